"""What has happened in Run & Trip, for programs that show it (R4: only what the viewer has seen stands in the events).

`["drew",seat,"8[5]"]` (of others `"8[?]"`), `["ran",seat,card,token]`, `["laid",seat,card]` (for the trip that
follows), `["tripped",seat,token,sum]`, `["moved",token,from,to]` (by the run or the trip before),
`["pushed",token,from,to]` (by the token of the event before), `["turned_up",number]` (on top of the deck). Every step
is an event of its own: a token that is pushed and then goes forward has two.

A token is its index over all tokens: that of its player or, where a side has two, twice its side and 1 more for b.
"""

#: The kinds of events, from 1 on.
NAMES = ("drew", "ran", "tripped", "laid", "moved", "pushed", "turned_up")

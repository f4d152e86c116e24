"""What has happened in Triggs, for programs that show it (T16: only what the viewer has seen stands in the events).

`["drew",seat,card,pile]` (a card others may not see is null), `["discarded",seat,card,"discard" or "box"]`,
`["formed",seat,[11]]` or `["formed",seat,[7,4]]`, `["crossed",seat,row,extra]` (whether it was the extra cross),
`["filled",seat,row]`, `["refilled",pile,cards]` (how many), `["turned_up",pile,card]`, `["removed",pile,card]` (an
obsolete card goes to the box), `["emptied",seat]` (no cards left), `["won",seat]`. Cards and rows are 1 to 12, piles
`left`, `centre`, `right`.
"""

#: The kinds of events, from 1 on.
NAMES = ("drew", "discarded", "formed", "crossed", "filled", "refilled", "turned_up", "removed", "emptied", "won")

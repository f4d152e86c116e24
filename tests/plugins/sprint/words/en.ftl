sprint-name = Sprint
sprint-option-goal = Sprint: how far it is to the goal
sprint-tell-ran = { $player } runs { $card } to { $square }.
sprint-tell-knocked = { $player } is knocked back to the start.
sprint-terminal-help = Type go and a card from your hand, for example go 4.
sprint-terminal-rules = Play a card and run that far. Who arrives where you stand knocks you back to the start.

# Den anderen folgen: was geschah, wie schnell, und was für jemanden gespielt wurde.

table-story-more = + { $count } weitere
table-again = Noch einmal
table-again-what = Noch einmal zeigen, was seit deinem letzten Zug geschah
table-late-you = Deine Zeit war um: Der Zug wurde für dich gespielt.
table-late = Die Zeit von { $name } war um: Ein Bot hat den Zug gespielt.
table-late-turn = Die Zeit war um.
table-sound = Ton
table-speed = Tempo
table-speed-slow = langsam
table-speed-normal = normal
table-speed-fast = schnell
table-speed-once = sofort
table-seat-gave-up = hat aufgegeben

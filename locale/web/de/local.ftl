# Eine Partie auf diesem Gerät

local-here = Diese Partie liegt nur auf diesem Gerät.
local-put = Auf den Server legen
local-put-done = Jetzt hat sie eine Adresse für alle:

# What can be asked of the coach at a table; what it answers is in coach.ftl.
coach-ask-hint = Tipp
coach-tutor = Vor groben Fehlern warnen
coach-tutor-short = Warnen
coach-bar = Chancen zeigen
coach-bar-short = Chancen
coach-no-module = Tipps und Warnungen rechnet dieser Browser selbst aus; was er dazu braucht, ließ sich nicht laden.

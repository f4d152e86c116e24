# Was jemand für sich selbst wählt.

settings-kept = Änderungen gelten sofort und bleiben auf diesem Gerät gespeichert.
settings-name = Dein Name
settings-name-why = Den sehen die anderen am Tisch.
settings-language = Sprache
settings-theme = Hell oder dunkel
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegung
settings-motion-system = Wie das Gerät
settings-motion-on = Karten und Figuren bewegen sich
settings-motion-off = Nichts bewegt sich
settings-sound = Ton
settings-sound-off = Aus
settings-sound-on = Stift und Karten

# Ciò che ognuno sceglie per sé.

settings-kept = Ogni scelta vale subito e resta salvata su questo dispositivo.
settings-name = Il tuo nome
settings-name-why = È quello che vedono gli altri al tavolo.
settings-language = Lingua
settings-theme = Chiaro o scuro
settings-theme-system = Come il sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-motion = Movimento
settings-motion-system = Come il sistema
settings-motion-on = Carte e pedine si muovono
settings-motion-off = Niente si muove
settings-sound = Suono
settings-sound-off = Silenzioso
settings-sound-on = Si sentono la matita e le carte

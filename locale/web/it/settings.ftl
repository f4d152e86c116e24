# Ciò che ognuno sceglie per sé.

settings-kept = Le modifiche valgono subito e restano salvate su questo dispositivo.
settings-name = Il tuo nome
settings-name-why = È quello che vedono gli altri al tavolo.
settings-language = Lingua
settings-theme = Chiaro o scuro
settings-theme-system = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-motion = Movimento
settings-motion-system = Come il dispositivo
settings-motion-on = Carte e pedine si muovono
settings-motion-off = Niente si muove
settings-sound = Suono
settings-sound-off = No
settings-sound-on = Matita e carte

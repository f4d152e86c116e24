# Lo que cada uno elige para sí.

settings-kept = Los cambios se aplican al momento y se guardan en este dispositivo.
settings-name = Tu nombre
settings-name-why = Es lo que ven los demás en la mesa.
settings-language = Idioma
settings-theme = Claro u oscuro
settings-theme-system = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-motion = Movimiento
settings-motion-system = Como el dispositivo
settings-motion-on = Cartas y fichas se mueven
settings-motion-off = Nada se mueve
settings-sound = Sonido
settings-sound-off = No
settings-sound-on = Lápiz y cartas

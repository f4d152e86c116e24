# Lo que cada uno elige para sí.

settings-kept = Todo se aplica al momento y se guarda en este dispositivo.
settings-name = Tu nombre
settings-name-why = Es lo que ven los demás en la mesa.
settings-language = Idioma
settings-theme = Claro u oscuro
settings-theme-system = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-motion = Movimiento
settings-motion-system = Como el sistema
settings-motion-on = Cartas y fichas se mueven
settings-motion-off = Nada se mueve
settings-sound = Sonido
settings-sound-off = En silencio
settings-sound-on = Se oyen el lápiz y las cartas

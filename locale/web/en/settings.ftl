# What somebody chooses for themselves.

settings-kept = Everything takes effect at once and is remembered on this device.
settings-name = Your name
settings-name-why = This is what others see at the table.
settings-language = Language
settings-theme = Light or dark
settings-theme-system = Like the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-system = Like the system
settings-motion-on = Cards and tokens move
settings-motion-off = Nothing moves
settings-sound = Sound
settings-sound-off = Silent
settings-sound-on = Pencil and cards can be heard

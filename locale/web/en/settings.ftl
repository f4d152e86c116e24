# What somebody chooses for themselves.

settings-kept = Changes apply at once and are remembered on this device.
settings-name = Your name
settings-name-why = This is what others see at the table.
settings-language = Language
settings-theme = Light or dark
settings-theme-system = Same as the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-system = Same as the device
settings-motion-on = Cards and tokens move
settings-motion-off = Nothing moves
settings-sound = Sound
settings-sound-off = Off
settings-sound-on = Pencil and cards

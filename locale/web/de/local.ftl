# Eine Partie auf diesem Gerät

local-here = Diese Partie liegt nur auf diesem Gerät.
local-put = Auf den Server legen
local-put-done = Jetzt hat sie eine Adresse für alle:

# Una partida en este dispositivo

local-here = Esta partida está solo en este dispositivo.
local-put = Ponerla en el servidor
local-put-done = Ahora tiene una dirección para todos:

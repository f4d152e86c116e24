# Una partita su questo dispositivo

local-here = Questa partita è solo su questo dispositivo.
local-put = Mettila sul server
local-put-done = Ora ha un indirizzo per tutti:

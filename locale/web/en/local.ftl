# A game on this device

local-here = This game is only on this device.
local-put = Put it on the server
local-put-done = Now it has an address for everyone:

# Una partida en este dispositivo

local-here = Esta partida está solo en este dispositivo.
local-put = Ponerla en el servidor
local-put-done = Ahora tiene una dirección para todos:

# What can be asked of the coach at a table; what it answers is in coach.ftl.
coach-ask-hint = Consejo
coach-tutor = Avísame antes de un error grave
coach-tutor-short = Avisar
coach-bar = Ver las posibilidades
coach-bar-short = Posibilidades
coach-no-module = Los consejos y avisos los calcula este navegador, que no pudo cargar lo que necesita para ello.

# Una partita su questo dispositivo

local-here = Questa partita è solo su questo dispositivo.
local-put = Mettila sul server
local-put-done = Ora ha un indirizzo per tutti:

# What can be asked of the coach at a table; what it answers is in coach.ftl.
coach-ask-hint = Suggerimento
coach-tutor = Avvisami prima di un errore grave
coach-tutor-short = Avvisami
coach-bar = Mostra le probabilità
coach-bar-short = Probabilità
coach-no-module = Suggerimenti e avvisi li calcola questo browser, che non è riuscito a caricare ciò che gli serve.

# Imparare a giocare: una prima partita guidata per ogni gioco.

learn-title = Impara a giocare
learn-about = Un’idea alla volta. Giochi davvero fin dal primo passo e niente può andare storto.
learn-game = Impara { $game }
learn-start = Inizia
learn-resume = Riprendi dal passo { $step }
learn-finished = Fatto. Rigioca la lezione
learn-length = { $count } passi
learn-step = Passo { $step } di { $count }
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta
learn-again = Riprova
learn-restart = Ricomincia questo passo
learn-show = Mostrami come
learn-well-done = Ben fatto!
learn-not-yet = Non ancora.
learn-rules = Leggi le regole
learn-other-game = Impara anche { $game }
learn-end-title = Non ti serve altro
learn-play = Ora gioca una partita intera contro un bot
learn-first-step = Ricomincia dal passo 1
learn-part = Un’altra lezione: { $part }

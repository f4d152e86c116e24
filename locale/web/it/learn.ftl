# Imparare a giocare: una prima partita guidata per ogni gioco.

learn-title = Impara a giocare
learn-about = Passo dopo passo, un’idea alla volta. Giochi al tavolo vero e niente può andare storto.
learn-game = Impara { $game }
learn-start = Inizia
learn-resume = Riprendi dal passo { $step }
learn-finished = Fatto. Rigiocalo
learn-length = { $count } passi
learn-step = Passo { $step } di { $count }
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta
learn-again = Riprova
learn-restart = Ricomincia questo passo
learn-show = Mostrami come
learn-well-done = Ben fatto!
learn-not-yet = Non proprio.
learn-rules = Leggi le regole
learn-other-game = Impara anche { $game }
learn-end-title = Non serve altro
learn-play = Ora gioca una partita intera contro un bot
learn-first-step = Ricomincia dal passo 1

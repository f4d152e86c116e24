# Le regole: ciò che sta attorno a quelle di un gioco, che hanno un file proprio. T1 … e R1 … sono i numeri dei chiarimenti.

rules-title = Regole
rules-about = I due giochi per intero, con un numero per ogni chiarimento, così ogni discussione al tavolo si risolve.
rules-read = Regole di { $game }
rules-contents = In questa pagina
rules-link = Link a «{ $title }»
rules-ruling = Chiarimento { $ruling }
rules-learn = Impara giocando
rules-print = Stampa le regole
rules-other = Vai alle regole di { $game }

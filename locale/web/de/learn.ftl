# Spielen lernen: eine begleitete erste Partie für jedes Spiel.

learn-title = Spielen lernen
learn-about = Ein paar Minuten pro Spiel, immer nur eine Idee auf einmal. Du spielst am echten Tisch, und schiefgehen kann nichts.
learn-game = { $game ->
    [triggs] Triggs lernen
   *[runtrip] Run & Trip lernen
  }
learn-pitch-triggs = Kreuze deine ganze Tabelle an, bevor es die anderen tun: mit Karten, mit Summen und mit Kettenreaktionen.
learn-pitch-runtrip = Lauf bis Feld 100 und stell allen ein Bein, deren Feld du mit deinen Karten genau triffst.
learn-start = Anfangen
learn-resume = Weiter mit Schritt { $step }
learn-finished = Geschafft. Noch einmal spielen
learn-length = { $count } Schritte
learn-step = Schritt { $step } von { $count }
learn-back = Zurück
learn-next = Weiter
learn-skip = Überspringen
learn-again = Noch einmal versuchen
learn-restart = Schritt von vorn
learn-show = Zeig’s mir
learn-well-done = Gut gemacht!
learn-not-yet = Noch nicht ganz.
learn-rules = Regeln lesen
learn-other-game = { $game ->
    [triggs] Auch Triggs lernen
   *[runtrip] Auch Run & Trip lernen
  }
learn-end-title = Mehr brauchst du nicht
learn-end-triggs = Jetzt kennst du alles, worauf es bei Triggs ankommt. Der Rest ist Gespür: Karten sammeln oder die Hand schnell leer spielen?
learn-end-runtrip = Jetzt kennst du alles, worauf es bei Run & Trip ankommt. Der Rest ist ein gutes Auge: Wem kannst du ein Bein stellen, und wer dir?
learn-play = Jetzt eine ganze Partie gegen einen Bot spielen
learn-first-step = Noch einmal ab Schritt 1

## Was stattdessen gespielt wurde

learn-other-draw = Du hast Karten gezogen. Das ist erlaubt, aber nicht ganz das, worum es in diesem Schritt geht.
learn-other-discard = Du hast abgeworfen. Das ist erlaubt, aber nicht ganz das, worum es in diesem Schritt geht.
learn-other-form = Das war richtig angekreuzt, aber nicht ganz das, worum es in diesem Schritt geht.
learn-other-run = Du bist gelaufen. Das ist erlaubt, aber nicht ganz das, worum es in diesem Schritt geht.
learn-other-trip = Das Bein war richtig gestellt, aber nicht ganz so, wie es in diesem Schritt gedacht ist.

## Hinweise: was als Nächstes zu tun ist

learn-hint-draw = Nimm die oberste Karte { $pile ->
    [left] des linken Stapels
    [right] des rechten Stapels
   *[centre] des mittleren Stapels
  }.
learn-hint-discard = Wähle deine { $count } Karten mit der Zahl { $value } und wirf sie ab.
learn-hint-form = Wähle die { $value }er-Reihe und bilde die Zahl aus { $cards }.
learn-hint-stop = Hör hier auf.
learn-hint-extra = Mach das Extrakreuz in der { $row }er-Reihe.
learn-hint-run = Lauf mit deiner { $card }.
learn-hint-run-token = Lauf mit deiner { $card } und zieh Figur { $token }.
learn-hint-trip = Wähle { $name } und stell mit { $cards } ein Bein.
learn-hint-end = Beende deinen Zug.

## Triggs

learn-triggs-one-card = Eine Karte, ein Kreuz
learn-triggs-one-card-text = Das ist deine Tabelle: zwölf Reihen mit Feldern. Wer zuerst alle angekreuzt hat, gewinnt. Du hast eine 7, also kreuze eine 7 an.
learn-triggs-one-card-done = Die 7 liegt jetzt auf dem Ablagestapel, und deine 7er-Reihe hat ihr erstes Kreuz.
learn-triggs-two-cards = Zwei Karten als Summe
learn-triggs-two-cards-text = Eine 11 hast du nicht, aber 7 und 4 ergeben 11. Kreuze eine 11 mit zwei Karten an.
learn-triggs-two-cards-done = Eine Karte oder zwei, die zusammen die Zahl ergeben; drei sind nie erlaubt.
learn-triggs-several = Mehrere Kreuze in einem Zug
learn-triggs-several-text = In einem Zug darfst du dieselbe Zahl so oft bilden, wie du kannst. In deiner Hand stecken vier 11en: Finde sie alle.
learn-triggs-several-done = Vier Kreuze in einem Zug. Darum kann es sich lohnen, Karten zu sammeln.
learn-triggs-draw = Karten ziehen
learn-triggs-draw-text = Statt anzukreuzen darfst du zwei Karten ziehen, eine nach der anderen. Nimm zuerst die 4 links und sieh nach, was darunter liegt, bevor du weiter wählst.
learn-triggs-draw-done = Die zweite Karte wählst du immer erst, wenn du die erste kennst. Mehr als zehn Karten darfst du nicht haben.
learn-triggs-discard = Abwerfen
learn-triggs-discard-text = Deine 12er-Reihe ist voll, 12en nützen dir nichts mehr. Wirf beide auf einmal ab: so viele Karten du willst, aber alle mit derselben Zahl.
learn-triggs-discard-done = Ziehen, abwerfen oder ankreuzen: Ein Zug ist genau eines von den dreien.
learn-triggs-extra = Das Extrakreuz
learn-triggs-extra-text = In der 7er-Reihe ist nur noch ein Feld frei. Kreuze es an: Eine volle Reihe bringt dir ein Extrakreuz in einer anderen Reihe, ganz ohne Karte.
learn-triggs-extra-done = Ein Kreuz geschenkt! Ein Extrakreuz musst du sofort machen, aber die Reihe suchst du dir aus.
learn-triggs-chain = Kettenreaktion
learn-triggs-chain-text = Füllt ein Extrakreuz eine Reihe, bekommst du gleich noch eines. Mach die 10er-Reihe voll und lass die Kette durch die 8er- und die 5er-Reihe laufen.
learn-triggs-chain-done = Eine Karte, vier Kreuze! Eine Kette hat kein Limit: Reihen mit nur einem freien Feld sind Gold wert.
learn-triggs-empty = Die leere Hand
learn-triggs-empty-text = Kreuze mit allen drei Karten zwei 6en an. Eine leere Hand ist eine gute Nachricht: Du bekommst sofort fünf neue Karten.
learn-triggs-empty-done = Fünf Karten geschenkt. Sie selbst zu ziehen hätte drei Züge gekostet.
learn-triggs-win = Gewinnen
learn-triggs-win-text = Zwei Felder sind noch frei: eines in der 4er-Reihe und eines in der 9er-Reihe. Du hast eine 3 und eine 1. Gewinne!
learn-triggs-win-done = Deine Tabelle ist voll, und genau in diesem Moment gewinnst du.

## Run & Trip

learn-runtrip-run = Laufen
learn-runtrip-run-text = Alle wollen auf Feld 100. Spiel eine Karte und lauf: Deine Figur geht so viele Felder vor, wie die Zahl angibt.
learn-runtrip-run-done = Am Ende deines Zugs ziehst du zwei Karten. Die anderen sehen die Zahlen deiner Karten, aber nicht die Symbole.
learn-runtrip-symbols = Symbole und Beinstellen
learn-runtrip-symbols-text = Ein Feld zeigt die Primfaktoren seiner Zahl als Formen: Feld 5 zeigt ein Fünfeck, mit fünf Ecken. Dort steht Spieler 2, und du hast eine Karte mit genau diesem Symbol: Stell ihm ein Bein!
learn-runtrip-symbols-done = Spieler 2 musste zurück zum Start, und du gingst um 6 vor. Auf dem Start, der 1 und der 100 gibt es keine Symbole: Dort ist jede Figur sicher.
learn-runtrip-two-cards = Mit mehreren Karten
learn-runtrip-two-cards-text = Feld 12 ist 2 × 2 × 3, also zeigt es zwei Linsen und ein Dreieck. Leg Karten zusammen, die genau das zeigen, nicht mehr und nicht weniger.
learn-runtrip-two-cards-done = 3 und 4 sind 7: Spieler 2 geht um 7 zurück, du gehst um 7 vor.
learn-runtrip-sum = Die Summe zählt
learn-runtrip-sum-text = Spieler 2 steht auf der 15, das ist 3 × 5. Du kannst sie auf zwei Arten treffen: Nimm die, die dich am weitesten bringt.
learn-runtrip-sum-done = 13 statt 3: mehr Karten, mehr Schritte. Dafür ist deine Hand jetzt kleiner.
learn-runtrip-push = Zurückschieben
learn-runtrip-push-text = Auf ein Feld passt nur eine Figur. Lauf genau auf das Feld von Spieler 2 und sieh, was passiert.
learn-runtrip-push-done = Spieler 2 wurde auf die 39 geschoben. Hätte dort jemand gestanden, wäre diese Figur weiter auf die 38 geschoben worden.
learn-runtrip-again = Noch einmal
learn-runtrip-again-text = Wer ein Bein gestellt hat, darf das gleich wieder tun, so oft es geht, aber nicht mehr laufen. Stell Spieler 2 auf der 12 ein Bein und dann noch einmal dort, wo er landet.
learn-runtrip-again-done = Zweimal in einem Zug, und Spieler 3 wurde nebenbei geschoben. So schmilzt ein Vorsprung.
learn-runtrip-hundred = Genau 100
learn-runtrip-hundred-text = Über die 100 hinaus geht niemand: Bei einer zu großen Zahl bleibt deine Figur stehen. Erreiche genau die 100.
learn-runtrip-hundred-done = Die erste Figur auf der 100 beendet das Spiel, und du bist am weitesten vorn: gewonnen.
learn-runtrip-two-tokens = Zwei Figuren
learn-runtrip-two-tokens-text = Für Fortgeschrittene: Alle haben zwei Figuren, und es zählt nur die hintere. Auf die 100 darfst du nur, wenn du damit gewinnst. Bring erst Figur b an der hinteren von Spieler 2 vorbei, dann geh mit Figur a ins Ziel.
learn-runtrip-two-tokens-done = Deine hintere Figur auf 71 stand vor der von Spieler 2 auf 65. Darum durfte Figur a auf die 100, und du gewinnst.

# Die Lektion von Triggs.

learn-triggs-pitch = Kreuze deinen ganzen Zettel an, bevor es die anderen tun: mit Karten, mit Summen und mit Kettenreaktionen.
learn-triggs-end = Jetzt kennst du alles, worauf es bei Triggs ankommt. Der Rest ist Gespür: Karten sammeln oder die Hand rasch leer spielen?
learn-triggs-other-draw = Du hast Karten gezogen. Das ist erlaubt, aber nicht ganz das, worum es in diesem Schritt geht.
learn-triggs-other-discard = Du hast abgeworfen. Das ist erlaubt, aber nicht ganz das, worum es in diesem Schritt geht.
learn-triggs-other-form = Das war richtig angekreuzt, aber nicht ganz das, worum es in diesem Schritt geht.
learn-triggs-hint-draw = Nimm die oberste Karte { $pile ->
    [left] des linken Stapels
    [right] des rechten Stapels
   *[centre] des mittleren Stapels
  }.
learn-triggs-hint-discard = Wähle deine { $count } Karten mit der Zahl { $value } und wirf sie ab.
learn-triggs-hint-form = Wähle die { $value }er-Reihe und bilde die Zahl aus { $cards }.
learn-triggs-hint-stop = Hör hier auf.
learn-triggs-hint-extra = Mach das Extrakreuz in der { $row }er-Reihe.
learn-triggs-one-card = Eine Karte, ein Kreuz
learn-triggs-one-card-text = Das ist dein Zettel: zwölf Reihen mit Kästchen. Wer zuerst alle angekreuzt hat, gewinnt. Du hast eine 7, also kreuze eine 7 an.
learn-triggs-one-card-done = Die 7 liegt jetzt auf dem Ablagestapel, und deine 7er-Reihe hat ihr erstes Kreuz.
learn-triggs-two-cards = Zwei Karten als Summe
learn-triggs-two-cards-text = Eine 11 hast du nicht, aber 7 und 4 ergeben 11. Kreuze eine 11 mit zwei Karten an.
learn-triggs-two-cards-done = Eine Karte oder zwei, die zusammen die Zahl ergeben; drei sind nie erlaubt.
learn-triggs-several = Mehrere Kreuze in einem Zug
learn-triggs-several-text = In einem Zug darfst du dieselbe Zahl so oft bilden, wie du kannst. Deine Karten reichen für viermal die 11: Finde alle vier.
learn-triggs-several-done = Vier Kreuze in einem Zug. Darum kann es sich lohnen, Karten zu sammeln.
learn-triggs-draw = Karten ziehen
learn-triggs-draw-text = Statt anzukreuzen darfst du zwei Karten ziehen, eine nach der anderen. Nimm zuerst die 4 links und sieh nach, was darunter liegt, bevor du weiter wählst.
learn-triggs-draw-done = Die zweite Karte wählst du immer erst, wenn du die erste kennst. Mehr als zehn Karten darfst du nicht haben.
learn-triggs-discard = Abwerfen
learn-triggs-discard-text = Deine 12er-Reihe ist voll, Zwölfer nützen dir nichts mehr. Wirf beide auf einmal ab: so viele Karten, wie du willst, aber alle mit derselben Zahl.
learn-triggs-discard-done = Ziehen, abwerfen oder ankreuzen: Ein Zug ist genau eines von den dreien.
learn-triggs-extra = Das Extrakreuz
learn-triggs-extra-text = In der 7er-Reihe ist nur noch ein Kästchen frei. Kreuze es an: Eine volle Reihe bringt dir ein Extrakreuz in einer anderen Reihe, ganz ohne Karte.
learn-triggs-extra-done = Ein Kreuz geschenkt! Ein Extrakreuz musst du sofort machen, aber die Reihe suchst du dir aus.
learn-triggs-chain = Kettenreaktion
learn-triggs-chain-text = Füllt ein Extrakreuz eine Reihe, bekommst du gleich noch eines. Mach die 10er-Reihe voll und lass die Kette durch die 8er- und die 5er-Reihe laufen.
learn-triggs-chain-done = Eine Karte, vier Kreuze! Eine Kette hat kein Limit: Reihen mit nur einem freien Kästchen sind Gold wert.
learn-triggs-save = Karten für eine Kette aufheben
learn-triggs-save-text = In der 8er-Reihe ist noch ein Kästchen frei, und du hast eine 8. Heb sie auf! Kreuze erst eine 5 an: Dann fehlt auch der 5er-Reihe nur noch ein Kreuz. Danach startet deine 8 eine Kette.
learn-triggs-save-done = Ein Zug Geduld, und eine einzige 8 brachte drei Kreuze. Wer die richtige Karte aufhebt, bis mehrere Reihen fast voll sind, bekommt die längsten Ketten.
learn-triggs-empty = Die leere Hand
learn-triggs-empty-text = Kreuze mit allen drei Karten zwei Sechsen an. Eine leere Hand ist eine gute Nachricht: Du bekommst sofort fünf neue Karten.
learn-triggs-empty-done = Fünf Karten geschenkt. Sie selbst zu ziehen hätte drei Züge gekostet.
learn-triggs-win = Gewinnen
learn-triggs-win-text = Zwei Kästchen sind noch frei: eines in der 4er-Reihe und eines in der 9er-Reihe. Du hast eine 3 und eine 1. Gewinne!
learn-triggs-win-done = Dein Zettel ist voll, und genau in diesem Moment gewinnst du.

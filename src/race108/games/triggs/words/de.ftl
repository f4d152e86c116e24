# Triggs auf Deutsch.

triggs-name = Triggs
pile-left = links
pile-centre = in der Mitte
pile-right = rechts

## Was bei Triggs geschieht

a-value = eine { $value }
many-values = { $many } { $value ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
    [6] Sechsen
    [7] Siebenen
    [8] Achten
    [9] Neunen
    [10] Zehnen
    [11] Elfer
   *[12] Zwölfer
  }
drawn-card = eine { $value } vom Stapel { $pile }
drawn-hidden = eine Karte vom Stapel { $pile }
tell-draw = { $who ->
    [you] Du ziehst { $card }.
   *[other] { $player } zieht { $card }.
  }
tell-draw-two = { $who ->
    [you] Du ziehst { $card } und { $second }.
   *[other] { $player } zieht { $card } und { $second }.
  }
tell-discard = { $who ->
    [you] { $count ->
        [1] Du wirfst { $one } ab.
       *[other] Du wirfst { $many } ab.
      }
   *[other] { $count ->
        [1] { $player } wirft { $one } ab.
       *[other] { $player } wirft { $many } ab.
      }
  }
tell-discard-box = { $who ->
    [you] { $count ->
        [1] Du legst { $one } zurück in die Schachtel.
       *[other] Du legst { $many } zurück in die Schachtel.
      }
   *[other] { $count ->
        [1] { $player } legt { $one } zurück in die Schachtel.
       *[other] { $player } legt { $many } zurück in die Schachtel.
      }
  }
tell-cross = { $who ->
    [you] { $count ->
        [1] Du kreuzt { $one } an ({ $cards }).
       *[other] Du kreuzt { $many } an ({ $cards }).
      }
   *[other] { $count ->
        [1] { $player } kreuzt { $one } an ({ $cards }).
       *[other] { $player } kreuzt { $many } an ({ $cards }).
      }
  }
tell-cross-fill = { $who ->
    [you] { $count ->
        [1] Du kreuzt { $one } an ({ $cards }) und füllst die Reihe.
       *[other] Du kreuzt { $many } an ({ $cards }) und füllst die Reihe.
      }
   *[other] { $count ->
        [1] { $player } kreuzt { $one } an ({ $cards }) und füllt die Reihe.
       *[other] { $player } kreuzt { $many } an ({ $cards }) und füllt die Reihe.
      }
  }
tell-extra = { $who ->
    [you] Du machst das Extrakreuz in der { $row }er-Reihe.
   *[other] { $player } macht das Extrakreuz in der { $row }er-Reihe.
  }
tell-extra-fill = { $who ->
    [you] Du machst das Extrakreuz in der { $row }er-Reihe und füllst sie.
   *[other] { $player } macht das Extrakreuz in der { $row }er-Reihe und füllt sie.
  }
tell-emptied = { $who ->
    [you] Du hast keine Karten mehr und ziehst neue vom Stapel in der Mitte.
   *[other] { $player } hat keine Karten mehr und zieht neue vom Stapel in der Mitte.
  }
tell-emptied-none = { $who ->
    [you] Du hast keine Karten mehr, und in der Mitte gibt es keine zu ziehen.
   *[other] { $player } hat keine Karten mehr, und in der Mitte gibt es keine zu ziehen.
  }
tell-emptied-seen = { $who ->
    [you] Du hast keine Karten mehr und ziehst { $cards } vom Stapel in der Mitte.
   *[other] { $player } hat keine Karten mehr und zieht { $cards } vom Stapel in der Mitte.
  }
tell-refill = { $count ->
    [1] Der Stapel { $pile } wird mit einer Karte aufgefüllt.
   *[other] Der Stapel { $pile } wird mit { $count } Karten aufgefüllt.
  }
tell-removed = Die { $value } auf dem Stapel { $pile } kommt zurück in die Schachtel.
tell-won = { $who ->
    [you] Du hast alles angekreuzt und gewinnst!
   *[other] { $player } hat alles angekreuzt und gewinnt!
  }

## Züge, die nicht gehen

triggs-unreadable = „{ $text }“ ist kein Zug: Schreib draw L, discard 9x2, form 11=7+4, stop oder extra 9.
triggs-unknown-pile = Einen Stapel „{ $pile }“ gibt es nicht: Zieh von L (links), C (Mitte) oder R (rechts).
triggs-no-such-value = Eine { $value } gibt es in diesem Spiel nicht: Die Karten und Reihen gehen von 1 bis 12.
triggs-two-cards = Ein Wert wird aus einer Karte oder aus zwei Karten gebildet, nie aus mehr: Nimm weniger Karten.
triggs-second-card = Du hast eine Karte gezogen und musst noch eine zweite ziehen: Wähle L, C oder R.
triggs-extra-owed = Du hast eine Reihe gefüllt und musst noch ein Extrakreuz machen: Mach es in einer Reihe mit freiem Kästchen, zum Beispiel „extra 9“.
triggs-still-forming = Du kreuzt gerade die { $value } an: Bilde noch eine { $value } oder hör auf (stop).
triggs-hand-full = Du hast zehn Karten auf der Hand, mehr sind nicht erlaubt, also kannst du nicht ziehen: Wirf ab oder kreuze an.
triggs-pile-empty = Stapel { $pile } ist leer: Zieh von einem anderen.
triggs-discard-none = Wirf mindestens eine Karte ab, alle mit derselben Zahl, zum Beispiel „discard 9x2“.
triggs-discard-one-value = Wirf nur Karten mit derselben Zahl ab, zum Beispiel „discard 9x2“.
triggs-discard-too-many = Du hast { $held ->
    [0] keine { $value }
    [1] nur eine { $value }
   *[other] nur { $held } Karten mit der Zahl { $value }
  } auf der Hand: Wirf Karten ab, die du hast, alle mit derselben Zahl.
triggs-one-value = In einem Zug kreuzt du nur einen Wert an, und du hast mit der { $value } angefangen: Bilde noch eine { $value } oder hör auf (stop).
triggs-row-full = Deine { $value }er-Reihe ist voll: Wähle eine Reihe mit freiem Kästchen.
triggs-wrong-sum = { $cards } ergibt { $sum }, nicht { $value }: Die Karten müssen zusammen den Wert ergeben, den du ankreuzt.
triggs-card-missing = Du hast { $needed ->
    [1] keine Karte
   *[other] keine { $needed } Karten
  } mit der Zahl { $value } auf der Hand: Bilde den Wert aus Karten, die du hast.
triggs-cannot-form = Aus einer oder zwei deiner Karten lässt sich keine { $value } bilden: Wähle einen anderen Wert, zieh oder wirf ab.
triggs-nothing-to-stop = Es gibt nichts zu beenden: Zieh, wirf ab oder kreuze an.
triggs-no-extra-owed = Du hast gerade kein Extrakreuz: Das bekommst du nur, wenn du eine Reihe füllst.

# Warum etwas jetzt nicht geht, in einer Zeile
triggs-why-row-full = Die { $row }er-Reihe ist voll.
triggs-why-no-sum = { $value ->
    [1] Du hast keine 1.
   *[other] Du hast keine { $value } und auch keine zwei Karten, die zusammen { $value } ergeben.
  }
triggs-why-pile-empty = Der Stapel { $pile } ist leer.
triggs-why-hand-full = Du hast schon zehn Karten, mehr darf niemand haben.
triggs-why-card = Du kreuzt gerade die { $value } an, und diese { $card } hilft dir dabei nicht.
triggs-why-no-card = Du hast keine { $value }.
triggs-why-second = Zieh zuerst deine zweite Karte.
triggs-why-extra = Mach zuerst dein Extrakreuz: Wähle eine Reihe.
triggs-why-forming = Du kreuzt gerade die { $value } an: Mach damit weiter oder hör auf.

## Optionen und Startwerte

triggs-bad-rows = Die Option rows muss eine Liste von 12 Zahlen sein (die Kästchen jeder Reihe), jede von 1 bis 9.

## Stellungen

triggs-position-crosses = Die { $row }er-Reihe von Spieler { $player } muss 0 bis { $boxes } Kreuze haben.
triggs-position-too-many = Hier sind { $count } Karten mit der Zahl { $value }, im Spiel gibt es aber nur { $copies }.
triggs-position-missing = Jede Karte muss irgendwo sein; diese fehlen: { $cards }.
triggs-position-box = In die Schachtel kommen nur Karten, die niemand mehr braucht (Zwölfer, sobald alle 12er-Reihen voll sind, danach Elfer), keine { $value }.
triggs-position-hand = Spieler { $player } hat { $count } Karten auf der Hand, das Limit ist aber zehn.
triggs-position-no-value = „value“ muss null sein, außer in der Phase „form“.
triggs-position-value = In der Phase „form“ muss „value“ sagen, welche Zahl von 1 bis 12 gerade gebildet wird.
triggs-position-full = Der Zettel von Spieler { $player } ist voll, also muss die Phase „over“ sein.
triggs-position-not-over = Die Phase ist nur dann „over“, wenn genau ein Zettel voll ist.
triggs-position-draw = In der Phase „draw“ hat, wer am Zug ist, 1 bis 9 Karten, nicht { $cards }.
triggs-position-form = Zur Phase „form“ gehören ein Kreuz in der { $value }er-Reihe, ein freies Kästchen dort und Karten, mit denen sich noch eine { $value } bilden lässt.
triggs-position-extra = In der Phase „extra“ muss, wer am Zug ist, eine volle Reihe auf dem Zettel haben.

## Die Befehlszeile

triggs-option-rows = Triggs: die Kästchen der Reihen 1 bis 12 deines eigenen Zettels, zum Beispiel 2,2,2,3,3,3,4,4,4,4,5,5
triggs-option-refill = Triggs: nur leere Stapel auffüllen (emptied) oder alle zugleich (all)

## Im Terminal

terminal-box = in der Schachtel: { $count }
terminal-free-boxes = Freie Kästchen
terminal-triggs-act = Du bist dran: Zieh, kreuze einen Wert an oder wirf Karten eines Werts ab.
terminal-triggs-draw = Zieh jetzt deine zweite Karte.
terminal-triggs-form = Du kreuzt die { $value } an: Mach weiter oder hör auf.
terminal-triggs-extra = Die Reihe ist voll! Mach ein Extrakreuz in einer anderen Reihe.
terminal-do-draw = Ziehen
terminal-do-form = Ankreuzen
terminal-do-extra = Extrakreuz
terminal-do-stop = Aufhören
terminal-do-discard = Abwerfen
terminal-row = { $row }er-Reihe
terminal-stop = keine weiteren Kreuze
triggs-terminal-help = Tipp die Nummer ein, die vor einem Zug steht, oder den Zug selbst: draw L (ziehen), form 11=7+4 (ankreuzen), discard 9x2 (abwerfen), stop (aufhören), extra 9 (Extrakreuz).
triggs-terminal-rules =
    Es gewinnt, wer zuerst alle Kästchen auf dem eigenen Zettel angekreuzt hat.
    Wenn du dran bist, tust du genau eins von dreien:
    – Ziehen: zwei Karten, eine nach der anderen, von beliebigen Stapeln. Mehr als zehn Karten darfst du nicht haben; mit neun ziehst du nur eine.
    – Ankreuzen: Sag einen Wert an und bilde ihn, so oft du kannst und willst, jedes Mal aus einer Karte oder aus zwei Karten, die ihn zusammen ergeben. Jedes Mal machst du ein Kreuz in dieser Reihe.
    – Abwerfen: beliebig viele Karten eines Werts.
    Wer eine Reihe füllt, macht sofort und ohne Karte ein Extrakreuz in einer anderen Reihe. Füllt das wieder eine Reihe, gibt es noch eins und so weiter.
    Hast du nach dem Ankreuzen oder Abwerfen keine Karten mehr, ziehst du fünf vom Stapel in der Mitte.
    Ein leerer Stapel wird aus den abgelegten Karten aufgefüllt.
    Haben alle ihre 12er-Reihe gefüllt, kommen die 12er-Karten aus dem Spiel, danach ebenso die 11er-Karten.
triggs-terminal-refill-all = An diesem Tisch werden die anderen Stapel mit aufgefüllt, sobald einer leer ist.

## Studien

triggs-study-about = Wie sieht Triggs aus, wenn es gut gespielt wird? Hier saß auf jedem Platz ein Bot, der das Spiel in vielen Tausend Partien gegen sich selbst gelernt hat: zu zweit, zu dritt und zu viert, mit der anderen Art, die Stapel aufzufüllen, und mit anderen Zetteln.
triggs-study-refill = alle Stapel aufgefüllt
triggs-study-rows-two = jede Reihe 2 Kästchen
triggs-study-rows-four = jede Reihe 4 Kästchen
triggs-study-rows-short = Reihen mit 1 und 2 Kästchen
triggs-study-rows-reversed = Reihen umgekehrt
triggs-study-chains-title = Kettenreaktionen
triggs-study-chains-finding = { $label }: { $part } aller Kreuze sind Extrakreuze. Die längste Kette einer Partie hat im Schnitt { $mean } Extrakreuze, und in { $often } der Partien macht jemand fünf oder mehr in einem Zug.
triggs-study-chains-last = Wer gewinnt, macht im letzten Zug im Schnitt { $last } Kreuze. Die längste Kette überhaupt hatte { $most } Extrakreuze.
triggs-study-chains-caption = Die längste Kette jeder Partie: die meisten Extrakreuze, die jemand in einem Zug gemacht hat.
triggs-study-chains-alt = Diagramm: wie oft die längste Kette einer Partie wie viele Extrakreuze hat, nach Zahl der Spieler.
triggs-study-chains-x = Extrakreuze in der längsten Kette einer Partie
triggs-study-column-extra = Extra­kreuze
triggs-study-column-chain = Längste Kette
triggs-study-column-last = Kreuze im letzten Zug
triggs-study-column-boxes = Vorsprung (Kreuze)

## Drucken

triggs-print-sheets = Zettel für Triggs, vier auf jeder Seite
triggs-print-title = Triggs: Zettel
triggs-print-name = Name

## Der Trainer: welche Art Zug jetzt gut ist und warum einer besser ist als der andere

triggs-hint-draw = Nimm eine Karte, die du sehen kannst.
triggs-hint-draw-centre = Nimm eine unbekannte Karte aus der Mitte.
triggs-hint-discard = Wirf etwas ab.
triggs-hint-form = Kreuze etwas an.
triggs-hint-stop = Hör hier auf und behalte die Karten.
triggs-hint-extra = Überleg dir gut, in welche Reihe das Zusatzkreuz kommt.
triggs-reason-wins = Er füllt in diesem Zug den ganzen Zettel und gewinnt.
triggs-reason-fills = Er kann in diesem Zug die { $row }er-Reihe füllen, und eine volle Reihe bringt ein Zusatzkreuz.
triggs-reason-chain = Er kann eine Reihe füllen und damit eine Kette von { $count } Zusatzkreuzen auslösen.
triggs-reason-crosses = { $count ->
    [1] Er bringt sofort ein Kreuz in der { $row }er-Reihe.
   *[other] Er kann sofort { $count } Kreuze in der { $row }er-Reihe bringen.
  }
triggs-reason-more = Er kann in diesem Zug { $count } Kreuze bringen ({ $row }er-Reihe), der andere nur { $other }.
triggs-reason-stops = Wer aufhört, verschenkt ein weiteres Kreuz in der { $row }er-Reihe.
triggs-reason-takes = Die { $card } oben auf dem Stapel macht ein neues Kreuz in der { $row }er-Reihe möglich.
triggs-reason-prepares = Mit dieser Karte kann die Hand die { $row }er-Reihe in einem Zug füllen.
triggs-reason-spends = Der andere Zug verbraucht Karten, mit denen die Hand die { $row }er-Reihe füllen kann.
triggs-reason-nothing-new = Die { $card }, die der andere Zug nimmt, macht kein neues Kreuz möglich.
triggs-reason-denies = Er nimmt die { $card }, mit der { $player } eine Reihe füllen könnte.
triggs-reason-throws = Der andere Zug wirft eine { $card } ab, obwohl die { $card }er-Reihe noch offen ist.
triggs-reason-empties = Er spielt die letzten Karten der Hand, und dafür gibt es neue.
triggs-reason-full-hand = Ziehen füllt die Hand auf zehn Karten, und dann kann man nicht mehr ziehen.
triggs-reason-by-hand = In der { $row }er-Reihe kann die Hand selbst ein Kreuz machen, in der { $other }er-Reihe nicht.
triggs-reason-race = { $player } { $count ->
    [1] fehlt nur noch ein Kästchen
   *[other] fehlen nur noch { $count } Kästchen
  }: Jetzt zählen Kreuze.
triggs-reason-rid = Er wirft eine Karte ab ({ $card }), die in keine offene Reihe mehr passt.
triggs-reason-ready = Danach kann die Hand in { $count ->
    [1] einer Reihe
   *[other] { $count } Reihen
  } ein Kreuz machen, nach dem anderen Zug in { $other }.

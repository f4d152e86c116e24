# Der Tisch für Triggs.

## Die Zettel

triggs-your-sheet = Dein Zettel
triggs-sheet-of = Zettel von { $name }
triggs-progress = { $done } von { $all }
triggs-left = { $count ->
    [0] alles angekreuzt
    [1] noch 1 Kästchen
   *[other] noch { $count } Kästchen
  }
triggs-leads = in Führung
triggs-row = { $row }er-Reihe: { $crossed } von { $boxes } angekreuzt
triggs-row-full = { $row }er-Reihe: voll
triggs-row-extra = Extrakreuz in der { $row }er-Reihe, { $crossed } von { $boxes } angekreuzt

## Die Stapel

triggs-piles = Stapel
triggs-pile-left = links
# [Mitte] in den Nachrichten darunter ist der Text von triggs-pile-centre.
triggs-pile-centre = Mitte
triggs-pile-right = rechts
triggs-draw-up = Vom Stapel { $pile ->
    [Mitte] in der Mitte
   *[other] { $pile }
  } ziehen: oben { $top }, { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
  }
triggs-draw-down = Vom Stapel { $pile ->
    [Mitte] in der Mitte
   *[other] { $pile }
  } ziehen: verdeckt, { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
  }
triggs-lies-up = Stapel { $pile ->
    [Mitte] in der Mitte
   *[other] { $pile }
  }: oben { $top }, { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
  }
triggs-lies-down = Stapel { $pile ->
    [Mitte] in der Mitte
   *[other] { $pile }
  }: verdeckt, { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
  }
triggs-lies-empty = Stapel { $pile ->
    [Mitte] in der Mitte
   *[other] { $pile }
  }: leer
triggs-discards = Ablage
triggs-box = Schachtel

## Die Hand und die anderen

triggs-hand = Deine Karten
triggs-card = Karte { $value }
triggs-no-cards = keine Karten
triggs-cards = { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
  }
triggs-others = Die anderen
triggs-players = Spieler
triggs-show-sheet = { $name }: { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
  }, { $done } von { $all } angekreuzt. Zettel zeigen
triggs-on-turn = am Zug
triggs-hand-of = Karten von { $name }: { $cards }

## Was zu tun ist

triggs-act = { $draw ->
    [two] Du bist dran: Zieh zwei Karten, kreuze eine Zahl an oder wirf ab.
    [one] Du bist dran: Zieh eine Karte, kreuze eine Zahl an oder wirf ab.
   *[none] Du bist dran: Kreuze eine Zahl an oder wirf ab. Ziehen kannst du jetzt nicht.
  }
triggs-second = Zieh jetzt deine zweite Karte.
triggs-extra = Reihe voll! Tipp die Reihe an, die dein Extrakreuz bekommt.
triggs-turn-of = { $name } ist am Zug.
triggs-won = { $name } gewinnt!
triggs-over = Die Partie ist zu Ende.
triggs-forming = { $row }er-Reihe
triggs-ways = So lässt sich die { $row } bilden
triggs-no-way = Wähle mindestens eine Art, die { $row } zu bilden.
triggs-fills = Damit ist die Reihe voll!
triggs-incomplete = Hier fehlt noch eine Karte.
triggs-cross = { $count ->
    [1] Eine { $row } ankreuzen
   *[other] { $count ->
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
       *[other] { $count }
      } { $row ->
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
      } ankreuzen
  }
triggs-discard = { $count ->
    [1] Eine { $value } abwerfen
   *[other] { $count ->
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
       *[other] { $count }
      } { $value ->
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
      } abwerfen
  }
triggs-stop = Keine { $row } mehr
triggs-cancel = Abbrechen
triggs-take-back = Zurücknehmen
triggs-choices = Was du tun kannst
triggs-chain = Kettenreaktion ×{ $count }

## Auf anderen Seiten: der Name, einen Tisch einrichten, Zahlen zu einer Partie

triggs-name = Triggs
triggs-about = Bilde Zahlen aus deinen Karten und kreuze deinen ganzen Zettel an, bevor es die anderen tun.
triggs-option-refill = Wenn ein Stapel leer ist
triggs-option-refill-emptied = Diesen Stapel auffüllen
triggs-option-refill-all = Alle Stapel auffüllen
triggs-rows = Kästchen in jeder Reihe
triggs-rows-why = Sieht dein gedruckter Zettel anders aus? Mach diesen genauso: 1 bis 9 Kästchen je Reihe.
triggs-rows-less = Reihe { $row }: ein Kästchen weniger
triggs-rows-more = Reihe { $row }: ein Kästchen mehr
triggs-rows-boxes = Kästchen in Reihe { $row }
triggs-rows-reset = Zurück zu den üblichen Reihen
triggs-figure-per-turn = Kreuze pro Zug
triggs-figure-chain = Längste Kette von Extrakreuzen
triggs-figure-drawn = Gezogene Karten
triggs-figure-discarded = Abgeworfene Karten
triggs-setting-cards = Triggs-Karten
triggs-setting-cards-colour = Farbig
triggs-setting-cards-plain = Schlicht, mit farbigem Rand

## What stands in somebody’s record

triggs-deed = { $count ->
    [one] Längste Kette: ein Extrakreuz
   *[other] Längste Kette: { $count } Extrakreuze
  }

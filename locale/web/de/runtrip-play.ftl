# The table of Run & Trip, and whatever the pad does not say.

runtrip-road = Die Strecke
runtrip-hand = Deine Karten
runtrip-hand-empty = Du hast keine Karten mehr.
runtrip-players = Spieler
runtrip-actions = Was du tun kannst
runtrip-targets = Wem du ein Bein stellen kannst
runtrip-ways = Was du spielen kannst
runtrip-strip = Wer wo steht
runtrip-deck = Stapel
runtrip-discard = Ablage
runtrip-deck-told = Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }, oben eine { $number }
runtrip-deck-empty = Der Stapel ist leer
runtrip-discard-told = Ablage: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
runtrip-this-is-you = du
runtrip-on-turn = am Zug
runtrip-wins = gewinnt
runtrip-counts = zählt
runtrip-leads = in Führung
runtrip-safe = vor dem Beinstellen geschützt
runtrip-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
  }
runtrip-open-players = Spieler und ihre Karten. { $told }
runtrip-try-token = { $token }: ein Bein stellen
runtrip-trip-token = { $token }: Bein stellen, { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
  }
runtrip-turn-act = Du bist dran: Tipp auf eine Karte, um zu laufen, oder stell jemandem ein Bein:
runtrip-turn-run = Du bist dran: Tipp auf eine Karte, um zu laufen.
runtrip-turn-trip = Du darfst noch einmal ein Bein stellen oder deinen Zug beenden.
runtrip-turn-other = { $name } ist am Zug.
runtrip-over = Die Partie ist zu Ende.
runtrip-choose = Was möchtest du tun?
runtrip-find-target = Tipp jetzt die Figur an, der du mit diesen Karten ein Bein stellst.
runtrip-find-cards = Tipp die Karten an, die genau die Symbole unter { $who } zeigen.
runtrip-find-no-match = Diese Karten zeigen nicht genau die Symbole unter { $who }.
runtrip-more-ways = Weitere Möglichkeiten zeigen ({ $count })
runtrip-try = { $who } ein Bein stellen
runtrip-cancel = Abbrechen
runtrip-take-back = Zurücknehmen
runtrip-option-even = Alle ziehen gleich oft
runtrip-option-even-why = Hausregel: Ein paar Karten werden ungesehen beiseitegelegt, damit kein Platz öfter zieht als ein anderer.
runtrip-layout = Symbole auf Strecke und Karten
runtrip-layout-why = Hast du eigene Symbole? Schreib sie in eine Layout-Datei (.toml), so wie die factors.toml, die zu race108 gehört.
runtrip-layout-usual = Jetzt: Primfaktoren, wie üblich.
runtrip-layout-own = Jetzt: „{ $name }“ aus deiner Datei.
runtrip-layout-choose = Layout-Datei wählen
runtrip-layout-reset = Zurück zu den üblichen Symbolen
runtrip-setting-finds = Beinstellen
runtrip-setting-finds-off = Zeig mir, wem ich ein Bein stellen kann
runtrip-setting-finds-on = Ich finde die Karten selbst
runtrip-figure-run = Gelaufene Felder
runtrip-figure-made = Anderen ein Bein gestellt
runtrip-figure-suffered = Selbst gestolpert
runtrip-figure-lost = Verlorene Felder
runtrip-deed = { $count ->
    [one] Bester Zug: einmal ein Bein gestellt
   *[other] Bester Zug: { $count }-mal ein Bein gestellt
  }

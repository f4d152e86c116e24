# Mit Freunden spielen: einladen, zu spät kommen, und ein schnelles Wort.

friends-play = Mit Freunden spielen
friends-invites = { $name } lädt dich zu { $game } ein
friends-players = zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[6] sechst
  }
friends-turn = { $time } pro Zug
friends-whole = { $time } für die ganze Partie
friends-sit = Hinsetzen und spielen
friends-learn = Noch nie gespielt? Lerne es in deiner ersten Partie, Schritt für Schritt.
friends-scan = Oder mit der Kamera scannen lassen
friends-qr = Der Einladungslink als Bild zum Scannen
friends-text = { $name } lädt dich zu einer Partie { $game } ein.
friends-late-playing = Alle Plätze waren besetzt, bevor du kamst: Du schaust zu.
friends-late-over = Zum Mitspielen kommst du zu spät: Diese Partie ist vorbei.
friends-own = Eigenen Tisch einrichten

react = Kurze Nachricht
react-hello = Hallo!
react-well-played = Gut gespielt!
react-lucky = Glück gehabt!
react-ouch = Autsch!
react-thinking = Moment, ich überlege …
react-thanks = Danke fürs Spiel!
react-not-now = Jetzt nicht, ein andermal!
chat-unread = { $count ->
    [one] Eine neue Nachricht
   *[other] { $count } neue Nachrichten
  }

# Was auf diesem Gerät bleibt: das Programm selbst, Partien, und wo es keinen Server gibt.

offline-renewed = Eine neue Version von race108 ist da.
offline-renew = Neu laden
offline-later = Später
offline-title = Ohne Verbindung
offline-on = race108 bleibt auf diesem Gerät
offline-off = Nur Partien bleiben hier
offline-ready = Alles ist hier: Du kannst ohne Verbindung spielen.
offline-install = Als App installieren

kept-trouble = Auf diesem Gerät lassen sich gerade keine Partien speichern: Es ist kein Platz, oder es ist nicht erlaubt. Du kannst weiterspielen, bis du die Seite schließt.
kept-broken = { $count ->
    [one] Eine gespeicherte Partie ist nicht lesbar. Sie bleibt, wo sie ist.
   *[other] { $count } gespeicherte Partien sind nicht lesbar. Sie bleiben, wo sie sind.
  }
kept-save = Als Datei speichern
kept-link = Link zu dieser Partie
kept-link-why = Darin stecken alle Karten: Wer ihn öffnet, kann sie sehen oder weiterspielen.
kept-send = An meinen Server schicken
kept-damaged = In diesem Link steckt keine Partie: Unterwegs wurde er gekürzt oder verändert.
kept-elsewhere = Diese Partie ist in einem anderen Tab offen.
kept-take = Hier spielen

server-needed = Dafür brauchst du einen race108-Server.
server-title = Mit Leuten anderswo spielen
server-address = Adresse eines Servers
server-why = Dafür, für die Karten des Tages und für Zettel mit eigenen Reihen braucht es einen Server, oder den Link, den dir jemand geschickt hat.
server-go = Hingehen
server-rubbish = Das ist keine Adresse eines Servers. Sie sieht so aus: https://example.org
site-not-loaded = Das Spiel ließ sich hier nicht laden. Versuche es noch einmal mit Verbindung oder mit einem neueren Browser.

# Die Partie des Tages, und was jemand auf diesem Gerät erreicht hat.

daily-title = Partie des Tages
daily-about = Dieselben Karten für alle, ein Versuch pro Browser. Gegner: { $name }. Wer braucht die wenigsten Runden?
daily-play = Partie von heute spielen
daily-play-on = Weiterspielen
daily-won = { $rounds ->
    [one] In einer Runde gewonnen
   *[other] In { $rounds } Runden gewonnen
  }
daily-lost = Verloren, { $progress } % geschafft
daily-place = Platz { $place } von { $players }
daily-finished = { $players ->
    [0] Noch hat sie niemand beendet: Mach den Anfang!
    [one] Eine Person hat sie beendet.
   *[other] { $players } Personen haben sie beendet.
  }
daily-next = { $hours ->
    [0] Neue Karten in weniger als einer Stunde
    [one] Neue Karten in einer Stunde
   *[other] Neue Karten in { $hours } Stunden
  }
daily-share = Ergebnis teilen
daily-copied = Kopiert: Füge es ein, wo du magst.
daily-sealed-until = Andere haben diese Karten noch vor sich. Ab Mitternacht (UTC) sind alle Karten offen, und jeder kann prüfen, ob fair gegeben wurde.
daily-leave = Die Partie wartet bis Mitternacht (UTC) auf dich. Niemand spielt für dich.

record-title = Was du bisher geschafft hast
record-where = Steht nur auf diesem Gerät.
record-played = { $played ->
    [one] { $won } von einer Partie gewonnen
   *[other] { $won } von { $played } Partien gewonnen
  }
record-row = { $row ->
    [one] Die letzte Partie gewonnen
   *[other] { $row } Siege in Folge
  }
record-longest = Längste Siegesserie: { $row }
record-against = Gegen { $name }: { $won } von { $played } gewonnen
record-people = Menschen
record-forget = Alles löschen
record-forgotten = Gelöscht.

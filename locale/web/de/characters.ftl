# Fünf Bots, von langsam bis schnell: Tiere im Wettlauf, benannt nach Tempi. Die Namen sind in allen Sprachen gleich.

character-name-1 = Lento
character-name-2 = Andante
character-name-3 = Allegro
character-name-4 = Vivace
character-name-5 = Presto
character-called = { $level ->
    [1] Lento, die Schnecke
    [2] Andante, die Schildkröte
    [3] Allegro, der Hase
    [4] Vivace, der Fuchs
   *[5] Presto, der Falke
  }
character-manner = { $level ->
    [1] Nimmt es, wie es kommt, und übersieht so manches.
    [2] Hat keine Eile, schaut selten weit voraus und kommt doch ans Ziel.
    [3] Flink und mutig, und ab und zu etwas vorschnell.
    [4] Sieht das meiste und wartet auf deine Fehler.
   *[5] Sieht alles von oben und vergisst nichts.
  }

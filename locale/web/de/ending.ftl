# Das Ende einer Partie.

ending-race = So lief der Wettlauf
ending-story = Die ganze Geschichte
ending-decided = Entschieden in Zug { $turn } von { $turns }
ending-picture = Bild teilen
ending-other-side = Die andere Seite spielen
ending-ask = Um Revanche bitten
ending-asked = Eine Revanche wartet auf dich.
ending-not-now = Jetzt nicht
ending-watch-next = Bei der nächsten Partie zuschauen
ending-lost-led = { $turns ->
    [one] Einen Zug lang lagst du vorn. Beim nächsten Mal länger.
   *[other] In { $turns } von { $all } Zügen lagst du vorn. Es hätte auch anders ausgehen können.
  }
ending-lost-close = So knapp: nur { $count } zurück.
ending-lost = Tapfer gekämpft bis zum Schluss. Neue Karten, neues Glück.

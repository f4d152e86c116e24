# La fine di una partita.

ending-race = Com’è andata la corsa
ending-story = Tutta la storia
ending-decided = Decisa al turno { $turn } di { $turns }
ending-picture = Condividi un’immagine
ending-other-side = Gioca dall’altra parte
ending-ask = Chiedi la rivincita
ending-asked = Ti aspetta una rivincita.
ending-not-now = Non ora
ending-watch-next = Guarda la prossima partita
ending-lost-led = { $turns ->
    [one] Per un turno eri in testa tu. La prossima volta di più.
   *[other] In testa per { $turns } turni su { $all }. Poteva vincere chiunque.
  }
ending-lost-close = Per un soffio: solo { $count } di distacco.
ending-lost = Hai lottato fino alla fine. Con altre carte sarà un’altra corsa.

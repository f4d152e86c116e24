# Cinque bot, dal più lento al più veloce: animali da corsa con i nomi dei tempi musicali. I nomi sono uguali in tutte le lingue.

character-name-1 = Lento
character-name-2 = Andante
character-name-3 = Allegro
character-name-4 = Vivace
character-name-5 = Presto
character-called = { $level ->
    [1] Lento, la lumaca
    [2] Andante, la tartaruga
    [3] Allegro, la lepre
    [4] Vivace, la volpe
   *[5] Presto, il falco
  }
character-manner = { $level ->
    [1] Prende le cose come vengono e gliene sfuggono parecchie.
    [2] Non ha mai fretta, guarda di rado lontano, eppure arriva al traguardo.
    [3] Agile e audace, e ogni tanto troppo impaziente.
    [4] Vede quasi tutto e aspetta i tuoi errori.
   *[5] Vede tutto dall’alto e non dimentica nulla.
  }

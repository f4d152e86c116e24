# Five bots, slow to fast: racing animals with the names of tempos. The names are the same in all languages.

character-name-1 = Lento
character-name-2 = Andante
character-name-3 = Allegro
character-name-4 = Vivace
character-name-5 = Presto
character-called = { $level ->
    [1] Lento the snail
    [2] Andante the tortoise
    [3] Allegro the hare
    [4] Vivace the fox
   *[5] Presto the falcon
  }
character-manner = { $level ->
    [1] Takes things as they come and overlooks a lot.
    [2] Never hurries, seldom looks far ahead, and arrives all the same.
    [3] Quick and bold, and now and then too quick.
    [4] Sees most things and waits for your mistakes.
   *[5] Sees everything from above and forgets nothing.
  }

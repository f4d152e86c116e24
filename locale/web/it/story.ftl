# Seguire gli altri: che cosa è successo, a che ritmo e che cosa è stato giocato per qualcuno.

table-story-more = + altre { $count }
table-again = Rivedi
table-again-what = Rivedi che cosa è successo dal tuo ultimo turno
table-late-you = Il tuo tempo è scaduto: il turno è stato giocato per te.
table-late = Il tempo di { $name } è scaduto: ha giocato un bot al suo posto.
table-late-turn = Tempo scaduto.
table-sound = Suono
table-speed = Velocità
table-speed-slow = lenta
table-speed-normal = normale
table-speed-fast = veloce
table-speed-once = subito
table-seat-gave-up = ha abbandonato

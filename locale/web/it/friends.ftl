# Giocare con gli amici: invitare, arrivare tardi e dire una parola al volo.

friends-play = Gioca con gli amici
friends-invites = { $name } ti invita a giocare a { $game }
friends-players = { $count } giocatori
friends-turn = { $time } per turno
friends-whole = { $time } per tutta la partita
friends-sit = Siediti e gioca
friends-learn = Mai giocato? Impara nella tua prima partita, passo dopo passo.
friends-scan = Oppure fai inquadrare questo codice
friends-qr = Il link d’invito come immagine da inquadrare
friends-text = { $name } ti invita a una partita di { $game }.
friends-late-playing = I posti erano già occupati prima del tuo arrivo: stai guardando.
friends-late-over = È troppo tardi per giocare: questa partita è finita.
friends-own = Prepara un tavolo tuo

react = Messaggio rapido
react-hello = Ciao!
react-well-played = Ben giocato!
react-lucky = Che fortuna!
react-ouch = Ahi!
react-thinking = Fammi pensare…
react-thanks = Grazie per la partita!
react-not-now = Non ora, un’altra volta!
chat-unread = { $count ->
    [one] Un nuovo messaggio
   *[other] { $count } nuovi messaggi
  }

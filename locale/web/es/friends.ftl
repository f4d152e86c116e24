# Jugar con amigos: invitar, llegar tarde y decir algo rápido.

friends-play = Jugar con amigos
friends-invites = { $name } te invita a jugar a { $game }
friends-players = { $count } jugadores
friends-turn = { $time } por turno
friends-whole = { $time } para toda la partida
friends-sit = Sentarse y jugar
friends-learn = ¿Nunca has jugado? Apréndelo en tu primera partida, paso a paso.
friends-scan = O que lo escaneen con la cámara
friends-qr = El enlace de invitación como imagen para escanear
friends-text = { $name } te invita a una partida de { $game }.
friends-late-playing = Los asientos se ocuparon antes de que llegaras: estás mirando.
friends-late-over = Llegas tarde para jugar: esta partida ha terminado.
friends-own = Preparar mi propia mesa

react = Mensaje rápido
react-hello = ¡Hola!
react-well-played = ¡Bien jugado!
react-lucky = ¡Qué suerte!
react-ouch = ¡Ay!
react-thinking = Déjame pensar…
react-thanks = ¡Gracias por la partida!
react-not-now = Ahora no, ¡otra vez será!
chat-unread = { $count ->
    [one] Un mensaje nuevo
   *[other] { $count } mensajes nuevos
  }

# Lo que se queda en este dispositivo: el propio programa, las partidas, y dónde no hay servidor.

offline-renewed = Hay una versión nueva de race108.
offline-renew = Recargar
offline-later = Más tarde
offline-title = Sin conexión
offline-on = race108 se queda en este dispositivo
offline-off = Aquí solo se quedan las partidas
offline-ready = Está todo aquí: puedes jugar sin conexión.
offline-install = Instalar como aplicación

kept-trouble = Ahora no se pueden guardar partidas en este dispositivo: no queda sitio o no está permitido. Puedes seguir jugando hasta que cierres la página.
kept-broken = { $count ->
    [one] Una partida guardada no se puede leer. Se queda donde está.
   *[other] { $count } partidas guardadas no se pueden leer. Se quedan donde están.
  }
kept-save = Guardar como archivo
kept-link = Enlace a esta partida
kept-link-why = Contiene todas las cartas: quien lo abra puede verlas o seguir jugando.
kept-send = Enviarla a mi servidor
kept-damaged = En este enlace no hay ninguna partida: al enviarlo se ha cortado o cambiado.
kept-elsewhere = Esta partida está abierta en otra pestaña.
kept-take = Jugar aquí

server-needed = Para esto necesitas un servidor de race108.
server-title = Jugar con gente de otros lugares
server-address = Dirección de un servidor
server-why = Para esto, las cartas del día y las hojas con filas propias hace falta un servidor, o el enlace que te hayan enviado.
server-go = Ir allí
server-rubbish = Eso no es la dirección de un servidor. Es así: https://example.org
site-not-loaded = No se ha podido cargar el juego aquí. Inténtalo otra vez con conexión o con un navegador más nuevo.

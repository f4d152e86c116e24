# El marco de todas las páginas.

skip = Saltar al contenido
pages = Páginas
page-learn = Aprender
page-rules = Reglas
page-print = Imprimir
page-settings = Ajustes
news = Novedades
loading = Cargando…
close = Cerrar
nothing-here = No hay nada en esta dirección
go-home = Ir a la página de inicio
no-server = El servidor no responde. Inténtalo de nuevo en un momento; tus partidas están a salvo.
went-wrong = Algo ha fallado aquí. Vuelve a cargar la página; tus partidas están a salvo.
line-cut = La conexión se ha interrumpido. Volverá sola, y tu partida está a salvo.
line-back = Conexión recuperada.

## Varias cosas en una frase: dos, y la última de varias. $sound es «i» si $last empieza con ese sonido.

list-two = { $sound ->
    [i] { $before } e { $last }
   *[any] { $before } y { $last }
  }
list-more = { $sound ->
    [i] { $before } e { $last }
   *[any] { $before } y { $last }
  }

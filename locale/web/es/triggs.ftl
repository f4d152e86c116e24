# La mesa de Triggs.

## Las hojas

triggs-your-sheet = Tu hoja
triggs-sheet-of = Hoja de { $name }
triggs-progress = { $done } de { $all }
triggs-left = { $count ->
    [0] todo tachado
    [1] queda 1 casilla
   *[other] quedan { $count } casillas
  }
triggs-leads = va en cabeza
triggs-row = Fila { $row }: { $crossed } de { $boxes } tachadas
triggs-row-full = Fila { $row }: completa
triggs-row-extra = Cruz extra en la fila { $row }, { $crossed } de { $boxes } tachadas

## Los mazos

triggs-piles = Mazos
triggs-pile-left = izquierdo
triggs-pile-centre = central
triggs-pile-right = derecho
triggs-draw-up = Robar del mazo { $pile }: { $top } encima, { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }
triggs-draw-down = Robar del mazo { $pile }: boca abajo, { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }
triggs-lies-up = Mazo { $pile }: { $top } encima, { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }
triggs-lies-down = Mazo { $pile }: boca abajo, { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }
triggs-lies-empty = Mazo { $pile }: vacío
triggs-discards = Descartes
triggs-box = Caja

## La mano y los demás

triggs-hand = Tu mano
triggs-card = Carta { $value }
triggs-no-cards = sin cartas
triggs-cards = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }
triggs-others = Los demás
triggs-players = Jugadores
triggs-show-sheet = { $name }: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }, { $done } de { $all } tachadas. Ver la hoja
triggs-on-turn = le toca
triggs-hand-of = Cartas de { $name }: { $cards }

## Qué hacer

triggs-act = { $draw ->
    [two] Te toca: roba dos cartas, tacha un valor o descarta.
    [one] Te toca: roba una carta, tacha un valor o descarta.
   *[none] Te toca: tacha un valor o descarta. Ahora no puedes robar.
  }
triggs-second = Ahora roba la segunda carta.
triggs-extra = ¡Fila completa! Pulsa la fila que recibe tu cruz extra.
triggs-turn-of = Le toca a { $name }.
triggs-won = ¡{ $name } gana!
triggs-over = La partida ha terminado.
triggs-forming = Fila { $row }
triggs-ways = Maneras de formar { $row }
triggs-no-way = Elige al menos una manera de formar { $row }.
triggs-fills = ¡Así completas la fila!
triggs-incomplete = Aquí falta una carta.
triggs-cross = { $count ->
    [1] Tachar un { $row }
    [2] Tachar dos { $row }
    [3] Tachar tres { $row }
    [4] Tachar cuatro { $row }
    [5] Tachar cinco { $row }
   *[other] Tachar { $count } { $row }
  }
triggs-discard = { $count ->
    [1] Descartar un { $value }
    [2] Descartar dos { $value }
    [3] Descartar tres { $value }
    [4] Descartar cuatro { $value }
    [5] Descartar cinco { $value }
   *[other] Descartar { $count } { $value }
  }
triggs-stop = No más { $row }
triggs-cancel = Cancelar
triggs-take-back = Deshacer
triggs-choices = Lo que puedes hacer
triggs-chain = Reacción en cadena ×{ $count }

## En otras páginas: su nombre, preparar una mesa, cifras de una partida

triggs-name = Triggs
triggs-about = Forma números con tus cartas y tacha toda tu hoja antes que nadie.
triggs-option-refill = Cuando se vacía un mazo
triggs-option-refill-emptied = Rellenar ese mazo
triggs-option-refill-all = Rellenar todos los mazos
triggs-rows = Casillas de cada fila
triggs-rows-why = ¿Tu hoja impresa es distinta? Haz esta igual: de 1 a 9 casillas por fila.
triggs-rows-less = Fila { $row }: una casilla menos
triggs-rows-more = Fila { $row }: una casilla más
triggs-rows-boxes = Casillas de la fila { $row }
triggs-rows-reset = Volver a las filas habituales
triggs-figure-per-turn = Cruces por turno
triggs-figure-chain = Cadena más larga de cruces extra
triggs-figure-drawn = Cartas robadas
triggs-figure-discarded = Cartas descartadas
triggs-setting-cards = Cartas de Triggs
triggs-setting-cards-colour = De colores
triggs-setting-cards-plain = Sencillas, con borde de color

## What stands in somebody’s record

triggs-deed = { $count ->
    [one] Cadena más larga: una cruz extra
   *[other] Cadena más larga: { $count } cruces extra
  }

# Triggs en español.

triggs-name = Triggs
pile-left = izquierdo
pile-centre = central
pile-right = derecho

## Qué pasa en Triggs

a-value = un { $value }
many-values = { $many } { $value }
drawn-card = un { $value } del mazo { $pile }
drawn-hidden = una carta del mazo { $pile }
tell-draw = { $who ->
    [you] Robas { $card }.
   *[other] { $player } roba { $card }.
  }
tell-draw-two = { $who ->
    [you] Robas { $card } y { $second }.
   *[other] { $player } roba { $card } y { $second }.
  }
tell-discard = { $who ->
    [you] { $count ->
        [1] Descartas { $one }.
       *[other] Descartas { $many }.
      }
   *[other] { $count ->
        [1] { $player } descarta { $one }.
       *[other] { $player } descarta { $many }.
      }
  }
tell-discard-box = { $who ->
    [you] { $count ->
        [1] Devuelves { $one } a la caja.
       *[other] Devuelves { $many } a la caja.
      }
   *[other] { $count ->
        [1] { $player } devuelve { $one } a la caja.
       *[other] { $player } devuelve { $many } a la caja.
      }
  }
tell-cross = { $who ->
    [you] { $count ->
        [1] Tachas { $one } ({ $cards }).
       *[other] Tachas { $many } ({ $cards }).
      }
   *[other] { $count ->
        [1] { $player } tacha { $one } ({ $cards }).
       *[other] { $player } tacha { $many } ({ $cards }).
      }
  }
tell-cross-fill = { $who ->
    [you] { $count ->
        [1] Tachas { $one } ({ $cards }) y completas la fila.
       *[other] Tachas { $many } ({ $cards }) y completas la fila.
      }
   *[other] { $count ->
        [1] { $player } tacha { $one } ({ $cards }) y completa la fila.
       *[other] { $player } tacha { $many } ({ $cards }) y completa la fila.
      }
  }
tell-extra = { $who ->
    [you] Haces la cruz extra en la fila { $row }.
   *[other] { $player } hace la cruz extra en la fila { $row }.
  }
tell-extra-fill = { $who ->
    [you] Haces la cruz extra en la fila { $row } y la completas.
   *[other] { $player } hace la cruz extra en la fila { $row } y la completa.
  }
tell-emptied = { $who ->
    [you] Te quedas sin cartas y robas otras del mazo central.
   *[other] { $player } se queda sin cartas y roba otras del mazo central.
  }
tell-emptied-none = { $who ->
    [you] Te quedas sin cartas y en el mazo central no hay ninguna que robar.
   *[other] { $player } se queda sin cartas y en el mazo central no hay ninguna que robar.
  }
tell-emptied-seen = { $who ->
    [you] Te quedas sin cartas y robas { $cards } del mazo central.
   *[other] { $player } se queda sin cartas y roba { $cards } del mazo central.
  }
tell-refill = { $count ->
    [1] El mazo { $pile } se rellena con una carta.
   *[other] El mazo { $pile } se rellena con { $count } cartas.
  }
tell-removed = El { $value } del mazo { $pile } vuelve a la caja.
tell-won = { $who ->
    [you] ¡Lo has tachado todo y ganas!
   *[other] ¡{ $player } lo ha tachado todo y gana!
  }

## Jugadas que no valen

triggs-unreadable = «{ $text }» no es una jugada: escribe draw L, discard 9x2, form 11=7+4, stop o extra 9.
triggs-unknown-pile = No hay ningún mazo «{ $pile }»: roba de L (izquierdo), C (central) o R (derecho).
triggs-no-such-value = En este juego no hay ningún { $value }: las cartas y las filas van del 1 al 12.
triggs-two-cards = Un valor se forma con una carta o con dos, nunca con más: usa menos cartas.
triggs-second-card = Has robado una carta y te falta la segunda: elige L, C o R.
triggs-extra-owed = Has completado una fila y tienes que hacer una cruz extra: elige una fila con una casilla libre, por ejemplo «extra 9».
triggs-still-forming = Estás tachando los { $value }: forma otro { $value } o para (stop).
triggs-hand-full = Tienes diez cartas en la mano, el máximo, así que no puedes robar: descarta o tacha.
triggs-pile-empty = El mazo { $pile } está vacío: roba de otro.
triggs-discard-none = Descarta al menos una carta, todas del mismo valor, por ejemplo «discard 9x2».
triggs-discard-one-value = Descarta solo cartas de un mismo valor, por ejemplo «discard 9x2».
triggs-discard-too-many = { $held ->
    [0] No tienes ningún { $value }
    [1] Solo tienes un { $value }
   *[other] Solo tienes { $held } cartas de valor { $value }
  }: descarta cartas que tengas, todas del mismo valor.
triggs-one-value = En un turno se tacha un solo valor, y has empezado con los { $value }: forma otro { $value } o para (stop).
triggs-row-full = Tu fila { $value } está completa: elige una fila con una casilla libre.
triggs-wrong-sum = { $cards } da { $sum }, no { $value }: las cartas deben sumar el valor que tachas.
triggs-card-missing = No tienes { $needed ->
    [1] ninguna carta
   *[other] { $needed } cartas
  } de valor { $value }: forma el valor con cartas de tu mano.
triggs-cannot-form = Con una o dos cartas de tu mano no puedes formar un { $value }: elige otro valor, roba o descarta.
triggs-nothing-to-stop = No hay nada que parar: roba, descarta o tacha.
triggs-no-extra-owed = Ahora no tienes ninguna cruz extra que hacer: solo la ganas al completar una fila.

# Por qué algo no se puede usar ahora, en una línea
triggs-why-row-full = La fila { $row } está completa.
triggs-why-no-sum = { $value ->
    [1] No tienes ningún 1.
   *[other] No tienes ningún { $value } ni dos cartas que sumen { $value }.
  }
triggs-why-pile-empty = El mazo { $pile } está vacío.
triggs-why-hand-full = Ya tienes diez cartas, y nadie puede tener más.
triggs-why-card = Estás tachando el { $value }, y este { $card } no te sirve para formarlo.
triggs-why-no-card = No tienes ningún { $value }.
triggs-why-second = Primero roba la segunda carta.
triggs-why-extra = Primero haz la cruz extra: elige una fila.
triggs-why-forming = Estás tachando el { $value }: sigue con él o para.

## Opciones y semillas

triggs-bad-rows = La opción rows debe ser una lista de 12 números (las casillas de cada fila), cada uno de 1 a 9.

## Posiciones

triggs-position-crosses = La fila { $row } del jugador { $player } debe tener de 0 a { $boxes } cruces.
triggs-position-too-many = Hay { $count } cartas de valor { $value }, pero en el juego solo existen { $copies }.
triggs-position-missing = Cada carta debe estar en algún sitio; faltan estas: { $cards }.
triggs-position-box = A la caja solo van las cartas que ya nadie necesita (los 12 cuando todas las filas 12 están completas, después los 11), no un { $value }.
triggs-position-hand = El jugador { $player } tiene { $count } cartas, pero el límite es diez.
triggs-position-no-value = «value» debe ser null salvo en la fase «form».
triggs-position-value = En la fase «form», «value» debe decir qué número del 1 al 12 se está formando.
triggs-position-full = La hoja del jugador { $player } está completa, así que la fase debe ser «over».
triggs-position-not-over = La fase solo es «over» cuando hay exactamente una hoja completa.
triggs-position-draw = En la fase «draw», quien tiene el turno tiene de 1 a 9 cartas, no { $cards }.
triggs-position-form = La fase «form» exige una cruz en la fila { $value }, una casilla libre en ella y cartas para formar otro { $value }.
triggs-position-extra = La fase «extra» exige una fila completa en la hoja de quien tiene el turno.

## La línea de órdenes

triggs-option-rows = Triggs: las casillas de las filas 1 a 12 de tu propia hoja, por ejemplo 2,2,2,3,3,3,4,4,4,4,5,5
triggs-option-refill = Triggs: rellenar solo los mazos vacíos (emptied) o todos a la vez (all)

## En la terminal

terminal-box = en la caja: { $count }
terminal-free-boxes = Libres
terminal-triggs-act = Te toca: roba, tacha un valor o descarta cartas de un mismo valor.
terminal-triggs-draw = Ahora roba tu segunda carta.
terminal-triggs-form = Estás tachando los { $value }: sigue o para.
terminal-triggs-extra = ¡Fila completa! Haz una cruz extra en otra fila.
terminal-do-draw = Robar
terminal-do-form = Tachar
terminal-do-extra = Cruz extra
terminal-do-stop = Parar
terminal-do-discard = Descartar
terminal-row = fila { $row }
terminal-stop = no tachar más
triggs-terminal-help = Escribe el número que está delante de una jugada, o la jugada misma: draw L (robar), form 11=7+4 (tachar), discard 9x2 (descartar), stop (parar), extra 9 (cruz extra).
triggs-terminal-rules =
    Gana quien tacha primero todas las casillas de su hoja.
    En tu turno haces una de estas tres cosas:
    – Robar dos cartas, una tras otra, de los mazos que quieras. Puedes tener diez cartas como máximo; con nueve robas solo una.
    – Tachar: elige un valor y fórmalo tantas veces como puedas y quieras, cada vez con una carta o con dos que lo sumen. Cada vez tachas una casilla de esa fila.
    – Descartar tantas cartas de un mismo valor como quieras.
    Quien completa una fila hace al momento y sin carta una cruz extra en otra fila. Si con ella completa otra, hace una más, y así sucesivamente.
    Si después de tachar o descartar no te quedan cartas, robas cinco del mazo central.
    Un mazo vacío se rellena con los descartes.
    Cuando todos han completado la fila 12, los 12 salen del juego, y después los 11 del mismo modo.
triggs-terminal-refill-all = En esta mesa, al rellenar un mazo también se completan los demás.

## Estudios

triggs-study-about = ¿Cómo es Triggs cuando se juega bien? Aquí todos los puestos los ocupó un bot que ha aprendido el juego con muchos miles de partidas contra sí mismo: con dos, tres y cuatro jugadores, con la otra forma de rellenar los mazos y con otras hojas.
triggs-study-refill = se rellenan todos los mazos
triggs-study-rows-two = todas las filas de 2
triggs-study-rows-four = todas las filas de 4
triggs-study-rows-short = filas de 1 y de 2
triggs-study-rows-reversed = filas al revés
triggs-study-chains-title = Reacciones en cadena
triggs-study-chains-finding = { $label }: el { $part } de las cruces son extra. La cadena más larga de una partida tiene { $mean } cruces extra de media, y en el { $often } de las partidas alguien hace cinco o más en un turno.
triggs-study-chains-last = Quien gana hace { $last } cruces de media en su último turno. La cadena más larga de todas tuvo { $most } cruces extra.
triggs-study-chains-caption = La cadena más larga de cada partida: el mayor número de cruces extra hechas en un solo turno.
triggs-study-chains-alt = Gráfico: con qué frecuencia la cadena más larga de una partida tiene cuántas cruces extra, según el número de jugadores.
triggs-study-chains-x = cruces extra en la cadena más larga de la partida
triggs-study-column-extra = Cruces extra
triggs-study-column-chain = Cadena más larga
triggs-study-column-last = Cruces en el último turno
triggs-study-column-boxes = Ventaja (cruces)

## Imprimir

triggs-print-sheets = hojas de Triggs, cuatro por página
triggs-print-title = Triggs: hojas
triggs-print-name = Nombre

## El entrenador: qué tipo de jugada conviene ahora y por qué una es mejor que la otra

triggs-hint-draw = Toma una carta que puedas ver.
triggs-hint-draw-centre = Toma una carta desconocida del centro.
triggs-hint-discard = Descarta algo.
triggs-hint-form = Tacha algo.
triggs-hint-stop = Para aquí y guarda las cartas.
triggs-hint-extra = Piensa bien en qué fila haces la cruz extra.
triggs-reason-wins = Completa la hoja en este turno y gana.
triggs-reason-fills = Puede completar la fila { $row } en este turno, y una fila completa da una cruz extra.
triggs-reason-chain = Puede completar una fila y empezar una cadena de { $count } cruces extra.
triggs-reason-crosses = { $count ->
    [1] Hace ya mismo una cruz en la fila { $row }.
   *[other] Puede hacer ya mismo { $count } cruces en la fila { $row }.
  }
triggs-reason-more = Puede hacer { $count } cruces en este turno (fila { $row }); la otra jugada, { $other }.
triggs-reason-stops = Parar regala otra cruz en la fila { $row }.
triggs-reason-takes = El { $card } que está encima del mazo permite una cruz nueva en la fila { $row }.
triggs-reason-prepares = Con esta carta, la mano puede completar la fila { $row } en un turno.
triggs-reason-spends = La otra jugada gasta cartas con las que la mano puede completar la fila { $row }.
triggs-reason-nothing-new = El { $card } que toma la otra jugada no permite ninguna cruz nueva.
triggs-reason-denies = Se lleva el { $card }, con el que { $player } podría completar una fila.
triggs-reason-throws = La otra jugada descarta un { $card } aunque la fila { $card } sigue abierta.
triggs-reason-empties = Juega las últimas cartas de la mano, y a cambio se roban otras nuevas.
triggs-reason-full-hand = Robar llena la mano hasta diez cartas, y entonces ya no se puede robar.
triggs-reason-by-hand = En la fila { $row } la mano puede hacer una cruz por sí sola; en la fila { $other }, no.
triggs-reason-race = A { $player } { $count ->
    [1] solo le falta una casilla
   *[other] solo le faltan { $count } casillas
  }: ahora cuentan las cruces.
triggs-reason-rid = Se deshace de una carta ({ $card }) que ya no sirve en ninguna fila abierta.
triggs-reason-ready = Después, la mano puede hacer una cruz en { $count ->
    [1] una fila
   *[other] { $count } filas
  }; tras la otra jugada, en { $other }.

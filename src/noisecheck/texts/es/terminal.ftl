### Las palabras del juego en la terminal y de la línea de órdenes.

## The command line

cli = Una versión no oficial, hecha por fans, de Metal Gear Solid: El juego de mesa.
no-extra = { $module } no está instalado. Viene con el extra { $extra }: { $python } -m pip install "noisecheck[{ $extra }]"
cli-version = Muestra la versión y sale.
cli-lang = El idioma, como en; sin él, el de NOISECHECK_LANG o el del sistema. Puede ir en cualquier lugar.
cli-no-language = --lang { $wanted }: noisecheck no lo habla. Habla: { $known }.
cli-terminal = Jugar en la terminal.
cli-stage = El nivel, o la carpeta de uno tuyo; sin él, continúas o eliges de la lista.
cli-seed = El número que decide todos los dados y cartas. Sin él, uno al azar.
cli-heroes = Los personajes, separados por comas, como snake,meryl; sin ellos se te pregunta si hay elección.
cli-memory-box = Equipo a elegir antes de la partida, separado por comas, como pistol-45,rations-2.
cli-bot = Un personaje que lleva un bot, como meryl=steady; meryl a secas significa lo mismo. Los otros bots son random y search. Se puede dar varias veces.
cli-load = Continuar una partida guardada en este archivo.
cli-export-svg = En vez de jugar, escribe el tablero como imagen en este archivo.
cli-serve = Jugar en el navegador: pone en marcha el servidor.
cli-host = La dirección en la que escucha; 0.0.0.0 deja que se unan otros dispositivos de tu red.
cli-port = El puerto en el que escucha; 0 para cualquiera libre.
cli-database = Dónde se guardan las mesas: sqlite:///file o postgresql://user@host/name. Sin ella, un archivo en tu carpeta de datos.
cli-allow-host = Un nombre que los navegadores pueden usar para este servidor, además de su dirección: el de un proxy, por ejemplo. Se puede dar varias veces.
cli-trust-proxy = La dirección de un proxy que dice en X-Forwarded-For en nombre de quién habla. Se puede dar varias veces.
cli-open = Si se abre el navegador.
serve-address = noisecheck está listo: { $address } (Ctrl+C lo para)
serve-port-taken = El puerto { $port } está en uso. El puerto { $free } está libre: --port { $free }
serve-no-port = No se puede escuchar en { $host }, puerto { $port }: { $reason }
serve-ports-taken = El puerto { $port } está en uso, y los siguientes también. Indica otro con --port.
cli-metrics-port = Un puerto de esta máquina en el que Prometheus lee cómo está el servidor. 0 para ninguno.
cli-backup = Copia las mesas de un servidor en un archivo, también mientras funciona. Para SQLite; PostgreSQL tiene pg_dump.
cli-backup-file = El archivo que se escribe; aún no debe existir.
cli-restore = Pone una copia de seguridad en lugar de las mesas de un servidor. El servidor tiene que estar parado; lo que había se conserva en un archivo al lado.
cli-restore-file = Un archivo escrito por `noisecheck backup`.
cli-check = Vuelve a jugar cada mesa que guarda un servidor y lee cada campaña: nombra lo que esta versión no puede leer.
backup-made = Todas las mesas están ahora en { $file }.
backup-restored = Todas las mesas vuelven a estar como en { $file }.
backup-former = Lo que había antes está en { $file }.
backup-exists = { $file } ya existe. Indica otro archivo.
backup-none = No hay mesas en { $file }.
backup-failed = No se puede copiar { $file }: { $reason }
backup-unsound = { $file } no es una copia de seguridad en buen estado: { $reason }
backup-postgres = PostgreSQL tiene sus propias herramientas para esto: pg_dump y pg_restore.
check-damaged = { $file } está dañado: { $reason }
check-unreadable = { $kind } { $id }: { $reason }
check-unreadable-since = { $kind } { $id }, empezada con noisecheck { $began_by }: { $reason }
cli-prune = Elimina mesas en las que nadie ha jugado desde hace tiempo. Se quedan las campañas, y la mesa desde la que sigue cada una. Con SQLite el servidor tiene que estar parado.
cli-prune-older-than = Hace cuántos días pasó algo por última vez en una mesa.
prune-done = { $tables ->
    [0] Ninguna mesa es tan antigua.
    [one] Se ha eliminado 1 mesa.
   *[other] Se han eliminado { $tables } mesas.
  }
check-done = Comprobado: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
  } y { $campaigns ->
    [one] 1 campaña
   *[other] { $campaigns } campañas
  }: { $faults ->
    [0] todo en buen estado.
   *[other] imposibles de leer: { $faults }.
  }
cli-rules = Busca una regla, o las lista todas.
cli-rule = Una regla por su identificador, como LOS-3; un capítulo, como LOS; o una palabra.
cli-coverage = Para cada regla, el número de pruebas superadas que la citan.
cli-lint = Busca fallos en un nivel.
cli-folder = La carpeta de un nivel tuyo, con stage.toml y map.txt; o el nombre de un nivel del juego.
cli-new-stage = Escribe un nivel pequeño que puedes jugar ya y cambiar a tu gusto.
cli-new-name = Su nombre: minúsculas, cifras y guiones.
cli-new-place = La carpeta donde se crea; sin ella, aquí.
cli-schema = Muestra el esquema JSON de stage.toml, para editores que completan y comprueban mientras escribes.
new-stage-written = Escrito: { $folder }
    Jugarlo: noisecheck terminal { $folder }
    Revisar: noisecheck lint { $folder }
    Dibujar: noisecheck render { $folder }
    Medirlo: noisecheck lab report { $folder }
save-of-unknown-stage = la partida es del nivel { $stage }, que no viene con noisecheck y no se ha jugado aquí antes. Indica también su carpeta: noisecheck terminal FOLDER --load FILE
save-of-moved-stage = la partida es del nivel { $stage }, y su carpeta ya no está ahí: { $folder }. Indica dónde está ahora: noisecheck terminal FOLDER --load FILE

rules-marks = ● el motor juega esta regla · ○ aún no
rules-more = … y { $count } más; añade una palabra para acotar.
rule-page = reglamento, pág. { $page }
rule-ours = no está en el reglamento
rule-ruling = Nuestra decisión: { $text }
cli-codec = Marca un número de Codec, o busca una palabra en las comunicaciones.
cli-codec-words = Un número, como 05.07, o una palabra.
radio-what = ¿Qué número, o qué palabra? Por ejemplo: codec 05.07, codec pasos
radio-silent = Nadie contesta en { $number }.
radio-unknown = Ninguna comunicación menciona «{ $words }».
typed-near = No hay ningún «{ $typed }». ¿Querías decir «{ $near }»?
radio-near = ¿Querías decir { $near }?
radio-try = Por ejemplo: codec 05.07, codec pasos
radio-unlocks = Un secreto: oído en una campaña, pone { $gear } en la Caja de memoria.
radio-knows = Un secreto: oído durante el combate, cuenta en el acto. Oído en una campaña, ya se sabe cuando empieza el combate.
radio-secret = Un secreto: esto no lo ha oído todo el mundo.
radio-rules = Reglas: { $rules }
radio-veiled = { $count ->
        [one] 1 comunicación trata de un nivel al que aún no has llegado; `veil` también la lista.
       *[other] { $count } comunicaciones tratan de niveles a los que aún no has llegado; `veil` también las lista.
    }
veil-turned = { $lifted ->
        [yes] Desde ahora se muestra lo que te espera. Escribe `veil` otra vez para ocultarlo.
       *[no] Desde ahora se oculta lo que te espera.
    }
radio-numbers = Codec { $numbers }
coverage-none = No hay { $file } ni aquí ni en el clon. Ejecuta `make test` una vez: cuenta las pruebas de cada regla.
coverage-broken = No se puede leer { $file }. Ejecuta `make test` otra vez: escribe uno nuevo.
lint-clean = { $folder } está en buen estado.

## Before the game

stages = Niveles
stages-veiled = Aun así puedes jugar lo que no has alcanzado, por su número o su nombre corto.
stages-vr = Misiones RV
choose-stage = ¿Qué nivel? (quit para salir){ " " }
unknown-stage = No hay ningún nivel «{ $name }». { $like ->
        [none] { "" }
       *[other] Quizá quieres decir { $like }.{ " " }
    }`noisecheck terminal` sin nombre muestra una lista, y acepta también la carpeta de un nivel tuyo.
no-such-stage = Escribe un número del 1 al { $count }, el nombre corto de un nivel o la carpeta de uno tuyo.
new-game = Semilla { $seed }. Escribe `help` cuando quieras.
resume = ¿Continúas { $stage }, ronda { $round }? [S/n]{ " " }
yes-words = s si sí vale y yes ok
no-words = n no
yes-or-no = Escribe `y` (o «sí») para continuarla, o `n` para elegir otra cosa.
autosave-broken = No se puede continuar la partida guardada: { $reason } Se conserva como { $file }.
earlier-kept = La partida anterior se conserva, y está en el menú ({ $file }).
earlier-games = Partidas anteriores
answers-given = { $count } { $count ->
        [one] respuesta
       *[other] respuestas
    }
bosses-unmet = { $count ->
        [one] Aún no conoces a uno de los Jefes de esta misión. Escribe `veil` en la lista de niveles para ver a cuál.
       *[other] Aún no conoces a { $count } de los Jefes de esta misión. Escribe `veil` en la lista de niveles para ver a cuáles.
    }
choose-boss = ¿Contra un Jefe? (Intro: la misión normal){ " " }
no-such-boss = Escribe un número del 1 al { $count }, el nombre corto de un combate, o solo Intro para la misión normal.
choose-heroes = ¿Qué personajes? De { $fewest } a { $most }, por número o nombre (Intro: { $first }){ " " }

## At the table

story-order =
    Carta de Órdenes: { $card } ({ $action ->
        [waken] los Guardias noqueados despiertan
        [radio-in] entran los Guardias que faltan
        [lost-contact] se quema una carta por cada 3 Guardias muertos
       *[stay-alert] los personajes a 2 casillas o menos de un Guardia reciben una ?
    }). Los Guardias se mueven { $red } (alerta) o { $blue }, giro { $arrow }{ $flips ->
        [yes] , las Cámaras cambian
       *[no] { "" }
    }.
summary = Fase de los enemigos: { $parts }.
summary-guards = { $count ->
        [0] ningún Guardia ha actuado
        [one] ha actuado 1 Guardia
       *[other] han actuado { $count } Guardias
    }
summary-attacked = { $hero } { $times ->
        [0] { "" }
        [one] recibe un ataque y{ " " }
       *[other] recibe { $times } ataques y{ " " }
    }{ $lost ->
        [0] no sufre daño
       *[other] pierde { $lost } de Salud
    }
summary-attention = la { $side } { NAME($hero, case: "of") } en { $space }
summary-removed = { $count } { $count ->
        [one] ficha retirada
       *[other] fichas retiradas
    }
summary-spawned = { $count } { $count ->
        [one] Guardia nuevo
       *[other] Guardias nuevos
    }
summary-burned = { $count } { $count ->
        [one] carta quemada
       *[other] cartas quemadas
    }
news-pause = Intro: seguir{ " " }
story-guard-moves = el Guardia va { $way } y mira { NAME($facing, case: "to") }.

prompt = ›{ " " }
goodbye = La partida está guardada. `{ $call }` la continúa desde aquí.
goodbye-unsaved = La partida no se ha podido guardar, así que acaba aquí.
goodbye-over = Hasta la próxima misión.
no-such-number = Escribe un número del 1 al { $count }, el texto de una opción, o `help`.
it-is-over = El nivel ha terminado. Escribe `again`, `undo`, `log`, `save FILE` o `quit`.
not-possible = «{ $text }» no es posible ahora.
won = ¡Nivel superado!
lost = Derrota: { loss }.
over-help = Escribe `again` para otra partida en este nivel, `log` para ver cómo se ha llegado a esto, `undo` o `rewind` para volver atrás, `quit` { $leads ->
        [campaign] para la campaña y lo que viene
       *[away] para salir
    }.
map-cut = Parte del mapa; `map` lo muestra entero.
why-what = ¿Por qué qué? Por ejemplo: why sneak a1, why takedown, why 3
why-possible = «{ $text }» es posible ahora: opción { $number }{ $more ->
        [none] .
       *[other] { " " }({ $more }).
    }
why-unlisted = «{ $text }» es posible ahora, aunque no está en la lista.
why-which = Di cuál: { $options }.
why-reason = { $text }: { $reason }
why-card = { $gear }: { $does }
why-no-gear = { $hero } no lleva Equipo.
terminal-forecast-what = Aquí no hay ningún «{ $words }». Por ejemplo: forecast, forecast c4, forecast meryl
terminal-forecast-no-place = { $hero } no puede acabar el turno en { $space }.
terminal-forecast-none = Ahora no hay nada que prever: no es el turno de nadie.
terminal-forecast-head = Si { $hero } acaba el turno en { $space }{ $waiting ->
        [none] { "" }
       *[other] { " " }y nadie más se mueve (por actuar: { $waiting })
    }:
terminal-forecast-noise = Ruido ({ $dice } { $dice ->
        [one] dado
       *[other] dados
    }): silencio { PERCENT($quiet) } → detección { PERCENT($unheard) } · ruido { PERCENT($noisy) } → { PERCENT($heard) } · total { PERCENT($total) }
terminal-forecast-hero = { $hero }: detección { PERCENT($spotted) }, ataque { PERCENT($attacked) }, daño medio { $damage }, muerte { PERCENT($killed) }
terminal-forecast-lost = Game Over: { PERCENT($chance) }
terminal-forecast-guard = Guardia de { $space }: { $ways }
terminal-forecast-way = { $way ->
        [none] se queda
       *[other] { $way }
    } { PERCENT($chance) }{ $ends ->
        [attack] { " " }ataca
        [reaction] { " " }reacciona
       *[no] { "" }
    }
terminal-forecast-ways-more = ; { $count } más
terminal-forecast-known = La carta de Órdenes se conoce: { $card }.
terminal-forecast-cards = { $count ->
        [one] Solo puede salir 1 carta de Órdenes.
       *[other] Pueden salir { $count } cartas de Órdenes.
    }
terminal-forecast-cut = Hay demasiadas opciones para seguirlas todas, así que estos intervalos son más amplios de lo necesario.
terminal-forecast-reveals = Una Trampa boca abajo ve esta casilla; nadie sabe qué es.
rule-what = ¿Qué regla? Por ejemplo: rule LOS-3, rule LOS, rule ruido
advice-nothing = No hay nada que señalar; `hint` otra vez sugiere una respuesta.
advice-more = `hint` otra vez, o `hint plan`, lista planes con sus probabilidades. `hint do`, o `hint do 2`, lleva uno a cabo hasta el final del turno.
advice-what = Escribe `hint`, `hint plan` o `hint do`; `hint do 2` toma el segundo plan.
advice-which = No hay tal plan. `hint plan` los lista; `hint do` toma el primero, `hint do 2` el segundo.
advice-forecast = antes del próximo turno: detección { PERCENT($spotted) }, ataque { PERCENT($attacked) }; que se oiga al final de este { PERCENT($heard) }
advice-success =
    sale bien { PERCENT($success) }{ $focus ->
        [no] { "" }
       *[other] , con Concentración { PERCENT($focus) }
    }
seat-announces = { $hero } ({ $bot }): { $plan }.
seat-pause = Intro: adelante · o escribe qué hacer en su lugar{ " " }
seat-given = Ahora { $hero } juega con un bot: { $bot }. Escribe `{ $command }` para recuperar el asiento.
seat-back = Vuelves a llevar { NAME($hero, case: "to") }.
seat-what = Por ejemplo: bot meryl steady, o bot meryl off. { $reason }
again-later = `again` empieza otra partida cuando esta acaba; `quit` la deja para más tarde.
undo-nothing = No hay nada que deshacer.
undo-revealed = Desde tu última respuesta se han revelado dados o cartas. Si todos están de acuerdo, escribe `rewind`: vuelves atrás, y caerán los mismos dados.
taken-back = Deshecho.
log-empty = Aún no ha pasado nada.
save-what = ¿En qué archivo se guarda? Por ejemplo: save my-game.json
save-exists = { $file } ya existe; elige otro nombre.
output-lost = No se puede escribir lo que hay que decir: { $reason }.
save-failed = No se puede escribir { $file }: { $reason }.
saved = Guardado en { $file }.

choice-cost = { $cost } { $cost ->
        [one] acción
       *[other] acciones
    }
choice-noisy = Ruidosa
choice-by = por { $spaces }
choice-lock = nivel { $level }: { $needs }
choice-objective = ★
choice-leap-camouflaged = sobre { $over }: !
choice-leap = sobre { $over }{ $attacks ->
        [0] { "" }
        [one] : ! y ataque
       *[other] : ! y { $attacks } ataques
    }

## What hangs on a roll

question-only-end = { $hero }: solo queda terminar el turno
open-roll-dice = Se va a tirar: { $dice }.
open-roll-lock = Nivel { $level }, necesita { $needs }{ $missing ->
        [all] .
        [none] : tal como está, se abre.
       *[other] : falta { $missing }.
    }
open-roll-hits = Cada { $threshold }+ impacta { NAME($target, case: "to") }{ $hits ->
        [none] .
        [0] : tal como está, ningún impacto.
        [one] : tal como está, 1 impacto.
       *[other] : tal como está, { $hits } impactos.
    }
open-roll-noise = Solo se oye una !.
open-roll-attention = Tal como está, la ! atrae la atención.

## Beside the map

panel-round = Ronda { $round }, { $phase ->
        [setup] preparación
        [enemy] fase de los enemigos
       *[player] fase de los jugadores
    }
panel-acted = listo
panel-passes = { $as ->
        [guard] con disfraz
       *[box] en una caja
    }
panel-actions = acciones
panel-health = Salud
panel-noise = ruido
panel-trace = rastreo
panel-noise-dice = { $count } { $count ->
        [one] dado
       *[other] dados
    }{ $hostages ->
        [0] { "" }
        [one] , 1 por un rehén
       *[other] , { $hostages } por rehenes
    }
panel-focus = Conc.
boss-none = En este nivel no hay Jefe.
panel-defeat = ▸ derrotar { NAME($figure, case: "to") }
panel-boss-health = Salud { $left }/{ $health }
panel-boss-values = Defensa { $defense }, ataca con { $dice }■
panel-hostage = rehén { $left }/{ $health }
panel-in-hand = en mano: { $left }
panel-boss-open = bocarriba: { $cards }
panel-boss-on-top = encima: { $cards }
panel-boss-unseen = cartas sin ver: { $count }
panel-boss-seen = luego: { $cards }
panel-objectives = ▸ { $hostages ->
        [yes] rehenes H
       *[no] objetivos ★
    } { $done }/{ $all }
panel-spread = ▸ { $each } en { $zones ->
        [one] una zona
       *[other] cada una de { $zones } zonas
    }: { $counts }
panel-events = ▸ llegar al Evento { $letters }
panel-no-killing = ▸ no matar a ningún Guardia
panel-exits = ▸ { $alone ->
        [yes] { "" }
       *[no] luego{ " " }
    }{ $who ->
        [one] un personaje
       *[all] todos los personajes
    } a EX
panel-own-exits = ▸ { $alone ->
        [yes] { "" }
       *[no] luego{ " " }
    }{ $who ->
        [one] un personaje
       *[all] cada personaje
    } a su propia salida: { $exits }
panel-sealed = puerta { $door }: sin cerradura, solo la abre un Evento
panel-lock = cerradura { $lock } nivel { $level }: { $needs }
panel-lock-dice = { $dice }, falta { $missing }
panel-orders = Cartas de Órdenes restantes: { $count }{ $burned ->
        [0] { "" }
       *[other] { " " }(quemadas, debajo: { $burned })
    }
panel-cameras = Cámaras: { $colour ->
        [orange] naranja
       *[green] verde
    }
panel-order = { $card }
panel-elevators = ⇕ { $ways }

## Help

help-number = elige esa opción
    .how = 3
help-text = la elige por sus palabras; bastan las primeras letras: hand e9, focus minus c4
    .how = sneak c4
help-hint = en qué fijarse; otra vez: planes con probabilidades y motivos; `hint do` lleva a cabo el mejor
    .how = hint
help-bot = da un personaje a un bot: random, steady o search; `bot meryl off` lo recupera
    .how = bot meryl steady
help-why = por qué algo es posible o no (why takedown, why 3)
    .how = why sneak c4
help-forecast = qué puede traer la fase de los enemigos si el turno acaba aquí, o ahí (forecast meryl: otro personaje)
    .how = forecast c4
help-rule = una regla con nuestras palabras (rule LOS: un capítulo; rule ruido: una palabra)
    .how = rule LOS-3
help-codec = marca un número, por ayuda o por un secreto (codec pasos: una palabra)
    .how = codec 05.07
help-veil = muestra lo que te espera en las listas y en el Codec, o lo vuelve a ocultar
    .how = veil
help-undo = deshace tu última respuesta, salvo que se hayan revelado dados o cartas
    .how = undo
help-rewind = la deshace incluso entonces; caerán los mismos dados
    .how = rewind
help-map = el mapa entero
    .how = map
help-boss = el Jefe, qué hacen sus cartas y qué se sabe de su orden
    .how = boss
help-log = qué ha pasado últimamente (log 100, log all)
    .how = log
help-save = escribe la partida en un archivo; la partida también se guarda sola
    .how = save FILE
help-again = otra partida en este nivel, cuando esta acabe
    .how = again
help-help = esta página; `help play` explica el juego en una página
    .how = help
help-quit = sale; la próxima vez puedes continuar desde aquí
    .how = quit
help-more = Varios personajes: elígelos antes de la partida, o empieza con --heroes snake,meryl (make terminal HEROES=snake,meryl).

guide =
    El objetivo: la lista junto al mapa dice lo que falta. Coge los objetivos ★, llega a los Eventos A a D y luego ponte en una salida EX.

    Tu turno: un personaje tiene 4 acciones. Caminar mueve 1 casilla. Correr mueve 2, pero es Ruidosa. Interacción abre puertas, coge lo que hay en la casilla o usa un Ascensor. Puedes dejar acciones sin usar; `end` termina el turno.

    Que te vean: las casillas sombreadas están a la vista de un Guardia o una Cámara. Un personaje que empieza, pasa o acaba ahí un movimiento recibe una ! donde acaba. También quien salta sobre un Guardia, y encima un ataque.

    Atención: un personaje tiene una ficha. ? (sospecha) trae al Guardia más cercano a mirar. ! (alerta) trae a todos los Guardias de la zona, y se mueven más. Una ficha se queda donde está, aunque el personaje se haya ido, hasta que un Guardia viene y se la lleva.

    Ruido: al final del turno tira 1 dado blanco □ por cada acción gastada en algo Ruidoso. Solo se oye una !, y solo si hay un Guardia en la zona: tu ficha viene a ti, con la ? bocarriba si estaba fuera del mapa, y si no como estaba. Una ! en un dado blanco hace lo mismo en cualquier otra tirada.

    Dados: □ es blanco y tiene una ! en vez de un 1; ■ es negro y no tiene ninguna. Un ataque impacta con cada dado que alcanza la Defensa, casi siempre 3. Dos impactos noquean o matan a un Guardia; un personaje aguanta 4.

    Cerraduras: una cerradura necesita una combinación, como 3 4+: un dado con un 3 y otro con 4 o más. Si no se abre, repite algunos dados por otra acción, mientras te quedes.

    Guardias: después de todos los personajes se roba una carta de Órdenes. Primero pasa algo en todas partes: despiertan los dormidos, o entran los Guardias que faltan. Luego se mueve cada Guardia, empezando por arriba a la izquierda: hasta el primer número (rojo) de casillas si va hacia una !, si no hasta el segundo (azul). De patrulla camina recto y gira en los iconos ▵; donde no puede seguir, gira hacia donde apunta la flecha de la carta. Si la carta lo dice, las Cámaras pasan a su otro cono. Un Guardia que ve a un personaje ataca con ■■.

    El final: ganas en cuanto todo está hecho y todos los que tienen que estar en EX están ahí. Pierdes cuando un personaje se queda sin Salud, o cuando sale la carta de Game Over: cada ronda la acerca, y también cada carta quemada, que se enseña y va debajo del mazo.

    Concentración: las fichas cambian una tirada o dan un movimiento; las usadas quedan giradas hasta que gastas una acción en recuperarlas.

legend = Signos del mapa
legend-hero = personaje
legend-guard = Guardia y hacia dónde mira
legend-hurt = Guardia con 1 de daño o de daño no letal
legend-ko = ficha de Guardia noqueado, sus estrellas
legend-dead = ficha de Guardia muerto
legend-investigate = atención: sospecha
legend-alert = atención: alerta
legend-camera = Cámara y su cono
legend-dice = dado blanco, dado negro
legend-trap = Trampa, boca abajo
legend-laser = láser
legend-objective = objetivo, bocarriba o boca abajo
legend-exit = salida
legend-own-exit = salida de un solo personaje
legend-event = Evento
legend-elevator = Ascensor
legend-terminal = Terminal
legend-supply = suministro
legend-barracks = Barracón
legend-node = nodo del circuito de un Jefe, con su flecha, o casilla numerada
legend-boss = Jefe, y hacia dónde mira
legend-plate = parte de un Jefe, con el daño que sufre ahí; ★: más lo que añada una carta
legend-hostage = rehén
legend-bust = busto, que se puede derribar
legend-shadow = sombra
legend-lock-on = a quién ha fijado REX
legend-decoy = ficha de Wolf, boca abajo, con el número de su casilla
legend-crosshair = Punto de mira de Wolf; las letras son los de los personajes
legend-charge = explosivo
legend-icon = icono de orientación, icono de giro
legend-wall = pared
legend-drop = borde de una azotea: una caída
legend-locked = puerta bloqueada
legend-sealed = puerta sellada, que solo abre un Evento
legend-open = puerta abierta
legend-zone = límite de zona
legend-obstacle = obstáculo
legend-watched = a la vista de un Guardia o una Cámara, o bajo el fuego de un Jefe
legend-reach = nombrada por una opción
cli-render = Dibuja un mapa como SVG y PNG, con coordenadas y leyenda.
cli-render-what = Un nivel, la carpeta de un nivel, una partida guardada (.json) o un archivo con una escena en la notación.
cli-render-out = El archivo que se escribe, .svg o .png; se puede dar varias veces. Sin él: STAGE.svg y STAGE.png aquí.
cli-render-size = El lado más largo de un PNG en píxeles, de 64 a 8192. Sin él: 96 píxeles por casilla.
rendered = Dibujado: { $file }
cli-replay = Reproduce una partida guardada: cada pregunta, su respuesta y lo que resultó.
cli-replay-file = Una partida guardada: lo que escribe `save FILE` en la mesa.
cli-replay-through = No parar después de cada respuesta.
cli-replay-animate = Escribe lo jugado como imagen animada en este archivo, .gif, en vez de mostrarlo.
cli-replay-part = Qué muestra la imagen animada: la partida entera, su última fase de los enemigos o su último turno.
replay-no-gif = { $file }: una imagen animada acaba en .gif.
replay-drawing = Dibujando
replay-prompt = Intro: siguiente · un número: otras tantas · all · q: salir {"> "}
replay-help = Pulsa Intro para la siguiente respuesta, o escribe un número de respuestas, `all`, `map`, o `q` para salir.
replay-end = El registro acaba aquí; la partida no había terminado.

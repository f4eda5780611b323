### Lo que dice el navegador: sus pantallas, botones y mensajes. Los nombres de las cosas y las frases del propio juego están en game.ftl.

## Everywhere

app-loading = Cargando …
app-close = Cerrar
app-page = { $rule } · pág. { $page }
app-title = { $page } · noisecheck
app-back = Atrás
app-home = Inicio
app-odds = { $hits } de { $of }

## Examples of the rules page: what each scene shows

example-clear-box = El Guardia de C1 mira hacia el sur. La caja de D2 queda dentro del rectángulo entre él y Snake, así que no lo ve; en C4 no hay nada en el rectángulo, y lo ve.
example-seen-on-the-way = Corre de B2 a D2 pasando por C2: Snake cruza la vista del Guardia en C2, y la ! va adonde acaba la carrera.
example-camera-cones = La Cámara mira por su cono naranja, hacia el este. Termina el turno: la carta de Órdenes gira todas las Cámaras, y el cono verde cae sobre Snake.
example-traps = Entra en la fila 1, y se le da la vuelta a la Trampa boca abajo de E1. Si en vez de eso entras en la fila 3, el láser de E3 te delata.
example-noise-check = Corre, y puede que te oiga el Guardia a la vuelta de la esquina: al final del turno se tira un dado blanco por cada acción Ruidosa. Corre dos veces y verás.
example-leapfrog = Pasa a B1 y luego, por encima del Guardia, a D1. El salto cuenta como una casilla, pero trae la ! y un ataque.
example-lock = Usa Interacción con la puerta: un dado blanco y dos negros. La tirada aún no encaja, así que paga otra acción y vuelve a tirar el dado blanco.
example-focus-on-dice = Golpea al Guardia: el dado muestra 2, que es un fallo. Mientras la tirada siga abierta, +2 o repetirla aún puede convertirla en un impacto.
example-hurt-but-standing = Golpea una vez al Guardia y termina el turno. Está herido y sigue en pie, así que la ! va debajo de Snake.
example-takedown = El Guardia está de espaldas. Acércate por detrás y podrás elegir Ejecución silenciosa.
example-system-effect = Las dos ranuras de Apagón están cubiertas y el Terminal está pirateado: resuelve la carta, y la ! de Meryl pasa a ser una ?.
example-radio-in = El Barracón de A1 debería tener dos Guardias, y solo uno puede contestar. Termina el turno, y entra el que falta; el que duerme en E1 no cuenta.
example-stay-alert = Snake está a dos casillas del Guardia, Meryl a cuatro. Termina el turno: solo se pone la ? de Snake.
example-nearest-guard = Hay una ? en D1. Termina el turno: el Guardia más cercano va a mirar, y el otro patrulla.
example-equal-ways = Hay dos rutas hasta la ? igual de largas y con los mismos giros. Termina el turno, y tú eliges cuál toma el Guardia.
example-guards-hop = El Guardia de B1 acude a G1, pasando a otros dos. Salta por encima de ambos al precio de una casilla.

## Theatre: the Enemy phase, step by step

theatre-label = Fase enemiga
theatre-again = Fase enemiga, otra vez
theatre-boss = { $side ->
        [turn] Turno { NAME($figure, case: "of") }
       *[reaction] Reacción { NAME($figure, case: "of") }
    }
theatre-section-0 = Fase de jugadores
theatre-section-1 = Acción de Guardias
theatre-section-2 = Cámaras
theatre-section-3 = Activaciones
theatre-activations = Activaciones: { $done } de { $all }
theatre-guard = Guardia { $number }
theatre-actor-order = Carta de Órdenes
theatre-actor-cameras = Las Cámaras
theatre-actor-table = La mesa
theatre-order =
    Carta de Órdenes: { $card }. { $red } { $red ->
        [1] casilla
       *[other] casillas
    } en modo Alerta, si no { $blue }; flecha a la { $arrow ->
        [left] izquierda
       *[right] derecha
    }{ $flips ->
        [yes] ; las Cámaras giran
       *[no] { "" }
    }.
theatre-mode-patrol = Patrulla
theatre-mode-investigate = Sospecha
theatre-mode-alert = Alerta
theatre-mode-attack = Ataque
theatre-mode-react = Reacción
theatre-mode-look = Activación
theatre-mode-boss = Su turno
# Each of these has at most six words.
theatre-reason-patrol = hace su ronda, sin sospechas
theatre-reason-investigate = { $token ->
        [ko] Guardia noqueado en { $target }
        [dead] Guardia muerto en { $target }
       *[other] mira la { $token } de { $owner } en { $target }
    }
theatre-reason-alert = persigue la { $token } de { $owner } en { $target }
theatre-reason-attack = ve a { $hero } en { $space }
theatre-reason-react = encuentra una ficha en { $space }
theatre-reason-look = mira a su alrededor en { $space }
theatre-reason-order = avanzan { $red } en alerta, si no { $blue }
theatre-reason-cameras = cuentan los conos { $colour ->
        [orange] naranjas
       *[green] verdes
    }
theatre-moves = Casillas recorridas, de las que permite la carta
theatre-play = Ver
theatre-pause = Pausa
theatre-continue = Continuar
theatre-step = Un paso
theatre-back = Un paso atrás
theatre-skip = Al próximo suceso
theatre-finish = Al final
theatre-speed = Velocidad
theatre-speed-instant = Al instante
theatre-speed-times = { $speed }×
theatre-auto-pause = Parar en sucesos
theatre-held = En pausa: echa un vistazo y continúa.
# What an Order card does at once, in at most eight words.
theatre-card-waken = Los Guardias noqueados despiertan.
theatre-card-radio-in = Vuelven los Guardias que faltan.
theatre-card-lost-contact = Cada tres Guardias muertos queman una carta.
theatre-card-stay-alert = Una ? bajo quien esté cerca de Guardias.
theatre-card-game-over = Fin del tiempo.
theatre-card-known = Fuera fichas; si hay ?, media vuelta.
theatre-card-sweep = Fuera fichas; el Guardia gira un cuarto.
theatre-card-radio = Fuera fichas; entran los Guardias que faltan.
theatre-card-hunch = Fuera fichas; una ? a personajes a 2.
theatre-card-rush = Fuera fichas; el Guardia avanza 1 casilla.
theatre-card-shrug = Fuera fichas, y ya está.
theatre-card-hold = Retener la carta
theatre-card-held = Retenida. Aparta el puntero o pulsa { $key } para continuar.
theatre-card-alert = { $red } en alerta
theatre-card-calm = { $blue } en otro caso
theatre-card-arrow = { $arrow ->
        [left] giran a la izquierda
       *[right] giran a la derecha
    }
theatre-card-flips = giran las Cámaras
theatre-moment = Estás viendo un momento anterior.
theatre-to-now = Al presente
theatre-recap = Última fase enemiga
theatre-replay = Volver a ver
theatre-in-log = Ver en el registro
theatre-missed = falla

recap-boss = { NAME($figure, case: "the") } juega { $card }
recap-guards = { $count ->
        [one] actúa 1 Guardia
       *[other] actúan { $count } Guardias
    }
recap-seen = { $count ->
        [one] 1 Guardia o Cámara ve
       *[other] { $count } Guardias o Cámaras ven
    } a { $hero }
recap-attacked = atacan a { $hero } { $count ->
        [one] una vez
       *[other] { $count } veces
    }, { $damage ->
        [0] sin daño
       *[other] { $damage } de daño
    }
recap-hurt = { $hero } sufre { $damage } de daño
recap-attention = la { $side } de { $hero } está en { $space }
recap-spawned = { $count ->
        [one] 1 Guardia nuevo
       *[other] { $count } Guardias nuevos
    }
recap-removed = { $count ->
        [one] 1 ficha retirada
       *[other] { $count } fichas retiradas
    }
recap-burned = { $count ->
        [one] 1 carta quemada
       *[other] { $count } cartas quemadas
    }
recap-knocked-out = { $count ->
        [one] 1 Guardia noqueado
       *[other] { $count } Guardias noqueados
    }
recap-objectives = { $count ->
        [one] 1 objetivo conseguido
       *[other] { $count } objetivos conseguidos
    }
recap-doors = { $count ->
        [one] 1 puerta abierta
       *[other] { $count } puertas abiertas
    }
recap-nothing = nada digno de mención

## The board

board-label = Mapa
board-zone = { $zone } · { $active ->
        [yes] activa
       *[no] tranquila
    }
board-menu = Qué hacer en { $cell }
board-menu-hit = necesita { $threshold }+, impacto { $chance }
board-menu-cost = { $cost ->
        [0] sin acción
        [one] 1 acción
       *[other] { $cost } acciones
    }
board-menu-why = ¿Por qué no puedo hacer nada aquí?
board-menu-ping = Señalar { $cell }
board-menu-sight = ¿Quién ve { $cell }, y por qué?

## The board for screen readers: one sentence for each thing in a space

grid-label = Mapa, { $columns } columnas y { $rows } filas. Las flechas mueven, Intro actúa, Espacio lista lo que puedes hacer, Alt y una flecha lee lo que hay hasta una pared.
grid-space = { $cell }, { $kind ->
        [floor] suelo
        [obstacle] obstáculo
       *[hole] sin suelo
    }{ $zone ->
        [none] { "" }
       *[other] , zona { $zone }
    }.
grid-hero = { $hero }{ $yours ->
        [yes] , tú
       *[no] { "" }
    }{ $acting ->
        [yes] , tiene el turno
       *[no] { "" }
    }{ $acted ->
        [yes] , ya ha actuado
       *[no] { "" }
    }{ $hidden ->
        [boxed] , en una caja
        [disguised] , con disfraz
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , daño { $damage }
    }{ $hostages ->
        [0] { "" }
        [one] , con un rehén
       *[other] , con { $hostages } rehenes
    }.
grid-guard-number = Guardia { $number }
grid-guard = Guardia { $number }, mira { NAME($facing, case: "to") }{ $mode ->
        [patrol] , de patrulla
        [investigate] , en sospecha
        [alert] , en alerta
       *[unknown] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , daño { $damage }
    }{ $ko ->
        [0] { "" }
       *[other] , daño no letal { $ko }
    }.
grid-boss = { $figure }{ $facing ->
        [none] { "" }
       *[other] , mira { NAME($facing, case: "to") }
    }, Salud { $left } de { $health }{ $printed ->
        [none] { "" }
       *[other] , aquí marcado { $printed }
    }.
grid-printed = Marcada { $printed }.
grid-token = { $token }{ $down ->
        [yes] , boca abajo
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , daño { $damage }
    }.
grid-node = { $circuit ->
    [yes] Nodo del circuito
   *[no] Nodo
}, flecha { NAME($facing, case: "to") }.
grid-fire = Bajo el fuego { NAME($figure, case: "of") }.
grid-watcher = { $kind ->
        [boss] { NAME($figure, case: "the") }
        [camera] la Cámara de { $cell }
       *[laser] el láser de { $cell }
    }
grid-body = { $stars ->
        [0] Guardia muerto
        [one] Guardia noqueado, 1 estrella
       *[other] Guardia noqueado, { $stars } estrellas
    }{ $tied ->
        [yes] , atado
       *[no] { "" }
    }.
grid-attention = { $side ->
        [alert] ! (alerta)
       *[investigate] ? (sospecha)
    } de { $owner }.
grid-camera = Cámara, mira { NAME($facing, case: "to") } ({ $colour ->
        [orange] naranja
       *[green] verde
    }).
grid-trap = { $kind ->
        [down] Trampa, boca abajo
        [camera] Trampa: Cámara
        [laser] Trampa: láser
       *[blank] Trampa: nada
    }.
grid-charge = { $gear }, obra de { $owner }.
grid-objective = { $hostage ->
        [yes] { $optional ->
            [yes] Opcional: un rehén
           *[no] Rehén
        }
       *[no] { $optional ->
            [yes] Objetivo opcional
           *[no] Objetivo
        }
    }{ $down ->
        [yes] , boca abajo
       *[no] { "" }
    }{ $taken ->
        [yes] , ya cogido
       *[no] { "" }
    }.
grid-event = Evento { $letter }{ $used ->
        [yes] , ya ocurrido
       *[no] { "" }
    }.
grid-exit = Salida.
grid-own-exit = Salida solo para { $owner }.
grid-supply = Suministro.
grid-terminal = Terminal, nivel { $level }{ $hacked ->
        [yes] , pirateado
       *[no] { "" }
    }.
grid-elevator = Ascensor hacia { $to }.
grid-barracks = Barracón, { $count ->
        [one] 1 Guardia
       *[other] { $count } Guardias
    }.
grid-icon = Flecha en el suelo: los Guardias giran { NAME($facing, case: "to") }.
grid-icon-turn = Icono de giro en el suelo.
grid-door = { $how ->
        [locked] Puerta bloqueada, nivel { $level },
        [sealed] Puerta sellada, que solo abre un Evento,
       *[open] Puerta abierta
    } { NAME($facing, case: "at") }.
grid-walls = Pared: { $ways }.
grid-drops = Caída: { $ways }.
grid-seen = Vista por { $by }.
grid-unseen = Nadie la ve.
grid-target = { $words }{ $cost ->
        [-1] { "" }
        [0] , sin acción
        [one] , 1 acción
       *[other] , { $cost } acciones
    }{ $seen ->
        [seen] , ahí te verían
        [way] , te verían por el camino
       *[none] { "" }
    }{ $noisy ->
        [yes] , Ruidosa
       *[no] { "" }
    }{ $loud ->
        [yes] , MUY RUIDOSA
       *[no] { "" }
    }.
grid-way = { $facing }: { $parts }
grid-way-space = { $cell }, { $parts }
grid-way-spaces = { $count ->
        [0] nada
        [one] 1 casilla libre
       *[other] { $count } casillas libres
    }
grid-way-end = { $barrier ->
        [wall] luego una pared
        [door] luego una puerta bloqueada
        [obstacle] luego un obstáculo
       *[edge] luego el borde del mapa
    }

## The layers of the board

tools-label = Capas y vista del mapa
tools-sight = Vista: { $mode ->
        [off] no
        [union] toda
       *[each] cada una
    }
    .about = Lo que ven ahora Guardias, Cámaras y láseres, rayado: todo junto o de uno en uno
tools-paths = Rutas
    .about = Por dónde iría cada Guardia si se activara ahora
tools-noise = Ruido
    .about = Qué Guardias están lo bastante cerca para oír a quien tiene el turno
tools-order = Orden
    .about = El orden en que actúan los Guardias
tools-interactables = Usable
    .about = Todo aquello con lo que puedes interactuar
tools-follow = Seguir
tools-ping = Señalar casilla
    .about = Luego elige una casilla: todos la ven
tools-zoom-in = Acercar
tools-zoom-out = Alejar
tools-fit = Mapa entero
tools-key = { $label } (tecla { $key })
tools-about = { $head }: { $about }
tools-idle = { $about }. Ahora no hay nada que mostrar.

## The enemy

enemy-title = Enemigo
enemy-unseen = Órdenes por ver: azules { $blue }, rojas { $red }{ $burned ->
        [0] { "" }
       *[other] , quemadas debajo { $burned }
    }
enemy-endless = Cada ronda llega la misma orden.
enemy-current = En vigor
enemy-last = Última orden
enemy-next = La próxima
enemy-next-reaction = Próxima Reacción
enemy-reaction = { $card }: { $effect }
enemy-card = { $action }: { $effect } Los Guardias avanzan { $red } en alerta, si no { $blue }. Giran a la { $arrow ->
        [left] izquierda
       *[right] derecha
    }.{ $flip ->
        [yes] { " " }Las Cámaras giran.
       *[no] { "" }
    }
enemy-card-brief = { $action }{ $numbers ->
        [none] { "" }
       *[other] { " " }{ $numbers }
    }{ $arrow ->
        [left] { " " }↰
        [right] { " " }↱
       *[none] { "" }
    }{ $flip ->
        [yes] , giran las Cámaras
       *[no] { "" }
    }
enemy-card-over = { $action }: { $effect }
enemy-cameras = Cámaras: { $colour ->
        [orange] naranja (O)
       *[green] verde (G)
    }
enemy-zones = Zonas activas: { $zones }
enemy-order = Guardias, en el orden en que actúan
enemy-waiting = Guardias en zonas inactivas
enemy-none = No hay Guardias en el mapa.
enemy-guard = Guardia { $number }
enemy-mode = { $mode ->
        [patrol] Patrulla
        [investigate] Sospecha
       *[alert] Alerta
    }
enemy-stays = sigue en { $space }
enemy-goes = a { $space }
enemy-tied = { $count } rutas iguales
enemy-token = { $token ->
        [ko] un Guardia noqueado
        [dead] un Guardia muerto
       *[other] la { $token } de { $owner }
    }
enemy-target = en { $space }
enemy-damage = daño { $damage }
enemy-done = ha actuado

## The boss and its deck

rail-title = { $figure }, el Jefe
rail-off-map = no se ve
rail-spaces = { $first }–{ $last }
rail-find = Mostrar { NAME($figure, case: "to") } en el mapa: { $place }
rail-health = Salud
rail-health-left = { $left }/{ $of }
rail-defense = Defensa { $defense }
rail-dice = Ataca con { $dice ->
        [0] cero dados
        [1] ■
        [2] ■■
        [3] ■■■
       *[other] { $dice }■
    }
rail-dashboard = Tablero
rail-track = Marcador
rail-count = Marcador: { $count }
rail-last = { $side ->
        [turn] Juega { $card }:
       *[reaction] Reacciona con { $card }:
    }
rail-deck = Su mazo, desde arriba
rail-open = Ahora bocarriba:
rail-next = Próxima: { $card } (conocida)
rail-next-unseen = { $count ->
        [one] Próxima: la única carta que nadie ha visto
       *[other] Próxima: una de { $count } cartas por ver
    }
rail-unseen = { $count ->
        [one] 1 carta por ver
       *[other] { $count } cartas por ver
    }
rail-unseen-cards = En algún orden:
play-in-hand = { $action }: { $left }/{ $of } por usar
play-aim-boss = Derrotar { NAME($figure, case: "to") }
play-aim-friend = Proteger { NAME($figure, case: "to") }
play-aim-no-killing = No matar Guardias

## What a stage tells when one of its events happens

story-title = Evento { $letter }

## Sounds in words, for anybody who cannot or does not want to hear them

sound-turn = [tu turno]
sound-dice = [dados]
sound-quiet = [no se oye nada]
sound-noise = [ruido]
sound-attention = [atención]
sound-alert = [alerta]
sound-hit = [impacto]
sound-damage = [daño]
sound-ko = [cae]
sound-boss = [el Jefe juega una carta]
sound-strike = [el Jefe golpea]
sound-track = [se mueve el marcador del Jefe]
sound-unlock = [se abre]
sound-ping = [señal]
sound-clear = [nivel superado]
sound-fail = [derrota]
sound-sneak = [pasos suaves]
sound-dash = [pasos a la carrera]
sound-boots = [botas]
sound-chat = [mensaje]
sound-drawer = [se abre un cajón]
sound-call = [alguien comunica]
sound-dial = [se pulsa una tecla]
sound-voice = [una voz en la radio]
sound-rank = [gongs]
sound-die = [un dado]
sound-order = [se revela una carta]
sound-card = [una carta]
sound-token = [se pone una ficha]
sound-focus = [un tintineo suave]
sound-torch = [clic de linterna]
sound-camera = [gira una Cámara]
sound-laser = [salta un láser]
sound-knock = [unos golpes]
sound-miss = [un fallo]
sound-blast = [una explosión]
sound-missile = [vuela un misil]
sound-groan = [un quejido]
sound-mind = [un zumbido en la cabeza]
sound-vanish = [alguien se esfuma]
sound-fallen = [cae el Jefe]
sound-rex-step = [tiembla el suelo]
sound-rex-servo = [servos pesados]
sound-charge = [algo acumula energía]
sound-treads = [orugas]
sound-rotor = [aspas]
sound-door = [se abre una puerta]
sound-lift = [un ascensor]
sound-locked = [sigue bloqueada]
sound-box = [cartón]
sound-gear = [traqueteo de Equipo]
sound-cloth = [tela]
sound-rope = [cuerda]
sound-drag = [algo se arrastra]
sound-throw = [un lanzamiento]
sound-clink = [metal contra el suelo]
sound-shatter = [algo se hace añicos]
sound-jam = [interferencias]
sound-gain = [dos notas que suben]
sound-loss = [dos notas que bajan]
sound-slip = [alguien resbala]
sound-climb = [alguien trepa]
sound-story = [una campana grave]
sound-bed-water = [agua contra el muelle]
sound-bed-wind = [viento]
sound-bed-hum = [zumbido de máquinas]
sound-bed-drip = [gotea agua]
sound-bed-fans = [ventiladores]
sound-bed-dawn = [pájaros al alba]
sound-bed-fire = [ruge el fuego]
sound-bed-clock = [el tictac de un reloj]
sound-bed-grid = [un zumbido fino]
sound-bed-carrier = [siseo de radio]
sound-score-quiet = [música lenta]
sound-score-investigate = [la música se tensa]
sound-score-alert = [música apremiante]

## Whether there is to be sound: asked once, beside the first game

sound-ask = ¿Sonido?
sound-ask-all = Todo
sound-ask-effects = Sin música
sound-ask-none = Nada

## Log: what happened, and why

log-title = Registro
log-chat = Chat
log-rules = Reglas
log-codec = Codec
log-tabs = Enemigo, registro y chat
log-show-space = Mostrar { $space } en el mapa
log-moves = El Guardia avanza { $way } y mira { NAME($facing, case: "to") }.
log-turn = Turno de { $hero }
log-opening = Al principio
log-guard = Guardia { $number } en { $space }: { $mode }
log-round = Ronda { $round }
log-filters = Mostrar
log-filter-all = Todo
log-filter-alerts = Alertas y daño
log-filter-dice = Dados
log-filter-mine = Lo mío
log-why = ¿Por qué?
log-why-of = ¿Por qué? { $what }
log-because = Porque
log-open-rule = Abrir la regla
log-look = Mostrar este momento: { $what }
log-nothing = Aún no ha pasado nada.
log-filtered = Aún no ha pasado nada así.
log-no-moment = Este momento no se puede mostrar ahora.
log-away = Desde que te fuiste
log-away-count = { $count ->
        [one] 1 suceso
       *[other] { $count } sucesos
    }
log-watch = Ver
log-dismiss = Vale
log-latest = Ir a lo último

## Chat

chat-say = Di algo
chat-send = Enviar
chat-quick = Frases rápidas
chat-quick-wait = Espera
chat-quick-distract = Puedo distraer a uno
chat-quick-seen = ¡Aquí te ven!
chat-quick-go = Ve
chat-quick-help = Necesito ayuda
chat-quick-end = ¿Fin de turno?
chat-quick-good = Buena idea
chat-quick-undo = ¿Deshacer?
chat-quick-copied = (saca una copia de esta partida: se podría adelantar, con los mismos dados)
chat-empty = Aún no ha dicho nada nadie. Nombra una casilla, como { $space }, y cualquiera podrá pulsarla para verla en el mapa.
chat-unread = { $count } sin leer
chat-mute = Silenciar a { $name }
chat-unmute = Volver a oír a { $name }
chat-muted = Has silenciado a { $name }.
chat-watcher = { $name } (espectador)
chat-only-players = Los espectadores pueden leer el chat, pero no escribir en él.

## The rules: drawer and screen

rules-home = Inicio
rules-all = Las reglas
rules-search = Busca: una palabra o un código como LOS-7
rules-found = { $count ->
        [one] 1 regla
       *[other] { $count } reglas
    }
rules-none = Ninguna regla tiene estas palabras.
rules-unknown = No hay ninguna regla { $id }.
rules-page = pág. { $page }
rules-ruling = Nuestro criterio
rules-related = En el mismo capítulo
rules-examples = { $count ->
        [one] Un ejemplo
       *[other] Ejemplos
    }
rules-has-example = con un ejemplo
rules-open-table = Abrir como mesa
rules-not-built = Aún no está en juego.

## Looking things up: the drawer at the table, and the two pages

look-title = Reglas y Codec
look-search = Un número de Codec como 05.07, una regla como LOS-7 o una palabra
    .short = 05.07, LOS-7, palabra
look-back = Atrás
look-pin = Fijar esto
look-pinned = Fijado
look-shelves = Qué listar
library-rules = Reglas
library-codec = Codec

## The Codec

call-link = Marcar { $number } en el Codec
call-search = Un número como 05.07, o una palabra
call-call = { $number ->
        [none] Marcar
       *[other] Marcar { $number }
    }
call-keypad = Teclado
call-erase = Borrar la última tecla
call-all = Comunicaciones
call-count = { $count } comunicaciones en la lista, { $heard } de ellas oídas. Otros números están escondidos en algún lugar del juego.
call-enter = Intro marca { $words }.
call-found = { $count ->
        [0] Ninguna en la lista
        [one] 1 comunicación; Intro la abre
       *[other] { $count } comunicaciones
    }
call-veiled = { $count ->
        [one] Una comunicación trata de un nivel al que aún no has llegado.
       *[other] { $count } comunicaciones tratan de niveles a los que aún no has llegado.
    }
call-heard = oída
call-dialling = Marcando { $number } …
call-silent = Nadie contesta en { $number }.
call-unknown = Ninguna comunicación menciona «{ $words }».
call-near = ¿Querías decir?
call-no-number = { $id } no es un número de Codec. Son como 05.07.
call-about = Va con
call-stage = El informe previo
call-rules = Reglas
call-telling = Guardando esto en «{ $campaign }» …
call-not-told = No se ha podido guardar en «{ $campaign }». { $problem } Vuelve a marcar más tarde.
call-tells = Un secreto: no todo el mundo lo ha oído.
call-unlocks-campaign = Un secreto, guardado en tu campaña «{ $campaign }»: { $gear } ya está en su Caja de memoria.
call-unlocks-alone = Un secreto, guardado en este navegador: desde ahora { $gear } está en la Caja de memoria de cada partida suelta que abras.
interrogation-hold-out = Aguantar
interrogation-give-in = Ceder
    .text = Ocelot se entera de lo que quería saber. No hay vuelta atrás.
call-knows-now = Lo aprovechas contra { NAME($figure, case: "the") } en cuanto te toque el turno.
call-knows-campaign = Un secreto, guardado en tu campaña «{ $campaign }»: desde ahora lo sabes siempre que luches contra { NAME($figure, case: "the") }.
call-knows-alone = Un secreto, guardado en este navegador: desde ahora lo sabes en cada partida suelta que abras contra { NAME($figure, case: "the") }.
call-dial = Dial de voces
call-voice = { $number }, { $title }
call-off-dial = Este número no está en ningún dial.
call-previous = Voz anterior
call-next = Voz siguiente
call-all-at-once = Todo de una vez

## At the table: the bar with what is to be done

play-title = { $mine ->
        [due] ▶ Tu turno:{ " " }
        [yes] ●{ " " }
       *[no] { "" }
    }{ $sentence } · noisecheck
play-round = Ronda { $round } · { $phase ->
        [setup] preparación
        [enemy] Guardias
        [boss] Jefe
       *[player] personajes
    }
play-level-quiet = Sin sospechas
    .sign = ○
play-level-investigate = Sospecha
    .sign = ?
play-level-alert = Alerta
    .sign = !
play-bar-action = { $hero }: elige una acción
play-bar-waiting = Esperando a { $names } — { $sentence }
play-bar-link-connecting = Conectando …
play-bar-link-reconnecting = Conexión perdida. Reintentando …
play-bar-link-lost = El servidor no contesta. Reintentando …
play-bar-link-fenced = Este asiento se usa en otra pestaña.
play-bar-link-gone = Esta mesa ya no existe.
play-bar-link-version = Hay una versión nueva. Recarga la página.
play-bar-link-seat = Esta mesa ya no conoce tu asiento.
play-bar-link-no-spectators = Esta mesa no admite espectadores.
play-bar-bot = { $hero } ({ $bot }) está pensando — { $sentence }
play-bar-held = El bot está en pausa. { $sentence }
play-bar-recovering = Restaurando la mesa …
play-bar-theatre =
    { $who ->
        [boss] Actúa { NAME($figure, case: "the") }.
        [both] Actúan { NAME($figure, case: "the") } y los Guardias.
       *[guards] Actúan los Guardias.
    }
play-bar-forecast =
    Previsto, no se juega nada: { $who ->
        [boss] actúa { NAME($figure, case: "the") }.
        [both] actúan { NAME($figure, case: "the") } y los Guardias.
       *[guards] actúan los Guardias.
    }
play-bar-moment = Este es un momento anterior.
play-bar-won = Nivel superado.
play-bar-lost = Derrota: { loss }.
play-bar-rewind = { $name } pide retroceder: { $moment }. ¿Te parece bien?
play-bar-rewind-waiting = { $name } pide retroceder: { $moment }. Esperando a { $names }
play-somebody = alguien
play-answer = Responder
play-spectators = { $count ->
        [one] 1 mirando
       *[other] { $count } mirando
    }
play-link-slow = Lenta: { $latency } ms
play-link-connecting = Conectando
play-link-reconnecting = Reconectando
play-link-lost = Sin conexión
play-link-fenced = En otra pestaña
play-link-gone = Mesa cerrada
play-link-version = Versión nueva
play-menu = Menú
play-menu-invite = Invitar a otros, o a otro dispositivo
play-menu-bookmark = Nombrar este momento
play-menu-hand-over = Ceder un personaje a alguien o a un bot
play-menu-export = Guardar la partida en un archivo
    .saved = Guardada en tus descargas: { $file }
play-menu-bug = Avisar de un fallo: guardar archivo
    .saved = Guardado en tus descargas: { $file }. Envíalo al registro de incidencias del proyecto, con unas palabras sobre lo que ha ido mal.
play-menu-failed = El archivo no ha llegado. Vuelve a intentarlo.
play-menu-keys = Teclas
play-menu-replay = Ver la repetición
play-menu-box = La Caja de memoria de la campaña
play-menu-rules = Reglas
play-menu-codec = Codec
play-menu-settings = Ajustes
play-menu-leave = Dejar la mesa

## At the table: taking back

play-undo = Deshacer
play-undo-what = Deshacer: { $what }
play-undo-ask = Desde entonces ha acabado un turno, o se han visto dados o cartas: pide retroceder
play-undo-none = No hay nada que deshacer gratis.
play-undo-over = La partida ha terminado. «Seguir desde un momento anterior», en el informe final, abre ahí una mesa nueva.
play-undo-others = Solo quien dio la última respuesta puede deshacerla. Puedes pedir retroceder.
play-undo-menu = Qué deshacer
play-undo-step = Último paso
play-undo-action = Última acción
play-undo-turn = Hasta el inicio del turno
play-redo = Rehacer
play-redo-what = Rehacer: { $what }
play-redo-none = No hay nada que rehacer.
play-rewind = Retroceder …
play-rewind-title = Retroceder
play-rewind-to = Volver a
play-rewind-free = gratis
play-rewind-none = No hace falta retroceder: basta con Deshacer.
play-rewind-dice = Volverán a salir los mismos dados y cartas.
play-rewind-ask = Pedirlo
play-rewind-go = Retroceder
play-rewind-asked = { $name } pide retroceder: { $moment }.
play-rewind-agree = Aceptar
play-rewind-decline = Rechazar
play-rewind-waits = Esperando a { $names }.
play-rewind-withdraw = Retirar la petición
play-rewind-declined = { $name } no acepta: no se deshace nada.
play-rewound = La mesa ha retrocedido.
play-undone = { $name } ha deshecho algo.
play-rewinds-any = En esta mesa no se cuentan los retrocesos.
play-rewinds-left = { $count ->
        [0] No queda ningún retroceso.
        [one] Queda 1 retroceso.
       *[other] Quedan { $count } retrocesos.
    }
play-mark-step = el último paso de la ronda { $round }
play-mark-action = la última acción de { $hero } en la ronda { $round }
play-mark-turn = { $hero ->
        [nobody] la elección de quién sigue en la ronda { $round }
       *[other] el inicio del turno de { $hero } en la ronda { $round }
    }
play-mark-phase = la fase de los enemigos de la ronda { $round }
play-mark-round = el inicio de la ronda { $round }
play-mark-start = el principio de todo
play-back-title = ¿Retroceder: { $moment }?
play-back-lost = Esto se deshace:
play-back-take = Deshacer

## At the table: squad

play-squad = Grupo
play-right = Enemigo, registro y chat
play-fold = Plegar el panel
play-unfold = Desplegar el panel
play-aims = Objetivos
play-aim-done = hecho:
play-aim-event = Llegar a { $letter } ({ $space })
play-aim-objectives = { $hostages ->
        [yes] Liberar rehenes
       *[no] Coger objetivos
    }: { $taken } de { $needed }
play-aim-spread = { $each } en { $zones ->
        [one] una zona
       *[other] cada una de { $zones } zonas
    }: { $counts }
play-aim-zone = { $zone } { $taken }/{ $each }
play-aim-exit = { $alone ->
        [yes] { $who ->
            [one] Un personaje
           *[all] Todos
        }
       *[no] Luego { $who ->
            [one] un personaje
           *[all] todos
        }
    } a la salida ({ $spaces })
play-aim-own-exit = { $alone ->
        [yes] { $who ->
            [one] Un personaje
           *[all] Cada personaje
        }
       *[no] Luego { $who ->
            [one] un personaje
           *[all] cada personaje
        }
    } a su propia salida: { $spaces }
play-own-exit = { $hero } { $space }
play-hostages = { $count ->
        [one] Te acompaña un rehén: 1 dado de ruido más
       *[other] Te acompañan { $count } rehenes: { $count } dados de ruido más
    }
play-state-acting = actúa
play-state-fallen = fuera de combate
play-state-acted = hecho
play-state-ready = a punto
play-health = Salud { $left }/{ $of }
play-defence = Def. { $defence }
play-actions-left = quedan { $left } de { $of } acciones
play-focus-left = { $left } de { $of } fichas de Concentración activas
play-noise = { $count ->
        [one] 1 dado
       *[other] { $count } dados
    } · { $chance }
play-noise-so-far = por ahora { $count ->
        [one] 1 dado
       *[other] { $count } dados
    } · { $chance }
play-noise-unheard = { $count ->
        [one] 1 dado
       *[other] { $count } dados
    } · nadie cerca
play-attention = { $side ->
        [alert] ! alerta
       *[other] ? sospecha
    } en { $space }
play-disguised = con disfraz
play-boxed = en una caja
play-carries = { $gear }{ $printed ->
        [0] { "" }
       *[other] { " " }{ $tokens }/{ $printed }
    }
play-you = tú
play-nobody = sin jugador
play-away = fuera, { $seconds } s
play-away-long = fuera
play-stands-in = por { $name }
play-take-over = Relevar a { $hero }
play-bot = { $bot } (bot)
play-bot-for = Que un bot lleve a { $hero } …
play-bot-give = Que lleve a { $hero }
play-idle = no responde
play-nudged = La mesa te está esperando.
play-take = Llevar a { $hero }
play-act-now = Actúa ya: { $hero }

## At the table: dock

play-dock = Acciones, Equipo y Concentración
play-decision = Tu respuesta
play-back-to = Volver a { $hero }
play-pointing = Elige la casilla que quieres enseñar a todos.
play-look-at = Mirar a { $hero }
play-end = Fin de turno
play-cost = { $cost ->
        [0] gratis
        [one] 1 acción
       *[other] { $cost } acciones
    }
play-noisy = Ruidosa
play-loud = MUY RUIDOSA
play-abilities = Habilidades
play-gear = Equipo
play-gear-none = Sin Equipo.
play-tokens = { $tokens }/{ $printed }
play-focus = Concentración
play-ready = activa
play-spent = { $cost ->
        [one] recuperar: 1 acción
       *[other] recuperar: { $cost } acciones
    }
play-lent = { $token } de { $owner }
play-systems = Cartas de Sistema
play-systems-deck = { $count } en el mazo
play-systems-none = Ninguna aún: piratea un Terminal y luego explora.
play-system-ready = cubierta
play-trace = Carta de Terminal: { $side } en la casilla { $space } de { $of }
play-slots = Ranuras
play-resolve = Resolver a { $level }
play-recall = Retirar dado { $slot }
play-reason-out-of-plan = { $hero } no puede llegar ahí, ni actuar ahí, en su próximo turno.
play-reason-not-acting = No es el turno de { $hero }.
play-reason-not-yours = { $hero ->
        [all] Esto lo decide otra persona.
       *[other] Ahora otra persona decide por { $hero }.
    }
play-prefers = { $name } elegiría esto
play-again = Pulsa otra vez para confirmar

play-end-heard = ruido { $chance }
play-end-title = ¿Terminar el turno de { $hero }?
play-end-not = Aún no
play-end-noise = Tirada de ruido: { $count ->
        [one] 1 dado blanco
       *[other] { $count } dados blancos
    }, { $chance } de probabilidad de que te oigan.
play-end-no-noise = Ningún Guardia está lo bastante cerca para oír: no hay tirada de ruido.
play-end-unspent = { $left ->
        [one] Queda 1 acción
       *[other] Quedan { $left } acciones
    } sin gastar.
play-end-hurt-guard = Un Guardia al que heriste sigue en pie: da la alerta.
play-end-loss = Pierdes dados, cartas o escondite.
play-end-seen = Sigues a la vista.
play-end-death = Puede morir un personaje.
play-end-loud = Es MUY RUIDOSA.
play-end-leapfrog = Saltas por encima de un Guardia.
play-end-last = Gasta la última ficha de una carta.

## At the table: dice

play-tray = Última tirada
play-tray-roll = { $hero }: { $purpose }
play-die = dado { $colour ->
        [white] blanco
       *[black] negro
    }: { $face ->
        [attention] atención
       *[other] { $face }
    }{ $hit ->
        [yes] , impacto
       *[no] { "" }
    }
play-die-colour = { $colour ->
        [white] blanco
       *[black] negro
    }
play-dice-rolled = Los dados
play-die-pick = Dado { $number }, { $colour ->
        [white] blanco
       *[black] negro
    }: { $face ->
        [attention] atención
       *[other] { $face }
    }
play-roll = { $hero }: { $purpose }
play-roll-needs = necesita { $threshold }+
play-roll-coming = A punto de tirar: { $white ->
        [0] { "" }
        [one] 1 dado blanco
       *[other] { $white } dados blancos
    }{ $black ->
        [0] { "" }
       *[other] { $white ->
            [0] { "" }
           *[other] , { "" }
        }{ $black ->
            [one] 1 dado negro
           *[other] { $black } dados negros
        }
    }
play-roll-hits = tal como está: { $hits ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $hits } impactos
    }
play-roll-heard = se atrae la atención
play-roll-quiet = silencio
play-roll-deadly = ¡{ $hero } moriría!
play-accept = Aceptar
play-roll-now = Tirar
play-thrown-quiet = Nadie oye a { $hero }.
play-thrown-heard = ¡Oyen a { $hero }!
play-thrown-hits = { $hits ->
        [0] Ningún impacto.
        [one] ¡1 impacto!
       *[other] ¡{ $hits } impactos!
    }
play-for-roll-minus-white-or-move = −1□
play-which-die = ¿qué dado?
play-change = { $before }→{ $after }
play-die-to = → { $face }
play-die-to-hits = → { $face } · { $hits ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $hits } impactos
    }
play-die-again = repetir
play-reroll = { $count ->
        [one] Repetir este dado
       *[other] Repetir { $count } dados
    }
play-hint-reroll = Marca los dados que quieras repetir.
play-lock = Bloqueo de nivel { $level }: pide
play-lock-missing = falta: { $needs }
play-lock-open = se abre
play-lock-panel = Cerradura { $lock }
play-lock-warning = Los dados se pierden si te alejas o terminas el turno.
play-odds-dice = { $white ->
        [0] { "" }
       *[other] { $white }□
    }{ $black ->
        [0] { "" }
       *[other] { " " }{ $black }■
    }
play-odds-hits = { $count ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $count } impactos
    } { $chance }
play-odds-hit-focus = con Concentración, al menos 1 impacto { $chance }
play-odds-focus = { $chance }, con Concentración { $focused }
play-chance-opened = se abre { $chance }
play-chance-hacked = pirateado { $chance }
play-chance-knocked-out = KO { $chance }
play-chance-killed-guard = muere el Guardia { $chance }
play-chance-hurt = daño a { $hero } { $chance }
play-chance-killed = muere { $hero } { $chance }
play-chance-attention = atención { $chance }

## At the table: questions

play-hint-list = Elige una.
play-hint-map = Elige en el mapa o aquí.
play-hint-turn = { $count ->
        [one] Un personaje aún no ha actuado esta ronda.
       *[other] { $count } personajes aún no han actuado esta ronda.
    }
play-hint-hacker = Más dados dan más posibilidades, pero cada dado blanco puede mostrar una !.
play-hint-face = Señala una dirección para ver lo que vería el Guardia.
play-hint-routes = Todas son igual de cortas. Las letras están en el mapa.
play-offer-offer = Un daño más del mismo tipo, una vez por ronda.
play-offer-get-clear = El ataque va contra Gray Fox en su lugar, una vez por ronda.
play-offer-hold-open = Durante 2 de sus turnos la cabina queda abierta para todos, con blanco fijado o sin él. Él sufre 2 de daño. Solo se te pregunta una vez.
play-note-sees = ve a { $hero }
play-note-stops = se para en { $space } y mira { NAME($facing, case: "to") }
play-note-unknown = no se sabe qué viene después
play-route = por { $spaces }
play-cone = { $colour ->
        [orange] Cono naranja
       *[green] Cono verde
    }
play-cones-set = Orientar la Cámara
play-fly-stop = Acabar aquí
play-fly-end = hasta { $space }
play-return-place = { $place ->
        [top] Encima
       *[bottom] Al fondo
    }
play-slot = En la ranura { $slot } ({ $need })
play-die-fits-none = No encaja en ninguna
play-place-all = Colocar los dados por mí
play-box = Caja de memoria
play-box-count = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
play-box-empty = No queda nada en la caja.
play-carried = Lo que lleva { $hero }
play-carries-nothing = Nada aún.
play-slots-free = { $count ->
        [0] ningún hueco libre
        [one] 1 hueco libre
       *[other] { $count } huecos libres
    }
play-one-to-a-fight = Cada personaje lleva a un combate una carta de la Caja de memoria.
play-printed = capacidad { $tokens }
play-only-for = solo { $heroes }
play-no-slot = no ocupa hueco
play-last-used = Como la última vez
play-recommended = Recomendado
play-recommended-are = { $count ->
        [0] Constante, el bot, no le daría nada a { $hero }.
       *[other] Constante, el bot, le daría a { $hero }: { $cards }.
    }
play-recommended-back = De vuelta a la caja: { $cards }.
play-loadout-done = Listo
play-loadout-look = Señala una carta, o deja un dedo sobre ella, para leer lo que hace.

## At the table: options in words

play-option-sneak = Caminar a { $space }
play-option-dash = Correr a { $space }
play-option-walk = Ir a { $space }
play-option-step = Seguir a { $space }
play-option-drop = Dejarlo en { $space }
play-option-spawn = Entra en { $space }
play-option-on = { $verb }: { $space }
play-option-stop = Parar aquí
play-option-pass = Dejarlo como está
play-option-yes = Sí
play-option-no = No
play-option-done = Hecho
play-option-end = Terminar el turno
play-option-disconnect = Desconectarse
play-option-hold = Mantener conexión
play-option-drag = Cargar con el cuerpo de { $space }
play-option-drag-space-body = Cargar con el Guardia muerto de { $space }
play-option-drag-space-body-stars = Cargar con el Guardia noqueado ({ $stars }★) de { $space }
play-option-drag-space-body-stars-tied = { play-option-drag-space-body-stars }
play-option-interact-door = Abrir la puerta { $door }
play-option-interact-space-to = Ascensor hasta { $to }
play-option-interact-space = Interacción en { $space }
play-option-reroll = Repetir: { $dice }
play-option-refresh = Recuperar { $token }
play-option-access = { $count ->
        [one] Acceder con 1 dado
       *[other] Acceder con { $count } dados
    }
play-option-launch = { $missiles ->
        [one] Lanzar 1 misil
        [two] Lanzar 2 misiles
       *[three] Lanzar 3 misiles
    }
play-option-hacker = { $count ->
        [0] Ningún dado blanco
        [one] 1 dado blanco
       *[other] { $count } dados blancos
    }
play-option-recall = Retirar el dado de { $card }, ranura { $slot }
play-option-resolve = Resolver { $card } a nivel { $level }
play-option-return = { $card }, { $place ->
        [top] encima
       *[bottom] al fondo
    } del mazo
play-option-use = Usar { $gear }
play-option-use-gear-space = { $gear }: { $space }
play-option-use-gear-space-body-stars = { $gear }: { $space } { $body } { $stars }
play-option-use-gear-door = { $gear }: { $door }
play-option-use-gear-dice = { $gear }: en { $dice }
play-option-use-gear-dice-turned = { $gear }: en { $dice } { play-option-turned }
play-option-use-gear-how = { $how ->
        [charge] { $gear } con una Carga
       *[detonate] Detonar { $gear }
    }
play-option-use-gear-space-count = { $gear }: { $space } con { $count ->
        [one] 1 Carga
       *[other] { $count } Cargas
    }
play-option-use-gear-deck = { $gear }: mirar la próxima carta de { $deck ->
        [order] Órdenes
       *[reaction] Reacción
    }
play-option-use-gear-facing = { $gear }: { $facing }
play-option-turned = { $turned ->
        [up] más
       *[down] menos
    }
play-option-focus = Concentración { $token }
play-option-focus-token-space = { play-option-focus } · a { $space }
play-option-focus-token-dice = { play-option-focus } · en { $dice }
play-option-focus-token-dice-turned = { play-option-focus-token-dice } { play-option-turned }
play-option-focus-owner-token = Concentración { $token } de { $owner }
play-option-focus-owner-token-space = { play-option-focus-owner-token } · a { $space }
play-option-focus-owner-token-dice = { play-option-focus-owner-token } · en { $dice }
play-option-focus-owner-token-dice-turned = { play-option-focus-owner-token-dice } { play-option-turned }
play-option-i-work-alone-dice-turned = { $verb } en { $dice } { play-option-turned }
play-option-face = Mirar { NAME($facing, case: "to") }
play-option-face-orange-green = Naranja { NAME($orange, case: "to") }, verde { NAME($green, case: "to") }
play-option-path = Por { $spaces }
play-option-target-space = { $space }
play-option-target-hero = { $hero }
play-option-target-door = { $door }
play-option-target-choice = { $choice }
play-option-target-facing = { $facing }
play-option-target-hero-space = { $hero } a { $space }
play-option-target-hero-token = Concentración { $token } de { $hero }
play-option-turn = { $hero }
play-option-decide = { $choice }
play-option-charge = { $gear }
play-option-ability = { $ability }
play-option-system = { $card }
play-option-equip-hero-gear = Coger { $gear }
play-option-put-back-hero-gear = Devolver { $gear }
play-option-put-dice-card-slot = Poner { $dice } en { $card }, ranura { $slot }
play-option-fly = Volar { NAME($facing, case: "to") }, { $spaces ->
        [one] 1 casilla
       *[other] { $spaces } casillas
    }

## At the table: inspector

play-inspector = Lo que señalas
play-inspect-hint = Elige una casilla, una acción o una carta y mira aquí lo que haría.
play-inspect-asked = Elige abajo. O señala una casilla o una miniatura para saber más de ella.
play-inspect-reach = Una esquina roja: ahí el peligro es probable. Una ámbar: es posible. Un punto: ninguno. La línea continua marca el alcance de 1 acción, la discontinua el de 2, las de puntos el de 3 y 4.
play-inspect-watch = Señala una casilla o una miniatura para saber más de ella.
play-inspect-nothing = Aquí no hay nada que hacer ahora. Pulsa para saber por qué.
play-inspect-guard = Pulsa para ver lo que ve y adónde irá.
play-inspect-seen = en { $space } te ve { $by }
play-way-noise = { $count ->
        [one] { $count } Ruidosa
       *[other] { $count } Ruidosas
    }
play-way-quiet = sin ruido
play-way-stops = para en { $space }: se revela algo
play-way-others = { $count ->
        [one] otro camino: [ ] o clic derecho
       *[other] otros { $count } caminos: [ ] o clic derecho
    }
play-inspect-unseen = Nadie te ve por el camino.
play-inspect-safe = Sin riesgo.
play-inspect-next-watcher = X: el siguiente que vigila. Esc: atrás.
play-watcher = { $kind ->
        [guard] un Guardia en { $space }
        [camera] la Cámara de { $space }
        [laser] el láser de { $space }
        [boss] { NAME($figure, case: "the") }
       *[trap] la Trampa de { $space }
    }
play-guard-in = Guardia { $number } en { $space }
play-risk-seen = Te ven: !
play-risk-seen-where = Cuidado, { $seen }: !
play-risk-loud = MUY RUIDOSA: ! bajo el personaje
play-risk-leapfrog = Saltar a un enemigo: ! y un ataque
play-risk-death = Puede morir un personaje
play-risk-loss = Se pierden dados, cartas o escondite
play-risk-unspent = Quedan acciones sin gastar
play-risk-hurt-guard = Un Guardia al que heriste sigue en pie
play-risk-last = La última ficha de la carta
play-armed = { $what }: elige una casilla iluminada.
play-armed-off = { $what }: elige un blanco abajo.
play-confirm = Confirmar
play-cancel = Cancelar
play-sending = Enviando …
plan-hint = Mientras esperas, planea: elige adónde debe ir tu personaje, y luego qué debe hacer ahí. Lo ven todos.
plan-option = { $how ->
        [after] Planeado: { $plan }. ¿Luego
        [instead] Planeado: { $plan }. ¿En su lugar
       *[first] ¿Plan para { $hero }
    }: { $what }?
plan-yours = Plan para { $hero }:
plan-do = Hacerlo
plan-clear = Borrar plan
plan-gone = El plan para { $hero } ya no es posible.
plan-said = { $name } planea para { $hero }: { $what }.
ping-said = { $name } señala { $cell }.
play-gone = Eso ya no es posible: alguien se ha adelantado. Elige otra vez.
play-sight-sees = { $watcher } ve { $space }: nada tapa el rectángulo de { $from } a { $to }.
play-sight-turned = { $watcher } no ve { $space }: mira hacia otro lado.
play-sight-blocked = { $watcher } no ve { $space }, tapada por { $blockers }.
play-blocker = { $kind ->
        [wall] la pared { $space }
        [door] la puerta bloqueada { $space }
        [obstacle] el obstáculo de { $space }
       *[hole] el hueco de { $space }
    }
play-blockers-more = { $count } más

## At the table: dialogs

play-keys-title = Teclas
play-keys-single-off = Las teclas que escriben una letra o un signo están desactivadas.
play-keys-arrows = Flechas
play-keys-cursor = moverse por el mapa
play-keys-numbers = acciones del panel
play-keys-change = Cambiar las teclas
play-typed-title = Escribe una orden
play-typed-hint = Por ejemplo: sneak d5, dash d5 d6, end, undo, redo, who f6, los 2 f6, codec 05.07, summary
play-typed-do = Hacerlo
play-typed-unknown = Eso no es una orden, ni una opción en este momento.
play-typed-again = Pulsa Intro otra vez para confirmar.
play-typed-who = ¿Qué casilla? Por ejemplo: who f6
play-typed-los = ¿Quién mira, y qué casilla? Por ejemplo: los 2 f6
play-who = Quién ve { $space }: { $by }.
play-who-none = Nadie ve { $space }.
play-summary = { $hero } en { $space }, Salud { $health }, { $left ->
        [one] queda 1 acción
       *[other] quedan { $left } acciones
    }.
play-summary-guards = { $count ->
        [0] Ningún Guardia en la zona.
        [one] 1 Guardia en la zona:
       *[other] { $count } Guardias en la zona:
    }
play-summary-guard = Guardia { $number }: { $away }, mira { NAME($facing, case: "to") }, { $mode ->
        [alert] en alerta
        [investigate] en sospecha
       *[patrol] de patrulla
    }
play-summary-boss = { $figure }: { $away }{ $facing ->
        [none] { "" }
       *[other] , mira { NAME($facing, case: "to") }
    }, Salud { $left } de { $health }.
play-summary-way = { $count } { NAME($facing, case: "at") }
play-bookmark-title = Nombrar este momento
play-bookmark-why = La partida se guarda sola. Un nombre te ayuda a volver a encontrar este momento.
play-bookmark = { $name } (ronda { $round })
play-bookmark-name = Nombre
play-bookmark-keep = Guardar
play-invite-title = Invitar a otros, o a otro dispositivo
play-hand-over-title = Ceder
play-hand-over-alone = No hay nadie más en la mesa, pero un bot puede jugar por ti. Recupera el personaje en su carta cuando quieras.
play-hand-over-to = a { $name }
play-lead = Anfitrión
play-muted = Sin sonido
play-unmuted = Con sonido
play-tabs = Qué muestra la hoja
play-tab-actions = Acciones
play-tab-gear = Equipo
play-tab-squad = Grupo
play-tab-enemy = { $boss ->
        [yes] Jefe
       *[no] Guardias
    }
play-tab-log = Registro
play-tab-tip = Aquí te espera un consejo

## Keys

key-board-menu = qué puedes hacer en una casilla; en la fase de los enemigos: saltar
key-board-interactables = mostrar todo aquello con lo que puedes interactuar
key-board-next-guard = Guardia siguiente
key-board-previous-guard = Guardia anterior
key-board-path = las rutas de los Guardias
key-board-why = quién ve esta casilla, y por qué
key-board-ping = señalar esta casilla
key-board-zoom-in = acercar
key-board-zoom-out = alejar
key-board-fit = el mapa entero
key-board-follow = seguir a quien actúa
key-board-pan-up = mover el mapa arriba
key-board-pan-right = mover el mapa a la derecha
key-board-pan-down = mover el mapa abajo
key-board-pan-left = mover el mapa a la izquierda
key-layer-sight = vista: no, toda, de uno en uno
key-layer-forecast = previsión: el riesgo de cada casilla al alcance
key-layer-noise = ruido
key-layer-order = el orden de los Guardias
key-table-confirm = confirmar, o hacer lo evidente
key-table-back = un nivel atrás
key-table-plan = hacer lo planeado
key-table-end = terminar el turno
key-table-hint = una pista
key-table-hold = parar a un bot, o dejarlo seguir
key-table-next-hero = personaje siguiente
key-table-previous-hero = personaje anterior
key-table-next-option = camino siguiente, opción siguiente
key-table-previous-option = camino anterior, opción anterior
key-table-undo = deshacer
key-table-redo = rehacer
key-table-undo-menu = qué deshacer
key-table-next-region = parte siguiente de la mesa
key-table-previous-region = parte anterior de la mesa
key-table-fold = plegar o desplegar el panel junto al mapa
key-table-codec = consultar en el Codec lo que está en curso o bajo el cursor
key-table-typed = escribir una orden
key-table-chat = chat
key-table-mute = sonido sí o no
key-table-keys = esta lista
key-theatre-step = un paso adelante en la fase de los enemigos
key-theatre-back = un paso atrás
key-theatre-replay = otra vez la última fase de los enemigos

## What the server refuses

refusal-malformed = El servidor no lo ha entendido.
refusal-too-large = Es demasiado largo.
refusal-too-fast = Demasiadas peticiones a la vez: espera un momento.
refusal-too-many-pings = Ya basta de señalar por un momento. Espera unos segundos.
refusal-hello-first = La conexión no estaba a punto. Vuelve a intentarlo.
refusal-protocol = Hay una versión nueva. Recarga la página.
refusal-unknown-token = Esta mesa ya no conoce tu asiento.
refusal-spectators-only-watch = Los espectadores no pueden actuar.
refusal-no-spectators = Esta mesa no admite espectadores.
refusal-not-started = La partida no ha empezado.
refusal-already-started = La partida ya ha empezado.
refusal-stale = Alguien se ha adelantado. Mira otra vez y luego elige.
refusal-not-your-decision = Esto le toca decidirlo a otra persona.
refusal-not-an-option = Eso no es posible ahora.
refusal-cannot-plan = Ahora mismo no hay próximo turno que planear.
refusal-game-over = La partida ha terminado.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-needs-consent = Los demás tienen que estar de acuerdo.
refusal-no-rewinds-left = En esta mesa no queda ningún retroceso.
refusal-rewind-pending = Alguien ha pedido retroceder: responde antes a eso.
refusal-no-rewind-pending = Ya nadie pide retroceder.
refusal-nothing-to-redo = No hay nada que rehacer.
refusal-no-such-hero = No hay tal personaje en esta mesa.
refusal-hero-taken = Otra persona lleva este personaje.
refusal-not-your-hero = Este personaje no es tuyo.
refusal-no-such-player = No hay tal jugador.
refusal-not-the-lead = Solo puede hacerlo quien dirige la mesa.
refusal-no-such-space = No hay tal casilla.
refusal-not-ready = Aún no están todos a punto.
refusal-too-many-bookmarks = Ya hay { $most } momentos con nombre, y no caben más.
refusal-too-long = El historial de esta mesa está lleno. Guarda la partida en un archivo y continúa en una mesa nueva.
refusal-assist-too-low = En esta mesa se juega sin ese tipo de ayuda.
refusal-bot-decides = Un bot está a punto de decidir esto: páralo antes.
refusal-no-bot-decides = Ningún bot está decidiendo nada ahora.
refusal-superseded = Una petición más nueva ha sustituido a esta.
refusal-recovering = La mesa se está restaurando. Un momento.

## Any position: paste a scene

scene-title = Posición libre
scene-what = Una posición en forma de texto, para problemas, clases e informes de fallos. Se dibuja mientras escribes. Los ejemplos muestran cómo va; el archivo docs/notation.md del proyecto tiene los detalles.
scene-text = La escena
scene-examples = Abrir un ejemplo
scene-preview = Cómo se ve
scene-good = Es una posición.
scene-to-line = Ir a la línea { $line }

## Replay

replay-head = Repetición
replay-title = Repetición: { $stage }
replay-opening = Antes del primer suceso.
replay-now = Ronda { $round }: { $what }
replay-round-short = R{ $round }
replay-scrubber = Momento de la partida
replay-last-turn = Al turno anterior
replay-next-turn = Al turno siguiente
replay-jump = Sig.
replay-jump-alert = Alerta
replay-jump-dice = Dados
replay-jump-death = Caída
replay-no-more = No hay más de estos.
replay-copy = Copiar enlace a este momento
replay-copied = El enlace está copiado.
replay-branch = Jugar desde aquí
animation-open = Animación
animation-title = Guardar como animación
animation-about = Un GIF con un fotograma por cada paso que merece verse. Se reproduce en cualquier sitio.
animation-part = Qué muestra
animation-part-game = Partida entera
animation-part-phase = Última fase enemiga
animation-part-turn = Último turno
animation-make = Dibujar y guardar
animation-waits = Esperando su turno…
animation-under-way = Dibujando: { PERCENT($share) }
animation-done = Está en tus descargas.

## Home

home-title = noisecheck
home-line = Cuélate entre los Guardias, o haz que miren a otro lado. Un juego de mesa de sigilo, de uno a cuatro.
home-start-training = Empezar a entrenar
    .text = Nivel 1 de la campaña, con diez lecciones cortas. No necesitas reglamento ni cuenta.
home-resume-training = Seguir con el entrenamiento
home-continue = Continuar
home-round = { $awaited ->
        [nobody] ronda { $round }
       *[other] ronda { $round }, a la espera de { $awaited }
    }
home-you = ti
home-not-started = En la sala, aún sin empezar
home-new-mission = Nueva misión
home-missions = Misiones
home-rules = Reglas
home-scene = Abrir una posición
home-settings = Ajustes
home-credits = Créditos
home-import = Importar partida
home-other = Más
home-unofficial = Obra de aficionados, no oficial, sin relación con los creadores del juego de mesa.
home-nickname = Tu nombre
home-nameless = Jugador
home-join = Unirse con enlace o código
    .example = abcd efgh 2345
    .go = Unirse
    .fault = Esto no es ni un enlace a una mesa ni un código de doce letras y cifras.
home-scene-table = Una posición
home-tables = Mis mesas
home-table-gone = Ya no está en este servidor.
home-table-offline = El servidor no contesta.
home-table-over = { $won ->
        [yes] Superado en la ronda { $round }
       *[no] Derrota en la ronda { $round }
    } · { $heroes }
home-table-round = Ronda { $round } · { $heroes }{ $awaited ->
        [nobody] { "" }
       *[other] { " " }· a la espera de { $awaited }
    }
home-table-kind-training = { $title } · entrenamiento
home-table-kind-branch = { $title } · desde un momento anterior
home-table-kind-import = { $title } · importada
home-table-since = abierta { $opened }
home-table-continue = Continuar { $title }
home-table-result = Resultado: { $title }
home-table-replay = Repetición de { $title }
home-table-export = Guardar { $title } en un archivo
home-table-rename = Renombrar { $title }
home-table-label = Nombre nuevo
home-table-keep = Guardarlo
home-table-forget = Olvidar { $title }
    .text = Este navegador olvida su asiento. La mesa sigue ahí, para quien tenga su enlace.
    .yes = Olvidar el asiento

## When a request fails

problem-malformed = El servidor no lo ha entendido.
problem-too-large = Es demasiado grande.
problem-too-fast = Demasiadas peticiones en poco tiempo. Espera un momento.
problem-wrong-origin = El servidor no acepta peticiones desde la dirección de esta página.
problem-no-such-table = No hay tal mesa, o ya no existe.
problem-no-such-page = No hay tal página.
problem-bad-stage = Este nivel no se puede jugar así.
problem-bad-scene = Esta posición no se puede montar.
problem-bad-save = Este archivo no es una partida guardada.
problem-bad-statistics = En este archivo no hay estadísticas.
problem-seat-needed = Esto es solo para quienes juegan en la mesa.
problem-table-full = Todos los asientos de esta mesa están ocupados.
problem-still-running = Esto solo es posible cuando termina la partida.
problem-no-such-campaign = No hay tal campaña, o se ha eliminado.
problem-campaign-key-needed = Esta campaña se dirige desde otro navegador. Expórtala allí para traerla aquí.
problem-bad-campaign = Esta campaña no se puede importar.
problem-game-open = Hay abierta una partida de esta campaña. Acábala, o abandónala, antes de empezar otra.
problem-no-game-open = No hay abierta ninguna partida de esta campaña.
problem-not-asked = Ahora no interrogan a nadie en esta campaña.
problem-no-such-day = No hay tal día. Escribe los días así: 2026-11-15.
problem-day-ahead = La misión de ese día aún está por llegar.
problem-no-pictures = Este servidor no puede dibujar imágenes. Quien lo lleva puede añadirlo: el extra «render».
problem-newer-version = Esta mesa sigue con una versión más nueva, que se está instalando. Vuelve a intentarlo en un minuto.
problem-pictures-busy = Otras personas esperan imágenes. Vuelve a intentarlo en un minuto.
problem-broken = Algo ha ido mal en el servidor. Vuelve a intentarlo.
problem-with = { $problem } ({ $detail })
problem-offline = El servidor no contesta. Lo necesitas para jugar.

lost-page = Aquí no hay nada
    .text = No hay ninguna página en esta dirección.
lost-load = Esta página no se ha abierto
    .text = La conexión ha fallado, o hay una versión nueva. Vuelve a intentarlo.
lost-table = Sin mesa

## Missions

missions-title = Misiones
missions-campaign = Campaña
missions-vr = Misiones RV
    .text = Simulaciones que puedes jugar en cualquier momento, con Equipo que ganar.
    .inside = Se juega en «{ $name }»: sus personajes, su Caja de memoria.
missions-custom = Partidas sueltas
    .text = Cualquier nivel por separado, con los personajes que admita. Nada de aquí cuenta en una campaña; lo que ganas se guarda en este navegador.
    .open = Abrir una posición
missions-veiled = Nivel { $number }
    .text = Aún no has llegado. Su informe previo te dice qué es.
missions-fights = { $count ->
        [one] o contra 1 Jefe
       *[other] o contra { $count } Jefes
    }
missions-minutes = unos { $minutes } min
missions-kind-sneaking = Infiltración
missions-kind-boss = Jefe
missions-party = { $more ->
        [0] { $most ->
            [one] 1 personaje:
           *[other] { $most } personajes:
        }
       *[other] De { $fewest } a { $most } personajes:
    }
missions-party-may = { $must ->
        [0] cualquiera de
       *[other] y cualquiera de
    }
missions-best = Superada en { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }{ $wins ->
        [one] { "" }
       *[other] { " " }como mejor marca, { $wins } veces
    }
missions-tried = { $losses ->
        [one] Intentada una vez, aún sin superar
       *[other] Intentada { $losses } veces, aún sin superar
    }
missions-new = Aún sin jugar

## Briefing

brief-no-such-stage = No hay tal misión.
brief-heroes = Personajes
brief-hero-snake = Elimina a los Guardias por la espalda y trabaja mejor a solas.
brief-hero-meryl = Se pone el uniforme de un Guardia y presta su suerte a los demás.
brief-hero-otacon = Piratea Terminales y vuelve Cámaras, puertas y radios contra los Guardias.
brief-hero-gray-fox = Rápido, con una espada y difícil de ver.
brief-options = La mesa
brief-rewinds = Retrocesos tras dados y cartas
brief-rewinds-none = No
brief-rewinds-three = 3
brief-rewinds-endless = Sin límite
brief-decides = Decisiones comunes
brief-decides-lead = Anfitrión
brief-decides-anyone = Cualquiera
brief-decides-vote = Votación
brief-spectators = Otros pueden mirar
brief-advanced = Avanzado
brief-seed = Semilla
    .text = El mismo número trae los mismos dados y cartas. Déjalo vacío para una partida nueva cada vez.
brief-lessons = Con lecciones
    .boss = ¿Primera vez contra un Jefe? Tres lecciones cortas
brief-play-here = Jugar
    .text = { $count ->
        [one] «Jugar» empieza de inmediato. «Invitar amigos» abre antes una mesa con un enlace.
       *[other] «Jugar»: todos los personajes en esta pantalla, a solas o en compañía. «Invitar amigos»: una mesa con un enlace, un personaje por persona.
    }
brief-invite = Invitar amigos
brief-fault-nobody = Elige al menos un personaje.
brief-fault-count = { $fewest ->
        [one] Esta misión admite como mucho { $most ->
            [one] 1 personaje
           *[other] { $most } personajes
        }.
       *[other] Esta misión admite de { $fewest } a { $most } personajes.
    }
brief-fault-must = Con { $count ->
        [one] 1 personaje
       *[other] { $count } personajes
    }, { $hero } tiene que venir.
brief-fault-not-with = Con { $count ->
        [one] 1 personaje
       *[other] { $count } personajes
    }, { $hero } no puede venir.
brief-fault-seed = La semilla es un número de 15 cifras como mucho.
brief-objectives = Objetivo
brief-reach = Llegar a { $letter } en { $space }.
brief-defeat = Derrotar { NAME($figure, case: "to") }.
brief-take = { $hostages ->
        [yes] Liberar a { $needed } de los { $of } rehenes.
       *[no] Coger { $needed } de los { $of } objetivos.
    }
brief-take-all = { $hostages ->
        [yes] { $needed ->
            [1] Liberar al rehén.
            [2] Liberar a los dos rehenes.
           *[other] Liberar a los { $needed } rehenes.
        }
       *[no] { $needed ->
            [1] Coger el objetivo.
            [2] Coger los dos objetivos.
           *[other] Coger los { $needed } objetivos.
        }
    }
brief-optional = Merece un rodeo: { $places }.
brief-leave = { $alone ->
        [yes] { $who ->
            [all] Todos salen
           *[one] Uno sale
        }
       *[no] { $who ->
            [all] Luego todos salen
           *[one] Luego uno sale
        }
    } por una salida: { $spaces }.
brief-leave-solo = { $alone ->
        [yes] Salir
       *[no] Luego salir
    } por una salida: { $spaces }.
brief-leave-own = { $alone ->
        [yes] { $who ->
            [all] Todos salen
           *[one] Uno sale
        }
       *[no] { $who ->
            [all] Luego todos salen
           *[one] Luego uno sale
        }
    } por su propia salida: { $spaces }.
brief-failure = Peligro
brief-failure-killed = Se pierde si un personaje muere en combate.
brief-failure-friend = Se pierde si { NAME($figure, case: "the") } muere.
brief-failure-orders = { $red ->
        [one] Se pierde cuando sale la carta de Game Over: es la última de { $all } cartas de Órdenes.
       *[other] Se pierde cuando sale la carta de Game Over: está entre las últimas { $red } de { $all } cartas de Órdenes.
    }
brief-rules = { $count ->
        [0] Reglas
        [one] Reglas, una de ellas especial
       *[other] Reglas, { $count } de ellas especiales
    }
brief-rewards = Recompensa
brief-rewards-veiled = { $count ->
        [one] Una carta para la Caja de memoria.
       *[other] { $count } cartas para la Caja de memoria.
    }
brief-codec = En el Codec
brief-codec-card = Has oído hablar de { $gear }: está en la Caja de memoria.
brief-codec-secret = Sabes algo { NAME($figure, case: "of") }.
brief-box = Las repartes cuando empieza la partida.

## Lobby

lobby-title = { $stage }: sala
lobby-join-about = { $players ->
        [nobody] Aún no hay nadie en esta mesa.
       *[other] En esta mesa: { $players }.
    }
lobby-join-running = La partida está en marcha, ronda { $round }.
lobby-join-over = La partida ha terminado.
lobby-join-heroes = Personajes libres
lobby-join-as = Llevar a { $hero }
lobby-join-undecided = Sentarse y elegir luego
lobby-join-sit = Sentarse
lobby-join-full = Todos los personajes están ocupados ({ $heroes }). Puedes sentarte, y alguien puede cederte uno.
lobby-join-watch = Solo mirar
lobby-seats = Asientos
lobby-yours = Tuyo
lobby-played-by = Lo lleva { $name }
lobby-free = Libre
lobby-take = Coger a { $hero }
lobby-leave = Dejar a { $hero }
lobby-hand = Ceder a { $hero }
lobby-hand-to = Cedérselo a …
lobby-players = Jugadores
lobby-you = { $name } (tú)
lobby-lead = dirige
lobby-hand-lead = Que dirija { $name }
lobby-away = no está
lobby-no-hero = aún sin personaje
lobby-is-ready = a punto
lobby-not-ready = aún no
lobby-ready = Por mí, ya
lobby-unready = Pues aún no
lobby-start = Empezar
lobby-awaited = Falta que estén a punto: { $names }.
lobby-lead-starts = { $name } empieza la partida.
lobby-free-go-to-lead = Aún no lleva nadie a { $heroes }. Si empiezas ahora, te tocará a ti.
lobby-watching = Estás mirando.
lobby-spectators = { $count ->
        [one] Mira una persona más.
       *[other] Miran { $count } personas más.
    }
lobby-options = { $rewinds ->
        [endless] Retrocesos sin límite
        [0] Sin retrocesos
       *[other] { $rewinds } retrocesos
    } · { $decides ->
        [lead] el anfitrión decide por todos
        [anyone] cualquiera decide por todos
       *[vote] una votación decide por todos
    } · { $spectators ->
        [yes] otros pueden mirar
       *[no] nadie puede mirar
    }
lobby-invite = Invitar
    .text = Ven a jugar: hay un asiento libre.
lobby-link = Quien tenga este enlace puede sentarse
lobby-copy = Copiar enlace
lobby-copied = Copiado
lobby-copy-watch = Copiar enlace para mirar
lobby-share = Compartir
lobby-code = O lee este código en voz alta:
lobby-only-here = El enlace y el código QR solo funcionan en este ordenador. Para otros dispositivos, inicia el juego con: make play HOST=0.0.0.0
lobby-elsewhere = Llévate tu asiento a un móvil o a otro navegador. Quien tenga este enlace juega en tu lugar, así que no lo enseñes.
lobby-copy-seat = Copiar el enlace a mi asiento
lobby-qr = Código QR del enlace

## Connection

connection-connecting = Conectando …
connection-reconnecting = Conexión perdida. Reconectando …
connection-lost = No hay conexión con el servidor. La necesitas para jugar; lo que ves es el último estado conocido. Seguimos intentándolo.
connection-offline = Este dispositivo no tiene conexión. Necesitas el servidor para jugar; lo que ves es el último estado conocido.
connection-fenced = Este asiento se está usando en otra pestaña o ventana, o en otro dispositivo.
connection-gone = Esta mesa ya no existe.
connection-version = Hay una versión nueva del juego.
connection-seat = Esta mesa ya no conoce tu asiento.
connection-no-spectators = Esta mesa no admite espectadores.
connection-recovering = Algo ha ido mal en la mesa. Se está restaurando …
connection-slow = El servidor va lento …
connection-stuck = El servidor aún no ha contestado.
connection-use-here = Usarlo aquí
connection-sit-down = Volver a sentarse
connection-again = Reenviar
connection-reload = Recargar

## Settings

settings-title = Ajustes
settings-part-display = Imagen y capas
settings-part-motion = Movimiento
settings-part-sound = Sonido
settings-part-notices = Tu turno
settings-part-play = Juego
settings-part-keys = Teclas
settings-part-cards = Primeros consejos
settings-part-data = Mis datos
settings-preview = Muestra
settings-preview-odds = Dos acciones Ruidosas: { $chance } de probabilidad de que te oigan.
settings-percent = { PERCENT($value) }
settings-theme = Tema
settings-theme-radar = Radar
settings-theme-contrast = Alto contraste
settings-theme-daylight = Luz de día
settings-scale = Tamaño general
settings-labels = Letras y números en el borde del mapa
settings-plain = Mapa sencillo
    .text = Líneas y signos, como en las misiones RV, en vez de suelos pintados y miniaturas dibujadas.
settings-odds = Azar
settings-odds-percent = { PERCENT(31) }
settings-odds-fraction = 11 de 36
settings-sight = Lo que ven los Guardias, de entrada
settings-sight-off = Oculto
settings-sight-union = Todo junto
settings-sight-each = Uno por uno
settings-layer-noise = Mostrar quién te oiría
settings-layer-order = Mostrar el orden de los Guardias
settings-layer-paths = Mostrar las rutas de los Guardias
settings-spacing = Más espacio
    .text = Más sitio entre letras, palabras y líneas.
settings-spoilers = Mostrar lo que viene
    .text = Nombres de niveles a los que no has llegado, lo que desbloquean las misiones y las comunicaciones que mencionan lo uno o lo otro. Una campaña tiene su propio interruptor.
settings-language = Idioma
settings-language-auto = El del navegador
settings-speed = Ritmo de animaciones
settings-speed-times = { $times }×
settings-speed-instant = De golpe
settings-motion = Menos movimiento
settings-motion-system = Como el sistema
settings-motion-on = Sí
settings-motion-off = No
settings-calm = Mapa en calma
    .text = Nada se mueve por sí solo: ni parpadeos, ni nieve ni agua, y hay menos cosas por el suelo.
settings-pause = Parar si afecta a un personaje
    .text = La fase de los enemigos espera cuando ven, atacan o hieren a un personaje.
settings-pan = El mapa te sigue
    .text = Se mueve solo cuando pasa algo fuera de la pantalla.
settings-muted = Silenciarlo todo
settings-volume-ui = Botones
settings-volume-events = Efectos
settings-volume-turn = Tu turno
settings-volume-ambience = Ambiente
settings-volume-score = Música
settings-captions = Subtítulos
    .text = Lo que se oye en la mesa se muestra también con palabras.
notice-turn = Es tu turno
settings-notices-always = Si te toca mientras miras a otra parte, lo dice el título de la página; con sonido, también lo oyes.
settings-notices = Avisarme también con una notificación
settings-notices-default = Tu navegador te pedirá permiso. No se envía nada por correo, y la página tiene que estar abierta.
settings-notices-granted = Llega cuando la página está abierta, pero no delante. No se envía nada por correo.
settings-notices-denied = Tu navegador no lo permite. Puedes cambiarlo en sus ajustes para esta página.
settings-notices-missing = Tu navegador no las tiene para esta página: hace falta https, o un servidor en este dispositivo.
settings-steps = Dos pasos para actuar
    .text = El primero muestra lo que pasaría, el segundo lo hace. Lo arriesgado siempre lleva dos.
settings-steps-risky = Solo con riesgo
settings-steps-always = Siempre
settings-ask = Concentración por la que preguntar
    .text = Una tirada solo te espera si una de las fichas marcadas podría cambiarla.
settings-verbosity = Para lectores de pantalla
    .text = Cuánto se lee en voz alta de lo que pasa.
settings-verbosity-brief = Breve
settings-verbosity-normal = Normal
settings-verbosity-full = Todo
settings-single = Teclas sueltas
    .text = Letras, cifras y signos funcionan sin tecla modificadora. Desactívalas si estorban a un lector de pantalla o al dictado.
settings-key-press = Pulsa la tecla nueva para «{ $command }». Escape deja la de antes.
settings-key-wait = …
settings-key-taken = { $key } está ocupada: { $command }.
settings-keys-reset = Restablecer teclas
settings-keys-unchanged = Ninguna tecla cambiada
settings-data-text = No hay cuenta. Tu nombre, tus asientos, las llaves de tus campañas, tus resultados y estos ajustes se guardan en este navegador y en ningún otro sitio.
settings-export = Guardar mis datos en un archivo
settings-reset = Restablecer ajustes
settings-delete = Borrar mis datos
    .text = Tu nombre, tus asientos en todas las mesas, las llaves de tus campañas, tus resultados y tus ajustes desaparecerán para siempre. Si quieres conservar una campaña, guárdala antes en un archivo. Las partidas siguen en el servidor, para quien tenga sus enlaces.
    .yes = Borrarlo todo

## Credits

credits-title = Créditos
credits-unofficial = No oficial
    .text = noisecheck es una obra de aficionados. No tiene relación con los creadores y dueños de Metal Gear Solid ni de su juego de mesa, ni su aprobación o apoyo. Los nombres y las reglas se usan para jugar; aquí no hay ningún texto, imagen, sonido ni logotipo suyo.
credits-ours = Nuestro código tiene la licencia MIT. Nuestros textos, mapas y dibujos, CC BY 4.0 (noisecheck contributors).
credits-fonts = Fuentes
credits-icons = Iconos
    .text = Los signos del mapa son dibujos nuestros. Los de los botones vienen de aquí:
credits-sound = Sonido
    .text = Todos los sonidos son nuestros; los crea el navegador mientras juegas.
credits-code = En el navegador
credits-server = En el servidor
credits-text = Licencia de { $name }

## Training

tutorial-count = { $number }/{ $of }
tutorial-next = Seguir
tutorial-show = Enséñame { $space }
tutorial-hint = Pista
tutorial-fold = { $folded ->
        [yes] Desplegar la lección
       *[no] Plegar la lección
    }
tutorial-skip = Dejar la lección
    .title = ¿Dejar la lección?
    .text = La partida sigue aquí sin ella, y cuenta igual si es de una campaña. Puedes repetir la lección cuando quieras.
    .yes = Dejarla
    .no = Seguir
tutorial-nudge = Aún no: haz antes lo que dice la tarjeta, y luego la mesa es tuya.
tutorial-nudge-look = Echa antes un vistazo, y luego seguimos.
tutorial-move = Moverse
    .text = Eres Snake, ahí abajo en A8. Ve a B8: Caminar es una casilla por una acción, sin hacer ruido.
tutorial-sight = Qué ven los Guardias
    .text = Las casillas con marco rojo están a la vista: todo lo que un Guardia tiene delante, si no lo tapa una pared o una caja. Señala al Guardia de G6.
    .seen = Mira hacia el oeste, pero aquí las cajas y las paredes no le dejan más que la fila 6; en una nave abierta sería medio mapa. No pises lo rayado, y nadie sabrá que estás aquí.
tutorial-noise = Ruido
    .text = Correr son dos casillas por una acción, pero es una acción Ruidosa. Ve a C7: Snake corre hasta ahí pasando por C8.
tutorial-path = El camino cuenta
    .text = C5 no está a la vista, pero el único camino pasa por C6. Señala C5.
    .seen = El ojo marca dónde te verían. Basta con pasar: la alerta llega donde acaba el movimiento.
tutorial-attention = Atención
    .text = Vamos a sacar a ese Guardia de su fila: usa Llamar. Tu ? va a C7, y el Guardia más cercano viene a mirar.
tutorial-hide = Fuera de la vista
    .text = Ahora esfúmate: vuelve corriendo a B8, a la vuelta de la esquina. Dos acciones Ruidosas son dos dados blancos al final del turno, y una ! en cualquiera te traería la ?.
tutorial-enemy = Turno de los Guardias
    .text = Termina el turno: caen los dados de ruido, y luego una carta de Órdenes pone en marcha a los Guardias. Míralos, o ve paso a paso.
    .watch = Los Guardias actúan uno tras otro, y cada paso nombra su regla. El Guardia 2 es el más cercano a tu ?, así que viene a mirar, no encuentra nada y se da la vuelta.
tutorial-takedown = Ejecución silenciosa
    .text = No ha encontrado nada y te da la espalda. Camina hasta C8, justo detrás de él, y elimínalo.
    .hint = Ejecución silenciosa cuesta dos acciones y no necesita dados. Funciona desde la casilla justo detrás de un Guardia, y desde ninguna otra.
tutorial-panel = El panel
    .text = A partir de aquí la partida es tuya: el panel (A) de F2 hace venir el ascensor. Sube por el oeste y sigue la pared norte.
    .hint = Señala a un Guardia para ver adónde irá. Termina tu turno donde no pase ninguno, y haz las últimas casillas con Caminar, no con Correr.
tutorial-exit = El ascensor
    .text = Las verjas están abiertas, y alguien viene a ver quién quiere el ascensor. Llega a la salida en J1 o J2, marcada con una flecha que sale de un marco.
    .hint = No hace falta correr: un turno de espera es un buen turno. Deja pasar al Guardia de I1 y luego rodéalo por detrás.
tutorial-complete-next = Al Helipuerto

# In the open hall
tutorial-facing = Lo que hay delante
    .text = Esta nave está abierta. Señala al Guardia de F5 y mira cuánto vigila.
    .seen = Mira hacia el oeste, así que tiene delante toda casilla al oeste de su columna, en todas las filas. Su propia columna y todo lo que hay detrás, no.
tutorial-sight-box = El rectángulo de visión
    .text = Aun así, mucho de lo que tiene delante está a oscuras. Señala C3.
    .seen = Dibuja el rectángulo más pequeño que los contenga a él y a C3: la caja de D3 está dentro, así que no ve C3. Basta una caja, pared o puerta bloqueada en cualquier parte del rectángulo.
tutorial-shadow = A la sombra
    .text = Estás en E1, justo delante de él, y tampoco te ve. Señala tu propia casilla.
    .seen = Aquí es la caja de E2 la que está dentro del rectángulo. Dos cajas oscurecen todo este rincón, aunque ninguna está justo entre él y tú.
tutorial-beside = A su lado
    .text = F1 está en su propia columna, así que no la tiene delante. Camina hasta ahí: no hay nada en medio, y no te ve.
tutorial-cardboard = La caja de cartón
    .text = El Guardia del este está a punto de girarse hacia ti. Mientras no te ve nadie, usa la Caja de cartón de tu Equipo.
tutorial-hold-still = Ni te muevas
    .text = Los Guardias toman una caja por uno de los suyos. Termina el turno y verás.
    .watch = El Guardia del este va hasta I3, y la flecha de ahí lo gira hacia el oeste, hacia ti.
tutorial-stared-at = Te mira y no te ve
    .text = Te tiene delante, sin nada en medio. Señala al Guardia de I3.
    .seen = Ve una caja. La pierdes si te mueves donde él la ve, si haces algo más que Caminar, Correr o Concentración, o si un Guardia se para justo delante.

# Boss fights
tutorial-boss = Un Jefe en vez de Guardias
    .text = Aquí no hay Guardias ni cartas de Órdenes: luchas contra un Jefe. Señálalo en E1.
    .seen = Su panel es su carta de referencia: Salud, Defensa y lo que puede hacer. Ganas cuando se queda sin Salud, y pierdes cuando uno de los tuyos se queda sin ella.
tutorial-boss-turn = De quién es el turno
    .text = Primero actúan todos los personajes, con cuatro acciones cada uno. Luego el Jefe revela una carta de las suyas: termina tu turno y mira.
    .watch = Círculo lento: tres nodos del circuito de puntos, y ningún disparo.
tutorial-boss-deck = Una carta, un turno
    .text = Ese ha sido todo su turno. Señálalo en H6.
    .seen = Mira hacia donde apunta la flecha de su nodo. Su carta está ahora debajo del mazo, y ese mazo no se baraja nunca.
tutorial-boss-shot = Un disparo
    .text = Sus balas doblan las esquinas, así que nadie está fuera de su vista. Termina el turno una vez más.
    .watch = Tú tiras sus dados: cada uno que llega a tu Defensa es un daño. Un 2 no llega a 3.
tutorial-boss-cards = Lo que sabes
    .text = De sus siete cartas se conocen dos. Señálalo en E7.
    .seen = Su panel las lista en orden. Cuando se hayan jugado las siete, sabrás siempre cuál viene.
tutorial-hit = Acertar
    .text = Pulsa sobre el Jefe en E1 y dispara: un dado blanco, que tiene que llegar a su Defensa de 4. La probabilidad se ve antes de que confirmes.
tutorial-lift-die = Un 3 que pasa a 5
    .text = Un 3 falla. Mientras los dados estén abiertos, la Concentración los cambia: usa +2.
tutorial-answer = Él responde
    .text = Herido en tu turno, un Jefe revela su próxima carta y hace lo del otro lado. Señálalo en H2.
    .seen = Esta respuesta solo ha sido un paso para apartarse; otras son disparos. La carta se gasta con ella, así que un impacto también cambia lo que viene en su turno.
tutorial-under-fire = Su turno
    .text = Ahora dispara. Termina el turno: tiras por él, contra tu propia Defensa de 3.
tutorial-dodge = Un 4 que pasa a 2
    .text = Un 4 te daría. La Concentración también vale con sus dados: usa −2, y te pasa de largo.
tutorial-next-card = Lee el mazo
    .text = Se le ha visto devolver una carta encima. Señálalo en E7.
    .seen = Su panel dice qué viene: Recargar. Como respuesta no hace nada y se queda encima, así que ahora cada impacto sale gratis.
tutorial-weak-moment = El momento débil
    .text = Dispárale. Revelará Recargar, y eso será todo.
tutorial-half-health = La mitad de su Salud
    .text = La carta vuelve a estar encima, así que dispara otra vez. Con eso van 6 de 12.
tutorial-on-the-run = Algo cambia
    .text = Cuando pierde la mitad de la Salud, todo Jefe cambia en una cosa, para bien o para mal. Termina el turno y mira.
    .watch = Otra vez Recargar: ningún disparo, pero ahora corre dos nodos al hacerlo.
tutorial-wounded = Herido
    .text = Señálalo en A4.
    .seen = Antes se quedaba quieto al recargar; su panel dice qué ha cambiado. Guarda tus mejores ataques para un turno así.

# All lessons
lessons-title = Entrenamiento
    .text = Lecciones cortas en una mesa de verdad, con dados conocidos. Hazlas en cualquier orden, y repítelas cuando quieras.
lesson-begin = Empezar
lesson-continue = Continuar
lesson-again = Repetir
lesson-done = Hecha
lesson-next = Siguiente lección: { $lesson }
lesson-all = Las lecciones
lesson-training = Primeros pasos
    .about = Nivel 1 de la campaña, y cuenta: moverse, esconderse, engañar, golpear, salir.
    .complete = Entrenamiento completado
    .learned = Sabes moverte, esconderte, engañar y salir. El Helipuerto añade Cámaras, cerraduras y Concentración; una tarjeta explica cada cosa cuando aparece.
lesson-sight = Vista a campo abierto
    .about = Una nave vacía, dos Guardias: lo que ven, lo que tapa una caja y para qué sirve una caja de cartón.
    .complete = Sabes lo que ven los Guardias
    .learned = Delante de ellos, y nada en el rectángulo de en medio: solo te ven donde se cumplen las dos cosas.
lesson-fight = El orden de un combate
    .about = Cómo va un combate contra un Jefe: quién actúa cuándo, y qué cuentan sus cartas y su panel.
    .complete = Sabes cómo va un combate
    .learned = Los personajes y luego una carta del Jefe, ronda tras ronda. Vigila su panel como vigilabas a los Guardias.
lesson-dice = Acertar y esquivar
    .about = Dados contra Defensa, la tuya y la suya, y cómo la Concentración inclina ambas tiradas.
    .complete = Conoces tus dados
    .learned = Una ficha gastada vuelve con la acción de Concentración. Guarda una para su turno.
lesson-weak-moment = El momento débil
    .about = Lee el mazo, golpea cuando no hay peligro y mira qué cambia con la mitad de su Salud.
    .complete = Sabes leer a un Jefe
    .learned = Todo Jefe tiene cartas que no te cuestan nada, y ninguna se pierde al barajar. Espéralas, y golpea.

## First-time tips

introduction = El juego en 60 segundos
introduction-skip = Saltar
introduction-done = A jugar
introduction-goal = Qué queremos
    .text = Jugamos en el mismo bando. Haced lo que pide la misión (la lista está encima del grupo) y salid de ahí. Si cae uno, perdemos todos.
introduction-turn = Tu turno
    .text = Los personajes actúan uno tras otro, en cualquier orden. Tienes 4 acciones: haz clic adonde quieras ir, o en aquello sobre lo que quieras actuar. Luego termina tu turno. Cuando todos lo hayan hecho, se mueven los Guardias.
introduction-seen = Que te vean
    .text = Los Guardias miran al frente hasta donde nada se lo impide. Las casillas con marco rojo son lo que ven: si ahí ven a alguien, dan la alarma.
introduction-noise = Ruido
    .text = Caminar avanza 1 casilla en silencio. Correr avanza 2 y es Ruidosa: al final de tu turno, los dados dicen si un Guardia cercano te oye.
introduction-help = ¿Dudas?
    .text = Señala cualquier cosa, y la línea bajo el mapa te dice qué haría. Deshacer es gratis hasta que se revelan dados o cartas. Mientras actúan los demás, haz clic en el mapa para planear tu próximo turno. Las reglas, las teclas y esta introducción están en el menú.
first-got-it = Vale
first-list-text = Una tarjeta explica cada una de estas cosas la primera vez que aparece.
first-list-again = Volver a mostrarlas todas
first-list-fresh = Aparecerán todas
first-alert = Alerta
    .seen = Alguien ve a { $hero } en { $at }: { NAME($watcher, case: "the") } de { $from }. Ahora la ! está debajo de { $hero }.
    .placed = La ! de { $hero } está en { $space }: lo sabe todo el mundo.
    .means = Mientras haya una ! en el mapa, los Guardias de su zona corren hacia ella, tantas casillas como marque en rojo la carta de Órdenes. Todo Guardia que ve a un personaje ataca.
    .text = Sal de su vista y aléjate de la !: un Guardia que no encuentra ahí a nadie la retira. O vuelve al inicio del turno; los dados caerán igual.
    .back = Volver
    .on = Seguir
first-late = Justo a tiempo
    .heroes = Llevas a { $heroes }.
    .nobody = Aún no tienes personaje; alguien puede cederte uno.
    .actions = Un turno tiene 4 acciones. Haz clic en una casilla o en un botón para ver qué haría.
    .sight = Las casillas rayadas están a la vista: no las pises, tampoco de paso.
    .end = Cuando acabes, termina tu turno. Tras el último personaje se mueven los Guardias.
first-attack = Ataca un Guardia
    .text = Tú tiras sus dos dados negros contra tu propia Defensa: cada dado que llega a ella es un daño. Si un personaje se queda sin Salud, la misión está perdida.
first-boss-attack = Ataca el Jefe
    .text = Tú tiras los dados de su tablero contra tu propia Defensa: cada dado que llega a ella es un daño. Si un personaje se queda sin Salud, la misión está perdida.
first-boss = Un Jefe
    .text = Cuando han actuado todos los personajes, el Jefe juega su turno. Su panel muestra su Salud y su Defensa, lo último que ha hecho y lo que se sabe de su mazo.
first-boss-card = Carta de Jefe
    .text = El Jefe hace lo que dice la carta, en su turno o como respuesta a un ataque. La carta va debajo del mazo, que no se baraja nunca: el panel muestra qué volverá, y cuándo.
first-fire = Bajo el fuego
    .text = Un personaje en una casilla con líneas rojas cruzadas recibiría un ataque. Se mueven con el Jefe, así que mira dónde estarán cuando actúes.
first-special = Acciones especiales
    .text = Las acciones con borde amarillo son solo para este combate. Las tachadas no se pueden usar en él.
first-loadout = Equipo
    .text = Reparte cartas de la Caja de memoria antes de empezar. Cada personaje tiene un número limitado de huecos, y una carta con caras es solo para esos personajes.
first-path = Dos rutas, un Guardia
    .text = Ambas rutas son igual de cortas, así que eliges cuál toma. Mira dónde acaba cada una y a quién ve por ella.
first-spawn = Otro Guardia
    .text = Tú eliges dónde se pone o hacia dónde mira. El rayado muestra lo que vería.
first-focus = Concentración
    .text = Mientras una tirada está abierta, las fichas de Concentración pueden cambiarla. A la ficha usada se le da la vuelta; la acción de Concentración la recupera.
first-turn = Quién sigue
    .text = Los personajes actúan en cualquier orden, un turno entero cada uno. Cuando han actuado todos, le toca al enemigo.
first-reaction = Un Guardia reacciona
    .text = Un Guardia que pisa una ?, una ! o un cuerpo roba una carta de Reacción y retira la ficha. La carta dice qué más hace.
first-lock-held = La cerradura resiste
    .text = Los dados se quedan donde están: paga otra acción para repetir los que quieras. Si te alejas o terminas el turno, se pierden.
first-leapfrog = Sobre un Guardia
    .text = Puedes saltar por encima de una miniatura; cuenta como una casilla. Un Guardia al que saltas da la alerta y ataca en el acto.
first-hurt-guard = Herido, pero en pie
    .text = Un Guardia al que hieres tiene que caer antes de que acabe tu turno. Si entonces sigue en pie, la ! va debajo de ti.
first-laser = Láser
    .text = Un láser mira en todas las direcciones, hasta el primer obstáculo. Entrar en su vista da la alerta.
first-camera = Cámaras
    .text = Una Cámara tiene un cono naranja y uno verde, y solo cuenta el color en vigor. Una carta de Órdenes puede girarlas todas a la vez.
first-trap = Trampas
    .text = A una Trampa boca abajo se le da la vuelta cuando entras en su vista: una Cámara, un láser o nada. Hasta entonces mira en todas las direcciones.
first-body = Un cuerpo
    .text = Un Guardia que ve un cuerpo, o sabe de él por una Cámara, viene a mirar. Llévatelo fuera de la vista, o vete bien lejos antes.
first-door = Puerta bloqueada
    .text = Interacción tira un dado blanco y dos negros; si tienen lo que pide la cerradura, se abre. Una ! en el dado blanco atrae la atención.
first-elevator = Un Ascensor
    .text = Interacción te lleva al otro extremo. Es un movimiento: cuenta que te vean en cualquiera de los dos.
first-loud = MUY RUIDOSA
    .text = Una acción MUY RUIDOSA pone tu ! debajo de ti, te escuche alguien o no. Úsala cuando ya lo saben, o cuando zanja el asunto.
first-attention = Atención
    .text = La ? trae a mirar al Guardia más cercano. Puede ser un error o un truco: que no estés ahí cuando llegue.
first-lost-contact = Contacto perdido
    .text = Cada tres Guardias muertos en el mapa queman una carta de Órdenes. Para quien mata, el reloj corre más.
first-radio-in = Recuento por radio
    .text = Cada Barracón envía Guardias hasta que su zona vuelve a estar completa. Los noqueados y los muertos no contestan por radio.
first-waken = Reanimar a los Guardias
    .text = Los Guardias noqueados con una estrella despiertan; a los de dos les queda una. Un Guardia noqueado desaparece un rato, no para siempre.
first-stay-alert = Ojo avizor
    .text = A dos casillas o menos de un Guardia, un personaje se hace notar: su ? va debajo de él. Guarda las distancias al acabar un turno.
first-disguise = Disfraz
    .text = Junto a un cuerpo Meryl puede ponerse su uniforme, y los Guardias ni la miran. A su vista, todo lo que no sea Caminar, Correr y Concentración acaba con el disfraz, y una alerta también. Junto a un Guardia que la ve, tiene que tirar.
first-terminal = Terminales
    .text = Otacon piratea un Terminal como una cerradura, con cuatro dados negros. Desde entonces puede usar a su lado las cartas de Sistema.
first-system = Cartas de Sistema
    .text = Explora en busca de cartas y tira dados para sus ranuras. Una carta llena se puede resolver. Si Otacon se aparta del Terminal, se pierde todo.
first-objective = Objetivos
    .text = Ponte sobre un objetivo y usa Interacción para cogerlo. La lista de la izquierda dice cuántos necesitas, y adónde ir después.
first-hostage = Rehenes
    .text = Ponte donde hay un rehén y usa Interacción para liberarlo. Desde entonces el rehén te sigue a todas partes y añade un dado de ruido al final de cada turno.
first-own-exit = Tu propia salida
    .text = Cada salida muestra de quién es. Ese personaje tiene que salir por ella; ninguna otra cuenta.
first-sealed-door = Puertas selladas
    .text = Ni dados ni llaves abren una puerta con una barra sobre la cerradura. Solo puede un Evento de este nivel.
first-reach = Hasta dónde llegas
    .text = El verde muestra hasta dónde te llevan tus acciones, con Caminar o Correr. Las casillas con marco están a un Caminar. La línea continua marca el alcance de 1 acción, Correr incluido; la discontinua el de 2, las de puntos el de 3 y 4.
first-zones = Zonas
    .text = Los Guardias nunca salen de su zona, aunque ven más allá de su límite. Solo actúan las zonas donde hay un personaje o una !.

## Debriefing

debrief-won = Nivel superado
debrief-lost = Derrota: { loss }
debrief-not-counted = { $kind ->
        [import] Esta partida viene de un archivo, así que no cuenta en tus estadísticas.
       *[branch] Esta partida se retomó a la mitad, así que no cuenta en tus estadísticas.
    }
debrief-summary =
    { $stage } · { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    } · { $alerts ->
        [0] ninguna alerta
        [one] 1 alerta
       *[other] { $alerts } alertas
    } · { $damage } de daño · { $rewinds ->
        [0] ningún retroceso
        [one] 1 retroceso
       *[other] { $rewinds } retrocesos
    }
debrief-share =
    noisecheck · { $stage }: { $result ->
        [won] nivel superado
       *[lost] derrota
    } en la ronda { $rounds } · { $alerts ->
        [one] 1 alerta
       *[other] { $alerts } alertas
    } · { $damage } de daño · { $rewinds ->
        [one] 1 retroceso
       *[other] { $rewinds } retrocesos
    }
debrief-share-button = Compartir
debrief-card = Guardar tarjeta
    .file = noisecheck.png
debrief-copied = Copiado.
debrief-why = Cómo ha pasado
debrief-rewind = Retroceder aquí
    .about = Seguir jugando desde justo antes de esta decisión, en una mesa propia
debrief-moment = { $won ->
        [yes] El mayor apuro, ronda { $round }.
       *[no] Donde se torció, ronda { $round }.
    }
debrief-moment-title = { $won ->
        [yes] El mayor apuro
       *[no] Donde se torció
    }
debrief-ways = El camino de { $heroes } por el mapa.
debrief-more = Qué más puedes hacer
debrief-record = Todos los datos
rank-why = De dónde sale este rango
rank-nothing = Nadie ha oído nada.
rank-rules = Lo bueno es el silencio. Cada alerta, cada herida, cada Guardia caído, cada ronda de más y cada retroceso suman decibelios.
rank-step = { rank-name } hasta { $most }
debrief-rewards = Para la Caja de memoria
debrief-show-all = Mostrar todo
debrief-next = Siguiente misión: { $stage }
debrief-retry-new = Repetir con otros dados
debrief-retry-lesson = Repetir, con las lecciones
debrief-retry-start = Repetir desde el inicio
debrief-retry-same = Repetir con la misma semilla
debrief-play-on = Seguir desde un momento anterior
debrief-reopen = Informe final
debrief-timeline = Cronología
debrief-objectives = Objetivo
debrief-event = Evento { $letter }
debrief-boss = { $figure }: { GENDER($figure) ->
        [f] derrotada
       *[m] derrotado
    }
debrief-spared = { $figure } con vida
debrief-taken = Objetivos cogidos: { $taken } de { $needed }
debrief-optional = Opcional: { $space }
debrief-exit = Llegar a la salida ({ $out } ahí)
debrief-done = hecho
debrief-open = sin hacer
debrief-heroes = Personajes
debrief-hero = Personaje
debrief-moves = Pasos
debrief-attacks = Ataques
debrief-felled = Guardias caídos
debrief-noise = Tiradas de ruido
debrief-seen = Visto
debrief-alerts = Alertas
debrief-damage = Daño
debrief-focus = Concentr. usada
debrief-dice = Dados
debrief-no-dice = No se tiró ningún dado.
debrief-dice-count = { $count } { $count ->
        [one] dado
       *[other] dados
    } { $colour ->
        [w] { $count ->
            [one] blanco
           *[other] blancos
        }
       *[b] { $count ->
            [one] negro
           *[other] negros
        }
    }
debrief-face = Cara
debrief-fell = Salió
debrief-expected = Esperado
statistics-title = Estadísticas
statistics-none = En este navegador aún no ha terminado ninguna partida que cuente; las que vienen de un archivo, o se retoman a la mitad, no lo hacen. Juega una, y aquí verás cómo ha ido, nivel por nivel, y si los dados han sido amables.
statistics-play = Elegir una misión
statistics-total-played = jugadas
statistics-total-won = ganadas
statistics-total-alerts = alertas/partida
statistics-total-time = en la mesa
statistics-stages = Niveles
statistics-stage = Nivel
statistics-played = Jugadas
statistics-won = Ganadas
statistics-share = % ganadas
statistics-best = Mejor rango
statistics-rounds = Menos rondas
statistics-alerts = Alertas/partida
statistics-time = Tiempo
statistics-dice-own = Tus dados
statistics-dice-enemy = Dados contra ti
statistics-hits = De { $aimed } dados que tenían que llegar a un número, llegaron { $hits }. Lo esperable eran { $expected }; hasta { $stray } más o menos no tiene nada de raro.
statistics-kept = Todo esto se guarda solo en este navegador, las últimas { $most } partidas. Una partida cuenta para todos los que estaban en su mesa, una vez. Las partidas que se retomaron a la mitad o vienen de un archivo no cuentan.
statistics-export = Guardar archivo
statistics-import = Añadir de archivo
statistics-clear = Borrar las estadísticas
    .text = Esto elimina de este navegador los datos de todas las partidas. Las mesas, las campañas y los ajustes se quedan.
    .yes = Borrarlas
debrief-seed = Dados limpios
debrief-seed-number = Semilla
debrief-commitment = Hash mostrado al principio
debrief-nonce = Sal
debrief-checked = Comprobado: estos son los dados prometidos al principio.
debrief-broken = Estos no son los dados prometidos al principio.
debrief-unchecked = Este navegador no puede comprobar aquí los dados: el hash es el SHA-256 de la semilla, un espacio y la sal.

## Bots, difficulty

bot-pick = Bot: { $bot }
bot-intends = { $hero } ({ $bot }): { $what }
bot-hold = Parar
    .about = Parar al bot y responder en su lugar
bot-go-on = Dejarlo seguir
    .about = Dejar que el bot siga con { $hero }
log-bot = { $hero } ({ $bot }): { $why }
play-hand-over-bot = A un bot …
lobby-give-to-bot = A un bot …
brief-who-plays = Quién juega
brief-who-plays-hero = Quién lleva a { $hero }
brief-person = Persona
brief-difficulty = Dificultad
brief-assist = Ayuda
difficulty-recruit = Recluta
    .about = Previsiones y pistas; retrocesos sin límite.
difficulty-agent = Agente
    .about = Previsiones; tres retrocesos tras dados y cartas.
difficulty-legend = Leyenda
    .about = Solo líneas de visión y probabilidades de los dados; sin retrocesos.
difficulty-own = A tu gusto
    .about = Como lo ajustes abajo.
assist-0 = Mesa
    .about = Como en una mesa de verdad: lo que está permitido, y nada más.
assist-1 = Visión
    .about = Quién ve qué, y las probabilidades de los dados.
assist-2 = Previsión
    .about = Además, lo que pueden hacer los Guardias en la fase de los enemigos.
assist-3 = Tutor
    .about = Además, pistas: en qué fijarse, qué hacer y por qué.
table-difficulty = { $difficulty ->
        [recruit] Recluta
        [agent] Agente
        [legend] Leyenda
       *[own] A tu gusto
    }
table-assist = { $assist ->
        [0] sin ayuda
        [1] ayuda: visión
        [2] ayuda: visión y previsiones
       *[3] ayuda: visión, previsiones, pistas
    }

## Forecast, hints

forecast-title = Guardias:
forecast-span = { $low }–{ $high }
forecast-spotted = detección { $chance }
forecast-attacked = ataque { $chance }
forecast-damage = daño { $damage }
forecast-killed = muerte { $chance }
forecast-lost = derrota { $chance }
forecast-noise = Si se oye tu ruido ({ $heard }): detección { $noisy }. Si no: { $quiet }.
forecast-waiting = si nadie más se mueve
forecast-known = la carta de Órdenes se conoce
forecast-ways = Si el turno acabara ahora, iría: { $ways }.
forecast-way = { $chance } a { $space }{ $ends ->
        [attack] { " " }(ataque)
        [reaction] { " " }(carta de Reacción)
        [dice] { " " }(dados)
       *[none] { "" }
    }
forecast-other = { $hero }: detección { $chance }
forecast-reveals = una Trampa boca abajo ve esta casilla
forecast-cut = demasiadas opciones para seguirlas todas
forecast-computing = calculando …
grid-plan = Plan: { $what }
grid-ghost = { $hero } planea estar aquí: { $what }.
grid-risk = Detección por los Guardias: { $chance }.
risk-beside = detección { $chance }
risk-beside-seen = te ven de paso
forecast-by = { $count ->
        [one] por el Guardia { $guards }
       *[other] por los Guardias { $guards }
    }
tools-forecast = Previsión
    .about = Con qué probabilidad los Guardias detectan al personaje en cada casilla al alcance; ≤ significa como mucho, donde las opciones o cartas ocultas lo dejan abierto
forecast-film-legend = Prever la fase de los enemigos
forecast-film-button = Prever desde { $space }
    .about = Como si { $hero } acabara el turno en { $space }
forecast-film-card = La carta de Órdenes que prever
forecast-film-likely = la carta más probable
forecast-film-nothing = Ahora no hay nada que prever.
aid-unanswered = No ha llegado respuesta. Vuelve a preguntar.
forecast-film-title = Previsto: nada de esto ha pasado
forecast-film-supposed = Supongamos que { $hero } acaba el turno en { $space } y { $heard ->
        [yes] se le oye, como es probable tras ese ruido
       *[no] no se le oye
    }.
forecast-film-watermark = HIPOTÉTICO
forecast-film-attack = El Guardia { $guard } ataca a { $hero }: decidirían los dados.
forecast-film-choice = Aquí elegirían los jugadores; se muestra la primera opción.
forecast-film-ends-whole = Así acabaría la fase.
forecast-film-ends-reaction = Se robaría una carta de Reacción: nadie sabe cuál.
forecast-film-ends-dice = Los dados decidirían cómo sigue.
forecast-film-ends-burn = Se quemaría una carta de Órdenes: nadie sabe cuál.
forecast-film-ends-lost = Se perdería el nivel.
hint-button = Pista
hint-title = Pista
hint-tier = { $tier ->
        [1] en qué fijarse
       *[2] qué hacer
    }
hint-thinking = Pensando …
hint-danger = Peligro:
hint-opportunity = Oportunidad:
hint-nothing = No hay nada que destaque.
hint-suggest = ¿Qué podría hacer?
hint-do = Hacerlo
hint-stop = Parar el plan
    .about = El resto del turno de { $hero } vuelve a ser tuyo
hint-stopped = Las cosas han salido de otra manera: el plan se para aquí, y el resto del turno es tuyo.
hint-heard = se oye { $chance }
hint-success = sale bien { $chance }
hint-open = lo que vean entonces los Guardias depende de los dados
debrief-agreed = Esta mesa
debrief-hints = { $count ->
        [0] Ninguna pista
        [one] 1 pista
       *[other] { $count } pistas
    }
debrief-bot = { $count ->
        [one] Un bot decidió una vez por { $hero }
       *[other] Un bot decidió { $count } veces por { $hero }
    }
house-assist = Regla de la casa: { $assist ->
        [0] sin ayuda
        [1] solo visión
        [2] previsiones
       *[3] pistas
    }
house-rewinds = Regla de la casa: { $rewinds ->
        [-1] retrocesos sin límite
        [0] sin retrocesos
        [one] 1 retroceso
       *[other] { $rewinds } retrocesos
    }
house-scene = Empezó desde una posición propia
house-saved = Continuó desde una partida guardada
house-seed = Alguien eligió la semilla, y quizá sabe lo que trae
house-copied = Se sacó una copia con la partida en marcha: se podría adelantar

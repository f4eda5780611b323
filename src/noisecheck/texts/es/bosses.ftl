### Las cartas de los Jefes: boss-card-… es lo que hace la carta en el turno del Jefe, .reaction lo que hace cuando se pide su reacción.
### Una carta dice en este orden: cómo se mueve el Jefe; a quién ataca y con qué dados; qué resulta de ello. «Sus dados» son los del
### tablero. Cada número de una carta es el del motor: una prueba los compara, en todos los idiomas. $number es el que cambia la mitad
### de la Salud del Jefe, en una carta, un paso o un tablero, tal como está ahora.

## What is told when half of a boss's Health is gone

boss-half-ocelot = Se mira el agujero del abrigo y está encantado. Hacía años que nadie le aguantaba el ritmo tanto tiempo.
    .means = Herido: Recargar lo lleva 2 nodos en sentido horario.
boss-half-tank = Algo ahí dentro se ha puesto a dar golpes. La escotilla se abre un palmo, suelta humo y una maldición, y se queda abierta para quien lleve la ametralladora.
    .means = Herido: su ametralladora alcanza 4 casillas.
boss-half-ninja = Una placa de su armadura cae al suelo, y debajo hay un brazo como otro cualquiera. Él lo mira más rato que tú.
    .means = Herido: cada vez que va a por su presa, avanza 1 casilla más. Sus cartas ya lo incluyen.
boss-half-mantis = Se cae algo que se le ha olvidado sostener. Ha empezado a oírse pensar, y se aferra con más fuerza a los demás.
    .means = Herido: un personaje al que controla ataca con 2□.
boss-half-hind = Uno de sus motores canta un tono más grave que antes. Sigue volando, algo más lento, y el humo que deja es nuevo.
    .means = Herido: se desplaza 1 casilla menos en su turno. El texto de su Amenaza ya lo incluye.
boss-half-wolf = Hay rojo donde estaba tumbada, unas gotas en fila, y alguien les ha pasado la mano por encima. Ni ahora tiene prisa; pero el próximo disparo tarda en llegar.
    .means = Herida: cada carta lleva su Punto de mira 1 casilla menos, pero siempre 1. Sus cartas ya lo incluyen.
boss-half-raven = Deja de tararear. Hasta ahora no te habías dado cuenta de que tarareaba.
    .means = Herido: cualquier ataque que lo dañe revela una carta, incluso uno de 1 de daño.
boss-half-rex = Dentro salta una alarma, fina y constante, como una tetera. Nadie ahí dentro tiene una mano libre para apagarla.
    .means = Herido: Gray Fox ya ha tenido su única ocasión de sujetarlo abierto.
boss-half-liquid = Se limpia la boca y mira hacia atrás, a ver cuánto sitio le queda. No dice qué le parece.
    .means = Herido: un ataque que lo haga retroceder lo hace retroceder 1 casilla más. Sus posturas y cartas ya lo incluyen.

## How a boss comes in: one line under the name

boss-enters-ocelot = Aquí cada pared devuelve las balas. Él las tiene contadas.
boss-enters-tank = El suelo es el primero que lo oye.
boss-enters-ninja = Hay alguien donde no había nadie.
boss-enters-mantis = Sabe cuál de vosotros se moverá primero.
boss-enters-hind = La azotea empieza a zumbar antes de que veas por qué.
boss-enters-wolf = La nieve está vacía. Hace falta talento para dejarla así.
boss-enters-raven = Camina como si el frío fuera suyo.
boss-enters-rex = Algo tan alto como el hangar da un paso.
boss-enters-liquid = Ya no quedan armas. Parece que lo prefiere.

## Dashboards: what is so whatever card comes

boss-dashboard-ocelot = Ataca sin línea de visión. Va de nodo en nodo y se salta los que tienen una miniatura. Quien lo daña en el turno de un personaje hace que revele su primera carta por su reacción.
boss-dashboard-mantis = Flota por encima de muebles y miniaturas. Si tiene el paso cerrado, flota 1 casilla menos en sentido contrario. Si entonces no ve a ningún personaje, gira en sentido horario hasta ver a uno. Cada ataque contra él, acierte o falle, mueve su marcador 1 paso y hace que revele su primera carta por su reacción.
boss-dashboard-raven = En su turno su Amenaza sube 1, y camina esas mismas casillas. En cada nodo revela una carta. En cuanto ve personajes, los ataca a todos, y su turno acaba. En tu turno ataca a quien termine una acción a su vista. Un ataque que lo daña lo gira hacia el personaje que lo hizo; uno de { $number } de daño o más revela además una carta por su reacción.
boss-dashboard-hind = Ataca a quien entra en su línea de fuego o la cruza, o termina ahí una acción. Ataca a lo largo de esa línea tras cada casilla que se desplaza. Solo lo dañan los misiles del S.A.M., y revela una carta para esquivar cada uno.
boss-dashboard-ninja = Solo lo dañan los golpes cuerpo a cuerpo. Su presa es el personaje más cercano cuya ! o ? está en el mapa; si no hay ninguno, el más cercano. Pasa por encima de todos. De donde se va, queda una sombra. Si sufre daño, entra en la sombra más lejana del personaje que tiene el turno. Al final de su turno todas las ! y ? salen del mapa.
boss-dashboard-tank = Solo lo dañan misiles, minas y granadas. Atraviesa paredes, y en el borde del mapa vuelve atrás. Una granada en la ★ de su centro revela una carta por su daño adicional.
    .machine-gun = Ametralladora: ataca a cada personaje que ve a { $number } casillas o menos, con sus dados.
boss-dashboard-rex = Solo lo dañan los misiles y el Cañón de brazo. Su cabina está abierta, y su Defensa es menor, mientras tiene un blanco fijado o se tambalea. Un personaje fijado al que ya no ve se libra. En su turno hace primero lo que anunció su última carta; luego revela la siguiente. Un ataque que inflige 4 de daño o más hace que se tambalee: pierde el blanco fijado y no hace nada de lo anunciado. Tras cualquier otro ataque ataca al personaje que lo hizo, si está encarado hacia él.
boss-dashboard-liquid = Un ataque desde una casilla a su lado que lo daña lo hace retroceder, según su postura. Un personaje al que dañan sus ataques retrocede, y se queda colgando si pasa del borde. Con 0 de Salud recibe una calavera, y un personaje tira por su final.
boss-dashboard-wolf = Está bajo una de las fichas de las casillas numeradas. En su turno su Amenaza sube 1, y juega ese mismo número de cartas. Cuando ha atacado a todos los personajes, su turno acaba. Su Punto de mira va primero a por personajes de su fila o columna. Toca cada casilla que deja, cruza, en la que entra o en la que se queda. Si sufre daño, revela una carta por más daño y se vuelve a esconder. Contra un personaje con su propio Punto de mira en el mapa tiene 1■ más.

## When the reaction of a card is asked for

boss-when-ocelot = Al sufrir daño en el turno de un personaje:
boss-when-mantis = Cuando lo atacan:
boss-when-raven = Cuando un ataque le inflige { $number } de daño o más:
boss-when-hind = Cuando esquiva un misil:
boss-when-tank = Cuando una granada acaba en su ★:
boss-when-wolf = Cuando sufre daño:

## What a boss says when the fight begins

boss-opening-mantis = { $games ->
        [0] «Nada —dice—. Ahí dentro no hay ningún ayer. Has venido directamente a mí. Fabricaremos uno».
       *[other] «Cuántas puertas», dice, y las va abriendo una tras otra. { $alarms ->
            [0] «Ni una alarma. Nadie se ha fijado en ti todavía, salvo yo».
            [one] «Una alarma. Aún piensas en ella».
           *[other] «{ $alarms } alarmas. Tú dejaste de contar; yo no».
        } { $deaths ->
            [0] «Y ninguno de vosotros ha muerto. Entonces no sabéis lo que hay en este cuarto».
            [one] «Has muerto una vez, y no se lo has contado a nadie».
           *[other] «Has muerto { $deaths } veces, y no se lo has contado a nadie».
        } { $rewinds ->
            [0] «No te desdices de nada. Es raro, y no te sirve».
            [one] «Una vez te desdijiste, como si nunca hubiera pasado. Yo recuerdo las dos versiones».
           *[other] «Te desdijiste { $rewinds } veces, como si nunca hubiera pasado. Yo recuerdo las dos versiones».
        }
    }

## What players see of a boss's secret in the middle of the fight

boss-clue-other-hand = Nunca está donde cae el golpe: lo tiene él antes que tu mano. Pero ¿qué mano? Al pasar roza la estantería, y el único libro que estaba del revés cae y se abre. Está en blanco, salvo por un número en la primera página, con la inclinación de un zurdo: 10.26. Solo tú ves dónde ha caído.

## Revolver Ocelot

boss-card-fan-fire = Va 1 nodo en sentido horario. Ataca a cada personaje a 3 casillas o menos, con sus dados y 1■ más.
    .reaction = No pasa nada. Sonríe.
boss-card-long-shot = Va 2 nodos en sentido antihorario. Ataca al personaje más cercano con sus dados y 1■ más.
    .reaction = Va 1 nodo en sentido horario.
boss-card-bank-shot = Va 2 nodos en sentido horario. Ataca al personaje más cercano con sus dados y 1■ más.
    .reaction = Ataca al personaje que tiene el turno, con sus dados y 1■ más.
boss-card-slow-circle = Va 3 nodos en sentido horario. No ataca a nadie.
    .reaction = Ataca al personaje que tiene el turno, con sus dados y 1■ más.
boss-card-loose-end = Va 1 nodo en sentido antihorario. Dispara al rehén: 2 de daño. Si hay personajes junto al rehén, ataca en su lugar al más cercano de ellos, con sus dados.
    .reaction = Va 1 nodo en sentido antihorario.
boss-card-quick-draw = Va 1 nodo en sentido horario. Ataca al personaje más cercano con sus dados.
    .reaction = Ataca al personaje que tiene el turno, con sus dados.
boss-card-reload = { $number ->
        [0] Se queda donde está y recarga.
       *[other] Va { $number } nodos en sentido horario y recarga.
    } No ataca a nadie.
    .reaction = No pasa nada: un clic en vacío. Esta carta se queda encima.

## Psycho Mantis

boss-card-flying-books = Flota 2 casillas hacia el este. Ataca al personaje más cercano que ve, con sus dados.
    .reaction = Flota 1 casilla hacia el norte.
boss-card-hurled-chair = Flota 2 casillas hacia el oeste. Ataca al personaje más cercano que ve, con sus dados y 2■ más.
    .reaction = Su marcador avanza 1 paso más.
boss-card-falling-plaster = Flota 2 casillas hacia el sur. Ataca a cada personaje, lo vea o no, con sus dados y 1■ más; si solo hay uno, otro 1■ más.
    .reaction = No pasa nada, salvo el polvo.
boss-card-broken-mirror = Flota 2 casillas hacia el norte. Ataca a cada personaje, lo vea o no, con sus dados y 1■ más; si solo hay uno, otro 1■ más.
    .reaction = Flota 2 casillas hacia el sur.
boss-card-cold-draft = Flota 3 casillas hacia el sur. No ataca a nadie.
    .reaction = Ataca al personaje que tiene el turno, con sus dados, si lo ve.
boss-card-dark-room = Su marcador avanza 1 paso. Flota 3 casillas hacia el norte. No ataca a nadie.
    .reaction = Flota 2 casillas hacia el oeste. Ataca al personaje que tiene el turno, con sus dados, si lo ve.
boss-card-open-book = Su marcador avanza 1 paso. Flota 1 casilla hacia el oeste. No ataca a nadie.
    .reaction = Flota 2 casillas hacia el este. Ataca al personaje que tiene el turno, con sus dados y 1■ más, si lo ve.
boss-step-column-only = Solo se le puede atacar desde su columna.
boss-step-row-only = Solo se le puede atacar desde su fila.
boss-step-no-focus = Ni fichas ni acciones de Concentración.
boss-step-mind-control = Un personaje que saca una ! en su propio turno ataca al del asiento siguiente, o a sí mismo si está solo, con { $number }□. Una vez por turno.

boss-note-other-hand = golpeas con la otra mano; no lo ve venir

## Vulcan Raven

-raven-sees = En cuanto ve personajes, los ataca a todos con sus dados, y su turno acaba.
-raven-blind = Si en él no ve a nadie, ataca igualmente al personaje más cercano.
boss-card-left-wing = Gira a la izquierda y sigue. { -raven-sees }
    .reaction = Gira a la derecha.
boss-card-right-wing = Gira a la derecha y sigue. { -raven-sees }
    .reaction = Gira a la izquierda.
boss-card-wheel-about = Da media vuelta, por la derecha, y sigue. { -raven-sees }
    .reaction = Da media vuelta, por la derecha.
boss-card-old-trail = Gira hacia donde apunta la flecha del nodo y sigue. { -raven-sees }
    .reaction = Su Amenaza sube 1.
boss-card-long-belt = Gira a la izquierda y sigue. En cuanto ve personajes en este turno, los ataca a todos con sus dados y 1■ más, y su turno acaba.
    .reaction = Ataca al personaje que tiene el turno, con sus dados y 1■ más, si lo ve.
boss-card-hot-barrels = Sigue recto. { -raven-sees }
    .reaction = Da media vuelta, por la derecha.
boss-step-hunt-1 = Su próximo recorrido es de 2 casillas; ataca con 1■.
boss-step-hunt-2 = Su próximo recorrido es de 3 casillas; ataca con 1■.
boss-step-hunt-3 = Su próximo recorrido es de 4 casillas; ataca con 1■.
boss-step-hunt-4 = Su próximo recorrido es de 5 casillas; ataca con 1■.
boss-step-hunt-5 = Su próximo recorrido es de 6 casillas; ataca con 1■.
boss-step-hunt-6 = Su próximo recorrido es de 7 casillas; ataca con 1■.
boss-step-hunt-7 = Su próximo recorrido es de 8 casillas; ataca con 1■.
boss-step-hunt-8 = Su próximo recorrido es de 9 casillas, y desde entonces ataca con 3■.
boss-step-hunt-9 = Su próximo recorrido es de 10 casillas; ataca con 3■.
boss-step-hunt-10 = Su próximo recorrido es de 11 casillas; ataca con 3■.
boss-step-hunt-11 = Su próximo recorrido es de 12 casillas; ataca con 3■. { -raven-blind }
boss-step-hunt-12 = Su próximo recorrido es de 12 casillas; ataca con 3■. { -raven-blind }

## Hind D

-hind-fires = Tras cada casilla ataca a cada personaje en su línea de fuego, con sus dados.
boss-card-wide-bank = Su Amenaza sube 1 paso. Se desplaza en sentido horario, todo lo que da su Amenaza. { -hind-fires }
    .reaction = Se desplaza 1 casilla en sentido antihorario. Luego ataca a cada personaje en su línea de fuego, con sus dados.
boss-card-tail-swing = Su Amenaza sube 1 paso. Se desplaza en sentido antihorario, todo lo que da su Amenaza. { -hind-fires }
    .reaction = Se desplaza 2 casillas en sentido horario. { -hind-fires }
boss-card-nose-down = Se desplaza en sentido horario, todo lo que da su Amenaza. { -hind-fires } Luego ataca al personaje más cercano a su morro, por encima de cualquier pared, con sus dados y 1■ más.
    .reaction = Se desplaza 2 casillas en sentido antihorario. { -hind-fires }
boss-card-side-slip = Se desplaza en sentido antihorario, todo lo que da su Amenaza. { -hind-fires }
    .reaction = Se desplaza 1 casilla en sentido horario. Luego ataca a cada personaje en su línea de fuego, con sus dados.
boss-card-searchlight = Su Amenaza sube 1 paso. Se desplaza hasta el sitio más cercano con un personaje en su línea de fuego, si su Amenaza da para tanto. { -hind-fires }
    .reaction = No pasa nada: lo ciega su propia luz.
boss-card-rocket-pods = Se queda donde está. Ataca a cada personaje, por encima de cualquier pared, con 1■ menos que sus dados.
    .reaction = Se desplaza 3 casillas en sentido antihorario. { -hind-fires }
boss-step-threat-3 = Una carta lo desplaza { $number } casillas, o 1 más si antes sube su Amenaza.
boss-step-threat-4 = Una carta lo desplaza { $number } casillas, o 1 más si antes sube su Amenaza.
boss-step-threat-5 = Una carta lo desplaza { $number } casillas, o 1 más si antes sube su Amenaza.
boss-step-threat-6 = Una carta lo desplaza { $number } casillas. Si antes sube su Amenaza, desde entonces ataca con 3■. Contra cuatro personajes revela dos cartas.
boss-step-threat-6-plus = Una carta lo desplaza { $number } casillas. Ataca con 3■. Contra cuatro personajes revela dos cartas.

## Cyborg Ninja

boss-card-straight-cut = Va hasta { $number } casillas hacia su presa. Ataca a cada personaje a su lado con sus dados.
boss-card-long-lunge = Va hasta { $number } casillas hacia su presa. Ataca a cada personaje a su lado con sus dados y 2■ más.
boss-card-shadow-step = Entra en la sombra más cercana a su presa, si está más cerca que él. Luego va hasta { $number } casillas hacia su presa. Ataca a cada personaje a su lado con sus dados y 2■ más.
boss-card-thousand-cuts = Va hasta { $number } casillas hacia su presa. Ataca a cada personaje a su lado o junto a una sombra, una vez a cada uno, con sus dados. A quien tiene varios al lado le da más fuerte: 1■ más por cada uno después del primero.
boss-card-cold-company = Se queda donde está. No ataca a nadie. Aparece una sombra junto a cada personaje.
boss-card-afterimage = Entra en la sombra más lejana de su presa; sin sombras se queda. Ataca a cada personaje a su lado con sus dados.
boss-card-lowered-blade = Se queda donde está, con la espada bajada. No ataca a nadie.

## Tank

-tank-rolls-over = Los personajes a los que arrolla sufren 1 de daño cada uno.
-cannon = Cañón: ataca al personaje más cercano a más de 3 casillas, lo vea o no, con sus dados, y con 1■ más contra dos personajes
boss-card-bulldoze = Avanza 5 casillas hacia el oeste y luego 2 hacia el sur. { -tank-rolls-over } { boss-dashboard-tank.machine-gun }
    .reaction = Sufre 1 más de daño.
boss-card-broadside = Avanza 3 casillas hacia el sur. { -tank-rolls-over } { boss-dashboard-tank.machine-gun } { -cannon }.
    .reaction = Sufre 1 más de daño.
boss-card-swivel = Avanza 4 casillas hacia el este. { -tank-rolls-over } { boss-dashboard-tank.machine-gun } { -cannon }.
    .reaction = Sufre 2 más de daño.
boss-card-high-shell = Avanza 2 casillas hacia el norte y luego 2 hacia el este. { -tank-rolls-over } { -cannon }.
    .reaction = Sufre 1 más de daño.
boss-card-long-barrel = Avanza 1 casilla hacia el este. { -tank-rolls-over } { -cannon }.
    .reaction = Sufre 2 más de daño.
boss-card-grinding-gears = Avanza 4 casillas hacia el sur y luego 3 hacia el oeste. { -tank-rolls-over } { boss-dashboard-tank.machine-gun }
    .reaction = No sufre daño adicional: la escotilla está cerrada.
boss-card-jammed-gun = Avanza 5 casillas hacia el norte. { -tank-rolls-over } No ataca a nadie.
    .reaction = Sufre 3 más de daño.

## Metal Gear REX: a card has two times, now and next turn; the step of the track says again what comes next turn

-rex-others = Ataca enseguida a todos los demás que ve, con sus dados; a los que no tiene de frente, con la mitad, redondeando hacia abajo.
-rex-tread = Sin blanco fijado da hasta 4 zancadas hacia el personaje más cercano y ataca a todos los que tenga debajo o al lado, con sus dados
-rex-rail-gun =
    En su próximo turno ataca al personaje fijado, con sus dados y 1■ más.
    { -rex-tread } y 1■ más.
-rex-missile-rain =
    En su próximo turno ataca a cada personaje a 2 casillas o menos del blanco fijado, con sus dados. Este no se suelta ni aunque deje de verlo.
    { -rex-tread }.
-rex-cutting-laser =
    En su próximo turno ataca a cada personaje que ve hacia donde mira, con sus dados, si tiene un blanco fijado.
    { -rex-tread }.
-rex-hull-guns =
    En su próximo turno ataca al personaje fijado, con sus dados.
    { -rex-tread }.
-rex-heavy-tread = En su próximo turno da hasta 5 zancadas hacia el personaje fijado o, sin blanco fijado, hacia el más cercano. Allí ataca a todos los que tenga debajo o al lado, con sus dados. Este blanco no se suelta ni aunque deje de verlo.
-rex-venting-heat = En su próximo turno no hay nada que cumplir: solo revela su siguiente carta.
boss-card-rail-gun =
    Fija al personaje más lejano que ve. { -rex-others }
    { -rex-rail-gun }
boss-card-missile-rain =
    Fija al personaje más cercano que ve. { -rex-others }
    { -rex-missile-rain }
boss-card-cutting-laser =
    Fija al personaje más cercano que ve cuya ! o ? está en el mapa; si no hay ninguno, al más cercano. { -rex-others }
    { -rex-cutting-laser }
boss-card-hull-guns =
    Fija al personaje con más daño de los que ve. { -rex-others }
    { -rex-hull-guns }
boss-card-heavy-tread =
    Fija al personaje más cercano que ve. { -rex-others }
    { -rex-heavy-tread }
boss-card-venting-heat =
    Fija al personaje más cercano que ve. No ataca a nadie.
    { -rex-venting-heat }
boss-step-awakening = Su reactor está frío. { -rex-venting-heat }
boss-step-rail-gun = { -rex-rail-gun }
boss-step-missile-rain = { -rex-missile-rain }
boss-step-cutting-laser = { -rex-cutting-laser }
boss-step-hull-guns = { -rex-hull-guns }
boss-step-heavy-tread = { -rex-heavy-tread }
boss-step-venting-heat = { -rex-venting-heat }
boss-note-locked-on = blanco fijado: { $hero }; su cabina está abierta
boss-note-shut = su blindaje está cerrado: hace falta { $defense } o más para un impacto
boss-note-reels = se tambalea; su cabina está abierta
boss-note-held-open = Gray Fox sujeta su cabina abierta

## Liquid: a card ends in a stance, and says what that means as the step of the track does

boss-card-straight-right = Va hasta 6 casillas hacia el personaje más cercano. Si llega a su lado, lo ataca con sus dados. Si lo daña, lo hace retroceder 1 casilla. Luego queda erguido. { boss-step-upright }
boss-card-haymaker = Va hasta 4 casillas hacia el personaje más cercano. Si llega a su lado, lo ataca con sus dados y 1■ más. Si lo daña, lo hace retroceder 1 casilla. Luego queda desequilibrado. { boss-step-off-balance }
boss-card-low-sweep = Va hasta 4 casillas hacia el personaje más cercano. Ataca a cada personaje a su lado con sus dados. Cada uno al que daña retrocede 1 casilla. Luego queda afianzado. { boss-step-planted }
boss-card-shoulder-charge = Va hasta 8 casillas hacia el personaje más cercano. Si llega a su lado, lo ataca con sus dados. Si lo daña, lo hace retroceder 3 casillas. Luego queda desequilibrado. { boss-step-off-balance }
boss-card-hip-throw = Va hasta 6 casillas hacia el personaje más cercano. Si llega a su lado, lo ataca con sus dados. Lo dañe o no, lo lanza 2 casillas hacia atrás. Luego queda erguido. { boss-step-upright }
boss-card-come-on = Se queda donde está. No ataca a nadie. Luego queda a la espera. { boss-step-waiting }
boss-card-deep-breath = Se queda donde está. No ataca a nadie. Se cura 2 de daño. Luego queda afianzado. { boss-step-planted }
boss-step-upright = Un ataque desde su lado que lo dañe lo hace retroceder { $number ->
        [one] { $number } casilla
       *[other] { $number } casillas
    }.
boss-step-planted = Ningún ataque lo mueve.
boss-step-off-balance = Un ataque desde su lado que lo dañe lo hace retroceder { $number ->
        [one] { $number } casilla
       *[other] { $number } casillas
    }.
boss-step-waiting = Si un personaje lo ataca desde su lado y no le hace daño, ataca a ese personaje con sus dados; si lo daña, lo hace retroceder 1 casilla. Un ataque desde su lado que lo dañe lo hace retroceder { $number ->
        [one] { $number } casilla
       *[other] { $number } casillas
    }.
boss-note-skulls = calaveras: { $skulls }; si cae aquí, un personaje tira { $white }□; cualquier ! es su final
boss-note-hangs = { $hero } cuelga del borde

## Sniper Wolf

-wolf-crosshair = Su Punto de mira va como mucho esa distancia hacia el personaje más cercano al que aún no ha atacado este turno. Ataca a cada personaje que toca, con sus dados.
boss-card-held-breath = Alcance { $number }, el más corto. { -wolf-crosshair }
    .reaction = Sufre 2 más de daño.
boss-card-crosswind = Alcance { $number }. { -wolf-crosshair }
    .reaction = Sufre 1 más de daño.
boss-card-slow-trigger = Alcance { $number }. { -wolf-crosshair }
    .reaction = Sufre 1 más de daño.
boss-card-long-lens = Alcance { $number }. { -wolf-crosshair }
    .reaction = Sufre 1 más de daño.
boss-card-lead-the-target = Alcance { $number }. { -wolf-crosshair }
    .reaction = No sufre daño adicional.
boss-card-one-shot = Alcance { $number }, el más largo. { -wolf-crosshair }
    .reaction = No sufre daño adicional: solo un rasguño.
boss-note-threat = Amenaza { $threat }: en su turno sube 1, y juega ese mismo número de cartas
boss-note-or-otacon = o lleva a Otacon a su módulo
boss-note-glint = 1■ más contra { $hero }, cuya mira brilla
boss-note-dogs-know-the-box = a estas alturas sus perros saben qué hay debajo de una caja

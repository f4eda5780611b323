### Lo que el juego dice en la mesa: preguntas, sucesos, objeciones. Los nombres de las cosas están en names.ftl.
###
### Los datos llegan como los cuenta el motor; los que son personajes, fichas, cartas y puntos cardinales llegan como
### nombres. Los dados llegan como □4 (blanco) y ■4 (negro). La primera letra de un suceso se pone en mayúscula.

## Questions

decision-turn = ¿Quién juega el siguiente turno?
decision-action = { $hero }: { $left ->
        [0] no quedan acciones
       *[other] elige una acción (quedan: { $left })
    }
decision-step = { $hero }: ¿adónde ahora?
decision-drop = { $hero }: ¿dónde dejas el cuerpo?
decision-before-roll = { $hero } va a tirar ({ $purpose }). ¿Cambias algo antes?
decision-change-roll =
    { $hero }: los dados muestran { $dice } ({ $purpose }{ $threshold ->
        [0] { "" }
       *[other] , necesita { $threshold }+
    }). ¿Los cambias?
decision-offer = { $hero }: ¿usas «{ $ability }» contra { NAME($target, case: "the") } en { $space }?
decision-face-camera = Hay una Cámara en { $space }. ¿Hacia dónde miran sus dos conos?
decision-spawn = Se despliega un Guardia en { $space }. ¿Dónde exactamente?
decision-face = ¿Hacia dónde mira el Guardia de { $guard }?
decision-target = Hay varios blancos a { $distance } { $distance ->
        [one] casilla
       *[other] casillas
    } { NAME($figure, case: "of") } en { $guard }. ¿Cuál eliges?
decision-aim = { $hero }: ¿dónde empieza tu Punto de mira?
decision-crosshair = El Punto de mira de Wolf en { $space } va hacia { NAME($target, case: "the") }. ¿Por dónde primero?
decision-path = El Guardia de { $guard } tiene varias rutas iguales hasta { $target }. ¿Cuál sigue?

## Events: rounds

event-RoundBegan = empieza la ronda { $round }.
event-TurnBegan = empieza el turno { NAME($hero, case: "of") }.
event-TurnEnded = { $hero } termina su turno.
event-Won = nivel superado.
event-CardsUnlocked = para la Caja de memoria: { $cards }.
event-Lost = derrota: { loss }.
# Why a stage was failed, for messages that say that it was.
loss = { $reason ->
    [time] se acaba el tiempo
    [killing] muere un Guardia
   *[killed] { NAME($figure, case: "the") } muere
}

## The end of a game: parts of what is told of it

choice-who = { $who ->
        [guard] el Guardia { $guard }
        [camera] una Cámara
        [boss] { NAME($watcher, case: "the") }
       *[nobody] el enemigo
    }
rank-name = { $rank ->
        [silence] Silencio
        [breath] Aliento
        [whisper] Susurro
        [murmur] Murmullo
        [footfall] Pisada
        [clatter] Traqueteo
       *[racket] Escándalo
    }
rank-decibels = { $decibels } dB

## Events: heroes on the map

event-Moved = { $hero } va de { $start } a { $end }.
event-Leapt = { NAME($figure, case: "the") } salta por encima de { $over }.
event-Seen = { NAME($watcher, case: "the") } de { $watcher_space } ve { NAME($hero, case: "to") } en { $space }.
event-AttentionPlaced = la { $side } { NAME($hero, case: "of") } va a { $space }.
event-Knocked = { $hero } da unos golpes en { $space }.
event-BodyTaken = { $hero } agarra al { $stars ->
        [0] Guardia muerto
       *[other] Guardia noqueado
    } de { $space }.
event-BodyDropped = { $hero } deja al { $stars ->
        [0] Guardia muerto
       *[other] Guardia noqueado
    } en { $space }.
event-TrapFlipped = se le da la vuelta a la Trampa de { $space }: { $kind ->
        [camera] una Cámara
        [laser] un láser
       *[blank] nada
    }.
event-CameraTurned = la Cámara de { $space } mira { NAME($orange, case: "to") } (naranja) y { NAME($green, case: "to") } (verde).
event-LaserTripped = { $hero } activa el láser de { $laser }.
event-EventReached = { $hero } llega al Evento { $letter }.
event-Decided = { $hero } elige en el Evento { $letter }: { $choice }
event-ObjectiveTaken = { $hero } { $what ->
        [hostage] libera al rehén
       *[objective] coge el objetivo
    } en { $space }.

## Events: dice and Focus

event-Rolled = { $hero } tira { $dice } ({ $purpose }).
event-DieChanged = { $by } cambia el dado { $die } { NAME($hero, case: "of") } de { $before } a { $after }.
event-DiceAdded = { $by } da { NAME($hero, case: "to") } un dado adicional: { $dice }.
event-DieGained = { $hero } tira un dado { $colour ->
        [w] blanco
       *[b] negro
    } más ({ $by }).
event-DieWithheld = { $hero } tira un dado { $colour ->
        [w] blanco
       *[b] negro
    } menos ({ $by }).
event-FocusUsed = { $hero } gasta la ficha de Concentración { $token }.
event-FocusRefreshed = { $hero } recupera la ficha de Concentración { $token }.
event-AbilityUsed = { $hero } usa «{ $ability }».

## Events: attacks

event-Attacked = { NAME($attacker, case: "the") } ataca { NAME($target, case: "to") } en { $space }: { $hits ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $hits } impactos
    }.
event-Hurt = { NAME($figure, case: "the") } sufre { $damage } de { $kind ->
        [ko] daño no letal
       *[hit] daño
    } en { $space }.
event-KnockedOut = el Guardia de { $space } queda noqueado.
event-BeganHurt = { $hero } empieza con { $damage } de daño, de antes de este nivel.
event-Killed = { NAME($figure, case: "the") } muere en { $space }.

## Events: bosses

event-BossCardRevealed = { NAME($figure, case: "the") } { $side ->
        [turn] juega
       *[reaction] reacciona con
    } { $card }.
event-BossCardKept = { $card } se queda encima del mazo.
event-BossCardSeen = miras el mazo { NAME($figure, case: "of") }: { $card }.
event-BossCardBuried = { $card } va al fondo del mazo { NAME($figure, case: "of") }.
event-BossCardRaised = { $card } pasa a ser la primera del mazo { NAME($figure, case: "of") }.
event-BossExposed = { NAME($figure, case: "the") } queda al descubierto: Defensa −{ $points } esta ronda.
event-AttackJammed = { NAME($figure, case: "the") } tira { $count } { $count ->
        [one] dado
       *[other] dados
    } menos.
event-EvasionCut = { NAME($figure, case: "the") } se desplazará { $spaces } { $spaces ->
        [one] casilla
       *[other] casillas
    } menos.
event-HandedOut = { $hero } vuelve a tenerlo todo.
event-HeroVeiled = el próximo ataque contra { $hero } fallará.
event-BossMoved = { NAME($figure, case: "the") } va de { $start } a { $end } y mira { NAME($facing, case: "to") }.
event-BossTurned = { NAME($figure, case: "the") } gira { NAME($facing, case: "to") } en { $space }.
event-BossTokenPlaced = { NAME($token, case: "the") } aparece en { $space }.
event-BossTokenRemoved = { NAME($token, case: "the") } desaparece de { $space }.
event-TrackMoved = el marcador { NAME($figure, case: "of") } pasa a «{ $ability }».
event-HeroControlled = { NAME($figure, case: "the") } controla { NAME($hero, case: "to") }: { $hero } ataca { NAME($target, case: "to") }.
event-BustToppled = { $hero } derriba el busto de { $space }.
event-PastRead = { NAME($figure, case: "the") } se asoma a tu cabeza antes de que hagas un solo movimiento.
event-ClueFound = { NAME($figure, case: "the") } tiene un secreto, y acabas de ver una pista.
event-SecretLearned = { $hero } conoce el secreto { NAME($figure, case: "of") } y lo aprovecha.
event-MindClosed = { NAME($figure, case: "the") } ya no te lee la mente: Defensa { $defense }.
event-BossReels = { NAME($figure, case: "the") } se tambalea.
event-SkullTaken = { NAME($figure, case: "the") } cae en { $space }: { $skulls ->
        [one] su primera calavera
       *[other] calavera { $skulls }
    }. Tira por su final.
event-BossHealed = { NAME($figure, case: "the") } se cura { $damage } de daño.
event-HungOn = { $hero } se ve al otro lado del borde y se agarra en { $space }.
event-ClimbedUp = { $hero } trepa en { $space }, y eso cuesta 2 acciones.
event-PulledUp = { $hero } ayuda a subir { NAME($target, case: "to") }.
event-BossTokenMoved = { NAME($token, case: "the") } va de { $start } a { $end }.
event-BossTokenFlipped = se revela { NAME($token, case: "the") } en { $space }: { $face ->
        [nothing] solo nieve
       *[boss] { $face }
    }.
event-BossHid = { NAME($figure, case: "the") } ya no está en { $space }: vuelve a haber siete fichas boca abajo.
event-ThreatRaised = la Amenaza { NAME($figure, case: "of") } sube a { $threat }.
event-Aimed = { $hero } apunta desde { $space }.
event-BossWounded = { NAME($figure, case: "the") } tiene heridas graves: ha perdido la mitad de la Salud.
event-DogsLayDown = Sus perros encuentran una caja en { $space }. La olisquean, uno levanta la pata y se tumban al lado. Ahí no dispara { NAME($hero, case: "to") }.
event-HeldOpen = { $hero } sujeta la cabina { NAME($figure, case: "of") } abierta, durante { $turns ->
        [one] 1 de sus turnos
       *[other] { $turns } de sus turnos
    }.
event-BossDefeated = { NAME($figure, case: "the") } cae { GENDER($figure) ->
        [f] derrotada
       *[m] derrotado
    } en { $space }.
event-Resupplied = { $hero } rellena todas sus cartas en { $space }.
event-Shielded = { $hero } se interpone en un disparo contra { NAME($figure, case: "the") }.

## Events: locks and gear

event-DoorOpened = { $hero } abre la puerta { $door }.
event-LockHeld = { $lock } sigue bloqueada: sale { $dice }, hace falta { $needs }.
event-LockLost = { $hero } deja la cerradura de { $lock }; se pierden sus dados.
event-GearUsed = { $hero } usa { $gear }{ $target ->
        [none] { "" }
       *[other] : { $target }
    }.
event-GearFound = { $hero } se lleva { $gear } para este nivel.
event-GearDiscarded = { $hero } descarta { $gear } para el resto del nivel.

## Events: guards and the Enemy phase

event-GuardPlaced = entra un Guardia en { $space } y mira { NAME($facing, case: "to") }.
event-OrderDrawn = carta de Órdenes: { $card }.
event-CardBurned = se quema una carta de Órdenes: { $card }.
event-NothingBurned = no quedan cartas de Órdenes que quemar.
event-EnemyPhaseEnded = termina la fase de los enemigos.
event-GuardWoke = el Guardia noqueado de { $space } despierta.
event-StarLost = el Guardia noqueado de { $space } se remueve: le queda una estrella.
event-GuardSpawned = aparece otro Guardia en { $space } y mira { NAME($facing, case: "to") }.
event-CamerasFlipped = las Cámaras giran: ahora cuentan los conos { $colour ->
        [orange] naranjas
       *[green] verdes
    }.
event-GuardActivated = le toca al Guardia de { $space }, que mira { NAME($facing, case: "to") }.
event-ModeChosen = { $mode ->
        [patrol] patrulla.
       *[other] modo { $mode ->
            [alert] Alerta
           *[investigate] Sospecha
        }: { $token ->
            [ko] un Guardia noqueado
            [dead] un Guardia muerto
           *[other] la { $token } { NAME($owner, case: "of") }
        } en { $target }{ $seen_by ->
            [guard] , que tiene a la vista
            [camera] , a la vista de la Cámara de { $seen_from }
           *[other] { "" }
        }, a { $distance } { $distance ->
            [one] casilla
           *[other] casillas
        }.
    }
event-PathChosen = su ruta: { $path }.
event-PathBlocked = no puede pasar de { $next_space } y se para en { $space }.
event-NoNewPath = da una vuelta entera en { $space } y no encuentra por dónde seguir.
event-GuardTurned = el Guardia de { $space } gira { NAME($facing, case: "to") }.
event-GuardMoved = el Guardia va de { $start } a { $end } y mira { NAME($facing, case: "to") }.
event-GuardLeapt = el Guardia salta de { $start } a { $end } por encima de { $over } y mira { NAME($facing, case: "to") }.
event-ReactionDrawn = el Guardia de { $space } reacciona. Carta de Reacción: { $card }.
event-TokenRemoved = el Guardia de { $space } retira { $token ->
        [ko] la ficha de Guardia noqueado
        [dead] la ficha de Guardia muerto
       *[other] la { $token } { NAME($owner, case: "of") }
    }.
event-GuardDone = el Guardia de { $space } ha terminado.

## Why something is not possible now

objection-game-over = El nivel ha terminado.
objection-not-an-option = Esa no es una de las respuestas. Posibles: { $options }.
objection-no-such-action = No hay ninguna acción { $verb }. Conocidas: { $known }.
objection-not-on-dashboard = «{ $verb }» no está en el tablero { NAME($hero, case: "of") }.
objection-too-few-actions = Cuesta { $cost } { $cost ->
        [one] acción
       *[other] acciones
    }, y { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }.
objection-not-a-thing = Esto no se puede usar con «{ $words }».
objection-which-thing = { $part ->
        [card] Di qué carta de Sistema.
        [count] Di cuántos.
        [deck] Di qué mazo: order o reaction.
        [dice] Di qué dado.
        [door] Di qué puerta.
        [facing] Di hacia dónde: N, E, S o W.
        [gear] Di qué carta.
        [hero] Di qué personaje.
        [level] Di a qué nivel.
        [missiles] Di cuántos misiles.
        [owner] Di de quién.
        [slot] Di qué ranura.
        [stars] Di cuántas estrellas.
        [tied] Di si está atado.
        [token] Di qué ficha de Concentración.
        [turned] Di up o down.
       *[thing] Di con qué se usa.
    }
objection-which-space = Di qué casilla.
objection-no-such-space = En este mapa no hay ninguna casilla «{ $space }».
objection-already-there = La miniatura ya está en { $space }.
objection-no-floor = Nadie puede estar en { $space }.
objection-occupied = Hay una miniatura en { $space }.
objection-locked-door = La puerta entre { $start } y { $space } está bloqueada.
objection-wall-between = Hay una pared entre { $start } y { $space }.
objection-too-far = { $space } está a más de una casilla de { $start }.
objection-not-adjacent = { $space } no es adyacente.
objection-no-enemy = No hay ningún enemigo en { $space }.
objection-no-guard = No hay ningún Guardia en { $space }.
objection-covered = «{ $verb }» no se usa en niveles de Jefe.
objection-no-supplies = No hay suministros en { $space }.
objection-too-few-missiles = { $left ->
        [0] No queda ningún misil.
        [one] Solo queda un misil.
       *[other] Solo quedan { $left } misiles.
    }
objection-boss-out-of-sight = No hay línea de visión con { NAME($figure, case: "the") }.
objection-no-grenades = No quedan granadas que lanzar.
objection-no-missiles = No quedan misiles que lanzar.
objection-no-claymores = No quedan Claymore que poner.
objection-mined-already = Ya hay una mina en { $space }.
objection-nothing-to-fill = Todas las cartas están llenas.
objection-no-harm = Eso no puede dañar { NAME($figure, case: "to") }.
objection-only-from-his-column = Ahora solo se puede atacar { NAME($figure, case: "to") } desde su columna, y { $space } no está en ella.
objection-only-from-his-row = Ahora solo se puede atacar { NAME($figure, case: "to") } desde su fila, y { $space } no está en ella.
objection-cannot-concentrate = Ahora nadie puede concentrarse: ni fichas ni acciones de Concentración.
objection-hangs = { $hero } cuelga del borde y antes tiene que trepar, lo que cuesta 2 acciones.
objection-nobody-hangs = Ningún personaje llamado «{ $words }» cuelga del borde.
objection-only-otacon = { $space } está en el módulo de Sniper Wolf, por el que solo se mueve Otacon.
objection-no-aimer = { $hero } no puede apuntar a nadie.
objection-no-bust = No hay ningún busto en { $space }.
objection-a-hostage = El rehén de { $space } no es un blanco.
objection-already-down = El Guardia de { $space } está en el suelo y no se le puede atacar.
objection-not-from-behind = El Guardia de { $space } no está de espaldas.
objection-no-body-in-reach = No hay al alcance en { $space } ninguna ficha así de Guardia noqueado o muerto.
objection-nowhere-to-drag = Ningún paso desde { $space } lleva a un sitio donde dejar el cuerpo.
objection-nothing-to-use = No hay nada con lo que interactuar en { $space }.
objection-no-such-door = No hay ninguna puerta { $door }.
objection-door-out-of-reach = La puerta { $door } no está en un borde de esta casilla.
objection-door-sealed = La puerta { $door } no tiene cerradura: solo la abre un Evento.
objection-held-back = { $gear } no se puede usar en esta zona.
objection-must-be-equipped = Alguien tiene que llevar { $gear } en este nivel.
objection-door-open = La puerta { $door } ya está abierta.
objection-reroll-instead = Ya hay dados en { $lock }: repite la tirada de algunos.
objection-no-dice-lying = En este turno no hay dados en ninguna cerradura.
objection-no-such-dice = Nombra dados del 1 al { $count }, en orden ascendente, cada uno una vez.
objection-no-elevator = Ningún Ascensor lleva de { $space } a { $to }.
objection-no-focus-here = Las fichas de Concentración no se usan en este nivel.
objection-no-such-token = Aquí no hay ninguna ficha de Concentración { $token }. Conocidas: { $known }.
objection-token-inactive = La ficha de Concentración { $token } está inactiva; antes recupérala.
objection-token-active = La ficha de Concentración { $token } está activa; no hay nada que recuperar.
objection-only-in-a-roll = La ficha de Concentración { $token } solo sirve en una tirada.
objection-not-used-by-action = { $gear } no se usa como acción.
objection-not-carried = El personaje no lleva { $gear }.
objection-out-of-tokens = No queda nada que gastar en { $gear }.
objection-out-of-sight = El personaje no tiene línea de visión con { $space }.

## Explosives

decision-give-away = Varias explosiones están igual de cerca { NAME($hero, case: "of") }. ¿A qué casilla va la ! ?
decision-fly = { $hero }: { $thing ->
        [grenade] la granada
        [crosshair] el Punto de mira
       *[missile] el misil
    } está en { $space }. ¿Hacia dónde, y hasta dónde?
event-Exploded = { $gear } estalla en { $space }.
event-MissileFlew = el misil vuela { NAME($facing, case: "to") } de { $start } a { $end }.
event-MissileLaunched = { $hero } lanza un misil; sale de { $space }.
event-MissileEvaded = { NAME($figure, case: "the") } esquiva el misil de { $space }.
event-SalvoFired = { $hero } dispara desde { $space } { $missiles ->
        [one] un misil
       *[other] { $missiles } misiles
    }.
event-GrenadeThrown = { $hero } lanza una granada desde { $space }.
event-GrenadeFlew = la granada vuela { NAME($facing, case: "to") } de { $start } a { $end }.
event-MineLaid = { $hero } pone una Claymore en { $space }.
event-GrenadeWasted = la granada se desperdicia detrás de { $space }.
event-MissileLost = el misil se pierde más allá de { $space }, sin estallar.
event-ChaffSettled = el chaff se posa: Cámaras y sensores vuelven a funcionar.
objection-beyond-throwing = { $space } está a más de { $most } { $most ->
        [one] casilla
       *[other] casillas
    }: demasiado lejos para lanzar.
objection-nothing-to-detonate = El personaje no tiene { $gear } en el mapa.
objection-not-empty = { $space } no está vacía.

## Meryl and Gray Fox

decision-get-clear = { $hero }: ¿recibes tú el ataque contra { NAME($target, case: "the") } en { $space }?
decision-hold-open = { $hero }: ¿sujetas la cabina { NAME($figure, case: "of") } abierta por { $damage } de daño?
decision-event = { $hero } está en el Evento { $letter }. ¿Qué haces?
decision-charge = { $hero }: ¿en qué carta pones una Carga?

event-DisguiseGained = { $hero } se pone un uniforme de Guardia en { $space }.
event-DisguiseLost = el disfraz { NAME($hero, case: "of") } en { $space } queda al descubierto.
event-CardCharged = la carta { $gear } { NAME($hero, case: "of") } gana una Carga; ahora tiene { $tokens }.

objection-only-when-sneaking = El disfraz solo sirve en niveles de Infiltración.
objection-disguised-already = El personaje ya lleva disfraz.
objection-alarm-raised = Ningún disfraz sirve mientras la ! esté en { $space }.
objection-no-uniform = Ni aquí ni al lado hay ninguna ficha de Guardia noqueado o muerto a la que quitarle el uniforme.
objection-not-lent = Las fichas de Concentración { NAME($hero, case: "of") } no están disponibles aquí.
objection-losing-myself = Nada de acciones de Concentración mientras la ! esté en la misma zona ({ $space }).
objection-nobody-adjacent = No hay ningún enemigo en una casilla adyacente.
objection-too-few-charges = { $left ->
        [0] No queda ninguna Carga
        [one] Solo queda 1 Carga
       *[other] Solo quedan { $left } Cargas
    } en { $gear }.

## Otacon and his System cards

decision-hacker = { $hero }: ¿cuántos dados blancos adicionales? Cada uno puede atraer la atención.
decision-place-die = { $hero }: los dados muestran { $dice }. ¿Pones uno en una carta de Sistema?
decision-return-card = { $hero }: ¿qué carta de Sistema vuelve al mazo, y encima o al fondo?
decision-system-target = { $hero }: { $card } alcanza todavía a { $left }. ¿Qué eliges?
decision-system-offer = { $hero }: ¿resuelves ahora { $card }?
decision-boss-card = { $hero }: estas son las primeras cartas del mazo de Jefe. { $use ->
        [bury] ¿Cuál va al fondo?
        [raise] ¿Cuál pasa a ser la primera?
       *[announce] ¿Cuál se anuncia en su lugar?
    }
decision-traced = Rastrean la conexión { NAME($hero, case: "of") }. ¿Te desconectas y pierdes las cartas de Sistema, o mantienes la conexión y recibes el ataque?

event-TerminalHacked = { $hero } piratea el Terminal de { $terminal }.
event-SystemDrawn = { $hero } encuentra una carta de Sistema: { $card }.
event-SystemReturned = { $card } vuelve { $place ->
        [top] a la parte superior
       *[bottom] al fondo
    } del mazo de Sistema.
event-SystemDiePlaced = { $hero } pone { $face } en la ranura { $slot } de { $card }.
event-SystemDieRecalled = { $hero } retira { $face } de la ranura { $slot } de { $card }.
event-SystemResolved = { $hero } resuelve { $card } a nivel { $level }.
event-Disconnected = { $hero } pierde la conexión: adiós a las cartas de Sistema y a los dados que tenían.
event-Traced = rastrean la conexión { NAME($hero, case: "of") }: la ficha de la carta de Terminal está en la casilla { $space } con la { $side } bocarriba.
event-AttentionRemoved = la { $side } { NAME($hero, case: "of") } en { $space } sale del mapa.
event-TrapRemoved = { $kind ->
        [camera] la Cámara
        [laser] el láser
       *[blank] la Trampa vacía
    } de { $space } deja de funcionar.
event-ZoneJammed = Cámaras y sensores de la zona «{ $zone }» no ven nada esta ronda.
event-ZoneSilenced = nadie en la zona «{ $zone }» oye el aviso.

objection-no-terminal = No hay ningún Terminal en { $space }.
objection-terminal-out-of-reach = El Terminal de { $space } no está en esta casilla ni es adyacente.
objection-terminal-hacked = El Terminal de { $space } ya está pirateado.
objection-not-connected = No hay ningún Terminal pirateado en esta casilla ni en una adyacente.
objection-no-system-card = El mazo de Sistema está vacío.
objection-none-beside = No hay ninguna carta de Sistema donde poner dados; antes busca una.
objection-too-many-dice = Puedes tirar { $most ->
        [0] cero dados más
        [one] solo 1 dado
       *[other] de 1 a { $most } dados
    }: el límite es 4, contando los de las cartas de Sistema.
objection-not-beside = { $card } no está junto al tablero.
objection-no-die-there = No hay ningún dado en una ranura { $slot } de { $card }.
objection-slots-empty = No todas las ranuras de { $card } están cubiertas.
objection-terminal-too-low = El Terminal al alcance solo es de nivel { $level }.
objection-waits-for-condition = { $card } solo se puede resolver cuando se cumple su condición.
objection-nothing-in-reach = { $card } no tiene ahora sobre qué actuar.
objection-no-soldier = { $hero } no usa armas, y { $gear } lo es.

## What heroes carry, and the set-up

decision-loadout = { $hero }: ¿qué llevas? { $slots ->
        [0] No queda ningún hueco.
        [one] Queda 1 hueco.
       *[other] Quedan { $slots } huecos.
    }{ $fight ->
        [1] {" "}Cada personaje lleva a un combate una carta de la Caja de memoria.
       *[0] {""}
    }

event-Healed = { $hero } se cura { $damage } de daño.
event-TopCardSeen = { $hero } ve la próxima carta de { $deck ->
        [order] Órdenes
       *[reaction] Reacción
    }: { $card }.
event-GuardTied = { $hero } ata al Guardia noqueado de { $space }.
event-RopeCut = la cuerda de { $space } se corta.
event-ObjectiveFlipped = se le da la vuelta al objetivo de { $space }.
event-BoxLost = { $hero } pierde la caja en { $space }.
event-Equipped = { $hero } coge { $gear }.
event-PutBack = { $hero } devuelve { $gear }.

objection-unhurt = { $gear } se desperdiciaría: no hay daño que curar.
objection-all-focus-ready = { $gear } se desperdiciaría: todas las fichas de Concentración están activas.
objection-once-a-turn = { $gear } sirve una vez por turno.
objection-level-too-high = La puerta { $door } tiene nivel de bloqueo { $level }, demasiado alto para { $gear }.
objection-still-charged = { $gear } solo se puede recargar cuando no le quedan Cargas.
objection-boxed-already = El personaje ya está debajo de una caja.
objection-in-sight = { $gear } no sirve a la vista de un Guardia o de una Cámara.
objection-nobody-to-tie = No hay ningún Guardia noqueado sin atar en «{ $words }» junto al personaje.
objection-no-such-deck = «{ $words }» no es un mazo que se pueda mirar. Conocidos: { $known }.
objection-deck-empty = No hay mazo de { $deck ->
        [order] Órdenes
       *[reaction] Reacciones
    } que mirar.
objection-card-known = La próxima carta de { $deck ->
        [order] Órdenes
       *[reaction] Reacción
    } ya se conoce.
objection-nothing-face-down = No hay al alcance nada boca abajo que { $gear } pueda revelar.
objection-not-in-the-box = { $gear } no está en la Caja de memoria.
objection-not-for-this-hero = { $gear } no es para { $hero }.
objection-brings-enough = Cada personaje lleva a un combate una carta de la Caja de memoria, y { $hero } ya tiene una.
objection-no-slot-left = { $hero } no tiene hueco para { $gear }.

### Los nombres de las cosas. Las formas que piden las frases son atributos: NAME($hero, case: "of"), GENDER($hero).
### .the con artículo, .of con «de», .to con «a»; los puntos cardinales: .to «hacia», .at «al».

## Names: heroes and those who watch them

name-snake = Snake
    .of = de Snake
    .to = a Snake
    .gender = m
name-meryl = Meryl
    .of = de Meryl
    .to = a Meryl
    .gender = f
name-otacon = Otacon
    .of = de Otacon
    .to = a Otacon
    .gender = m
name-gray-fox = Gray Fox
    .of = de Gray Fox
    .to = a Gray Fox
    .gender = m
name-guard = Guardia
    .the = el Guardia
    .of = del Guardia
    .to = al Guardia
    .gender = m
name-security = seguridad
    .the = la seguridad
    .of = de la seguridad
    .to = a la seguridad
    .gender = f
name-camera = Cámara
    .the = la Cámara
    .of = de la Cámara
    .to = a la Cámara
    .gender = f
name-ocelot = Ocelot
    .of = de Ocelot
    .to = a Ocelot
    .gender = m
name-hostage = rehén
    .the = el rehén
    .of = del rehén
    .to = al rehén
    .gender = m
name-tank = Tanque
    .the = el Tanque
    .of = del Tanque
    .to = al Tanque
    .gender = m
name-mantis = Mantis
    .of = de Mantis
    .to = a Mantis
    .gender = m
name-hind = Hind
    .the = el Hind
    .of = del Hind
    .to = al Hind
    .gender = m
name-raven = Raven
    .of = de Raven
    .to = a Raven
    .gender = m
name-bust = busto
    .the = el busto
    .of = del busto
    .to = al busto
    .gender = m
name-rex = REX
    .of = de REX
    .to = a REX
    .gender = m
name-lock-on-snake = blanco fijado en Snake
    .the = el blanco fijado en Snake
    .of = del blanco fijado en Snake
    .to = al blanco fijado en Snake
    .gender = m
name-lock-on-meryl = blanco fijado en Meryl
    .the = el blanco fijado en Meryl
    .of = del blanco fijado en Meryl
    .to = al blanco fijado en Meryl
    .gender = m
name-lock-on-otacon = blanco fijado en Otacon
    .the = el blanco fijado en Otacon
    .of = del blanco fijado en Otacon
    .to = al blanco fijado en Otacon
    .gender = m
name-lock-on-gray-fox = blanco fijado en Gray Fox
    .the = el blanco fijado en Gray Fox
    .of = del blanco fijado en Gray Fox
    .to = al blanco fijado en Gray Fox
    .gender = m
name-ninja = Ninja
    .the = el Ninja
    .of = del Ninja
    .to = al Ninja
    .gender = m
name-shadow = sombra
    .the = una sombra
    .of = de una sombra
    .to = a una sombra
    .gender = f
name-wolf = Wolf
    .of = de Wolf
    .to = a Wolf
    .gender = f
name-decoy = ficha de Wolf
    .the = una ficha de Wolf
    .of = de una ficha de Wolf
    .to = a una ficha de Wolf
    .gender = f
name-crosshair = Punto de mira de Wolf
    .the = el Punto de mira de Wolf
    .of = del Punto de mira de Wolf
    .to = al Punto de mira de Wolf
    .gender = m
name-crosshair-snake = Punto de mira de Snake
    .the = el Punto de mira de Snake
    .of = del Punto de mira de Snake
    .to = al Punto de mira de Snake
    .gender = m
name-crosshair-meryl = Punto de mira de Meryl
    .the = el Punto de mira de Meryl
    .of = del Punto de mira de Meryl
    .to = al Punto de mira de Meryl
    .gender = m
name-crosshair-gray-fox = Punto de mira de Gray Fox
    .the = el Punto de mira de Gray Fox
    .of = del Punto de mira de Gray Fox
    .to = al Punto de mira de Gray Fox
    .gender = m
name-liquid = Liquid
    .of = de Liquid
    .to = a Liquid
    .gender = m

## Names: directions

name-N = norte
    .to = hacia el norte
    .at = al norte
name-E = este
    .to = hacia el este
    .at = al este
name-S = sur
    .to = hacia el sur
    .at = al sur
name-W = oeste
    .to = hacia el oeste
    .at = al oeste

## Names: actions and other verbs of options

name-sneak = Caminar
name-dash = Correr
name-hand-to-hand = Ataque cuerpo a cuerpo
    .short = Cuerpo a cuerpo
name-combo = Ataque con derribo
    .short = Con derribo
name-takedown = Ejecución silenciosa
    .short = Ejecución
name-drag = Cargar cuerpo
name-interact = Interacción
name-knock = Llamar
name-resupply = Reabastecerse
name-throw = Granadas
name-sam = S.A.M.
name-lay = Poner Claymore
name-topple = Derribar
name-aim = Apuntar
name-pull = Subir
name-launch = Lanzamisiles
name-refresh = Concentración
name-use = Usar

## Names: what dice are rolled for

name-lock = cerradura
name-noise = tirada de ruido
name-shot = disparo
name-guard-attack = ataque del Guardia
name-boss-attack = ataque del Jefe
name-last-breath = si ya no se levanta
name-trace = ataque por la conexión rastreada

## Names: Focus tokens (Reroll is an action as well)

name-minus-white-or-move = −1□ o mover 1
name-plus-2 = +2
name-minus-2 = −2
name-reroll = Repetir tirada
    .short = Repetir
name-plus-white = +1□
name-plus-minus-1 = ±1
name-extra-action = +1 acción
name-reroll-black = Repetir ■
name-plus-minus-2 = ±2
name-plus-black = +1■
name-minus-black = −1■
name-dash-2 = Correr +2

## Names: abilities

name-sneak-attack = Ataque furtivo
name-i-work-alone = Trabajo solo

## Names: boss cards

name-rail-gun = Cañón de raíles
name-missile-rain = Lluvia de misiles
name-cutting-laser = Láser cortante
name-hull-guns = Armas del casco
name-heavy-tread = Paso pesado
name-venting-heat = Purga de calor
name-bulldoze = Arrollar
name-broadside = Andanada
name-swivel = Giro de torreta
name-high-shell = Tiro parabólico
name-long-barrel = Cañón largo
name-grinding-gears = Marchas que rascan
name-jammed-gun = Arma encasquillada
name-fan-fire = Fuego en abanico
name-long-shot = Tiro lejano
name-bank-shot = Disparo de rebote
name-slow-circle = Círculo lento
name-loose-end = Cabo suelto
name-quick-draw = Desenfundar
name-reload = Recargar
name-held-breath = Aliento contenido
name-crosswind = Viento cruzado
name-slow-trigger = Gatillo lento
name-long-lens = Lente larga
name-lead-the-target = Adelantar el tiro
name-one-shot = Un solo tiro
name-flying-books = Libros voladores
name-hurled-chair = Silla arrojada
name-falling-plaster = Lluvia de yeso
name-broken-mirror = Espejo roto
name-cold-draft = Corriente fría
name-dark-room = Cuarto oscuro
name-open-book = Libro abierto
name-straight-right = Directo de derecha
name-haymaker = Gancho a lo loco
name-low-sweep = Barrido bajo
name-shoulder-charge = Carga de hombro
name-hip-throw = Proyección
name-come-on = Venga ya
name-deep-breath = Respirar hondo
name-wide-bank = Viraje amplio
name-tail-swing = Coletazo
name-nose-down = Morro abajo
name-side-slip = Deslizarse
name-searchlight = Reflector
name-rocket-pods = Lanzacohetes
name-left-wing = Ala izquierda
name-right-wing = Ala derecha
name-wheel-about = Media vuelta
name-old-trail = Viejo rastro
name-long-belt = Cinta larga
name-hot-barrels = Cañones al rojo

## Names: steps of tracks (Mind Control is also what dice are rolled for)

name-awakening = Despertar
name-column-only = Solo columna
name-row-only = Solo fila
name-no-focus = Sin Concentración
name-mind-control = Control mental
name-upright = Erguido
name-planted = Afianzado
name-off-balance = Desequilibrado
name-waiting = A la espera
name-threat-3 = Amenaza 3
    .short = 3
name-threat-4 = Amenaza 4
    .short = 4
name-threat-5 = Amenaza 5
    .short = 5
name-threat-6 = Amenaza 6
    .short = 6
name-threat-6-plus = Amenaza 6+
    .short = 6+
name-hunt-1 = Amenaza 1
    .short = 1
name-hunt-2 = Amenaza 2
    .short = 2
name-hunt-3 = Amenaza 3
    .short = 3
name-hunt-4 = Amenaza 4
    .short = 4
name-hunt-5 = Amenaza 5
    .short = 5
name-hunt-6 = Amenaza 6
    .short = 6
name-hunt-7 = Amenaza 7
    .short = 7
name-hunt-8 = Amenaza 8
    .short = 8
name-hunt-9 = Amenaza 9+
    .short = 9+
name-hunt-10 = Amenaza 10
    .short = 10
name-hunt-11 = Amenaza 11
    .short = 11
name-hunt-12 = Amenaza 12
    .short = 12
name-straight-cut = Tajo recto
name-long-lunge = Estocada larga
name-shadow-step = Paso de sombra
name-thousand-cuts = Mil tajos
name-cold-company = Fría compañía
name-afterimage = Imagen residual
name-lowered-blade = Espada bajada

## Names: Order cards

name-waken = Reanimar a los Guardias
    .short = Reanimar
name-radio-in = Recuento por radio
    .short = Recuento
name-lost-contact = Contacto perdido
name-stay-alert = Ojo avizor
name-game-over = Game Over

## Names: Reaction cards

name-known = Conocido
name-sweep = Batida
name-radio = Radio
name-hunch = Corazonada
name-rush = Prisa
name-shrug = Qué más da

## Names: gear; copies with a number share one name

name-handgun-50 = Pistola (cal. 50)
name-light-assault-rifle = Rifle de asalto ligero
name-stealth-camouflage = Camuflaje óptico
name-high-frequency-blade = Espada de alta frecuencia
name-arm-cannon = Cañón de brazo
name-rations = Raciones
name-adv-stealth-camouflage = Camuflaje óptico avanzado
name-pistol-45 = Pistola (cal. 45)
name-chaff-grenade = Granada chaff
name-stun-grenade = Granada aturdidora
name-c-4 = C-4
name-grenade = Granada
name-claymore = Claymore
name-nikita = Nikita
name-cardboard-box = Caja de cartón
name-medicine = Medicina
name-key-card-3 = Tarjeta de acceso nv. 3
name-key-card-4 = Tarjeta de acceso nv. 4
name-gas-mask = Máscara de gas
name-rope = Cuerda
name-missile-launcher = Lanzamisiles
name-sniper-rifle = Rifle de francotirador
name-pentazemin = Pentazemina
name-handkerchief = Pañuelo
name-body-armor = Chaleco antibalas
name-bandana = Bandana
name-pistol-suppressor = Silenciador de pistola
name-rifle-suppressor = Silenciador de rifle
name-assault-rifle = Rifle de asalto
name-time-bomb = Bomba de tiempo
name-night-vision-goggles = Gafas de visión nocturna
name-thermal-goggles = Gafas térmicas
name-pal-key-card = Tarjeta PAL

## Names: explosives

name-flight = vuelo del misil
name-blast = explosión del misil

## Names: Meryl and Gray Fox

name-disguise = Disfrazarse
name-disguise-check = tirada de disfraz
name-blade = espada
name-not-a-rookie = No soy una novata
name-get-clear = ¡Ponte a cubierto!

## Names: Otacon and his System cards

name-hack = Piratear Terminal
    .short = Piratear
name-search = Explorar sistemas
    .short = Explorar
name-access = Acceder a sistemas
    .short = Acceder
name-recall = Retirar dado
name-resolve = Resolver Sistema
    .short = Resolver
name-distraction = Distracción
name-door-control = Control de puertas
name-camera-loop = Cámaras en bucle
name-lights-out = Apagón
name-all-clear = Todo despejado
name-elevator-override = Control de Ascensor
name-sensor-control = Control de sensores
name-radio-silence = Silencio de radio
name-flight-recorder = Caja negra
name-cargo-hoist = Montacargas
name-feed-jam = Arma atascada
name-engine-trim = Motor desajustado
name-radio-decoy = Señuelo de radio
name-laser-guide = Guía láser
name-medical-locker = Botiquín
name-track-reading = Leer huellas
name-cold-shower = Ducha fría
name-loudspeaker = Altavoz
name-mined-lane = Pasillo minado
name-frost-haze = Bruma helada
name-freight-belt = Cinta de carga
name-supply-cage = Jaula de suministros
name-override-order = Contraorden
name-false-echo = Eco falso
name-missile-rack = Estante de misiles
name-feedback-loop = Realimentación
name-ecm-burst = Pulso ECM
name-hatch-release = Abrir escotilla
name-open-channel = Canal abierto

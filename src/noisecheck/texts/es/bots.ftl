# Lo que dicen los bots de lo que van a hacer. `left` cuenta acciones.

bot-name-random = Al azar
    .about = Elige cualquier opción, sin pensar.
bot-name-steady = Constante
    .about = Juega con reglas sencillas, sin demora.
bot-name-search = Búsqueda
    .about = Prueba sus mejores planes en futuros imaginados y elige el que mejor sale.

bot-random = Sin motivo: vale cualquier opción.

# plans

bot-finishes = { $hero } puede terminar el nivel ahora.
bot-takes = { $hero } coge un objetivo y acaba en { $space }.
bot-reaches = { $hero } llega a un Evento necesario y acaba en { $space }.
bot-dresses = { $hero } se pone un uniforme mientras nadie mira.
bot-fells = { $hero } elimina al Guardia de { $target }, que sería peligroso si sigue en pie.
bot-opens = { $hero } se ocupa de la puerta { $door }; el camino pasa por ella.
bot-knocks = { $hero } da unos golpes para alejar a los Guardias y acaba en { $space }.
bot-runs = Van a ver { NAME($hero, case: "to") } de todos modos, así que va a { $space }.
bot-goes =
    { $hero } va a { $space }, { $left ->
        [0] el sitio donde hay que estar
        [one] a 1 acción de la meta
       *[other] a { $left } acciones de la meta
    }.
bot-hides = { $hero } se quita de en medio, a { $space }, donde es raro que miren los Guardias.
bot-as-suggested = { $hero } hace lo que sugiere la pista.
bot-waits = No hay nada mejor que hacer este turno.

# what is done on the spot

bot-eats = { $hero } tiene heridas, y tiempo para comer.
bot-calms-down = { $hero } tiene poca Concentración y toma la medicina.
bot-boxes = { $hero } se esconde en una caja: pueden pasar Guardias.
bot-hacks = { $hero } tiene tiempo de piratear el Terminal.
bot-works = { $hero } tiene tiempo de trabajar en los sistemas.
bot-recovers = { $hero } se queda y recupera Concentración.
bot-resolves = { $hero } tiene una carta de Sistema que ahora ayuda: { $card }.

# boss fights

bot-attacks = { $hero } ataca: gana más de lo que { NAME($figure, case: "the") } puede hacer a cambio.
bot-moves-in-fight = { $hero } va a un sitio mejor contra { NAME($figure, case: "the") }.
bot-resupplies = { $hero } va a por lo que falta.
bot-fights = Es lo que más promete contra { NAME($figure, case: "the") }.

# other questions

bot-turn = Va primero quien está más cerca de su meta.
bot-steps = { $hero } sigue según el plan.
bot-guard-target = Ahí hace menos daño.
bot-guard-path = Por ahí el Guardia ve tarde a los personajes, o no los ve.
bot-guard-spawn = Es lo más lejos de todos.
bot-guard-facing = Ahí no ve a nadie.
bot-camera = Así la Cámara nos ve lo menos posible.
bot-roll-changed = Esto mejora la tirada más de lo que vale la ficha.
bot-roll-stands = Ningún cambio en esta tirada vale lo que cuesta.
bot-roll-awaited = No vale la pena gastar nada antes de que caigan los dados.
bot-decided = Eso facilita el resto del camino, y sin ruido.
bot-loadout = Es lo que { $hero } puede aprovechar mejor.
bot-fits = Es lo que más nos conviene.

# hints: what there is to notice

bot-hint-finish = { $hero } puede terminar el nivel este turno.
bot-hint-in-sight = { $hero } está a la vista de { $at }: a quien actúe o termine ahí un turno lo ven.
bot-hint-looks-here = El Guardia de { $at } puede venir a por { $hero }: en esta casilla la probabilidad de que vean { NAME($hero, case: "to") } antes del próximo turno es del { PERCENT($chance) }.
bot-hint-looks-there =
    Es probable que el Guardia de { $at } mire { $count ->
        [one] una casilla
       *[other] { $count } casillas
    } a las que { $hero } podría ir.
bot-hint-camera = La próxima carta de Órdenes puede girar una Cámara hacia { $space }, donde está { $hero }.
bot-hint-noise =
    { $hero } ha hecho ruido: { $count ->
        [one] 1 dado blanco
       *[other] { $count } dados blancos
    } al final del turno. La probabilidad de que se oiga es del { PERCENT($chance) }.
bot-hint-take =
    { $hero } tiene a su alcance, sin dejarse ver, { $count ->
        [one] un objetivo
       *[other] { $count } objetivos
    }.
bot-hint-fell =
    { $hero } puede eliminar { $count ->
        [one] al Guardia de { $at }
       *[other] a uno de los Guardias de { $at }
    }, sin que nadie vea ni oiga nada.
bot-hint-goal =
    Lo siguiente que { $hero } tiene que hacer está en { $space }. Todo junto cuesta más o menos { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }.

bot-hint-boss-card = Conoces la próxima carta { NAME($figure, case: "of") }: { $card }.
bot-hint-boss-harm = Quedarse donde está { $hero } cuesta cerca de { $damage } de daño en el turno { NAME($figure, case: "of") }.
bot-hint-boss-place =
    { $hero } puede llegar a { $count ->
        [one] 1 buen sitio
       *[other] { $count } buenos sitios
    } desde donde atacar { NAME($figure, case: "to") }.

# hints: what speaks for a plan, and what against it

bot-for-finish = Gana el nivel.
bot-for-goal =
    Acerca { NAME($hero, case: "to") } a la meta en { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }.
bot-against-goal =
    Aleja { NAME($hero, case: "to") } de la meta en { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }.
bot-against-seen = Ven { NAME($hero, case: "to") } por el camino, o quizá, y una alerta los trae a todos.
bot-against-noise = Hace ruido que los Guardias pueden oír.
bot-for-cameras = Deja una casilla que una Cámara puede ver si la próxima carta de Órdenes la gira.
bot-against-cameras = Acaba donde mirará una Cámara si la próxima carta de Órdenes la gira.
bot-for-earshot = Acaba a más de 2 casillas de todos los Guardias, por si les mandan escuchar.
bot-against-earshot = Acaba a 2 casillas o menos de un Guardia, al que pueden mandar escuchar.
bot-for-felled = Un Guardia menos es una preocupación menos.
bot-against-felled = El golpe puede fallar, y un Guardia herido que sigue en pie da la alarma.
bot-for-uniform = De uniforme, { $hero } pasa por uno de ellos.
bot-against-focus = Gasta Concentración o Equipo que puede hacer falta más tarde.
bot-for-safety = Un ataque es menos probable que si { $hero } se queda.
bot-against-safety = Un ataque es más probable que si { $hero } se queda.
bot-for-damage = Inflige cerca de { $damage } de daño de media.
bot-against-damage = La respuesta inmediata cuesta cerca de { $damage } de daño de media.
bot-for-place = Un ataque desde { $space } inflige cerca de { $damage } de daño por acción.
bot-for-way =
    Acaba a { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    } de un sitio desde donde atacar.
bot-against-place = Un turno que acaba en { $space } cuesta cerca de { $damage } de daño.
bot-for-shelter = Un turno que acaba en { $space } apenas cuesta daño.

### La campaña, su Caja de memoria y la misión del día, como las muestra el navegador.

## Campaigns

campaigns-about = Quince niveles, uno tras otro, desde el muelle hasta el último duelo. El Equipo que ganas va a la Caja de memoria de la campaña, y los personajes se unen según avanza la historia. Juégala a solas o con amigos; se guarda después de cada jugada.
campaigns-name = Nombre de la campaña
campaigns-nameless = Campaña { $number }
campaigns-begin = Empezar la campaña
campaigns-import = Importar una de un archivo
campaigns-came-in = Importada como «{ $name }».
campaigns-which = Campaña
campaigns-another = Otra
campaigns-path = Niveles
campaigns-go-on = { $round ->
        [0] Continuar: { $stage }
       *[other] Continuar: { $stage }, ronda { $round }
    }
campaigns-give-up = Abandonar la partida
    .text = Si abandonas esta partida de { $stage }, no contará. Puedes volver a empezar el nivel.
    .yes = Abandonarla
campaigns-next = Siguiente: { $stage }
campaigns-train = Nivel 1 con lecciones: { $stage }
campaigns-untrained = { $stage } sin lecciones
campaigns-waits = { $stage } tiene que esperar: { $why }.
campaigns-codec = Codec
campaigns-try-again = Volver a intentarlo
campaigns-cleared = { $cleared } de { $of } niveles superados
campaigns-heroes = Personajes que se han unido:
campaigns-box = { $count ->
        [0] Caja de memoria: vacía
        [one] Caja de memoria: 1 carta
       *[other] Caja de memoria: { $count } cartas
    }
campaigns-games = { $count ->
        [0] Todas las partidas: ninguna aún
        [one] Todas las partidas: 1
       *[other] Todas las partidas: { $count }
    }
campaigns-unveil = Mostrar lo que viene
    .text = Niveles, Jefes, cartas y comunicaciones a los que no has llegado. No desbloquea nada.
campaigns-export = Guardar en un archivo
campaigns-rename = Cambiar nombre
campaigns-forget = Eliminar
    .text = «{ $name }» se elimina de este servidor, con sus resultados y su Caja de memoria. Si la has guardado en un archivo, la puedes volver a importar.
    .yes = Eliminarla
campaigns-unknown = Este navegador no tiene la llave de esta campaña. Quien la dirige puede guardarla en un archivo, que puedes importar en Misiones.
campaigns-stage = Nivel { $number }
campaigns-bonus = Nivel { $number }, adicional
campaigns-veiled = Sin alcanzar
campaigns-best = { $rounds ->
        [one] Superado en 1 ronda
       *[other] Superado en { $rounds } rondas
    }, { $alarms ->
        [0] ninguna alerta
        [one] 1 alerta
       *[other] { $alarms } alertas
    }{ $games ->
        [one] { "" }
       *[other] { " " }· { $games } partidas
    }
campaigns-playing = Hay una partida abierta
campaigns-open = { $games ->
        [0] Abierto
        [one] Abierto · 1 partida perdida
       *[other] Abierto · { $games } partidas perdidas
    }
campaigns-view = Cómo se muestran los niveles
campaigns-view-map = Isla
campaigns-view-list = Lista

## Briefing in a campaign

brief-title = Informe previo
brief-veiled = Aún no has llegado a este nivel.
brief-joins = Se une en el nivel { $number }.
brief-fault-game-open = En esta campaña hay abierta una partida de { $stage }. Antes acábala o abandónala.

brief-fights = Jugarla
    .none = tal cual
    .against = contra { NAME($figure, case: "the") }
    .unmet = { $count ->
        [one] Hay un Jefe más al que aún no conoces.
       *[other] Hay { $count } Jefes más a los que aún no conoces.
    }

## Memory Box

box-gear = Caja de memoria
box-games = Todas las partidas
box-count = En la Caja de memoria hay { $count } de { $of } cartas.
box-for = Para
box-everybody = Todos
box-kind = Tipo
box-kind-all = Todo
box-kind-arms = Armas
box-kind-bombs = Granadas y minas
box-kind-healing = Curación
box-kind-worn = Para llevar puesto
box-kind-keys = Llaves y útiles
box-outline-arms = Un arma, o parte de una
box-outline-bombs = Algo que explota
box-outline-healing = Algo que cura
box-outline-worn = Algo que ponerse
box-outline-keys = Una llave o un útil
box-nothing = Nada de este tipo.
box-own = { $hero } lo tiene desde el principio.
box-won-at = Se puede ganar en
box-every-mission = Por ganar todas las cartas que ofrecen las misiones RV.
box-veiled = { $count ->
        [one] Una carta más que aún no conoces. La ganarás más tarde, o alguien en el Codec sabe de ella.
       *[other] { $count } cartas más que aún no conoces. Las ganarás más tarde, o alguien en el Codec sabe de ellas.
    }
box-when = Cuándo
box-stage = Nivel
box-heroes = Personajes
box-outcome = Cómo acabó
box-rounds = Rondas
box-alarms = Alertas
box-won = Ganado

## Debriefing in a campaign

debrief-kept = { $won ->
        [prizes] El resultado cuenta, y lo que has ganado está en la Caja de memoria. Puedes volver a jugar el nivel para mejorarlo.
        [yes] El resultado cuenta. Puedes volver a jugar el nivel para mejorarlo.
       *[no] Una derrota solo cuesta tiempo: los personajes y la Caja de memoria están como estaban.
    }
debrief-led-elsewhere = Esta partida es de una campaña. Quien la dirige puede continuar desde aquí.

## The mission of the day

home-daily = Misión del día
home-table-kind-campaign = { $title } · campaña
home-table-kind-daily = { $title } · misión del día
home-campaign = Campaña
daily-title = Misión del día: { $stage }
daily-about = Los mismos personajes, cartas y dados para todos, hasta medianoche UTC. Cuenta tu primer intento.
daily-begun = Tu intento está en marcha.
daily-practice = Ya la has jugado. Los demás intentos son de práctica.
daily-play = Jugar
daily-again = Otra vez, de práctica
daily-score = Misión del { $day }
daily-score-practice = Misión del { $day }, de práctica
daily-bar-cleared = { $state ->
        [full] Superada
       *[missed] No superada
    }
daily-bar-quiet = { $state ->
        [full] Ninguna alerta
        [missed] Alguna alerta
       *[void] Alertas: solo si se supera
    }
daily-bar-unhurt = { $state ->
        [full] Sin heridos
        [missed] Con heridos
       *[void] Daño: solo si se supera
    }
daily-bar-unassisted = { $state ->
        [full] Sin ayuda
       *[missed] Con ayuda
    }
daily-copy = Copiar la línea
daily-copy-by-hand = Este navegador no deja copiar a la página. Selecciona la línea y cópiala tú.

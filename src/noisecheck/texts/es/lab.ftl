### Las palabras del laboratorio: sus órdenes y el informe que escribe.

lab = Deja que los bots jueguen muchas partidas, e informa de ellas.
lab-run = Juega partidas sobre niveles, números de personajes, bots y semillas. Una serie parada continúa donde se quedó.
lab-campaign = Juega los niveles de la campaña con lo que una campaña ha puesto ya en la Caja de memoria. Una serie parada continúa donde se quedó.
lab-report = Escribe un informe de una serie como un archivo HTML, y muestra sus tablas principales. Si en su lugar indicas un nivel, antes se juega.
lab-folder = La carpeta de la serie.
lab-what = La carpeta de una serie; o un nivel, o la carpeta de uno tuyo: entonces random y steady juegan 40 partidas cada uno con cada número de personajes, guardadas en runs.
lab-stages = Niveles, separados por comas; un nivel tuyo, por su carpeta. Sin ello, los niveles de Infiltración del juego.
lab-campaign-stages = Niveles de la campaña, separados por comas. Sin ello, todos.
lab-which-rewards = Lo que se ganó antes, separado por comas: none; story, todo lo que dan los niveles anteriores; all, también las cartas de las misiones RV y de los combates ya abiertos.
lab-players = Números de personajes, separados por comas. Sin ello, todos los que admite cada nivel.
lab-bots = Bots, separados por comas, el más flojo primero: cada uno se compara con el anterior. steady:keep-away es un bot que combate a un Jefe con ese plan.
lab-games = Partidas por cada nivel, número de personajes y bot.
lab-first-seed = La semilla de la primera partida; las demás la siguen.
lab-gear = Cartas en la Caja de memoria, robadas al azar para cada semilla.
lab-milliseconds = Cuánto piensa una búsqueda por turno.
lab-nodes = Futuros que prueba una búsqueda por decisión, en vez de un tiempo: así las mismas semillas dan las mismas partidas.
lab-processes = Procesos en esta máquina; 0 para uno por procesador.
lab-ray = Jugar en un clúster Ray: el que nombra RAY_ADDRESS, el que funciona en esta máquina, o uno nuevo aquí.
lab-out = El archivo que se escribe. Sin él: report.html en la carpeta de la serie.
lab-progress = Partidas
lab-stopped = Parada. La misma orden sigue desde aquí: { $folder }
lab-next = Ahora un informe: noisecheck lab report { $folder }
lab-written = Escrito: { $file }

## What can be wrong

lab-no-number = Un número de personajes es un número como 2, no { $given }.
lab-named-twice = Se ha nombrado dos veces: { $what }.
lab-no-bot = No se ha nombrado ningún bot; conocidos: { $known }
lab-too-much-gear = En la Caja de memoria caben de 0 a { $most } cartas, no { $given }.
lab-no-rewards = Las recompensas son { $known }, no «{ $given }».
lab-not-in-campaign = { $stage } no es un nivel de la campaña.
lab-seed-too-large = Las semillas llegan hasta { $most }.
lab-other-run = { $folder } contiene otra serie; difiere en: { $differences }. Usa una carpeta nueva, o la orden con la que se empezó. (code: las reglas, los bots o un nivel han cambiado desde entonces.)
lab-no-run = { $folder } no es la carpeta de una serie, ni de un nivel.
lab-no-folder = No se puede usar { $folder }: { $reason }
lab-broken-run = No se puede leer { $file }: { $reason }
lab-broken-part = No se puede leer { $file } ({ $reason }). La orden con la que se empezó la serie lo vuelve a jugar.
lab-foreign-part = { $file } es de otra serie. La orden con la que se empezó la serie lo vuelve a jugar.
lab-no-games = { $folder } aún no contiene partidas.

## Columns

lab-column-stage = Nivel
lab-column-players = Personajes
lab-column-rewards = Recompensas
lab-column-bot = Bot
lab-column-won = Ganadas
lab-column-interval = 95 %
lab-column-games = Partidas
lab-column-wins = Victorias
lab-column-place = Partidas en
lab-column-bots = Bots
lab-column-pairs = Pares
lab-column-only = Solo ganó uno
lab-column-difference = Puntos
lab-column-p = p
lab-column-median = Rondas
lab-column-median-won = Ganada en
lab-column-median-lost = Perdida en
lab-column-damage = Daño
lab-column-alarms = Alertas
lab-column-spawned = Guardias nuevos
lab-column-card = Carta
lab-column-with = Ganadas con ella
lab-column-without = Sin ella
lab-column-odds = Razón
lab-column-matters = Importa
lab-column-carried = Llevada
lab-column-used = Usada
lab-column-turns = Turnos
lab-column-time = Mediana, ms
lab-column-most-time = Percentil 95, ms

## The report

lab-title = Informe del laboratorio
lab-contents = Índice
lab-fact-games = Partidas
lab-games-of = { NUMBER($played, useGrouping: 0) } de { NUMBER($all, useGrouping: 0) }
lab-fact-seeds = Semillas
lab-fact-command = Orden
lab-fact-version = Versión
lab-place = { $stage }, { $players ->
        [one] { $players } personaje
       *[other] { $players } personajes
    }{ $rewards ->
        [story] , recompensas de la historia
        [all] , todas las recompensas
       *[other] {""}
    }
lab-rewards = { $rewards ->
        [story] historia
        [all] todas
       *[none] ninguna
    }
lab-heroes = { $players ->
        [one] { $players } personaje
       *[other] { $players } personajes
    }
lab-all-games = Todas las partidas

lab-wins = Partidas ganadas
    .lead = La proporción de partidas ganadas, con el intervalo de Wilson del 95 %.
lab-wins-of = Partidas ganadas de { NUMBER($games, useGrouping: 0) }, semillas { $first } a { $last }
lab-axis-won = Partidas ganadas

lab-bots-compared = Bots en las mismas partidas
    .lead = Todos los bots juegan las mismas semillas con los mismos personajes, así que las partidas se comparan por pares. La cifra dice en cuántos puntos porcentuales gana uno más a menudo que el otro, con un intervalo del 95 %. Donde el intervalo deja fuera el 0, una diferencia así rara vez saldría solo por azar; entre muchas comparaciones alguna lo hace. «Solo ganó uno» cuenta los pares con resultados distintos; p es la prueba exacta de McNemar sobre ellos.
lab-bots-one = Solo ha jugado un bot.
lab-versus = { $better } frente a { $worse }
lab-axis-difference = Gana más (proporción de partidas)

lab-times = Tiempo por turno
    .lead = Milisegundos de procesador que un bot dedica a pensar en el turno de un personaje, incluidas las preguntas de la fase de los enemigos anterior. La caja contiene la mitad central de los turnos, la línea gruesa es la mediana, y los bigotes contienen 90 de 100.
lab-axis-times = Milisegundos

lab-rounds = Rondas
    .lead = Cuánto duran las partidas. La caja contiene la mitad central de las partidas, la línea gruesa es la mediana, y los bigotes contienen 90 de 100.
lab-axis-rounds = Rondas

lab-losses = Cómo acaban las partidas
    .lead = Ganadas; perdidas por tiempo, cuando se agota el mazo de Órdenes; perdidas porque murió un personaje. El daño a los personajes, las alertas y los Guardias nuevos son medias por partida.
lab-ended-won = Ganada
lab-ended-time = Tiempo
lab-ended-failed = Derrota
lab-ended-open = Abierta tras 60 rondas
lab-ended-killed = Muerte { NAME($hero, case: "of") }
lab-axis-games = Proporción de partidas

lab-seen = Dónde ven a los personajes
    .lead = Cuántas veces Guardias y Cámaras ven a un personaje en una casilla, por cada 100 partidas. Dos que ven a la vez al mismo personaje cuentan dos veces.
lab-heat = { $stage }, { $bot }, partidas: { NUMBER($games, useGrouping: 0) }; veces que ven a alguien por cada 100 partidas
lab-heat-space = { $space }: veces que ven a alguien por cada 100 partidas: { $often }

lab-gear-matters = Equipo que importa
    .lead = Partidas con una carta en la Caja de memoria frente a partidas sin ella, con el mismo nivel, los mismos personajes y el mismo bot. La carta se robó al azar, así que la diferencia se debe a la carta y a lo que el bot hizo con ella. Todas las cajas tienen el mismo número de cartas: una carta se mide con las que podrían haber estado en su lugar. Una razón de posibilidades superior a 1 significa más victorias con la carta (Mantel y Haenszel, intervalo del 95 %). De veinte cartas que no hacen nada, una tendrá un intervalo que deja fuera el 1; «importa» tiene en cuenta cuántas cartas se comparan (Holm). Llevada y usada son proporciones de las partidas que la tenían.
lab-no-gear = No hay nada que comparar: hacen falta partidas con y sin una carta, con el mismo nivel, los mismos personajes y el mismo bot, unas ganadas y otras perdidas.
lab-axis-odds = Razón de posibilidades de ganar con ella
lab-matters = sí

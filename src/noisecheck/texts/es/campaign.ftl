### La campaña: qué le pasa a una, por qué un nivel tiene que esperar, y las palabras de sus páginas en la terminal.

## What a campaign cannot do, or be

campaign-fault-game-open = En esta campaña hay una partida abierta. Acábala, o abandónala, antes de empezar otra.
campaign-fault-not-now = Este nivel no se puede jugar ahora: { $reason }
campaign-fault-hero-not-there = { $hero } aún no se ha unido.
campaign-fault-another-game = La partida { $number } no está abierta en esta campaña: se abandonó, u otra ocupó su lugar.
campaign-fault-not-over = La partida aún no ha terminado.
campaign-fault-no-such-game = En esta campaña no hay resultado de la partida { $number }.
campaign-fault-bad-name = El nombre de una campaña tiene de 1 a { $longest } caracteres, en una línea.
campaign-fault-not-json = Una campaña es un archivo JSON, y este no lo es.
campaign-fault-a-game = Esto es una partida guardada, no una campaña: se abre con noisecheck terminal --load.
campaign-fault-other-file = Esto no es una campaña: no empieza con "noisecheck": "campaign".
campaign-fault-newer-format = Esta campaña tiene el formato { $format }, y este noisecheck solo conoce formatos hasta el { $newest }. Actualiza noisecheck para leerla.
campaign-fault-no-format = Esta campaña no indica su formato, un número del 1 al { $newest }.
campaign-fault-bad-type = Algo en esta campaña no es lo que debería: { $reason }
campaign-fault-not-text = Esta campaña contiene caracteres o números que no se pueden volver a guardar.
campaign-fault-unknown-stage = En la campaña no hay ningún nivel «{ $stage }».
campaign-fault-unknown-hero = No hay ningún personaje «{ $who }».
campaign-fault-not-asked = Ahora no se interroga a nadie.
campaign-fault-bad-interrogation = El interrogatorio tiene más respuestas que preguntas, o llega demasiado pronto.
campaign-fault-no-hero = Un resultado no nombra personajes.
campaign-fault-unknown-card = Un resultado desbloqueó algo que no puede estar en una Caja de memoria: { $reason }
campaign-fault-unknown-secret = «{ $secret }» no es un secreto que se pueda encontrar.
campaign-fault-bad-seed = { $seed } no es una semilla.
campaign-fault-bad-outcome = La partida { $number } no está ni ganada ni perdida, o se perdió y tiene recompensas.
campaign-fault-bad-number = La partida { $number } no puede existir: { $games ->
        [0] no se ha empezado ninguna
        [one] solo se ha empezado 1 partida
       *[other] solo se han empezado { $games } partidas
    }.
campaign-fault-twice = { $thing } aparece dos veces en { $where }.
campaign-fault-bad-game = No se puede leer la partida abierta: { $reason }
campaign-fault-changed = Mientras tanto se ha jugado esta campaña en otro sitio. No se ha sobrescrito nada: ábrela otra vez para continuar desde ahí.

## Why a stage has to wait

campaign-why-ahead = antes supera el nivel { $number }
campaign-why-interrogation = antes viene el interrogatorio
campaign-why-needs-card = falta { $gear }; pregunta en el Codec
campaign-why-no-heroes = aún no se han unido los personajes que necesita

## Its pages at the terminal

cli-campaign = Jugar la campaña: niveles por orden, la Caja de memoria, resultados. Se pueden tener varias campañas a la vez.
cli-campaign-name = El nombre de una campaña que abrir; se te pregunta antes de empezar una nueva. Sin nombre, elige de la lista.
campaign-way-in = los niveles uno tras otro, con lo que ganas por el camino

campaigns = Campañas
campaign-name = Campaña
campaign-begun = empezada { $day }
campaign-open = abierta: { $stage }
campaign-cleared = { $done } de { $all } niveles superados
campaign-choose = ¿Qué campaña? Un número, new NAME, import FILE, o quit:{ " " }
campaign-none = Aún no hay ninguna. Escribe new NAME, import FILE o quit:{ " " }
campaign-unknown = No hay ninguna campaña «{ $name }».
campaign-perhaps = Quizá quieres decir { $names }.
campaign-begin = ¿Empiezas una nueva, «{ $name }»? [s/N]{ " " }
campaign-list-help = Escribe el número de una campaña, new NAME, import FILE o quit.
campaign-unreadable = { $file } se deja como está: { $reason }
campaign-imported = «{ $name }» ya está aquí.
campaign-is-here = «{ $name }» ya estaba aquí, igual que en el archivo.
campaign-file-trouble = { $file }: { $reason }.

campaign-head = { $cleared } · { $heroes } · { $cards ->
        [0] Caja de memoria vacía
        [one] 1 carta en la Caja de memoria
       *[other] { $cards } cartas en la Caja de memoria
    }
campaign-veiled = sin alcanzar
campaign-kind = { $bonus ->
        [yes] adicional,{ " " }
       *[no] { "" }
    }{ $kind ->
        [boss] Jefe
       *[sneaking] Infiltración
    }, { $minutes } min
campaign-heroes = { $fewest ->
        [one] { $most ->
                [one] 1 personaje
               *[other] 1–{ $most } personajes
            }
       *[other] { $most ->
                [one] { $fewest }–{ $most } personajes
               *[other] { $fewest }–{ $most } personajes
            }
    }
campaign-state-playing = partida abierta
campaign-state-cleared = superado: { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
    }, { $alarms } { $alarms ->
        [one] alerta
       *[other] alertas
    }
campaign-state-open = { $games ->
        [0] abierto
        [one] abierto, 1 partida perdida
       *[other] abierto, { $games } partidas perdidas
    }
campaign-party = { $number ->
        [one] 1 personaje:
       *[other] { $number } personajes:
    } { $parties }
campaign-enter-open = Intro: seguir con { $stage } · el número de un nivel · help
campaign-enter-interrogation = Intro: el interrogatorio · el número de un nivel · help
campaign-enter-next = Intro: { $stage } · el número de un nivel · help
campaign-enter-none = Todos los niveles están superados. Escribe el número de uno para volver a jugarlo · help
campaign-prompt = campaña ›{ " " }
campaign-what = Pulsa Intro, o escribe el número de un nivel, vr y el número de una misión RV, o help.
campaign-give-up = { $stage } sigue abierto. ¿Abandonas esa partida? [s/N]{ " " }
campaign-help =
    Intro: sigue con la partida abierta, o empieza el siguiente nivel
    4: juega el nivel 4, si está abierto, u otra vez si está superado
    vr1: juega una misión RV; se pueden jugar en cualquier momento
    again: la última partida otra vez, con los mismos personajes, dados y cartas
    box: la Caja de memoria, y dónde hay más que ganar
    results: todas las partidas de esta campaña
    codec 05.07: una comunicación del Codec, por número o palabra; un secreto que oyes queda encontrado
    veil: muestra lo que te espera en las listas y en el Codec, o lo vuelve a ocultar
    export FILE: escribe la campaña en un archivo; la lista de campañas lo importa
    back: a la lista de campañas
    quit: sale; se conserva todo
campaign-box = Caja de memoria: { $cards } { $cards ->
        [one] carta
       *[other] cartas
    }
campaign-more-cards = Más que ganar
campaign-cards = { $cards } { $cards ->
        [one] carta
       *[other] cartas
    }
campaign-no-results = Aún no se ha jugado hasta el final ninguna partida de esta campaña.
campaign-export-what = ¿A qué archivo se exporta? Por ejemplo: export my-campaign.json

campaign-game-kept = La partida se conserva en su campaña.
campaign-debrief = Informe final: { $stage }
campaign-figures = { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
    }, { $alarms } { $alarms ->
        [one] alerta
       *[other] alertas
    }. Semilla { $seed }.
campaign-unlocked = { $gear } va a la Caja de memoria.
campaign-joins = { $hero } se une a vosotros desde ahora.
campaign-complete = La historia ha llegado a su fin. Toda ella es tuya para volver a jugarla.
campaign-ending = { $outcome ->
        [gave-in] Varias huellas se alejan de la base, y unas van algo apartadas. Nadie habla de lo que sabía Ocelot. Fueron solo unas palabras.
       *[other] Varias huellas se alejan de la base, muy juntas, y unas cojean. Ocelot no sabe más que antes.
    }

## The interrogation, between two stages

interrogation = El interrogatorio
interrogation-intro = Han atado a Snake a algo que era una cama antes de que alguien la mejorara. Revolver Ocelot da vueltas a su alrededor, en sentido horario, como tiene por costumbre. Quiere saber quién sigue libre en esta base, y por dónde va a venir. Va a preguntar tres veces. Entre las preguntas está la corriente.
interrogation-question = { $number ->
        [1] «Alguien te abre las puertas —dice, como quien comenta el tiempo—. ¿Quién?»
        [2] «Y la joven. ¿Dónde espera?» Se ha quitado un guante, dedo a dedo.
       *[other] «Una palabra, y lo apago. Me llevaría una pequeña decepción». Ya no es una pregunta.
    }
interrogation-outcome = { $outcome ->
        [gave-in] Son solo unas palabras. Ocelot le da las gracias por cada una, y se va a aprovecharlas. A quienes vienen a por Snake los esperan: Otacon y Gray Fox empiezan el nivel 9 con 1 de daño, y Meryl empieza el nivel 10 con 1 de daño.
        [fainted] En algún punto de la respuesta que no da, la sala se apaga. A un hombre que no está no se le puede preguntar, y en la puerta no esperan a nadie. Snake despierta tarde: empieza el nivel 10 con 2 de daño.
       *[endured] La tercera vez lo apaga el propio Ocelot. «Volveremos a hacerlo», dice, y suena a elogio. En la puerta no esperan a nadie. Snake no puede cerrar la mano izquierda: empieza el nivel 10 con 1 de daño.
    }
interrogation-terms = Aguantar: cuesta 1 de fuerza, o 2 si un dado muestra 5 o 6; sin fuerza, se desmaya. Ceder: se acabó, y Ocelot sabe lo que quería saber.
interrogation-strength = Fuerza { $left } de { $strength }.
interrogation-held = Snake no dice nada. Cuesta { $lost } de fuerza.
interrogation-prompt = hold out (aguantar), give in (ceder) o back: { "" }
interrogation-what = Eso no es una respuesta. Escribe «hold out» para aguantar o «give in» para ceder; «back» lo deja donde está por ahora.
heroes-not-there = Ahora no está en este grupo. Disponibles: { $heroes }.

## The mission of the day

cli-daily = Jugar la misión RV del día: la misma para todos. Cuenta el primer intento.
cli-day = Un día que no sea hoy, como 2026-11-15; el día empieza a medianoche UTC.
daily-head = Misión RV del { $day }: { $heroes } (unos { $minutes } minutos)
daily-repeat = Ya has terminado la misión de este día. Esta partida es de práctica y no cuenta; disfrútala.
daily-kept = Tu intento está guardado. Continúalo hoy o más tarde: noisecheck daily { $day }
daily-ahead = La misión del { $day } está por llegar; hoy es { $today } (UTC).
daily-done = Para compartir:
daily-share = RV { $day } · { $cleared ->
        [yes] superada
       *[no] perdida
    } r{ $rounds } · { $alarms } { $alarms ->
        [one] alerta
       *[other] alertas
    } { $bars }

## The end of a game

# The choice that led to a loss: `did` is its verb, `what` its words; `who` is guard, camera, boss or nobody.
choice-told =
    { $hero } { $did ->
        [sneak] camina hasta { $space }
        [dash] corre hasta { $space }
        [knock] da unos golpes en { $space }
        [end] termina el turno en { $space }
       *[other] elige «{ $what }» en { $space }
    }{ $how ->
        [seen] { " " }a la vista, pues ahí mira { choice-who }
        [heard] { " " }y se oye
        [found] { "" }, y ahí llega { choice-who }
        [hit] { "" }, al alcance de alguien: { choice-who }
        [struck] { $who ->
            [nobody] { "" }, y eso lo decide
           *[other] { "" }, y { choice-who } golpea en el acto
        }
       *[time] { "" }, y se acaba el tiempo
    }{ $unspent ->
        [0] { "" }
        [one] , con 1 acción sin gastar
       *[other] , con { $unspent } acciones sin gastar
    }.
rank-told = { rank-name }, { rank-decibels }
rank-part = { $what ->
        [alerts] { $count ->
            [one] 1 alerta
           *[other] { $count } alertas
        }
        [damage] { $count } de daño
        [bodies] { $count ->
            [one] 1 Guardia abatido
           *[other] { $count } Guardias abatidos
        }
        [rounds] { $count ->
            [one] 1 ronda sobre el par
           *[other] { $count } rondas sobre el par
        }
       *[rewinds] { $count ->
            [one] 1 retroceso
           *[other] { $count } retrocesos
        }
    }: { $count } × { $each } dB
rank-par = Aquí el par es de { $par } rondas: una por cada 5 minutos de su duración estimada.
rank-par-none = Esta escena no tiene par, así que sus rondas son libres.

### Las palabras de los mapas dibujados: qué es cada parte de una imagen, para el ratón y para lectores de pantalla.

render-round = Ronda { $round }, { $phase ->
        [enemy] fase de los enemigos
       *[player] fase de los jugadores
    }
render-won = Nivel superado
render-lost = Derrota: { loss }
render-cameras = Cámaras: { $colour ->
        [orange] naranja
       *[green] verde
    }
render-coordinates = Coordenadas
render-walls = Paredes
render-space = { $space }, zona { $zone }{ $watched ->
        [yes] , a la vista de un Guardia o una Cámara
       *[no] { "" }
    }{ $fire ->
        [yes] , bajo el fuego de un Jefe
       *[no] { "" }
    }
render-obstacle = { $space }, obstáculo
render-zone = Zona { $zone }

render-hero = { $hero } en { $space }{ $acting ->
        [yes] , tiene el turno
       *[no] { "" }
    }{ $acted ->
        [yes] , ya ha actuado
       *[no] { "" }
    }{ $disguised ->
        [yes] , con disfraz
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , daño { $damage }
    }
render-guard = Guardia en { $space }, mira { NAME($facing, case: "to") }{ $damage ->
        [0] { "" }
       *[other] , daño { $damage }
    }{ $ko ->
        [0] { "" }
       *[other] , daño no letal { $ko }
    }
render-boss = { $figure } en { $space }{ $facing ->
        [none] { "" }
       *[other] , mira { NAME($facing, case: "to") }
    }, daño { $damage } de { $health }{ $printed ->
        [none] { "" }
       *[other] , aquí marcado { $printed }
    }
render-token = { $token } en { $space }{ $damage ->
        [0] { "" }
       *[other] , daño { $damage }
    }
render-node = Nodo en { $space }, flecha { NAME($facing, case: "to") }{ $printed ->
        [none] { "" }
       *[other] , número { $printed }
    }
render-ko = Ficha de Guardia noqueado en { $space }, { $stars ->
        [one] 1 estrella
       *[other] { $stars } estrellas
    }{ $tied ->
        [yes] , atado
       *[no] { "" }
    }
render-dead = Ficha de Guardia muerto en { $space }
render-investigate = Atención { NAME($hero, case: "of") } en { $space }: sospecha
render-alert = Atención { NAME($hero, case: "of") } en { $space }: alerta

render-camera = Cámara en { $space }, naranja { NAME($orange, case: "to") }, verde { NAME($green, case: "to") }; vale { $colour ->
        [orange] el naranja
       *[green] el verde
    }
render-trap = Trampa en { $space }, boca abajo
render-trap-camera = Trampa en { $space }, bocarriba: Cámara, naranja { NAME($orange, case: "to") }, verde { NAME($green, case: "to") }; vale { $colour ->
        [orange] el naranja
       *[green] el verde
    }
render-laser = Trampa en { $space }, bocarriba: láser
render-blank = Trampa en { $space }, bocarriba: vacía
render-charge = { $gear } en { $space }, obra { NAME($hero, case: "of") }

render-objective = { $hostage ->
        [yes] Rehén
       *[no] Objetivo
    } en { $space }{ $optional ->
        [yes] , opcional
       *[no] { "" }
    }{ $down ->
        [yes] , boca abajo
       *[no] { "" }
    }{ $taken ->
        [yes] , ya cogido
       *[no] { "" }
    }
render-event = Evento { $letter } en { $space }{ $used ->
        [yes] , ya ocurrido
       *[no] { "" }
    }
render-exit = Salida en { $space }
render-own-exit = Salida solo para { $hero }, en { $space }
render-terminal = Terminal en { $space }, nivel { $level }, necesita { $needs }{ $hacked ->
        [yes] , pirateado
       *[no] { "" }
    }
render-elevator = Ascensor en { $space } hacia { $to }
render-supply = Suministro en { $space }
render-barracks = Barracón en { $space }, { $count ->
        [one] 1 Guardia
       *[other] { $count } Guardias
    } para la zona { $zone }
render-barracks-facing = Barracón en { $space }, { $count ->
        [one] 1 Guardia
       *[other] { $count } Guardias
    } para la zona { $zone }, mirando { NAME($facing, case: "to") }
render-facing-icon = Icono de orientación en { $space }: { $facing }
render-turn-icon = Icono de giro en { $space }

render-door-locked = Puerta { $door }, bloqueada, nivel { $level }, necesita { $needs }
render-door-sealed = Puerta { $door }, sellada: solo la abre un Evento
render-door-open = Puerta { $door }, abierta{ $needs ->
        [none] { "" }
       *[dice] , nivel { $level }
    }
render-dice = dados aquí: { $dice }

render-legend-seen = a la vista de un Guardia o una Cámara
render-legend-gaze = a la vista del Jefe
render-legend-fire = bajo el fuego de un Jefe
render-legend-beyond = por donde nadie puede andar
render-legend-node = nodo de un Jefe, con su flecha
render-legend-numbered = casilla numerada de un Jefe

### Le parole delle mappe disegnate: che cos’è ogni parte di un’immagine, per il mouse e per i lettori di schermo.

render-round = Round { $round }, { $phase ->
        [enemy] Fase dei Nemici
       *[player] Fase dei Giocatori
    }
render-won = Scenario completato
render-lost = Perso: { loss }
render-cameras = Telecamere: { $colour ->
        [orange] arancione
       *[green] verde
    }
render-coordinates = Coordinate
render-walls = Pareti
render-space = { $space }, zona { $zone }{ $watched ->
        [yes] , in vista di una guardia o telecamera
       *[no] { "" }
    }{ $fire ->
        [yes] , sotto il fuoco di un boss
       *[no] { "" }
    }
render-obstacle = { $space }, ostacolo
render-zone = Zona { $zone }

render-hero = { $hero } in { $space }{ $acting ->
        [yes] , di turno
       *[no] { "" }
    }{ $acted ->
        [yes] , ha agito
       *[no] { "" }
    }{ $disguised ->
        [yes] , in incognito
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , danni { $damage }
    }
render-guard = Guardia in { $space }, guarda { NAME($facing, case: "to") }{ $damage ->
        [0] { "" }
       *[other] , danni { $damage }
    }{ $ko ->
        [0] { "" }
       *[other] , danni KO { $ko }
    }
render-boss = { $figure } in { $space }{ $facing ->
        [none] { "" }
       *[other] , guarda { NAME($facing, case: "to") }
    }, danni { $damage } su { $health }{ $printed ->
        [none] { "" }
       *[other] , qui segnato { $printed }
    }
render-token = { $token } in { $space }{ $damage ->
        [0] { "" }
       *[other] , danni { $damage }
    }
render-node = Nodo in { $space }, freccia { NAME($facing, case: "to") }{ $printed ->
        [none] { "" }
       *[other] , numero { $printed }
    }
render-ko = Segnalino guardia KO in { $space }, { $stars ->
        [one] 1 stella
       *[other] { $stars } stelle
    }{ $tied ->
        [yes] , legata
       *[no] { "" }
    }
render-dead = Segnalino guardia morta in { $space }
render-investigate = Attenzione { NAME($hero, case: "of") } in { $space }: indagine
render-alert = Attenzione { NAME($hero, case: "of") } in { $space }: allerta

render-camera = Telecamera in { $space }, arancione { NAME($orange, case: "to") }, verde { NAME($green, case: "to") }; vale { $colour ->
        [orange] l’arancione
       *[green] il verde
    }
render-trap = Trappola in { $space }, a faccia in giù
render-trap-camera = Trappola in { $space }, a faccia in su: telecamera, arancione { NAME($orange, case: "to") }, verde { NAME($green, case: "to") }; vale { $colour ->
        [orange] l’arancione
       *[green] il verde
    }
render-laser = Trappola in { $space }, a faccia in su: laser
render-blank = Trappola in { $space }, a faccia in su: vuota
render-charge = { $gear } in { $space }, { NAME($hero, case: "of") }

render-objective = { $hostage ->
        [yes] Ostaggio
       *[no] Obiettivo
    } in { $space }{ $optional ->
        [yes] , secondario
       *[no] { "" }
    }{ $down ->
        [yes] , a faccia in giù
       *[no] { "" }
    }{ $taken ->
        [yes] , preso
       *[no] { "" }
    }
render-event = Evento { $letter } in { $space }{ $used ->
        [yes] , avvenuto
       *[no] { "" }
    }
render-exit = Uscita in { $space }
render-own-exit = Uscita solo per { $hero }, in { $space }
render-terminal = Terminale in { $space }, livello { $level }, serve { $needs }{ $hacked ->
        [yes] , hackerato
       *[no] { "" }
    }
render-elevator = Ascensore in { $space } per { $to }
render-supply = Rifornimento in { $space }
render-barracks = Caserma in { $space }, { $count ->
        [one] 1 guardia
       *[other] { $count } guardie
    } per la zona { $zone }
render-barracks-facing = Caserma in { $space }, { $count ->
        [one] 1 guardia
       *[other] { $count } guardie
    } per la zona { $zone }, rivolta { NAME($facing, case: "to") }
render-facing-icon = Icona di orientamento in { $space }: { NAME($facing, case: "to") }
render-turn-icon = Icona di svolta in { $space }

render-door-locked = Porta { $door }, bloccata, livello { $level }, serve { $needs }
render-door-sealed = Porta { $door }, sigillata: può aprirla solo un evento
render-door-open = Porta { $door }, aperta{ $needs ->
        [none] { "" }
       *[dice] , livello { $level }
    }
render-dice = dadi qui: { $dice }

render-legend-seen = in vista di una guardia o telecamera
render-legend-gaze = in vista del boss
render-legend-fire = sotto il fuoco di un boss
render-legend-beyond = dove nessuno può camminare
render-legend-node = nodo di un boss, con la sua freccia
render-legend-numbered = casella numerata di un boss

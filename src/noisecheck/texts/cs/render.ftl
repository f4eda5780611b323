### Slova kreslených map: co která část obrázku je, pro myš a pro čtečky obrazovky.

render-round = Kolo { $round }, { $phase ->
        [enemy] nepřátelská fáze
       *[player] hráčská fáze
    }
render-won = Úroveň dokončena
render-lost = Prohra: { loss }
render-cameras = Kamery: { $colour ->
        [orange] oranžová
       *[green] zelená
    }
render-coordinates = Souřadnice
render-walls = Zdi
render-space = { $space }, zóna { $zone }{ $watched ->
        [yes] , v dohledu hlídky nebo kamery
       *[no] { "" }
    }{ $fire ->
        [yes] , pod palbou bosse
       *[no] { "" }
    }
render-obstacle = { $space }, překážka
render-zone = Zóna { $zone }

render-hero = { $hero } na poli { $space }{ $acting ->
        [yes] , na tahu
       *[no] { "" }
    }{ $acted ->
        [yes] , po tahu
       *[no] { "" }
    }{ $disguised ->
        [yes] , v převleku
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , zranění { $damage }
    }
render-guard = Hlídka na poli { $space }, dívá se { NAME($facing, case: "to") }{ $damage ->
        [0] { "" }
       *[other] , zranění { $damage }
    }{ $ko ->
        [0] { "" }
       *[other] , KO zranění { $ko }
    }
render-boss = { $figure } na poli { $space }{ $facing ->
        [none] { "" }
       *[other] , dívá se { NAME($facing, case: "to") }
    }, zranění { $damage } z { $health }{ $printed ->
        [none] { "" }
       *[other] , označeno { $printed }
    }
render-token = { $token } na poli { $space }{ $damage ->
        [0] { "" }
       *[other] , zranění { $damage }
    }
render-node = Uzel na poli { $space }, šipka { NAME($facing, case: "to") }{ $printed ->
        [none] { "" }
       *[other] , číslo { $printed }
    }
render-ko = Žeton KO hlídky na poli { $space }, { $stars ->
        [one] 1 hvězda
        [few] { $stars } hvězdy
       *[other] { $stars } hvězd
    }{ $tied ->
        [yes] , svázaná
       *[no] { "" }
    }
render-dead = Žeton mrtvé hlídky na poli { $space }
render-investigate = Podezření { NAME($hero, case: "gen") } na poli { $space }: prověřování
render-alert = Podezření { NAME($hero, case: "gen") } na poli { $space }: poplach

render-camera = Kamera na poli { $space }, oranžová { NAME($orange, case: "to") }, zelená { NAME($green, case: "to") }; platí { $colour ->
        [orange] oranžová
       *[green] zelená
    }
render-trap = Past na poli { $space }, lícem dolů
render-trap-camera = Past na poli { $space }, lícem nahoru: kamera, oranžová { NAME($orange, case: "to") }, zelená { NAME($green, case: "to") }; platí { $colour ->
        [orange] oranžová
       *[green] zelená
    }
render-laser = Past na poli { $space }, lícem nahoru: laser
render-blank = Past na poli { $space }, lícem nahoru: prázdná
render-charge = { $gear } na poli { $space } ({ $hero })

render-objective = { $hostage ->
        [yes] Rukojmí
       *[no] Úkol
    } na poli { $space }{ $optional ->
        [yes] , vedlejší
       *[no] { "" }
    }{ $down ->
        [yes] , lícem dolů
       *[no] { "" }
    }{ $taken ->
        [yes] , splněno
       *[no] { "" }
    }
render-event = Událost { $letter } na poli { $space }{ $used ->
        [yes] , proběhla
       *[no] { "" }
    }
render-exit = Východ na poli { $space }
render-own-exit = Východ jen pro { NAME($hero, case: "acc") }, na poli { $space }
render-terminal = Terminál na poli { $space }, úroveň { $level }, potřeba { $needs }{ $hacked ->
        [yes] , hacknutý
       *[no] { "" }
    }
render-elevator = Výtah z pole { $space } na { $to }
render-supply = Zásoby na poli { $space }
render-barracks = Kasárna na poli { $space }, { $count ->
        [one] 1 hlídka
        [few] { $count } hlídky
       *[other] { $count } hlídek
    } pro zónu { $zone }
render-barracks-facing = Kasárna na poli { $space }, { $count ->
        [one] 1 hlídka
        [few] { $count } hlídky
       *[other] { $count } hlídek
    } pro zónu { $zone }, natočení { NAME($facing, case: "to") }
render-facing-icon = Ikona natočení na poli { $space }: { NAME($facing, case: "to") }
render-turn-icon = Ikona otočení na poli { $space }

render-door-locked = Dveře { $door }, zamčené, obtížnost { $level }, potřeba { $needs }
render-door-sealed = Dveře { $door }, zapečetěné: otevře je jen událost
render-door-open = Dveře { $door }, otevřené{ $needs ->
        [none] { "" }
       *[dice] , obtížnost { $level }
    }
render-dice = kostky zde: { $dice }

render-legend-seen = v dohledu hlídky nebo kamery
render-legend-gaze = v dohledu bosse
render-legend-fire = pod palbou bosse
render-legend-beyond = kudy nelze chodit
render-legend-node = uzel bosse se šipkou
render-legend-numbered = očíslované pole bosse

### Słowa rysowanych map: czym jest każda część obrazu, dla myszy i czytników ekranu.

render-round = Runda { $round }, { $phase ->
        [enemy] Faza Wroga
       *[player] Faza Gracza
    }
render-won = Poziom Ukończony
render-lost = Porażka: { loss }
render-cameras = Kamery: { $colour ->
        [orange] pomarańczowe
       *[green] zielone
    }
render-coordinates = Współrzędne
render-walls = Ściany
render-space = { $space }, Strefa: { $zone }{ $watched ->
        [yes] , w polu widzenia Strażnika lub Kamery
       *[no] { "" }
    }{ $fire ->
        [yes] , pod ogniem Bossa
       *[no] { "" }
    }
render-obstacle = { $space }, przeszkoda
render-zone = Strefa: { $zone }

render-hero = { $hero } na { $space }{ $acting ->
        [yes] , ma teraz turę
       *[no] { "" }
    }{ $acted ->
        [yes] , po swojej turze
       *[no] { "" }
    }{ $disguised ->
        [yes] , w Przebraniu
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , Obrażenia: { $damage }
    }
render-guard = Strażnik na { $space }, patrzy { NAME($facing, case: "to") }{ $damage ->
        [0] { "" }
       *[other] , Obrażenia: { $damage }
    }{ $ko ->
        [0] { "" }
       *[other] , Obrażenia Ogłuszające: { $ko }
    }
render-boss = { $figure } na { $space }{ $facing ->
        [none] { "" }
       *[other] , patrzy { NAME($facing, case: "to") }
    }, Obrażenia: { $damage } z { $health }{ $printed ->
        [none] { "" }
       *[other] , oznaczenie w tym miejscu: { $printed }
    }
render-token = { $token } na { $space }{ $damage ->
        [0] { "" }
       *[other] , Obrażenia: { $damage }
    }
render-node = Węzeł na { $space }, strzałka { NAME($facing, case: "to") }{ $printed ->
        [none] { "" }
       *[other] , numer { $printed }
    }
render-ko = żeton Ogłuszonego Strażnika na { $space }, { $stars ->
        [one] 1 gwiazdka
        [few] { $stars } gwiazdki
        [many] { $stars } gwiazdek
       *[other] { $stars } gwiazdki
    }{ $tied ->
        [yes] , związany
       *[no] { "" }
    }
render-dead = żeton Martwego Strażnika na { $space }
render-investigate = Uwaga { NAME($hero, case: "gen") } na { $space }: Dochodzenie
render-alert = Uwaga { NAME($hero, case: "gen") } na { $space }: Alarm

render-camera = Kamera na { $space }, pomarańczowy { NAME($orange, case: "to") }, zielony { NAME($green, case: "to") }; obowiązuje { $colour ->
        [orange] pomarańczowy
       *[green] zielony
    }
render-trap = Pułapka na { $space }, zakryta
render-trap-camera = Pułapka na { $space }, odkryta: Kamera, pomarańczowy { NAME($orange, case: "to") }, zielony { NAME($green, case: "to") }; obowiązuje { $colour ->
        [orange] pomarańczowy
       *[green] zielony
    }
render-laser = Pułapka na { $space }, odkryta: laser
render-blank = Pułapka na { $space }, odkryta: pusta
render-charge = { $gear } na { $space }, należy do { NAME($hero, case: "gen") }

render-objective = { $hostage ->
        [yes] Zakładnik
       *[no] Cel
    } na { $space }{ $optional ->
        [yes] , opcjonalny
       *[no] { "" }
    }{ $down ->
        [yes] , zakryty
       *[no] { "" }
    }{ $taken ->
        [yes] , zabrany
       *[no] { "" }
    }
render-event = Wydarzenie { $letter } na { $space }{ $used ->
        [yes] , już było
       *[no] { "" }
    }
render-exit = Wyjście na { $space }
render-own-exit = Wyjście tylko dla { NAME($hero, case: "gen") }, na { $space }
render-terminal = Terminal na { $space }, poziom { $level }, potrzeba { $needs }{ $hacked ->
        [yes] , zhakowany
       *[no] { "" }
    }
render-elevator = Winda na { $space } do { $to }
render-supply = Zaopatrzenie na { $space }
render-barracks = Koszary na { $space }, { $count ->
        [one] 1 Strażnik
        [few] { $count } Strażników
        [many] { $count } Strażników
       *[other] { $count } Strażnika
    }, Strefa: { $zone }
render-barracks-facing = Koszary na { $space }, { $count ->
        [one] 1 Strażnik
        [few] { $count } Strażników
        [many] { $count } Strażników
       *[other] { $count } Strażnika
    }, Strefa: { $zone }, zwrot { NAME($facing, case: "to") }
render-facing-icon = Ikona zwrotu na { $space }: { NAME($facing, case: "to") }
render-turn-icon = Ikona obrotu na { $space }

render-door-locked = Drzwi { $door }, zablokowane, poziom { $level }, potrzeba { $needs }
render-door-sealed = Drzwi { $door }, bez zamka: otworzy je tylko Wydarzenie
render-door-open = Drzwi { $door }, otwarte{ $needs ->
        [none] { "" }
       *[dice] , poziom { $level }
    }
render-dice = leżą tu kości: { $dice }

render-legend-seen = w polu widzenia Strażnika lub Kamery
render-legend-gaze = w polu widzenia Bossa
render-legend-fire = pod ogniem Bossa
render-legend-beyond = gdzie nikt nie wejdzie
render-legend-node = Węzeł Bossa ze strzałką
render-legend-numbered = ponumerowane pole Bossa

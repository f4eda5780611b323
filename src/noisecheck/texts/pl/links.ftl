### Co link mówi o sobie tam, gdzie się go udostępnia. Obraz obok rysuje render/postcard.py.

link-general = noisecheck: planszowa gra skradankowa
    .about = Przemknij obok Strażników albo każ im patrzeć gdzie indziej. Dla grupy od jednej do czterech osób, w przeglądarce.
link-join = Dołącz do stołu: { $stage }
link-watch = Oglądaj stół: { $stage }
link-standing =
    { $heroes }. { $state ->
        [lobby] Jeszcze się nie zaczęło.
        [won] Poziom Ukończony.
        [lost] Porażka.
       *[on] Runda { $round }.
    }{ $free ->
        [0] { "" }
        [one] { " " }1 Postać jest wolna.
        [few] { " " }{ $free } Postacie są wolne.
        [many] { " " }{ $free } Postaci jest wolnych.
       *[other] { " " }{ $free } Postaci jest wolne.
    }
link-replay = Powtórka: { $stage }
link-daily = Misja dnia: { $stage }
    .about = { $heroes }. Ta sama mapa i te same kości dla wszystkich; liczy się pierwsza próba.
link-picture = Mapa: { $stage }

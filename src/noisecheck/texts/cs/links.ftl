### Co o sobě odkaz říká tam, kde se sdílí. Obrázek vedle kreslí render/postcard.py.

link-general = noisecheck: desková hra o plížení
    .about = Propližte se kolem hlídek, nebo je přimějte dívat se jinam. Pro jednoho až čtyři, v prohlížeči.
link-join = Přidejte se ke stolu: { $stage }
link-watch = Sledujte stůl: { $stage }
link-standing =
    { $heroes }. { $state ->
        [lobby] Ještě se nezačalo.
        [won] Úroveň dokončena.
        [lost] Úroveň skončila selháním.
       *[on] Kolo { $round }.
    }{ $free ->
        [0] { "" }
        [one] { " " }Volná je 1 postava.
        [few] { " " }Volné jsou { $free } postavy.
       *[other] { " " }Volných je { $free } postav.
    }
link-replay = Záznam hry: { $stage }
link-daily = Mise dne: { $stage }
    .about = { $heroes }. Stejná mapa a stejné kostky pro všechny; platí první pokus.
link-picture = Mapa: { $stage }

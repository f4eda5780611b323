### Che cosa un link dice di sé dove viene condiviso. L’immagine accanto la disegna render/postcard.py.

link-general = noisecheck: un gioco da tavolo d’infiltrazione
    .about = Scivola alle spalle delle guardie, o falle guardare altrove. Da uno a quattro, nel browser.
link-join = Unisciti a un tavolo: { $stage }
link-watch = Guarda un tavolo: { $stage }
link-standing =
    { $heroes }. { $state ->
        [lobby] Non è ancora cominciata.
        [won] Scenario completato.
        [lost] Scenario fallito.
       *[on] Round { $round }.
    }{ $free ->
        [0] { "" }
        [one] { " " }1 personaggio è libero.
       *[other] { " " }{ $free } personaggi sono liberi.
    }
link-replay = Replay: { $stage }
link-daily = Missione del giorno: { $stage }
    .about = { $heroes }. La stessa mappa e gli stessi dadi per tutti; conta il primo tentativo.
link-picture = Una mappa di { $stage }

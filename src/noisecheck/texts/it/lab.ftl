### Le parole del laboratorio: i suoi comandi, e il rapporto che scrive.

lab = Fa giocare ai bot molte partite, e ne fa un rapporto.
lab-run = Gioca partite su scenari, numeri di personaggi, bot e semi. Una serie interrotta continua da dove si era fermata.
lab-campaign = Gioca gli scenari della campagna con ciò che a quel punto una campagna ha messo nella Memory Box. Una serie interrotta continua da dove si era fermata.
lab-report = Scrive un rapporto su una serie in un solo file HTML, e mostra le tabelle principali. Se invece indichi uno scenario, prima viene giocato.
lab-folder = La cartella della serie.
lab-what = La cartella di una serie; o uno scenario, o la cartella di uno fatto da te: allora random e steady giocano 40 partite ciascuno con ogni numero di personaggi, conservate in runs.
lab-stages = Scenari, separati da virgole; uno scenario fatto da te con la sua cartella. Altrimenti gli scenari Infiltrazione del gioco.
lab-campaign-stages = Scenari della campagna, separati da virgole. Altrimenti tutti.
lab-which-rewards = Che cosa si è vinto prima, separato da virgole: none, niente; story, tutto ciò che danno gli scenari precedenti; all, anche le carte delle missioni VR e degli scontri aperti a quel punto.
lab-players = Numeri di personaggi, separati da virgole. Altrimenti tutti quelli che ogni scenario ammette.
lab-bots = Bot, separati da virgole, il più debole per primo: ciascuno è confrontato con quello prima. steady:keep-away è un bot che combatte un boss con quel piano.
lab-games = Partite per ogni scenario, numero di personaggi e bot.
lab-first-seed = Il seme della prima partita; gli altri seguono.
lab-gear = Carte nella Memory Box, pescate a caso per ogni seme.
lab-milliseconds = Quanto pensa una ricerca per turno.
lab-nodes = Futuri che una ricerca prova per decisione, invece di un tempo: allora gli stessi semi danno le stesse partite.
lab-processes = Processi su questa macchina; 0 per uno per processore.
lab-ray = Gioca su un cluster Ray: quello che RAY_ADDRESS indica, o quello in funzione su questa macchina, o uno nuovo qui.
lab-out = Il file da scrivere. Altrimenti: report.html nella cartella della serie.
lab-progress = Partite
lab-stopped = Interrotto. Lo stesso comando prosegue da qui: { $folder }
lab-next = Ora un rapporto: noisecheck lab report { $folder }
lab-written = Scritto: { $file }

## What can be wrong

lab-no-number = Un numero di personaggi è un numero come 2, non { $given }.
lab-named-twice = Nominato due volte: { $what }.
lab-no-bot = Nessun bot indicato; ci sono: { $known }
lab-too-much-gear = La Memory Box contiene da 0 a { $most } carte, non { $given }.
lab-no-rewards = Le ricompense sono { $known }, non “{ $given }”.
lab-not-in-campaign = { $stage } non è uno scenario della campagna.
lab-seed-too-large = I semi arrivano a { $most }.
lab-other-run = { $folder } contiene un’altra serie; differisce in: { $differences }. Usa una cartella nuova, o il comando con cui è stata iniziata. (code: da allora sono cambiati le regole, i bot o uno scenario.)
lab-no-run = { $folder } non è la cartella di una serie, né di uno scenario.
lab-no-folder = { $folder } non si può usare: { $reason }
lab-broken-run = { $file } non si può leggere: { $reason }
lab-broken-part = { $file } non si può leggere ({ $reason }). Il comando con cui la serie è stata iniziata lo rigioca.
lab-foreign-part = { $file } appartiene a un’altra serie. Il comando con cui la serie è stata iniziata lo rigioca.
lab-no-games = { $folder } non contiene ancora partite.

## Columns

lab-column-stage = Scenario
lab-column-players = Personaggi
lab-column-rewards = Ricompense
lab-column-bot = Bot
lab-column-won = Vinte
lab-column-interval = 95%
lab-column-games = Partite
lab-column-wins = Vittorie
lab-column-place = Partite su
lab-column-bots = Bot
lab-column-pairs = Coppie
lab-column-only = Vinte da uno solo
lab-column-difference = Punti
lab-column-p = p
lab-column-median = Round
lab-column-median-won = Vinte in
lab-column-median-lost = Perse in
lab-column-damage = Danni
lab-column-alarms = Allerte
lab-column-spawned = Nuove guardie
lab-column-card = Carta
lab-column-with = Vinte con
lab-column-without = Senza
lab-column-odds = Odds
lab-column-matters = Conta
lab-column-carried = Portata
lab-column-used = Usata
lab-column-turns = Turni
lab-column-time = Mediana, ms
lab-column-most-time = 95° percentile, ms

## The report

lab-title = Rapporto del laboratorio
lab-contents = Indice
lab-fact-games = Partite
lab-games-of = { NUMBER($played, useGrouping: 0) } di { NUMBER($all, useGrouping: 0) }
lab-fact-seeds = Semi
lab-fact-command = Comando
lab-fact-version = Versione
lab-place = { $stage }, { $players ->
        [one] { $players } personaggio
       *[other] { $players } personaggi
    }{ $rewards ->
        [story] , ricompense della storia
        [all] , tutte le ricompense
       *[other] {""}
    }
lab-rewards = { $rewards ->
        [story] storia
        [all] tutte
       *[none] nessuna
    }
lab-heroes = { $players ->
        [one] { $players } personaggio
       *[other] { $players } personaggi
    }
lab-all-games = Tutte le partite

lab-wins = Partite vinte
    .lead = La quota di partite vinte, con l’intervallo al 95% di Wilson.
lab-wins-of = Partite vinte su { NUMBER($games, useGrouping: 0) }, semi da { $first } a { $last }
lab-axis-won = Partite vinte

lab-bots-compared = Bot nelle stesse partite
    .lead = Ogni bot gioca gli stessi semi con gli stessi personaggi, quindi le partite si confrontano a coppie. La cifra dice di quanti punti percentuali uno vince più spesso dell’altro, con un intervallo al 95%. Dove l’intervallo esclude 0, una tale differenza verrebbe di rado per puro caso; tra molti confronti qualcuna viene. “Vinte da uno solo” conta le coppie con risultati diversi; p è il test esatto di McNemar su di esse.
lab-bots-one = Ha giocato un solo bot.
lab-versus = { $better } su { $worse }
lab-axis-difference = Vince di più (quota di partite)

lab-times = Tempo per turno
    .lead = Millisecondi di processore che un bot passa a pensare nel turno di un personaggio, comprese le domande della Fase dei Nemici precedente. Il riquadro contiene la metà centrale dei turni, la linea spessa è la mediana, e i baffi ne contengono 90 su 100.
lab-axis-times = Millisecondi

lab-rounds = Round
    .lead = Quanto durano le partite. Il riquadro contiene la metà centrale delle partite, la linea spessa è la mediana, e i baffi ne contengono 90 su 100.
lab-axis-rounds = Round

lab-losses = Come finiscono le partite
    .lead = Vinte; perse per tempo, quando il mazzo degli ordini finisce; perse perché un personaggio è morto. Danni ai personaggi, allerte e nuove guardie sono medie per partita.
lab-ended-won = Vinte
lab-ended-time = Tempo
lab-ended-failed = Fallite
lab-ended-open = Aperte dopo 60 round
lab-ended-killed = Morte { NAME($hero, case: "of") }
lab-axis-games = Quota di partite

lab-seen = Dove i personaggi vengono visti
    .lead = Quante volte guardie e telecamere vedono un personaggio in una casella, ogni 100 partite. Due che vedono insieme lo stesso personaggio contano due volte.
lab-heat = { $stage }, { $bot }, { NUMBER($games, useGrouping: 0) } partite: avvistamenti ogni 100 partite
lab-heat-space = { $space }: avvistamenti ogni 100 partite: { $often }

lab-gear-matters = Equipaggiamento che conta
    .lead = Partite con una carta nella Memory Box contro partite senza, per lo stesso scenario, personaggi e bot. La carta è stata pescata a caso, quindi la differenza è dovuta alla carta e a ciò che il bot ne ha fatto. Tutte le box contengono lo stesso numero di carte: una carta si misura contro quelle che potevano essere al suo posto. Un odds ratio sopra 1 vuol dire più vittorie con la carta (Mantel e Haenszel, intervallo al 95%). Di venti carte che non fanno nulla, una avrà un intervallo che esclude 1; “conta” tiene conto di quante carte si confrontano (Holm). Portata e usata sono quote delle partite che l’avevano.
lab-no-gear = Non c’è nulla da confrontare: servono partite con e senza una carta, per lo stesso scenario, personaggi e bot, alcune vinte e alcune perse.
lab-axis-odds = Odds ratio di vincere con la carta
lab-matters = sì

### La campagna, la sua Memory Box e la missione del giorno, come le mostra il browser.

## Campaigns

campaigns-about = Quindici scenari, uno dopo l’altro, dal molo all’ultimo duello. L’equipaggiamento che vincete va nella Memory Box della campagna, e i personaggi si uniscono quando la storia li raggiunge. Si gioca in solitaria o con amici; si salva dopo ogni mossa.
campaigns-name = Nome della campagna
campaigns-nameless = Campagna { $number }
campaigns-begin = Comincia la campagna
campaigns-import = Importa da un file
campaigns-came-in = Importata come “{ $name }”.
campaigns-which = Campagna
campaigns-another = Un’altra
campaigns-path = Scenari
campaigns-go-on = { $round ->
        [0] Continua: { $stage }
       *[other] Continua: { $stage }, round { $round }
    }
campaigns-give-up = Abbandona questa partita
    .text = Se abbandoni questa partita a { $stage }, non conterà. Puoi ricominciare lo scenario.
    .yes = Abbandona
campaigns-next = Prossimo: { $stage }
campaigns-train = Scenario 1 con lezioni: { $stage }
campaigns-untrained = { $stage } senza lezioni
campaigns-waits = { $stage } deve aspettare: { $why }.
campaigns-codec = Codec
campaigns-try-again = Riprova
campaigns-cleared = { $cleared } scenari su { $of } completati
campaigns-heroes = Personaggi nel gruppo:
campaigns-box = { $count ->
        [0] Memory Box: vuota
        [one] Memory Box: 1 carta
       *[other] Memory Box: { $count } carte
    }
campaigns-games = { $count ->
        [0] Tutte le partite: ancora nessuna
        [one] Tutte le partite: 1
       *[other] Tutte le partite: { $count }
    }
campaigns-unveil = Mostra i nomi futuri
    .text = Scenari, boss, carte e chiamate che non hai raggiunto. Non sblocca nulla.
campaigns-export = Salva come file
campaigns-rename = Rinomina
campaigns-forget = Rimuovi
    .text = “{ $name }” viene rimossa da questo server, con i suoi risultati e la sua Memory Box. Se l’hai salvata come file, puoi importarla di nuovo.
    .yes = Rimuovi
campaigns-unknown = Questo browser non ha la chiave di questa campagna. Chi la guida può salvarla come file, che puoi importare in Missioni.
campaigns-stage = Scenario { $number }
campaigns-bonus = Scenario { $number }, bonus
campaigns-veiled = Non raggiunto
campaigns-best = { $rounds ->
        [one] Completato in 1 round
       *[other] Completato in { $rounds } round
    }, { $alarms ->
        [0] nessuna allerta
        [one] 1 allerta
       *[other] { $alarms } allerte
    }{ $games ->
        [one] { "" }
       *[other] { " " }· { $games } partite
    }
campaigns-playing = Una partita è aperta
campaigns-open = { $games ->
        [0] Aperto
        [one] Aperto · 1 partita persa
       *[other] Aperto · { $games } partite perse
    }
campaigns-view = Come si mostrano gli scenari
campaigns-view-map = Isola
campaigns-view-list = Elenco

## Briefing in a campaign

brief-title = Briefing
brief-veiled = Non hai ancora raggiunto questo scenario.
brief-joins = Si unisce allo scenario { $number }.
brief-fault-game-open = In questa campagna è aperta una partita a { $stage }. Prima finiscila o abbandonala.

brief-fights = Giocala
    .none = così com’è
    .against = contro { NAME($figure, case: "the") }
    .unmet = { $count ->
        [one] C’è un altro boss che non hai ancora incontrato.
       *[other] Ci sono altri { $count } boss che non hai ancora incontrato.
    }

## Memory Box

box-gear = Memory Box
box-games = Tutte le partite
box-count = { $count } carte su { $of } sono nella Memory Box.
box-for = Per
box-everybody = Tutti
box-kind = Tipo
box-kind-all = Tutti
box-kind-arms = Armi
box-kind-bombs = Granate e mine
box-kind-healing = Cure
box-kind-worn = Da indossare
box-kind-keys = Chiavi e attrezzi
box-outline-arms = Un’arma, o una sua parte
box-outline-bombs = Qualcosa che esplode
box-outline-healing = Qualcosa che cura
box-outline-worn = Qualcosa da indossare
box-outline-keys = Una chiave o un attrezzo
box-nothing = Niente di questo tipo.
box-own = { $hero } ce l’ha fin dall’inizio.
box-won-at = Si può vincere in
box-every-mission = Per aver vinto ogni carta che le missioni VR offrono.
box-veiled = { $count ->
        [one] Un’altra carta che non conosci ancora. La vincerai più avanti, o qualcuno sul Codec ne sa qualcosa.
       *[other] Altre { $count } carte che non conosci ancora. Le vincerai più avanti, o qualcuno sul Codec ne sa qualcosa.
    }
box-when = Quando
box-stage = Scenario
box-heroes = Personaggi
box-outcome = Com’è finita
box-rounds = Round
box-alarms = Allerte
box-won = Premi

## Debriefing in a campaign

debrief-kept = { $won ->
        [prizes] Il risultato conta, e ciò che hai vinto è nella Memory Box. Puoi rigiocare lo scenario per uno migliore.
        [yes] Il risultato conta. Puoi rigiocare lo scenario per uno migliore.
       *[no] Una sconfitta costa soltanto tempo: personaggi e Memory Box sono come prima.
    }
debrief-led-elsewhere = Questa partita appartiene a una campagna. Chi la guida può continuare da qui.

## The mission of the day

home-daily = Missione del giorno
home-table-kind-campaign = { $title } · campagna
home-table-kind-daily = { $title } · missione del giorno
home-campaign = Campagna
daily-title = Missione del giorno: { $stage }
daily-about = Gli stessi personaggi, carte e dadi per tutti, fino a mezzanotte UTC. Conta il tuo primo tentativo.
daily-begun = Il tuo tentativo è in corso.
daily-practice = L’hai giocata. Altri tentativi sono per esercizio.
daily-play = Gioca
daily-again = Di nuovo, per esercizio
daily-score = Missione del { $day }
daily-score-practice = Missione del { $day }, per esercizio
daily-bar-cleared = { $state ->
        [full] Completata
       *[missed] Non completata
    }
daily-bar-quiet = { $state ->
        [full] Nessuna allerta
        [missed] Un’allerta
       *[void] Allerte: solo se completata
    }
daily-bar-unhurt = { $state ->
        [full] Nessun ferito
        [missed] Qualche ferito
       *[void] Danni: solo se completata
    }
daily-bar-unassisted = { $state ->
        [full] Senza aiuto
       *[missed] Con aiuto
    }
daily-copy = Copia la riga
daily-copy-by-hand = Questo browser non lascia copiare la pagina. Seleziona la riga e copiala tu.

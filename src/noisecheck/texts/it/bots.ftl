# Quello che i bot dicono di ciò che stanno per fare. `left` conta azioni.

bot-name-random = Casuale
    .about = Prende un’opzione qualsiasi, senza pensare.
bot-name-steady = Costante
    .about = Gioca con regole semplici, senza indugio.
bot-name-search = Ricerca
    .about = Prova i suoi piani migliori su futuri immaginati e prende quello che va meglio.

bot-random = Nessun motivo: un’opzione vale l’altra.

# plans

bot-finishes = { $hero } può completare lo scenario adesso.
bot-takes = { $hero } prende un obiettivo e finisce in { $space }.
bot-reaches = { $hero } raggiunge un evento che serve e finisce in { $space }.
bot-dresses = { $hero } indossa un’uniforme mentre nessuno guarda.
bot-fells = { $hero } elimina la guardia in { $target }, che in piedi sarebbe pericolosa.
bot-opens = { $hero } lavora alla porta { $door }; la strada passa di lì.
bot-knocks = { $hero } bussa per attirare via le guardie, e finisce in { $space }.
bot-runs = { $hero } sarà comunque in vista, e punta verso { $space }.
bot-goes =
    { $hero } va in { $space }, { $left ->
        [0] il posto giusto in cui stare
        [one] a 1 azione dalla meta
       *[other] a { $left } azioni dalla meta
    }.
bot-hides = { $hero } si toglie di mezzo, in { $space }, dove difficilmente le guardie guardano.
bot-as-suggested = { $hero } fa quello che dice il consiglio.
bot-waits = In questo turno non c’è nulla di meglio da fare.

# what is done on the spot

bot-eats = { $hero } ha dei danni, e il tempo di mangiare.
bot-calms-down = { $hero } ha poca concentrazione, e prende la medicina.
bot-boxes = { $hero } si nasconde in una scatola: potrebbero passare guardie.
bot-hacks = { $hero } ha tempo di hackerare il terminale.
bot-works = { $hero } ha tempo di lavorare ai sistemi.
bot-recovers = { $hero } resta e recupera concentrazione.
bot-resolves = { $hero } ha una carta sistema che ora serve: { $card }.

# boss fights

bot-attacks = { $hero } attacca: ci guadagna più di quanto { NAME($figure, case: "the") } possa fare in risposta.
bot-moves-in-fight = { $hero } va in un posto migliore contro { NAME($figure, case: "the") }.
bot-resupplies = { $hero } va a prendere quello che manca.
bot-fights = È ciò che promette di più contro { NAME($figure, case: "the") }.

# other questions

bot-turn = Chi è più vicino alla sua meta va per primo.
bot-steps = { $hero } prosegue come previsto.
bot-guard-target = Lì fa meno male.
bot-guard-path = Da questa parte la guardia vede i personaggi tardi, o per niente.
bot-guard-spawn = È il posto più lontano da tutti.
bot-guard-facing = Di là non vede nessuno.
bot-camera = Da quella parte la telecamera vede il meno possibile di noi.
bot-roll-changed = Questo migliora il tiro più di quanto valga il segnalino.
bot-roll-stands = Nessun ritocco a questo tiro vale quello che costa.
bot-roll-awaited = Non vale la pena di spendere nulla prima che i dadi cadano.
bot-decided = Così il resto della strada è più facile, e resta silenzioso.
bot-loadout = È ciò di cui { $hero } può fare l’uso migliore.
bot-fits = È quello che ci conviene di più.

# hints: what there is to notice

bot-hint-finish = { $hero } può completare lo scenario in questo turno.
bot-hint-in-sight = { $hero } è in vista di { $at }: chi agisce o termina il turno in questa casella viene visto.
bot-hint-looks-here = La guardia in { $at } potrebbe cercare { $hero }: in questa casella la probabilità di essere individuati prima del prossimo turno { NAME($hero, case: "of") } è { PERCENT($chance) }.
bot-hint-looks-there =
    La guardia in { $at } probabilmente guarderà { $count ->
        [one] una casella
       *[other] { $count } caselle
    } in cui { $hero } potrebbe andare.
bot-hint-camera = La prossima carta ordini potrebbe puntare una telecamera su { $space }, dove sta { $hero }.
bot-hint-noise =
    { $hero } fa rumore: { $count ->
        [one] 1 dado bianco
       *[other] { $count } dadi bianchi
    } alla fine del turno. La probabilità di farsi sentire è { PERCENT($chance) }.
bot-hint-take =
    { $count ->
        [one] Un obiettivo è
       *[other] { $count } obiettivi sono
    } alla portata { NAME($hero, case: "of") }, senza farsi vedere.
bot-hint-fell =
    { $hero } può eliminare { $count ->
        [one] la guardia in { $at }
       *[other] una delle guardie in { $at }
    }, senza che nessuno veda o senta.
bot-hint-goal =
    La prossima cosa da fare per { $hero } è in { $space }. Tutto insieme richiede circa { $count ->
        [one] 1 azione
       *[other] { $count } azioni
    }.

bot-hint-boss-card = Conosci la prossima carta { NAME($figure, case: "of") }: { $card }.
bot-hint-boss-harm = Se { $hero } resta dov’è, danni nel turno { NAME($figure, case: "of") }: circa { $damage }.
bot-hint-boss-place =
    { $hero } può raggiungere { $count ->
        [one] 1 buon posto
       *[other] { $count } buoni posti
    } da cui attaccare { NAME($figure, case: "the") }.

# hints: what speaks for a plan, and what against it

bot-for-finish = Fa vincere lo scenario.
bot-for-goal =
    Avvicina { $hero } alla meta di { $count ->
        [one] 1 azione
       *[other] { $count } azioni
    }.
bot-against-goal =
    Allontana { $hero } dalla meta di { $count ->
        [one] 1 azione
       *[other] { $count } azioni
    }.
bot-against-seen = Per strada qualcuno vede, o può vedere, { $hero }, e un’allerta fa arrivare tutti.
bot-against-noise = Fa un rumore che le guardie possono sentire.
bot-for-cameras = Lascia una casella che una telecamera può vedere quando la prossima carta ordini la gira.
bot-against-cameras = Finisce dove guarderà una telecamera se la prossima carta ordini la gira.
bot-for-earshot = Finisce a più di 2 caselle da ogni guardia, nel caso arrivi l’ordine di ascoltare.
bot-against-earshot = Finisce entro 2 caselle da una guardia, che può ricevere l’ordine di ascoltare.
bot-for-felled = Una guardia in meno, un pensiero in meno.
bot-against-felled = Il colpo può fallire, e una guardia ferita ma in piedi fa scattare l’allerta.
bot-for-uniform = In uniforme { $hero } passa per una guardia.
bot-against-focus = Spende concentrazione o equipaggiamento che potrebbero servire dopo.
bot-for-safety = Un attacco è meno probabile che se { $hero } resta.
bot-against-safety = Un attacco è più probabile che se { $hero } resta.
bot-for-damage = Danni inflitti, in media: circa { $damage }.
bot-against-damage = Danni per la risposta immediata, in media: circa { $damage }.
bot-for-place = Danni per azione con un attacco da { $space }: circa { $damage }.
bot-for-way =
    Finisce a { $count ->
        [one] 1 azione
       *[other] { $count } azioni
    } da un posto da cui attaccare.
bot-against-place = Danni per un turno che finisce in { $space }: circa { $damage }.
bot-for-shelter = Un turno che finisce in { $space } non costa quasi nessun danno.

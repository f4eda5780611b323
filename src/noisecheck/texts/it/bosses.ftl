### Le carte dei boss: boss-card-… è ciò che la carta fa nel turno del boss, .reaction ciò che fa quando si chiede la sua reazione.
### Una carta dice, in quest’ordine: come si muove il boss; chi attacca, e con quali dadi; che cosa ne viene. “I suoi dadi” sono quelli
### della plancia. Ogni numero su una carta è quello del motore: un test li confronta, in ogni lingua. $number è quello che metà della
### salute del boss cambia, su una carta, un passo o una plancia, com’è adesso.

## What is told when half of a boss's Health is gone

boss-half-ocelot = Guarda il buco nel suo cappotto ed è felice. Erano anni che nessuno gli teneva testa così a lungo.
    .means = Ferito: con Ricarica va di 2 nodi in senso orario.
boss-half-tank = Qualcosa là dentro ha cominciato a battere in testa. Il portello si apre di una spanna, lascia uscire fumo e un’imprecazione, e resta aperto per chi ha la mitragliatrice.
    .means = Danneggiato: la sua mitragliatrice arriva a 4 caselle.
boss-half-ninja = Una piastra della sua corazza cade a terra, e sotto c’è un braccio come tutti gli altri. Lui lo guarda più a lungo di te.
    .means = Ferito: ogni volta che va verso la sua preda, va 1 casella più lontano. Le sue carte ne tengono già conto.
boss-half-mantis = Qualcosa che si è scordato di reggere viene giù. Ha cominciato a sentirsi pensare, e agli altri si aggrappa ancora più forte.
    .means = Ferito: un personaggio che controlla attacca con 2□.
boss-half-hind = Uno dei motori canta un tono più basso di prima. Continua a volare, un po’ più lento, e il fumo che si lascia dietro è una novità.
    .means = Danneggiato: nel suo turno trasla di 1 casella in meno. Le parole sotto la sua minaccia ne tengono già conto.
boss-half-wolf = C’è del rosso dove era distesa, qualche goccia in fila, e qualcuno ci ha passato sopra la mano. Neanche adesso ha fretta; ma il prossimo sparo si fa attendere.
    .means = Ferita: ogni carta porta il suo mirino 1 casella meno lontano, ma sempre almeno 1. Le sue carte ne tengono già conto.
boss-half-raven = Smette di canticchiare. Solo ora ti accorgi che canticchiava.
    .means = Ferito: ogni attacco che gli fa male gli fa rivelare una carta, anche uno da 1 danno.
boss-half-rex = Dentro scatta un allarme, sottile e costante, come un bollitore. Là dentro nessuno ha una mano libera per spegnerlo.
    .means = Danneggiato: Gray Fox ha avuto la sua unica occasione di tenerlo aperto.
boss-half-liquid = Si pulisce la bocca e si guarda alle spalle, per vedere quanto spazio gli resta. Non dice che cosa ne pensa.
    .means = Ferito: un attacco che lo fa arretrare lo spinge 1 casella più in là. Le sue posture e le sue carte ne tengono già conto.

## How a boss comes in: one line under the name

boss-enters-ocelot = Qui ogni parete rimanda indietro le pallottole. Lui le ha contate.
boss-enters-tank = Il terreno lo sente per primo.
boss-enters-ninja = C’è qualcuno dove non c’era nessuno.
boss-enters-mantis = Sa già chi di voi si muoverà per primo.
boss-enters-hind = Il tetto comincia a vibrare prima che si veda perché.
boss-enters-wolf = La neve è vuota. Ci vuole talento per lasciarla così.
boss-enters-raven = Cammina come se il freddo fosse suo.
boss-enters-rex = Qualcosa alto quanto l’hangar fa un passo.
boss-enters-liquid = Niente più armi. Sembra che preferisca così.

## Dashboards: what is so whatever card comes

boss-dashboard-ocelot = Attacca senza linea di vista. Va di nodo in nodo e salta i nodi con una miniatura sopra. Chi gli infligge danni nel turno di un personaggio gli fa rivelare la prima carta per la sua reazione.
boss-dashboard-mantis = Fluttua sopra mobili e miniature. Se la via è sbarrata, fluttua di 1 casella in meno dalla parte opposta. Se poi non vede nessun personaggio, gira in senso orario finché ne vede uno. Ogni attacco contro di lui, a segno o a vuoto, sposta il suo indicatore di 1 passo e gli fa rivelare la prima carta per la sua reazione.
boss-dashboard-raven = Nel suo turno la minaccia sale di 1, e lui cammina di altrettante caselle. Su ogni nodo rivela una carta. Appena vede dei personaggi, li attacca tutti, e il suo turno finisce. Nel tuo turno attacca chi termina un’azione nella sua vista. Un attacco che gli fa male lo gira verso il personaggio che l’ha compiuto; uno da { $number } danni o più gli fa anche rivelare una carta per la sua reazione.
boss-dashboard-hind = Chi entra nella sua linea di fuoco, la attraversa o vi termina un’azione viene attaccato. Attacca lungo quella linea dopo ogni casella che trasla. Solo i missili del S.A.M. gli fanno male, e per schivare ciascuno di loro rivela una carta.
boss-dashboard-ninja = Solo i colpi da vicino gli fanno male. La sua preda è il personaggio più vicino con il suo ! o ? sulla mappa; se non ce n’è, il personaggio più vicino. Passa sopra tutti. Da dove se ne va, resta un’ombra. Se subisce danni, entra nell’ombra più lontana dal personaggio di turno. Alla fine del suo turno ogni ! e ? lascia la mappa.
boss-dashboard-tank = Solo missili, mine e granate gli fanno male. Avanza attraverso le pareti, e al bordo della mappa torna indietro. Una granata sulla ★ al suo centro gli fa rivelare una carta per i danni bonus.
    .machine-gun = Mitragliatrice: attacca ogni personaggio che vede entro { $number } caselle, con i suoi dadi.
boss-dashboard-rex = Solo i missili e il Cannone da Braccio gli fanno male. L’abitacolo è aperto, e la difesa più bassa, finché ha un aggancio o barcolla. Un personaggio agganciato che non vede più si libera dell’aggancio. Nel suo turno prima fa ciò che ha annunciato la sua ultima carta; poi rivela la prossima. Un attacco che infligge 4 danni o più lo fa barcollare: l’aggancio è perso, e non fa nulla di ciò che era annunciato. Dopo ogni altro attacco attacca il personaggio che l’ha compiuto, se lo ha di fronte.
boss-dashboard-liquid = Un attacco da una casella accanto che gli fa male lo fa arretrare, come dice la sua postura. Un personaggio che i suoi attacchi feriscono arretra, e resta aggrappato se finisce oltre il bordo. A 0 di salute prende un teschio, e un personaggio tira per la sua fine.
boss-dashboard-wolf = È distesa sotto uno dei segnalini sulle caselle numerate. Nel suo turno la minaccia sale di 1, e lei gioca altrettante carte. Quando ha attaccato tutti i personaggi, il suo turno finisce. Il suo mirino va per prima cosa verso i personaggi nella sua riga o colonna. Tocca ogni casella da cui esce, che attraversa, in cui entra o su cui resta. Se subisce danni, rivela una carta per i danni in più e si nasconde di nuovo. Contro un personaggio che ha il proprio mirino sulla mappa ha 1■ in più.

## When the reaction of a card is asked for

boss-when-ocelot = Danneggiato nel turno di un personaggio:
boss-when-mantis = Quando viene attaccato:
boss-when-raven = Quando un solo attacco gli infligge { $number } danni o più:
boss-when-hind = Quando schiva un missile:
boss-when-tank = Quando una granata finisce sulla sua ★:
boss-when-wolf = Quando subisce danni:

## What a boss says when the fight begins

boss-opening-mantis = { $games ->
        [0] “Niente”, dice. “Là dentro non c’è nemmeno un ieri. Dritto da me, senza passare da nessuna parte. Ne faremo uno insieme.”
       *[other] “Quante porte”, dice, e le apre una dopo l’altra. { $alarms ->
            [0] “Neanche un allarme. Nessuno si è ancora accorto di te, tranne me.”
            [one] “Un allarme. Ci pensi ancora.”
           *[other] “{ $alarms } allarmi. Tu hai smesso di contarli; io no.”
        } { $deaths ->
            [0] “E nessuno dei tuoi è morto. Allora non sai che cosa c’è in questa stanza.”
            [one] “La morte l’hai già vista una volta, e non l’hai detto a nessuno.”
           *[other] “La morte l’hai già vista { $deaths } volte, e non l’hai detto a nessuno.”
        } { $rewinds ->
            [0] “Tu non torni mai indietro. È raro, e non ti serve a nulla.”
            [one] “Una volta hai riportato indietro il tempo, come se non fosse mai successo. Io ricordo tutte e due le versioni.”
           *[other] “{ $rewinds } volte hai riportato indietro il tempo, come se non fosse mai successo. Io ricordo tutte le versioni.”
        }
    }

## What players see of a boss's secret in the middle of the fight

boss-clue-other-hand = Non è mai dove arriva il colpo: lui lo sa prima della tua mano. Già, ma quale mano? Passando sfiora lo scaffale, e l’unico libro messo alla rovescia cade e si apre. È vuoto, a parte un numero sulla prima pagina, con l’inclinazione di chi scrive con la sinistra: 10.26. Solo tu vedi dove è caduto.

## Revolver Ocelot

boss-card-fan-fire = Va di 1 nodo in senso orario. Attacca ogni personaggio entro 3 caselle, con i suoi dadi e 1■ in più.
    .reaction = Non succede nulla. Lui sogghigna.
boss-card-long-shot = Va di 2 nodi in senso antiorario. Attacca il personaggio più vicino con i suoi dadi e 1■ in più.
    .reaction = Va di 1 nodo in senso orario.
boss-card-bank-shot = Va di 2 nodi in senso orario. Attacca il personaggio più vicino con i suoi dadi e 1■ in più.
    .reaction = Attacca il personaggio di turno, con i suoi dadi e 1■ in più.
boss-card-slow-circle = Va di 3 nodi in senso orario. Non attacca nessuno.
    .reaction = Attacca il personaggio di turno, con i suoi dadi e 1■ in più.
boss-card-loose-end = Va di 1 nodo in senso antiorario. Spara all’ostaggio: 2 danni. Se accanto all’ostaggio ci sono personaggi, attacca invece il più vicino di loro, con i suoi dadi.
    .reaction = Va di 1 nodo in senso antiorario.
boss-card-quick-draw = Va di 1 nodo in senso orario. Attacca il personaggio più vicino con i suoi dadi.
    .reaction = Attacca il personaggio di turno, con i suoi dadi.
boss-card-reload = { $number ->
        [0] Resta dov’è e ricarica.
       *[other] Va di { $number } nodi in senso orario e ricarica.
    } Non attacca nessuno.
    .reaction = Non succede nulla: un clic a vuoto. Questa carta resta in cima.

## Psycho Mantis

boss-card-flying-books = Fluttua di 2 caselle verso est. Attacca il personaggio più vicino che vede, con i suoi dadi.
    .reaction = Fluttua di 1 casella verso nord.
boss-card-hurled-chair = Fluttua di 2 caselle verso ovest. Attacca il personaggio più vicino che vede, con i suoi dadi e 2■ in più.
    .reaction = Il suo indicatore avanza di 1 altro passo.
boss-card-falling-plaster = Fluttua di 2 caselle verso sud. Attacca ogni personaggio, visto o no, con i suoi dadi e 1■ in più; se ce n’è uno solo, ancora 1■ in più.
    .reaction = Non succede nulla, polvere a parte.
boss-card-broken-mirror = Fluttua di 2 caselle verso nord. Attacca ogni personaggio, visto o no, con i suoi dadi e 1■ in più; se ce n’è uno solo, ancora 1■ in più.
    .reaction = Fluttua di 2 caselle verso sud.
boss-card-cold-draft = Fluttua di 3 caselle verso sud. Non attacca nessuno.
    .reaction = Attacca il personaggio di turno, con i suoi dadi, se lo vede.
boss-card-dark-room = Il suo indicatore avanza di 1 passo. Fluttua di 3 caselle verso nord. Non attacca nessuno.
    .reaction = Fluttua di 2 caselle verso ovest. Attacca il personaggio di turno, con i suoi dadi, se lo vede.
boss-card-open-book = Il suo indicatore avanza di 1 passo. Fluttua di 1 casella verso ovest. Non attacca nessuno.
    .reaction = Fluttua di 2 caselle verso est. Attacca il personaggio di turno, con i suoi dadi e 1■ in più, se lo vede.
boss-step-column-only = Si può attaccare solo dalla sua colonna.
boss-step-row-only = Si può attaccare solo dalla sua riga.
boss-step-no-focus = Niente segnalini e niente azioni Concentrazione.
boss-step-mind-control = Un personaggio che tira un ! nel proprio turno attacca il personaggio del posto successivo, o sé stesso se è solo, con { $number }□. Una volta per turno.

boss-note-other-hand = colpisci con l’altra mano; non se lo aspetta

## Vulcan Raven

-raven-sees = Appena vede dei personaggi, li attacca tutti con i suoi dadi, e il suo turno finisce.
-raven-blind = Se camminando non vede nessuno, attacca lo stesso il personaggio più vicino.
boss-card-left-wing = Gira a sinistra e riprende a camminare. { -raven-sees }
    .reaction = Gira a destra.
boss-card-right-wing = Gira a destra e riprende a camminare. { -raven-sees }
    .reaction = Gira a sinistra.
boss-card-wheel-about = Fa dietrofront, da destra, e riprende a camminare. { -raven-sees }
    .reaction = Fa dietrofront, da destra.
boss-card-old-trail = Gira dove indica la freccia del nodo e riprende a camminare. { -raven-sees }
    .reaction = La sua minaccia sale di 1.
boss-card-long-belt = Gira a sinistra e riprende a camminare. Appena in questo turno vede dei personaggi, li attacca tutti con i suoi dadi e 1■ in più, e il suo turno finisce.
    .reaction = Attacca il personaggio di turno, con i suoi dadi e 1■ in più, se lo vede.
boss-card-hot-barrels = Cammina dritto. { -raven-sees }
    .reaction = Fa dietrofront, da destra.
boss-step-hunt-1 = La sua prossima camminata è di 2 caselle; attacca con 1■.
boss-step-hunt-2 = La sua prossima camminata è di 3 caselle; attacca con 1■.
boss-step-hunt-3 = La sua prossima camminata è di 4 caselle; attacca con 1■.
boss-step-hunt-4 = La sua prossima camminata è di 5 caselle; attacca con 1■.
boss-step-hunt-5 = La sua prossima camminata è di 6 caselle; attacca con 1■.
boss-step-hunt-6 = La sua prossima camminata è di 7 caselle; attacca con 1■.
boss-step-hunt-7 = La sua prossima camminata è di 8 caselle; attacca con 1■.
boss-step-hunt-8 = La sua prossima camminata è di 9 caselle, e da lì in poi attacca con 3■.
boss-step-hunt-9 = La sua prossima camminata è di 10 caselle; attacca con 3■.
boss-step-hunt-10 = La sua prossima camminata è di 11 caselle; attacca con 3■.
boss-step-hunt-11 = La sua prossima camminata è di 12 caselle; attacca con 3■. { -raven-blind }
boss-step-hunt-12 = La sua prossima camminata è di 12 caselle; attacca con 3■. { -raven-blind }

## Hind D

-hind-fires = Dopo ogni casella attacca ogni personaggio nella sua linea di fuoco, con i suoi dadi.
boss-card-wide-bank = La sua minaccia sale di 1 passo. Trasla in senso orario, fin dove lo porta la minaccia. { -hind-fires }
    .reaction = Trasla di 1 casella in senso antiorario. Poi attacca ogni personaggio nella sua linea di fuoco, con i suoi dadi.
boss-card-tail-swing = La sua minaccia sale di 1 passo. Trasla in senso antiorario, fin dove lo porta la minaccia. { -hind-fires }
    .reaction = Trasla di 2 caselle in senso orario. { -hind-fires }
boss-card-nose-down = Trasla in senso orario, fin dove lo porta la minaccia. { -hind-fires } Poi attacca il personaggio più vicino al suo muso, sopra ogni parete, con i suoi dadi e 1■ in più.
    .reaction = Trasla di 2 caselle in senso antiorario. { -hind-fires }
boss-card-side-slip = Trasla in senso antiorario, fin dove lo porta la minaccia. { -hind-fires }
    .reaction = Trasla di 1 casella in senso orario. Poi attacca ogni personaggio nella sua linea di fuoco, con i suoi dadi.
boss-card-searchlight = La sua minaccia sale di 1 passo. Trasla fino al posto più vicino con un personaggio nella sua linea di fuoco, se la minaccia lo porta fin lì. { -hind-fires }
    .reaction = Non succede nulla: la sua stessa luce lo acceca.
boss-card-rocket-pods = Resta dov’è. Attacca ogni personaggio, sopra ogni parete, con 1■ in meno dei suoi dadi.
    .reaction = Trasla di 3 caselle in senso antiorario. { -hind-fires }
boss-step-threat-3 = Una carta lo fa traslare di { $number } caselle, o di 1 in più se prima alza la sua minaccia.
boss-step-threat-4 = Una carta lo fa traslare di { $number } caselle, o di 1 in più se prima alza la sua minaccia.
boss-step-threat-5 = Una carta lo fa traslare di { $number } caselle, o di 1 in più se prima alza la sua minaccia.
boss-step-threat-6 = Una carta lo fa traslare di { $number } caselle. Se prima alza la sua minaccia, da lì in poi attacca con 3■. Contro quattro personaggi rivela due carte.
boss-step-threat-6-plus = Una carta lo fa traslare di { $number } caselle. Attacca con 3■. Contro quattro personaggi rivela due carte.

## Cyborg Ninja

boss-card-straight-cut = Va fino a { $number } caselle verso la sua preda. Attacca ogni personaggio accanto a lui con i suoi dadi.
boss-card-long-lunge = Va fino a { $number } caselle verso la sua preda. Attacca ogni personaggio accanto a lui con i suoi dadi e 2■ in più.
boss-card-shadow-step = Entra nell’ombra più vicina alla sua preda, se è più vicina di lui. Poi va fino a { $number } caselle verso la sua preda. Attacca ogni personaggio accanto a lui con i suoi dadi e 2■ in più.
boss-card-thousand-cuts = Va fino a { $number } caselle verso la sua preda. Attacca ogni personaggio accanto a lui o accanto a un’ombra, ciascuno una volta, con i suoi dadi. Chi è accanto a più d’uno di loro è colpito più forte: 1■ in più per ciascuno dopo il primo.
boss-card-cold-company = Resta dov’è. Non attacca nessuno. Compare un’ombra accanto a ogni personaggio.
boss-card-afterimage = Entra nell’ombra più lontana dalla sua preda; senza ombre resta dov’è. Attacca ogni personaggio accanto a lui con i suoi dadi.
boss-card-lowered-blade = Resta dov’è, con la lama abbassata. Non attacca nessuno.

## Tank

-tank-rolls-over = I personaggi che travolge subiscono 1 danno ciascuno.
-cannon = Cannone: attacca il personaggio più vicino oltre le 3 caselle, visto o no, con i suoi dadi, e con 1■ in più contro due personaggi
boss-card-bulldoze = Avanza di 5 caselle verso ovest, poi di 2 verso sud. { -tank-rolls-over } { boss-dashboard-tank.machine-gun }
    .reaction = Subisce 1 danno in più.
boss-card-broadside = Avanza di 3 caselle verso sud. { -tank-rolls-over } { boss-dashboard-tank.machine-gun } { -cannon }.
    .reaction = Subisce 1 danno in più.
boss-card-swivel = Avanza di 4 caselle verso est. { -tank-rolls-over } { boss-dashboard-tank.machine-gun } { -cannon }.
    .reaction = Subisce 2 danni in più.
boss-card-high-shell = Avanza di 2 caselle verso nord, poi di 2 verso est. { -tank-rolls-over } { -cannon }.
    .reaction = Subisce 1 danno in più.
boss-card-long-barrel = Avanza di 1 casella verso est. { -tank-rolls-over } { -cannon }.
    .reaction = Subisce 2 danni in più.
boss-card-grinding-gears = Avanza di 4 caselle verso sud, poi di 3 verso ovest. { -tank-rolls-over } { boss-dashboard-tank.machine-gun }
    .reaction = Non subisce danni in più: il portello è chiuso.
boss-card-jammed-gun = Avanza di 5 caselle verso nord. { -tank-rolls-over } Non attacca nessuno.
    .reaction = Subisce 3 danni in più.

## Metal Gear REX: a card has two times, now and next turn; the step of the track says again what comes next turn

-rex-others = Attacca subito tutti gli altri che vede, con i suoi dadi; quelli che non ha di fronte, con la metà, arrotondata per difetto.
-rex-tread = Senza aggancio fa fino a 4 passi verso il personaggio più vicino e attacca tutti quelli sotto o accanto a lui, con i suoi dadi
-rex-rail-gun =
    Nel prossimo turno attacca il personaggio agganciato, con i suoi dadi e 1■ in più.
    { -rex-tread } e 1■ in più.
-rex-missile-rain =
    Nel prossimo turno attacca ogni personaggio entro 2 caselle dall’aggancio, con i suoi dadi. Questo aggancio non molla, neanche fuori dalla sua vista.
    { -rex-tread }.
-rex-cutting-laser =
    Nel prossimo turno attacca ogni personaggio che vede dalla parte in cui guarda, con i suoi dadi, se ha un aggancio.
    { -rex-tread }.
-rex-hull-guns =
    Nel prossimo turno attacca il personaggio agganciato, con i suoi dadi.
    { -rex-tread }.
-rex-heavy-tread = Nel prossimo turno fa fino a 5 passi verso il personaggio agganciato, o senza aggancio verso il più vicino. Lì attacca tutti quelli sotto o accanto a lui, con i suoi dadi. Questo aggancio non molla, neanche fuori dalla sua vista.
-rex-venting-heat = Nel prossimo turno non c’è nulla da eseguire: rivela soltanto la carta successiva.
boss-card-rail-gun =
    Aggancia il personaggio più lontano che vede. { -rex-others }
    { -rex-rail-gun }
boss-card-missile-rain =
    Aggancia il personaggio più vicino che vede. { -rex-others }
    { -rex-missile-rain }
boss-card-cutting-laser =
    Aggancia il personaggio più vicino che vede con il suo ! o ? sulla mappa; se non ce n’è, il più vicino. { -rex-others }
    { -rex-cutting-laser }
boss-card-hull-guns =
    Aggancia il personaggio che vede con più danni. { -rex-others }
    { -rex-hull-guns }
boss-card-heavy-tread =
    Aggancia il personaggio più vicino che vede. { -rex-others }
    { -rex-heavy-tread }
boss-card-venting-heat =
    Aggancia il personaggio più vicino che vede. Non attacca nessuno.
    { -rex-venting-heat }
boss-step-awakening = Il suo reattore è freddo. { -rex-venting-heat }
boss-step-rail-gun = { -rex-rail-gun }
boss-step-missile-rain = { -rex-missile-rain }
boss-step-cutting-laser = { -rex-cutting-laser }
boss-step-hull-guns = { -rex-hull-guns }
boss-step-heavy-tread = { -rex-heavy-tread }
boss-step-venting-heat = { -rex-venting-heat }
boss-note-locked-on = agganciato: { $hero }; l’abitacolo è aperto
boss-note-shut = la corazza è chiusa: per colpire serve { $defense } o più
boss-note-reels = barcolla; l’abitacolo è aperto
boss-note-held-open = Gray Fox tiene aperto l’abitacolo

## Liquid: a card ends in a stance, and says what that means as the step of the track does

boss-card-straight-right = Va fino a 6 caselle verso il personaggio più vicino. Se gli arriva accanto, lo attacca con i suoi dadi. Se lo ferisce, lo fa arretrare di 1 casella. Poi è eretto. { boss-step-upright }
boss-card-haymaker = Va fino a 4 caselle verso il personaggio più vicino. Se gli arriva accanto, lo attacca con i suoi dadi e 1■ in più. Se lo ferisce, lo fa arretrare di 1 casella. Poi è sbilanciato. { boss-step-off-balance }
boss-card-low-sweep = Va fino a 4 caselle verso il personaggio più vicino. Attacca ogni personaggio accanto a lui con i suoi dadi. Ogni personaggio che ferisce arretra di 1 casella. Poi è saldo. { boss-step-planted }
boss-card-shoulder-charge = Va fino a 8 caselle verso il personaggio più vicino. Se gli arriva accanto, lo attacca con i suoi dadi. Se lo ferisce, lo fa arretrare di 3 caselle. Poi è sbilanciato. { boss-step-off-balance }
boss-card-hip-throw = Va fino a 6 caselle verso il personaggio più vicino. Se gli arriva accanto, lo attacca con i suoi dadi. Che lo ferisca o no, lo scaglia 2 caselle indietro. Poi è eretto. { boss-step-upright }
boss-card-come-on = Resta dov’è. Non attacca nessuno. Poi è in attesa. { boss-step-waiting }
boss-card-deep-breath = Resta dov’è. Non attacca nessuno. Recupera 2 danni. Poi è saldo. { boss-step-planted }
boss-step-upright = Un attacco da una casella accanto che lo ferisce lo fa arretrare di { $number ->
        [one] { $number } casella
       *[other] { $number } caselle
    }.
boss-step-planted = Nessun attacco lo sposta.
boss-step-off-balance = Un attacco da una casella accanto che lo ferisce lo fa arretrare di { $number ->
        [one] { $number } casella
       *[other] { $number } caselle
    }.
boss-step-waiting = Se un personaggio lo attacca da una casella accanto e non gli fa danni, lui attacca quel personaggio con i suoi dadi; se lo ferisce, lo fa arretrare di 1 casella. Un attacco da una casella accanto che lo ferisce lo fa arretrare di { $number ->
        [one] { $number } casella
       *[other] { $number } caselle
    }.
boss-note-skulls = teschi: { $skulls }; se va a terra qui, un personaggio tira { $white }□; un qualsiasi ! è la sua fine
boss-note-hangs = { $hero } pende dal bordo

## Sniper Wolf

-wolf-crosshair = Il suo mirino va al massimo fin lì verso il personaggio più vicino non ancora attaccato in questo turno. Lei attacca ogni personaggio che il mirino tocca, con i suoi dadi.
boss-card-held-breath = Portata { $number }, la sua più corta. { -wolf-crosshair }
    .reaction = Subisce 2 danni in più.
boss-card-crosswind = Portata { $number }. { -wolf-crosshair }
    .reaction = Subisce 1 danno in più.
boss-card-slow-trigger = Portata { $number }. { -wolf-crosshair }
    .reaction = Subisce 1 danno in più.
boss-card-long-lens = Portata { $number }. { -wolf-crosshair }
    .reaction = Subisce 1 danno in più.
boss-card-lead-the-target = Portata { $number }. { -wolf-crosshair }
    .reaction = Non subisce danni in più.
boss-card-one-shot = Portata { $number }, la sua più lunga. { -wolf-crosshair }
    .reaction = Non subisce danni in più: solo un graffio.
boss-note-threat = minaccia { $threat }: nel suo turno sale di 1, e lei gioca altrettante carte
boss-note-or-otacon = o porta Otacon sulla sua tessera
boss-note-glint = 1■ in più contro { $hero }, il cui mirino luccica
boss-note-dogs-know-the-box = i suoi cani ormai sanno che cosa c’è sotto una scatola

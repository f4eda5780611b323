### Quello che dice il browser: schermate, pulsanti, messaggi. I nomi delle cose e le frasi del gioco sono in names.ftl e game.ftl.

## Everywhere

app-loading = Caricamento …
app-close = Chiudi
app-page = { $rule } · p. { $page }
app-title = { $page } · noisecheck
app-back = Indietro
app-home = Inizio
app-odds = { $hits } su { $of }

## Examples of the rules page: what each scene shows

example-clear-box = La guardia in C1 guarda a sud. La cassa in D2 è dentro il rettangolo tra lei e Snake, quindi lui è nascosto; in C4 nel rettangolo non c’è nulla, e viene visto.
example-seen-on-the-way = Scatto da B2 per C2 a D2: Snake attraversa la vista della guardia in C2, e il ! va dove finisce lo scatto.
example-camera-cones = La telecamera guarda dal cono arancione, verso est. Termina il turno: la carta ordini gira tutte le telecamere, e il cono verde cade su Snake.
example-traps = Entra nella riga 1, e la trappola a faccia in giù in E1 si gira. Entra invece nella riga 3, e il laser in E3 fa scattare l’allerta.
example-noise-check = Fai uno Scatto, e la guardia dietro l’angolo può sentirlo: alla fine del turno si tira un dado bianco per ogni azione rumorosa. Fanne due e guarda.
example-leapfrog = Vai in B1, poi oltre la guardia in D1. Il salto conta come una casella, ma porta il ! e un attacco.
example-lock = Interagisci con la porta: un dado bianco e due neri. Il tiro non va ancora bene, quindi paga un’altra azione e tira di nuovo il dado bianco.
example-focus-on-dice = Colpisci la guardia: il dado mostra 2, a vuoto. Finché il tiro è aperto, +2 o un nuovo tiro possono ancora farne un colpo a segno.
example-hurt-but-standing = Colpisci la guardia una volta e termina il turno. È ferita e ancora in piedi, quindi il ! va sotto Snake.
example-takedown = La guardia dà le spalle. Arrivale dietro, e puoi scegliere Atterramento Silenzioso.
example-system-effect = Entrambi gli slot di Luci Spente sono coperti e il terminale è hackerato: risolvi la carta, e il ! di Meryl diventa un ?.
example-radio-in = La caserma in A1 dovrebbe avere due guardie, e solo una può rispondere. Termina il turno, e arriva quella mancante; chi dorme in E1 non conta.
example-stay-alert = Snake è a due caselle dalla guardia, Meryl a quattro. Termina il turno: viene piazzato solo il ? di Snake.
example-nearest-guard = In D1 c’è un ?. Termina il turno: la guardia più vicina va a guardare, e l’altra è di pattuglia.
example-equal-ways = Due strade verso il ? sono ugualmente lunghe e hanno lo stesso numero di svolte. Termina il turno, e scegli tu quale prende la guardia.
example-guards-hop = La guardia in B1 è chiamata in G1, oltre altre due. Le salta entrambe al prezzo di una casella.

## Theatre: the Enemy phase, step by step

theatre-label = Fase dei Nemici
theatre-again = Fase dei Nemici, di nuovo
theatre-boss = { $side ->
        [turn] Turno { NAME($figure, case: "of") }
       *[reaction] Reazione { NAME($figure, case: "of") }
    }
theatre-section-0 = Fase dei Giocatori
theatre-section-1 = Azione delle Guardie
theatre-section-2 = Telecamere
theatre-section-3 = Attivazioni
theatre-activations = Attivazioni { $done } di { $all }
theatre-guard = Guardia { $number }
theatre-actor-order = Carta ordini
theatre-actor-cameras = Tutte le telecamere
theatre-actor-table = Il tavolo
theatre-order =
    Carta ordini: { $card }. { $red } { $red ->
        [1] casella
       *[other] caselle
    } in modalità Allerta, altrimenti { $blue }; freccia a { $arrow ->
        [left] sinistra
       *[right] destra
    }{ $flips ->
        [yes] ; le telecamere girano
       *[no] { "" }
    }.
theatre-mode-patrol = Pattuglia
theatre-mode-investigate = Indagine
theatre-mode-alert = Allerta
theatre-mode-attack = Attacco
theatre-mode-react = Reazione
theatre-mode-look = Attivazione
theatre-mode-boss = Il suo turno
# Each of these has at most six words.
theatre-reason-patrol = fa il suo giro, nessun sospetto
theatre-reason-investigate = { $token ->
        [ko] una guardia KO in { $target }
        [dead] una guardia morta in { $target }
       *[other] controlla il { $token } { NAME($owner, case: "of") } in { $target }
    }
theatre-reason-alert = punta al { $token } { NAME($owner, case: "of") } in { $target }
theatre-reason-attack = vede { $hero } in { $space }
theatre-reason-react = trova un segnalino in { $space }
theatre-reason-look = si guarda intorno in { $space }
theatre-reason-order = guardie: { $red } in allerta, altrimenti { $blue }
theatre-reason-cameras = contano i coni { $colour ->
        [orange] arancioni
       *[green] verdi
    }
theatre-moves = Caselle percorse finora, di quelle che la carta permette
theatre-play = Avvia
theatre-pause = Pausa
theatre-continue = Continua
theatre-step = Un passo
theatre-back = Un passo indietro
theatre-skip = Al prossimo evento
theatre-finish = Alla fine
theatre-speed = Velocità
theatre-speed-instant = Immediata
theatre-speed-times = { $speed }×
theatre-auto-pause = Pausa agli eventi
theatre-held = In pausa: guarda pure, poi continua.
# What an Order card does at once, in at most eight words.
theatre-card-waken = Le guardie KO si risvegliano.
theatre-card-radio-in = Tornano le guardie mancanti.
theatre-card-lost-contact = Ogni tre guardie morte si brucia una carta.
theatre-card-stay-alert = Un ? sotto chi è vicino a guardie.
theatre-card-game-over = Il tempo è scaduto.
theatre-card-known = Via i segnalini; per un ? dietrofront.
theatre-card-sweep = Via i segnalini; un quarto di giro.
theatre-card-radio = Via i segnalini; arrivano le guardie mancanti.
theatre-card-hunch = Via i segnalini; entro 2, un ?.
theatre-card-rush = Via i segnalini; la guardia avanza di 1.
theatre-card-shrug = Via i segnalini, e basta.
theatre-card-hold = Trattieni la carta
theatre-card-held = Trattenuta. Allontanati o premi { $key } per continuare.
theatre-card-alert = { $red } caselle in allerta
theatre-card-calm = { $blue } caselle altrimenti
theatre-card-arrow = { $arrow ->
        [left] le guardie girano a sinistra
       *[right] le guardie girano a destra
    }
theatre-card-flips = le telecamere girano
theatre-moment = Stai guardando un momento precedente.
theatre-to-now = Torna ad adesso
theatre-recap = Ultima Fase dei Nemici
theatre-replay = Rivedi
theatre-in-log = Mostra nel registro
theatre-missed = a vuoto

recap-boss = { NAME($figure, case: "the") } gioca { $card }
recap-guards = { $count ->
        [one] 1 guardia ha agito
       *[other] { $count } guardie hanno agito
    }
recap-seen = { $hero }: in vista di { $count ->
        [one] 1 guardia o telecamera
       *[other] { $count } guardie o telecamere
    }
recap-attacked = { $hero } subisce { $count ->
        [one] un attacco
       *[other] { $count } attacchi
    }, { $damage ->
        [0] nessun danno
        [one] { $damage } danno
       *[other] { $damage } danni
    }
recap-hurt = { $hero } subisce { $damage } { $damage ->
        [one] danno
       *[other] danni
    }
recap-attention = il { $side } { NAME($hero, case: "of") } è in { $space }
recap-spawned = { $count ->
        [one] 1 nuova guardia
       *[other] { $count } nuove guardie
    }
recap-removed = { $count ->
        [one] 1 segnalino rimosso
       *[other] { $count } segnalini rimossi
    }
recap-burned = { $count ->
        [one] 1 carta bruciata
       *[other] { $count } carte bruciate
    }
recap-knocked-out = { $count ->
        [one] 1 guardia messa KO
       *[other] { $count } guardie messe KO
    }
recap-objectives = { $count ->
        [one] 1 obiettivo preso
       *[other] { $count } obiettivi presi
    }
recap-doors = { $count ->
        [one] 1 porta aperta
       *[other] { $count } porte aperte
    }
recap-nothing = nulla di rilevante

## The board

board-label = Mappa
board-zone = { $zone } · { $active ->
        [yes] attiva
       *[no] tranquilla
    }
board-menu = Che cosa fare in { $cell }
board-menu-hit = serve { $threshold }+, a segno { $chance }
board-menu-cost = { $cost ->
        [0] nessuna azione
        [one] 1 azione
       *[other] { $cost } azioni
    }
board-menu-why = Perché qui non posso fare nulla?
board-menu-ping = Indica { $cell }
board-menu-sight = Chi vede { $cell }, e perché?

## The board for screen readers: one sentence for each thing in a space

grid-label = Mappa, { $columns } colonne e { $rows } righe. Le frecce muovono, Invio agisce, Spazio elenca che cosa puoi fare, Alt e una freccia legge in avanti fino a una parete.
grid-space = { $cell }, { $kind ->
        [floor] pavimento
        [obstacle] ostacolo
       *[hole] senza pavimento
    }{ $zone ->
        [none] { "" }
       *[other] , zona { $zone }
    }.
grid-hero = { $hero }{ $yours ->
        [yes] , tu
       *[no] { "" }
    }{ $acting ->
        [yes] , di turno
       *[no] { "" }
    }{ $acted ->
        [yes] , ha agito
       *[no] { "" }
    }{ $hidden ->
        [boxed] , in una scatola
        [disguised] , in incognito
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , danni { $damage }
    }{ $hostages ->
        [0] { "" }
        [one] , con un ostaggio
       *[other] , con { $hostages } ostaggi
    }.
grid-guard-number = guardia { $number }
grid-guard = Guardia { $number }, guarda { NAME($facing, case: "to") }{ $mode ->
        [patrol] , di pattuglia
        [investigate] , andrà a indagare
        [alert] , in allerta
       *[unknown] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , danni { $damage }
    }{ $ko ->
        [0] { "" }
       *[other] , danni KO { $ko }
    }.
grid-boss = { $figure }{ $facing ->
        [none] { "" }
       *[other] , guarda { NAME($facing, case: "to") }
    }, salute { $left } su { $health }{ $printed ->
        [none] { "" }
       *[other] , qui segnato { $printed }
    }.
grid-printed = Segnata { $printed }.
grid-token = { $token }{ $down ->
        [yes] , a faccia in giù
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , danni { $damage }
    }.
grid-node = { $circuit ->
    [yes] Nodo del circuito
   *[no] Nodo
}, freccia { NAME($facing, case: "to") }.
grid-fire = Sotto il fuoco { NAME($figure, case: "of") }.
grid-watcher = { $kind ->
        [boss] { NAME($figure, case: "the") }
        [camera] la telecamera in { $cell }
       *[laser] il laser in { $cell }
    }
grid-body = { $stars ->
        [0] Guardia morta
        [one] Guardia KO, 1 stella
       *[other] Guardia KO, { $stars } stelle
    }{ $tied ->
        [yes] , legata
       *[no] { "" }
    }.
grid-attention = { $side ->
        [alert] ! (allerta)
       *[investigate] ? (indagine)
    } { NAME($owner, case: "of") }.
grid-camera = Telecamera, guarda { NAME($facing, case: "to") } ({ $colour ->
        [orange] arancione
       *[green] verde
    }).
grid-trap = { $kind ->
        [down] Trappola, a faccia in giù
        [camera] Trappola: telecamera
        [laser] Trappola: laser
       *[blank] Trappola: niente
    }.
grid-charge = { $gear }, { NAME($owner, case: "of") }.
grid-objective = { $hostage ->
        [yes] { $optional ->
            [yes] Secondario: un ostaggio
           *[no] Ostaggio
        }
       *[no] { $optional ->
            [yes] Obiettivo secondario
           *[no] Obiettivo
        }
    }{ $down ->
        [yes] , a faccia in giù
       *[no] { "" }
    }{ $taken ->
        [yes] , preso
       *[no] { "" }
    }.
grid-event = Evento { $letter }{ $used ->
        [yes] , avvenuto
       *[no] { "" }
    }.
grid-exit = Uscita.
grid-own-exit = Uscita solo per { $owner }.
grid-supply = Rifornimento.
grid-terminal = Terminale, livello { $level }{ $hacked ->
        [yes] , hackerato
       *[no] { "" }
    }.
grid-elevator = Ascensore per { $to }.
grid-barracks = Caserma, { $count ->
        [one] 1 guardia
       *[other] { $count } guardie
    }.
grid-icon = Freccia sul pavimento: le guardie si girano { NAME($facing, case: "to") }.
grid-icon-turn = Icona di svolta sul pavimento.
grid-door = { $how ->
        [locked] Porta bloccata, livello { $level },
        [sealed] Porta sigillata, che solo un evento può aprire,
       *[open] Porta aperta
    } { NAME($facing, case: "at") }.
grid-walls = Parete: { $ways }.
grid-drops = Vuoto: { $ways }.
grid-seen = In vista di: { $by }.
grid-unseen = Nessuno la vede.
grid-target = { $words }{ $cost ->
        [-1] { "" }
        [0] , nessuna azione
        [one] , 1 azione
       *[other] , { $cost } azioni
    }{ $seen ->
        [seen] , lì ti vedrebbero
        [way] , ti vedrebbero sulla strada
       *[none] { "" }
    }{ $noisy ->
        [yes] , rumorosa
       *[no] { "" }
    }{ $loud ->
        [yes] , RUMOROSA (allerta)
       *[no] { "" }
    }.
grid-way = { NAME($facing, case: "to") }: { $parts }
grid-way-space = { $cell }, { $parts }
grid-way-spaces = { $count ->
        [0] niente
        [one] 1 casella libera
       *[other] { $count } caselle libere
    }
grid-way-end = { $barrier ->
        [wall] poi una parete
        [door] poi una porta bloccata
        [obstacle] poi un ostacolo
       *[edge] poi il bordo della mappa
    }

## The layers of the board

tools-label = Strati e vista della mappa
tools-sight = Vista: { $mode ->
        [off] no
        [union] tutta
       *[each] singola
    }
    .about = Che cosa vedono ora guardie, telecamere e laser, a tratteggio: tutti insieme o uno per uno
tools-paths = Percorsi
    .about = Dove andrebbe ogni guardia se fosse attivata adesso
tools-noise = Rumore
    .about = Quali guardie sono abbastanza vicine da sentire chi è di turno
tools-order = Ordine
    .about = L’ordine in cui agiscono le guardie
tools-interactables = Usabili
    .about = Tutto ciò con cui puoi interagire
tools-follow = Segui
tools-ping = Indica una casella
    .about = Poi scegli una casella: la vedono tutti
tools-zoom-in = Ingrandisci
tools-zoom-out = Riduci
tools-fit = Tutta la mappa
tools-key = { $label } (tasto { $key })
tools-about = { $head }: { $about }
tools-idle = { $about }. Ora non ha nulla da dire.

## The enemy

enemy-title = Nemici
enemy-unseen = Ordini non visti: { $blue } blu, { $red } { $red ->
        [one] rosso
       *[other] rossi
    }{ $burned ->
        [0] { "" }
        [one] , { $burned } bruciato sotto
       *[other] , { $burned } bruciati sotto
    }
enemy-endless = Ogni round arriva lo stesso ordine.
enemy-current = In vigore
enemy-last = Ultimo ordine
enemy-next = Prossimo
enemy-next-reaction = Prossima carta reazioni
enemy-reaction = { $card }: { $effect }
enemy-card = { $action }: { $effect } Guardie: movimento { $red } in allerta, altrimenti { $blue }. Girano a { $arrow ->
        [left] sinistra
       *[right] destra
    }.{ $flip ->
        [yes] { " " }Le telecamere girano.
       *[no] { "" }
    }
enemy-card-brief = { $action }{ $numbers ->
        [none] { "" }
       *[other] { " " }{ $numbers }
    }{ $arrow ->
        [left] { " " }↰
        [right] { " " }↱
       *[none] { "" }
    }{ $flip ->
        [yes] , girano le telecamere
       *[no] { "" }
    }
enemy-card-over = { $action }: { $effect }
enemy-cameras = Telecamere: { $colour ->
        [orange] arancione (O)
       *[green] verde (G)
    }
enemy-zones = Zone attive: { $zones }
enemy-order = Guardie, nell’ordine in cui agiscono
enemy-waiting = Guardie in zone inattive
enemy-none = Sulla mappa non ci sono guardie.
enemy-guard = Guardia { $number }
enemy-mode = { $mode ->
        [patrol] Pattuglia
        [investigate] Indagine
       *[alert] Allerta
    }
enemy-stays = resta in { $space }
enemy-goes = va in { $space }
enemy-tied = { $count } percorsi uguali
enemy-token = { $token ->
        [ko] una guardia KO
        [dead] una guardia morta
       *[other] il { $token } { NAME($owner, case: "of") }
    }
enemy-target = in { $space }
enemy-damage = danni { $damage }
enemy-done = ha agito

## The boss and its deck

rail-title = { $figure }, il boss
rail-off-map = non in vista
rail-spaces = { $first }–{ $last }
rail-find = Mostra { NAME($figure, case: "the") } sulla mappa: { $place }
rail-health = Salute
rail-health-left = { $left }/{ $of }
rail-defense = Difesa { $defense }
rail-dice = Attacca con { $dice ->
        [0] nessun dado
        [1] ■
        [2] ■■
        [3] ■■■
       *[other] { $dice }■
    }
rail-dashboard = Plancia
rail-track = Tracciato
rail-count = Tracciato: { $count }
rail-last = { $side ->
        [turn] Ha giocato { $card }:
       *[reaction] Ha reagito con { $card }:
    }
rail-deck = Il suo mazzo, dalla cima
rail-open = Ora scoperta:
rail-next = Prossima: { $card } (nota)
rail-next-unseen = { $count ->
        [one] Prossima: la sola carta mai vista
       *[other] Prossima: una di { $count } carte mai viste
    }
rail-unseen = { $count ->
        [one] 1 carta mai vista
       *[other] { $count } carte mai viste
    }
rail-unseen-cards = In un ordine qualsiasi:
play-in-hand = { $action }: restano { $left }/{ $of }
play-aim-boss = Sconfiggi { NAME($figure, case: "the") }
play-aim-friend = Proteggi { NAME($figure, case: "the") }
play-aim-no-killing = Non uccidere guardie

## What a stage tells when one of its events happens

story-title = Evento { $letter }

## Sounds in words, for anybody who cannot or does not want to hear them

sound-turn = [il tuo turno]
sound-dice = [dadi]
sound-quiet = [nessuno sente]
sound-noise = [rumore]
sound-attention = [attenzione]
sound-alert = [allerta]
sound-hit = [a segno]
sound-damage = [danni]
sound-ko = [caduta]
sound-boss = [il boss gioca una carta]
sound-strike = [il boss colpisce]
sound-track = [avanza il tracciato del boss]
sound-unlock = [sbloccato]
sound-ping = [ping]
sound-clear = [scenario completato]
sound-fail = [scenario fallito]
sound-sneak = [passi felpati]
sound-dash = [passi di corsa]
sound-boots = [stivali]
sound-chat = [messaggio]
sound-drawer = [si apre un cassetto]
sound-call = [qualcuno chiama]
sound-dial = [un tasto premuto]
sound-voice = [una voce alla radio]
sound-rank = [gong]
sound-die = [un dado]
sound-order = [si scopre una carta]
sound-card = [una carta]
sound-token = [si posa un segnalino]
sound-focus = [un rintocco lieve]
sound-torch = [scatto di una torcia]
sound-camera = [una telecamera gira]
sound-laser = [scatta un laser]
sound-knock = [qualcuno bussa]
sound-miss = [a vuoto]
sound-blast = [un’esplosione]
sound-missile = [vola un missile]
sound-groan = [un gemito]
sound-mind = [un ronzio nella testa]
sound-vanish = [qualcuno svanisce]
sound-fallen = [il boss cade]
sound-rex-step = [la terra trema]
sound-rex-servo = [servomotori pesanti]
sound-charge = [qualcosa si carica]
sound-treads = [cingoli]
sound-rotor = [pale di rotore]
sound-door = [si apre una porta]
sound-lift = [un ascensore]
sound-locked = [ancora bloccata]
sound-box = [cartone]
sound-gear = [tintinnio]
sound-cloth = [stoffa]
sound-rope = [corda]
sound-drag = [qualcosa viene trascinato]
sound-throw = [un lancio]
sound-clink = [metallo sul pavimento]
sound-shatter = [qualcosa va in pezzi]
sound-jam = [scariche]
sound-gain = [due note che salgono]
sound-loss = [due note che scendono]
sound-slip = [qualcuno scivola]
sound-climb = [qualcuno si arrampica]
sound-story = [una campana grave]
sound-bed-water = [acqua contro il molo]
sound-bed-wind = [vento]
sound-bed-hum = [ronzio di macchine]
sound-bed-drip = [gocce d’acqua]
sound-bed-fans = [ventole]
sound-bed-dawn = [uccelli all’alba]
sound-bed-fire = [brontolio del fuoco]
sound-bed-clock = [ticchettio d’orologio]
sound-bed-grid = [un ronzio sottile]
sound-bed-carrier = [fruscio radio]
sound-score-quiet = [musica lenta]
sound-score-investigate = [la musica si fa tesa]
sound-score-alert = [musica incalzante]

## Whether there is to be sound: asked once, beside the first game

sound-ask = Audio?
sound-ask-all = Tutto
sound-ask-effects = No musica
sound-ask-none = Niente

## Log: what happened, and why

log-title = Registro
log-chat = Chat
log-rules = Regole
log-codec = Codec
log-tabs = Nemici, registro e chat
log-show-space = Mostra { $space } sulla mappa
log-moves = La guardia si muove: { $way }, e guarda { NAME($facing, case: "to") }.
log-turn = Turno { NAME($hero, case: "of") }
log-opening = All’inizio
log-guard = Guardia { $number } in { $space }: { $mode }
log-round = Round { $round }
log-filters = Mostra
log-filter-all = Tutto
log-filter-alerts = Allerte e danni
log-filter-dice = Dadi
log-filter-mine = Miei
log-why = Perché?
log-why-of = Perché? { $what }
log-because = Perché
log-open-rule = Apri la regola
log-look = Mostra questo momento: { $what }
log-nothing = Non è ancora successo nulla.
log-filtered = Ancora nulla di questo tipo.
log-no-moment = Ora questo momento non si può mostrare.
log-away = Da quando non ci sei
log-away-count = { $count ->
        [one] 1 evento
       *[other] { $count } eventi
    }
log-watch = Guarda
log-dismiss = Capito
log-latest = Vai all’ultimo

## Chat

chat-say = Di’ qualcosa
chat-send = Invia
chat-quick = Frasi rapide
chat-quick-wait = Aspetta
chat-quick-distract = Posso distrarne una
chat-quick-seen = Qui ci vedono!
chat-quick-go = Vai
chat-quick-help = Mi serve aiuto
chat-quick-end = Fine turno?
chat-quick-good = Buona idea
chat-quick-undo = Annulliamo?
chat-quick-copied = (prende una copia di questa partita: la si potrebbe giocare in anticipo, con gli stessi dadi)
chat-empty = Nessuno ha ancora detto nulla. Nomina una casella, come { $space }, e chiunque può premerla per trovarla sulla mappa.
chat-unread = { $count } da leggere
chat-mute = Silenzia { $name }
chat-unmute = Riascolta { $name }
chat-muted = Non senti più { $name }.
chat-watcher = { $name } (guarda)
chat-only-players = Chi fa da spettatore può leggere la chat, ma non scriverci.

## The rules: drawer and screen

rules-home = Inizio
rules-all = Tutte le regole
rules-search = Cerca: una parola o un codice come LOS-7
rules-found = { $count ->
        [one] 1 regola
       *[other] { $count } regole
    }
rules-none = Nessuna regola contiene queste parole.
rules-unknown = Non esiste una regola { $id }.
rules-page = p. { $page }
rules-ruling = Nostra scelta
rules-related = Nello stesso capitolo
rules-examples = { $count ->
        [one] Un esempio
       *[other] Esempi
    }
rules-has-example = con un esempio
rules-open-table = Apri come tavolo
rules-not-built = Non ancora in gioco.

## Looking things up: the drawer at the table, and the two pages

look-title = Regole e Codec
look-search = Una frequenza Codec come 05.07, una regola come LOS-7, o una parola
    .short = 05.07, LOS-7, parola
look-back = Indietro
look-pin = Fissa
look-pinned = Fissati
look-shelves = Che cosa elencare
library-rules = Regole
library-codec = Codec

## The Codec

call-link = Chiama { $number } sul Codec
call-search = Una frequenza come 05.07, o una parola
call-call = { $number ->
        [none] Chiama
       *[other] Chiama { $number }
    }
call-keypad = Tastiera
call-erase = Cancella l’ultimo tasto
call-all = Tutte le chiamate
call-count = { $count } chiamate in elenco, { $heard } già { $heard ->
        [one] sentita
       *[other] sentite
    }. Altre frequenze sono nascoste da qualche parte nel gioco.
call-enter = Invio chiama { $words }.
call-found = { $count ->
        [0] Nessuna in elenco
        [one] 1 chiamata; Invio per sentirla
       *[other] { $count } chiamate
    }
call-veiled = { $count ->
        [one] Una chiamata parla di uno scenario che non hai ancora raggiunto.
       *[other] { $count } chiamate parlano di scenari che non hai ancora raggiunto.
    }
call-heard = sentita
call-dialling = Chiamo { $number } …
call-silent = A { $number } non risponde nessuno.
call-unknown = Nessuna chiamata parla di “{ $words }”.
call-near = Forse cercavi
call-no-number = { $id } non è una frequenza Codec. Sono fatte così: 05.07.
call-about = Riguarda
call-stage = Il briefing
call-rules = Regole
call-telling = Salvataggio in “{ $campaign }” …
call-not-told = Non è stato possibile salvarlo in “{ $campaign }”. { $problem } Richiama più tardi.
call-tells = Un segreto: non l’hanno sentito tutti.
call-unlocks-campaign = Un segreto, salvato nella tua campagna “{ $campaign }”: { $gear } ora è nella sua Memory Box.
call-unlocks-alone = Un segreto, salvato in questo browser: d’ora in poi { $gear } è nella Memory Box di ogni partita singola che apri.
interrogation-hold-out = Resisti
interrogation-give-in = Cedi
    .text = Ocelot saprà quello che voleva sapere. Non si torna indietro.
call-knows-now = Lo userai contro { NAME($figure, case: "the") } appena tocca a te.
call-knows-campaign = Un segreto, salvato nella tua campagna “{ $campaign }”: d’ora in poi lo sai ogni volta che combatti contro { NAME($figure, case: "the") }.
call-knows-alone = Un segreto, salvato in questo browser: d’ora in poi lo sai in ogni partita singola che apri contro { NAME($figure, case: "the") }.
call-dial = Quadrante delle voci
call-voice = { $number }, { $title }
call-off-dial = Questa frequenza non è su nessun quadrante.
call-previous = Voce precedente
call-next = Voce successiva
call-all-at-once = Tutto insieme

## At the table: the bar with what is to be done

play-title = { $mine ->
        [due] ▶ Tocca a te:{ " " }
        [yes] ●{ " " }
       *[no] { "" }
    }{ $sentence } · noisecheck
play-round = Round { $round } · { $phase ->
        [setup] preparazione
        [enemy] guardie
        [boss] boss
       *[player] personaggi
    }
play-level-quiet = Inosservati
    .sign = ○
play-level-investigate = Indagine
    .sign = ?
play-level-alert = Allerta
    .sign = !
play-bar-action = { $hero }: scegli un’azione
play-bar-waiting = In attesa di { $names } — { $sentence }
play-bar-link-connecting = Connessione …
play-bar-link-reconnecting = Connessione persa. Riprovo …
play-bar-link-lost = Server irraggiungibile. Riprovo …
play-bar-link-fenced = Questo posto è in uso in un’altra scheda.
play-bar-link-gone = Questo tavolo non c’è più.
play-bar-link-version = C’è una nuova versione. Ricarica la pagina.
play-bar-link-seat = Questo tavolo non conosce più il tuo posto.
play-bar-link-no-spectators = Questo tavolo non ammette spettatori.
play-bar-bot = { $hero } ({ $bot }) sta pensando — { $sentence }
play-bar-held = Il bot è fermo. { $sentence }
play-bar-recovering = Ripristino del tavolo …
play-bar-theatre =
    { $who ->
        [boss] Agisce { NAME($figure, case: "the") }.
        [both] Agiscono { NAME($figure, case: "the") } e le guardie.
       *[guards] Agiscono le guardie.
    }
play-bar-forecast =
    Previsione, non si gioca nulla: { $who ->
        [boss] { NAME($figure, case: "the") } agisce.
        [both] { NAME($figure, case: "the") } e le guardie agiscono.
       *[guards] le guardie agiscono.
    }
play-bar-moment = Questo è un momento precedente.
play-bar-won = Scenario completato.
play-bar-lost = Scenario fallito: { loss }.
play-bar-rewind = { $name } chiede di tornare indietro: { $moment }. Accetti?
play-bar-rewind-waiting = { $name } chiede di tornare indietro: { $moment }. In attesa di { $names }
play-somebody = qualcuno
play-answer = Rispondi
play-spectators = { $count ->
        [one] 1 spettatore
       *[other] { $count } spettatori
    }
play-link-slow = Lenta: { $latency } ms
play-link-connecting = Connessione
play-link-reconnecting = Riconnessione
play-link-lost = Senza connessione
play-link-fenced = In uso in un’altra scheda
play-link-gone = Tavolo sparito
play-link-version = Nuova versione
play-menu = Menu
play-menu-invite = Invita altri, o un altro dispositivo
play-menu-bookmark = Dai un nome al momento
play-menu-hand-over = Affida un personaggio a qualcuno o a un bot
play-menu-export = Salva la partita come file
    .saved = Salvata tra i tuoi download: { $file }
play-menu-bug = Segnala un errore: salva un file
    .saved = Salvato tra i tuoi download: { $file }. Invialo all’issue tracker del progetto, con una parola su che cosa è andato storto.
play-menu-failed = Il file non è arrivato. Riprova.
play-menu-keys = Tasti
play-menu-replay = Guarda il replay
play-menu-box = La Memory Box della campagna
play-menu-rules = Regole
play-menu-codec = Codec
play-menu-settings = Impostazioni
play-menu-leave = Lascia il tavolo

## At the table: taking back

play-undo = Annulla
play-undo-what = Annulla: { $what }
play-undo-ask = Da allora è finito un turno, o si sono rivelati dadi o carte: chiedi un ritorno
play-undo-none = Non c’è nulla da annullare liberamente.
play-undo-over = La partita è finita. “Riprendi da un momento precedente”, nel debriefing, apre lì un nuovo tavolo.
play-undo-others = Solo chi ha dato l’ultima risposta può annullarla. Puoi chiedere un ritorno.
play-undo-menu = Che cosa annullare
play-undo-step = Ultimo passo
play-undo-action = Ultima azione
play-undo-turn = All’inizio del turno
play-redo = Rifai
play-redo-what = Rifai: { $what }
play-redo-none = Non c’è nulla da rifare.
play-rewind = Ritorno …
play-rewind-title = Ritorno
play-rewind-to = Torna a
play-rewind-free = gratis
play-rewind-none = Nulla a cui tornare: basta Annulla.
play-rewind-dice = Verranno gli stessi dadi e le stesse carte.
play-rewind-ask = Chiedi agli altri
play-rewind-go = Torna lì
play-rewind-asked = { $name } chiede di tornare indietro: { $moment }.
play-rewind-agree = Accetta
play-rewind-decline = Rifiuta
play-rewind-waits = In attesa di { $names }.
play-rewind-withdraw = Ritira la richiesta
play-rewind-declined = { $name } rifiuta: non si annulla nulla.
play-rewound = Il tavolo è tornato indietro.
play-undone = { $name } ha annullato qualcosa.
play-rewinds-any = A questo tavolo i ritorni non si contano.
play-rewinds-left = { $count ->
        [0] Non restano ritorni.
        [one] Resta 1 ritorno.
       *[other] Restano { $count } ritorni.
    }
play-mark-step = l’ultimo passo nel round { $round }
play-mark-action = l’ultima azione { NAME($hero, case: "of") } nel round { $round }
play-mark-turn = { $hero ->
        [nobody] la scelta di chi gioca nel round { $round }
       *[other] l’inizio del turno { NAME($hero, case: "of") } nel round { $round }
    }
play-mark-phase = la Fase dei Nemici del round { $round }
play-mark-round = l’inizio del round { $round }
play-mark-start = l’inizio di tutto
play-back-title = Tornare indietro: { $moment }?
play-back-lost = Questo viene annullato:
play-back-take = Annulla

## At the table: squad

play-squad = Squadra
play-right = Nemici, registro e chat
play-fold = Chiudi il pannello
play-unfold = Apri il pannello
play-aims = Obiettivi
play-aim-done = fatto:
play-aim-event = Raggiungi { $letter } ({ $space })
play-aim-objectives = { $hostages ->
        [yes] Libera ostaggi
       *[no] Prendi obiettivi
    }: { $taken } su { $needed }
play-aim-spread = { $each } in { $zones ->
        [one] una zona
       *[other] ognuna di { $zones } zone
    }: { $counts }
play-aim-zone = { $zone } { $taken }/{ $each }
play-aim-exit = { $alone ->
        [yes] { $who ->
            [one] Un personaggio
           *[all] Tutti
        }
       *[no] Poi { $who ->
            [one] un personaggio
           *[all] tutti
        }
    } all’uscita ({ $spaces })
play-aim-own-exit = { $alone ->
        [yes] { $who ->
            [one] Un personaggio
           *[all] Ognuno
        }
       *[no] Poi { $who ->
            [one] un personaggio
           *[all] ognuno
        }
    } alla propria uscita: { $spaces }
play-own-exit = { $hero } { $space }
play-hostages = { $count ->
        [one] Con un ostaggio: 1 dado rumore in più
       *[other] Con { $count } ostaggi: { $count } dadi rumore in più
    }
play-state-acting = di turno
play-state-fallen = fuori gioco
play-state-acted = ha agito
play-state-ready = può agire
play-health = Salute { $left }/{ $of }
play-defence = Dif. { $defence }
play-actions-left = azioni rimaste: { $left } su { $of }
play-focus-left = segnalini concentrazione pronti: { $left } su { $of }
play-noise = { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    } · { $chance }
play-noise-so-far = finora { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    } · { $chance }
play-noise-unheard = { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    } · nessuno vicino
play-attention = { $side ->
        [alert] ! allerta
       *[other] ? indagine
    } in { $space }
play-disguised = in incognito
play-boxed = in scatola
play-carries = { $gear }{ $printed ->
        [0] { "" }
       *[other] { " " }{ $tokens }/{ $printed }
    }
play-you = tu
play-nobody = di nessuno
play-away = assente, { $seconds } s
play-away-long = assente
play-stands-in = per { $name }
play-take-over = Prendi { $hero }
play-bot = { $bot } (bot)
play-bot-for = Affida { $hero } a un bot …
play-bot-give = Fagli giocare { $hero }
play-idle = non risponde
play-nudged = Il tavolo aspetta te.
play-take = Gioca { $hero }
play-act-now = Agisci ora: { $hero }

## At the table: dock

play-dock = Azioni, equipaggiamento e concentrazione
play-decision = La tua risposta
play-back-to = Torna { NAME($hero, case: "to") }
play-pointing = Scegli la casella che vuoi mostrare a tutti.
play-look-at = Guarda { $hero }
play-end = Fine turno
play-cost = { $cost ->
        [0] gratis
        [one] 1 azione
       *[other] { $cost } azioni
    }
play-noisy = rumorosa
play-loud = RUMOROSA
play-abilities = Capacità
play-gear = Equip.
play-gear-none = Mani vuote.
play-tokens = { $tokens }/{ $printed }
play-focus = Conc.
play-ready = pronto
play-spent = { $cost ->
        [one] ripristina: 1 azione
       *[other] ripristina: { $cost } azioni
    }
play-lent = { $token } { NAME($owner, case: "of") }
play-systems = Carte sistema
play-systems-deck = { $count } nel mazzo
play-systems-none = Ancora nessuna: hackera un terminale, poi cerca.
play-system-ready = coperta
play-trace = Carta terminale: { $side } sulla casella { $space } di { $of }
play-slots = Slot
play-resolve = Risolvi a { $level }
play-recall = Riprendi il dado { $slot }
play-reason-out-of-plan = Nel prossimo turno { $hero } non può arrivarci, o non può agire lì.
play-reason-not-acting = Non è il turno { NAME($hero, case: "of") }.
play-reason-not-yours = { $hero ->
        [all] Questo lo decide qualcun altro.
       *[other] Ora per { $hero } decide qualcun altro.
    }
play-prefers = { $name } sceglierebbe questo
play-again = Premi di nuovo per confermare

play-end-heard = rumore { $chance }
play-end-title = Terminare il turno { NAME($hero, case: "of") }?
play-end-not = Non ora
play-end-noise = Verifica del rumore: { $count ->
        [one] 1 dado bianco
       *[other] { $count } dadi bianchi
    }, probabilità di farsi sentire { $chance }.
play-end-no-noise = Nessuna guardia è abbastanza vicina da sentire: niente verifica del rumore.
play-end-unspent = { $left ->
        [one] Resta 1 azione
       *[other] Restano { $left } azioni
    } da spendere.
play-end-hurt-guard = Una guardia che hai ferito è ancora in piedi: fa scattare l’allerta.
play-end-loss = Perdi dadi, carte o copertura.
play-end-seen = Resti in vista.
play-end-death = Un personaggio può morire.
play-end-loud = È RUMOROSA (allerta).
play-end-leapfrog = Salti oltre una guardia.
play-end-last = Consuma l’ultimo segnalino di una carta.

## At the table: dice

play-tray = Ultimo tiro
play-tray-roll = { $hero }: { $purpose }
play-die = dado { $colour ->
        [white] bianco
       *[black] nero
    }: { $face ->
        [attention] attenzione
       *[other] { $face }
    }{ $hit ->
        [yes] , a segno
       *[no] { "" }
    }
play-die-colour = { $colour ->
        [white] bianco
       *[black] nero
    }
play-dice-rolled = I dadi
play-die-pick = Dado { $number }, { $colour ->
        [white] bianco
       *[black] nero
    }: { $face ->
        [attention] attenzione
       *[other] { $face }
    }
play-roll = { $hero }: { $purpose }
play-roll-needs = serve { $threshold }+
play-roll-coming = Stai per tirare: { $white ->
        [0] { "" }
        [one] 1 dado bianco
       *[other] { $white } dadi bianchi
    }{ $black ->
        [0] { "" }
       *[other] { $white ->
            [0] { "" }
           *[other] , { "" }
        }{ $black ->
            [one] 1 dado nero
           *[other] { $black } dadi neri
        }
    }
play-roll-hits = Per ora: { $hits ->
        [0] nessuno a segno
        [one] 1 a segno
       *[other] { $hits } a segno
    }
play-roll-heard = si attira l’attenzione
play-roll-quiet = silenzio
play-roll-deadly = { $hero } può morire!
play-accept = Accetta
play-roll-now = Tira
play-thrown-quiet = Nessuno sente { $hero }.
play-thrown-heard = Qualcuno sente { $hero }!
play-thrown-hits = { $hits ->
        [0] Nessun colpo a segno.
        [one] 1 colpo a segno!
       *[other] { $hits } colpi a segno!
    }
play-for-roll-minus-white-or-move = −1□
play-which-die = quale dado?
play-change = { $before }→{ $after }
play-die-to = → { $face }
play-die-to-hits = → { $face } · { $hits ->
        [0] nessuno a segno
        [one] 1 a segno
       *[other] { $hits } a segno
    }
play-die-again = tira di nuovo
play-reroll = { $count ->
        [one] Tira di nuovo questo dado
       *[other] Tira di nuovo { $count } dadi
    }
play-hint-reroll = Spunta i dadi che vuoi tirare di nuovo.
play-lock = Per il livello { $level } servono
play-lock-missing = mancano: { $needs }
play-lock-open = si apre
play-lock-panel = Serratura { $lock }
play-lock-warning = Se te ne vai o termini il turno, i dadi sono persi.
play-odds-dice = { $white ->
        [0] { "" }
       *[other] { $white }□
    }{ $black ->
        [0] { "" }
       *[other] { " " }{ $black }■
    }
play-odds-hits = { $count ->
        [0] nessuno a segno
        [one] 1 a segno
       *[other] { $count } a segno
    } { $chance }
play-odds-hit-focus = con conc. almeno 1 a segno { $chance }
play-odds-focus = { $chance }, con conc. { $focused }
play-chance-opened = si apre { $chance }
play-chance-hacked = hackerato { $chance }
play-chance-knocked-out = KO { $chance }
play-chance-killed-guard = guardia morta { $chance }
play-chance-hurt = danni { NAME($hero, case: "to") } { $chance }
play-chance-killed = morte { NAME($hero, case: "of") } { $chance }
play-chance-attention = attenzione { $chance }

## At the table: questions

play-hint-list = Scegli.
play-hint-map = Scegli sulla mappa o qui.
play-hint-turn = { $count ->
        [one] In questo round deve ancora agire un personaggio.
       *[other] In questo round devono ancora agire { $count } personaggi.
    }
play-hint-hacker = Più dadi, più possibilità; ma ogni dado bianco può mostrare un !.
play-hint-face = Indica una direzione per vedere che cosa vedrebbe la guardia.
play-hint-routes = Sono tutti ugualmente brevi. Le lettere sono sulla mappa.
play-offer-offer = Un danno in più dello stesso tipo, una volta per round.
play-offer-get-clear = L’attacco va invece contro Gray Fox, una volta per round.
play-offer-hold-open = Per 2 dei suoi turni l’abitacolo è aperto a tutti, aggancio o no. Lui subisce 2 danni. Te lo si chiede una volta sola.
play-note-sees = vede { $hero }
play-note-stops = si ferma in { $space }, guarda { NAME($facing, case: "to") }
play-note-unknown = che cosa segue non si sa
play-route = per { $spaces }
play-cone = { $colour ->
        [orange] Cono arancione
       *[green] Cono verde
    }
play-cones-set = Gira la telecamera
play-fly-stop = Atterra qui
play-fly-end = fino a { $space }
play-return-place = { $place ->
        [top] In cima
       *[bottom] In fondo
    }
play-slot = Sullo slot { $slot } ({ $need })
play-die-fits-none = Nessuno slot adatto libero
play-place-all = Metti i dadi per me
play-box = Memory Box
play-box-count = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
play-box-empty = Nella box non resta nulla.
play-carried = Che cosa porta { $hero }
play-carries-nothing = Ancora nulla.
play-slots-free = { $count ->
        [0] nessuno slot libero
        [one] 1 slot libero
       *[other] { $count } slot liberi
    }
play-one-to-a-fight = In uno scontro ogni personaggio porta una carta dalla Memory Box.
play-printed = ne ha { $tokens }
play-only-for = solo { $heroes }
play-no-slot = niente slot
play-last-used = Come prima
play-recommended = Consigliato
play-recommended-are = { $count ->
        [0] Il bot Costante non farebbe portare nulla { NAME($hero, case: "to") }.
       *[other] Il bot Costante farebbe portare { NAME($hero, case: "to") }: { $cards }.
    }
play-recommended-back = Di nuovo nella box: { $cards }.
play-loadout-done = Pronti
play-loadout-look = Indica una carta, o tienici sopra un dito, per leggere che cosa fa.

## At the table: options in words

play-option-sneak = Furtivo in { $space }
play-option-dash = Scatto in { $space }
play-option-walk = Vai in { $space }
play-option-step = Prosegui in { $space }
play-option-drop = Posa in { $space }
play-option-spawn = Entra in { $space }
play-option-on = { $verb }: { $space }
play-option-stop = Fermati qui
play-option-pass = Lascia così
play-option-yes = Sì
play-option-no = No
play-option-done = Fatto
play-option-end = Termina il turno
play-option-disconnect = Scollegati
play-option-hold = Resta in linea
play-option-drag = Trascina il corpo in { $space }
play-option-drag-space-body = Trascina la guardia morta in { $space }
play-option-drag-space-body-stars = Trascina la guardia KO ({ $stars }★) in { $space }
play-option-drag-space-body-stars-tied = { play-option-drag-space-body-stars }
play-option-interact-door = Apri la porta { $door }
play-option-interact-space-to = Ascensore per { $to }
play-option-interact-space = Interagisci in { $space }
play-option-reroll = Tira di nuovo: { $dice }
play-option-refresh = Ripristina { $token }
play-option-access = { $count ->
        [one] Accesso con 1 dado
       *[other] Accesso con { $count } dadi
    }
play-option-launch = { $missiles ->
        [one] Lancia 1 missile
        [two] Lancia 2 missili
       *[three] Lancia 3 missili
    }
play-option-hacker = { $count ->
        [0] Nessun dado bianco
        [one] 1 dado bianco
       *[other] { $count } dadi bianchi
    }
play-option-recall = Riprendi il dado da { $card }, slot { $slot }
play-option-resolve = Risolvi { $card } al livello { $level }
play-option-return = { $card } { $place ->
        [top] in cima
       *[bottom] in fondo
    } al mazzo
play-option-use = Usa { $gear }
play-option-use-gear-space = { $gear }: { $space }
play-option-use-gear-space-body-stars = { $gear }: { $space } { $body } { $stars }
play-option-use-gear-door = { $gear }: { $door }
play-option-use-gear-dice = { $gear }: su { $dice }
play-option-use-gear-dice-turned = { $gear }: su { $dice } { play-option-turned }
play-option-use-gear-how = { $how ->
        [charge] { $gear } con una carica
       *[detonate] Fai esplodere { $gear }
    }
play-option-use-gear-space-count = { $gear }: { $space } con { $count ->
        [one] 1 carica
       *[other] { $count } cariche
    }
play-option-use-gear-deck = { $gear }: guarda la prossima carta { $deck ->
        [order] ordini
       *[reaction] reazioni
    }
play-option-use-gear-facing = { $gear }: { NAME($facing, case: "to") }
play-option-turned = { $turned ->
        [up] in su
       *[down] in giù
    }
play-option-focus = Conc. { $token }
play-option-focus-token-space = { play-option-focus } · in { $space }
play-option-focus-token-dice = { play-option-focus } · su { $dice }
play-option-focus-token-dice-turned = { play-option-focus-token-dice } { play-option-turned }
play-option-focus-owner-token = Conc. { $token } { NAME($owner, case: "of") }
play-option-focus-owner-token-space = { play-option-focus-owner-token } · in { $space }
play-option-focus-owner-token-dice = { play-option-focus-owner-token } · su { $dice }
play-option-focus-owner-token-dice-turned = { play-option-focus-owner-token-dice } { play-option-turned }
play-option-i-work-alone-dice-turned = { $verb } su { $dice } { play-option-turned }
play-option-face = Guarda { NAME($facing, case: "to") }
play-option-face-orange-green = Arancione { NAME($orange, case: "to") }, verde { NAME($green, case: "to") }
play-option-path = Per { $spaces }
play-option-target-space = { $space }
play-option-target-hero = { $hero }
play-option-target-door = { $door }
play-option-target-choice = { $choice }
play-option-target-facing = { $facing }
play-option-target-hero-space = { $hero } in { $space }
play-option-target-hero-token = Conc. { $token } { NAME($hero, case: "of") }
play-option-turn = { $hero }
play-option-decide = { $choice }
play-option-charge = { $gear }
play-option-ability = { $ability }
play-option-system = { $card }
play-option-equip-hero-gear = Prendi { $gear }
play-option-put-back-hero-gear = Rimetti a posto { $gear }
play-option-put-dice-card-slot = Metti { $dice } su { $card }, slot { $slot }
play-option-fly = Vola { NAME($facing, case: "to") }, { $spaces ->
        [one] 1 casella
       *[other] { $spaces } caselle
    }

## At the table: inspector

play-inspector = Ciò che stai indicando
play-inspect-hint = Scegli una casella, un’azione o una carta, e vedi qui che cosa farebbe.
play-inspect-asked = Scegli qui sotto. O indica una casella o una miniatura per saperne di più.
play-inspect-reach = Angolo rosso: lì il pericolo è probabile. Ambra: è possibile. Un punto: nessuno. La linea continua segna fin dove arriva 1 azione, quella tratteggiata 2, quelle punteggiate 3 e 4.
play-inspect-watch = Indica una casella o una miniatura per saperne di più.
play-inspect-nothing = Ora qui non c’è nulla da fare. Premi per sapere perché.
play-inspect-guard = Premi per vedere che cosa vede e dove andrà.
play-inspect-seen = in vista in { $space }: { $by }
play-way-noise = rumore: { $count }
play-way-quiet = silenzio
play-way-stops = si ferma in { $space }: si scopre qualcosa
play-way-others = { $count ->
        [one] un’altra strada: [ ] o clic destro
       *[other] altre { $count } strade: [ ] o clic destro
    }
play-inspect-unseen = Sulla strada non ti vede nessuno.
play-inspect-safe = Nessun rischio.
play-inspect-next-watcher = X: il prossimo che guarda. Esc: indietro.
play-watcher = { $kind ->
        [guard] una guardia in { $space }
        [camera] la telecamera in { $space }
        [laser] il laser in { $space }
        [boss] { NAME($figure, case: "the") }
       *[trap] la trappola in { $space }
    }
play-guard-in = guardia { $number } in { $space }
play-risk-seen = Ti vedono: !
play-risk-seen-where = Ti vedono ({ $seen }): !
play-risk-loud = RUMOROSA: ! sotto il personaggio
play-risk-leapfrog = Salti oltre un nemico: ! e un attacco
play-risk-death = Un personaggio può morire
play-risk-loss = Si perdono dadi, carte o copertura
play-risk-unspent = Restano azioni da spendere
play-risk-hurt-guard = Guardia ferita ancora in piedi
play-risk-last = L’ultimo segnalino della carta
play-armed = { $what }: scegli una casella illuminata.
play-armed-off = { $what }: scegli un bersaglio qui sotto.
play-confirm = Conferma
play-cancel = Lascia
play-sending = Invio in corso …
plan-hint = Mentre aspetti, pianifica: scegli dove mandare il tuo personaggio, poi che cosa fargli fare lì. Lo vedono tutti.
plan-option = { $how ->
        [after] Previsto: { $plan }. Poi
        [instead] Previsto: { $plan }. Invece
       *[first] Piano per { $hero }
    }: { $what }?
plan-yours = Piano per { $hero }:
plan-do = Esegui
plan-clear = Via il piano
plan-gone = Il piano per { $hero } non è più possibile.
plan-said = Il piano di { $name } per { $hero }: { $what }.
ping-said = { $name } indica { $cell }.
play-gone = Non è più possibile: qualcuno ha fatto prima. Scegli di nuovo.
play-sight-sees = { $watcher } vede { $space }: nulla ostruisce il rettangolo da { $from } a { $to }.
play-sight-turned = { $watcher } non vede { $space }: guarda altrove.
play-sight-blocked = { $watcher } non vede { $space }; in mezzo: { $blockers }.
play-blocker = { $kind ->
        [wall] la parete { $space }
        [door] la porta bloccata { $space }
        [obstacle] l’ostacolo in { $space }
       *[hole] il vuoto in { $space }
    }
play-blockers-more = { $count ->
        [one] e un altro
       *[other] e altri { $count }
    }

## At the table: dialogs

play-keys-title = Tasti
play-keys-single-off = I tasti che scrivono una lettera o un segno sono disattivati.
play-keys-arrows = Frecce
play-keys-cursor = muoviti sulla mappa
play-keys-numbers = azioni della barra
play-keys-change = Cambia i tasti
play-typed-title = Scrivi un comando
play-typed-hint = Per esempio: sneak d5, dash d5 d6, end, undo, redo, who f6, los 2 f6, codec 05.07, summary
play-typed-do = Esegui
play-typed-unknown = Non è un comando, né ora un’opzione.
play-typed-again = Premi di nuovo Invio per confermare.
play-typed-who = Quale casella? Per esempio: who f6
play-typed-los = Chi guarda, e quale casella? Per esempio: los 2 f6
play-who = Chi vede { $space }: { $by }.
play-who-none = Nessuno vede { $space }.
play-summary = { $hero } in { $space }, salute { $health }, { $left ->
        [one] resta 1 azione
       *[other] restano { $left } azioni
    }.
play-summary-guards = { $count ->
        [0] Nessuna guardia nella zona.
        [one] 1 guardia nella zona:
       *[other] { $count } guardie nella zona:
    }
play-summary-guard = guardia { $number }: { $away }, guarda { NAME($facing, case: "to") }, { $mode ->
        [alert] in allerta
        [investigate] indaga
       *[patrol] di pattuglia
    }
play-summary-boss = { $figure }: { $away }{ $facing ->
        [none] { "" }
       *[other] , guarda { NAME($facing, case: "to") }
    }, salute { $left } su { $health }.
play-summary-way = { $count } { NAME($facing, case: "at") }
play-bookmark-title = Dai un nome al momento
play-bookmark-why = La partita si salva da sola. Un nome ti aiuta a ritrovare questo momento.
play-bookmark = { $name } (round { $round })
play-bookmark-name = Nome
play-bookmark-keep = Salva
play-invite-title = Invita altri, o un altro dispositivo
play-hand-over-title = Affida
play-hand-over-alone = Al tavolo non c’è nessun altro, ma può giocare un bot per te. Riprendi il personaggio dalla sua scheda quando vuoi.
play-hand-over-to = a { $name }
play-lead = Chi guida
play-muted = Audio spento
play-unmuted = Audio acceso
play-tabs = Che cosa mostra il foglio
play-tab-actions = Azioni
play-tab-gear = Carte
play-tab-squad = Squadra
play-tab-enemy = { $boss ->
        [yes] Boss
       *[no] Guardie
    }
play-tab-log = Registro
play-tab-tip = Qui ti aspetta una dritta

## Keys

key-board-menu = che cosa puoi fare in una casella; nella Fase dei Nemici: salta
key-board-interactables = mostra tutto ciò con cui puoi interagire
key-board-next-guard = guardia successiva
key-board-previous-guard = guardia precedente
key-board-path = i percorsi delle guardie
key-board-why = chi vede questa casella, e perché
key-board-ping = indica questa casella
key-board-zoom-in = ingrandisci
key-board-zoom-out = riduci
key-board-fit = tutta la mappa
key-board-follow = segui la miniatura che agisce
key-board-pan-up = sposta la mappa in su
key-board-pan-right = sposta la mappa a destra
key-board-pan-down = sposta la mappa in giù
key-board-pan-left = sposta la mappa a sinistra
key-layer-sight = vista: spenta, tutta, singola
key-layer-forecast = previsione: il rischio di ogni casella raggiungibile
key-layer-noise = rumore
key-layer-order = l’ordine delle guardie
key-table-confirm = conferma, o fai la cosa più ovvia
key-table-back = un livello indietro
key-table-plan = esegui il tuo piano
key-table-end = termina il turno
key-table-hint = un consiglio
key-table-hold = ferma un bot, o lascialo continuare
key-table-next-hero = personaggio successivo
key-table-previous-hero = personaggio precedente
key-table-next-option = strada successiva, opzione successiva
key-table-previous-option = strada precedente, opzione precedente
key-table-undo = annulla
key-table-redo = rifai
key-table-undo-menu = che cosa annullare
key-table-next-region = parte successiva del tavolo
key-table-previous-region = parte precedente del tavolo
key-table-fold = chiudi o apri il pannello accanto alla mappa
key-table-codec = chiama il Codec su ciò che hai in mano o sotto il cursore
key-table-typed = scrivi un comando
key-table-chat = chat
key-table-mute = audio acceso o spento
key-table-keys = questo elenco
key-theatre-step = un passo avanti nella Fase dei Nemici
key-theatre-back = un passo indietro
key-theatre-replay = di nuovo l’ultima Fase dei Nemici

## What the server refuses

refusal-malformed = Il server non ha capito.
refusal-too-large = È troppo lungo.
refusal-too-fast = Troppe richieste insieme: aspetta un momento.
refusal-too-many-pings = Per ora basta indicare. Aspetta qualche secondo.
refusal-hello-first = La connessione non era pronta. Riprova.
refusal-protocol = C’è una nuova versione. Ricarica la pagina.
refusal-unknown-token = Questo tavolo non conosce più il tuo posto.
refusal-spectators-only-watch = Chi fa da spettatore non può agire.
refusal-no-spectators = Questo tavolo non ammette spettatori.
refusal-not-started = La partita non è cominciata.
refusal-already-started = La partita è già cominciata.
refusal-stale = Qualcuno ha fatto prima. Guarda di nuovo, poi scegli.
refusal-not-your-decision = Questo lo decide qualcun altro.
refusal-not-an-option = Ora non è possibile.
refusal-cannot-plan = Al momento non c’è un prossimo turno da pianificare.
refusal-game-over = La partita è finita.
refusal-nothing-to-undo = Non c’è nulla da annullare.
refusal-needs-consent = Qui devono accettare anche gli altri.
refusal-no-rewinds-left = A questo tavolo non restano ritorni.
refusal-rewind-pending = Qualcuno chiede un ritorno: prima rispondi a quello.
refusal-no-rewind-pending = Nessuno chiede più un ritorno.
refusal-nothing-to-redo = Non c’è nulla da rifare.
refusal-no-such-hero = A questo tavolo non c’è un personaggio così.
refusal-hero-taken = Questo personaggio lo gioca qualcun altro.
refusal-not-your-hero = Questo personaggio non è tuo.
refusal-no-such-player = Non c’è nessuno con quel nome.
refusal-not-the-lead = Può farlo solo chi guida.
refusal-no-such-space = Non esiste una casella così.
refusal-not-ready = Non tutti sono pronti.
refusal-too-many-bookmarks = Ci sono già { $most } momenti con un nome, e non c’è posto per altri.
refusal-too-long = Il registro di questo tavolo è pieno. Salva la partita come file e continua a un nuovo tavolo.
refusal-assist-too-low = Questo tavolo gioca senza quel tipo di aiuto.
refusal-bot-decides = Sta per decidere un bot: prima fermalo.
refusal-no-bot-decides = Ora nessun bot sta decidendo.
refusal-superseded = Una richiesta più recente ha preso il posto di questa.
refusal-recovering = Il tavolo viene ripristinato. Un momento.

## Any position: paste a scene

scene-title = Una posizione
scene-what = Una posizione come testo, per rompicapi, lezioni e segnalazioni di errori. Si disegna mentre scrivi. Gli esempi mostrano come si fa; i dettagli sono nel file docs/notation.md del progetto.
scene-text = La scena
scene-examples = Carica un esempio
scene-preview = Che aspetto ha
scene-good = È una posizione.
scene-to-line = Vai alla riga { $line }

## Replay

replay-head = Replay
replay-title = Replay: { $stage }
replay-opening = Prima del primo evento.
replay-now = Round { $round }: { $what }
replay-round-short = R{ $round }
replay-scrubber = Momento della partita
replay-last-turn = Al turno precedente
replay-next-turn = Al turno successivo
replay-jump = Vai a
replay-jump-alert = Allerta
replay-jump-dice = Dadi
replay-jump-death = Morte
replay-no-more = Non ce ne sono altri.
replay-copy = Copia il link a questo momento
replay-copied = Link copiato.
replay-branch = Gioca da qui
animation-open = Animazione
animation-title = Salva come animazione
animation-about = Una GIF con un fotogramma per ogni passo che vale la pena di vedere. Va bene ovunque.
animation-part = Che cosa mostra
animation-part-game = Tutta la partita
animation-part-phase = Ultima Fase dei Nemici
animation-part-turn = Ultimo turno
animation-make = Disegna e salva
animation-waits = In coda…
animation-under-way = Disegno: { PERCENT($share) }
animation-done = È tra i tuoi download.

## Home

home-title = noisecheck
home-line = Sgattaiola oltre le guardie, o falle guardare altrove. Un gioco da tavolo d’infiltrazione, da uno a quattro giocatori.
home-start-training = Addestramento
    .text = Lo scenario 1 della campagna, con dieci brevi lezioni. Senza regolamento e senza account.
home-resume-training = Riprendi l’addestramento
home-continue = Continua
home-round = { $awaited ->
        [nobody] round { $round }
       *[other] round { $round }, si aspetta { $awaited }
    }
home-you = tu
home-not-started = In sala d’attesa, non cominciata
home-new-mission = Nuova missione
home-missions = Missioni
home-rules = Regole
home-scene = Apri una posizione
home-settings = Impostazioni
home-credits = Crediti
home-import = Importa partita
home-other = Altro
home-unofficial = Opera di appassionati, non ufficiale, senza legami con chi fa il gioco da tavolo.
home-nickname = Il tuo nome
home-nameless = Giocatore
home-join = Unisciti con link o codice
    .example = abcd efgh 2345
    .go = Entra
    .fault = Non è né il link a un tavolo né un codice di dodici lettere e cifre.
home-scene-table = Una posizione
home-tables = I miei tavoli
home-table-gone = Non è più su questo server.
home-table-offline = Il server non risponde.
home-table-over = { $won ->
        [yes] Completato nel round { $round }
       *[no] Fallito nel round { $round }
    } · { $heroes }
home-table-round = Round { $round } · { $heroes }{ $awaited ->
        [nobody] { "" }
       *[other] { " " }· si aspetta { $awaited }
    }
home-table-kind-training = { $title } · addestramento
home-table-kind-branch = { $title } · da un momento precedente
home-table-kind-import = { $title } · importata
home-table-since = aperto { $opened }
home-table-continue = Continua { $title }
home-table-result = Risultato: { $title }
home-table-replay = Replay di { $title }
home-table-export = Salva { $title } come file
home-table-rename = Rinomina { $title }
home-table-label = Nuovo nome
home-table-keep = Salva
home-table-forget = Dimentica { $title }
    .text = Questo browser dimentica il suo posto. Il tavolo resta, per chi ne ha il link.
    .yes = Dimentica il posto

## When a request fails

problem-malformed = Il server non ha capito.
problem-too-large = È troppo grande.
problem-too-fast = Troppe richieste in poco tempo. Aspetta un momento.
problem-wrong-origin = Il server non accetta richieste dall’indirizzo di questa pagina.
problem-no-such-table = Questo tavolo non esiste, o non c’è più.
problem-no-such-page = Questa pagina non esiste.
problem-bad-stage = Così questo scenario non si può giocare.
problem-bad-scene = Questa posizione non si può preparare.
problem-bad-save = Questo file non è una partita salvata.
problem-bad-statistics = In questo file non ci sono statistiche.
problem-seat-needed = È riservato a chi gioca al tavolo.
problem-table-full = Tutti i posti di questo tavolo sono occupati.
problem-still-running = È possibile solo a partita finita.
problem-no-such-campaign = Questa campagna non esiste, o è stata rimossa.
problem-campaign-key-needed = Questa campagna è guidata da un altro browser. Per portarla qui, esportala da lì.
problem-bad-campaign = Questa campagna non si può importare.
problem-game-open = È aperta una partita di questa campagna. Finiscila, o abbandonala, prima che ne cominci un’altra.
problem-no-game-open = Non è aperta nessuna partita di questa campagna.
problem-not-asked = In questa campagna ora non c’è nessun interrogatorio.
problem-no-such-day = Questo giorno non esiste. Un giorno si scrive così: 2026-11-15.
problem-day-ahead = La missione di quel giorno deve ancora venire.
problem-no-pictures = Questo server non sa disegnare immagini. Chi lo gestisce può aggiungerlo: l’extra “render”.
problem-newer-version = Questo tavolo prosegue con una versione più recente, in corso di installazione. Riprova tra un minuto.
problem-pictures-busy = Altri aspettano immagini. Riprova tra un minuto.
problem-broken = Qualcosa è andato storto sul server. Riprova.
problem-with = { $problem } ({ $detail })
problem-offline = Server irraggiungibile. Per giocare serve.

lost-page = Qui non c’è nulla
    .text = A questo indirizzo non c’è nessuna pagina.
lost-load = Pagina non caricata
    .text = La connessione è caduta, o c’è una nuova versione. Riprova.
lost-table = Nessun tavolo

## Missions

missions-title = Missioni
missions-campaign = Campagna
missions-vr = Missioni VR
    .text = Simulazioni da giocare quando vuoi, con equipaggiamento da vincere.
    .inside = Si giocano in “{ $name }”: i suoi personaggi, la sua Memory Box.
missions-custom = Partite singole
    .text = Qualsiasi scenario da solo, con qualsiasi personaggio ammesso. Qui nulla conta per una campagna; ciò che vinci resta in questo browser.
    .open = Apri una posizione
missions-veiled = Scenario { $number }
    .text = Non l’hai ancora raggiunto. Il suo briefing ti dice che cos’è.
missions-fights = { $count ->
        [one] o contro 1 boss
       *[other] o contro { $count } boss
    }
missions-minutes = circa { $minutes } min
missions-kind-sneaking = Infiltrazione
missions-kind-boss = Boss
missions-party = { $more ->
        [0] { $most ->
            [one] 1 personaggio:
           *[other] { $most } personaggi:
        }
       *[other] Da { $fewest } a { $most } personaggi:
    }
missions-party-may = { $must ->
        [0] a scelta tra
       *[other] e a scelta tra
    }
missions-best = Completato in { $rounds ->
        [one] 1 round
       *[other] { $rounds } round
    }{ $wins ->
        [one] { "" }
       *[other] { " " }al meglio, { $wins } volte
    }
missions-tried = { $losses ->
        [one] Tentato una volta, mai completato
       *[other] Tentato { $losses } volte, mai completato
    }
missions-new = Mai giocato

## Briefing

brief-no-such-stage = Questa missione non esiste.
brief-heroes = Personaggi
brief-hero-snake = Elimina le guardie alle spalle, lavora meglio da solo.
brief-hero-meryl = Indossa l’uniforme di una guardia, e presta agli altri la sua fortuna.
brief-hero-otacon = Hackera i terminali e rivolta telecamere, porte e radio contro le guardie.
brief-hero-gray-fox = Rapido, con una lama, e difficile da vedere.
brief-options = Il tavolo
brief-rewinds = Ritorni oltre dadi e carte
brief-rewinds-none = No
brief-rewinds-three = 3
brief-rewinds-endless = Senza limiti
brief-decides = Decisioni comuni
brief-decides-lead = Chi guida
brief-decides-anyone = Chiunque
brief-decides-vote = Un voto
brief-spectators = Altri possono guardare
brief-advanced = Avanzate
brief-seed = Seme
    .text = Lo stesso numero porta gli stessi dadi e le stesse carte. Lascialo vuoto per una partita sempre nuova.
brief-lessons = Con lezioni
    .boss = I tuoi primi boss? Tre brevi lezioni
brief-play-here = Via
    .text = { $count ->
        [one] “Via” comincia subito. “Invita amici” apre prima un tavolo con un link.
       *[other] “Via”: tutti i personaggi a questo schermo, da soli o insieme. “Invita amici”: un tavolo con un link, un personaggio a testa.
    }
brief-invite = Invita amici
brief-fault-nobody = Scegli almeno un personaggio.
brief-fault-count = { $fewest ->
        [one] Questa missione ammette al massimo { $most ->
            [one] 1 personaggio
           *[other] { $most } personaggi
        }.
       *[other] Questa missione richiede da { $fewest } a { $most } personaggi.
    }
brief-fault-must = Con { $count ->
        [one] 1 personaggio
       *[other] { $count } personaggi
    }, { $hero } deve venire.
brief-fault-not-with = Con { $count ->
        [one] 1 personaggio
       *[other] { $count } personaggi
    }, { $hero } non può venire.
brief-fault-seed = Il seme è un numero di al massimo 15 cifre.
brief-objectives = Scopo
brief-reach = Raggiungi { $letter } in { $space }.
brief-defeat = Sconfiggi { NAME($figure, case: "the") }.
brief-take = { $hostages ->
        [yes] Ostaggi da liberare: { $needed } su { $of }.
       *[no] Obiettivi da prendere: { $needed } su { $of }.
    }
brief-take-all = { $hostages ->
        [yes] { $needed ->
            [1] Libera l’ostaggio.
            [2] Libera entrambi gli ostaggi.
           *[other] Libera tutti e { $needed } gli ostaggi.
        }
       *[no] { $needed ->
            [1] Prendi l’obiettivo.
            [2] Prendi entrambi gli obiettivi.
           *[other] Prendi tutti e { $needed } gli obiettivi.
        }
    }
brief-optional = Vale una deviazione: { $places }.
brief-leave = { $alone ->
        [yes] { $who ->
            [all] Uscite tutti
           *[one] Uno di voi esce
        }
       *[no] { $who ->
            [all] Poi uscite tutti
           *[one] Poi uno di voi esce
        }
    } da un’uscita: { $spaces }.
brief-leave-solo = { $alone ->
        [yes] Esci
       *[no] Poi esci
    } da un’uscita: { $spaces }.
brief-leave-own = { $alone ->
        [yes] { $who ->
            [all] Uscite tutti
           *[one] Uno di voi esce
        }
       *[no] { $who ->
            [all] Poi uscite tutti
           *[one] Poi uno di voi esce
        }
    }, ognuno dalla propria uscita: { $spaces }.
brief-failure = Pericolo
brief-failure-killed = Perdi se un personaggio viene ucciso in azione.
brief-failure-friend = Perdi se { NAME($figure, case: "the") } muore.
brief-failure-orders = { $red ->
        [one] Perdi quando esce la carta Game Over: è l’ultima di { $all } carte ordini.
       *[other] Perdi quando esce la carta Game Over: è tra le ultime { $red } di { $all } carte ordini.
    }
brief-rules = { $count ->
        [0] Regole
        [one] Regole, di cui una speciale
       *[other] Regole, di cui { $count } speciali
    }
brief-rewards = Ricompensa
brief-rewards-veiled = { $count ->
        [one] Una carta per la Memory Box.
       *[other] { $count } carte per la Memory Box.
    }
brief-codec = Sul Codec
brief-codec-card = Hai sentito parlare di { $gear }: è nella Memory Box.
brief-codec-secret = Sai qualcosa { NAME($figure, case: "on") }.
brief-box = Le distribuisci all’inizio della partita.

## Lobby

lobby-title = { $stage }: sala d’attesa
lobby-join-about = { $players ->
        [nobody] Qui non siede ancora nessuno.
       *[other] A questo tavolo: { $players }.
    }
lobby-join-running = La partita è in corso, round { $round }.
lobby-join-over = La partita è finita.
lobby-join-heroes = Personaggi liberi
lobby-join-as = Gioca { $hero }
lobby-join-undecided = Siediti, scegli dopo
lobby-join-sit = Siediti
lobby-join-full = Tutti i personaggi sono presi ({ $heroes }). Puoi sederti, e qualcuno può affidartene uno.
lobby-join-watch = Guarda e basta
lobby-seats = Posti
lobby-yours = Tuo
lobby-played-by = Gioca { $name }
lobby-free = Libero
lobby-take = Prendi { $hero }
lobby-leave = Lascia { $hero }
lobby-hand = Affida { $hero }
lobby-hand-to = Affida a …
lobby-players = Giocatori
lobby-you = { $name } (tu)
lobby-lead = guida
lobby-hand-lead = Fai guidare { $name }
lobby-away = assente
lobby-no-hero = senza personaggio
lobby-is-ready = via libera
lobby-not-ready = non ancora
lobby-ready = Ci sono
lobby-unready = Anzi, non ancora
lobby-start = Inizia
lobby-awaited = Si aspetta che siano pronti: { $names }.
lobby-lead-starts = { $name } fa cominciare la partita.
lobby-free-go-to-lead = Nessuno gioca ancora { $heroes }. Se cominci adesso, tocca a te.
lobby-watching = Stai guardando.
lobby-spectators = { $count ->
        [one] Guarda un’altra persona.
       *[other] Guardano altre { $count } persone.
    }
lobby-options = { $rewinds ->
        [endless] Ritorni senza limiti
        [0] Nessun ritorno
       *[other] Ritorni: { $rewinds }
    } · { $decides ->
        [lead] chi guida decide per tutti
        [anyone] chiunque decide per tutti
       *[vote] un voto decide per tutti
    } · { $spectators ->
        [yes] altri possono guardare
       *[no] nessuno può guardare
    }
lobby-invite = Invita
    .text = Vieni a giocare: c’è un posto libero.
lobby-link = Chi ha questo link può sedersi
lobby-copy = Copia link
lobby-copied = Copiato
lobby-copy-watch = Copia link per guardare
lobby-share = Condividi
lobby-code = O leggi questo codice ad alta voce:
lobby-only-here = Il link e il codice QR funzionano solo su questo computer. Per altri dispositivi, avvia il gioco con: make play HOST=0.0.0.0
lobby-elsewhere = Porta il tuo posto su un telefono o un altro browser. Chi ha questo link gioca al posto tuo, quindi tienilo per te.
lobby-copy-seat = Copia il link al mio posto
lobby-qr = Codice QR del link

## Connection

connection-connecting = Connessione …
connection-reconnecting = Connessione persa. Riconnessione …
connection-lost = Nessuna connessione al server. Per giocare serve; quello che vedi è l’ultimo stato noto. Continuo a provare.
connection-offline = Questo dispositivo è offline. Per giocare serve il server; quello che vedi è l’ultimo stato noto.
connection-fenced = Questo posto è in uso in un’altra scheda o finestra, o su un altro dispositivo.
connection-gone = Questo tavolo non esiste più.
connection-version = C’è una nuova versione del gioco.
connection-seat = Questo tavolo non conosce più il tuo posto.
connection-no-spectators = Questo tavolo non ammette spettatori.
connection-recovering = Qualcosa è andato storto al tavolo. Ripristino in corso …
connection-slow = Il server è lento …
connection-stuck = Il server non ha ancora risposto.
connection-use-here = Usalo qui
connection-sit-down = Siediti di nuovo
connection-again = Invia di nuovo
connection-reload = Ricarica

## Settings

settings-title = Impostazioni
settings-part-display = Schermo e strati
settings-part-motion = Movimento
settings-part-sound = Audio
settings-part-notices = Il tuo turno
settings-part-play = Gioco
settings-part-keys = Tasti
settings-part-cards = Prime dritte
settings-part-data = I miei dati
settings-preview = Anteprima
settings-preview-odds = Due azioni rumorose: probabilità di farsi sentire { $chance }.
settings-percent = { PERCENT($value) }
settings-theme = Tema
settings-theme-radar = Radar
settings-theme-contrast = Alto contrasto
settings-theme-daylight = Luce diurna
settings-scale = Dimensione
settings-labels = Lettere e numeri al bordo della mappa
settings-plain = Mappa semplice
    .text = Linee e segni, come nelle missioni VR, invece di pavimenti dipinti e miniature disegnate.
settings-odds = Probabilità
settings-odds-percent = { PERCENT(31) }
settings-odds-fraction = 11 su 36
settings-sight = Che cosa vedono le guardie, all’inizio
settings-sight-off = Nascosto
settings-sight-union = Tutte insieme
settings-sight-each = Una per una
settings-layer-noise = Mostra chi ti sentirebbe
settings-layer-order = Mostra l’ordine delle guardie
settings-layer-paths = Mostra i percorsi delle guardie
settings-spacing = Spaziatura ampia
    .text = Più spazio tra lettere, parole e righe.
settings-spoilers = Mostra ciò che verrà
    .text = Nomi di scenari non ancora raggiunti, ciò che le missioni sbloccano, e le chiamate che ne parlano. Una campagna ha il suo interruttore.
settings-language = Lingua
settings-language-auto = Come il browser
settings-speed = Velocità animazioni
settings-speed-times = { $times }×
settings-speed-instant = Subito
settings-motion = Meno movimento
settings-motion-system = Come il sistema
settings-motion-on = Sì
settings-motion-off = No
settings-calm = Mappa calma
    .text = Nulla si muove da sé: niente sfarfallio, neve o acqua, e meno cose in giro sui pavimenti.
settings-pause = Pausa se riguarda un personaggio
    .text = La Fase dei Nemici aspetta quando un personaggio è visto, attaccato o ferito.
settings-pan = La mappa segue
    .text = Si sposta da sola quando succede qualcosa fuori dallo schermo.
settings-muted = Silenzia tutto
settings-volume-ui = Pulsanti
settings-volume-events = Effetti
settings-volume-turn = Il tuo turno
settings-volume-ambience = Ambiente
settings-volume-score = Musica
settings-captions = Sottotitoli
    .text = Tutto ciò che si sente al tavolo appare anche a parole.
notice-turn = Tocca a te
settings-notices-always = Se tocca a te mentre guardi altrove, lo dice il titolo della pagina; con l’audio acceso, lo senti anche.
settings-notices = Dimmelo anche con una notifica
settings-notices-default = Il browser ti chiederà il permesso. Nulla viene inviato per posta, e la pagina deve essere aperta.
settings-notices-granted = Arriva quando la pagina è aperta ma non in primo piano. Nulla viene inviato per posta.
settings-notices-denied = Il tuo browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questa pagina.
settings-notices-missing = Il tuo browser non ne ha per questa pagina: serve https, o un server su questo dispositivo.
settings-steps = Conferma in due passi
    .text = Il primo mostra che cosa succederebbe, il secondo lo fa. Ciò che è rischioso ne vuole sempre due.
settings-steps-risky = Solo se rischioso
settings-steps-always = Sempre
settings-ask = Concentrazione su cui chiedere
    .text = Un tiro ti aspetta solo se uno dei segnalini spuntati potrebbe cambiarlo.
settings-verbosity = Per lettori di schermo
    .text = Quanto viene letto di ciò che succede.
settings-verbosity-brief = Poco
settings-verbosity-normal = Normale
settings-verbosity-full = Tutto
settings-single = Tasti singoli
    .text = Lettere, cifre e segni funzionano senza tasto modificatore. Disattivali se disturbano un lettore di schermo o la dettatura.
settings-key-press = Premi il nuovo tasto per “{ $command }”. Esc mantiene il vecchio.
settings-key-wait = …
settings-key-taken = { $key } è già in uso: { $command }.
settings-keys-reset = Reimposta i tasti
settings-keys-unchanged = Nessun tasto modificato
settings-data-text = Non c’è un account. Il tuo nome, i tuoi posti, le chiavi delle tue campagne, i tuoi risultati e queste impostazioni sono in questo browser e da nessun’altra parte.
settings-export = Salva i miei dati come file
settings-reset = Reimposta tutto
settings-delete = Cancella i miei dati
    .text = Il tuo nome, i tuoi posti a tutti i tavoli, le chiavi delle tue campagne, i tuoi risultati e le tue impostazioni spariranno per sempre. Se vuoi conservare una campagna, prima salvala come file. Le partite sul server restano, per chi ne ha il link.
    .yes = Cancella tutto

## Credits

credits-title = Crediti
credits-unofficial = Non ufficiale
    .text = noisecheck è opera di appassionati. Non è affiliato, approvato o sostenuto da chi fa o possiede Metal Gear Solid o il suo gioco da tavolo. Nomi e regole servono per giocare; qui non ci sono loro testi, immagini, suoni o logo.
credits-ours = Il nostro codice è sotto licenza MIT. I nostri testi, mappe e disegni sono sotto CC BY 4.0 (noisecheck contributors).
credits-fonts = Caratteri
credits-icons = Icone
    .text = I segni sulla mappa sono disegni nostri. Quelli sui pulsanti vengono da qui:
credits-sound = Audio
    .text = Tutti i suoni sono nostri, creati dal browser mentre giochi.
credits-code = Nel browser
credits-server = Sul server
credits-text = Licenza di { $name }

## Training

tutorial-count = { $number }/{ $of }
tutorial-next = Avanti
tutorial-show = Mostrami { $space }
tutorial-hint = Consiglio
tutorial-fold = { $folded ->
        [yes] Apri la lezione
       *[no] Chiudi la lezione
    }
tutorial-skip = Lascia la lezione
    .title = Lasciare la lezione?
    .text = La partita continua qui senza, e conta lo stesso se è di una campagna. Puoi rifare la lezione quando vuoi.
    .yes = Lascia
    .no = Resta
tutorial-nudge = Non ancora: prima fai quello che dice la scheda, poi il tavolo è tuo.
tutorial-nudge-look = Prima guarda, poi si va avanti.
tutorial-move = Muoversi
    .text = Sei Snake, laggiù in A8. Vai in B8: un Movimento Furtivo è una casella per un’azione, senza un suono.
tutorial-sight = Cosa vedono le guardie
    .text = Le caselle bordate di rosso sono in vista: tutto ciò che una guardia ha davanti, se una parete o una cassa non lo nasconde. Indica la guardia in G6.
    .seen = Guarda a ovest, ma qui casse e pareti non le lasciano più della riga 6; in una sala aperta sarebbe mezza mappa. Resta fuori dal tratteggio e nessuno sa che ci sei.
tutorial-noise = Rumore
    .text = Uno Scatto è due caselle per un’azione, ma rumoroso. Vai in C7: Snake ci corre passando per C8.
tutorial-path = Conta la strada
    .text = C5 è fuori vista, ma l’unica strada passa per C6. Indica C5.
    .seen = L’occhio segna dove ti vedrebbero. Basta passare: l’allerta arriva dove il movimento finisce.
tutorial-attention = Attenzione
    .text = Attiriamo quella guardia fuori dalla sua riga: usa Bussata. Il tuo ? va in C7, e la guardia più vicina viene a vedere.
tutorial-hide = Fuori vista
    .text = Ora sparisci: Scatto indietro in B8, dietro l’angolo. Due azioni rumorose fanno due dadi bianchi a fine turno, e un ! su uno dei due ti porterebbe addosso il ?.
tutorial-enemy = Il turno delle guardie
    .text = Termina il turno: cadono i dadi del rumore, poi una carta ordini mette in moto le guardie. Guardale, o vai passo per passo.
    .watch = Le guardie agiscono una dopo l’altra, e ogni passo dice la sua regola. La guardia 2 è la più vicina al tuo ?, quindi viene a vedere, non trova nulla e si volta.
tutorial-takedown = Atterramento Silenzioso
    .text = Non ha trovato nulla e ti dà le spalle. Movimento Furtivo in C8, proprio dietro, e buttala giù.
    .hint = L’Atterramento Silenzioso costa due azioni e niente dadi. Funziona dalla casella proprio dietro una guardia, e da nessun’altra.
tutorial-panel = Il pannello
    .text = Da qui la partita è tua: il pannello (A) in F2 chiama l’ascensore. Su per il lato ovest, poi lungo la parete nord.
    .hint = Indica una guardia per vedere dove andrà. Termina il turno dove non ne passa nessuna, e le ultime caselle falle in silenzio, senza Scatto.
tutorial-exit = L’ascensore
    .text = I cancelli sono aperti, e qualcuno viene a vedere chi ha chiamato l’ascensore. Raggiungi l’uscita in J1 o J2, segnata da una freccia che esce da una cornice.
    .hint = Non serve correre: un turno passato ad aspettare è un buon turno. Lascia passare la guardia da I1, poi girale alle spalle.
tutorial-complete-next = All’Eliporto

# In the open hall
tutorial-facing = Che cosa c’è davanti
    .text = Questa sala è aperta. Indica la guardia in F5 e guarda quanta ne sorveglia.
    .seen = Guarda a ovest, quindi ogni casella a ovest della sua colonna è davanti a lei, in ogni riga. La sua colonna e tutto ciò che è dietro no.
tutorial-sight-box = Il rettangolo della vista
    .text = Eppure molto di ciò che ha davanti è al buio. Indica C3.
    .seen = Disegna il rettangolo più piccolo che contiene lei e C3: dentro c’è la cassa in D3, quindi non vede C3. Basta una cassa, una parete o una porta bloccata, dovunque nel rettangolo.
tutorial-shadow = Nell’ombra
    .text = Sei in E1, proprio davanti a lei, e non vede nemmeno te. Indica la tua casella.
    .seen = Qui è la cassa in E2 a stare nel rettangolo. Due casse oscurano tutto questo angolo, anche se nessuna è proprio in mezzo tra voi.
tutorial-beside = Accanto a lei
    .text = F1 è nella sua colonna, quindi non è davanti a lei. Vacci con un Movimento Furtivo: in mezzo non c’è nulla, e non ti vede.
tutorial-cardboard = La scatola di cartone
    .text = La guardia a est sta per girarsi verso di te. Finché nessuno ti vede, usa la Scatola di Cartone del tuo equipaggiamento.
tutorial-hold-still = Immobile
    .text = Per le guardie una scatola è roba loro. Termina il turno e guarda.
    .watch = La guardia a est arriva fino a I3, e la freccia lì la gira a ovest, verso di te.
tutorial-stared-at = Sotto gli occhi, non in vista
    .text = Sei davanti a lei, senza nulla in mezzo. Indica la guardia in I3.
    .seen = Vede una scatola. La perdi se ti muovi dove lei la vede, se fai altro che Movimento Furtivo, Scatto o Concentrazione, o se una guardia si ferma proprio lì davanti.

# Boss fights
tutorial-boss = Un boss invece di guardie
    .text = Qui non ci sono guardie né carte ordini: combatti contro un boss. Indicalo in E1.
    .seen = Il suo pannello è la sua plancia: salute, difesa e che cosa sa fare. Vinci quando la sua salute è finita, e perdi quando finisce quella di uno di voi.
tutorial-boss-turn = A chi tocca
    .text = Prima agiscono tutti i personaggi, con quattro azioni ciascuno. Poi il boss gira una carta sua: termina il turno e guarda.
    .watch = Giro Lento: tre nodi del circuito tratteggiato, e nessuno sparo.
tutorial-boss-deck = Una carta, un turno
    .text = Il suo turno era tutto lì. Indicalo in H6.
    .seen = Guarda dove punta la freccia del suo nodo. La sua carta ora è sotto il mazzo, e quel mazzo non si mescola mai.
tutorial-boss-shot = Uno sparo
    .text = I suoi proiettili girano gli angoli, quindi nessuno è fuori dalla sua vista. Termina il turno un’altra volta.
    .watch = Tiri tu i suoi dadi: ognuno che raggiunge la tua difesa è un danno. Un 2 non raggiunge 3.
tutorial-boss-cards = Che cosa sai
    .text = Due delle sue sette carte sono note. Indicalo in E7.
    .seen = Il suo pannello le elenca in ordine. Una volta giocate tutte e sette, sai che cosa arriva, ogni volta.
tutorial-hit = A segno
    .text = Premi sul boss in E1 e spara: un dado bianco, che deve raggiungere la sua difesa, 4. La probabilità la vedi prima di confermare.
tutorial-lift-die = Un 3 che diventa 5
    .text = Un 3 va a vuoto. Finché i dadi sono aperti, la concentrazione li cambia: usa +2.
tutorial-answer = Risponde
    .text = Ferito nel tuo turno, un boss gira la sua prossima carta e fa ciò che dice l’altro lato. Indicalo in H2.
    .seen = Questa risposta era solo un passo di lato; altre sono spari. Con lei la carta è usata, quindi un colpo a segno cambia anche ciò che arriva nel suo turno.
tutorial-under-fire = Il suo turno
    .text = Ora spara lui. Termina il turno: tiri tu per lui, contro la tua difesa, 3.
tutorial-dodge = Un 4 che diventa 2
    .text = Un 4 andrebbe a segno. La concentrazione vale anche sui suoi dadi: usa −2, e ti passa accanto.
tutorial-next-card = Leggi il mazzo
    .text = L’abbiamo visto rimettere una carta in cima. Indicalo in E7.
    .seen = Il suo pannello dice che cosa arriva: Ricarica. Come risposta non fa nulla e resta in cima, quindi ora ogni colpo a segno è gratis.
tutorial-weak-moment = Il momento debole
    .text = Sparagli. Girerà Ricarica, e basta.
tutorial-half-health = Metà della salute
    .text = La carta è di nuovo in cima, quindi spara ancora. Così sono 6 su 12.
tutorial-on-the-run = Una cosa cambia
    .text = Con metà della salute andata, ogni boss cambia in una cosa, in meglio o in peggio. Termina il turno e guarda.
    .watch = Di nuovo Ricarica: nessuno sparo, ma ora con lei corre di due nodi.
tutorial-wounded = Malridotto
    .text = Indicalo in A4.
    .seen = Prima ricaricava da fermo; il suo pannello dice che cosa è diverso ora. Tieni i tuoi attacchi migliori per un turno così.

# All lessons
lessons-title = Addestramento
    .text = Brevi lezioni a un vero tavolo, con dadi già noti. Falle nell’ordine che vuoi, e rifalle quando ti va.
lesson-begin = Inizia
lesson-continue = Continua
lesson-again = Di nuovo
lesson-done = Fatta
lesson-next = Prossima lezione: { $lesson }
lesson-all = Tutte le lezioni
lesson-training = Primi passi
    .about = Lo scenario 1 della campagna, e conta: muoversi, nascondersi, attirare, colpire, andarsene.
    .complete = Addestramento completato
    .learned = Sai muoverti, nasconderti, attirare e andartene. L’Eliporto aggiunge telecamere, serrature e concentrazione; una piccola scheda le spiega quando arrivano.
lesson-sight = La vista all’aperto
    .about = Una sala vuota, due guardie: che cosa vedono, che cosa nasconde una cassa, e a che cosa serve una scatola di cartone.
    .complete = Sai che cosa vedono le guardie
    .learned = Davanti a loro, e nulla nel rettangolo in mezzo: solo se valgono entrambe ti vedono.
lesson-fight = L’ordine di uno scontro
    .about = Come va uno scontro con un boss: chi agisce quando, e che cosa dicono le sue carte e il suo pannello.
    .complete = Sai come va uno scontro
    .learned = I personaggi, poi una carta del boss, round dopo round. Osserva il suo pannello come osservavi le guardie.
lesson-dice = Colpire e schivare
    .about = Dadi contro difesa, la tua e la sua, e come la concentrazione piega entrambe.
    .complete = Conosci i tuoi dadi
    .learned = Un segnalino usato torna con l’azione Concentrazione. Tienine uno per il suo turno.
lesson-weak-moment = Il momento debole
    .about = Leggi il mazzo, colpisci quando è sicuro, e guarda che cosa cambia a metà della sua salute.
    .complete = Sai leggere un boss
    .learned = Ogni boss ha carte che non ti costano nulla, e nessuna sparisce mescolando. Aspettale, poi colpisci.

## First-time tips

introduction = Il gioco in 60 secondi
introduction-skip = Salta
introduction-done = Si gioca
introduction-goal = Il nostro scopo
    .text = Siamo una squadra sola. Fate ciò che chiede la missione (l’elenco è sopra la squadra) e uscite. Se cade uno di noi, perdiamo tutti.
introduction-turn = Il tuo turno
    .text = I personaggi agiscono uno dopo l’altro, in qualsiasi ordine. Hai 4 azioni: fai clic dove vuoi andare, o su ciò su cui vuoi agire. Poi termina il turno. Quando l’hanno fatto tutti, si muovono le guardie.
introduction-seen = Farsi vedere
    .text = Le guardie guardano davanti a sé finché nulla è d’intralcio. Le caselle bordate di rosso sono ciò che vedono: chi è visto lì fa scattare l’allerta.
introduction-noise = Rumore
    .text = Un Movimento Furtivo va di 1 casella e non si sente. Uno Scatto va di 2 ed è rumoroso: a fine turno i dadi dicono se una guardia vicina lo sente.
introduction-help = Dubbi?
    .text = Indica qualsiasi cosa, e la riga sotto la mappa ti dice che cosa farebbe. Annullare è gratis finché non si rivelano dadi o carte. Mentre agiscono gli altri, fai clic sulla mappa per pianificare il tuo prossimo turno. Regole, tasti e questa introduzione sono nel menu.
first-got-it = Capito
first-list-text = Una piccola scheda spiega ognuna di queste cose la prima volta che capita.
first-list-again = Mostrale di nuovo tutte
first-list-fresh = Compariranno tutte
first-alert = Allerta
    .seen = Avvistamento: { NAME($watcher, case: "the") } in { $from } vede { $hero } in { $at }. Ora il ! è sotto { $hero }.
    .placed = Il ! { NAME($hero, case: "of") } è in { $space }: lo sanno tutti.
    .means = Finché un ! è sulla mappa, le guardie della sua zona ci corrono, di tante caselle quante ne dà il numero rosso della carta ordini. Ogni guardia che vede un personaggio attacca.
    .text = Esci dalla vista e allontanati dal !: una guardia che non trova nessuno lo porta via. Oppure torna all’inizio del turno; i dadi cadranno allo stesso modo.
    .back = Torna
    .on = Continua
first-late = Appena in tempo
    .heroes = Giochi { $heroes }.
    .nobody = Non hai ancora un personaggio; qualcuno può affidartene uno.
    .actions = Un turno ha 4 azioni. Fai clic su una casella o un pulsante per vedere che cosa farebbe.
    .sight = Le caselle tratteggiate sono in vista: restane fuori, anche lungo la strada.
    .end = Quando hai fatto, termina il turno. Dopo l’ultimo personaggio si muovono le guardie.
first-attack = Una guardia attacca
    .text = Tiri tu i suoi due dadi neri contro la tua difesa: ogni dado che la raggiunge è un danno. Se un personaggio finisce la salute, la missione è persa.
first-boss-attack = Il boss attacca
    .text = Tiri tu i dadi della sua plancia contro la tua difesa: ogni dado che la raggiunge è un danno. Se un personaggio finisce la salute, la missione è persa.
first-boss = Un boss
    .text = Quando tutti i personaggi hanno agito, il boss gioca il suo turno. Il suo pannello mostra salute e difesa, l’ultima cosa che ha fatto, e ciò che si sa del suo mazzo.
first-boss-card = Una carta boss
    .text = Il boss fa quello che dice la carta, nel suo turno o in risposta a un attacco. La carta va sotto il mazzo, che non si mescola mai: il pannello mostra che cosa tornerà, e quando.
first-fire = Sotto tiro
    .text = In una casella con linee rosse incrociate un personaggio verrebbe attaccato. Si spostano con il boss, quindi guarda dove saranno quando agisci.
first-special = Azioni speciali
    .text = Le azioni con il bordo giallo sono solo per questo scontro. Quelle barrate qui non si usano.
first-loadout = Equipaggiamento
    .text = Distribuisci carte dalla Memory Box prima di cominciare. Ogni personaggio ha un numero limitato di slot, e una carta con dei volti è solo per quei personaggi.
first-path = Due strade, una guardia
    .text = Le due strade sono ugualmente brevi, quindi scegli tu quale prende. Guarda dove finisce ciascuna, e chi viene visto lungo il percorso.
first-spawn = Una nuova guardia
    .text = Scegli tu dove sta o da che parte guarda. Il tratteggio mostra che cosa vedrebbe.
first-focus = Concentrazione
    .text = Finché un tiro è aperto, i segnalini concentrazione possono cambiarlo. Un segnalino usato si gira; l’azione Concentrazione lo rende di nuovo pronto.
first-turn = A chi tocca
    .text = I personaggi agiscono in qualsiasi ordine, un turno intero ciascuno. Quando hanno agito tutti, tocca ai nemici.
first-reaction = Una guardia reagisce
    .text = Una guardia che arriva su un ?, un ! o un corpo pesca una carta reazioni e porta via il segnalino. La carta dice che cos’altro fa.
first-lock-held = La serratura tiene
    .text = I dadi restano dove sono: paga un’altra azione per tirarne di nuovo quanti vuoi. Se te ne vai o termini il turno, sono persi.
first-leapfrog = Oltre una guardia
    .text = Puoi saltare oltre una miniatura; conta come una casella. Una guardia che salti fa scattare l’allerta e attacca subito.
first-hurt-guard = Ferita, ma in piedi
    .text = Una guardia che ferisci deve essere a terra prima che il tuo turno finisca. Se allora è ancora in piedi, il ! va sotto di te.
first-laser = Laser
    .text = Un laser guarda in ogni direzione, fino al primo ostacolo. Entrare nella sua vista fa scattare l’allerta.
first-camera = Telecamere
    .text = Una telecamera ha un cono arancione e uno verde, e conta solo il colore in vigore. Una carta ordini può girarle tutte insieme.
first-trap = Trappole
    .text = Una trappola a faccia in giù si gira quando entri nella sua vista: una telecamera, un laser, o niente. Fino ad allora guarda in ogni direzione.
first-body = Un corpo
    .text = Una guardia che vede un corpo, o lo sa da una telecamera, viene a vedere. Trascinalo fuori vista, o fatti trovare lontano.
first-door = Una porta bloccata
    .text = Interazione tira un dado bianco e due neri; se tra loro c’è ciò che serve alla serratura, si apre. Un ! sul dado bianco attira l’attenzione.
first-elevator = Un ascensore
    .text = Interazione ti porta all’altro capo. È un movimento: conta se ti vedono a uno dei due capi.
first-loud = RUMOROSA
    .text = Un’azione segnata RUMOROSA mette il tuo ! sotto di te, che qualcuno ascolti o no. Usala quando tanto lo sanno, o quando chiude la questione.
first-attention = Attenzione
    .text = Il ? fa venire a vedere la guardia più vicina. Può essere un errore o un trucco: fatti trovare altrove quando arriva.
first-lost-contact = Contatto Perso
    .text = Ogni tre guardie morte sulla mappa si brucia una carta ordini. Per chi uccide il tempo corre di più.
first-radio-in = Radio
    .text = Ogni caserma manda guardie finché la sua zona è di nuovo al completo. Quelle KO o morte non rispondono alla radio.
first-waken = Risveglio delle Guardie
    .text = Le guardie KO con una stella si svegliano; quelle con due ne tengono una. Una guardia messa KO è via per un po’, non per sempre.
first-stay-alert = Occhi Aperti
    .text = I personaggi entro due caselle da una guardia si fanno notare: il loro ? va sotto di loro. Tieni le distanze quando termini un turno.
first-disguise = Travestimento
    .text = Accanto a un corpo Meryl può indossarne l’uniforme, e le guardie non badano a lei. In loro vista, tutto tranne Movimento Furtivo, Scatto e Concentrazione fa cadere il travestimento, e così un’allerta. Accanto a una guardia che la vede deve tirare i dadi.
first-terminal = Terminali
    .text = Otacon hackera un terminale come una serratura, con quattro dadi neri. Da allora, accanto al terminale, può usare le carte sistema.
first-system = Carte sistema
    .text = Cerca carte, poi tira dadi sui loro slot. Una carta piena si può risolvere. Se Otacon lascia il terminale, perde tutto.
first-objective = Obiettivi
    .text = Stai su un obiettivo e usa Interazione per prenderlo. L’elenco a sinistra dice quanti ne servono, e dove andare poi.
first-hostage = Ostaggi
    .text = Stai dove c’è un ostaggio e usa Interazione per liberarlo. Da allora l’ostaggio ti segue dappertutto e aggiunge un dado rumore alla fine di ogni turno.
first-own-exit = La tua uscita
    .text = Ogni uscita mostra di chi è. Quel personaggio deve uscire da lì; nessun’altra via conta.
first-sealed-door = Porte sigillate
    .text = Né dadi né chiavi aprono una porta con una sbarra sulla serratura. Può farlo solo un evento di questo scenario.
first-reach = Fin dove arrivi
    .text = Il verde mostra fin dove ti portano le tue azioni, con Movimento Furtivo o Scatto. Le caselle bordate sono a un Movimento Furtivo. La linea continua segna fin dove arriva 1 azione, Scatto compreso; quella tratteggiata 2, quelle punteggiate 3 e 4.
first-zones = Zone
    .text = Le guardie non lasciano mai la loro zona, anche se vedono oltre il confine. Agiscono solo le zone in cui c’è un personaggio o un !.

## Debriefing

debrief-won = Scenario completato
debrief-lost = Scenario fallito: { loss }
debrief-not-counted = { $kind ->
        [import] Questa partita viene da un file, quindi non conta nelle tue statistiche.
       *[branch] Questa partita è stata ripresa a metà, quindi non conta nelle tue statistiche.
    }
debrief-summary =
    { $stage } · { $rounds ->
        [one] 1 round
       *[other] { $rounds } round
    } · { $alerts ->
        [0] nessuna allerta
        [one] 1 allerta
       *[other] { $alerts } allerte
    } · { $damage } { $damage ->
        [one] danno
       *[other] danni
    } · { $rewinds ->
        [0] nessun ritorno
        [one] 1 ritorno
       *[other] { $rewinds } ritorni
    }
debrief-share =
    noisecheck · { $stage }: { $result ->
        [won] completato
       *[lost] fallito
    } nel round { $rounds } · { $alerts ->
        [one] 1 allerta
       *[other] { $alerts } allerte
    } · { $damage } { $damage ->
        [one] danno
       *[other] danni
    } · { $rewinds ->
        [one] 1 ritorno
       *[other] { $rewinds } ritorni
    }
debrief-share-button = Condividi
debrief-card = Salva la scheda
    .file = noisecheck.png
debrief-copied = Copiato.
debrief-why = Com’è successo
debrief-rewind = Torna a qui
    .about = Riprendi da subito prima di questa scelta, a un tavolo a parte
debrief-moment = { $won ->
        [yes] Il rischio più grande, round { $round }.
       *[no] Dove è andata storta, round { $round }.
    }
debrief-moment-title = { $won ->
        [yes] Il rischio più grande
       *[no] Dove è andata storta
    }
debrief-ways = La strada di { $heroes } sulla mappa.
debrief-more = Che altro puoi fare
debrief-record = Tutto il registro
rank-why = Come si calcola questo grado
rank-nothing = Nessuno ha sentito nulla.
rank-rules = Il silenzio è d’oro. Ogni allerta, ogni ferita, ogni guardia a terra, ogni round oltre il par e ogni ritorno aggiungono decibel.
rank-step = { rank-name } fino a { $most }
debrief-rewards = Per la Memory Box
debrief-show-all = Mostra tutto
debrief-next = Prossima missione: { $stage }
debrief-retry-new = Riprova con nuovi dadi
debrief-retry-lesson = Riprova, con le lezioni
debrief-retry-start = Riprova dall’inizio
debrief-retry-same = Riprova con lo stesso seme
debrief-play-on = Riprendi da un momento precedente
debrief-reopen = Debriefing
debrief-timeline = Cronologia
debrief-objectives = Scopo
debrief-event = Evento { $letter }
debrief-boss = Vittoria { NAME($figure, case: "on") }
debrief-spared = In vita: { $figure }
debrief-taken = Obiettivi presi: { $taken } su { $needed }
debrief-optional = Secondario: { $space }
debrief-exit = Raggiungi l’uscita ({ $out } già lì)
debrief-done = fatto
debrief-open = non fatto
debrief-heroes = Personaggi
debrief-hero = Personaggio
debrief-moves = Mosse
debrief-attacks = Attacchi
debrief-felled = Guardie a terra
debrief-noise = Verifiche rumore
debrief-seen = In vista
debrief-alerts = Allerte
debrief-damage = Danni
debrief-focus = Conc. usata
debrief-dice = Dadi
debrief-no-dice = Non è stato tirato nessun dado.
debrief-dice-count = { $count } { $count ->
        [one] dado { $colour ->
            [w] bianco
           *[b] nero
        }
       *[other] dadi { $colour ->
            [w] bianchi
           *[b] neri
        }
    }
debrief-face = Faccia
debrief-fell = Usciti
debrief-expected = Attesi
statistics-title = Statistiche
statistics-none = In questo browser non è ancora finita nessuna partita che conti; quelle da un file, o riprese a metà, non contano. Giocane una, e qui vedrai com’è andata, scenario per scenario, e se i dadi sono stati gentili.
statistics-play = Scegli una missione
statistics-total-played = giocate
statistics-total-won = vinte
statistics-total-alerts = allerte a partita
statistics-total-time = al tavolo
statistics-stages = Scenari
statistics-stage = Scenario
statistics-played = Giocate
statistics-won = Vinte
statistics-share = Quota vinta
statistics-best = Grado migliore
statistics-rounds = Meno round
statistics-alerts = Allerte a partita
statistics-time = Tempo
statistics-dice-own = I tuoi dadi
statistics-dice-enemy = Dadi contro di te
statistics-hits = Dadi con un numero da raggiungere: { $aimed }; l’hanno raggiunto: { $hits }. Se ne potevano aspettare { $expected }; fino a { $stray } in più o in meno non è nulla di strano.
statistics-kept = Tutto questo resta solo in questo browser, per le ultime { $most } partite. Una partita conta per chiunque sedesse al suo tavolo, una volta. Le partite riprese a metà o venute da un file non contano.
statistics-export = Salva come file
statistics-import = Aggiungi da file
statistics-clear = Azzera le statistiche
    .text = Questo toglie da questo browser la traccia di ogni partita. Tavoli, campagne e impostazioni restano.
    .yes = Azzera
debrief-seed = Dadi onesti
debrief-seed-number = Seme
debrief-commitment = Hash mostrato all’inizio
debrief-nonce = Sale
debrief-checked = Verificato: sono i dadi promessi all’inizio.
debrief-broken = Questi non sono i dadi promessi all’inizio.
debrief-unchecked = Questo browser qui non può verificare i dadi: l’hash è lo SHA-256 di seme, uno spazio e sale.

## Bots, difficulty

bot-pick = Bot: { $bot }
bot-intends = { $hero } ({ $bot }): { $what }
bot-hold = Ferma
    .about = Ferma il bot e rispondi al suo posto
bot-go-on = Fallo continuare
    .about = Lascia che il bot continui con { $hero }
log-bot = { $hero } ({ $bot }): { $why }
play-hand-over-bot = A un bot …
lobby-give-to-bot = A un bot …
brief-who-plays = Chi gioca
brief-who-plays-hero = Chi gioca { $hero }
brief-person = Persona
brief-difficulty = Difficoltà
brief-assist = Aiuto
difficulty-recruit = Recluta
    .about = Previsioni e consigli; ritorni senza limiti.
difficulty-agent = Agente
    .about = Previsioni; tre ritorni oltre dadi e carte.
difficulty-legend = Leggenda
    .about = Solo linee di vista e probabilità dei dadi; nessun ritorno.
difficulty-own = Su misura
    .about = Come la imposti qui sotto.
assist-0 = Da tavolo
    .about = Come a un vero tavolo: ciò che è permesso, e nient’altro.
assist-1 = Vista
    .about = Chi vede che cosa, e le probabilità dei dadi.
assist-2 = Previsione
    .about = Anche che cosa possono fare le guardie nella Fase dei Nemici.
assist-3 = Istruttore
    .about = Anche consigli: che cosa notare, che cosa fare, e perché.
table-difficulty = { $difficulty ->
        [recruit] Recluta
        [agent] Agente
        [legend] Leggenda
       *[own] Su misura
    }
table-assist = { $assist ->
        [0] nessun aiuto
        [1] aiuto: vista
        [2] aiuto: vista e previsioni
       *[3] aiuto: vista, previsioni, consigli
    }

## Forecast, hints

forecast-title = Guardie:
forecast-span = { $low }–{ $high }
forecast-spotted = avvistamento { $chance }
forecast-attacked = attacco { $chance }
forecast-damage = danni { $damage }
forecast-killed = morte { $chance }
forecast-lost = sconfitta { $chance }
forecast-noise = Se il tuo rumore si sente ({ $heard }): avvistamento { $noisy }. Se no: { $quiet }.
forecast-waiting = se nessun altro si muove
forecast-known = la carta ordini è nota
forecast-ways = Se il turno finisse ora, andrebbe: { $ways }.
forecast-way = { $chance } in { $space }{ $ends ->
        [attack] { " " }(attacco)
        [reaction] { " " }(carta reazioni)
        [dice] { " " }(dadi)
       *[none] { "" }
    }
forecast-other = { $hero }: avvistamento { $chance }
forecast-reveals = una trappola a faccia in giù vede questa casella
forecast-cut = troppe scelte per seguirle tutte
forecast-computing = calcolo in corso …
grid-plan = Piano: { $what }
grid-ghost = { $hero } conta di trovarsi qui: { $what }.
grid-risk = Avvistamento da parte delle guardie: { $chance }.
risk-beside = avvistamento { $chance }
risk-beside-seen = in vista per strada
forecast-by = { $count ->
        [one] dalla guardia { $guards }
       *[other] dalle guardie { $guards }
    }
tools-forecast = Previsione
    .about = Quanto è probabile che le guardie avvistino il personaggio in ogni casella raggiungibile; ≤ vuol dire al massimo, dove scelte o carte nascoste lo lasciano aperto
forecast-film-legend = Prevedi la Fase dei Nemici
forecast-film-button = Prevedi da { $space }
    .about = Come se { $hero } terminasse il turno in { $space }
forecast-film-card = La carta ordini da prevedere
forecast-film-likely = la carta più probabile
forecast-film-nothing = Ora non c’è nulla da prevedere.
aid-unanswered = Non è arrivata risposta. Chiedi di nuovo.
forecast-film-title = Previsione: nulla di questo è successo
forecast-film-supposed = Poniamo che { $hero } termini il turno in { $space } e { $heard ->
        [yes] qualcuno senta, com’è probabile dopo quel rumore
       *[no] nessuno senta
    }.
forecast-film-watermark = IPOTETICO
forecast-film-attack = La guardia { $guard } attacca { $hero }: deciderebbero i dadi.
forecast-film-choice = Qui sceglierebbero i giocatori; si vede la prima opzione.
forecast-film-ends-whole = Così finirebbe la fase.
forecast-film-ends-reaction = Si pescherebbe una carta reazioni: nessuno sa quale.
forecast-film-ends-dice = Come si prosegue lo direbbero i dadi.
forecast-film-ends-burn = Si brucerebbe una carta ordini: nessuno sa quale.
forecast-film-ends-lost = Lo scenario sarebbe perso.
hint-button = Consiglio
hint-title = Consiglio
hint-tier = { $tier ->
        [1] che cosa notare
       *[2] che cosa fare
    }
hint-thinking = Ci penso …
hint-danger = Pericolo:
hint-opportunity = Occasione:
hint-nothing = Nulla salta all’occhio.
hint-suggest = Che potrei fare?
hint-do = Esegui
hint-stop = Ferma il piano
    .about = Il resto del turno { NAME($hero, case: "of") } è di nuovo tuo
hint-stopped = È andata diversamente: il piano si ferma qui, e il resto del turno è tuo.
hint-heard = rumore { $chance }
hint-success = riesce { $chance }
hint-open = ciò che le guardie vedranno dipende dai dadi
debrief-agreed = Questo tavolo
debrief-hints = { $count ->
        [0] Nessun consiglio
        [one] 1 consiglio
       *[other] { $count } consigli
    }
debrief-bot = { $count ->
        [one] Un bot ha deciso una volta per { $hero }
       *[other] Un bot ha deciso { $count } volte per { $hero }
    }
house-assist = Regola della casa: { $assist ->
        [0] nessun aiuto
        [1] solo vista
        [2] previsioni
       *[3] consigli
    }
house-rewinds = Regola della casa: { $rewinds ->
        [-1] ritorni senza limiti
        [0] nessun ritorno
        [one] 1 ritorno
       *[other] { $rewinds } ritorni
    }
house-scene = Cominciata da una posizione a scelta
house-saved = Continuata da una partita salvata
house-seed = Qualcuno ha scelto il seme, e forse sa che cosa porta
house-copied = A partita in corso ne è stata presa una copia: la si potrebbe giocare in anticipo

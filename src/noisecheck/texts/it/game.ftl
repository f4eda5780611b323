### Quello che il gioco dice al tavolo: domande, eventi, obiezioni. I nomi delle cose sono in names.ftl.
###
### I fatti arrivano come li racconta il motore; gli identificativi di personaggi, segnalini, carte e direzioni arrivano
### come nomi. I dadi sono □4 (bianco) e ■4 (nero). La prima lettera di un evento diventa maiuscola.

## Questions

decision-turn = Chi gioca il prossimo turno?
decision-action = { $hero }: { $left ->
        [0] nessuna azione rimasta
       *[other] scegli un’azione (rimaste: { $left })
    }
decision-step = { $hero }: e adesso dove?
decision-drop = { $hero }: dove posare il corpo?
decision-before-roll = { $hero } sta per tirare ({ $purpose }). Cambiare qualcosa prima?
decision-change-roll =
    { $hero }: i dadi mostrano { $dice } ({ $purpose }{ $threshold ->
        [0] { "" }
       *[other] , serve { $threshold }+
    }). Cambiarli?
decision-offer = { $hero }: usare “{ $ability }” contro { NAME($target, case: "the") } in { $space }?
decision-face-camera = C’è una telecamera in { $space }. Da che parte guardano i suoi due coni?
decision-spawn = Una guardia compare presso { $space }. Dove di preciso?
decision-face = Da che parte guarda la guardia in { $guard }?
decision-target = Più bersagli sono a { $distance } { $distance ->
        [one] casella
       *[other] caselle
    } { NAME($figure, case: "by") } in { $guard }. Quale?
decision-aim = { $hero }: da dove parte il tuo mirino?
decision-crosshair = Il mirino di Wolf in { $space } va verso { NAME($target, case: "the") }. Da che parte, per prima cosa?
decision-path = La guardia in { $guard } ha più percorsi uguali verso { $target }. Quale?

## Events: rounds

event-RoundBegan = inizia il round { $round }.
event-TurnBegan = inizia il turno { NAME($hero, case: "of") }.
event-TurnEnded = { $hero } termina il turno.
event-Won = scenario completato.
event-CardsUnlocked = per la Memory Box: { $cards }.
event-Lost = scenario fallito: { loss }.
# Why a stage was failed, for messages that say that it was.
loss = { $reason ->
    [time] il tempo è scaduto
    [killing] una guardia è stata uccisa
   *[killed] { NAME($figure, case: "the") } { GENDER($figure) ->
        [f] è stata uccisa
       *[m] è stato ucciso
    }
}

## The end of a game: parts of what is told of it

choice-who = { $who ->
        [guard] la guardia { $guard }
        [camera] una telecamera
        [boss] { NAME($watcher, case: "the") }
       *[nobody] il nemico
    }
rank-name = { $rank ->
        [silence] Silenzio
        [breath] Respiro
        [whisper] Sussurro
        [murmur] Mormorio
        [footfall] Passo
        [clatter] Ferraglia
       *[racket] Baccano
    }
rank-decibels = { $decibels } dB

## Events: heroes on the map

event-Moved = { $hero } va da { $start } a { $end }.
event-Leapt = { NAME($figure, case: "the") } salta oltre { $over }.
event-Seen = { NAME($watcher, case: "the") } in { $watcher_space } vede { $hero } in { $space }.
event-AttentionPlaced = il segnalino { $side } { NAME($hero, case: "of") } va in { $space }.
event-Knocked = { $hero } bussa in { $space }.
event-BodyTaken = { $hero } afferra la { $stars ->
        [0] guardia morta
       *[other] guardia KO
    } in { $space }.
event-BodyDropped = { $hero } posa la { $stars ->
        [0] guardia morta
       *[other] guardia KO
    } in { $space }.
event-TrapFlipped = la trappola in { $space } viene girata: { $kind ->
        [camera] una telecamera
        [laser] un laser
       *[blank] niente
    }.
event-CameraTurned = la telecamera in { $space } guarda { NAME($orange, case: "to") } (arancione) e { NAME($green, case: "to") } (verde).
event-LaserTripped = { $hero } fa scattare il laser in { $laser }.
event-EventReached = { $hero } raggiunge l’evento { $letter }.
event-Decided = { $hero } sceglie all’evento { $letter }: { $choice }
event-ObjectiveTaken = { $hero } { $what ->
        [hostage] libera l’ostaggio
       *[objective] prende l’obiettivo
    } in { $space }.

## Events: dice and Focus

event-Rolled = { $hero } tira { $dice } ({ $purpose }).
event-DieChanged = { $by } porta il dado { $die } { NAME($hero, case: "of") } da { $before } a { $after }.
event-DiceAdded = { $by } dà { NAME($hero, case: "to") } un dado in più: { $dice }.
event-DieGained = { $hero } tira un dado { $colour ->
        [w] bianco
       *[b] nero
    } in più ({ $by }).
event-DieWithheld = { $hero } tira un dado { $colour ->
        [w] bianco
       *[b] nero
    } in meno ({ $by }).
event-FocusUsed = { $hero } gira il segnalino concentrazione “{ $token }”.
event-FocusRefreshed = il segnalino concentrazione “{ $token }” { NAME($hero, case: "of") } è di nuovo pronto.
event-AbilityUsed = { $hero } usa “{ $ability }”.

## Events: attacks

event-Attacked = { NAME($attacker, case: "the") } attacca { NAME($target, case: "the") } in { $space }: { $hits ->
        [0] nessun colpo a segno
        [one] 1 colpo a segno
       *[other] { $hits } colpi a segno
    }.
event-Hurt = { NAME($figure, case: "the") } in { $space } subisce { $damage } { $kind ->
        [ko] { $damage ->
            [one] danno KO
           *[other] danni KO
        }
       *[hit] { $damage ->
            [one] danno
           *[other] danni
        }
    }.
event-KnockedOut = la guardia in { $space } va KO.
event-BeganHurt = { $hero } comincia con { $damage } { $damage ->
        [one] danno
       *[other] danni
    } da prima di questo scenario.
event-Killed = { NAME($figure, case: "the") } muore in { $space }.

## Events: bosses

event-BossCardRevealed = { NAME($figure, case: "the") } { $side ->
        [turn] gioca
       *[reaction] reagisce con
    } { $card }.
event-BossCardKept = { $card } resta in cima al mazzo.
event-BossCardSeen = dai un’occhiata al mazzo { NAME($figure, case: "of") }: { $card }.
event-BossCardBuried = { $card } va in fondo al mazzo { NAME($figure, case: "of") }.
event-BossCardRaised = { $card } passa in cima al mazzo { NAME($figure, case: "of") }.
event-BossExposed = { NAME($figure, case: "the") } si scopre: difesa −{ $points } in questo round.
event-AttackJammed = { NAME($figure, case: "the") } tira { $count } { $count ->
        [one] dado
       *[other] dadi
    } in meno.
event-EvasionCut = { NAME($figure, case: "the") } traslerà di { $spaces } { $spaces ->
        [one] casella
       *[other] caselle
    } in meno.
event-HandedOut = { $hero } ha di nuovo tutta la dotazione.
event-HeroVeiled = il prossimo attacco contro { $hero } andrà a vuoto.
event-BossMoved = { NAME($figure, case: "the") } va da { $start } a { $end } e guarda { NAME($facing, case: "to") }.
event-BossTurned = { NAME($figure, case: "the") } in { $space } si gira { NAME($facing, case: "to") }.
event-BossTokenPlaced = in { $space } compare: { $token }.
event-BossTokenRemoved = da { $space } sparisce: { $token }.
event-TrackMoved = l’indicatore { NAME($figure, case: "of") } passa a “{ $ability }”.
event-HeroControlled = { NAME($figure, case: "the") } controlla { $hero }: { $hero } attacca { NAME($target, case: "the") }.
event-BustToppled = { $hero } rovescia il busto in { $space }.
event-PastRead = { NAME($figure, case: "the") } ti guarda nella mente prima ancora della tua prima mossa.
event-ClueFound = { NAME($figure, case: "the") } ha un segreto, e tu ne hai appena visto un indizio.
event-SecretLearned = { $hero } conosce il segreto { NAME($figure, case: "of") }, e lo usa.
event-MindClosed = { NAME($figure, case: "the") } non ti legge più nel pensiero: difesa { $defense }.
event-BossReels = { NAME($figure, case: "the") } barcolla.
event-SkullTaken = { NAME($figure, case: "the") } va a terra in { $space }: { $skulls ->
        [one] il suo primo teschio
       *[other] teschio { $skulls }
    }. Si tira per sapere se è la fine.
event-BossHealed = { NAME($figure, case: "the") } recupera { $damage } { $damage ->
        [one] danno
       *[other] danni
    }.
event-HungOn = { $hero } finisce oltre il bordo e si aggrappa in { $space }.
event-ClimbedUp = { $hero } risale in { $space }: ci vogliono 2 azioni.
event-PulledUp = { $hero } tira su { $target }.
event-BossTokenMoved = { $token }: da { $start } a { $end }.
event-BossTokenFlipped = { $token } in { $space }, girato: { $face ->
        [nothing] nient’altro che neve
       *[boss] { $face }
    }.
event-BossHid = { NAME($figure, case: "the") } sparisce da { $space }: ci sono di nuovo sette segnalini a faccia in giù.
event-ThreatRaised = la minaccia { NAME($figure, case: "of") } sale a { $threat }.
event-Aimed = { $hero } prende la mira da { $space }.
event-BossWounded = { NAME($figure, case: "the") } è { GENDER($figure) ->
        [f] malridotta
       *[m] malridotto
    }: metà della salute è andata.
event-DogsLayDown = I suoi cani trovano una scatola in { $space }. La annusano, uno alza la zampa, poi ci si sdraiano accanto. Lei lì non spara { NAME($hero, case: "to") }.
event-HeldOpen = { $hero } blocca { NAME($figure, case: "the") } allo scoperto, per { $turns ->
        [one] 1 dei suoi turni
       *[other] { $turns } dei suoi turni
    }.
event-BossDefeated = { NAME($figure, case: "the") } { GENDER($figure) ->
        [f] è sconfitta
       *[m] è sconfitto
    } in { $space }.
event-Resupplied = { $hero } ricarica tutte le carte in { $space }.
event-Shielded = { $hero } si mette davanti a un colpo diretto { NAME($figure, case: "to") }.

## Events: locks and gear

event-DoorOpened = { $hero } apre la porta { $door }.
event-LockHeld = { $lock } resta bloccata: il tiro è { $dice }, serve { $needs }.
event-LockLost = { $hero } lascia la serratura di { $lock }; i suoi dadi sono persi.
event-GearUsed = { $hero } usa { $gear }{ $target ->
        [none] { "" }
       *[other] : { $target }
    }.
event-GearFound = { $hero } prende con sé { $gear }, per questo scenario.
event-GearDiscarded = { $hero } mette via { $gear } per il resto dello scenario.

## Events: guards and the Enemy phase

event-GuardPlaced = una guardia entra in { $space } e guarda { NAME($facing, case: "to") }.
event-OrderDrawn = carta ordini: { $card }.
event-CardBurned = una carta ordini viene bruciata: { $card }.
event-NothingBurned = non resta nessuna carta ordini da bruciare.
event-EnemyPhaseEnded = la Fase dei Nemici è finita.
event-GuardWoke = la guardia KO in { $space } si risveglia.
event-StarLost = la guardia KO in { $space } si muove: resta una stella.
event-GuardSpawned = una nuova guardia compare in { $space } e guarda { NAME($facing, case: "to") }.
event-CamerasFlipped = le telecamere girano: ora contano i coni { $colour ->
        [orange] arancioni
       *[green] verdi
    }.
event-GuardActivated = tocca alla guardia in { $space }, che guarda { NAME($facing, case: "to") }.
event-ModeChosen = { $mode ->
        [patrol] va di pattuglia.
       *[other] modalità { $mode ->
            [alert] allerta
           *[investigate] indagine
        }: { $token ->
            [ko] una guardia KO
            [dead] una guardia morta
           *[other] il { $token } { NAME($owner, case: "of") }
        } in { $target }{ $seen_by ->
            [guard] , nella sua linea di vista
            [camera] , in vista della telecamera in { $seen_from }
           *[other] { "" }
        }, a { $distance } { $distance ->
            [one] casella
           *[other] caselle
        }.
    }
event-PathChosen = il suo percorso: { $path }.
event-PathBlocked = non riesce a passare da { $next_space } e si ferma in { $space }.
event-NoNewPath = fa un giro completo in { $space } e non trova dove andare.
event-GuardTurned = la guardia in { $space } si gira { NAME($facing, case: "to") }.
event-GuardMoved = la guardia va da { $start } a { $end } e guarda { NAME($facing, case: "to") }.
event-GuardLeapt = la guardia salta da { $start } oltre { $over } a { $end } e guarda { NAME($facing, case: "to") }.
event-ReactionDrawn = la guardia in { $space } reagisce. Carta reazioni: { $card }.
event-TokenRemoved = la guardia in { $space } rimuove { $token ->
        [ko] il segnalino guardia KO
        [dead] il segnalino guardia morta
       *[other] il { $token } { NAME($owner, case: "of") }
    }.
event-GuardDone = la guardia in { $space } ha finito.

## Why something is not possible now

objection-game-over = Lo scenario è finito.
objection-not-an-option = Non è una delle risposte. Possibili: { $options }.
objection-no-such-action = Non esiste un’azione { $verb }. Esistono: { $known }.
objection-not-on-dashboard = “{ $verb }” non è sulla plancia { NAME($hero, case: "of") }.
objection-too-few-actions = Costa { $cost } { $cost ->
        [one] azione
       *[other] azioni
    }, e ne { $left ->
        [one] resta { $left }
       *[other] restano { $left }
    }.
objection-not-a-thing = Questo non si può usare su “{ $words }”.
objection-which-thing = { $part ->
        [card] Di’ quale carta sistema.
        [count] Di’ quanti.
        [deck] Di’ quale mazzo: order o reaction.
        [dice] Di’ quale dado.
        [door] Di’ quale porta.
        [facing] Di’ da che parte: N, E, S o W.
        [gear] Di’ quale carta.
        [hero] Di’ quale personaggio.
        [level] Di’ a quale livello.
        [missiles] Di’ quanti missili.
        [owner] Di’ di chi.
        [slot] Di’ quale slot.
        [stars] Di’ quante stelle.
        [tied] Di’ se è legata.
        [token] Di’ quale segnalino concentrazione.
        [turned] Di’ up o down.
       *[thing] Di’ su che cosa si usa.
    }
objection-which-space = Di’ quale casella.
objection-no-such-space = Su questa mappa non c’è una casella “{ $space }”.
objection-already-there = La miniatura è già in { $space }.
objection-no-floor = In { $space } non si può stare.
objection-occupied = In { $space } c’è una miniatura.
objection-locked-door = La porta tra { $start } e { $space } è bloccata.
objection-wall-between = Tra { $start } e { $space } c’è una parete.
objection-too-far = { $space } è a più di una casella da { $start }.
objection-not-adjacent = { $space } non è adiacente.
objection-no-enemy = In { $space } non c’è nessun nemico.
objection-no-guard = In { $space } non c’è nessuna guardia.
objection-covered = “{ $verb }” non si usa negli scenari Boss.
objection-no-supplies = In { $space } non ci sono rifornimenti.
objection-too-few-missiles = { $left ->
        [0] Non resta nessun missile
        [one] Resta un solo missile
       *[other] Restano solo { $left } missili
    }.
objection-boss-out-of-sight = Non è in vista { NAME($figure, case: "the") }.
objection-no-grenades = Non restano granate da lanciare.
objection-no-missiles = Non restano missili da lanciare.
objection-no-claymores = Non restano Claymore da posare.
objection-mined-already = In { $space } c’è già una mina.
objection-nothing-to-fill = Tutte le carte sono al completo.
objection-no-harm = Questo non può ferire { NAME($figure, case: "the") }.
objection-only-from-his-column = Ora { NAME($figure, case: "the") } si può attaccare solo dalla sua colonna, e { $space } non ne fa parte.
objection-only-from-his-row = Ora { NAME($figure, case: "the") } si può attaccare solo dalla sua riga, e { $space } non ne fa parte.
objection-cannot-concentrate = Ora nessuno può concentrarsi: niente segnalini e niente azioni Concentrazione.
objection-hangs = { $hero } pende dal bordo e prima deve risalire, il che costa 2 azioni.
objection-nobody-hangs = Nessun personaggio di nome “{ $words }” pende dal bordo.
objection-only-otacon = { $space } è sulla tessera di Sniper Wolf, dove può muoversi solo Otacon.
objection-no-aimer = { $hero } non può mirare a nessuno.
objection-no-bust = In { $space } non c’è nessun busto.
objection-a-hostage = L’ostaggio in { $space } non è un bersaglio.
objection-already-down = La guardia in { $space } è a terra e non si può attaccare.
objection-not-from-behind = La guardia in { $space } non dà le spalle.
objection-no-body-in-reach = In { $space } non c’è a portata nessun segnalino guardia KO o morta di quel tipo.
objection-nowhere-to-drag = Nessun passo da { $space } porta dove si possa posare il corpo.
objection-nothing-to-use = In { $space } non c’è nulla con cui interagire.
objection-no-such-door = Non esiste una porta { $door }.
objection-door-out-of-reach = La porta { $door } non è su un lato di questa casella.
objection-door-sealed = La porta { $door } non ha serratura: può aprirla solo un evento.
objection-held-back = { $gear }: in questa zona non si può usare.
objection-must-be-equipped = In questo scenario qualcuno deve portare { $gear }.
objection-door-open = La porta { $door } è già aperta.
objection-reroll-instead = Ci sono già dadi presso { $lock }: ripeti il tiro di alcuni di loro.
objection-no-dice-lying = In questo turno non ci sono dadi a una serratura.
objection-no-such-dice = Indica dadi da 1 a { $count }, in ordine crescente, ciascuno una volta.
objection-no-elevator = Nessun ascensore porta da { $space } a { $to }.
objection-no-focus-here = In questo scenario non ci sono segnalini concentrazione.
objection-no-such-token = Qui non c’è un segnalino concentrazione { $token }. Ci sono: { $known }.
objection-token-inactive = Il segnalino concentrazione “{ $token }” è girato; prima ripristinalo.
objection-token-active = Il segnalino concentrazione “{ $token }” è pronto; non c’è nulla da ripristinare.
objection-only-in-a-roll = Il segnalino concentrazione “{ $token }” serve solo in un tiro.
objection-not-used-by-action = { $gear }: non si usa come azione.
objection-not-carried = Il personaggio non porta { $gear }.
objection-out-of-tokens = { $gear }: non resta più nulla da usare.
objection-out-of-sight = { $space } è fuori dalla vista del personaggio.

## Explosives

decision-give-away = Più esplosioni sono alla stessa distanza { NAME($hero, case: "by") }. In quale casella va il segnalino ! ?
decision-fly = { $hero }: { $thing ->
        [grenade] la granata
        [crosshair] il mirino
       *[missile] il missile
    } è in { $space }. Da che parte, e fin dove?
event-Exploded = { $gear } esplode in { $space }.
event-MissileFlew = il missile vola { NAME($facing, case: "to") } da { $start } a { $end }.
event-MissileLaunched = { $hero } lancia un missile; parte da { $space }.
event-MissileEvaded = { NAME($figure, case: "the") } sfugge al missile in { $space }.
event-SalvoFired = { $hero } in { $space } lancia { $missiles ->
        [one] un missile
       *[other] { $missiles } missili
    }.
event-GrenadeThrown = { $hero } lancia una granata da { $space }.
event-GrenadeFlew = la granata vola { NAME($facing, case: "to") } da { $start } a { $end }.
event-MineLaid = { $hero } posa una Claymore in { $space }.
event-GrenadeWasted = la granata va sprecata oltre { $space }.
event-MissileLost = il missile si perde oltre { $space }, senza esplodere.
event-ChaffSettled = il chaff si posa: telecamere e sensori funzionano di nuovo.
objection-beyond-throwing = { $space } è a più di { $most } { $most ->
        [one] casella
       *[other] caselle
    }: troppo lontano per un lancio.
objection-nothing-to-detonate = Il personaggio non ha nessun { $gear } sulla mappa.
objection-not-empty = { $space } non è vuota.

## Meryl and Gray Fox

decision-get-clear = { $hero }: subire al suo posto l’attacco contro { NAME($target, case: "the") } in { $space }?
decision-hold-open = { $hero }: bloccare { NAME($figure, case: "the") } allo scoperto in cambio di { $damage } { $damage ->
        [one] danno
       *[other] danni
    }?
decision-event = { $hero } è all’evento { $letter }. Che cosa fai?
decision-charge = { $hero }: su quale carta mettere una carica?

event-DisguiseGained = { $hero } indossa un’uniforme da guardia in { $space }.
event-DisguiseLost = il travestimento { NAME($hero, case: "of") } in { $space } è saltato.
event-CardCharged = { $gear } { NAME($hero, case: "of") } riceve una carica e ora ne ha { $tokens }.

objection-only-when-sneaking = Un travestimento serve solo negli scenari Infiltrazione.
objection-disguised-already = Il personaggio è già travestito.
objection-alarm-raised = Nessun travestimento aiuta finché c’è un ! in { $space }.
objection-no-uniform = Né qui né in una casella adiacente c’è un segnalino guardia KO o morta a cui prendere l’uniforme.
objection-not-lent = I segnalini concentrazione { NAME($hero, case: "of") } qui non sono a portata di mano.
objection-losing-myself = Niente azione Concentrazione finché c’è un ! nella stessa zona ({ $space }).
objection-nobody-adjacent = Nessun nemico è in una casella adiacente.
objection-too-few-charges = { $left ->
        [0] Non resta nessuna carica
        [one] Resta solo 1 carica
       *[other] Restano solo { $left } cariche
    } su { $gear }.

## Otacon and his System cards

decision-hacker = { $hero }: quanti dadi bianchi in più? Ognuno può attirare l’attenzione.
decision-place-die = { $hero }: i dadi mostrano { $dice }. Metterne uno su una carta sistema?
decision-return-card = { $hero }: quale carta sistema torna nel mazzo, in cima o in fondo?
decision-system-target = { $hero }: { $card } ne raggiunge ancora { $left }. Quale?
decision-system-offer = { $hero }: risolvere { $card } adesso?
decision-boss-card = { $hero }: queste carte sono in cima al mazzo del boss. { $use ->
        [bury] Quale va in fondo?
        [raise] Quale viene per prima?
       *[announce] Quale viene annunciata al suo posto?
    }
decision-traced = La linea { NAME($hero, case: "of") } è rintracciata. Scollegarsi e perdere le carte sistema, o restare in linea e subire un attacco?

event-TerminalHacked = { $hero } hackera il terminale in { $terminal }.
event-SystemDrawn = { $hero } trova una carta sistema: { $card }.
event-SystemReturned = { $card } torna { $place ->
        [top] in cima
       *[bottom] in fondo
    } al mazzo di sistema.
event-SystemDiePlaced = { $hero } mette un { $face } sullo slot { $slot } di { $card }.
event-SystemDieRecalled = { $hero } riprende il { $face } dallo slot { $slot } di { $card }.
event-SystemResolved = { $hero } risolve { $card } al livello { $level }.
event-Disconnected = { $hero } perde il collegamento: addio alle carte sistema e ai dadi che ci sono sopra.
event-Traced = qualcuno rintraccia la linea { NAME($hero, case: "of") }: il segnalino sulla carta terminale è alla casella { $space }, con il lato { $side } in su.
event-AttentionRemoved = il segnalino { $side } { NAME($hero, case: "of") } in { $space } lascia la mappa.
event-TrapRemoved = viene disattivata { $kind ->
        [camera] la telecamera
        [laser] la trappola laser
       *[blank] la trappola vuota
    } in { $space }.
event-ZoneJammed = telecamere e sensori nella zona “{ $zone }” sono ciechi in questo round.
event-ZoneSilenced = nessuno nella zona “{ $zone }” sente la chiamata.

objection-no-terminal = In { $space } non c’è nessun terminale.
objection-terminal-out-of-reach = Il terminale in { $space } non è né in questa casella né in una adiacente.
objection-terminal-hacked = Il terminale in { $space } è già hackerato.
objection-not-connected = Né in questa casella né in una adiacente c’è un terminale hackerato.
objection-no-system-card = Il mazzo di sistema è vuoto.
objection-none-beside = Non c’è una carta sistema su cui mettere dadi; prima cercane una.
objection-too-many-dice = { $most ->
        [0] Non puoi tirare altri dadi
        [one] Puoi tirare solo 1 dado
       *[other] Puoi tirare da 1 a { $most } dadi
    }: il limite è 4, compresi quelli sulle carte sistema.
objection-not-beside = { $card } non è accanto alla plancia.
objection-no-die-there = Non c’è nessun dado su uno slot { $slot } di { $card }.
objection-slots-empty = Non tutti gli slot di { $card } sono coperti.
objection-terminal-too-low = Il terminale a portata ha solo livello { $level }.
objection-waits-for-condition = { $card } si può risolvere solo quando si verifica la sua condizione.
objection-nothing-in-reach = { $card } ora non ha nulla su cui agire.
objection-no-soldier = { $hero } non usa armi, e { $gear } è un’arma.

## What heroes carry, and the set-up

decision-loadout = { $hero }: che cosa portare? { $slots ->
        [0] Nessuno slot è libero.
        [one] 1 slot è libero.
       *[other] { $slots } slot sono liberi.
    }{ $fight ->
        [1] {" "}In uno scontro ogni personaggio porta una carta dalla Memory Box.
       *[0] {""}
    }

event-Healed = { $hero } recupera { $damage } { $damage ->
        [one] danno
       *[other] danni
    }.
event-TopCardSeen = { $hero } sbircia la prossima carta { $deck ->
        [order] ordini
       *[reaction] reazioni
    }: { $card }.
event-GuardTied = { $hero } lega la guardia KO in { $space }.
event-RopeCut = la corda in { $space } è tagliata.
event-ObjectiveFlipped = l’obiettivo in { $space } viene girato.
event-BoxLost = { $hero } è fuori dalla scatola in { $space }.
event-Equipped = { $hero } prende con sé { $gear }.
event-PutBack = { $hero } rimette a posto { $gear }.

objection-unhurt = { $gear }: uno spreco, non ci sono danni da recuperare.
objection-all-focus-ready = { $gear }: uno spreco, tutti i segnalini concentrazione sono pronti.
objection-once-a-turn = { $gear }: una volta per turno.
objection-level-too-high = La porta { $door } è di livello { $level }, troppo alto per { $gear }.
objection-still-charged = { $gear }: si ricarica solo a carta vuota.
objection-boxed-already = Il personaggio è già sotto una scatola.
objection-in-sight = { $gear }: non funziona in vista di una guardia o di una telecamera.
objection-nobody-to-tie = Accanto al personaggio, in “{ $words }”, non c’è un segnalino guardia KO senza corda.
objection-no-such-deck = “{ $words }” non è un mazzo da sbirciare. Ci sono: { $known }.
objection-deck-empty = Non c’è un mazzo { $deck ->
        [order] degli ordini
       *[reaction] delle reazioni
    } da sbirciare.
objection-card-known = La prossima carta { $deck ->
        [order] ordini
       *[reaction] reazioni
    } è già nota.
objection-nothing-face-down = A portata non c’è nulla a faccia in giù che { $gear } possa girare.
objection-not-in-the-box = { $gear }: non è nella Memory Box.
objection-not-for-this-hero = { $gear } non è per { $hero }.
objection-brings-enough = In uno scontro ogni personaggio porta una carta dalla Memory Box, e { $hero } ne ha già una.
objection-no-slot-left = { $hero } non ha uno slot libero per { $gear }.

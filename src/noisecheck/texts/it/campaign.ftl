### La campagna: che cosa non va in una, perché uno scenario deve aspettare, e le parole delle sue pagine nel terminale.

## What a campaign cannot do, or be

campaign-fault-game-open = In questa campagna è aperta una partita. Finiscila, o abbandonala, prima di cominciarne un’altra.
campaign-fault-not-now = Questo scenario ora non si può giocare: { $reason }
campaign-fault-hero-not-there = { $hero } non fa ancora parte del gruppo.
campaign-fault-another-game = La partita { $number } non è aperta in questa campagna: è stata abbandonata, o un’altra ne ha preso il posto.
campaign-fault-not-over = La partita non è ancora finita.
campaign-fault-no-such-game = In questa campagna non c’è un risultato per la partita { $number }.
campaign-fault-bad-name = Il nome di una campagna ha da 1 a { $longest } caratteri, su una riga.
campaign-fault-not-json = Una campagna è un file JSON, e questo non lo è.
campaign-fault-a-game = Questa è una partita salvata, non una campagna: la apre noisecheck terminal --load.
campaign-fault-other-file = Questa non è una campagna: non comincia con "noisecheck": "campaign".
campaign-fault-newer-format = Questa campagna ha il formato { $format }, e questo noisecheck conosce solo formati fino a { $newest }. Aggiorna noisecheck per leggerla.
campaign-fault-no-format = Questa campagna non indica il suo formato, un numero da 1 a { $newest }.
campaign-fault-bad-type = Qualcosa in questa campagna non è come dovrebbe: { $reason }
campaign-fault-not-text = Questa campagna contiene caratteri o numeri che non si possono salvare di nuovo.
campaign-fault-unknown-stage = Nella campagna non c’è uno scenario “{ $stage }”.
campaign-fault-unknown-hero = Non c’è un personaggio “{ $who }”.
campaign-fault-not-asked = Ora non si sta interrogando nessuno.
campaign-fault-bad-interrogation = L’interrogatorio ha più risposte che domande, o arriva troppo presto.
campaign-fault-no-hero = Un risultato non nomina personaggi.
campaign-fault-unknown-card = Un risultato ha sbloccato qualcosa che non può stare in una Memory Box: { $reason }
campaign-fault-unknown-secret = “{ $secret }” non è un segreto che si possa trovare.
campaign-fault-bad-seed = { $seed } non è un seme.
campaign-fault-bad-outcome = La partita { $number } non è né vinta né persa, oppure è persa e ha ricompense.
campaign-fault-bad-number = La partita { $number } non può esistere: { $games ->
        [0] non è cominciata nessuna partita
        [one] è cominciata solo 1 partita
       *[other] sono cominciate solo { $games } partite
    }.
campaign-fault-twice = { $thing } compare due volte in { $where }.
campaign-fault-bad-game = La partita aperta non si può leggere: { $reason }
campaign-fault-changed = Nel frattempo questa campagna è stata giocata altrove. Nulla è stato sovrascritto: aprila di nuovo per continuare da lì.

## Why a stage has to wait

campaign-why-ahead = prima completa lo scenario { $number }
campaign-why-interrogation = prima viene l’interrogatorio
campaign-why-needs-card = manca { $gear }; chiedi al Codec
campaign-why-no-heroes = i personaggi che servono non sono ancora nel gruppo

## Its pages at the terminal

cli-campaign = Gioca la campagna: scenari in ordine, Memory Box, risultati. Si possono tenere più campagne una accanto all’altra.
cli-campaign-name = Il nome di una campagna da aprire; prima di cominciarne una nuova ti viene chiesto. Senza nome, scegli dall’elenco.
campaign-way-in = gli scenari uno dopo l’altro, con ciò che si vince per strada

campaigns = Campagne
campaign-name = Campagna
campaign-begun = cominciata { $day }
campaign-open = aperta: { $stage }
campaign-cleared = { $done } scenari su { $all } completati
campaign-choose = Quale campagna? Un numero, new NAME, import FILE, o quit:{ " " }
campaign-none = Non ce n’è ancora nessuna. Scrivi new NAME, import FILE o quit:{ " " }
campaign-unknown = Non c’è una campagna “{ $name }”.
campaign-perhaps = Forse intendi { $names }.
campaign-begin = Cominciarne una nuova, “{ $name }”? [y/N]{ " " }
campaign-list-help = Scrivi il numero di una campagna, new NAME, import FILE o quit.
campaign-unreadable = { $file } non viene toccato: { $reason }
campaign-imported = Ora “{ $name }” è qui.
campaign-is-here = “{ $name }” è già qui, proprio com’è nel file.
campaign-file-trouble = { $file }: { $reason }.

campaign-head = { $cleared } · { $heroes } · { $cards ->
        [0] Memory Box vuota
        [one] 1 carta nella Memory Box
       *[other] { $cards } carte nella Memory Box
    }
campaign-veiled = non ancora raggiunto
campaign-kind = { $bonus ->
        [yes] bonus,{ " " }
       *[no] { "" }
    }{ $kind ->
        [boss] boss
       *[sneaking] infiltrazione
    }, { $minutes } min
campaign-heroes = { $fewest ->
        [one] { $most ->
                [one] 1 personaggio
               *[other] 1–{ $most } personaggi
            }
       *[other] { $most ->
                [one] { $fewest }–{ $most } personaggi
               *[other] { $fewest }–{ $most } personaggi
            }
    }
campaign-state-playing = partita aperta
campaign-state-cleared = completato: { $rounds } { $rounds ->
        [one] round
       *[other] round
    }, { $alarms } { $alarms ->
        [one] allerta
       *[other] allerte
    }
campaign-state-open = { $games ->
        [0] aperto
        [one] aperto, 1 partita persa
       *[other] aperto, { $games } partite perse
    }
campaign-party = { $number ->
        [one] 1 personaggio:
       *[other] { $number } personaggi:
    } { $parties }
campaign-enter-open = Invio: prosegui { $stage } · il numero di uno scenario · help
campaign-enter-interrogation = Invio: l’interrogatorio · il numero di uno scenario · help
campaign-enter-next = Invio: { $stage } · il numero di uno scenario · help
campaign-enter-none = Tutti gli scenari sono completati. Scrivi il numero di uno scenario per rigiocarlo · help
campaign-prompt = campagna ›{ " " }
campaign-what = Premi Invio, o scrivi il numero di uno scenario, vr e il numero di una missione VR, o help.
campaign-give-up = { $stage } è ancora aperto. Abbandonare quella partita? [y/N]{ " " }
campaign-help =
    Invio: prosegue la partita aperta, o comincia il prossimo scenario
    4: gioca lo scenario 4, se è aperto, o di nuovo se è completato
    vr1: gioca una missione VR; si possono giocare in ogni momento
    again: l’ultima partita ancora una volta, con gli stessi personaggi, dadi e carte
    box: la Memory Box, e dove c’è altro da vincere
    results: ogni partita di questa campagna
    codec 05.07: una chiamata sul Codec, per numero o parola; un segreto sentito resta trovato
    veil: mostra ciò che viene dopo negli elenchi e sul Codec, o lo nasconde di nuovo
    export FILE: scrive la campagna in un file; l’elenco delle campagne lo importa
    back: all’elenco delle campagne
    quit: esce; tutto resta conservato
campaign-box = Memory Box: { $cards } { $cards ->
        [one] carta
       *[other] carte
    }
campaign-more-cards = Altro da vincere
campaign-cards = { $cards } { $cards ->
        [one] carta
       *[other] carte
    }
campaign-no-results = Nessuna partita di questa campagna è ancora stata giocata fino alla fine.
campaign-export-what = In quale file esportare? Per esempio: export my-campaign.json

campaign-game-kept = La partita è conservata nella sua campagna.
campaign-debrief = Debriefing: { $stage }
campaign-figures = { $rounds } { $rounds ->
        [one] round
       *[other] round
    }, { $alarms } { $alarms ->
        [one] allerta
       *[other] allerte
    }. Seme { $seed }.
campaign-unlocked = { $gear } va nella Memory Box.
campaign-joins = Da ora { $hero } è con voi.
campaign-complete = La storia è arrivata alla fine. Potete rigiocarla tutta.
campaign-ending = { $outcome ->
        [gave-in] Diverse tracce si allontanano dalla base, e una si tiene un po’ in disparte. Nessuno parla di ciò che Ocelot sapeva. Erano solo poche parole.
       *[other] Diverse tracce si allontanano dalla base, vicine tra loro, e una zoppica. Ocelot non ne sa più di prima.
    }

## The interrogation, between two stages

interrogation = L’interrogatorio
interrogation-intro = Hanno legato Snake a qualcosa che era un letto prima che qualcuno lo migliorasse. Revolver Ocelot gli gira attorno, in senso orario, com’è sua abitudine. Vuole sapere chi è ancora libero in questa base, e da che parte verrà. Lo chiederà tre volte. Tra una domanda e l’altra c’è la corrente.
interrogation-question = { $number ->
        [1] “Qualcuno ti apre le porte”, dice, come se parlasse del tempo. “Chi?”
        [2] “E la ragazza. Dove aspetta?” Si è tolto un guanto, dito per dito.
       *[other] “Una parola, e lo spengo. Ci resterei un po’ male.” Non è più una domanda.
    }
interrogation-outcome = { $outcome ->
        [gave-in] Sono solo poche parole. Ocelot lo ringrazia di ognuna, e va a farne uso. Chi viene a prendere Snake è atteso: Otacon e Gray Fox cominciano lo scenario 9 con 1 danno, e Meryl comincia lo scenario 10 con 1 danno.
        [fainted] Da qualche parte nella risposta che non dà, la stanza si spegne. A un uomo che non c’è non si può chiedere nulla, e alla porta nessuno è atteso. Snake si sveglia tardi: comincia lo scenario 10 con 2 danni.
       *[endured] La terza volta è Ocelot stesso a spegnere. “Lo rifaremo”, dice, e suona come un elogio. Alla porta nessuno è atteso. Snake non riesce a chiudere la mano sinistra: comincia lo scenario 10 con 1 danno.
    }
interrogation-terms = Resistere: costa 1 di forza, o 2 se un dado mostra 5 o 6; quando finisce, sviene. Cedere: è finita, e Ocelot sa ciò che voleva sapere.
interrogation-strength = Forza { $left } su { $strength }.
interrogation-held = Snake non dice nulla. Costa { $lost } di forza.
interrogation-prompt = hold out, give in, o back: { "" }
interrogation-what = Non è una risposta. Scrivi “hold out” (resistere) o “give in” (cedere); “back” lo lascia dov’è per ora.
heroes-not-there = Ora non in questo gruppo. Disponibili: { $heroes }.

## The mission of the day

cli-daily = Gioca la missione VR del giorno: la stessa per tutti. Conta il primo tentativo.
cli-day = Un giorno diverso da oggi, come 2026-11-15; un giorno comincia a mezzanotte UTC.
daily-head = Missione VR del { $day }: { $heroes } (circa { $minutes } minuti)
daily-repeat = Hai finito la missione di questo giorno. Questa partita è per esercizio e non conta; buon divertimento.
daily-kept = Il tuo tentativo è salvato. Continualo oggi o più tardi: noisecheck daily { $day }
daily-ahead = La missione del { $day } deve ancora venire; oggi è { $today } (UTC).
daily-done = Da condividere:
daily-share = VR { $day } · { $cleared ->
        [yes] completata
       *[no] persa
    } r{ $rounds } · { $alarms } { $alarms ->
        [one] allerta
       *[other] allerte
    } { $bars }

## The end of a game

# The choice that led to a loss: `did` is its verb, `what` its words; `who` is guard, camera, boss or nobody.
choice-told =
    { $hero } { $did ->
        [sneak] va in silenzio in { $space }
        [dash] scatta in { $space }
        [knock] bussa in { $space }
        [end] termina il turno in { $space }
       *[other] sceglie “{ $what }” in { $space }
    }{ $how ->
        [seen] { "" }, e { choice-who } vede tutto
        [heard] { " " }e si fa sentire
        [found] { "" }, dove arriva { choice-who }
        [hit] { "" }, e a portata c’è { choice-who }
        [struck] { $who ->
            [nobody] { "" }, e questo decide tutto
           *[other] { "" }, e { choice-who } colpisce subito
        }
       *[time] { "" }, e il tempo scade
    }{ $unspent ->
        [0] { "" }
        [one] , con 1 azione non spesa
       *[other] , con { $unspent } azioni non spese
    }.
rank-told = { rank-name }, { rank-decibels }
rank-part = { $what ->
        [alerts] { $count ->
            [one] 1 allerta
           *[other] { $count } allerte
        }
        [damage] { $count ->
            [one] 1 danno
           *[other] { $count } danni
        }
        [bodies] { $count ->
            [one] 1 guardia a terra
           *[other] { $count } guardie a terra
        }
        [rounds] { $count ->
            [one] 1 round oltre il par
           *[other] { $count } round oltre il par
        }
       *[rewinds] { $count ->
            [one] 1 ritorno indietro
           *[other] { $count } ritorni indietro
        }
    }: { $count } × { $each } dB
rank-par = Qui il par è di { $par } round: uno ogni 5 minuti del tempo stimato.
rank-par-none = Questa scena non ha par, quindi i suoi round sono gratis.

### Le parole del gioco nel terminale e della riga di comando.

## The command line

cli = Metal Gear Solid: Il gioco da tavolo, in una versione non ufficiale fatta da appassionati.
no-extra = { $module } non è installato. Arriva con l’extra { $extra }: { $python } -m pip install "noisecheck[{ $extra }]"
cli-version = Mostra la versione ed esce.
cli-lang = La lingua da parlare, per esempio en; altrimenti quella di NOISECHECK_LANG o del sistema. Può stare ovunque.
cli-no-language = --lang { $wanted }: noisecheck non la parla. Parla: { $known }.
cli-terminal = Gioca nel terminale.
cli-stage = Lo scenario, o la cartella di uno fatto da te; altrimenti riprendi o scegli dall’elenco.
cli-seed = Il numero che decide tutti i dadi e le carte. Altrimenti uno a caso.
cli-heroes = I personaggi, separati da virgole, per esempio snake,meryl; altrimenti ti viene chiesto se c’è scelta.
cli-memory-box = Equipaggiamento tra cui scegliere prima della partita, separato da virgole, per esempio pistol-45,rations-2.
cli-bot = Un personaggio da far giocare a un bot, per esempio meryl=steady; meryl da solo vuol dire lo stesso. Gli altri bot sono random e search. Si può dare più volte.
cli-load = Continua una partita salvata in questo file.
cli-export-svg = Invece di giocare, scrive il tabellone come immagine in questo file.
cli-serve = Gioca nel browser: avvia il server.
cli-host = L’indirizzo su cui ascoltare; 0.0.0.0 fa entrare altri dispositivi della tua rete.
cli-port = La porta su cui ascoltare; 0 per una qualsiasi libera.
cli-database = Dove si tengono i tavoli: sqlite:///file o postgresql://user@host/name. Altrimenti un file nella tua cartella dei dati.
cli-allow-host = Un nome che i browser possono usare per questo server, oltre al suo indirizzo: quello di un proxy, per esempio. Si può dare più volte.
cli-trust-proxy = L’indirizzo di un proxy che in X-Forwarded-For dice per chi parla. Si può dare più volte.
cli-open = Se aprire il browser.
serve-address = noisecheck è pronto: { $address } (Ctrl+C lo ferma)
serve-port-taken = La porta { $port } è occupata. La porta { $free } è libera: --port { $free }
serve-no-port = Impossibile ascoltare su { $host }, porta { $port }: { $reason }
serve-ports-taken = La porta { $port } è occupata, e anche quelle dopo. Indicane un’altra con --port.
cli-metrics-port = Una porta di questa macchina da cui Prometheus legge come sta il server. 0 per nessuna.
cli-backup = Copia i tavoli di un server in un solo file, anche mentre lavora. Per SQLite; PostgreSQL ha pg_dump.
cli-backup-file = Il file da scrivere; non deve esistere ancora.
cli-restore = Mette un backup al posto dei tavoli di un server. Il server dev’essere fermo; ciò che c’era resta in un file accanto.
cli-restore-file = Un file scritto da `noisecheck backup`.
cli-check = Rigioca ogni tavolo che un server conserva e legge ogni campagna: ciò che questa versione non sa leggere viene nominato.
backup-made = Tutti i tavoli sono ora in { $file }.
backup-restored = Tutti i tavoli sono di nuovo come erano in { $file }.
backup-former = Ciò che c’era prima è in { $file }.
backup-exists = { $file } esiste già. Indica un altro file.
backup-none = In { $file } non ci sono tavoli.
backup-failed = { $file } non si può copiare: { $reason }
backup-unsound = { $file } non è un backup integro: { $reason }
backup-postgres = PostgreSQL ha i suoi strumenti per questo: pg_dump e pg_restore.
check-damaged = { $file } è danneggiato: { $reason }
check-unreadable = { $kind } { $id }: { $reason }
check-unreadable-since = { $kind } { $id }, iniziato da noisecheck { $began_by }: { $reason }
cli-prune = Rimuove i tavoli a cui nessuno gioca da un po’. Le campagne restano, con il tavolo da cui ciascuna prosegue. Con SQLite il server dev’essere fermo.
cli-prune-older-than = Quanti giorni fa è successa l’ultima cosa a un tavolo.
prune-done = { $tables ->
    [0] Nessun tavolo è così vecchio.
    [one] 1 tavolo rimosso.
   *[other] { $tables } tavoli rimossi.
  }
check-done = Controllati { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
  } e { $campaigns ->
    [one] 1 campagna
   *[other] { $campaigns } campagne
  }: { $faults ->
    [0] tutto a posto.
   *[other] illeggibili: { $faults }.
  }
cli-rules = Cerca una regola, o le elenca tutte.
cli-rule = Una regola per sigla, come LOS-3; un capitolo, come LOS; o una parola da cercare.
cli-coverage = Per ogni regola, il numero di test superati che la citano.
cli-lint = Controlla se uno scenario ha errori.
cli-folder = La cartella di uno scenario fatto da te, con stage.toml e map.txt; o il nome di uno scenario del gioco.
cli-new-stage = Scrive un piccolo scenario da giocare subito e cambiare a piacere.
cli-new-name = Il suo nome: lettere minuscole, cifre e trattini.
cli-new-place = La cartella in cui crearlo; altrimenti qui.
cli-schema = Stampa il JSON Schema di stage.toml, per gli editor che completano e controllano mentre scrivi.
new-stage-written = Scritto: { $folder }
    Giocalo: noisecheck terminal { $folder }
    Controlla: noisecheck lint { $folder }
    Disegnalo: noisecheck render { $folder }
    Misuralo: noisecheck lab report { $folder }
save-of-unknown-stage = la partita è sullo scenario { $stage }, che non è compreso in noisecheck e qui non è mai stato giocato. Indica anche la sua cartella: noisecheck terminal FOLDER --load FILE
save-of-moved-stage = la partita è sullo scenario { $stage }, e la sua cartella non c’è più: { $folder }. Indica il posto in cui è adesso: noisecheck terminal FOLDER --load FILE

rules-marks = ● il motore gioca questa regola · ○ non ancora
rules-more = … e { $count ->
        [one] un’altra
       *[other] altre { $count }
    }; aggiungi una parola per restringere.
rule-page = regolamento p. { $page }
rule-ours = non è nel regolamento
rule-ruling = La nostra scelta: { $text }
cli-codec = Chiama una frequenza Codec, o cerca una parola nelle chiamate.
cli-codec-words = Un numero, come 05.07, o una parola.
radio-what = Quale numero, o quale parola? Per esempio: codec 05.07, codec passi
radio-silent = Nessuno risponde su { $number }.
radio-unknown = Nessuna chiamata parla di “{ $words }”.
typed-near = “{ $typed }” non esiste. Intendevi “{ $near }”?
radio-near = Intendevi { $near }?
radio-try = Per esempio: codec 05.07, codec passi
radio-unlocks = Un segreto: sentito in una campagna, mette { $gear } nella Memory Box.
radio-knows = Un segreto: sentito durante lo scontro, vale subito. Sentito in una campagna, lo si sa quando lo scontro comincia.
radio-secret = Un segreto: non tutti l’hanno sentito.
radio-rules = Regole: { $rules }
radio-veiled = { $count ->
        [one] 1 chiamata riguarda uno scenario non ancora raggiunto; `veil` elenca anche quella.
       *[other] { $count } chiamate riguardano scenari non ancora raggiunti; `veil` elenca anche quelle.
    }
veil-turned = { $lifted ->
        [yes] Da ora si vede ciò che viene dopo. Scrivi di nuovo `veil` per nasconderlo.
       *[no] Da ora ciò che viene dopo è nascosto.
    }
radio-numbers = Codec { $numbers }
coverage-none = Non c’è { $file } né qui né nel clone. Esegui una volta `make test`: conta i test per ogni regola.
coverage-broken = { $file } non si può leggere. Esegui di nuovo `make test`: ne scrive uno nuovo.
lint-clean = { $folder } è a posto.

## Before the game

stages = Scenari
stages-veiled = Puoi comunque giocare ciò che non hai raggiunto, con il suo numero o il nome breve.
stages-vr = Missioni VR
choose-stage = Quale scenario? (quit per uscire){ " " }
unknown-stage = Non esiste uno scenario “{ $name }”. { $like ->
        [none] { "" }
       *[other] Forse intendi { $like }.{ " " }
    }`noisecheck terminal` senza nome mostra un elenco, e accetta anche la cartella di uno scenario fatto da te.
no-such-stage = Scrivi un numero da 1 a { $count }, il nome breve di uno scenario, o la cartella di uno fatto da te.
new-game = Seme { $seed }. Scrivi `help` in ogni momento.
resume = Continuare { $stage }, round { $round }? [Y/n]{ " " }
yes-words = y yes s sì si ok
no-words = n no
yes-or-no = Scrivi `y` per continuarla, o `n` per scegliere altro.
autosave-broken = La partita salvata non si può riprendere: { $reason } Resta conservata come { $file }.
earlier-kept = La partita precedente è conservata, e il menu la elenca ({ $file }).
earlier-games = Partite precedenti
answers-given = { $count } { $count ->
        [one] risposta data
       *[other] risposte date
    }
bosses-unmet = { $count ->
        [one] Devi ancora incontrare uno dei boss di questa missione. Scrivi `veil` nell’elenco degli scenari per vedere quale.
       *[other] Devi ancora incontrare { $count } dei boss di questa missione. Scrivi `veil` nell’elenco degli scenari per vedere quali.
    }
choose-boss = Contro un boss? (Invio: la missione così com’è){ " " }
no-such-boss = Scrivi un numero da 1 a { $count }, il nome breve di uno scontro, o solo Invio per la missione così com’è.
choose-heroes = Quali personaggi? Da { $fewest } a { $most }, per numero o nome (Invio: { $first }){ " " }

## At the table

story-order =
    Carta ordini: { $card } ({ $action ->
        [waken] le guardie KO si risvegliano
        [radio-in] arrivano le guardie mancanti
        [lost-contact] brucia una carta per ogni 3 guardie morte
       *[stay-alert] i personaggi entro 2 caselle da una guardia ricevono un ?
    }). Le guardie muovono { $red } (allerta) o { $blue }, girano { $arrow }{ $flips ->
        [yes] , le telecamere girano
       *[no] { "" }
    }.
summary = Fase dei Nemici: { $parts }.
summary-guards = { $count ->
        [0] nessuna guardia ha agito
        [one] 1 guardia ha agito
       *[other] { $count } guardie hanno agito
    }
summary-attacked = { $hero } { $times ->
        [0] { "" }
        [one] subisce un attacco e{ " " }
       *[other] subisce { $times } attacchi e{ " " }
    }{ $lost ->
        [0] ne esce senza danni
       *[other] perde { $lost } di salute
    }
summary-attention = { $side } { NAME($hero, case: "of") } in { $space }
summary-removed = { $count } { $count ->
        [one] segnalino tolto
       *[other] segnalini tolti
    }
summary-spawned = { $count } { $count ->
        [one] nuova guardia
       *[other] nuove guardie
    }
summary-burned = { $count } { $count ->
        [one] carta bruciata
       *[other] carte bruciate
    }
news-pause = Invio: continua{ " " }
story-guard-moves = la guardia va { $way }, e guarda { NAME($facing, case: "to") }.

prompt = ›{ " " }
goodbye = La partita è salvata. `{ $call }` continua da qui.
goodbye-unsaved = Non è stato possibile salvare la partita, quindi finisce qui.
goodbye-over = Alla prossima missione.
no-such-number = Scrivi un numero da 1 a { $count }, il testo di un’opzione, o `help`.
it-is-over = Lo scenario è finito. Scrivi `again`, `undo`, `log`, `save FILE` o `quit`.
not-possible = “{ $text }” ora non è possibile.
won = Scenario completato!
lost = Scenario fallito: { loss }.
over-help = Scrivi `again` per un’altra partita a questo scenario, `log` per vedere come ci si è arrivati, `undo` o `rewind` per tornare indietro, `quit` { $leads ->
        [campaign] per la campagna e ciò che viene dopo
       *[away] per uscire
    }.
map-cut = Parte della mappa; `map` la mostra tutta.
why-what = Perché che cosa? Per esempio: why sneak a1, why takedown, why 3
why-possible = “{ $text }” ora è possibile: opzione { $number }{ $more ->
        [none] .
       *[other] { " " }({ $more }).
    }
why-unlisted = “{ $text }” ora è possibile, anche se non è nell’elenco.
why-which = Di’ quale: { $options }.
why-reason = { $text }: { $reason }
why-card = { $gear }: { $does }
why-no-gear = { $hero } non porta equipaggiamento.
terminal-forecast-what = Qui non c’è “{ $words }”. Per esempio: forecast, forecast c4, forecast meryl
terminal-forecast-no-place = { $hero } non può terminare il turno in { $space }.
terminal-forecast-none = Ora non c’è nulla da prevedere: non è il turno di nessuno.
terminal-forecast-head = Se { $hero } termina il turno in { $space }{ $waiting ->
        [none] { "" }
       *[other] { " " }e nessun altro si muove (devono ancora agire: { $waiting })
    }:
terminal-forecast-noise = Rumore ({ $dice } { $dice ->
        [one] dado
       *[other] dadi
    }): silenzio { PERCENT($quiet) } → avvistamento { PERCENT($unheard) } · rumore { PERCENT($noisy) } → { PERCENT($heard) } · totale { PERCENT($total) }
terminal-forecast-hero = { $hero }: avvistamento { PERCENT($spotted) }, attacco { PERCENT($attacked) }, danni { $damage } in media, morte { PERCENT($killed) }
terminal-forecast-lost = Game Over: { PERCENT($chance) }
terminal-forecast-guard = Guardia in { $space }: { $ways }
terminal-forecast-way = { $way ->
        [none] resta
       *[other] { $way }
    } { PERCENT($chance) }{ $ends ->
        [attack] { " " }attacca
        [reaction] { " " }reagisce
       *[no] { "" }
    }
terminal-forecast-ways-more = ; { $count ->
        [one] un altro
       *[other] altri { $count }
    }
terminal-forecast-known = La carta ordini è nota: { $card }.
terminal-forecast-cards = { $count ->
        [one] Può uscire solo 1 carta ordini.
       *[other] Possono uscire { $count } carte ordini.
    }
terminal-forecast-cut = Le scelte sono troppe per seguirle tutte, perciò questi intervalli sono più ampi del necessario.
terminal-forecast-reveals = Una trappola a faccia in giù vede questa casella; nessuno sa che cos’è.
rule-what = Quale regola? Per esempio: rule LOS-3, rule LOS, rule brucia
advice-nothing = Non c’è nulla da segnalare; di nuovo `hint` suggerisce una risposta.
advice-more = Di nuovo `hint`, o `hint plan`, elenca i piani con le probabilità. `hint do`, o `hint do 2`, ne esegue uno fino alla fine del turno.
advice-what = Scrivi `hint`, `hint plan` o `hint do`; `hint do 2` prende il secondo piano.
advice-which = Non esiste un piano così. `hint plan` li elenca; `hint do` prende il primo, `hint do 2` il secondo.
advice-forecast = prima del prossimo turno: avvistamento { PERCENT($spotted) }, attacco { PERCENT($attacked) }; rumore sentito alla fine di questo { PERCENT($heard) }
advice-success =
    riesce { PERCENT($success) }{ $focus ->
        [no] { "" }
       *[other] , con concentrazione { PERCENT($focus) }
    }
seat-announces = { $hero } ({ $bot }): { $plan }.
seat-pause = Invio: vai · o scrivi che cosa fare invece{ " " }
seat-given = Ora { $hero } è in mano a un bot: { $bot }. Scrivi `{ $command }` per riprendere il posto.
seat-back = { $hero } è di nuovo in mano tua.
seat-what = Per esempio: bot meryl steady, o bot meryl off. { $reason }
again-later = `again` comincia un’altra partita quando questa è finita; `quit` la lascia per dopo.
undo-nothing = Non c’è nulla da annullare.
undo-revealed = Dalla tua ultima risposta si sono rivelati dadi o carte. Se tutti sono d’accordo, scrivi `rewind`: si torna indietro, e cadranno gli stessi dadi.
taken-back = Annullato.
log-empty = Non è ancora successo nulla.
save-what = In quale file salvare? Per esempio: save my-game.json
save-exists = { $file } esiste già; scegli un altro nome.
output-lost = Non è possibile scrivere ciò che c’è da dire: { $reason }.
save-failed = { $file } non si può scrivere: { $reason }.
saved = Salvato in { $file }.

choice-cost = { $cost } { $cost ->
        [one] azione
       *[other] azioni
    }
choice-noisy = rumorosa
choice-by = per { $spaces }
choice-lock = livello { $level }: { $needs }
choice-objective = ★
choice-leap-camouflaged = oltre { $over }: !
choice-leap = oltre { $over }{ $attacks ->
        [0] { "" }
        [one] : ! e attacco
       *[other] : ! e { $attacks } attacchi
    }

## What hangs on a roll

question-only-end = { $hero }: non resta che terminare il turno
open-roll-dice = Si sta per tirare: { $dice }.
open-roll-lock = Livello { $level }, serve { $needs }{ $missing ->
        [all] .
        [none] : così com’è si apre.
       *[other] : manca { $missing }.
    }
open-roll-hits = Ogni { $threshold }+ colpisce { NAME($target, case: "the") }{ $hits ->
        [none] .
        [0] : così com’è nessun colpo a segno.
        [one] : così com’è 1 colpo a segno.
       *[other] : così com’è { $hits } colpi a segno.
    }
open-roll-noise = Si sente solo un !.
open-roll-attention = Così com’è il ! attira l’attenzione.

## Beside the map

panel-round = Round { $round }, { $phase ->
        [setup] preparazione
        [enemy] Fase dei Nemici
       *[player] Fase dei Giocatori
    }
panel-acted = fatto
panel-passes = { $as ->
        [guard] in incognito
       *[box] in una scatola
    }
panel-actions = azioni
panel-health = salute
panel-noise = rumore
panel-trace = traccia
panel-noise-dice = { $count } { $count ->
        [one] dado
       *[other] dadi
    }{ $hostages ->
        [0] { "" }
        [one] , 1 per un ostaggio
       *[other] , { $hostages } per ostaggi
    }
panel-focus = conc.
boss-none = In questo scenario non c’è nessun boss.
panel-defeat = ▸ sconfiggere { NAME($figure, case: "the") }
panel-boss-health = salute { $left }/{ $health }
panel-boss-values = Difesa { $defense }, attacca con { $dice }■
panel-hostage = ostaggio { $left }/{ $health }
panel-in-hand = in mano: { $left }
panel-boss-open = scoperte: { $cards }
panel-boss-on-top = in cima: { $cards }
panel-boss-unseen = carte non viste: { $count }
panel-boss-seen = poi: { $cards }
panel-objectives = ▸ { $hostages ->
        [yes] ostaggi H
       *[no] obiettivi ★
    } { $done }/{ $all }
panel-spread = ▸ { $each } in { $zones ->
        [one] una zona
       *[other] ciascuna di { $zones } zone
    }: { $counts }
panel-events = ▸ raggiungere l’evento { $letters }
panel-no-killing = ▸ non uccidere guardie
panel-exits = ▸ { $alone ->
        [yes] { "" }
       *[no] poi{ " " }
    }{ $who ->
        [one] un personaggio
       *[all] tutti i personaggi
    } su EX
panel-own-exits = ▸ { $alone ->
        [yes] { "" }
       *[no] poi{ " " }
    }{ $who ->
        [one] un personaggio
       *[all] ogni personaggio
    } alla propria uscita: { $exits }
panel-sealed = porta { $door }: senza serratura, la apre solo un evento
panel-lock = serratura { $lock } livello { $level }: { $needs }
panel-lock-dice = { $dice }, manca { $missing }
panel-orders = Carte ordini rimaste: { $count }{ $burned ->
        [0] { "" }
       *[other] { " " }(bruciate, in fondo: { $burned })
    }
panel-cameras = Telecamere: { $colour ->
        [orange] arancione
       *[green] verde
    }
panel-order = { $card }
panel-elevators = ⇕ { $ways }

## Help

help-number = sceglie quell’opzione
    .how = 3
help-text = la sceglie con le sue parole; bastano le prime lettere: hand e9, focus minus c4
    .how = sneak c4
help-hint = che cosa notare; di nuovo: piani con probabilità e motivi; `hint do` esegue il migliore
    .how = hint
help-bot = affida un personaggio a un bot: random, steady o search; `bot meryl off` lo riprende
    .how = bot meryl steady
help-why = perché qualcosa è possibile o no (why takedown, why 3)
    .how = why sneak c4
help-forecast = che cosa può portare la Fase dei Nemici se il turno finisce qui, o là (forecast meryl: un altro personaggio)
    .how = forecast c4
help-rule = una regola con parole nostre (rule LOS: un capitolo; rule brucia: una parola)
    .how = rule LOS-3
help-codec = chiama un numero, per aiuto o un segreto (codec passi: una parola)
    .how = codec 05.07
help-veil = mostra ciò che viene dopo negli elenchi e sul Codec, o lo nasconde di nuovo
    .how = veil
help-undo = annulla la tua ultima risposta, se non si sono rivelati dadi o carte
    .how = undo
help-rewind = la annulla anche allora; cadranno gli stessi dadi
    .how = rewind
help-map = tutta la mappa
    .how = map
help-boss = il boss, che cosa fanno le sue carte, e che cosa si sa del loro ordine
    .how = boss
help-log = che cosa è successo di recente (log 100, log all)
    .how = log
help-save = scrive la partita in un file; la partita si salva anche da sola
    .how = save FILE
help-again = un’altra partita a questo scenario, quando questa è finita
    .how = again
help-help = questa pagina; `help play` spiega il gioco in una pagina
    .how = help
help-quit = esce; la prossima volta puoi continuare da qui
    .how = quit
help-more = Più personaggi: sceglili prima della partita, o comincia con --heroes snake,meryl (make terminal HEROES=snake,meryl).

guide =
    Lo scopo: l’elenco accanto alla mappa dice che cosa resta da fare. Prendi gli obiettivi ★, raggiungi gli eventi da A a D, poi mettiti su un’uscita EX.

    Il tuo turno: un personaggio ha 4 azioni. Movimento Furtivo muove di 1 casella. Scatto muove di 2, ma è rumoroso. Interazione apre porte, prende ciò che è nella casella, o usa un ascensore. Puoi lasciare azioni inutilizzate; `end` termina il turno.

    Essere visti: le caselle ombreggiate sono in vista di una guardia o di una telecamera. Un personaggio che vi comincia, attraversa o finisce un movimento riceve un ! dove il movimento finisce. Lo stesso vale per un personaggio che salta una guardia, con in più un attacco.

    Attenzione: un personaggio ha un segnalino. ? (indagine) chiama a guardare la guardia più vicina. ! (allerta) chiama tutte le guardie della zona, che si muovono di più. Un segnalino resta dov’è, anche quando il personaggio se n’è andato, finché una guardia non viene a toglierlo.

    Rumore: alla fine del turno si tira 1 dado bianco □ per ogni azione spesa in qualcosa di rumoroso. Si sente solo un !, e solo se nella zona c’è una guardia: il tuo segnalino viene da te, con ? in su se era fuori dalla mappa, altrimenti com’era. Un ! su un dado bianco fa lo stesso in ogni altro tiro.

    Dadi: □ è bianco e ha un ! invece di un 1; ■ è nero e non ne ha. Un attacco colpisce con ogni dado che raggiunge la difesa, di solito 3. Due colpi a segno mettono KO o uccidono una guardia; un personaggio ne regge 4.

    Serrature: una serratura vuole una combinazione, come 3 4+: un dado con un 3 e un altro con 4 o più. Se non si apre, ritira alcuni dadi per un’altra azione, finché resti lì.

    Guardie: dopo tutti i personaggi si pesca una carta ordini. Prima succede qualcosa dappertutto: chi dorme si sveglia, o arrivano le guardie mancanti. Poi si muove ogni guardia, cominciando in alto a sinistra: fino al primo numero (rosso) di caselle se va verso un !, altrimenti fino al secondo (blu). Di pattuglia cammina dritta e gira sulle icone ▵; dove non può proseguire, gira come punta la freccia della carta. Se la carta lo dice, le telecamere passano all’altro cono. Una guardia che vede un personaggio attacca con ■■.

    La fine: vinci appena tutto è fatto e tutti quelli che devono essere su EX ci sono. Perdi quando la salute di un personaggio è finita, o quando esce la carta Game Over: ogni round la avvicina, e così ogni carta bruciata, che viene mostrata e va sotto il mazzo.

    Concentrazione: i segnalini cambiano un tiro o danno un movimento; quelli usati restano girati finché non spendi un’azione per ripristinarli.

legend = Segni sulla mappa
legend-hero = personaggio
legend-guard = guardia e dove guarda
legend-hurt = guardia con 1 danno o danno KO
legend-ko = segnalino guardia KO, le sue stelle
legend-dead = segnalino guardia morta
legend-investigate = attenzione: indagine
legend-alert = attenzione: allerta
legend-camera = telecamera e il suo cono
legend-dice = dado bianco, dado nero
legend-trap = trappola, a faccia in giù
legend-laser = laser
legend-objective = obiettivo, a faccia in su o in giù
legend-exit = uscita
legend-own-exit = uscita di un solo personaggio
legend-event = evento
legend-elevator = ascensore
legend-terminal = terminale
legend-supply = rifornimento
legend-barracks = caserma
legend-node = nodo del circuito di un boss, con la sua freccia, o una casella numerata
legend-boss = boss, con la parte in cui guarda
legend-plate = parte di un boss, con i danni che vi subisce; ★: più il bonus di una carta
legend-hostage = ostaggio
legend-bust = busto, che si può rovesciare
legend-shadow = ombra
legend-lock-on = chi REX ha agganciato
legend-decoy = segnalino Wolf, a faccia in giù, con il numero della sua casella
legend-crosshair = mirino di Wolf; le lettere sono i mirini dei personaggi
legend-charge = esplosivo
legend-icon = icona di orientamento, icona di svolta
legend-wall = parete
legend-drop = bordo di un tetto: il vuoto
legend-locked = porta bloccata
legend-sealed = porta sigillata, che solo un evento apre
legend-open = porta aperta
legend-zone = confine di una zona
legend-obstacle = ostacolo
legend-watched = in vista di una guardia o telecamera, o sotto il fuoco di un boss
legend-reach = indicata da un’opzione
cli-render = Disegna una mappa in SVG e PNG, con coordinate e legenda.
cli-render-what = Uno scenario, la cartella di uno scenario, una partita salvata (.json), o un file con una scena nella notazione.
cli-render-out = Il file da scrivere, .svg o .png; si può dare più volte. Altrimenti: STAGE.svg e STAGE.png qui.
cli-render-size = Il lato più lungo di un PNG in pixel, da 64 a 8192. Altrimenti: 96 pixel per casella.
rendered = Disegnato: { $file }
cli-replay = Riproduce una partita salvata: ogni domanda, la risposta, e che cosa ne è venuto.
cli-replay-file = Una partita salvata: ciò che `save FILE` scrive al tavolo.
cli-replay-through = Non fermarti dopo ogni risposta.
cli-replay-animate = Scrive ciò che è stato giocato come immagine animata in questo file, .gif, invece di mostrarlo.
cli-replay-part = Che cosa mostra l’immagine animata: tutta la partita, la sua ultima Fase dei Nemici, o il suo ultimo turno.
replay-no-gif = { $file }: un’immagine animata finisce in .gif.
replay-drawing = Disegno in corso
replay-prompt = Invio: avanti · un numero: altrettante · all · q: esci {"> "}
replay-help = Premi Invio per la prossima risposta, o scrivi un numero di risposte, `all`, `map`, o `q` per uscire.
replay-end = La registrazione finisce qui; la partita non era finita.

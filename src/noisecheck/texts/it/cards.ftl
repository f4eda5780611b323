### Che cosa fa ogni azione, carta, segnalino e capacità, in una frase o due: per chi la indica o la chiede.
###
### “In vista” è la linea di vista; “entro 2” conta le caselle lungo la via più breve. I dadi bianchi e neri sono □ e ■.

-loud = RUMOROSA (allerta): il tuo ! finisce sotto di te.
-camouflage =
    Fino alla fine del tuo turno le guardie e le telecamere che ti vedono non ti mettono in allerta, e le guardie che salti
    non attaccano. Se alla fine sei in vista, scatta l’allerta.
-blast-heard = Se nella sua zona restano guardie e il tuo ! non è sulla mappa, il tuo ! va lì.

## Actions

action-sneak = 1 azione. Muovi di 1 casella, senza un suono.
action-dash = 1 azione, rumorosa. Muovi fino a 2 caselle; puoi fermarti dopo la prima.
action-hand-to-hand = 1 azione. Attacca con 1□ una guardia adiacente. Ogni colpo a segno è un danno KO; con 2 la guardia va KO.
action-combo = 2 azioni. Attacca con 2□ e 1■ una guardia adiacente. Ogni colpo a segno è un danno KO; con 2 la guardia va KO.
action-takedown = 2 azioni. Uccidi una guardia adiacente che ti dà le spalle: niente dadi, niente rumore.
action-disguise =
    2 azioni, con un segnalino guardia KO o morta nella tua casella o accanto, e il tuo ! fuori dalla mappa. Guardie e
    telecamere ti prendono per una guardia, finché il tuo ! non è sotto di te, o non attiri l’attenzione, o non fai in loro
    vista qualcosa di diverso da Movimento Furtivo, Scatto o Concentrazione.
action-drag =
    1 azione, rumorosa. Prendi un segnalino guardia KO o morta nella tua casella o accanto, muovi di 1 casella e posalo su
    una adiacente vuota.
action-interact =
    1 azione. Prova una porta bloccata della tua casella (1□ 2■; Otacon 4■), prendi un obiettivo su cui stai, o usa un
    ascensore su cui stai.
action-reroll = 1 azione. Tira di nuovo quanti vuoi dei tuoi dadi a questa serratura. Li perdi se te ne vai o a fine turno.
action-knock = 1 azione. Attira l’attenzione sulla tua casella: ci arriva il tuo ?, o il tuo segnalino ci si sposta così com’è.
action-pull = 1 azione, accanto a un personaggio che pende dal bordo. Torna in piedi, e non paga 2 azioni per risalire.
action-aim =
    1 azione. Se il tuo mirino non è sulla mappa, parte da una casella adiacente. Tira 2■: va di un valore in una direzione,
    sopra qualunque cosa, poi, se vuoi, dell’altro in un’altra. Se finisce su Wolf: 2 danni. Se subisci danni, o fai un’azione
    diversa da Mira e Concentrazione, lo perdi.
action-topple = 2 azioni, nella casella di un busto. Il busto sparisce; quando cade l’ultimo, Mantis non ti legge più nel pensiero.
action-resupply =
    1 azione, negli scenari Boss, su un’icona rifornimento. Tutte le tue carte riprendono al completo munizioni, cariche e
    altri segnalini, e tu riprendi tutte le granate, le mine o i missili che lo scenario ti ha dato.
action-lay =
    1 azione, con una Claymore dello scenario, in una casella libera accanto a te. Esplode sotto la prossima miniatura che
    ci entra: 2 danni a ogni miniatura entro 2 caselle e nella sua linea di vista.
action-sam =
    1 azione, con un missile dello scenario, che parte da una casella adiacente vuota. Tira 2■: vola dritto di un valore,
    poi, se vuoi, dell’altro in un’altra direzione. Nell’area bersaglio dell’Hind lo fa scartare, poi infligge i danni
    stampati dove si trova.
action-launch =
    1 azione, con REX in linea di vista. Attaccalo con 2□, e 1□ in più per ogni missile oltre il primo: ne hai 3 finché non
    ti rifornisci. RUMOROSA (allerta).
action-throw =
    1 azione, con una granata dello scenario. Tira 2■: va esattamente di un valore in una direzione, poi dell’altro in
    un’altra. 1 danno a ogni miniatura entro 1; sul Carro Armato, quello che dice la piastra. Pareti e bordo della mappa la
    inghiottono.
action-hack =
    1 azione. Tira 4■ a un terminale nella tua casella o accanto, e fino a 2□ se vuoi. Quando i dadi hanno la sua
    combinazione, resta hackerato per sempre.
action-search =
    1 azione, a un terminale hackerato. Pesca una carta sistema. Ne tieni al massimo 3: con la quarta, una torna nel mazzo.
action-access =
    1 azione, a un terminale hackerato. Tira fino a 4■, meno quelli sulle carte, e fino a 2□; metti i dadi adatti sugli slot
    vuoti delle tue carte sistema.
action-recall = Gratis. Riprendi un dado da una carta sistema, per poterlo tirare di nuovo.
action-resolve =
    Gratis, quando una carta sistema ha tutti gli slot coperti. Ha effetto a un livello pari al massimo a quello del tuo
    terminale hackerato, poi va sotto il suo mazzo.
action-refresh = 1 o 2 azioni, come dice il segnalino. Ripristina un segnalino concentrazione usato.
action-use = Il prezzo è sulla carta. Usa un pezzo del tuo equipaggiamento.

## Abilities

ability-sneak-attack =
    Una volta per round, dopo aver ferito una guardia nella tua riga o colonna che ti dà le spalle ed è ancora in piedi: 1
    danno in più dello stesso tipo.
ability-i-work-alone =
    Una volta per round, quando tiri per un’arma senza altri personaggi entro 2 caselle: un dado +1 o −1, ma mai un !.
ability-not-a-rookie =
    Una volta per round, quando ferisci una guardia con un 6 che nulla ha modificato, ed è ancora in piedi: 1 danno in più
    dello stesso tipo.
ability-get-clear = Una volta per round, quando un personaggio accanto a te viene attaccato: diventa tu il bersaglio, con la tua difesa.

## Focus tokens: free to use; spent until refreshed

token-minus-white-or-move = Prima del tuo tiro: 1□ in meno. O nel tuo turno: muovi di 1 casella senza azione.
token-plus-2 = Dopo il tuo tiro: +2 a un dado, fino a 6; mai a un !.
token-minus-2 = Dopo il tuo tiro: −2 a un dado, non sotto 1; mai a un !.
token-reroll = Dopo il tuo tiro: tira di nuovo un dado, anche un !.
token-plus-white = Prima o dopo il tuo tiro: 1□ in più. Un ! su quel dado conta.
token-plus-minus-1 = Dopo il tuo tiro: +1 o −1 a un dado; mai a un !.
token-extra-action = Nel tuo turno: 1 azione in più.
token-reroll-black = Dopo il tuo tiro: tira di nuovo un ■.
token-plus-minus-2 = Dopo il tuo tiro: +2 o −2 a un dado; mai a un !.
token-plus-black = Prima o dopo il tuo tiro: 1■ in più.
token-minus-black = Prima del tuo tiro: 1■ in meno, anche quando una guardia ti attacca.
token-dash-2 = Nel tuo Scatto: 2 caselle in più.

## Equipment: weapons

card-handgun-50 = 1 azione. Spara con 1□ a una guardia in vista. { -loud }
card-pistol-45 = 1 azione. Spara con 1□ a una guardia in vista. { -loud }
card-light-assault-rifle = 1 azione e 1 munizione. Spara con 2□ a una guardia in vista. { -loud }
card-assault-rifle = 1 azione e 1 munizione. Spara con 2□ a una guardia in vista. { -loud }
card-sniper-rifle = 2 azioni e 1 munizione. Spara con 3□ a una guardia in vista. { -loud }
card-high-frequency-blade =
    1 azione, con una guardia accanto. Attacca ogni miniatura adiacente, anche i personaggi, con 1□ ciascuna, o 2□ ciascuna
    per 1 carica. Quando subisci un attacco: 1 carica dà −1 a ogni dado, una volta per tiro.
card-arm-cannon = 1 azione. Spara con 1□ a una guardia in vista, e 1□ in più per ogni carica che spendi. { -loud }
card-nikita =
    1 azione e 1 munizione. Tira 2■: da una casella adiacente vuota vola di un valore, poi, se vuoi, dell’altro in un’altra
    direzione.
    Alla prima miniatura o ostacolo: 3□ contro ogni miniatura entro 1 e nella sua vista. { -loud }
card-missile-launcher =
    1 azione e 1 munizione. Un missile vola dritto, in qualsiasi direzione. Alla prima miniatura o ostacolo: 3□ contro ogni
    miniatura entro 1 e nella sua vista. { -loud }

## Equipment: explosives

card-chaff-grenade =
    1 azione, poi scartala. Fino alla fine del round nessuna telecamera e nessun sensore della tua zona disturba i
    personaggi; con una guardia nella zona attiri l’attenzione.
card-stun-grenade =
    1 azione, poi scartala. Lanciala in una casella in vista entro 5: ogni guardia entro 2 da quella casella e nella sua
    vista va KO. { -loud }
card-grenade =
    1 azione, poi scartala. Lanciala in una casella in vista entro 5: 2 danni a ogni miniatura, anche i personaggi, entro 2
    da quella casella e nella sua vista. { -loud }
card-c-4 =
    1 azione: posane uno accanto a te. 1 azione: fai esplodere tutti i tuoi, 2 danni a ogni miniatura entro 1 e in vista di
    uno di essi. Se nella zona di un’esplosione restano guardie e il tuo ! non è sulla mappa, il tuo ! va all’esplosione più
    vicina.
card-claymore =
    1 azione: posane una accanto a te. Quando una miniatura ci entra, 2 danni a ogni miniatura entro 2 e nella sua vista.
    { -blast-heard }
card-time-bomb =
    1 azione: posala accanto a te e scarta la carta. All’inizio del tuo prossimo turno, 3 danni a ogni miniatura entro 2 e
    nella sua vista. { -blast-heard }

## Equipment: not to be seen

card-stealth-camouflage = 1 azione e 1 carica, una volta per turno. { -camouflage }
card-adv-stealth-camouflage =
    1 azione e 1 carica, una volta per turno. { -camouflage } Quando la carta è vuota, 2 azioni ci mettono 1 carica.
card-cardboard-box =
    1 azione, fuori vista. Guardie e telecamere ti prendono per una guardia, finché non ti muovi nella loro vista o sopra
    una guardia, o non fai qualcosa di diverso da Movimento Furtivo, Scatto o Concentrazione, o una guardia non si ferma
    accanto a te, faccia a faccia.

## Equipment: food and medicine

card-rations = 1 azione, poi scartala. Recupera fino a 2 danni.
card-medicine = Gratis, poi scartala. Tutti i tuoi segnalini concentrazione usati sono di nuovo pronti.
card-pentazemin =
    Gratis, per 1 dei suoi segnalini; una volta per turno. In questo turno, in ogni azione, puoi tirare di nuovo quanti dadi
    vuoi di un tiro, ma non in una verifica del rumore.

## Equipment: keys and tools

card-key-card-3 = 1 azione, poi scartala. Apri senza dadi una porta bloccata di livello 3 o meno della tua casella.
card-key-card-4 = 1 azione, poi scartala. Apri senza dadi una porta bloccata di livello 4 o meno della tua casella.
card-pal-key-card = Nessuna azione. In ogni tuo tiro a una porta bloccata puoi tirare di nuovo un dado.
card-rope =
    1 azione e 1 corda. Lega una guardia KO accanto a te: Risveglio delle Guardie la lascia dormire, finché una guardia non
    le arriva sopra.

## Equipment: worn, and attached

card-gas-mask =
    1 azione, rumorosa. Guarda la prima carta del mazzo degli ordini o di quello delle reazioni. Indossata: il gas non ti fa
    nulla.
card-night-vision-goggles =
    1 azione. Gira tutti gli obiettivi e le trappole a faccia in giù entro 5 caselle. Indossato: i sensori laser non ti
    mettono in allerta.
card-thermal-goggles = 2 azioni. Gira un obiettivo a faccia in giù nella tua zona. Indossato: i sensori laser non ti mettono in allerta.
card-handkerchief = Nessuna azione. Una volta per round, mentre hackeri un terminale: un ■ +1 o −1.
card-body-armor = Nessuna azione. La tua difesa è più alta di 1.
card-bandana = Nessuna azione. Le tue armi non spendono munizioni.
card-pistol-suppressor = Nessuna azione, nessuno slot. Le tue pistole non sono RUMOROSE (allerta).
card-rifle-suppressor = Nessuna azione, nessuno slot. I tuoi fucili non sono RUMOROSI (allerta).

## System cards: what happens, then how much of it at each level

system-distraction = Le guardie che scegli si girano verso un nuovo percorso. Livello 2: 1 guardia. Livello 3: fino a 2. Livello 4: fino a 3.
system-door-control =
    Si apre una porta bloccata a tua scelta, ovunque sia. Livello 2: una di livello 2. Livello 3: di livello 2 o 3. Livello
    4: qualunque abbia una serratura.
system-camera-loop =
    Aspetta che una telecamera stia per mettere in allerta un personaggio. Fino alla fine del round i personaggi ignorano
    telecamere e sensori nelle zone che scegli. Livello 2: 1 zona. Livello 3: fino a 2. Livello 4: fino a 3.
system-lights-out = I ! dei personaggi diventano ? dove si trovano. Livello 2: 1 segnalino. Livello 3: fino a 2. Livello 4: fino a 3.
system-all-clear = I ? dei personaggi lasciano la mappa. Livello 2: 1 segnalino. Livello 3: fino a 2. Livello 4: fino a 3.
system-elevator-override =
    I personaggi che stanno su un ascensore lo usano, senza azione. Livello 2: 1 personaggio. Livello 3: fino a 2. Livello 4:
    fino a 3.
system-sensor-control =
    Le trappole a faccia in su, telecamere e laser, lasciano la mappa. Livello 2: 1 trappola. Livello 3: fino a 2. Livello 4:
    fino a 3.
system-radio-silence =
    Aspetta che venga pescata la carta Radio. Non porta guardie nelle zone che scegli. Livello 2: 1 zona. Livello 3: fino a
    2. Livello 4: fino a 3.

## System cards against the Hind D

system-flight-recorder =
    Guarda le prime carte del mazzo del boss. Puoi metterne in fondo quante vuoi. Livello 2: 1 carta. Livello 3: 2. Livello
    4: 3.
system-cargo-hoist = I personaggi riprendono tutti i loro missili. Livello 2: 1 personaggio. Livello 3: fino a 2. Livello 4: fino a 3.
system-feed-jam = Aspetta che il boss stia per attaccare. Quell’attacco ha meno dadi. Livello 2: 1■. Livello 3: 2■. Livello 4: 3■.
system-engine-trim = La sua minaccia scende. Livello 2: di 1 passo. Livello 3: di 2. Livello 4: di 3.
system-radio-decoy =
    Trasla lungo il bordo, dalla parte che scegli. Attenzione: dopo ogni casella attacca tutti i personaggi nella sua linea di
    fuoco, con i suoi dadi. Livello 2: 1 casella. Livello 3: fino a 2. Livello 4: fino a 3.
system-laser-guide =
    Aspetta che stia per schivare un missile. Trasla di meno caselle. Livello 2: 1 in meno. Livello 3: 2. Livello 4: 3.
system-medical-locker = Ogni personaggio toglie 1 danno. Livello 2: 1 personaggio. Livello 3: fino a 2. Livello 4: fino a 3.

## System cards against Vulcan Raven

system-track-reading =
    Guarda le prime carte del mazzo del boss. Una di loro può andare in cima. Livello 2: 2 carte. Livello 3: 3. Livello 4: 4.
system-cold-shower = La sua minaccia scende. Livello 2: di 1 passo. Livello 3: di 2. Livello 4: di 3.
system-loudspeaker = Si gira sul posto. Livello 2: alla sua destra. Livello 3: a destra o a sinistra. Livello 4: dove vuoi.
system-mined-lane =
    Su ogni nodo libero che scegli c’è una Claymore. Esplode sotto la prossima miniatura che ci entra. Livello 2: 1 nodo.
    Livello 3: 1. Livello 4: fino a 2.
system-frost-haze =
    Il prossimo attacco del boss contro ogni personaggio che scegli non ha dadi, in qualunque momento arrivi. Livello 2: 1
    personaggio. Livello 3: fino a 2. Livello 4: fino a 3.
system-freight-belt =
    I personaggi vengono portati in una casella libera accanto a loro, senza azione. Livello 2: 1 casella in tutto. Livello
    3: fino a 2. Livello 4: fino a 3.
system-supply-cage = I personaggi si riforniscono dove sono. Livello 2: 1 personaggio. Livello 3: fino a 2. Livello 4: fino a 3.

## System cards against Metal Gear REX

system-override-order =
    Guarda le prime carte del suo mazzo. Una di loro può sostituire quella che ha annunciato per il suo prossimo turno, che va
    in fondo. L’aggancio resta com’è. Livello 2: 1 carta. Livello 3: 2. Livello 4: 3.
system-false-echo =
    Si gira e aggancia un altro personaggio, e nel farlo non attacca nessuno. Livello 2: uno che vede. Livello 3: uno che
    potrebbe vedere girandosi. Livello 4: chiunque, anche te.
system-missile-rack = I personaggi riprendono tutti i loro missili. Livello 2: 1 personaggio. Livello 3: fino a 2. Livello 4: fino a 3.
system-feedback-loop = Subisce danni. Livello 2: 1. Livello 3: 2. Livello 4: 3.
system-ecm-burst = Aspetta che stia per attaccare. Quell’attacco ha meno dadi. Livello 2: 1■. Livello 3: 2■. Livello 4: 3■.
system-hatch-release = La sua difesa è più bassa fino alla fine del round. Livello 2: di 1. Livello 3: di 2. Livello 4: di 3.
system-open-channel =
    Segnalini concentrazione usati degli altri personaggi sono di nuovo pronti. Livello 2: 1 segnalino. Livello 3: fino a 2.
    Livello 4: fino a 3.

## Order cards, section I

order-waken =
    Nelle zone attive ogni segnalino guardia KO da 1 stella diventa una guardia; poi quelli da 2 stelle scendono a 1. Le
    guardie legate continuano a dormire.
order-radio-in = Nelle zone attive arrivano guardie alla caserma finché la zona non raggiunge il suo Conteggio Guardie.
order-lost-contact = Per ogni 3 segnalini guardia morta sulla mappa viene bruciata una carta ordini.
order-stay-alert =
    Ogni personaggio entro 2 caselle da una guardia in una zona attiva riceve il suo ? sotto di sé. Chi ha il suo ! sulla
    mappa, no.
order-game-over = Pescata o bruciata, fa perdere subito lo scenario.

## Reaction cards: what a guard does with the tokens it stands on

reaction-known =
    Ogni segnalino se ne va. KO: arriva una guardia accanto. Morta: 1 carta ordini viene bruciata. !: nient’altro. ?: la
    guardia fa dietrofront, se la sua zona non ha altri segnalini attenzione e la casella alle sue spalle è libera.
reaction-sweep =
    Ogni segnalino se ne va. KO: arriva una guardia accanto. Morta: 1 carta ordini viene bruciata. ! o ?: la guardia fa un
    quarto di giro secondo la freccia della carta ordini.
reaction-radio =
    Ogni segnalino se ne va. KO: arriva una guardia accanto. Morta o !: arrivano guardie alla caserma di questa zona finché
    non raggiunge il suo Conteggio Guardie. ?: nient’altro.
reaction-hunch =
    Ogni segnalino se ne va. KO: arriva una guardia accanto. Morta: 1 carta ordini viene bruciata. ! o ?: ogni personaggio
    entro 2 caselle da questa guardia riceve il suo ? sotto di sé, a meno che il suo ! non sia sulla mappa.
reaction-rush =
    I segnalini se ne vanno finché la guardia non si muove. KO: arriva una guardia accanto. Morta: 2 carte ordini vengono
    bruciate. ! o ?: la guardia va avanti di 1 casella, se è libera.
reaction-shrug = Ogni segnalino se ne va, e basta.

### Gli scenari: name-… è il nome, stage-… dice in una riga che cos’è, .briefing è ciò che i giocatori sentono prima di cominciare, .won e .lost ciò che sentono quando è finita.

name-scene = Una scena

name-cargo-dock = Molo di Carico
stage-cargo-dock = Una prima infiltrazione: fuori dall’acqua, oltre tre guardie, su con l’ascensore.
    .briefing = Emergi al vecchio pontile, con addosso soltanto quello che indossi. L’ascensore in fondo è l’unica via per la superficie, e risponde a un pannello nel nord del piazzale: raggiungi il pannello (A), poi mettiti sull’ascensore. Appena il pannello si accende, qualcuno verrà a vedere chi ha chiamato. Fino ad allora tre guardie girano tra i container. Osserva come camminano, e sii dove loro non sono.
    .event-A = Il pannello si accende. Entrambi i cancelli dell’ascensore sono aperti; avanti, verso l’uscita. Sotto la lampada qualcuno ha scritto 12.02 con il gesso.
    .won = L’ascensore se la prende comoda. L’acqua nelle maniche ti gela prima che tu sia in cima. Poi le porte si aprono su neve e riflettori, e su una piazzola con più occhi di quanti ne avesse il molo.
    .lost = La marea porta via le tue impronte dal pontile, e il registro della notte dice che non è venuto nessuno. Quei tre continuano a camminare come prima. Ormai conosci i loro giri; è più di quanto avessi la prima volta.

name-heliport = Eliporto
stage-heliport = Neve, riflettori e due telecamere tra te e il condotto di ventilazione.
    .briefing = Il condotto sulla terrazza nord porta dentro, ma nessuno ci entra disarmato. Nel magazzino sul lato est c’è una pistola (A); prendila, poi esci dal condotto. Due telecamere spazzano la zona e si girano ogni volta che alle guardie si dice di guardare meglio. Nel corpo di guardia a ovest può esserci qualcosa che acceca le telecamere (B). Aprire quell’armadietto fa rumore.
    .event-A = La pistola è tua, dal prossimo scenario in poi. Ora al condotto, dove c’è l’uscita.
    .event-B = Nell’armadietto c’è una granata chaff, per il prossimo scenario. Lo sportello cigola, e dentro ha 11.08 graffiato nella vernice.
    .won = Il condotto è largo quanto le tue spalle e non un dito di più. Dietro di te qualcuno chiede via radio dov’è finita la pistola. Davanti si fa caldo. Nella polvere ci sono segni di gomiti che non sono i tuoi, e in fondo, sotto una grata allentata, un uomo tossisce nella sua cella.
    .lost = I riflettori continuano a girare; nessuno gli ha detto che hanno finito. La neve copre le tue tracce, fin dove arrivavano. Il condotto è ancora lì, con il suo fiato d’aria calda.

name-holding-cells = Celle e Armeria
stage-holding-cells = L’allarme suona già: un prigioniero, due cancelli sigillati, e un’armeria sulla strada per l’ascensore.
    .briefing = La grata del condotto è caduta prima di te, e l’hanno sentita tutti. Si comincia in Allerta: sii da un’altra parte quando vengono a guardare. L’uomo per cui sei qui sta nelle celle a nord (A). Conosce il codice dei due cancelli, e la scrivania nella stanza delle guardie lo accetta (B), ma solo quando l’hai sentito da lui; lì si può anche spegnere l’allarme. Oltre i cancelli c’è l’armeria, e nel suo angolo più lontano l’ascensore: lungo le rastrelliere, passandoci in mezzo, o girando dalla porta sul retro a sud. La camera blindata (C) vale un’occhiata, se ce n’è il tempo.
    .event-A = Ti dà il codice, e un nome. Poi si porta la mano al cuore, e non ha altro da dire. Ora alla scrivania nella stanza delle guardie (B).
    .event-B = La scrivania accetta il codice, ed entrambi i cancelli si alzano. Accanto c’è l’interruttore dell’allarme; qui nessuno ti cerca più.
    .event-C = Due casse, e mani per una sola. Quello che prendi si può usare subito, e resta tuo per gli scenari a venire; l’altra rimane qui.
    .won = L’ascensore scende, e l’allarme con tutti i suoi stivali resta di sopra. Il nome che ti ha dato è quello di un altro prigioniero, tenuto più in basso delle celle. Quando le porte si aprono c’è una sala, in mezzo un uomo legato a un palo, e qualcuno che conta sottovoce.
    .lost = L’allarme smette da solo, come fanno gli allarmi quando non c’è più nessuno da cercare. Nel registro della stanza delle guardie è stata un’esercitazione: undici minuti, nessun riscontro. La grata è di nuovo al suo posto, con due delle sue quattro viti.
name-take-stun-grenades = Le granate stordenti: una mette KO ogni guardia nelle vicinanze. Queste le porteresti a casa in ogni caso.
name-take-explosives = Gli esplosivi: due cariche di C-4, da posare e far saltare. La Granata Stordente resta indietro per sempre.

name-warhead-storage = Deposito Testate
stage-warhead-storage = Tre piani più giù: nessuno sparo al primo, un lanciamissili al secondo, non un’anima al terzo.
    .briefing = Su L1 le testate stanno in fila, e chi lì spara un colpo ha sparato l’ultimo: nessuno lo fa, e non puoi neanche tu. Due ascensori scendono, uno vicino e bloccato, uno lontano e aperto; altri due portano da B1 a B2, dove vegliano telecamere e sensori. Raggiungi la sala controllo (A): apre la camera stagna a sud, la tua via d’uscita, e chiama giù le guardie. La sua porta ha la migliore serratura dell’edificio, ma a tenerla chiusa è un quadro elettrico (D), e i quadri elettrici bruciano. Nel magazzino su B1 c’è un lanciamissili i cui missili girano gli angoli (B). E qualcuno ha lasciato una scatola su L1 (C).
    .event-A = La camera stagna a sud è aperta. Entrambi gli ascensori ronzano: stanno scendendo, e uno dei due è sempre stato qui.
    .event-B = Un Nikita, e più missili di quanti tu ne possa contare. Sono tuoi per questo piano e il prossimo; su, tra le testate, giù le mani.
    .event-C = Una scatola di cartone, proprio della tua misura. Ce l’hai subito, e te la tieni.
    .event-D = Il quadro elettrico se ne va in scintille azzurre. La sala controllo è aperta, e anche il passaggio dietro, dritto alla camera stagna.
    .won = La camera stagna espira, e ciò che sta in fila è dall’altra parte. Le file le hai contate, e avresti preferito di no. Davanti ci sono laboratori, illuminati a giorno, con le porte tagliate nette come carta. Chiunque sia stato ha usato un colpo per ciascuna.
    .lost = Entrambi gli ascensori risalgono, vuoti. Di sopra anche le buone notizie si dicono sottovoce, per abitudine: tra le testate tutti fanno attenzione. Qualcuno guarda nella sala controllo, trova tutto come dev’essere, e lo lascia così.

name-prison-break = Evasione
stage-prison-break = Due amici dietro le sbarre, un’ala di guardie da ogni parte, e una console che tenta parecchio.
    .briefing = Hanno preso Snake e Meryl. Lui è nella fila sud delle celle a est: sbarre verso il corridoio, o una porta laterale dalla cella vuota accanto alla sua. Lei è nella stanza chiusa a chiave in mezzo all’infermeria, a ovest. Voi sbucate da uno scarico nella lavanderia, tra i due; un ascensore porta al capo opposto di ciascuna ala, una porta pesante è la via breve. Liberateli entrambi, poi uscite dal cancello a nord, tutti quanti. Nell’ufficio del direttore c’è una console (A) che può spalancare ali e celle in un colpo solo. È la via facile, e costa qualcosa.
    .event-A = La console del direttore, e davanti nessuno. Ogni serratura della prigione dipende da questi pulsanti.
    .won = Il cancello si chiude con un tonfo, e siete tutti dalla parte giusta. Non c’è tempo per i ringraziamenti, solo per la conta, e per una volta il numero torna. L’unica via è in su: scale, più di quante si abbia voglia di contare, e in cima un tetto. Quello che lassù prendete per vento è un rotore.
    .lost = Le celle sono di nuovo chiuse, e la lavanderia sa di sapone e lana bagnata. Nella grafia ordinata del direttore c’è una riga nuova sul ruolino, con il tuo nome scritto male. Lo scarico nella sua lista non c’è.
name-call-a-drill = Indire un’esercitazione. Si aprono entrambe le ali e tutte le porte di entrambe le celle, e chi vi cercava viene mandato altrove. Ma un’esercitazione sigilla anche il magazzino, con dentro la corda.
name-read-the-roster = Leggere soltanto i turni di guardia. Nessuna porta si apre, ma ora sapete chi cammina dove: i vostri segnalini concentrazione sono di nuovo pronti, e la corda è ancora lì per voi.

name-pal-override = Override PAL
stage-pal-override = Tre sale, tre interruttori, una carta, e una macchina che non deve svegliarsi.
    .briefing = Il lancio si può vietare, tramite un sistema che non si fida di nessuno. Vuole tre consensi, in qualsiasi ordine, da posti così lontani che nessuno li dà per sbaglio: al vecchio pannello a ovest della fornace (A), nell’ufficio del caporeparto del magazzino (B), e alla console nella sala controllo della base sotterranea (C). L’ultimo chiede la carta PAL; quindi qualcuno la porta fin dall’inizio, e deve arrivare. Snake, Gray Fox e Otacon cominciano alla fornace; Meryl è andata avanti e aspetta accanto all’ascensore. In due o più troverete le telecamere accese.
    .event-A = L’interruttore scende. La fornace tira un respiro, e molto più in alto le risponde una sirena.
    .event-B = Il cassetto del caporeparto non ha carte, solo un interruttore, e sotto l’interruttore un campanello. Se dietro di te c’è una porta aperta, corri.
    .event-C = La carta viene inghiottita, letta e trattenuta. Una fila di spie passa dal rosso al bianco.
    .won = Tutte le spie sono bianche. Per la durata di un respiro non c’è nessuno al mondo che da qui possa lanciare qualcosa. Poi, nella sala accanto, qualcosa di grande come una casa sposta il peso da un piede all’altro. Gli è stato vietato di lanciare la sua testata. Di camminare non gliel’ha vietato nessuno.
    .lost = Da qualche parte c’è ancora una spia rossa. Al sistema non importa: è fatto per aspettare, e aspetta meglio di te. È ciò che sta nella sala accanto che perde la pazienza.

name-recon = Ricognizione
stage-recon = Missione VR 1: tre zone, dieci fascicoli, due botole.
    .briefing = Una simulazione, dicono; fa male lo stesso. Una squadra entra da ogni zona, un agente solo dall’archivio. Il banco all’ingresso ha un numero, 12.33, e il nome di nessuno. Raccogliete i fascicoli sparsi tra archivio, nucleo e laboratorio: due bastano per un agente, una squadra piena deve portarne sei. Gli ascensori uniscono le zone, e così due porte pesanti, per chi con le serrature ci sa fare. Nessuno sa che cosa si riveleranno i sensori a faccia in giù. Quando ne avete abbastanza, uno di voi deve raggiungere una botola, nel nord del nucleo o nell’angolo più lontano del laboratorio, e siete fuori tutti.
    .won = Le pareti si spengono, e da qualche parte parte una stampante: fascicoli raccolti, agenti rientrati, osservazioni nessuna. Nessuno chiede che cosa c’è nei fascicoli. Ogni volta era la stessa pagina; sì, ci hai guardato.
    .lost = La simulazione si ferma a metà di un passo, e si accende la luce. Una voce legge il secondo in cui è stata persa, e poi quello in cui avresti potuto capirlo. I fascicoli li stanno già disponendo da capo.

name-escape = Fuga
stage-escape = Missione VR 2: una fila di celle, un ascensore, e tutti sanno che siete fuori.
    .briefing = La simulazione comincia dove finisce la maggior parte delle evasioni: l’allarme è scattato. Ognuno di voi sta in una cella aperta con un ! sotto i piedi, e tre guardie conoscono il numero sulla porta. Non siate lì quando guardano. Due porte portano dalle celle al cortile, e sotto corre un condotto di servizio per chi arriva per primo all’angolo; risbuca ancora una volta in mezzo alla sala. L’ascensore è dietro la sala, con tre serrature tra cui scegliere. Dovete esserci dentro tutti; nient’altro conta.
    .won = L’ascensore si chiude sull’ultimo di voi, e celle, cortile e sala vengono ripiegati come quinte. Il sergente Marsh guarda un cronometro, lo ferma, e non lo mostra a nessuno. È un elogio.
    .lost = Le celle sono di nuovo chiuse, ognuna con il suo numero sulla porta. Le fughe falliscono più spesso a un angolo che a una guardia, dice Marsh, e riaccende l’allarme.

name-sabotage = Sabotaggio
stage-sabotage = Missione VR 3: undici nodi in tre sale, e più siete, più cose devono smettere di girare.
    .briefing = Turbine, sale controllo, pompe: undici nodi tengono in vita l’impianto, e per spegnere ciascuno basta un paio di mani. A un agente ne bastano due, in due sale diverse; a due agenti ne serve uno per sala, a tre agenti uno di più, e una squadra piena deve zittirne due in ogni sala. Usate Interazione dove c’è un nodo. Le stanze hanno una seconda uscita per un motivo, e dei montacarichi per i ricambi vanno di sala in sala dove nessuna pattuglia guarda. Quando si è fermato abbastanza, tutti si ritrovano all’ascensore, all’estremità sud delle pompe.
    .won = Una sala dopo l’altra si dimentica a che serviva, e cessa un ronzio che non sentivi più. Una spia accanto all’ascensore promette che tutto sarà riparato in quaranta minuti. Qui sono molto svelti, e non una volta hanno chiesto chi fosse stato.
    .lost = Le turbine girano. Girerebbero per chiunque; non ce l’hanno con te. Sul tabulato c’è una mappa, e sulla mappa la strada che era di un corridoio troppo lunga.

name-stealth = Furtività
stage-stealth = Missione VR 4: prendete le carte e andatevene. Se là dentro muore qualcuno, non valevate niente.
    .briefing = Loro la chiamano revisione dei conti. Sei cartelle sono sparse tra l’ufficio, il caveau e la galleria; un agente ne porta una, una squadra piena quattro. Nessuna guardia deve morire, per mano di chicchessia: un solo morto e la simulazione finisce. I pugni fanno dormire la gente, e anche la pazienza. Un corridoio gira attorno al caveau, un anello di guardie gira lì dentro, e le cartelle sono dentro a entrambi. Quando avete ciò per cui siete venuti, uscite tutti dalla stanza centrale della galleria.
    .won = Domattina qualcuno noterà che manca una cartella e darà la colpa a qualcun altro. Le guardie sono tornate tutte a casa a fare colazione, qualcuna con il mal di testa. Voi non ci siete mai stati: era questo l’esercizio.
    .lost = La revisione è rinviata. Nel caveau qualcuno conta le cartelle, e in ufficio qualcuno conta voi. Sei delle une, dice il tabulato; degli altri preferisce non parlare.
    .lost-killing = Un uomo giace come non giace chi dorme. Si accende la luce, le carte vi sono sparite dalle mani, e Marsh per un po’ non dice niente. Era un uomo fatto di numeri. Il prossimo non lo sarà; è per questo che ci si esercita.

name-hostages = Ostaggi
stage-hostages = Missione VR 5: vi seguiranno ovunque. Non lo faranno in silenzio.
    .briefing = Là dentro tengono sei persone: una nel blocco ovest, due nel blocco est, tre nel cortile in mezzo. Portatene fuori tante quanti siete. Interazione, e l’ostaggio va con chi l’ha liberato; da lì in poi ognuno aggiunge un dado alla verifica del rumore di quell’agente, che abbiate fatto chiasso o no. Quindi divideteveli, o siate già fuori da una zona quando finisce il vostro turno. Uscite tutti dal cancello nell’angolo del blocco est. La sua cella è bloccata, ma un ascensore dal cortile ci va dritto dentro.
    .won = Oltre il cancello finalmente tacciono, ora che non importa più. Chi tenevi per mano si volta per ringraziarti, e viene spento a metà della parola. Te lo ricorderai più a lungo del punteggio.
    .lost = Quelli che vi seguivano tornano al loro posto senza che nessuno glielo dica; l’hanno fatto più spesso di voi. Quando la luce si riaccende guardano la porta come fosse la prima volta.

name-coordination = Coordinazione
stage-coordination = Missione VR 6: quattro piastre, una per ciascuno, e tutte insieme.
    .briefing = Ognuno di voi ha una piastra, e ogni piastra sa il peso di chi vuole: guardate prima di camminare. La missione è vinta nel momento in cui ogni agente sta su quella giusta. Entrate lontano da dove dovreste essere, dagli angoli della mappa e uno di voi dal nucleo, e le guardie hanno gli anelli in mezzo. Due condotti aiutano, e le telecamere sanno dove finiscono. Chi è in anticipo deve aspettare, e aspettare è la parte difficile: trovate l’angolo in cui nessuno guarda, e muovetevi quando all’ultimo di voi manca un passo.
    .won = L’ultima piastra scende, c’è un clic, ed è tutto. Chi l’avesse sentito da fuori non ci farebbe caso. Voi eravate dentro.
    .lost = Una piastra è rimasta fredda, e una basta. Il tabulato dice chi era in anticipo e chi in ritardo. Non dice quanto può essere lunga un’attesa; ormai lo sapete meglio voi.

## Zones

name-archive = archivio
name-armory = armeria
name-b1 = B1
name-b2 = B2
name-cells = celle
name-control = controllo
name-core = nucleo
name-east = est
name-east-block = blocco est
name-furnace = fornace
name-gallery = galleria
name-guardhouse = corpo di guardia
name-hall = sala
name-infirmary = infermeria
name-l1 = L1
name-laboratory = laboratorio
name-office = ufficio
name-pumps = pompe
name-turbines = turbine
name-underground-base = base sotterranea
name-vault = caveau
name-warehouse = magazzino
name-west = ovest
name-west-block = blocco ovest
name-yard = cortile

## VR missions with a boss: one of each boss for every mission

-vr-fight = Viene acceso un boss, in un angolo della missione, a porte chiuse. Abbattetelo e la simulazione finisce. Non metteteci troppo: le guardie arrivano quando vengono chiamate.
-vr-ocelot-won = Toglie la mano dalla pistola, annuisce, e si spegne come una lampada. Era solo quello che avrebbe fatto lui. L’avete fatto anche voi, quindi vale.
-vr-ocelot-lost = Soffia sulla canna, cosa che quello vero non farebbe mai, e svanisce. Qualcuno dovrebbe dirlo a chi l’ha scritto. Tu, magari, dopo il prossimo tentativo.
-vr-mantis-won = Tutto ciò che fluttuava atterra, ed è di nuovo una fila di cifre. I vostri pensieri non li ha mai saputi, dicono, solo le vostre abitudini. Ora ne avete meno.
-vr-mantis-lost = Sapeva anche questo. La simulazione finisce con una sola osservazione sul tabulato: prevedibile, in quattro punti. Ripensateci, ma non là dentro.
-vr-wolf-won = Il punto rosso resta sulla parete un momento più di lei. Poi è solo una parete. Vi hanno guardato a lungo, e avete ricambiato lo sguardo.
-vr-wolf-lost = L’eco del suo fucile non gli è mai venuta bene. Tutto il resto sì. Il tabulato sa la distanza, il vento, e il momento in cui vi siete mossi.
-vr-raven-won = I corridoi sono di nuovo soltanto corridoi, e non ne sbuca niente. Dove è caduto non ha lasciato neanche un’ammaccatura: qui il peso è un numero. Anche il vostro è calato un po’, si direbbe.
-vr-raven-lost = Continua a camminare attraverso il punto in cui eravate, e viene spento a metà di un passo. La simulazione non gongola. Sa soltanto di quanti angoli eravate corti. Uno.
-vr-liquid-won = Resta a terra. La macchina conta lo stesso fino a dieci; chi l’ha scritta aveva una certa esperienza. Poi potete andare, e potete voltarvi una volta. Lo fanno tutti.
-vr-liquid-lost = Si rialza. È scritto per fare solo questo, e l’ha fatto una volta più di voi. La luce si accende mentre si sta ancora spolverando.

name-recon-ocelot = { name-recon } contro { name-ocelot }
stage-recon-ocelot = Un breve duello attorno alla sala macchine. Nessun ostaggio, ma angoli dappertutto, e a lui non serve linea di vista.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-recon-mantis = { name-recon } contro { name-mantis }
stage-recon-mantis = Fluttua su e giù per i corridoi. Due busti gli danno i vostri pensieri; buttateli giù, o sappiatene una più di lui.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-recon-wolf = { name-recon } contro { name-wolf }
stage-recon-wolf = È distesa da qualche parte a nord, e i lunghi corridoi sono fatti apposta per il suo fucile.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-recon-raven = { name-recon } contro { name-raven }
stage-recon-raven = Un anello di corridoi, e un cannone che lo percorre.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-recon-liquid = { name-recon } contro { name-liquid }
stage-recon-liquid = Nessun tetto da cui cadere, ma si rialza tutte le volte, come al solito.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-escape-ocelot = { name-escape } contro { name-ocelot }
stage-escape-ocelot = Voi avete le celle, lui il corridoio attorno alla stanza delle guardie. Le celle sono un brutto posto in cui farsi trovare da chi spara dietro gli angoli.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-escape-mantis = { name-escape } contro { name-mantis }
stage-escape-mantis = Un busto a ogni capo del blocco celle, e in mezzo un uomo che fluttua. Ogni cella ha un’uscita; attenti a quale guarda lui.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-escape-wolf = { name-escape } contro { name-wolf }
stage-escape-wolf = È distesa da qualche parte a sud, nel cortile o nella sala dietro. Nessuna parete sulla strada ferma una pallottola, né sua né vostra.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-escape-raven = { name-escape } contro { name-raven }
stage-escape-raven = Fa il giro lungo, e ogni cella ha un’apertura in cui guarda.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-escape-liquid = { name-escape } contro { name-liquid }
stage-escape-liquid = Aspetta nella stanza delle guardie. Ha tre entrate e, quando è dell’umore, nessuna uscita.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-sabotage-ocelot = { name-sabotage } contro { name-ocelot }
stage-sabotage-ocelot = Vasche, tubi, una sala tutta curve: strada corta per le sue pallottole, lunga per voi.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-sabotage-mantis = { name-sabotage } contro { name-mantis }
stage-sabotage-mantis = Un solo busto nella curva della sala pompe. Non è lontano, ma qui niente è dritto.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-sabotage-wolf = { name-sabotage } contro { name-wolf }
stage-sabotage-wolf = Il nord dell’impianto è tutto suo. Voi avete le pompe, e lì niente le è d’intralcio.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-sabotage-raven = { name-sabotage } contro { name-raven }
stage-sabotage-raven = Due lunghe corsie, e un cannone che riempie l’una o l’altra. Le vasche sono vostre.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-sabotage-liquid = { name-sabotage } contro { name-liquid }
stage-sabotage-liquid = Entra dall’incrocio. Affrontatelo tra le vasche, dove non può prendere la rincorsa.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-stealth-ocelot = { name-stealth } contro { name-ocelot }
stage-stealth-ocelot = Attorno al caveau c’è un vicolo cieco da ogni lato. Lui li conosce tutti, e le sue pallottole pure.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-stealth-mantis = { name-stealth } contro { name-mantis }
stage-stealth-mantis = Un solo busto, nella camera blindata, e lui ci fluttua sopra. Nessuno ha detto che la revisione sarebbe stata tranquilla.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-stealth-wolf = { name-stealth } contro { name-wolf }
stage-stealth-wolf = È distesa da qualche parte a sud, dall’ufficio alla galleria. I vicoli ciechi vi nascondono dalle guardie, non da lei.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-stealth-raven = { name-stealth } contro { name-raven }
stage-stealth-raven = Un anello attorno al caveau, e lui dentro. I vicoli ciechi sono per chi conta i suoi passi.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-stealth-liquid = { name-stealth } contro { name-liquid }
stage-stealth-liquid = Sta nella camera blindata. È aperta da due lati, quindi decidete chi entra da quale.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-hostages-ocelot = { name-hostages } contro { name-ocelot }
stage-hostages-ocelot = Ha qualcuno con sé, legato nella stanza centrale. Tenetelo in vita, e il duello si vince come tutti gli altri.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
    .lost-hostage = La sedia in mezzo è vuota, e la simulazione non vede motivo di proseguire. Era una voce e un po’ di corda, nessuno si è fatto male. Eppure ti piacerebbe sapere che cosa stava per dire.
name-hostages-mantis = { name-hostages } contro { name-mantis }
stage-hostages-mantis = Entrambi i busti stanno nella stanza centrale, e anche lui, più o meno. Ha due entrate, e a lui non dà fastidio nessuna.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-hostages-wolf = { name-hostages } contro { name-wolf }
stage-hostages-wolf = È distesa da qualche parte a sud, di cella in cella. Il cortile ha delle stanze; a lei le stanze non interessano.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-hostages-raven = { name-hostages } contro { name-raven }
stage-hostages-raven = Gira attorno al cortile, e per strada guarda in ognuna delle tre stanze.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-hostages-liquid = { name-hostages } contro { name-liquid }
stage-hostages-liquid = Ha la stanza centrale. Oggi non c’è nessuno da liberare tranne voi.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-coordination-ocelot = { name-coordination } contro { name-ocelot }
stage-coordination-ocelot = Voi cominciate negli angoli, lui in mezzo. Chi incontra per primo deve resistere finché non arrivano gli altri.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-coordination-mantis = { name-coordination } contro { name-mantis }
stage-coordination-mantis = Un busto da ogni lato dell’anello. Due di voi insieme, da due lati: in fondo era questo l’esercizio.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-coordination-wolf = { name-coordination } contro { name-wolf }
stage-coordination-wolf = Una fascia attraverso nucleo ed est è sua. Più a lungo vi aspetta, meglio spara.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-coordination-raven = { name-coordination } contro { name-raven }
stage-coordination-raven = Percorre l’anello, e ognuno di voi è da qualche parte lungo il giro. Distogliete il suo sguardo l’uno dall’altro.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-coordination-liquid = { name-coordination } contro { name-liquid }
stage-coordination-liquid = Sta dove tutte le vostre strade si incontrano. Arrivate insieme, o uno dopo l’altro.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-cyborg-ninja = Cyborg Ninja
stage-cyborg-ninja = Un duello di pugni in un laboratorio, con un uomo che non è mai proprio dove stava.
    .briefing = Le pallottole non lo raggiungono: vuole le vostre mani. Da ovunque se ne vada resta un’ombra, e quando gli fate male sparisce in quella più lontana da voi. Quindi guardate prima di colpire: sapete dove sarà. Alle ombre si può sparare, si possono colpire o far saltare in aria, e ognuna che sparisce è una strada che lui non può prendere e una lama in meno accanto a voi. Caccia chi è stato sentito, o altrimenti chi è più vicino: uno sparo rumoroso lo chiama. Quando non ha più ombre gli tocca restare a prenderle.
    .won = Finalmente sta fermo, si guarda le mani, e sembra ricordarsi di qualcosa. Poi le lampade tremano, e lui non c’è più e non lascia ombra. Da sotto una scrivania un ingegnere chiede se è finita. Può aprirvi la strada per le stanze del comandante, ma non verrà con voi: lì siede qualcuno che è meglio non senta che cosa pensa.
    .lost = Pulisce la lama, e aspetta un po’ nel caso vi rialziate. Aveva sperato di meglio, e anche voi. Poi le ombre si spengono, una dopo l’altra, come finestre in una via.

name-psycho-mantis = Psycho Mantis
stage-psycho-mantis = Una stanza piena di cose che volano, e un uomo che sa la vostra mossa prima di voi.
    .briefing = Sente quello che pensate, e nessun colpo va a segno contro chi se lo aspetta. Due busti alle pareti gli portano i vostri pensieri: rovesciateli entrambi, e lui è un uomo come gli altri. Dopo, ogni attacco, a segno o no, sposta il suo indicatore: ora lo si raggiunge solo dalla sua colonna, ora solo dalla sua riga, ora non potete concentrarvi, ora le vostre mani sono sue. Quindi contate: ciò che fate adesso decide ciò che potrete fare dopo. Fluttua sopra mobili a cui voi girate attorno, anche sopra lo scaffale dove un libro ha il dorso contro il muro. State fuori dalla sua vista quando non avete niente con cui colpire.
    .won = Tutto ciò che volava viene giù, e c’è silenzio, nella stanza e dietro la fronte. Così tanto silenzio che ascolti quello, e non gli stivali dietro la porta. Sono troppi. Mentre vi portano via, due persone che non si sarebbero mai cercate concordano che qualcuno deve fare qualcosa.
    .lost = Ti lascia finire il pensiero prima di lasciarti andare. Riguardava una via d’uscita; lui lo mette con gli altri. Poi i mobili tornano al loro posto, e i libri sullo scaffale, uno dei quali alla rovescia.

name-hind-d = Hind D
stage-hind-d = Un elicottero da guerra attorno a un tetto, e missili a cui bisogna mirare di lato.
    .briefing = Gira attorno al tetto, il muso verso l’interno, e spara lungo una linea: la riga o la colonna davanti a sé, fino alla prossima parete. Attraversate quella linea o finiteci qualcosa, e spara; dopo ogni casella che trasla, spara a tutti quelli che a quel punto sono in linea. Sappiate quali pareti ci sono tra voi e il cielo. Ognuno ha tre missili, altri sono alle due icone rifornimento. Un missile vola quanto dicono i dadi, un valore in una direzione, l’altro in un’altra se volete; fatelo finire oltre il bordo, nell’area segnata attorno alla macchina. Poi lui scarta, e conta dov’è il missile quando l’ha fatto. Le sue carte tornano: imparate da che parte scarta.
    .won = Va giù oltre il bordo, e passa molto tempo prima che lo sentiate atterrare. Scendete dall’altra parte, dove non c’è che neve, un miglio, senza una traccia. A metà strada ti guardi la manica. C’è sopra un punto rosso.
    .lost = Fa ancora un giro, il muso verso l’interno, per abitudine. Poi il tetto è del vento, e dei missili che vi sono caduti un passo più in là. Un passo non è molto. Si può imparare.

name-vulcan-raven = Vulcan Raven
stage-vulcan-raven = Una cella frigorifera, un cannone che cammina, e angoli dietro cui stare.
    .briefing = Cammina dritto, di tante caselle quanta è la sua minaccia, che sale a ogni round. Ai punti si guarda intorno; a una parete gira dal lato aperto. Il primo di voi che vede mette fine alla sua camminata, e spara a tutti quelli che vede; quindi sappiate dove guarderà, e siate altrove. Nei vostri turni sta fermo e osserva: a qualunque cosa finiate di fare sotto i suoi occhi risponde. Fategli male, e vi guarda; fategliene molto, e fa di peggio. Ognuno ha due Claymore, altre sono alle icone rifornimento: non guarda mai in basso. Quando la sua minaccia dice 9+, tre canne girano insieme. Abbiate finito per allora.
    .won = Le canne continuano a girare un po’ senza di lui, finché non se ne accorgono. Poi c’è un tale silenzio che si sente lavorare il ghiaccio. Dietro l’ultima fila un cancello porta avanti, alla macchina per cui è stato costruito tutto questo, e che dorme. C’è un modo perché continui. È scritto accanto al cancello in tre paragrafi, e ognuno si svolge in un’altra sala.
    .lost = Finisce il suo giro, perché è il suo giro. La brina copre l’angolo che era quasi abbastanza lontano. Non vi porta rancore; quasi non vi porta a mente.

name-revolver-ocelot = Revolver Ocelot
stage-revolver-ocelot = Un duello attorno a un ostaggio legato, con un uomo che conta le sue pallottole.
    .briefing = Percorre il cerchio di punti e spara dietro gli angoli: nessuna parete è un riparo. Quello che aiuta è la memoria. Il suo mazzo è un tamburo che non si rimescola mai; ogni volta che gli fate male gira di una carta, e la reazione di quella carta tocca a voi, ma il resto è andato finché il tamburo non ha fatto il giro. L’ostaggio in mezzo, con al polso una targhetta che dice 07.31, ha poco da perdere: stategli accanto, e una pallottola per lui è vostra. Quando Ocelot deve ricaricare, non ha niente con cui rispondere. Abbattetelo prima che l’ostaggio muoia.
    .won = Quando il fumo se n’è andato, se n’è andato anche lui, e l’ultima delle sue pallottole è a terra, non sparata. L’uomo tra le corde respira, si massaggia i polsi, e vi dice dove sono le testate: a nord, oltre il campo di neve. Quello nessuno lo attraversa a piedi, dice. Lo dice come uno che ha visto che cosa lo attraversa.
    .lost = Mette via la pistola e non si volta; un duello finito lo annoia. L’uomo tra le corde ha visto tutto, e ha imparato più di quanto volesse. Sarebbe contento se tornaste. La prossima volta, contate.
    .lost-hostage = Le corde non reggono più nessuno, solo un peso. Ocelot abbassa la pistola: senza nessuno in mezzo non è un gioco, e se ne va. Quello che l’uomo sapeva della via per il nord se l’è portato con sé, ed era ciò per cui eravate venuti.

stage-tank = Nove caselle di corazza in un campo di neve, e due granate a testa.
    .briefing = Le pallottole ci suonano sopra come su una campana. Ciò che sente è una granata: due per ciascuno, altre nelle casse alle due icone rifornimento, tutte stampigliate 09.05. Una granata va quanto dicono i dadi, un valore in una direzione e l’altro in un’altra, non un passo di meno; quindi si sceglie un posto, non un bersaglio. Il portello in mezzo è il punto debole, e un colpo lì gli manda anche all’aria i piani. Avanza lungo le frecce delle sue carte, dritto attraverso i muri di neve, e torna indietro quando il campo finisce: non siate sulla sua strada. La mitragliatrice è per chi è vicino, il cannone per chi sta alla larga.
    .won = Brucia senza fretta, e per la prima volta stanotte avete le mani calde. Dietro, il deposito è aperto; chi chiude una porta con davanti un carro armato? Dentro c’è un cartello in quattro lingue. Non ve ne serve nessuna per capire che qui nessuno ha mai sparato un colpo, e perché.
    .lost = Al mattino il campo è di nuovo bianco, sopra ogni cosa. L’equipaggio pulisce la canna, conta ciò che resta, e mangia la zuppa. Non hanno mai visto un volto, e non vi riconoscerebbero se tornaste.

name-metal-gear-rex = Metal Gear REX
stage-metal-gear-rex = Un carro armato che cammina, grande come una casa, e uno di voi nel suo mirino.
    .briefing = La sua corazza è chiusa, e una via per attraversarla quasi non c’è. Ma per mirare deve aprirsi: finché uno di voi è agganciato, l’abitacolo è scoperto. Vi dice prima con chi ce l’ha e per che cosa. Quindi decidete chi sta nel suo occhio mentre gli altri sparano da dietro, e quando scivolare fuori dalla sua vista; alcuni dei suoi missili vi seguono anche lì, e se non resta nessuno a cui mirare, arriva camminando. Anche chiunque altro sia allo scoperto quando si guarda intorno si fa sparare addosso. Sparate sotto i suoi occhi e risponde al fuoco, a meno che una salva non lo colpisca così forte da farlo barcollare: allora un round è vostro. Avete un lanciamissili con tre missili a testa, e altri alle due icone rifornimento. Pallottole e granate non le nota nemmeno.
    .won = Si inginocchia, come se qualcuno gliel’avesse chiesto; poi le gambe cedono, e per un minuto nella sala non c’è che polvere. Dal buco nel tetto viene luce, e ci vuole un po’ per capire di che tipo: è mattina. Il rapporto dirà che la notte è trascorsa senza incidenti. Che qualcuno si sta arrampicando sul relitto, nel rapporto non ci sarà.
    .lost = Posa il piede, e cerca la porta. Chi l’ha costruito ha sempre voluto vederlo camminare. Ma prima deve voltarsi, e non è fatto per voltarsi; c’è ancora tempo per mettersi sulla sua strada.

stage-liquid = L’ultimo duello, in cima al relitto: un tetto piccolo, un lungo salto, e un uomo che non resta a terra.
    .briefing = Niente più macchine. Solo lui, voi, e il bordo. Buttatelo giù e prende un teschio; poi decidono i dadi bianchi, uno per ogni teschio: un ! ed è finita, qualsiasi altra cosa e si rialza in mezzo senza un graffio, più arrabbiato a ogni teschio. Quindi badate a dove va a terra: ogni lato della sua casella aperto sul vuoto è un dado in più, in un angolo due. I colpi da una casella accanto lo fanno arretrare in linea retta, un passo ciascuno; è così che lo portate lì. Lui fa lo stesso con voi, e chi va oltre il bordo resta appeso per le dita: risalire costa mezzo turno, a meno che un amico non tiri. Guardate la sua postura prima di colpire, e ricordate che cosa viene dopo.
    .won = Questa volta resta dov’è. Aspettate lo stesso; è diventata un’abitudine. Poi il vento è soltanto vento, e il sole è sorto come se non avesse niente a che fare con nessuno di voi. Una radio chiede già da un po’ chi è rimasto. Prendetevi tutto il tempo per rispondere: nessuno vi cerca più.
    .lost = Sta in mezzo al relitto come se non fosse successo niente. Al bordo ci sono segni di dita, e sotto moltissima aria. Dice di aver vinto; ma l’ha già detto altre volte, e da sdraiato.

name-sniper-wolf = Sniper Wolf
stage-sniper-wolf = Un campo di neve, un crinale, sette posti in cui può essere distesa, e un punto rosso che si avvicina.
    .briefing = Accanto alle vostre tracce c’è una slitta, con sopra dipinto 11.79; chi la guidava non è lontano. È sul crinale, sotto uno di sette segnalini. Mira: il vostro mirino vola come dicono i dadi, sopra pareti e alberi, e gira ogni segnalino su cui passa; fatelo finire su di lei e sanguina, e sparisce di nuovo per distendersi altrove. Il suo mirino è più lento di una pallottola e più paziente di voi: a ogni round lei gioca una carta in più. Chi sta fermo mantiene la mira, e chi viene colpito la perde. Funzionano anche le armi da fuoco, per chi si avvicina abbastanza da vedere il crinale. Se c’è Otacon con voi, sul campo ci sono guardie; ma lui è quello che lei lascerebbe avvicinare. Portatelo al suo crinale, e nessuno deve morire.
    .won = È distesa dove è stata distesa tutto il giorno, e per una volta guarda il cielo. Il fucile è ancora caldo; uno di voi lo prende, e nessuno ha voglia di parlare. Oltre il crinale una porta di servizio scende, fuori dal vento, in un freddo fatto da macchine.
    .spared = Nessuno sente che cosa le dice lassù. Ci vuole molto tempo, e non parte nessuno sparo. Quando scende ha in mano un fazzoletto, e il crinale dietro di lui è vuoto. Più in là una porta di servizio scende, fuori dal vento, in un freddo fatto da macchine.
    .lost = Il punto rosso si spegne. Lei annota ora, vento e distanza, come fa sempre, e si distende da un’altra parte. La neve copre i posti in cui eravate distesi; è l’unica cosa su questo campo che non si è mai mossa troppo presto.

## Special rules of stages

special-forbids-focus = In questo scenario non ci sono segnalini concentrazione.
special-shuffles-traps = Le trappole sono mescolate: nessuno sa quale è quale.
special-starts-in-alert = Tutti cominciano con un ! sotto i piedi: sanno che siete qui.
special-killing-fails = Nessuno deve morire: se muore una guardia, lo scenario è perso.
special-leaving-wins = Dovete soltanto uscire.
special-spread = Prendetene almeno { $each } in { $zones ->
        [one] una zona
       *[other] ciascuna di { $zones } zone
    }.
special-hostages = Ogni ostaggio segue il personaggio che l’ha liberato, e gli aggiunge un dado rumore.
special-own-exits = Ogni personaggio ha la sua via d’uscita, e nessun’altra va bene.
special-unarmed = Nella zona “{ $zone }” nessuno può sparare o far scoppiare esplosivi.
special-endless = { $gear }: qui le munizioni non finiscono mai.
special-equipped = Qualcuno deve portare: { $gear }.
special-all-sealed = Nessuna porta di questa mappa ha una serratura: può aprirla solo un evento.
special-sealed = { $count ->
        [one] La porta { $doors } non ha serratura: può aprirla solo un evento.
       *[other] Le porte { $doors } non hanno serratura: può aprirle solo un evento.
    }
special-event-after = { $letter } succede solo dopo { $letters }.
special-event-needs = { $letter } succede solo per un personaggio che porta { $gear }.
special-event-by-blast = Solo un’esplosione fa scattare { $letter }, non un personaggio.

### Úrovně: name-… je název, stage-… řekne jedním řádkem, co to je, .briefing hráči slyší, než začnou, .won a .lost, když je konec.

name-scene = Scéna

name-cargo-dock = Nákladní dok
stage-cargo-dock = První infiltrace: z vody ven, kolem tří hlídek, výtahem nahoru.
    .briefing = Vynořujete se u starého mola a máte jen to, co na sobě. Jediná cesta na povrch je výtah na druhém konci a ten poslouchá panel na severu dvora: dostaňte se k panelu (A), pak se postavte na výtah. Sotva se panel rozsvítí, někdo se přijde podívat, kdo volal. Do té doby chodí mezi kontejnery tři hlídky. Sledujte, jak chodí, a buďte tam, kde nejsou.
    .event-A = Panel se rozsvěcuje. Obě brány výtahu jsou otevřené; teď k východu. Pod lampu někdo křídou napsal 12.02.
    .won = Výtah si dává na čas. Voda v rukávech zamrzne dřív, než dojedete nahoru. Pak se dveře otevřou do sněhu a světlometů, na přistávací plochu, která má víc očí než dok.
    .lost = Příliv smaže vaše stopy z mola a noční deník tvrdí, že nikdo nepřišel. Ti tři chodí dál, jak chodili. Jejich okruhy už znáte; to je víc, než jste měli poprvé.

name-heliport = Heliport
stage-heliport = Sníh, světlomety a dvě kamery mezi vámi a ventilační šachtou.
    .briefing = Šachta na severní terase vede dovnitř, ale neozbrojený tam nikdo nejde. Pistole leží ve skladu na východní straně (A); vezměte ji a odejděte šachtou. Místo přejíždějí dvě kamery a otáčejí se, kdykoli hlídky dostanou rozkaz znovu se rozhlédnout. Ve strážnici na západě možná najdete něco, co kamery oslepí (B). Otevírání té skříňky dělá hluk.
    .event-A = Pistole je vaše, od příští úrovně. Teď k šachtě, kde je východ.
    .event-B = Ve skříňce leží Chaff granát, pro příští úroveň. Dvířka vržou a zevnitř je do barvy vyryto 11.08.
    .won = Šachta je široká jako vaše ramena a ani o prst víc. Za vámi se někdo ve vysílačce ptá, kam se poděla pistole. Před vámi je čím dál tepleji. V prachu jsou otisky loktů, které nejsou vaše, a na konci, pod uvolněnou mříží, kašle ve své cele muž.
    .lost = Světlomety se točí dál; nikdo jim neřekl, že mají hotovo. Na vaše stopy padá sníh, kam až došly. Šachta je tam pořád a její teplý dech taky.

name-holding-cells = Cely a zbrojnice
stage-holding-cells = Poplach už zvoní: vězeň, dvě zapečetěné brány a zbrojnice cestou k výtahu.
    .briefing = Mříž potrubí spadla dřív než vy a slyšeli to všichni. Začínáte v poplachu: až se přijdou podívat, buďte jinde. Muž, kvůli kterému jste tu, sedí v celách na severu (A). Zná kód obou bran a pult ve strážnici ho přijme (B), ale až ho uslyšíte od něj; vypnout se tam dá i poplach. Za branami leží zbrojnice a v jejím zadním rohu výtah: kolem regálů, mezi nimi, nebo oklikou zadními dveřmi na jihu. Trezor (C) stojí za pohled, zbude-li čas.
    .event-A = Říká vám kód a jméno. Pak sáhne k srdci a víc už nepoví. Teď k pultu ve strážnici (B).
    .event-B = Pult kód přijímá a obě brány jdou nahoru. Vedle je vypínač poplachu; tady už vás nikdo nehledá.
    .event-C = Dvě bedny a ruce na jednu. Co vezmete, můžete hned použít a v dalších úrovních to zůstane vaše; to druhé zůstane tady.
    .won = Výtah jede dolů a poplach se všemi svými botami zůstává nahoře. Jméno, které vám dal, patří jinému vězni, drženému hlouběji, než jsou cely. Dveře se otevírají do haly, uprostřed ní je muž přivázaný ke sloupu a někdo si tam potichu počítá.
    .lost = Poplach utichne sám, jak to poplachy dělají, když není koho hledat. V deníku strážnice to bylo cvičení: jedenáct minut, bez nálezu. Mříž je zpátky na místě, se dvěma ze čtyř šroubů.
name-take-stun-grenades = Omračující granáty: jeden omráčí každou hlídku poblíž. Ty byste si domů odnesli tak jako tak.
name-take-explosives = Výbušniny: dvě nálože C-4, k položení a odpálení. Omračující granát tu zůstane nadobro.

name-warhead-storage = Sklad hlavic
stage-warhead-storage = O tři patra níž: v prvním ani výstřel, ve druhém raketomet, ve třetím ani živáček.
    .briefing = Na L1 stojí v řadách hlavice, a kdo tam vystřelí, vystřelil naposledy: nikdo to nedělá a vy taky nemůžete. Dolů jedou dva výtahy, jeden blízký a zamčený, druhý daleký a otevřený; další dva vedou z B1 na B2, kde stráží kamery a senzory. Dostaňte se do velína (A): otevře přechodovou komoru na jihu, vaši cestu ven, a přivolá dolů hlídky. Jeho dveře mají nejlepší zámek v budově, ale zavřené je drží rozvaděč (D), a rozvaděče hoří. Ve skladu na B1 leží raketomet, jehož střely zatáčejí za roh (B). A někdo nechal na L1 krabici (C).
    .event-A = Přechodová komora na jihu je otevřená. Oba výtahy hučí: jedou dolů a jeden z nich tu byl celou dobu.
    .event-B = Nikita a víc střel, než se dá spočítat. Jsou vaše pro toto patro a pro další; nahoře mezi hlavicemi na ni nesahejte.
    .event-C = Kartónová krabice, přesně vaše velikost. Máte ji hned a necháte si ji.
    .event-D = Rozvaděč odchází v modrých jiskrách. Velín je otevřený a průchod za ním taky, rovnou k přechodové komoře.
    .won = Přechodová komora vydechne a to, co stojí v řadách, je na druhé straně. Ty řady máte spočítané a radši byste neměli. Před vámi jsou laboratoře, jasně osvětlené, s dveřmi rozříznutými čistě jako papír. Kdo to udělal, potřeboval na každé jeden sek.
    .lost = Oba výtahy jedou zase nahoru, prázdné. Nahoře se i dobré zprávy šeptají, ze zvyku: mezi hlavicemi jsou všichni opatrní. Někdo nakoukne do velína, najde vše, jak má být, a tak to nechá.

name-prison-break = Útěk z vězení
stage-prison-break = Dva přátelé za mřížemi, z obou stran křídlo plné hlídek a jedna velmi lákavá konzole.
    .briefing = Mají Snakea a Meryl. On sedí v jižní řadě cel na východě: mříže do haly, nebo boční dveře z prázdné cely vedle. Ona leží v zamčené místnosti uprostřed ošetřovny na západě. Vynořujete se odtokem v prádelně, mezi oběma; na vzdálený konec každého křídla jede výtah, kratší cesta jsou těžké dveře. Osvoboďte oba a pak odejděte bránou na severu, úplně všichni. V kanceláři ředitele stojí konzole (A), která dokáže jedním rázem otevřít křídla i cely. To je ta snadná cesta a něco stojí.
    .event-A = Ředitelova konzole a nikdo u ní. Na těch tlačítkách visí každý zámek věznice.
    .won = Brána zapadne a všichni jste na té správné straně. Na díky není čas, jen na počítání hlav, a pro jednou číslo souhlasí. Dál se dá jen nahoru: schody, víc než se komu chce počítat, a nad nimi střecha. To, co tam nahoře považujete za vítr, je rotor.
    .lost = Cely jsou zase zamčené a prádelna voní mýdlem a mokrou vlnou. V rozpisu přibyl úhlednou rukou ředitele nový řádek s vaším jménem, s chybou. Odtok na jeho seznamu není.
name-call-a-drill = Vyhlásit cvičení. Obě křídla a všechny dveře obou cel se otevřou a ti, kdo vás hledali, jsou posláni jinam. Cvičení ale také zapečetí sklad i s provazem.
name-read-the-roster = Jen si přečíst rozpis služeb. Žádné dveře se neotevřou, ale teď víte, kdo kudy chodí: vaše žetony soustředění jsou znovu připravené a provaz tu na vás čeká dál.

name-pal-override = Blokace PAL
stage-pal-override = Tři haly, tři vypínače, jedna karta a stroj, který se nesmí probudit.
    .briefing = Odpálení se dá zakázat, systémem, který nikomu nevěří. Chce tři souhlasy, v libovolném pořadí, z míst tak vzdálených, že je nikdo nedá omylem: u starého panelu západně od pece (A), v kanceláři mistra ve skladišti (B) a u konzole ve velíně podzemní základny (C). Ten poslední chce kartu PAL; někdo ji tedy od začátku nese a musí dojít. Snake, Gray Fox a Otacon začínají u pece; Meryl šla napřed a čeká u výtahu. Je-li vás víc než jeden, najdete kamery zapnuté.
    .event-A = Vypínač jde dolů. Pec se nadechne a vysoko nad ní odpoví siréna.
    .event-B = V mistrově zásuvce není papír, jen vypínač a pod vypínačem zvonek. Jsou-li za vámi otevřené dveře, běžte.
    .event-C = Karta je vtažena, přečtena a už se nevrátí. Řada kontrolek přechází z červené na bílou.
    .won = Všechny kontrolky jsou bílé. Na jedno nadechnutí není na světě nikdo, kdo by odsud mohl cokoli odpálit. Pak vedle něco velkého jako dům přenese váhu z jedné nohy na druhou. Má zakázáno odpálit hlavici. Chodit mu nikdo nezakázal.
    .lost = Někde je pořád červená kontrolka. Systému to nevadí: byl postaven k čekání a čeká lépe než vy. Trpělivost ztrácí to, co stojí vedle.

name-recon = Průzkum
stage-recon = VR mise 1: tři zóny, deset složek, dva poklopy.
    .briefing = Je to simulace, říkají; bolí to stejně. Tým vchází každou zónou, samotný agent archivem. Lavice u vchodu má číslo, 12.33, a ničí jméno. Seberte složky, které leží po archivu, jádru a laboratoři: jednomu agentovi stačí dvě, plný tým jich musí přinést šest. Zóny spojují výtahy a také dvoje těžké dveře, pro ty, kdo to umí se zámky. Co se vyklube ze senzorů lícem dolů, neví nikdo. Až jich máte dost, jeden z vás musí dojít k poklopu, na severu jádra nebo ve vzdáleném rohu laboratoře, a venku jste všichni.
    .won = Stěny potemní a kdesi se rozjede tiskárna: složky sebrány, agenti zpět, bez připomínek. Nikdo se neptá, co ve složkách je. Pokaždé to byla táž stránka; ovšemže jste nakoukli.
    .lost = Simulace se zastaví uprostřed kroku a rozsvítí se. Hlas přečte vteřinu, kdy to bylo prohrané, a pak tu, kdy se to dalo poznat. Složky se už rozkládají znovu.

name-escape = Únik
stage-escape = VR mise 2: řada cel, jeden výtah a všichni vědí, že jste venku.
    .briefing = Simulace začíná tam, kde většina úniků končí: poplach už běží. Každý z vás stojí v otevřené cele s ! pod nohama a tři hlídky znají číslo na jejích dveřích. Nebuďte tam, až se podívají. Z cel vedou na dvůr dvoje dveře a pod ním běží servisní šachta pro ty, kdo jsou v rohu první; vychází ještě jednou uprostřed haly. Výtah je za halou, se třemi zámky na výběr. Musíte v něm stát všichni; nic jiného se nepočítá.
    .won = Výtah se zavře za posledním z vás a cely, dvůr i hala se složí jako kulisy. Seržant Marsh se podívá na hodinky, zastaví je a nikomu je neukáže. To je pochvala.
    .lost = Cely jsou zase zavřené, každá s číslem na dveřích. Úniky ztroskotají častěji na rohu než na hlídce, říká Marsh a zapíná poplach znovu.

name-sabotage = Sabotáž
stage-sabotage = VR mise 3: jedenáct uzlů ve třech halách, a čím víc vás je, tím víc se toho musí přestat točit.
    .briefing = Turbíny, velíny, čerpadla: provoz drží při životě jedenáct uzlů a na vypnutí každého stačí jeden pár rukou. Jeden agent má hotovo se dvěma, ve dvou různých halách; dva agenti potřebují po jednom z každé haly, tři o jeden víc a plný tým musí v každé hale umlčet dva. Kde uzel stojí, tam akce Použití. Místnosti mají druhý východ z dobrého důvodu a výtahy na náhradní díly jezdí z haly do haly tam, kam se žádná obchůzka nepodívá. Až se toho zastaví dost, všichni se sejdou u výtahu na jižním konci čerpadel.
    .won = Hala za halou zapomíná, k čemu byla, a hučení, které jste už neslyšeli, ustává. Kontrolka u výtahu slibuje, že za čtyřicet minut bude vše opraveno. Jsou tu velmi rychlí a ještě nikdy se nezeptali, kdo to byl.
    .lost = Turbíny se točí. Točily by se komukoli; není v tom nic proti vám. Na výtisku je mapa a na mapě cesta, která byla o jednu chodbu delší, než měla.

name-stealth = Nenápadnost
stage-stealth = VR mise 4: vezměte papíry a jděte. Zemře-li tam někdo, nikdy jste nebyli k ničemu.
    .briefing = Říkají tomu audit. Po kanceláři, trezoru a galerii leží šest složek; jeden agent přinese jednu, plný tým čtyři. Žádná hlídka nesmí zemřít, ať čímkoli přičiněním: jediný mrtvý a simulace končí. Pěsti uspávají a trpělivost také. Kolem trezoru vede chodba, uvnitř ní krouží hlídky a složky jsou uvnitř obojího. Až máte, pro co jste přišli, všichni odcházíte z prostřední místnosti galerie.
    .won = Ráno bude někomu chybět složka a svede to na někoho jiného. Hlídky odešly všechny domů na snídani, pár z nich s bolestí hlavy. Vy jste tam nikdy nebyli: v tom to cvičení bylo.
    .lost = Audit se odročuje. V trezoru někdo počítá složky a v kanceláři někdo počítá vás. Jednoho je šest, praví výtisk; o druhém raději pomlčí.
    .lost-killing = Jeden muž leží tak, jak žádný spáč neleží. Rozsvítí se, papíry vám zmizí z rukou a Marsh chvíli neříká vůbec nic. Byl to muž z čísel. Příští nebude; proto se cvičí.

name-hostages = Rukojmí
stage-hostages = VR mise 5: půjdou za vámi kamkoli. Potichu to nebude.
    .briefing = Drží tam šest lidí: jednoho v západním bloku, dva ve východním, tři na dvoře mezi nimi. Vyveďte jich tolik, kolik je vás. Použití a rukojmí jde s tím, kdo ho osvobodil; od té chvíle každý z nich přidává tomu agentovi kostku ke kontrole hlučnosti, ať uděláte něco hlasitého, nebo ne. Rozdělte si je tedy, nebo buďte na konci tahu ze zóny pryč. Všichni odcházíte bránou v rohu východního bloku. Jeho cela je zamčená, ale výtah ze dvora jede rovnou do ní.
    .won = Za bránou konečně mlčí, teď když už na tom nezáleží. Ten, koho jste vedli za ruku, se otočí, aby poděkoval, a uprostřed slova ho vypnou. To si budete pamatovat déle než skóre.
    .lost = Ti, kdo šli za vámi, se sami vracejí na svá místa; dělali to už častěji než vy. Až se zase rozsvítí, podívají se na dveře jako poprvé.

name-coordination = Koordinace
stage-coordination = VR mise 6: čtyři desky, pro každého jedna, a všechny najednou.
    .briefing = Každý z vás má desku a každá deska ví, čí váhu chce: podívejte se, než vyrazíte. Mise je vyhraná ve chvíli, kdy každý agent stojí na té správné. Vcházíte daleko od místa, kde máte být, rohy mapy a jeden z vás jádrem, a okruhy mezi tím patří hlídkám. Pomáhají dvě šachty a kamery vědí, kde končí. Kdo je tam brzy, musí čekat, a čekat je to nejtěžší: najděte kout, kam se nikdo nedívá, a pohněte se, až bude poslední z vás o krok dál.
    .won = Poslední deska klesne, ozve se cvaknutí a to je vše. Kdo by ho slyšel zvenku, moc by si z toho nedělal. Vy jste byli uvnitř.
    .lost = Jedna deska zůstala studená a jedna stačí. Výtisk říká, kdo přišel brzy a kdo pozdě. Neříká, jak dlouhé umí být čekání; to už teď víte lépe.

## Zones

name-archive = archiv
name-armory = zbrojnice
name-b1 = B1
name-b2 = B2
name-cells = cely
name-control = velín
name-core = jádro
name-east = východ
name-east-block = východní blok
name-furnace = pec
name-gallery = galerie
name-guardhouse = strážnice
name-hall = hala
name-infirmary = ošetřovna
name-l1 = L1
name-laboratory = laboratoř
name-office = kancelář
name-pumps = čerpadla
name-turbines = turbíny
name-underground-base = podzemní základna
name-vault = trezor
name-warehouse = skladiště
name-west = západ
name-west-block = západní blok
name-yard = dvůr

## VR missions with a boss: one of each boss for every mission

-vr-fight = V jednom koutě mise se zapíná boss a všechny dveře jsou zavřené. Složte ho a simulace končí. Moc se nezdržujte: hlídky přicházejí, jak je volají.
-vr-ocelot-won = Sundá ruku ze zbraně, přikývne a zhasne jako lampa. Udělal jen to, co by udělal. Vy taky, takže se to počítá.
-vr-ocelot-lost = Foukne přes ústí hlavně, což by ten skutečný nikdy neudělal, a rozplyne se. Někdo by to měl říct těm, kdo ho psali. Třeba vy, po příštím pokusu.
-vr-mantis-won = Všechno, co se vznášelo, dosedá a je zase jen řada číslic. Vaše myšlenky prý nikdy neznal, jen vaše zvyky. Těch máte teď méně.
-vr-mantis-lost = I tohle věděl. Simulace končí s jedinou poznámkou na výtisku: předvídatelné, na čtyřech místech. Promyslete to, ale ne tam uvnitř.
-vr-wolf-won = Červená tečka zůstává na zdi o chvíli déle než ona. Pak je to jen zeď. Dlouho se na vás dívala a vy na ni taky.
-vr-wolf-lost = Ozvěna její pušky se jim nikdy nepovedla. Všechno ostatní ano. Výtisk zná vzdálenost, vítr i chvíli, kdy jste se pohnuli.
-vr-raven-won = Chodby jsou zase jen chodby a nic v nich nezatáčí. Kde padl, nezůstal důlek: váha je tu číslo. Podle pocitu i ta vaše o něco klesla.
-vr-raven-lost = Jde dál místem, kde jste byli, a uprostřed kroku ho vypnou. Simulace se neposmívá. Jen ví, kolik rohů vám chybělo. Jeden.
-vr-liquid-won = Zůstává ležet. Stroj stejně napočítá do deseti; kdo ho psal, měl nějaké zkušenosti. Pak smíte jít a jednou se ohlédnout. Dělají to všichni.
-vr-liquid-lost = Vstává. K ničemu jinému napsán nebyl a udělal to o jednou víckrát než vy. Rozsvítí se, zatímco si ještě oprašuje kabát.

name-recon-ocelot = { name-recon } proti { name-ocelot.dat }
stage-recon-ocelot = Krátký souboj kolem strojovny. Žádný rukojmí, ale všude rohy, a on zorné pole nepotřebuje.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-recon-mantis = { name-recon } proti { name-mantis.dat }
stage-recon-mantis = Vznáší se chodbami sem a tam. Dvě busty mu nosí vaše myšlenky; povalte je, nebo vězte své.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-recon-wolf = { name-recon } proti { name-wolf }
stage-recon-wolf = Leží někde na severu a pro dlouhé chodby je její puška jako stvořená.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-recon-raven = { name-recon } proti { name-raven.dat }
stage-recon-raven = Kruh chodeb a zbraň, která jím obchází.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-recon-liquid = { name-recon } proti { name-liquid.dat }
stage-recon-liquid = Není tu střecha, ze které by se dalo spadnout, ale vstává stejně často jako vždy.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-escape-ocelot = { name-escape } proti { name-ocelot.dat }
stage-escape-ocelot = Vy máte cely, on chodbu kolem strážnice. V celách není radno nechat se najít někým, kdo střílí za roh.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-escape-mantis = { name-escape } proti { name-mantis.dat }
stage-escape-mantis = Na každém konci bloku cel busta a mezi nimi muž, který se vznáší. Každá cela má východ; hlídejte, na který se dívá.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-escape-wolf = { name-escape } proti { name-wolf }
stage-escape-wolf = Leží někde na jihu, na dvoře nebo v hale za ním. Žádná zeď po cestě kulku nezastaví, její ani vaši.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-escape-raven = { name-escape } proti { name-raven.dat }
stage-escape-raven = Chodí dlouhou oklikou a do každé cely má kudy nahlédnout.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-escape-liquid = { name-escape } proti { name-liquid.dat }
stage-escape-liquid = Čeká ve strážnici. Vedou do ní tři cesty, a když má náladu, ven žádná.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-sabotage-ocelot = { name-sabotage } proti { name-ocelot.dat }
stage-sabotage-ocelot = Nádrže, potrubí, klikatá hala: krátká cesta pro jeho kulky, dlouhá pro vás.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-sabotage-mantis = { name-sabotage } proti { name-mantis.dat }
stage-sabotage-mantis = Jedna busta v ohybu čerpadlovny. Není to daleko, ale nic tu není rovně.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-sabotage-wolf = { name-sabotage } proti { name-wolf }
stage-sabotage-wolf = Sever provozu má sama pro sebe. Vy máte čerpadla a nic tam jí nestojí v cestě.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-sabotage-raven = { name-sabotage } proti { name-raven.dat }
stage-sabotage-raven = Dvě dlouhé uličky a zbraň, která vyplní kteroukoli z nich. Nádrže jsou vaše.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-sabotage-liquid = { name-sabotage } proti { name-liquid.dat }
stage-sabotage-liquid = Přichází od křižovatky. Potkejte se s ním mezi nádržemi, kde se nemůže rozběhnout.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-stealth-ocelot = { name-stealth } proti { name-ocelot.dat }
stage-stealth-ocelot = Kolem trezoru je na každé straně slepá ulička. Zná je všechny a jeho kulky také.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-stealth-mantis = { name-stealth } proti { name-mantis.dat }
stage-stealth-mantis = Jedna busta, v trezorové místnosti, a on se vznáší nad ní. Nikdo neříkal, že audit bude tichý.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-stealth-wolf = { name-stealth } proti { name-wolf }
stage-stealth-wolf = Leží někde na jihu, od kanceláře po galerii. Slepé uličky vás skryjí před hlídkami, ne před ní.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-stealth-raven = { name-stealth } proti { name-raven.dat }
stage-stealth-raven = Kruh kolem trezoru a v něm on. Slepé uličky jsou pro ty, kdo počítají jeho kroky.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-stealth-liquid = { name-stealth } proti { name-liquid.dat }
stage-stealth-liquid = Stojí v trezorové místnosti. Je otevřená na dvou stranách, tak se dohodněte, kdo přijde kudy.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-hostages-ocelot = { name-hostages } proti { name-ocelot.dat }
stage-hostages-ocelot = Někoho má u sebe, svázaného v prostřední místnosti. Udržte ho naživu a souboj se vyhrává jako každý jiný.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
    .lost-hostage = Židle uprostřed je prázdná a simulace nevidí důvod pokračovat. Byl to hlas a kus provazu, nikomu se nic nestalo. Přesto byste rádi věděli, co chtěl právě říct.
name-hostages-mantis = { name-hostages } proti { name-mantis.dat }
stage-hostages-mantis = Obě busty stojí v prostřední místnosti a on víceméně také. Vedou do ní dvě cesty a nevadí mu žádná.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-hostages-wolf = { name-hostages } proti { name-wolf }
stage-hostages-wolf = Leží někde na jihu, od cely k cele. Dvůr má místnosti; na místnosti ona nedbá.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-hostages-raven = { name-hostages } proti { name-raven.dat }
stage-hostages-raven = Obchází dvůr a cestou nahlíží do každé ze tří místností.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-hostages-liquid = { name-hostages } proti { name-liquid.dat }
stage-hostages-liquid = Má prostřední místnost. Osvobodit dnes není třeba nikoho kromě vás.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-coordination-ocelot = { name-coordination } proti { name-ocelot.dat }
stage-coordination-ocelot = Vy začínáte v rozích, on mezi vámi. Ke komu přijde první, ten musí vydržet, než dorazí ostatní.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-coordination-mantis = { name-coordination } proti { name-mantis.dat }
stage-coordination-mantis = Na každé straně kruhu busta. Dva z vás najednou, ze dvou stran: v tom to cvičení přece bylo.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-coordination-wolf = { name-coordination } proti { name-wolf }
stage-coordination-wolf = Pás přes jádro a východ je její. Čím déle na vás čeká, tím lépe střílí.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-coordination-raven = { name-coordination } proti { name-raven.dat }
stage-coordination-raven = Obchází kruh a každý z vás je někde na něm. Odvádějte jeho oči jeden od druhého.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-coordination-liquid = { name-coordination } proti { name-liquid.dat }
stage-coordination-liquid = Stojí tam, kde se všechny vaše cesty scházejí. Přijďte společně, nebo jeden po druhém.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-cyborg-ninja = Kyborg ninja
stage-cyborg-ninja = Souboj pěstí v laboratoři s mužem, který nikdy není docela tam, kde stál.
    .briefing = Kulky na něj nedosáhnou: chce vaše ruce. Odkud odejde, tam zůstane stín, a když ho zraníte, je pryč v tom nejvzdálenějším od vás. Než udeříte, podívejte se tedy: víte, kde bude. Stíny se dají zastřelit, udeřit i odpálit a každý, který zmizí, je cesta, kterou nemůže odejít, a o meč vedle vás méně. Loví toho, koho slyšel, jinak toho, kdo je nejblíž: hlasitý výstřel ho přivolá. Když mu žádný stín nezbývá, musí stát a snést to.
    .won = Konečně stojí, dívá se na své ruce a zdá se, že si na něco vzpomíná. Pak lampy zablikají a je pryč a stín po sobě nenechá. Zpod stolu se inženýr ptá, jestli je po všem. Otevře vám cestu do velitelových pokojů, ale s vámi nepůjde: sedí tam někdo, kdo by neměl slyšet, co si myslí.
    .lost = Utírá meč a chvíli čeká, kdybyste vstali. Doufal ve víc a vy také. Pak stíny jeden po druhém zhasínají jako okna v ulici.

name-psycho-mantis = Psycho Mantis
stage-psycho-mantis = Místnost plná věcí, které létají, a muž, který zná váš tah dřív než vy.
    .briefing = Slyší, co si myslíte, a nikoho, kdo ránu čeká, rána netrefí. Vaše myšlenky mu nosí dvě busty na stěnách: povalte obě a je to muž jako každý jiný. Potom každý útok, ať zasáhne, nebo mine, posune jeho ukazatel: jednou se k němu dá jen z jeho sloupce, jednou jen z jeho řádku, jednou se nemůžete soustředit, jednou jsou vaše ruce jeho. Počítejte tedy: co uděláte teď, rozhoduje, co smíte potom. Vznáší se nad nábytkem, který vy obcházíte, i nad policí, kde jedna kniha stojí hřbetem ke zdi. Když nemáte čím udeřit, držte se mu z dohledu.
    .won = Všechno, co létalo, padá dolů a je ticho, v místnosti i za čelem. Tak velké ticho, že posloucháte je, a ne boty za dveřmi. Je jich příliš. Když vás odvádějí, dva lidé, kteří by se nikdy nehledali, se shodnou, že někdo něco udělat musí.
    .lost = Nechá vás myšlenku domyslet, než vás pustí. Byla o cestě ven; uloží si ji k ostatním. Pak se nábytek vrací na místo a knihy do police, jedna z nich obráceně.

name-hind-d = Hind D
stage-hind-d = Bitevní vrtulník kolem střechy a střely, kterými se musí mířit vedle.
    .briefing = Krouží kolem střechy, přídí dovnitř, a střílí podél jediné linie: řádku nebo sloupce před sebou, až po nejbližší zeď. Překřižte tu linii nebo v ní cokoli skončete a střílí; po každém poli, o které se posune, střílí na všechny, kdo jsou v linii tou dobou. Vězte, které zdi jsou mezi vámi a nebem. Každý máte tři střely, další leží u dvou ikon zásob. Střela letí, jak daleko řeknou kostky, jednu hodnotu jedním směrem, druhou, chcete-li, jiným; ať skončí za okrajem, ve vyznačené oblasti kolem stroje. Pak uhne a počítá se, kde je střela potom. Jeho karty se opakují: naučte se, kam uhýbá.
    .won = Mizí za okrajem a trvá dlouho, než ho slyšíte dopadnout. Slézáte na druhé straně, kde není nic než sníh, míle sněhu beze stopy. V půli cesty se podíváte na rukáv. Je na něm červená tečka.
    .lost = Letí ještě jedno kolo, přídí dovnitř, ze zvyku. Pak střecha patří větru a těm z vašich střel, které dopadly o krok vedle. Krok není moc. Dá se to naučit.

name-vulcan-raven = Vulcan Raven
stage-vulcan-raven = Mrazírna, chodící dělo a rohy, za které se schovat.
    .briefing = Jde rovně, tolik polí, kolik je jeho hrozba, a ta každé kolo stoupá. Na tečkách se rozhlédne; u zdi zabočí na otevřenou stranu. První z vás, koho uvidí, jeho chůzi ukončí a střílí na všechny, které vidí; vězte tedy, kam se podívá, a buďte jinde. Ve vašich tazích stojí a dívá se: na vše, co mu před očima dokončíte, odpoví. Zraňte ho a podívá se na vás; zraňte ho těžce a udělá něco horšího. Každý máte dvě miny Claymore, další leží u ikon zásob: dolů se nikdy nedívá. Když jeho hrozba říká 9+, točí se tři hlavně najednou. To už mějte hotovo.
    .won = Hlavně se chvíli točí bez něj, než si toho všimnou. Pak je takové ticho, že slyšíte pracovat led. Za poslední řadou vede brána dál, ke stroji, pro který se to všechno stavělo a který spí. Je způsob, jak to tak nechat. Stojí vedle brány ve třech odstavcích a každý se odehrává v jiné hale.
    .lost = Dojde svou obchůzku do konce, protože je jeho. Roh, který byl málem dost daleko, zarůstá jinovatkou. Nezlobí se na vás; sotva si vás pamatuje.

name-revolver-ocelot = Revolver Ocelot
stage-revolver-ocelot = Souboj kolem svázaného rukojmí s mužem, který počítá své náboje.
    .briefing = Chodí po kruhu teček a střílí za roh: žádná zeď není kryt. Pomáhá paměť. Jeho balíček je buben, který se nikdy nemíchá; pokaždé, když ho zraníte, pootočí se o kartu a její reakci si odnesete vy, ale zbytek karty je pryč, dokud se buben neotočí. Rukojmí uprostřed, s cedulkou na zápěstí, kde stojí 07.31, už nemá moc co ztratit: stůjte vedle něj a kulka určená jemu je vaše. Když Ocelot musí nabíjet, nemá čím odpovědět. Složte ho dřív, než rukojmí zemře.
    .won = Když se kouř rozejde, je pryč i on a poslední jeho náboj leží nevystřelený na zemi. Muž v provazech dýchá, mne si zápěstí a říká vám, kde jsou hlavice: na severu, za sněhovou plání. Pěšky ji nikdo nepřejde, říká. Říká to jako někdo, kdo viděl, co po ní jezdí místo toho.
    .lost = Schová zbraň a neohlédne se; souboj, který skončil, ho nudí. Muž v provazech viděl všechno a naučil se víc, než chtěl. Byl by rád, kdybyste přišli znovu. Příště počítejte.
    .lost-hostage = Provazy už nedrží nikoho, jen váhu. Ocelot sklání zbraň: bez někoho uprostřed to není hra, a tak odchází. Co ten muž věděl o cestě na sever, vzal s sebou, a kvůli tomu jste přišli.

stage-tank = Devět polí pancíře ve sněhové pláni a dva granáty na hlavu.
    .briefing = Kulky na něm zvoní jako na zvonu. Pocítí granát: dva pro každého, další v bednách u dvou ikon zásob, všechny se šablonou 09.05. Granát letí, jak daleko řeknou kostky, jednu hodnotu jedním směrem a druhou jiným, ani o krok méně; vybíráte si tedy místo, ne cíl. Měkké místo je poklop uprostřed a zásah tam mu navíc překazí plán. Jede podle šipek svých karet, přímo skrz sněhové zdi, a když pláň skončí, vrací se: nestůjte v cestě. Kulomet má na ty, kdo jsou blízko, dělo na ty, kdo se drží dál.
    .won = Hoří beze spěchu a poprvé za tuhle noc máte teplé ruce. Sklad za ním je otevřený; kdo by zavíral dveře, před kterými stojí tank? Uvnitř je cedule ve čtyřech jazycích. Nepotřebujete ani jeden, abyste viděli, že tu ještě nikdo nikdy nevystřelil, a proč.
    .lost = Do rána je pláň zase bílá, přes všechno. Posádka otře hlaveň, spočítá, co zbylo, a dá si polévku. Tvář neviděli žádnou a nepoznali by vás, kdybyste přišli znovu.

name-metal-gear-rex = Metal Gear REX
stage-metal-gear-rex = Chodící tank velký jako dům a jeden z vás v jeho hledáčku.
    .briefing = Jeho pancíř je zavřený a skoro se jím nedá projít. Ale aby zamířil, musí se otevřít: dokud má někoho z vás zaměřeného, jeho kokpit je odhalený. Předem vám říká, koho myslí a čím. Rozhodněte tedy, kdo mu stojí na očích, zatímco ostatní střílejí zezadu, a kdy mu zmizet z dohledu; některé střely za vámi jdou i tam, a když není na koho mířit, přijde pěšky. Po každém dalším, kdo při jeho rozhlížení stojí na otevřeném, střílí také. Střílejte mu před očima a střílí zpátky, ledaže ho jedna salva zasáhne tak, že vrávorá: pak je kolo vaše. Máte raketomet se třemi střelami na každého a další u dvou ikon zásob. Kulek a granátů si ani nevšimne.
    .won = Kleká, jako by ho o to někdo požádal; pak povolí nohy a minutu není v hale nic než prach. Dírou ve střeše padá světlo a chvíli vám trvá, než poznáte jaké: je ráno. V hlášení bude stát, že noc proběhla klidně. Že po vraku někdo leze, v hlášení nebude.
    .lost = Dostoupne a hledá dveře. Ti, kdo ho stavěli, vždycky chtěli vidět, jak chodí. Ale nejdřív se musí otočit a na otáčení postaven nebyl; pořád je čas postavit se mu do cesty.

stage-liquid = Poslední souboj, na vrcholu vraku: malá střecha, dlouhý pád a muž, který nechce zůstat ležet.
    .briefing = Žádné další stroje. Jen on, vy a okraj. Sražte ho a vezme si lebku; pak rozhodují bílé kostky, jedna za každou lebku: ! a je konec, cokoli jiného a vstává uprostřed bez škrábnutí, s každou lebkou vzteklejší. Hlídejte tedy, kde padne: každá strana jeho pole otevřená do propasti je o kostku víc, v rohu o dvě. Rány zblízka ho tlačí rovně zpět, každá o krok; tak ho tam dostanete. Totéž dělá on vám, a kdo přepadne přes okraj, visí za prsty: vylézt stojí půl tahu, ledaže ho vytáhne přítel. Než udeříte, podívejte se na jeho postoj a pamatujte, co po něm přijde.
    .won = Tentokrát zůstává, kde je. Stejně čekáte; je z toho zvyk. Pak je vítr jen vítr a slunce je nahoře, jako by s nikým z vás nemělo nic společného. Vysílačka se už nějakou dobu ptá, kdo zbyl. S odpovědí si dejte na čas: už vás nikdo nehledá.
    .lost = Stojí uprostřed vraku, jako by se nic nestalo. Na okraji jsou otisky prstů a pod nimi spousta vzduchu. Říká, že vyhrál; ale to už říkal i dřív, a vleže.

name-sniper-wolf = Sniper Wolf
stage-sniper-wolf = Sněhová pláň, hřeben, sedm míst, kde může ležet, a červená tečka, která se blíží.
    .briefing = Vedle vašich stop leží sáně a na nich je namalováno 11.79; jejich jezdkyně není daleko. Je na hřebeni, pod jedním ze sedmi žetonů. Zamíření: váš zaměřovač letí, jak řeknou kostky, přes zdi i stromy, a otočí každý žeton, přes který přejde; ať skončí na ní a ona krvácí a je zase pryč, aby si lehla jinam. Její vlastní zaměřovač je pomalejší než kulka a trpělivější než vy: každé kolo hraje o kartu víc. Kdo se nehýbe, udrží si míření, a koho zasáhne, ten o ně přijde. Zbraně fungují také, pro ty, kdo přijdou dost blízko, aby na hřeben viděli. Je-li s vámi Otacon, jsou na pláni hlídky; ale jeho by k sobě pustila. Přiveďte ho na její hřeben a nikdo nemusí zemřít.
    .won = Leží, kde ležela celý den, a pro jednou se dívá na nebe. Puška je ještě teplá; jeden z vás ji bere a nikomu není do řeči. Za hřebenem vedou servisní dveře dolů, z větru do zimy, kterou dělají stroje.
    .spared = Co jí tam nahoře říká, nikdo neslyší. Trvá to dlouho a nepadne ani výstřel. Když sejde dolů, má v ruce kapesník a hřeben za ním je prázdný. Za ním vedou servisní dveře dolů, z větru do zimy, kterou dělají stroje.
    .lost = Červená tečka zhasne. Zapíše si hodinu, vítr a vzdálenost, jako vždycky, a lehne si jinam. Místa, kde jste leželi, přikrývá sníh; na téhle pláni je to jediné, co se nikdy nepohnulo moc brzy.

## Special rules of stages

special-forbids-focus = Žetony soustředění v této úrovni nejsou ve hře.
special-shuffles-traps = Pasti jsou zamíchané: nikdo neví, která je která.
special-starts-in-alert = Každý začíná s ! pod nohama: vědí, že jste tu.
special-killing-fails = Nikdo nesmí zemřít: zemře-li hlídka, úroveň je prohraná.
special-leaving-wins = Stačí se dostat ven.
special-spread = Vezměte aspoň { $each } { $zones ->
        [one] v jedné zóně
        [few] v každé ze zón (celkem { $zones })
       *[other] v každé ze zón (celkem { $zones })
    }.
special-hostages = Každý rukojmí jde za postavou, která ho osvobodila, a přidává jí jednu kostku hluku.
special-own-exits = Každá postava má vlastní východ a jiný jí neposlouží.
special-unarmed = V zóně „{ $zone }“ nikdo nesmí střílet ani odpalovat výbušniny.
special-endless = { $gear }: tady nikdy nedojde munice.
special-equipped = Někdo musí nést kartu „{ $gear }“.
special-all-sealed = Žádné dveře na této mapě nemají zámek: otevře je jen událost.
special-sealed = { $count ->
        [one] Dveře { $doors } nemají zámek: otevře je jen událost.
        [few] Dveře { $doors } nemají zámek: otevře je jen událost.
       *[other] Dveře { $doors } nemají zámek: otevře je jen událost.
    }
special-event-after = { $letter } nastane až po { $letters }.
special-event-needs = { $letter } nastane jen pro postavu, která nese kartu „{ $gear }“.
special-event-by-blast = { $letter } spustí jen výbuch, ne postava.

### Kodek: codec-NN-NN je nadpis hovoru, .call to, co je slyšet. Kdo mluví: codec-speaker-…, s úlohou.
###
### Hovor má 40 až 110 slov. Co říká o pravidlech, je pravda, a packs/core/codec.toml ta pravidla jmenuje.

## Who speaks

codec-speaker-colonel = Plukovník Adair
    .role = operace
codec-speaker-medic = Dr. Rask
    .role = lodní chirurgyně
codec-speaker-signals = Lindqvist
    .role = spojení
codec-speaker-dealer = Quill
    .role = zásobování
codec-speaker-scientist = Dr. Boateng
    .role = optika a úhly
codec-speaker-instructor = Seržant Marsh
    .role = výcvik, ve výslužbě
codec-speaker-weather = Pim
    .role = meteostanice
codec-speaker-unlisted = Hlas
    .role = beze jména

## Stages, in the order of the campaign

codec-01-01 = První noc v doku
    .call = Do vody jste šli s neoprenem a vysílačkou a obojí mám na podpis. Soustředění dnes nechte být; stačí nohy a oči. Výtah chce nejdřív svůj panel a obě brány před ním za odřené klouby nestojí: panel je otevře obě. Než se ho dotknete, vězte, kde budete stát potom, protože čtvrtý muž se přijde podívat, kdo zvonil. Tři hlídky tu chodí dokola. Kruh má jednu dobrou vlastnost: kdo vás právě minul, hned zpátky nebude.
codec-01-02 = Sníh nad heliportem
    .call = Pim, meteostanice. Sníh, vítr od mola a dvě kamery, kterým je to jedno. Začínají na zelené a mění se jen tehdy, když jim to řekne karta rozkazů, takže vždycky znáte tuhle chvíli a nikdy tu příští. Na každou uličku si naplánujte dvě cesty: jednu pro zelenou, jednu pro oranžovou. Přišli jste pro pistoli. Chlubit se budete skříňkou ve strážnici, a ta vrže: někdo se přijde podívat, takže ji otevřete, až to k ní bude mít nejbližší hlídka daleko.
codec-01-03 = Klobouk na židli
    .call = Tady Marsh. Začínáte s vykřičníkem rovnou pod sebou, takže první kolo není na plány, ale na vzdálenost: každá hlídka té zóny jde k žetonu. K žetonu, prosím, ne k vám. Odejděte a zůstane za vámi jako klobouk na židli. V celách mají věci pořadí, A a potom B, a dřív nikdo neodejde. C je druhá police ve zbrojnici a nikdo tam nemusí. Jděte jen tehdy, má-li ještě někdo akce, se kterými toho může litovat.
codec-01-04 = Muž v provazech
    .call = Rask, chirurgyně. Četla jsem složku toho rukojmí: tři zranění a já přijdu o pacienta a vy o úroveň. Pěstmi mu neublížíte, zakazují to pravidla a zakazuju to já. Výbuchy jsou jiná věc, ty se neptají, kdo je k čemu přivázaný. Když je kulka určená jemu, vezme ji místo něj postava, která stojí vedle. To je nejstatečnější místo v celé místnosti. A podívejte se, co má na sobě, dřív než na to, kdo střílí; lidé na pacienty leccos píšou.
codec-01-05 = Dva granáty na hlavu
    .call = Quill, zásobování. Dal jsem vám dva granáty na hlavu, protože vlastním kalkulačku. Letí přesně, co řeknou kostky, nejdřív jednu hodnotu, pak druhou, jiným směrem; ze zdvořilosti dřív nezastaví. Takže dojděte na pole, odkud jich nejvíc dopadne na pancíř, a teprve pak tahejte za pojistku. Když vám dojdou, u ikon zásob jsou bedny, jedna akce a máte zase plné ruce. Sněhová zeď spolkne, co do ní narazí. Zdi neproplácím.
codec-01-06 = Na co nestřílet
    .call = Boateng. V prvním patře prosím žádné zbraně a nic, co dělá bum: to, co tam stojí v řadách, je důvod toho všeho a úroveň vám to nedovolí. Ruce jsou povoleny, zámky jsou povoleny, trpělivost je povolena. Níž najdete raketomet, kterému střely nedocházejí, a přiznám se, že ty dvě černé kostky, které ho řídí, vám závidím. Nejnižší patro nemá při vašem příchodu žádné vlastní hlídky. Nebrala bych to jako uvítání.
codec-01-07 = Schovejte pistoli
    .call = Nechá vás vyprázdnit zásobník a nevzejde z toho nic než hluk; dosáhne na něj jen to, co uděláte rukama. Pistole je na jeho stíny. Každý z nich je dveřmi, kterými může odejít, a mečem vedle vás a zavře je jakýkoli zásah. Pamatujte, kdo je v té místnosti hlasitý: jde po tom, koho slyšel, a když nikoho, tak po tom, kdo je nejblíž. Musí-li tedy být někdo loven, aspoň si vyberte kdo.
codec-01-08 = Nechte si myšlenku pro sebe
    .call = Byla bych ráda, kdybyste se vrátili s tou myslí, se kterou jste odešli. Ví o vaší ráně dřív než vy a žádná kostka nemá na to dost vysokou stěnu. Dvě busty na stěnách mu pomáhají poslouchat. Postava, která stojí tam, kde jedna z nich, ji za dvě akce povalí, a s poslední z nich je smrtelný. Prý existuje kratší cesta. Já ji neznám; nikdy nečtu, co stojí na hřbetech knih.
codec-01-09 = Dva za dva
    .call = Lindqvist. Na lince mám nové hlasy: inženýra, který dýchá pusou, a muže, který skoro nedýchá. Spočítejte, co mají. Jeden nesmí používat zbraně ani přesouvat těla, ale čtyři černé kostky u zámku nevydají hlásku, nikdy. Druhý seká všechno vedle sebe, i přátele, takže až to ožije, držte je pole od sebe. Na vězně existuje snazší trik. Funguje. A taky vás stojí něco z police, takže než kývnete, čtěte.
codec-01-10 = Oblačnost a dohlednost
    .call = Zase Pim. Oblačnost nízká, dohlednost jeden řádek nebo jeden sloupec: podél něj ten stroj střílí, až po první zeď. Podívejte se, které zdi leží mezi vámi a okrajem střechy, než se podíváte na cokoli jiného. Když se posune, linie zametá a on střílí po každém poli. Takže se neptejte, kde je. Ptejte se, kde může být za tři nebo čtyři pole, a v žádném z těch řádků nestůjte. Později nárazový vítr. Později je vždycky nárazový vítr.
codec-01-11 = Nevyhrávejte to dvakrát
    .call = Z té sněhové pláně vedou dvě cesty a chci, abyste se na jedné dohodli před prvním krokem. Buď to udělají zaměřovače: ležet, mířit, otáčet její žetony jeden po druhém. Nebo půjde inženýr. S ním jsou na pláni i hlídky a výstřel v jeho prospěch je přivolá. Zaměřovač nepřivolá nikoho. Půlka jednoho plánu a půlka druhého není plán. A ať zvolíte cokoli, pamatujte, že každé kolo hraje o kartu víc.
codec-01-12 = Uvnitř minus osmnáct
    .call = Pim. Pro jednou vám můžu přesně říct, co se tam hýbe: on, rovně, tolik polí, kolik je jeho hrozba, a ta každé kolo stoupá. Zpočátku je pomalý, takže zpočátku se přecházejí otevřené uličky. Na tečkách se podívá na kartu a možná zabočí. U zdi se dá otevřenou cestou. Všechno ostatní jsou rohy. Buďte za některým na konci každé akce, ne každého tahu. On odpovídá na akce.
codec-01-13 = Tři místnosti, jedna karta
    .call = Blokace jsou tři čtení jednoho klíče: A, B a C, v každé zóně jedno, a poslední jen pro toho, kdo nese kartu. Někdo ji musí mít od začátku; zabírá místo a zaslouží si ho, protože u kterýchkoli dveří taky přehodí jednu kostku. Pošlete ji s postavou, která stejně otevře nejvíc zámků. Pec, sklad, základna dole: zóna, kde není nikdo z vás a neleží žádný z vašich vykřičníků, spí. Nechte ji spát.
codec-01-14 = Nejdřív ukáže, pak střílí
    .call = Viděl jsem odhady té věci a viděl jsem váš rozpočet. Máte ale předstih: o tah dřív vám říká, koho myslí, a aby zamířil, musí se otevřít. Takže jeden z vás je návnada, na očích a schválně, zatímco ostatní střílejí do mezery odtud, kam se nedívá. Předem se dohodněte, kdo mu zmizí z očí a kdy. Kdo zmizí z dohledu, zavře ho i všem, kdo ještě nevystřelili.
codec-01-15 = Žádná patnáctá úroveň
    .call = Úředně mise skončila o patro níž. Mapu střechy, která byla ještě ráno strojem, nemám, tak poslouchejte: na malé podlaze udeříte tím, kde stojíte. Dostaňte se mezi něj a střed a vaše rány ho tlačí ven. Pusťte ho mezi sebe a střed a je to naopak. Kdo přepadne přes okraj, visí tam do příštího tahu a vylézt stojí jeho polovinu, ledaže by někdo vedle utratil akci za vytažení. Vezměte přítele. Stůjte u přítele.

## VR missions

codec-01-21 = VR 1: číst, nebojovat
    .call = Vítejte v levné části války. Složky leží ve třech zónách; jediný agent potřebuje dvě z nich, plný tým šest, a k poklopu musí nakonec dojít jen jeden z vás. Plánujte tedy odzadu: poslední složka má být ta, která leží u poklopu, a vezme ji ten, kdo jím odejde. A za zvědavost nikdo neplatí. Co leží na podlaze lícem dolů, se otočí, když mu vstoupíte do zorného pole; choďte tudy, kde vás nevidí, a klidně ať to zůstane záhadou.
codec-01-22 = VR 2: poplach už běží
    .call = Tahle začíná, jak většina vašich končí: vykřičníky na zemi a všichni v běhu. Nepotřebujete složky ani hrdinství, jen všechny na výtahu. Kdo tam bude první, bude chtít mávat. Nemávejte; najděte si radši roh poblíž, protože kolo končí všem společně, a ne když je nejrychlejší v pohodlí. Hlídky jdou k žetonům, podle červeného čísla. Krok stranou od vašeho má větší cenu než výstřel.
codec-01-23 = VR 3: jedenáct vypínačů
    .call = Je tam jedenáct uzlů a potřebujete jich mnohem méně, ale chtějí je rozložené po zónách, což je přesně to, co píšou lidé, kteří si sami nenosí kufry. Vyberte nejdřív ty u výtahů a dveří a teprve potom ty u sebe. Každý je jedno tiché Použití. Když to dokončíte, mám vám prý vydat bednu min Claymore, takže bych ocenil, kdybyste nevybuchli předtím.
codec-01-24 = VR 4: nikdo nezemře
    .call = Moje oblíbená mise. Simulace skončí ve chvíli, kdy zemře hlídka, takže pušku a zneškodnění nechte doma a opatrně se vším, co má poloměr. Pěsti jsou v pořádku: dva zásahy a spí a nikdo nemusí psát dopis. Pamatujte, že spáč má dvě hvězdy a při každé kartě Probuzení o jednu přijde, dokud je jeho zóna aktivní. Nepočítejte tedy, kolik jste jich uložili. Počítejte, na jak dlouho.
codec-01-25 = VR 5: jsou těžcí a mluví
    .call = Rukojmí, šest kusů, a potřebujete jich tolik, kolik je vás. Každý, kterého vezmete s sebou, přidá bílou kostku k vaší kontrole hlučnosti, od té chvíle každý tah, ať běháte, nebo ne. Dva u jedné postavy jsou riziko tři z deseti, ještě než zvednete nohu. Rozdělte si je tedy, a kde to jde, berte je až nakonec: nejdřív cesta, dveře, hlídky; pak člověk. Poděkují vám nahlas. V tom je ten problém.
codec-01-26 = VR 6: na tři
    .call = Každý z vás má značku a všichni musí být na té své ve stejnou chvíli. Zní to jako tanec a ve skutečnosti je to logistika. Tempo udává postava s nejdelší cestou; ostatní čekají o pole dřív, někde, kde je nuda. Nic vás nenutí stát na značce předem a postávání na označeném místě je přesně způsob, jak být viděn. Pak v jednom kole každý udělá poslední krok. Já budu počítat. Nikdo se nesměje.
codec-01-27 = Vypínač na stěně
    .call = Každá VR místnost má druhý vypínač a někdo pod něj napsal „ne“. Přivede do jednoho kouta mise bosse a zavře dveře: takového, kterého už znáte, s menším zdravím, než si pamatujete, a s cenou za zády. Žádné složky, žádné kamery, žádné východy; vyhrává se výhrou. Ale balíček rozkazů běží dál a hlídky se na vysílačku hlásí, takže je to souboj s hodinami na zdi. Dobré cvičení pro loudaly.

## The heroes

codec-04-12 = O dvě kostky víc
    .call = Když inženýr hackuje nebo pracuje na systémech, smí k černým kostkám přihodit až dvě bílé. Platí jako každé jiné a jsou to jediné jeho kostky, které ho mohou prozradit. Jedna: šestina. Obě: jedenáct z třiceti šesti, ne tak docela třetina. Radím použít je, když je místnost prázdná nebo když jsou sloty skoro plné, a nechat je v plechovce, když je hlídka za rohem.
codec-04-13 = Cizí boty
    .call = Meryl si může obléct, co hlídka už nepotřebuje: dvě akce, vedle těla, s vykřičníkem mimo mapu. Od té chvíle po ní oči i kamery jen sklouznou. Chodit, běhat, přemýšlet; nic jiného, dokud se dívají, nebo je po kostýmu. Zkouškou je blízkost. S hlídkou hned vedle, která se dívá, hází bílou kostkou a jediná špatná stěna ji zaujme. Držte tedy pole odstup. Vojáci si málokdy prohlížejí tváře. Prohlížejí si seržantovu.
codec-07-12 = Ten centimetr navíc
    .call = Jednou za kolo, když Snake zraní někoho, kdo je k němu zády, přímo v řádku nebo ve sloupci, smí přidat ještě jedno stejné. Počítejte se mnou. Jedna holá ruka, jedna bílá kostka, dvě šance ze tří; a tohle navrch. Dvě KO zranění a hlídka leží, za jedinou akci. Všichni si na to šetří kombinaci. Šetřete si kombinaci na ty, kdo se dívají.
codec-07-13 = Jemu nic neprodám
    .call = Zkusil jsem to. Prohlédl si katalog, zeptal se, na co jsou ty lampičky, a vrátil ho. Žádné zbraně pro inženýra, žádné pěsti, které by stály za řeč, a spícího muže za nohy taky nepotáhne. Tak jsem mu prodal dveře. U zámku hází čtyřmi černými, kde vy ostatní jednou bílou a dvěma černými, a na černé kostce vykřičník není. Postavte ho před každý zámek, na kterém vám záleží.
codec-06-27 = Pacient, který se hlásí sám
    .call = Muž v exoskeletu dělá tři věci, které nemohu schválit. Jednou za kolo si stoupne před někoho vedle sebe, na koho se útočí, a hází na vlastní účet. Pokaždé, když je zraněn, smí na jednu ze svých karet vrátit energii, což není způsob, jak ošetřovat rány. A s vykřičníkem ve vlastní zóně se nedokáže sebrat: žádná akce Soustředění. Držte ten žeton jinde a je to nejlepší špatný nápad, jaký máte.
codec-06-28 = Vypůjčené nervy
    .call = Postava do dvou polí od Meryl smí používat její žetony soustředění jako vlastní; na zdech ve výhledu nezáleží, jen na chůzi. Zapomíná se, kdo platí: otočit je zpátky stojí akce ji, ne vás. Vedu si záznamy, kdo si co půjčil. Snake jí dluží jedenáct bílých kostek a omluvu. Ve dvou se v boji držte takhle blízko a na obchůzce ne blíž.
codec-06-29 = Pracuje sám
    .call = Říká to v každém hodnocení a je to pravda: není-li do dvou polí žádná jiná postava, smí jednou za kolo při použití zbraně šťouchnout do jedné kostky o jednu. A má taky nejtišší větu v příručce. Dvě akce, sousední hlídka zády k němu, žádné kostky: hlídka je mrtvá a nic nebylo slyšet. Zůstane po ní žeton mrtvé hlídky a se třemi takovými na mapě vás karta Ztracený kontakt stojí čas.
codec-07-19 = Podívejte se támhle
    .call = Rozptýlení je první systémová karta, kterou bych kohokoli učila. Přiměje hlídky otočit se k nové cestě, na úrovni dva jednu, na úrovni tři dvě, na úrovni čtyři tři, a úroveň je ta, jakou má terminál, který jste hackli. Neposune je a neuklidní je. Ale kdo se dívá jinam, má záda, a obchůzka, která zabočí o chvilku dřív, jde jinou ulicí. Berte to jako posouvání zdí.
codec-06-31 = Kostky, které zůstávají
    .call = U hacknutého terminálu si inženýr nechává až tři systémové karty a kostky položené na sloty tam zůstávají z kola do kola. Nesnažte se tedy zaplnit kartu v jednom tahu; položte, co sedí, vezměte zpět, co nesedí, házejte znovu. Celkem čtyři kostky, i s těmi na kartách, bez těch navíc. Zkazí to jediná věc, odejít: opusťte terminál a kostky jsou pryč a karty jdou zpátky. Vyberte si terminál se zdí za zády.
codec-07-24 = Terminál drží slovo
    .call = Inženýr smí stát na terminálu nebo vedle něj a házet čtyřmi černými kostkami, znovu a znovu, kterými chce. Jakmile je v nich kombinace, je hacknutý, a to do konce úrovně. Do té doby všechno zapomene, sotva inženýr odejde nebo skončí jeho tah. Začínejte tedy se čtyřmi akcemi, ne s jednou. A než se zamilujete, podívejte se na úroveň: co jeho karty dokážou, omezuje terminál, u kterého pracuje.
codec-07-20 = Dalších sedm tlačítek
    .call = Kromě otáčení hlav má jeho balíček ještě sedm karet. Jedna otevře dveře na dálku, jedna sveze postavy výtahem bez akce, jedna sundá z mapy kamery a lasery z pastí. Dvě čekají na svou chvíli: až vás kamera málem uvidí, až se kasárna budou chystat odpovědět. A dvě patří k sobě. Zhasnuto udělá z vykřičníku otazník tam, kde leží; Falešný klid otazníky odklidí. V tomto pořadí se z poplachu stane pochybnost a na tu se zapomene.
codec-07-25 = Sedm tlačítek na půjčku
    .call = Quill, zásobování. Někteří z těch, které potkává v simulátoru, nikomu nestáli za vlastní balíček, tak mu půjčuji sedm karet, které platí na každého, kdo má karty a povahu. Dvě čtou, co přijde: jedna to pohřbí, druhá předsune to, s čím se dá žít. Dvě kazí útok: méně kostek, nebo rána do mlhy. A tři jsou pro vás: obvaz, plný zásobník, žeton soustředění, který je zase připravený. Chci všech sedm zpátky. Zeptejte se mě, kolik jsem jich dostal minule.

## Guards and their cards

codec-05-05 = Co má pod botou
    .call = Když si hlídka stoupne na žeton nebo na tělo, jedna ze šesti karet reakcí řekne, co si o tom myslí. Všech šest začíná tím, že se věc odklidí. U jedné to tím končí; v boudě jí říkáme pokrčení. Ostatní probudí spáče, za mrtvého spálí kartu rozkazů, zavolají kasárna nebo ji nechají rozhlédnout. Jedna karta na aktivaci, víc ne. A použité jdou dospod nezamíchané. Mám tužku. Po šesti už stačí obracet stránku.
codec-05-06 = Jaký je to večer
    .call = Každá hlídka se jednou, na začátku svého tahu, rozhodne, jaký je to večer. Vykřičník v její zóně: poplach a jde podle červeného čísla. Otazník: jde jen nejbližší, nebo všechny stejně blízké, podle modrého. Tělo, které vidí ona nebo kamera její zóny: táž procházka s delším obličejem. Nic z toho: obchůzka, rovně. Neptejte se mě tedy, kolik hlídek tam je. Ptejte se sebe, kolika jste o sobě řekli.
codec-05-07 = Karta pacienta: hlídka
    .call = Až je po všem, spravuji obě strany, takže tady je karta. Kostka pod tři jí nic neudělá. Dvě zranění ji položí. Vrací to dvěma černými kostkami, ale jen ve své fázi nebo když ji přeskočíte. Rány na hlavu a rány do těla se vedou ve zvláštních sloupcích: od každé jedna a pořád tam stojí, uražená. Pokud jste ji zranili a na konci vašeho tahu stojí, máte poplach, ať vás vidí, nebo ne. Dokončete to, nebo nezačínejte.
codec-06-11 = Spí, a to druhé
    .call = Jsou dva způsoby, jak dostat člověka na zem. Omráčený má dvě hvězdy; karta Probuzení v aktivní zóně jednu vezme, další ho přivede k sobě. Mrtvý zůstane mrtvý, ale za každé tři na mapě spálí karta Ztracený kontakt kartu rozkazů a s ní váš čas. Ani na jednoho už nejde útočit a oba jsou vidět. Neřeknu vám, co si vybrat. Řeknu vám, komu z nich ještě můžu pomoct.
codec-06-13 = Kasárna si vedou počty
    .call = Ohlášení porovná hlídky, které stojí v aktivní zóně, s číslem nad jejími kasárnami a pošle rozdíl. Kdo leží na zemi, se nehlásí, takže za něj přijde náhrada. Má to i něco do sebe: víte, kterými dveřmi vyjdou. Vyčistěte zónu a další všichni začnou na jednom místě a jak daleko od něj budete, je na vás. Figurek je celkem dvanáct. Když už není koho poslat, shoří místo toho karta rozkazů.
codec-06-14 = Zastaví se a poslouchají
    .call = Ve střehu je karta, při které v aktivní zóně všichni stojí a poslouchají. Každá postava do dvou polí od hlídky dostane otazník pod nohy. Dvě pole, jak byste je ušli: je-li mezi vámi zeď, vzdálenost je cesta kolem ní. Je-li už na mapě váš vykřičník, mají lepší věci na práci. Končete tedy tahy o tři kroky dál, nebo o tenkou zeď dál. Doporučuji zeď. Zdi nemění názory.
codec-06-15 = Poslední karta
    .call = Balíček rozkazů jsou vaše hodiny. Nahoře leží modré karty, pod nimi červené a mezi červenými ta, která všechno ukončí, otočená nebo spálená. Použitá karta je nadobro pryč; spálená se ukáže a zajede dospod. Dojde-li balíček, je konec taky. Počítat se dá i ve skrýši. Noční kuchař to spočítal na kartu přesně, na rubu jídelníčku, který očísloval 10.40, a od té doby dobře spí.
codec-06-30 = Kdo půjde první
    .call = Tahy hrajete v libovolném pořadí, každý dohrajete, než začne další, a pořadí se smí každé kolo měnit. Využijte toho. První ať jde ten, čí kostky jsou nejnejistější, dokud ostatní mají akce na opravy. Poslední ten, kdo má jen stát, až bude jasné kde. Viděl jsem dobré týmy selhat na zdvořilosti. V tomhle oboru nikdo nikomu nepodrží dveře, pokud v nich pro něj nejsou kostky.
codec-05-08 = Nástup
    .call = Chodí po jedné a vždycky ve stejném pořadí: zóna po zóně a v zóně od horního řádku dolů, zleva doprava. Další je ta, která je z těch, co ještě nešly, nejvýš a nejvíc vlevo. Zní to jako účetnictví. Ale hlídka, která už šla, v tomto kole znovu nejde, a na co se pak dívá, na to se dívá dál, zatímco ostatní chodí. Čtěte místnost jako stránku a víte, kdo ještě přijde a co bude v tu chvíli hlídané.
codec-05-09 = Tužku držíte vy
    .call = Když jsou dvě cesty stejně krátké a mají stejně málo zatáček, kdo rozhodne, kterou hlídka půjde? Vy. Když jsou dvě postavy stejně blízko, kdo řekne, na kterou útočí? Zase vy. Kde se objeví nový muž, je-li jeho místo obsazené, kam se dívá, když mu to žádná ikona neříká: vy. Takových chvil je víc, než myslíte, a většina týmů je odbude pokrčením ramen. Kdykoli nepřítel váhá, tužka je ve vaší ruce. Něco napište.
codec-05-11 = Barva na podlaze
    .call = Hlídka na obchůzce je velmi prostý stroj. Jde rovně. Na ikoně natočení se otočí, kam ikona ukazuje, ať jí pohyb zbývá, nebo ne. Na ikoně otočení hledá novou cestu jen tehdy, dojde-li jí pohyb přesně tam. U překážky se otočí na otevřenou stranu, a jen jsou-li otevřené obě, rozhodne šipka na kartě rozkazů. Z celého kola jsou tedy dvě tři místa, kde je něco nejisté. Stůjte u těch ostatních.

## Moving, hiding, being heard

codec-06-01 = O krocích
    .call = Plížení od Přeběhnutí poznám přes dva metry betonu, protože u Plížení není co poznávat. Přeběhnutí je bílá kostka na konci tahu, pokud je v zóně hlídka; přesun těla taky. Každá kostka má jednu špatnou stěnu ze šesti a kostky nevědí, že jste běželi z dobrého důvodu. Není-li v zóně hlídka, běhejte, jak chcete. Není tam nikdo, kvůli komu házet. Ověřeno.
codec-06-02 = Otázka a odpověď
    .call = Máte jeden žeton se dvěma stranami. Otazník přivede nejbližšího, aby se podíval. Vykřičník přivede všechny v zóně, rychleji. Všimněte si, k čemu je oba přivedou: k žetonu. Leží, kam spadl, zatímco vy odcházíte, dokud ho nějaká hlídka nesebere. Přilákejte pozornost znovu a přijde vám k nohám stejnou stranou nahoru. Vykřičník tedy není ta pohroma. Pohroma je stát na něm na konci kola.
codec-06-03 = Ťuk, ťuk
    .call = Zaklepání je lež řečená zdi. Stojí akci a položí váš otazník tam, kde stojíte; pak odejdete a nejbližší hlídka přijde zeď obdivovat. Nejlépe od rohu, s jednou akcí v záloze, abyste byli za ním, až dorazí. Jedno varování. Je-li někde venku váš vykřičník, zaklepání ho přivolá, tak jak je, rovnou pod vaše boty. Pak už to lež není.
codec-06-04 = Jak nést cizího člověka
    .call = Berte ho v podpaží. Začít smíte vedle něj nebo na něm; uděláte krok o jedno pole a položíte ho na prázdné pole vedle sebe. Je to hlučná práce, za každý přesun kostka na konci tahu. Dělejte to dřív, než se někdo do té chodby podívá, ne potom: těla přivolávají hlídky, když je vidí hlídka nebo kamera té zóny. Dva kroky do vedlejší místnosti obvykle stačí. Hvězdy jdou s ním a provaz taky.
codec-06-05 = Přeskok
    .call = Přeskočit se dá cokoli, co stojí v cestě, jedno i několik v řadě, a celý skok se počítá jako jediné pole. Přes přítele je to gymnastika. Přes nepřítele je to oznámení: váš vykřičník leží, kam dopadnete, a každý, koho jste minuli, na vás zaútočí, ať vás vidí, nebo ne. Dvakrát v kariéře to bylo správné. Pokaždé byl na druhé straně východ a jednou jsem se v tom východu spletl.
codec-06-06 = Přednáška o obdélnících
    .call = Zapomeňte na kužely. Nakreslete nejmenší obdélník z celých polí, který obsahuje pozorovatele i vás. Je-li kdekoli uvnitř zeď, zamčené dveře nebo překážka, nejste vidět. A pozorovatel musí být natočený k vám: co je s ním v rovině nebo za ním, jakkoli blízko, neexistuje. Odtud mé dva zákony. Stůjte přesně vedle hlídky a nevidí vás. Stůjte tak, aby byla v obdélníku jediná bedna, a může být klidně v jiném městě.
codec-06-07 = Dvě nálady kamery
    .call = Každá kamera má oranžový a zelený úhel a všechny poslouchají týž žeton. Jsou tedy jen dva světy a oba se dají naučit nazpaměť, než se pohnete. Střídají se, když karta rozkazů ukáže otočení, a pak se všechny kamery podívají najednou; kdo zrovna stojí v tom špatném, má poplach. Na pole, nad kterým visí, kamera nevidí. Obědvala jsem tam. Nikdo se nikdy nepodíval nahoru.
codec-06-08 = Lícem dolů na podlaze
    .call = Past se dívá na všechny strany a otočí se, jakmile jí někdo z vás vkročí do zorného pole. Třeba to nic není. Může to být laser, a ten vyvolá poplach u každého, kdo se do dohledu dostane nebo v něm už je. Může to být kamera, a pak rozhodujete vy, kterými dvěma volnými směry její úhly míří. Spěchající lidé je odvracejí od místa, kde stojí. Vy se tudy ale ještě budete vracet, takže je odvraťte odtamtud.
codec-06-16 = Nahoru
    .call = Hlídky výtahem nejezdí. Poslouchám ho léta a tlačítko mačkají jen lidé, kteří tu nemají co dělat. Je to jedno Použití, vystoupíte, kde je místo, a spatření na kterémkoli konci platí stejně jako pěšky. Hlídky nepřekročí ani hranici své zóny, výtah nevýtah; ale dívají se a střílejí přes otevřenou docela rády. Hranice je čára pro boty, ne pro kulky.
codec-06-09 = Dveře otevře každý
    .call = Jedna bílá kostka, dvě černé a kombinace, kterou musíte ukázat celou najednou. Nevyšlo to? Zaplaťte znovu a přehoďte, které chcete, dobré zůstanou. Ale opusťte pole nebo skončete tah a zámek na vás zapomene. Začínejte tedy s dostatkem akcí v ruce, nebo vůbec ne. Bílá kostka mluví: vykřičník ve výsledku přiláká pozornost i u dveří. Soustředění platí na všechny. Moje klíče stojí víc a nemluví. Jen to zmiňuji.
codec-06-10 = Zadržte dech
    .call = Soustředění je zadarmo, když ho utrácíte, a drahé, když ho chcete zpátky. Libovolný počet žetonů najednou, na vlastní hody i na hod proti vám, dokud výsledek neplatí; potom jedna nebo dvě akce, abyste každý zase otočili. Moji pacienti umírají s nepoužitými žetony častěji než bez nich. Jedno plus a minus nedokážou: hádat se s vykřičníkem. Tou kostkou smíte jen hodit znovu. Není to číslo, je to názor.
codec-06-33 = Poslední krok smí být hlasitý
    .call = Právní drobnost, musel jsem ji číst dvakrát. Výhra se kontroluje, když akce skončí i se vším, co spustila, a před kontrolou hlučnosti. Na úplně poslední pohyb tedy běžte. Za přeběhnutí, které ukončí úroveň, nikdo nehází. Druhá půlka odstavce je méně laskavá. Pokud táž akce úroveň zároveň prohraje, řekněme mina nebo přeskočená hlídka, pak jste prohráli. Selhání podepisuje první.
codec-06-41 = Spatřen mimochodem
    .call = Počítá se cesta, ne její konec. Začněte pohyb v něčím dohledu, nebo jím projděte, a máte poplach; ale až když pohyb skončí, a tam, kde skončí. Dva důsledky. Pohledem se neproklouzne rychlostí. A mají-li vás stejně vidět, ať vás vidí v dlouhém pohybu: vykřičník bude ležet za rohem, ke kterému jste běželi, a ne na otevřeném. Pak udělejte ještě jeden krok, od něj.
codec-06-43 = Nikdo není zeď
    .call = Musím rozsoudit jednu hádku. Ne, za Meryl se schovat nedá. Figurky v zorném poli nepřekážejí, vám ani jim, a hlídka před jinou hlídkou jsou prostě dvě hlídky. Zdi překážejí, zamčené dveře taky, stromy a bedny rovněž a díra v mapě jakbysmet. Odemčené dveře už ne, ať vypadají zavřené, nebo ne. Než tedy nějaké otevřete, zeptejte se, komu dosud bránily, aby vás viděl.
codec-06-42 = Předtím a potom
    .call = Půlka soustředění je vědět kdy. Žeton, který kostku ubírá, musí přijít před prvním hodem; potom je pozdě, kostka je hozená. Přehození, plus a minus přicházejí po něm, dokud výsledek neplatí. A žeton, který kostku přidává, je zdvořilý a může přijít v obou chvílích, takže si ho nechte na potom, až budete vědět, jestli ho potřebujete. Kostka nikdy nevystoupí nad šest ani neklesne pod jednu, ať platíte cokoli.
codec-06-39 = Jedna, dvě a loket
    .call = Dvě akce, dvě bílé kostky a černá: Útočná kombinace položí čerstvou hlídku dvacetkrát z dvaceti sedmi. Dvě jednotlivé rány za stejnou cenu to zvládnou čtyřikrát z devíti. Tolik počty. Kombinace sama hluk nedělá, ale její bílé kostky mohou ukázat vykřičník jako všechny bílé kostky. A proti bossovi je každý zásah obyčejné zranění, ať KO, nebo ne, takže tam je to prostě nejvíc, co se dá udělat rukama.

## Equipment

codec-02-01 = Pětačtyřicítka
    .call = Můj nejprodávanější kus a řeknu to poctivě. Jedna bílá kostka na cokoli, co vidíte, jak daleko vidíte, a nikdy se nevyprázdní. Ale hlídka vydrží dva zásahy, takže jeden výstřel ji jen naštve, a je HLASITÁ: po něm leží váš vykřičník pod vámi. Je to nástroj na dokončování, na bosse a pro lidi, kteří už stejně utíkají. Vyhrajete-li první VR misi, je v ní pro vás tlumič.
codec-05-10 = Puška té dámy
    .call = Lehká útočná puška. Dvě bílé kostky, tři náboje a patří Meryl; neptejte se, jestli si ji můžete podržet. Dvě kostky na tři a víc jsou čtyři šance z devíti složit čerstvou hlídku jediným stiskem. Každý stisk je HLASITÝ. Pozná šestku, která padne sama od sebe, a jednou za kolo ji využije. Tři náboje jsou pryč rychleji, než myslíte, a mezi patry není obchod. Uvažoval jsem, že ho otevřu.
codec-06-12 = Co bych nosila já
    .call = Neprůstřelná vesta: Obrana čtyři místo tří, pro Snakea nebo Meryl, a nikdy za akci. Ze šesti stěn kostky hlídky dřív bolely čtyři, teď tři. Její dvě kostky vás stojí o třetinu zranění méně, pokaždé, celou noc. Zabírá jedno z vašich tří míst a lidé si na to stěžují až do druhé kulky. Dostanete ji pozdě. Psala jsem stížnost. Přišla mi vesta.
codec-06-17 = O Databance
    .call = Co odemknete, jde do Databanky a zůstane vaše, v každé další úrovni. Před každou si to rozdělíte, jak chcete, tři karty na postavu, a jakmile začne, nikdo nevyměňuje. Balte tedy podle místa: klíče tam, kde jsou dveře, léky tam, kde někdo vrací rány. Karty se příště vrátí plné a hozené granáty celé. Tohle poslední ujednání mě ničí. Používejte věci. Prosím, neříkejte to ostatním.
codec-06-18 = Snězte něco
    .call = Proviant odstraní až dvě zranění za jednu akci. Lék nestojí vůbec žádnou a otočí každý použitý žeton soustředění. Máte čtyři zdraví a čtyři zranění jsou konec úrovně pro všechny, takže dvě nejsou škrábnutí, dvě jsou polovina. Neotevřený proviant nacházím v batozích lidí, které vynesli. Šetřili si ho. V příští úrovni je karta stejně zpátky. Jezte.
codec-06-19 = Krabice na chodbě
    .call = Za jediný týden mi kartónovou krabici ohlásily tři hlídky a všechny tři ji obešly. Vlezte dovnitř, když se nikdo nedívá. Dokud zůstanete na místě, oči i kamery vás mají za svého; pod ní se klidně plazte, běhejte a přemýšlejte, je-li to nutné, ale ne přes něčí zorné pole. Sundá ji cokoli jiného, nebo když se hlídka zastaví hned vedle, tváří v tvář. Pak se pod ni podívá. Je to jediné vzrušení za celou směnu.
codec-06-20 = Ne tak docela neviditelný
    .call = Stealth maskování ohýbá světlo na jeden tah. Utraťte energii, jednou za tah, a do konce tahu se na vás hlídky a kamery mohou dívat zpříma. Ti, které přeskočíte, neudeří. Dvě věci neohne. Zvuk: za vaše kroky se hází dál. A čas: jste-li v něčím dohledu, když vyprší, máte tam poplach. Používejte ho tedy k přejití místnosti, nikdy ke stání v ní. Dvě energie. Laboratoř měla čtyři, ale ty ostatní nemůžeme najít.
codec-06-21 = Věci, které čekají
    .call = C-4 vybuchne, když řeknete, mina Claymore, když na ni někdo vstoupí, časovaná nálož, když začne váš příští tah. Všechny zraní přátele stejně ochotně jako hlídky. Mým zákazníkům se líbí, kam jde ten hluk. Zbývají-li v zóně hlídky a váš vykřičník je mimo mapu, dopadne na bombu, a ne na vás. Rána na východě jsou tedy dveře na západě. Jen si ověřte, že ten váš předtím na mapě nebyl.
codec-06-22 = Hodit, pak myslet
    .call = Nejdřív chaff: do konce kola žádná kamera ani senzor ve vaší zóně nikoho z vás neobtěžuje, ale je-li tam hlídka, přilákáte pozornost. Hoďte ho dřív, než jsou na tahu ostatní, ne potom. Omračující granát uspí každou hlídku do dvou polí od místa dopadu, pokud na ni odtamtud je vidět, a váš vykřičník za to přijde pod vás. Je to hlasitá cesta k tiché místnosti. Obyčejný granát je jen hlasitý a neptá se, na čí jste straně.
codec-06-23 = Tišší tón
    .call = Tlumič nepotřebuje místo mezi vašimi třemi kartami a z každé pistole, kterou nesete, smaže slovo HLASITÉ; ten druhý totéž z pušek. Nesmaže ale vykřičník na bílé kostce. Střílejte dvěma bílými a třikrát z deseti pozornost přilákáte stejně. Zákazníci si chodí stěžovat. Ukazuji jim štítek. Je na něm malá myška a pod myškou stojí: celkem.
codec-06-24 = Střela s vlastním názorem
    .call = Nikita startuje z prázdného pole vedle vás a letí rovně o jednu ze dvou černých kostek, pak o druhou, jiným směrem, chcete-li. Nevyžaduje zorné pole a za to platíte. U první figurky nebo zdi hází třemi bílými kostkami proti všem do jednoho pole, na které vidí. Všichni jste i vy, takže ji nejdřív pošlete pryč. Obyčejný raketomet střílí jen rovně, se stejnou ránou. Oba jsou HLASITÉ, kdyby někdo pochyboval.
codec-06-25 = Pět kusů provazu
    .call = Svažte spící hlídku vedle sebe, jedna akce, jeden kus. Od té chvíle jí do karty Probuzení nic není: ona si nechá hvězdy a vy svůj plán. Uzel drží, dokud na ni nevstoupí jiná hlídka. Svažte tedy tu, která leží ve vedlejší místnosti, ne tu na chodbě, a je-li třeba, nejdřív ji tam odtáhněte; provaz i hvězdy jdou s ní. Pět kusů. Viděl jsem celé patro prospat poplach. Byla to krása.
codec-06-26 = Zelené a teplé
    .call = Dvoje brýle. Noční vidění otočí za jednu akci každý úkol a každou past, které leží lícem dolů do pěti polí; termovizní za dvě jediný úkol kdekoli ve vaší zóně. Dokud nesete kterékoli, laserové senzory vás nechají být, takže polovina toho, co objevíte, se vás už netýká. Pamatujte, že přátel ano. Věc otočená zdálky je věc, před kterou si nikdo nemusel stoupnout.
codec-06-32 = Lekce dýchání
    .call = S plynovou maskou si nemusíte všímat plynu, to jste čekali. Taky se s ní můžete podívat na svrchní kartu balíčku rozkazů nebo reakcí, za jednu hlučnou akci, a to jsem nečekala ani já; myslím, že to dělá to pomalé dýchání. Znát příští kartu rozkazů má větší cenu než pistole: kdo se probudí, jak daleko půjdou, kam zabočí, jestli se otočí kamery. Použijte ji, když v zóně není nikdo, kdo by vás slyšel sípat.
codec-06-34 = Pistole a její velká sestřenice
    .call = Padesátka je Merylina vlastní: jedna bílá kostka, nikdy prázdná, HLASITÁ, a prodat mi ji nechce. Útočnou pušku rozdávám já, složíte-li v simulaci posledního a nejvzteklejšího z nich: dvě bílé kostky, šest nábojů, pro každého, kdo smí používat zbraně. Dvakrát tolik munice než ta její, stejný hlas. Nasaďte na ni tlumič na pušku a hlas je pryč. Uvažoval jsem, že budu účtovat ticho po minutách. Nikdo se nezasmál, takže to musí být dobrý obchod.
codec-06-35 = Vítr u ústí
    .call = Odstřelovací puška chce dvě akce a dává tři bílé kostky na cokoli, co vidíte, jakkoli daleko. Šest nábojů. Ptají se mě na vítr; v pravidlech žádný není. Je v nich hluk: HLASITÉ, takže potom leží váš vykřičník pod vámi, daleko od toho, koho jste trefili, a o to právě jde. Musí k vám dojít. Střílejte prvními dvěma akcemi a druhé dvě použijte na to, abyste byli někde, kde je jiné počasí.
codec-06-36 = Meč a hlaveň
    .call = Meč útočí na všechno vedle svého majitele najednou, jednou bílou kostkou na každého, nebo za energii dvěma; nerozlišuje hlídky a kolegy. Když někdo útočí na něj, další energie ubere jedničku z každé kostky. Dělo na paži má jednu bílou kostku a o jednu víc za každou utracenou energii a je HLASITÉ. Je to také jedna z mála věcí, které by dva tisíce tun pancíře pocítily. Na každém tři energie. Zraňte ho a jedna se vrátí, a já ho prosila, ať to nezkouší.
codec-06-37 = Pro klidné ruce
    .call = Pentazemin, dvě dávky. Nestojí akci a bere se jednou za tah; do jeho konce smíte při každé své akci hodit znovu libovolnými kostkami jednoho hodu. Ne při kontrole hlučnosti: uklidňuje ruce, ne nohy. Berte ho před tahem, ve kterém záleží na dvou nebo třech hodech, nikdy kvůli jednomu. Co nepřehodí, nespraví, a vykřičník, který padne napodruhé, padl. Vedu si seznam. Jste na něm dvakrát.
codec-06-38 = Ten hadr
    .call = Je to pruh látky. Uváže si ho kolem hlavy a od té chvíle žádná jeho zbraň nespotřebuje munici. Nechal jsem ho prozkoumat. Nechal jsem ho vyprat. Nabídl jsem mu za něj kompletní sadu zásobníků a auto. Nosit ho může od posledního stroje dál a jen on; na komkoli jiném je to pruh látky. Jsem v oboru třicet let a byl bych vděčný, kdyby se o tom nikdo nezmínil výrobcům.

## Bosses

codec-03-04 = Kulky do rohu
    .call = Mám ho na pásce a slyším samé odrazy. Zorné pole nepotřebuje, takže žádný sloup není kryt; kryje jen vzdálenost, a jen před některými jeho kartami. Chodí po kruhu teček, kam říká karta, a mine každou, na které někdo stojí. Dá se s ním tedy hýbat: postava na tečce ho pošle o jednu dál, než chtěl. Kde se zastaví, dívá se podle šipky. Šipky mají záda a on taky.
codec-03-07 = Každý zásah otočí buben
    .call = Zraňte ho ve svém tahu a jeho svrchní karta se spustí hned, svou druhou stranou, a pak zpravidla leží vespod. Něco vás to stojí, nebo nic, podle karty; ale co chtěla udělat v jeho tahu, to neudělá. Malá rána tedy může mít větší cenu než velká. Ta pouzdra jsem mu prodal já. Uvnitř levého si hřebíkem vede skóre: řada čárek a pak 08.17, dvakrát podtržené.
codec-02-02 = Diagnóza: nedosažitelný
    .call = Mám složku toho vznášejícího se pacienta. Obrana dvanáct. Zkontrolovala jsem kostky, jdou do šesti, takže to není smůla, to je diagnóza. Trvá, dokud v místnosti stojí některá jeho busta, a ani o chvíli déle. Výbuchy se na Obranu neptají a zraní ho i tak, a ani je nepočítá za útoky. Sám má na většinu toho, co hází, jedinou černou kostku. Kostka není to, co si lidé pamatují.
codec-03-13 = Čtyři pravidla, jedno po druhém
    .call = Jeho stupnice má čtyři stupně a každý útok na něj, ať zasáhne, nebo mine, ji posune. Jen z jeho sloupce. Jen z jeho řádku. Vůbec žádné soustředění. A pak stupeň, na kterém hozený vykřičník obrátí vaši ruku proti příteli, nebo proti vám. Plánujte po čtyřech. Dvě postavy v pravém úhlu za první dva neplatí nic; na třetím spoléhejte na holé kostky; na čtvrtém házejte tak málo bílými, jak jen snesete. I chabá rána, která jen posune stupnici, je rána.
codec-03-15 = Snos, chvílemi západní
    .call = Tady Pim, na toho létajícího mě nasadili taky. Vznáší se, jak říká karta, nad nábytkem i nad vašimi hlavami, ale ne skrz zdi. Nemůže-li celou vzdálenost, letí o jedno méně opačným směrem; vězte tedy, co je na obou koncích místnosti. Když potom nikoho nevidí, otáčí se po směru hodin, dokud někoho nevidí. Většinou útočí na ty, které vidí. V balíčku má dvě výjimky a souvisejí se stropem a se zrcadlem.
codec-02-03 = Země–vzduch
    .call = Pušky na něm hezky zvoní a víc nic. Pocítí střelu ze S.A.M., tři na každého, další u ikon zásob. Řídí ji dvě černé kostky: jedna hodnota rovně a druhá, chcete-li, jiným směrem. Musí se zastavit ve vyznačeném vzduchu kolem stroje a zdi ji zastaví dřív. Pak Hind podle karty uhne a vám se platí za místo, kde je vaše střela teď. Jinými slovy, miřte vedle.
codec-02-14 = Linie
    .call = Jedna linie, od přídě dovnitř, až po první zeď. Vstupte do ní, překřižte ji, cokoli v ní skončete a střílí; jednou za akci, ať ji překřížíte kolikrát chcete. Odejít nic nestojí. Buďte tedy při odpálení vedle linie, ne v ní, a poslední akcí jděte od ní, protože jeho vlastní tah začíná přesně tam. Když uhýbá střele, linie jde s ním, uprostřed vašeho tahu. Podívejte se, kdo stojí ve dvou vedlejších řádcích.
codec-03-16 = Uhýbá podle knihy
    .call = Poslouchejte rotor, když letí střela: jedno, dvě nebo tři pole, na jednu nebo na druhou stranu, nebo vůbec ne. Vždycky to říká karta navrchu a ta pak jde dospod a v jeho tahu se nehraje. Šest karet, nikdy se nemíchají. Zapisuji si, co slyším. Od druhého kolečka můžete poslat střelu tam, kde bude, a ta má cenu dvou takových, co letí tam, kde byl.
codec-03-17 = Jak moc se zlobí
    .call = Tři, čtyři, pět, šest, šest plus: to je jeho hrozba a o tolik polí se posouvá. Některé karty ji zvyšují, a co děláte vy, ji nesnižuje, ledaže v kabině sedí inženýr se správnou kartou. Záleží na posledním stupni. Od šesti plus střílí třemi kostkami místo dvou. Nemám rád plány, které začnou fungovat v osmém kole. Utraťte střely, dokud je jen podrážděný.
codec-03-18 = Devět plátů
    .call = Shora je tank čtverec o devíti polích a měla jsem čas ho zvážit. Granát na roh má cenu dva, doprostřed strany tři. Na poklop uprostřed taky tři a svrchní karta jeho balíčku přidá bonus, od ničeho po ještě jednou tolik. Ta karta je pak vespod, takže co by vám udělala, neudělá. Těsně vedle se počítá za jedno. Všechno ostatní je zahradničení.
codec-03-02 = Dvě zbraně, dvě vzdálenosti
    .call = Kulomet je na postavy, které vidí do tří polí. Dělo je na nejbližší z těch, které jsou dál, a vidět je nepotřebuje. Karta má jedno, nebo obojí, nebo nic. Na čtyři pole jste tedy věcí děla a sněhové zdi jsou jen dekorace. Do tří na zdech zase záleží. Po nikom, kdo leží přímo pod ním, se nestřílí, ale to pak ležíte pod tankem, a to jsem vás neučil.
codec-03-05 = Stopy ve sněhu
    .call = Pim. Ta věc jede, kam ukazují šipky na kartě, u každé o tolik a tolik polí, skrz sněhové zdi, jako bych je nikdy nenakreslil. Na konci pláně se pro zbytek vrací stejnou cestou. Pokaždé, když vám najede na pole, utrpíte jedno zranění, a když zastaví, vyloží vás vedle, studené a ploché. Přeskočit se nedá. Čtěte rohy: postavu u kraje může navštívit dvakrát.
codec-03-31 = Kde bude
    .call = Udeřte ninju a zraňte ho a je pryč, ve stínu nejdál od toho, kdo je na tahu. Náhoda v tom není vůbec žádná. Před ranou tedy ukažte prstem na to pole a zeptejte se, kdo z vás stojí vedle. Odkud odejde, tam zůstane stín, nejvýš čtyři. Rozbijte nejdřív jeden a změnili jste odpověď; rozbijte všechny a musí stát a snést to. Je to geometrie s mečem uvnitř. Měla jsem radost.
codec-03-32 = Loví podle sluchu
    .call = Jeho kořist je nejbližší postava, jejíž žeton podezření je na mapě, kteroukoli stranou nahoru. Jen není-li žádný, bere prostě nejbližší postavu. Potom se žetony uklidí a začíná se znovu. Hluk je tedy volant: špatná bílá kostka, pistole a jde k vám kolem všech ostatních. Je to jediný boj, ve kterém někomu radím, aby byl slyšet, pokud má na dvou stranách zeď a na třetí plán.
codec-03-03 = Sedm hromádek sněhu
    .call = Devět očíslovaných míst, sedm žetonů, jedna žena. Žeton se otočí dřív, než na jeho pole něco vstoupí nebo mu ublíží: falešný odejde, z jejího je ona. Nalezená a nezraněná je na konci tahu zase pryč. Zraněná je pryč hned. Pak všech sedm leží znovu, lícem dolů, od čísla po tom jejím vzestupně. Dvě místa zůstanou prázdná. Která dvě, nechám na vás. Jiní na to přišli a napsali to na sáně.
codec-03-20 = Červená tečka
    .call = Její zaměřovač leze k tomu, na koho ještě neútočila, rovně a přes zdi. Nejdřív si vybírá někoho ve svém řádku nebo sloupci. Stačí, když přes vás přejde; stačí, když vás opustí. Nezbývá-li nikdo než ten, kdo v něm stojí, zůstane a střílí na něj. Nejhorší je tedy ležet pod ním, protože právě vystřelila. Není hotová. Vydechuje.
codec-03-21 = Zamíření
    .call = Jedna akce: zaměřovač přijde na pole vedle vás, pak ho dvě černé kostky pošlou o jednu hodnotu jedním směrem a chcete-li, o druhou jiným, přes cokoli. Přes co přejde, to otočí. Skončit na ní jsou dvě zranění. Z tahu do tahu zůstává, kde je, ale jen tomu, kdo míří a soustředí se a nic jiného nedělá a koho nic nezasáhne. Žádné zorné pole, žádný hluk. Kéž by takové bylo celé vojákování.
codec-04-01 = O kartu víc
    .call = Počítáním se živím, takže: v prvním kole hraje jednu kartu, ve druhém dvě a tak dál. Každá karta posune její zaměřovač o své číslo a její tah končí dřív, jen když už zaútočila na vás všechny. Když je zraněna, jde svrchní karta na bonusové zranění a tu už nezahraje. Čas je na její straně hřebene. Otázka tedy každé kolo nezní, jestli trefíte, ale jestli je to vaše poslední tiché.
codec-04-02 = Pošlete toho mírného
    .call = Na její dlaždici smí vkročit jen jeden z vás a ten nenosí zbraň. Dojde-li tam, je konec, nikoho nemusím sešívat a vy se vrátíte s kapesníkem místo pušky. Musí kvůli tomu projít kolem hlídek, které jsou tam jen kvůli němu. Zaměstnejte tedy její tečku a nechte obchůzky nudit; výstřely kvůli němu je přivolají. Kapesník je prý dobrý na jednu kostku, jednou za kolo. Vzala bych si ho i tak.
codec-04-03 = Hledání, ne loterie
    .call = Každý hod promyslete dvakrát. Dvě hodnoty mohou zamést podél čísel a cestou otáčet žetony, což nikoho nezraní a hodně vám řekne. Nebo mohou skončit o příhodný počet polí od toho, co je ještě zakryté, aby měl šanci příští hod. Šest známých falešných žetonů je tolik co její jméno. Ale udělejte to v jednom tahu: na jeho konci si zase lehne jinam, pokud jste ji našli a nevyužili.
codec-02-17 = Kráčí jako fronta
    .call = Rovně, nejdřív pomalu a pak už ne pomalu. Jde tolik polí, kolik je jeho hrozba. Na každé tečce otočí kartu a možná se podle ní otočí sám; před zdí se dá otevřenou stranou, pravou, jsou-li otevřené obě. Vidí-li někoho, střílí na všechny, které vidí, a jeho tah končí. Jedna postava na otevřeném ho tedy zastaví dřív. Neříkám, že je to hezká práce. Někdo v tom dešti stát musí.
codec-02-07 = Jak praštit velkého chlapa
    .call = Dívá se i ve vašem tahu. Skončete akci v jeho dohledu a střílí. Zraňte ho a otočí se k vám, pokud na něj vidíte. Způsobte mu jedním útokem dvě nebo víc a karta řekne, co dalšího udělá; některé ho zase odvrátí. Miny Claymore jsou něco jiného. Mina není útok: neohlédne se, neodpoví, jde dál. Máte každý dvě. Nikdy se nedívá dolů. To nikdo tak vysoký nedělá.
codec-03-33 = Na někoho se dívat musí
    .call = Dokud má někoho z vás zaměřeného, nebo vrávorá, jeho pancíř je otevřený, a jen tehdy mají vaše střely slušné vyhlídky. Zaměření cestuje se svou postavou a praskne tam, kde ji nevidí. Dvě z jeho zaměření drží a dohled vůbec nepotřebují: pro střely a pro krok. Čtěte tedy kartu, než uhnete. Skrývat se před zaměřením, které drží, je jen chůze a chůze nic nezavře.
codec-03-34 = Tři najednou
    .call = Raketomet hází za jednu střelu dvěma bílými kostkami a o jednu víc za každou další, kterou pošlete s ní. Tři najednou jsou čtyři kostky, a zraní-li ho jeden útok dost, rozvrávorá se: zaměření je pryč, co ohlásil, se nestane a zůstane otevřený pro všechny po vás. Na cokoli menšího před jeho očima odpoví na místě. Buď tedy zezadu a často, nebo zepředu a jednou. Bedny jsou u dvou ikon zásob. A prosím podepsat.
codec-03-35 = Zase vstane
    .call = Tohohle muže už jsem jednou prohlásila za mrtvého. Pokaždé, když padne, vezme si lebku a pak postava hází bílou kostkou za každou lebku a za každou stranu jeho pole, která vede do propasti. Jeden vykřičník a je opravdu konec. Jinak stojí uprostřed, nezraněný, a bije tvrději. Je to jediný hod v mé praxi, při kterém v tu stěnu doufáte. Nechte si na něj přehození.
codec-03-36 = Sledujte mu nohy
    .call = Než udeříte, podívejte se, jak stojí. Vzpřímený jde o jedno pole zpět, když ho zraníte zblízka. Vychýlený o dvě. Pevný o žádné, takže ten tah použijte na zranění, a ne na strkání. A když na vás čeká, rána, která nic neudělá, se vrátí. Jeden útok strčí jednou, jakkoli silný, takže dva malé s ním pohnou dvakrát. Jeho postoj je ten, ve kterém ho nechala poslední karta; ta tam leží k přečtení.
codec-05-01 = Někdo vás stopuje
    .call = V úrovni s bossem pracuje inženýr z kabiny a jeho žeton podezření leží na kartě terminálu místo na podlaze. Stupnice o třech polích: každý vykřičník, který hodí, je o jedno doprava, a ten, který už pole nenajde, žeton otočí. Od té chvíle je každý další volba. Vytáhnout šňůru a přijít o karty a kostky, s žetonem zpátky na začátku; nebo zůstat na lince a čelit útoku dvěma černými kostkami. Já bych šňůru vytáhla. Už jsem šňůry vytahovala.
codec-05-02 = Co nechat za dveřmi
    .call = Proti bossovi je část toho, co umíte, zakrytá: žádné Použití, Zaklepání, Přesun těla, Zneškodnění ani převlek. Není pro koho klepat. Většina úrovní vám místo toho dá něco nového, granáty, střely, zamíření. Boss, který vás vidí, poplach nevyvolá a bez hlídek není kontrola hlučnosti; běhejte dle libosti. Kde hlídky přicházejí, máte Zaklepání, Přesun těla a Zneškodnění zase a ony vás vidí a slyší jako vždy. Žeton pořád vyjde ven za HLASITÝ výstřel nebo špatnou bílou kostku. Někteří bossové po něm natahují uši.
codec-05-03 = Větší karta pacienta
    .call = Bossové mají na mé kartě jeden sloupec, ne dva: co by hlídku omráčilo, je pro ně obyčejné zranění. Čím víc vás je, tím víc mají zdraví. A místo rozkazů mají vlastní balíček, jednou před bojem zamíchaný a pak už nikdy. Co se zahrálo, jde dospod, takže dost dlouhý boj má druhou půli, ve které není nic nového, kromě vašich modřin. Řekněte mi, ve které půli chcete být raději zraněni.
codec-07-21 = Kabina na střeše
    .call = Sedm karet proti vrtulníku a z kabiny slyšíte všechno. Letový zapisovač vám dá přečíst vršek jeho balíčku a pohřbít, co se vám nelíbí. Laserové navádění čeká, až uhne, a úhyb zkrátí, takže střela na správném místě na správném místě zůstane. Ostatní mu zaseknou zbraň, rozladí motor, odlákají ho podél okraje, rozdají střely, spraví lidi. Dva mluví, jeden čte, jeden střílí: v tom je celý trik střechy.
codec-07-22 = Klimatizace
    .call = Z kanceláře mezi kontejnery se s tamním počasím dá udělat hodně. Studená sprcha srazí jeho hrozbu a s ní délku chůze. Reproduktor ho na místě otočí. Mrazivý opar způsobí, že jeho příští útok na postavu mine, ať přijde kdykoli. Jsou tu miny Claymore na tečky, pás, který lidi přenese o krok stranou, klec se zásobami a karta na čtení jeho stop dopředu. Začal bych stopami. Nejdřív předpověď, pak deštník.
codec-07-23 = Muž, který ho postavil
    .call = Zná na něm každý šroub a říká to v nejhorších chvílích. Jeho sedm karet dokáže změnit, co REX ohlásil, na kolo ho víc otevřít, vzít mu kostky z útoku, rozdat střely, vrátit vám soustředění nebo ho rovnou zranit. Falešná ozvěna přesune jeho zaměření z jednoho z vás na druhého, a čím lepší terminál, tím volnější výběr. Na nejvyšší úrovni ho může namířit na vlastní kabinu. Nenařídil jsem to. Nezakázal jsem to.

## Just good to hear

codec-08-01 = Rádiový klid
    .call = Od půlnoci jsme se dohodli na rádiovém klidu, budu tedy stručný. Chci jen říct, že je velmi dobře dodržován. Dvě hodiny nikdo nevolal. Spojařka ořezala všechny tužky na lodi. Chirurgyně namotala obvazy a pak je rozmotala, aby viděla, kolik jich je. Ležíte-li náhodou v potrubí a posloucháte, neodpovídejte. Musel bych vás pokárat, a přitom mám docela chuť slyšet někoho dýchat.
codec-08-02 = Předpověď pro ležící
    .call = Pim s předpovědí. Sníh, pak tentýž sníh z druhé strany. Teplota bude klesat, dokud někdo nepřestane číst teploměr. Výhled pro hlídky: nuda, místy jasno. Výhled pro vás: záleží na podlaze. Beton drží zimu šest hodin, ocel devět a karton je prý docela příjemný. Ve tři dvacet vyjde asi na čtyři minuty měsíc. Nedělejte v něm prosím nic pozoruhodného.
codec-08-03 = Sázka o kroky
    .call = Mám s kuchařem sázku. Já tvrdím, že jen podle kroků poznám, kdo z vás jde; on, že je to pořád tentýž člověk, nervózní různou rychlostí. Zatím to je devět ku čtyřem pro mě. Snake klade nejdřív patu. Meryl si šeptem počítá. Inženýr se zastaví, kdykoli začnu poslouchat, a to je strašidelné. Sešit je v šuplíku pod přístrojem, strana 08.36, kdybyste chtěli vidět, jak se kurzy počítají.
codec-08-04 = Automat
    .call = Na druhé chodbě je automat na polévku. Nedodal jsem ho. Přesto jsem si ho prohlédl, profesionálně. Bere mince tří zemí, vrací mince čtvrté a jeho světlo zhasne, když někdo projde na druhé straně zdi. Každou směnu se u něj zastaví jedenáct hlídek a každá ho praští do stejného místa. Za fotografii toho místa nabízím pevnou cenu. Ta polévka by se mi hodila.
codec-08-05 = Korespondenční šach
    .call = Jezdec na f3. Já vím, máte práci. Pokaždé, když někdo zavolá na toto číslo, zahraju jeden tah proti pánovi z meteostanice, který o tom nikdy neřekl ani slovo; jen mění předpověď. Když vyhrává, vyjasní se. Teď jsme v pozici, kdy každý rozumný můj tah přivolá na vaše hlavy plískanici, takže obětuji pěšce. Berte to jako krycí palbu.
codec-08-06 = Omyl
    .call = Dobrý večer, je tam pekárna? Ne? Zníte, jako byste leželi na břiše. Chci jen změnit objednávku: na šestou dvanáct rohlíků místo šestnácti. Čtyři lidé z noční se omluvili. Bolesti hlavy, všichni čtyři, zničehonic, a nevědí z čeho. Vy o tom samozřejmě nic nevíte. Nejste ani pekárna. No nic. Ať jste kdo jste, dávejte pozor na záda. Dnes v noci počítají hlavy.
codec-08-07 = Nálezy z kapes
    .call = Do protokolu, protože to musím sepsat: jedna hlídka, spící, přivezena s boulí. V kapsách píšťalka, půl sušenky, tramvajenka z města, kde už tramvaje nejezdí, a lístek psaný vlastní rukou, kde stojí: u druhé bedny doleva, u druhé bedny doleva. Je tu nový a bojí se, že zabloudí. Lístek jsem mu vrátila. O té druhé bedně byste měli vědět.
codec-08-08 = Jak čekat
    .call = Čekání nikdo neučí, tak to zkusím já. Nejdřív počítáte, to vystačí asi na deset minut. Pak pojmenováváte věci: trubka, nýt, jiný nýt. Pak si na někoho vzpomenete a tehdy většina lidí zakašle. Chcete stadium po tomhle, kdy je podlaha stejně teplá jako vy a zajímá vás prach. V tom stavu jsem jednou nechal hlídku překročit svou ruku. Neutracená akce není promarněná.
codec-08-09 = Co v hlášení neřeknu
    .call = Chtějí hlášení s čísly: karty, kola, odměny. Čísla dostanou. Neřeknu, že někdo odnesl spícího muže o dvě místnosti dál, než bylo třeba, protože tam bylo tepleji. Nezmíním se, kdo se pro koho vrátil s posledním zdravím a bez dobrého důvodu. Na to na formuláři není řádek. Ale formuláře si nechávám, mají okraj a já mám tužku. To je všechno. Pokračujte.
codec-08-10 = Konec vysílání
    .call = Pim, zavírám na noc stanici. Všechny přístroje ukazují totéž co před hodinou, až na ten, který poslouchá kroky na střeše, a ten ukazuje taky totéž, jen pečlivěji. Čtete-li toto číslo z něčeho potmě, pak máte světlo a měli byste ho zhasnout. Moře je klidné. Co tam necháte, to do rána přikryje sníh. Vždycky přikryl, každému.

## Secrets

codec-07-31 = Cedulka na zápěstí
    .call = Takže čtete, co je na člověku napsáno, než spočítáte, kdo po něm střílí. Dobře. Nikdy nebyl voják, měl na starosti klíče. Až bude po všem, přeřízněte provazy a podívejte se na podpatek jeho levé boty: otáčí se. Je v něm karta beze jména. Jednoho dne vám budou stát v cestě tři stroje a poslední z nich nic jiného nevezme. Do té doby se hodí u dveří: u každého zámku smíte jednou kostkou hodit znovu.
codec-10-26 = Kniha, která stála obráceně
    .call = Sleduje ruku, kterou chcete použít. Ví o ní dřív než vaše prsty a je pryč. Ale s tou druhou se nikdy neobtěžoval; nikdo s ní nezačíná. Myslete tedy na pravou a udeřte levou, všichni, od první rány. Busty mu nechte, ponesou jen klepy. Jeho Obrana je pak jako u obyčejného člověka: čtyři, ať na stěnách stojí cokoli. Předem netrénujte. Slyšel by, jak jste nemotorní.
codec-11-08 = Vyryto do skříňky
    .call = Kdo měl tuhle skříňku před vámi, byl líný a nechal mapu pro líné. Do skladu chodí všichni předními dveřmi ve východní uličce, obtížnost tři, půlku času pod kamerou. Ale od mola vedou zadní dveře, na jižním konci skladu, a ty mají jen obtížnost dva: trojka a čtyřka nebo víc. Pistole leží přesně na poli za nimi. Otevřít, krok a je vaše. Nakreslil vedle usměvavý obličej.
codec-12-02 = Křída pod lampou
    .call = Každý, kdo přivolá výtah, uvidí muže, který přichází, a běží na druhou stranu. Nejdřív se na něj podívejte. Vychází v severovýchodním rohu, dívá se na západ a kvůli zdi a bedně odtamtud vidí přesně dvě pole, obě v horním řádku. Krátká cesta k výtahu vede právě přes ně. Jděte tedy zpátky, jak jste přišli, a širokou uličkou dole k jižní bráně. Tu nevidí, a ani nic z uličky, dokud se neotočí.
codec-08-17 = Čárky v pouzdře
    .call = Sedm čárek, sedm karet, a nikdy nemíchá. Tři ze sedmi střílejí zpátky, když je z něj vytlučete. Ostatní čtyři ho jen přimějí k úšklebku, úkroku nebo cvaknutí. Zapisujte si je tedy, jak přicházejí. Po sedmi znáte buben nazpaměť a už dlouho předtím víte, co v něm zbývá: až budou všechny tři, které koušou, za vámi, bijte, kolik chcete, dokud se buben neotočí. Cvaknutí zůstává navrchu, dokud ho tlučete dál. Lidi, kteří počítají, nesnáší.
codec-10-40 = Rub jídelníčku
    .call = Dva výpočty pod rybou. První: poslední karta je červená a všechny modré leží nad ní. Dokud zbývá jedna modrá, kterou nikdo neotočil ani nespálil, Game Over přijít nemůže, otočená ani spálená. Počet modrých karet je tedy počet kol, která smíte strávit, aniž zvednete hlavu, bez jednoho za každou spálenou. Druhý: co shoří, jde dospod, pod červené, a tak daleko se nikdo nikdy nedostal. Spálená karta je tedy kolo, které nedostanete, nic víc a nic míň. Polévka byla taky dobrá.
codec-11-79 = Namalováno na saních
    .call = Počty pro zmrzlé prsty. Devět míst, sedm žetonů, kladených od čísla po tom jejím, vzestupně, a po devítce přijde jednička. Prázdná tedy zůstanou vždycky dvě: místo, kde byla, a to před ním. Dvakrát do téže díry si nelehne. Ze sedmi je každý stejně pravděpodobný; ale teď jdou za sebou a vy víte, kde řada začíná a kde končí. Zametejte ji od jednoho konce a na mezeru neplýtvejte kostkou.
codec-09-05 = Šablonou na bedně
    .call = Střelci mají vtip o hluchém místě. Kulomet bere ty, které vidí do tří polí. Dělo bere ty, které vidět nemusí, ale jen dál než tři. Je tedy místo, na které zbraň není: blízko a mimo dohled. Dokud stojí uprostřed pláně, je to vnější strana sněhové zdi poblíž něj, tři pole chůze nebo méně. Tam nestřílí ani jedna, ať přijde jakákoli karta. Tank tam ovšem může přijet taky a zdi mu nevadí.
codec-12-33 = I místnosti spí
    .call = Našli jste číslo mé lavice, takže vám dlužím lekci, která v kurzu není. Zóna bdí, dokud je v ní někdo z vás nebo v ní leží váš vykřičník. Jinak se tam nic neděje: žádná hlídka se nepohne, žádná nepřijde a ty, které jste omráčili, nepřijdou o hvězdu. Uložte tedy místnost ke spánku a odejděte a bude taková, jakou jste ji nechali. Jen v ní nenechávejte vykřičník; to je, jako když odejdete z domu a necháte puštěné rádio.
codec-08-36 = Sešit v šuplíku
    .call = Podívali jste se. No dobře. Jednu kostku hluku je slyšet sedmnáctkrát ze sta. Dvě jednatřicetkrát, tři dvaačtyřicetkrát, čtyři dvaapadesátkrát: celý tah běhu je hod mincí s o trochu těžší horší stranou. Jedno přeběhnutí je tedy výhodné a čtvrté není o moc dražší než třetí. Musíte-li být hlasití, buďte hlasití v jednom tahu a tiší v příštím, ne trochu v obou. Kuchař o téhle stránce neví. Vraťte to.

### Karty bossů: boss-card-… je to, co karta dělá v tahu bosse, .reaction to, co dělá, když přijde na jeho reakci.
### Karta říká po řadě: jak se boss pohybuje; na koho útočí a kterými kostkami; co z toho vzejde. „Jeho kostky“ jsou ty na desce.
### Každé číslo na kartě patří hernímu jádru: test je porovnává v každém jazyce. $number je to, které mění polovina zdraví bosse.

## What is told when half of a boss's Health is gone

boss-half-ocelot = Prohlíží si díru v kabátě a je nadšený. Takhle dlouho s ním už léta nikdo nevydržel.
    .means = Zraněný: Nabíjení ho přesune o 2 uzly po směru hodin.
boss-half-tank = Uvnitř začalo něco klepat. Poklop se pootevře na dlaň, vypustí kouř a kletbu a zůstane otevřený pro toho, kdo má na starosti kulomet.
    .means = Zraněný: jeho kulomet dostřelí na 4 pole.
boss-half-ninja = Plát brnění mu padá na zem a pod ním je ruka jako každá jiná. Dívá se na ni déle než vy.
    .means = Zraněný: kdykoli jde po kořisti, jde o 1 pole dál. Jeho karty s tím už počítají.
boss-half-mantis = Něco, co zapomněl držet, padá na zem. Začíná slyšet vlastní myšlenky, a o to pevněji se drží těch cizích.
    .means = Zraněný: postava, kterou ovládá, útočí pomocí 2□.
boss-half-hind = Jeden z motorů zpívá o tón níž než předtím. Letí dál, o něco pomaleji, a kouř za ním je nový.
    .means = Zraněný: ve svém tahu se posune o 1 pole méně. Slova pod jeho hrozbou s tím už počítají.
boss-half-wolf = Tam, kde ležela, je červeno, pár kapek v řadě, a někdo je zkusil setřít. Ani teď nespěchá; ale na další výstřel se čeká déle.
    .means = Zraněná: každá karta posune její zaměřovač o 1 pole méně, ale vždy aspoň o 1. Její karty s tím už počítají.
boss-half-raven = Přestává si broukat. Teprve teď vám dochází, že si broukal.
    .means = Zraněný: každý útok, který ho zraní, otočí kartu, i když způsobí jen 1 zranění.
boss-half-rex = Uvnitř se rozezní alarm, tenký a vytrvalý jako konvice na čaj. Nikdo tam nemá volnou ruku, aby ho vypnul.
    .means = Zraněný: Gray Fox už svou jedinou příležitost držet ho otevřený měl.
boss-half-liquid = Otírá si ústa a ohlíží se, kolik místa mu ještě zbývá. Co si o tom myslí, neříká.
    .means = Zraněný: útok, který ho odtlačí, ho odtlačí o 1 pole dál. Jeho postoje a karty s tím už počítají.

## How a boss comes in: one line under the name

boss-enters-ocelot = Každá zeď tu vrací kulky zpátky. On je má spočítané.
boss-enters-tank = Země ho slyší první.
boss-enters-ninja = Někdo stojí tam, kde nikdo nestál.
boss-enters-mantis = Ví, kdo z vás se pohne první.
boss-enters-hind = Střecha začne hučet dřív, než je vidět proč.
boss-enters-wolf = Sníh je prázdný. Nechat ho takový chce talent.
boss-enters-raven = Kráčí, jako by mu ta zima patřila.
boss-enters-rex = Něco vysokého jako hangár udělá krok.
boss-enters-liquid = Zbraně došly. Zdá se, že mu to vyhovuje.

## Dashboards: what is so whatever card comes

boss-dashboard-ocelot = Útočí i bez zorného pole. Chodí od uzlu k uzlu a uzly s figurkou míjí. Kdo ho zraní v tahu postavy, přiměje ho otočit svrchní kartu kvůli její reakci.
boss-dashboard-mantis = Vznáší se nad nábytkem i figurkami. Nemůže-li dál, letí o 1 pole méně opačným směrem. Nevidí-li pak žádnou postavu, otáčí se po směru hodin, dokud nějakou neuvidí. Každý útok na něj, ať zasáhne, nebo mine, posune jeho ukazatel o 1 stupeň a přiměje ho otočit svrchní kartu kvůli její reakci.
boss-dashboard-raven = V jeho tahu jeho hrozba vzroste o 1 a on ujde tolik polí. Na každém uzlu otočí kartu. Jakmile vidí postavy, zaútočí na všechny a jeho tah končí. Ve vašem tahu útočí na každého, kdo v jeho dohledu skončí akci. Útok, který ho zraní, ho natočí k postavě, která útočila; útok za { $number } zranění nebo víc navíc otočí kartu kvůli její reakci.
boss-dashboard-hind = Kdo vstoupí do jeho palebné linie, překříží ji nebo v ní skončí akci, na toho útočí. Podél ní útočí po každém poli, o které se posune. Zraní ho jen střely ze S.A.M. a před každou z nich otočí kartu, aby uhnul.
boss-dashboard-ninja = Zraní ho jen rány zblízka. Jeho kořist je nejbližší postava, jejíž ! nebo ? je na mapě; není-li taková, nejbližší postava. Projde přes každého. Odkud odejde, tam zůstane stín. Když je zraněn, vkročí do stínu nejvzdálenějšího od postavy, která je na tahu. Na konci jeho tahu zmizí z mapy všechny ! a ?.
boss-dashboard-tank = Zraní ho jen střely, miny a granáty. Jede skrz zdi a na okraji mapy jede zpátky. Granát na ★ uprostřed otočí kartu kvůli jejímu bonusu.
    .machine-gun = Kulomet: svými kostkami útočí na každou postavu, kterou vidí do { $number } polí.
boss-dashboard-rex = Zraní ho jen střely a Ruční dělo. Jeho kokpit je otevřený a jeho Obrana nižší, dokud má zaměření nebo vrávorá. Zaměřená postava, kterou už nevidí, zaměření setřese. Ve svém tahu nejdřív provede, co jeho poslední karta ohlásila; pak otočí další kartu. Útok za 4 zranění nebo víc ho rozvrávorá: jeho zaměření je pryč a neprovede nic z toho, co ohlásil. Po každém jiném útoku zaútočí na postavu, která útočila, je-li k ní natočený.
boss-dashboard-liquid = Útok ze sousedního pole, který ho zraní, ho odtlačí, jak říká jeho postoj. Postavu, kterou svým útokem zraní, odtlačí; kdo přepadne přes okraj, zůstane na něm viset. Při 0 zdraví si vezme lebku a postava hází o jeho konec.
boss-dashboard-wolf = Leží pod jedním z žetonů na očíslovaných polích. V jejím tahu její hrozba vzroste o 1 a ona zahraje tolik karet. Když zaútočila na každou postavu, její tah končí. Její zaměřovač jde nejdřív k postavám ve svém řádku nebo sloupci. Dotýká se každého pole, které opustí, překříží, na které vstoupí nebo na kterém zůstane. Když je zraněna, otočí kartu kvůli dalšímu zranění a znovu se skryje. Proti postavě, jejíž vlastní zaměřovač je na mapě, má o 1■ víc.

## When the reaction of a card is asked for

boss-when-ocelot = Když je zraněn v tahu postavy:
boss-when-mantis = Když na něj někdo útočí:
boss-when-raven = Když mu jeden útok způsobí { $number } zranění nebo víc:
boss-when-hind = Když uhýbá střele:
boss-when-tank = Když granát skončí na jeho ★:
boss-when-wolf = Když je zraněna:

## What a boss says when the fight begins

boss-opening-mantis = { $games ->
        [0] „Nic,“ říká. „Žádné včera tam není. Přicházíte rovnou ke mně. Tak si nějaké vyrobíme.“
       *[other] „Tolik dveří,“ říká a otevírá jedny po druhých. { $alarms ->
            [0] „Ani jeden poplach. Nikdo o vás ještě neví, kromě mě.“
            [one] „Jeden poplach. Pořád na něj myslíte.“
            [few] „{ $alarms } poplachy. Vás počítání přešlo; mě ne.“
           *[other] „{ $alarms } poplachů. Vás počítání přešlo; mě ne.“
        } { $deaths ->
            [0] „A nikdo z vás ještě nezemřel. Pak tedy nevíte, co je v téhle místnosti.“
            [one] „Jednu smrt už máte za sebou, a nikomu ani slovo.“
            [few] „{ $deaths } smrti už máte za sebou, a nikomu ani slovo.“
           *[other] „{ $deaths } smrtí už máte za sebou, a nikomu ani slovo.“
        } { $rewinds ->
            [0] „Nic neberete zpět. To je vzácné, a k ničemu vám to nebude.“
            [one] „Jednou berete něco zpět, jako by se to nestalo. Já si pamatuji obojí.“
            [few] „{ $rewinds }krát berete něco zpět, jako by se to nestalo. Já si pamatuji obojí.“
           *[other] „{ $rewinds }krát berete něco zpět, jako by se to nestalo. Já si pamatuji obojí.“
        }
    }

## What players see of a boss's secret in the middle of the fight

boss-clue-other-hand = Nikdy není tam, kam rána dopadne: ví o ní dřív než vaše ruka. Jenže která ruka? Cestou zavadí o polici a jediná kniha, která tam stála obráceně, padá a otevírá se. Je prázdná, až na číslo na první stránce, se sklonem, jaký dávají písmu leváci: 10.26. Kam spadla, vidíte jen vy.

## Revolver Ocelot

boss-card-fan-fire = Jde o 1 uzel po směru hodin. Útočí na každou postavu do 3 polí svými kostkami a o 1■ víc.
    .reaction = Nic se neděje. Šklebí se.
boss-card-long-shot = Jde o 2 uzly proti směru hodin. Útočí na nejbližší postavu svými kostkami a o 1■ víc.
    .reaction = Jde o 1 uzel po směru hodin.
boss-card-bank-shot = Jde o 2 uzly po směru hodin. Útočí na nejbližší postavu svými kostkami a o 1■ víc.
    .reaction = Útočí na postavu, která je na tahu, svými kostkami a o 1■ víc.
boss-card-slow-circle = Jde o 3 uzly po směru hodin. Na nikoho neútočí.
    .reaction = Útočí na postavu, která je na tahu, svými kostkami a o 1■ víc.
boss-card-loose-end = Jde o 1 uzel proti směru hodin. Střílí na rukojmí: 2 zranění. Jsou-li vedle rukojmí postavy, útočí místo toho na nejbližší z nich svými kostkami.
    .reaction = Jde o 1 uzel proti směru hodin.
boss-card-quick-draw = Jde o 1 uzel po směru hodin. Útočí na nejbližší postavu svými kostkami.
    .reaction = Útočí na postavu, která je na tahu, svými kostkami.
boss-card-reload = { $number ->
        [0] Zůstává, kde je, a nabíjí.
       *[other] Jde po směru hodin (počet uzlů: { $number }) a nabíjí.
    } Na nikoho neútočí.
    .reaction = Nic se neděje: prázdné cvaknutí. Tato karta zůstává navrchu.

## Psycho Mantis

boss-card-flying-books = Letí o 2 pole na východ. Útočí na nejbližší postavu, kterou vidí, svými kostkami.
    .reaction = Letí o 1 pole na sever.
boss-card-hurled-chair = Letí o 2 pole na západ. Útočí na nejbližší postavu, kterou vidí, svými kostkami a o 2■ víc.
    .reaction = Jeho ukazatel se posune ještě o 1 stupeň.
boss-card-falling-plaster = Letí o 2 pole na jih. Útočí na každou postavu, ať ji vidí, nebo ne, svými kostkami a o 1■ víc; je-li jen jedna, ještě o 1■ víc.
    .reaction = Nic se neděje, až na prach.
boss-card-broken-mirror = Letí o 2 pole na sever. Útočí na každou postavu, ať ji vidí, nebo ne, svými kostkami a o 1■ víc; je-li jen jedna, ještě o 1■ víc.
    .reaction = Letí o 2 pole na jih.
boss-card-cold-draft = Letí o 3 pole na jih. Na nikoho neútočí.
    .reaction = Útočí na postavu, která je na tahu, svými kostkami, pokud ji vidí.
boss-card-dark-room = Jeho ukazatel jde o 1 stupeň dál. Letí o 3 pole na sever. Na nikoho neútočí.
    .reaction = Letí o 2 pole na západ. Útočí na postavu, která je na tahu, svými kostkami, pokud ji vidí.
boss-card-open-book = Jeho ukazatel jde o 1 stupeň dál. Letí o 1 pole na západ. Na nikoho neútočí.
    .reaction = Letí o 2 pole na východ. Útočí na postavu, která je na tahu, svými kostkami a o 1■ víc, pokud ji vidí.
boss-step-column-only = Útočit na něj lze jen z jeho sloupce.
boss-step-row-only = Útočit na něj lze jen z jeho řádku.
boss-step-no-focus = Žádné žetony soustředění a žádné akce Soustředění.
boss-step-mind-control = Postava, které ve vlastním tahu padne !, útočí na postavu na následujícím místě u stolu, nebo je-li sama, na sebe, pomocí { $number }□. Jednou za tah.

boss-note-other-hand = udeříte druhou rukou; to nečeká

## Vulcan Raven

-raven-sees = Jakmile vidí postavy, útočí na všechny svými kostkami a jeho tah končí.
-raven-blind = Nevidí-li při ní nikoho, útočí přesto na nejbližší postavu.
boss-card-left-wing = Otočí se doleva a jde dál. { -raven-sees }
    .reaction = Otočí se doprava.
boss-card-right-wing = Otočí se doprava a jde dál. { -raven-sees }
    .reaction = Otočí se doleva.
boss-card-wheel-about = Otočí se čelem vzad, přes pravou stranu, a jde dál. { -raven-sees }
    .reaction = Otočí se čelem vzad, přes pravou stranu.
boss-card-old-trail = Otočí se tam, kam ukazuje šipka uzlu, a jde dál. { -raven-sees }
    .reaction = Jeho hrozba vzroste o 1.
boss-card-long-belt = Otočí se doleva a jde dál. Jakmile v tomto tahu vidí postavy, útočí na všechny svými kostkami a o 1■ víc a jeho tah končí.
    .reaction = Útočí na postavu, která je na tahu, svými kostkami a o 1■ víc, pokud ji vidí.
boss-card-hot-barrels = Jde rovně dál. { -raven-sees }
    .reaction = Otočí se čelem vzad, přes pravou stranu.
boss-step-hunt-1 = Příště ujde 2 pole; útočí pomocí 1■.
boss-step-hunt-2 = Příště ujde 3 pole; útočí pomocí 1■.
boss-step-hunt-3 = Příště ujde 4 pole; útočí pomocí 1■.
boss-step-hunt-4 = Příště ujde 5 polí; útočí pomocí 1■.
boss-step-hunt-5 = Příště ujde 6 polí; útočí pomocí 1■.
boss-step-hunt-6 = Příště ujde 7 polí; útočí pomocí 1■.
boss-step-hunt-7 = Příště ujde 8 polí; útočí pomocí 1■.
boss-step-hunt-8 = Příště ujde 9 polí a od té chvíle útočí pomocí 3■.
boss-step-hunt-9 = Příště ujde 10 polí; útočí pomocí 3■.
boss-step-hunt-10 = Příště ujde 11 polí; útočí pomocí 3■.
boss-step-hunt-11 = Příště ujde 12 polí; útočí pomocí 3■. { -raven-blind }
boss-step-hunt-12 = Příště ujde 12 polí; útočí pomocí 3■. { -raven-blind }

## Hind D

-hind-fires = Po každém poli útočí na každou postavu ve své palebné linii svými kostkami.
boss-card-wide-bank = Jeho hrozba vzroste o 1 stupeň. Posune se po směru hodin tak daleko, jak mu hrozba dovolí. { -hind-fires }
    .reaction = Posune se o 1 pole proti směru hodin. Pak útočí na každou postavu ve své palebné linii svými kostkami.
boss-card-tail-swing = Jeho hrozba vzroste o 1 stupeň. Posune se proti směru hodin tak daleko, jak mu hrozba dovolí. { -hind-fires }
    .reaction = Posune se o 2 pole po směru hodin. { -hind-fires }
boss-card-nose-down = Posune se po směru hodin tak daleko, jak mu hrozba dovolí. { -hind-fires } Pak útočí na postavu nejblíž k jeho přídi, přes každou zeď, svými kostkami a o 1■ víc.
    .reaction = Posune se o 2 pole proti směru hodin. { -hind-fires }
boss-card-side-slip = Posune se proti směru hodin tak daleko, jak mu hrozba dovolí. { -hind-fires }
    .reaction = Posune se o 1 pole po směru hodin. Pak útočí na každou postavu ve své palebné linii svými kostkami.
boss-card-searchlight = Jeho hrozba vzroste o 1 stupeň. Posune se na nejbližší místo s postavou v palebné linii, pokud mu hrozba dovolí tak daleko. { -hind-fires }
    .reaction = Nic se neděje: oslepuje ho vlastní světlo.
boss-card-rocket-pods = Zůstává, kde je. Útočí na každou postavu, přes každou zeď, svými kostkami, ale o 1■ méně.
    .reaction = Posune se o 3 pole proti směru hodin. { -hind-fires }
boss-step-threat-3 = Karta ho posune o tolik polí: { $number }, nebo o 1 víc, když nejdřív zvýší jeho hrozbu.
boss-step-threat-4 = Karta ho posune o tolik polí: { $number }, nebo o 1 víc, když nejdřív zvýší jeho hrozbu.
boss-step-threat-5 = Karta ho posune o tolik polí: { $number }, nebo o 1 víc, když nejdřív zvýší jeho hrozbu.
boss-step-threat-6 = Karta ho posune o tolik polí: { $number }. Zvýší-li karta nejdřív jeho hrozbu, od té chvíle útočí pomocí 3■. Proti čtyřem postavám otáčí dvě karty.
boss-step-threat-6-plus = Karta ho posune o tolik polí: { $number }. Útočí pomocí 3■. Proti čtyřem postavám otáčí dvě karty.

## Cyborg Ninja

boss-card-straight-cut = Jde ke kořisti, nejvýš o { $number ->
        [one] { $number } pole
        [few] { $number } pole
       *[other] { $number } polí
    }. Útočí na každou postavu vedle sebe svými kostkami.
boss-card-long-lunge = Jde ke kořisti, nejvýš o { $number ->
        [one] { $number } pole
        [few] { $number } pole
       *[other] { $number } polí
    }. Útočí na každou postavu vedle sebe svými kostkami a o 2■ víc.
boss-card-shadow-step = Vkročí do stínu nejbližšího kořisti, je-li stín blíž než on. Pak jde ke kořisti, nejvýš o { $number ->
        [one] { $number } pole
        [few] { $number } pole
       *[other] { $number } polí
    }. Útočí na každou postavu vedle sebe svými kostkami a o 2■ víc.
boss-card-thousand-cuts = Jde ke kořisti, nejvýš o { $number ->
        [one] { $number } pole
        [few] { $number } pole
       *[other] { $number } polí
    }. Útočí na každou postavu vedle sebe nebo vedle stínu, na každou jednou, svými kostkami. Postavu vedle několika z nich zasáhne tvrději: o 1■ víc za každého po prvním.
boss-card-cold-company = Zůstává, kde je. Na nikoho neútočí. Vedle každé postavy se objeví stín.
boss-card-afterimage = Vkročí do stínu nejvzdálenějšího od kořisti; bez stínu zůstává. Útočí na každou postavu vedle sebe svými kostkami.
boss-card-lowered-blade = Zůstává, kde je, s mečem skloněným. Na nikoho neútočí.

## Tank

-tank-rolls-over = Postavy, na které najede, utrpí každá 1 zranění.
-cannon = Dělo: útočí na nejbližší postavu vzdálenou víc než 3 pole, ať ji vidí, nebo ne, svými kostkami, a proti dvěma postavám o 1■ víc
boss-card-bulldoze = Jede o 5 polí na západ, pak o 2 na jih. { -tank-rolls-over } { boss-dashboard-tank.machine-gun }
    .reaction = Utrpí o 1 zranění víc.
boss-card-broadside = Jede o 3 pole na jih. { -tank-rolls-over } { boss-dashboard-tank.machine-gun } { -cannon }.
    .reaction = Utrpí o 1 zranění víc.
boss-card-swivel = Jede o 4 pole na východ. { -tank-rolls-over } { boss-dashboard-tank.machine-gun } { -cannon }.
    .reaction = Utrpí o 2 zranění víc.
boss-card-high-shell = Jede o 2 pole na sever, pak o 2 na východ. { -tank-rolls-over } { -cannon }.
    .reaction = Utrpí o 1 zranění víc.
boss-card-long-barrel = Jede o 1 pole na východ. { -tank-rolls-over } { -cannon }.
    .reaction = Utrpí o 2 zranění víc.
boss-card-grinding-gears = Jede o 4 pole na jih, pak o 3 na západ. { -tank-rolls-over } { boss-dashboard-tank.machine-gun }
    .reaction = Další zranění neutrpí: poklop je zavřený.
boss-card-jammed-gun = Jede o 5 polí na sever. { -tank-rolls-over } Na nikoho neútočí.
    .reaction = Utrpí o 3 zranění víc.

## Metal Gear REX: a card has two times, now and next turn; the step of the track says again what comes next turn

-rex-others = Hned útočí na všechny ostatní, které vidí, svými kostkami; na ty, k nimž není natočený, polovinou z nich, zaokrouhleno dolů.
-rex-tread = Bez zaměření udělá až 4 kroky k nejbližší postavě a útočí na všechny pod sebou nebo vedle sebe svými kostkami
-rex-rail-gun =
    V příštím tahu útočí na zaměřenou postavu svými kostkami a o 1■ víc.
    { -rex-tread } a o 1■ víc.
-rex-missile-rain =
    V příštím tahu útočí na každou postavu do 2 polí od zaměření svými kostkami. Toto zaměření drží i mimo jeho dohled.
    { -rex-tread }.
-rex-cutting-laser =
    V příštím tahu útočí svými kostkami na každou postavu, kterou vidí směrem, kam se dívá, má-li zaměření.
    { -rex-tread }.
-rex-hull-guns =
    V příštím tahu útočí na zaměřenou postavu svými kostkami.
    { -rex-tread }.
-rex-heavy-tread = V příštím tahu udělá až 5 kroků k zaměřené postavě, nebo bez zaměření k nejbližší. Tam útočí na všechny pod sebou nebo vedle sebe svými kostkami. Toto zaměření drží i mimo jeho dohled.
-rex-venting-heat = V příštím tahu není co provést: jen otočí svou další kartu.
boss-card-rail-gun =
    Zaměří nejvzdálenější postavu, kterou vidí. { -rex-others }
    { -rex-rail-gun }
boss-card-missile-rain =
    Zaměří nejbližší postavu, kterou vidí. { -rex-others }
    { -rex-missile-rain }
boss-card-cutting-laser =
    Zaměří nejbližší postavu, kterou vidí a jejíž ! nebo ? je na mapě; není-li taková, nejbližší. { -rex-others }
    { -rex-cutting-laser }
boss-card-hull-guns =
    Zaměří postavu, kterou vidí a která má nejvíc zranění. { -rex-others }
    { -rex-hull-guns }
boss-card-heavy-tread =
    Zaměří nejbližší postavu, kterou vidí. { -rex-others }
    { -rex-heavy-tread }
boss-card-venting-heat =
    Zaměří nejbližší postavu, kterou vidí. Na nikoho neútočí.
    { -rex-venting-heat }
boss-step-awakening = Jeho reaktor je studený. { -rex-venting-heat }
boss-step-rail-gun = { -rex-rail-gun }
boss-step-missile-rain = { -rex-missile-rain }
boss-step-cutting-laser = { -rex-cutting-laser }
boss-step-hull-guns = { -rex-hull-guns }
boss-step-heavy-tread = { -rex-heavy-tread }
boss-step-venting-heat = { -rex-venting-heat }
boss-note-locked-on = zaměření: { $hero }; jeho kokpit je otevřený
boss-note-shut = jeho pancíř je zavřený: k zásahu je třeba { $defense } nebo víc
boss-note-reels = vrávorá; jeho kokpit je otevřený
boss-note-held-open = Gray Fox drží jeho kokpit otevřený

## Liquid: a card ends in a stance, and says what that means as the step of the track does

boss-card-straight-right = Jde až o 6 polí k nejbližší postavě. Dostane-li se vedle ní, útočí na ni svými kostkami. Je-li zraněna, odtlačí ji o 1 pole. Pak stojí vzpřímeně. { boss-step-upright }
boss-card-haymaker = Jde až o 4 pole k nejbližší postavě. Dostane-li se vedle ní, útočí na ni svými kostkami a o 1■ víc. Je-li zraněna, odtlačí ji o 1 pole. Pak je vychýlený. { boss-step-off-balance }
boss-card-low-sweep = Jde až o 4 pole k nejbližší postavě. Útočí na každou postavu vedle sebe svými kostkami. Každou, kterou zraní, odtlačí o 1 pole. Pak stojí pevně. { boss-step-planted }
boss-card-shoulder-charge = Jde až o 8 polí k nejbližší postavě. Dostane-li se vedle ní, útočí na ni svými kostkami. Je-li zraněna, odtlačí ji o 3 pole. Pak je vychýlený. { boss-step-off-balance }
boss-card-hip-throw = Jde až o 6 polí k nejbližší postavě. Dostane-li se vedle ní, útočí na ni svými kostkami. Zraněnou i nezraněnou ji odhodí o 2 pole. Pak stojí vzpřímeně. { boss-step-upright }
boss-card-come-on = Zůstává, kde je. Na nikoho neútočí. Pak vyčkává. { boss-step-waiting }
boss-card-deep-breath = Zůstává, kde je. Na nikoho neútočí. Vyléčí si 2 zranění. Pak stojí pevně. { boss-step-planted }
boss-step-upright = Útok ze sousedního pole, který ho zraní, ho odtlačí o { $number ->
        [one] { $number } pole
        [few] { $number } pole
       *[other] { $number } polí
    }.
boss-step-planted = Žádný útok s ním nepohne.
boss-step-off-balance = Útok ze sousedního pole, který ho zraní, ho odtlačí o { $number ->
        [one] { $number } pole
        [few] { $number } pole
       *[other] { $number } polí
    }.
boss-step-waiting = Když na něj postava ze sousedního pole zaútočí a žádné zranění nezpůsobí, útočí na ni svými kostkami; je-li zraněna, odtlačí ji o 1 pole. Útok ze sousedního pole, který ho zraní, ho odtlačí o { $number ->
        [one] { $number } pole
        [few] { $number } pole
       *[other] { $number } polí
    }.
boss-note-skulls = lebky: { $skulls }; padne-li tady, postava hází { $white }□; jakýkoli ! je jeho konec
boss-note-hangs = { $hero } visí z okraje

## Sniper Wolf

-wolf-crosshair = Její zaměřovač jde nejvýš tak daleko k nejbližší postavě, na kterou v tomto tahu ještě neútočila. Útočí na každou postavu, které se dotkne, svými kostkami.
boss-card-held-breath = Dosah { $number }, její nejkratší. { -wolf-crosshair }
    .reaction = Utrpí o 2 zranění víc.
boss-card-crosswind = Dosah { $number }. { -wolf-crosshair }
    .reaction = Utrpí o 1 zranění víc.
boss-card-slow-trigger = Dosah { $number }. { -wolf-crosshair }
    .reaction = Utrpí o 1 zranění víc.
boss-card-long-lens = Dosah { $number }. { -wolf-crosshair }
    .reaction = Utrpí o 1 zranění víc.
boss-card-lead-the-target = Dosah { $number }. { -wolf-crosshair }
    .reaction = Další zranění neutrpí.
boss-card-one-shot = Dosah { $number }, její nejdelší. { -wolf-crosshair }
    .reaction = Další zranění neutrpí: jen škrábnutí.
boss-note-threat = hrozba { $threat }: v jejím tahu vzroste o 1 a ona zahraje tolik karet
boss-note-or-otacon = nebo dostaňte Otacona na její dlaždici
boss-note-glint = o 1■ víc proti { NAME($hero, case: "dat") }: leskne se optika
boss-note-dogs-know-the-box = její psi už vědí, co je pod krabicí

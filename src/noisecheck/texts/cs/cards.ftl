### Co dělá každá akce, karta, žeton a schopnost, jednou nebo dvěma větami: pro každého, kdo na ně ukáže nebo se zeptá.
###
### „V dohledu“ znamená v zorném poli; „do 2 polí“ počítá pole nejkratší cestou. Bílé a černé kostky jsou □ a ■.

-loud = HLASITÉ: váš ! skončí pod vámi.
-camouflage =
    Do konce vašeho tahu hlídky a kamery, které vás vidí, nevyvolají poplach a hlídky, které přeskočíte, neútočí. Jste-li
    na konci v dohledu, nastane poplach.
-blast-heard = Zbývají-li v zóně výbuchu hlídky a váš ! není na mapě, váš ! jde na místo výbuchu.

## Actions

action-sneak = 1 akce. Pohněte se o 1 pole, neslyšně.
action-dash = 1 akce, hlučná. Pohněte se až o 2 pole; po prvním se smíte zastavit.
action-hand-to-hand = 1 akce. Zaútočte na sousední hlídku pomocí 1□. Každý zásah je KO zranění; 2 ji omráčí.
action-combo = 2 akce. Zaútočte na sousední hlídku pomocí 2□ a 1■. Každý zásah je KO zranění; 2 ji omráčí.
action-takedown = 2 akce. Zabijte sousední hlídku, která je k vám zády: bez kostek a bez hluku.
action-disguise =
    2 akce, s žetonem KO nebo mrtvé hlídky na vašem či sousedním poli, když váš ! není na mapě. Hlídky a kamery vás
    považují za hlídku, dokud se váš ! neocitne pod vámi nebo dokud v jejich dohledu nepřilákáte pozornost či neuděláte víc
    než Plížení, Přeběhnutí nebo Soustředění.
action-drag =
    1 akce, hlučná. Zvedněte žeton KO nebo mrtvé hlídky na svém či sousedním poli, pohněte se o 1 pole a položte ho na
    prázdné sousední pole.
action-interact =
    1 akce. Zkuste odemknout zamčené dveře u svého pole (1□ 2■; Otacon 4■), vezměte úkol, na kterém stojíte, nebo se
    svezte výtahem, na kterém stojíte.
action-reroll = 1 akce. Hoďte znovu libovolnými svými kostkami u tohoto zámku. Když odejdete nebo váš tah skončí, jsou pryč.
action-knock = 1 akce. Přilákejte pozornost na vlastní pole: přijde tam váš ?, nebo se tam váš žeton přesune tak, jak je.
action-pull = 1 akce, vedle postavy, která visí z okraje. Znovu stojí a neplatí 2 akce za vylezení.
action-aim =
    1 akce. Není-li váš zaměřovač na mapě, začíná na sousedním poli. Hoďte 2■: posune se o jednu hodnotu jedním směrem,
    přes cokoli, a pak, chcete-li, o druhou jiným. Skončí-li na Wolf: 2 zranění. Přijdete o něj, když utrpíte zranění nebo
    provedete jinou akci než Zamíření a Soustředění.
action-topple = 2 akce, na poli s bustou. Busta je pryč; když padne poslední, Mantis vám už nečte myšlenky.
action-resupply =
    1 akce, v úrovních s bossem, na ikoně zásob. Všechny vaše karty mají zase plnou munici, energii a další žetony a vy máte
    zpět všechny granáty, miny nebo střely, které vám úroveň dala.
action-lay =
    1 akce, s minou Claymore z úrovně, na volné sousední pole. Vybuchne pod další figurkou, která tam vstoupí: 2 zranění
    každé figurce do 2 polí a v zorném poli od ní.
action-sam =
    1 akce, se střelou z úrovně, která začíná na prázdném sousedním poli. Hoďte 2■: letí rovně o jednu hodnotu, pak,
    chcete-li, jiným směrem o druhou. V cílové oblasti Hindu ho přiměje uhnout a pak způsobí zranění vytištěné tam, kde je.
action-launch =
    1 akce, s REXem v zorném poli. Zaútočte na něj pomocí 2□ a o 1□ víc za každou střelu nad první: máte jich 3, dokud si
    nedoplníte. HLASITÉ.
action-throw =
    1 akce, s granátem z úrovně. Hoďte 2■: letí přesně o jednu hodnotu jedním směrem, pak o druhou jiným. 1 zranění každé
    figurce do 1 pole; na tanku to, co říká plát. Zdi a okraj mapy ho pohltí.
action-hack =
    1 akce. U terminálu na svém nebo sousedním poli hoďte 4■ a chcete-li, až 2□ navíc. Když je na kostkách jeho kombinace,
    zůstane hacknutý natrvalo.
action-search =
    1 akce, u hacknutého terminálu. Vezměte si systémovou kartu. Smíte mít nejvýš 3: při čtvrté se jedna vrací do balíčku.
action-access =
    1 akce, u hacknutého terminálu. Hoďte až 4■, bez těch na kartách, a až 2□; vhodné kostky položte na prázdné sloty
    svých systémových karet.
action-recall = Zdarma. Vezměte kostku ze systémové karty zpět, aby se jí dalo znovu hodit.
action-resolve =
    Zdarma, když jsou všechny sloty systémové karty zakryté. Působí na úrovni nejvýš takové, jakou má váš hacknutý
    terminál, a jde dospod svého balíčku.
action-refresh = 1 nebo 2 akce, jak říká žeton. Jeden použitý žeton soustředění je znovu připraven.
action-use = Cena je na kartě. Použijte kus svého vybavení.

## Abilities

ability-sneak-attack =
    Jednou za kolo, když zraníte hlídku ve svém řádku nebo sloupci, která je k vám zády a stále stojí: o 1 zranění stejného
    druhu víc.
ability-i-work-alone =
    Jednou za kolo, když házíte za zbraň a žádná jiná postava není do 2 polí: jedna kostka +1 nebo −1, ale nikdy !.
ability-not-a-rookie =
    Jednou za kolo, když zraníte hlídku číslem 6, které nic nezměnilo, a hlídka stále stojí: o 1 zranění stejného druhu
    víc.
ability-get-clear = Jednou za kolo, když někdo útočí na postavu vedle vás: staňte se cílem místo ní, s vlastní Obranou.

## Focus tokens: free to use; spent until refreshed

token-minus-white-or-move = Před vaším hodem: o 1□ méně. Nebo ve vašem tahu: pohněte se o 1 pole bez akce.
token-plus-2 = Po vašem hodu: +2 na jedné kostce, nejvýš na 6; nikdy na !.
token-minus-2 = Po vašem hodu: −2 na jedné kostce, nejméně na 1; nikdy na !.
token-reroll = Po vašem hodu: hoďte jednou kostkou znovu, i když je na ní !.
token-plus-white = Před vaším hodem nebo po něm: o 1□ víc. Padne-li na ní !, platí.
token-plus-minus-1 = Po vašem hodu: +1 nebo −1 na jedné kostce; nikdy na !.
token-extra-action = Ve vašem tahu: o 1 akci víc.
token-reroll-black = Po vašem hodu: hoďte jednou ■ znovu.
token-plus-minus-2 = Po vašem hodu: +2 nebo −2 na jedné kostce; nikdy na !.
token-plus-black = Před vaším hodem nebo po něm: o 1■ víc.
token-minus-black = Před vaším hodem: o 1■ méně, i když na vás útočí hlídka.
token-dash-2 = Při vašem Přeběhnutí: o 2 pole víc.

## Equipment: weapons

card-handgun-50 = 1 akce. Vystřelte na hlídku v dohledu pomocí 1□. { -loud }
card-pistol-45 = 1 akce. Vystřelte na hlídku v dohledu pomocí 1□. { -loud }
card-light-assault-rifle = 1 akce a 1 munice. Vystřelte na hlídku v dohledu pomocí 2□. { -loud }
card-assault-rifle = 1 akce a 1 munice. Vystřelte na hlídku v dohledu pomocí 2□. { -loud }
card-sniper-rifle = 2 akce a 1 munice. Vystřelte na hlídku v dohledu pomocí 3□. { -loud }
card-high-frequency-blade =
    1 akce, s hlídkou vedle vás. Zaútočte na každou sousední figurku, i na postavy, vždy pomocí 1□, nebo za 1 energii vždy
    pomocí 2□. Když někdo útočí na vás: 1 energie sníží každou kostku, −1, jednou za hod.
card-arm-cannon = 1 akce. Vystřelte na hlídku v dohledu pomocí 1□ a o 1□ víc za každou utracenou energii. { -loud }
card-nikita =
    1 akce a 1 munice. Z prázdného sousedního pole letí o jednu ze 2■, pak, chcete-li, o druhou jiným směrem. U první figurky
    nebo překážky: 3□ proti každé figurce do 1 pole a v dohledu od ní. { -loud }
card-missile-launcher =
    1 akce a 1 munice. Střela letí rovně, libovolným směrem. U první figurky nebo překážky: 3□ proti každé figurce do 1 pole
    a v dohledu od ní. { -loud }

## Equipment: explosives

card-chaff-grenade =
    1 akce, pak ji odhoďte. Do konce kola žádná kamera ani senzor ve vaší zóně neohrožuje žádnou postavu; je-li v zóně
    hlídka, přilákáte pozornost.
card-stun-grenade =
    1 akce, pak ji odhoďte. Hoďte granát na pole v dohledu do vzdálenosti 5: každá hlídka do 2 polí od něj a v dohledu
    odtud je omráčena. { -loud }
card-grenade =
    1 akce, pak ji odhoďte. Hoďte granát na pole v dohledu do vzdálenosti 5: 2 zranění každé figurce, i postavám, do 2
    polí od něj a v dohledu odtud. { -loud }
card-c-4 =
    1 akce: položte jednu nálož vedle sebe. 1 akce: odpalte všechny své, 2 zranění každé figurce do 1 pole a v dohledu od
    některé. Zbývají-li v zóně výbuchu hlídky a váš ! není na mapě, váš ! jde na místo nejbližšího výbuchu.
card-claymore =
    1 akce: položte jednu vedle sebe. Když na ni vstoupí figurka, 2 zranění každé figurce do 2 polí a v dohledu od ní.
    { -blast-heard }
card-time-bomb =
    1 akce: položte ji vedle sebe a odhoďte kartu. Na začátku vašeho příštího tahu 3 zranění každé figurce do 2 polí a v
    dohledu od ní. { -blast-heard }

## Equipment: not to be seen

card-stealth-camouflage = 1 akce a 1 energie, jednou za tah. { -camouflage }
card-adv-stealth-camouflage =
    1 akce a 1 energie, jednou za tah. { -camouflage } Když je karta prázdná, 2 akce na ni dají 1 energii.
card-cardboard-box =
    1 akce, mimo dohled. Hlídky a kamery vás považují za hlídku, dokud se nepohnete jejich zorným polem nebo přes hlídku,
    neuděláte víc než Plížení, Přeběhnutí či Soustředění nebo se hlídka nezastaví vedle vás, tváří v tvář.

## Equipment: food and medicine

card-rations = 1 akce, pak ji odhoďte. Vyléčte až 2 zranění.
card-medicine = Zdarma, pak ji odhoďte. Všechny vaše použité žetony soustředění jsou znovu připravené.
card-pentazemin =
    Zdarma, za 1 její žeton; jednou za tah. V tomto tahu smíte při každé akci hodit znovu libovolnými kostkami jednoho hodu,
    ne však při kontrole hlučnosti.

## Equipment: keys and tools

card-key-card-3 = 1 akce, pak ji odhoďte. Otevřete zamčené dveře s obtížností zámku 3 nebo nižší u svého pole, bez kostek.
card-key-card-4 = 1 akce, pak ji odhoďte. Otevřete zamčené dveře s obtížností zámku 4 nebo nižší u svého pole, bez kostek.
card-pal-key-card = Bez akce. Při každém svém hodu u zamčených dveří smíte jednou kostkou hodit znovu.
card-rope =
    1 akce a 1 provaz. Svažte omráčenou hlídku vedle sebe: Probuzení hlídek ji nechá spát, dokud na ni nepřijde jiná hlídka.

## Equipment: worn, and attached

card-gas-mask =
    1 akce, hlučná. Podívejte se na svrchní kartu balíčku rozkazů nebo balíčku reakcí. Nasazená: plyn vám neublíží.
card-night-vision-goggles =
    1 akce. Otočte všechny úkoly a pasti do 5 polí, které leží lícem dolů. Nasazené: laserové senzory vám nevyvolají poplach.
card-thermal-goggles = 2 akce. Otočte ve své zóně jeden úkol ležící lícem dolů. Nasazené: laserové senzory vám nevyvolají poplach.
card-handkerchief = Bez akce. Jednou za kolo, když hackujete terminál: jedna ■ +1 nebo −1.
card-body-armor = Bez akce. Vaše Obrana je o 1 vyšší.
card-bandana = Bez akce. Vaše zbraně nespotřebují munici.
card-pistol-suppressor = Bez akce, nezabírá místo. Vaše pistole nejsou HLASITÉ.
card-rifle-suppressor = Bez akce, nezabírá místo. Vaše pušky nejsou HLASITÉ.

## System cards: what happens, then how much of it at each level

system-distraction = Hlídky, které zvolíte, se natočí k nové cestě. Úroveň 2: 1 hlídka. Úroveň 3: až 2. Úroveň 4: až 3.
system-door-control =
    Zamčené dveře, které zvolíte, se otevřou, ať jsou kdekoli. Úroveň 2: jedny s obtížností 2. Úroveň 3: s obtížností 2 nebo
    3. Úroveň 4: kterékoli se zámkem.
system-camera-loop =
    Čeká, až se některá kamera bude chystat vyvolat poplach. Do konce kola postavy nedbají na kamery a senzory v zónách, které
    zvolíte. Úroveň 2: 1 zóna. Úroveň 3: až 2. Úroveň 4: až 3.
system-lights-out = ! postav se tam, kde leží, změní na ?. Úroveň 2: 1 žeton. Úroveň 3: až 2. Úroveň 4: až 3.
system-all-clear = ? postav zmizí z mapy. Úroveň 2: 1 žeton. Úroveň 3: až 2. Úroveň 4: až 3.
system-elevator-override =
    Postavy, které stojí na výtahu, se jím svezou bez akce. Úroveň 2: 1 postava. Úroveň 3: až 2. Úroveň 4: až 3.
system-sensor-control =
    Pasti lícem nahoru, kamery i lasery, zmizí z mapy. Úroveň 2: 1 past. Úroveň 3: až 2. Úroveň 4: až 3.
system-radio-silence =
    Čeká, až přijde Ohlášení. To nepřivede žádnou hlídku do zón, které zvolíte. Úroveň 2: 1 zóna. Úroveň 3: až 2.
    Úroveň 4: až 3.

## System cards against the Hind D

system-flight-recorder =
    Podívejte se na svrchní karty balíčku bosse. Kterékoli z nich mohou jít dospod. Úroveň 2: 1 karta. Úroveň 3: 2. Úroveň 4: 3.
system-cargo-hoist = Postavy dostanou zpět všechny své střely. Úroveň 2: 1 postava. Úroveň 3: až 2. Úroveň 4: až 3.
system-feed-jam = Čeká, až se boss bude chystat k útoku. Ten útok má méně kostek. Úroveň 2: o 1■. Úroveň 3: o 2■. Úroveň 4: o 3■.
system-engine-trim = Jeho hrozba klesne. Úroveň 2: o 1 stupeň. Úroveň 3: o 2. Úroveň 4: o 3.
system-radio-decoy =
    Posune se podél okraje, kam zvolíte. Pozor: po každém poli zaútočí svými kostkami na každou postavu ve své palebné
    linii. Úroveň 2: 1 pole. Úroveň 3: až 2. Úroveň 4: až 3.
system-laser-guide =
    Čeká, až se bude chystat uhnout střele. Posune se o méně polí. Úroveň 2: o 1. Úroveň 3: o 2. Úroveň 4: o 3.
system-medical-locker = Každá postava odstraní 1 zranění. Úroveň 2: 1 postava. Úroveň 3: až 2. Úroveň 4: až 3.

## System cards against Vulcan Raven

system-track-reading =
    Podívejte se na svrchní karty balíčku bosse. Jedna z nich může jít navrch. Úroveň 2: 2 karty. Úroveň 3: 3. Úroveň 4: 4.
system-cold-shower = Jeho hrozba klesne. Úroveň 2: o 1 stupeň. Úroveň 3: o 2. Úroveň 4: o 3.
system-loudspeaker = Otočí se na místě. Úroveň 2: doprava. Úroveň 3: doprava nebo doleva. Úroveň 4: kamkoli.
system-mined-lane =
    Na každém volném uzlu, který zvolíte, leží mina Claymore. Vybuchne pod další figurkou, která tam vstoupí. Úroveň 2: 1
    uzel. Úroveň 3: 1. Úroveň 4: až 2.
system-frost-haze =
    Příští útok bosse na každou postavu, kterou zvolíte, nemá kostky, ať přijde kdykoli. Úroveň 2: 1 postava. Úroveň 3: až
    2. Úroveň 4: až 3.
system-freight-belt =
    Pás přenese postavy na volné pole vedle nich, bez akce. Úroveň 2: celkem 1 pole. Úroveň 3: až 2. Úroveň 4: až 3.
system-supply-cage = Postavy si doplní zásoby tam, kde stojí. Úroveň 2: 1 postava. Úroveň 3: až 2. Úroveň 4: až 3.

## System cards against Metal Gear REX

system-override-order =
    Podívejte se na svrchní karty jeho balíčku. Jedna z nich může nahradit to, co ohlásil na příští tah; ohlášená karta
    jde dospod. Zaměření zůstává, jak je. Úroveň 2: 1 karta. Úroveň 3: 2. Úroveň 4: 3.
system-false-echo =
    Otočí se a zaměří jinou postavu, na nikoho přitom neútočí. Úroveň 2: tu, kterou vidí. Úroveň 3: tu, kterou by viděl,
    kdyby se otočil. Úroveň 4: kteroukoli, i vás.
system-missile-rack = Postavy dostanou zpět všechny své střely. Úroveň 2: 1 postava. Úroveň 3: až 2. Úroveň 4: až 3.
system-feedback-loop = Utrpí zranění. Úroveň 2: 1. Úroveň 3: 2. Úroveň 4: 3.
system-ecm-burst = Čeká, až se bude chystat k útoku. Ten útok má méně kostek. Úroveň 2: o 1■. Úroveň 3: o 2■. Úroveň 4: o 3■.
system-hatch-release = Jeho Obrana je do konce kola nižší. Úroveň 2: o 1. Úroveň 3: o 2. Úroveň 4: o 3.
system-open-channel =
    Použité žetony soustředění jiných postav jsou znovu připravené. Úroveň 2: 1 žeton. Úroveň 3: až 2. Úroveň 4: až 3.

## Order cards, section I

order-waken =
    V aktivních zónách se každý žeton KO s 1 hvězdou změní na hlídku; pak ty se 2 hvězdami klesnou na 1. Svázané hlídky
    spí dál.
order-radio-in = V aktivních zónách přicházejí do kasáren hlídky, dokud jich zóna nemá plný počet.
order-lost-contact = Za každé 3 žetony mrtvých hlídek na mapě se spálí karta rozkazů.
order-stay-alert =
    Každá postava do 2 polí od hlídky v aktivní zóně dostane svůj ? pod sebe. Postava, jejíž ! je na mapě, ne.
order-game-over = Otočená nebo spálená okamžitě ukončí úroveň selháním.

## Reaction cards: what a guard does with the tokens it stands on

reaction-known =
    Všechny žetony jdou pryč. KO: vedle se objeví hlídka. Mrtvá: spálí se 1 karta rozkazů. !: nic dalšího. ?: hlídka se
    otočí, není-li v její zóně jiný žeton podezření a je-li pole za ní volné.
reaction-sweep =
    Všechny žetony jdou pryč. KO: vedle se objeví hlídka. Mrtvá: spálí se 1 karta rozkazů. ! nebo ?: hlídka se otočí o
    čtvrt kruhu podle šipky na kartě rozkazů.
reaction-radio =
    Všechny žetony jdou pryč. KO: vedle se objeví hlídka. Mrtvá nebo !: do kasáren této zóny přicházejí hlídky, dokud jich
    nemá plný počet. ?: nic dalšího.
reaction-hunch =
    Všechny žetony jdou pryč. KO: vedle se objeví hlídka. Mrtvá: spálí se 1 karta rozkazů. ! nebo ?: každá postava do 2
    polí od této hlídky dostane svůj ? pod sebe, není-li její ! na mapě.
reaction-rush =
    Žetony jdou pryč, dokud se hlídka nepohne. KO: vedle se objeví hlídka. Mrtvá: spálí se 2 karty rozkazů. ! nebo ?:
    hlídka jde o 1 pole vpřed, je-li volné.
reaction-shrug = Všechny žetony jdou pryč a to je všechno.

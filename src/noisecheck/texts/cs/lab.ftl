### Slova laboratoře: její příkazy a zpráva, kterou píše.

lab = Nechá boty odehrát mnoho her a podá o nich zprávu.
lab-run = Odehraje hry pro úrovně, počty postav, boty a seedy. Zastavený běh pokračuje, kde přestal.
lab-campaign = Odehraje úrovně kampaně s tím, co už v té době kampaň dala do Databanky. Zastavený běh pokračuje, kde přestal.
lab-report = Zapíše zprávu o běhu jako jeden soubor HTML a ukáže hlavní tabulky. Uvedete-li místo toho úroveň, nejdřív se odehraje.
lab-folder = Složka běhu.
lab-what = Složka běhu; nebo úroveň či složka vaší vlastní: pak random a steady odehrají po 40 hrách s každým počtem postav, uložených v runs.
lab-stages = Úrovně oddělené čárkami; vaše vlastní její složkou. Bez nich infiltrační úrovně hry.
lab-campaign-stages = Úrovně kampaně oddělené čárkami. Bez nich všechny.
lab-which-rewards = Co už bylo vyhráno, odděleno čárkami: none; story, vše, co dávají dřívější úrovně; all, i karty VR misí a bojů, které jsou v té době otevřené.
lab-players = Počty postav oddělené čárkami. Bez nich všechny, které úroveň dovoluje.
lab-bots = Boti oddělení čárkami, nejslabší první: každý se porovnává s předchozím. steady:keep-away je bot, který s bossem bojuje podle tohoto plánu.
lab-games = Her na každou úroveň, počet postav a bota.
lab-first-seed = Seed první hry; ostatní následují.
lab-gear = Karet v Databance, pro každý seed náhodně vybraných.
lab-milliseconds = Jak dlouho search přemýšlí na tah.
lab-nodes = Kolik budoucností search zkouší na rozhodnutí, místo času: pak tytéž seedy dávají tytéž hry.
lab-processes = Procesů na tomto stroji; 0 pro jeden na procesor.
lab-ray = Hraje na clusteru Ray: na tom, který jmenuje RAY_ADDRESS, nebo který běží na tomto stroji, nebo na novém zde.
lab-out = Soubor k zápisu. Bez něj: report.html ve složce běhu.
lab-progress = Hry
lab-stopped = Zastaveno. Týž příkaz odtud pokračuje: { $folder }
lab-next = Teď zpráva: noisecheck lab report { $folder }
lab-written = Zapsáno: { $file }

## What can be wrong

lab-no-number = Počet postav je číslo, třeba 2, ne { $given }.
lab-named-twice = Dvakrát uvedeno: { $what }.
lab-no-bot = Žádný bot nebyl uveden; známí: { $known }
lab-too-much-gear = V Databance je 0 až { $most } karet, ne { $given }.
lab-no-rewards = Odměny jsou { $known }, ne „{ $given }“.
lab-not-in-campaign = { $stage } není úroveň kampaně.
lab-seed-too-large = Seedy jdou do { $most }.
lab-other-run = { $folder } obsahuje jiný běh; liší se v: { $differences }. Použijte novou složku, nebo příkaz, kterým začal. (code: od té doby se změnila pravidla, boti nebo úroveň.)
lab-no-run = { $folder } není složka běhu ani úrovně.
lab-no-folder = { $folder } nelze použít: { $reason }
lab-broken-run = { $file } nelze přečíst: { $reason }
lab-broken-part = { $file } nelze přečíst ({ $reason }). Příkaz, kterým běh začal, to odehraje znovu.
lab-foreign-part = { $file } patří k jinému běhu. Příkaz, kterým běh začal, to odehraje znovu.
lab-no-games = V { $folder } ještě žádné hry nejsou.

## Columns

lab-column-stage = Úroveň
lab-column-players = Postavy
lab-column-rewards = Odměny
lab-column-bot = Bot
lab-column-won = Vyhráno
lab-column-interval = 95 %
lab-column-games = Hry
lab-column-wins = Výhry
lab-column-place = Hry na
lab-column-bots = Boti
lab-column-pairs = Dvojice
lab-column-only = Vyhrál jen jeden
lab-column-difference = Body
lab-column-p = p
lab-column-median = Kola
lab-column-median-won = Výhra za
lab-column-median-lost = Prohra za
lab-column-damage = Zranění
lab-column-alarms = Poplachy
lab-column-spawned = Nové hlídky
lab-column-card = Karta
lab-column-with = Výhry s ní
lab-column-without = Bez ní
lab-column-odds = Šance
lab-column-matters = Záleží
lab-column-carried = Nesena
lab-column-used = Použita
lab-column-turns = Tahy
lab-column-time = Medián, ms
lab-column-most-time = 95. percentil, ms

## The report

lab-title = Zpráva z laboratoře
lab-contents = Obsah
lab-fact-games = Hry
lab-games-of = { NUMBER($played, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }
lab-fact-seeds = Seedy
lab-fact-command = Příkaz
lab-fact-version = Verze
lab-place = { $stage }, { $players ->
        [one] { $players } postava
        [few] { $players } postavy
       *[other] { $players } postav
    }{ $rewards ->
        [story] , odměny příběhu
        [all] , všechny odměny
       *[other] {""}
    }
lab-rewards = { $rewards ->
        [story] příběh
        [all] všechny
       *[none] žádné
    }
lab-heroes = { $players ->
        [one] { $players } postava
        [few] { $players } postavy
       *[other] { $players } postav
    }
lab-all-games = Všechny hry

lab-wins = Vyhrané hry
    .lead = Podíl vyhraných her s Wilsonovým 95% intervalem.
lab-wins-of = Vyhrané hry z { NUMBER($games, useGrouping: 0) }, seedy { $first } až { $last }
lab-axis-won = Vyhrané hry

lab-bots-compared = Boti v týchž hrách
    .lead = Každý bot hraje tytéž seedy se stejnými postavami, takže se hry porovnávají po dvojicích. Číslo říká, o kolik procentních bodů jeden vyhrává častěji než druhý, s 95% intervalem. Kde interval neobsahuje 0, takový rozdíl by málokdy vznikl pouhou náhodou; mezi mnoha porovnáními se to stane. „Vyhrál jen jeden“ počítá dvojice s různým výsledkem; p je jejich přesný McNemarův test.
lab-bots-one = Hrál jen jeden bot.
lab-versus = { $better } proti { $worse }
lab-axis-difference = Víc výher (podíl her)

lab-times = Čas na tah
    .lead = Milisekundy času procesoru, které bot stráví přemýšlením v tahu postavy, včetně otázek předchozí nepřátelské fáze. V krabici je prostřední polovina tahů, silná čára je medián a mezi vousy je 90 ze 100.
lab-axis-times = Milisekundy

lab-rounds = Kola
    .lead = Jak dlouho hry trvají. V krabici je prostřední polovina her, silná čára je medián a mezi vousy je 90 ze 100.
lab-axis-rounds = Kola

lab-losses = Jak hry končí
    .lead = Výhra; prohra na čas, když dojde balíček rozkazů; prohra smrtí postavy. Zranění postav, poplachy a nové hlídky jsou průměry na hru.
lab-ended-won = Výhra
lab-ended-time = Čas
lab-ended-failed = Selhání
lab-ended-open = Po 60 kolech otevřené
lab-ended-killed = { $hero }: smrt
lab-axis-games = Podíl her

lab-seen = Kde jsou postavy vidět
    .lead = Jak často hlídky a kamery vidí postavu na poli, na 100 her. Dvě, které vidí tutéž postavu najednou, se počítají dvakrát.
lab-heat = { $stage }, { $bot }, her: { NUMBER($games, useGrouping: 0) }; spatření na 100 her
lab-heat-space = { $space }: spatření na 100 her: { $often }

lab-gear-matters = Vybavení, na kterém záleží
    .lead = Hry s kartou v Databance proti hrám bez ní, pro tutéž úroveň, postavy a bota. Karta byla vybrána náhodně, takže rozdíl jde za kartou a za tím, jak ji bot využil. Všechny Databanky mají stejný počet karet: karta se měří proti těm, které mohly být na jejím místě. Poměr šancí nad 1 znamená víc výher s kartou (Mantel a Haenszel, 95% interval). Z dvaceti karet, které nic nedělají, bude mít jedna interval bez 1; „záleží“ bere v úvahu, kolik karet se porovnává (Holm). Nesena a použita jsou podíly her, které ji měly.
lab-no-gear = Není co porovnávat: jsou k tomu potřeba hry s kartou i bez ní, pro tutéž úroveň, postavy a bota, některé vyhrané a některé prohrané.
lab-axis-odds = Poměr šancí na výhru s ní
lab-matters = ano

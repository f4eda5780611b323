# Co boti říkají o tom, co se chystají udělat. `left` počítá akce.

bot-name-random = Náhodný
    .about = Bere kteroukoli možnost, bez přemýšlení.
bot-name-steady = Rozvážný
    .about = Hraje podle jednoduchých zásad, bez zdržování.
bot-name-search = Hledající
    .about = Zkouší své nejlepší plány na představách budoucnosti a vybírá ten, který dopadne nejlépe.

bot-random = Bez důvodu: poslouží kterákoli možnost.

# plans

bot-finishes = { $hero } teď může dokončit úroveň.
bot-takes = { $hero } bere úkol a končí na poli { $space }.
bot-reaches = { $hero } dojde k potřebné události a končí na poli { $space }.
bot-dresses = { $hero } si obléká uniformu, dokud se nikdo nedívá.
bot-fells = { $hero } vyřazuje hlídku na poli { $target }; stojící by byla nebezpečná.
bot-opens = { $hero } pracuje na dveřích { $door }; cesta vede tudy.
bot-knocks = { $hero } klepáním odlákává hlídky a končí na poli { $space }.
bot-runs = { $hero } stejně neujde pohledům a míří na pole { $space }.
bot-goes =
    { $hero } jde na pole { $space }, { $left ->
        [0] na správné místo
        [one] 1 akci od cíle
        [few] { $left } akce od cíle
       *[other] { $left } akcí od cíle
    }.
bot-hides = { $hero } se klidí z cesty na pole { $space }, kam se hlídky asi nepodívají.
bot-as-suggested = { $hero } dělá, co říká rada.
bot-waits = V tomto tahu není nic lepšího na práci.

# what is done on the spot

bot-eats = { $hero } má zranění a čas se najíst.
bot-calms-down = { $hero } má málo soustředění a bere si lék.
bot-boxes = { $hero } se schovává do krabice: mohou přijít hlídky.
bot-hacks = { $hero } má čas hacknout terminál.
bot-works = { $hero } má čas pracovat na systémech.
bot-recovers = { $hero } zůstává a sbírá soustředění.
bot-resolves = { $hero } má systémovou kartu, která teď pomůže: { $card }.

# boss fights

bot-attacks = { $hero } útočí: získá tím víc, než čím může { $figure } odpovědět.
bot-moves-in-fight = { $hero } jde proti { NAME($figure, case: "dat") } na lepší místo.
bot-resupplies = { $hero } si jde pro to, co chybí.
bot-fights = To proti { NAME($figure, case: "dat") } slibuje nejvíc.

# other questions

bot-turn = První jde ten, kdo to má ke svému cíli nejblíž.
bot-steps = { $hero } pokračuje podle plánu.
bot-guard-target = Tam to bolí nejméně.
bot-guard-path = Tudy hlídka uvidí postavy pozdě, nebo vůbec ne.
bot-guard-spawn = Odtud je to ke všem nejdál.
bot-guard-facing = Tam nikoho nevidí.
bot-camera = Tak nás kamera vidí nejméně.
bot-roll-changed = Lepší hod tu má větší cenu než žeton.
bot-roll-stands = Žádná změna tohoto hodu nestojí za svou cenu.
bot-roll-awaited = Než kostky padnou, nestojí za to nic utrácet.
bot-decided = Zbytek cesty to ulehčí a zůstane při tom ticho.
bot-loadout = Toho dokáže { $hero } využít nejlépe.
bot-fits = To nám sedí nejlépe.

# hints: what there is to notice

bot-hint-finish = { $hero } může v tomto tahu dokončit úroveň.
bot-hint-in-sight = { $hero } je v dohledu { $at }: kdo tam něco udělá nebo skončí tah, toho uvidí.
bot-hint-looks-here = Hlídka na poli { $at } si může přijít pro { NAME($hero, case: "acc") }: na tomto poli hrozí spatření před příštím tahem s pravděpodobností { PERCENT($chance) }.
bot-hint-looks-there =
    Hlídka na poli { $at } se nejspíš podívá na { $count ->
        [one] pole
        [few] { $count } pole
       *[other] { $count } polí
    }, kam může jít { $hero }.
bot-hint-camera = Příští karta rozkazů může natočit kameru na pole { $space }, kde stojí { $hero }.
bot-hint-noise =
    { $hero } dělá hluk: na konci tahu { $count ->
        [one] 1 bílá kostka
        [few] { $count } bílé kostky
       *[other] { $count } bílých kostek
    }. Pravděpodobnost, že to někdo uslyší, je { PERCENT($chance) }.
bot-hint-take =
    { $hero } má nepozorovaně v dosahu { $count ->
        [one] úkol
        [few] { $count } úkoly
       *[other] { $count } úkolů
    }.
bot-hint-fell =
    { $hero } může tiše a nepozorovaně vyřadit { $count ->
        [one] hlídku na poli { $at }
        [few] jednu z hlídek na polích { $at }
       *[other] jednu z hlídek na polích { $at }
    }.
bot-hint-goal =
    Další práce pro { NAME($hero, case: "acc") } je na poli { $space }. Všechno dohromady zabere asi { $count ->
        [one] 1 akci
        [few] { $count } akce
       *[other] { $count } akcí
    }.

bot-hint-boss-card = Znáte příští kartu { NAME($figure, case: "gen") }: { $card }.
bot-hint-boss-harm = { $hero }: zůstat na místě stojí v tahu { NAME($figure, case: "gen") } asi { $damage } zranění.
bot-hint-boss-place =
    { $hero } má v dosahu { $count ->
        [one] 1 dobré místo
        [few] { $count } dobrá místa
       *[other] { $count } dobrých míst
    }, odkud na { NAME($figure, case: "acc") } zaútočit.

# hints: what speaks for a plan, and what against it

bot-for-finish = Vyhraje to úroveň.
bot-for-goal =
    Přiblíží to { NAME($hero, case: "acc") } k cíli o { $count ->
        [one] 1 akci
        [few] { $count } akce
       *[other] { $count } akcí
    }.
bot-against-goal =
    Vzdálí to { NAME($hero, case: "acc") } od cíle o { $count ->
        [one] 1 akci
        [few] { $count } akce
       *[other] { $count } akcí
    }.
bot-against-seen = { $hero } je cestou v dohledu, nebo může být, a poplach přivolá všechny.
bot-against-noise = Dělá to hluk, který hlídky mohou slyšet.
bot-for-cameras = Opouští pole, na které může kamera uvidět, až ji příští karta rozkazů otočí.
bot-against-cameras = Končí tam, kam se kamera podívá, pokud ji příští karta rozkazů otočí.
bot-for-earshot = Končí dál než 2 pole od každé hlídky, pro případ, že dostanou rozkaz poslouchat.
bot-against-earshot = Končí do 2 polí od hlídky, která může dostat rozkaz poslouchat.
bot-for-felled = O jednu hlídku méně je o jednu starost méně.
bot-against-felled = Rána se nemusí povést a zraněná hlídka, která stojí, vyvolá poplach.
bot-for-uniform = V uniformě { $hero } zapadne mezi ně.
bot-against-focus = Utratí soustředění nebo vybavení, které se může hodit později.
bot-for-safety = Útok je méně pravděpodobný, než když { $hero } zůstane.
bot-against-safety = Útok je pravděpodobnější, než když { $hero } zůstane.
bot-for-damage = V průměru to způsobí asi { $damage } zranění.
bot-against-damage = Okamžitá odpověď stojí v průměru asi { $damage } zranění.
bot-for-place = Útok z pole { $space } způsobí na akci asi { $damage } zranění.
bot-for-way =
    Končí { $count ->
        [one] 1 akci
        [few] { $count } akce
       *[other] { $count } akcí
    } od místa, odkud se dá zaútočit.
bot-against-place = Tah, který končí na poli { $space }, stojí asi { $damage } zranění.
bot-for-shelter = Tah, který končí na poli { $space }, nestojí skoro žádné zranění.

### Kampaň, její Databanka a mise dne, jak je ukazuje prohlížeč.

## Campaigns

campaigns-about = Patnáct úrovní, jedna po druhé, od doku po poslední souboj. Vyhrané vybavení jde do Databanky kampaně a postavy se přidávají, jak k nim příběh dojde. Hrajte sami nebo s přáteli; ukládá se po každém tahu.
campaigns-name = Název kampaně
campaigns-nameless = Kampaň { $number }
campaigns-begin = Začít kampaň
campaigns-import = Importovat ze souboru
campaigns-came-in = Importováno jako „{ $name }“.
campaigns-which = Kampaň
campaigns-another = Další
campaigns-path = Úrovně
campaigns-go-on = { $round ->
        [0] Pokračovat: { $stage }
       *[other] Pokračovat: { $stage }, kolo { $round }
    }
campaigns-give-up = Vzdát tuto hru
    .text = Vzdáte-li tuto hru ({ $stage }), nebude se počítat. Úroveň můžete začít znovu.
    .yes = Vzdát
campaigns-next = Další: { $stage }
campaigns-train = Úroveň 1 s lekcemi: { $stage }
campaigns-untrained = { $stage } bez lekcí
campaigns-waits = { $stage } musí počkat: { $why }.
campaigns-codec = Kodek
campaigns-try-again = Zkusit znovu
campaigns-cleared = Dokončené úrovně: { $cleared } z { $of }
campaigns-heroes = Postavy, které se přidaly:
campaigns-box = { $count ->
        [0] Databanka: prázdná
        [one] Databanka: 1 karta
        [few] Databanka: { $count } karty
       *[other] Databanka: { $count } karet
    }
campaigns-games = { $count ->
        [0] Všechny hry: zatím žádné
        [one] Všechny hry: 1
        [few] Všechny hry: { $count }
       *[other] Všechny hry: { $count }
    }
campaigns-unveil = Ukázat názvy předem
    .text = Úrovně, bossové, karty a hovory, ke kterým jste nedošli. Nic to neodemkne.
campaigns-export = Uložit jako soubor
campaigns-rename = Přejmenovat
campaigns-forget = Odstranit
    .text = „{ $name }“ bude z tohoto serveru odstraněna, i s výsledky a Databankou. Máte-li ji uloženou jako soubor, můžete ji znovu importovat.
    .yes = Odstranit
campaigns-unknown = Tento prohlížeč ke kampani nemá klíč. Kdo ji vede, může ji uložit jako soubor a ten lze importovat v části Mise.
campaigns-stage = Úroveň { $number }
campaigns-bonus = Úroveň { $number }, bonus
campaigns-veiled = Zatím neznámá
campaigns-best = { $rounds ->
        [one] Dokončeno za 1 kolo
        [few] Dokončeno za { $rounds } kola
       *[other] Dokončeno za { $rounds } kol
    }, { $alarms ->
        [0] bez poplachu
        [one] 1 poplach
        [few] { $alarms } poplachy
       *[other] { $alarms } poplachů
    }{ $games ->
        [one] { "" }
        [few] { " " }· { $games } hry
       *[other] { " " }· { $games } her
    }
campaigns-playing = Hra je otevřená
campaigns-open = { $games ->
        [0] Otevřená
        [one] Otevřená · 1 prohra
        [few] Otevřená · { $games } prohry
       *[other] Otevřená · { $games } proher
    }
campaigns-view = Jak úrovně zobrazit
campaigns-view-map = Ostrov
campaigns-view-list = Seznam

## Briefing in a campaign

brief-title = Instruktáž
brief-veiled = K této úrovni jste ještě nedošli.
brief-joins = Přidá se v úrovni { $number }.
brief-fault-game-open = V této kampani je otevřená hra: { $stage }. Nejdřív ji dohrajte, nebo vzdejte.

brief-fights = Hrát
    .none = jak je
    .against = proti { NAME($figure, case: "dat") }
    .unmet = { $count ->
        [one] Je tu ještě jeden boss, kterého neznáte.
        [few] Jsou tu ještě { $count } bossové, které neznáte.
       *[other] Je tu ještě { $count } bossů, které neznáte.
    }

## Memory Box

box-gear = Databanka
box-games = Všechny hry
box-count = V Databance je { $count } z { $of } karet.
box-for = Pro
box-everybody = Všechny
box-kind = Druh
box-kind-all = Vše
box-kind-arms = Zbraně
box-kind-bombs = Granáty a miny
box-kind-healing = Léčení
box-kind-worn = Nošené
box-kind-keys = Klíče a nástroje
box-outline-arms = Zbraň, nebo její část
box-outline-bombs = Něco, co vybuchuje
box-outline-healing = Něco, co léčí
box-outline-worn = Něco na sebe
box-outline-keys = Klíč nebo nástroj
box-nothing = Nic tohoto druhu.
box-own = { $hero } ji má od začátku.
box-won-at = Lze vyhrát zde:
box-every-mission = Za všechny karty, které VR mise nabízejí.
box-veiled = { $count ->
        [one] Ještě jedna karta, o které nevíte. Vyhrajete ji později, nebo o ní ví někdo v Kodeku.
        [few] Ještě { $count } karty, o kterých nevíte. Vyhrajete je později, nebo o nich ví někdo v Kodeku.
       *[other] Ještě { $count } karet, o kterých nevíte. Vyhrajete je později, nebo o nich ví někdo v Kodeku.
    }
box-when = Kdy
box-stage = Úroveň
box-heroes = Postavy
box-outcome = Jak skončila
box-rounds = Kola
box-alarms = Poplachy
box-won = Výhra

## Debriefing in a campaign

debrief-kept = { $won ->
        [prizes] Výsledek platí a co jste vyhráli, je v Databance. Úroveň můžete hrát znovu a zlepšit ho.
        [yes] Výsledek platí. Úroveň můžete hrát znovu a zlepšit ho.
       *[no] Prohra stojí jen čas: postavy i Databanka jsou jako předtím.
    }
debrief-led-elsewhere = Tato hra patří ke kampani. Kdo ji vede, může odtud pokračovat.

## The mission of the day

home-daily = Mise dne
home-table-kind-campaign = { $title } · kampaň
home-table-kind-daily = { $title } · mise dne
home-campaign = Kampaň
daily-title = Mise dne: { $stage }
daily-about = Stejné postavy, karty a kostky pro všechny, do půlnoci UTC. Platí váš první pokus.
daily-begun = Váš pokus probíhá.
daily-practice = Už máte odehráno. Další pokusy jsou cvičné.
daily-play = Hrát
daily-again = Znovu, cvičně
daily-score = Mise dne { $day }
daily-score-practice = Mise dne { $day }, cvičně
daily-bar-cleared = { $state ->
        [full] Dokončeno
       *[missed] Nedokončeno
    }
daily-bar-quiet = { $state ->
        [full] Bez poplachu
        [missed] Poplach
       *[void] Poplachy: jen při dokončení
    }
daily-bar-unhurt = { $state ->
        [full] Bez zranění
        [missed] Se zraněním
       *[void] Zranění: jen při dokončení
    }
daily-bar-unassisted = { $state ->
        [full] Bez pomoci
       *[missed] S pomocí
    }
daily-copy = Kopírovat řádek
daily-copy-by-hand = Tento prohlížeč stránce kopírovat nedovolí. Označte řádek a zkopírujte ho sami.

### Kampaň: co je s ní v nepořádku, proč úroveň musí čekat a slova jejích stránek v terminálu.

## What a campaign cannot do, or be

campaign-fault-game-open = V této kampani je otevřená hra. Dohrajte ji, nebo vzdejte, než začne další.
campaign-fault-not-now = Tuto úroveň teď nelze hrát: { $reason }
campaign-fault-hero-not-there = { $hero } ještě není ve hře.
campaign-fault-another-game = Hra { $number } není v této kampani otevřená: byla vzdána, nebo ji nahradila jiná.
campaign-fault-not-over = Hra ještě neskončila.
campaign-fault-no-such-game = Výsledek hry { $number } v této kampani není.
campaign-fault-bad-name = Název kampaně má 1 až { $longest } znaků, na jednom řádku.
campaign-fault-not-json = Kampaň je soubor JSON a tohle není on.
campaign-fault-a-game = Tohle je uložená hra, ne kampaň: otevře ji noisecheck terminal --load.
campaign-fault-other-file = Tohle není kampaň: nezačíná řetězci "noisecheck": "campaign".
campaign-fault-newer-format = Tato kampaň má formát { $format } a tento noisecheck zná jen formáty do { $newest }. Aktualizujte noisecheck.
campaign-fault-no-format = Tato kampaň neuvádí svůj formát, číslo od 1 do { $newest }.
campaign-fault-bad-type = Něco v této kampani není, čím má být: { $reason }
campaign-fault-not-text = Tato kampaň obsahuje znaky nebo čísla, která nelze znovu uložit.
campaign-fault-unknown-stage = Úroveň „{ $stage }“ v kampani není.
campaign-fault-unknown-hero = Postava „{ $who }“ neexistuje.
campaign-fault-not-asked = Teď nikoho nevyslýchají.
campaign-fault-bad-interrogation = Výslech má víc odpovědí než otázek, nebo přichází příliš brzy.
campaign-fault-no-hero = Výsledek nejmenuje žádné postavy.
campaign-fault-unknown-card = Výsledek odemkl něco, co v Databance být nemůže: { $reason }
campaign-fault-unknown-secret = „{ $secret }“ není tajemství, které lze najít.
campaign-fault-bad-seed = { $seed } není seed.
campaign-fault-bad-outcome = Hra { $number } není vyhraná ani prohraná, nebo je prohraná a má odměny.
campaign-fault-bad-number = Hra { $number } nemůže existovat: { $games ->
        [0] žádná hra nezačala
        [one] začala jen 1 hra
        [few] začaly jen { $games } hry
       *[other] začalo jen { $games } her
    }.
campaign-fault-twice = { $thing } je v { $where } dvakrát.
campaign-fault-bad-game = Otevřenou hru nelze přečíst: { $reason }
campaign-fault-changed = Tato kampaň se mezitím hrála jinde. Nic se nepřepsalo: otevřete ji znovu a pokračujte odtamtud.

## Why a stage has to wait

campaign-why-ahead = nejdřív dokončete úroveň { $number }
campaign-why-interrogation = nejdřív je na řadě výslech
campaign-why-needs-card = chybí { $gear }; zeptejte se v Kodeku
campaign-why-no-heroes = postavy, které potřebuje, se ještě nepřidaly

## Its pages at the terminal

cli-campaign = Hra v kampani: úrovně po řadě, Databanka, výsledky. Vedle sebe lze mít víc kampaní.
cli-campaign-name = Název kampaně, která se má otevřít; před založením nové se hra zeptá. Bez názvu vyberte ze seznamu.
campaign-way-in = úrovně jedna po druhé, s tím, co cestou vyhrajete

campaigns = Kampaně
campaign-name = Kampaň
campaign-begun = začátek { $day }
campaign-open = otevřená: { $stage }
campaign-cleared = dokončené úrovně: { $done } z { $all }
campaign-choose = Která kampaň? Číslo, new NAME, import FILE, nebo quit:{ " " }
campaign-none = Zatím žádná není. Napište new NAME, import FILE nebo quit:{ " " }
campaign-unknown = Kampaň „{ $name }“ neexistuje.
campaign-perhaps = Možná myslíte { $names }.
campaign-begin = Začít novou, „{ $name }“? [y/N]{ " " }
campaign-list-help = Napište číslo kampaně, new NAME, import FILE nebo quit.
campaign-unreadable = { $file } zůstává, jak je: { $reason }
campaign-imported = „{ $name }“ je teď zde.
campaign-is-here = „{ $name }“ už zde je, přesně jako v souboru.
campaign-file-trouble = { $file }: { $reason }.

campaign-head = { $cleared } · { $heroes } · { $cards ->
        [0] Databanka prázdná
        [one] 1 karta v Databance
        [few] { $cards } karty v Databance
       *[other] { $cards } karet v Databance
    }
campaign-veiled = zatím neznámá
campaign-kind = { $bonus ->
        [yes] bonus,{ " " }
       *[no] { "" }
    }{ $kind ->
        [boss] boss
       *[sneaking] infiltrace
    }, { $minutes } min
campaign-heroes = { $fewest ->
        [one] { $most ->
                [one] 1 postava
                [few] 1–{ $most } postavy
               *[other] 1–{ $most } postav
            }
        [few] { $most ->
                [one] { $fewest }–{ $most } postavy
                [few] { $fewest }–{ $most } postavy
               *[other] { $fewest }–{ $most } postav
            }
       *[other] { $most ->
               *[other] { $fewest }–{ $most } postav
            }
    }
campaign-state-playing = hra otevřená
campaign-state-cleared = dokončeno: { $rounds } { $rounds ->
        [one] kolo
        [few] kola
       *[other] kol
    }, { $alarms } { $alarms ->
        [one] poplach
        [few] poplachy
       *[other] poplachů
    }
campaign-state-open = { $games ->
        [0] otevřená
        [one] otevřená, 1 prohra
        [few] otevřená, { $games } prohry
       *[other] otevřená, { $games } proher
    }
campaign-party = { $number ->
        [one] 1 postava:
        [few] { $number } postavy:
       *[other] { $number } postav:
    } { $parties }
campaign-enter-open = Enter: pokračovat, { $stage } · číslo úrovně · help
campaign-enter-interrogation = Enter: výslech · číslo úrovně · help
campaign-enter-next = Enter: { $stage } · číslo úrovně · help
campaign-enter-none = Všechny úrovně jsou dokončené. Napište číslo úrovně a hrajte ji znovu · help
campaign-prompt = kampaň ›{ " " }
campaign-what = Stiskněte Enter, nebo napište číslo úrovně, vr a číslo VR mise, nebo help.
campaign-give-up = { $stage } je stále otevřená. Vzdát tu hru? [y/N]{ " " }
campaign-help =
    Enter: pokračuje v otevřené hře, nebo začne další úroveň
    4: hraje úroveň 4, je-li otevřená, nebo znovu, je-li dokončená
    vr1: hraje VR misi; ty lze hrát kdykoli
    again: ještě jednou poslední hra, se stejnými postavami, kostkami a kartami
    box: Databanka a kde se dá vyhrát víc
    results: všechny hry této kampaně
    codec 05.07: hovor v Kodeku, podle kódu nebo slova; vyslechnuté tajemství zůstává nalezené
    veil: v seznamech a v Kodeku ukáže, co je před vámi, nebo to zase skryje
    export FILE: zapíše kampaň do souboru; seznam kampaní ho importuje
    back: na seznam kampaní
    quit: odchod; vše zůstává uložené
campaign-box = Databanka: { $cards } { $cards ->
        [one] karta
        [few] karty
       *[other] karet
    }
campaign-more-cards = Co se dá ještě vyhrát
campaign-cards = { $cards } { $cards ->
        [one] karta
        [few] karty
       *[other] karet
    }
campaign-no-results = Žádná hra této kampaně se ještě nedohrála.
campaign-export-what = Exportovat do kterého souboru? Třeba: export my-campaign.json

campaign-game-kept = Hra je uložená ve své kampani.
campaign-debrief = Vyhodnocení: { $stage }
campaign-figures = { $rounds } { $rounds ->
        [one] kolo
        [few] kola
       *[other] kol
    }, { $alarms } { $alarms ->
        [one] poplach
        [few] poplachy
       *[other] poplachů
    }. Seed { $seed }.
campaign-unlocked = Do Databanky přibývá: { $gear }.
campaign-joins = { $hero } je odteď s vámi.
campaign-complete = Příběh došel ke konci. Celý si ho můžete zahrát znovu.
campaign-ending = { $outcome ->
        [gave-in] Od základny vede několik stop a jedna se drží trochu stranou. Nikdo nemluví o tom, co Ocelot věděl. Bylo to jen pár slov.
       *[other] Od základny vede několik stop, těsně u sebe, a jedna z nich kulhá. Ocelot neví o nic víc než předtím.
    }

## The interrogation, between two stages

interrogation = Výslech
interrogation-intro = Snake je přivázaný k něčemu, co bývalo postelí, než to někdo vylepšil. Revolver Ocelot kolem obchází, po směru hodin, jak má ve zvyku. Chce vědět, kdo je na základně ještě volný a kudy přijde. Zeptá se třikrát. Mezi otázkami je proud.
interrogation-question = { $number ->
        [1] „Někdo vám otevírá dveře,“ říká, jako by mluvil o počasí. „Kdo?“
        [2] „A ta mladá žena. Kde čeká?“ Svléká si rukavici, prst po prstu.
       *[other] „Jedno slovo a vypnu to. Trochu by mě to zklamalo.“ To už není otázka.
    }
interrogation-outcome = { $outcome ->
        [gave-in] Je to jen pár slov. Ocelot za každé poděkuje a jde jich využít. Na ty, kdo si pro Snakea přijdou, se čeká: Otacon a Gray Fox začínají úroveň 9 s 1 zraněním a Meryl začíná úroveň 10 s 1 zraněním.
        [fainted] Kdesi v odpovědi, kterou nedává, místnost zhasne. Kdo tu není, toho se nelze ptát, a u dveří na nikoho nečekají. Snake se probouzí pozdě: úroveň 10 začíná se 2 zraněními.
       *[endured] Napotřetí to Ocelot vypne sám. „Tohle si zopakujeme,“ říká a zní to jako pochvala. U dveří na nikoho nečekají. Snake nedokáže sevřít levou ruku: úroveň 10 začíná s 1 zraněním.
    }
interrogation-terms = Vydržet: stojí to 1 bod síly, nebo 2, ukáže-li kostka 5 nebo 6; bez síly omdlí. Povolit: je konec a Ocelot ví, co chtěl vědět.
interrogation-strength = Síla { $left } z { $strength }.
interrogation-held = Snake mlčí. Ztráta síly: { $lost }.
interrogation-prompt = hold out, give in, nebo back: { "" }
interrogation-what = To není odpověď. Napište „hold out“ (vydržet) nebo „give in“ (povolit); „back“ ho tam zatím nechá.
heroes-not-there = Teď v této skupině není. K dispozici: { $heroes }.

## The mission of the day

cli-daily = VR mise dne: stejná pro všechny. Platí první pokus.
cli-day = Jiný den než dnešek, třeba 2026-11-15; den začíná o půlnoci UTC.
daily-head = VR mise dne { $day }: { $heroes } (asi { $minutes } minut)
daily-repeat = Misi tohoto dne už máte hotovou. Tato hra je cvičná a nepočítá se; užijte si ji.
daily-kept = Váš pokus je uložený. Pokračujte dnes nebo později: noisecheck daily { $day }
daily-ahead = Mise dne { $day } teprve přijde; dnes je { $today } (UTC).
daily-done = Ke sdílení:
daily-share = VR { $day } · { $cleared ->
        [yes] dokončeno
       *[no] prohra
    } k{ $rounds } · { $alarms } { $alarms ->
        [one] poplach
        [few] poplachy
       *[other] poplachů
    } { $bars }

## The end of a game

# The choice that led to a loss: `did` is its verb, `what` its words; `who` is guard, camera, boss or nobody.
choice-told =
    { $hero } { $did ->
        [sneak] se plíží na pole { $space }
        [dash] přebíhá na pole { $space }
        [knock] klepe na poli { $space }
        [end] končí tah na poli { $space }
       *[other] volí „{ $what }“ na poli { $space }
    }{ $how ->
        [seen] { "" }, v dohledu: { choice-who }
        [heard] { " " }a je to slyšet
        [found] { "" }, a tam přichází { choice-who }
        [hit] { "" }, v dosahu: { choice-who }
        [struck] { $who ->
            [nobody] { "" }, a to rozhodlo
           *[other] { "" }, a { choice-who } hned útočí
        }
       *[time] { "" }, a čas vypršel
    }{ $unspent ->
        [0] { "" }
        [one] , s 1 neutracenou akcí
        [few] , se { $unspent } neutracenými akcemi
       *[other] , s { $unspent } neutracenými akcemi
    }.
rank-told = { rank-name }, { rank-decibels }
rank-part = { $what ->
        [alerts] { $count ->
            [one] 1 poplach
            [few] { $count } poplachy
           *[other] { $count } poplachů
        }
        [damage] { $count } zranění
        [bodies] { $count ->
            [one] 1 vyřazená hlídka
            [few] { $count } vyřazené hlídky
           *[other] { $count } vyřazených hlídek
        }
        [rounds] { $count ->
            [one] 1 kolo nad normu
            [few] { $count } kola nad normu
           *[other] { $count } kol nad normu
        }
       *[rewinds] { $count ->
            [one] 1 přetočení
            [few] { $count } přetočení
           *[other] { $count } přetočení
        }
    }: { $count } × { $each } dB
rank-par = Norma (počet kol) je zde { $par }: jedno kolo za každých 5 minut odhadovaného času.
rank-par-none = Tato scéna normu nemá, takže její kola jsou zdarma.

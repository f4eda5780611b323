### Kampania: co jest z nią nie tak, dlaczego Poziom musi poczekać i słowa jej stron w terminalu.

## What a campaign cannot do, or be

campaign-fault-game-open = W tej kampanii trwa gra. Dokończ ją albo porzuć, zanim zacznie się następna.
campaign-fault-not-now = Tego Poziomu nie można teraz rozegrać: { $reason }
campaign-fault-hero-not-there = { $hero } jeszcze nie należy do drużyny.
campaign-fault-another-game = Gra { $number } nie jest w tej kampanii otwarta: porzucono ją albo jej miejsce zajęła inna.
campaign-fault-not-over = Gra się jeszcze nie skończyła.
campaign-fault-no-such-game = W tej kampanii nie ma wyniku gry { $number }.
campaign-fault-bad-name = Nazwa kampanii ma od 1 do { $longest } znaków, w jednym wierszu.
campaign-fault-not-json = Kampania to plik JSON, a to nim nie jest.
campaign-fault-a-game = To zapisana gra, nie kampania: otwiera ją noisecheck terminal --load.
campaign-fault-other-file = To nie jest kampania: nie zaczyna się od "noisecheck": "campaign".
campaign-fault-newer-format = Ta kampania ma format { $format }, a ten noisecheck zna formaty tylko do { $newest }. Zaktualizuj noisecheck, żeby ją odczytać.
campaign-fault-no-format = Ta kampania nie podaje swojego formatu, liczby od 1 do { $newest }.
campaign-fault-bad-type = Coś w tej kampanii nie jest takie, jak powinno: { $reason }
campaign-fault-not-text = Ta kampania zawiera znaki lub liczby, których nie da się znów zapisać.
campaign-fault-unknown-stage = W kampanii nie ma Poziomu „{ $stage }”.
campaign-fault-unknown-hero = Nie ma Postaci „{ $who }”.
campaign-fault-not-asked = Nikt nie jest teraz przesłuchiwany.
campaign-fault-bad-interrogation = Przesłuchanie ma więcej odpowiedzi niż pytań albo następuje za wcześnie.
campaign-fault-no-hero = Wynik nie wymienia żadnych Postaci.
campaign-fault-unknown-card = Wynik odblokował coś, czego nie może być w Karcie Pamięci: { $reason }
campaign-fault-unknown-secret = „{ $secret }” nie jest tajemnicą, którą można odkryć.
campaign-fault-bad-seed = { $seed } nie jest ziarnem losowym.
campaign-fault-bad-outcome = Gra { $number } nie jest ani wygrana, ani przegrana, albo jest przegrana, a ma nagrody.
campaign-fault-bad-number = Gra { $number } nie może istnieć: { $games ->
        [0] nie zaczęto żadnej gry
        [one] zaczęto tylko 1 grę
        [few] zaczęto tylko { $games } gry
        [many] zaczęto tylko { $games } gier
       *[other] zaczęto tylko { $games } gry
    }.
campaign-fault-twice = { $thing } występuje dwa razy w { $where }.
campaign-fault-bad-game = Nie da się odczytać otwartej gry: { $reason }
campaign-fault-changed = W tę kampanię grano tymczasem gdzie indziej. Nic nie nadpisano: otwórz ją ponownie, żeby ruszyć stamtąd.

## Why a stage has to wait

campaign-why-ahead = najpierw ukończ Poziom { $number }
campaign-why-interrogation = najpierw przesłuchanie
campaign-why-needs-card = brakuje karty „{ $gear }”; zapytaj w Kodeku
campaign-why-no-heroes = potrzebne Postacie jeszcze nie dołączyły

## Its pages at the terminal

cli-campaign = Graj w kampanię: Poziomy po kolei, Karta Pamięci, wyniki. Można mieć kilka kampanii obok siebie.
cli-campaign-name = Nazwa kampanii do otwarcia; przed zaczęciem nowej gra pyta. Bez nazwy wybierz z listy.
campaign-way-in = Poziomy jeden po drugim, z tym, co zdobędziesz po drodze

campaigns = Kampanie
campaign-name = Kampania
campaign-begun = początek { $day }
campaign-open = otwarte: { $stage }
campaign-cleared = ukończone Poziomy: { $done } z { $all }
campaign-choose = Która kampania? Numer, new NAZWA, import PLIK albo quit:{ " " }
campaign-none = Nie ma jeszcze żadnej. Wpisz new NAZWA, import PLIK albo quit:{ " " }
campaign-unknown = Nie ma kampanii „{ $name }”.
campaign-perhaps = Może chodzi o { $names }.
campaign-begin = Zacząć nową, „{ $name }”? [y/N]{ " " }
campaign-list-help = Wpisz numer kampanii, new NAZWA, import PLIK albo quit.
campaign-unreadable = { $file } zostaje nietknięty: { $reason }
campaign-imported = „{ $name }” już tu jest.
campaign-is-here = „{ $name }” już tu była, dokładnie taka jak w pliku.
campaign-file-trouble = { $file }: { $reason }.

campaign-head = { $cleared } · { $heroes } · { $cards ->
        [0] Karta Pamięci pusta
        [one] 1 karta w Karcie Pamięci
        [few] { $cards } karty w Karcie Pamięci
        [many] { $cards } kart w Karcie Pamięci
       *[other] { $cards } karty w Karcie Pamięci
    }
campaign-veiled = jeszcze przed tobą
campaign-kind = { $bonus ->
        [yes] dodatkowy,{ " " }
       *[no] { "" }
    }{ $kind ->
        [boss] Boss
       *[sneaking] skradankowy
    }, { $minutes } min
campaign-heroes = { $fewest ->
        [one] { $most ->
                [one] 1 Postać
                [few] 1–{ $most } Postacie
                [many] 1–{ $most } Postaci
               *[other] 1–{ $most } Postaci
            }
        [few] { $fewest }–{ $most } Postacie
        [many] { $fewest }–{ $most } Postaci
       *[other] { $fewest }–{ $most } Postaci
    }
campaign-state-playing = gra w toku
campaign-state-cleared = ukończony: { $rounds } { $rounds ->
        [one] runda
        [few] rundy
        [many] rund
       *[other] rundy
    }, { $alarms } { $alarms ->
        [one] alarm
        [few] alarmy
        [many] alarmów
       *[other] alarmu
    }
campaign-state-open = { $games ->
        [0] otwarty
        [one] otwarty, 1 gra przegrana
        [few] otwarty, { $games } gry przegrane
        [many] otwarty, { $games } gier przegranych
       *[other] otwarty, { $games } gry przegranej
    }
campaign-party = { $number ->
        [one] 1 Postać:
        [few] { $number } Postacie:
        [many] { $number } Postaci:
       *[other] { $number } Postaci:
    } { $parties }
campaign-enter-open = Enter: wróć do gry: { $stage } · numer Poziomu · help
campaign-enter-interrogation = Enter: przesłuchanie · numer Poziomu · help
campaign-enter-next = Enter: { $stage } · numer Poziomu · help
campaign-enter-none = Wszystkie Poziomy ukończone. Wpisz numer Poziomu, żeby zagrać go jeszcze raz · help
campaign-prompt = kampania ›{ " " }
campaign-what = Naciśnij Enter albo wpisz numer Poziomu, vr i numer misji VR, albo help.
campaign-give-up = Gra { $stage } jest wciąż otwarta. Porzucić ją? [y/N]{ " " }
campaign-help =
    Enter: wraca do otwartej gry albo zaczyna następny Poziom
    4: gra Poziom 4, jeśli jest otwarty, albo jeszcze raz, jeśli jest ukończony
    vr1: gra misję VR; można w nie grać w każdej chwili
    again: ostatnia gra jeszcze raz, z tymi samymi Postaciami, kośćmi i kartami
    box: Karta Pamięci i gdzie jest więcej do zdobycia
    results: każda gra tej kampanii
    codec 05.07: rozmowa przez Kodek, według numeru lub słowa; usłyszana tajemnica zostaje odkryta
    veil: pokazuje na listach i w Kodeku, co jest przed tobą, albo znów to ukrywa
    export PLIK: zapisuje kampanię do pliku; wczytuje go lista kampanii
    back: do listy kampanii
    quit: wychodzi; wszystko zostaje
campaign-box = Karta Pamięci: { $cards } { $cards ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }
campaign-more-cards = Więcej do zdobycia
campaign-cards = { $cards } { $cards ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }
campaign-no-results = Żadnej gry tej kampanii nie rozegrano jeszcze do końca.
campaign-export-what = Do którego pliku? Na przykład: export my-campaign.json

campaign-game-kept = Gra zostaje w swojej kampanii.
campaign-debrief = Podsumowanie: { $stage }
campaign-figures = { $rounds } { $rounds ->
        [one] runda
        [few] rundy
        [many] rund
       *[other] rundy
    }, { $alarms } { $alarms ->
        [one] alarm
        [few] alarmy
        [many] alarmów
       *[other] alarmu
    }. Ziarno losowe { $seed }.
campaign-unlocked = Do Karty Pamięci: { $gear }.
campaign-joins = Od teraz jest z wami { $hero }.
campaign-complete = Historia dobiegła końca. Całą można zagrać jeszcze raz.
campaign-ending = { $outcome ->
        [gave-in] Od bazy odchodzi kilka śladów, a jeden z nich trzyma się trochę osobno. Nikt nie mówi o tym, co wiedział Ocelot. To było tylko kilka słów.
       *[other] Od bazy odchodzi kilka śladów, blisko siebie, a jeden z nich kuleje. Ocelot nie wie więcej niż przedtem.
    }

## The interrogation, between two stages

interrogation = Przesłuchanie
interrogation-intro = Przypięli Snake’a do czegoś, co było łóżkiem, zanim ktoś je ulepszył. Revolver Ocelot chodzi wokół, zgodnie z ruchem wskazówek zegara, jak to on. Chce wiedzieć, kto w tej bazie jest jeszcze na wolności i którędy przyjdzie. Spyta trzy razy. Między pytaniami jest prąd.
interrogation-question = { $number ->
        [1] „Ktoś otwiera ci drzwi”, mówi, jakby mówił o pogodzie. „Kto?”
        [2] „A młoda dama. Gdzie czeka?” Zdjął jedną rękawiczkę, palec po palcu.
       *[other] „Jedno słowo i wyłączam. Byłbym trochę rozczarowany.” To już nie jest pytanie.
    }
interrogation-outcome = { $outcome ->
        [gave-in] To tylko kilka słów. Ocelot dziękuje mu za każde i idzie zrobić z nich użytek. Na tych, którzy przyjdą po Snake’a, ktoś czeka: Otacon i Gray Fox zaczynają Poziom 9 z 1 Obrażeniem, a Meryl zaczyna Poziom 10 z 1 Obrażeniem.
        [fainted] Gdzieś w odpowiedzi, której nie daje, gaśnie pokój. Kogo nie ma, tego nie można pytać, i nikt nie czeka przy drzwiach. Snake budzi się późno: zaczyna Poziom 10 z 2 Obrażeniami.
       *[endured] Za trzecim razem Ocelot wyłącza sam. „Jeszcze to powtórzymy”, mówi i brzmi to jak pochwała. Nikt nie czeka przy drzwiach. Snake nie może zacisnąć lewej dłoni: zaczyna Poziom 10 z 1 Obrażeniem.
    }
interrogation-terms = Wytrzymać: kosztuje 1 punkt siły albo 2, jeśli kość pokaże 5 lub 6; bez sił mdleje. Ulec: to koniec, a Ocelot wie, co chciał wiedzieć.
interrogation-strength = Siły: { $left } z { $strength }.
interrogation-held = Snake nic nie mówi. Kosztuje go to siły: { $lost }.
interrogation-prompt = hold out (wytrzymać), give in (ulec) albo back: { "" }
interrogation-what = To nie jest odpowiedź. Wpisz „hold out” (wytrzymać) albo „give in” (ulec); „back” zostawia go na razie tam, gdzie jest.
heroes-not-there = Nie w tej drużynie. Dostępne: { $heroes }.

## The mission of the day

cli-daily = Zagraj misję VR dnia: tę samą dla wszystkich. Liczy się pierwsza próba.
cli-day = Dzień inny niż dzisiejszy, na przykład 2026-11-15; dzień zaczyna się o północy UTC.
daily-head = Misja VR z dnia { $day }: { $heroes } (około { $minutes } min)
daily-repeat = Misja tego dnia jest już za tobą. Ta gra jest dla wprawy i się nie liczy; miłej zabawy.
daily-kept = Twoja próba jest zapisana. Wróć do niej dziś lub później: noisecheck daily { $day }
daily-ahead = Misja z dnia { $day } dopiero nadejdzie; dziś jest { $today } (UTC).
daily-done = Do udostępnienia:
daily-share = VR { $day } · { $cleared ->
        [yes] ukończona
       *[no] porażka
    } r{ $rounds } · { $alarms } { $alarms ->
        [one] alarm
        [few] alarmy
        [many] alarmów
       *[other] alarmu
    } { $bars }

## The end of a game

# The choice that led to a loss: `did` is its verb, `what` its words; `who` is guard, camera, boss or nobody.
choice-told =
    { $hero } { $did ->
        [sneak] skrada się na { $space }
        [dash] biegnie na { $space }
        [knock] puka na { $space }
        [end] kończy turę na { $space }
       *[other] wybiera „{ $what }” na { $space }
    }{ $how ->
        [seen] { "" }, a widzi to { choice-who }
        [heard] { " " }i to słychać
        [found] { "" }, a tam znajduje tę Postać { choice-who }
        [hit] { "" }, gdzie sięga { choice-who }
        [struck] { $who ->
            [nobody] { " " }i to rozstrzyga
           *[other] { " " }i od razu uderza { choice-who }
        }
       *[time] { " " }i kończy się czas
    }{ $unspent ->
        [0] { "" }
        [one] { " " }(1 niewydana Akcja)
        [few] { " " }(niewydane Akcje: { $unspent })
        [many] { " " }(niewydane Akcje: { $unspent })
       *[other] { " " }(niewydane Akcje: { $unspent })
    }.
rank-told = { rank-name }, { rank-decibels }
rank-part = { $what ->
        [alerts] { $count ->
            [one] 1 alarm
            [few] { $count } alarmy
            [many] { $count } alarmów
           *[other] { $count } alarmu
        }
        [damage] Obrażenia: { $count }
        [bodies] { $count ->
            [one] 1 Strażnik na ziemi
            [few] { $count } Strażników na ziemi
            [many] { $count } Strażników na ziemi
           *[other] { $count } Strażnika na ziemi
        }
        [rounds] { $count ->
            [one] 1 runda ponad normę
            [few] { $count } rundy ponad normę
            [many] { $count } rund ponad normę
           *[other] { $count } rundy ponad normę
        }
       *[rewinds] { $count ->
            [one] 1 przewinięcie
            [few] { $count } przewinięcia
            [many] { $count } przewinięć
           *[other] { $count } przewinięcia
        }
    }: { $count } × { $each } dB
rank-par = Norma rund wynosi tu { $par }: jedna na każde 5 minut szacowanego czasu.
rank-par-none = Ta scena nie ma normy, więc rundy są za darmo.

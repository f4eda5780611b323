### Kampania, jej Karta Pamięci i misja dnia, tak jak pokazuje je przeglądarka.

## Campaigns

campaigns-about = Piętnaście Poziomów, jeden po drugim, od doku do ostatniego pojedynku. Zdobyty Ekwipunek trafia do Karty Pamięci kampanii, a Postacie dołączają, gdy dociera do nich historia. Graj samodzielnie albo z przyjaciółmi; zapisuje się po każdym ruchu.
campaigns-name = Nazwa kampanii
campaigns-nameless = Kampania { $number }
campaigns-begin = Zacznij kampanię
campaigns-import = Wczytaj z pliku
campaigns-came-in = Wczytano jako „{ $name }”.
campaigns-which = Kampania
campaigns-another = Jeszcze jedna
campaigns-path = Poziomy
campaigns-go-on = { $round ->
        [0] Dalej: { $stage }
       *[other] Dalej: { $stage }, runda { $round }
    }
campaigns-give-up = Porzuć tę grę
    .text = Jeśli porzucisz tę grę ({ $stage }), nie będzie się liczyć. Poziom możesz zacząć od nowa.
    .yes = Porzuć
campaigns-next = Następny: { $stage }
campaigns-train = Poziom 1 z lekcjami: { $stage }
campaigns-untrained = { $stage } bez lekcji
campaigns-waits = { $stage } musi poczekać: { $why }.
campaigns-codec = Kodek
campaigns-try-again = Jeszcze raz
campaigns-cleared = Ukończone Poziomy: { $cleared } z { $of }
campaigns-heroes = Postacie, które dołączyły:
campaigns-box = { $count ->
        [0] Karta Pamięci: pusta
        [one] Karta Pamięci: 1 karta
        [few] Karta Pamięci: { $count } karty
        [many] Karta Pamięci: { $count } kart
       *[other] Karta Pamięci: { $count } karty
    }
campaigns-games = { $count ->
        [0] Wszystkie gry: jeszcze żadnej
        [one] Wszystkie gry: 1
        [few] Wszystkie gry: { $count }
        [many] Wszystkie gry: { $count }
       *[other] Wszystkie gry: { $count }
    }
campaigns-unveil = Pokaż dalsze nazwy
    .text = Poziomy, Bossowie, karty i rozmowy, które są jeszcze przed tobą. Niczego to nie odblokowuje.
campaigns-export = Zapisz do pliku
campaigns-rename = Zmień nazwę
campaigns-forget = Usuń
    .text = „{ $name }” zostanie usunięta z tego serwera, z wynikami i Kartą Pamięci. Jeśli masz ją w pliku, możesz ją wczytać ponownie.
    .yes = Usuń
campaigns-unknown = Ta przeglądarka nie ma klucza do tej kampanii. Kto ją prowadzi, może zapisać ją do pliku, który wczytasz w Misjach.
campaigns-stage = Poziom { $number }
campaigns-bonus = Poziom { $number }, dodatkowy
campaigns-veiled = Jeszcze przed tobą
campaigns-best = { $rounds ->
        [one] Ukończony w 1 rundę
        [few] Ukończony w { $rounds } rundy
        [many] Ukończony w { $rounds } rund
       *[other] Ukończony w { $rounds } rundy
    }, { $alarms ->
        [0] bez alarmu
        [one] 1 alarm
        [few] { $alarms } alarmy
        [many] { $alarms } alarmów
       *[other] { $alarms } alarmu
    }{ $games ->
        [one] { "" }
        [few] { " " }· { $games } gry
        [many] { " " }· { $games } gier
       *[other] { " " }· { $games } gry
    }
campaigns-playing = Gra w toku
campaigns-open = { $games ->
        [0] Otwarty
        [one] Otwarty · 1 gra przegrana
        [few] Otwarty · { $games } gry przegrane
        [many] Otwarty · { $games } gier przegranych
       *[other] Otwarty · { $games } gry przegranej
    }
campaigns-view = Jak pokazać Poziomy
campaigns-view-map = Wyspa
campaigns-view-list = Lista

## Briefing in a campaign

brief-title = Odprawa
brief-veiled = Ten Poziom jest jeszcze przed tobą.
brief-joins = Dołącza na Poziomie { $number }.
brief-fault-game-open = W tej kampanii trwa gra: { $stage }. Najpierw ją dokończ albo porzuć.

brief-fights = Zagraj
    .none = tak jak jest
    .against = przeciw { NAME($figure, case: "dat") }
    .unmet = { $count ->
        [one] Jest jeszcze jeden Boss, którego nie znasz.
        [few] Jest jeszcze { $count } Bossów, których nie znasz.
        [many] Jest jeszcze { $count } Bossów, których nie znasz.
       *[other] Jest jeszcze { $count } Bossa, którego nie znasz.
    }

## Memory Box

box-gear = Karta Pamięci
box-games = Wszystkie gry
box-count = W Karcie Pamięci: { $count } z { $of } kart.
box-for = Dla
box-everybody = Wszyscy
box-kind = Rodzaj
box-kind-all = Wszystkie
box-kind-arms = Broń
box-kind-bombs = Granaty i miny
box-kind-healing = Leczenie
box-kind-worn = Noszone
box-kind-keys = Klucze i narzędzia
box-outline-arms = Broń albo jej część
box-outline-bombs = Coś, co wybucha
box-outline-healing = Coś, co leczy
box-outline-worn = Coś do noszenia
box-outline-keys = Klucz albo narzędzie
box-nothing = Nic takiego nie ma.
box-own = { $hero } ma to od początku.
box-won-at = Do zdobycia na
box-every-mission = Za zdobycie każdej karty, którą dają misje VR.
box-veiled = { $count ->
        [one] Jest jeszcze jedna karta, o której nie wiesz. Zdobędziesz ją później albo ktoś w Kodeku o niej wie.
        [few] Są jeszcze { $count } karty, o których nie wiesz. Zdobędziesz je później albo ktoś w Kodeku o nich wie.
        [many] Jest jeszcze { $count } kart, o których nie wiesz. Zdobędziesz je później albo ktoś w Kodeku o nich wie.
       *[other] Jest jeszcze { $count } karty, o których nie wiesz. Zdobędziesz je później albo ktoś w Kodeku o nich wie.
    }
box-when = Kiedy
box-stage = Poziom
box-heroes = Postacie
box-outcome = Jak się skończyło
box-rounds = Rundy
box-alarms = Alarmy
box-won = Zdobyte

## Debriefing in a campaign

debrief-kept = { $won ->
        [prizes] Wynik się liczy, a zdobycze są w Karcie Pamięci. Możesz rozegrać Poziom jeszcze raz, po lepszy wynik.
        [yes] Wynik się liczy. Możesz rozegrać Poziom jeszcze raz, po lepszy wynik.
       *[no] Porażka kosztuje tylko czas: Postacie i Karta Pamięci są takie jak przedtem.
    }
debrief-led-elsewhere = Ta gra należy do kampanii. Dalej może ruszyć ten, kto ją prowadzi.

## The mission of the day

home-daily = Misja dnia
home-table-kind-campaign = { $title } · kampania
home-table-kind-daily = { $title } · misja dnia
home-campaign = Kampania
daily-title = Misja dnia: { $stage }
daily-about = Te same Postacie, karty i kości dla wszystkich, do północy UTC. Liczy się pierwsza próba.
daily-begun = Twoja próba trwa.
daily-practice = Twoja próba już była. Dalsze są dla wprawy.
daily-play = Graj
daily-again = Jeszcze raz, dla wprawy
daily-score = Misja z dnia { $day }
daily-score-practice = Misja z dnia { $day }, dla wprawy
daily-bar-cleared = { $state ->
        [full] Ukończona
       *[missed] Nieukończona
    }
daily-bar-quiet = { $state ->
        [full] Bez alarmu
        [missed] Był alarm
       *[void] Alarmy: tylko po ukończeniu
    }
daily-bar-unhurt = { $state ->
        [full] Nikt nie jest ranny
        [missed] Ktoś jest ranny
       *[void] Rany: tylko po ukończeniu
    }
daily-bar-unassisted = { $state ->
        [full] Bez pomocy
       *[missed] Z pomocą
    }
daily-copy = Skopiuj wiersz
daily-copy-by-hand = Ta przeglądarka nie pozwala stronie kopiować. Zaznacz wiersz i skopiuj go samodzielnie.

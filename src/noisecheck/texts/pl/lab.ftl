### Słowa laboratorium: jego polecenia i raport, który pisze.

lab = Każ botom rozegrać wiele gier i napisz o nich raport.
lab-run = Rozegraj gry dla Poziomów, liczb Postaci, botów i ziaren. Przerwana seria rusza tam, gdzie stanęła.
lab-campaign = Rozegraj Poziomy kampanii z tym, co kampania ma do tej pory w Karcie Pamięci. Przerwana seria rusza tam, gdzie stanęła.
lab-report = Napisz raport o serii jako jeden plik HTML i pokaż główne tabele. Jeśli podasz Poziom, najpierw zostanie rozegrany.
lab-folder = Folder serii.
lab-what = Folder serii; albo Poziom lub folder własnego: wtedy random i steady grają po 40 gier dla każdej liczby Postaci, zapisanych w runs.
lab-stages = Poziomy, oddzielone przecinkami; własny przez folder. Bez tego Poziomy Skradankowe gry.
lab-campaign-stages = Poziomy kampanii, oddzielone przecinkami. Bez tego wszystkie.
lab-which-rewards = Co zdobyto wcześniej, oddzielone przecinkami: none (nic); story (wszystko, co dają wcześniejsze Poziomy); all (także karty misji VR i walk, które są już otwarte).
lab-players = Liczby Postaci, oddzielone przecinkami. Bez tego wszystkie, które Poziom przyjmuje.
lab-bots = Boty, oddzielone przecinkami, od najsłabszego: każdy jest porównywany z poprzednim. steady:keep-away to bot, który walczy z Bossem według tego planu.
lab-games = Gry na każdy Poziom, liczbę Postaci i bota.
lab-first-seed = Ziarno pierwszej gry; pozostałe idą po nim.
lab-gear = Karty w Karcie Pamięci, losowane dla każdego ziarna.
lab-milliseconds = Jak długo search myśli na turę.
lab-nodes = Ile przyszłości search sprawdza na decyzję, zamiast czasu: te same ziarna dają wtedy te same gry.
lab-processes = Procesy na tym komputerze; 0 oznacza jeden na procesor.
lab-ray = Graj na klastrze Ray: tym z RAY_ADDRESS, tym, który działa na tym komputerze, albo nowym tutaj.
lab-out = Plik do zapisania. Bez tego: report.html w folderze serii.
lab-progress = Gry
lab-stopped = Przerwano. To samo polecenie rusza stąd dalej: { $folder }
lab-next = Teraz raport: noisecheck lab report { $folder }
lab-written = Zapisano: { $file }

## What can be wrong

lab-no-number = Liczba Postaci to liczba taka jak 2, a nie { $given }.
lab-named-twice = Podano dwa razy: { $what }.
lab-no-bot = Nie podano bota; znane: { $known }
lab-too-much-gear = Karta Pamięci mieści od 0 do { $most } kart, a nie { $given }.
lab-no-rewards = Nagrody to { $known }, a nie „{ $given }”.
lab-not-in-campaign = { $stage } nie jest Poziomem kampanii.
lab-seed-too-large = Ziarna sięgają do { $most }.
lab-other-run = W { $folder } jest inna seria; różni się w: { $differences }. Użyj nowego folderu albo polecenia, którym ją zaczęto. (code: od tamtej pory zmieniły się zasady, boty lub Poziom.)
lab-no-run = { $folder } nie jest folderem serii ani Poziomu.
lab-no-folder = Nie da się użyć { $folder }: { $reason }
lab-broken-run = Nie da się odczytać { $file }: { $reason }
lab-broken-part = Nie da się odczytać { $file } ({ $reason }). Polecenie, którym zaczęto serię, rozegra to jeszcze raz.
lab-foreign-part = { $file } należy do innej serii. Polecenie, którym zaczęto serię, rozegra to jeszcze raz.
lab-no-games = W { $folder } nie ma jeszcze gier.

## Columns

lab-column-stage = Poziom
lab-column-players = Postacie
lab-column-rewards = Nagrody
lab-column-bot = Bot
lab-column-won = Wygrane
lab-column-interval = 95%
lab-column-games = Gry
lab-column-wins = Zwycięstwa
lab-column-place = Gry na
lab-column-bots = Boty
lab-column-pairs = Pary
lab-column-only = Wygrał jeden
lab-column-difference = Punkty
lab-column-p = p
lab-column-median = Rundy
lab-column-median-won = Wygrana w
lab-column-median-lost = Porażka w
lab-column-damage = Obrażenia
lab-column-alarms = Alarmy
lab-column-spawned = Nowi Strażnicy
lab-column-card = Karta
lab-column-with = Wygrane z nią
lab-column-without = Bez niej
lab-column-odds = Szanse
lab-column-matters = Znaczenie
lab-column-carried = Niesiona
lab-column-used = Użyta
lab-column-turns = Tury
lab-column-time = Mediana, ms
lab-column-most-time = 95. percentyl, ms

## The report

lab-title = Raport laboratorium
lab-contents = Spis treści
lab-fact-games = Gry
lab-games-of = { NUMBER($played, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }
lab-fact-seeds = Ziarna
lab-fact-command = Polecenie
lab-fact-version = Wersja
lab-place = { $stage }, { $players ->
        [one] { $players } Postać
        [few] { $players } Postacie
        [many] { $players } Postaci
       *[other] { $players } Postaci
    }{ $rewards ->
        [story] , nagrody fabuły
        [all] , wszystkie nagrody
       *[other] {""}
    }
lab-rewards = { $rewards ->
        [story] fabuła
        [all] wszystkie
       *[none] żadne
    }
lab-heroes = { $players ->
        [one] { $players } Postać
        [few] { $players } Postacie
        [many] { $players } Postaci
       *[other] { $players } Postaci
    }
lab-all-games = Wszystkie gry

lab-wins = Wygrane gry
    .lead = Udział wygranych gier, z przedziałem Wilsona 95%.
lab-wins-of = Wygrane z { NUMBER($games, useGrouping: 0) } gier, ziarna od { $first } do { $last }
lab-axis-won = Wygrane gry

lab-bots-compared = Boty w tych samych grach
    .lead = Każdy bot gra te same ziarna tymi samymi Postaciami, więc gry porównuje się parami. Liczba mówi, o ile punktów procentowych jeden wygrywa częściej niż drugi, z przedziałem 95%. Gdzie przedział nie obejmuje 0, taka różnica rzadko bierze się z samego przypadku; wśród wielu porównań niektóre się biorą. „Wygrał jeden” liczy pary o różnych wynikach; p to dokładny test McNemara na nich.
lab-bots-one = Grał tylko jeden bot.
lab-versus = { $better } nad { $worse }
lab-axis-difference = Wygrywa częściej (udział gier)

lab-times = Czas na turę
    .lead = Milisekundy czasu procesora, które bot zużywa na myślenie w turze Postaci, razem z pytaniami Fazy Wroga przed nią. Pudełko obejmuje środkową połowę tur, gruba linia to mediana, a wąsy obejmują 90 na 100.
lab-axis-times = Milisekundy

lab-rounds = Rundy
    .lead = Jak długo trwają gry. Pudełko obejmuje środkową połowę gier, gruba linia to mediana, a wąsy obejmują 90 na 100.
lab-axis-rounds = Rundy

lab-losses = Jak kończą się gry
    .lead = Wygrana; porażka na czas, gdy kończy się talia Rozkazów; porażka, bo zginęła Postać. Obrażenia Postaci, alarmy i nowi Strażnicy to średnie na grę.
lab-ended-won = Wygrana
lab-ended-time = Czas
lab-ended-failed = Porażka
lab-ended-open = Otwarta po 60 rundach
lab-ended-killed = { $hero } ginie
lab-axis-games = Udział gier

lab-seen = Gdzie widać Postacie
    .lead = Jak często Strażnicy i Kamery widzą Postać na polu, na 100 gier. Gdy dwoje naraz widzi tę samą Postać, liczy się to podwójnie.
lab-heat = { $stage }, { $bot }, gier: { NUMBER($games, useGrouping: 0) }; ile razy widać na 100 gier
lab-heat-space = { $space }: na 100 gier widać tyle razy: { $often }

lab-gear-matters = Ekwipunek, który ma znaczenie
    .lead = Gry z kartą w Karcie Pamięci przeciw grom bez niej, dla tego samego Poziomu, Postaci i bota. Kartę wylosowano, więc różnica bierze się z karty i z tego, co zrobił z nią bot. We wszystkich jest tyle samo kart: kartę mierzy się z tymi, które mogły być na jej miejscu. Iloraz szans powyżej 1 oznacza więcej zwycięstw z kartą (Mantel i Haenszel, przedział 95%). Z dwudziestu kart, które nic nie robią, jedna będzie miała przedział, który nie obejmuje 1; „Znaczenie” uwzględnia, ile kart się porównuje (Holm). Niesiona i użyta to udziały gier, w których była.
lab-no-gear = Nie ma czego porównać: trzeba do tego gier z kartą i bez niej, dla tego samego Poziomu, Postaci i bota, niektórych wygranych i niektórych przegranych.
lab-axis-odds = Iloraz szans na wygraną z nią
lab-matters = tak

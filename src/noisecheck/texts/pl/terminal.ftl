### Słowa gry w terminalu i wiersza poleceń.

## The command line

cli = Nieoficjalna, fanowska implementacja gry Metal Gear Solid: Gra planszowa.
no-extra = Moduł { $module } nie jest zainstalowany. Jest w dodatku { $extra }: { $python } -m pip install "noisecheck[{ $extra }]"
cli-version = Pokaż wersję i zakończ.
cli-lang = Język, na przykład en; bez niego ten z NOISECHECK_LANG albo z systemu. Może stać gdziekolwiek.
cli-no-language = --lang { $wanted }: tego języka noisecheck nie zna. Zna: { $known }.
cli-terminal = Graj w terminalu.
cli-stage = Poziom albo folder własnego; bez niego wznów grę lub wybierz z listy.
cli-seed = Liczba, która decyduje o wszystkich kościach i kartach. Bez niej losowa.
cli-heroes = Postacie, oddzielone przecinkami, na przykład snake,meryl; bez nich gra pyta, jeśli jest wybór.
cli-memory-box = Ekwipunek do wyboru przed grą, oddzielony przecinkami, na przykład pistol-45,rations-2.
cli-bot = Postać, którą gra bot, na przykład meryl=steady; samo meryl znaczy to samo. Inne boty to random i search. Można podać kilka razy.
cli-load = Wróć do gry zapisanej w tym pliku.
cli-export-svg = Zamiast grać, zapisz planszę jako obraz w tym pliku.
cli-serve = Graj w przeglądarce: uruchamia serwer.
cli-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 wpuszcza inne urządzenia z twojej sieci.
cli-port = Port, na którym serwer nasłuchuje; 0 oznacza dowolny wolny.
cli-database = Gdzie trzymać stoły: sqlite:///file albo postgresql://user@host/name. Bez tego plik w twoim folderze danych.
cli-allow-host = Nazwa, której przeglądarki mogą używać dla tego serwera oprócz jego adresu: na przykład nazwa proxy. Można podać kilka razy.
cli-trust-proxy = Adres proxy, które w X-Forwarded-For podaje, w czyim imieniu mówi. Można podać kilka razy.
cli-open = Czy otworzyć przeglądarkę.
serve-address = noisecheck jest gotowy: { $address } (Ctrl+C zatrzymuje)
serve-port-taken = Port { $port } jest zajęty. Wolny jest port { $free }: --port { $free }
serve-no-port = Nie można nasłuchiwać na { $host }, port { $port }: { $reason }
serve-ports-taken = Port { $port } jest zajęty, następne też. Podaj inny przez --port.
cli-metrics-port = Port tego komputera, na którym Prometheus czyta stan serwera. 0: żaden.
cli-backup = Skopiuj stoły serwera do jednego pliku, także gdy działa. Dla SQLite; PostgreSQL ma pg_dump.
cli-backup-file = Plik do zapisania; nie może jeszcze istnieć.
cli-restore = Wstaw kopię w miejsce stołów serwera. Serwer musi być zatrzymany; co tam było, zostaje w pliku obok.
cli-restore-file = Plik, który zapisało `noisecheck backup`.
cli-check = Rozegraj ponownie każdy stół, który trzyma serwer, i przeczytaj każdą kampanię: wymienia to, czego ta wersja nie umie odczytać.
backup-made = Wszystkie stoły są teraz w { $file }.
backup-restored = Wszystkie stoły są znów takie jak w { $file }.
backup-former = Co tam było wcześniej, jest w { $file }.
backup-exists = { $file } już istnieje. Podaj inny plik.
backup-none = W { $file } nie ma stołów.
backup-failed = { $file }: nie da się skopiować: { $reason }
backup-unsound = { $file } nie jest sprawną kopią: { $reason }
backup-postgres = PostgreSQL ma do tego własne narzędzia: pg_dump i pg_restore.
check-damaged = { $file } jest uszkodzony: { $reason }
check-unreadable = { $kind } { $id }: { $reason }
check-unreadable-since = { $kind } { $id }, początek w noisecheck { $began_by }: { $reason }
cli-prune = Usuń stoły, przy których od dawna nikt nie grał. Kampanie zostają, a także stół, od którego każda idzie dalej. Przy SQLite serwer musi być zatrzymany.
cli-prune-older-than = Ile dni temu coś się ostatnio działo przy stole.
prune-done = { $tables ->
    [0] Żaden stół nie jest tak stary.
    [one] Usunięto 1 stół.
    [few] Usunięto { $tables } stoły.
    [many] Usunięto { $tables } stołów.
   *[other] Usunięto { $tables } stołu.
  }
check-done = Sprawdzono { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
  } i { $campaigns ->
    [one] 1 kampanię
    [few] { $campaigns } kampanie
    [many] { $campaigns } kampanii
   *[other] { $campaigns } kampanii
  }: { $faults ->
    [0] wszystko w porządku.
   *[other] nie do odczytania: { $faults }.
  }
cli-rules = Znajdź zasadę albo wypisz wszystkie.
cli-rule = Zasada według identyfikatora, na przykład LOS-3; rozdział, na przykład LOS; albo słowo do znalezienia.
cli-coverage = Dla każdej zasady liczba udanych testów, które ją wymieniają.
cli-lint = Sprawdź, czy Poziom nie ma błędów.
cli-folder = Folder własnego Poziomu, z stage.toml i map.txt; albo nazwa Poziomu z gry.
cli-new-stage = Napisz mały Poziom, w który od razu można grać i który można dowolnie zmieniać.
cli-new-name = Jego nazwa: małe litery, cyfry i łączniki.
cli-new-place = Folder, w którym go utworzyć; bez niego tutaj.
cli-schema = Wypisz JSON Schema pliku stage.toml, dla edytorów, które podpowiadają i sprawdzają podczas pisania.
new-stage-written = Zapisano: { $folder }
    Zagraj: noisecheck terminal { $folder }
    Sprawdź: noisecheck lint { $folder }
    Narysuj: noisecheck render { $folder }
    Zmierz: noisecheck lab report { $folder }
save-of-unknown-stage = ta gra jest na Poziomie { $stage }, którego nie ma w noisecheck i na którym tu jeszcze nie grano. Podaj też jego folder: noisecheck terminal FOLDER --load FILE
save-of-moved-stage = ta gra jest na Poziomie { $stage }, a jego folderu już nie ma: { $folder }. Podaj miejsce, w którym jest teraz: noisecheck terminal FOLDER --load FILE

rules-marks = ● silnik stosuje tę zasadę · ○ jeszcze nie
rules-more = … i jeszcze { $count }; dodaj słowo, żeby zawęzić.
rule-page = instrukcja, str. { $page }
rule-ours = nie ma w instrukcji
rule-ruling = Nasze ustalenie: { $text }
cli-codec = Wywołaj numer z Kodeka albo szukaj słowa w rozmowach.
cli-codec-words = Numer, na przykład 05.07, albo słowo.
radio-what = Który numer albo które słowo? Na przykład: codec 05.07, codec kroki
radio-silent = Pod numerem { $number } nikt nie odpowiada.
radio-unknown = W żadnej rozmowie nie ma „{ $words }”.
typed-near = Nie ma „{ $typed }”. Może chodzi o „{ $near }”?
radio-near = Może chodzi o { $near }?
radio-try = Na przykład: codec 05.07, codec kroki
radio-unlocks = Tajemnica: usłyszana w kampanii, dodaje do Karty Pamięci: { $gear }.
radio-knows = Tajemnica: usłyszana podczas walki, liczy się od razu. Usłyszana w kampanii, jest znana od początku walki.
radio-secret = Tajemnica: nie każdy ją słyszał.
radio-rules = Zasady: { $rules }
radio-veiled = { $count ->
        [one] 1 rozmowa dotyczy Poziomu, który jest jeszcze przed tobą; `veil` pokaże i ją.
        [few] { $count } rozmowy dotyczą Poziomów, które są jeszcze przed tobą; `veil` pokaże i je.
        [many] { $count } rozmów dotyczy Poziomów, które są jeszcze przed tobą; `veil` pokaże i je.
       *[other] { $count } rozmowy dotyczy Poziomów, które są jeszcze przed tobą; `veil` pokaże i je.
    }
veil-turned = { $lifted ->
        [yes] Od teraz widać, co jest przed tobą. Wpisz `veil` jeszcze raz, żeby to ukryć.
       *[no] Od teraz nie widać, co jest przed tobą.
    }
radio-numbers = Kodek { $numbers }
coverage-none = Nie ma { $file } ani tu, ani w klonie. Uruchom raz `make test`: liczy testy każdej zasady.
coverage-broken = Nie da się odczytać { $file }. Uruchom `make test` jeszcze raz: napisze nowy.
lint-clean = { $folder }: bez błędów.

## Before the game

stages = Poziomy
stages-veiled = W to, co jeszcze przed tobą, i tak możesz zagrać: podaj numer albo krótką nazwę.
stages-vr = Misje VR
choose-stage = Który Poziom? (quit kończy){ " " }
unknown-stage = Nie ma Poziomu „{ $name }”. { $like ->
        [none] { "" }
       *[other] Może chodzi o { $like }.{ " " }
    }`noisecheck terminal` bez nazwy pokazuje listę, a przyjmuje też folder własnego Poziomu.
no-such-stage = Wpisz numer od 1 do { $count }, krótką nazwę Poziomu albo folder własnego.
new-game = Ziarno losowe { $seed }. W każdej chwili możesz wpisać `help`.
resume = Wrócić do gry { $stage }, runda { $round }? [Y/n]{ " " }
yes-words = y yes t tak ok
no-words = n no nie
yes-or-no = Wpisz `y`, żeby do niej wrócić, albo `n`, żeby wybrać coś innego.
autosave-broken = Zapisanej gry nie da się wznowić: { $reason } Zostaje jako { $file }.
earlier-kept = Wcześniejsza gra zostaje i jest na liście w menu ({ $file }).
earlier-games = Wcześniejsze gry
answers-given = { $count } { $count ->
        [one] odpowiedź
        [few] odpowiedzi
        [many] odpowiedzi
       *[other] odpowiedzi
    }
bosses-unmet = { $count ->
        [one] Jednego z Bossów tej misji jeszcze nie znasz. Wpisz `veil` na liście Poziomów, żeby zobaczyć którego.
        [few] { $count } Bossów tej misji jeszcze nie znasz. Wpisz `veil` na liście Poziomów, żeby zobaczyć których.
        [many] { $count } Bossów tej misji jeszcze nie znasz. Wpisz `veil` na liście Poziomów, żeby zobaczyć których.
       *[other] { $count } Bossa tej misji jeszcze nie znasz. Wpisz `veil` na liście Poziomów, żeby zobaczyć których.
    }
choose-boss = Przeciw Bossowi? (Enter: sama misja){ " " }
no-such-boss = Wpisz numer od 1 do { $count }, krótką nazwę walki albo sam Enter, żeby zagrać w samą misję.
choose-heroes = Które Postacie? Od { $fewest } do { $most }, numerami lub imionami (Enter: { $first }){ " " }

## At the table

story-order =
    Karta Rozkazu: { $card } ({ $action ->
        [waken] śpiący Strażnicy się budzą
        [radio-in] przychodzą brakujący Strażnicy
        [lost-contact] za każdych 3 martwych Strażników spala się karta
       *[stay-alert] Postacie w odległości do 2 pól od Strażnika dostają ?
    }). Ruch Strażników: { $red } (Alarm) lub { $blue }, obrót w { $arrow ->
        [left] lewo
       *[right] prawo
    }{ $flips ->
        [yes] , Kamery się obracają
       *[no] { "" }
    }.
summary = Faza Wroga: { $parts }.
summary-guards = { $count ->
        [0] nie ruszył się żaden Strażnik
        [one] ruszył się 1 Strażnik
        [few] ruszyło się { $count } Strażników
        [many] ruszyło się { $count } Strażników
       *[other] ruszyło się { $count } Strażnika
    }
summary-attacked = { $hero }: { $times ->
        [0] { "" }
        [one] atak,{ " " }
        [few] { $times } ataki,{ " " }
        [many] { $times } ataków,{ " " }
       *[other] { $times } ataku,{ " " }
    }{ $lost ->
        [0] bez szwanku
       *[other] Zdrowie −{ $lost }
    }
summary-attention = { $side } { NAME($hero, case: "gen") } na { $space }
summary-removed = usunięto { $count } { $count ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonu
    }
summary-spawned = { $count } { $count ->
        [one] nowy Strażnik
        [few] nowych Strażników
        [many] nowych Strażników
       *[other] nowego Strażnika
    }
summary-burned = spalono { $count } { $count ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }
news-pause = Enter: dalej{ " " }
story-guard-moves = Strażnik idzie { $way } i patrzy { NAME($facing, case: "to") }.

prompt = ›{ " " }
goodbye = Gra jest zapisana. `{ $call }` wraca do tego miejsca.
goodbye-unsaved = Gry nie udało się zapisać, więc kończy się tutaj.
goodbye-over = Do następnej misji.
no-such-number = Wpisz numer od 1 do { $count }, słowa opcji albo `help`.
it-is-over = Poziom się skończył. Wpisz `again`, `undo`, `log`, `save FILE` albo `quit`.
not-possible = „{ $text }” nie jest teraz możliwe.
won = Poziom Ukończony!
lost = Porażka: { loss }.
over-help = Wpisz `again`, żeby zagrać na tym Poziomie jeszcze raz, `log`, żeby zobaczyć, jak do tego doszło, `undo` lub `rewind`, żeby się cofnąć, `quit`, żeby { $leads ->
        [campaign] wrócić do kampanii i zobaczyć, co dalej
       *[away] wyjść
    }.
map-cut = Część mapy; całą pokazuje `map`.
why-what = O co pytasz? Na przykład: why sneak a1, why takedown, why 3
why-possible = „{ $text }” jest teraz możliwe: opcja { $number }{ $more ->
        [none] .
       *[other] { " " }({ $more }).
    }
why-unlisted = „{ $text }” jest teraz możliwe, choć nie ma tego na liście.
why-which = Powiedz które: { $options }.
why-reason = { $text }: { $reason }
why-card = { $gear }: { $does }
why-no-gear = { $hero } nie niesie Ekwipunku.
terminal-forecast-what = Nie ma tu „{ $words }”. Na przykład: forecast, forecast c4, forecast meryl
terminal-forecast-no-place = { $hero } nie może skończyć tury na { $space }.
terminal-forecast-none = Nie ma teraz czego prognozować: nie jest niczyja tura.
terminal-forecast-head = Jeśli { $hero } skończy turę na { $space }{ $waiting ->
        [none] { "" }
       *[other] { " " }i nikt inny się nie ruszy (jeszcze przed turą: { $waiting })
    }:
terminal-forecast-noise = Hałas ({ $dice } { $dice ->
        [one] kość
        [few] kości
        [many] kości
       *[other] kości
    }): cicho { PERCENT($quiet) } → wykrycie { PERCENT($unheard) } · głośno { PERCENT($noisy) } → { PERCENT($heard) } · razem { PERCENT($total) }
terminal-forecast-hero = { $hero }: wykrycie { PERCENT($spotted) }, atak { PERCENT($attacked) }, Obrażenia średnio { $damage }, śmierć { PERCENT($killed) }
terminal-forecast-lost = Koniec Gry: { PERCENT($chance) }
terminal-forecast-guard = Strażnik na { $space }: { $ways }
terminal-forecast-way = { $way ->
        [none] zostaje
       *[other] { $way }
    } { PERCENT($chance) }{ $ends ->
        [attack] { " " }atakuje
        [reaction] { " " }reaguje
       *[no] { "" }
    }
terminal-forecast-ways-more = ; jeszcze { $count }
terminal-forecast-known = Karta Rozkazu jest znana: { $card }.
terminal-forecast-cards = { $count ->
        [one] Następna może być tylko 1 karta Rozkazu.
        [few] Następna może być jedną z { $count } kart Rozkazu.
        [many] Następna może być jedną z { $count } kart Rozkazu.
       *[other] Następna może być jedną z { $count } karty Rozkazu.
    }
terminal-forecast-cut = Wyborów jest za wiele, by prześledzić wszystkie, więc te przedziały są szersze, niż trzeba.
terminal-forecast-reveals = To pole widzi zakryta Pułapka; nikt nie wie, co to jest.
rule-what = Która zasada? Na przykład: rule LOS-3, rule LOS, rule spal
advice-nothing = Nie ma na co zwrócić uwagi; jeszcze raz `hint` podpowie odpowiedź.
advice-more = Jeszcze raz `hint` albo `hint plan` podaje plany z szansami. `hint do` lub `hint do 2` wykonuje plan do końca tury.
advice-what = Wpisz `hint`, `hint plan` albo `hint do`; `hint do 2` bierze drugi plan.
advice-which = Nie ma takiego planu. `hint plan` je wypisuje; `hint do` bierze pierwszy, `hint do 2` drugi.
advice-forecast = przed następną turą: wykrycie { PERCENT($spotted) }, atak { PERCENT($attacked) }; usłyszenie na koniec tej { PERCENT($heard) }
advice-success =
    udaje się { PERCENT($success) }{ $focus ->
        [no] { "" }
       *[other] , ze Skupieniem { PERCENT($focus) }
    }
seat-announces = { $hero } ({ $bot }): { $plan }.
seat-pause = Enter: niech będzie · albo wpisz, co zrobić zamiast tego{ " " }
seat-given = Za { NAME($hero, case: "acc") } gra teraz bot: { $bot }. Wpisz `{ $command }`, żeby odebrać mu miejsce.
seat-back = { $hero } znów należy do ciebie.
seat-what = Na przykład: bot meryl steady albo bot meryl off. { $reason }
again-later = `again` zaczyna następną grę, gdy ta się skończy; `quit` zostawia ją na później.
undo-nothing = Nie ma czego cofać.
undo-revealed = Od twojej ostatniej odpowiedzi odkryto kości lub karty. Jeśli wszyscy się zgadzają, wpisz `rewind`: wracasz, a kości wypadną te same.
taken-back = Cofnięte.
log-empty = Nic się jeszcze nie wydarzyło.
save-what = Do którego pliku zapisać? Na przykład: save my-game.json
save-exists = { $file } już istnieje; wybierz inną nazwę.
output-lost = Nie da się wypisać tego, co jest do powiedzenia: { $reason }.
save-failed = Nie da się zapisać { $file }: { $reason }.
saved = Zapisano w { $file }.

choice-cost = { $cost } { $cost ->
        [one] Akcja
        [few] Akcje
        [many] Akcji
       *[other] Akcji
    }
choice-noisy = hałas
choice-by = przez { $spaces }
choice-lock = poziom { $level }: { $needs }
choice-objective = ★
choice-leap-camouflaged = nad { $over }: !
choice-leap = nad { $over }{ $attacks ->
        [0] { "" }
        [one] : ! i atak
        [few] : ! i { $attacks } ataki
        [many] : ! i { $attacks } ataków
       *[other] : ! i { $attacks } ataku
    }

## What hangs on a roll

question-only-end = { $hero }: można już tylko skończyć turę
open-roll-dice = Zaraz rzut: { $dice }.
open-roll-lock = Poziom { $level }, potrzeba { $needs }{ $missing ->
        [all] .
        [none] : teraz się otworzy.
       *[other] : brakuje { $missing }.
    }
open-roll-hits = Każde { $threshold }+ trafia { NAME($target, case: "acc") }{ $hits ->
        [none] .
        [0] : na razie brak trafień.
        [one] : na razie 1 trafienie.
       *[other] : na razie trafień: { $hits }.
    }
open-roll-noise = Słychać tylko !.
open-roll-attention = Wyrzucony ! na razie przyciąga Uwagę.

## Beside the map

panel-round = Runda { $round }, { $phase ->
        [setup] przygotowanie
        [enemy] Faza Wroga
       *[player] Faza Gracza
    }
panel-acted = po turze
panel-passes = { $as ->
        [guard] w Przebraniu
       *[box] w pudle
    }
panel-actions = Akcje
panel-health = Zdrowie
panel-noise = hałas
panel-trace = ślad
panel-noise-dice = { $count } { $count ->
        [one] kość
        [few] kości
        [many] kości
       *[other] kości
    }{ $hostages ->
        [0] { "" }
        [one] , 1 za zakładnika
        [few] , { $hostages } za zakładników
        [many] , { $hostages } za zakładników
       *[other] , { $hostages } za zakładników
    }
panel-focus = Skupienie
boss-none = Na tym Poziomie nie ma Bossa.
panel-defeat = ▸ pokonajcie { NAME($figure, case: "acc") }
panel-boss-health = Zdrowie { $left }/{ $health }
panel-boss-values = Obrona { $defense }, atakuje { $dice }■
panel-hostage = zakładnik { $left }/{ $health }
panel-in-hand = w ręce: { $left }
panel-boss-open = odkryte: { $cards }
panel-boss-on-top = na wierzchu: { $cards }
panel-boss-unseen = nieznane karty: { $count }
panel-boss-seen = potem: { $cards }
panel-objectives = ▸ { $hostages ->
        [yes] zakładnicy H
       *[no] Cele ★
    } { $done }/{ $all }
panel-spread = ▸ { $each } w { $zones ->
        [one] jednej Strefie
        [few] każdej z { $zones } Stref
        [many] każdej z { $zones } Stref
       *[other] każdej z { $zones } Stref
    }: { $counts }
panel-events = ▸ dotrzeć do Wydarzenia { $letters }
panel-no-killing = ▸ nie zabijać Strażników
panel-exits = ▸ { $alone ->
        [yes] { "" }
       *[no] potem{ " " }
    }{ $who ->
        [one] jedna Postać
       *[all] wszystkie Postacie
    } do EX
panel-own-exits = ▸ { $alone ->
        [yes] { "" }
       *[no] potem{ " " }
    }{ $who ->
        [one] jedna Postać
       *[all] każda Postać
    } do swojego wyjścia: { $exits }
panel-sealed = drzwi { $door }: bez zamka, otwiera tylko Wydarzenie
panel-lock = zamek { $lock }, poziom { $level }: { $needs }
panel-lock-dice = { $dice }, brakuje { $missing }
panel-orders = Zostało kart Rozkazu: { $count }{ $burned ->
        [0] { "" }
       *[other] { " " }(spalonych na spodzie: { $burned })
    }
panel-cameras = Kamery: { $colour ->
        [orange] pomarańczowe
       *[green] zielone
    }
panel-order = { $card }
panel-elevators = ⇕ { $ways }

## Help

help-number = wybiera tę opcję
    .how = 3
help-text = wybiera ją słowami; wystarczą pierwsze litery: hand e9, focus minus c4
    .how = sneak c4
help-hint = na co zwrócić uwagę; jeszcze raz: plany z szansami i powodami; `hint do` wykonuje najlepszy
    .how = hint
help-bot = oddaje Postać botowi: random, steady albo search; `bot meryl off` ją odbiera
    .how = bot meryl steady
help-why = dlaczego coś jest możliwe albo nie (why takedown, why 3)
    .how = why sneak c4
help-forecast = co może przynieść Faza Wroga, jeśli tura skończy się tu albo tam (forecast meryl: inna Postać)
    .how = forecast c4
help-rule = zasada naszymi słowami (rule LOS: rozdział; rule spal: słowo)
    .how = rule LOS-3
help-codec = wywołuje numer, po radę albo tajemnicę (codec kroki: słowo)
    .how = codec 05.07
help-veil = pokazuje na listach i w Kodeku, co jest przed tobą, albo znów to ukrywa
    .how = veil
help-undo = cofa twoją ostatnią odpowiedź, jeśli nie odkryto kości ani kart
    .how = undo
help-rewind = cofa ją nawet wtedy; kości wypadną te same
    .how = rewind
help-map = cała mapa
    .how = map
help-boss = Boss, co robią jego karty i co wiadomo o ich kolejności
    .how = boss
help-log = co się ostatnio działo (log 100, log all)
    .how = log
help-save = zapisuje grę w pliku; gra zapisuje się też sama
    .how = save FILE
help-again = następna gra na tym Poziomie, gdy ta się skończy
    .how = again
help-help = ta strona; `help play` wyjaśnia grę na jednej stronie
    .how = help
help-quit = wychodzi; następnym razem możesz wrócić do tego miejsca
    .how = quit
help-more = Kilka Postaci: wybierz je przed grą albo zacznij z --heroes snake,meryl (make terminal HEROES=snake,meryl).

guide =
    Zadanie: lista obok mapy mówi, co zostało do zrobienia. Zbierz Cele ★, dotrzyj do Wydarzeń A do D, a potem stań na wyjściu EX.

    Twoja tura: Postać ma 4 Akcje. Skradanie to ruch o 1 pole. Bieg o 2, ale jest hałaśliwy. Interakcja otwiera drzwi, zabiera, co leży na polu, albo jedzie Windą. Akcji nie trzeba zużyć wszystkich; `end` kończy turę.

    W polu widzenia: zacienione pola widzi Strażnik lub Kamera. Postać, która tam zaczyna ruch, kończy go albo tamtędy przechodzi, dostaje ! tam, gdzie ruch się kończy. Tak samo Postać, która przeskakuje nad Strażnikiem, a do tego jest atak.

    Uwaga: każda Postać ma jeden żeton. ? (Dochodzenie) wzywa najbliższego Strażnika, żeby sprawdził. ! (Alarm) wzywa wszystkich Strażników Strefy, a idą dalej. Żeton zostaje tam, gdzie leży, nawet gdy Postaci już nie ma, aż przyjdzie Strażnik i go zabierze.

    Hałas: na koniec tury rzuć 1 białą kością □ za każdą Akcję wydaną na coś hałaśliwego. Słychać tylko !, i tylko jeśli w Strefie jest Strażnik: twój żeton przychodzi do ciebie, stroną ? do góry, jeśli był poza mapą, a inaczej taki, jaki był. Na białej kości ! robi to samo przy każdym innym rzucie.

    Kości: □ jest biała i ma ! zamiast 1; ■ jest czarna i go nie ma. Atak trafia każdą kością z wynikiem równym Obronie lub wyższym; Obrona to zwykle 3. Dwa trafienia ogłuszają albo zabijają Strażnika; Postać wytrzymuje 4.

    Zamki: zamek wymaga kombinacji, na przykład 3 4+: jednej kości z 3 i drugiej z 4 lub więcej. Jeśli się nie otworzy, przerzuć niektóre kości za kolejną Akcję, dopóki tam stoisz.

    Strażnicy: po wszystkich Postaciach dobiera się kartę Rozkazu. Najpierw coś dzieje się wszędzie: śpiący się budzą albo przychodzą brakujący Strażnicy. Potem rusza się każdy Strażnik, od lewego górnego rogu: o najwyżej pierwszą (czerwoną) liczbę pól, jeśli zmierza do !, a inaczej o najwyżej drugą (niebieską). Na patrolu idzie prosto i skręca na ikonach ▵; gdzie nie może iść dalej, skręca tak, jak wskazuje strzałka karty. Jeśli karta każe, Kamery obracają się na drugi stożek. Strażnik, który widzi Postać, atakuje ■■.

    Koniec: wygrywacie, gdy wszystko jest zrobione i każdy, kto ma być na EX, tam jest. Przegrywacie, gdy Postaci kończy się Zdrowie albo gdy pojawia się karta „Koniec Gry”: przybliża ją każda runda, a także każda spalona karta, którą się pokazuje i kładzie na spód talii.

    Skupienie: żetony zmieniają rzut albo dają ruch; użyte są odwrócone, dopóki nie wydasz Akcji, żeby je odświeżyć.

legend = Znaki na mapie
legend-hero = Postać
legend-guard = Strażnik i gdzie patrzy
legend-hurt = Strażnik z 1 Obrażeniem, zwykłym lub Ogłuszającym
legend-ko = żeton Ogłuszonego Strażnika, jego gwiazdki
legend-dead = żeton Martwego Strażnika
legend-investigate = Uwaga: Dochodzenie
legend-alert = Uwaga: Alarm
legend-camera = Kamera i jej stożek
legend-dice = biała kość, czarna kość
legend-trap = Pułapka, zakryta
legend-laser = laser
legend-objective = Cel, odkryty lub zakryty
legend-exit = wyjście
legend-own-exit = wyjście tylko jednej Postaci
legend-event = Wydarzenie
legend-elevator = Winda
legend-terminal = Terminal
legend-supply = zaopatrzenie
legend-barracks = Koszary
legend-node = Węzeł trasy Bossa ze strzałką albo ponumerowane pole
legend-boss = Boss i gdzie patrzy
legend-plate = część Bossa i Obrażenia, które tam otrzymuje; ★: oraz premia z karty
legend-hostage = zakładnik
legend-bust = popiersie, które można przewrócić
legend-shadow = cień
legend-lock-on = kogo namierza REX
legend-decoy = żeton Wolf, zakryty, z numerem pola
legend-crosshair = Celownik Wolf; litery to Celowniki Postaci
legend-charge = materiał wybuchowy
legend-icon = ikona zwrotu, ikona obrotu
legend-wall = ściana
legend-drop = krawędź dachu: przepaść
legend-locked = zablokowane drzwi
legend-sealed = drzwi, które otwiera tylko Wydarzenie
legend-open = otwarte drzwi
legend-zone = granica Strefy
legend-obstacle = przeszkoda
legend-watched = w polu widzenia Strażnika lub Kamery albo pod ogniem Bossa
legend-reach = wymienione w opcji
cli-render = Narysuj mapę jako SVG i PNG, ze współrzędnymi i legendą.
cli-render-what = Poziom, folder Poziomu, zapisana gra (.json) albo plik ze sceną w notacji.
cli-render-out = Plik do zapisania, .svg lub .png; można podać kilka razy. Bez tego: STAGE.svg i STAGE.png tutaj.
cli-render-size = Dłuższy bok PNG w pikselach, od 64 do 8192. Bez tego: 96 pikseli na pole.
rendered = Narysowano: { $file }
cli-replay = Odtwórz zapisaną grę: każde pytanie, odpowiedź i co z niej wynikło.
cli-replay-file = Zapisana gra: to, co przy stole zapisuje `save FILE`.
cli-replay-through = Nie zatrzymuj się po każdej odpowiedzi.
cli-replay-animate = Zamiast pokazywać, zapisz rozgrywkę jako animację w tym pliku, .gif.
cli-replay-part = Co pokazuje animacja: całą grę, jej ostatnią Fazę Wroga czy ostatnią turę.
replay-no-gif = { $file }: plik z animacją kończy się na .gif.
replay-drawing = Rysowanie
replay-prompt = Enter: dalej · liczba: tyle odpowiedzi · all · q: wyjdź {"> "}
replay-help = Naciśnij Enter po następną odpowiedź albo wpisz liczbę odpowiedzi, `all`, `map` albo `q`, żeby wyjść.
replay-end = Tu zapis się kończy; gra nie była skończona.

### Co mówi przeglądarka: jej ekrany, przyciski, komunikaty. Nazwy rzeczy i zdania samej gry są w game.ftl.

## Everywhere

app-loading = Ładowanie …
app-close = Zamknij
app-page = { $rule } · str. { $page }
app-title = { $page } · noisecheck
app-back = Wstecz
app-home = Start
app-odds = { $hits } na { $of }

## Examples of the rules page: what each scene shows

example-clear-box = Strażnik na C1 patrzy na południe. Skrzynia na D2 leży w prostokącie między nim a Snakiem, więc go nie widać; na C4 w prostokącie nic nie stoi i go widać.
example-seen-on-the-way = Bieg z B2 przez C2 na D2: na C2 Snake przecina pole widzenia Strażnika, a ! trafia tam, gdzie Bieg się kończy.
example-camera-cones = Kamera patrzy przez pomarańczowy stożek, na wschód. Skończ turę: karta Rozkazu obraca wszystkie Kamery i zielony stożek pada na Snake’a.
example-traps = Wejdź do rzędu 1, a zakryta Pułapka na E1 się odwróci. Wejdź zamiast tego do rzędu 3, a laser na E3 wywoła alarm.
example-noise-check = Pobiegnij, a Strażnik za rogiem może to usłyszeć: na koniec tury rzuca się jedną białą kością za każdą hałaśliwą Akcję. Pobiegnij dwa razy i zobacz.
example-leapfrog = Wejdź na B1, potem przeskocz nad Strażnikiem na D1. Skok liczy się jako jedno pole, ale przynosi ! i atak.
example-lock = Interakcja z drzwiami: jedna biała kość i dwie czarne. Rzut jeszcze nie pasuje, więc zapłać kolejną Akcję i rzuć białą jeszcze raz.
example-focus-on-dice = Uderz Strażnika: kość pokazuje 2, czyli pudło. Dopóki rzut jest otwarty, +2 albo przerzut może z niego zrobić trafienie.
example-hurt-but-standing = Uderz Strażnika raz i skończ turę. Jest ranny i wciąż na nogach, więc ! trafia pod Snake’a.
example-takedown = Strażnik stoi tyłem. Podejdź do niego od tyłu, a możesz wybrać Cichą Eliminację.
example-system-effect = Oba gniazda karty Ciemność są zajęte, a Terminal zhakowany: rozpatrz kartę, a ! Meryl zmieni się w ?.
example-radio-in = Koszary na A1 powinny mieć dwóch Strażników, a odpowiedzieć może tylko jeden. Skończ turę, a przyjdzie brakujący; śpiący na E1 się nie liczy.
example-stay-alert = Snake jest dwa pola od Strażnika, Meryl cztery. Skończ turę: na mapę trafia tylko ? Snake’a.
example-nearest-guard = Na D1 leży ?. Skończ turę: Strażnik, który ma bliżej, idzie sprawdzić, a drugi patroluje.
example-equal-ways = Dwie drogi do ? są równie długie i mają tyle samo zakrętów. Skończ turę i wybierz, którą pójdzie Strażnik.
example-guards-hop = Strażnik z B1 jest wzywany na G1, a po drodze stoją dwaj inni. Przeskakuje nad oboma za cenę jednego pola.

## Theatre: the Enemy phase, step by step

theatre-label = Faza Wroga
theatre-again = Faza Wroga, jeszcze raz
theatre-boss = { $side ->
        [turn] Tura { NAME($figure, case: "gen") }
       *[reaction] { $figure } reaguje
    }
theatre-section-0 = Faza Gracza
theatre-section-1 = Akcja Strażnika
theatre-section-2 = Kamery
theatre-section-3 = Aktywacje
theatre-activations = Aktywacje: { $done } z { $all }
theatre-guard = Strażnik { $number }
theatre-actor-order = Karta Rozkazu
theatre-actor-cameras = Wszystkie Kamery
theatre-actor-table = Stół
theatre-order =
    Karta Rozkazu: { $card }. Pola w Trybie Alarmu: { $red ->
        [1] { $red }
       *[other] { $red }
    }, poza nim: { $blue }; strzałka w { $arrow ->
        [left] lewo
       *[right] prawo
    }{ $flips ->
        [yes] ; Kamery się obracają
       *[no] { "" }
    }.
theatre-mode-patrol = Patrol
theatre-mode-investigate = Dochodzenie
theatre-mode-alert = Alarm
theatre-mode-attack = Atak
theatre-mode-react = Reakcja
theatre-mode-look = Aktywacja
theatre-mode-boss = Tura Bossa
# Each of these has at most six words.
theatre-reason-patrol = robi obchód, nic nie podejrzewa
theatre-reason-investigate = { $token ->
        [ko] śpiący Strażnik na { $target }
        [dead] martwy Strażnik na { $target }
       *[other] sprawdza { $token } { NAME($owner, case: "gen") } na { $target }
    }
theatre-reason-alert = ściga { $token } { NAME($owner, case: "gen") } na { $target }
theatre-reason-attack = widzi { NAME($hero, case: "acc") } na { $space }
theatre-reason-react = znajduje żeton na { $space }
theatre-reason-look = rozgląda się na { $space }
theatre-reason-order = Strażnicy: { $red } w alarmie, inaczej { $blue }
theatre-reason-cameras = liczą się { $colour ->
        [orange] pomarańczowe
       *[green] zielone
    } stożki
theatre-moves = Pola przebyte dotąd, z tych, na które pozwala karta
theatre-play = Odtwórz
theatre-pause = Pauza
theatre-continue = Dalej
theatre-step = Krok dalej
theatre-back = Krok wstecz
theatre-skip = Do następnego zdarzenia
theatre-finish = Do końca
theatre-speed = Szybkość
theatre-speed-instant = Od razu
theatre-speed-times = { $speed }×
theatre-auto-pause = Pauza przy zdarzeniach
theatre-held = Pauza: popatrz i idź dalej.
# What an Order card does at once, in at most eight words.
theatre-card-waken = Ogłuszeni Strażnicy odzyskują przytomność.
theatre-card-radio-in = Brakujący Strażnicy wracają.
theatre-card-lost-contact = Za każdych trzech martwych Strażników płonie karta.
theatre-card-stay-alert = Postacie blisko Strażników dostają ? pod siebie.
theatre-card-game-over = Czas minął.
theatre-card-known = Żetony znikają; przy ? Strażnik się odwraca.
theatre-card-sweep = Żetony znikają; Strażnik robi ćwierć obrotu.
theatre-card-radio = Żetony znikają; przychodzą brakujący Strażnicy.
theatre-card-hunch = Żetony znikają; Postacie do 2 pól dostają ?.
theatre-card-rush = Żetony znikają; Strażnik idzie 1 pole dalej.
theatre-card-shrug = Żetony znikają i to wszystko.
theatre-card-hold = Zatrzymaj kartę
theatre-card-held = Zatrzymana. Odsuń kursor albo naciśnij { $key }, żeby iść dalej.
theatre-card-alert = pola w alarmie: { $red }
theatre-card-calm = pola poza alarmem: { $blue }
theatre-card-arrow = { $arrow ->
        [left] Strażnicy skręcają w lewo
       *[right] Strażnicy skręcają w prawo
    }
theatre-card-flips = obrót Kamer
theatre-moment = Oglądasz wcześniejszą chwilę.
theatre-to-now = Wróć do teraz
theatre-recap = Ostatnia Faza Wroga
theatre-replay = Jeszcze raz
theatre-in-log = Pokaż w dzienniku
theatre-missed = pudło

recap-boss = { $figure } zagrywa { $card }
recap-guards = { $count ->
        [one] ruszył się 1 Strażnik
        [few] ruszyło się { $count } Strażników
        [many] ruszyło się { $count } Strażników
       *[other] ruszyło się { $count } Strażnika
    }
recap-seen = { NAME($hero, case: "acc") } { $count ->
        [one] widzi 1 Strażnik lub Kamera
        [few] widzi { $count } Strażników lub Kamer
        [many] widzi { $count } Strażników lub Kamer
       *[other] widzi { $count } Strażnika lub Kamery
    }
recap-attacked = { $hero }: { $count ->
        [one] jeden atak
        [few] { $count } ataki
        [many] { $count } ataków
       *[other] { $count } ataku
    }, { $damage ->
        [0] bez Obrażeń
       *[other] Obrażenia: { $damage }
    }
recap-hurt = { $hero } otrzymuje Obrażenia: { $damage }
recap-attention = { $side } { NAME($hero, case: "gen") } leży na { $space }
recap-spawned = { $count ->
        [one] 1 nowy Strażnik
        [few] { $count } nowych Strażników
        [many] { $count } nowych Strażników
       *[other] { $count } nowego Strażnika
    }
recap-removed = { $count ->
        [one] 1 żeton usunięty
        [few] { $count } żetony usunięte
        [many] { $count } żetonów usuniętych
       *[other] { $count } żetonu usunięte
    }
recap-burned = { $count ->
        [one] 1 karta spalona
        [few] { $count } karty spalone
        [many] { $count } kart spalonych
       *[other] { $count } karty spalone
    }
recap-knocked-out = { $count ->
        [one] 1 Strażnik ogłuszony
        [few] { $count } Strażników ogłuszonych
        [many] { $count } Strażników ogłuszonych
       *[other] { $count } Strażnika ogłuszone
    }
recap-objectives = { $count ->
        [one] 1 Cel zabrany
        [few] { $count } Cele zabrane
        [many] { $count } Celów zabranych
       *[other] { $count } Celu zabrane
    }
recap-doors = { $count ->
        [one] otwarte drzwi: 1
        [few] otwarte drzwi: { $count }
        [many] otwarte drzwi: { $count }
       *[other] otwarte drzwi: { $count }
    }
recap-nothing = nic godnego uwagi

## The board

board-label = Mapa
board-zone = { $zone } · { $active ->
        [yes] aktywna
       *[no] spokojna
    }
board-menu = Co zrobić na { $cell }
board-menu-hit = potrzeba { $threshold }+, trafienie { $chance }
board-menu-cost = { $cost ->
        [0] bez Akcji
        [one] 1 Akcja
        [few] { $cost } Akcje
        [many] { $cost } Akcji
       *[other] { $cost } Akcji
    }
board-menu-why = Dlaczego nic tu nie mogę zrobić?
board-menu-ping = Wskaż { $cell }
board-menu-sight = Kto widzi { $cell } i dlaczego?

## The board for screen readers: one sentence for each thing in a space

grid-label = Mapa, kolumny: { $columns }, rzędy: { $rows }. Strzałki przesuwają, Enter działa, Spacja wymienia, co możesz zrobić, Alt ze strzałką czyta aż do ściany.
grid-space = { $cell }, { $kind ->
        [floor] podłoga
        [obstacle] przeszkoda
       *[hole] bez podłogi
    }{ $zone ->
        [none] { "" }
       *[other] , Strefa: { $zone }
    }.
grid-hero = { $hero }{ $yours ->
        [yes] , to ty
       *[no] { "" }
    }{ $acting ->
        [yes] , ma teraz turę
       *[no] { "" }
    }{ $acted ->
        [yes] , po turze
       *[no] { "" }
    }{ $hidden ->
        [boxed] , w pudle
        [disguised] , w Przebraniu
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , Obrażenia: { $damage }
    }{ $hostages ->
        [0] { "" }
        [one] , z zakładnikiem
        [few] , z { $hostages } zakładnikami
        [many] , z { $hostages } zakładnikami
       *[other] , z { $hostages } zakładnika
    }.
grid-guard-number = Strażnik { $number }
grid-guard = Strażnik { $number }, patrzy { NAME($facing, case: "to") }{ $mode ->
        [patrol] , na patrolu
        [investigate] , pójdzie zbadać
        [alert] , w alarmie
       *[unknown] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , Obrażenia: { $damage }
    }{ $ko ->
        [0] { "" }
       *[other] , Obrażenia Ogłuszające: { $ko }
    }.
grid-boss = { $figure }{ $facing ->
        [none] { "" }
       *[other] , patrzy { NAME($facing, case: "to") }
    }, Zdrowie { $left } z { $health }{ $printed ->
        [none] { "" }
       *[other] , tu oznaczenie { $printed }
    }.
grid-printed = Oznaczenie { $printed }.
grid-token = { $token }{ $down ->
        [yes] { GENDER($token) ->
            [f] , zakryta
            [n] , zakryte
           *[m] , zakryty
        }
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , Obrażenia: { $damage }
    }.
grid-node = { $circuit ->
    [yes] Węzeł trasy
   *[no] Węzeł
}, strzałka { NAME($facing, case: "to") }.
grid-fire = Pod ogniem { NAME($figure, case: "gen") }.
grid-watcher = { $kind ->
        [boss] { $figure }
        [camera] Kamera na { $cell }
       *[laser] laser na { $cell }
    }
grid-body = { $stars ->
        [0] Martwy Strażnik
        [one] Śpiący Strażnik, 1 gwiazdka
        [few] Śpiący Strażnik, { $stars } gwiazdki
        [many] Śpiący Strażnik, { $stars } gwiazdek
       *[other] Śpiący Strażnik, { $stars } gwiazdki
    }{ $tied ->
        [yes] , związany
       *[no] { "" }
    }.
grid-attention = { $side ->
        [alert] ! (Alarm)
       *[investigate] ? (Dochodzenie)
    } { NAME($owner, case: "gen") }.
grid-camera = Kamera, patrzy { NAME($facing, case: "to") } ({ $colour ->
        [orange] pomarańczowy
       *[green] zielony
    }).
grid-trap = { $kind ->
        [down] Pułapka, zakryta
        [camera] Pułapka: Kamera
        [laser] Pułapka: laser
       *[blank] Pułapka: nic
    }.
grid-charge = { $gear }, należy do { NAME($owner, case: "gen") }.
grid-objective = { $hostage ->
        [yes] { $optional ->
            [yes] Opcjonalnie: zakładnik
           *[no] Zakładnik
        }
       *[no] { $optional ->
            [yes] Cel opcjonalny
           *[no] Cel
        }
    }{ $down ->
        [yes] , zakryty
       *[no] { "" }
    }{ $taken ->
        [yes] , zabrany
       *[no] { "" }
    }.
grid-event = Wydarzenie { $letter }{ $used ->
        [yes] , już było
       *[no] { "" }
    }.
grid-exit = Wyjście.
grid-own-exit = Wyjście tylko dla { NAME($owner, case: "gen") }.
grid-supply = Zaopatrzenie.
grid-terminal = Terminal, poziom { $level }{ $hacked ->
        [yes] , zhakowany
       *[no] { "" }
    }.
grid-elevator = Winda do { $to }.
grid-barracks = Koszary, { $count ->
        [one] 1 Strażnik
        [few] { $count } Strażników
        [many] { $count } Strażników
       *[other] { $count } Strażnika
    }.
grid-icon = Strzałka na podłodze: Strażnicy skręcają { NAME($facing, case: "to") }.
grid-icon-turn = Ikona obrotu na podłodze.
grid-door = { $how ->
        [locked] Zablokowane drzwi, poziom { $level },
        [sealed] Drzwi, które otworzy tylko Wydarzenie,
       *[open] Otwarte drzwi
    } { NAME($facing, case: "at") }.
grid-walls = Ściana: { $ways }.
grid-drops = Przepaść: { $ways }.
grid-seen = Widzi to pole: { $by }.
grid-unseen = Nikt nie widzi tego pola.
grid-target = { $words }{ $cost ->
        [-1] { "" }
        [0] , bez Akcji
        [one] , 1 Akcja
       *[other] , Akcje: { $cost }
    }{ $seen ->
        [seen] , tam cię widać
        [way] , po drodze cię widać
       *[none] { "" }
    }{ $noisy ->
        [yes] , hałaśliwe
       *[no] { "" }
    }{ $loud ->
        [yes] , HAŁAŚLIWE (alarm)
       *[no] { "" }
    }.
grid-way = { $facing }: { $parts }
grid-way-space = { $cell }, { $parts }
grid-way-spaces = { $count ->
        [0] nic
        [one] 1 wolne pole
        [few] { $count } wolne pola
        [many] { $count } wolnych pól
       *[other] { $count } wolnego pola
    }
grid-way-end = { $barrier ->
        [wall] potem ściana
        [door] potem zablokowane drzwi
        [obstacle] potem przeszkoda
       *[edge] potem krawędź mapy
    }

## The layers of the board

tools-label = Warstwy i widok mapy
tools-sight = Wzrok: { $mode ->
        [off] nie
        [union] razem
       *[each] osobno
    }
    .about = Co widzą teraz Strażnicy, Kamery i lasery, zakreskowane: wszyscy razem albo po kolei
tools-paths = Ścieżki
    .about = Dokąd poszedłby każdy Strażnik, gdyby aktywował się teraz
tools-noise = Hałas
    .about = Którzy Strażnicy są dość blisko, by usłyszeć aktywną Postać
tools-order = Kolejność
    .about = W jakiej kolejności działają Strażnicy
tools-interactables = Do użycia
    .about = Wszystko, z czym można wejść w Interakcję
tools-follow = Podążaj
tools-ping = Wskaż pole
    .about = Potem wybierz pole: zobaczą je wszyscy
tools-zoom-in = Powiększ
tools-zoom-out = Pomniejsz
tools-fit = Cała mapa
tools-key = { $label } (klawisz { $key })
tools-about = { $head }: { $about }
tools-idle = { $about }. Teraz nie ma tu nic do pokazania.

## The enemy

enemy-title = Wróg
enemy-unseen = Nieznane Rozkazy: niebieskie { $blue }, czerwone { $red }{ $burned ->
        [0] { "" }
       *[other] , spalone na spodzie: { $burned }
    }
enemy-endless = Co rundę przychodzi ten sam Rozkaz.
enemy-current = Obowiązuje
enemy-last = Ostatni Rozkaz
enemy-next = Następny
enemy-next-reaction = Następna karta Reakcji
enemy-reaction = { $card }: { $effect }
enemy-card = { $action }: { $effect } Ruch Strażników: { $red } w alarmie, poza nim { $blue }. Skręcają w { $arrow ->
        [left] lewo
       *[right] prawo
    }.{ $flip ->
        [yes] { " " }Kamery się obracają.
       *[no] { "" }
    }
enemy-card-brief = { $action }{ $numbers ->
        [none] { "" }
       *[other] { " " }{ $numbers }
    }{ $arrow ->
        [left] { " " }↰
        [right] { " " }↱
       *[none] { "" }
    }{ $flip ->
        [yes] , obrót Kamer
       *[no] { "" }
    }
enemy-card-over = { $action }: { $effect }
enemy-cameras = Kamery: { $colour ->
        [orange] pomarańczowe (O)
       *[green] zielone (G)
    }
enemy-zones = Aktywne Strefy: { $zones }
enemy-order = Strażnicy, w kolejności działania
enemy-waiting = Strażnicy w nieaktywnych Strefach
enemy-none = Na mapie nie ma Strażników.
enemy-guard = Strażnik { $number }
enemy-mode = { $mode ->
        [patrol] Patrol
        [investigate] Dochodzenie
       *[alert] Alarm
    }
enemy-stays = zostaje na { $space }
enemy-goes = na { $space }
enemy-tied = równych ścieżek: { $count }
enemy-token = { $token ->
        [ko] śpiący Strażnik
        [dead] martwy Strażnik
       *[other] { $token } { NAME($owner, case: "gen") }
    }
enemy-target = na { $space }
enemy-damage = Obrażenia: { $damage }
enemy-done = skończył

## The boss and its deck

rail-title = { $figure }, Boss
rail-off-map = nie widać
rail-spaces = { $first }–{ $last }
rail-find = Pokaż na mapie: { $figure }, { $place }
rail-health = Zdrowie
rail-health-left = { $left }/{ $of }
rail-defense = Obrona { $defense }
rail-dice = Atakuje: { $dice ->
        [0] bez kości
        [1] ■
        [2] ■■
        [3] ■■■
       *[other] { $dice }■
    }
rail-dashboard = Plansza
rail-track = Tor
rail-count = Tor: { $count }
rail-last = { $side ->
        [turn] Karta { $card }:
       *[reaction] Reakcja { $card }:
    }
rail-deck = Talia, od góry
rail-open = Teraz odkryte:
rail-next = Następna: { $card } (znana)
rail-next-unseen = { $count ->
        [one] Następna: jedyna karta, której nikt nie widział
        [few] Następna: jedna z { $count } nieznanych kart
        [many] Następna: jedna z { $count } nieznanych kart
       *[other] Następna: jedna z { $count } nieznanej karty
    }
rail-unseen = { $count ->
        [one] 1 nieznana karta
        [few] { $count } nieznane karty
        [many] { $count } nieznanych kart
       *[other] { $count } nieznanej karty
    }
rail-unseen-cards = W jakiejś kolejności:
play-in-hand = { $action }: zostało { $left }/{ $of }
play-aim-boss = Pokonajcie { NAME($figure, case: "acc") }
play-aim-friend = Ma przeżyć: { $figure }
play-aim-no-killing = Nie zabijajcie Strażników

## What a stage tells when one of its events happens

story-title = Wydarzenie { $letter }

## Sounds in words, for anybody who cannot or does not want to hear them

sound-turn = [twoja tura]
sound-dice = [kości]
sound-quiet = [nic nie słychać]
sound-noise = [hałas]
sound-attention = [Uwaga]
sound-alert = [alarm]
sound-hit = [trafienie]
sound-damage = [Obrażenia]
sound-ko = [pada]
sound-boss = [Boss zagrywa kartę]
sound-strike = [Boss trafia]
sound-track = [tor Bossa się przesuwa]
sound-unlock = [odblokowane]
sound-ping = [sygnał]
sound-clear = [Poziom Ukończony]
sound-fail = [Porażka]
sound-sneak = [ciche kroki]
sound-dash = [bieg]
sound-boots = [buty]
sound-chat = [wiadomość]
sound-drawer = [otwiera się szuflada]
sound-call = [ktoś dzwoni]
sound-dial = [klawisz]
sound-voice = [głos w radiu]
sound-rank = [gongi]
sound-die = [kość]
sound-order = [odkrycie karty]
sound-card = [karta]
sound-token = [żeton]
sound-focus = [cichy dzwonek]
sound-torch = [trzask latarki]
sound-camera = [Kamera się obraca]
sound-laser = [laser przecięty]
sound-knock = [pukanie]
sound-miss = [pudło]
sound-blast = [wybuch]
sound-missile = [leci rakieta]
sound-groan = [jęk]
sound-mind = [buczenie w głowie]
sound-vanish = [ktoś znika]
sound-fallen = [Boss pada]
sound-rex-step = [drży ziemia]
sound-rex-servo = [ciężkie siłowniki]
sound-charge = [coś się ładuje]
sound-treads = [gąsienice]
sound-rotor = [wirnik]
sound-door = [otwierają się drzwi]
sound-lift = [Winda]
sound-locked = [wciąż zablokowane]
sound-box = [karton]
sound-gear = [brzęk Ekwipunku]
sound-cloth = [tkanina]
sound-rope = [lina]
sound-drag = [coś się wlecze]
sound-throw = [rzut]
sound-clink = [metal na podłodze]
sound-shatter = [coś się tłucze]
sound-jam = [zakłócenia]
sound-gain = [dwa tony w górę]
sound-loss = [dwa tony w dół]
sound-slip = [ktoś się osuwa]
sound-climb = [ktoś się wspina]
sound-story = [niski dzwon]
sound-bed-water = [woda o nabrzeże]
sound-bed-wind = [wiatr]
sound-bed-hum = [buczą maszyny]
sound-bed-drip = [kapie woda]
sound-bed-fans = [wentylatory]
sound-bed-dawn = [ptaki o świcie]
sound-bed-fire = [huczy ogień]
sound-bed-clock = [tyka zegar]
sound-bed-grid = [cienkie buczenie]
sound-bed-carrier = [szum radia]
sound-score-quiet = [powolna muzyka]
sound-score-investigate = [muzyka nabiera napięcia]
sound-score-alert = [nagląca muzyka]

## Whether there is to be sound: asked once, beside the first game

sound-ask = Dźwięk?
sound-ask-all = Pełny
sound-ask-effects = Bez muzyki
sound-ask-none = Brak

## Log: what happened, and why

log-title = Dziennik
log-chat = Czat
log-rules = Zasady
log-codec = Kodek
log-tabs = Wróg, dziennik i czat
log-show-space = Pokaż { $space } na mapie
log-moves = Strażnik idzie { $way } i patrzy { NAME($facing, case: "to") }.
log-turn = Tura { NAME($hero, case: "gen") }
log-opening = Na początku
log-guard = Strażnik { $number } na { $space }: { $mode }
log-round = Runda { $round }
log-filters = Pokaż
log-filter-all = Wszystko
log-filter-alerts = Alarmy i Obrażenia
log-filter-dice = Kości
log-filter-mine = Moje
log-why = Dlaczego?
log-why-of = Dlaczego? { $what }
log-because = Ponieważ
log-open-rule = Otwórz zasadę
log-look = Pokaż tę chwilę: { $what }
log-nothing = Nic się jeszcze nie wydarzyło.
log-filtered = Nic takiego się jeszcze nie wydarzyło.
log-no-moment = Tej chwili nie da się teraz pokazać.
log-away = Pod twoją nieobecność
log-away-count = { $count ->
        [one] 1 zdarzenie
        [few] { $count } zdarzenia
        [many] { $count } zdarzeń
       *[other] { $count } zdarzenia
    }
log-watch = Obejrzyj
log-dismiss = Jasne
log-latest = Do najnowszego

## Chat

chat-say = Powiedz coś
chat-send = Wyślij
chat-quick = Gotowe zwroty
chat-quick-wait = Czekaj
chat-quick-distract = Jednego mogę odciągnąć
chat-quick-seen = Tu nas widzą!
chat-quick-go = Idź
chat-quick-help = Pomocy
chat-quick-end = Koniec tury?
chat-quick-good = Dobry pomysł
chat-quick-undo = Cofamy?
chat-quick-copied = (robi kopię tej gry: można nią grać naprzód, z tymi samymi kośćmi)
chat-empty = Nikt jeszcze nic nie powiedział. Podaj pole, na przykład { $space }, a każdy może je nacisnąć i znaleźć na mapie.
chat-unread = nowe: { $count }
chat-mute = Wycisz: { $name }
chat-unmute = Słuchaj znów: { $name }
chat-muted = Wyciszenie: { $name }.
chat-watcher = { $name } (ogląda)
chat-only-players = Widzowie mogą czytać czat, ale nie mogą w nim pisać.

## The rules: drawer and screen

rules-home = Start
rules-all = Wszystkie zasady
rules-search = Szukaj: słowo albo identyfikator, na przykład LOS-7
rules-found = { $count ->
        [one] 1 zasada
        [few] { $count } zasady
        [many] { $count } zasad
       *[other] { $count } zasady
    }
rules-none = Żadna zasada nie zawiera tych słów.
rules-unknown = Nie ma zasady { $id }.
rules-page = str. { $page }
rules-ruling = Nasze ustalenie
rules-related = W tym samym rozdziale
rules-examples = { $count ->
        [one] Przykład
        [few] Przykłady
        [many] Przykłady
       *[other] Przykłady
    }
rules-has-example = z przykładem
rules-open-table = Otwórz jako stół
rules-not-built = Jeszcze nie w grze.

## Looking things up: the drawer at the table, and the two pages

look-title = Zasady i Kodek
look-search = Numer z Kodeka, na przykład 05.07, zasada, na przykład LOS-7, albo słowo
    .short = 05.07, LOS-7, słowo
look-back = Wstecz
look-pin = Przypnij
look-pinned = Przypięte
look-shelves = Co wypisać
library-rules = Zasady
library-codec = Kodek

## The Codec

call-link = Wywołaj { $number } przez Kodek
call-search = Numer, na przykład 05.07, albo słowo
call-call = { $number ->
        [none] Wywołaj
       *[other] Wywołaj { $number }
    }
call-keypad = Klawiatura
call-erase = Skasuj ostatni klawisz
call-all = Wszystkie rozmowy
call-count = Rozmów na liście: { $count }, z tego wysłuchanych: { $heard }. Inne numery są ukryte gdzieś w grze.
call-enter = Enter wywołuje { $words }.
call-found = { $count ->
        [0] Nie ma na liście
        [one] 1 rozmowa; Enter odtwarza
        [few] { $count } rozmowy
        [many] { $count } rozmów
       *[other] { $count } rozmowy
    }
call-veiled = { $count ->
        [one] Jedna rozmowa dotyczy Poziomu, który jest jeszcze przed tobą.
        [few] { $count } rozmowy dotyczą Poziomów, które są jeszcze przed tobą.
        [many] { $count } rozmów dotyczy Poziomów, które są jeszcze przed tobą.
       *[other] { $count } rozmowy dotyczy Poziomów, które są jeszcze przed tobą.
    }
call-heard = wysłuchana
call-dialling = Łączenie z { $number } …
call-silent = Pod numerem { $number } nikt nie odpowiada.
call-unknown = W żadnej rozmowie nie ma „{ $words }”.
call-near = Może chodzi o
call-no-number = { $id } to nie numer z Kodeka. Wyglądają one tak: 05.07.
call-about = Należy do
call-stage = Odprawa
call-rules = Zasady
call-telling = Zapisywanie w „{ $campaign }” …
call-not-told = Nie udało się zapisać w „{ $campaign }”. { $problem } Wywołaj później jeszcze raz.
call-tells = Tajemnica: nie każdy ją słyszał.
call-unlocks-campaign = Tajemnica, zapisana w twojej kampanii „{ $campaign }”: od teraz w jej Karcie Pamięci: { $gear }.
call-unlocks-alone = Tajemnica, zapisana w tej przeglądarce: od teraz w Karcie Pamięci każdej pojedynczej gry, którą otworzysz: { $gear }.
interrogation-hold-out = Wytrzymać
interrogation-give-in = Ulec
    .text = Ocelot dowiaduje się, czego chciał. Tego nie da się cofnąć.
call-knows-now = Skorzystasz z tego przeciw { NAME($figure, case: "dat") }, gdy tylko będzie twoja tura.
call-knows-campaign = Tajemnica, zapisana w twojej kampanii „{ $campaign }”: od teraz znasz ją w każdej walce z { NAME($figure, case: "ins") }.
call-knows-alone = Tajemnica, zapisana w tej przeglądarce: od teraz znasz ją w każdej pojedynczej grze przeciw { NAME($figure, case: "dat") }.
call-dial = Skala głosów
call-voice = { $number }, { $title }
call-off-dial = Tego numeru nie ma na żadnej skali.
call-previous = Poprzedni głos
call-next = Następny głos
call-all-at-once = Wszystko naraz

## At the table: the bar with what is to be done

play-title = { $mine ->
        [due] ▶ Twoja tura:{ " " }
        [yes] ●{ " " }
       *[no] { "" }
    }{ $sentence } · noisecheck
play-round = Runda { $round } · { $phase ->
        [setup] przygotowanie
        [enemy] Strażnicy
        [boss] Boss
       *[player] Postacie
    }
play-level-quiet = Bez śladu
    .sign = ○
play-level-investigate = Dochodzenie
    .sign = ?
play-level-alert = Alarm
    .sign = !
play-bar-action = { $hero }: wybierz Akcję
play-bar-waiting = Czekamy na: { $names } — { $sentence }
play-bar-link-connecting = Łączenie …
play-bar-link-reconnecting = Brak połączenia. Kolejna próba …
play-bar-link-lost = Serwer nie odpowiada. Kolejna próba …
play-bar-link-fenced = Tego miejsca używa inna karta przeglądarki.
play-bar-link-gone = Tego stołu już nie ma.
play-bar-link-version = Jest nowa wersja. Odśwież stronę.
play-bar-link-seat = Ten stół nie zna już twojego miejsca.
play-bar-link-no-spectators = Ten stół nie przyjmuje widzów.
play-bar-bot = { $hero } ({ $bot }) myśli — { $sentence }
play-bar-held = Bot jest wstrzymany. { $sentence }
play-bar-recovering = Przywracanie stołu …
play-bar-theatre =
    { $who ->
        [boss] Działa { $figure }.
        [both] Działają { $figure } i Strażnicy.
       *[guards] Działają Strażnicy.
    }
play-bar-forecast =
    To prognoza, nic się nie dzieje: { $who ->
        [boss] działa { $figure }.
        [both] działają { $figure } i Strażnicy.
       *[guards] działają Strażnicy.
    }
play-bar-moment = To wcześniejsza chwila.
play-bar-won = Poziom Ukończony.
play-bar-lost = Porażka: { loss }.
play-bar-rewind = { $name } prosi o powrót: { $moment }. Zgoda?
play-bar-rewind-waiting = { $name } prosi o powrót: { $moment }. Czekamy na: { $names }
play-somebody = ktoś
play-answer = Odpowiedz
play-spectators = { $count ->
        [one] ogląda 1
        [few] ogląda { $count }
        [many] ogląda { $count }
       *[other] ogląda { $count }
    }
play-link-slow = Wolno: { $latency } ms
play-link-connecting = Łączenie
play-link-reconnecting = Ponowne łączenie
play-link-lost = Brak połączenia
play-link-fenced = W innej karcie
play-link-gone = Brak stołu
play-link-version = Nowa wersja
play-menu = Menu
play-menu-invite = Zaproś innych albo inne urządzenie
play-menu-bookmark = Nazwij tę chwilę
play-menu-hand-over = Oddaj Postać graczowi albo botowi
play-menu-export = Zapisz grę do pliku
    .saved = Zapisano w pobranych: { $file }
play-menu-bug = Zgłoś błąd: zapisz plik
    .saved = Zapisano w pobranych: { $file }. Dołącz go do zgłoszenia błędu w projekcie i napisz krótko, co poszło nie tak.
play-menu-failed = Plik nie dotarł. Spróbuj jeszcze raz.
play-menu-keys = Klawisze
play-menu-replay = Obejrzyj powtórkę
play-menu-box = Karta Pamięci kampanii
play-menu-rules = Zasady
play-menu-codec = Kodek
play-menu-settings = Ustawienia
play-menu-leave = Odejdź od stołu

## At the table: taking back

play-undo = Cofnij
play-undo-what = Cofnij: { $what }
play-undo-ask = Skończyła się tura albo odkryto kości lub karty: poproś o przewinięcie
play-undo-none = Nie ma nic, co można cofnąć za darmo.
play-undo-over = Gra się skończyła. „Graj od wcześniejszej chwili” w podsumowaniu otwiera tam nowy stół.
play-undo-others = Cofnąć może tylko ten, kto dał ostatnią odpowiedź. Możesz poprosić o przewinięcie.
play-undo-menu = Co cofnąć
play-undo-step = Ostatni krok
play-undo-action = Ostatnia Akcja
play-undo-turn = Do początku tury
play-redo = Ponów
play-redo-what = Ponów: { $what }
play-redo-none = Nie ma czego ponawiać.
play-rewind = Przewiń …
play-rewind-title = Przewinięcie
play-rewind-to = Wróć do
play-rewind-free = za darmo
play-rewind-none = Nie ma czego przewijać: wystarczy Cofnij.
play-rewind-dice = Kości i karty będą te same.
play-rewind-ask = Zapytaj innych
play-rewind-go = Wróć
play-rewind-asked = { $name } prosi o powrót: { $moment }.
play-rewind-agree = Zgoda
play-rewind-decline = Odmów
play-rewind-waits = Czekamy na: { $names }.
play-rewind-withdraw = Wycofaj prośbę
play-rewind-declined = { $name } odmawia: nic się nie cofa.
play-rewound = Stół przewinięto.
play-undone = { $name } coś cofa.
play-rewinds-any = Przy tym stole przewinięć się nie liczy.
play-rewinds-left = { $count ->
        [0] Nie zostało żadne przewinięcie.
        [one] Zostało 1 przewinięcie.
        [few] Zostały { $count } przewinięcia.
        [many] Zostało { $count } przewinięć.
       *[other] Zostało { $count } przewinięcia.
    }
play-mark-step = ostatni krok w rundzie { $round }
play-mark-action = ostatnia Akcja { NAME($hero, case: "gen") } w rundzie { $round }
play-mark-turn = { $hero ->
        [nobody] wybór następnej Postaci w rundzie { $round }
       *[other] początek tury { NAME($hero, case: "gen") } w rundzie { $round }
    }
play-mark-phase = Faza Wroga rundy { $round }
play-mark-round = początek rundy { $round }
play-mark-start = sam początek
play-back-title = Wrócić: { $moment }?
play-back-lost = To zostaje cofnięte:
play-back-take = Cofnij

## At the table: squad

play-squad = Drużyna
play-right = Wróg, dziennik i czat
play-fold = Zwiń panel
play-unfold = Rozwiń panel
play-aims = Cele
play-aim-done = zrobione:
play-aim-event = Dotrzyj do { $letter } ({ $space })
play-aim-objectives = { $hostages ->
        [yes] Uwolnieni zakładnicy
       *[no] Zebrane Cele
    }: { $taken } z { $needed }
play-aim-spread = { $each } w { $zones ->
        [one] jednej Strefie
        [few] każdej z { $zones } Stref
        [many] każdej z { $zones } Stref
       *[other] każdej z { $zones } Stref
    }: { $counts }
play-aim-zone = { $zone } { $taken }/{ $each }
play-aim-exit = { $alone ->
        [yes] { $who ->
            [one] Jedna Postać
           *[all] Wszystkie Postacie
        }
       *[no] Potem { $who ->
            [one] jedna Postać
           *[all] wszystkie Postacie
        }
    } do wyjścia ({ $spaces })
play-aim-own-exit = { $alone ->
        [yes] { $who ->
            [one] Jedna Postać
           *[all] Każda Postać
        }
       *[no] Potem { $who ->
            [one] jedna Postać
           *[all] każda Postać
        }
    } do swojego wyjścia: { $spaces }
play-own-exit = { $hero } { $space }
play-hostages = { $count ->
        [one] Idzie zakładnik: 1 dodatkowa kość hałasu
        [few] Idzie { $count } zakładników: dodatkowe kości hałasu: { $count }
        [many] Idzie { $count } zakładników: dodatkowe kości hałasu: { $count }
       *[other] Idzie { $count } zakładnika: dodatkowe kości hałasu: { $count }
    }
play-state-acting = w akcji
play-state-fallen = poza walką
play-state-acted = po turze
play-state-ready = czeka
play-health = Zdrowie { $left }/{ $of }
play-defence = Obr. { $defence }
play-actions-left = zostało Akcji: { $left } z { $of }
play-focus-left = gotowe żetony Skupienia: { $left } z { $of }
play-noise = { $count ->
        [one] 1 kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    } · { $chance }
play-noise-so-far = dotąd { $count ->
        [one] 1 kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    } · { $chance }
play-noise-unheard = { $count ->
        [one] 1 kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    } · nikogo w pobliżu
play-attention = { $side ->
        [alert] ! Alarm
       *[other] ? Dochodzenie
    } na { $space }
play-disguised = w Przebraniu
play-boxed = w pudle
play-carries = { $gear }{ $printed ->
        [0] { "" }
       *[other] { " " }{ $tokens }/{ $printed }
    }
play-you = ty
play-nobody = niczyja Postać
play-away = nie ma, { $seconds } s
play-away-long = nie ma
play-stands-in = za: { $name }
play-take-over = Przejmij { NAME($hero, case: "acc") }
play-bot = { $bot } (bot)
play-bot-for = Niech bot gra za { NAME($hero, case: "acc") } …
play-bot-give = Niech gra za { NAME($hero, case: "acc") }
play-idle = nie odpowiada
play-nudged = Stół czeka na ciebie.
play-take = Graj { NAME($hero, case: "ins") }
play-act-now = Teraz: { $hero }

## At the table: dock

play-dock = Akcje, Ekwipunek i Skupienie
play-decision = Twoja odpowiedź
play-back-to = Wróć do: { $hero }
play-pointing = Wybierz pole, które chcesz wszystkim pokazać.
play-look-at = Obejrzyj: { $hero }
play-end = Koniec tury
play-cost = { $cost ->
        [0] za darmo
        [one] 1 Akcja
        [few] { $cost } Akcje
        [many] { $cost } Akcji
       *[other] { $cost } Akcji
    }
play-noisy = hałas
play-loud = HAŁAŚLIWA
play-abilities = Zdolności
play-gear = Ekwipunek
play-gear-none = Puste ręce.
play-tokens = { $tokens }/{ $printed }
play-focus = Skupienie
play-ready = gotowy
play-spent = { $cost ->
        [one] odświeżenie: 1 Akcja
        [few] odświeżenie: { $cost } Akcje
        [many] odświeżenie: { $cost } Akcji
       *[other] odświeżenie: { $cost } Akcji
    }
play-lent = { $token } { NAME($owner, case: "gen") }
play-systems = Karty Systemu
play-systems-deck = w talii: { $count }
play-systems-none = Jeszcze żadnej: zhakuj Terminal, potem szukaj.
play-system-ready = pełna
play-trace = Karta Terminalu: { $side } na polu { $space } z { $of }
play-slots = Gniazda
play-resolve = Rozpatrz na { $level }
play-recall = Zabierz kość { $slot }
play-reason-out-of-plan = { $hero } nie może tam dotrzeć ani działać w następnej turze.
play-reason-not-acting = To nie jest tura { NAME($hero, case: "gen") }.
play-reason-not-yours = { $hero ->
        [all] Decyduje o tym kto inny.
       *[other] Za { NAME($hero, case: "acc") } decyduje teraz kto inny.
    }
play-prefers = { $name } wybiera to
play-again = Naciśnij znów, by potwierdzić

play-end-heard = hałas { $chance }
play-end-title = Skończyć turę { NAME($hero, case: "gen") }?
play-end-not = Jeszcze nie
play-end-noise = Sprawdzenie Hałasu: { $count ->
        [one] 1 biała kość
        [few] { $count } białe kości
        [many] { $count } białych kości
       *[other] { $count } białej kości
    }, szansa usłyszenia { $chance }.
play-end-no-noise = Żaden Strażnik nie jest dość blisko, by słyszeć: bez Sprawdzenia Hałasu.
play-end-unspent = { $left ->
        [one] Została 1 niewydana Akcja
        [few] Zostały { $left } niewydane Akcje
        [many] Zostało { $left } niewydanych Akcji
       *[other] Zostało { $left } niewydanej Akcji
    }.
play-end-hurt-guard = Zraniony przez ciebie Strażnik wciąż stoi: to wywołuje alarm.
play-end-loss = Tracisz kości, karty lub osłonę.
play-end-seen = Zostajesz w polu widzenia.
play-end-death = Postać może zginąć.
play-end-loud = To głośne.
play-end-leapfrog = Przeskakujesz nad Strażnikiem.
play-end-last = Zużywa ostatni żeton karty.

## At the table: dice

play-tray = Ostatni rzut
play-tray-roll = { $hero }: { $purpose }
play-die = { $colour ->
        [white] biała
       *[black] czarna
    } kość: { $face ->
        [attention] Uwaga
       *[other] { $face }
    }{ $hit ->
        [yes] , trafienie
       *[no] { "" }
    }
play-die-colour = { $colour ->
        [white] biała
       *[black] czarna
    }
play-dice-rolled = Kości
play-die-pick = Kość { $number }, { $colour ->
        [white] biała
       *[black] czarna
    }: { $face ->
        [attention] Uwaga
       *[other] { $face }
    }
play-roll = { $hero }: { $purpose }
play-roll-needs = potrzeba { $threshold }+
play-roll-coming = Zaraz rzut: { $white ->
        [0] { "" }
        [one] 1 biała kość
        [few] { $white } białe kości
        [many] { $white } białych kości
       *[other] { $white } białej kości
    }{ $black ->
        [0] { "" }
       *[other] { $white ->
            [0] { "" }
           *[other] , { "" }
        }{ $black ->
            [one] 1 czarna kość
            [few] { $black } czarne kości
            [many] { $black } czarnych kości
           *[other] { $black } czarnej kości
        }
    }
play-roll-hits = na razie: { $hits ->
        [0] brak trafień
        [one] 1 trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }
play-roll-heard = przyciąga Uwagę
play-roll-quiet = cicho
play-roll-deadly = { $hero } zginie!
play-accept = Przyjmij
play-roll-now = Rzuć
play-thrown-quiet = Nikt nie słyszy { NAME($hero, case: "gen") }.
play-thrown-heard = Słychać { NAME($hero, case: "acc") }!
play-thrown-hits = { $hits ->
        [0] Brak trafień.
        [one] 1 trafienie!
        [few] { $hits } trafienia!
        [many] { $hits } trafień!
       *[other] { $hits } trafienia!
    }
play-for-roll-minus-white-or-move = −1□
play-which-die = która kość?
play-change = { $before }→{ $after }
play-die-to = → { $face }
play-die-to-hits = → { $face } · { $hits ->
        [0] brak trafień
        [one] 1 trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }
play-die-again = rzuć ponownie
play-reroll = { $count ->
        [one] Rzuć tą kością ponownie
        [few] Rzuć ponownie { $count } kośćmi
        [many] Rzuć ponownie { $count } kośćmi
       *[other] Rzuć ponownie { $count } kośćmi
    }
play-hint-reroll = Zaznacz kości, którymi chcesz rzucić ponownie.
play-lock = Poziom { $level } wymaga
play-lock-missing = brakuje: { $needs }
play-lock-open = otwiera się
play-lock-panel = Zamek { $lock }
play-lock-warning = Kości przepadają, jeśli odejdziesz lub skończysz turę.
play-odds-dice = { $white ->
        [0] { "" }
       *[other] { $white }□
    }{ $black ->
        [0] { "" }
       *[other] { " " }{ $black }■
    }
play-odds-hits = { $count ->
        [0] brak trafień
        [one] 1 trafienie
        [few] { $count } trafienia
        [many] { $count } trafień
       *[other] { $count } trafienia
    } { $chance }
play-odds-hit-focus = ze Skupieniem co najmniej 1 trafienie { $chance }
play-odds-focus = { $chance }, ze Skupieniem { $focused }
play-chance-opened = otwarcie { $chance }
play-chance-hacked = zhakowanie { $chance }
play-chance-knocked-out = ogłuszenie { $chance }
play-chance-killed-guard = Strażnik ginie { $chance }
play-chance-hurt = { $hero }: Obrażenia { $chance }
play-chance-killed = { $hero }: śmierć { $chance }
play-chance-attention = Uwaga { $chance }

## At the table: questions

play-hint-list = Wybierz jedno.
play-hint-map = Wybierz na mapie albo tutaj.
play-hint-turn = { $count ->
        [one] W tej rundzie jedna Postać jest jeszcze przed turą.
        [few] W tej rundzie { $count } Postacie są jeszcze przed turą.
        [many] W tej rundzie { $count } Postaci jest jeszcze przed turą.
       *[other] W tej rundzie { $count } Postaci jest jeszcze przed turą.
    }
play-hint-hacker = Więcej kości to lepsze szanse, ale każda biała może pokazać !.
play-hint-face = Wskaż kierunek, żeby zobaczyć, co widziałby Strażnik.
play-hint-routes = Wszystkie są równie krótkie. Litery są na mapie.
play-offer-offer = Jeszcze jedno Obrażenie tego samego rodzaju, raz na rundę.
play-offer-get-clear = Atak spada zamiast tego na Gray Foxa, raz na rundę.
play-offer-hold-open = Przez 2 tury REXa jego kokpit jest otwarty dla wszystkich, z namierzeniem czy bez. Gray Fox otrzymuje 2 Obrażenia. Pytamy tylko raz.
play-note-sees = widzi { NAME($hero, case: "acc") }
play-note-stops = staje na { $space } i patrzy { NAME($facing, case: "to") }
play-note-unknown = co dalej, nie wiadomo
play-route = przez { $spaces }
play-cone = { $colour ->
        [orange] Pomarańczowy stożek
       *[green] Zielony stożek
    }
play-cones-set = Ustaw Kamerę
play-fly-stop = Ląduj tutaj
play-fly-end = na { $space }
play-return-place = { $place ->
        [top] Na wierzch
       *[bottom] Na spód
    }
play-slot = Na gniazdo { $slot } ({ $need })
play-die-fits-none = Nie pasuje nigdzie
play-place-all = Rozłóż kości za mnie
play-box = Karta Pamięci
play-box-count = { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
play-box-empty = W Karcie Pamięci nic już nie ma.
play-carried = Co niesie { $hero }
play-carries-nothing = Jeszcze nic.
play-slots-free = { $count ->
        [0] brak wolnych miejsc
        [one] 1 wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
play-one-to-a-fight = Do walki każda Postać zabiera jedną kartę z Karty Pamięci.
play-printed = mieści: { $tokens }
play-only-for = tylko { $heroes }
play-no-slot = nie zajmuje miejsca
play-last-used = Jak ostatnio
play-recommended = Polecane
play-recommended-are = { $count ->
        [0] Bot Solidny nie dałby { NAME($hero, case: "dat") } nic.
       *[other] Bot Solidny dałby { NAME($hero, case: "dat") }: { $cards }.
    }
play-recommended-back = Z powrotem do Karty Pamięci: { $cards }.
play-loadout-done = Gotowe
play-loadout-look = Wskaż kartę albo przytrzymaj na niej palec, żeby przeczytać, co robi.

## At the table: options in words

play-option-sneak = Skradaj się na { $space }
play-option-dash = Biegnij na { $space }
play-option-walk = Idź na { $space }
play-option-step = Dalej na { $space }
play-option-drop = Połóż na { $space }
play-option-spawn = Wchodzi na { $space }
play-option-on = { $verb }: { $space }
play-option-stop = Stań tutaj
play-option-pass = Zostaw, jak jest
play-option-yes = Tak
play-option-no = Nie
play-option-done = Gotowe
play-option-end = Skończ turę
play-option-disconnect = Rozłącz się
play-option-hold = Utrzymaj połączenie
play-option-drag = Przenieś ciało z { $space }
play-option-drag-space-body = Przenieś martwego Strażnika z { $space }
play-option-drag-space-body-stars = Przenieś śpiącego Strażnika ({ $stars }★) z { $space }
play-option-drag-space-body-stars-tied = { play-option-drag-space-body-stars }
play-option-interact-door = Otwórz drzwi { $door }
play-option-interact-space-to = Pojedź Windą do { $to }
play-option-interact-space = Interakcja na { $space }
play-option-reroll = Rzuć ponownie: { $dice }
play-option-refresh = Odśwież { $token }
play-option-access = { $count ->
        [one] Dostęp 1 kością
        [few] Dostęp { $count } kośćmi
        [many] Dostęp { $count } kośćmi
       *[other] Dostęp { $count } kośćmi
    }
play-option-launch = { $missiles ->
        [one] Odpal 1 rakietę
        [two] Odpal 2 rakiety
       *[three] Odpal 3 rakiety
    }
play-option-hacker = { $count ->
        [0] Żadnej białej kości
        [one] 1 biała kość
        [few] { $count } białe kości
        [many] { $count } białych kości
       *[other] { $count } białej kości
    }
play-option-recall = Zabierz kość z karty { $card }, gniazdo { $slot }
play-option-resolve = Rozpatrz { $card } na poziomie { $level }
play-option-return = { $card } na { $place ->
        [top] wierzch
       *[bottom] spód
    } talii
play-option-use = Użyj: { $gear }
play-option-use-gear-space = { $gear }: { $space }
play-option-use-gear-space-body-stars = { $gear }: { $space } { $body } { $stars }
play-option-use-gear-door = { $gear }: { $door }
play-option-use-gear-dice = { $gear }: na { $dice }
play-option-use-gear-dice-turned = { $gear }: na { $dice } { play-option-turned }
play-option-use-gear-how = { $how ->
        [charge] { $gear } za Ładunek
       *[detonate] Zdetonuj: { $gear }
    }
play-option-use-gear-space-count = { $gear }: { $space }, { $count ->
        [one] 1 Ładunek
        [few] { $count } Ładunki
        [many] { $count } Ładunków
       *[other] { $count } Ładunku
    }
play-option-use-gear-deck = { $gear }: spójrz na następną kartę { $deck ->
        [order] Rozkazu
       *[reaction] Reakcji
    }
play-option-use-gear-facing = { $gear }: { NAME($facing, case: "to") }
play-option-turned = { $turned ->
        [up] w górę
       *[down] w dół
    }
play-option-focus = Skupienie { $token }
play-option-focus-token-space = { play-option-focus } · na { $space }
play-option-focus-token-dice = { play-option-focus } · na { $dice }
play-option-focus-token-dice-turned = { play-option-focus-token-dice } { play-option-turned }
play-option-focus-owner-token = Skupienie { $token } { NAME($owner, case: "gen") }
play-option-focus-owner-token-space = { play-option-focus-owner-token } · na { $space }
play-option-focus-owner-token-dice = { play-option-focus-owner-token } · na { $dice }
play-option-focus-owner-token-dice-turned = { play-option-focus-owner-token-dice } { play-option-turned }
play-option-i-work-alone-dice-turned = { $verb } na { $dice } { play-option-turned }
play-option-face = Patrz { NAME($facing, case: "to") }
play-option-face-orange-green = Pomarańczowy { NAME($orange, case: "to") }, zielony { NAME($green, case: "to") }
play-option-path = Przez { $spaces }
play-option-target-space = { $space }
play-option-target-hero = { $hero }
play-option-target-door = { $door }
play-option-target-choice = { $choice }
play-option-target-facing = { NAME($facing, case: "to") }
play-option-target-hero-space = { $hero } na { $space }
play-option-target-hero-token = Skupienie { $token } { NAME($hero, case: "gen") }
play-option-turn = { $hero }
play-option-decide = { $choice }
play-option-charge = { $gear }
play-option-ability = { $ability }
play-option-system = { $card }
play-option-equip-hero-gear = Weź: { $gear }
play-option-put-back-hero-gear = Odłóż: { $gear }
play-option-put-dice-card-slot = Połóż { $dice } na karcie { $card }, gniazdo { $slot }
play-option-fly = Leć { NAME($facing, case: "to") }, { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    }

## At the table: inspector

play-inspector = Co wskazujesz
play-inspect-hint = Wybierz pole, Akcję albo kartę i zobacz tu, co by się stało.
play-inspect-asked = Wybierz poniżej. Albo wskaż pole lub figurkę, żeby wiedzieć o nich więcej.
play-inspect-reach = Czerwony róg: niebezpieczeństwo jest tam prawdopodobne. Bursztynowy: możliwe. Kropka: żadne. Ciągła linia to zasięg 1 Akcji, kreskowana 2, kropkowane 3 i 4.
play-inspect-watch = Wskaż pole lub figurkę, żeby wiedzieć o nich więcej.
play-inspect-nothing = Teraz nie ma tu nic do zrobienia. Naciśnij, a dowiesz się dlaczego.
play-inspect-guard = Naciśnij, żeby zobaczyć, co widzi i dokąd pójdzie.
play-inspect-seen = na { $space } widzi cię { $by }
play-way-noise = hałaśliwe: { $count }
play-way-quiet = cicho
play-way-stops = staje na { $space }: coś się odkrywa
play-way-others = { $count ->
        [one] inna droga: [ ] albo prawy przycisk
        [few] { $count } inne drogi: [ ] albo prawy przycisk
        [many] { $count } innych dróg: [ ] albo prawy przycisk
       *[other] { $count } innej drogi: [ ] albo prawy przycisk
    }
play-inspect-unseen = Po drodze nikt cię nie widzi.
play-inspect-safe = Bez ryzyka.
play-inspect-next-watcher = X: następny patrzący. Esc: wstecz.
play-watcher = { $kind ->
        [guard] Strażnik na { $space }
        [camera] Kamera na { $space }
        [laser] laser na { $space }
        [boss] { $figure }
       *[trap] Pułapka na { $space }
    }
play-guard-in = Strażnik { $number } na { $space }
play-risk-seen = Ktoś cię widzi: !
play-risk-seen-where = Alarm, { $seen }: !
play-risk-loud = Głośno: ! pod Postać
play-risk-leapfrog = Przeskok nad wrogiem: ! i atak
play-risk-death = Postać może zginąć
play-risk-loss = Przepadają kości, karty lub osłona
play-risk-unspent = Zostają niewydane Akcje
play-risk-hurt-guard = Zraniony przez ciebie Strażnik wciąż stoi
play-risk-last = Ostatni żeton karty
play-armed = { $what }: wybierz podświetlone pole.
play-armed-off = { $what }: wybierz cel poniżej.
play-confirm = Potwierdź
play-cancel = Anuluj
play-sending = Wysyłanie …
plan-hint = Czekając, planuj: wybierz, dokąd ma pójść twoja Postać, a potem, co ma tam zrobić. Zobaczą to wszyscy.
plan-option = { $how ->
        [after] Plan: { $plan }. Potem
        [instead] Plan: { $plan }. Zamiast tego
       *[first] Plan dla { NAME($hero, case: "gen") }
    }: { $what }?
plan-yours = Plan dla { NAME($hero, case: "gen") }:
plan-do = Wykonaj
plan-clear = Usuń plan
plan-gone = Plan dla { NAME($hero, case: "gen") } nie jest już możliwy.
plan-said = { $name } planuje dla { NAME($hero, case: "gen") }: { $what }.
ping-said = { $name } wskazuje { $cell }.
play-gone = To już niemożliwe: ktoś był szybszy. Wybierz jeszcze raz.
play-sight-sees = { $watcher } widzi { $space }: nic nie zasłania prostokąta od { $from } do { $to }.
play-sight-turned = { $watcher } nie widzi { $space }: patrzy w inną stronę.
play-sight-blocked = { $watcher } nie widzi { $space }: zasłania { $blockers }.
play-blocker = { $kind ->
        [wall] ściana { $space }
        [door] zablokowane drzwi { $space }
        [obstacle] przeszkoda na { $space }
       *[hole] luka na { $space }
    }
play-blockers-more = jeszcze { $count }

## At the table: dialogs

play-keys-title = Klawisze
play-keys-single-off = Klawisze, które piszą literę lub znak, są wyłączone.
play-keys-arrows = Strzałki
play-keys-cursor = ruch po mapie
play-keys-numbers = Akcje na pulpicie
play-keys-change = Zmień klawisze
play-typed-title = Wpisz polecenie
play-typed-hint = Na przykład: sneak d5, dash d5 d6, end, undo, redo, who f6, los 2 f6, codec 05.07, summary
play-typed-do = Wykonaj
play-typed-unknown = To nie polecenie ani żadna z obecnych opcji.
play-typed-again = Naciśnij Enter jeszcze raz, żeby potwierdzić.
play-typed-who = Które pole? Na przykład: who f6
play-typed-los = Kto patrzy i na które pole? Na przykład: los 2 f6
play-who = Pole { $space } widzi: { $by }.
play-who-none = Nikt nie widzi { $space }.
play-summary = { $hero } na { $space }, Zdrowie { $health }, { $left ->
        [one] została 1 Akcja
        [few] zostały { $left } Akcje
        [many] zostało { $left } Akcji
       *[other] zostało { $left } Akcji
    }.
play-summary-guards = { $count ->
        [0] W Strefie nie ma Strażników.
        [one] W Strefie jest 1 Strażnik:
        [few] W Strefie jest { $count } Strażników:
        [many] W Strefie jest { $count } Strażników:
       *[other] W Strefie jest { $count } Strażnika:
    }
play-summary-guard = Strażnik { $number }: { $away }, patrzy { NAME($facing, case: "to") }, { $mode ->
        [alert] w alarmie
        [investigate] prowadzi Dochodzenie
       *[patrol] na patrolu
    }
play-summary-boss = { $figure }: { $away }{ $facing ->
        [none] { "" }
       *[other] , patrzy { NAME($facing, case: "to") }
    }, Zdrowie { $left } z { $health }.
play-summary-way = { $count } { NAME($facing, case: "to") }
play-bookmark-title = Nazwij tę chwilę
play-bookmark-why = Gra zapisuje się sama. Nazwa pomaga znaleźć tę chwilę.
play-bookmark = { $name } (runda { $round })
play-bookmark-name = Nazwa
play-bookmark-keep = Zachowaj
play-invite-title = Zaproś innych albo inne urządzenie
play-hand-over-title = Oddaj
play-hand-over-alone = Przy stole nie ma nikogo innego, ale za ciebie może grać bot. Postać odbierzesz na jej karcie, kiedy chcesz.
play-hand-over-to = dla: { $name }
play-lead = Prowadzenie
play-muted = Bez dźwięku
play-unmuted = Z dźwiękiem
play-tabs = Co pokazuje arkusz
play-tab-actions = Akcje
play-tab-gear = Sprzęt
play-tab-squad = Drużyna
play-tab-enemy = { $boss ->
        [yes] Boss
       *[no] Strażnicy
    }
play-tab-log = Dziennik
play-tab-tip = Czeka tu wskazówka

## Keys

key-board-menu = co można zrobić na polu; w Fazie Wroga: pomiń
key-board-interactables = pokaż wszystko, z czym można wejść w Interakcję
key-board-next-guard = następny Strażnik
key-board-previous-guard = poprzedni Strażnik
key-board-path = ścieżki Strażników
key-board-why = kto widzi to pole i dlaczego
key-board-ping = wskaż to pole
key-board-zoom-in = powiększ
key-board-zoom-out = pomniejsz
key-board-fit = cała mapa
key-board-follow = podążaj za aktywną figurką
key-board-pan-up = przesuń mapę w górę
key-board-pan-right = przesuń mapę w prawo
key-board-pan-down = przesuń mapę w dół
key-board-pan-left = przesuń mapę w lewo
key-layer-sight = wzrok: nie, razem, osobno
key-layer-forecast = prognoza: ryzyko na każdym polu w zasięgu
key-layer-noise = hałas
key-layer-order = kolejność Strażników
key-table-confirm = potwierdź albo zrób to, co oczywiste
key-table-back = jeden poziom wstecz
key-table-plan = wykonaj swój plan
key-table-end = skończ turę
key-table-hint = podpowiedź
key-table-hold = wstrzymaj bota albo puść go dalej
key-table-next-hero = następna Postać
key-table-previous-hero = poprzednia Postać
key-table-next-option = następna droga, następna opcja
key-table-previous-option = poprzednia droga, poprzednia opcja
key-table-undo = cofnij
key-table-redo = ponów
key-table-undo-menu = co cofnąć
key-table-next-region = następna część stołu
key-table-previous-region = poprzednia część stołu
key-table-fold = zwiń panel obok mapy albo go rozwiń
key-table-codec = spytaj Kodek o to, co w ręce lub pod kursorem
key-table-typed = wpisz polecenie
key-table-chat = czat
key-table-mute = dźwięk włącz lub wyłącz
key-table-keys = ta lista
key-theatre-step = krok naprzód w Fazie Wroga
key-theatre-back = krok wstecz
key-theatre-replay = ostatnia Faza Wroga jeszcze raz

## What the server refuses

refusal-malformed = Serwer tego nie rozumie.
refusal-too-large = To za długie.
refusal-too-fast = Za wiele próśb naraz: poczekaj chwilę.
refusal-too-many-pings = Na razie dość wskazywania. Poczekaj kilka sekund.
refusal-hello-first = Połączenie nie było gotowe. Spróbuj jeszcze raz.
refusal-protocol = Jest nowa wersja. Odśwież stronę.
refusal-unknown-token = Ten stół nie zna już twojego miejsca.
refusal-spectators-only-watch = Widzowie nie mogą działać.
refusal-no-spectators = Ten stół nie przyjmuje widzów.
refusal-not-started = Gra się nie zaczęła.
refusal-already-started = Gra już się zaczęła.
refusal-stale = Ktoś był szybszy. Popatrz jeszcze raz i wybierz.
refusal-not-your-decision = O tym decyduje kto inny.
refusal-not-an-option = To teraz niemożliwe.
refusal-cannot-plan = Nie ma teraz następnej tury do zaplanowania.
refusal-game-over = Gra się skończyła.
refusal-nothing-to-undo = Nie ma czego cofać.
refusal-needs-consent = Inni muszą się na to zgodzić.
refusal-no-rewinds-left = Przy tym stole nie zostało żadne przewinięcie.
refusal-rewind-pending = Jest prośba o przewinięcie: najpierw na nią odpowiedz.
refusal-no-rewind-pending = Nikt już nie prosi o przewinięcie.
refusal-nothing-to-redo = Nie ma czego ponawiać.
refusal-no-such-hero = Przy tym stole nie ma takiej Postaci.
refusal-hero-taken = Tą Postacią gra kto inny.
refusal-not-your-hero = Ta Postać nie jest twoja.
refusal-no-such-player = Nie ma takiego gracza.
refusal-not-the-lead = Może to zrobić tylko prowadzący.
refusal-no-such-space = Nie ma takiego pola.
refusal-not-ready = Nie wszyscy są gotowi.
refusal-too-many-bookmarks = Nazwanych chwil jest już { $most } i na więcej nie ma miejsca.
refusal-too-long = Zapis tego stołu jest pełny. Zapisz grę do pliku i graj dalej przy nowym stole.
refusal-assist-too-low = Przy tym stole gra się bez takiej pomocy.
refusal-bot-decides = Zaraz decyduje o tym bot: najpierw go wstrzymaj.
refusal-no-bot-decides = Żaden bot o niczym teraz nie decyduje.
refusal-superseded = Zastąpiła to nowsza prośba.
refusal-recovering = Stół jest przywracany. Chwileczkę.

## Any position: paste a scene

scene-title = Dowolna pozycja
scene-what = Pozycja jako tekst, do zagadek, nauki i zgłaszania błędów. Rysuje się podczas pisania. Jak to działa, pokazują przykłady; szczegóły są w pliku docs/notation.md projektu.
scene-text = Scena
scene-examples = Wczytaj przykład
scene-preview = Jak to wygląda
scene-good = To jest pozycja.
scene-to-line = Do wiersza { $line }

## Replay

replay-head = Powtórka
replay-title = Powtórka: { $stage }
replay-opening = Przed pierwszym zdarzeniem.
replay-now = Runda { $round }: { $what }
replay-round-short = R{ $round }
replay-scrubber = Chwila gry
replay-last-turn = Do poprzedniej tury
replay-next-turn = Do następnej tury
replay-jump = Następne
replay-jump-alert = Alarm
replay-jump-dice = Kości
replay-jump-death = Upadek
replay-no-more = Więcej takich nie ma.
replay-copy = Skopiuj link do tej chwili
replay-copied = Link skopiowany.
replay-branch = Graj stąd
animation-open = Animacja
animation-title = Zapisz jako animację
animation-about = GIF z klatką na każdy krok, który warto zobaczyć. Działa wszędzie.
animation-part = Co pokazuje
animation-part-game = Całą grę
animation-part-phase = Ostatnią Fazę Wroga
animation-part-turn = Ostatnią turę
animation-make = Narysuj i zapisz
animation-waits = Czeka na swoją kolej…
animation-under-way = Rysowanie: { PERCENT($share) }
animation-done = Jest w pobranych.

## Home

home-title = noisecheck
home-line = Przemknij obok Strażników albo każ im patrzeć gdzie indziej. Planszowa gra skradankowa dla grupy od jednej do czterech osób.
home-start-training = Zacznij trening
    .text = Poziom 1 kampanii, z dziesięcioma krótkimi lekcjami. Bez instrukcji i bez konta.
home-resume-training = Wróć do treningu
home-continue = Kontynuuj
home-round = { $awaited ->
        [nobody] runda { $round }
       *[other] runda { $round }, czeka na: { $awaited }
    }
home-you = ty
home-not-started = W poczekalni, jeszcze przed początkiem
home-new-mission = Nowa misja
home-missions = Misje
home-rules = Zasady
home-scene = Otwórz pozycję
home-settings = Ustawienia
home-credits = Twórcy
home-import = Wczytaj grę
home-other = Więcej
home-unofficial = Nieoficjalne dzieło fanów, niezwiązane z twórcami gry planszowej.
home-nickname = Twoje imię
home-nameless = Gracz
home-join = Dołącz przez link lub kod
    .example = abcd efgh 2345
    .go = Dołącz
    .fault = To ani link do stołu, ani kod z dwunastu liter i cyfr.
home-scene-table = Pozycja
home-tables = Moje stoły
home-table-gone = Już go nie ma na tym serwerze.
home-table-offline = Serwer nie odpowiada.
home-table-over = { $won ->
        [yes] Ukończony w rundzie { $round }
       *[no] Porażka w rundzie { $round }
    } · { $heroes }
home-table-round = Runda { $round } · { $heroes }{ $awaited ->
        [nobody] { "" }
       *[other] { " " }· czeka na: { $awaited }
    }
home-table-kind-training = { $title } · trening
home-table-kind-branch = { $title } · od wcześniejszej chwili
home-table-kind-import = { $title } · z pliku
home-table-since = otwarty { $opened }
home-table-continue = Wróć: { $title }
home-table-result = Wynik: { $title }
home-table-replay = Powtórka: { $title }
home-table-export = Zapisz do pliku: { $title }
home-table-rename = Zmień nazwę: { $title }
home-table-label = Nowa nazwa
home-table-keep = Zachowaj
home-table-forget = Zapomnij: { $title }
    .text = Ta przeglądarka zapomina swoje miejsce. Sam stół zostaje, dla każdego, kto ma link.
    .yes = Zapomnij miejsce

## When a request fails

problem-malformed = Serwer tego nie rozumie.
problem-too-large = To za duże.
problem-too-fast = Za wiele próśb w krótkim czasie. Poczekaj chwilę.
problem-wrong-origin = Serwer nie przyjmuje próśb z adresu tej strony.
problem-no-such-table = Nie ma takiego stołu albo już zniknął.
problem-no-such-page = Nie ma takiej strony.
problem-bad-stage = Tego Poziomu nie da się tak rozegrać.
problem-bad-scene = Tej pozycji nie da się ustawić.
problem-bad-save = Ten plik nie jest zapisaną grą.
problem-bad-statistics = W tym pliku nie ma statystyk.
problem-seat-needed = To tylko dla graczy przy stole.
problem-table-full = Wszystkie miejsca przy tym stole są zajęte.
problem-still-running = To możliwe dopiero po końcu gry.
problem-no-such-campaign = Nie ma takiej kampanii albo ją usunięto.
problem-campaign-key-needed = Tę kampanię prowadzi inna przeglądarka. Zapisz ją tam do pliku, żeby ją tu przenieść.
problem-bad-campaign = Tej kampanii nie da się wczytać.
problem-game-open = W tej kampanii trwa gra. Dokończ ją albo porzuć, zanim zacznie się następna.
problem-no-game-open = W tej kampanii nie trwa żadna gra.
problem-not-asked = W tej kampanii nikt nie jest teraz przesłuchiwany.
problem-no-such-day = Nie ma takiego dnia. Dzień pisze się tak: 2026-11-15.
problem-day-ahead = Misja tego dnia dopiero nadejdzie.
problem-no-pictures = Ten serwer nie umie rysować obrazów. Kto go prowadzi, może to dodać: dodatek „render”.
problem-newer-version = Ten stół czeka na nowszą wersję, która się właśnie instaluje. Spróbuj za minutę.
problem-pictures-busy = Inni czekają na obrazy. Spróbuj za minutę.
problem-broken = Coś poszło nie tak na serwerze. Spróbuj jeszcze raz.
problem-with = { $problem } ({ $detail })
problem-offline = Serwer nie odpowiada. Bez niego nie da się grać.

lost-page = Nic tu nie ma
    .text = Pod tym adresem nie ma strony.
lost-load = Ta strona się nie wczytała
    .text = Zawiodło połączenie albo jest nowa wersja. Spróbuj jeszcze raz.
lost-table = Nie ma stołu

## Missions

missions-title = Misje
missions-campaign = Kampania
missions-vr = Misje VR
    .text = Symulacje, w które można grać zawsze, z Ekwipunkiem do zdobycia.
    .inside = Grane w „{ $name }”: jej Postacie, jej Karta Pamięci.
missions-custom = Pojedyncze gry
    .text = Dowolny Poziom osobno, z dowolnymi Postaciami, które przyjmuje. Nic tu nie liczy się do kampanii; zdobycze zostają w tej przeglądarce.
    .open = Otwórz pozycję
missions-veiled = Poziom { $number }
    .text = Jest jeszcze przed tobą. Co to za Poziom, mówi odprawa.
missions-fights = { $count ->
        [one] albo przeciw 1 Bossowi
        [few] albo przeciw { $count } Bossom
        [many] albo przeciw { $count } Bossom
       *[other] albo przeciw { $count } Bossom
    }
missions-minutes = około { $minutes } min
missions-kind-sneaking = Skradanie
missions-kind-boss = Walka z Bossem
missions-party = { $more ->
        [0] { $most ->
            [one] 1 Postać:
            [few] { $most } Postacie:
            [many] { $most } Postaci:
           *[other] { $most } Postaci:
        }
       *[other] Od { $fewest } do { $most } Postaci:
    }
missions-party-may = { $must ->
        [0] dowolne z
       *[other] i dowolne z
    }
missions-best = Ukończony { $wins ->
        [one] w
        [few] { $wins } razy, najlepiej w
        [many] { $wins } razy, najlepiej w
       *[other] { $wins } razy, najlepiej w
    } { $rounds ->
        [one] 1 rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }
missions-tried = { $losses ->
        [one] Jedna próba, jeszcze nieukończony
        [few] { $losses } próby, jeszcze nieukończony
        [many] { $losses } prób, jeszcze nieukończony
       *[other] { $losses } próby, jeszcze nieukończony
    }
missions-new = Jeszcze nierozegrany

## Briefing

brief-no-such-stage = Nie ma takiej misji.
brief-heroes = Postacie
brief-hero-snake = Eliminuje Strażników od tyłu, najlepiej pracuje sam.
brief-hero-meryl = Zakłada mundur Strażnika i pożycza szczęście innym.
brief-hero-otacon = Hakuje Terminale i zwraca Kamery, drzwi i radia przeciw Strażnikom.
brief-hero-gray-fox = Szybki, z ostrzem i trudny do zauważenia.
brief-options = Stół
brief-rewinds = Przewijanie rzutów i kart
brief-rewinds-none = Brak
brief-rewinds-three = 3
brief-rewinds-endless = Bez limitu
brief-decides = Wspólne decyzje
brief-decides-lead = Prowadzący
brief-decides-anyone = Każdy
brief-decides-vote = Głosowanie
brief-spectators = Inni mogą oglądać
brief-advanced = Zaawansowane
brief-seed = Ziarno losowe
    .text = Ta sama liczba daje te same kości i karty. Puste pole to za każdym razem nowa gra.
brief-lessons = Z lekcjami
    .boss = Pierwsza walka z Bossem? Trzy krótkie lekcje
brief-play-here = Start
    .text = { $count ->
        [one] „Start” zaczyna od razu. „Zaproś przyjaciół” otwiera najpierw stół z linkiem.
        [few] „Start”: wszystkie Postacie przy tym ekranie, samodzielnie albo razem. „Zaproś przyjaciół”: stół z linkiem, po jednej Postaci na osobę.
        [many] „Start”: wszystkie Postacie przy tym ekranie, samodzielnie albo razem. „Zaproś przyjaciół”: stół z linkiem, po jednej Postaci na osobę.
       *[other] „Start”: wszystkie Postacie przy tym ekranie, samodzielnie albo razem. „Zaproś przyjaciół”: stół z linkiem, po jednej Postaci na osobę.
    }
brief-invite = Zaproś przyjaciół
brief-fault-nobody = Wybierz co najmniej jedną Postać.
brief-fault-count = { $fewest ->
        [one] Ta misja przyjmuje najwyżej { $most ->
            [one] 1 Postać
            [few] { $most } Postacie
            [many] { $most } Postaci
           *[other] { $most } Postaci
        }.
        [few] Ta misja przyjmuje od { $fewest } do { $most } Postaci.
        [many] Ta misja przyjmuje od { $fewest } do { $most } Postaci.
       *[other] Ta misja przyjmuje od { $fewest } do { $most } Postaci.
    }
brief-fault-must = Przy { $count ->
        [one] 1 Postaci
        [few] { $count } Postaciach
        [many] { $count } Postaciach
       *[other] { $count } Postaci
    } musi iść { $hero }.
brief-fault-not-with = Przy { $count ->
        [one] 1 Postaci
        [few] { $count } Postaciach
        [many] { $count } Postaciach
       *[other] { $count } Postaci
    } nie może iść { $hero }.
brief-fault-seed = Ziarno to liczba o najwyżej 15 cyfrach.
brief-objectives = Zadanie
brief-reach = Dotrzyjcie do { $letter } na { $space }.
brief-defeat = Pokonajcie { NAME($figure, case: "acc") }.
brief-take = { $hostages ->
        [yes] Uwolnijcie zakładników: { $needed } z { $of }.
       *[no] Zbierzcie Cele: { $needed } z { $of }.
    }
brief-take-all = { $hostages ->
        [yes] { $needed ->
            [1] Uwolnijcie zakładnika.
            [2] Uwolnijcie obu zakładników.
           *[other] Uwolnijcie wszystkich zakładników: { $needed }.
        }
       *[no] { $needed ->
            [1] Zabierzcie Cel.
            [2] Zabierzcie oba Cele.
           *[other] Zabierzcie wszystkie Cele: { $needed }.
        }
    }
brief-optional = Warto nadłożyć drogi: { $places }.
brief-leave = { $alone ->
        [yes] { $who ->
            [all] Wszyscy wychodzą
           *[one] Jedno z was wychodzi
        }
       *[no] { $who ->
            [all] Potem wszyscy wychodzą
           *[one] Potem jedno z was wychodzi
        }
    } wyjściem: { $spaces }.
brief-leave-solo = { $alone ->
        [yes] Wyjdź
       *[no] Potem wyjdź
    } wyjściem: { $spaces }.
brief-leave-own = { $alone ->
        [yes] { $who ->
            [all] Wszyscy wychodzą
           *[one] Jedno z was wychodzi
        }
       *[no] { $who ->
            [all] Potem wszyscy wychodzą
           *[one] Potem jedno z was wychodzi
        }
    }, każdy swoim wyjściem: { $spaces }.
brief-failure = Ryzyko
brief-failure-killed = Porażka, jeśli zginie Postać.
brief-failure-friend = Porażka, jeśli zginie { $figure }.
brief-failure-orders = { $red ->
        [one] Porażka, gdy pojawi się karta „Koniec Gry”: jest ostatnia z { $all } kart Rozkazu.
        [few] Porażka, gdy pojawi się karta „Koniec Gry”: leży wśród ostatnich { $red } z { $all } kart Rozkazu.
        [many] Porażka, gdy pojawi się karta „Koniec Gry”: leży wśród ostatnich { $red } z { $all } kart Rozkazu.
       *[other] Porażka, gdy pojawi się karta „Koniec Gry”: leży wśród ostatnich { $red } z { $all } kart Rozkazu.
    }
brief-rules = { $count ->
        [0] Zasady
        [one] Zasady, w tym jedna specjalna
        [few] Zasady, w tym { $count } specjalne
        [many] Zasady, w tym { $count } specjalnych
       *[other] Zasady, w tym { $count } specjalnej
    }
brief-rewards = Nagroda
brief-rewards-veiled = { $count ->
        [one] Jedna karta do Karty Pamięci.
        [few] { $count } karty do Karty Pamięci.
        [many] { $count } kart do Karty Pamięci.
       *[other] { $count } karty do Karty Pamięci.
    }
brief-codec = W Kodeku
brief-codec-card = Dzięki Kodekowi masz w Karcie Pamięci: { $gear }.
brief-codec-secret = { $figure }: znasz pewną tajemnicę.
brief-box = Rozdajecie je na początku gry.

## Lobby

lobby-title = { $stage }: poczekalnia
lobby-join-about = { $players ->
        [nobody] Nikt tu jeszcze nie siedzi.
       *[other] Przy tym stole: { $players }.
    }
lobby-join-running = Gra trwa, runda { $round }.
lobby-join-over = Gra się skończyła.
lobby-join-heroes = Wolne Postacie
lobby-join-as = Graj { NAME($hero, case: "ins") }
lobby-join-undecided = Usiądź, wybierz później
lobby-join-sit = Usiądź
lobby-join-full = Wszystkie Postacie są zajęte ({ $heroes }). Możesz usiąść, a ktoś może ci jedną oddać.
lobby-join-watch = Tylko oglądaj
lobby-seats = Miejsca
lobby-yours = Twoja
lobby-played-by = Gra: { $name }
lobby-free = Wolna
lobby-take = Weź { NAME($hero, case: "acc") }
lobby-leave = Zostaw { NAME($hero, case: "acc") }
lobby-hand = Oddaj { NAME($hero, case: "acc") }
lobby-hand-to = Komu oddać …
lobby-players = Gracze
lobby-you = { $name } (ty)
lobby-lead = prowadzi
lobby-hand-lead = Niech prowadzi { $name }
lobby-away = nie ma
lobby-no-hero = bez Postaci
lobby-is-ready = w gotowości
lobby-not-ready = jeszcze nie
lobby-ready = Możemy zaczynać
lobby-unready = Jednak jeszcze nie
lobby-start = Start
lobby-awaited = Czekamy na gotowość: { $names }.
lobby-lead-starts = Grę zaczyna { $name }.
lobby-free-go-to-lead = Jeszcze bez gracza: { $heroes }. Jeśli zaczniesz teraz, przypadną tobie.
lobby-watching = Oglądasz.
lobby-spectators = { $count ->
        [one] Ogląda jeszcze jedna osoba.
        [few] Oglądają jeszcze { $count } osoby.
        [many] Ogląda jeszcze { $count } osób.
       *[other] Ogląda jeszcze { $count } osoby.
    }
lobby-options = { $rewinds ->
        [endless] Przewinięcia bez limitu
        [0] Bez przewinięć
       *[other] Przewinięcia: { $rewinds }
    } · { $decides ->
        [lead] za wszystkich decyduje prowadzący
        [anyone] za wszystkich decyduje każdy
       *[vote] za wszystkich decyduje głosowanie
    } · { $spectators ->
        [yes] inni mogą oglądać
       *[no] nikt nie może oglądać
    }
lobby-invite = Zaproś
    .text = Zagraj z nami: jest wolne miejsce.
lobby-link = Kto ma ten link, może usiąść
lobby-copy = Skopiuj link
lobby-copied = Skopiowano
lobby-copy-watch = Skopiuj link do oglądania
lobby-share = Udostępnij
lobby-code = Albo przeczytaj na głos ten kod:
lobby-only-here = Link i kod QR działają tylko na tym komputerze. Dla innych urządzeń uruchom grę przez: make play HOST=0.0.0.0
lobby-elsewhere = Zabierz swoje miejsce na telefon albo do innej przeglądarki. Kto ma ten link, gra na twoim miejscu, więc zachowaj go dla siebie.
lobby-copy-seat = Skopiuj link do mojego miejsca
lobby-qr = Kod QR linku

## Connection

connection-connecting = Łączenie …
connection-reconnecting = Brak połączenia. Ponowne łączenie …
connection-lost = Brak połączenia z serwerem. Bez niego nie da się grać; widzisz ostatni znany stan. Próbujemy dalej.
connection-offline = To urządzenie jest offline. Bez serwera nie da się grać; widzisz ostatni znany stan.
connection-fenced = Tego miejsca używa inna karta, inne okno albo inne urządzenie.
connection-gone = Tego stołu już nie ma.
connection-version = Jest nowa wersja gry.
connection-seat = Ten stół nie zna już twojego miejsca.
connection-no-spectators = Ten stół nie przyjmuje widzów.
connection-recovering = Coś poszło nie tak przy stole. Trwa przywracanie …
connection-slow = Serwer zwalnia …
connection-stuck = Serwer jeszcze nie odpowiedział.
connection-use-here = Użyj tutaj
connection-sit-down = Usiądź znowu
connection-again = Wyślij ponownie
connection-reload = Odśwież

## Settings

settings-title = Ustawienia
settings-part-display = Ekran i warstwy
settings-part-motion = Ruch
settings-part-sound = Dźwięk
settings-part-notices = Twoja tura
settings-part-play = Gra
settings-part-keys = Klawisze
settings-part-cards = Pierwsze wskazówki
settings-part-data = Moje dane
settings-preview = Podgląd
settings-preview-odds = Dwie hałaśliwe Akcje: szansa usłyszenia { $chance }.
settings-percent = { PERCENT($value) }
settings-theme = Motyw
settings-theme-radar = Radar
settings-theme-contrast = Wysoki kontrast
settings-theme-daylight = Światło dnia
settings-scale = Rozmiar całości
settings-labels = Litery i liczby na krawędzi mapy
settings-plain = Prosta mapa
    .text = Linie i znaki, jak w misjach VR, zamiast malowanych podłóg i rysowanych figurek.
settings-odds = Szanse
settings-odds-percent = { PERCENT(31) }
settings-odds-fraction = 11 na 36
settings-sight = Co widzą Strażnicy, na początek
settings-sight-off = Ukryte
settings-sight-union = Wszyscy razem
settings-sight-each = Strażnik po Strażniku
settings-layer-noise = Pokaż, kto by cię usłyszał
settings-layer-order = Pokaż kolejność Strażników
settings-layer-paths = Pokaż ścieżki Strażników
settings-spacing = Szerokie odstępy
    .text = Więcej miejsca między literami, słowami i wierszami.
settings-spoilers = Pokaż, co przede mną
    .text = Nazwy Poziomów, które są jeszcze przed tobą, zdobycze z misji oraz rozmowy, które o nich mówią. Kampania ma własny przełącznik.
settings-language = Język
settings-language-auto = Jak w przeglądarce
settings-speed = Szybkość animacji
settings-speed-times = { $times }×
settings-speed-instant = Od razu
settings-motion = Mniej ruchu
settings-motion-system = Jak w systemie
settings-motion-on = Tak
settings-motion-off = Nie
settings-calm = Spokojna mapa
    .text = Nic nie rusza się samo: bez migotania, śniegu i wody, a na podłogach leży mniej rzeczy.
settings-pause = Pauza, gdy chodzi o Postać
    .text = Faza Wroga czeka, gdy Postać jest widziana, atakowana lub zraniona.
settings-pan = Mapa podąża
    .text = Przesuwa się sama, gdy coś dzieje się poza ekranem.
settings-muted = Wycisz wszystko
settings-volume-ui = Przyciski
settings-volume-events = Efekty
settings-volume-turn = Twoja tura
settings-volume-ambience = Otoczenie
settings-volume-score = Muzyka
settings-captions = Napisy
    .text = Co słychać przy stole, widać też słowami.
notice-turn = Teraz twoja tura
settings-notices-always = Gdy przychodzi twoja tura, a patrzysz gdzie indziej, mówi o tym tytuł strony; z dźwiękiem także to słychać.
settings-notices = Powiadom mnie też przez przeglądarkę
settings-notices-default = Przeglądarka spyta o pozwolenie. Nie wysyłamy e-maili, a strona musi być otwarta.
settings-notices-granted = Przychodzi, gdy strona jest otwarta, ale nie na wierzchu. Nie wysyłamy e-maili.
settings-notices-denied = Przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach dla tej strony.
settings-notices-missing = Przeglądarka nie ma ich dla tej strony: trzeba https albo serwera na tym urządzeniu.
settings-steps = Dwa kroki do decyzji
    .text = Pierwszy pokazuje, co by się stało, drugi to robi. Coś ryzykownego zawsze wymaga dwóch.
settings-steps-risky = Tylko przy ryzyku
settings-steps-always = Zawsze
settings-ask = O które żetony Skupienia pytać
    .text = Rzut czeka na ciebie tylko wtedy, gdy może go zmienić któryś z zaznaczonych żetonów.
settings-verbosity = Dla czytników ekranu
    .text = Ile z tego, co się dzieje, czytać na głos.
settings-verbosity-brief = Krótko
settings-verbosity-normal = Normalnie
settings-verbosity-full = Wszystko
settings-single = Pojedyncze klawisze
    .text = Litery, cyfry i znaki działają bez klawisza pomocniczego. Wyłącz je, jeśli przeszkadzają czytnikowi ekranu lub wprowadzaniu głosem.
settings-key-press = Naciśnij nowy klawisz dla „{ $command }”. Escape zostawia stary.
settings-key-wait = …
settings-key-taken = { $key } jest zajęty: { $command }.
settings-keys-reset = Przywróć klawisze
settings-keys-unchanged = Klawisze bez zmian
settings-data-text = Nie ma konta. Twoje imię, miejsca, klucze kampanii, wyniki i te ustawienia są w tej przeglądarce i nigdzie indziej.
settings-export = Zapisz moje dane do pliku
settings-reset = Przywróć ustawienia
settings-delete = Usuń moje dane
    .text = Twoje imię, miejsca przy wszystkich stołach, klucze kampanii, wyniki i ustawienia znikną na zawsze. Jeśli chcesz zatrzymać kampanię, najpierw zapisz ją do pliku. Gry na serwerze zostają, dla każdego, kto ma ich linki.
    .yes = Usuń wszystko

## Credits

credits-title = Twórcy
credits-unofficial = Nieoficjalne
    .text = noisecheck to dzieło fanów. Nie jest związane z twórcami i właścicielami Metal Gear Solid ani jego gry planszowej, ani przez nich zatwierdzone czy wspierane. Nazwy i zasady służą do gry; nie ma tu żadnego ich tekstu, obrazu, dźwięku ani logo.
credits-ours = Nasz kod jest na licencji MIT. Nasze teksty, mapy i rysunki są na licencji CC BY 4.0 (noisecheck contributors).
credits-fonts = Kroje pisma
credits-icons = Ikony
    .text = Znaki na mapie rysujemy sami. Te na przyciskach pochodzą stąd:
credits-sound = Dźwięk
    .text = Wszystkie dźwięki są nasze; robi je przeglądarka podczas gry.
credits-code = W przeglądarce
credits-server = Na serwerze
credits-text = Licencja: { $name }

## Training

tutorial-count = { $number }/{ $of }
tutorial-next = Dalej
tutorial-show = Pokaż mi { $space }
tutorial-hint = Podpowiedź
tutorial-fold = { $folded ->
        [yes] Rozwiń lekcję
       *[no] Zwiń lekcję
    }
tutorial-skip = Opuść lekcję
    .title = Opuścić lekcję?
    .text = Gra toczy się tu dalej bez niej i wciąż się liczy, jeśli należy do kampanii. Do lekcji możesz wrócić w każdej chwili.
    .yes = Opuść
    .no = Zostań
tutorial-nudge = Jeszcze nie: najpierw zrób, co mówi karta, potem stół jest twój.
tutorial-nudge-look = Najpierw popatrz, potem idziemy dalej.
tutorial-move = Ruch
    .text = Jesteś Snakiem, na dole, na A8. Idź na B8: Skradanie to jedno pole za jedną Akcję, bez dźwięku.
tutorial-sight = Co widzą Strażnicy
    .text = Pola w czerwonej ramce są na widoku: wszystko, co jest przed Strażnikiem, chyba że zasłania je ściana lub skrzynia. Wskaż Strażnika na G6.
    .seen = Patrzy na zachód, ale skrzynie i ściany zostawiają mu tu tylko rząd 6; w otwartej hali byłoby to pół mapy. Trzymaj się z dala od kreskowania, a nikt się nie dowie, że tu jesteś.
tutorial-noise = Hałas
    .text = Bieg to dwa pola za jedną Akcję, ale z hałasem. Idź na C7: Snake biegnie tam przez C8.
tutorial-path = Liczy się droga
    .text = C5 jest poza polem widzenia, ale jedyna droga prowadzi przez C6. Wskaż C5.
    .seen = Oko pokazuje, gdzie ktoś by cię zobaczył. Wystarczy przejść: alarm jest tam, gdzie kończy się ruch.
tutorial-attention = Uwaga
    .text = Wywabmy tego Strażnika z jego rzędu: użyj Pukania. Twój ? trafia na C7, a najbliższy Strażnik idzie sprawdzić.
tutorial-hide = Z oczu
    .text = Teraz znikaj: Biegnij z powrotem na B8, za róg. Dwie hałaśliwe Akcje to dwie białe kości na koniec tury, a ! na którejkolwiek ściągnąłby ? do ciebie.
tutorial-enemy = Kolej Strażników
    .text = Skończ turę: padają kości hałasu, a potem karta Rozkazu posyła Strażników w drogę. Oglądaj ich albo idź krok po kroku.
    .watch = Strażnicy działają jeden po drugim, a każdy krok podaje swoją zasadę. Strażnik 2 ma najbliżej do twojego ?, więc idzie sprawdzić, nic nie znajduje i się odwraca.
tutorial-takedown = Cicha Eliminacja
    .text = Nic nie znalazł i odwrócił się plecami. Skradaj się na C8, dokładnie za nim, i go wyeliminuj.
    .hint = Cicha Eliminacja kosztuje dwie Akcje i nie wymaga kości. Działa tylko z pola dokładnie za Strażnikiem.
tutorial-panel = Panel
    .text = Odtąd to twoja gra: panel (A) na F2 wzywa Windę. W górę zachodnią stroną, potem wzdłuż północnej ściany.
    .hint = Wskaż Strażnika, żeby zobaczyć, dokąd pójdzie. Kończ turę tam, gdzie żaden nie przechodzi, a ostatnie pola pokonaj Skradaniem, nie Biegiem.
tutorial-exit = Winda
    .text = Bramy są otwarte i ktoś idzie sprawdzić, kto wezwał Windę. Dotrzyj do wyjścia na J1 lub J2; znakiem jest strzałka wychodząca z ramki.
    .hint = Nie trzeba biec: tura spędzona na czekaniu to dobra tura. Przepuść Strażnika z I1, a potem obejdź go od tyłu.
tutorial-complete-next = Na Lądowisko

# In the open hall
tutorial-facing = Co jest z przodu
    .text = Ta hala jest otwarta. Wskaż Strażnika na F5 i zobacz, ile z niej pilnuje.
    .seen = Patrzy na zachód, więc każde pole na zachód od jego kolumny jest przed nim, w każdym rzędzie. Jego własna kolumna i wszystko za nią nie.
tutorial-sight-box = Prostokąt wzroku
    .text = Wiele z tego, co z przodu, i tak jest ciemne. Wskaż C3.
    .seen = Narysuj najmniejszy prostokąt, w którym mieszczą się on i C3: w środku jest skrzynia na D3, więc nie widzi C3. Wystarczy jedna skrzynia, ściana albo zablokowane drzwi gdziekolwiek w prostokącie.
tutorial-shadow = W cieniu
    .text = Stoisz na E1, tuż przed nim, i ciebie też nie widzi. Wskaż własne pole.
    .seen = Tu w prostokącie jest skrzynia na E2. Dwie skrzynie zaciemniają cały ten kąt, choć żadna nie stoi prosto między wami.
tutorial-beside = Z boku
    .text = F1 jest w jego własnej kolumnie, więc nie przed nim. Skradaj się tam: nic was nie dzieli, a on cię nie widzi.
tutorial-cardboard = Kartonowe pudło
    .text = Strażnik na wschodzie zaraz obróci się w twoją stronę. Dopóki nikt cię nie widzi, użyj Kartonowego Pudła ze swojego Ekwipunku.
tutorial-hold-still = Ani drgnij
    .text = Strażnicy biorą pudło za swojego. Skończ turę i zobacz.
    .watch = Strażnik ze wschodu idzie na I3, a strzałka obraca go tam na zachód, ku tobie.
tutorial-stared-at = Patrzy, a nie widzi
    .text = Jesteś przed nim i nic was nie dzieli. Wskaż Strażnika na I3.
    .seen = Widzi pudło. Przepada, jeśli ruszysz się tam, gdzie on je widzi, jeśli zrobisz coś więcej niż Skradanie, Bieg czy Skupienie albo jeśli Strażnik stanie tuż przed nim.

# Boss fights
tutorial-boss = Boss zamiast Strażników
    .text = Nie ma tu Strażników ani kart Rozkazu: walczycie z jednym Bossem. Wskaż go na E1.
    .seen = Jego panel to karta zasad: Zdrowie, Obrona i co potrafi. Wygrywacie, gdy jego Zdrowie się kończy, a przegrywacie, gdy skończy się Zdrowie któregokolwiek z was.
tutorial-boss-turn = Czyja tura
    .text = Najpierw działają wszystkie Postacie, każda z czterema Akcjami. Potem Boss odkrywa jedną własną kartę: skończ turę i patrz.
    .watch = Powolne Koło: trzy Węzły kropkowanej trasy i żadnego strzału.
tutorial-boss-deck = Jedna karta, jedna tura
    .text = To była cała jego tura. Wskaż go na H6.
    .seen = Patrzy tam, gdzie wskazuje strzałka jego Węzła. Jego karta leży teraz na spodzie talii, a tej talii nigdy się nie tasuje.
tutorial-boss-shot = Strzał
    .text = Jego kule lecą za róg, więc nikt nie jest poza jego polem widzenia. Skończ turę jeszcze raz.
    .watch = Rzucasz jego kośćmi: każda, która daje wynik równy twojej Obronie lub wyższy, to Obrażenie. 2 to mniej niż 3.
tutorial-boss-cards = Co wiesz
    .text = Znane są dwie z jego siedmiu kart. Wskaż go na E7.
    .seen = Jego panel wymienia je po kolei. Gdy zagra wszystkie siedem, za każdym razem wiesz, co będzie dalej.
tutorial-hit = Trafić
    .text = Naciśnij Bossa na E1 i strzel: jedna biała kość, a potrzeba co najmniej 4, bo tyle wynosi jego Obrona. Szansę widać, zanim się zdecydujesz.
tutorial-lift-die = Z 3 robi się 5
    .text = 3 to pudło. Dopóki kości leżą otwarte, zmienia je Skupienie: użyj +2.
tutorial-answer = Odpowiada
    .text = Zraniony w twojej turze Boss odkrywa następną kartę i robi jej drugą stronę. Wskaż go na H2.
    .seen = Tym razem tylko się odsunął; inne odpowiedzi to strzały. Karta jest przez to zużyta, więc trafienie zmienia też to, co będzie w jego turze.
tutorial-under-fire = Jego tura
    .text = Teraz strzela on. Skończ turę: rzucasz za niego, przeciw własnej Obronie 3.
tutorial-dodge = Z 4 robi się 2
    .text = 4 by trafiła. Skupienie działa też na jego kości: użyj −2, a kula cię minie.
tutorial-next-card = Czytaj talię
    .text = Widziano, jak odkłada jedną kartę z powrotem na wierzch. Wskaż go na E7.
    .seen = Jego panel mówi, co będzie dalej: Przeładowanie. Jako odpowiedź nic nie robi i zostaje na wierzchu, więc każde trafienie jest teraz za darmo.
tutorial-weak-moment = Chwila słabości
    .text = Strzel do niego. Odkryje Przeładowanie i na tym koniec.
tutorial-half-health = Połowa jego Zdrowia
    .text = Karta znów jest na wierzchu, więc strzel jeszcze raz. To razem 6 z 12.
tutorial-on-the-run = Jedno się zmienia
    .text = Po utracie połowy Zdrowia każdy Boss zmienia się w jednej rzeczy, na lepsze lub gorsze. Skończ turę i patrz.
    .watch = Znowu Przeładowanie: żadnego strzału, ale teraz biegnie przy nim dwa Węzły.
tutorial-wounded = Ranny
    .text = Wskaż go na A4.
    .seen = Przedtem przeładowywał na stojąco; jego panel mówi, co się zmieniło. Najlepsze ataki zachowaj na taką turę.

# All lessons
lessons-title = Trening
    .text = Krótkie lekcje przy prawdziwym stole, ze znanymi z góry rzutami. W dowolnej kolejności i ile razy chcesz.
lesson-begin = Zacznij
lesson-continue = Dalej
lesson-again = Jeszcze raz
lesson-done = Zaliczona
lesson-next = Następna lekcja: { $lesson }
lesson-all = Wszystkie lekcje
lesson-training = Pierwsze kroki
    .about = Poziom 1 kampanii, i liczy się: ruch, ukrycie, wabienie, cios, wyjście.
    .complete = Trening ukończony
    .learned = Umiesz się poruszać, ukrywać, wabić i wychodzić. Lądowisko dodaje Kamery, zamki i Skupienie; gdy się pojawią, każde wyjaśni mała karta.
lesson-sight = Wzrok w otwartej hali
    .about = Pusta hala, dwaj Strażnicy: co widzą, co zasłania skrzynia i do czego służy kartonowe pudło.
    .complete = Wiesz, co widzą Strażnicy
    .learned = Przed nimi i nic w prostokącie pomiędzy: widać cię tylko tam, gdzie jest jedno i drugie.
lesson-fight = Przebieg walki
    .about = Jak toczy się walka z Bossem: kto kiedy działa i co mówią jego karty i panel.
    .complete = Wiesz, jak toczy się walka
    .learned = Postacie, potem jedna karta Bossa, runda po rundzie. Patrz na jego panel tak, jak na Strażników.
lesson-dice = Trafienie i unik
    .about = Kości przeciw Obronie, twojej i jego, i jak Skupienie nagina jedne i drugie.
    .complete = Znasz swoje kości
    .learned = Użyty żeton wraca dzięki Akcji Skupienia. Zachowaj jeden na jego turę.
lesson-weak-moment = Chwila słabości
    .about = Czytaj talię, uderz, gdy to bezpieczne, i zobacz, co zmienia połowa jego Zdrowia.
    .complete = Umiesz czytać Bossa
    .learned = Każdy Boss ma karty, które nic cię nie kosztują, i żadna nie znika w tasowaniu. Czekaj na nie, potem uderzaj.

## First-time tips

introduction = Gra w 60 sekund
introduction-skip = Pomiń
introduction-done = Do gry
introduction-goal = O co chodzi
    .text = Jesteśmy jedną drużyną. Zróbmy, czego chce misja (lista jest nad drużyną), i wyjdźmy. Jeśli padnie jedno z nas, przegrywamy wszyscy.
introduction-turn = Twoja tura
    .text = Postacie działają jedna po drugiej, w dowolnej kolejności. Masz 4 Akcje: kliknij, dokąd chcesz iść albo na co działać. Potem skończ turę. Gdy zrobią to wszyscy, ruszają Strażnicy.
introduction-seen = W polu widzenia
    .text = Strażnicy widzą wszystko przed sobą, dopóki nic tego nie zasłania. Pola w czerwonej ramce to te, które widzą: kogo tam widać, ten wywołuje alarm.
introduction-noise = Hałas
    .text = Skradanie to 1 pole i cisza. Bieg to 2 i hałas: na koniec tury kości mówią, czy słyszy go Strażnik w pobliżu.
introduction-help = Wątpliwości?
    .text = Wskaż cokolwiek, a wiersz pod mapą powie, co by się stało. Cofanie jest za darmo, dopóki nie odkryto kości ani kart. Gdy działają inni, klikaj na mapie, żeby zaplanować następną turę. Zasady, klawisze i to wprowadzenie są w menu.
first-got-it = Jasne
first-list-text = Każdą z tych rzeczy wyjaśnia mała karta, gdy zdarza się pierwszy raz.
first-list-again = Pokaż wszystkie znowu
first-list-fresh = Pojawią się wszystkie
first-alert = Alarm
    .seen = Na { $at } { NAME($hero, case: "acc") } widzi { $watcher } z { $from }. Teraz ! leży pod { NAME($hero, case: "ins") }.
    .placed = ! { NAME($hero, case: "gen") } leży na { $space }: wiedzą wszyscy.
    .means = Dopóki ! jest na mapie, biegną tam Strażnicy jego Strefy, tak daleko, jak pozwala czerwona liczba karty Rozkazu. Strażnik, który widzi Postać, atakuje.
    .text = Zejdź z oczu i odejdź od !: Strażnik, który nikogo tam nie znajdzie, go zabierze. Albo wróć do początku tury; kości padną tak samo.
    .back = Wróć
    .on = Graj dalej
first-late = W samą porę
    .heroes = Twoje Postacie: { $heroes }.
    .nobody = Nie masz jeszcze Postaci; ktoś może ci ją oddać.
    .actions = Tura ma 4 Akcje. Kliknij pole lub przycisk, żeby zobaczyć, co by się stało.
    .sight = Zakreskowane pola są na widoku: omijaj je, po drodze też.
    .end = Gdy skończysz, zakończ turę. Po ostatniej Postaci ruszają Strażnicy.
first-attack = Strażnik atakuje
    .text = Rzucasz jego dwiema czarnymi kośćmi przeciw własnej Obronie: każda kość z wynikiem równym jej lub wyższym to jedno Obrażenie. Jeśli Postaci skończy się Zdrowie, misja jest przegrana.
first-boss-attack = Boss atakuje
    .text = Rzucasz kośćmi z jego planszy przeciw własnej Obronie: każda kość z wynikiem równym jej lub wyższym to jedno Obrażenie. Jeśli Postaci skończy się Zdrowie, misja jest przegrana.
first-boss = Boss
    .text = Po wszystkich Postaciach Boss ma swoją turę. Jego panel pokazuje Zdrowie i Obronę, co robił ostatnio i co wiadomo o jego talii.
first-boss-card = Karta Bossa
    .text = Boss robi, co mówi karta, w swojej turze albo w odpowiedzi na atak. Karta trafia na spód talii, której nigdy się nie tasuje: panel pokazuje, co i kiedy wróci.
first-fire = Pod ogniem
    .text = Postać na polu ze skrzyżowanymi czerwonymi liniami zostałaby zaatakowana. Linie ruszają się z Bossem, więc patrz, gdzie będą, gdy działasz.
first-special = Akcje Specjalne
    .text = Akcje z żółtym brzegiem są tylko na tę walkę. Przekreślonych nie można w niej używać.
first-loadout = Ekwipunek
    .text = Przed początkiem rozdajcie karty z Karty Pamięci. Każda Postać ma ograniczoną liczbę miejsc, a karta z twarzami jest tylko dla tych Postaci.
first-path = Dwie drogi, jeden Strażnik
    .text = Obie drogi są równie krótkie, więc wybierasz, którą pójdzie. Zobacz, gdzie każda się kończy i kogo na niej widać.
first-spawn = Nowy Strażnik
    .text = Wybierasz, gdzie staje albo w którą stronę patrzy. Kreskowanie pokazuje, co by widział.
first-focus = Skupienie
    .text = Dopóki rzut jest otwarty, mogą go zmienić żetony Skupienia. Użyty żeton jest odwrócony; Akcja Skupienia znów czyni go gotowym.
first-turn = Kto następny
    .text = Postacie działają w dowolnej kolejności, każda po całej turze. Gdy skończą wszystkie, jest tura wroga.
first-reaction = Strażnik reaguje
    .text = Strażnik, który wejdzie na ?, ! albo ciało, dobiera kartę Reakcji i zabiera żeton. Karta mówi, co jeszcze robi.
first-lock-held = Zamek trzyma
    .text = Kości zostają na miejscu: zapłać kolejną Akcję, żeby przerzucić dowolne z nich. Odejdź albo skończ turę, a przepadną.
first-leapfrog = Nad Strażnikiem
    .text = Nad figurką można przeskoczyć; to jedno pole. Strażnik, nad którym przeskakujesz, wywołuje alarm i od razu atakuje.
first-hurt-guard = Ranny, ale stoi
    .text = Zraniony przez ciebie Strażnik musi paść przed końcem twojej tury. Jeśli wtedy stoi, ! trafia pod ciebie.
first-laser = Laser
    .text = Laser patrzy we wszystkie strony, aż do pierwszej przeszkody. Wejście w jego pole widzenia wywołuje alarm.
first-camera = Kamery
    .text = Kamera ma stożek pomarańczowy i zielony, a liczy się tylko obowiązujący kolor. Karta Rozkazu może obrócić wszystkie naraz.
first-trap = Pułapki
    .text = Zakryta Pułapka odwraca się, gdy wejdziesz w jej pole widzenia: Kamera, laser albo nic. Do tego czasu patrzy we wszystkie strony.
first-body = Ciało
    .text = Strażnik, który widzi ciało albo wie o nim od Kamery, przychodzi sprawdzić. Przenieś je poza pole widzenia albo bądź wtedy daleko.
first-door = Zablokowane drzwi
    .text = Interakcja to rzut jedną białą i dwiema czarnymi kośćmi; jeśli jest wśród nich to, czego chce zamek, otwiera się. ! na białej kości przyciąga Uwagę.
first-elevator = Winda
    .text = Interakcja zabiera cię na drugi koniec. To ruch: liczy się, czy ktoś cię widzi na jednym lub drugim końcu.
first-loud = HAŁAŚLIWA (alarm)
    .text = Akcja z oznaczeniem HAŁAŚLIWA kładzie twój ! pod tobą, czy ktoś słucha, czy nie. Używaj jej, gdy i tak wiedzą albo gdy to rozstrzyga sprawę.
first-attention = Uwaga
    .text = ? ściąga najbliższego Strażnika, żeby sprawdził. Może być błędem albo sztuczką: bądź gdzie indziej, gdy on dotrze.
first-lost-contact = Utracony Kontakt
    .text = Za każdych trzech martwych Strażników na mapie płonie jedna karta Rozkazu. Zabójcom zegar chodzi szybciej.
first-radio-in = Zgłoszenie przez Radio
    .text = Każde Koszary posyłają Strażników, aż ich Strefa jest znów pełna. Śpiący i martwi nie odpowiadają przez radio.
first-waken = Odzyskanie Przytomności
    .text = Strażnicy śpiący z jedną gwiazdką się budzą; tym z dwiema zostaje jedna. Ogłuszonego nie ma przez jakiś czas, nie na zawsze.
first-stay-alert = Wzmożona Czujność
    .text = Postacie w odległości do dwóch pól od Strażnika zwracają uwagę: ich ? trafia pod nie. Kończąc turę, trzymaj dystans.
first-disguise = Przebranie
    .text = Obok ciała Meryl może włożyć jego mundur i Strażnicy jej nie zauważają. Na ich oczach wszystko oprócz Skradania, Biegu i Skupienia kończy Przebranie, alarm też. Obok Strażnika, który ją widzi, musi rzucać.
first-terminal = Terminale
    .text = Otacon hakuje Terminal jak zamek, czterema czarnymi kośćmi. Odtąd może przy nim używać kart Systemu.
first-system = Karty Systemu
    .text = Szukaj kart, potem rzucaj kości na ich gniazda. Pełną kartę można rozpatrzyć. Jeśli Otacon odejdzie od Terminalu, wszystko przepada.
first-objective = Cele
    .text = Stań na Celu i zabierz go przez Interakcję. Lista po lewej mówi, ile ich potrzeba i dokąd iść potem.
first-hostage = Zakładnicy
    .text = Stań tam, gdzie zakładnik, i uwolnij go przez Interakcję. Odtąd idzie za tobą wszędzie i na koniec każdej tury dodaje jedną kość hałasu.
first-own-exit = Własne wyjście
    .text = Każde wyjście pokazuje, czyje jest. Ta Postać musi nim wyjść; żadne inne się nie liczy.
first-sealed-door = Drzwi ze sztabą
    .text = Drzwi ze sztabą w poprzek zamka nie otworzą żadne kości ani klucz. Może to zrobić tylko Wydarzenie tego Poziomu.
first-reach = Jak daleko dojdziesz
    .text = Zielony pokazuje, dokąd sięgają twoje Akcje, Skradaniem lub Biegiem. Pola w ramce są o jedno Skradanie stąd. Ciągła linia to zasięg 1 Akcji, także Biegu; kreskowana 2, kropkowane 3 i 4.
first-zones = Strefy
    .text = Strażnicy nigdy nie opuszczają swojej Strefy, choć widzą przez jej granicę. Działają tylko Strefy z Postacią lub !.

## Debriefing

debrief-won = Poziom Ukończony
debrief-lost = Porażka: { loss }
debrief-not-counted = { $kind ->
        [import] Ta gra jest z pliku, więc nie liczy się w twoich statystykach.
       *[branch] Ta gra zaczęła się w środku, więc nie liczy się w twoich statystykach.
    }
debrief-summary =
    { $stage } · { $rounds ->
        [one] 1 runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    } · { $alerts ->
        [0] bez alarmu
        [one] 1 alarm
        [few] { $alerts } alarmy
        [many] { $alerts } alarmów
       *[other] { $alerts } alarmu
    } · Obrażenia: { $damage } · { $rewinds ->
        [0] bez przewinięć
        [one] 1 przewinięcie
        [few] { $rewinds } przewinięcia
        [many] { $rewinds } przewinięć
       *[other] { $rewinds } przewinięcia
    }
debrief-share =
    noisecheck · { $stage }: { $result ->
        [won] ukończony
       *[lost] porażka
    } w rundzie { $rounds } · { $alerts ->
        [one] 1 alarm
        [few] { $alerts } alarmy
        [many] { $alerts } alarmów
       *[other] { $alerts } alarmu
    } · Obrażenia: { $damage } · { $rewinds ->
        [one] 1 przewinięcie
        [few] { $rewinds } przewinięcia
        [many] { $rewinds } przewinięć
       *[other] { $rewinds } przewinięcia
    }
debrief-share-button = Udostępnij
debrief-card = Zapisz kartę
    .file = noisecheck.png
debrief-copied = Skopiowano.
debrief-why = Jak do tego doszło
debrief-rewind = Przewiń tutaj
    .about = Graj od chwili tuż przed tym wyborem, przy osobnym stole
debrief-moment = { $won ->
        [yes] O włos, runda { $round }.
       *[no] Gdzie poszło nie tak, runda { $round }.
    }
debrief-moment-title = { $won ->
        [yes] O włos
       *[no] Gdzie poszło nie tak
    }
debrief-ways = Droga przez mapę: { $heroes }.
debrief-more = Co jeszcze można zrobić
debrief-record = Cały zapis
rank-why = Jak liczy się tę rangę
rank-nothing = Nikt nic nie słyszał.
rank-rules = Cisza popłaca. Każdy alarm, każda rana, każdy Strażnik na ziemi, każda runda ponad normę i każde przewinięcie dodaje decybele.
rank-step = { rank-name } do { $most }
debrief-rewards = Do Karty Pamięci
debrief-show-all = Pokaż wszystko
debrief-next = Następna misja: { $stage }
debrief-retry-new = Jeszcze raz, nowe kości
debrief-retry-lesson = Jeszcze raz, z lekcjami
debrief-retry-start = Jeszcze raz od początku
debrief-retry-same = Jeszcze raz, to samo ziarno
debrief-play-on = Graj od wcześniejszej chwili
debrief-reopen = Podsumowanie
debrief-timeline = Oś czasu
debrief-objectives = Zadanie
debrief-event = Wydarzenie { $letter }
debrief-boss = Pokonany Boss: { $figure }
debrief-spared = { $figure } żyje
debrief-taken = Zebrane Cele: { $taken } z { $needed }
debrief-optional = Opcjonalnie: { $space }
debrief-exit = Dotarcie do wyjścia (na miejscu: { $out })
debrief-done = zrobione
debrief-open = niezrobione
debrief-heroes = Postacie
debrief-hero = Postać
debrief-moves = Ruchy
debrief-attacks = Ataki
debrief-felled = Powaleni
debrief-noise = Sprawdzenia Hałasu
debrief-seen = Wykrycia
debrief-alerts = Alarmy
debrief-damage = Obrażenia
debrief-focus = Użyte Skupienie
debrief-dice = Kości
debrief-no-dice = Nikt nie rzucał kośćmi.
debrief-dice-count = { $count } { $colour ->
        [w] { $count ->
            [one] biała
            [few] białe
            [many] białych
           *[other] białej
        }
       *[b] { $count ->
            [one] czarna
            [few] czarne
            [many] czarnych
           *[other] czarnej
        }
    } { $count ->
        [one] kość
        [few] kości
        [many] kości
       *[other] kości
    }
debrief-face = Ścianka
debrief-fell = Wypadło
debrief-expected = Oczekiwane
statistics-title = Statystyki
statistics-none = W tej przeglądarce nie skończyła się jeszcze żadna gra, która się liczy; gry z pliku albo zaczęte w środku się nie liczą. Zagraj, a znajdziesz tu, jak poszło, Poziom po Poziomie, i czy kości były łaskawe.
statistics-play = Wybierz misję
statistics-total-played = rozegrane
statistics-total-won = wygrane
statistics-total-alerts = alarmów na grę
statistics-total-time = przy stole
statistics-stages = Poziomy
statistics-stage = Poziom
statistics-played = Rozegrane
statistics-won = Wygrane
statistics-share = % wygranych
statistics-best = Najlepsza ranga
statistics-rounds = Najmniej rund
statistics-alerts = Alarmów na grę
statistics-time = Czas
statistics-dice-own = Twoje kości
statistics-dice-enemy = Kości przeciw tobie
statistics-hits = Z kości, które miały liczbę do osiągnięcia ({ $aimed }), osiągnęło ją { $hits }. Oczekiwane: { $expected }; różnica do { $stray } to nic niezwykłego.
statistics-kept = To wszystko jest tylko w tej przeglądarce, ostatnie gry (najwyżej { $most }). Gra liczy się raz dla każdego, kto siedział przy stole. Gry zaczęte w środku albo z pliku się nie liczą.
statistics-export = Zapisz do pliku
statistics-import = Dodaj z pliku
statistics-clear = Wyczyść statystyki
    .text = To usuwa z tej przeglądarki zapis każdej gry. Stoły, kampanie i ustawienia zostają.
    .yes = Wyczyść
debrief-seed = Uczciwe kości
debrief-seed-number = Ziarno losowe
debrief-commitment = Skrót pokazany na początku
debrief-nonce = Sól
debrief-checked = Sprawdzone: to kości obiecane na początku.
debrief-broken = To nie są kości obiecane na początku.
debrief-unchecked = Ta przeglądarka nie może tu sprawdzić kości: skrót to SHA-256 ziarna, spacji i soli.

## Bots, difficulty

bot-pick = Bot: { $bot }
bot-intends = { $hero } ({ $bot }): { $what }
bot-hold = Wstrzymaj
    .about = Zatrzymaj bota i odpowiedz za niego
bot-go-on = Niech gra dalej
    .about = Niech bot dalej gra za { NAME($hero, case: "acc") }
log-bot = { $hero } ({ $bot }): { $why }
play-hand-over-bot = Botowi …
lobby-give-to-bot = Botowi …
brief-who-plays = Kto gra
brief-who-plays-hero = Kto gra: { $hero }
brief-person = Człowiek
brief-difficulty = Trudność
brief-assist = Pomoc
difficulty-recruit = Rekrut
    .about = Prognozy i podpowiedzi; przewinięcia bez limitu.
difficulty-agent = Agent
    .about = Prognozy; trzy przewinięcia, także rzutów i kart.
difficulty-legend = Legenda
    .about = Tylko pola widzenia i szanse kości; bez przewinięć.
difficulty-own = Własny zestaw
    .about = Tak, jak ustawisz poniżej.
assist-0 = Jak przy stole
    .about = Jak przy prawdziwym stole: co wolno i nic więcej.
assist-1 = Wzrok
    .about = Kto co widzi i szanse kości.
assist-2 = Prognoza
    .about = Także co Strażnicy mogą zrobić w Fazie Wroga.
assist-3 = Trener
    .about = Także podpowiedzi: co zauważyć, co zrobić i dlaczego.
table-difficulty = { $difficulty ->
        [recruit] Rekrut
        [agent] Agent
        [legend] Legenda
       *[own] Własny zestaw
    }
table-assist = { $assist ->
        [0] bez pomocy
        [1] pomoc: wzrok
        [2] pomoc: wzrok i prognozy
       *[3] pomoc: wzrok, prognozy, podpowiedzi
    }

## Forecast, hints

forecast-title = Strażnicy:
forecast-span = { $low }–{ $high }
forecast-spotted = wykrycie { $chance }
forecast-attacked = atak { $chance }
forecast-damage = Obrażenia { $damage }
forecast-killed = śmierć { $chance }
forecast-lost = Porażka { $chance }
forecast-noise = Jeśli ktoś usłyszy twój hałas ({ $heard }): wykrycie { $noisy }. Jeśli nie: { $quiet }.
forecast-waiting = jeśli nikt inny się nie ruszy
forecast-known = karta Rozkazu jest znana
forecast-ways = Gdyby tura skończyła się teraz, poszedłby: { $ways }.
forecast-way = { $chance } na { $space }{ $ends ->
        [attack] { " " }(atak)
        [reaction] { " " }(karta Reakcji)
        [dice] { " " }(kości)
       *[none] { "" }
    }
forecast-other = { $hero }: wykrycie { $chance }
forecast-reveals = to pole widzi zakryta Pułapka
forecast-cut = za wiele wyborów, by prześledzić wszystkie
forecast-computing = liczenie …
grid-plan = Plan: { $what }
grid-ghost = { $hero } planuje tu być: { $what }.
grid-risk = Wykrycie przez Strażników: { $chance }.
risk-beside = wykrycie { $chance }
risk-beside-seen = widać po drodze
forecast-by = { $count ->
        [one] przez Strażnika { $guards }
        [few] przez Strażników { $guards }
        [many] przez Strażników { $guards }
       *[other] przez Strażników { $guards }
    }
tools-forecast = Prognoza
    .about = Jak prawdopodobne, że Strażnicy wykryją Postać na każdym polu w zasięgu; ≤ znaczy najwyżej, gdy wybory lub ukryte karty zostawiają to otwarte
forecast-film-legend = Podejrzyj Fazę Wroga
forecast-film-button = Podejrzyj z { $space }
    .about = Przy założeniu, że { $hero } kończy turę na { $space }
forecast-film-card = Karta Rozkazu do podejrzenia
forecast-film-likely = najpewniejsza karta
forecast-film-nothing = Nie ma teraz czego podejrzeć.
aid-unanswered = Nie ma odpowiedzi. Zapytaj jeszcze raz.
forecast-film-title = Prognoza: nic z tego się nie stało
forecast-film-supposed = Załóżmy, że { $hero } kończy turę na { $space } i { $heard ->
        [yes] to słychać, co po takim hałasie prawdopodobne
       *[no] nikt tego nie słyszy
    }.
forecast-film-watermark = HIPOTEZA
forecast-film-attack = Strażnik { $guard } atakuje { NAME($hero, case: "acc") }: zdecydowałyby kości.
forecast-film-choice = Tu wybieraliby gracze; widać pierwszą opcję.
forecast-film-ends-whole = Tak skończyłaby się faza.
forecast-film-ends-reaction = Dobrano by kartę Reakcji: nikt nie wie którą.
forecast-film-ends-dice = Co dalej, zdecydowałyby kości.
forecast-film-ends-burn = Spalono by kartę Rozkazu: nikt nie wie którą.
forecast-film-ends-lost = Poziom byłby przegrany.
hint-button = Podpowiedź
hint-title = Podpowiedź
hint-tier = { $tier ->
        [1] co zauważyć
       *[2] co zrobić
    }
hint-thinking = Chwila namysłu …
hint-danger = Ryzyko:
hint-opportunity = Okazja:
hint-nothing = Nic się nie wyróżnia.
hint-suggest = Co mogę zrobić?
hint-do = Wykonaj
hint-stop = Zatrzymaj plan
    .about = Reszta tury { NAME($hero, case: "gen") } znów należy do ciebie
hint-stopped = Wyszło inaczej: plan się tu kończy, a reszta tury jest twoja.
hint-heard = usłyszenie { $chance }
hint-success = udaje się { $chance }
hint-open = co zobaczą wtedy Strażnicy, zależy od kości
debrief-agreed = Ten stół
debrief-hints = { $count ->
        [0] Bez podpowiedzi
        [one] 1 podpowiedź
        [few] { $count } podpowiedzi
        [many] { $count } podpowiedzi
       *[other] { $count } podpowiedzi
    }
debrief-bot = { $count ->
        [one] Bot raz decydował za { NAME($hero, case: "acc") }
        [few] Bot { $count } razy decydował za { NAME($hero, case: "acc") }
        [many] Bot { $count } razy decydował za { NAME($hero, case: "acc") }
       *[other] Bot { $count } razy decydował za { NAME($hero, case: "acc") }
    }
house-assist = Zasada domowa: { $assist ->
        [0] bez pomocy
        [1] tylko wzrok
        [2] prognozy
       *[3] podpowiedzi
    }
house-rewinds = Zasada domowa: { $rewinds ->
        [-1] przewinięcia bez limitu
        [0] bez przewinięć
        [one] 1 przewinięcie
       *[other] przewinięcia: { $rewinds }
    }
house-scene = Początek z własnej pozycji
house-saved = Dalszy ciąg zapisanej gry
house-seed = Ktoś wybrał ziarno i może wiedzieć, co przyniesie
house-copied = W trakcie gry zrobiono kopię: można było grać naprzód

### Karty Bossów: boss-card-… to działanie w turze Bossa, .reaction to, co dzieje się przy jego reakcji.
### Karta mówi po kolei: jak Boss się porusza; kogo atakuje i jakimi kośćmi; co z tego wynika. „Swoje kości” są na planszy.
### Każda liczba na karcie jest z gry: test je porównuje. $number to liczba, którą zmienia połowa Zdrowia Bossa.

## What is told when half of a boss's Health is gone

boss-half-ocelot = Patrzy na dziurę w płaszczu i jest zachwycony. Od lat nikt nie dotrzymywał mu kroku tak długo.
    .means = Ranny: Przeładowanie przenosi go o 2 Węzły zgodnie z ruchem wskazówek zegara.
boss-half-tank = W środku coś zaczęło stukać. Właz uchyla się na szerokość dłoni, wypuszcza dym i przekleństwo i zostaje uchylony, dla tego, kto ma karabin maszynowy.
    .means = Ranny: jego karabin maszynowy sięga na 4 pola.
boss-half-ninja = Płyta pancerza spada na podłogę, a pod nią jest ręka jak każda inna. On patrzy na nią dłużej niż ty.
    .means = Ranny: zawsze gdy rusza za ściganym, idzie o 1 pole dalej. Jego karty już to uwzględniają.
boss-half-mantis = Spada coś, czego zapomniał trzymać. Zaczął słyszeć własne myśli, więc tym mocniej trzyma się cudzych.
    .means = Ranny: Postać, którą kieruje, atakuje 2□.
boss-half-hind = Jeden z silników śpiewa o ton niżej niż przedtem. Leci dalej, trochę wolniej, a dym za nim jest nowy.
    .means = Ranny: w swojej turze przesuwa się o 1 pole mniej. Słowa pod jego Zagrożeniem już to uwzględniają.
boss-half-wolf = Tam, gdzie leżała, jest czerwono: kilka kropel w rządku, które ktoś roztarł. Nawet teraz się nie spieszy; ale na następny strzał trzeba poczekać.
    .means = Ranna: każda karta przesuwa jej Celownik o 1 pole mniej, ale zawsze choć o 1. Jej karty już to uwzględniają.
boss-half-raven = Przestaje nucić. Dopiero teraz słychać, że nucił.
    .means = Ranny: każdy atak, który go rani, odkrywa kartę, nawet za 1 Obrażenie.
boss-half-rex = W środku odzywa się alarm, cienki i równy, jak czajnik. Nikt tam nie ma wolnej ręki, żeby go wyłączyć.
    .means = Ranny: Gray Fox ma za sobą jedyną okazję, by przytrzymać jego kokpit.
boss-half-liquid = Ociera usta i ogląda się, ile miejsca zostało mu za plecami. Nie mówi, co o tym myśli.
    .means = Ranny: atak, który go odpycha, odpycha go o 1 pole dalej. Jego postawy i karty już to uwzględniają.

## How a boss comes in: one line under the name

boss-enters-ocelot = Każda ściana odsyła tu kulę. On te ściany policzył.
boss-enters-tank = Pierwsza słyszy go ziemia.
boss-enters-ninja = Ktoś stoi tam, gdzie nikogo nie było.
boss-enters-mantis = Wie, kto z was ruszy się pierwszy.
boss-enters-hind = Dach zaczyna buczeć, zanim widać dlaczego.
boss-enters-wolf = Śnieg jest pusty. Trzeba talentu, żeby go takim zostawić.
boss-enters-raven = Chodzi tak, jakby mróz należał do niego.
boss-enters-rex = Coś wysokiego jak hangar robi krok.
boss-enters-liquid = Broni już nie ma. Zdaje się, że tak woli.

## Dashboards: what is so whatever card comes

boss-dashboard-ocelot = Atakuje bez pola widzenia. Chodzi od Węzła do Węzła i pomija Węzły, na których stoi figurka. Kto zada mu Obrażenia w turze Postaci, sprawia, że odkrywa wierzchnią kartę dla jej reakcji.
boss-dashboard-mantis = Unosi się nad meblami i figurkami. Jeśli droga jest zagrodzona, leci o 1 pole mniej w przeciwną stronę. Jeśli nie widzi wtedy żadnej Postaci, obraca się zgodnie z ruchem wskazówek zegara, aż ją zobaczy. Każdy atak na niego, celny czy nie, przesuwa jego znacznik o 1 stopień i odkrywa wierzchnią kartę dla jej reakcji.
boss-dashboard-raven = W jego turze Zagrożenie rośnie o 1 i tyle pól przechodzi. Na każdym Węźle odkrywa kartę. Gdy tylko zobaczy Postacie, atakuje je wszystkie i jego tura się kończy. W twojej turze atakuje każdego, kto kończy Akcję w jego polu widzenia. Atak, który go zrani, obraca go ku tej Postaci; taki za { $number } lub więcej Obrażeń odkrywa też kartę dla jej reakcji.
boss-dashboard-hind = Kto wchodzi na jego linię ognia, przecina ją lub kończy tam Akcję, zostaje zaatakowany. Atakuje wzdłuż tej linii po każdym polu, o które się przesunie. Ranią go tylko rakiety S.A.M., a przed każdą z nich odkrywa kartę, by jej uniknąć.
boss-dashboard-ninja = Ranią go tylko ciosy z bliska. Ściga najbliższą Postać, której ! lub ? jest na mapie; jeśli takiej nie ma, najbliższą Postać. Przechodzi nad wszystkimi. Tam, skąd odchodzi, zostaje cień. Zraniony przenosi się w cień najdalszy od Postaci, której jest tura. Na koniec jego tury wszystkie ! i ? znikają z mapy.
boss-dashboard-tank = Ranią go tylko rakiety, miny i granaty. Przejeżdża przez ściany, a na krawędzi mapy zawraca. Granat na ★ w jego środku odkrywa kartę z dodatkowymi Obrażeniami.
    .machine-gun = Karabin maszynowy: atakuje każdą Postać, którą widzi w odległości do { $number } pól, swoimi kośćmi.
boss-dashboard-rex = Ranią go tylko rakiety i Działo Naręczne. Jego kokpit jest otwarty, a Obrona niższa, dopóki kogoś namierza lub się chwieje. Namierzona Postać, której już nie widzi, gubi namierzenie. W swojej turze najpierw robi to, co zapowiedziała ostatnia karta; potem odkrywa następną. Atak za 4 Obrażenia lub więcej sprawia, że się chwieje: traci namierzenie i nie robi nic z tego, co zapowiedział. Po każdym innym ataku atakuje tę Postać, jeśli jest ku niej zwrócony.
boss-dashboard-liquid = Atak z sąsiedniego pola, który go zrani, odpycha go, jak mówi jego postawa. Postać zraniona jego atakiem zostaje odepchnięta, a za krawędzią zawisa. Przy 0 Zdrowia bierze czaszkę, a rzut Postaci decyduje, czy to jego koniec.
boss-dashboard-wolf = Leży pod jednym z żetonów na ponumerowanych polach. W jej turze Zagrożenie rośnie o 1 i tyle kart zagrywa. Gdy zaatakuje każdą Postać, jej tura się kończy. Jej Celownik najpierw zmierza do Postaci w swoim rzędzie lub kolumnie. Dotyka każdego pola, z którego rusza, przez które przechodzi, na które wchodzi i na którym zostaje. Zraniona odkrywa kartę z dodatkowymi Obrażeniami i znów się ukrywa. Przeciw Postaci, której Celownik jest na mapie, ma o 1■ więcej.

## When the reaction of a card is asked for

boss-when-ocelot = Zraniony w turze Postaci:
boss-when-mantis = Gdy ktoś go atakuje:
boss-when-raven = Gdy jeden atak zada mu { $number } lub więcej Obrażeń:
boss-when-hind = Gdy unika rakiety:
boss-when-tank = Gdy granat staje na jego ★:
boss-when-wolf = Gdy zostaje zraniona:

## What a boss says when the fight begins

boss-opening-mantis = { $games ->
        [0] „Nic”, mówi. „Żadnego wczoraj. Od razu do mnie. No to zróbmy jakieś wczoraj.”
       *[other] „Tyle drzwi”, mówi i otwiera je jedne po drugich. { $alarms ->
            [0] „Ani jednego alarmu. Nikt cię jeszcze nie zauważył. Oprócz mnie.”
            [one] „Jeden alarm. Wciąż o nim myślisz.”
            [few] „{ $alarms } alarmy. Ty już ich nie liczysz; ja liczę.”
            [many] „{ $alarms } alarmów. Ty już ich nie liczysz; ja liczę.”
           *[other] „{ $alarms } alarmu. Ty już ich nie liczysz; ja liczę.”
        } { $deaths ->
            [0] „I nikt z was nie zginął. Więc nie wiecie, co jest w tym pokoju.”
            [one] „Zdarzyło ci się już raz zginąć, a nikomu o tym nie mówisz.”
            [few] „{ $deaths } razy zdarzyło ci się zginąć, a nikomu o tym nie mówisz.”
            [many] „{ $deaths } razy zdarzyło ci się zginąć, a nikomu o tym nie mówisz.”
           *[other] „{ $deaths } razy zdarzyło ci się zginąć, a nikomu o tym nie mówisz.”
        } { $rewinds ->
            [0] „Niczego nie cofasz. To rzadkie i na nic ci się nie przyda.”
            [one] „Raz udało ci się coś cofnąć, jakby tego nigdy nie było. Ja pamiętam obie wersje.”
            [few] „{ $rewinds } razy udało ci się coś cofnąć, jakby tego nigdy nie było. Ja pamiętam obie wersje.”
            [many] „{ $rewinds } razy udało ci się coś cofnąć, jakby tego nigdy nie było. Ja pamiętam obie wersje.”
           *[other] „{ $rewinds } razy udało ci się coś cofnąć, jakby tego nigdy nie było. Ja pamiętam obie wersje.”
        }
    }

## What players see of a boss's secret in the middle of the fight

boss-clue-other-hand = Nigdy go nie ma tam, gdzie spada cios: wie o nim wcześniej niż twoja dłoń. Tylko która? Mijając półkę, trąca ją, i jedyna książka, która stała na odwrót, spada i się otwiera. Jest pusta, tylko na pierwszej stronie stoi liczba, pochylona jak u leworęcznych: 10.26. Tylko ty widzisz, gdzie upadła.

## Revolver Ocelot

boss-card-fan-fire = Idzie 1 Węzeł zgodnie z ruchem wskazówek zegara. Atakuje każdą Postać w odległości do 3 pól, swoimi kośćmi plus 1■.
    .reaction = Nic się nie dzieje. Szczerzy zęby.
boss-card-long-shot = Idzie 2 Węzły przeciwnie do ruchu wskazówek zegara. Atakuje najbliższą Postać swoimi kośćmi plus 1■.
    .reaction = Idzie 1 Węzeł zgodnie z ruchem wskazówek zegara.
boss-card-bank-shot = Idzie 2 Węzły zgodnie z ruchem wskazówek zegara. Atakuje najbliższą Postać swoimi kośćmi plus 1■.
    .reaction = Atakuje Postać, której jest tura, swoimi kośćmi plus 1■.
boss-card-slow-circle = Idzie 3 Węzły zgodnie z ruchem wskazówek zegara. Nikogo nie atakuje.
    .reaction = Atakuje Postać, której jest tura, swoimi kośćmi plus 1■.
boss-card-loose-end = Idzie 1 Węzeł przeciwnie do ruchu wskazówek zegara. Strzela do zakładnika: 2 Obrażenia. Jeśli obok zakładnika są Postacie, atakuje zamiast tego najbliższą z nich, swoimi kośćmi.
    .reaction = Idzie 1 Węzeł przeciwnie do ruchu wskazówek zegara.
boss-card-quick-draw = Idzie 1 Węzeł zgodnie z ruchem wskazówek zegara. Atakuje najbliższą Postać swoimi kośćmi.
    .reaction = Atakuje Postać, której jest tura, swoimi kośćmi.
boss-card-reload = { $number ->
        [0] Zostaje na miejscu i przeładowuje.
       *[other] Idzie zgodnie z ruchem wskazówek zegara (Węzły: { $number }) i przeładowuje.
    } Nikogo nie atakuje.
    .reaction = Nic się nie dzieje: pusty trzask. Ta karta zostaje na wierzchu.

## Psycho Mantis

boss-card-flying-books = Leci 2 pola na wschód. Atakuje najbliższą Postać, którą widzi, swoimi kośćmi.
    .reaction = Leci 1 pole na północ.
boss-card-hurled-chair = Leci 2 pola na zachód. Atakuje najbliższą Postać, którą widzi, swoimi kośćmi plus 2■.
    .reaction = Jego znacznik idzie o 1 stopień dalej.
boss-card-falling-plaster = Leci 2 pola na południe. Atakuje każdą Postać, widzianą czy nie, swoimi kośćmi plus 1■; jeśli jest tylko jedna, o kolejną 1■ więcej.
    .reaction = Nic się nie dzieje, tylko kurz.
boss-card-broken-mirror = Leci 2 pola na północ. Atakuje każdą Postać, widzianą czy nie, swoimi kośćmi plus 1■; jeśli jest tylko jedna, o kolejną 1■ więcej.
    .reaction = Leci 2 pola na południe.
boss-card-cold-draft = Leci 3 pola na południe. Nikogo nie atakuje.
    .reaction = Atakuje Postać, której jest tura, swoimi kośćmi, jeśli ją widzi.
boss-card-dark-room = Jego znacznik idzie o 1 stopień. Leci 3 pola na północ. Nikogo nie atakuje.
    .reaction = Leci 2 pola na zachód. Atakuje Postać, której jest tura, swoimi kośćmi, jeśli ją widzi.
boss-card-open-book = Jego znacznik idzie o 1 stopień. Leci 1 pole na zachód. Nikogo nie atakuje.
    .reaction = Leci 2 pola na wschód. Atakuje Postać, której jest tura, swoimi kośćmi plus 1■, jeśli ją widzi.
boss-step-column-only = Można go atakować tylko z jego kolumny.
boss-step-row-only = Można go atakować tylko z jego rzędu.
boss-step-no-focus = Bez żetonów Skupienia i bez Akcji Skupienia.
boss-step-mind-control = Postać, której w jej turze wypadnie !, atakuje Postać z następnego miejsca, a jeśli jest sama, to siebie, { $number }□. Raz na turę.

boss-note-other-hand = uderzasz drugą ręką; on tego nie przewiduje

## Vulcan Raven

-raven-sees = Gdy tylko zobaczy Postacie, atakuje je wszystkie swoimi kośćmi i jego tura się kończy.
-raven-blind = Jeśli nikogo po drodze nie zobaczy, i tak atakuje najbliższą Postać.
boss-card-left-wing = Skręca w lewo i idzie dalej. { -raven-sees }
    .reaction = Obraca się w prawo.
boss-card-right-wing = Skręca w prawo i idzie dalej. { -raven-sees }
    .reaction = Obraca się w lewo.
boss-card-wheel-about = Zawraca, przez prawo, i idzie dalej. { -raven-sees }
    .reaction = Zawraca, przez prawo.
boss-card-old-trail = Skręca tam, gdzie wskazuje strzałka Węzła, i idzie dalej. { -raven-sees }
    .reaction = Jego Zagrożenie rośnie o 1.
boss-card-long-belt = Skręca w lewo i idzie dalej. Gdy tylko zobaczy w tej turze Postacie, atakuje je wszystkie swoimi kośćmi plus 1■, i jego tura się kończy.
    .reaction = Atakuje Postać, której jest tura, swoimi kośćmi plus 1■, jeśli ją widzi.
boss-card-hot-barrels = Idzie prosto. { -raven-sees }
    .reaction = Zawraca, przez prawo.
boss-step-hunt-1 = Jego następny marsz ma 2 pola; atakuje 1■.
boss-step-hunt-2 = Jego następny marsz ma 3 pola; atakuje 1■.
boss-step-hunt-3 = Jego następny marsz ma 4 pola; atakuje 1■.
boss-step-hunt-4 = Jego następny marsz ma 5 pól; atakuje 1■.
boss-step-hunt-5 = Jego następny marsz ma 6 pól; atakuje 1■.
boss-step-hunt-6 = Jego następny marsz ma 7 pól; atakuje 1■.
boss-step-hunt-7 = Jego następny marsz ma 8 pól; atakuje 1■.
boss-step-hunt-8 = Jego następny marsz ma 9 pól i odtąd atakuje 3■.
boss-step-hunt-9 = Jego następny marsz ma 10 pól; atakuje 3■.
boss-step-hunt-10 = Jego następny marsz ma 11 pól; atakuje 3■.
boss-step-hunt-11 = Jego następny marsz ma 12 pól; atakuje 3■. { -raven-blind }
boss-step-hunt-12 = Jego następny marsz ma 12 pól; atakuje 3■. { -raven-blind }

## Hind D

-hind-fires = Po każdym polu atakuje każdą Postać na linii ognia, swoimi kośćmi.
boss-card-wide-bank = Jego Zagrożenie rośnie o 1 stopień. Przesuwa się zgodnie z ruchem wskazówek zegara tak daleko, jak niesie go Zagrożenie. { -hind-fires }
    .reaction = Przesuwa się o 1 pole przeciwnie do ruchu wskazówek zegara. Potem atakuje każdą Postać na linii ognia, swoimi kośćmi.
boss-card-tail-swing = Jego Zagrożenie rośnie o 1 stopień. Przesuwa się przeciwnie do ruchu wskazówek zegara tak daleko, jak niesie go Zagrożenie. { -hind-fires }
    .reaction = Przesuwa się o 2 pola zgodnie z ruchem wskazówek zegara. { -hind-fires }
boss-card-nose-down = Przesuwa się zgodnie z ruchem wskazówek zegara tak daleko, jak niesie go Zagrożenie. { -hind-fires } Potem atakuje Postać najbliższą jego nosa, ponad każdą ścianą, swoimi kośćmi plus 1■.
    .reaction = Przesuwa się o 2 pola przeciwnie do ruchu wskazówek zegara. { -hind-fires }
boss-card-side-slip = Przesuwa się przeciwnie do ruchu wskazówek zegara tak daleko, jak niesie go Zagrożenie. { -hind-fires }
    .reaction = Przesuwa się o 1 pole zgodnie z ruchem wskazówek zegara. Potem atakuje każdą Postać na linii ognia, swoimi kośćmi.
boss-card-searchlight = Jego Zagrożenie rośnie o 1 stopień. Przesuwa się do najbliższego miejsca z Postacią na linii ognia, jeśli Zagrożenie niesie go tak daleko. { -hind-fires }
    .reaction = Nic się nie dzieje: oślepia go własne światło.
boss-card-rocket-pods = Zostaje na miejscu. Atakuje każdą Postać, ponad każdą ścianą, swoimi kośćmi minus 1■.
    .reaction = Przesuwa się o 3 pola przeciwnie do ruchu wskazówek zegara. { -hind-fires }
boss-step-threat-3 = Karta przesuwa go o { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    } albo o 1 więcej, jeśli najpierw podnosi jego Zagrożenie.
boss-step-threat-4 = Karta przesuwa go o { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    } albo o 1 więcej, jeśli najpierw podnosi jego Zagrożenie.
boss-step-threat-5 = Karta przesuwa go o { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    } albo o 1 więcej, jeśli najpierw podnosi jego Zagrożenie.
boss-step-threat-6 = Karta przesuwa go o { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }. Jeśli najpierw podnosi jego Zagrożenie, odtąd atakuje 3■. Przeciw czterem Postaciom odkrywa dwie karty.
boss-step-threat-6-plus = Karta przesuwa go o { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }. Atakuje 3■. Przeciw czterem Postaciom odkrywa dwie karty.

## Cyborg Ninja

boss-card-straight-cut = Idzie ku ściganemu, najwyżej { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }. Atakuje każdą Postać obok siebie swoimi kośćmi.
boss-card-long-lunge = Idzie ku ściganemu, najwyżej { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }. Atakuje każdą Postać obok siebie swoimi kośćmi plus 2■.
boss-card-shadow-step = Przenosi się w cień najbliższy ściganego, jeśli jest bliżej niż on sam. Potem idzie ku ściganemu, najwyżej { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }. Atakuje każdą Postać obok siebie swoimi kośćmi plus 2■.
boss-card-thousand-cuts = Idzie ku ściganemu, najwyżej { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }. Atakuje każdą Postać obok siebie lub obok cienia, każdą raz, swoimi kośćmi. Postać obok kilku z nich obrywa mocniej: o 1■ więcej za każdego po pierwszym.
boss-card-cold-company = Zostaje na miejscu. Nikogo nie atakuje. Obok każdej Postaci pojawia się cień.
boss-card-afterimage = Przenosi się w cień najdalszy od ściganego; bez cienia zostaje. Atakuje każdą Postać obok siebie swoimi kośćmi.
boss-card-lowered-blade = Zostaje na miejscu, z opuszczonym ostrzem. Nikogo nie atakuje.

## Tank

-tank-rolls-over = Postacie, na które najedzie, otrzymują po 1 Obrażeniu.
-cannon = Działo: atakuje najbliższą Postać dalej niż 3 pola, widzianą czy nie, swoimi kośćmi, a przeciw dwóm Postaciom o 1■ więcej
boss-card-bulldoze = Jedzie 5 pól na zachód, potem 2 na południe. { -tank-rolls-over } { boss-dashboard-tank.machine-gun }
    .reaction = Otrzymuje o 1 Obrażenie więcej.
boss-card-broadside = Jedzie 3 pola na południe. { -tank-rolls-over } { boss-dashboard-tank.machine-gun } { -cannon }.
    .reaction = Otrzymuje o 1 Obrażenie więcej.
boss-card-swivel = Jedzie 4 pola na wschód. { -tank-rolls-over } { boss-dashboard-tank.machine-gun } { -cannon }.
    .reaction = Otrzymuje o 2 Obrażenia więcej.
boss-card-high-shell = Jedzie 2 pola na północ, potem 2 na wschód. { -tank-rolls-over } { -cannon }.
    .reaction = Otrzymuje o 1 Obrażenie więcej.
boss-card-long-barrel = Jedzie 1 pole na wschód. { -tank-rolls-over } { -cannon }.
    .reaction = Otrzymuje o 2 Obrażenia więcej.
boss-card-grinding-gears = Jedzie 4 pola na południe, potem 3 na zachód. { -tank-rolls-over } { boss-dashboard-tank.machine-gun }
    .reaction = Nie otrzymuje dodatkowych Obrażeń: właz jest zamknięty.
boss-card-jammed-gun = Jedzie 5 pól na północ. { -tank-rolls-over } Nikogo nie atakuje.
    .reaction = Otrzymuje o 3 Obrażenia więcej.

## Metal Gear REX: a card has two times, now and next turn; the step of the track says again what comes next turn

-rex-others = Wszystkie inne Postacie, które widzi, atakuje od razu, swoimi kośćmi; te, ku którym nie jest zwrócony, połową z nich, zaokrągloną w dół.
-rex-tread = Bez namierzenia robi najwyżej 4 kroki ku najbliższej Postaci i atakuje wszystkie pod sobą i obok, swoimi kośćmi
-rex-rail-gun =
    W następnej turze atakuje namierzoną Postać, swoimi kośćmi plus 1■.
    { -rex-tread } plus 1■.
-rex-missile-rain =
    W następnej turze atakuje każdą Postać w odległości do 2 pól od namierzonej, swoimi kośćmi. To namierzenie trzyma, nawet poza jego polem widzenia.
    { -rex-tread }.
-rex-cutting-laser =
    W następnej turze atakuje każdą Postać, którą widzi w swoim kierunku, swoimi kośćmi, jeśli kogoś namierza.
    { -rex-tread }.
-rex-hull-guns =
    W następnej turze atakuje namierzoną Postać, swoimi kośćmi.
    { -rex-tread }.
-rex-heavy-tread = W następnej turze robi najwyżej 5 kroków ku namierzonej Postaci, a bez namierzenia ku najbliższej. Tam atakuje wszystkie pod sobą i obok, swoimi kośćmi. To namierzenie trzyma, nawet poza jego polem widzenia.
-rex-venting-heat = W następnej turze nie ma nic do wykonania: tylko odkrywa następną kartę.
boss-card-rail-gun =
    Namierza najdalszą Postać, którą widzi. { -rex-others }
    { -rex-rail-gun }
boss-card-missile-rain =
    Namierza najbliższą Postać, którą widzi. { -rex-others }
    { -rex-missile-rain }
boss-card-cutting-laser =
    Namierza najbliższą Postać, którą widzi i której ! lub ? jest na mapie; jeśli takiej nie ma, najbliższą. { -rex-others }
    { -rex-cutting-laser }
boss-card-hull-guns =
    Namierza Postać z największymi Obrażeniami, którą widzi. { -rex-others }
    { -rex-hull-guns }
boss-card-heavy-tread =
    Namierza najbliższą Postać, którą widzi. { -rex-others }
    { -rex-heavy-tread }
boss-card-venting-heat =
    Namierza najbliższą Postać, którą widzi. Nikogo nie atakuje.
    { -rex-venting-heat }
boss-step-awakening = Jego reaktor jest zimny. { -rex-venting-heat }
boss-step-rail-gun = { -rex-rail-gun }
boss-step-missile-rain = { -rex-missile-rain }
boss-step-cutting-laser = { -rex-cutting-laser }
boss-step-hull-guns = { -rex-hull-guns }
boss-step-heavy-tread = { -rex-heavy-tread }
boss-step-venting-heat = { -rex-venting-heat }
boss-note-locked-on = namierza: { $hero }; jego kokpit jest otwarty
boss-note-shut = jego pancerz jest zamknięty: trafia { $defense } lub więcej
boss-note-reels = chwieje się; jego kokpit jest otwarty
boss-note-held-open = Gray Fox trzyma jego kokpit otwarty

## Liquid: a card ends in a stance, and says what that means as the step of the track does

boss-card-straight-right = Idzie najwyżej 6 pól ku najbliższej Postaci. Jeśli stanie obok niej, atakuje ją swoimi kośćmi. Zraniona zostaje odepchnięta o 1 pole. Potem stoi wyprostowany. { boss-step-upright }
boss-card-haymaker = Idzie najwyżej 4 pola ku najbliższej Postaci. Jeśli stanie obok niej, atakuje ją swoimi kośćmi plus 1■. Zraniona zostaje odepchnięta o 1 pole. Potem jest wytrącony z równowagi. { boss-step-off-balance }
boss-card-low-sweep = Idzie najwyżej 4 pola ku najbliższej Postaci. Atakuje każdą Postać obok siebie swoimi kośćmi. Każda zraniona zostaje odepchnięta o 1 pole. Potem stoi zaparty. { boss-step-planted }
boss-card-shoulder-charge = Idzie najwyżej 8 pól ku najbliższej Postaci. Jeśli stanie obok niej, atakuje ją swoimi kośćmi. Zraniona zostaje odepchnięta o 3 pola. Potem jest wytrącony z równowagi. { boss-step-off-balance }
boss-card-hip-throw = Idzie najwyżej 6 pól ku najbliższej Postaci. Jeśli stanie obok niej, atakuje ją swoimi kośćmi. Zraniona czy nie, zostaje rzucona o 2 pola. Potem stoi wyprostowany. { boss-step-upright }
boss-card-come-on = Zostaje na miejscu. Nikogo nie atakuje. Potem wyczekuje. { boss-step-waiting }
boss-card-deep-breath = Zostaje na miejscu. Nikogo nie atakuje. Leczy 2 Obrażenia. Potem stoi zaparty. { boss-step-planted }
boss-step-upright = Atak z sąsiedniego pola, który go zrani, odpycha go o { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }.
boss-step-planted = Żaden atak go nie przesuwa.
boss-step-off-balance = Atak z sąsiedniego pola, który go zrani, odpycha go o { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }.
boss-step-waiting = Jeśli Postać zaatakuje go z sąsiedniego pola i nie zada Obrażeń, atakuje ją swoimi kośćmi; zraniona zostaje odepchnięta o 1 pole. Atak z sąsiedniego pola, który go zrani, odpycha go o { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }.
boss-note-skulls = czaszki: { $skulls }; jeśli tu padnie, Postać rzuca { $white }□; choć jeden ! to jego koniec
boss-note-hangs = { $hero } wisi na krawędzi

## Sniper Wolf

-wolf-crosshair = Jej Celownik idzie najwyżej tyle pól ku najbliższej Postaci, której w tej turze jeszcze nie zaatakowała. Atakuje każdą Postać, której dotknie, swoimi kośćmi.
boss-card-held-breath = Zasięg { $number }, jej najkrótszy. { -wolf-crosshair }
    .reaction = Otrzymuje o 2 Obrażenia więcej.
boss-card-crosswind = Zasięg { $number }. { -wolf-crosshair }
    .reaction = Otrzymuje o 1 Obrażenie więcej.
boss-card-slow-trigger = Zasięg { $number }. { -wolf-crosshair }
    .reaction = Otrzymuje o 1 Obrażenie więcej.
boss-card-long-lens = Zasięg { $number }. { -wolf-crosshair }
    .reaction = Otrzymuje o 1 Obrażenie więcej.
boss-card-lead-the-target = Zasięg { $number }. { -wolf-crosshair }
    .reaction = Nie otrzymuje dodatkowych Obrażeń.
boss-card-one-shot = Zasięg { $number }, jej najdłuższy. { -wolf-crosshair }
    .reaction = Nie otrzymuje dodatkowych Obrażeń: to tylko draśnięcie.
boss-note-threat = Zagrożenie { $threat }: w jej turze rośnie o 1 i tyle kart zagrywa
boss-note-or-otacon = albo zaprowadźcie Otacona na jej kafel
boss-note-glint = o 1■ więcej przeciw { NAME($hero, case: "dat") }: błyszczy luneta
boss-note-dogs-know-the-box = jej psy już wiedzą, co jest pod pudłem

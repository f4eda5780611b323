### Co robi każda Akcja, karta, żeton i zdolność, w zdaniu lub dwóch: dla każdego, kto na nie wskaże albo o nie zapyta.
###
### „W polu widzenia” to PW; „w odległości 2” liczy pola najkrótszą drogą. Białe i czarne kości to □ i ■.

-loud = HAŁAŚLIWA (alarm): twój ! trafia pod ciebie.
-camouflage =
    Do końca twojej tury Strażnicy i Kamery, nawet gdy cię widzą, nie wywołują alarmu, a Strażnicy, nad którymi
    przeskakujesz, nie atakują. Jeśli na koniec ktoś cię widzi, wybucha alarm.
-blast-heard = Jeśli w tej Strefie zostali Strażnicy, a twojego ! nie ma na mapie, trafia on tam.

## Actions

action-sneak = 1 Akcja. Porusz się o 1 pole, bezgłośnie.
action-dash = 1 Akcja, Hałaśliwa. Porusz się o najwyżej 2 pola; możesz stanąć po pierwszym.
action-hand-to-hand = 1 Akcja. Zaatakuj sąsiadującego Strażnika 1□. Każde trafienie to Obrażenie Ogłuszające; 2 go ogłuszają.
action-combo = 2 Akcje. Zaatakuj sąsiadującego Strażnika 2□ i 1■. Każde trafienie to Obrażenie Ogłuszające; 2 go ogłuszają.
action-takedown = 2 Akcje. Zabij sąsiadującego Strażnika, który stoi do ciebie tyłem: bez kości i bez hałasu.
action-disguise =
    2 Akcje, przy żetonie Ogłuszonego lub Martwego Strażnika na twoim polu lub obok, gdy twojego ! nie ma na mapie.
    Strażnicy i Kamery biorą cię za Strażnika, dopóki twój ! nie trafi pod ciebie albo nie przyciągniesz Uwagi lub nie
    zrobisz na ich oczach czegoś więcej niż Skradanie, Bieg czy Skupienie.
action-drag =
    1 Akcja, Hałaśliwa. Podnieś żeton Ogłuszonego lub Martwego Strażnika z twojego pola lub obok, porusz się o 1 pole i
    połóż go na sąsiednim pustym polu.
action-interact =
    1 Akcja. Spróbuj otworzyć zablokowane drzwi przy twoim polu (1□ 2■; Otacon 4■), zabierz Cel, na którym stoisz, albo
    pojedź Windą, na której stoisz.
action-reroll = 1 Akcja. Rzuć ponownie dowolnymi twoimi kośćmi przy tym zamku. Przepadają, gdy odejdziesz lub skończysz turę.
action-knock = 1 Akcja. Przyciągnij Uwagę na swoje pole: trafia tam twój ? albo twój żeton przesuwa się tam taki, jaki jest.
action-pull = 1 Akcja, obok Postaci, która wisi na krawędzi. Znów stoi i nie płaci 2 Akcji za wspinaczkę.
action-aim =
    1 Akcja. Jeśli twojego Celownika nie ma na mapie, zaczyna na sąsiednim polu. Rzuć 2■: przesuwa się o jedną wartość w
    jedną stronę, ponad wszystkim, potem, jeśli chcesz, o drugą w inną. Jeśli stanie na Wolf: 2 Obrażenia. Gdy otrzymasz
    Obrażenia lub wykonasz Akcję inną niż Celowanie i Skupienie, znika.
action-topple = 2 Akcje, na polu popiersia. Popiersie znika; gdy padnie ostatnie, Mantis już nie czyta ci w myślach.
action-resupply =
    1 Akcja, na Poziomach Bossa, na ikonie zaopatrzenia. Wszystkie twoje karty odzyskują pełną Amunicję, Ładunki i inne
    żetony, a ty wszystkie granaty, miny lub rakiety, które dał ci Poziom.
action-lay =
    1 Akcja, z miną Claymore z Poziomu, na wolne pole obok. Wybucha pod następną figurką, która tam wejdzie: 2 Obrażenia
    dla każdej figurki w odległości do 2 pól i w polu widzenia miny.
action-sam =
    1 Akcja, z rakietą z Poziomu, która zaczyna na pustym sąsiednim polu. Rzuć 2■: leci prosto o jedną wartość, potem,
    jeśli chcesz, w inną stronę o drugą. W obszarze celu Hinda zmusza go do uniku, a potem zadaje Obrażenia wydrukowane
    tam, gdzie jest.
action-launch =
    1 Akcja, gdy widzisz REXa. Zaatakuj go 2□ i o 1□ więcej za każdą rakietę ponad pierwszą: masz ich 3, dopóki nie
    uzupełnisz zapasów. HAŁAŚLIWA (alarm).
action-throw =
    1 Akcja, z granatem z Poziomu. Rzuć 2■: leci dokładnie o jedną wartość w jedną stronę, potem o drugą w inną. 1
    Obrażenie dla każdej figurki w odległości do 1; na Czołgu to, co mówi płyta. Ściany i krawędź mapy go połykają.
action-hack =
    1 Akcja. Rzuć 4■ przy Terminalu na twoim polu lub obok, i jeśli chcesz, najwyżej 2□. Gdy kości mają jego kombinację,
    zostaje zhakowany na stałe.
action-search =
    1 Akcja, przy zhakowanym Terminalu. Dobierz kartę Systemu. Trzymasz najwyżej 3: przy czwartej jedna wraca do talii.
action-access =
    1 Akcja, przy zhakowanym Terminalu. Rzuć najwyżej 4■, odejmując te na kartach, i najwyżej 2□; połóż pasujące kości na
    pustych gniazdach twoich kart Systemu.
action-recall = Za darmo. Zabierz kość z karty Systemu, żeby znów nią rzucać.
action-resolve =
    Za darmo, gdy wszystkie gniazda karty Systemu są zajęte. Działa na poziomie nie wyższym niż twój zhakowany Terminal i
    trafia na spód talii.
action-refresh = 1 lub 2 Akcje, jak mówi żeton. Jeden zużyty żeton Skupienia znów jest gotowy.
action-use = Cena jest na karcie. Użyj swojego Ekwipunku.

## Abilities

ability-sneak-attack =
    Raz na rundę, gdy zranisz Strażnika w swoim rzędzie lub kolumnie, który stoi do ciebie tyłem i nie padł: 1 Obrażenie więcej
    tego samego rodzaju.
ability-i-work-alone =
    Raz na rundę, gdy rzucasz za broń i żadnej innej Postaci nie ma w odległości do 2 pól: jedna kość +1 lub −1, ale nigdy !.
ability-not-a-rookie =
    Raz na rundę, gdy zranisz Strażnika szóstką (6), której nic nie zmieniło, a on nie padł: 1 Obrażenie więcej tego
    samego rodzaju.
ability-get-clear = Raz na rundę, gdy ktoś atakuje Postać obok ciebie: zostań celem zamiast niej, ze swoją Obroną.

## Focus tokens: free to use; spent until refreshed

token-minus-white-or-move = Przed twoim rzutem: 1□ mniej. Albo w twojej turze: porusz się o 1 pole bez Akcji.
token-plus-2 = Po twoim rzucie: +2 na jednej kości, najwyżej do 6; nigdy na !.
token-minus-2 = Po twoim rzucie: −2 na jednej kości, najmniej do 1; nigdy na !.
token-reroll = Po twoim rzucie: rzuć ponownie jedną kością, nawet gdy pokazuje !.
token-plus-white = Przed twoim rzutem lub po nim: 1□ więcej. Jej ! się liczy.
token-plus-minus-1 = Po twoim rzucie: +1 lub −1 na jednej kości; nigdy na !.
token-extra-action = W twojej turze: 1 Akcja więcej.
token-reroll-black = Po twoim rzucie: rzuć ponownie jedną ■.
token-plus-minus-2 = Po twoim rzucie: +2 lub −2 na jednej kości; nigdy na !.
token-plus-black = Przed twoim rzutem lub po nim: 1■ więcej.
token-minus-black = Przed rzutem: 1■ mniej, także gdy atakuje cię Strażnik.
token-dash-2 = Podczas twojego Biegu: 2 pola więcej.

## Equipment: weapons

card-handgun-50 = 1 Akcja. Strzel do Strażnika w polu widzenia 1□. { -loud }
card-pistol-45 = 1 Akcja. Strzel do Strażnika w polu widzenia 1□. { -loud }
card-light-assault-rifle = 1 Akcja i 1 Amunicja. Strzel do Strażnika w polu widzenia 2□. { -loud }
card-assault-rifle = 1 Akcja i 1 Amunicja. Strzel do Strażnika w polu widzenia 2□. { -loud }
card-sniper-rifle = 2 Akcje i 1 Amunicja. Strzel do Strażnika w polu widzenia 3□. { -loud }
card-high-frequency-blade =
    1 Akcja, ze Strażnikiem obok ciebie. Zaatakuj każdą sąsiadującą figurkę, także Postacie, 1□ każdą albo 2□ każdą za 1
    Ładunek. Gdy ktoś atakuje ciebie: 1 Ładunek daje każdej kości −1, raz na rzut.
card-arm-cannon = 1 Akcja. Strzel do Strażnika w polu widzenia 1□ i o 1□ więcej za każdy wydany Ładunek. { -loud }
card-nikita =
    1 Akcja i 1 Amunicja. Z pustego sąsiedniego pola leci o jedną z 2■, potem, jeśli chcesz, o drugą w inną stronę. Przy
    pierwszej figurce lub przeszkodzie: 3□ przeciw każdej figurce w odległości do 1 i w polu widzenia wybuchu. { -loud }
card-missile-launcher =
    1 Akcja i 1 Amunicja. Rakieta leci prosto, w dowolną stronę. Przy pierwszej figurce lub przeszkodzie: 3□ przeciw
    każdej figurce w odległości do 1 i w polu widzenia wybuchu. { -loud }

## Equipment: explosives

card-chaff-grenade =
    1 Akcja, potem odrzuć kartę. Do końca rundy żadna Kamera ani czujnik w twojej Strefie nie reaguje na Postacie; jeśli w
    Strefie jest Strażnik, przyciągasz Uwagę.
card-stun-grenade =
    1 Akcja, potem odrzuć kartę. Rzuć na pole w polu widzenia w odległości do 5: każdy Strażnik w odległości do 2 od tego
    pola i w jego polu widzenia zostaje ogłuszony. { -loud }
card-grenade =
    1 Akcja, potem odrzuć kartę. Rzuć na pole w polu widzenia w odległości do 5: 2 Obrażenia dla każdej figurki, także
    Postaci, w odległości do 2 od tego pola i w jego polu widzenia. { -loud }
card-c-4 =
    1 Akcja: podłóż jeden obok siebie. 1 Akcja: zdetonuj wszystkie swoje, 2 Obrażenia dla każdej figurki w odległości do 1 i
    w polu widzenia któregoś. Jeśli w Strefie wybuchu zostali Strażnicy, a twojego ! nie ma na mapie, trafia on do
    najbliższego wybuchu.
card-claymore =
    1 Akcja: podłóż jedną obok siebie. Gdy wejdzie na nią figurka, 2 Obrażenia dla każdej figurki w odległości do 2 i w
    polu widzenia miny. { -blast-heard }
card-time-bomb =
    1 Akcja: podłóż ją obok siebie i odrzuć kartę. Na początku twojej następnej tury 3 Obrażenia dla każdej figurki w
    odległości do 2 i w polu widzenia bomby. { -blast-heard }

## Equipment: not to be seen

card-stealth-camouflage = 1 Akcja i 1 Ładunek, raz na turę. { -camouflage }
card-adv-stealth-camouflage =
    1 Akcja i 1 Ładunek, raz na turę. { -camouflage } Gdy karta jest pusta, 2 Akcje kładą na nią 1 Ładunek.
card-cardboard-box =
    1 Akcja, poza polem widzenia. Strażnicy i Kamery biorą cię za Strażnika, dopóki nie przejdziesz przez ich pole
    widzenia lub nad Strażnikiem, nie zrobisz czegoś więcej niż Skradanie, Bieg czy Skupienie albo Strażnik nie stanie obok,
    twarzą w twarz.

## Equipment: food and medicine

card-rations = 1 Akcja, potem odrzuć kartę. Wylecz najwyżej 2 Obrażenia.
card-medicine = Za darmo, potem odrzuć kartę. Wszystkie twoje zużyte żetony Skupienia znów są gotowe.
card-pentazemin =
    Za darmo, za 1 jej żeton; raz na turę. W tej turze w każdej Akcji możesz przerzucić dowolne kości jednego rzutu, ale
    nie przy Sprawdzeniu Hałasu.

## Equipment: keys and tools

card-key-card-3 = 1 Akcja, potem odrzuć kartę. Otwórz bez kości zablokowane drzwi poziomu 3 lub niższego przy twoim polu.
card-key-card-4 = 1 Akcja, potem odrzuć kartę. Otwórz bez kości zablokowane drzwi poziomu 4 lub niższego przy twoim polu.
card-pal-key-card = Bez Akcji. Przy każdym rzucie na zablokowane drzwi możesz rzucić ponownie jedną kością.
card-rope =
    1 Akcja i 1 lina. Zwiąż ogłuszonego Strażnika obok siebie: Odzyskanie Przytomności go nie budzi, dopóki nie wejdzie na
    niego Strażnik.

## Equipment: worn, and attached

card-gas-mask =
    1 Akcja, Hałaśliwa. Spójrz na wierzchnią kartę talii Rozkazów lub talii Reakcji. Noszona: gaz ci nie szkodzi.
card-night-vision-goggles =
    1 Akcja. Odwróć wszystkie zakryte Cele i Pułapki w odległości do 5 pól. Noszony: czujniki laserowe nie wywołują alarmu.
card-thermal-goggles = 2 Akcje. Odwróć jeden zakryty Cel w swojej Strefie. Noszony: czujniki laserowe nie wywołują alarmu.
card-handkerchief = Bez Akcji. Raz na rundę, gdy hakujesz Terminal: jedna ■ +1 lub −1.
card-body-armor = Bez Akcji. Twoja Obrona jest wyższa o 1.
card-bandana = Bez Akcji. Twoja broń nie zużywa Amunicji.
card-pistol-suppressor = Bez Akcji, nie zajmuje miejsca. Twoje pistolety nie są HAŁAŚLIWE (alarm).
card-rifle-suppressor = Bez Akcji, nie zajmuje miejsca. Twoje karabiny nie są HAŁAŚLIWE (alarm).

## System cards: what happens, then how much of it at each level

system-distraction = Wybrani Strażnicy obracają się ku nowej ścieżce. Poziom 2: 1 Strażnik. Poziom 3: do 2. Poziom 4: do 3.
system-door-control =
    Wybrane zablokowane drzwi otwierają się, gdziekolwiek są. Poziom 2: drzwi poziomu 2. Poziom 3: poziomu 2 lub 3. Poziom
    4: każde, które mają zamek.
system-camera-loop =
    Czeka, aż Kamera ma wywołać alarm z powodu Postaci. Do końca rundy Postacie nie zważają na Kamery i czujniki w
    wybranych Strefach. Poziom 2: 1 Strefa. Poziom 3: do 2. Poziom 4: do 3.
system-lights-out = ! Postaci zmieniają się w ? tam, gdzie leżą. Poziom 2: 1 żeton. Poziom 3: do 2. Poziom 4: do 3.
system-all-clear = ? Postaci znikają z mapy. Poziom 2: 1 żeton. Poziom 3: do 2. Poziom 4: do 3.
system-elevator-override =
    Postacie, które stoją na Windzie, jadą nią bez Akcji. Poziom 2: 1 Postać. Poziom 3: do 2. Poziom 4: do 3.
system-sensor-control =
    Odkryte Pułapki, Kamery i lasery, znikają z mapy. Poziom 2: 1 Pułapka. Poziom 3: do 2. Poziom 4: do 3.
system-radio-silence =
    Czeka na kartę Zgłoszenie przez Radio. Nie sprowadza ona Strażników do wybranych Stref. Poziom 2: 1 Strefa. Poziom 3:
    do 2. Poziom 4: do 3.

## System cards against the Hind D

system-flight-recorder =
    Spójrz na wierzchnie karty talii Bossa. Każda z nich może trafić na spód. Poziom 2: 1 karta. Poziom 3: 2. Poziom 4: 3.
system-cargo-hoist = Postacie odzyskują wszystkie swoje rakiety. Poziom 2: 1 Postać. Poziom 3: do 2. Poziom 4: do 3.
system-feed-jam = Czeka, aż Boss ma zaatakować. Ten atak ma mniej kości. Poziom 2: 1■. Poziom 3: 2■. Poziom 4: 3■.
system-engine-trim = Jego Zagrożenie spada. Poziom 2: o 1 stopień. Poziom 3: o 2. Poziom 4: o 3.
system-radio-decoy =
    Przesuwa się wzdłuż krawędzi, w wybraną stronę. Uwaga: po każdym polu atakuje każdą Postać na linii ognia, swoimi
    kośćmi. Poziom 2: 1 pole. Poziom 3: do 2. Poziom 4: do 3.
system-laser-guide =
    Czeka, aż Hind ma uniknąć rakiety. Przesuwa się o mniej pól. Poziom 2: o 1 mniej. Poziom 3: o 2. Poziom 4: o 3.
system-medical-locker = Każda Postać usuwa 1 Obrażenie. Poziom 2: 1 Postać. Poziom 3: do 2. Poziom 4: do 3.

## System cards against Vulcan Raven

system-track-reading =
    Spójrz na wierzchnie karty talii Bossa. Jedna z nich może trafić na wierzch. Poziom 2: 2 karty. Poziom 3: 3. Poziom 4: 4.
system-cold-shower = Jego Zagrożenie spada. Poziom 2: o 1 stopień. Poziom 3: o 2. Poziom 4: o 3.
system-loudspeaker = Obraca się w miejscu. Poziom 2: w swoje prawo. Poziom 3: w prawo lub w lewo. Poziom 4: dowolnie.
system-mined-lane =
    Na każdym wybranym wolnym Węźle leży mina Claymore. Wybucha pod następną figurką, która tam wejdzie. Poziom 2: 1 Węzeł.
    Poziom 3: 1. Poziom 4: do 2.
system-frost-haze =
    Następny atak Bossa na każdą wybraną Postać nie ma kości, kiedykolwiek nastąpi. Poziom 2: 1 Postać. Poziom 3: do 2.
    Poziom 4: do 3.
system-freight-belt =
    Postacie jadą na wolne pole obok, bez Akcji. Poziom 2: razem 1 pole. Poziom 3: do 2. Poziom 4: do 3.
system-supply-cage = Postacie uzupełniają zapasy tam, gdzie stoją. Poziom 2: 1 Postać. Poziom 3: do 2. Poziom 4: do 3.

## System cards against Metal Gear REX

system-override-order =
    Spójrz na wierzchnie karty jego talii. Jedna z nich może zastąpić to, co zapowiedział na następną turę; tamta karta
    trafia na spód. Namierzenie zostaje, jakie jest. Poziom 2: 1 karta. Poziom 3: 2. Poziom 4: 3.
system-false-echo =
    Obraca się i namierza inną Postać, a przy tym nikogo nie atakuje. Poziom 2: taką, którą widzi. Poziom 3: taką, którą
    zobaczy po obrocie. Poziom 4: każdą, ciebie też.
system-missile-rack = Postacie odzyskują wszystkie swoje rakiety. Poziom 2: 1 Postać. Poziom 3: do 2. Poziom 4: do 3.
system-feedback-loop = Otrzymuje Obrażenia. Poziom 2: 1. Poziom 3: 2. Poziom 4: 3.
system-ecm-burst = Czeka, aż REX ma zaatakować. Ten atak ma mniej kości. Poziom 2: 1■. Poziom 3: 2■. Poziom 4: 3■.
system-hatch-release = Jego Obrona jest niższa do końca rundy. Poziom 2: o 1. Poziom 3: o 2. Poziom 4: o 3.
system-open-channel =
    Zużyte żetony Skupienia innych Postaci znów są gotowe. Poziom 2: 1 żeton. Poziom 3: do 2. Poziom 4: do 3.

## Order cards, section I

order-waken =
    W Aktywnych Strefach każdy żeton Ogłuszonego Strażnika z 1 gwiazdką staje się Strażnikiem; potem te z 2 gwiazdkami
    mają 1. Związani śpią dalej.
order-radio-in = W Aktywnych Strefach do Koszar przychodzą Strażnicy, aż Strefa ma pełną liczbę.
order-lost-contact = Za każde 3 żetony Martwego Strażnika na mapie spala się karta Rozkazu.
order-stay-alert =
    Każda Postać w odległości do 2 pól od Strażnika w Aktywnej Strefie dostaje swój ? pod siebie. Postać, której ! jest na
    mapie, nie dostaje.
order-game-over = Dobrana lub spalona, od razu kończy Poziom Porażką.

## Reaction cards: what a guard does with the tokens it stands on

reaction-known =
    Każdy żeton znika. Ogłuszony: obok pojawia się Strażnik. Martwy: spala się 1 karta Rozkazu. !: nic więcej. ?: Strażnik
    odwraca się, jeśli w jego Strefie nie ma innego żetonu Uwagi, a pole za nim jest wolne.
reaction-sweep =
    Każdy żeton znika. Ogłuszony: obok pojawia się Strażnik. Martwy: spala się 1 karta Rozkazu. ! lub ?: Strażnik wykonuje
    ćwierć obrotu według strzałki karty Rozkazu.
reaction-radio =
    Każdy żeton znika. Ogłuszony: obok pojawia się Strażnik. Martwy lub !: do Koszar tej Strefy przychodzą Strażnicy, aż ma
    pełną liczbę. ?: nic więcej.
reaction-hunch =
    Każdy żeton znika. Ogłuszony: obok pojawia się Strażnik. Martwy: spala się 1 karta Rozkazu. ! lub ?: każda Postać w
    odległości do 2 pól od tego Strażnika dostaje swój ? pod siebie, chyba że jej ! jest na mapie.
reaction-rush =
    Żetony znikają, aż Strażnik się poruszy. Ogłuszony: obok pojawia się Strażnik. Martwy: spalają się 2 karty Rozkazu. !
    lub ?: Strażnik idzie 1 pole naprzód, jeśli jest wolne.
reaction-shrug = Każdy żeton znika i na tym koniec.

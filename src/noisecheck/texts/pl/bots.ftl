# Co boty mówią o tym, co zaraz zrobią. `left` liczy Akcje.

bot-name-random = Losowy
    .about = Bierze dowolną możliwość, bez namysłu.
bot-name-steady = Solidny
    .about = Gra według prostych zasad, bez zwłoki.
bot-name-search = Szukający
    .about = Sprawdza najlepsze plany na wyobrażonych przebiegach gry i wybiera ten, który wypada najlepiej.

bot-random = Bez powodu: każda możliwość jest dobra.

# plans

bot-finishes = { $hero } może teraz ukończyć Poziom.
bot-takes = { $hero } zabiera Cel i kończy na { $space }.
bot-reaches = { $hero } dociera do potrzebnego Wydarzenia i kończy na { $space }.
bot-dresses = { $hero } zakłada mundur, póki nikt nie patrzy.
bot-fells = { $hero } unieszkodliwia Strażnika na { $target }, bo stojąc, byłby groźny.
bot-opens = { $hero } pracuje nad drzwiami { $door }; tędy prowadzi droga.
bot-knocks = { $hero } puka, żeby odciągnąć Strażników, i kończy na { $space }.
bot-runs = { $hero } i tak nie uniknie wzroku Strażników i zmierza na { $space }.
bot-goes =
    { $hero } idzie na { $space }, { $left ->
        [0] we właściwe miejsce
        [one] 1 Akcję od celu
        [few] { $left } Akcje od celu
        [many] { $left } Akcji od celu
       *[other] { $left } Akcji od celu
    }.
bot-hides = { $hero } schodzi z drogi, na { $space }, gdzie Strażnicy raczej nie spojrzą.
bot-as-suggested = { $hero } robi to, co radzi podpowiedź.
bot-waits = W tej turze nie ma nic lepszego do roboty.

# what is done on the spot

bot-eats = { $hero } ma Obrażenia i chwilę, żeby zjeść.
bot-calms-down = { $hero } ma mało Skupienia i bierze lekarstwo.
bot-boxes = { $hero } chowa się w pudle: mogą nadejść Strażnicy.
bot-hacks = { $hero } ma czas, żeby zhakować Terminal.
bot-works = { $hero } ma czas, żeby popracować nad systemami.
bot-recovers = { $hero } zostaje i zbiera Skupienie.
bot-resolves = { $hero } ma kartę Systemu, która teraz pomoże: { $card }.

# boss fights

bot-attacks = { $hero } atakuje: to daje więcej, niż { $figure } może odebrać.
bot-moves-in-fight = { $hero } zajmuje lepsze miejsce przeciw { NAME($figure, case: "dat") }.
bot-resupplies = { $hero } uzupełnia to, czego brakuje.
bot-fights = To obiecuje najwięcej przeciw { NAME($figure, case: "dat") }.

# other questions

bot-turn = Kto ma najbliżej do swojego celu, idzie pierwszy.
bot-steps = { $hero } idzie dalej zgodnie z planem.
bot-guard-target = Tam boli najmniej.
bot-guard-path = Tędy Strażnik zobaczy Postacie późno albo wcale.
bot-guard-spawn = Stąd jest najdalej do wszystkich.
bot-guard-facing = Tam nikogo nie widzi.
bot-camera = Tak Kamera widzi z nas najmniej.
bot-roll-changed = To poprawia rzut bardziej, niż żeton jest wart.
bot-roll-stands = Żadna zmiana tego rzutu nie jest warta swojej ceny.
bot-roll-awaited = Nic nie warto wydawać, zanim padną kości.
bot-decided = Tak reszta drogi jest łatwiejsza i cicha.
bot-loadout = To { $hero } wykorzysta najlepiej.
bot-fits = To nam najbardziej odpowiada.

# hints: what there is to notice

bot-hint-finish = { $hero } może ukończyć Poziom w tej turze.
bot-hint-in-sight = { NAME($hero, case: "acc") } widać z { $at }: kto tam coś robi lub kończy turę, nie ujdzie uwagi.
bot-hint-looks-here = Strażnik z { $at } może przyjść po { NAME($hero, case: "acc") }: na tym polu szansa na wykrycie przed następną turą ({ $hero }) to { PERCENT($chance) }.
bot-hint-looks-there =
    Strażnik z { $at } pewnie spojrzy na { $count ->
        [one] pole, na które
        [few] { $count } pola, na które
        [many] { $count } pól, na które
       *[other] { $count } pola, na które
    } { $hero } może pójść.
bot-hint-camera = Następna karta Rozkazu może obrócić Kamerę na { $space }, gdzie stoi { $hero }.
bot-hint-noise =
    { $hero } robi hałas: { $count ->
        [one] 1 biała kość
        [few] { $count } białe kości
        [many] { $count } białych kości
       *[other] { $count } białej kości
    } na koniec tury. Szansa, że ktoś usłyszy, to { PERCENT($chance) }.
bot-hint-take =
    W zasięgu { NAME($hero, case: "gen") }, poza czyimkolwiek wzrokiem, { $count ->
        [one] jest Cel.
        [few] są { $count } Cele.
        [many] jest { $count } Celów.
       *[other] jest { $count } Celu.
    }
bot-hint-fell =
    { $hero } może unieszkodliwić { $count ->
        [one] Strażnika na { $at }
        [few] jednego ze Strażników na { $at }
        [many] jednego ze Strażników na { $at }
       *[other] jednego ze Strażników na { $at }
    }, po cichu i bez świadków.
bot-hint-goal =
    Następne zadanie dla { NAME($hero, case: "gen") } jest na { $space }. Wszystko razem zajmie około { $count ->
        [one] 1 Akcji
        [few] { $count } Akcji
        [many] { $count } Akcji
       *[other] { $count } Akcji
    }.

bot-hint-boss-card = Znasz następną kartę { NAME($figure, case: "gen") }: { $card }.
bot-hint-boss-harm = Pozostanie tam, gdzie stoi { $hero }, kosztuje w turze { NAME($figure, case: "gen") } około tyle Obrażeń: { $damage }.
bot-hint-boss-place =
    { $hero } może zająć { $count ->
        [one] 1 dobre miejsce
        [few] { $count } dobre miejsca
        [many] { $count } dobrych miejsc
       *[other] { $count } dobrego miejsca
    } do ataku na { NAME($figure, case: "acc") }.

# hints: what speaks for a plan, and what against it

bot-for-finish = To wygrywa Poziom.
bot-for-goal =
    { $hero } jest dzięki temu o { $count ->
        [one] 1 Akcję
        [few] { $count } Akcje
        [many] { $count } Akcji
       *[other] { $count } Akcji
    } bliżej celu.
bot-against-goal =
    { $hero } jest przez to o { $count ->
        [one] 1 Akcję
        [few] { $count } Akcje
        [many] { $count } Akcji
       *[other] { $count } Akcji
    } dalej od celu.
bot-against-seen = Ktoś po drodze zobaczy lub może zobaczyć { NAME($hero, case: "acc") }, a alarm ściąga wszystkich.
bot-against-noise = Robi hałas, który Strażnicy mogą usłyszeć.
bot-for-cameras = Schodzi z pola, które może zobaczyć Kamera, gdy obróci ją następna karta Rozkazu.
bot-against-cameras = Kończy tam, gdzie spojrzy Kamera, jeśli obróci ją następna karta Rozkazu.
bot-for-earshot = Kończy dalej niż 2 pola od każdego Strażnika, na wypadek gdyby mieli nasłuchiwać.
bot-against-earshot = Kończy w odległości do 2 pól od Strażnika, który może zacząć nasłuchiwać.
bot-for-felled = Jeden Strażnik mniej to jedno zmartwienie mniej.
bot-against-felled = Cios może się nie udać, a ranny Strażnik, który wciąż stoi, podnosi alarm.
bot-for-uniform = W mundurze { $hero } uchodzi za jednego z nich.
bot-against-focus = Zużywa Skupienie lub Ekwipunek, które mogą się później przydać.
bot-for-safety = Atak jest mniej prawdopodobny, niż gdy { $hero } zostanie.
bot-against-safety = Atak jest bardziej prawdopodobny, niż gdy { $hero } zostanie.
bot-for-damage = Zadaje średnio około tyle Obrażeń: { $damage }.
bot-against-damage = Natychmiastowa odpowiedź to średnio około tyle Obrażeń: { $damage }.
bot-for-place = Atak z { $space } zadaje na Akcję około tyle Obrażeń: { $damage }.
bot-for-way =
    Kończy { $count ->
        [one] 1 Akcję
        [few] { $count } Akcje
        [many] { $count } Akcji
       *[other] { $count } Akcji
    } od miejsca do ataku.
bot-against-place = Tura zakończona na { $space } kosztuje około tyle Obrażeń: { $damage }.
bot-for-shelter = Tura zakończona na { $space } nie kosztuje prawie żadnych Obrażeń.

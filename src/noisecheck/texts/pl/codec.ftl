### Kodek: codec-NN-NN to tytuł rozmowy, .call to, co słychać. Rozmówcy: codec-speaker-…, z funkcją.
###
### 40 do 110 słów na rozmowę. Wszystko, co mówi o zasadach, jest prawdą, a packs/core/codec.toml wymienia te zasady.

## Who speaks

codec-speaker-colonel = Pułkownik Adair
    .role = operacje
codec-speaker-medic = Dr Rask
    .role = lekarka okrętowa
codec-speaker-signals = Lindqvist
    .role = łączność
codec-speaker-dealer = Quill
    .role = zaopatrzenie
codec-speaker-scientist = Dr Boateng
    .role = optyka i kąty
codec-speaker-instructor = Sierżant Marsh
    .role = szkolenie, na emeryturze
codec-speaker-weather = Pim
    .role = stacja pogodowa
codec-speaker-unlisted = Głos
    .role = nazwiska nie podano

## Stages, in the order of the campaign

codec-01-01 = Pierwsza noc w doku
    .call = Idziesz do wody w piance i z radiem, a na jednym i drugim jest mój podpis. Skupienie zostaw w spokoju; dziś w nocy liczą się nogi i oczy. Winda chce najpierw swojego panelu, a dwie bramy przed nią nie są warte twoich knykci: panel otwiera obie. Zanim go dotkniesz, wiedz, gdzie staniesz potem, bo czwarty przychodzi sprawdzić, kto dzwonił. Trzech Strażników chodzi tu w kółko. Kółko ma jedną zaletę: kto cię właśnie minął, nie wróci od razu.
codec-01-02 = Śnieg nad lądowiskiem
    .call = Tu Pim, stacja pogodowa. Śnieg, wiatr od nabrzeża i dwie Kamery, którym to obojętne. Zaczynają na zielono i zmieniają się tylko wtedy, gdy każe karta Rozkazu, więc zawsze znasz tę chwilę i nigdy następnej. Zaplanuj dwie drogi przez każdy przejazd: jedną na zielono, jedną na pomarańczowo. Przychodzisz po pistolet. Przechwalać się będziesz szafką w wartowni, a ona skrzypi: ktoś przyjdzie sprawdzić, więc otwórz ją, gdy najbliższy Strażnik ma daleko.
codec-01-03 = Kapelusz na krześle
    .call = Tu Marsh. Zaczynasz z wykrzyknikiem już pod nogami, więc pierwsza runda nie jest na plany, tylko na dystans: każdy Strażnik tej Strefy idzie do żetonu. Do żetonu, zaznaczam, nie do ciebie. Odejdź, a zostanie jak kapelusz na krześle. W celach jest porządek, najpierw A, potem B, i nikt nie wychodzi, zanim to się stanie. C to druga półka zbrojowni i nikt tam iść nie musi. Idź tylko, dopóki ktoś ma jeszcze Akcje, żeby tego pożałować.
codec-01-04 = Człowiek w linach
    .call = Rask, lekarka. Czytałam kartę zakładnika: trzy Obrażenia i ja tracę pacjenta, a wy Poziom. Pięściami go nie zranicie, zabraniają tego zasady i ja też. Wybuchy to co innego, one nie pytają, kto do czego przywiązany. Gdy kula jest dla niego, zamiast niego dostaje ją Postać, która stoi obok. To najodważniejsze miejsce w pokoju. I popatrz, co on ma na sobie, zanim popatrzysz, kto strzela; ludzie piszą na swoich pacjentach różne rzeczy.
codec-01-05 = Po dwa granaty
    .call = Quill, zaopatrzenie. Daję wam po dwa granaty na głowę, bo mam kalkulator. Lecą dokładnie tyle, ile mówią kości, najpierw o jedną wartość, potem o drugą, w inną stronę; nie stają wcześniej z grzeczności. Idź więc na to pole, z którego najwięcej rzutów spada na pancerz, i dopiero tam wyciągaj zawleczkę. Gdy się skończą, przy ikonach zaopatrzenia stoją skrzynki: jedna Akcja i obie ręce znów pełne. Śnieżny mur połyka, co w niego trafi. Za mury pieniędzy nie zwracam.
codec-01-06 = Do czego nie strzelać
    .call = Boateng. Na pierwszym piętrze bardzo proszę bez broni palnej i bez niczego, co robi bum: o to, co stoi tam w rzędach, chodzi w tym wszystkim, a Poziom i tak na to nie pozwoli. Ręce wolno, zamki wolno, cierpliwość wolno. Niżej leży wyrzutnia, której rakiety się nie kończą, i przyznaję, że zazdroszczę dwóch czarnych kości, które nią sterują. Najniższe piętro nie ma własnych Strażników, gdy przychodzicie. Nie czytałabym tego jako powitania.
codec-01-07 = Schowaj pistolet
    .call = Pozwoli ci opróżnić magazynek i nic z tego nie będzie oprócz hałasu; dosięga go tylko to, co robisz rękami. Broń masz na jego cienie. Każdy z nich to drzwi, którymi może wyjść, i ostrze obok ciebie, a zatrzaskuje je byle trafienie. Pamiętaj, kto jest w tym pokoju głośny: idzie po tego, kogo słychać, a jeśli nikogo, po tego, kto najbliżej. Skoro więc ktoś musi być ścigany, wybierzcie przynajmniej kto.
codec-01-08 = Jedna myśl dla siebie
    .call = Chciałabym, żeby z powrotem przyszła ta sama głowa, która wychodzi. On zna twój cios przed tobą i żadna kość nie ma na to dość wysokiej ścianki. Słuchać pomagają mu dwa popiersia na ścianach. Postać, która stanie tam, gdzie stoi popiersie, może je przewrócić za dwie Akcje, a gdy padnie ostatnie, on robi się śmiertelny. Podobno jest krótsza droga. Nigdy jej nie poznałam; nie czytam, co stoi na grzbietach książek.
codec-01-09 = Dwoje za dwoje
    .call = Lindqvist. Nowe głosy na mojej tablicy: inżynier, który oddycha ustami, i ktoś, kto prawie nie oddycha. Policz, co mają. Jeden nie używa broni i nie przenosi ciał, ale cztery czarne kości przy zamku nie wydają dźwięku, nigdy. Drugi tnie wszystko obok siebie, przyjaciół też, więc trzymaj ich o pole od siebie, gdy robi się wesoło. Jest łatwiejsza sztuczka, żeby wyprowadzić więźniów. Działa. Kosztuje też coś z półki, więc czytaj, zanim kiwniesz głową.
codec-01-10 = Pułap i widoczność
    .call = Znowu Pim. Pułap niski, widoczność jeden rząd albo jedna kolumna: wzdłuż nich maszyna strzela, do pierwszej ściany. Zobacz, które ściany są między tobą a krawędzią dachu, zanim zobaczysz cokolwiek innego. Gdy się przesuwa, linia zamiata, a ogień pada po każdym polu. Nie pytaj więc, gdzie jest. Pytaj, gdzie może być za trzy, cztery pola, i nie stój w żadnym z tych rzędów. Później porywy. Później zawsze są porywy.
codec-01-11 = Nie wygrywajcie dwa razy
    .call = Z tego śnieżnego pola są dwie drogi i chcę, żebyście przed pierwszym krokiem zgodzili się na jedną. Albo załatwiają to lunety: leżycie, celujecie, odwracacie jej żetony jeden po drugim. Albo idzie inżynier. Razem z nim na polu są też Strażnicy, a strzał oddany dla jego dobra ich woła. Celownik nie woła nikogo. Pół jednego planu i pół drugiego to żaden plan. A cokolwiek wybierzecie, pamiętajcie, że co rundę zagrywa o jedną kartę więcej.
codec-01-12 = Wewnątrz minus osiemnaście
    .call = Pim. Raz mogę powiedzieć dokładnie, co się tam porusza: on, prosto przed siebie, o tyle pól, ile ma Zagrożenia, a Zagrożenie rośnie co rundę. Na początku jest powolny, więc na początku przechodzi się przez otwarte alejki. Przy kropkach patrzy na kartę i może skręca. Przy ścianie wybiera otwartą drogę. Cała reszta to rogi. Bądź za którymś na koniec każdej Akcji, nie każdej tury. On odpowiada na Akcje.
codec-01-13 = Trzy sale, jedna karta
    .call = Żeby to wyłączyć, jeden klucz trzeba odczytać trzy razy: A, B i C, po jednym w każdej Strefie, a ostatni tylko dla tego, kto niesie kartę. Ktoś musi ją mieć od początku; zajmuje miejsce i na nie zarabia, bo przy każdych drzwiach przerzuca jeszcze jedną kość. Dajcie ją Postaci, która i tak otworzy najwięcej zamków. Piec, magazyn, baza na dole: Strefa, w której nikogo z was nie ma i nie leży żaden wasz wykrzyknik, śpi. Niech śpi.
codec-01-14 = Wskazuje, zanim strzeli
    .call = Widziałem kosztorys tej rzeczy i widziałem wasz budżet. Macie za to zapowiedź: turę wcześniej mówi, kogo ma na myśli, a żeby wycelować, musi się otworzyć. Jedno z was jest więc przynętą, na widoku i celowo, a reszta strzela w szczelinę stamtąd, gdzie nie patrzy. Ustalcie wcześniej, kto i kiedy zejdzie mu z oczu. Kto znika z widoku, zamyka go znowu dla wszystkich, którzy jeszcze nie strzelali.
codec-01-15 = Nie ma Poziomu piętnastego
    .call = Oficjalnie misja skończyła się piętro niżej. Nie mam mapy dachu, który rano był maszyną, więc słuchaj: na małej podłodze uderzasz tym, gdzie stoisz. Wejdź między niego a środek, a twoje ciosy pchają go na zewnątrz. Daj mu wejść między siebie a środek i jest na odwrót. Kto wypadnie za krawędź, wisi tam do następnej tury, a wspinaczka kosztuje jej połowę, chyba że ktoś obok wyda Akcję na wciąganie. Weź przyjaciela. Stój blisko przyjaciela.

## VR missions

codec-01-21 = VR 1: czytać, nie walczyć
    .call = Witaj w taniej części wojny. W trzech Strefach leżą akta; samotny agent potrzebuje dwóch z nich, pełna drużyna sześciu, a na końcu do włazu musi dotrzeć tylko jedno z was. Planujcie więc od tyłu: ostatnie akta niech leżą blisko włazu i niech weźmie je ten, kto nim wyjdzie. I nikt nie płaci za ciekawość. Co leży zakryte na podłodze, odwraca się, gdy wejdziesz w jego pole widzenia; idź tam, gdzie cię nie widzi, a może pozostać zagadką.
codec-01-22 = VR 2: alarm włączony
    .call = Ta zaczyna się tak, jak kończy się większość waszych: wykrzykniki na ziemi, wszyscy biegną. Nie potrzeba akt ani bohaterstwa, tylko was wszystkich w Windzie. Kto będzie pierwszy, zechce pomachać. Nie machaj; znajdź raczej róg w pobliżu, bo runda kończy się dla was razem, a nie wtedy, gdy najszybszemu jest wygodnie. Strażnicy idą do żetonów, o czerwoną liczbę pól. Krok od swojego jest wart więcej niż strzał.
codec-01-23 = VR 3: jedenaście przełączników
    .call = Jedenaście węzłów, a potrzeba o wiele mniej, tylko że mają być rozrzucone po Strefach; takie rzeczy piszą ludzie, którzy nie noszą własnych walizek. Wybierz te przy Windach i drzwiach, zanim wybierzesz te przy sobie. Po jednej cichej Interakcji. Jeśli się wam uda, mam polecenie wydać skrzynkę min Claymore, więc będę wdzięczny, jeśli przedtem nie wylecicie w powietrze.
codec-01-24 = VR 4: nikt nie ginie
    .call = Moja ulubiona misja. Symulacja staje w chwili, gdy ginie Strażnik, więc karabin i Cichą Eliminację zostaw w domu i uważaj na wszystko, co ma promień. Pięści mogą być: dwa trafienia i śpi, a nikt nie musi pisać listu. Pamiętaj, że śpiący ma dwie gwiazdki i traci jedną przy każdej karcie ocucenia, gdy jego Strefa jest aktywna. Nie licz więc, ilu leży. Licz, jak długo.
codec-01-25 = VR 5: ciężcy i gadatliwi
    .call = Zakładnicy, sześcioro, a potrzeba tylu, ilu was jest. Każdy, kogo zabierzesz, dodaje białą kość do twojego Sprawdzenia Hałasu, w każdej turze od tej pory, z Biegiem czy bez. Dwoje przy jednej Postaci to ryzyko trzy na dziesięć, zanim ruszysz stopą. Podzielcie się nimi więc i bierzcie ich na końcu, gdzie się da: najpierw droga, drzwi, Strażnicy; potem człowiek. Podziękują głośno. W tym cały kłopot.
codec-01-26 = VR 6: na trzy
    .call = Każde z was ma znacznik i wszyscy mają stać na swoich równocześnie. Brzmi jak taniec, a jest logistyką. Tempo nadaje Postać z najdłuższą drogą; reszta czeka o pole wcześniej, gdzieś, gdzie nudno. Nic nie każe stawać na znaku przed czasem, a kto sterczy w oznaczonym miejscu, tego prędzej czy później widać. Potem, w jednej rundzie, każdy robi ostatni krok. Ja liczę. Nikt się nie śmieje.
codec-01-27 = Przełącznik na ścianie
    .call = W każdej sali VR jest drugi przełącznik, a ktoś napisał pod nim „nie”. Wywołuje Bossa w jednym kącie misji, przy zamkniętych drzwiach: takiego, którego już znacie, z mniejszym Zdrowiem, niż pamiętacie, i z nagrodą za plecami. Bez akt, bez Kamer, bez wyjść; wygrywa się, wygrywając. Ale talia Rozkazów idzie dalej, a Strażnicy dalej odpowiadają przez radio, więc to pojedynek z zegarem na ścianie. Dobre ćwiczenie dla tych, co się guzdrzą.

## The heroes

codec-04-12 = O dwie kości za dużo
    .call = Gdy inżynier hakuje albo korzysta z systemów, może dorzucić do czarnych kości najwyżej dwie białe. Liczą się jak każde inne i są jedynymi jego kośćmi, które mogą go zdradzić. Jedna: raz na sześć. Obie: jedenaście na trzydzieści sześć, niecała jedna trzecia. Radzę używać ich, gdy pokój jest pusty albo gniazda prawie pełne, a zostawić w puszce, gdy Strażnik jest o jeden róg stąd.
codec-04-13 = Cudze buty
    .call = Meryl może włożyć to, czego Strażnik już nie potrzebuje: dwie Akcje, obok ciała, z wykrzyknikiem poza mapą. Od tej chwili oczy i Kamery ją omijają. Iść, biec, myśleć; nic więcej, gdy patrzą, bo kostium spada. Sprawdzianem jest bliskość. Gdy Strażnik stoi tuż obok i patrzy, rzuca białą kością, a ta jedna zła ścianka budzi jego ciekawość. Trzymaj więc pole odstępu. Żołnierze rzadko przyglądają się sobie nawzajem. Przyglądają się sierżantowi.
codec-07-12 = Jeszcze jeden cal
    .call = Raz na rundę, gdy Snake zrani kogoś, kto stoi do niego tyłem, prosto w rzędzie lub kolumnie, może dołożyć jeszcze jedno takie samo. Policz ze mną. Jedna goła ręka, jedna biała kość, dwie szanse na trzy, że trafi; i to na dokładkę. Dwa Obrażenia Ogłuszające i Strażnik leży, za jedną Akcję. Wszyscy oszczędzają na to Kombinację. Oszczędzaj Kombinację na tych, którzy patrzą.
codec-07-13 = Dla niego nic na sprzedaż
    .call = Próbowałem. Obejrzał katalog, spytał, do czego są te małe lampki, i oddał. Dla inżyniera żadnej broni, żadnych pięści wartych wzmianki, a śpiącego za nogi też nie pociągnie. Sprzedałem mu więc drzwi. Rzuca przy zamku czterema czarnymi kośćmi tam, gdzie reszta z was jedną białą i dwiema czarnymi, a na czarnej kości nie ma wykrzyknika. Stawiaj go przed każdym zamkiem, na którym ci zależy.
codec-06-27 = Pacjent ochotnik
    .call = Człowiek w egzoszkielecie robi trzy rzeczy, których nie mogę pochwalać. Raz na rundę staje przed kimś obok siebie, kogo atakują, i rzuca na własny rachunek. Za każdym razem, gdy go zranią, może odłożyć Ładunek na jedną ze swoich kart, a tak się ran nie leczy. A z wykrzyknikiem we własnej Strefie nie umie się pozbierać: żadnej Akcji Skupienia. Trzymaj ten żeton gdzie indziej, a będzie najlepszym złym pomysłem, jaki masz.
codec-06-28 = Pożyczone nerwy
    .call = Postać w odległości do dwóch pól od Meryl może używać jej żetonów Skupienia jak własnych; ściany na linii wzroku nie mają znaczenia, tylko droga. Ludzie zapominają, kto płaci: odwrócenie ich z powrotem kosztuje jej Akcje, nie twoje. Prowadzę spis, kto co pożyczył. Snake jest jej winien jedenaście białych kości i przeprosiny. Jeśli jest was dwoje, bądźcie tak blisko w walce i nie bliżej na patrolu.
codec-06-29 = Pracuje sam
    .call = Mówi to w każdej ocenie i to prawda: gdy w odległości do dwóch pól nie ma innej Postaci, może raz na rundę, gdy używa broni, przesunąć jedną kość o jeden. Ma też najcichsze zdanie w podręczniku. Dwie Akcje, sąsiadujący Strażnik odwrócony tyłem, bez kości: Strażnik nie żyje i nic nie słychać. Zostaje żeton Martwego Strażnika, a trzy takie na mapie sprawiają, że karta Utraconego Kontaktu kosztuje was czas.
codec-07-19 = Popatrz tam
    .call = Odwrócenie Uwagi to pierwsza karta Systemu, której bym uczyła. Każe Strażnikom obrócić się ku nowej ścieżce, jednemu na poziomie drugim, dwóm na trzecim, trzem na czwartym, a poziom jest taki jak zhakowanego Terminalu. Nie przesuwa ich i nie uspokaja. Ale kto patrzy w drugą stronę, ma plecy, a patrol, który skręci o chwilę za wcześnie, idzie inną ulicą. Myśl o tym jak o przesuwaniu ścian.
codec-06-31 = Kości, które zostają
    .call = Przy zhakowanym Terminalu inżynier trzyma do trzech kart Systemu, a kości położone na ich gniazdach zostają tam z rundy na rundę. Nie próbuj więc zapełnić karty w jednej turze; kładź, co pasuje, zabieraj, co nie, rzucaj znowu. Razem cztery kości, licząc te na kartach, a nie licząc dodatkowych. Psuje to tylko odejście: zostaw Terminal, a kości przepadają i karty wracają. Wybierz Terminal ze ścianą za plecami.
codec-07-24 = Terminal dotrzymuje słowa
    .call = Inżynier może stać na Terminalu albo obok i rzucać czterema czarnymi kośćmi, raz po raz, którymi chce. Gdy mają kombinację, Terminal jest zhakowany i tak już zostaje do końca Poziomu. Do tego czasu zapomina wszystko, gdy tylko on odejdzie albo skończy się jego tura. Zaczynaj więc z czterema Akcjami, nie z jedną. I spójrz na poziom, zanim się zakochasz: co mogą jego karty Systemu, ogranicza Terminal, przy którym pracuje.
codec-07-20 = Jeszcze siedem guzików
    .call = Oprócz odwracania głów jego talia ma jeszcze siedem kart. Jedna otwiera drzwi z daleka, jedna pozwala Postaciom jechać Windą bez Akcji, jedna zdejmuje z mapy Kamery i lasery z Pułapek. Dwie czekają na swoją chwilę: gdy Kamera ma was zobaczyć i gdy Koszary mają odpowiedzieć. A dwie tworzą parę. Ciemność robi z wykrzyknika pytajnik tam, gdzie leży; Fałszywy Spokój zabiera pytajniki. W tej kolejności alarm staje się wątpliwością, a wątpliwość się zapomina.
codec-07-25 = Siedem guzików na kredyt
    .call = Quill, zaopatrzenie. Niektórzy z tych, których spotyka w symulatorze, nigdy nie byli dla nikogo warci własnej talii, więc pożyczam mu siedem kart, które działają na każdego, kto ma karty i humory. Dwie czytają, co nadchodzi: jedna to zakopuje, druga wyciąga naprzód to, z czym da się żyć. Dwie psują atak: mniej kości albo cios we mgłę. A trzy są dla was: bandaż, pełny magazynek, żeton Skupienia znów gotowy. Chcę z powrotem wszystkie siedem. Spytaj, ile wróciło ostatnim razem.

## Guards and their cards

codec-05-05 = Co ma pod butem
    .call = Gdy Strażnik staje na żetonie albo ciele, jedna z sześciu kart Reakcji mówi, co z tym zrobi. Wszystkie sześć zaczyna od zabrania tej rzeczy. Jedna na tym kończy; w budce mówimy na nią wzruszenie ramion. Inne budzą śpiącego, spalają kartę Rozkazu za martwego, dzwonią do Koszar albo każą mu się rozejrzeć. Jedna karta na aktywację, nie więcej. A zużyte idą na spód bez tasowania. Mam ołówek. Po sześciu wystarczy odwrócić stronę.
codec-05-06 = Jaki to wieczór
    .call = Każdy Strażnik raz, na początku swojej kolejki, decyduje, jaki to wieczór. Wykrzyknik w jego Strefie: alarm, idzie o czerwoną liczbę pól. Pytajnik: idzie tylko najbliższy albo wszyscy równie bliscy, o niebieską. Ciało, które widzi on lub Kamera jego Strefy: ten sam spacer z posępniejszą miną. Nic z tego: patrol, prosto przed siebie. Nie pytaj mnie więc, ilu jest Strażników. Spytaj siebie, ilu już wie.
codec-05-07 = Karta Strażnika
    .call = Gdy jest po wszystkim, łatam obie strony, więc oto jego karta. Kość poniżej trójki nic mu nie robi. Dwa Obrażenia kładą go na ziemię. Oddaje dwiema czarnymi kośćmi, ale tylko w swojej fazie albo gdy nad nim przeskakujesz. Ogłuszenia i rany mają osobne kolumny: po jednym z każdej i wciąż tam stoi, obrażony. Jeśli jest ranny i stoi na koniec twojej tury, wywołujesz alarm, czy ktoś widzi, czy nie. Dokończ albo nie zaczynaj.
codec-06-11 = Śpi albo to drugie
    .call = Na podłogę prowadzą dwie drogi. Ogłuszony ma dwie gwiazdki; karta ocucenia w Aktywnej Strefie zabiera jedną, następna przywraca go do służby. Martwy zostaje martwy, ale za każde trzy takie żetony na mapie karta Utraconego Kontaktu spala kartę Rozkazu, a z nią wasz czas. Żadnego nie można znów atakować i obu widać. Nie powiem ci, co wybrać. Powiem ci, któremu z nich mogę jeszcze pomóc.
codec-06-13 = Koszary liczą
    .call = Zgłoszenie przez Radio porównuje Strażników, którzy stoją w Aktywnej Strefie, z liczbą nad jej Koszarami i dosyła różnicę. Ci na podłodze nie odpowiadają, więc ktoś ich zastępuje. Jest w tym coś miłego: wiadomo, którymi drzwiami wyjdą. Opróżnijcie Strefę, a następni ruszą wszyscy z jednego miejsca i to wy wybieracie, jak daleko od niego jesteście. Figurek jest razem dwanaście. Gdy nie ma kogo posłać, płonie zamiast tego karta Rozkazu.
codec-06-14 = Stają i słuchają
    .call = Wzmożona Czujność to karta, przy której wszyscy w Aktywnej Strefie stoją i nasłuchują. Każda Postać w odległości do dwóch pól od Strażnika dostaje pytajnik pod nogi. Dwa pola tak, jak by się je przeszło: gdy dzieli was ściana, odległość to droga dookoła. Jeśli twój wykrzyknik już jest na mapie, mają lepsze zajęcia. Kończ więc tury trzy kroki dalej albo o cienką ścianę dalej. Polecam ścianę. Ściany nie zmieniają zdania.
codec-06-15 = Ostatnia karta
    .call = Talia Rozkazów to wasz zegar. Niebieskie karty leżą na górze, czerwone pod nimi, a wśród czerwonych jest ta, która wszystko kończy, dobrana albo spalona. Zużyta karta przepada na dobre; spaloną się pokazuje i wsuwa pod talię. Jeśli talia się skończy, to też koniec. Rachować można, siedząc w ukryciu. Nocny kucharz wyliczył to co do karty, na odwrocie menu z numerem 10.40, i od tamtej pory śpi dobrze.
codec-06-30 = Kto pierwszy
    .call = Tury wykonujecie w dowolnej kolejności, każdą do końca, zanim zacznie się następna, a co rundę może być inna. Korzystajcie z tego. Pierwszy idzie ten, czyje kości są najmniej pewne, póki inni mają jeszcze Akcje, żeby coś naprawić. Ostatni ten, kto ma tylko stać w miejscu, gdy już wiadomo gdzie. Widziałem, jak dobre drużyny przegrywają przez uprzejmość. W tym fachu nikt nie przytrzymuje drzwi, jeśli sam nie ma z tego kości.
codec-05-08 = Apel
    .call = Ruszają się po jednym i zawsze w tej samej kolejności: Strefa po Strefie, a w Strefie od górnego rzędu w dół, od lewej do prawej. Następny jest ten najwyżej i najbardziej na lewo z tych, którzy jeszcze nie szli. Brzmi jak księgowość. Ale Strażnik, który już szedł, w tej rundzie drugi raz nie pójdzie, a na co wtedy patrzy, patrzy dalej, gdy chodzą inni. Czytaj pokój jak stronę książki, a wiesz, kto jeszcze przyjdzie i co do tej pory będzie na oku.
codec-05-09 = Ołówek jest u was
    .call = Gdy dwie drogi są równie krótkie i mają równie mało zakrętów, kto decyduje, którą pójdzie Strażnik? Wy. Gdy dwie Postacie są równie blisko, kto mówi, którą zaatakuje? Znowu wy. Gdzie pojawi się nowy, jeśli jego miejsce jest zajęte, w którą stronę spojrzy, jeśli nie mówi tego ikona: wy. Takich chwil jest więcej, niż się wydaje, a większość drużyn zbywa je wzruszeniem ramion. Zawsze gdy wróg się waha, ołówek jest w waszej ręce. Napiszcie coś.
codec-05-11 = Farba na podłodze
    .call = Strażnik na patrolu to bardzo prosta maszyna. Idzie prosto. Na ikonie zwrotu obraca się, jak ona wskazuje, czy ruch mu został, czy nie. Na ikonie obrotu szuka nowej drogi tylko wtedy, gdy ruch kończy mu się dokładnie tam. Przy przeszkodzie skręca w otwartą stronę i dopiero gdy obie są otwarte, decyduje strzałka karty Rozkazu. W całej rundzie są więc dwa, trzy miejsca, gdzie cokolwiek jest niepewne. Stój przy pozostałych.

## Moving, hiding, being heard

codec-06-01 = O krokach
    .call = Odróżnię Skradanie od Biegu przez dwa metry betonu, bo o Skradaniu nie ma co opowiadać. Bieg to biała kość na koniec tury, jeśli w Strefie jest Strażnik; przenoszenie ciała też. Każda kość ma jedną złą ściankę na sześć, a kości nie wiedzą, że biegło się z ważnego powodu. Jeśli w Strefie nie ma Strażnika, biegaj do woli. Nie ma tam nikogo, dla kogo trzeba rzucać. Sprawdziłam.
codec-06-02 = Pytanie i odpowiedź
    .call = Masz jeden żeton o dwóch stronach. Pytajnik sprowadza tego, kto najbliżej, żeby sprawdził. Wykrzyknik sprowadza wszystkich w Strefie, szybciej. Zauważ, do czego jeden i drugi ich prowadzi: do żetonu. Leży tam, gdzie spadł, gdy ty odchodzisz, aż podniesie go Strażnik. Przyciągnij Uwagę znowu, a przyjdzie ci pod nogi tą samą stroną do góry. Wykrzyknik nie jest więc katastrofą. Katastrofą jest stać na nim na koniec rundy.
codec-06-03 = Puk, puk
    .call = Pukanie to kłamstwo opowiedziane ścianie. Kosztuje Akcję i kładzie twój pytajnik tam, gdzie stoisz; potem odchodzisz, a najbliższy Strażnik przychodzi podziwiać ścianę. Najlepiej z rogu, z jeszcze jedną Akcją, żeby być za nim, gdy on nadejdzie. Jedno ostrzeżenie. Jeśli gdzieś tam leży twój wykrzyknik, pukanie sprowadza go, jaki jest, prosto pod twoje buty. Wtedy to już nie jest kłamstwo.
codec-06-04 = Jak nieść nieznajomego
    .call = Chwyć go pod pachy. Możesz zacząć obok niego albo na nim; robisz krok o jedno pole i kładziesz go na pustym obok siebie. To hałaśliwa praca, kość na koniec tury za każde przenoszenie. Zrób to, zanim ktoś spojrzy w ten korytarz, nie potem: ciała wołają Strażników, gdy widzi je Strażnik albo Kamera Strefy. Dwa kroki do bocznego pokoju zwykle wystarczą. Jego gwiazdki idą z nim, lina też.
codec-06-05 = Przeskoki
    .call = Można przejść nad wszystkim, co stoi na drodze, nad jednym albo nad kilkoma z rzędu, a cały skok liczy się jako jedno pole. Nad przyjacielem to gimnastyka. Nad wrogiem to ogłoszenie: twój wykrzyknik leży tam, gdzie lądujesz, a każdy, kogo mijasz, ma atak, czy cię widzi, czy nie. Dwa razy w mojej karierze tak właśnie było trzeba. Oba razy po drugiej stronie było wyjście, a raz z tym wyjściem się pomyliłem.
codec-06-06 = Wykład o prostokątach
    .call = Zapomnij o stożkach. Narysuj najmniejszy prostokąt z całych pól, w którym mieścicie się ty i patrzący. Jeśli gdziekolwiek w nim jest ściana, zablokowane drzwi albo przeszkoda, nie widać cię. I patrzący musi być zwrócony ku tobie: co jest z nim w jednej linii albo z tyłu, choćby bardzo blisko, nie istnieje. Stąd moje dwa prawa. Stań dokładnie z boku Strażnika, a cię nie zobaczy. Stań tak, żeby w prostokącie była choć jedna skrzynia, a równie dobrze mógłby być w innym mieście.
codec-06-07 = Dwa nastroje Kamery
    .call = Każda Kamera ma stożek pomarańczowy i zielony, a wszystkie słuchają tego samego żetonu. Są więc tylko dwa światy i oba można zapamiętać, zanim się ruszysz. Zamieniają się, gdy karta Rozkazu pokazuje obrót, i wtedy wszystkie Kamery patrzą naraz; kto akurat stoi w niewłaściwym, wywołuje alarm. Kamera nie widzi pola, nad którym wisi. Jadłam tam obiad. Nikt nigdy nie spojrzał w górę.
codec-06-08 = Zakryte na podłodze
    .call = Żeton Pułapki patrzy we wszystkie strony i odwraca się, gdy tylko któreś z was wejdzie w jego pole widzenia. Może to być nic. Może to być laser, który alarmuje o każdym, kto wejdzie mu w oczy albo już w nich jest. Może to być Kamera i wtedy wy decydujecie, na które dwie otwarte strony patrzą jej stożki. Ludzie w pośpiechu odwracają je od miejsca, gdzie stoją. Tędy trzeba jeszcze wrócić, więc odwracajcie je od drogi powrotnej.
codec-06-16 = Na górę
    .call = Strażnicy nie jeżdżą Windą. Słucham od lat, a guzik wciskają tylko ci, których nie powinno tu być. To jedna Interakcja, wychodzi się tam, gdzie jest miejsce, a wzrok na którymkolwiek końcu liczy się tak jak przy chodzeniu. Strażnicy nie przekraczają też granicy swojej Strefy, z Windą czy bez; choć przez otwartą całkiem chętnie patrzą i strzelają. Granica to linia dla butów, nie dla kul.
codec-06-09 = Drzwi otworzy każdy
    .call = Jedna biała kość, dwie czarne i kombinacja, którą trzeba pokazać całą naraz. Nie wyszło? Zapłać jeszcze raz i przerzuć, które chcesz, dobre zostają. Ale opuść pole albo skończ turę, a zamek cię zapomina. Zaczynaj więc z zapasem Akcji albo nie zaczynaj. Biała kość gada: wykrzyknik w wyniku przyciąga Uwagę nawet przy drzwiach. Skupienie działa na wszystkie. Moje klucze kosztują więcej i nic nie mówią. Tak tylko wspominam.
codec-06-10 = Wstrzymaj oddech
    .call = Skupienie można wydać za darmo, ale odzyskać trzeba je drogo. Dowolnie wiele żetonów naraz, przy własnych rzutach albo przy rzucie przeciw tobie, dopóki wynik nie zadziała; potem Akcja albo dwie, żeby odwrócić każdy z powrotem. Moi pacjenci częściej umierają z niezużytymi żetonami niż bez. Jednego plus i minus nie potrafią: kłócić się z wykrzyknikiem. Tę kość można tylko przerzucić. To nie liczba, to opinia.
codec-06-33 = Ostatni krok może być głośny
    .call = Punkt prawny, musiałem czytać dwa razy. Zwycięstwo sprawdza się, gdy Akcja się skończyła ze wszystkim, co wywołała, i przed Sprawdzeniem Hałasu. Przy samym ostatnim ruchu więc biegnijcie. Nikt nie rzuca za Bieg, który kończy Poziom. Druga połowa akapitu jest mniej uprzejma. Jeśli ta sama Akcja zarazem przegrywa Poziom, powiedzmy przez minę albo przeskoczonego Strażnika, to jest Porażka. Porażka podpisuje pierwsza.
codec-06-41 = Zauważeni w przelocie
    .call = Liczy się droga, nie jej koniec. Zacznij ruch w czyimś polu widzenia albo przez nie przejdź, a wywołujesz alarm; ale dopiero po ruchu i tam, gdzie się kończy. Dwa wnioski. Spojrzenia nie przechytrzysz szybkością. A jeśli i tak cię zobaczą, niech to będzie długi ruch: wykrzyknik będzie leżał za rogiem, do którego biegniesz, a nie na widoku. A wtedy jeszcze jeden krok, dalej od niego.
codec-06-43 = Nikt nie jest ścianą
    .call = Muszę rozstrzygnąć spór. Nie, za Meryl nie można się schować. Figurki nie zasłaniają pola widzenia, ani waszego, ani ich, a Strażnik przed drugim Strażnikiem to po prostu dwaj Strażnicy. Ściany zasłaniają, zablokowane drzwi, drzewa i skrzynie też, i dziura w mapie także. Drzwi odblokowane już nie, czy wyglądają na zamknięte, czy nie. Zanim więc jakieś otworzycie, spytajcie, przed kim was dotąd zasłaniały.
codec-06-42 = Przed i po
    .call = Połowa Skupienia to wiedzieć kiedy. Żeton, który zabiera kość, musi przyjść przed pierwszym rzutem; potem jest za późno, kość już się toczyła. Przerzuty, plus i minus przychodzą po nim, dopóki wynik nie zadziała. A żeton, który dodaje kość, jest grzeczny i może przyjść w obu chwilach, więc trzymaj go na potem, gdy wiesz, czy go trzeba. Kość nigdy nie idzie powyżej sześciu ani poniżej jednego, ilekolwiek zapłacisz.
codec-06-39 = Raz, dwa i z łokcia
    .call = Dwie Akcje, dwie białe kości i czarna: Kombinacja kładzie świeżego Strażnika dwadzieścia razy na dwadzieścia siedem. Dwa pojedyncze ciosy za tę samą cenę cztery razy na dziewięć. Tyle rachunków. Kombinacja sama nie robi hałasu, ale jej białe kości mogą pokazać wykrzyknik jak wszystkie białe. A przeciw Bossowi każde trafienie to zwykłe Obrażenie, ogłuszające czy nie, więc tam to po prostu najwięcej, co da się zrobić rękami.

## Equipment

codec-02-01 = Czterdziestka piątka
    .call = Mój najlepszy towar, i powiem o nim szczerze. Jedna biała kość przeciw temu, co widzisz, jak daleko sięga wzrok, i nigdy się nie opróżnia. Ale Strażnik wytrzymuje dwa trafienia, więc jeden strzał tylko go złości, a do tego jest HAŁAŚLIWY: po nim twój wykrzyknik leży pod tobą. To narzędzie do dobijania, na Bossów i dla tych, co już uciekają. Kto wygra pierwszą misję VR, dostanie do niego tłumik.
codec-05-10 = Karabin damy
    .call = Lekki Karabin Szturmowy. Dwie białe kości, trzy naboje i należy do Meryl; nie proś, żeby potrzymać. Dwie kości na trójkę lub więcej to cztery szanse na dziewięć, żeby jednym naciśnięciem powalić świeżego Strażnika. Każde naciśnięcie jest HAŁAŚLIWE. Ona pozna szóstkę, która wypadła sama, i wyciśnie z niej wszystko, raz na rundę. Trzy naboje kończą się szybciej, niż się wydaje, a między piętrami nie ma sklepu. Rozważałem otwarcie.
codec-06-12 = Co bym nosiła
    .call = Kamizelka Kuloodporna: Obrona cztery zamiast trzech, dla Snake’a albo Meryl, nigdy za Akcję. Z sześciu ścianek kości Strażnika raniły cztery, teraz trzy. Jego dwie kości kosztują o jedną trzecią rany mniej, za każdym razem, przez całą noc. Zajmuje jedno z trzech miejsc i wszyscy na to narzekają aż do drugiej kuli. Dostaje się ją późno. Napisałam skargę. Przysłali kamizelkę.
codec-06-17 = O Karcie Pamięci
    .call = Co odblokujecie, trafia do Karty Pamięci i zostaje wasze, na każdym Poziomie potem. Przed każdym dzielicie to między siebie, jak chcecie, po trzy karty na Postać, a gdy się zacznie, nikt nie handluje. Pakujcie więc pod miejsce: klucze tam, gdzie drzwi, lekarstwa tam, gdzie ktoś oddaje. Następnym razem karty wracają pełne, a rzucone granaty całe. Ten ostatni układ mnie rujnuje. Używajcie rzeczy. Tylko proszę nie mówić innym.
codec-06-18 = Zjedz coś
    .call = Racje Żywnościowe zdejmują do dwóch Obrażeń za jedną Akcję. Lekarstwo nie kosztuje Akcji wcale i odwraca każdy zużyty żeton Skupienia. Masz cztery punkty Zdrowia, a cztery Obrażenia to koniec Poziomu dla wszystkich, więc dwa to nie zadrapanie, to połowa. Znajduję racje, nieotwarte, w plecakach tych, których wyniesiono. Oszczędzali je. Karta i tak wraca na następnym Poziomie. Jedz.
codec-06-19 = Pudło na korytarzu
    .call = Trzech Strażników w jednym tygodniu zgłosiło mi kartonowe pudło i wszyscy trzej je obeszli. Wejdź, gdy nikt nie patrzy. Dopóki się nie ruszasz, oczy i Kamery biorą cię za swojego; pełzaj, biegaj i myśl pod nim, jeśli musisz, ale nie przechodź nikomu przez pole widzenia. Spada, gdy robisz cokolwiek innego albo gdy Strażnik stanie tuż obok, twarzą w twarz. Wtedy zaglądają pod spód. To jedyna atrakcja na zmianie.
codec-06-20 = Nie całkiem niewidzialni
    .call = Kamuflaż Stealth zagina światło na jedną turę. Wydaj Ładunek, raz na turę, a do jej końca Strażnicy i Kamery mogą patrzeć prosto na ciebie. Ci, nad którymi przeskakujesz, nie uderzają. Dwóch rzeczy nie zagina. Dźwięku: za kroki dalej się rzuca. I czasu: jeśli ktoś cię widzi, gdy się kończy, wywołujesz tam alarm. Przechodź więc z nim przez pokój, nigdy w nim nie stój. Dwa Ładunki. Laboratorium miało cztery, ale pozostałych nie umiemy znaleźć.
codec-06-21 = Rzeczy, które czekają
    .call = C-4 wybucha, gdy każesz, mina Claymore, gdy ktoś na nią wejdzie, Bomba Zegarowa, gdy zaczyna się twoja następna tura. Wszystkie ranią przyjaciół równie chętnie jak Strażników. Moi klienci lubią w nich to, dokąd idzie hałas. Gdy w Strefie są jeszcze Strażnicy, a twojego wykrzyknika nie ma na mapie, trafia on na bombę, a nie na ciebie. Huk na wschodzie to więc drzwi na zachodzie. Upewnij się tylko, że twój był przedtem poza mapą.
codec-06-22 = Rzuć, potem myśl
    .call = Najpierw Chaff: do końca rundy żadna Kamera i żaden czujnik w waszej Strefie nikogo z was nie rusza, ale jeśli jest tam Strażnik, przyciągasz Uwagę. Rzuć go przed turami innych, nie po nich. Granat Ogłuszający usypia każdego Strażnika w odległości do dwóch pól od miejsca, gdzie spadnie, jeśli to miejsce go widzi, a za to twój wykrzyknik ląduje pod tobą. To głośna droga do cichego pokoju. Zwykły granat jest po prostu głośny i nie pyta, po czyjej stoisz stronie.
codec-06-23 = Cichszym tonem
    .call = Tłumik nie potrzebuje miejsca wśród twoich trzech kart i zdejmuje słowo HAŁAŚLIWY z każdego pistoletu, który niesiesz; drugi robi to samo z karabinami. Czego nie zdejmie, to wykrzyknika z białej kości. Strzel dwiema białymi, a trzy razy na dziesięć i tak przyciągniesz Uwagę. Klienci wracają z reklamacją. Pokazuję etykietę. Jest na niej mały obrazek myszy, a pod myszą napis: w miarę.
codec-06-24 = Rakieta z własnym zdaniem
    .call = Nikita startuje z pustego pola obok ciebie i leci prosto o jedną z dwóch czarnych kości, potem o drugą, w inną stronę, jeśli chcesz. Nie potrzebuje pola widzenia i za to się płaci. Przy pierwszej figurce lub ścianie rzuca trzema białymi kośćmi przeciw wszystkim w odległości do jednego pola, których widzi. Wszyscy to także ty, więc najpierw ją odeślij. Zwykła wyrzutnia lata tylko prosto, z tym samym hukiem. Obie są HAŁAŚLIWE, gdyby ktoś się zastanawiał.
codec-06-25 = Pięć kawałków liny
    .call = Zwiąż śpiącego Strażnika obok siebie, jedna Akcja, jeden kawałek. Od tej pory karta ocucenia nie ma do niego interesu: on zatrzymuje gwiazdki, a ty plan. Węzeł trzyma, aż wejdzie na niego inny Strażnik. Wiąż więc tego w bocznym pokoju, nie tego na korytarzu, a jeśli trzeba, najpierw go tam przenieś; lina i gwiazdki idą z nim. Pięć kawałków. Widziałem, jak całe piętro przespało alarm. Piękny widok.
codec-06-26 = Zielono i ciepło
    .call = Dwie pary gogli. Noktowizor odwraca każdy Cel i każdą Pułapkę, które leżą zakryte w odległości do pięciu pól, za jedną Akcję; termowizor jeden Cel gdziekolwiek w twojej Strefie, za dwie. Dopóki niesiesz którekolwiek, czujniki laserowe dają ci spokój, więc połowa tego, co odkryjesz, już cię nie obchodzi. Pamiętaj, że obchodzi twoich przyjaciół. Rzecz odwrócona z daleka to rzecz, przed którą nikt nie musiał stanąć.
codec-06-32 = Lekcje oddychania
    .call = W Masce Przeciwgazowej gaz nie szkodzi, i to nikogo nie dziwi. Pozwala też za jedną hałaśliwą Akcję spojrzeć na wierzchnią kartę talii Rozkazów albo Reakcji, a to zdziwiło i mnie; myślę, że to od powolnego oddechu. Znać następną kartę Rozkazu to więcej niż pistolet: kto się budzi, jak daleko idą, w którą stronę skręcą, czy obrócą się Kamery. Używaj jej, gdy w Strefie nie ma nikogo, kto usłyszy sapanie.
codec-06-34 = Pistolet i jego duży kuzyn
    .call = Pięćdziesiątka to własność Meryl: jedna biała kość, nigdy pusta, HAŁAŚLIWA, i sprzedać mi jej nie chciała. Karabin Szturmowy mogę rozdać ja, jeśli położycie w symulacji ostatniego z nich i najbardziej wściekłego: dwie białe kości, sześć nabojów, dla każdego, kto może używać broni. Dwa razy więcej Amunicji niż w jej karabinie, ten sam głos. Załóż tłumik, a głosu nie ma. Myślałem, żeby liczyć za ciszę od minuty. Nikt się nie zaśmiał, więc interes musi być zdrowy.
codec-06-35 = Wiatr u wylotu
    .call = Karabin Snajperski chce dwóch Akcji, a daje trzy białe kości, przeciw wszystkiemu, co widać, choćby daleko. Sześć nabojów. Pytają mnie o wiatr; w zasadach go nie ma. Jest za to hałas: HAŁAŚLIWY, więc potem twój wykrzyknik leży pod tobą, daleko od tego, do kogo strzelasz, i o to chodzi. Muszą dojść. Strzel pierwszymi dwiema Akcjami, a pozostałych dwóch użyj, żeby być gdzieś, gdzie jest inna pogoda.
codec-06-36 = Ostrze i lufa
    .call = Ostrze atakuje naraz wszystko obok właściciela, jedną białą kością każde, a dwiema za Ładunek; nie odróżnia Strażników od kolegów. Gdy atakują jego, kolejny Ładunek odejmuje jeden od każdej kości. Działo na jego ręce ma jedną białą kość i o jedną więcej za każdy wydany Ładunek, i jest HAŁAŚLIWE. To też jedna z niewielu rzeczy, które poczuje dwa tysiące ton pancerza. Po trzy Ładunki. Zrań go, a jeden wraca; prosiłam, żeby tego nie sprawdzał.
codec-06-37 = Na pewną rękę
    .call = Pentazemina, dwie dawki. Nie kosztuje Akcji i można ją wziąć raz na turę; do jej końca możesz w każdej swojej Akcji przerzucić dowolne kości jednego rzutu. Nie przy Sprawdzeniu Hałasu: uspokaja ręce, nie nogi. Bierz ją przed turą z dwoma lub trzema ważnymi rzutami, nigdy dla jednego. Nie naprawia tego, czego nie przerzuca, a wykrzyknik, który wypadnie za drugim razem, wypadł. Prowadzę listę. Jesteś na niej dwa razy.
codec-06-38 = Szmatka
    .call = To pasek materiału. Wiąże go na głowie i od tej chwili żadna jego broń nie zużywa Amunicji. Kazałem to zbadać. Kazałem to wyprać. Dawałem mu za to komplet magazynków i samochód. Może ją nosić od ostatniej maszyny, i tylko on; na każdym innym to pasek materiału. Jestem w tym fachu trzydzieści lat i będę wdzięczny, jeśli nikt nie wspomni o tym producentom.

## Bosses

codec-03-04 = Kule zza rogu
    .call = Mam go na taśmie i słyszę rykoszety. Nie potrzebuje pola widzenia, więc żaden filar nie osłania; osłania tylko odległość, i tylko przed niektórymi jego kartami. Chodzi po kręgu kropek, tak jak mówi karta, i mija każdą, na której ktoś stoi. Możesz go więc przesunąć: Postać na kropce posyła go o jedną dalej, niż zamierzał. Gdzie stanie, patrzy tam, gdzie strzałka. Strzałki mają plecy, i on też.
codec-03-07 = Każde trafienie obraca bębenek
    .call = Zrań go w swojej turze, a jego wierzchnia karta od razu wypala, drugą stroną, a potem zwykle leży na spodzie. Kosztuje cię to coś albo nic, zależnie od karty; ale co miała zrobić w jego turze, tego nie zrobi. Mały cios może więc być wart więcej niż duży. Kabury sprzedałem mu ja. Wewnątrz lewej prowadzi gwoździem rachunek: rząd kresek, a potem 08.17, dwa razy podkreślone.
codec-02-02 = Diagnoza: nieosiągalny
    .call = Mam kartę unoszącego się pacjenta. Obrona dwanaście. Sprawdziłam swoje kości, kończą się na sześciu, więc to nie pech, to diagnoza. Trwa, dopóki w pokoju stoi jego popiersie, i nie dłużej. Wybuchy nie pytają o Obronę i ranią go mimo wszystko, a on nie liczy ich też jako ataków. Sam do większości tego, czym rzuca, ma jedną czarną kość. To nie kość się potem pamięta.
codec-03-13 = Cztery reguły, po jednej
    .call = Jego tor ma cztery stopnie, a każdy atak na niego, celny czy nie, przesuwa go dalej. Tylko z jego kolumny. Tylko z jego rzędu. Żadnego Skupienia. A potem stopień, na którym wyrzucony wykrzyknik zwraca twoją rękę przeciw przyjacielowi albo tobie. Planuj czwórkami. Dwie Postacie pod kątem prostym za pierwsze dwa nie płacą nic; na trzecim ufaj gołym kościom; na czwartym rzucaj jak najmniejszą liczbą białych, jaką zniesiesz. Słaby cios, który tylko przesuwa tor, też jest ciosem.
codec-03-15 = Dryf, chwilami zachodni
    .call = Tu Pim, tego latającego też mi dali. Dryfuje, jak mówi karta, nad meblami i nad waszymi głowami, ale nie przez ściany. Jeśli nie może polecieć na pełną odległość, leci o jedno mniej, w przeciwną stronę; wiedz więc, co jest na obu końcach pokoju. Potem, nie widząc nikogo, obraca się zgodnie z ruchem wskazówek zegara, aż zobaczy. Atakuje przeważnie tych, których widzi. W talii są dwa wyjątki, a występują w nich sufit i lustro.
codec-02-03 = Ziemia–powietrze
    .call = Karabiny ładnie na nim brzmią i nic poza tym. Czuje tylko rakietę S.A.M., po trzy na głowę, więcej przy ikonach zaopatrzenia. Sterują nią dwie czarne kości: jedna wartość prosto, a druga w inną stronę, jeśli chcesz. Musi stanąć w oznaczonym powietrzu wokół maszyny, a ściany zatrzymują ją wcześniej. Wtedy Hind uchyla się według karty, a tobie płacą za miejsce, gdzie rakieta jest teraz. Celuj obok, innymi słowy.
codec-02-14 = Linia
    .call = Jedna linia, od jego nosa do środka, aż do pierwszej ściany. Wejdź na nią, przetnij ją, skończ na niej cokolwiek, a strzela; raz na Akcję, ilekolwiek razy ją przecinasz. Zejście jest za darmo. Bądź więc obok linii, nie na niej, gdy odpalasz, a ostatnią Akcją od niej odejdź, bo jego tura zaczyna się dokładnie tam. Gdy uchyla się przed rakietą, linia idzie z nim, w środku twojej tury. Zobacz, kto stoi w następnych dwóch rzędach.
codec-03-16 = Uniki jak z podręcznika
    .call = Posłuchaj wirnika, gdy leci rakieta: jedno, dwa lub trzy pola, w jedną lub drugą stronę, albo wcale. Zawsze mówi to wierzchnia karta, a ona idzie potem na spód i nie jest grana w jego turze. Sześć kart, nigdy nietasowanych. Zapisuję, co słyszę. Od drugiego okrążenia można posłać rakietę tam, gdzie dopiero będzie, a taka warta jest dwóch, które lecą tam, gdzie był.
codec-03-17 = Jak bardzo jest zły
    .call = Trzy, cztery, pięć, sześć, sześć plus: to jego Zagrożenie i o tyle pól się przesuwa. Niektóre karty je podnoszą, nic, co zrobicie, go nie obniży, chyba że w kabinie siedzi inżynier z właściwą kartą. Liczy się stopień ostatni. Od sześciu plus strzela trzema kośćmi zamiast dwóch. Nie lubię planów, które zaczynają działać w ósmej rundzie. Wydajcie rakiety, póki jest tylko zirytowany.
codec-03-18 = Dziewięć płyt
    .call = Z góry Czołg to kwadrat z dziewięciu pól i miałam czas go zważyć. Granat na rogu jest wart dwa, na środku boku trzy. Na włazie pośrodku też trzy, a wierzchnia karta jego talii dodaje premię, od niczego aż po drugie tyle. Ta karta leży potem na spodzie, więc co miała wam zrobić, tego nie zrobi. Tuż obok liczy się jeden. Cała reszta to ogrodnictwo.
codec-03-02 = Dwa działa, dwie odległości
    .call = Karabin maszynowy jest na Postacie, które widzi w odległości do trzech pól. Działo na najbliższą z tych, które są dalej, i nie musi jej widzieć. Karta ma jedno, oba albo żadne. Cztery pola dalej jesteś więc sprawą działa, a śnieżne mury to tylko dekoracja. W obrębie trzech ściany znów zaczynają się liczyć. Do nikogo, kto leży pod nim, się nie strzela, ale wtedy leżysz pod czołgiem, a nie tego uczyłem.
codec-03-05 = Ślady na śniegu
    .call = Pim. To toczy się tam, gdzie wskazują strzałki karty, po ileś pól każda, przez śnieżne mury, jakbym ich nigdy nie rysował. Na końcu pola wraca tą samą drogą z resztą. Za każdym razem, gdy wtoczy się na twoje pole, dostajesz jedno Obrażenie, a gdy stanie, odkłada się ciebie obok, na zimno i na płasko. Przeskoczyć się go nie da. Czytaj rogi: Postać przy krawędzi może mieć gościa dwa razy.
codec-03-31 = Gdzie będzie
    .call = Uderz Ninja i zrań go, a znika w cieniu najdalszym od tego, czyja jest tura. Nie ma w tym żadnego przypadku. Przed ciosem wskaż więc palcem to pole i spytaj, kto z was stoi obok. Skąd odchodzi, zostaje cień, najwyżej cztery. Rozbij najpierw jeden, a zmienisz odpowiedź; rozbij wszystkie, a musi stać i przyjmować. To geometria z mieczem w środku. Byłam zachwycona.
codec-03-32 = Poluje na słuch
    .call = Ściga najbliższą Postać, której żeton Uwagi jest na mapie, obojętne którą stroną. Dopiero gdy żadnego nie ma, bierze po prostu najbliższą. Potem żetony się sprząta i zaczyna od nowa. Hałas to więc kierownica: zła biała kość, pistolet i idzie do ciebie obok wszystkich innych. To jedyna walka, w której radzę, żeby kogoś było słychać, byle ten ktoś miał ścianę z dwóch stron, a plan z trzeciej.
codec-03-03 = Siedem kopczyków śniegu
    .call = Dziewięć ponumerowanych miejsc, siedem żetonów, jedna kobieta. Żeton odwraca się, zanim coś wejdzie na jego pole albo go zrani: fałszywy znika, jej staje się nią. Znaleziona i niezraniona znika znów na koniec tury. Zraniona znika od razu. Potem wszystkie siedem kładzie się na nowo, zakryte, w górę od numeru po jej numerze. Dwa miejsca zostają puste. Które dwa, zostawiam wam. Inni doszli do tego i zapisali na saniach.
codec-03-20 = Czerwona kropka
    .call = Jej Celownik pełznie ku temu, kogo jeszcze nie zaatakowała, prosto, ponad ścianami. Najchętniej ku komuś w swoim rzędzie lub kolumnie. Wystarczy, że nad tobą przejdzie; wystarczy, że z ciebie zejdzie. Jeśli nie został nikt oprócz tego, kto w nim stoi, zostaje i strzela do niego. Najgorsze więc, co możesz zrobić, to leżeć pod nim bez ruchu, bo właśnie wystrzelił. To nie koniec. Ona wypuszcza powietrze.
codec-03-21 = Celuj
    .call = Jedna Akcja: twój Celownik pojawia się na polu obok ciebie, potem dwie czarne kości posyłają go o jedną wartość w jedną stronę i, jeśli chcesz, o drugą w inną, ponad wszystkim. Co minie, to odwraca. Gdy stanie na niej, to dwa Obrażenia. Zostaje na miejscu z tury na turę, ale tylko u tego, kto celuje, skupia się i nic więcej, i kogo nie trafiono. Bez pola widzenia, bez hałasu. Gdyby tylko reszta wojaczki taka była.
codec-04-01 = O jedną kartę więcej
    .call = Liczę zawodowo, więc: w pierwszej rundzie zagrywa jedną kartę, w drugiej dwie i tak to idzie. Każda przesuwa jej Celownik o swoją liczbę, a jej tura kończy się wcześniej tylko wtedy, gdy zaatakowała was wszystkich. Gdy jest zraniona, z wierzchu schodzi karta na dodatkowe Obrażenia, i tej już nie zagra. Czas jest po jej stronie grani. W każdej rundzie pytanie nie brzmi więc, czy trafisz, tylko czy to będzie wasza ostatnia spokojna.
codec-04-02 = Poślijcie łagodnego
    .call = Tylko jeden z was może postawić nogę na jej kaflu i nie nosi on broni. Jeśli tam dojdzie, jest po wszystkim, nikogo nie trzeba zszywać, a do domu wracacie z chusteczką zamiast karabinu. Musi przy tym minąć Strażników, którzy są tam tylko dlatego, że jest on. Zajmijcie więc jej kropkę, a patrole niech się nudzą; strzały dla niego je sprowadzają. Podobno chusteczka jest dobra na jedną kość, raz na rundę. Wzięłabym ją i tak.
codec-04-03 = Szukanie, nie loteria
    .call = Każdy rzut przemyśl dwa razy. Dwie wartości mogą przejechać po numerach i po drodze odwracać żetony, co nikogo nie rani, a wiele mówi. Albo mogą skończyć się w takiej odległości od tego, co jeszcze zakryte, żeby następny rzut miał szansę. Sześć znanych fałszywych żetonów jest tyle warte co jej nazwisko. Ale w jednej turze: na jej koniec kładzie się gdzieś na nowo, jeśli jest znaleziona, a nikt z tego nie skorzystał.
codec-02-17 = Idzie jak front
    .call = Prosto, najpierw powoli, a potem już nie powoli. Przechodzi tyle pól, ile ma Zagrożenia. Na każdej kropce odkrywa kartę i może z nią skręcić; przed ścianą wybiera otwartą stronę, prawą, jeśli otwarte są obie. Gdy kogoś zobaczy, strzela do wszystkich, których widzi, i to koniec jego tury. Jedna Postać na widoku zatrzymuje go więc wcześniej. Nie mówię, że to miła robota. Ktoś musi stać na deszczu.
codec-02-07 = Jak bić dużego
    .call = On patrzy też w twojej turze. Skończ Akcję w jego polu widzenia, a strzela. Zrań go, a obraca się do ciebie, jeśli go widzisz. Zadaj mu dwa lub więcej jednym atakiem, a karta mówi, co jeszcze robi; niektóre znów go odwracają. Miny Claymore to co innego. Mina nie jest atakiem: nie ogląda się, nie odpowiada, idzie dalej. Macie po dwie. On nigdy nie patrzy w dół. Nikt tak wysoki nie patrzy.
codec-03-33 = Na kogoś musi patrzeć
    .call = Dopóki namierza kogoś z was albo się chwieje, jego pancerz jest otwarty, i tylko wtedy wasze rakiety mają przyzwoite szanse. Namierzenie chodzi ze swoją Postacią i pęka tam, gdzie REX jej nie widzi. Dwa z jego namierzeń trzymają się i w ogóle nie wymagają wzroku: na rakiety i na krok. Czytaj więc kartę, zanim się schowasz. Chować się przed namierzeniem, które się trzyma, to tylko spacer, a spacer niczego nie zamyka.
codec-03-34 = Trzy naraz
    .call = Wyrzutnia rzuca dwiema białymi kośćmi za jedną rakietę i o jedną kość więcej za każdą następną, którą poślesz razem z nią. Trzy naraz to cztery kości, a jeśli jeden atak zrani go dość mocno, chwieje się: namierzenie przepada, co zapowiedział, się nie dzieje, i zostaje otwarty dla wszystkich po tobie. Na cokolwiek mniejszego przed swoimi oczami odpowiada z miejsca. Albo więc z tyłu i często, albo z przodu i raz. Skrzynki stoją przy dwóch ikonach zaopatrzenia. Proszę pokwitować.
codec-03-35 = Znowu wstaje
    .call = Stwierdzałam już zgon tego człowieka. Za każdym razem, gdy pada, bierze czaszkę, a potem Postać rzuca białą kością za każdą czaszkę i za każdy bok jego pola, który otwiera się na przepaść. Jeden wykrzyknik i naprawdę po wszystkim. Inaczej stoi na środku, bez zadrapania, i bije mocniej. To jedyny rzut w mojej praktyce, przy którym liczy się na tę ściankę. Zachowaj na niego przerzut.
codec-03-36 = Patrz mu na nogi
    .call = Zanim uderzysz, zobacz, jak stoi. Wyprostowany cofa się o jedno pole, gdy zranisz go z bliska. Wytrącony z równowagi o dwa. Zaparty wcale, więc taką turę zużyj na Obrażenia, nie na pchanie. A gdy czeka na ciebie, cios, który nic nie robi, wraca. Jeden atak pcha raz, choćby najmocniejszy, więc dwa małe przesuną go dwa razy. Postawę zostawiła mu ostatnia karta; leży tam po to, żeby ją czytać.
codec-05-01 = Ktoś cię śledzi
    .call = Na Poziomie Bossa inżynier pracuje z kabiny, a jego żeton Uwagi leży na karcie Terminalu zamiast na podłodze. Tor ma trzy pola: każdy wykrzyknik, który wyrzuci, to jedno w prawo, a ten, dla którego nie ma już pola, odwraca żeton. Od tej pory każdy następny to wybór. Wyciągnąć wtyczkę i stracić karty i kości, z żetonem znów na początku; albo utrzymać połączenie i dać się zaatakować dwiema czarnymi kośćmi. Ja bym wyciągnęła wtyczkę. Wyciągałam już wtyczki.
codec-05-02 = Co zostawiasz przy drzwiach
    .call = Przeciw Bossowi część tego, co umiecie, jest zakryta: bez Interakcji, bez Pukania, bez Przeniesienia Ciała, bez Cichej Eliminacji, bez Przebrania. Nie ma dla kogo pukać. Większość Poziomów daje za to coś nowego: granaty, rakiety, celowanie. Boss, który was widzi, nikogo nie alarmuje, a bez Strażników nie ma Sprawdzenia Hałasu; biegajcie do woli. Gdzie wchodzą Strażnicy, macie znów Pukanie, Przeniesienie Ciała i Cichą Eliminację, a oni widzą was i słyszą jak zawsze. Żeton nadal wychodzi po HAŁAŚLIWYM strzale albo złej białej kości. Niektórzy Bossowie na to nadstawiają ucha.
codec-05-03 = Większa karta
    .call = Bossowie mają u mnie na karcie jedną kolumnę, nie dwie: co ogłuszyłoby Strażnika, dla nich jest zwykłym Obrażeniem. Im was więcej, tym więcej mają Zdrowia. A zamiast rozkazów mają własną talię, potasowaną raz przed walką i nigdy więcej. Co zagrane, idzie na spód, więc dość długa walka ma drugą połowę, w której nie ma nic nowego oprócz waszych siniaków. Powiedzcie, w której połowie wolicie oberwać.
codec-07-21 = Kabina na dachu
    .call = Siedem kart przeciw śmigłowcowi, a z kabiny słychać wszystko. Rejestrator Lotu pozwala przeczytać wierzch jego talii i zakopać, co się nie podoba. Naprowadzanie Laserem czeka, aż zrobi unik, i skraca go, więc rakieta we właściwym miejscu zostaje we właściwym miejscu. Inne zacinają mu działko, rozregulowują silnik, wabią wzdłuż krawędzi, rozdają rakiety, łatają ludzi. Dwoje mówi, jedno czyta, jedno strzela: oto cała sztuka dachu.
codec-07-22 = Klimatyzacja wnętrz
    .call = Z biura wśród kontenerów można sporo zrobić z tamtejszą pogodą. Zimny Prysznic obniża jego Zagrożenie, a z nim długość spaceru. Głośnik obraca go tam, gdzie stoi. Mroźna Mgła sprawia, że jego następny atak na Postać chybia, kiedykolwiek nastąpi. Są miny Claymore na kropki, taśmociąg, który przewozi ludzi o krok w bok, klatka z zapasami i karta do czytania jego śladów naprzód. Zacząłbym od śladów. Najpierw prognoza, potem parasol.
codec-07-23 = Ten, kto to zbudował
    .call = Zna każdą jego śrubę i mówi o tym w najgorszych chwilach. Jego siedem kart może zmienić to, co REX zapowiedział, otworzyć go szerzej na rundę, zabrać kości z jego ataku, rozdać rakiety, oddać wasze Skupienie albo po prostu go zranić. Fałszywe Echo przenosi namierzenie z jednego z was na drugie, a im lepszy Terminal, tym swobodniejszy wybór. Na najwyższym poziomie może wskazać mu własną kabinę. Nie rozkazałem tego. Nie zabroniłem.

## Just good to hear

codec-08-01 = Cisza radiowa
    .call = Umówiliśmy się na ciszę radiową od północy, więc będę się streszczał. Chciałem tylko powiedzieć, że jest wzorowo zachowywana. Od dwóch godzin nikt nie dzwoni. Łączność zatemperowała wszystkie ołówki na statku. Pani doktor zwinęła bandaże, a potem je rozwinęła, żeby zobaczyć, ile ich jest. Jeśli leżysz akurat w jakimś przewodzie i słuchasz, nie odpowiadaj. Musiałbym udzielić nagany, a mam raczej ochotę usłyszeć, jak ktoś oddycha.
codec-08-02 = Prognoza dla leżących
    .call = Tu Pim z prognozą. Śnieg, potem ten sam śnieg z drugiej strony. Temperatura spada, dopóki ktoś czyta termometr. Widoki dla Strażników: nuda z przejaśnieniami. Widoki dla ciebie: zależą od podłogi. Beton trzyma zimno sześć godzin, stal dziewięć, a karton, jak mi mówiono, jest całkiem przyjemny. O trzeciej dwadzieścia będzie księżyc, na jakieś cztery minuty. Proszę nie robić w nim nic szczególnego.
codec-08-03 = Zakład o kroki
    .call = Mam z kucharzem zakład. Ja mówię, że po samych krokach poznam, które z was idzie; on, że to zawsze ta sama osoba, zdenerwowana z różną prędkością. Na razie jest dziewięć do czterech dla mnie. Snake stawia najpierw piętę. Meryl liczy pod nosem. Inżynier staje, gdy tylko zaczynam słuchać, co jest niesamowite. Książka leży w szufladzie pod aparatem, strona 08.36, jeśli chcesz zobaczyć, skąd się biorą stawki.
codec-08-04 = Automat
    .call = W drugim korytarzu stoi automat, który sprzedaje zupę. Nie ja go dostarczyłem. Mimo to go zbadałem, zawodowo. Przyjmuje monety trzech krajów, oddaje monety czwartego, a jego światło gaśnie, gdy ktoś przechodzi po drugiej stronie ściany. Na każdej zmianie zatrzymuje się przy nim jedenastu Strażników i każdy uderza go w to samo miejsce. Płacę stałą cenę za zdjęcie tego miejsca. Zupa też by się przydała.
codec-08-05 = Szachy korespondencyjne
    .call = Skoczek na f3. Wiem, masz co robić. Gram jeden ruch za każdym razem, gdy ktoś wywoła ten numer, przeciw pewnemu panu ze stacji pogodowej, który nigdy nie powiedział o tym słowa; zmienia tylko prognozę. Gdy wygrywa, wypogadza się. Doszliśmy do pozycji, w której każdy mój rozsądny ruch sprowadzi wam na głowy deszcz ze śniegiem, więc stracę pionka. Uznajcie to za ogień osłonowy.
codec-08-06 = Pomyłka
    .call = Dobry wieczór, czy to piekarnia? Nie? Brzmi, jakby ktoś leżał na brzuchu. Chcę tylko zmienić zamówienie: dwanaście bułek na szóstą zamiast szesnastu. Na nocnej zmianie czterech się rozchorowało. Ból głowy, wszyscy czterej, bardzo nagle, nie umieją powiedzieć od czego. Państwo oczywiście nic o tym nie wiedzą. Państwo to nawet nie piekarnia. No cóż. Kimkolwiek jesteś, pilnuj pleców. Dziś w nocy liczą głowy.
codec-08-07 = Co było w kieszeniach
    .call = Do protokołu, bo muszę to spisać: jeden Strażnik, śpiący, przyniesiony z guzem. W kieszeniach gwizdek, pół herbatnika, bilet tramwajowy z miasta, w którym nie ma już tramwajów, i kartka jego ręką: przy drugiej skrzyni w lewo, przy drugiej skrzyni w lewo. Jest nowy i boi się, że się zgubi. Kartkę włożyłam z powrotem. O drugiej skrzyni lepiej wiedzieć.
codec-08-08 = Jak czekać
    .call = Czekania nikt nie uczy, więc ja to zrobię. Najpierw się liczy i to wystarcza na jakieś dziesięć minut. Potem się nazywa rzeczy: rura, nit, drugi nit. Potem przypomina się ktoś i wtedy większość ludzi kaszle. Chodzi o etap po tamtym, gdy podłoga jest tak ciepła jak ty i zaczyna cię ciekawić kurz. W tym stanie pozwoliłem raz patrolowi przejść nad moją dłonią. Niewydana Akcja to nie zmarnowana Akcja.
codec-08-09 = Czego nie napiszę w raporcie
    .call = Chcą raportu z liczbami: karty, rundy, nagrody. Dam im liczby. Nie napiszę, że ktoś niósł śpiącego o dwa pokoje dalej, niż trzeba, bo tam było cieplej. Nie wspomnę, kto po kogo wrócił, gdy jedno Obrażenie dzieliło go od końca, i bez dobrego powodu. Na formularzu nie ma na to rubryki. Ale formularze przechowuję ja, jest na nich margines, a ja mam ołówek. To wszystko. Róbcie swoje.
codec-08-10 = Koniec nadawania
    .call = Pim, zamykam stację na noc. Wszystkie przyrządy pokazują to samo co godzinę temu, poza tym, który słucha kroków na dachu; ten też pokazuje to samo, ale uważniej. Jeśli odczytujesz ten numer z czegoś w ciemności, to masz światło i lepiej je zgaś. Morze spokojne. Cokolwiek tam zostawicie, śnieg przykryje do rana. Zawsze przykrywał, każdemu.

## Secrets

codec-07-31 = Opaska na jego nadgarstku
    .call = A więc czytasz, co napisano na człowieku, zanim policzysz, kto do niego strzela. Dobrze. Nigdy nie był żołnierzem, pilnował kluczy. Gdy będzie po wszystkim, przetnij liny i obejrzyj obcas jego lewego buta: obraca się. Jest tam karta bez nazwiska. Któregoś dnia na drodze staną wam trzy maszyny, a ostatnia z nich nie przyjmie nic innego. Do tego czasu sprytnie mieć ją przy drzwiach: przy każdym zamku można przerzucić jedną kość.
codec-10-26 = Książka, która stała na odwrót
    .call = On śledzi rękę, której chcesz użyć. Ma ją wcześniej niż twoje palce i już go nie ma. Ale o drugą nigdy nie dbał; nikt od niej nie zaczyna. Myślcie więc o prawej, a bijcie lewą, wszyscy, od pierwszego ciosu. Niech zatrzyma swoje popiersia, będą nosić już tylko plotki. Jego Obrona jest wtedy ludzka: cztery, cokolwiek stoi na ścianach. Nie ćwicz przedtem. Usłyszałby, jak niezdarnie to idzie.
codec-11-08 = Wydrapane w szafce
    .call = Ktokolwiek miał tę szafkę przed tobą, był leniwy i zostawił mapę dla leniwych. Wszyscy idą do magazynu przez drzwi frontowe we wschodniej alejce, poziom trzeci, przez połowę czasu pod Kamerą. Ale od nabrzeża są tylne drzwi, na południowym końcu magazynu, i mają tylko poziom drugi: trójka oraz czwórka lub coś lepszego. Pistolet leży dokładnie na polu za nimi. Otwórz, zrób krok i jest twój. Narysował obok uśmiechniętą buźkę.
codec-12-02 = Kreda pod lampą
    .call = Każdy, kto dzwoni po Windę, widzi tego, co przychodzi, i ucieka w drugą stronę. Najpierw mu się przyjrzyj. Wychodzi w północno-wschodnim rogu i patrzy na zachód, a stamtąd widzi dokładnie dwa pola, oba w górnym rzędzie, przez ścianę i skrzynię. Krótka droga do Windy prowadzi przez te dwa. Wróć więc tą samą drogą i idź szeroką alejką poniżej, do południowej bramy. Nie widzi jej ani niczego z alejki, dopóki się nie obróci.
codec-08-17 = Kreski w kaburze
    .call = Siedem kresek, siedem kart i nigdy nie tasuje. Trzy z siedmiu odstrzeliwują się, gdy wybije się je z niego ciosem. Pozostałe cztery każą mu tylko się szczerzyć, usunąć się w bok albo trzasnąć. Zapisuj je więc, jak lecą. Po siedmiu znasz bębenek na pamięć, a na długo przedtem wiesz, co w nim zostało: gdy wszystkie trzy, które gryzą, są już za wami, bij, ile chcesz, aż bębenek się obróci. Pusty trzask zostaje na wierzchu, dopóki bijesz. On nienawidzi tych, co liczą.
codec-10-40 = Odwrót menu
    .call = Dwa rachunki pod rybą. Pierwszy: ostatnia karta jest czerwona, a wszystkie niebieskie leżą nad nią. Dopóki została choć jedna niebieska, której nikt nie dobrał ani nie spalił, „Koniec Gry” nie może przyjść, dobrany ani spalony. Liczba niebieskich kart to więc liczba rund, które można spędzić bez podnoszenia głowy, mniej jedna za każdą spaloną. Drugi: co się spala, idzie na spód, pod czerwone, a tak daleko nikt jeszcze nie doszedł. Spalona karta to więc runda, której nie dostaniecie, nie więcej i nie mniej. Zupa też była dobra.
codec-11-79 = Namalowane na saniach
    .call = Rachunek na zimne palce. Dziewięć miejsc, siedem żetonów, kładzionych w górę od numeru po jej numerze, a po dziewiątce jest jedynka. Puste są więc zawsze miejsce, gdzie leżała, i to przed nim. Nigdy nie kładzie się dwa razy w tym samym dołku. Z siedmiu każde jest tak samo możliwe; ale teraz leżą jedno za drugim i wiadomo, gdzie rząd się zaczyna, a gdzie kończy. Zamiataj z jednego końca i nie marnuj kości na lukę.
codec-09-05 = Szablonem na skrzyni
    .call = Artylerzyści mają dowcip o martwym polu. Karabin maszynowy bierze tych, których widzą w odległości do trzech pól. Działo bierze tych, których widzieć nie muszą, ale tylko dalej niż trzy. Jest więc miejsce, na które nie ma lufy: blisko i poza wzrokiem. Dopóki stoi na środku pola, to zewnętrzna strona śnieżnego muru w pobliżu, trzy pola drogi lub mniej. Tam nie strzela ani jedno, ani drugie, jakakolwiek przyjdzie karta. Oczywiście może tam też przyjechać Czołg, a jemu mury nie przeszkadzają.
codec-12-33 = Pokoje też śpią
    .call = Skoro masz numer mojej ławki, należy ci się lekcja, której nie ma w kursie. Strefa nie śpi, dopóki jest w niej ktoś z was albo leży w niej wasz wykrzyknik. Poza tym nic się tam nie dzieje: żaden Strażnik się nie rusza, żadnego się nie posyła, a ci ogłuszeni nie tracą gwiazdek. Połóż więc pokój spać i wyjdź, a będzie taki, jakim go zostawiasz. Tylko nie zostawiaj wykrzyknika; to jak wyjść z domu przy włączonym radiu.
codec-08-36 = Książka w szufladzie
    .call = A więc zaglądasz. No dobrze. Jedną kość hałasu słychać siedemnaście razy na sto. Dwie trzydzieści jeden, trzy czterdzieści dwa, cztery pięćdziesiąt dwa: cała tura biegania to moneta, tylko gorsza strona trochę cięższa. Jeden Bieg to więc okazja, a czwarty nie jest wiele droższy od trzeciego. Jeśli trzeba hałasować, to w jednej turze głośno, a w następnej cicho, nie po trochu w obu. Kucharz nie zna tej strony. Odłóż ją.

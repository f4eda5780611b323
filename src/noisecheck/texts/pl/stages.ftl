### Poziomy: name-… to nazwa, stage-… mówi w jednym wierszu, co to jest, .briefing to, co gracze słyszą przed początkiem, .won i .lost to, co słyszą po wszystkim.

name-scene = Scena

name-cargo-dock = Dok Towarowy
stage-cargo-dock = Pierwsza infiltracja: z wody, obok trzech Strażników, Windą na górę.
    .briefing = Wychodzisz z wody przy starym pirsie, tylko z tym, co masz na sobie. Winda na drugim końcu to jedyna droga na powierzchnię, a słucha panelu na północy placu: dotrzyj do panelu (A), a potem stań na Windzie. Gdy tylko panel się zapali, ktoś przyjdzie sprawdzić, kto ją wzywa. Do tego czasu między kontenerami chodzi trzech Strażników. Patrz, jak chodzą, i bądź tam, gdzie ich nie ma.
    .event-A = Panel się zapala. Obie bramy Windy stoją otworem; teraz do wyjścia. Pod lampą panelu ktoś napisał kredą 12.02.
    .won = Winda się nie spieszy. Woda w rękawach zamarza, zanim dojedziesz na górę. Potem drzwi otwierają się na śnieg i reflektory, i na lądowisko, które ma więcej oczu niż dok.
    .lost = Przypływ zabiera twoje ślady z pirsu, a w dzienniku tej nocy stoi, że nikogo nie było. Oni trzej chodzą dalej, jak chodzili. Znasz już ich obchody; to więcej niż za pierwszym razem.

name-heliport = Lądowisko
stage-heliport = Śnieg, reflektory i dwie Kamery między tobą a szybem wentylacyjnym.
    .briefing = Szyb na północnym tarasie prowadzi do środka, ale nikt nie wchodzi tam bez broni. W magazynie po wschodniej stronie leży pistolet (A); zabierz go i wyjdź szybem. Dwie Kamery omiatają teren i obracają się, ilekroć Strażnicy dostają rozkaz, żeby spojrzeć jeszcze raz. W wartowni na zachodzie może być coś, co oślepia Kamery (B). Otwarcie tej szafki robi hałas.
    .event-A = Pistolet jest twój, od następnego Poziomu. Teraz do szybu, tam jest wyjście.
    .event-B = W szafce leży Granat Chaff, na następny Poziom. Jej drzwiczki skrzypią, a od środka ktoś wydrapał w farbie 11.08.
    .won = Szyb jest tak szeroki jak twoje barki i ani o palec szerszy. Za tobą ktoś pyta przez radio, gdzie się podział pistolet. Z przodu robi się ciepło. W kurzu są ślady łokci, nie twoich, a na końcu, pod luźną kratą, w celi kaszle człowiek.
    .lost = Reflektory obracają się dalej; nikt im nie powiedział, że już po wszystkim. Śnieg kładzie się na twoich śladach, dokąd sięgały. Szyb wciąż tam jest, i jego ciepły oddech też.

name-holding-cells = Cele i Zbrojownia
stage-holding-cells = Alarm już dzwoni: więzień, dwie zaryglowane bramy i zbrojownia po drodze do Windy.
    .briefing = Krata przewodu spadła przed tobą i wszyscy ją słyszeli. Zaczynasz w Alarmie: bądź gdzie indziej, gdy przyjdą sprawdzić. Człowiek, po którego przychodzisz, siedzi w celach na północy (A). Zna kod obu bram, a przyjmuje go pulpit w wartowni (B), ale dopiero gdy usłyszysz go od niego; tam też można wyłączyć alarm. Za bramami jest zbrojownia, a w jej dalekim rogu Winda: obok regałów, między nimi albo dookoła, tylnymi drzwiami na południu. Do skarbca (C) warto zajrzeć, jeśli starczy czasu.
    .event-A = Podaje ci kod i nazwisko. Potem chwyta się za serce i nic więcej nie ma do powiedzenia. Teraz do pulpitu w wartowni (B).
    .event-B = Pulpit przyjmuje kod i obie bramy idą w górę. Obok jest wyłącznik alarmu; nikt cię tu już nie szuka.
    .event-C = Dwie skrzynki, a rąk na jedną. Tego, co weźmiesz, możesz użyć od razu i jest twoje na dalsze Poziomy; druga skrzynka zostaje tutaj.
    .won = Winda zjeżdża, a alarm ze swoimi licznymi butami zostaje na górze. Nazwisko z celi należy do innego więźnia, trzymanego głębiej. Gdy drzwi się otwierają, jest hala, pośrodku człowiek przywiązany do słupa i ktoś, kto liczy pod nosem.
    .lost = Alarm milknie sam, jak to alarmy, gdy nie ma już kogo szukać. W dzienniku wartowni to były ćwiczenia: jedenaście minut, nic nie stwierdzono. Kratę założono z powrotem, na dwie z czterech śrub.
name-take-stun-grenades = Granaty Ogłuszające: jeden ogłusza każdego Strażnika w pobliżu. Te i tak przyniesiecie do domu.
name-take-explosives = Materiały wybuchowe: dwa C-4 do podłożenia i odpalenia. Granat Ogłuszający zostaje tu na zawsze.

name-warhead-storage = Magazyn Głowic
stage-warhead-storage = Trzy piętra w dół: na pierwszym ani strzału, na drugim wyrzutnia, na trzecim ani żywej duszy.
    .briefing = Na L1 głowice stoją w rzędach i kto tam strzeli, strzela po raz ostatni: nikt tego nie robi, i ty też nie możesz. W dół jadą dwie Windy, bliska zablokowana i daleka otwarta; dwie kolejne prowadzą z B1 na B2, gdzie straż trzymają Kamery i czujniki. Dotrzyj do sterowni (A): otwiera śluzę na południu, waszą drogę na zewnątrz, i ściąga Strażników na dół. Jej drzwi mają najlepszy zamek w budynku, ale zamyka je rozdzielnia (D), a rozdzielnie się palą. W magazynie na B1 leży wyrzutnia, której rakiety skręcają za róg (B). A na L1 ktoś zostawił pudło (C).
    .event-A = Śluza na południu jest otwarta. Obie Windy buczą: zjeżdżają, a jedna z nich była tu cały czas.
    .event-B = Nikita i więcej rakiet, niż da się policzyć. Są twoje na tym piętrze i na następnym; na górze, wśród głowic, trzymaj ręce przy sobie.
    .event-C = Kartonowe pudło, akurat na twoją miarę. Masz je od razu i zatrzymujesz.
    .event-D = Rozdzielnia znika w niebieskich iskrach. Sterownia jest otwarta, a także przejście za nią, prosto do śluzy.
    .won = Śluza robi wydech i to, co stoi w rzędach, zostaje po drugiej stronie. Znasz już liczbę tych rzędów i nic dobrego z tej wiedzy nie ma. Przed wami laboratoria, jasno oświetlone, z drzwiami rozciętymi czysto jak papier. Ktokolwiek to zrobił, na każde zużył jedno cięcie.
    .lost = Obie Windy jadą z powrotem na górę, puste. Tam nawet dobre wieści mówi się szeptem, z przyzwyczajenia: wśród głowic wszyscy uważają. Ktoś zagląda do sterowni, widzi, że wszystko jest, jak ma być, i tak to zostawia.

name-prison-break = Ucieczka z Więzienia
stage-prison-break = Dwoje przyjaciół za kratami, po obu stronach skrzydło pełne Strażników i jedna bardzo kusząca konsola.
    .briefing = Mają Snake’a i Meryl. On siedzi w południowym rzędzie cel na wschodzie: kraty od strony korytarza albo boczne drzwi z pustej celi obok. Ona leży w zamkniętym pokoju pośrodku izby chorych, na zachodzie. Wychodzicie z odpływu w pralni, między jednym a drugim; na daleki koniec każdego skrzydła jedzie Winda, krótszą drogą są ciężkie drzwi. Uwolnijcie oboje, a potem wyjdźcie bramą na północy, wszyscy co do jednego. W biurze naczelnika stoi konsola (A), która jednym ruchem otwiera skrzydła i cele. To łatwa droga i coś kosztuje.
    .event-A = Konsola naczelnika i nikogo przy niej. Od tych guzików zależy każdy zamek w więzieniu.
    .won = Brama się zatrzaskuje, a wszyscy jesteście po właściwej stronie. Nie ma czasu na podziękowania, tylko na liczenie głów, i tym razem rachunek się zgadza. Dalej prowadzi tylko droga w górę: schody, więcej, niż ktokolwiek chce liczyć, a na szczycie dach. To, co tam bierzecie za wiatr, jest wirnikiem.
    .lost = Cele są znów zamknięte, a pralnia pachnie mydłem i mokrą wełną. Na grafiku, porządną ręką naczelnika, przybył nowy wiersz, z twoim nazwiskiem i błędem w nim. Odpływu nie ma na jego liście.
name-call-a-drill = Ogłosić ćwiczenia. Otwierają się oba skrzydła i wszystkie drzwi obu cel, a kto was szukał, zostaje odesłany gdzie indziej. Ale ćwiczenia zamykają też magazyn, a w nim linę.
name-read-the-roster = Tylko przeczytać grafik. Żadne drzwi się nie otwierają, ale wiecie już, kto gdzie chodzi: wasze żetony Skupienia znów są gotowe, a lina wciąż na was czeka.

name-pal-override = Blokada PAL
stage-pal-override = Trzy hale, trzy przełączniki, jedna karta i maszyna, której nie wolno obudzić.
    .briefing = Odpalenia można zabronić, ale pilnuje tego system, który nikomu nie ufa. Chce trzech zgód, w dowolnej kolejności, z miejsc tak odległych, że nikt nie da ich przez pomyłkę: przy starym panelu na zachód od pieca (A), w biurze brygadzisty w magazynie (B) i przy konsoli w sterowni podziemnej bazy (C). Ta ostatnia prosi o kartę PAL; ktoś niesie ją więc od początku i musi dojść. Snake, Gray Fox i Otacon zaczynają przy piecu; Meryl poszła przodem i czeka obok Windy. Jeśli jest was dwoje lub więcej, Kamery są włączone.
    .event-A = Przełącznik idzie w dół. Piec nabiera tchu, a wysoko nad nim odpowiada syrena.
    .event-B = W szufladzie brygadzisty nie ma papierów, tylko przełącznik, a pod przełącznikiem dzwonek. Jeśli drzwi za tobą są otwarte, biegnij.
    .event-C = Karta zostaje wciągnięta, odczytana i zatrzymana. Rząd lampek przechodzi z czerwieni w biel.
    .won = Wszystkie lampki są białe. Przez jeden oddech nie ma na świecie nikogo, kto mógłby stąd cokolwiek odpalić. Potem obok coś wielkiego jak dom przenosi ciężar z jednej nogi na drugą. Zabroniono mu wystrzelić głowicę. Nikt nie zabronił mu chodzić.
    .lost = Gdzieś świeci się jeszcze czerwona lampka. Systemowi to obojętne: zrobiono go do czekania i czeka lepiej niż wy. Cierpliwość traci to, co stoi obok.

name-recon = Zwiad
stage-recon = Misja VR 1: trzy Strefy, dziesięć teczek z aktami, dwa włazy.
    .briefing = To symulacja, mówią; boli tak samo. Drużyna wchodzi przez każdą Strefę, samotny agent przez archiwum. Ławka przy wejściu ma numer, 12.33, ale żadnego nazwiska. Zbierajcie akta, porozrzucane po archiwum, rdzeniu i laboratorium: jednemu agentowi wystarczą dwie teczki, pełna drużyna musi przynieść sześć. Strefy łączą Windy, a także dwoje ciężkich drzwi, dla tych, którzy znają się na zamkach. Nikt nie wie, czym okażą się zakryte czujniki. Gdy macie dość, jedno z was musi dotrzeć do włazu, na północy rdzenia albo w dalekim rogu laboratorium, i wszyscy jesteście na zewnątrz.
    .won = Ściany gasną i gdzieś rusza drukarka: akta zebrane, agenci wrócili, uwag brak. Nikt nie pyta, co jest w aktach. Za każdym razem ta sama strona; i tak wszyscy zaglądają.
    .lost = Symulacja staje w połowie kroku i zapala się światło. Głos odczytuje sekundę, w której wszystko przepadło, a potem tę, w której można już było wiedzieć. Akta właśnie się rozkłada na nowo.

name-escape = Ucieczka
stage-escape = Misja VR 2: rząd cel, jedna Winda i wszyscy wiedzą, że was nie ma w środku.
    .briefing = Symulacja zaczyna się tam, gdzie większość ucieczek się kończy: alarm już dzwoni. Każde z was stoi w otwartej celi z ! pod nogami, a trzech Strażników zna numer na jej drzwiach. Nie bądźcie tam, gdy zajrzą. Z cel na dziedziniec prowadzi dwoje drzwi, a pod nim biegnie szyb techniczny dla tych, którzy pierwsi dotrą do rogu; wychodzi jeszcze raz pośrodku hali. Winda jest za halą, z trzema zamkami do wyboru. Wszyscy musicie w niej stanąć; nic innego się nie liczy.
    .won = Winda zamyka się za ostatnim z was, a cele, dziedziniec i halę składa się jak dekoracje. Sierżant Marsh patrzy na zegarek, zatrzymuje go i nikomu nie pokazuje. To pochwała.
    .lost = Cele są znów zamknięte, każda z numerem na drzwiach. Ucieczki częściej kończą się na rogu niż na Strażniku, mówi Marsh i włącza alarm z powrotem.

name-sabotage = Sabotaż
stage-sabotage = Misja VR 3: jedenaście węzłów w trzech halach, a im was więcej, tym więcej ma stanąć.
    .briefing = Turbiny, sterownie, pompy: jedenaście węzłów trzyma zakład przy życiu, a do wyłączenia każdego trzeba jednej pary rąk. Jednemu agentowi wystarczą dwa, w dwóch różnych halach; dwoje potrzebuje po jednym z każdej hali, troje o jeden więcej, a pełna drużyna musi uciszyć po dwa w każdej. Interakcja tam, gdzie stoi węzeł. Pomieszczenia nie bez powodu mają drugie wyjście, a windy na części jeżdżą z hali do hali tam, gdzie nie zagląda żaden patrol. Gdy stanie dość, wszyscy spotykacie się przy Windzie, na południowym końcu pomp.
    .won = Hala po hali zapomina, po co była, i milknie buczenie, którego już nikt nie słyszał. Lampka obok Windy obiecuje, że wszystko będzie naprawione za czterdzieści minut. Są tu bardzo szybcy i ani razu nie spytali, kto to był.
    .lost = Turbiny się kręcą. Kręciłyby się dla każdego; nic do was nie mają. Na wydruku jest mapa, a na mapie droga, która była o jeden korytarz za długa.

name-stealth = W Ukryciu
stage-stealth = Misja VR 4: zabrać papiery i wyjść. Jeśli ktoś tam zginie, nic nie umiecie.
    .briefing = Mówią na to audyt. W biurze, skarbcu i galerii leży sześć teczek; jeden agent przynosi jedną, pełna drużyna cztery. Żaden Strażnik nie może zginąć, z niczyjej ręki: jeden martwy i symulacja się kończy. Pięści usypiają, cierpliwość też. Wokół skarbca biegnie korytarz, w nim krąży pierścień Strażników, a teczki są wewnątrz jednego i drugiego. Gdy macie, po co przyszliście, wszyscy wychodzicie środkowym pokojem galerii.
    .won = Rano komuś zabraknie teczki i zwali to na kogoś innego. Strażnicy poszli do domu na śniadanie, kilku z bólem głowy. Was tam nigdy nie było: na tym polegało ćwiczenie.
    .lost = Audyt odroczono. W skarbcu ktoś liczy teczki, a w biurze ktoś liczy was. Tych pierwszych sześć, mówi wydruk; o drugich woli nie mówić.
    .lost-killing = Ktoś leży tak, jak nie leży żaden śpiący. Zapala się światło, papierów nie ma już w rękach, a Marsh przez chwilę nic nie mówi. To był człowiek z liczb. Następny nie będzie; po to się ćwiczy.

name-hostages = Zakładnicy
stage-hostages = Misja VR 5: pójdą za wami wszędzie. Ale nie po cichu.
    .briefing = Trzymają tam sześcioro ludzi: jedno w bloku zachodnim, dwoje we wschodnim, troje na dziedzińcu między nimi. Wyprowadźcie tylu, ilu was jest. Interakcja, i zakładnik idzie z tym, kto go uwolnił; od tej pory każdy z nich dodaje kość do Sprawdzenia Hałasu tego agenta, czy było coś głośnego, czy nie. Podzielcie się więc nimi albo znikajcie ze Strefy przed końcem tury. Wszyscy wychodzicie bramą w rogu bloku wschodniego. Jego cela jest zablokowana, ale z dziedzińca prosto do niej jedzie Winda.
    .won = Za bramą nareszcie milkną, teraz, gdy to już bez znaczenia. Kto szedł z tobą za rękę, odwraca się, żeby podziękować, i gaśnie w pół słowa. To zapamiętasz na dłużej niż wynik.
    .lost = Ci, którzy szli za wami, wracają na miejsca bez rozkazu; robili to częściej niż wy. Gdy światło znów się zapala, patrzą na drzwi, jakby pierwszy raz.

name-coordination = Koordynacja
stage-coordination = Misja VR 6: cztery płyty, po jednej dla każdego z was, i wszystkie naraz.
    .briefing = Każde z was ma płytę, a każda płyta wie, czyjego ciężaru chce: patrzcie, zanim pójdziecie. Misja jest wygrana w chwili, gdy każdy agent stoi na właściwej. Wchodzicie daleko od miejsca, gdzie macie być, rogami mapy, a jedno z was rdzeniem, i Strażnicy mają pierścienie pomiędzy. Pomagają dwa szyby, a Kamery wiedzą, gdzie się kończą. Kto jest za wcześnie, musi czekać, a czekanie jest najtrudniejsze: znajdźcie kąt, w który nikt nie zagląda, i ruszcie, gdy ostatnie z was jest o krok.
    .won = Ostatnia płyta idzie w dół, coś klika i to wszystko. Kto usłyszałby to z zewnątrz, nic by sobie nie pomyślał. Ale wy jesteście w środku.
    .lost = Jedna płyta została zimna, a jedna wystarczy. Wydruk mówi, kto był za wcześnie, a kto za późno. Nie mówi, jak długie bywa czekanie; to już wiecie lepiej.

## Zones

name-archive = archiwum
name-armory = zbrojownia
name-b1 = B1
name-b2 = B2
name-cells = cele
name-control = sterownia
name-core = rdzeń
name-east = wschód
name-east-block = blok wschodni
name-furnace = piec
name-gallery = galeria
name-guardhouse = wartownia
name-hall = hala
name-infirmary = izba chorych
name-l1 = L1
name-laboratory = laboratorium
name-office = biuro
name-pumps = pompy
name-turbines = turbiny
name-underground-base = podziemna baza
name-vault = skarbiec
name-warehouse = magazyn
name-west = zachód
name-west-block = blok zachodni
name-yard = dziedziniec

## VR missions with a boss: one of each boss for every mission

-vr-fight = W jednym kącie misji, przy zamkniętych drzwiach, włącza się Boss. Pokonajcie go, a symulacja się skończy. Nie guzdrzcie się: Strażnicy przychodzą, gdy ich wezwą.
-vr-ocelot-won = Zdejmuje dłoń z rewolweru, kiwa głową i gaśnie jak lampa. To było tylko to, co on by zrobił. Wy robicie to samo, więc się liczy.
-vr-ocelot-lost = Dmucha w lufę, czego prawdziwy nigdy by nie zrobił, i blednie. Ktoś powinien powiedzieć to tym, którzy go napisali. Może wy, po następnej próbie.
-vr-mantis-won = Wszystko, co się unosiło, ląduje i znów jest rzędem cyfr. Podobno nigdy nie znało waszych myśli, tylko nawyki. Tych macie teraz mniej.
-vr-mantis-lost = To też wiedział. Symulacja kończy się jedną uwagą na wydruku: przewidywalne, w czterech miejscach. Przemyślcie to, ale nie tam w środku.
-vr-wolf-won = Czerwona kropka zostaje na ścianie o chwilę dłużej niż ona. Potem to już tylko ściana. Długo na was patrzono, a wy patrzycie z powrotem.
-vr-wolf-lost = Echo jej karabinu nigdy im się nie udało. Wszystko inne tak. Wydruk zna odległość, wiatr i chwilę, w której coś drgnęło.
-vr-raven-won = Korytarze są znów tylko korytarzami i nic zza nich nie wychodzi. Gdzie padł, nie ma wgniecenia: ciężar to tutaj liczba. Wasz, sądząc po krokach, też trochę zmalał.
-vr-raven-lost = Idzie dalej przez miejsce, gdzie przed chwilą ktoś stał, i gaśnie w pół kroku. Symulacja nie triumfuje. Wie tylko, ilu rogów zabrakło. Jednego.
-vr-liquid-won = Leży. Maszyna i tak liczy do dziesięciu; ktokolwiek ją pisał, miał doświadczenie. Potem można iść i raz się obejrzeć. Wszyscy się oglądają.
-vr-liquid-lost = Wstaje. Tylko do tego go napisano i zrobił to o raz więcej niż wy. Światło zapala się, gdy jeszcze strzepuje kurz.

name-recon-ocelot = { name-recon } przeciw { name-ocelot.dat }
stage-recon-ocelot = Krótki pojedynek wokół maszynowni. Bez zakładnika, ale wszędzie rogi, a on nie potrzebuje pola widzenia.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-recon-mantis = { name-recon } przeciw { name-mantis.dat }
stage-recon-mantis = Unosi się tam i z powrotem po korytarzach. Dwa popiersia oddają mu wasze myśli; zdejmijcie je albo bądźcie mądrzejsi.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-recon-wolf = { name-recon } przeciw { name-wolf }
stage-recon-wolf = Leży gdzieś na północy, a długie korytarze to coś w sam raz na jej karabin.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-recon-raven = { name-recon } przeciw { name-raven.dat }
stage-recon-raven = Pierścień korytarzy i działo, które go obchodzi.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-recon-liquid = { name-recon } przeciw { name-liquid.dat }
stage-recon-liquid = Nie ma dachu, z którego można spaść, ale wstaje tak często jak zawsze.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-escape-ocelot = { name-escape } przeciw { name-ocelot.dat }
stage-escape-ocelot = Wy macie cele, on korytarz wokół wartowni. Cela to złe miejsce, gdy szuka ktoś, kto strzela zza rogu.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-escape-mantis = { name-escape } przeciw { name-mantis.dat }
stage-escape-mantis = Popiersie na każdym końcu bloku cel i ktoś, kto unosi się pomiędzy. Każda cela ma wyjście; zważajcie, na które on patrzy.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-escape-wolf = { name-escape } przeciw { name-wolf }
stage-escape-wolf = Leży gdzieś na południu, na dziedzińcu albo w hali za nim. Żadna ściana po drodze nie zatrzyma kuli, ani jej, ani waszej.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-escape-raven = { name-escape } przeciw { name-raven.dat }
stage-escape-raven = Chodzi dłuższą drogą dookoła, a każda cela ma otwór, do którego zagląda.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-escape-liquid = { name-escape } przeciw { name-liquid.dat }
stage-escape-liquid = Czeka w wartowni. Wejść ma ona trzy, a gdy on jest w nastroju, wyjść żadnego.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-sabotage-ocelot = { name-sabotage } przeciw { name-ocelot.dat }
stage-sabotage-ocelot = Zbiorniki, rury, kręta hala: krótka droga dla jego kul, długa dla was.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-sabotage-mantis = { name-sabotage } przeciw { name-mantis.dat }
stage-sabotage-mantis = Jedno popiersie w zakręcie pompowni. Niedaleko, ale nic tu nie jest proste.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-sabotage-wolf = { name-sabotage } przeciw { name-wolf }
stage-sabotage-wolf = Ma dla siebie północ zakładu. Wy macie pompy i nic tam jej nie przeszkadza.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-sabotage-raven = { name-sabotage } przeciw { name-raven.dat }
stage-sabotage-raven = Dwa długie przejścia i działo, które wypełnia każde z nich. Zbiorniki są wasze.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-sabotage-liquid = { name-sabotage } przeciw { name-liquid.dat }
stage-sabotage-liquid = Wchodzi od skrzyżowania. Spotkajcie go wśród zbiorników, gdzie nie weźmie rozbiegu.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-stealth-ocelot = { name-stealth } przeciw { name-ocelot.dat }
stage-stealth-ocelot = Wokół skarbca z każdej strony jest ślepy zaułek. On zna je wszystkie, i jego kule też.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-stealth-mantis = { name-stealth } przeciw { name-mantis.dat }
stage-stealth-mantis = Jedno popiersie, w skarbcu, i on nad nim. Nikt nie mówił, że audyt będzie cichy.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-stealth-wolf = { name-stealth } przeciw { name-wolf }
stage-stealth-wolf = Leży gdzieś na południu, od biura po galerię. Ślepe zaułki kryją przed Strażnikami, nie przed nią.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-stealth-raven = { name-stealth } przeciw { name-raven.dat }
stage-stealth-raven = Pierścień wokół skarbca i on w nim. Ślepe zaułki są dla tych, którzy liczą jego kroki.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-stealth-liquid = { name-stealth } przeciw { name-liquid.dat }
stage-stealth-liquid = Stoi w skarbcu. Jest on otwarty z dwóch stron, więc ustalcie, kto wchodzi którą.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-hostages-ocelot = { name-hostages } przeciw { name-ocelot.dat }
stage-hostages-ocelot = Ma kogoś ze sobą, związanego w środkowym pokoju. Niech tylko przeżyje, a pojedynek wygrywa się jak każdy inny.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
    .lost-hostage = Krzesło pośrodku jest puste i symulacja nie widzi powodu, by trwać dalej. To był głos i trochę liny, nikomu nic się nie stało. A jednak dobrze byłoby wiedzieć, co miał właśnie powiedzieć.
name-hostages-mantis = { name-hostages } przeciw { name-mantis.dat }
stage-hostages-mantis = Oba popiersia stoją w środkowym pokoju, i on też, mniej więcej. Są tam dwa wejścia i żadne mu nie wadzi.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-hostages-wolf = { name-hostages } przeciw { name-wolf }
stage-hostages-wolf = Leży gdzieś na południu, od celi do celi. Na dziedzińcu są pokoje; pokoje jej nie obchodzą.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-hostages-raven = { name-hostages } przeciw { name-raven.dat }
stage-hostages-raven = Chodzi wokół dziedzińca i po drodze zagląda do każdego z trzech pokoi.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-hostages-liquid = { name-hostages } przeciw { name-liquid.dat }
stage-hostages-liquid = Ma środkowy pokój. Dziś nie trzeba uwalniać nikogo oprócz was.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-coordination-ocelot = { name-coordination } przeciw { name-ocelot.dat }
stage-coordination-ocelot = Wy zaczynacie w rogach, on między wami. Do kogo przyjdzie najpierw, ten musi wytrzymać, aż dojdą inni.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-coordination-mantis = { name-coordination } przeciw { name-mantis.dat }
stage-coordination-mantis = Popiersie po każdej stronie pierścienia. Dwoje z was naraz, z dwóch stron: na tym w końcu polegało ćwiczenie.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-coordination-wolf = { name-coordination } przeciw { name-wolf }
stage-coordination-wolf = Jej jest pas przez rdzeń i wschód. Im dłużej na was czeka, tym lepiej strzela.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-coordination-raven = { name-coordination } przeciw { name-raven.dat }
stage-coordination-raven = Obchodzi pierścień, a każde z was jest gdzieś po drodze. Odciągajcie jego wzrok od siebie nawzajem.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-coordination-liquid = { name-coordination } przeciw { name-liquid.dat }
stage-coordination-liquid = Stoi tam, gdzie spotykają się wszystkie wasze drogi. Przyjdźcie razem albo jedno po drugim.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-cyborg-ninja = Ninja-Cyborg
stage-cyborg-ninja = Pojedynek na pięści w laboratorium z kimś, kto nigdy nie stoi całkiem tam, gdzie stał.
    .briefing = Kule go nie dosięgają: chce twoich rąk. Skąd odchodzi, tam zostaje cień, a gdy go zranisz, znika w tym najdalszym od ciebie. Patrz więc, zanim uderzysz: wiesz, gdzie będzie. Cienie można zastrzelić, rozbić ciosem albo wysadzić, a każdy, którego już nie ma, to droga, którą on nie pójdzie, i o jedno ostrze obok ciebie mniej. Ściga tego, kogo słychać, a inaczej tego, kto najbliżej: głośny strzał go woła. Gdy nie ma już cienia, musi stać i przyjmować.
    .won = Wreszcie stoi spokojnie, patrzy na swoje dłonie i zdaje się coś sobie przypominać. Potem lampy migają i już go nie ma, a cienia nie zostawia. Spod biurka inżynier pyta, czy to koniec. Może otworzyć wam drogę do pokoi dowódcy, ale z wami nie pójdzie: siedzi tam ktoś, kto nie powinien słyszeć, co on myśli.
    .lost = Wyciera ostrze i chwilę czeka, na wypadek gdyby ktoś wstał. Liczył na więcej, i nie tylko on. Potem cienie gasną, jeden po drugim, jak okna na ulicy.

name-psycho-mantis = Psycho Mantis
stage-psycho-mantis = Pokój pełen rzeczy, które latają, i ktoś, kto zna twój ruch przed tobą.
    .briefing = Słyszy, co myślisz, a żaden cios nie trafia tego, kto się go spodziewa. Myśli niosą mu dwa popiersia na ścianach: przewróćcie oba, a jest człowiekiem jak każdy inny. Potem każdy atak, celny czy nie, przesuwa jego znacznik: raz dosięga się go tylko z jego kolumny, raz tylko z jego rzędu, raz nie można się skupić, a raz wasze ręce są jego. Liczcie więc: co zrobicie teraz, decyduje, co wolno potem. Unosi się nad meblami, które wy obchodzicie, nawet nad półką, na której jedna książka stoi grzbietem do ściany. Nie pokazujcie mu się na oczy, gdy nie macie czym uderzyć.
    .won = Wszystko, co latało, spada i jest cicho, w pokoju i pod czaszką. Tak cicho, że słucha się tej ciszy, a nie butów za drzwiami. Jest ich za wiele. Gdy was wyprowadzają, dwoje ludzi, którzy nigdy by się nie szukali, zgadza się, że ktoś musi coś zrobić.
    .lost = Pozwala ci dokończyć myśl, zanim pozwoli odejść. Była o drodze na zewnątrz; odkłada ją do innych. Potem meble wracają na miejsce, a książki na półkę, jedna z nich na odwrót.

name-hind-d = Hind D
stage-hind-d = Śmigłowiec szturmowy wokół dachu i rakiety, którymi trzeba celować obok.
    .briefing = Krąży wokół dachu, nosem do środka, i strzela wzdłuż jednej linii: rzędu lub kolumny przed sobą, aż do najbliższej ściany. Przetnij tę linię albo skończ coś na niej, a strzela; po każdym polu, o które się przesunie, strzela do wszystkich, którzy są wtedy na linii. Wiedzcie, które ściany są między wami a niebem. Każde z was ma trzy rakiety, więcej leży przy dwóch ikonach zaopatrzenia. Rakieta leci tak daleko, jak mówią kości, o jedną wartość w jedną stronę, o drugą w inną, jeśli chcecie; zakończcie lot za krawędzią, w oznaczonym obszarze wokół maszyny. Wtedy ona się uchyla i liczy się, gdzie jest rakieta, gdy już to zrobi. Jej karty wracają: uczcie się, w którą stronę się uchyla.
    .won = Spada za krawędź i długo trwa, zanim słychać, jak ląduje. Schodzicie po drugiej stronie, gdzie jest tylko śnieg, mila śniegu bez śladu. W połowie drogi patrzysz na swój rękaw. Jest na nim czerwona kropka.
    .lost = Robi jeszcze jedno okrążenie, nosem do środka, z przyzwyczajenia. Potem dach należy do wiatru i do tych rakiet, które spadły o krok obok. Krok to niewiele. Można się go nauczyć.

name-vulcan-raven = Vulcan Raven
stage-vulcan-raven = Chłodnia, chodzące działo i rogi, za którymi trzeba być.
    .briefing = Idzie prosto, tyle pól, ile ma Zagrożenia, a ono rośnie co rundę. Przy kropkach się rozgląda; przy ścianie skręca w otwartą stronę. Kogo z was pierwszego zobaczy, ten kończy jego marsz, a strzela do wszystkich, których widzi; wiedzcie więc, gdzie spojrzy, i bądźcie gdzie indziej. W waszych turach stoi i patrzy: cokolwiek skończycie robić na jego oczach, na to odpowiada. Zrańcie go, a spojrzy na was; zrańcie go mocno, a zrobi coś gorszego. Każde z was ma dwie miny Claymore, więcej leży przy ikonach zaopatrzenia: nigdy nie patrzy w dół. Gdy jego Zagrożenie mówi 9+, kręcą się trzy lufy naraz. Skończcie do tego czasu.
    .won = Lufy kręcą się chwilę bez niego, aż się zorientują. Potem jest tak cicho, że słychać, jak pracuje lód. Za ostatnim rzędem brama prowadzi dalej, do maszyny, dla której to wszystko zbudowano i która śpi. Jest sposób, żeby spała dalej. Opisano go obok bramy w trzech akapitach, a każdy z nich rozgrywa się w innej hali.
    .lost = Dochodzi do końca obchodu, bo to jego obchód. Szron zarasta róg, który był prawie dość daleko. Nie chowa do was urazy; was ledwie chowa w pamięci.

name-revolver-ocelot = Revolver Ocelot
stage-revolver-ocelot = Pojedynek wokół związanego zakładnika z kimś, kto liczy swoje kule.
    .briefing = Chodzi po kręgu kropek i strzela zza rogu: żadna ściana nie osłania. Pomaga pamięć. Jego talia to bębenek, którego nigdy się nie tasuje; za każdym razem, gdy go zranicie, obraca się o jedną kartę i jej reakcję trzeba znieść, ale reszta tej karty przepada, aż bębenek zatoczy koło. Zakładnik pośrodku, z opaską 07.31 na nadgarstku, niewiele ma już do stracenia: stańcie obok niego, a kula dla niego jest wasza. Gdy Ocelot musi przeładować, nie ma czym odpowiedzieć. Pokonajcie go, zanim zakładnik zginie.
    .won = Gdy dym się rozchodzi, jego już nie ma, a ostatnia z jego kul leży na podłodze niewystrzelona. Człowiek w linach oddycha, rozciera nadgarstki i mówi, gdzie są głowice: na północy, za śnieżnym polem. Pieszo nikt przez nie nie przechodzi, mówi. Mówi to jak ktoś, kto widział, co przez nie przejeżdża.
    .lost = Chowa broń i się nie ogląda; pojedynek, który się skończył, go nudzi. Człowiek w linach widział wszystko i wie więcej, niż chciał. Ucieszyłby się z ponownej wizyty. Następnym razem liczcie.
    .lost-hostage = Liny nie trzymają już nikogo, tylko ciężar. Ocelot opuszcza rewolwer: bez nikogo pośrodku to nie gra, i odchodzi. Co ten człowiek wiedział o drodze na północ, zabrał ze sobą, a po to tu jesteście.

stage-tank = Dziewięć pól pancerza na śnieżnym polu i po dwa granaty.
    .briefing = Kule dźwięczą na nim jak na dzwonie. Czuje granat: po dwa dla każdego z was, więcej w skrzynkach przy dwóch ikonach zaopatrzenia, wszystkie z numerem 09.05 od szablonu. Granat leci tak daleko, jak mówią kości, o jedną wartość w jedną stronę i o drugą w inną, ani kroku mniej; wybieracie więc miejsce, nie cel. Właz pośrodku to słaby punkt, a trafienie w niego burzy mu też plany. Toczy się za strzałkami swoich kart, prosto przez śnieżne mury, i wraca, gdy pole się kończy: nie stójcie mu na drodze. Karabin maszynowy ma na tych, co blisko, działo na tych, co trzymają się z dala.
    .won = Płonie bez pośpiechu i pierwszy raz tej nocy jest ciepło w ręce. Za nim magazyn stoi otworem; kto zamyka drzwi, gdy stoi przed nimi czołg? W środku wisi tablica w czterech językach. Żadnego z nich nie trzeba, by zobaczyć, że nikt tu nigdy nie strzelał, i dlaczego.
    .lost = Rano pole jest znów białe, na wszystkim. Załoga wyciera lufę, liczy, co zostało, i je zupę. Nie widzieli ani jednej twarzy i nie poznaliby was, gdybyście wrócili.

name-metal-gear-rex = Metal Gear REX
stage-metal-gear-rex = Chodzący czołg wielki jak dom i jedno z was na jego celowniku.
    .briefing = Jego pancerz jest zamknięty i prawie nie ma przez niego drogi. Ale żeby celować, musi się otworzyć: dopóki kogoś z was namierza, jego kokpit jest odsłonięty. Mówi wcześniej, kogo ma na myśli i po co. Ustalcie więc, kto stoi mu przed okiem, gdy inni strzelają zza jego pleców, i kiedy zejść mu z pola widzenia; niektóre jego rakiety i tam idą za wami, a jeśli nie ma w kogo celować, przychodzi pieszo. Kto jeszcze stoi na widoku, gdy się rozgląda, też obrywa. Strzelcie na jego oczach, a odpowie, chyba że jedna salwa trafi tak mocno, że się zachwieje: wtedy runda jest wasza. Macie wyrzutnię z trzema rakietami każde i więcej przy dwóch ikonach zaopatrzenia. Kul i granatów nawet nie zauważa.
    .won = Klęka, jakby ktoś go o to poprosił; potem nogi ustępują i przez minutę w hali nie ma nic oprócz kurzu. Przez dziurę w dachu wpada światło i dopiero po chwili widać jakie: jest rano. W raporcie będzie, że noc minęła bez zdarzeń. Że po wraku ktoś się wspina, tego w raporcie nie będzie.
    .lost = Stawia stopę i szuka drzwi. Ci, którzy go zbudowali, zawsze chcieli zobaczyć, jak chodzi. Ale najpierw musi się obrócić, a nie zrobiono go do obracania; jest jeszcze czas, żeby stanąć mu na drodze.

stage-liquid = Ostatni pojedynek, na szczycie wraku: mały dach, długa przepaść i ktoś, kto nie chce leżeć.
    .briefing = Koniec z maszynami. Tylko on, wy i krawędź. Powalcie go, a bierze czaszkę; potem decydują białe kości, po jednej za każdą czaszkę: ! i po wszystkim, cokolwiek innego i wstaje na środku bez zadrapania, z każdą czaszką wścieklejszy. Zważajcie więc, gdzie pada: każdy bok jego pola otwarty na przepaść to jedna kość więcej, w rogu dwie. Ciosy z pola obok pchają go prosto do tyłu, po kroku; tak go tam doprowadzicie. On robi to samo z wami, a kto wypadnie za krawędź, wisi na palcach: wspinaczka kosztuje pół tury, chyba że pociągnie przyjaciel. Spójrzcie na jego postawę, zanim uderzycie, i pamiętajcie, co następuje po niej.
    .won = Tym razem zostaje tam, gdzie jest. I tak czekacie; weszło to w nawyk. Potem wiatr jest tylko wiatrem, a słońce wzeszło, jakby nie miało z wami nic wspólnego. Radio od dłuższego czasu pyta, kto został. Z odpowiedzią się nie spieszcie: nikt was już nie szuka.
    .lost = Stoi pośrodku wraku, jakby nic się nie stało. Na krawędzi są ślady palców, a pod nimi bardzo dużo powietrza. Mówi, że wygrał; ale mówił to już przedtem, i na leżąco.

name-sniper-wolf = Sniper Wolf
stage-sniper-wolf = Śnieżne pole, grań, siedem miejsc, gdzie może leżeć, i czerwona kropka, która się zbliża.
    .briefing = Obok waszych śladów leżą sanie, a na nich wymalowane 11.79; ta, co nimi jeździ, jest niedaleko. Leży na grani, pod jednym z siedmiu żetonów. Celujcie: wasz Celownik leci, jak mówią kości, ponad ścianami i drzewami, i odwraca każdy żeton, który minie; zatrzymajcie go na niej, a krwawi i znika, żeby położyć się gdzie indziej. Jej własny Celownik jest wolniejszy niż kula i cierpliwszy niż wy: co rundę zagrywa o jedną kartę więcej. Kto leży bez ruchu, nie traci celu, a kto oberwie, traci. Broń też działa, dla tych, którzy podejdą dość blisko, by widzieć grań. Jeśli jest z wami Otacon, na polu są Strażnicy; ale to jemu pozwoliłaby podejść. Doprowadźcie go na jej grań, a nikt nie musi umierać.
    .won = Leży tam, gdzie leżała cały dzień, i raz patrzy w niebo. Karabin jest jeszcze ciepły; jedno z was go bierze i nikomu nie chce się mówić. Za granią drzwi techniczne prowadzą w dół, z wiatru w zimno, które robią maszyny.
    .spared = Nikt nie słyszy, co on jej tam mówi. Trwa to długo i nie pada ani jeden strzał. Gdy schodzi, ma w ręce chusteczkę, a grań za nim jest pusta. Za nią drzwi techniczne prowadzą w dół, z wiatru w zimno, które robią maszyny.
    .lost = Czerwona kropka gaśnie. Notuje godzinę, wiatr i odległość, jak zawsze, i kładzie się gdzie indziej. Śnieg przykrywa miejsca, w których ktoś leżał; jako jedyny na tym polu nigdy nie poruszył się za wcześnie.

## Special rules of stages

special-forbids-focus = Na tym Poziomie żetony Skupienia są wyłączone z gry.
special-shuffles-traps = Pułapki są potasowane: nikt nie wie, która jest która.
special-starts-in-alert = Każdy zaczyna z ! pod nogami: wiedzą, że tu jesteście.
special-killing-fails = Nikt nie może zginąć: jeśli zginie Strażnik, to Porażka.
special-leaving-wins = Trzeba tylko się wydostać.
special-spread = Zbierzcie co najmniej { $each } { $zones ->
        [one] w jednej Strefie
        [few] w każdej z { $zones } Stref
        [many] w każdej z { $zones } Stref
       *[other] w każdej z { $zones } Stref
    }.
special-hostages = Każdy zakładnik idzie za Postacią, która go uwolniła, i dodaje jej jedną kość hałasu.
special-own-exits = Każda Postać ma własne wyjście i żadne inne się nie nada.
special-unarmed = W Strefie „{ $zone }” nie wolno strzelać ani niczego wysadzać.
special-endless = Karta „{ $gear }”: Amunicja się tu nie kończy.
special-equipped = Ktoś musi nieść kartę „{ $gear }”.
special-all-sealed = Żadne drzwi na tej mapie nie mają zamka: otwiera je tylko Wydarzenie.
special-sealed = { $count ->
        [one] Drzwi { $doors } nie mają zamka: otwiera je tylko Wydarzenie.
        [few] Drzwi { $doors } nie mają zamków: otwiera je tylko Wydarzenie.
        [many] Drzwi { $doors } nie mają zamków: otwiera je tylko Wydarzenie.
       *[other] Drzwi { $doors } nie mają zamków: otwiera je tylko Wydarzenie.
    }
special-event-after = Wydarzenie { $letter } następuje dopiero po: { $letters }.
special-event-needs = Wydarzenie { $letter } następuje tylko dla Postaci z kartą „{ $gear }”.
special-event-by-blast = Wydarzenie { $letter } wywołuje tylko wybuch, nie Postać.

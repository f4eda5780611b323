### Co gra mówi przy stole: pytania, zdarzenia, zastrzeżenia. Nazwy rzeczy są w names.ftl.
###
### Fakty przychodzą tak, jak podaje je silnik gry; identyfikatory Postaci, żetonów, kart i kierunków przychodzą jako
### nazwy. Kości mają postać □4 (biała) i ■4 (czarna). Pierwsza litera zdarzenia staje się wielka.

## Questions

decision-turn = Kto wykonuje następną turę?
decision-action = { $hero }: { $left ->
        [0] brak Akcji
       *[other] wybierz Akcję (zostało: { $left })
    }
decision-step = { $hero }: dokąd teraz?
decision-drop = { $hero }: gdzie położyć ciało?
decision-before-roll = { $hero } zaraz rzuca ({ $purpose }). Zmienić coś przedtem?
decision-change-roll =
    { $hero }: na kościach jest { $dice } ({ $purpose }{ $threshold ->
        [0] { "" }
       *[other] , potrzeba { $threshold }+
    }). Zmienić je?
decision-offer = { $hero }: użyć „{ $ability }” przeciw { NAME($target, case: "dat") } na { $space }?
decision-face-camera = Na { $space } jest Kamera. W które strony patrzą jej dwa stożki?
decision-spawn = Przy { $space } pojawia się Strażnik. Gdzie dokładnie?
decision-face = W którą stronę patrzy Strażnik na { $guard }?
decision-target = W odległości { $distance } { $distance ->
        [one] pola
        [few] pól
        [many] pól
       *[other] pola
    } od { NAME($figure, case: "gen") } na { $guard } jest kilka celów. Który wybrać?
decision-aim = { $hero }: gdzie zaczyna twój Celownik?
decision-crosshair = Celownik Wolf na { $space } rusza w stronę { NAME($target, case: "gen") }. Którędy najpierw?
decision-path = Strażnik na { $guard } ma kilka równie krótkich ścieżek do { $target }. Którą wybrać?

## Events: rounds

event-RoundBegan = zaczyna się runda { $round }.
event-TurnBegan = zaczyna się tura { NAME($hero, case: "gen") }.
event-TurnEnded = { $hero } kończy turę.
event-Won = Poziom Ukończony.
event-CardsUnlocked = do Karty Pamięci: { $cards }.
event-Lost = Porażka: { loss }.
# Why a stage was failed, for messages that say that it was.
loss = { $reason ->
    [time] skończył się czas
    [killing] zginął Strażnik
   *[killed] { $figure } ginie
}

## The end of a game: parts of what is told of it

choice-who = { $who ->
        [guard] Strażnik { $guard }
        [camera] Kamera
        [boss] { $watcher }
       *[nobody] wróg
    }
rank-name = { $rank ->
        [silence] Cisza
        [breath] Oddech
        [whisper] Szept
        [murmur] Pomruk
        [footfall] Krok
        [clatter] Brzęk
       *[racket] Harmider
    }
rank-decibels = { $decibels } dB

## Events: heroes on the map

event-Moved = { $hero } idzie z { $start } na { $end }.
event-Leapt = { $figure } przeskakuje nad { $over }.
event-Seen = { $watcher } z { $watcher_space } widzi { NAME($hero, case: "acc") } na { $space }.
event-AttentionPlaced = żeton { $side } { NAME($hero, case: "gen") } trafia na { $space }.
event-Knocked = { $hero } puka na { $space }.
event-BodyTaken = { $hero } chwyta { $stars ->
        [0] martwego Strażnika
       *[other] ogłuszonego Strażnika
    } na { $space }.
event-BodyDropped = { $hero } kładzie { $stars ->
        [0] martwego Strażnika
       *[other] ogłuszonego Strażnika
    } na { $space }.
event-TrapFlipped = Pułapka na { $space } zostaje odwrócona: { $kind ->
        [camera] Kamera
        [laser] laser
       *[blank] nic
    }.
event-CameraTurned = Kamera na { $space } patrzy { NAME($orange, case: "to") } (pomarańczowy) i { NAME($green, case: "to") } (zielony).
event-LaserTripped = { $hero } przecina laser na { $laser }.
event-EventReached = { $hero } dociera do Wydarzenia { $letter }.
event-Decided = { $hero } wybiera przy Wydarzeniu { $letter }: { $choice }
event-ObjectiveTaken = { $hero } { $what ->
        [hostage] uwalnia zakładnika
       *[objective] zabiera Cel
    } na { $space }.

## Events: dice and Focus

event-Rolled = { $hero } rzuca: { $dice } ({ $purpose }).
event-DieChanged = { $by } zmienia kość { $die } { NAME($hero, case: "gen") } z { $before } na { $after }.
event-DiceAdded = { $by } dokłada { NAME($hero, case: "dat") } kość: { $dice }.
event-DieGained = { $hero } rzuca jedną { $colour ->
        [w] białą
       *[b] czarną
    } kością więcej ({ $by }).
event-DieWithheld = { $hero } rzuca jedną { $colour ->
        [w] białą
       *[b] czarną
    } kością mniej ({ $by }).
event-FocusUsed = { $hero } odwraca żeton Skupienia „{ $token }”.
event-FocusRefreshed = żeton Skupienia „{ $token }” { NAME($hero, case: "gen") } znów jest gotowy.
event-AbilityUsed = { $hero } używa zdolności „{ $ability }”.

## Events: attacks

event-Attacked = { $attacker } atakuje { NAME($target, case: "acc") } na { $space }: { $hits ->
        [0] brak trafień
        [one] 1 trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }.
event-Hurt = { $figure } na { $space } otrzymuje { $kind ->
        [ko] Obrażenia Ogłuszające
       *[hit] Obrażenia
    }: { $damage }.
event-KnockedOut = Strażnik na { $space } jest ogłuszony.
event-BeganHurt = { $hero } zaczyna z Obrażeniami sprzed tego Poziomu: { $damage }.
event-Killed = { $figure } ginie na { $space }.

## Events: bosses

event-BossCardRevealed = { $figure } { $side ->
        [turn] zagrywa
       *[reaction] odpowiada:
    } { $card }.
event-BossCardKept = { $card } zostaje na wierzchu talii.
event-BossCardSeen = zaglądasz do talii { NAME($figure, case: "gen") }: { $card }.
event-BossCardBuried = { $card } trafia na spód talii { NAME($figure, case: "gen") }.
event-BossCardRaised = { $card } trafia na wierzch talii { NAME($figure, case: "gen") }.
event-BossExposed = { $figure } się odsłania: Obrona −{ $points } w tej rundzie.
event-AttackJammed = { $figure } rzuca { $count } { $count ->
        [one] kością
        [few] kośćmi
        [many] kośćmi
       *[other] kości
    } mniej.
event-EvasionCut = { $figure } przesunie się o { $spaces } { $spaces ->
        [one] pole
        [few] pola
        [many] pól
       *[other] pola
    } mniej.
event-HandedOut = { $hero } znów ma komplet.
event-HeroVeiled = następny atak na { NAME($hero, case: "acc") } chybi.
event-BossMoved = { $figure } rusza z { $start } na { $end } i patrzy { NAME($facing, case: "to") }.
event-BossTurned = { $figure } na { $space } obraca się { NAME($facing, case: "to") }.
event-BossTokenPlaced = na { $space } pojawia się { $token }.
event-BossTokenRemoved = z { $space } znika { $token }.
event-TrackMoved = znacznik { NAME($figure, case: "gen") } przesuwa się na „{ $ability }”.
event-HeroControlled = { $figure } kieruje umysłem { NAME($hero, case: "gen") }: { $hero } atakuje { NAME($target, case: "acc") }.
event-BustToppled = { $hero } przewraca popiersie na { $space }.
event-PastRead = { $figure } zagląda ci do głowy, zanim wykonasz choćby jeden ruch.
event-ClueFound = { $figure } ma tajemnicę, a ty masz właśnie jej ślad.
event-SecretLearned = { $hero } zna tajemnicę { NAME($figure, case: "gen") } i z niej korzysta.
event-MindClosed = { $figure } już nie czyta ci w myślach: Obrona { $defense }.
event-BossReels = { $figure } chwieje się.
event-SkullTaken = { $figure } pada na { $space }: { $skulls ->
        [one] to jego pierwsza czaszka
        [few] czaszka { $skulls }
        [many] czaszka { $skulls }
       *[other] czaszka { $skulls }
    }. Rzut zdecyduje, czy to koniec.
event-BossHealed = { $figure } leczy Obrażenia: { $damage }.
event-HungOn = { $hero } spada za krawędź i zawisa na { $space }.
event-ClimbedUp = { $hero } wspina się z powrotem na { $space }, co zajmuje 2 Akcje.
event-PulledUp = { $hero } wciąga { NAME($target, case: "acc") } na górę.
event-BossTokenMoved = { $token } przesuwa się z { $start } na { $end }.
event-BossTokenFlipped = { $token } na { $space } zostaje odwrócony: { $face ->
        [nothing] sam śnieg
       *[boss] { $face }
    }.
event-BossHid = { $figure } znika z { $space }: siedem żetonów znów leży zakrytych.
event-ThreatRaised = Zagrożenie { NAME($figure, case: "gen") } rośnie do { $threat }.
event-Aimed = { $hero } celuje z { $space }.
event-BossWounded = { $figure } jest w złym stanie: połowy Zdrowia już nie ma.
event-DogsLayDown = Jej psy znajdują pudło na { $space }. Obwąchują je, jeden podnosi łapę, po czym kładą się obok. Ona nie strzela tam do { NAME($hero, case: "gen") }.
event-HeldOpen = { $hero } trzyma otwarty kokpit { NAME($figure, case: "gen") } przez { $turns ->
        [one] 1 jego turę
        [few] { $turns } jego tury
        [many] { $turns } jego tur
       *[other] { $turns } jego tury
    }.
event-BossDefeated = { $figure } pada na { $space }: to koniec walki.
event-Resupplied = { $hero } uzupełnia wszystkie karty na { $space }.
event-Shielded = { $hero } zasłania { NAME($figure, case: "acc") } przed strzałem.

## Events: locks and gear

event-DoorOpened = { $hero } otwiera drzwi { $door }.
event-LockHeld = zamek { $lock } trzyma: wypadło { $dice }, potrzeba { $needs }.
event-LockLost = { $hero } zostawia zamek { $lock }; jego kości przepadają.
event-GearUsed = { $hero } używa karty „{ $gear }”{ $target ->
        [none] { "" }
       *[other] : { $target }
    }.
event-GearFound = { $hero } zabiera kartę „{ $gear }” na ten Poziom.
event-GearDiscarded = { $hero } odkłada kartę „{ $gear }” do końca Poziomu.

## Events: guards and the Enemy phase

event-GuardPlaced = na { $space } wchodzi Strażnik i patrzy { NAME($facing, case: "to") }.
event-OrderDrawn = karta Rozkazu: { $card }.
event-CardBurned = spalona karta Rozkazu: { $card }.
event-NothingBurned = nie ma już karty Rozkazu do spalenia.
event-EnemyPhaseEnded = Faza Wroga się kończy.
event-GuardWoke = ogłuszony Strażnik na { $space } odzyskuje przytomność.
event-StarLost = ogłuszony Strażnik na { $space } zaczyna się wiercić: została jedna gwiazdka.
event-GuardSpawned = na { $space } pojawia się nowy Strażnik i patrzy { NAME($facing, case: "to") }.
event-CamerasFlipped = Kamery się obracają: liczą się teraz { $colour ->
        [orange] pomarańczowe
       *[green] zielone
    } stożki.
event-GuardActivated = teraz Strażnik na { $space }, który patrzy { NAME($facing, case: "to") }.
event-ModeChosen = { $mode ->
        [patrol] patroluje.
       *[other] { $mode ->
            [alert] Tryb Alarmu
           *[investigate] Tryb Dochodzenia
        }: { $token ->
            [ko] ogłuszony Strażnik
            [dead] martwy Strażnik
           *[other] { $token } { NAME($owner, case: "gen") }
        } na { $target }{ $seen_by ->
            [guard] , w jego polu widzenia
            [camera] , w polu widzenia Kamery na { $seen_from }
           *[other] { "" }
        }, odległość: { $distance } { $distance ->
            [one] pole
            [few] pola
            [many] pól
           *[other] pola
        }.
    }
event-PathChosen = jego ścieżka: { $path }.
event-PathBlocked = nie może przejść przez { $next_space } i staje na { $space }.
event-NoNewPath = obraca się dokoła na { $space } i nie znajduje drogi.
event-GuardTurned = Strażnik na { $space } obraca się { NAME($facing, case: "to") }.
event-GuardMoved = Strażnik idzie z { $start } na { $end } i patrzy { NAME($facing, case: "to") }.
event-GuardLeapt = Strażnik przeskakuje z { $start } nad { $over } na { $end } i patrzy { NAME($facing, case: "to") }.
event-ReactionDrawn = Strażnik na { $space } reaguje. Karta Reakcji: { $card }.
event-TokenRemoved = Strażnik na { $space } zabiera { $token ->
        [ko] żeton Ogłuszonego Strażnika
        [dead] żeton Martwego Strażnika
       *[other] { $token } { NAME($owner, case: "gen") }
    }.
event-GuardDone = Strażnik na { $space } skończył.

## Why something is not possible now

objection-game-over = Poziom się skończył.
objection-not-an-option = To nie jest żadna z odpowiedzi. Możliwe: { $options }.
objection-no-such-action = Nie ma Akcji { $verb }. Znane: { $known }.
objection-not-on-dashboard = Akcji „{ $verb }” nie ma na planszy { NAME($hero, case: "gen") }.
objection-too-few-actions = To kosztuje { $cost } { $cost ->
        [one] Akcję
        [few] Akcje
        [many] Akcji
       *[other] Akcji
    }, a { $left ->
        [one] została { $left }
        [few] zostały { $left }
        [many] zostało { $left }
       *[other] zostało { $left }
    }.
objection-not-a-thing = Tego nie da się użyć na „{ $words }”.
objection-which-thing = { $part ->
        [card] Podaj, którą kartę Systemu.
        [count] Podaj, ile.
        [deck] Podaj, którą talię: order czy reaction.
        [dice] Podaj, którą kość.
        [door] Podaj, które drzwi.
        [facing] Podaj kierunek: N, E, S lub W.
        [gear] Podaj, którą kartę.
        [hero] Podaj, którą Postać.
        [level] Podaj, na którym poziomie.
        [missiles] Podaj, ile rakiet.
        [owner] Podaj, czyj.
        [slot] Podaj, które gniazdo.
        [stars] Podaj, ile gwiazdek.
        [tied] Podaj, czy jest związany.
        [token] Podaj, który żeton Skupienia.
        [turned] Podaj, up czy down.
       *[thing] Podaj, na czym tego użyć.
    }
objection-which-space = Podaj, które pole.
objection-no-such-space = Na tej mapie nie ma pola „{ $space }”.
objection-already-there = Figurka już jest na { $space }.
objection-no-floor = Na { $space } nie da się stanąć.
objection-occupied = Na { $space } stoi figurka.
objection-locked-door = Drzwi między { $start } a { $space } są zablokowane.
objection-wall-between = Między { $start } a { $space } jest ściana.
objection-too-far = { $space } jest dalej niż jedno pole od { $start }.
objection-not-adjacent = { $space } nie sąsiaduje.
objection-no-enemy = Na { $space } nie ma wroga.
objection-no-guard = Na { $space } nie ma Strażnika.
objection-covered = „{ $verb }” nie działa na Poziomach Bossa.
objection-no-supplies = Na { $space } nie ma zaopatrzenia.
objection-too-few-missiles = { $left ->
        [0] Nie ma już rakiet.
        [one] Została tylko jedna rakieta.
        [few] Zostały tylko { $left } rakiety.
        [many] Zostało tylko { $left } rakiet.
       *[other] Zostało tylko { $left } rakiety.
    }
objection-boss-out-of-sight = Nie widać { NAME($figure, case: "gen") }.
objection-no-grenades = Nie ma już granatów do rzucenia.
objection-no-missiles = Nie ma już rakiet do odpalenia.
objection-no-claymores = Nie ma już min Claymore do podłożenia.
objection-mined-already = Na { $space } już jest mina.
objection-nothing-to-fill = Wszystkie karty są pełne.
objection-no-harm = To nie zrani { NAME($figure, case: "gen") }.
objection-only-from-his-column = { NAME($figure, case: "acc") } można teraz atakować tylko z jego kolumny, a { $space } w niej nie leży.
objection-only-from-his-row = { NAME($figure, case: "acc") } można teraz atakować tylko z jego rzędu, a { $space } w nim nie leży.
objection-cannot-concentrate = Nikt nie może się teraz skupić: bez żetonów i bez Akcji Skupienia.
objection-hangs = { $hero } wisi na krawędzi i musi się najpierw wspiąć, co zajmuje 2 Akcje.
objection-nobody-hangs = Żadna Postać o imieniu „{ $words }” nie wisi na krawędzi.
objection-only-otacon = { $space } leży na kaflu Sniper Wolf, po którym porusza się tylko Otacon.
objection-no-aimer = { $hero } nie może w nikogo celować.
objection-no-bust = Na { $space } nie ma popiersia.
objection-a-hostage = Zakładnik na { $space } nie jest celem.
objection-already-down = Strażnik na { $space } leży na ziemi i nie można go atakować.
objection-not-from-behind = Strażnik na { $space } nie stoi tyłem.
objection-no-body-in-reach = Na { $space } nie ma w zasięgu takiego żetonu Ogłuszonego ani Martwego Strażnika.
objection-nowhere-to-drag = Żaden krok z { $space } nie prowadzi tam, gdzie można położyć ciało.
objection-nothing-to-use = Na { $space } nie ma z czym wejść w Interakcję.
objection-no-such-door = Nie ma drzwi { $door }.
objection-door-out-of-reach = Drzwi { $door } nie leżą na krawędzi tego pola.
objection-door-sealed = Drzwi { $door } nie mają zamka: otworzy je tylko Wydarzenie.
objection-held-back = W tej Strefie nie można użyć karty „{ $gear }”.
objection-must-be-equipped = Na tym Poziomie ktoś musi nieść kartę „{ $gear }”.
objection-door-open = Drzwi { $door } są już otwarte.
objection-reroll-instead = Przy { $lock } już leżą kości: przerzuć niektóre z nich.
objection-no-dice-lying = W tej turze przy żadnym zamku nie leżą kości.
objection-no-such-dice = Podaj kości od 1 do { $count }, rosnąco, każdą raz.
objection-no-elevator = Żadna Winda nie prowadzi z { $space } do { $to }.
objection-no-focus-here = Na tym Poziomie nie ma żetonów Skupienia.
objection-no-such-token = Nie ma tu żetonu Skupienia { $token }. Znane: { $known }.
objection-token-inactive = Żeton Skupienia „{ $token }” jest odwrócony; najpierw go odśwież.
objection-token-active = Żeton Skupienia „{ $token }” jest gotowy; nie ma czego odświeżać.
objection-only-in-a-roll = Żeton Skupienia „{ $token }” działa tylko przy rzucie.
objection-not-used-by-action = Karty „{ $gear }” nie używa się jako Akcji.
objection-not-carried = Ta Postać nie niesie karty „{ $gear }”.
objection-out-of-tokens = Na karcie „{ $gear }” nic już nie zostało.
objection-out-of-sight = { $space } jest poza polem widzenia tej Postaci.

## Explosives

decision-give-away = Kilka wybuchów jest równie blisko { NAME($hero, case: "gen") }. Na które pole trafia ! ?
decision-fly = { $hero }: { $thing ->
        [grenade] granat
        [crosshair] Celownik
       *[missile] rakieta
    } na { $space }. W którą stronę i jak daleko?
event-Exploded = { $gear } wybucha na { $space }.
event-MissileFlew = rakieta leci { NAME($facing, case: "to") } z { $start } na { $end }.
event-MissileLaunched = { $hero } odpala rakietę; zaczyna ona na { $space }.
event-MissileEvaded = { $figure } wymyka się rakiecie na { $space }.
event-SalvoFired = { $hero } na { $space } odpala { $missiles ->
        [one] rakietę
        [few] { $missiles } rakiety
        [many] { $missiles } rakiet
       *[other] { $missiles } rakiety
    }.
event-GrenadeThrown = { $hero } rzuca granat z { $space }.
event-GrenadeFlew = granat leci { NAME($facing, case: "to") } z { $start } na { $end }.
event-MineLaid = { $hero } podkłada minę Claymore na { $space }.
event-GrenadeWasted = granat przepada za { $space }.
event-MissileLost = rakieta przepada za { $space }, bez wybuchu.
event-ChaffSettled = folia opada: Kamery i czujniki znów działają.
objection-beyond-throwing = { $space } jest dalej niż { $most } { $most ->
        [one] pole
        [few] pola
        [many] pól
       *[other] pola
    }: za daleko na rzut.
objection-nothing-to-detonate = Ta Postać nie ma na mapie karty „{ $gear }”.
objection-not-empty = { $space } nie jest puste.

## Meryl and Gray Fox

decision-get-clear = { $hero }: przyjąć na siebie atak na { NAME($target, case: "acc") } na { $space }?
decision-hold-open = { $hero }: przytrzymać otwarty kokpit { NAME($figure, case: "gen") } za cenę Obrażeń: { $damage }?
decision-event = { $hero } jest przy Wydarzeniu { $letter }. Co robisz?
decision-charge = { $hero }: na którą kartę położyć Ładunek?

event-DisguiseGained = { $hero } zakłada mundur Strażnika na { $space }.
event-DisguiseLost = Przebranie { NAME($hero, case: "gen") } na { $space } wychodzi na jaw.
event-CardCharged = „{ $gear }” { NAME($hero, case: "gen") } dostaje Ładunek; teraz: { $tokens }.

objection-only-when-sneaking = Przebranie działa tylko na Poziomach Skradankowych.
objection-disguised-already = Ta Postać już jest w Przebraniu.
objection-alarm-raised = Przebranie nie pomoże, dopóki ! leży na { $space }.
objection-no-uniform = Ani tu, ani obok nie ma żetonu Ogłuszonego lub Martwego Strażnika, z którego można wziąć mundur.
objection-not-lent = Żetony Skupienia { NAME($hero, case: "gen") } nie są tu dostępne.
objection-losing-myself = Bez Akcji Skupienia, dopóki ! leży w tej samej Strefie ({ $space }).
objection-nobody-adjacent = Na sąsiednich polach nie ma wroga.
objection-too-few-charges = { $left ->
        [0] Nie ma już Ładunków
        [one] Został tylko 1 Ładunek
        [few] Zostały tylko { $left } Ładunki
        [many] Zostało tylko { $left } Ładunków
       *[other] Zostało tylko { $left } Ładunku
    } na karcie „{ $gear }”.

## Otacon and his System cards

decision-hacker = { $hero }: ile dodatkowych białych kości? Każda z nich może przyciągnąć Uwagę.
decision-place-die = { $hero }: na kościach jest { $dice }. Położyć którąś na karcie Systemu?
decision-return-card = { $hero }: która karta Systemu wraca, na wierzch czy na spód talii?
decision-system-target = { $hero }: { $card }, pozostałe cele: { $left }. Który teraz?
decision-system-offer = { $hero }: rozpatrzyć teraz { $card }?
decision-boss-card = { $hero }: te karty leżą na wierzchu talii Bossa. { $use ->
        [bury] Która trafia na spód?
        [raise] Która ma być pierwsza?
       *[announce] Która zostaje zapowiedziana zamiast obecnej?
    }
decision-traced = Połączenie { NAME($hero, case: "gen") } jest wyśledzone. Rozłączyć się i stracić karty Systemu czy utrzymać połączenie i przyjąć atak?

event-TerminalHacked = { $hero } hakuje Terminal na { $terminal }.
event-SystemDrawn = { $hero } znajduje kartę Systemu: { $card }.
event-SystemReturned = { $card } wraca na { $place ->
        [top] wierzch
       *[bottom] spód
    } talii Systemu.
event-SystemDiePlaced = { $hero } kładzie { $face } na gnieździe { $slot } karty { $card }.
event-SystemDieRecalled = { $hero } zabiera { $face } z gniazda { $slot } karty { $card }.
event-SystemResolved = { $hero } rozpatruje { $card } na poziomie { $level }.
event-Disconnected = { $hero } traci połączenie: przepadają karty Systemu i kości na nich.
event-Traced = ktoś śledzi połączenie { NAME($hero, case: "gen") }: żeton na karcie Terminalu jest na polu { $space }, stroną { $side } do góry.
event-AttentionRemoved = { $side } { NAME($hero, case: "gen") } na { $space } znika z mapy.
event-TrapRemoved = { $kind ->
        [camera] Kamera
        [laser] laser
       *[blank] pusta Pułapka
    } na { $space }: już nie działa.
event-ZoneJammed = Kamery i czujniki w Strefie „{ $zone }” są w tej rundzie ślepe.
event-ZoneSilenced = nikt w Strefie „{ $zone }” nie słyszy wezwania.

objection-no-terminal = Na { $space } nie ma Terminalu.
objection-terminal-out-of-reach = Terminal na { $space } nie leży ani na tym polu, ani obok.
objection-terminal-hacked = Terminal na { $space } jest już zhakowany.
objection-not-connected = Ani na tym polu, ani obok nie ma zhakowanego Terminalu.
objection-no-system-card = Talia Systemu jest pusta.
objection-none-beside = Nie ma karty Systemu, na której można położyć kości; najpierw jej poszukaj.
objection-too-many-dice = Możesz rzucić { $most ->
        [0] już żadną kością
        [one] tylko 1 kością
        [few] 1 do { $most } kośćmi
        [many] 1 do { $most } kośćmi
       *[other] 1 do { $most } kośćmi
    }: limit to 4, razem z tymi na kartach Systemu.
objection-not-beside = { $card } nie leży obok planszy.
objection-no-die-there = Na karcie { $card } nie ma kości na gnieździe { $slot }.
objection-slots-empty = Nie wszystkie gniazda karty { $card } są zajęte.
objection-terminal-too-low = Terminal w zasięgu ma tylko poziom { $level }.
objection-waits-for-condition = { $card } można rozpatrzyć dopiero, gdy spełni się warunek.
objection-nothing-in-reach = { $card } nie ma teraz na co działać.
objection-no-soldier = { $hero } nie używa broni, a „{ $gear }” to broń.

## What heroes carry, and the set-up

decision-loadout = { $hero }: co zabrać? { $slots ->
        [0] Nie ma wolnego miejsca.
        [one] Jest 1 wolne miejsce.
        [few] Są { $slots } wolne miejsca.
        [many] Jest { $slots } wolnych miejsc.
       *[other] Jest { $slots } wolnego miejsca.
    }{ $fight ->
        [1] {" "}Do walki każda Postać zabiera jedną kartę z Karty Pamięci.
       *[0] {""}
    }

event-Healed = { $hero } leczy Obrażenia: { $damage }.
event-TopCardSeen = { $hero } podgląda następną kartę { $deck ->
        [order] Rozkazu
       *[reaction] Reakcji
    }: { $card }.
event-GuardTied = { $hero } wiąże ogłuszonego Strażnika na { $space }.
event-RopeCut = lina na { $space } zostaje przecięta.
event-ObjectiveFlipped = Cel na { $space } zostaje odwrócony.
event-BoxLost = { $hero } wychodzi z pudła na { $space }.
event-Equipped = { $hero } zabiera kartę „{ $gear }”.
event-PutBack = { $hero } odkłada kartę „{ $gear }” z powrotem.

objection-unhurt = Karta „{ $gear }” by się zmarnowała: nie ma Obrażeń do wyleczenia.
objection-all-focus-ready = Karta „{ $gear }” by się zmarnowała: wszystkie żetony Skupienia są gotowe.
objection-once-a-turn = „{ $gear }” działa raz na turę.
objection-level-too-high = Drzwi { $door } mają poziom { $level }, za wysoki dla karty „{ $gear }”.
objection-still-charged = Kartę „{ $gear }” można ładować tylko wtedy, gdy jest pusta.
objection-boxed-already = Ta Postać już siedzi w pudle.
objection-in-sight = „{ $gear }” nie działa w polu widzenia Strażnika ani Kamery.
objection-nobody-to-tie = Przy „{ $words }” nie ma obok Postaci niezwiązanego ogłuszonego Strażnika.
objection-no-such-deck = „{ $words }” to nie jest talia, którą można podejrzeć. Znane: { $known }.
objection-deck-empty = Nie ma talii { $deck ->
        [order] Rozkazów
       *[reaction] Reakcji
    } do podejrzenia.
objection-card-known = Następna karta { $deck ->
        [order] Rozkazu
       *[reaction] Reakcji
    } jest już znana.
objection-nothing-face-down = W zasięgu nie ma nic zakrytego, co „{ $gear }” może odwrócić.
objection-not-in-the-box = Karty „{ $gear }” nie ma w Karcie Pamięci.
objection-not-for-this-hero = { $hero } nie może mieć karty „{ $gear }”.
objection-brings-enough = Do walki każda Postać zabiera jedną kartę z Karty Pamięci, a { $hero } już ją ma.
objection-no-slot-left = { $hero } nie ma wolnego miejsca na kartę „{ $gear }”.

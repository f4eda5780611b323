### Co říká prohlížeč: jeho obrazovky, tlačítka, zprávy. Názvy věcí a vlastní věty hry jsou v game.ftl.

## Everywhere

app-loading = Načítá se …
app-close = Zavřít
app-page = { $rule } · s. { $page }
app-title = { $page } · noisecheck
app-back = Zpět
app-home = Domů
app-odds = { $hits } z { $of }

## Examples of the rules page: what each scene shows

example-clear-box = Hlídka na C1 se dívá na jih. Bedna na D2 leží uvnitř obdélníku mezi ní a Snakem, takže je skrytý; na C4 v obdélníku nic nestojí a vidí ho.
example-seen-on-the-way = Přeběhněte z B2 přes C2 na D2: Snake na C2 protne dohled hlídky a ! jde tam, kde přeběhnutí končí.
example-camera-cones = Kamera se dívá oranžovým úhlem na východ. Ukončete tah: karta rozkazů otočí všechny kamery a zelený úhel padne na Snakea.
example-traps = Vkročte do řádku 1 a past lícem dolů na E1 se otočí. Vkročte místo toho do řádku 3 a laser na E3 vyvolá poplach.
example-noise-check = Přeběhněte a hlídka za rohem to může slyšet: na konci tahu se hází jednou bílou kostkou za každou hlučnou akci. Přeběhněte dvakrát a uvidíte.
example-leapfrog = Jděte na B1, pak přes hlídku na D1. Skok se počítá jako jedno pole, ale přinese ! a útok.
example-lock = Použití na dveře: jedna bílá kostka a dvě černé. Hod ještě nesedí, zaplaťte tedy další akci a hoďte bílou znovu.
example-focus-on-dice = Udeřte hlídku: kostka ukazuje 2, to je vedle. Dokud je hod otevřený, +2 nebo přehození z něj ještě udělá zásah.
example-hurt-but-standing = Udeřte hlídku jednou a ukončete tah. Je zraněná a stojí, takže ! jde pod Snakea.
example-takedown = Hlídka stojí zády. Přistupte zezadu a můžete zvolit Zneškodnění.
example-system-effect = Oba sloty karty Zhasnuto jsou zakryté a terminál je hacknutý: vyřešte kartu a ! Meryl se změní na ?.
example-radio-in = Kasárna na A1 mají mít dvě hlídky a ohlásit se může jen jedna. Ukončete tah a chybějící přijde; spáč na E1 se nepočítá.
example-stay-alert = Snake je od hlídky dvě pole, Meryl čtyři. Ukončete tah: umístí se jen ? Snakea.
example-nearest-guard = Na D1 je ?. Ukončete tah: hlídka, která je blíž, se jde podívat, druhá jde na obchůzku.
example-equal-ways = Dvě cesty k ? jsou stejně dlouhé a mají stejně zatáček. Ukončete tah a vyberete, kterou hlídka půjde.
example-guards-hop = Hlídka na B1 má jít na G1, kolem dvou jiných. Přeskočí obě za cenu jednoho pole.

## Theatre: the Enemy phase, step by step

theatre-label = Nepřátelská fáze
theatre-again = Nepřátelská fáze znovu
theatre-boss = { $side ->
        [turn] Tah { NAME($figure, case: "gen") }
       *[reaction] { $figure } reaguje
    }
theatre-section-0 = Hráčská fáze
theatre-section-1 = Akce hlídek
theatre-section-2 = Kamery
theatre-section-3 = Aktivace
theatre-activations = Aktivace { $done } z { $all }
theatre-guard = Hlídka { $number }
theatre-actor-order = Karta rozkazů
theatre-actor-cameras = Všechny kamery
theatre-actor-table = Stůl
theatre-order =
    Karta rozkazů: { $card }. Polí v poplachu: { $red }, jinak { $blue }; šipka { $arrow ->
        [left] doleva
       *[right] doprava
    }{ $flips ->
        [yes] ; kamery se otáčejí
       *[no] { "" }
    }.
theatre-mode-patrol = Obchůzka
theatre-mode-investigate = Prověřování
theatre-mode-alert = Poplach
theatre-mode-attack = Útok
theatre-mode-react = Reakce
theatre-mode-look = Aktivace
theatre-mode-boss = Tah bosse
# Each of these has at most six words.
theatre-reason-patrol = obchází, nic netuší
theatre-reason-investigate = { $token ->
        [ko] omráčená hlídka na { $target }
        [dead] mrtvá hlídka na { $target }
       *[other] prověřuje { $token } { NAME($owner, case: "gen") } na { $target }
    }
theatre-reason-alert = jde po { $token } { NAME($owner, case: "gen") } na { $target }
theatre-reason-attack = vidí { NAME($hero, case: "acc") } na { $space }
theatre-reason-react = našla žeton na { $space }
theatre-reason-look = rozhlíží se na { $space }
theatre-reason-order = hlídky: poplach { $red }, jinak { $blue }
theatre-reason-cameras = platí { $colour ->
        [orange] oranžové
       *[green] zelené
    } úhly
theatre-moves = Ušlá pole z těch, která karta dovoluje
theatre-play = Přehrát
theatre-pause = Pauza
theatre-continue = Pokračovat
theatre-step = Krok
theatre-back = Krok zpět
theatre-skip = K další události
theatre-finish = Na konec
theatre-speed = Rychlost
theatre-speed-instant = Hned
theatre-speed-times = { $speed }×
theatre-auto-pause = Pauza při událostech
theatre-held = Pauza: rozhlédněte se a pokračujte.
# What an Order card does at once, in at most eight words.
theatre-card-waken = Omráčené hlídky se probouzejí.
theatre-card-radio-in = Chybějící hlídky se vracejí.
theatre-card-lost-contact = Každé tři mrtvé hlídky spálí jednu kartu.
theatre-card-stay-alert = Postavy blízko hlídek dostanou ? pod sebe.
theatre-card-game-over = Čas vypršel.
theatre-card-known = Žetony pryč; při ? se otočí.
theatre-card-sweep = Žetony pryč; hlídka se pootočí.
theatre-card-radio = Žetony pryč; přicházejí chybějící hlídky.
theatre-card-hunch = Žetony pryč; postavy do 2 polí dostanou ?.
theatre-card-rush = Žetony pryč; hlídka jde o 1 pole dál.
theatre-card-shrug = Žetony pryč a to je všechno.
theatre-card-hold = Podržet kartu
theatre-card-held = Podrženo. Sjeďte z karty nebo stiskněte { $key }.
theatre-card-alert = v poplachu polí: { $red }
theatre-card-calm = jinak polí: { $blue }
theatre-card-arrow = { $arrow ->
        [left] hlídky se točí doleva
       *[right] hlídky se točí doprava
    }
theatre-card-flips = kamery se otáčejí
theatre-moment = Díváte se na dřívější okamžik.
theatre-to-now = Zpět do teď
theatre-recap = Poslední nepřátelská fáze
theatre-replay = Přehrát znovu
theatre-in-log = Ukázat v deníku
theatre-missed = vedle

recap-boss = { $figure }: karta { $card }
recap-guards = { $count ->
        [one] jednala 1 hlídka
        [few] jednaly { $count } hlídky
       *[other] jednalo { $count } hlídek
    }
recap-seen = { $hero } v dohledu: { $count ->
        [one] 1 hlídka nebo kamera
        [few] { $count } hlídky nebo kamery
       *[other] { $count } hlídek nebo kamer
    }
recap-attacked = { $hero }: { $count ->
        [one] útok
        [few] { $count } útoky
       *[other] { $count } útoků
    }, { $damage ->
        [0] žádné zranění
       *[other] { $damage } zranění
    }
recap-hurt = { $hero }: { $damage } zranění
recap-attention = { $side } { NAME($hero, case: "gen") } je na { $space }
recap-spawned = { $count ->
        [one] 1 nová hlídka
        [few] { $count } nové hlídky
       *[other] { $count } nových hlídek
    }
recap-removed = { $count ->
        [one] odklizen 1 žeton
        [few] odklizeny { $count } žetony
       *[other] odklizeno { $count } žetonů
    }
recap-burned = { $count ->
        [one] spálena 1 karta
        [few] spáleny { $count } karty
       *[other] spáleno { $count } karet
    }
recap-knocked-out = { $count ->
        [one] omráčena 1 hlídka
        [few] omráčeny { $count } hlídky
       *[other] omráčeno { $count } hlídek
    }
recap-objectives = { $count ->
        [one] splněn 1 úkol
        [few] splněny { $count } úkoly
       *[other] splněno { $count } úkolů
    }
recap-doors = { $count ->
        [one] otevřené dveře: 1
        [few] otevřené dveře: { $count }
       *[other] otevřené dveře: { $count }
    }
recap-nothing = nic zvláštního

## The board

board-label = Mapa
board-zone = { $zone } · { $active ->
        [yes] aktivní
       *[no] klid
    }
board-menu = Co dělat na { $cell }
board-menu-hit = potřeba { $threshold }+, zásah { $chance }
board-menu-cost = { $cost ->
        [0] bez akce
        [one] 1 akce
        [few] { $cost } akce
       *[other] { $cost } akcí
    }
board-menu-why = Proč tu nic nejde?
board-menu-ping = Ukázat na { $cell }
board-menu-sight = Kdo vidí { $cell } a proč?

## The board for screen readers: one sentence for each thing in a space

grid-label = Mapa, sloupců { $columns }, řádků { $rows }. Šipky pohybují, Enter jedná, mezerník vypíše možnosti, Alt a šipka čte dopředu až ke zdi.
grid-space = { $cell }, { $kind ->
        [floor] podlaha
        [obstacle] překážka
       *[hole] bez podlahy
    }{ $zone ->
        [none] { "" }
       *[other] , zóna { $zone }
    }.
grid-hero = { $hero }{ $yours ->
        [yes] , vy
       *[no] { "" }
    }{ $acting ->
        [yes] , na tahu
       *[no] { "" }
    }{ $acted ->
        [yes] , po tahu
       *[no] { "" }
    }{ $hidden ->
        [boxed] , v krabici
        [disguised] , v převleku
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , zranění { $damage }
    }{ $hostages ->
        [0] { "" }
        [one] , s rukojmím
        [few] , rukojmí: { $hostages }
       *[other] , rukojmí: { $hostages }
    }.
grid-guard-number = hlídka { $number }
grid-guard = Hlídka { $number }, dívá se { NAME($facing, case: "to") }{ $mode ->
        [patrol] , na obchůzce
        [investigate] , prověřuje
        [alert] , v poplachu
       *[unknown] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , zranění { $damage }
    }{ $ko ->
        [0] { "" }
       *[other] , KO zranění { $ko }
    }.
grid-boss = { $figure }{ $facing ->
        [none] { "" }
       *[other] , dívá se { NAME($facing, case: "to") }
    }, zdraví { $left } z { $health }{ $printed ->
        [none] { "" }
       *[other] , zde označeno { $printed }
    }.
grid-printed = Označeno { $printed }.
grid-token = { $token }{ $down ->
        [yes] , lícem dolů
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , zranění { $damage }
    }.
grid-node = { $circuit ->
    [yes] Uzel okruhu
   *[no] Uzel
}, šipka { NAME($facing, case: "to") }.
grid-fire = Pod palbou { NAME($figure, case: "gen") }.
grid-watcher = { $kind ->
        [boss] { $figure }
        [camera] kamera na { $cell }
       *[laser] laser na { $cell }
    }
grid-body = { $stars ->
        [0] Mrtvá hlídka
        [one] Omráčená hlídka, 1 hvězda
        [few] Omráčená hlídka, { $stars } hvězdy
       *[other] Omráčená hlídka, { $stars } hvězd
    }{ $tied ->
        [yes] , svázaná
       *[no] { "" }
    }.
grid-attention = { $side ->
        [alert] ! (poplach)
       *[investigate] ? (prověřování)
    }: { $owner }.
grid-camera = Kamera, dívá se { NAME($facing, case: "to") } ({ $colour ->
        [orange] oranžová
       *[green] zelená
    }).
grid-trap = { $kind ->
        [down] Past lícem dolů
        [camera] Past: kamera
        [laser] Past: laser
       *[blank] Past: nic
    }.
grid-charge = { $gear } ({ $owner }).
grid-objective = { $hostage ->
        [yes] { $optional ->
            [yes] Vedlejší: rukojmí
           *[no] Rukojmí
        }
       *[no] { $optional ->
            [yes] Vedlejší úkol
           *[no] Úkol
        }
    }{ $down ->
        [yes] , lícem dolů
       *[no] { "" }
    }{ $taken ->
        [yes] , splněno
       *[no] { "" }
    }.
grid-event = Událost { $letter }{ $used ->
        [yes] , proběhla
       *[no] { "" }
    }.
grid-exit = Východ.
grid-own-exit = Východ jen pro { NAME($owner, case: "acc") }.
grid-supply = Zásoby.
grid-terminal = Terminál, úroveň { $level }{ $hacked ->
        [yes] , hacknutý
       *[no] { "" }
    }.
grid-elevator = Výtah na { $to }.
grid-barracks = Kasárna, { $count ->
        [one] 1 hlídka
        [few] { $count } hlídky
       *[other] { $count } hlídek
    }.
grid-icon = Šipka na podlaze: hlídky se otáčejí { NAME($facing, case: "to") }.
grid-icon-turn = Ikona otočení na podlaze.
grid-door = { $how ->
        [locked] Zamčené dveře, obtížnost { $level },
        [sealed] Zapečetěné dveře, otevře je jen událost,
       *[open] Otevřené dveře
    } { NAME($facing, case: "at") }.
grid-walls = Zeď: { $ways }.
grid-drops = Propast: { $ways }.
grid-seen = Vidí sem: { $by }.
grid-unseen = Nikdo sem nevidí.
grid-target = { $words }{ $cost ->
        [-1] { "" }
        [0] , bez akce
        [one] , 1 akce
       *[other] , počet akcí { $cost }
    }{ $seen ->
        [seen] , tam by vás viděli
        [way] , cestou by vás viděli
       *[none] { "" }
    }{ $noisy ->
        [yes] , hlučné
       *[no] { "" }
    }{ $loud ->
        [yes] , HLASITÉ
       *[no] { "" }
    }.
grid-way = { $facing }: { $parts }
grid-way-space = { $cell }, { $parts }
grid-way-spaces = { $count ->
        [0] nic
        [one] 1 volné pole
        [few] { $count } volná pole
       *[other] { $count } volných polí
    }
grid-way-end = { $barrier ->
        [wall] pak zeď
        [door] pak zamčené dveře
        [obstacle] pak překážka
       *[edge] pak okraj mapy
    }

## The layers of the board

tools-label = Vrstvy a pohled na mapu
tools-sight = Dohled: { $mode ->
        [off] vyp.
        [union] vše
       *[each] po jednom
    }
    .about = Co teď vidí hlídky, kamery a lasery, šrafovaně: vše dohromady, nebo po jednom
tools-paths = Cesty
    .about = Kudy by každá hlídka šla, kdyby se teď aktivovala
tools-noise = Hluk
    .about = Které hlídky jsou dost blízko, aby slyšely postavu na tahu
tools-order = Pořadí
    .about = V jakém pořadí hlídky jednají
tools-interactables = Použitelné
    .about = Vše, na co platí akce Použití
tools-follow = Sledovat
tools-ping = Ukázat na pole
    .about = Pak zvolte pole: uvidí ho všichni
tools-zoom-in = Přiblížit
tools-zoom-out = Oddálit
tools-fit = Celá mapa
tools-key = { $label } (klávesa { $key })
tools-about = { $head }: { $about }
tools-idle = { $about }. Teď nemá co říct.

## The enemy

enemy-title = Nepřítel
enemy-unseen = Neznámé rozkazy: modré { $blue }, červené { $red }{ $burned ->
        [0] { "" }
       *[other] , spálené vespod { $burned }
    }
enemy-endless = Každé kolo přichází týž rozkaz.
enemy-current = Platí
enemy-last = Poslední rozkaz
enemy-next = Přijde
enemy-next-reaction = Příští karta reakce
enemy-reaction = { $card }: { $effect }
enemy-card = { $action }: { $effect } Hlídky jdou v poplachu o { $red }, jinak o { $blue }. Otáčejí se { $arrow ->
        [left] doleva
       *[right] doprava
    }.{ $flip ->
        [yes] { " " }Kamery se otáčejí.
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
        [yes] , kamery se otáčejí
       *[no] { "" }
    }
enemy-card-over = { $action }: { $effect }
enemy-cameras = Kamery: { $colour ->
        [orange] oranžová (O)
       *[green] zelená (G)
    }
enemy-zones = Aktivní zóny: { $zones }
enemy-order = Hlídky v pořadí, jak jednají
enemy-waiting = Hlídky v neaktivních zónách
enemy-none = Na mapě není žádná hlídka.
enemy-guard = Hlídka { $number }
enemy-mode = { $mode ->
        [patrol] Obchůzka
        [investigate] Prověřování
       *[alert] Poplach
    }
enemy-stays = zůstává na { $space }
enemy-goes = na { $space }
enemy-tied = stejné cesty: { $count }
enemy-token = { $token ->
        [ko] omráčená hlídka
        [dead] mrtvá hlídka
       *[other] { $token } { NAME($owner, case: "gen") }
    }
enemy-target = na { $space }
enemy-damage = zranění { $damage }
enemy-done = hotovo

## The boss and its deck

rail-title = Boss: { $figure }
rail-off-map = není v dohledu
rail-spaces = { $first }–{ $last }
rail-find = Ukázat na mapě: { $figure }, { $place }
rail-health = Zdraví
rail-health-left = { $left }/{ $of }
rail-defense = Obrana { $defense }
rail-dice = Kostky útoku: { $dice ->
        [0] žádné
        [1] ■
        [2] ■■
        [3] ■■■
       *[other] { $dice }■
    }
rail-dashboard = Deska
rail-track = Ukazatel
rail-count = Ukazatel: { $count }
rail-last = { $side ->
        [turn] Tah, { $card }:
       *[reaction] Reakce, { $card }:
    }
rail-deck = Balíček odshora
rail-open = Teď odkryté:
rail-next = Další: { $card } (známá)
rail-next-unseen = { $count ->
        [one] Další: jediná karta, kterou nikdo neviděl
        [few] Další: jedna ze { $count } neznámých karet
       *[other] Další: jedna z { $count } neznámých karet
    }
rail-unseen = { $count ->
        [one] 1 neznámá karta
        [few] { $count } neznámé karty
       *[other] { $count } neznámých karet
    }
rail-unseen-cards = V nějakém pořadí:
play-in-hand = { $action }: zbývá { $left }/{ $of }
play-aim-boss = Porazte { NAME($figure, case: "acc") }
play-aim-friend = { $figure } musí přežít
play-aim-no-killing = Nezabijte hlídku

## What a stage tells when one of its events happens

story-title = Událost { $letter }

## Sounds in words, for anybody who cannot or does not want to hear them

sound-turn = [váš tah]
sound-dice = [kostky]
sound-quiet = [nic není slyšet]
sound-noise = [hluk]
sound-attention = [podezření]
sound-alert = [poplach]
sound-hit = [zásah]
sound-damage = [zranění]
sound-ko = [pád]
sound-boss = [boss hraje kartu]
sound-strike = [boss zasahuje]
sound-track = [ukazatel bosse se hýbe]
sound-unlock = [odemčeno]
sound-ping = [cinknutí]
sound-clear = [úroveň dokončena]
sound-fail = [selhání]
sound-sneak = [tiché kroky]
sound-dash = [běh]
sound-boots = [boty]
sound-chat = [zpráva]
sound-drawer = [otevírá se zásuvka]
sound-call = [někdo volá]
sound-dial = [stisk klávesy]
sound-voice = [hlas z vysílačky]
sound-rank = [gongy]
sound-die = [kostka]
sound-order = [otáčí se karta]
sound-card = [karta]
sound-token = [položený žeton]
sound-focus = [tiché zazvonění]
sound-torch = [cvaknutí svítilny]
sound-camera = [kamera se otáčí]
sound-laser = [protnutý laser]
sound-knock = [klepání]
sound-miss = [vedle]
sound-blast = [výbuch]
sound-missile = [letí střela]
sound-groan = [zasténání]
sound-mind = [hučení v hlavě]
sound-vanish = [někdo mizí]
sound-fallen = [boss padá]
sound-rex-step = [země se třese]
sound-rex-servo = [těžká serva]
sound-charge = [něco se nabíjí]
sound-treads = [pásy]
sound-rotor = [listy rotoru]
sound-door = [otevírají se dveře]
sound-lift = [výtah]
sound-locked = [stále zamčeno]
sound-box = [karton]
sound-gear = [chrastí výstroj]
sound-cloth = [látka]
sound-rope = [provaz]
sound-drag = [něco se vleče]
sound-throw = [hod]
sound-clink = [kov na podlaze]
sound-shatter = [něco se tříští]
sound-jam = [šum]
sound-gain = [dva stoupající tóny]
sound-loss = [dva klesající tóny]
sound-slip = [někdo klouže]
sound-climb = [někdo šplhá]
sound-story = [hluboký zvon]
sound-bed-water = [voda o molo]
sound-bed-wind = [vítr]
sound-bed-hum = [hučí stroje]
sound-bed-drip = [kape voda]
sound-bed-fans = [ventilátory]
sound-bed-dawn = [ptáci za úsvitu]
sound-bed-fire = [duní oheň]
sound-bed-clock = [tikají hodiny]
sound-bed-grid = [tenké bzučení]
sound-bed-carrier = [rádiový šum]
sound-score-quiet = [pomalá hudba]
sound-score-investigate = [hudba houstne]
sound-score-alert = [naléhavá hudba]

## Whether there is to be sound: asked once, beside the first game

sound-ask = Zvuk?
sound-ask-all = Vše
sound-ask-effects = Bez hudby
sound-ask-none = Žádný

## Log: what happened, and why

log-title = Deník
log-chat = Chat
log-rules = Pravidla
log-codec = Kodek
log-tabs = Nepřítel, deník a chat
log-show-space = Ukázat { $space } na mapě
log-moves = Hlídka jde { $way } a dívá se { NAME($facing, case: "to") }.
log-turn = Tah { NAME($hero, case: "gen") }
log-opening = Na začátku
log-guard = Hlídka { $number } na { $space }: { $mode }
log-round = Kolo { $round }
log-filters = Ukázat
log-filter-all = Vše
log-filter-alerts = Poplachy a zranění
log-filter-dice = Kostky
log-filter-mine = Moje
log-why = Proč?
log-why-of = Proč? { $what }
log-because = Protože
log-open-rule = Otevřít pravidlo
log-look = Ukázat tento okamžik: { $what }
log-nothing = Ještě se nic nestalo.
log-filtered = Nic takového se ještě nestalo.
log-no-moment = Tento okamžik teď nelze ukázat.
log-away = Od vašeho odchodu
log-away-count = { $count ->
        [one] 1 událost
        [few] { $count } události
       *[other] { $count } událostí
    }
log-watch = Přehrát
log-dismiss = Rozumím
log-latest = Na nejnovější

## Chat

chat-say = Napište něco
chat-send = Odeslat
chat-quick = Rychlé fráze
chat-quick-wait = Počkejte
chat-quick-distract = Jednu odlákám
chat-quick-seen = Tady je vidět!
chat-quick-go = Jděte
chat-quick-help = Potřebuji pomoc
chat-quick-end = Konec tahu?
chat-quick-good = Dobrý nápad
chat-quick-undo = Vzít zpět?
chat-quick-copied = (bere si kopii této hry: dá se hrát napřed, se stejnými kostkami)
chat-empty = Ještě nikdo nic neřekl. Napište pole, třeba { $space }, a každý si ho stiskem najde na mapě.
chat-unread = nepřečteno: { $count }
chat-mute = Ztlumit: { $name }
chat-unmute = Znovu slyšet: { $name }
chat-muted = Ztlumeno: { $name }.
chat-watcher = { $name } (divák)
chat-only-players = Diváci mohou chat číst, ale ne do něj psát.

## The rules: drawer and screen

rules-home = Domů
rules-all = Všechna pravidla
rules-search = Hledat: slovo nebo číslo, třeba LOS-7
rules-found = { $count ->
        [one] 1 pravidlo
        [few] { $count } pravidla
       *[other] { $count } pravidel
    }
rules-none = Tato slova nejsou v žádném pravidle.
rules-unknown = Pravidlo { $id } neexistuje.
rules-page = s. { $page }
rules-ruling = Naše rozhodnutí
rules-related = V téže kapitole
rules-examples = { $count ->
        [one] Příklad
        [few] Příklady
       *[other] Příklady
    }
rules-has-example = s příkladem
rules-open-table = Otevřít jako stůl
rules-not-built = Ještě není ve hře.

## Looking things up: the drawer at the table, and the two pages

look-title = Pravidla a Kodek
look-search = Kodekový kód, třeba 05.07, pravidlo, třeba LOS-7, nebo slovo
    .short = 05.07, LOS-7, slovo
look-back = Zpět
look-pin = Připnout
look-pinned = Připnuto
look-shelves = Co vypsat
library-rules = Pravidla
library-codec = Kodek

## The Codec

call-link = Zavolat { $number } v Kodeku
call-search = Kód, třeba 05.07, nebo slovo
call-call = { $number ->
        [none] Volat
       *[other] Volat { $number }
    }
call-keypad = Klávesnice
call-erase = Smazat poslední znak
call-all = Všechny hovory
call-count = Hovorů na seznamu: { $count }, z toho vyslechnuto: { $heard }. Další kódy jsou ukryté ve hře.
call-enter = Enter volá { $words }.
call-found = { $count ->
        [0] Na seznamu není
        [one] 1 hovor; Enter ho přehraje
        [few] { $count } hovory
       *[other] { $count } hovorů
    }
call-veiled = { $count ->
        [one] Jeden hovor je o úrovni, ke které jste ještě nedošli.
        [few] { $count } hovory jsou o úrovních, ke kterým jste ještě nedošli.
       *[other] { $count } hovorů je o úrovních, ke kterým jste ještě nedošli.
    }
call-heard = vyslechnuto
call-dialling = Volá se { $number } …
call-silent = Na { $number } se nikdo nehlásí.
call-unknown = O „{ $words }“ se žádný hovor nezmiňuje.
call-near = Možná myslíte
call-no-number = { $id } není kodekový kód. Vypadají jako 05.07.
call-about = Patří k
call-stage = Instruktáž
call-rules = Pravidla
call-telling = Ukládá se do „{ $campaign }“ …
call-not-told = Do „{ $campaign }“ se to nepodařilo uložit. { $problem } Zavolejte později znovu.
call-tells = Tajemství: tohle každý neslyšel.
call-unlocks-campaign = Tajemství, uložené do vaší kampaně „{ $campaign }“: v její Databance je teď { $gear }.
call-unlocks-alone = Tajemství, uložené v tomto prohlížeči: odteď je { $gear } v Databance každé samostatné hry, kterou otevřete.
interrogation-hold-out = Vydržet
interrogation-give-in = Povolit
    .text = Ocelot se dozví, co chtěl vědět. Zpět se to vzít nedá.
call-knows-now = Proti { NAME($figure, case: "dat") } podle toho jednáte, jakmile jste na tahu.
call-knows-campaign = Tajemství, uložené do vaší kampaně „{ $campaign }“: odteď ho znáte v každém boji proti { NAME($figure, case: "dat") }.
call-knows-alone = Tajemství, uložené v tomto prohlížeči: odteď ho znáte v každé samostatné hře proti { NAME($figure, case: "dat") }.
call-dial = Stupnice hlasů
call-voice = { $number }, { $title }
call-off-dial = Tento kód na žádné stupnici není.
call-previous = Předchozí hlas
call-next = Další hlas
call-all-at-once = Vše najednou

## At the table: the bar with what is to be done

play-title = { $mine ->
        [due] ▶ Váš tah:{ " " }
        [yes] ●{ " " }
       *[no] { "" }
    }{ $sentence } · noisecheck
play-round = Kolo { $round } · { $phase ->
        [setup] příprava
        [enemy] hlídky
        [boss] boss
       *[player] postavy
    }
play-level-quiet = Nepozorovaně
    .sign = ○
play-level-investigate = Prověřování
    .sign = ?
play-level-alert = Poplach
    .sign = !
play-bar-action = { $hero }: zvolte akci
play-bar-waiting = Čeká se: { $names } — { $sentence }
play-bar-link-connecting = Připojuje se …
play-bar-link-reconnecting = Spojení ztraceno. Zkouší se znovu …
play-bar-link-lost = Server je nedostupný. Zkouší se znovu …
play-bar-link-fenced = Toto místo se používá v jiném panelu.
play-bar-link-gone = Tento stůl už není.
play-bar-link-version = Je tu nová verze. Načtěte stránku znovu.
play-bar-link-seat = Tento stůl už vaše místo nezná.
play-bar-link-no-spectators = Tento stůl nemá diváky.
play-bar-bot = { $hero } ({ $bot }) přemýšlí — { $sentence }
play-bar-held = Bot je pozastaven. { $sentence }
play-bar-recovering = Stůl se obnovuje …
play-bar-theatre =
    { $who ->
        [boss] { $figure } jedná.
        [both] { $figure } a hlídky jednají.
       *[guards] Hlídky jednají.
    }
play-bar-forecast =
    Předvídáno, nic se nehraje: { $who ->
        [boss] { $figure } jedná.
        [both] { $figure } a hlídky jednají.
       *[guards] hlídky jednají.
    }
play-bar-moment = Toto je dřívější okamžik.
play-bar-won = Úroveň dokončena.
play-bar-lost = Selhání: { loss }.
play-bar-rewind = { $name } se chce vrátit: { $moment }. Souhlasíte?
play-bar-rewind-waiting = { $name } se chce vrátit: { $moment }. Čeká se: { $names }
play-somebody = někdo
play-answer = Odpovědět
play-spectators = { $count ->
        [one] 1 divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
play-link-slow = Pomalé: { $latency } ms
play-link-connecting = Připojuje se
play-link-reconnecting = Obnovuje se
play-link-lost = Bez spojení
play-link-fenced = V jiném panelu
play-link-gone = Stůl je pryč
play-link-version = Nová verze
play-menu = Nabídka
play-menu-invite = Pozvat jiné, nebo jiné zařízení
play-menu-bookmark = Pojmenovat okamžik
play-menu-hand-over = Předat postavu hráči nebo botovi
play-menu-export = Uložit hru jako soubor
    .saved = Uloženo mezi stažené: { $file }
play-menu-bug = Nahlásit chybu: uložit soubor
    .saved = Uloženo mezi stažené: { $file }. Pošlete ho na stránku chyb projektu a připište, co se stalo.
play-menu-failed = Soubor nepřišel. Zkuste to znovu.
play-menu-keys = Klávesy
play-menu-replay = Přehrát záznam
play-menu-box = Databanka kampaně
play-menu-rules = Pravidla
play-menu-codec = Kodek
play-menu-settings = Nastavení
play-menu-leave = Odejít od stolu

## At the table: taking back

play-undo = Zpět
play-undo-what = Vzít zpět: { $what }
play-undo-ask = Mezitím skončil tah nebo se odhalily kostky či karty: požádejte o přetočení
play-undo-none = Zdarma není co vzít zpět.
play-undo-over = Hra skončila. „Hrát od dřívějšího okamžiku“ ve vyhodnocení tam otevře nový stůl.
play-undo-others = Poslední odpověď může vzít zpět jen ten, kdo ji dal. Můžete požádat o přetočení.
play-undo-menu = Co vzít zpět
play-undo-step = Poslední krok
play-undo-action = Poslední akci
play-undo-turn = Na začátek tahu
play-redo = Znovu
play-redo-what = Znovu: { $what }
play-redo-none = Není co opakovat.
play-rewind = Přetočit …
play-rewind-title = Přetočení
play-rewind-to = Vrátit se na
play-rewind-free = zdarma
play-rewind-none = Není co přetáčet: stačí Zpět.
play-rewind-dice = Přijdou tytéž kostky a karty.
play-rewind-ask = Zeptat se ostatních
play-rewind-go = Vrátit se
play-rewind-asked = { $name } se chce vrátit: { $moment }.
play-rewind-agree = Souhlasím
play-rewind-decline = Odmítám
play-rewind-waits = Čeká se: { $names }.
play-rewind-withdraw = Stáhnout žádost
play-rewind-declined = { $name } nesouhlasí: nic se nevrací.
play-rewound = Stůl byl přetočen.
play-undone = { $name } bere něco zpět.
play-rewinds-any = U tohoto stolu se přetočení nepočítají.
play-rewinds-left = { $count ->
        [0] Žádné přetočení nezbývá.
        [one] Zbývá 1 přetočení.
        [few] Zbývají { $count } přetočení.
       *[other] Zbývá { $count } přetočení.
    }
play-mark-step = poslední krok v kole { $round }
play-mark-action = poslední akce { NAME($hero, case: "gen") } v kole { $round }
play-mark-turn = { $hero ->
        [nobody] volba, kdo je na řadě, v kole { $round }
       *[other] začátek tahu { NAME($hero, case: "gen") } v kole { $round }
    }
play-mark-phase = nepřátelská fáze kola { $round }
play-mark-round = začátek kola { $round }
play-mark-start = úplný začátek
play-back-title = Vrátit se: { $moment }?
play-back-lost = Toto se vrací:
play-back-take = Vzít zpět

## At the table: squad

play-squad = Tým
play-right = Nepřítel, deník a chat
play-fold = Sbalit panel
play-unfold = Rozbalit panel
play-aims = Úkoly
play-aim-done = hotovo:
play-aim-event = Dojděte k { $letter } ({ $space })
play-aim-objectives = { $hostages ->
        [yes] Osvoboďte rukojmí
       *[no] Vezměte úkoly
    }: { $taken } z { $needed }
play-aim-spread = { $each } { $zones ->
        [one] v jedné zóně
        [few] v každé ze zón ({ $zones })
       *[other] v každé ze zón ({ $zones })
    }: { $counts }
play-aim-zone = { $zone } { $taken }/{ $each }
play-aim-exit = { $alone ->
        [yes] { $who ->
            [one] Jedna postava
           *[all] Všechny postavy
        }
       *[no] Pak { $who ->
            [one] jedna postava
           *[all] všechny postavy
        }
    } k východu ({ $spaces })
play-aim-own-exit = { $alone ->
        [yes] { $who ->
            [one] Jedna postava
           *[all] Každá postava
        }
       *[no] Pak { $who ->
            [one] jedna postava
           *[all] každá postava
        }
    } k vlastnímu východu: { $spaces }
play-own-exit = { $hero } { $space }
play-hostages = { $count ->
        [one] Jde s vámi rukojmí: 1 kostka hluku navíc
        [few] Jdou s vámi { $count } rukojmí: { $count } kostky hluku navíc
       *[other] Jde s vámi { $count } rukojmích: { $count } kostek hluku navíc
    }
play-state-acting = na tahu
play-state-fallen = mimo hru
play-state-acted = hotovo
play-state-ready = může hrát
play-health = Zdraví { $left }/{ $of }
play-defence = Obr. { $defence }
play-actions-left = Akce: zbývá { $left } z { $of }
play-focus-left = Žetony soustředění: připraveno { $left } z { $of }
play-noise = { $count ->
        [one] 1 kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    } · { $chance }
play-noise-so-far = zatím { $count ->
        [one] 1 kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    } · { $chance }
play-noise-unheard = { $count ->
        [one] 1 kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    } · nikdo poblíž
play-attention = { $side ->
        [alert] ! poplach
       *[other] ? prověřování
    } na { $space }
play-disguised = v převleku
play-boxed = v krabici
play-carries = { $gear }{ $printed ->
        [0] { "" }
       *[other] { " " }{ $tokens }/{ $printed }
    }
play-you = vy
play-nobody = nikdo nehraje
play-away = pryč, { $seconds } s
play-away-long = pryč
play-stands-in = za: { $name }
play-take-over = Převzít: { $hero }
play-bot = { $bot } (bot)
play-bot-for = Ať za { NAME($hero, case: "acc") } hraje bot …
play-bot-give = Ať hraje za { NAME($hero, case: "acc") }
play-idle = neodpovídá
play-nudged = Stůl čeká na vás.
play-take = Hrát za { NAME($hero, case: "acc") }
play-act-now = Teď hraje: { $hero }

## At the table: dock

play-dock = Akce, vybavení a soustředění
play-decision = Vaše odpověď
play-back-to = Zpět: { $hero }
play-pointing = Zvolte pole, které chcete všem ukázat.
play-look-at = Podívat se: { $hero }
play-end = Ukončit tah
play-cost = { $cost ->
        [0] zdarma
        [one] 1 akce
        [few] { $cost } akce
       *[other] { $cost } akcí
    }
play-noisy = hlučné
play-loud = HLASITÉ
play-abilities = Schopnosti
play-gear = Vybavení
play-gear-none = Prázdné ruce.
play-tokens = { $tokens }/{ $printed }
play-focus = Soustředění
play-ready = připraven
play-spent = { $cost ->
        [one] obnova: 1 akce
        [few] obnova: { $cost } akce
       *[other] obnova: { $cost } akcí
    }
play-lent = { $token } ({ $owner })
play-systems = Systémové karty
play-systems-deck = v balíčku: { $count }
play-systems-none = Zatím žádné: hackněte terminál, pak vyhledávejte.
play-system-ready = zakryto
play-trace = Karta terminálu: { $side } na poli { $space } z { $of }
play-slots = Sloty
play-resolve = Vyřešit na { $level }
play-recall = Vzít zpět kostku { $slot }
play-reason-out-of-plan = { $hero } se tam v příštím tahu nedostane, nebo tam nemůže jednat.
play-reason-not-acting = { $hero } není na tahu.
play-reason-not-yours = { $hero ->
        [all] O tom rozhoduje někdo jiný.
       *[other] Za { NAME($hero, case: "acc") } teď rozhoduje někdo jiný.
    }
play-prefers = { $name } navrhuje toto
play-again = Stiskněte znovu a potvrdíte

play-end-heard = hluk { $chance }
play-end-title = Ukončit tah { NAME($hero, case: "gen") }?
play-end-not = Ještě ne
play-end-noise = Kontrola hlučnosti: { $count ->
        [one] 1 bílá kostka
        [few] { $count } bílé kostky
       *[other] { $count } bílých kostek
    }, zaslechnutí { $chance }.
play-end-no-noise = Žádná hlídka není dost blízko: bez kontroly hlučnosti.
play-end-unspent = Neutraceno: { $left ->
        [one] 1 akce
        [few] { $left } akce
       *[other] { $left } akcí
    }.
play-end-hurt-guard = Hlídka, kterou jste zranili, stojí: bude poplach.
play-end-loss = Přijdete o kostky, karty nebo krytí.
play-end-seen = Zůstáváte v dohledu.
play-end-death = Postava může zemřít.
play-end-loud = Je to hlasité.
play-end-leapfrog = Přeskakujete hlídku.
play-end-last = Spotřebuje poslední žeton karty.

## At the table: dice

play-tray = Poslední hod
play-tray-roll = { $hero }: { $purpose }
play-die = { $colour ->
        [white] bílá
       *[black] černá
    } kostka: { $face ->
        [attention] podezření
       *[other] { $face }
    }{ $hit ->
        [yes] , zásah
       *[no] { "" }
    }
play-die-colour = { $colour ->
        [white] bílá
       *[black] černá
    }
play-dice-rolled = Kostky
play-die-pick = Kostka { $number }, { $colour ->
        [white] bílá
       *[black] černá
    }: { $face ->
        [attention] podezření
       *[other] { $face }
    }
play-roll = { $hero }: { $purpose }
play-roll-needs = potřeba { $threshold }+
play-roll-coming = Hodí se: { $white ->
        [0] { "" }
        [one] 1 bílá kostka
        [few] { $white } bílé kostky
       *[other] { $white } bílých kostek
    }{ $black ->
        [0] { "" }
        [one] { $white ->
            [0] { "" }
           *[other] , { "" }
        }1 černá kostka
        [few] { $white ->
            [0] { "" }
           *[other] , { "" }
        }{ $black } černé kostky
       *[other] { $white ->
            [0] { "" }
           *[other] , { "" }
        }{ $black } černých kostek
    }
play-roll-hits = takhle: { $hits ->
        [0] žádný zásah
        [one] 1 zásah
        [few] { $hits } zásahy
       *[other] { $hits } zásahů
    }
play-roll-heard = přiláká pozornost
play-roll-quiet = ticho
play-roll-deadly = { $hero } by to nepřežil{ GENDER($hero) ->
        [f] a
       *[m] { "" }
    }!
play-accept = Přijmout
play-roll-now = Hodit
play-thrown-quiet = { $hero }: nikdo nic neslyší.
play-thrown-heard = { $hero }: je to slyšet!
play-thrown-hits = { $hits ->
        [0] Žádný zásah.
        [one] 1 zásah!
        [few] { $hits } zásahy!
       *[other] { $hits } zásahů!
    }
play-for-roll-minus-white-or-move = −1□
play-which-die = která kostka?
play-change = { $before }→{ $after }
play-die-to = → { $face }
play-die-to-hits = → { $face } · { $hits ->
        [0] žádný zásah
        [one] 1 zásah
        [few] { $hits } zásahy
       *[other] { $hits } zásahů
    }
play-die-again = hodit znovu
play-reroll = { $count ->
        [one] Hodit touto kostkou znovu
        [few] Hodit { $count } kostkami znovu
       *[other] Hodit { $count } kostkami znovu
    }
play-hint-reroll = Zaškrtněte kostky, kterými chcete hodit znovu.
play-lock = Obtížnost { $level } chce
play-lock-missing = chybí: { $needs }
play-lock-open = otevře se
play-lock-panel = Zámek { $lock }
play-lock-warning = Odejdete-li nebo ukončíte tah, kostky jsou pryč.
play-odds-dice = { $white ->
        [0] { "" }
       *[other] { $white }□
    }{ $black ->
        [0] { "" }
       *[other] { " " }{ $black }■
    }
play-odds-hits = { $count ->
        [0] žádný zásah
        [one] 1 zásah
        [few] { $count } zásahy
       *[other] { $count } zásahů
    } { $chance }
play-odds-hit-focus = se soustředěním aspoň 1 zásah { $chance }
play-odds-focus = { $chance }, se soustředěním { $focused }
play-chance-opened = otevře se { $chance }
play-chance-hacked = hacknutí { $chance }
play-chance-knocked-out = KO { $chance }
play-chance-killed-guard = smrt hlídky { $chance }
play-chance-hurt = { $hero }: zranění { $chance }
play-chance-killed = { $hero }: smrt { $chance }
play-chance-attention = podezření { $chance }

## At the table: questions

play-hint-list = Vyberte jedno.
play-hint-map = Vyberte na mapě nebo zde.
play-hint-turn = { $count ->
        [one] V tomto kole má hrát ještě jedna postava.
        [few] V tomto kole mají hrát ještě { $count } postavy.
       *[other] V tomto kole má hrát ještě { $count } postav.
    }
play-hint-hacker = Víc kostek dává lepší šance, ale každá bílá může ukázat !.
play-hint-face = Ukažte na směr a uvidíte, co by hlídka viděla.
play-hint-routes = Všechny jsou stejně krátké. Písmena jsou na mapě.
play-offer-offer = O jedno zranění stejného druhu víc, jednou za kolo.
play-offer-get-clear = Útok míří místo toho na Gray Foxe, jednou za kolo.
play-offer-hold-open = Na 2 jeho tahy je kokpit otevřený všem, se zaměřením i bez. Gray Fox utrpí 2 zranění. Ptáme se jen jednou.
play-note-sees = vidí { NAME($hero, case: "acc") }
play-note-stops = zastaví na { $space }, dívá se { NAME($facing, case: "to") }
play-note-unknown = co přijde pak, není známo
play-route = přes { $spaces }
play-cone = { $colour ->
        [orange] Oranžový úhel
       *[green] Zelený úhel
    }
play-cones-set = Nastavit kameru
play-fly-stop = Dopadnout zde
play-fly-end = na { $space }
play-return-place = { $place ->
        [top] Navrch
       *[bottom] Dospod
    }
play-slot = Na slot { $slot } ({ $need })
play-die-fits-none = Nesedí na žádný volný slot
play-place-all = Rozmístit kostky za mě
play-box = Databanka
play-box-count = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
play-box-empty = V Databance nic nezbývá.
play-carried = Co nese { $hero }
play-carries-nothing = Zatím nic.
play-slots-free = { $count ->
        [0] žádné volné místo
        [one] 1 volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
play-one-to-a-fight = Do boje si každá postava bere z Databanky jednu kartu.
play-printed = pojme { $tokens }
play-only-for = jen { $heroes }
play-no-slot = nezabírá místo
play-last-used = Jako minule
play-recommended = Doporučené
play-recommended-are = { $count ->
        [0] Rozvážný bot by postavě { $hero } nedal nic.
       *[other] Rozvážný bot by postavě { $hero } dal: { $cards }.
    }
play-recommended-back = Zpět do Databanky: { $cards }.
play-loadout-done = Hotovo
play-loadout-look = Ukažte na kartu, nebo na ní podržte prst, a přečtete si, co dělá.

## At the table: options in words

play-option-sneak = Plížit se na { $space }
play-option-dash = Přeběhnout na { $space }
play-option-walk = Jít na { $space }
play-option-step = Dál na { $space }
play-option-drop = Položit na { $space }
play-option-spawn = Vstoupí na { $space }
play-option-on = { $verb }: { $space }
play-option-stop = Zastavit zde
play-option-pass = Nechat, jak je
play-option-yes = Ano
play-option-no = Ne
play-option-done = Hotovo
play-option-end = Ukončit tah
play-option-disconnect = Odpojit se
play-option-hold = Zůstat na lince
play-option-drag = Přesunout tělo z { $space }
play-option-drag-space-body = Přesunout mrtvou hlídku z { $space }
play-option-drag-space-body-stars = Přesunout omráčenou hlídku ({ $stars }★) z { $space }
play-option-drag-space-body-stars-tied = { play-option-drag-space-body-stars }
play-option-interact-door = Otevřít dveře { $door }
play-option-interact-space-to = Výtahem na { $to }
play-option-interact-space = Použití na { $space }
play-option-reroll = Hodit znovu: { $dice }
play-option-refresh = Obnovit { $token }
play-option-access = { $count ->
        [one] Zpřístupnit 1 kostkou
        [few] Zpřístupnit { $count } kostkami
       *[other] Zpřístupnit { $count } kostkami
    }
play-option-launch = { $missiles ->
        [one] Odpálit 1 střelu
        [two] Odpálit 2 střely
       *[three] Odpálit 3 střely
    }
play-option-hacker = { $count ->
        [0] Žádná bílá kostka
        [one] 1 bílá kostka
        [few] { $count } bílé kostky
       *[other] { $count } bílých kostek
    }
play-option-recall = Vzít zpět kostku: { $card }, slot { $slot }
play-option-resolve = Vyřešit { $card } na úrovni { $level }
play-option-return = { $card } { $place ->
        [top] navrch
       *[bottom] dospod
    } balíčku
play-option-use = Použít: { $gear }
play-option-use-gear-space = { $gear }: { $space }
play-option-use-gear-space-body-stars = { $gear }: { $space } { $body } { $stars }
play-option-use-gear-door = { $gear }: { $door }
play-option-use-gear-dice = { $gear }: na { $dice }
play-option-use-gear-dice-turned = { $gear }: na { $dice } { play-option-turned }
play-option-use-gear-how = { $how ->
        [charge] { $gear } s energií
       *[detonate] Odpálit: { $gear }
    }
play-option-use-gear-space-count = { $gear }: { $space }, energie: { $count ->
        [one] 1
        [few] { $count }
       *[other] { $count }
    }
play-option-use-gear-deck = { $gear }: příští karta { $deck ->
        [order] rozkazů
       *[reaction] reakce
    }
play-option-use-gear-facing = { $gear }: { $facing }
play-option-turned = { $turned ->
        [up] nahoru
       *[down] dolů
    }
play-option-focus = Soustředění { $token }
play-option-focus-token-space = { play-option-focus } · na { $space }
play-option-focus-token-dice = { play-option-focus } · na { $dice }
play-option-focus-token-dice-turned = { play-option-focus-token-dice } { play-option-turned }
play-option-focus-owner-token = Soustředění { $token } ({ $owner })
play-option-focus-owner-token-space = { play-option-focus-owner-token } · na { $space }
play-option-focus-owner-token-dice = { play-option-focus-owner-token } · na { $dice }
play-option-focus-owner-token-dice-turned = { play-option-focus-owner-token-dice } { play-option-turned }
play-option-i-work-alone-dice-turned = { $verb } na { $dice } { play-option-turned }
play-option-face = Dívat se { NAME($facing, case: "to") }
play-option-face-orange-green = Oranžová { NAME($orange, case: "to") }, zelená { NAME($green, case: "to") }
play-option-path = Přes { $spaces }
play-option-target-space = { $space }
play-option-target-hero = { $hero }
play-option-target-door = { $door }
play-option-target-choice = { $choice }
play-option-target-facing = { $facing }
play-option-target-hero-space = { $hero } na { $space }
play-option-target-hero-token = Soustředění { $token } ({ $hero })
play-option-turn = { $hero }
play-option-decide = { $choice }
play-option-charge = { $gear }
play-option-ability = { $ability }
play-option-system = { $card }
play-option-equip-hero-gear = Vzít: { $gear }
play-option-put-back-hero-gear = Vrátit: { $gear }
play-option-put-dice-card-slot = { $dice } na { $card }, slot { $slot }
play-option-fly = Letět { NAME($facing, case: "to") }, { $spaces ->
        [one] 1 pole
        [few] { $spaces } pole
       *[other] { $spaces } polí
    }

## At the table: inspector

play-inspector = Na co ukazujete
play-inspect-hint = Zvolte pole, akci nebo kartu a zde uvidíte, co by udělala.
play-inspect-asked = Vyberte níže. Nebo ukažte na pole či figurku a dozvíte se víc.
play-inspect-reach = Červený roh: nebezpečí je tam pravděpodobné. Žlutý: možné. Tečka: žádné. Plná čára je dosah 1 akce, čárkovaná 2, tečkované 3 a 4.
play-inspect-watch = Ukažte na pole nebo figurku a dozvíte se víc.
play-inspect-nothing = Teď tu není co dělat. Stiskněte a zjistíte proč.
play-inspect-guard = Stiskněte a uvidíte, co vidí a kam půjde.
play-inspect-seen = na { $space } vás vidí { $by }
play-way-noise = hlučné: { $count }
play-way-quiet = potichu
play-way-stops = končí na { $space }: něco se odhalí
play-way-others = { $count ->
        [one] jiná cesta: [ ] nebo pravé tlačítko
        [few] { $count } jiné cesty: [ ] nebo pravé tlačítko
       *[other] { $count } jiných cest: [ ] nebo pravé tlačítko
    }
play-inspect-unseen = Cestou vás nikdo nevidí.
play-inspect-safe = Bez rizika.
play-inspect-next-watcher = X: další pozorovatel. Esc: zpět.
play-watcher = { $kind ->
        [guard] hlídka na { $space }
        [camera] kamera na { $space }
        [laser] laser na { $space }
        [boss] { $figure }
       *[trap] past na { $space }
    }
play-guard-in = hlídka { $number } na { $space }
play-risk-seen = Vidí vás: !
play-risk-seen-where = Pozor, { $seen }: !
play-risk-loud = Hlasité: ! pod postavou
play-risk-leapfrog = Přeskok nepřítele: ! a útok
play-risk-death = Postava může zemřít
play-risk-loss = Ztratí se kostky, karty nebo krytí
play-risk-unspent = Zůstávají neutracené akce
play-risk-hurt-guard = Zraněná hlídka stále stojí
play-risk-last = Poslední žeton karty
play-armed = { $what }: zvolte osvětlené pole.
play-armed-off = { $what }: zvolte cíl níže.
play-confirm = Potvrdit
play-cancel = Zrušit
play-sending = Odesílá se …
plan-hint = Zatímco čekáte, plánujte: zvolte, kam má postava jít a co tam dělat. Vidí to všichni.
plan-option = { $how ->
        [after] Plán: { $plan }. Potom
        [instead] Plán: { $plan }. Místo toho
       *[first] Plán, { $hero }
    }: { $what }?
plan-yours = Plán, { $hero }:
plan-do = Provést
plan-clear = Zrušit plán
plan-gone = Plán už není možný: { $hero }.
plan-said = { $name } plánuje za { NAME($hero, case: "acc") }: { $what }.
ping-said = { $name } ukazuje na { $cell }.
play-gone = To už nejde: někdo byl rychlejší. Vyberte znovu.
play-sight-sees = { $watcher } vidí { $space }: obdélník od { $from } do { $to } je volný.
play-sight-turned = { $watcher } nevidí { $space }: dívá se jinam.
play-sight-blocked = { $watcher } nevidí { $space }: brání { $blockers }.
play-blocker = { $kind ->
        [wall] zeď { $space }
        [door] zamčené dveře { $space }
        [obstacle] překážka na { $space }
       *[hole] mezera na { $space }
    }
play-blockers-more = a další: { $count }

## At the table: dialogs

play-keys-title = Klávesy
play-keys-single-off = Klávesy, které píší písmeno nebo znak, jsou vypnuté.
play-keys-arrows = Šipky
play-keys-cursor = pohyb po mapě
play-keys-numbers = akce v doku
play-keys-change = Změnit klávesy
play-typed-title = Napsat příkaz
play-typed-hint = Třeba: sneak d5, dash d5 d6, end, undo, redo, who f6, los 2 f6, codec 05.07, summary
play-typed-do = Provést
play-typed-unknown = To není příkaz ani možnost v této chvíli.
play-typed-again = Potvrďte dalším stiskem Enter.
play-typed-who = Které pole? Třeba: who f6
play-typed-los = Který pozorovatel a které pole? Třeba: los 2 f6
play-who = Na { $space } vidí: { $by }.
play-who-none = Na { $space } nikdo nevidí.
play-summary = { $hero } na { $space }, zdraví { $health }, zbývá { $left ->
        [one] 1 akce
        [few] { $left } akce
       *[other] { $left } akcí
    }.
play-summary-guards = { $count ->
        [0] V zóně není hlídka.
        [one] V zóně je 1 hlídka:
        [few] V zóně jsou { $count } hlídky:
       *[other] V zóně je { $count } hlídek:
    }
play-summary-guard = hlídka { $number }: { $away }, dívá se { NAME($facing, case: "to") }, { $mode ->
        [alert] poplach
        [investigate] prověřuje
       *[patrol] na obchůzce
    }
play-summary-boss = { $figure }: { $away }{ $facing ->
        [none] { "" }
       *[other] , dívá se { NAME($facing, case: "to") }
    }, zdraví { $left } z { $health }.
play-summary-way = { $count } { NAME($facing, case: "to") }
play-bookmark-title = Pojmenovat okamžik
play-bookmark-why = Hra se ukládá sama. Se jménem tento okamžik snáz najdete.
play-bookmark = { $name } (kolo { $round })
play-bookmark-name = Název
play-bookmark-keep = Uložit
play-invite-title = Pozvat jiné, nebo jiné zařízení
play-hand-over-title = Předat
play-hand-over-alone = U stolu nikdo jiný není, ale může za vás hrát bot. Postavu si kdykoli vezmete zpět na její kartě.
play-hand-over-to = komu: { $name }
play-lead = Vedení
play-muted = Zvuk vypnut
play-unmuted = Zvuk zapnut
play-tabs = Co panel ukazuje
play-tab-actions = Akce
play-tab-gear = Vybavení
play-tab-squad = Tým
play-tab-enemy = { $boss ->
        [yes] Boss
       *[no] Hlídky
    }
play-tab-log = Deník
play-tab-tip = Čeká tu tip

## Keys

key-board-menu = co lze na poli dělat; v nepřátelské fázi: přeskočit
key-board-interactables = ukázat vše použitelné
key-board-next-guard = další hlídka
key-board-previous-guard = předchozí hlídka
key-board-path = cesty hlídek
key-board-why = kdo toto pole vidí a proč
key-board-ping = ukázat na toto pole
key-board-zoom-in = přiblížit
key-board-zoom-out = oddálit
key-board-fit = celá mapa
key-board-follow = sledovat figurku na tahu
key-board-pan-up = mapa nahoru
key-board-pan-right = mapa doprava
key-board-pan-down = mapa dolů
key-board-pan-left = mapa doleva
key-layer-sight = dohled: vypnuto, vše, po jednom
key-layer-forecast = předpověď: riziko každého pole v dosahu
key-layer-noise = hluk
key-layer-order = pořadí hlídek
key-table-confirm = potvrdit, nebo udělat to zřejmé
key-table-back = o úroveň zpět
key-table-plan = provést plán
key-table-end = ukončit tah
key-table-hint = rada
key-table-hold = pozastavit bota, nebo ho pustit dál
key-table-next-hero = další postava
key-table-previous-hero = předchozí postava
key-table-next-option = další cesta, další možnost
key-table-previous-option = předchozí cesta, předchozí možnost
key-table-undo = vzít zpět
key-table-redo = znovu
key-table-undo-menu = co vzít zpět
key-table-next-region = další část stolu
key-table-previous-region = předchozí část stolu
key-table-fold = sbalit panel vedle mapy, nebo rozbalit
key-table-codec = zeptat se v Kodeku na to, co je v ruce nebo pod kurzorem
key-table-typed = napsat příkaz
key-table-chat = chat
key-table-mute = zvuk zapnout nebo vypnout
key-table-keys = tento seznam
key-theatre-step = krok vpřed v nepřátelské fázi
key-theatre-back = krok zpět
key-theatre-replay = znovu poslední nepřátelská fáze

## What the server refuses

refusal-malformed = Tomu server nerozuměl.
refusal-too-large = Je to příliš dlouhé.
refusal-too-fast = Příliš mnoho požadavků najednou: chvíli počkejte.
refusal-too-many-pings = Ukazování už stačilo. Počkejte pár sekund.
refusal-hello-first = Spojení nebylo připravené. Zkuste to znovu.
refusal-protocol = Je tu nová verze. Načtěte stránku znovu.
refusal-unknown-token = Tento stůl už vaše místo nezná.
refusal-spectators-only-watch = Diváci nemohou jednat.
refusal-no-spectators = Tento stůl nemá diváky.
refusal-not-started = Hra ještě nezačala.
refusal-already-started = Hra už začala.
refusal-stale = Někdo byl rychlejší. Podívejte se znovu a vyberte.
refusal-not-your-decision = O tom rozhoduje někdo jiný.
refusal-not-an-option = To teď nejde.
refusal-cannot-plan = Teď není příští tah, který by šlo plánovat.
refusal-game-over = Hra skončila.
refusal-nothing-to-undo = Není co vzít zpět.
refusal-needs-consent = Ostatní s tím musí souhlasit.
refusal-no-rewinds-left = U tohoto stolu žádné přetočení nezbývá.
refusal-rewind-pending = Někdo žádá o přetočení: nejdřív odpovězte.
refusal-no-rewind-pending = O přetočení už nikdo nežádá.
refusal-nothing-to-redo = Není co opakovat.
refusal-no-such-hero = Taková postava u stolu není.
refusal-hero-taken = Za tuto postavu hraje někdo jiný.
refusal-not-your-hero = Tato postava není vaše.
refusal-no-such-player = Takový hráč tu není.
refusal-not-the-lead = To smí jen vedoucí.
refusal-no-such-space = Takové pole není.
refusal-not-ready = Ne všichni jsou připraveni.
refusal-too-many-bookmarks = Pojmenovaných okamžiků už je { $most } a víc se nevejde.
refusal-too-long = Záznam tohoto stolu je plný. Uložte hru jako soubor a pokračujte u nového stolu.
refusal-assist-too-low = Tento stůl hraje bez takové pomoci.
refusal-bot-decides = O tom se chystá rozhodnout bot: nejdřív ho pozastavte.
refusal-no-bot-decides = Žádný bot teď o ničem nerozhoduje.
refusal-superseded = Nahradil to novější požadavek.
refusal-recovering = Stůl se obnovuje. Okamžik.

## Any position: paste a scene

scene-title = Libovolná pozice
scene-what = Pozice jako text, pro hádanky, výuku a hlášení chyb. Kreslí se, jak píšete. Příklady ukazují, jak to funguje; podrobnosti jsou v souboru projektu docs/notation.md.
scene-text = Scéna
scene-examples = Načíst příklad
scene-preview = Jak vypadá
scene-good = To je pozice.
scene-to-line = Na řádek { $line }

## Replay

replay-head = Záznam
replay-title = Záznam: { $stage }
replay-opening = Před první událostí.
replay-now = Kolo { $round }: { $what }
replay-round-short = K{ $round }
replay-scrubber = Okamžik hry
replay-last-turn = Na předchozí tah
replay-next-turn = Na další tah
replay-jump = Další
replay-jump-alert = Poplach
replay-jump-dice = Kostky
replay-jump-death = Pád
replay-no-more = Víc jich není.
replay-copy = Kopírovat odkaz na okamžik
replay-copied = Odkaz je zkopírován.
replay-branch = Hrát odtud
animation-open = Pohyblivý obrázek
animation-title = Uložit jako pohyblivý obrázek
animation-about = GIF se snímkem pro každý krok, který stojí za vidění. Přehraje se všude.
animation-part = Co ukazuje
animation-part-game = Celá hra
animation-part-phase = Poslední nepřátelská fáze
animation-part-turn = Poslední tah
animation-make = Nakreslit a uložit
animation-waits = Čeká, až přijde na řadu …
animation-under-way = Kreslí se: { PERCENT($share) }
animation-done = Je mezi staženými.

## Home

home-title = noisecheck
home-line = Propližte se kolem hlídek, nebo je přimějte dívat se jinam. Desková hra o plížení pro jednoho až čtyři.
home-start-training = Začít výcvik
    .text = Úroveň 1 kampaně s deseti krátkými lekcemi. Bez knihy pravidel a bez účtu.
home-resume-training = Pokračovat ve výcviku
home-continue = Pokračovat
home-round = { $awaited ->
        [nobody] kolo { $round }
       *[other] kolo { $round }, čeká se: { $awaited }
    }
home-you = vy
home-not-started = V předsálí, ještě nezačalo
home-new-mission = Nová mise
home-missions = Mise
home-rules = Pravidla
home-scene = Otevřít pozici
home-settings = Nastavení
home-credits = Poděkování
home-import = Importovat hru
home-other = Více
home-unofficial = Neoficiální dílo fanoušků, bez vztahu k tvůrcům deskové hry.
home-nickname = Vaše jméno
home-nameless = Hráč
home-join = Přidat se odkazem nebo kódem
    .example = abcd efgh 2345
    .go = Přidat se
    .fault = To není odkaz na stůl ani kód z dvanácti písmen a číslic.
home-scene-table = Pozice
home-tables = Moje stoly
home-table-gone = Na tomto serveru už není.
home-table-offline = Server neodpovídá.
home-table-over = { $won ->
        [yes] Dokončeno v kole { $round }
       *[no] Selhání v kole { $round }
    } · { $heroes }
home-table-round = Kolo { $round } · { $heroes }{ $awaited ->
        [nobody] { "" }
       *[other] { " " }· čeká se: { $awaited }
    }
home-table-kind-training = { $title } · výcvik
home-table-kind-branch = { $title } · od dřívějšího okamžiku
home-table-kind-import = { $title } · import
home-table-since = otevřeno { $opened }
home-table-continue = Pokračovat: { $title }
home-table-result = Výsledek: { $title }
home-table-replay = Záznam: { $title }
home-table-export = Uložit jako soubor: { $title }
home-table-rename = Přejmenovat: { $title }
home-table-label = Nový název
home-table-keep = Uložit
home-table-forget = Zapomenout: { $title }
    .text = Tento prohlížeč zapomene své místo. Stůl sám zůstává pro každého, kdo má odkaz.
    .yes = Zapomenout místo

## When a request fails

problem-malformed = Tomu server nerozuměl.
problem-too-large = Je to příliš velké.
problem-too-fast = Příliš mnoho požadavků za krátkou dobu. Chvíli počkejte.
problem-wrong-origin = Server nepřijímá požadavky z adresy této stránky.
problem-no-such-table = Takový stůl není, nebo je pryč.
problem-no-such-page = Taková stránka není.
problem-bad-stage = Takhle tuto úroveň hrát nelze.
problem-bad-scene = Tuto pozici nelze připravit.
problem-bad-save = Tento soubor není uložená hra.
problem-bad-statistics = V tomto souboru nejsou statistiky.
problem-seat-needed = To je jen pro hráče u stolu.
problem-table-full = Všechna místa u stolu jsou obsazená.
problem-still-running = To jde, až hra skončí.
problem-no-such-campaign = Taková kampaň není, nebo byla odstraněna.
problem-campaign-key-needed = Tato kampaň se vede z jiného prohlížeče. Exportujte ji tam a přineste sem.
problem-bad-campaign = Tuto kampaň nelze importovat.
problem-game-open = V této kampani je otevřená hra. Dohrajte ji, nebo vzdejte, než začne další.
problem-no-game-open = V této kampani není otevřená hra.
problem-not-asked = V této kampani teď nikoho nevyslýchají.
problem-no-such-day = Takový den není. Pište den takto: 2026-11-15.
problem-day-ahead = Mise toho dne teprve přijde.
problem-no-pictures = Tento server neumí kreslit obrázky. Kdo ho provozuje, může to přidat: doplněk „render“.
problem-newer-version = Tento stůl pokračuje s novější verzí, která se instaluje. Zkuste to za minutu.
problem-pictures-busy = Na obrázky čekají jiní. Zkuste to za minutu.
problem-broken = Na serveru se něco pokazilo. Zkuste to znovu.
problem-with = { $problem } ({ $detail })
problem-offline = Server je nedostupný. Ke hře je potřeba.

lost-page = Nic tu není
    .text = Na této adrese stránka není.
lost-load = Stránka se nenačetla
    .text = Selhalo spojení, nebo je tu nová verze. Zkuste to znovu.
lost-table = Žádný stůl

## Missions

missions-title = Mise
missions-campaign = Kampaň
missions-vr = VR mise
    .text = Simulace, které lze hrát kdykoli a vyhrát v nich vybavení.
    .inside = Hraje se v „{ $name }“: její postavy, její Databanka.
missions-custom = Samostatné hry
    .text = Kterákoli úroveň sama, s postavami, které dovoluje. V kampani se nic nepočítá; co vyhrajete, zůstává v tomto prohlížeči.
    .open = Otevřít pozici
missions-veiled = Úroveň { $number }
    .text = Ještě jste k ní nedošli. Co to je, poví instruktáž.
missions-fights = { $count ->
        [one] nebo proti 1 bossovi
        [few] nebo proti { $count } bossům
       *[other] nebo proti { $count } bossům
    }
missions-minutes = asi { $minutes } min
missions-kind-sneaking = Infiltrace
missions-kind-boss = Boj s bossem
missions-party = { $more ->
        [0] { $most ->
            [one] 1 postava:
            [few] { $most } postavy:
           *[other] { $most } postav:
        }
       *[other] { $fewest } až { $most } postavy:
    }
missions-party-may = { $must ->
        [0] kdokoli z
       *[other] a kdokoli z
    }
missions-best = Dokončeno za { $rounds ->
        [one] 1 kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }{ $wins ->
        [one] { "" }
        [few] { " " }v nejlepším případě, { $wins }krát
       *[other] { " " }v nejlepším případě, { $wins }krát
    }
missions-tried = { $losses ->
        [one] Jeden pokus, zatím nedokončeno
        [few] { $losses } pokusy, zatím nedokončeno
       *[other] { $losses } pokusů, zatím nedokončeno
    }
missions-new = Ještě nehráno

## Briefing

brief-no-such-stage = Taková mise není.
brief-heroes = Postavy
brief-hero-snake = Vyřazuje hlídky zezadu, nejlépe pracuje sám.
brief-hero-meryl = Oblékne si uniformu hlídky a půjčí své štěstí jiným.
brief-hero-otacon = Hackuje terminály a obrací kamery, dveře a vysílačky proti hlídkám.
brief-hero-gray-fox = Rychlý, s mečem a sotva ho kdo spatří.
brief-options = Stůl
brief-rewinds = Přetočení přes kostky a karty
brief-rewinds-none = Žádná
brief-rewinds-three = 3
brief-rewinds-endless = Bez omezení
brief-decides = Společná rozhodnutí
brief-decides-lead = Vedoucí
brief-decides-anyone = Kdokoli
brief-decides-vote = Hlasování
brief-spectators = Ostatní se smějí dívat
brief-advanced = Pokročilé
brief-seed = Seed
    .text = Stejné číslo přinese stejné kostky a karty. Nechte prázdné a hra bude pokaždé nová.
brief-lessons = S lekcemi
    .boss = První boj s bossem? Tři krátké lekce
brief-play-here = Do toho
    .text = { $count ->
        [one] „Do toho“ začne hned. „Pozvat přátele“ nejdřív otevře stůl s odkazem.
        [few] „Do toho“: všechny postavy u této obrazovky, sami nebo společně. „Pozvat přátele“: stůl s odkazem, každému jedna postava.
       *[other] „Do toho“: všechny postavy u této obrazovky, sami nebo společně. „Pozvat přátele“: stůl s odkazem, každému jedna postava.
    }
brief-invite = Pozvat přátele
brief-fault-nobody = Vyberte aspoň jednu postavu.
brief-fault-count = { $fewest ->
        [one] Do této mise smí nejvýš { $most ->
            [one] 1 postava
            [few] { $most } postavy
           *[other] { $most } postav
        }.
        [few] Do této mise smí { $fewest } až { $most } postavy.
       *[other] Do této mise smí { $fewest } až { $most } postav.
    }
brief-fault-must = Počet postav { $count ->
        [one] 1
        [few] { $count }
       *[other] { $count }
    }: { $hero } musí jít s nimi.
brief-fault-not-with = Počet postav { $count ->
        [one] 1
        [few] { $count }
       *[other] { $count }
    }: { $hero } s nimi jít nemůže.
brief-fault-seed = Seed je číslo o nejvýš 15 číslicích.
brief-objectives = Úkol
brief-reach = Dojděte k { $letter } na poli { $space }.
brief-defeat = Porazte { NAME($figure, case: "acc") }.
brief-take = { $hostages ->
        [yes] Osvoboďte rukojmí: { $needed } z { $of }.
       *[no] Vezměte úkoly: { $needed } z { $of }.
    }
brief-take-all = { $hostages ->
        [yes] { $needed ->
            [1] Osvoboďte rukojmí.
            [2] Osvoboďte oba rukojmí.
           *[other] Osvoboďte všechny rukojmí ({ $needed }).
        }
       *[no] { $needed ->
            [1] Vezměte úkol.
            [2] Vezměte oba úkoly.
           *[other] Vezměte všechny úkoly ({ $needed }).
        }
    }
brief-optional = Stojí za zacházku: { $places }.
brief-leave = { $alone ->
        [yes] { $who ->
            [all] Všichni odejdou
           *[one] Jeden z vás odejde
        }
       *[no] { $who ->
            [all] Pak všichni odejdou
           *[one] Pak jeden z vás odejde
        }
    } východem: { $spaces }.
brief-leave-solo = { $alone ->
        [yes] Odejděte
       *[no] Pak odejděte
    } východem: { $spaces }.
brief-leave-own = { $alone ->
        [yes] { $who ->
            [all] Všichni odejdou
           *[one] Jeden z vás odejde
        }
       *[no] { $who ->
            [all] Pak všichni odejdou
           *[one] Pak jeden z vás odejde
        }
    }, každý vlastním východem: { $spaces }.
brief-failure = Nebezpečí
brief-failure-killed = Prohráváte, je-li některá postava zabita v akci.
brief-failure-friend = Prohráváte, zemře-li { $figure }.
brief-failure-orders = { $red ->
        [one] Prohráváte, když přijde karta Game Over: je poslední z karet rozkazů, kterých je { $all }.
        [few] Prohráváte, když přijde karta Game Over: leží mezi posledními { $red } z { $all } karet rozkazů.
       *[other] Prohráváte, když přijde karta Game Over: leží mezi posledními { $red } z { $all } karet rozkazů.
    }
brief-rules = { $count ->
        [0] Pravidla
        [one] Pravidla, jedno z nich speciální
        [few] Pravidla, { $count } z nich speciální
       *[other] Pravidla, { $count } z nich speciálních
    }
brief-rewards = Odměna
brief-rewards-veiled = { $count ->
        [one] Jedna karta do Databanky.
        [few] { $count } karty do Databanky.
       *[other] { $count } karet do Databanky.
    }
brief-codec = V Kodeku
brief-codec-card = Slyšeli jste o kartě „{ $gear }“: je v Databance.
brief-codec-secret = Něco víte o { NAME($figure, case: "loc") }.
brief-box = Rozdáte je, až hra začne.

## Lobby

lobby-title = { $stage }: předsálí
lobby-join-about = { $players ->
        [nobody] Ještě tu nikdo nesedí.
       *[other] U tohoto stolu: { $players }.
    }
lobby-join-running = Hra běží, kolo { $round }.
lobby-join-over = Hra skončila.
lobby-join-heroes = Volné postavy
lobby-join-as = Hrát za { NAME($hero, case: "acc") }
lobby-join-undecided = Sednout si, vybrat později
lobby-join-sit = Sednout si
lobby-join-full = Všechny postavy jsou obsazené ({ $heroes }). Můžete si sednout a někdo vám může jednu předat.
lobby-join-watch = Jen se dívat
lobby-seats = Místa
lobby-yours = Vaše
lobby-played-by = Hraje { $name }
lobby-free = Volno
lobby-take = Vzít: { $hero }
lobby-leave = Uvolnit: { $hero }
lobby-hand = Předat: { $hero }
lobby-hand-to = Komu předat …
lobby-players = Hráči
lobby-you = { $name } (vy)
lobby-lead = vede
lobby-hand-lead = Ať vede { $name }
lobby-away = není tu
lobby-no-hero = zatím bez postavy
lobby-is-ready = může začít
lobby-not-ready = ještě ne
lobby-ready = Můžeme začít
lobby-unready = Přece jen ještě ne
lobby-start = Začít
lobby-awaited = Čeká se: { $names }.
lobby-lead-starts = Hru začíná { $name }.
lobby-free-go-to-lead = Za { $heroes } ještě nikdo nehraje. Začnete-li teď, budete to vy.
lobby-watching = Díváte se.
lobby-spectators = { $count ->
        [one] Dívá se ještě jeden člověk.
        [few] Dívají se ještě { $count } lidé.
       *[other] Dívá se ještě { $count } lidí.
    }
lobby-options = { $rewinds ->
        [endless] Neomezená přetočení
        [0] Bez přetočení
       *[other] Přetočení: { $rewinds }
    } · { $decides ->
        [lead] za všechny rozhoduje vedoucí
        [anyone] za všechny rozhoduje kdokoli
       *[vote] za všechny rozhoduje hlasování
    } · { $spectators ->
        [yes] ostatní se smějí dívat
       *[no] nikdo se nesmí dívat
    }
lobby-invite = Pozvat
    .text = Pojďte hrát: jedno místo je volné.
lobby-link = Kdo má tento odkaz, může si sednout
lobby-copy = Kopírovat odkaz
lobby-copied = Zkopírováno
lobby-copy-watch = Kopírovat odkaz pro diváky
lobby-share = Sdílet
lobby-code = Nebo přečtěte tento kód:
lobby-only-here = Odkaz a QR kód fungují jen na tomto stroji. Pro jiná zařízení spusťte hru takto: make play HOST=0.0.0.0
lobby-elsewhere = Vezměte si místo do telefonu nebo jiného prohlížeče. Kdo má tento odkaz, hraje za vás, nechte si ho tedy pro sebe.
lobby-copy-seat = Kopírovat odkaz na mé místo
lobby-qr = QR kód odkazu

## Connection

connection-connecting = Připojuje se …
connection-reconnecting = Spojení ztraceno. Obnovuje se …
connection-lost = Bez spojení se serverem. Ke hře je potřeba; vidíte poslední známý stav. Zkouší se dál.
connection-offline = Toto zařízení je offline. Server je ke hře potřeba; vidíte poslední známý stav.
connection-fenced = Toto místo se používá v jiném panelu, okně nebo zařízení.
connection-gone = Tento stůl už neexistuje.
connection-version = Je tu nová verze hry.
connection-seat = Tento stůl už vaše místo nezná.
connection-no-spectators = Tento stůl nemá diváky.
connection-recovering = U stolu se něco pokazilo. Obnovuje se …
connection-slow = Server je pomalý …
connection-stuck = Server ještě neodpověděl.
connection-use-here = Použít zde
connection-sit-down = Znovu si sednout
connection-again = Odeslat znovu
connection-reload = Načíst znovu

## Settings

settings-title = Nastavení
settings-part-display = Zobrazení a vrstvy
settings-part-motion = Pohyb
settings-part-sound = Zvuk
settings-part-notices = Váš tah
settings-part-play = Hra
settings-part-keys = Klávesy
settings-part-cards = Tipy napoprvé
settings-part-data = Moje data
settings-preview = Náhled
settings-preview-odds = Dvě hlučné akce: zaslechnutí { $chance }.
settings-percent = { PERCENT($value) }
settings-theme = Motiv
settings-theme-radar = Radar
settings-theme-contrast = Vysoký kontrast
settings-theme-daylight = Denní světlo
settings-scale = Celková velikost
settings-labels = Písmena a čísla na okraji mapy
settings-plain = Prostá mapa
    .text = Čáry a značky jako ve VR misích místo malovaných podlah a kreslených figurek.
settings-odds = Šance
settings-odds-percent = { PERCENT(31) }
settings-odds-fraction = 11 z 36
settings-sight = Co hlídky vidí, na začátek
settings-sight-off = Skryté
settings-sight-union = Vše dohromady
settings-sight-each = Po hlídkách
settings-layer-noise = Ukázat, kdo by vás slyšel
settings-layer-order = Ukázat pořadí hlídek
settings-layer-paths = Ukázat cesty hlídek
settings-spacing = Širší rozestupy
    .text = Víc místa mezi písmeny, slovy a řádky.
settings-spoilers = Ukázat, co je před vámi
    .text = Názvy úrovní, ke kterým jste nedošli, co mise odemykají, a hovory, které o tom mluví. Kampaň má vlastní přepínač.
settings-language = Jazyk
settings-language-auto = Jako prohlížeč
settings-speed = Rychlost animací
settings-speed-times = { $times }×
settings-speed-instant = Hned
settings-motion = Méně pohybu
settings-motion-system = Jako systém
settings-motion-on = Ano
settings-motion-off = Ne
settings-calm = Klidná mapa
    .text = Nic se samo nehýbe: žádné blikání, sníh ani voda, a na podlahách leží méně věcí.
settings-pause = Pauza, když jde o postavu
    .text = Nepřátelská fáze počká, když postavu někdo vidí, útočí na ni nebo ji zraní.
settings-pan = Mapa sleduje dění
    .text = Sama se posune, když se něco děje mimo obrazovku.
settings-muted = Vše ztlumit
settings-volume-ui = Tlačítka
settings-volume-events = Efekty
settings-volume-turn = Váš tah
settings-volume-ambience = Prostředí
settings-volume-score = Hudba
settings-captions = Titulky
    .text = Co je u stolu slyšet, se ukáže i slovy.
notice-turn = Jste na tahu
settings-notices-always = Jste-li na tahu a díváte se jinam, řekne to titulek stránky; se zvukem to i uslyšíte.
settings-notices = Upozornit mě i oznámením prohlížeče
settings-notices-default = Prohlížeč vás požádá o svolení. Nic se neposílá poštou a stránka musí být otevřená.
settings-notices-granted = Přijde, když je stránka otevřená, ale ne vpředu. Nic se neposílá poštou.
settings-notices-denied = Prohlížeč to nedovoluje. Lze to změnit v jeho nastavení pro tuto stránku.
settings-notices-missing = Prohlížeč je pro tuto stránku nemá: je potřeba https, nebo server na tomto zařízení.
settings-steps = Potvrzení na dva kroky
    .text = První ukáže, co by se stalo, druhý to udělá. Riskantní věci mají vždy dva.
settings-steps-risky = Jen při riziku
settings-steps-always = Vždy
settings-ask = Žetony soustředění, na které se ptát
    .text = Hod na vás čeká, jen když by ho některý zaškrtnutý žeton mohl změnit.
settings-verbosity = Pro čtečky obrazovky
    .text = Kolik z dění se předčítá.
settings-verbosity-brief = Stručně
settings-verbosity-normal = Běžně
settings-verbosity-full = Vše
settings-single = Samostatné klávesy
    .text = Písmena, číslice a znaky fungují bez modifikátoru. Vypněte je, překážejí-li čtečce nebo hlasovému vstupu.
settings-key-press = Stiskněte novou klávesu pro „{ $command }“. Escape nechá starou.
settings-key-wait = …
settings-key-taken = { $key } je obsazená: { $command }.
settings-keys-reset = Obnovit všechny klávesy
settings-keys-unchanged = Žádná klávesa se nezměnila
settings-data-text = Účet není. Vaše jméno, místa, klíče kampaní, výsledky a toto nastavení jsou v tomto prohlížeči a nikde jinde.
settings-export = Uložit má data jako soubor
settings-reset = Obnovit nastavení
settings-delete = Smazat má data
    .text = Vaše jméno, místa u všech stolů, klíče kampaní, výsledky a nastavení budou nadobro pryč. Chcete-li si kampaň nechat, nejdřív ji uložte jako soubor. Hry na serveru zůstávají pro každého, kdo má odkaz.
    .yes = Smazat vše

## Credits

credits-title = Poděkování
credits-unofficial = Neoficiální
    .text = noisecheck je dílo fanoušků. Není spojen s tvůrci a majiteli Metal Gear Solid ani jeho deskové hry, nemá jejich schválení ani podporu. Jména a pravidla slouží ke hře; žádný jejich text, obrázek, zvuk ani logo tu není.
credits-ours = Náš kód má licenci MIT. Naše texty, mapy a kresby mají CC BY 4.0 (noisecheck contributors).
credits-fonts = Písma
credits-icons = Ikony
    .text = Značky na mapě jsou naše kresby. Ty na tlačítkách jsou odtud:
credits-sound = Zvuk
    .text = Všechny zvuky jsou naše, prohlížeč je tvoří během hry.
credits-code = V prohlížeči
credits-server = Na serveru
credits-text = Licence: { $name }

## Training

tutorial-count = { $number }/{ $of }
tutorial-next = Dál
tutorial-show = Ukázat { $space }
tutorial-hint = Rada
tutorial-fold = { $folded ->
        [yes] Rozbalit lekci
       *[no] Sbalit lekci
    }
tutorial-skip = Opustit lekci
    .title = Opustit lekci?
    .text = Hra tu pokračuje bez ní a v kampani se počítá dál. K lekci se můžete kdykoli vrátit.
    .yes = Opustit
    .no = Zůstat
tutorial-nudge = Ještě ne: nejdřív udělejte, co říká karta, pak je stůl váš.
tutorial-nudge-look = Nejdřív se podívejte, pak půjdeme dál.
tutorial-move = Pohyb
    .text = Jste Snake, dole na A8. Jděte na B8: Plížení je jedno pole za jednu akci, bez hluku.
tutorial-sight = Co hlídky vidí
    .text = Na červeně orámovaná pole je vidět: vše před hlídkou, co neskrývá zeď nebo bedna. Ukažte na hlídku na G6.
    .seen = Dívá se na západ, ale bedny a zdi jí tu nechávají jen řádek 6; v otevřené hale by to byla půlka mapy. Držte se mimo šrafování a nikdo o vás neví.
tutorial-noise = Hluk
    .text = Přeběhnutí jsou dvě pole za jednu akci, ale hlučně. Jděte na C7: Snake tam běží přes C8.
tutorial-path = Počítá se cesta
    .text = Na C5 není vidět, ale jediná cesta tam vede přes C6. Ukažte na C5.
    .seen = Oko značí, kde by vás viděli. Stačí projít: poplach nastane tam, kde pohyb končí.
tutorial-attention = Podezření
    .text = Vylákejme tu hlídku z jejího řádku: použijte Zaklepání. Váš ? jde na C7 a nejbližší hlídka se přijde podívat.
tutorial-hide = Z dohledu
    .text = Teď zmizte: přeběhněte zpět na B8, za roh. Dvě hlučné akce jsou na konci tahu dvě bílé kostky a ! na kterékoli by přivedl ? k vám.
tutorial-enemy = Tah hlídek
    .text = Ukončete tah: padnou kostky hluku a karta rozkazů pošle hlídky na cestu. Sledujte je, nebo krokujte.
    .watch = Hlídky jednají jedna po druhé a každý krok jmenuje své pravidlo. Hlídka 2 je vašemu ? nejblíž, přijde se podívat, nic nenajde a otočí se.
tutorial-takedown = Zneškodnění
    .text = Nic nenašla a otočila se zády. Pližte se na C8, přímo za ni, a zneškodněte ji.
    .hint = Zneškodnění stojí dvě akce a nepotřebuje kostky. Jde to jen z pole přímo za hlídkou.
tutorial-panel = Panel
    .text = Odteď je hra vaše: panel (A) na F2 volá výtah. Nahoru západní stranou, pak podél severní zdi.
    .hint = Ukažte na hlídku a uvidíte, kam půjde. Tah končete tam, kudy žádná nepůjde, a poslední pole se pližte.
tutorial-exit = Výtah
    .text = Brány jsou otevřené a někdo se jde podívat, kdo volal výtah. Dojděte k východu na J1 nebo J2, značí ho šipka ven z rámečku.
    .hint = Není kam spěchat: i čekání je dobrý tah. Nechte hlídku z I1 přejít a obejděte ji zezadu.
tutorial-complete-next = Na Heliport

# In the open hall
tutorial-facing = Co je vpředu
    .text = Tato hala je otevřená. Ukažte na hlídku na F5 a uvidíte, kolik z ní hlídá.
    .seen = Dívá se na západ, takže každé pole západně od jejího sloupce je před ní, v každém řádku. Vlastní sloupec a vše za ním ne.
tutorial-sight-box = Obdélník pohledu
    .text = Mnohé vpředu je přesto tmavé. Ukažte na C3.
    .seen = Nakreslete nejmenší obdélník s ní a s C3: uvnitř je bedna na D3, takže C3 nevidí. Stačí jedna bedna, zeď nebo zamčené dveře kdekoli v obdélníku.
tutorial-shadow = Ve stínu
    .text = Stojíte na E1, přímo před ní, a také vás nevidí. Ukažte na své pole.
    .seen = Tady je v obdélníku bedna na E2. Dvě bedny zastíní celý kout, ač žádná nestojí přímo mezi vámi.
tutorial-beside = Vedle ní
    .text = F1 je v jejím sloupci, tedy ne před ní. Pližte se tam: nic mezi vámi a nevidí vás.
tutorial-cardboard = Kartónová krabice
    .text = Hlídka na východě se k vám brzy otočí. Dokud vás nikdo nevidí, použijte Kartónovou krabici ze svého vybavení.
tutorial-hold-still = Nehýbat se
    .text = Hlídky mají krabici za jednu ze svých. Ukončete tah a uvidíte.
    .watch = Hlídka na východě dojde na I3 a šipka ji tam otočí na západ, k vám.
tutorial-stared-at = Dívá se a nevidí
    .text = Jste před ní a nic mezi vámi není. Ukažte na hlídku na I3.
    .seen = Vidí krabici. Přijdete o ni, když se pohnete v jejím dohledu, uděláte víc než Plížení, Přeběhnutí či Soustředění nebo se hlídka zastaví těsně před ní.

# Boss fights
tutorial-boss = Boss místo hlídek
    .text = Nejsou tu hlídky ani karty rozkazů: bojujete s jedním bossem. Ukažte na něj na E1.
    .seen = Jeho panel je jeho referenční karta: zdraví, Obrana a co umí. Vyhráváte, když mu dojde zdraví, prohráváte, když dojde někomu z vás.
tutorial-boss-turn = Kdo je na tahu
    .text = Nejdřív jednají všechny postavy, každá se čtyřmi akcemi. Pak boss otočí jednu svou kartu: ukončete tah a sledujte.
    .watch = Pomalý kruh: tři uzly tečkovaného okruhu a žádný výstřel.
tutorial-boss-deck = Jedna karta, jeden tah
    .text = To byl celý jeho tah. Ukažte na něj na H6.
    .seen = Dívá se, kam ukazuje šipka jeho uzlu. Karta je teď vespod balíčku a ten se nikdy nemíchá.
tutorial-boss-shot = Výstřel
    .text = Jeho kulky letí za roh, takže mu nikdo neujde. Ukončete tah ještě jednou.
    .watch = Jeho kostkami házíte vy: každá, která dosáhne vaší Obrany, je zranění. Padne-li 2, na Obranu 3 to nestačí.
tutorial-boss-cards = Co víte
    .text = Dvě z jeho sedmi karet jsou známé. Ukažte na něj na E7.
    .seen = Panel je vypisuje po řadě. Až se zahraje všech sedm, víte pokaždé, co přijde.
tutorial-hit = Zasáhnout
    .text = Stiskněte bosse na E1 a střílejte: jedna bílá kostka a musí dosáhnout jeho Obrany 4. Šance se ukáže předem.
tutorial-lift-die = Ze 3 na 5
    .text = Padla 3, to je vedle. Dokud kostky leží otevřené, soustředění je mění: použijte +2.
tutorial-answer = Odpovídá
    .text = Zraněný ve vašem tahu otočí boss další kartu a udělá její druhou stranu. Ukažte na něj na H2.
    .seen = Tato odpověď byla jen krok; jiné jsou výstřely. Karta je tím spotřebovaná, takže zásah mění i to, co přijde v jeho tahu.
tutorial-under-fire = Jeho tah
    .text = Teď střílí on. Ukončete tah: házíte za něj, proti vlastní Obraně 3.
tutorial-dodge = Ze 4 na 2
    .text = Padla 4, to by byl zásah. Soustředění platí i na jeho kostky: použijte −2 a mine vás.
tutorial-next-card = Čtěte balíček
    .text = Jednu kartu vrátil všem na očích navrch. Ukažte na něj na E7.
    .seen = Panel říká, co přijde: Nabíjení. Jako odpověď nedělá nic a zůstává navrchu, takže každý zásah je teď zdarma.
tutorial-weak-moment = Slabá chvíle
    .text = Střílejte na něj. Otočí Nabíjení a to je vše.
tutorial-half-health = Půlka zdraví
    .text = Karta je zase navrchu, střílejte tedy ještě jednou. To je 6 z 12.
tutorial-on-the-run = Jedno se mění
    .text = Když přijde o polovinu zdraví, každý boss se v jedné věci změní, k lepšímu nebo k horšímu. Ukončete tah a sledujte.
    .watch = Zase Nabíjení: žádný výstřel, ale teď při něm uběhne dva uzly.
tutorial-wounded = Zraněný
    .text = Ukažte na něj na A4.
    .seen = Předtím při nabíjení stál; panel říká, co je teď jinak. Nejlepší útoky si šetřete na takový tah.

# All lessons
lessons-title = Výcvik
    .text = Krátké lekce u skutečného stolu, se známými kostkami. V libovolném pořadí a kdykoli znovu.
lesson-begin = Začít
lesson-continue = Pokračovat
lesson-again = Znovu
lesson-done = Hotovo
lesson-next = Další lekce: { $lesson }
lesson-all = Všechny lekce
lesson-training = První kroky
    .about = Úroveň 1 kampaně, a počítá se: pohyb, úkryt, lákání, úder, odchod.
    .complete = Výcvik dokončen
    .learned = Umíte se pohybovat, skrýt, lákat a odejít. Heliport přidá kamery, zámky a soustředění; každé vysvětlí malá karta, až přijde.
lesson-sight = Dohled na otevřeném
    .about = Prázdná hala, dvě hlídky: co vidí, co skryje bedna a k čemu je krabice.
    .complete = Víte, co hlídky vidí
    .learned = Před nimi a nic v obdélníku mezi vámi: vidí vás, jen když platí obojí.
lesson-fight = Průběh boje
    .about = Jak boj s bossem běží: kdo kdy jedná a co říkají jeho karty a panel.
    .complete = Víte, jak boj běží
    .learned = Postavy, pak jedna karta bosse, kolo za kolem. Sledujte jeho panel jako předtím hlídky.
lesson-dice = Zásah a úhyb
    .about = Kostky proti Obraně, vaší i jeho, a jak obojí ohne soustředění.
    .complete = Znáte své kostky
    .learned = Použitý žeton vrátí akce Soustředění. Jeden si nechte na jeho tah.
lesson-weak-moment = Slabá chvíle
    .about = Čtěte balíček, udeřte, když je to bezpečné, a uvidíte, co změní půlka zdraví.
    .complete = Umíte číst bosse
    .learned = Každý boss má karty, které vás nic nestojí, a žádná se nezamíchá. Počkejte na ně a udeřte.

## First-time tips

introduction = Hra za 60 sekund
introduction-skip = Přeskočit
introduction-done = Můžeme hrát
introduction-goal = Co chceme
    .text = Jsme jeden tým. Splňte, co mise žádá (seznam je nad týmem), a dostaňte se ven. Padne-li jeden, prohráváme všichni.
introduction-turn = Váš tah
    .text = Postavy jednají po jedné, v libovolném pořadí. Máte 4 akce: klikněte, kam chcete jít nebo na co působit. Pak ukončete tah. Po všech jdou hlídky.
introduction-seen = V dohledu
    .text = Hlídky vidí před sebe, dokud nic nepřekáží. Červeně orámovaná pole jsou to, co vidí: koho tam spatří, ten vyvolá poplach.
introduction-noise = Hluk
    .text = Plížení je o 1 pole a tiché. Přeběhnutí o 2 a hlučné: na konci tahu kostky řeknou, zda to hlídka poblíž slyší.
introduction-help = Na pochybách?
    .text = Ukažte na cokoli a řádek pod mapou řekne, co by to udělalo. Zpět je zdarma, dokud se neodhalí kostky nebo karty. Zatímco hrají jiní, klikáním do mapy plánujte příští tah. Pravidla, klávesy a tento úvod jsou v nabídce.
first-got-it = Rozumím
first-list-text = Každé z nich vysvětlí malá karta, když přijde poprvé.
first-list-again = Ukázat je všechny znovu
first-list-fresh = Ukážou se všechny
first-alert = Poplach
    .seen = { $watcher } z pole { $from } vidí { NAME($hero, case: "acc") } na { $at }. ! teď leží pod postavou.
    .placed = ! { NAME($hero, case: "gen") } je na { $space }: vědí to všichni.
    .means = Dokud je ! na mapě, hlídky jeho zóny tam běží, až o červené číslo karty rozkazů. Každá hlídka, která vidí postavu, útočí.
    .text = Zmizte z dohledu a od !: hlídka, která tam nikoho nenajde, ho odklidí. Nebo se vraťte na začátek tahu; kostky padnou stejně.
    .back = Vrátit se
    .on = Hrát dál
first-late = Právě včas
    .heroes = Hrajete za: { $heroes }.
    .nobody = Zatím nemáte postavu; někdo vám ji může předat.
    .actions = Tah má 4 akce. Klikněte na pole nebo tlačítko a uvidíte, co by udělalo.
    .sight = Na šrafovaná pole je vidět: vyhněte se jim, i cestou.
    .end = Až budete hotovi, ukončete tah. Po poslední postavě jdou hlídky.
first-attack = Hlídka útočí
    .text = Jejími dvěma černými kostkami házíte proti vlastní Obraně: každá, která jí dosáhne, je jedno zranění. Dojde-li postavě zdraví, mise je prohraná.
first-boss-attack = Boss útočí
    .text = Kostkami jeho desky házíte proti vlastní Obraně: každá, která jí dosáhne, je jedno zranění. Dojde-li postavě zdraví, mise je prohraná.
first-boss = Boss
    .text = Po všech postavách hraje boss. Panel ukazuje jeho zdraví a Obranu, co udělal naposledy a co se ví o jeho balíčku.
first-boss-card = Karta bosse
    .text = Boss dělá, co karta říká, ve svém tahu nebo v odpověď na útok. Karta jde dospod balíčku, který se nikdy nemíchá: panel ukazuje, co přijde znovu a kdy.
first-fire = Pod palbou
    .text = Na postavu na poli se zkříženými červenými čarami by útočil. Čáry se hýbou s bossem, hleďte tedy, kde budou, až budete jednat.
first-special = Speciální akce
    .text = Akce se žlutým okrajem jsou jen pro tento boj. Přeškrtnuté se v něm použít nedají.
first-loadout = Vybavení
    .text = Než začnete, rozdejte karty z Databanky. Každá postava má omezený počet míst a karta s tvářemi je jen pro ně.
first-path = Dvě cesty, jedna hlídka
    .text = Obě cesty jsou stejně krátké, vybíráte tedy vy. Hleďte, kde která končí a koho na ní uvidí.
first-spawn = Nová hlídka
    .text = Volíte, kde stojí nebo kam se dívá. Šrafování ukazuje, co by viděla.
first-focus = Soustředění
    .text = Dokud je hod otevřený, mohou ho žetony soustředění změnit. Použitý žeton se otočí; akce Soustředění ho obnoví.
first-turn = Kdo je na řadě
    .text = Postavy jednají v libovolném pořadí, každá celý tah. Po všech je na tahu nepřítel.
first-reaction = Hlídka reaguje
    .text = Hlídka, která vstoupí na ?, ! nebo tělo, otočí kartu reakce a žeton odklidí. Karta říká, co dál.
first-lock-held = Zámek drží
    .text = Kostky zůstávají: za další akci hoďte kterýmikoli znovu. Odejdete-li nebo ukončíte tah, jsou pryč.
first-leapfrog = Přes hlídku
    .text = Figurku lze přeskočit; počítá se to za jedno pole. Přeskočená hlídka vyvolá poplach a hned útočí.
first-hurt-guard = Zraněná, ale stojí
    .text = Zraněná hlídka musí do konce vašeho tahu ležet. Stojí-li, ! jde pod vás.
first-laser = Laser
    .text = Laser se dívá na všechny strany až k první překážce. Vstup do jeho dohledu vyvolá poplach.
first-camera = Kamery
    .text = Kamera má oranžový a zelený úhel a platí jen jedna barva. Karta rozkazů je může všechny otočit.
first-trap = Pasti
    .text = Past lícem dolů se otočí, když vstoupíte do jejího dohledu: kamera, laser, nebo nic. Do té doby se dívá na všechny strany.
first-body = Tělo
    .text = Hlídka, která tělo vidí sama nebo díky kameře, se přijde podívat. Přesuňte ho z dohledu, nebo buďte daleko.
first-door = Zamčené dveře
    .text = Při Použití házíte jednou bílou a dvěma černými; padne-li, co zámek chce, otevře se. ! na bílé přiláká pozornost.
first-elevator = Výtah
    .text = Použití vás sveze na druhý konec. Je to pohyb: spatření na obou koncích platí.
first-loud = HLASITÉ
    .text = Akce označená HLASITÉ dá váš ! pod vás, ať někdo poslouchá, nebo ne. Hodí se, když o vás už vědí nebo když věc rozhodne.
first-attention = Podezření
    .text = ? přivede nejbližší hlídku, aby se podívala. Může to být chyba, nebo trik: buďte jinde, až přijde.
first-lost-contact = Ztracený kontakt
    .text = Každé tři mrtvé hlídky na mapě spálí jednu kartu rozkazů. Zabijákům běží čas rychleji.
first-radio-in = Ohlášení
    .text = Všechna kasárna posílají hlídky, dokud není jejich zóna plná. Spící a mrtvé se nehlásí.
first-waken = Probuzení hlídek
    .text = Spící s jednou hvězdou se probudí; těm se dvěma jedna zůstane. Omráčená hlídka je pryč na čas, ne navždy.
first-stay-alert = Ve střehu
    .text = Postav do dvou polí od hlídky si všimnou: jejich ? jde pod ně. Na konci tahu si držte odstup.
first-disguise = Převlek
    .text = Vedle těla si Meryl může obléct jeho uniformu a hlídky ji přehlédnou. V jejich dohledu převlek ukončí cokoli kromě Plížení, Přeběhnutí a Soustředění a také poplach. Vedle hlídky, která ji vidí, musí házet.
first-terminal = Terminály
    .text = Otacon hackuje terminál jako zámek, čtyřmi černými kostkami. Pak u něj může používat systémové karty.
first-system = Systémové karty
    .text = Vyhledejte karty a kostkami plňte jejich sloty. Plnou kartu lze vyřešit. Opustí-li Otacon terminál, vše je pryč.
first-objective = Úkoly
    .text = Postavte se na úkol a akcí Použití ho vezměte. Seznam vlevo říká, kolik jich je třeba a kam pak.
first-hostage = Rukojmí
    .text = Postavte se k rukojmímu a akcí Použití ho osvoboďte. Pak jde všude s vámi a na konci každého tahu přidá jednu kostku hluku.
first-own-exit = Vlastní východ
    .text = Každý východ ukazuje, čí je. Ta postava musí odejít jím; jiný neplatí.
first-sealed-door = Zapečetěné dveře
    .text = Dveře se závorou přes zámek neotevřou kostky ani klíč. Jen událost této úrovně.
first-reach = Kam až dojdete
    .text = Zelená ukazuje, kam vás akce dovedou Plížením či Přeběhnutím. Orámovaná pole jsou jedno Plížení daleko. Plná čára je dosah 1 akce i s Přeběhnutím; čárkovaná 2, tečkované 3 a 4.
first-zones = Zóny
    .text = Hlídky svou zónu nikdy neopustí, ale přes hranici vidí. Jednají jen zóny s postavou nebo !.

## Debriefing

debrief-won = Úroveň dokončena
debrief-lost = Selhání: { loss }
debrief-not-counted = { $kind ->
        [import] Tato hra je ze souboru, do statistik se nepočítá.
       *[branch] Tato hra začala uprostřed, do statistik se nepočítá.
    }
debrief-summary =
    { $stage } · { $rounds ->
        [one] 1 kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    } · { $alerts ->
        [0] bez poplachu
        [one] 1 poplach
        [few] { $alerts } poplachy
       *[other] { $alerts } poplachů
    } · { $damage } zranění · { $rewinds ->
        [0] bez přetočení
        [one] 1 přetočení
        [few] { $rewinds } přetočení
       *[other] { $rewinds } přetočení
    }
debrief-share =
    noisecheck · { $stage } { $result ->
        [won] dokončeno
       *[lost] selhání
    } v kole { $rounds } · { $alerts ->
        [one] 1 poplach
        [few] { $alerts } poplachy
       *[other] { $alerts } poplachů
    } · { $damage } zranění · { $rewinds ->
        [one] 1 přetočení
        [few] { $rewinds } přetočení
       *[other] { $rewinds } přetočení
    }
debrief-share-button = Sdílet
debrief-card = Uložit kartu
    .file = noisecheck.png
debrief-copied = Zkopírováno.
debrief-why = Jak se to stalo
debrief-rewind = Přetočit sem
    .about = Hrát od chvíle těsně před touto volbou, u vlastního stolu
debrief-moment = { $won ->
        [yes] Nejtěsnější chvíle, kolo { $round }.
       *[no] Kde se to zvrtlo, kolo { $round }.
    }
debrief-moment-title = { $won ->
        [yes] Nejtěsnější chvíle
       *[no] Kde se to zvrtlo
    }
debrief-ways = Cesta po mapě: { $heroes }.
debrief-more = Co ještě můžete
debrief-record = Celý záznam
rank-why = Jak se hodnost počítá
rank-nothing = Nikdo nic neslyšel.
rank-rules = Ticho je dobré. Decibely přidá každý poplach, zranění, vyřazená hlídka, kolo nad normu a přetočení.
rank-step = { rank-name } do { $most }
debrief-rewards = Do Databanky
debrief-show-all = Ukázat vše
debrief-next = Další mise: { $stage }
debrief-retry-new = Znovu s novými kostkami
debrief-retry-lesson = Znovu s lekcemi
debrief-retry-start = Znovu od začátku
debrief-retry-same = Znovu se stejným seedem
debrief-play-on = Hrát od dřívějšího okamžiku
debrief-reopen = Vyhodnocení
debrief-timeline = Časová osa
debrief-objectives = Úkol
debrief-event = Událost { $letter }
debrief-boss = Porážka: { $figure }
debrief-spared = Ušetřeno: { $figure }
debrief-taken = Splněné úkoly: { $taken } z { $needed }
debrief-optional = Vedlejší: { $space }
debrief-exit = Dojít k východu ({ $out } tam)
debrief-done = hotovo
debrief-open = nehotovo
debrief-heroes = Postavy
debrief-hero = Postava
debrief-moves = Pohyby
debrief-attacks = Útoky
debrief-felled = Vyřazené hlídky
debrief-noise = Kontroly hlučnosti
debrief-seen = Spatření
debrief-alerts = Poplachy
debrief-damage = Zranění
debrief-focus = Soustředění
debrief-dice = Kostky
debrief-no-dice = Nikdo neházel.
debrief-dice-count = { $colour ->
        [w] bílé
       *[b] černé
    }: { $count } { $count ->
        [one] kostka
        [few] kostky
       *[other] kostek
    }
debrief-face = Stěna
debrief-fell = Padlo
debrief-expected = Očekáváno
statistics-title = Statistiky
statistics-none = V tomto prohlížeči ještě neskončila hra, která se počítá; hry ze souboru nebo začaté uprostřed ne. Zahrajte si a najdete tu, jak to šlo, úroveň po úrovni, a zda byly kostky laskavé.
statistics-play = Vybrat misi
statistics-total-played = odehráno
statistics-total-won = vyhráno
statistics-total-alerts = poplachů na hru
statistics-total-time = u stolu
statistics-stages = Úrovně
statistics-stage = Úroveň
statistics-played = Odehráno
statistics-won = Vyhráno
statistics-share = Podíl výher
statistics-best = Nejlepší hodnost
statistics-rounds = Nejméně kol
statistics-alerts = Poplachy na hru
statistics-time = Čas
statistics-dice-own = Vaše kostky
statistics-dice-enemy = Kostky proti vám
statistics-hits = Z kostek s cílovým číslem ({ $aimed }) jich ho dosáhlo: { $hits }. Čekalo se { $expected }; odchylka do { $stray } není nic zvláštního.
statistics-kept = Vše je jen v tomto prohlížeči, posledních { $most } her. Hra se počítá jednou každému, kdo seděl u stolu. Hry začaté uprostřed nebo ze souboru se nepočítají.
statistics-export = Uložit jako soubor
statistics-import = Přidat ze souboru
statistics-clear = Smazat statistiky
    .text = Odstraní z prohlížeče záznam každé hry. Stoly, kampaně a nastavení zůstávají.
    .yes = Smazat
debrief-seed = Poctivé kostky
debrief-seed-number = Seed
debrief-commitment = Otisk ze začátku
debrief-nonce = Sůl
debrief-checked = Ověřeno: jsou to kostky slíbené na začátku.
debrief-broken = Nejsou to kostky slíbené na začátku.
debrief-unchecked = Tento prohlížeč kostky neověří: otisk je SHA-256 ze seedu, mezery a soli.

## Bots, difficulty

bot-pick = Bot: { $bot }
bot-intends = { $hero } ({ $bot }): { $what }
bot-hold = Pozastavit
    .about = Zastavit bota a odpovědět za něj
bot-go-on = Ať pokračuje
    .about = Ať bot hraje dál: { $hero }
log-bot = { $hero } ({ $bot }): { $why }
play-hand-over-bot = Botovi …
lobby-give-to-bot = Botovi …
brief-who-plays = Kdo hraje
brief-who-plays-hero = Kdo hraje za { NAME($hero, case: "acc") }
brief-person = Člověk
brief-difficulty = Obtížnost
brief-assist = Pomoc
difficulty-recruit = Nováček
    .about = Předpovědi a rady; neomezená přetočení.
difficulty-agent = Agent
    .about = Předpovědi; tři přetočení přes kostky a karty.
difficulty-legend = Legenda
    .about = Jen zorná pole a šance kostek; bez přetočení.
difficulty-own = Vlastní
    .about = Jak nastavíte níže.
assist-0 = Jako u stolu
    .about = Co je dovoleno, a nic jiného.
assist-1 = Dohled
    .about = Kdo co vidí a šance kostek.
assist-2 = Předpověď
    .about = I to, co mohou hlídky v nepřátelské fázi udělat.
assist-3 = Trenér
    .about = I rady: čeho si všimnout, co dělat a proč.
table-difficulty = { $difficulty ->
        [recruit] Nováček
        [agent] Agent
        [legend] Legenda
       *[own] Vlastní
    }
table-assist = { $assist ->
        [0] bez pomoci
        [1] pomoc: dohled
        [2] pomoc: dohled a předpovědi
       *[3] pomoc: dohled, předpovědi, rady
    }

## Forecast, hints

forecast-title = Hlídky:
forecast-span = { $low }–{ $high }
forecast-spotted = spatření { $chance }
forecast-attacked = útok { $chance }
forecast-damage = zranění { $damage }
forecast-killed = smrt { $chance }
forecast-lost = prohra { $chance }
forecast-noise = Je-li hluk slyšet ({ $heard }): spatření { $noisy }. Není-li: { $quiet }.
forecast-waiting = nepohne-li se nikdo jiný
forecast-known = karta rozkazů je známá
forecast-ways = Kdyby tah skončil teď, šla by: { $ways }.
forecast-way = { $chance } na { $space }{ $ends ->
        [attack] { " " }(útok)
        [reaction] { " " }(karta reakce)
        [dice] { " " }(kostky)
       *[none] { "" }
    }
forecast-other = { $hero }: spatření { $chance }
forecast-reveals = na toto pole vidí past lícem dolů
forecast-cut = možností je příliš mnoho, nelze projít všechny
forecast-computing = počítá se …
grid-plan = Plán: { $what }
grid-ghost = Plán, { $hero }: { $what }.
grid-risk = Spatření hlídkami: { $chance }.
risk-beside = spatření { $chance }
risk-beside-seen = cestou vás uvidí
forecast-by = { $count ->
        [one] hlídka { $guards }
        [few] hlídky { $guards }
       *[other] hlídky { $guards }
    }
tools-forecast = Předpověď
    .about = Jak pravděpodobně hlídky spatří postavu na každém poli v dosahu; ≤ znamená nejvýš, kde to volby nebo skryté karty nechávají otevřené
forecast-film-legend = Předvídat nepřátelskou fázi
forecast-film-button = Předvídat z { $space }
    .about = Pro případ, že { $hero } ukončí tah na { $space }
forecast-film-card = Karta rozkazů k předvídání
forecast-film-likely = nejpravděpodobnější karta
forecast-film-nothing = Teď není co předvídat.
aid-unanswered = Odpověď nepřišla. Zeptejte se znovu.
forecast-film-title = Předvídáno: nic z toho se nestalo
forecast-film-supposed = Dejme tomu, že { $hero } končí tah na { $space } a { $heard ->
        [yes] je to slyšet, což je po tom hluku pravděpodobné
       *[no] není to slyšet
    }.
forecast-film-watermark = HYPOTETICKÉ
forecast-film-attack = Hlídka { $guard } útočí na { NAME($hero, case: "acc") }: rozhodly by kostky.
forecast-film-choice = Zde by volili hráči; ukazuje se první možnost.
forecast-film-ends-whole = Tak by fáze skončila.
forecast-film-ends-reaction = Otočila by se karta reakce: nikdo neví která.
forecast-film-ends-dice = Jak dál, by rozhodly kostky.
forecast-film-ends-burn = Spálila by se karta rozkazů: nikdo neví která.
forecast-film-ends-lost = Úroveň by byla prohraná.
hint-button = Rada
hint-title = Rada
hint-tier = { $tier ->
        [1] čeho si všimnout
       *[2] co dělat
    }
hint-thinking = Přemýšlí …
hint-danger = Nebezpečí:
hint-opportunity = Příležitost:
hint-nothing = Nic zvláštního.
hint-suggest = Co můžu dělat?
hint-do = Provést
hint-stop = Zastavit plán
    .about = Zbytek tahu je zase váš: { $hero }
hint-stopped = Dopadlo to jinak: plán tu končí a zbytek tahu je váš.
hint-heard = zaslechnutí { $chance }
hint-success = vyjde { $chance }
hint-open = co pak hlídky vidí, záleží na kostkách
debrief-agreed = Tento stůl
debrief-hints = { $count ->
        [0] Bez rad
        [one] 1 rada
        [few] { $count } rady
       *[other] { $count } rad
    }
debrief-bot = { $hero }, rozhodnutí bota: { $count ->
        [one] { $count }
        [few] { $count }
       *[other] { $count }
    }
house-assist = Domácí pravidlo: { $assist ->
        [0] bez pomoci
        [1] jen dohled
        [2] předpovědi
       *[3] rady
    }
house-rewinds = Domácí pravidlo: { $rewinds ->
        [-1] neomezená přetočení
        [0] bez přetočení
        [one] 1 přetočení
       *[other] přetočení: { $rewinds }
    }
house-scene = Začato z vlastní pozice
house-saved = Pokračování uložené hry
house-seed = Někdo zvolil seed a může vědět, co přinese
house-copied = Za běhu hry vznikla kopie: dala se hrát napřed

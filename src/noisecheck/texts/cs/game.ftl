### Co hra říká u stolu: její otázky, události, námitky. Názvy věcí jsou v names.ftl.
###
### Fakta přicházejí tak, jak je podává herní jádro; identifikátory postav, žetonů, karet a směrů přicházejí jako názvy.
### Kostky mají podobu □4 (bílá) a ■4 (černá). První písmeno události se mění na velké.

## Questions

decision-turn = Kdo bude na tahu?
decision-action = { $hero }: { $left ->
        [0] žádné akce nezbývají
       *[other] zvolte akci (zbývá: { $left })
    }
decision-step = { $hero }: kam dál?
decision-drop = { $hero }: kam položit tělo?
decision-before-roll = { $hero } se chystá házet ({ $purpose }). Změnit něco předem?
decision-change-roll =
    { $hero }: na kostkách je { $dice } ({ $purpose }{ $threshold ->
        [0] { "" }
       *[other] , potřeba { $threshold }+
    }). Změnit je?
decision-offer = { $hero }: použít „{ $ability }“ proti { NAME($target, case: "dat") } na poli { $space }?
decision-face-camera = Na poli { $space } je kamera. Kterými směry míří její dva úhly pohledu?
decision-spawn = U pole { $space } se objevuje hlídka. Kde přesně?
decision-face = Kam se dívá hlídka na poli { $guard }?
decision-target = Ve vzdálenosti { $distance } { $distance ->
        [one] pole
        [few] polí
       *[other] polí
    } od { NAME($figure, case: "gen") } na poli { $guard } je několik cílů. Který to bude?
decision-aim = { $hero }: kde začíná váš zaměřovač?
decision-crosshair = Zaměřovač Wolf na poli { $space } míří k { NAME($target, case: "dat") }. Kudy nejdřív?
decision-path = Hlídka na poli { $guard } má několik stejně krátkých cest na { $target }. Kterou se vydá?

## Events: rounds

event-RoundBegan = začíná kolo { $round }.
event-TurnBegan = začíná tah { NAME($hero, case: "gen") }.
event-TurnEnded = { $hero } končí tah.
event-Won = úroveň je dokončena.
event-CardsUnlocked = do Databanky: { $cards }.
event-Lost = selhání: { loss }.
# Why a stage was failed, for messages that say that it was.
loss = { $reason ->
    [time] došel čas
    [killing] zemřela hlídka
   *[killed] { $figure } umírá
}

## The end of a game: parts of what is told of it

choice-who = { $who ->
        [guard] hlídka { $guard }
        [camera] kamera
        [boss] { $watcher }
       *[nobody] nepřítel
    }
rank-name = { $rank ->
        [silence] Ticho
        [breath] Dech
        [whisper] Šepot
        [murmur] Mumlání
        [footfall] Krok
        [clatter] Rachot
       *[racket] Randál
    }
rank-decibels = { $decibels } dB

## Events: heroes on the map

event-Moved = { $hero } jde z pole { $start } na { $end }.
event-Leapt = { $figure } přeskakuje pole { $over }.
event-Seen = { $watcher } z pole { $watcher_space } vidí { NAME($hero, case: "acc") } na poli { $space }.
event-AttentionPlaced = žeton { $side } { NAME($hero, case: "gen") } jde na pole { $space }.
event-Knocked = { $hero } klepe na poli { $space }.
event-BodyTaken = { $hero } bere { $stars ->
        [0] mrtvou hlídku
       *[other] omráčenou hlídku
    } na poli { $space }.
event-BodyDropped = { $hero } pokládá { $stars ->
        [0] mrtvou hlídku
       *[other] omráčenou hlídku
    } na pole { $space }.
event-TrapFlipped = past na poli { $space } se otáčí: { $kind ->
        [camera] kamera
        [laser] laser
       *[blank] nic
    }.
event-CameraTurned = kamera na poli { $space } se dívá { NAME($orange, case: "to") } (oranžová) a { NAME($green, case: "to") } (zelená).
event-LaserTripped = { $hero } protíná laser na poli { $laser }.
event-EventReached = { $hero } je u události { $letter }.
event-Decided = { $hero } volí u události { $letter }: { $choice }
event-ObjectiveTaken = { $hero } { $what ->
        [hostage] osvobozuje rukojmí
       *[objective] bere úkol
    } na poli { $space }.

## Events: dice and Focus

event-Rolled = { $hero } hází { $dice } ({ $purpose }).
event-DieChanged = { $by } mění { NAME($hero, case: "dat") } kostku { $die } z { $before } na { $after }.
event-DiceAdded = { $by } přidává { NAME($hero, case: "dat") } kostku: { $dice }.
event-DieGained = { $hero } hází o jednu { $colour ->
        [w] bílou
       *[b] černou
    } kostku víc ({ $by }).
event-DieWithheld = { $hero } hází o jednu { $colour ->
        [w] bílou
       *[b] černou
    } kostku méně ({ $by }).
event-FocusUsed = { $hero } otáčí žeton soustředění „{ $token }“.
event-FocusRefreshed = žeton soustředění „{ $token }“ { NAME($hero, case: "gen") } je znovu připraven.
event-AbilityUsed = { $hero } využívá schopnost „{ $ability }“.

## Events: attacks

event-Attacked = { $attacker } útočí na { NAME($target, case: "acc") } na poli { $space }: { $hits ->
        [0] žádný zásah
        [one] 1 zásah
        [few] { $hits } zásahy
       *[other] { $hits } zásahů
    }.
event-Hurt = { $figure } na poli { $space } utrpí { $damage } { $kind ->
        [ko] KO zranění
       *[hit] zranění
    }.
event-KnockedOut = hlídka na poli { $space } je omráčena.
event-BeganHurt = { $hero } začíná se zraněním z doby před touto úrovní: { $damage }.
event-Killed = { $figure } umírá na poli { $space }.

## Events: bosses

event-BossCardRevealed = { $figure } { $side ->
        [turn] hraje:
       *[reaction] reaguje:
    } { $card }.
event-BossCardKept = { $card } zůstává navrchu balíčku.
event-BossCardSeen = nahlížíte do balíčku { NAME($figure, case: "gen") }: { $card }.
event-BossCardBuried = { $card } jde dospod balíčku { NAME($figure, case: "gen") }.
event-BossCardRaised = { $card } jde navrch balíčku { NAME($figure, case: "gen") }.
event-BossExposed = { $figure } se odkrývá: Obrana −{ $points } v tomto kole.
event-AttackJammed = { $figure } hází o { $count } { $count ->
        [one] kostku
        [few] kostky
       *[other] kostek
    } méně.
event-EvasionCut = { $figure } se posune o { $spaces } { $spaces ->
        [one] pole
        [few] pole
       *[other] polí
    } méně.
event-HandedOut = { $hero } má zase plnou výbavu.
event-HeroVeiled = příští útok na { NAME($hero, case: "acc") } mine.
event-BossMoved = { $figure } jde z pole { $start } na { $end } a dívá se { NAME($facing, case: "to") }.
event-BossTurned = { $figure } na poli { $space } se otáčí { NAME($facing, case: "to") }.
event-BossTokenPlaced = na poli { $space } se objevuje { $token }.
event-BossTokenRemoved = z pole { $space } mizí { $token }.
event-TrackMoved = ukazatel { NAME($figure, case: "gen") } se posouvá na „{ $ability }“.
event-HeroControlled = { $figure } ovládá { NAME($hero, case: "acc") }: { $hero } útočí na { NAME($target, case: "acc") }.
event-BustToppled = { $hero } shazuje bustu na poli { $space }.
event-PastRead = { $figure } vám nahlíží do hlavy, dřív než uděláte první krok.
event-ClueFound = { $figure } má tajemství a vy jste na jeho stopě.
event-SecretLearned = { $hero } zná tajemství { NAME($figure, case: "gen") } a jedná podle toho.
event-MindClosed = { $figure } vám už nečte myšlenky: Obrana { $defense }.
event-BossReels = { $figure } vrávorá.
event-SkullTaken = { $figure } padá na poli { $space }: { $skulls ->
        [one] jeho první lebka
        [few] lebka číslo { $skulls }
       *[other] lebka číslo { $skulls }
    }. O jeho konci rozhodne hod.
event-BossHealed = { $figure } si léčí { $damage } zranění.
event-HungOn = { $hero } padá přes okraj a visí na poli { $space }.
event-ClimbedUp = { $hero } leze nahoru na pole { $space }, což stojí 2 akce.
event-PulledUp = { $hero } vytahuje { NAME($target, case: "acc") } nahoru.
event-BossTokenMoved = { $token } se posouvá z pole { $start } na { $end }.
event-BossTokenFlipped = { $token } na poli { $space } se otáčí: { $face ->
        [nothing] jen sníh
       *[boss] { $face }
    }.
event-BossHid = { $figure } mizí z pole { $space }: sedm žetonů leží zase lícem dolů.
event-ThreatRaised = hrozba { NAME($figure, case: "gen") } stoupá na { $threat }.
event-Aimed = { $hero } míří z pole { $space }.
event-BossWounded = { $figure } je na tom zle: polovina zdraví je pryč.
event-DogsLayDown = Její psi nacházejí na poli { $space } krabici. Očichají ji, jeden zvedne nohu a pak si všichni lehnou vedle. Ona tam po { NAME($hero, case: "loc") } nestřílí.
event-HeldOpen = { $hero } drží kokpit { NAME($figure, case: "gen") } otevřený, a to na { $turns ->
        [one] 1 jeho tah
        [few] { $turns } jeho tahy
       *[other] { $turns } jeho tahů
    }.
event-BossDefeated = { $figure } prohrává boj na poli { $space }.
event-Resupplied = { $hero } doplňuje na poli { $space } všechny karty.
event-Shielded = { $hero } vlastním tělem kryje { NAME($figure, case: "acc") } před výstřelem.

## Events: locks and gear

event-DoorOpened = { $hero } otevírá dveře { $door }.
event-LockHeld = { $lock }: zámek drží, padlo { $dice }, potřeba je { $needs }.
event-LockLost = { $hero } odchází od zámku { $lock }; kostky u něj jsou pryč.
event-GearUsed = { $hero } používá vybavení „{ $gear }“{ $target ->
        [none] { "" }
       *[other] : { $target }
    }.
event-GearFound = { $hero } si bere kartu „{ $gear }“, pro tuto úroveň.
event-GearDiscarded = { $hero } odkládá kartu „{ $gear }“ do konce úrovně.

## Events: guards and the Enemy phase

event-GuardPlaced = na pole { $space } přichází hlídka a dívá se { NAME($facing, case: "to") }.
event-OrderDrawn = karta rozkazů: { $card }.
event-CardBurned = spálená karta rozkazů: { $card }.
event-NothingBurned = už není žádná karta rozkazů ke spálení.
event-EnemyPhaseEnded = nepřátelská fáze končí.
event-GuardWoke = omráčená hlídka na poli { $space } se probírá.
event-StarLost = omráčená hlídka na poli { $space } se hýbe: zbývá jí jedna hvězda.
event-GuardSpawned = na poli { $space } se objevuje nová hlídka a dívá se { NAME($facing, case: "to") }.
event-CamerasFlipped = kamery se otáčejí: teď platí { $colour ->
        [orange] oranžové
       *[green] zelené
    } úhly pohledu.
event-GuardActivated = na řadě je hlídka na poli { $space }, dívá se { NAME($facing, case: "to") }.
event-ModeChosen = { $mode ->
        [patrol] jde na obchůzku.
       *[other] { $mode ->
            [alert] poplach
           *[investigate] prověřování
        }: { $token ->
            [ko] omráčená hlídka
            [dead] mrtvá hlídka
           *[other] { $token } { NAME($owner, case: "gen") }
        } na poli { $target }{ $seen_by ->
            [guard] , v jejím zorném poli
            [camera] , v záběru kamery na poli { $seen_from }
           *[other] { "" }
        }, vzdálenost { $distance } { $distance ->
            [one] pole
            [few] pole
           *[other] polí
        }.
    }
event-PathChosen = její cesta: { $path }.
event-PathBlocked = přes pole { $next_space } neprojde a zůstává na { $space }.
event-NoNewPath = na poli { $space } se otočí dokola a cestu dál nenachází.
event-GuardTurned = hlídka na poli { $space } se otáčí { NAME($facing, case: "to") }.
event-GuardMoved = hlídka jde z pole { $start } na { $end } a dívá se { NAME($facing, case: "to") }.
event-GuardLeapt = hlídka přeskakuje z pole { $start } přes { $over } na { $end } a dívá se { NAME($facing, case: "to") }.
event-ReactionDrawn = hlídka na poli { $space } reaguje. Karta reakce: { $card }.
event-TokenRemoved = hlídka na poli { $space } odstraňuje { $token ->
        [ko] žeton KO hlídky
        [dead] žeton mrtvé hlídky
       *[other] { $token } { NAME($owner, case: "gen") }
    }.
event-GuardDone = hlídka na poli { $space } má hotovo.

## Why something is not possible now

objection-game-over = Úroveň skončila.
objection-not-an-option = Taková odpověď není na výběr. Možnosti: { $options }.
objection-no-such-action = Akce { $verb } neexistuje. Známé: { $known }.
objection-not-on-dashboard = Akce „{ $verb }“ není na desce { NAME($hero, case: "gen") }.
objection-too-few-actions = Stojí to { $cost } { $cost ->
        [one] akci
        [few] akce
       *[other] akcí
    }, ale { $left ->
        [one] zbývá { $left }
        [few] zbývají { $left }
       *[other] zbývá { $left }
    }.
objection-not-a-thing = Na „{ $words }“ se to použít nedá.
objection-which-thing = { $part ->
        [card] Řekněte, která systémová karta.
        [count] Řekněte kolik.
        [deck] Řekněte, který balíček: order nebo reaction.
        [dice] Řekněte, která kostka.
        [door] Řekněte, které dveře.
        [facing] Řekněte, kterým směrem: N, E, S nebo W.
        [gear] Řekněte, která karta.
        [hero] Řekněte, která postava.
        [level] Řekněte, na jaké úrovni.
        [missiles] Řekněte, kolik střel.
        [owner] Řekněte čí.
        [slot] Řekněte, který slot.
        [stars] Řekněte, kolik hvězd.
        [tied] Řekněte, zda je svázaná.
        [token] Řekněte, který žeton soustředění.
        [turned] Řekněte up, nebo down.
       *[thing] Řekněte, na co se to má použít.
    }
objection-which-space = Řekněte, které pole.
objection-no-such-space = Pole „{ $space }“ na této mapě není.
objection-already-there = Figurka už na poli { $space } stojí.
objection-no-floor = Na poli { $space } se stát nedá.
objection-occupied = Na poli { $space } stojí figurka.
objection-locked-door = Dveře mezi { $start } a { $space } jsou zamčené.
objection-wall-between = Mezi { $start } a { $space } je zeď.
objection-too-far = { $space } je od { $start } dál než jedno pole.
objection-not-adjacent = { $space } není sousední pole.
objection-no-enemy = Na poli { $space } není nepřítel.
objection-no-guard = Na poli { $space } není hlídka.
objection-covered = „{ $verb }“ se v úrovních s bossem nepoužívá.
objection-no-supplies = Na poli { $space } nejsou zásoby.
objection-too-few-missiles = { $left ->
        [0] Žádná střela nezbývá.
        [one] Zbývá jen jedna střela.
        [few] Zbývají jen { $left } střely.
       *[other] Zbývá jen { $left } střel.
    }
objection-boss-out-of-sight = { $figure } není v dohledu.
objection-no-grenades = Nezbývá žádný granát.
objection-no-missiles = Nezbývá žádná střela.
objection-no-claymores = Nezbývá žádná mina Claymore.
objection-mined-already = Na poli { $space } už mina leží.
objection-nothing-to-fill = Všechny karty jsou plné.
objection-no-harm = Tím se { NAME($figure, case: "acc") } zranit nedá.
objection-only-from-his-column = Na { NAME($figure, case: "acc") } se teď útočí jen z jeho sloupce a { $space } v něm neleží.
objection-only-from-his-row = Na { NAME($figure, case: "acc") } se teď útočí jen z jeho řádku a { $space } v něm neleží.
objection-cannot-concentrate = Nikdo se teď nedokáže soustředit: žádné žetony ani akce Soustředění.
objection-hangs = { $hero } visí z okraje a musí nejdřív vylézt, což stojí 2 akce.
objection-nobody-hangs = Žádná postava jménem „{ $words }“ z okraje nevisí.
objection-only-otacon = { $space } je na dlaždici Sniper Wolf, kde se smí pohybovat jen Otacon.
objection-no-aimer = { $hero } na nikoho mířit nemůže.
objection-no-bust = Na poli { $space } není busta.
objection-a-hostage = Rukojmí na poli { $space } není cíl.
objection-already-down = Hlídka na poli { $space } leží na zemi a útočit na ni nejde.
objection-not-from-behind = Hlídka na poli { $space } k vám nestojí zády.
objection-no-body-in-reach = Na poli { $space } není v dosahu takový žeton KO ani mrtvé hlídky.
objection-nowhere-to-drag = Žádný krok z pole { $space } nevede tam, kde by šlo tělo položit.
objection-nothing-to-use = Na poli { $space } není nic pro akci Použití.
objection-no-such-door = Dveře { $door } tu nejsou.
objection-door-out-of-reach = Dveře { $door } nejsou na hraně tohoto pole.
objection-door-sealed = Dveře { $door } nemají zámek: otevře je jen událost.
objection-held-back = Kartu „{ $gear }“ nejde v této zóně použít.
objection-must-be-equipped = V této úrovni musí někdo nést kartu „{ $gear }“.
objection-door-open = Dveře { $door } už jsou otevřené.
objection-reroll-instead = U zámku { $lock } už kostky leží: hoďte některými znovu.
objection-no-dice-lying = V tomto tahu u žádného zámku kostky neleží.
objection-no-such-dice = Uveďte kostky od 1 do { $count }, vzestupně a každou jednou.
objection-no-elevator = Z pole { $space } na { $to } žádný výtah nejede.
objection-no-focus-here = Žetony soustředění v této úrovni nejsou ve hře.
objection-no-such-token = Žeton soustředění { $token } tu není. Známé: { $known }.
objection-token-inactive = Žeton soustředění „{ $token }“ je otočený; nejdřív ho obnovte.
objection-token-active = Žeton soustředění „{ $token }“ je připravený; není co obnovovat.
objection-only-in-a-roll = Žeton soustředění „{ $token }“ platí jen při hodu.
objection-not-used-by-action = Karta „{ $gear }“ se nepoužívá jako akce.
objection-not-carried = Postava kartu „{ $gear }“ nenese.
objection-out-of-tokens = Na kartě „{ $gear }“ už nic nezbývá.
objection-out-of-sight = Na pole { $space } postava nevidí.

## Explosives

decision-give-away = Několik výbuchů je stejně blízko { NAME($hero, case: "gen") }. Na které pole přijde ! ?
decision-fly = { $hero }: { $thing ->
        [grenade] granát
        [crosshair] zaměřovač
       *[missile] střela
    } na poli { $space }. Kterým směrem a jak daleko?
event-Exploded = na poli { $space } vybuchuje { $gear }.
event-MissileFlew = střela letí { NAME($facing, case: "to") } z pole { $start } na { $end }.
event-MissileLaunched = { $hero } odpaluje střelu; ta začíná na poli { $space }.
event-MissileEvaded = { $figure } uniká střele na poli { $space }.
event-SalvoFired = { $hero } na poli { $space } odpaluje { $missiles ->
        [one] střelu
        [few] { $missiles } střely
       *[other] { $missiles } střel
    }.
event-GrenadeThrown = { $hero } hází granát z pole { $space }.
event-GrenadeFlew = granát letí { NAME($facing, case: "to") } z pole { $start } na { $end }.
event-MineLaid = { $hero } klade na pole { $space } minu Claymore.
event-GrenadeWasted = granát přichází nazmar za polem { $space }.
event-MissileLost = střela mizí za polem { $space }, bez výbuchu.
event-ChaffSettled = fólie dosedá: kamery a senzory zase fungují.
objection-beyond-throwing = { $space } je dál než { $most } { $most ->
        [one] pole
        [few] pole
       *[other] polí
    }: tak daleko nedohodíte.
objection-nothing-to-detonate = Postava nemá na mapě nic k odpálení („{ $gear }“).
objection-not-empty = Pole { $space } není prázdné.

## Meryl and Gray Fox

decision-get-clear = { $hero }: převzít na sebe útok, který míří na { NAME($target, case: "acc") } na poli { $space }?
decision-hold-open = { $hero }: držet kokpit { NAME($figure, case: "gen") } otevřený za cenu { $damage } zranění?
decision-event = { $hero } je u události { $letter }. Co uděláte?
decision-charge = { $hero }: na kterou kartu dát žeton energie?

event-DisguiseGained = { $hero } si na poli { $space } obléká uniformu hlídky.
event-DisguiseLost = převlek { NAME($hero, case: "gen") } na poli { $space } je prozrazen.
event-CardCharged = „{ $gear }“ { NAME($hero, case: "gen") } získává energii; má jí teď { $tokens }.

objection-only-when-sneaking = Převlek funguje jen v infiltračních úrovních.
objection-disguised-already = Postava už převlek má.
objection-alarm-raised = Dokud leží ! na poli { $space }, převlek nepomůže.
objection-no-uniform = Zde ani na sousedním poli není žeton KO ani mrtvé hlídky, od které by šlo vzít uniformu.
objection-not-lent = Žetony soustředění { NAME($hero, case: "gen") } tu nejsou po ruce.
objection-losing-myself = Dokud leží ! ve stejné zóně ({ $space }), akce Soustředění není možná.
objection-nobody-adjacent = Na sousedních polích není žádný nepřítel.
objection-too-few-charges = { $left ->
        [0] Žádná energie nezbývá
        [one] Zbývá jen 1 žeton energie
        [few] Zbývají jen { $left } žetony energie
       *[other] Zbývá jen { $left } žetonů energie
    } na kartě „{ $gear }“.

## Otacon and his System cards

decision-hacker = { $hero }: kolik bílých kostek navíc? Každá z nich může přilákat pozornost.
decision-place-die = { $hero }: na kostkách je { $dice }. Položit některou na systémovou kartu?
decision-return-card = { $hero }: která systémová karta se vrací a kam, navrch, nebo dospod balíčku?
decision-system-target = { $hero }: { $card }, zbývá cílů: { $left }. Který teď?
decision-system-offer = { $hero }: vyřešit teď kartu { $card }?
decision-boss-card = { $hero }: tyto karty leží navrchu balíčku bosse. { $use ->
        [bury] Která půjde dospod?
        [raise] Která přijde první?
       *[announce] Která bude ohlášena místo té současné?
    }
decision-traced = Linka { NAME($hero, case: "gen") } je vystopovaná. Odpojit se a přijít o systémové karty, nebo zůstat na lince a čelit útoku?

event-TerminalHacked = { $hero } hackuje terminál na poli { $terminal }.
event-SystemDrawn = { $hero } nachází systémovou kartu: { $card }.
event-SystemReturned = { $card } se vrací { $place ->
        [top] navrch
       *[bottom] dospod
    } systémového balíčku.
event-SystemDiePlaced = { $hero } pokládá { $face } na slot { $slot } karty { $card }.
event-SystemDieRecalled = { $hero } bere { $face } zpět ze slotu { $slot } karty { $card }.
event-SystemResolved = { $hero } řeší kartu { $card } na úrovni { $level }.
event-Disconnected = { $hero } ztrácí spojení: systémové karty i kostky na nich jsou pryč.
event-Traced = někdo stopuje linku { NAME($hero, case: "gen") }: žeton na kartě terminálu je na poli { $space }, stranou { $side } nahoru.
event-AttentionRemoved = { $side } { NAME($hero, case: "gen") } mizí z pole { $space } a z mapy.
event-TrapRemoved = { $kind ->
        [camera] kamera
        [laser] laser
       *[blank] prázdná past
    } na poli { $space } už nefunguje.
event-ZoneJammed = kamery a senzory v zóně „{ $zone }“ jsou v tomto kole slepé.
event-ZoneSilenced = v zóně „{ $zone }“ volání nikdo neslyší.

objection-no-terminal = Na poli { $space } není terminál.
objection-terminal-out-of-reach = Terminál na poli { $space } není na tomto ani na sousedním poli.
objection-terminal-hacked = Terminál na poli { $space } už je hacknutý.
objection-not-connected = Na tomto ani na sousedním poli není hacknutý terminál.
objection-no-system-card = Systémový balíček je prázdný.
objection-none-beside = Není tu systémová karta, na kterou by šlo položit kostky; nejdřív nějakou vyhledejte.
objection-too-many-dice = Můžete hodit { $most ->
        [0] už žádnou kostkou
        [one] jen 1 kostkou
        [few] 1 až { $most } kostkami
       *[other] 1 až { $most } kostkami
    }: nejvíc jich smí být 4, včetně těch na systémových kartách.
objection-not-beside = { $card } neleží vedle desky.
objection-no-die-there = Na slotu { $slot } karty { $card } žádná kostka není.
objection-slots-empty = Některý slot karty { $card } je prázdný.
objection-terminal-too-low = Terminál v dosahu má jen úroveň { $level }.
objection-waits-for-condition = { $card }: vyřešit ji lze až po splnění její podmínky.
objection-nothing-in-reach = { $card } teď nemá na co působit.
objection-no-soldier = { $hero } nepoužívá zbraně, a „{ $gear }“ je zbraň.

## What heroes carry, and the set-up

decision-loadout = { $hero }: co vzít s sebou? { $slots ->
        [0] Žádné místo není volné.
        [one] Volné je 1 místo.
        [few] Volná jsou { $slots } místa.
       *[other] Volných je { $slots } míst.
    }{ $fight ->
        [1] {" "}Do boje si každá postava bere z Databanky jednu kartu.
       *[0] {""}
    }

event-Healed = { $hero } si léčí { $damage } zranění.
event-TopCardSeen = { $hero } si prohlíží příští kartu { $deck ->
        [order] rozkazů
       *[reaction] reakce
    }: { $card }.
event-GuardTied = { $hero } svazuje omráčenou hlídku na poli { $space }.
event-RopeCut = provaz na poli { $space } je přeříznutý.
event-ObjectiveFlipped = žeton úkolu na poli { $space } se otáčí.
event-BoxLost = { $hero } přichází na poli { $space } o krabici.
event-Equipped = { $hero } si bere kartu „{ $gear }“.
event-PutBack = { $hero } vrací kartu „{ $gear }“.

objection-unhurt = Karta „{ $gear }“ by přišla nazmar: není co léčit.
objection-all-focus-ready = Karta „{ $gear }“ by přišla nazmar: všechny žetony soustředění jsou připravené.
objection-once-a-turn = Karta „{ $gear }“ funguje jednou za tah.
objection-level-too-high = Dveře { $door } mají obtížnost zámku { $level }, na kartu „{ $gear }“ příliš vysokou.
objection-still-charged = Kartu „{ $gear }“ lze nabít, až když je prázdná.
objection-boxed-already = Postava už v krabici je.
objection-in-sight = Karta „{ $gear }“ v dohledu hlídky nebo kamery nefunguje.
objection-nobody-to-tie = U „{ $words }“ není vedle postavy žádný nesvázaný žeton KO hlídky.
objection-no-such-deck = „{ $words }“ není balíček, do kterého se dá nahlédnout. Známé: { $known }.
objection-deck-empty = Není tu balíček { $deck ->
        [order] rozkazů
       *[reaction] reakcí
    }, do kterého by šlo nahlédnout.
objection-card-known = Příští karta { $deck ->
        [order] rozkazů
       *[reaction] reakce
    } už je známá.
objection-nothing-face-down = V dosahu není lícem dolů nic, co by karta „{ $gear }“ mohla otočit.
objection-not-in-the-box = Karta „{ $gear }“ v Databance není.
objection-not-for-this-hero = Kartu „{ $gear }“ nemůže mít { $hero }.
objection-brings-enough = Do boje si každá postava bere z Databanky jednu kartu a { $hero } už ji má.
objection-no-slot-left = { $hero } nemá na kartu „{ $gear }“ volné místo.

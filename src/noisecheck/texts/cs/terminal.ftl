### Slova hry v terminálu a příkazové řádky.

## The command line

cli = Neoficiální fanouškovské zpracování hry Metal Gear Solid: Desková hra.
no-extra = { $module } není nainstalován. Přichází s doplňkem { $extra }: { $python } -m pip install "noisecheck[{ $extra }]"
cli-version = Ukáže verzi a skončí.
cli-lang = Jazyk, kterým mluvit, třeba en; bez něj ten z NOISECHECK_LANG nebo z vašeho systému. Smí stát kdekoli.
cli-no-language = --lang { $wanted }: tímto jazykem noisecheck nemluví. Umí: { $known }.
cli-terminal = Hra v terminálu.
cli-stage = Úroveň, nebo složka vaší vlastní; bez ní pokračujte nebo vyberte ze seznamu.
cli-seed = Číslo, které rozhoduje o všech kostkách a kartách. Bez něj náhodné.
cli-heroes = Postavy oddělené čárkami, třeba snake,meryl; bez nich se hra zeptá, je-li z čeho vybírat.
cli-memory-box = Vybavení, ze kterého se před hrou vybírá, oddělené čárkami, třeba pistol-45,rations-2.
cli-bot = Postava, za kterou hraje bot, třeba meryl=steady; samotné meryl znamená totéž. Další boti jsou random a search. Lze zadat víckrát.
cli-load = Pokračuje ve hře uložené do tohoto souboru.
cli-export-svg = Místo hry zapíše plán jako obrázek do tohoto souboru.
cli-serve = Hra v prohlížeči: spustí server.
cli-host = Adresa, na které naslouchat; 0.0.0.0 pustí i jiná zařízení ve vaší síti.
cli-port = Port, na kterém naslouchat; 0 pro kterýkoli volný.
cli-database = Kde jsou uložené stoly: sqlite:///file nebo postgresql://user@host/name. Bez toho soubor ve vaší datové složce.
cli-allow-host = Jméno, které smějí prohlížeče pro tento server používat kromě jeho adresy: třeba jméno proxy. Lze zadat víckrát.
cli-trust-proxy = Adresa proxy, která v X-Forwarded-For uvádí, za koho mluví. Lze zadat víckrát.
cli-open = Zda otevřít prohlížeč.
serve-address = noisecheck je připraven: { $address } (Ctrl+C ho zastaví)
serve-port-taken = Port { $port } je obsazený. Port { $free } je volný: --port { $free }
serve-no-port = Na { $host }, port { $port }, nelze naslouchat: { $reason }
serve-ports-taken = Port { $port } i ty po něm jsou obsazené. Uveďte jiný pomocí --port.
cli-metrics-port = Port tohoto stroje, na kterém Prometheus čte, jak se serveru daří. 0 pro žádný.
cli-backup = Zkopíruje stoly serveru do jednoho souboru, i za provozu. Pro SQLite; PostgreSQL má pg_dump.
cli-backup-file = Soubor, který se zapíše; ještě nesmí existovat.
cli-restore = Vloží zálohu na místo stolů serveru. Server musí být zastavený; co tam bylo, zůstane v souboru vedle.
cli-restore-file = Soubor, který zapsal `noisecheck backup`.
cli-check = Přehraje každý stůl, který server má, a přečte každou kampaň: co tato verze nepřečte, vypíše.
backup-made = Všechny stoly jsou teď v { $file }.
backup-restored = Všechny stoly jsou zpět, jak byly v { $file }.
backup-former = Co tam bylo předtím, je v { $file }.
backup-exists = { $file } už existuje. Uveďte jiný soubor.
backup-none = V { $file } žádné stoly nejsou.
backup-failed = { $file } nelze zkopírovat: { $reason }
backup-unsound = { $file } není v pořádku jako záloha: { $reason }
backup-postgres = PostgreSQL na to má vlastní nástroje: pg_dump a pg_restore.
check-damaged = { $file } je poškozený: { $reason }
check-unreadable = { $kind } { $id }: { $reason }
check-unreadable-since = { $kind } { $id }, začato v noisecheck { $began_by }: { $reason }
cli-prune = Odstraní stoly, u kterých se nějakou dobu nehrálo. Kampaně zůstávají, i stůl, od kterého každá pokračuje. U SQLite musí být server zastavený.
cli-prune-older-than = Před kolika dny se u stolu naposledy něco dělo.
prune-done = { $tables ->
    [0] Tak starý stůl tu není.
    [one] 1 stůl je pryč.
    [few] { $tables } stoly jsou pryč.
   *[other] { $tables } stolů je pryč.
  }
check-done = Zkontrolováno: { $tables ->
    [one] 1 stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
  } a { $campaigns ->
    [one] 1 kampaň
    [few] { $campaigns } kampaně
   *[other] { $campaigns } kampaní
  }: { $faults ->
    [0] vše v pořádku.
   *[other] nečitelných: { $faults }.
  }
cli-rules = Vyhledá pravidlo, nebo je vypíše všechna.
cli-rule = Pravidlo podle čísla, třeba LOS-3; kapitola, třeba LOS; nebo hledané slovo.
cli-coverage = Ke každému pravidlu počet úspěšných testů, které ho citují.
cli-lint = Zkontroluje, zda úroveň nemá chyby.
cli-folder = Složka vaší úrovně, se soubory stage.toml a map.txt; nebo název úrovně ze hry.
cli-new-stage = Zapíše malou úroveň, kterou lze hned hrát a libovolně měnit.
cli-new-name = Její název: malá písmena, číslice a spojovníky.
cli-new-place = Složka, ve které vznikne; bez ní zde.
cli-schema = Vypíše JSON Schema pro stage.toml, pro editory, které při psaní doplňují a kontrolují.
new-stage-written = Zapsáno: { $folder }
    Hrát: noisecheck terminal { $folder }
    Ověřit: noisecheck lint { $folder }
    Nakreslit: noisecheck render { $folder }
    Změřit: noisecheck lab report { $folder }
save-of-unknown-stage = hra je na úrovni { $stage }, která k noisecheck nepatří a ještě se tu nehrála. Uveďte i její složku: noisecheck terminal FOLDER --load FILE
save-of-moved-stage = hra je na úrovni { $stage } a její složka už na místě není: { $folder }. Uveďte, kde je teď: noisecheck terminal FOLDER --load FILE

rules-marks = ● toto pravidlo hra hraje · ○ ještě ne
rules-more = … a další: { $count }; přidejte slovo a zúžíte výběr.
rule-page = kniha pravidel, s. { $page }
rule-ours = v knize pravidel není
rule-ruling = Naše rozhodnutí: { $text }
cli-codec = Zavolá kodekový kód, nebo v hovorech vyhledá slovo.
cli-codec-words = Kód, třeba 05.07, nebo slovo.
radio-what = Který kód, nebo které slovo? Třeba: codec 05.07, codec kroky
radio-silent = Na { $number } se nikdo nehlásí.
radio-unknown = O „{ $words }“ se žádný hovor nezmiňuje.
typed-near = „{ $typed }“ neexistuje. Nemyslíte „{ $near }“?
radio-near = Nemyslíte { $near }?
radio-try = Třeba: codec 05.07, codec kroky
radio-unlocks = Tajemství: kdo ho v kampani uslyší, má v Databance kartu „{ $gear }“.
radio-knows = Tajemství: vyslechnuté během boje platí hned. Vyslechnuté v kampani platí od začátku boje.
radio-secret = Tajemství: tohle každý neslyšel.
radio-rules = Pravidla: { $rules }
radio-veiled = { $count ->
        [one] 1 hovor je o úrovni, ke které jste ještě nedošli; `veil` ho vypíše také.
        [few] { $count } hovory jsou o úrovních, ke kterým jste ještě nedošli; `veil` je vypíše také.
       *[other] { $count } hovorů je o úrovních, ke kterým jste ještě nedošli; `veil` je vypíše také.
    }
veil-turned = { $lifted ->
        [yes] Co je před vámi, je teď vidět. Dalším `veil` se to zase skryje.
       *[no] Co je před vámi, je teď skryté.
    }
radio-numbers = Kodek { $numbers }
coverage-none = Soubor { $file } není zde ani v klonu. Spusťte jednou `make test`: spočítá testy ke každému pravidlu.
coverage-broken = { $file } nelze přečíst. Spusťte znovu `make test`: zapíše nový.
lint-clean = { $folder } je v pořádku.

## Before the game

stages = Úrovně
stages-veiled = K čemu jste ještě nedošli, to lze hrát podle čísla nebo zkráceného názvu.
stages-vr = VR mise
choose-stage = Která úroveň? (quit: odejít){ " " }
unknown-stage = Úroveň „{ $name }“ neexistuje. { $like ->
        [none] { "" }
       *[other] Možná myslíte { $like }.{ " " }
    }`noisecheck terminal` bez názvu ukáže seznam a bere i složku vaší vlastní úrovně.
no-such-stage = Napište číslo od 1 do { $count }, zkrácený název úrovně, nebo složku vaší vlastní.
new-game = Seed { $seed }. Kdykoli napište `help`.
resume = Pokračovat: { $stage }, kolo { $round }? [Y/n]{ " " }
yes-words = a ano jo jasně ok y yes
no-words = n ne nikoli no
yes-or-no = Napište `y` a hra pokračuje, nebo `n` a vyberete něco jiného.
autosave-broken = V uložené hře nelze pokračovat: { $reason } Je uschovaná jako { $file }.
earlier-kept = Dřívější hra je uschovaná a nabídka ji ukazuje ({ $file }).
earlier-games = Dřívější hry
answers-given = { $count } { $count ->
        [one] odpověď
        [few] odpovědi
       *[other] odpovědí
    }
bosses-unmet = { $count ->
        [one] Jednoho z bossů této mise ještě neznáte. `veil` v seznamu úrovní ukáže kterého.
        [few] Ještě neznáte bosse této mise, celkem { $count }. `veil` v seznamu úrovní ukáže které.
       *[other] Ještě neznáte bosse této mise, celkem { $count }. `veil` v seznamu úrovní ukáže které.
    }
choose-boss = Proti bossovi? (Enter: samotná mise){ " " }
no-such-boss = Napište číslo od 1 do { $count }, zkrácený název boje, nebo jen Enter pro samotnou misi.
choose-heroes = Které postavy? Od { $fewest } do { $most }, číslem nebo jménem (Enter: { $first }){ " " }

## At the table

story-order =
    Karta rozkazů: { $card } ({ $action ->
        [waken] omráčené hlídky se probouzejí
        [radio-in] přicházejí chybějící hlídky
        [lost-contact] za každé 3 mrtvé hlídky se spálí karta
       *[stay-alert] postavy do 2 polí od hlídky dostanou ?
    }). Hlídky jdou o { $red } (poplach) nebo { $blue }, otáčejí se { $arrow }{ $flips ->
        [yes] , kamery se otáčejí
       *[no] { "" }
    }.
summary = Nepřátelská fáze: { $parts }.
summary-guards = { $count ->
        [0] žádná hlídka nejednala
        [one] jednala 1 hlídka
        [few] jednaly { $count } hlídky
       *[other] jednalo { $count } hlídek
    }
summary-attacked = { $hero } { $times ->
        [0] { "" }
        [one] čelí útoku a{ " " }
        [few] čelí { $times } útokům a{ " " }
       *[other] čelí { $times } útokům a{ " " }
    }{ $lost ->
        [0] vyvázne bez újmy
       *[other] ztrácí { $lost } zdraví
    }
summary-attention = { $side } { NAME($hero, case: "gen") } na poli { $space }
summary-removed = odklizeno: { $count } { $count ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    }
summary-spawned = { $count } { $count ->
        [one] nová hlídka
        [few] nové hlídky
       *[other] nových hlídek
    }
summary-burned = spáleno: { $count } { $count ->
        [one] karta
        [few] karty
       *[other] karet
    }
news-pause = Enter: dál{ " " }
story-guard-moves = hlídka jde { $way } a dívá se { NAME($facing, case: "to") }.

prompt = ›{ " " }
goodbye = Hra je uložená. `{ $call }` odtud pokračuje.
goodbye-unsaved = Hru se nepodařilo uložit, takže tady končí.
goodbye-over = Do příští mise.
no-such-number = Napište číslo od 1 do { $count }, text možnosti, nebo `help`.
it-is-over = Úroveň skončila. Napište `again`, `undo`, `log`, `save FILE` nebo `quit`.
not-possible = „{ $text }“ teď nejde.
won = Úroveň dokončena!
lost = Selhání: { loss }.
over-help = Napište `again` pro další hru na této úrovni, `log`, jak k tomu došlo, `undo` nebo `rewind` pro návrat, `quit` { $leads ->
        [campaign] pro kampaň a to, co přijde
       *[away] pro odchod
    }.
map-cut = Část mapy; `map` ukáže celou.
why-what = Proč co? Třeba: why sneak a1, why takedown, why 3
why-possible = „{ $text }“ teď jde: možnost { $number }{ $more ->
        [none] .
       *[other] { " " }({ $more }).
    }
why-unlisted = „{ $text }“ teď jde, i když to není na seznamu.
why-which = Řekněte které: { $options }.
why-reason = { $text }: { $reason }
why-card = { $gear }: { $does }
why-no-gear = { $hero } nenese žádné vybavení.
terminal-forecast-what = „{ $words }“ tu není. Třeba: forecast, forecast c4, forecast meryl
terminal-forecast-no-place = { $hero } nemůže skončit tah na poli { $space }.
terminal-forecast-none = Teď není co předpovídat: nikdo není na tahu.
terminal-forecast-head = Když { $hero } skončí tah na poli { $space }{ $waiting ->
        [none] { "" }
       *[other] { " " }a nikdo jiný se nepohne (ještě hrají: { $waiting })
    }:
terminal-forecast-noise = Hluk ({ $dice } { $dice ->
        [one] kostka
        [few] kostky
       *[other] kostek
    }): ticho { PERCENT($quiet) } → spatření { PERCENT($unheard) } · hluk { PERCENT($noisy) } → { PERCENT($heard) } · celkem { PERCENT($total) }
terminal-forecast-hero = { $hero }: spatření { PERCENT($spotted) }, útok { PERCENT($attacked) }, zranění průměrně { $damage }, smrt { PERCENT($killed) }
terminal-forecast-lost = Game Over: { PERCENT($chance) }
terminal-forecast-guard = Hlídka na poli { $space }: { $ways }
terminal-forecast-way = { $way ->
        [none] zůstává
       *[other] { $way }
    } { PERCENT($chance) }{ $ends ->
        [attack] { " " }útočí
        [reaction] { " " }reaguje
       *[no] { "" }
    }
terminal-forecast-ways-more = ; další: { $count }
terminal-forecast-known = Karta rozkazů je známá: { $card }.
terminal-forecast-cards = { $count ->
        [one] Přijít může jen 1 karta rozkazů.
        [few] Přijít mohou { $count } karty rozkazů.
       *[other] Přijít může { $count } karet rozkazů.
    }
terminal-forecast-cut = Možností je tolik, že je nelze projít všechny, takže tato rozpětí jsou širší, než je nutné.
terminal-forecast-reveals = Na toto pole vidí past lícem dolů; nikdo neví, co to je.
rule-what = Které pravidlo? Třeba: rule LOS-3, rule LOS, rule spálit
advice-nothing = Není na co upozornit; další `hint` navrhne odpověď.
advice-more = Další `hint`, nebo `hint plan`, vypíše plány s vyhlídkami. `hint do`, nebo `hint do 2`, jeden provede až do konce tahu.
advice-what = Napište `hint`, `hint plan` nebo `hint do`; `hint do 2` vezme druhý plán.
advice-which = Takový plán není. `hint plan` je vypíše; `hint do` vezme první, `hint do 2` druhý.
advice-forecast = do příštího tahu: spatření { PERCENT($spotted) }, útok { PERCENT($attacked) }; zaslechnutí na konci tohoto { PERCENT($heard) }
advice-success =
    vyjde { PERCENT($success) }{ $focus ->
        [no] { "" }
       *[other] , se soustředěním { PERCENT($focus) }
    }
seat-announces = { $hero } ({ $bot }): { $plan }.
seat-pause = Enter: do toho · nebo napište, co místo toho{ " " }
seat-given = { $hero }: teď hraje bot { $bot }. Místo si vezmete zpět příkazem `{ $command }`.
seat-back = { $hero }: zase hrajete vy.
seat-what = Třeba: bot meryl steady, nebo bot meryl off. { $reason }
again-later = `again` začne další hru, až tahle skončí; `quit` ji nechá na později.
undo-nothing = Není co vzít zpět.
undo-revealed = Od vaší poslední odpovědi se odhalily kostky nebo karty. Souhlasí-li všichni, napište `rewind`: vrátíte se a padnou tytéž kostky.
taken-back = Vzato zpět.
log-empty = Ještě se nic nestalo.
save-what = Uložit do kterého souboru? Třeba: save my-game.json
save-exists = { $file } už existuje; zvolte jiný název.
output-lost = Co je třeba říct, nelze vypsat: { $reason }.
save-failed = { $file } nelze zapsat: { $reason }.
saved = Uloženo do { $file }.

choice-cost = { $cost } { $cost ->
        [one] akce
        [few] akce
       *[other] akcí
    }
choice-noisy = hlučné
choice-by = přes { $spaces }
choice-lock = obtížnost { $level }: { $needs }
choice-objective = ★
choice-leap-camouflaged = přes { $over }: !
choice-leap = přes { $over }{ $attacks ->
        [0] { "" }
        [one] : ! a útok
        [few] : ! a { $attacks } útoky
       *[other] : ! a { $attacks } útoků
    }

## What hangs on a roll

question-only-end = { $hero }: zbývá jen ukončit tah
open-roll-dice = Hodí se: { $dice }.
open-roll-lock = Obtížnost { $level }, potřeba { $needs }{ $missing ->
        [all] .
        [none] : takhle se otevře.
       *[other] : chybí { $missing }.
    }
open-roll-hits = Každá { $threshold }+ zasáhne { NAME($target, case: "acc") }{ $hits ->
        [none] .
        [0] : takhle žádný zásah.
        [one] : takhle 1 zásah.
       *[other] : takhle zásahů: { $hits }.
    }
open-roll-noise = Slyšet je jen !.
open-roll-attention = Takhle ! přiláká pozornost.

## Beside the map

panel-round = Kolo { $round }, { $phase ->
        [setup] příprava
        [enemy] nepřátelská fáze
       *[player] hráčská fáze
    }
panel-acted = hotovo
panel-passes = { $as ->
        [guard] převlek
       *[box] v krabici
    }
panel-actions = akce
panel-health = zdraví
panel-noise = hluk
panel-trace = stopování
panel-noise-dice = { $count } { $count ->
        [one] kostka
        [few] kostky
       *[other] kostek
    }{ $hostages ->
        [0] { "" }
        [one] , 1 za rukojmí
        [few] , { $hostages } za rukojmí
       *[other] , { $hostages } za rukojmí
    }
panel-focus = soustředění
boss-none = V této úrovni boss není.
panel-defeat = ▸ porazte { NAME($figure, case: "acc") }
panel-boss-health = zdraví { $left }/{ $health }
panel-boss-values = Obrana { $defense }, útočí pomocí { $dice }■
panel-hostage = rukojmí { $left }/{ $health }
panel-in-hand = v ruce: { $left }
panel-boss-open = odkryté: { $cards }
panel-boss-on-top = navrchu: { $cards }
panel-boss-unseen = neznámé karty: { $count }
panel-boss-seen = pak: { $cards }
panel-objectives = ▸ { $hostages ->
        [yes] rukojmí H
       *[no] úkoly ★
    } { $done }/{ $all }
panel-spread = ▸ { $each } { $zones ->
        [one] v jedné zóně
        [few] v každé ze zón ({ $zones })
       *[other] v každé ze zón ({ $zones })
    }: { $counts }
panel-events = ▸ dojděte k události { $letters }
panel-no-killing = ▸ nezabijte hlídku
panel-exits = ▸ { $alone ->
        [yes] { "" }
       *[no] pak{ " " }
    }{ $who ->
        [one] jedna postava
       *[all] všechny postavy
    } na EX
panel-own-exits = ▸ { $alone ->
        [yes] { "" }
       *[no] pak{ " " }
    }{ $who ->
        [one] jedna postava
       *[all] každá postava
    } na vlastní východ: { $exits }
panel-sealed = dveře { $door }: bez zámku, otevře je jen událost
panel-lock = zámek { $lock }, obtížnost { $level }: { $needs }
panel-lock-dice = { $dice }, chybí { $missing }
panel-orders = Zbývá karet rozkazů: { $count }{ $burned ->
        [0] { "" }
       *[other] { " " }(spálené: { $burned }, vespod)
    }
panel-cameras = Kamery: { $colour ->
        [orange] oranžová
       *[green] zelená
    }
panel-order = { $card }
panel-elevators = ⇕ { $ways }

## Help

help-number = vybere tuto možnost
    .how = 3
help-text = vybere ji slovy; stačí první písmena: hand e9, focus minus c4
    .how = sneak c4
help-hint = čeho si všimnout; znovu: plány s vyhlídkami a důvody; `hint do` provede nejlepší
    .how = hint
help-bot = předá postavu botovi: random, steady nebo search; `bot meryl off` ji vezme zpět
    .how = bot meryl steady
help-why = proč něco jde, nebo nejde (why takedown, why 3)
    .how = why sneak c4
help-forecast = co může přinést nepřátelská fáze, skončí-li tah tady nebo tam (forecast meryl: jiná postava)
    .how = forecast c4
help-rule = pravidlo našimi slovy (rule LOS: kapitola; rule spálit: slovo)
    .how = rule LOS-3
help-codec = zavolá kód, kvůli pomoci nebo tajemství (codec kroky: slovo)
    .how = codec 05.07
help-veil = v seznamech a v Kodeku ukáže, co je před vámi, nebo to zase skryje
    .how = veil
help-undo = vezme zpět vaši poslední odpověď, pokud se neodhalily kostky nebo karty
    .how = undo
help-rewind = vezme ji zpět i tak; padnou tytéž kostky
    .how = rewind
help-map = celá mapa
    .how = map
help-boss = boss, co dělají jeho karty a co se ví o jejich pořadí
    .how = boss
help-log = co se dělo naposledy (log 100, log all)
    .how = log
help-save = zapíše hru do souboru; hra se ukládá i sama
    .how = save FILE
help-again = další hra na této úrovni, až tahle skončí
    .how = again
help-help = tato stránka; `help play` vysvětlí hru na jedné stránce
    .how = help
help-quit = odchod; příště můžete odtud pokračovat
    .how = quit
help-more = Několik postav: vyberte je před hrou, nebo začněte s --heroes snake,meryl (make terminal HEROES=snake,meryl).

guide =
    Cíl: seznam vedle mapy říká, co zbývá. Vezměte úkoly ★, dojděte k událostem A až D a pak se postavte na východ EX.

    Váš tah: postava má 4 akce. Plížení je pohyb o 1 pole. Přeběhnutí o 2, ale je hlučné. Použití otevře dveře, vezme, co na poli je, nebo se sveze výtahem. Akce můžete nechat nevyužité; `end` tah ukončí.

    V dohledu: stínovaná pole jsou v dohledu hlídky nebo kamery. Postava, která tam pohyb začne, projde nebo skončí, dostane ! tam, kde pohyb končí. Stejně tak postava, která přeskočí hlídku, a k tomu útok.

    Podezření: postava má jeden žeton. ? (prověřování) přivolá nejbližší hlídku, aby se podívala. ! (poplach) přivolá všechny hlídky zóny a ty jdou dál. Žeton zůstává, kde leží, i když je postava pryč, dokud nepřijde hlídka a neodklidí ho.

    Hluk: na konci tahu hoďte 1 bílou kostkou □ za každou akci utracenou za něco hlučného. Slyšet je jen ! a jen když je v zóně hlídka: váš žeton přijde k vám, s ? nahoře, byl-li mimo mapu, jinak tak, jak je. ! na bílé kostce dělá totéž při každém jiném hodu.

    Kostky: □ je bílá a místo 1 má !; ■ je černá a nemá ho. Útok zasáhne každou kostkou, která dosáhne Obrany, obvykle 3. Dva zásahy hlídku omráčí nebo zabijí; postava snese 4.

    Zámky: zámek chce kombinaci, třeba 3 4+: kostku se 3 a jinou se 4 nebo víc. Neotevře-li se, přehoďte za další akci některé kostky, dokud jste na místě.

    Hlídky: po všech postavách se otočí karta rozkazů. Nejdřív se něco stane všude: spáči se probudí, nebo přijdou chybějící hlídky. Pak jde každá hlídka, počínaje vlevo nahoře: až o první (červené) číslo polí, míří-li k !, jinak až o druhé (modré). Na obchůzce jde rovně a otáčí se na ikonách ▵; kde nemůže dál, otočí se, kam ukazuje šipka karty. Říká-li karta otočení, kamery přejdou na svůj druhý úhel. Hlídka, která vidí postavu, útočí pomocí ■■.

    Konec: vyhráváte, jakmile je vše splněno a každý, kdo má být na EX, tam je. Prohráváte, když některé postavě dojde zdraví nebo se objeví karta Game Over: každé kolo ji přiblíží a každá spálená karta také, ta se ukáže a jde dospod balíčku.

    Soustředění: žetony mění hod nebo dávají pohyb; použité jsou otočené, dokud je za akci neobnovíte.

legend = Značky na mapě
legend-hero = postava
legend-guard = hlídka a kam se dívá
legend-hurt = hlídka s 1 zraněním nebo KO zraněním
legend-ko = žeton KO hlídky, jeho hvězdy
legend-dead = žeton mrtvé hlídky
legend-investigate = podezření: prověřování
legend-alert = podezření: poplach
legend-camera = kamera a její úhel pohledu
legend-dice = bílá kostka, černá kostka
legend-trap = past lícem dolů
legend-laser = laser
legend-objective = úkol, lícem nahoru nebo dolů
legend-exit = východ
legend-own-exit = východ jen pro jednu postavu
legend-event = událost
legend-elevator = výtah
legend-terminal = terminál
legend-supply = zásoby
legend-barracks = kasárna
legend-node = uzel bossova okruhu se šipkou, nebo očíslované pole
legend-boss = boss a kam se dívá
legend-plate = část bosse a zranění, které tam utrpí; ★: a bonus karty
legend-hostage = rukojmí
legend-bust = busta, kterou lze povalit
legend-shadow = stín
legend-lock-on = koho REX zaměřil
legend-decoy = žeton Wolf lícem dolů s číslem pole
legend-crosshair = zaměřovač Wolf; písmena jsou zaměřovače postav
legend-charge = výbušnina
legend-icon = ikona natočení, ikona otočení
legend-wall = zeď
legend-drop = okraj střechy: propast
legend-locked = zamčené dveře
legend-sealed = zapečetěné dveře, otevře je jen událost
legend-open = otevřené dveře
legend-zone = hranice zóny
legend-obstacle = překážka
legend-watched = v dohledu hlídky nebo kamery, nebo pod palbou bosse
legend-reach = uvedeno v některé možnosti
cli-render = Nakreslí mapu jako SVG a PNG, se souřadnicemi a legendou.
cli-render-what = Úroveň, složka úrovně, uložená hra (.json), nebo soubor se scénou v zápisu.
cli-render-out = Soubor k zápisu, .svg nebo .png; lze zadat víckrát. Bez něj: STAGE.svg a STAGE.png zde.
cli-render-size = Delší strana PNG v pixelech, 64 až 8192. Bez ní: 96 pixelů na pole.
rendered = Nakresleno: { $file }
cli-replay = Přehraje uloženou hru: každou otázku, odpověď na ni a co z toho vzešlo.
cli-replay-file = Uložená hra: co u stolu zapíše `save FILE`.
cli-replay-through = Nezastavovat po každé odpovědi.
cli-replay-animate = Zapíše, co se hrálo, jako pohyblivý obrázek do tohoto souboru, .gif, místo aby to ukázal.
cli-replay-part = Co pohyblivý obrázek ukazuje: celou hru, její poslední nepřátelskou fázi, nebo poslední tah.
replay-no-gif = { $file }: pohyblivý obrázek končí na .gif.
replay-drawing = Kreslí se
replay-prompt = Enter: další · číslo: tolik · all · q: odejít {"> "}
replay-help = Enter ukáže další odpověď; nebo napište počet odpovědí, `all`, `map`, nebo `q` pro odchod.
replay-end = Záznam tu končí; hra ještě neskončila.

### The words of the terminal game and of the command line.

## The command line

cli = An unofficial fan implementation of Metal Gear Solid: The Board Game.
no-extra = { $module } is not installed. It comes with the extra { $extra }: { $python } -m pip install "noisecheck[{ $extra }]"
cli-version = Show the version and exit.
cli-lang = The language to speak, such as en; without it, that of NOISECHECK_LANG or of your system. May stand anywhere.
cli-no-language = --lang { $wanted }: noisecheck does not speak it. It speaks: { $known }.
cli-terminal = Play in the terminal.
cli-stage = The stage, or the folder of one you made; without it, resume or choose from the list.
cli-seed = The number that decides all dice and cards. Without it, a random one.
cli-heroes = The heroes, separated by commas, such as snake,meryl; without them you are asked if there is a choice.
cli-memory-box = Equipment to choose from before the game, separated by commas, such as pistol-45,rations-2.
cli-bot = A hero for a bot to play, such as meryl=steady; meryl alone means the same. The other bots are random and search. May be given several times.
cli-load = Continue a game that was saved to this file.
cli-export-svg = Instead of playing, write the board as a picture to this file.
cli-serve = Play in the browser: runs the server.
cli-host = The address to listen on; 0.0.0.0 lets other devices on your network join.
cli-port = The port to listen on; 0 for any that is free.
cli-database = Where tables are kept: sqlite:///file or postgresql://user@host/name. Without it, a file in your data folder.
cli-allow-host = A name that browsers may use for this server, besides its address: that of a proxy, say. May be given several times.
cli-trust-proxy = The address of a proxy that names in X-Forwarded-For whom it speaks for. May be given several times.
cli-open = Whether to open the browser.
serve-address = noisecheck is ready: { $address } (Ctrl+C stops it)
serve-port-taken = Port { $port } is in use. Port { $free } is free: --port { $free }
serve-no-port = Cannot listen on { $host }, port { $port }: { $reason }
serve-ports-taken = Port { $port } is in use, and so are those after it. Name another with --port.
cli-metrics-port = A port of this machine at which Prometheus reads how the server is. 0 for none.
cli-backup = Copy a server's tables into one file, also while it serves. For SQLite; PostgreSQL has pg_dump.
cli-backup-file = The file to write; it must not exist yet.
cli-restore = Put a backup in the place of a server's tables. The server must be stopped; what was there is kept in a file beside it.
cli-restore-file = A file that `noisecheck backup` has written.
cli-check = Play every table again that a server keeps and read every campaign: what this version cannot read is named.
backup-made = All tables are now in { $file }.
backup-restored = All tables are back as they were in { $file }.
backup-former = What was there before is in { $file }.
backup-exists = { $file } already exists. Name another file.
backup-none = There are no tables in { $file }.
backup-failed = { $file } cannot be copied: { $reason }
backup-unsound = { $file } is not a sound backup: { $reason }
backup-postgres = PostgreSQL has its own tools for this: pg_dump and pg_restore.
check-damaged = { $file } is damaged: { $reason }
check-unreadable = { $kind } { $id }: { $reason }
check-unreadable-since = { $kind } { $id }, begun by noisecheck { $began_by }: { $reason }
cli-prune = Remove tables that nobody has played at for a while. Campaigns stay, and the table each goes on from. On SQLite the server must be stopped.
cli-prune-older-than = How many days ago the last thing happened at a table.
prune-done = { $tables ->
    [0] No table is that old.
    [one] 1 table is gone.
   *[other] { $tables } tables are gone.
  }
check-done = Checked { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  } and { $campaigns ->
    [one] 1 campaign
   *[other] { $campaigns } campaigns
  }: { $faults ->
    [0] all sound.
   *[other] { $faults } cannot be read.
  }
cli-rules = Look up a rule, or list them all.
cli-rule = A rule by its id, such as LOS-3; a chapter, such as LOS; or a word to look for.
cli-coverage = For each rule, the number of passing tests that cite it.
cli-lint = Check a stage for faults.
cli-folder = The folder of a stage you made, with stage.toml and map.txt; or the name of a stage of the game.
cli-new-stage = Write a small stage that you can play at once and change at will.
cli-new-name = Its name: lower case letters, digits and hyphens.
cli-new-place = The folder to create it in; without it, here.
cli-schema = Print the JSON Schema of stage.toml, for editors that complete and check as you write.
new-stage-written = Written: { $folder }
    Play it:    noisecheck terminal { $folder }
    Check it:   noisecheck lint { $folder }
    Draw it:    noisecheck render { $folder }
    Measure it: noisecheck lab report { $folder }
save-of-unknown-stage = the game is on the stage { $stage }, which does not come with noisecheck and has not been played here before. Name its folder as well: noisecheck terminal FOLDER --load FILE
save-of-moved-stage = the game is on the stage { $stage }, and its folder is no longer there: { $folder }. Name the place where it is now: noisecheck terminal FOLDER --load FILE

rules-marks = ● the engine plays this rule   ○ not yet
rules-more = … and { $count } more; add a word to narrow it down.
rule-page = rulebook p. { $page }
rule-ours = not in the rulebook
rule-ruling = Our ruling: { $text }
cli-codec = Call a Codec number, or look for a word in the calls.
cli-codec-words = A number, such as 05.07, or a word.
radio-what = Which number, or which word? For example: codec 05.07, codec footsteps
radio-silent = Nobody answers at { $number }.
radio-unknown = No call mentions “{ $words }”.
typed-near = There is no “{ $typed }”. Did you mean “{ $near }”?
radio-near = Did you mean { $near }?
radio-try = For example: codec 05.07, codec footsteps
radio-unlocks = A secret: heard in a campaign, it puts { $gear } into the Memory Box.
radio-knows = A secret: heard during the fight, it counts at once. Heard in a campaign, it is known when the fight begins.
radio-secret = A secret: not everybody has heard this.
radio-rules = Rules: { $rules }
radio-veiled = { $count ->
        [one] 1 call is about a stage you haven’t reached yet; `veil` lists it too.
       *[other] { $count } calls are about stages you haven’t reached yet; `veil` lists them too.
    }
veil-turned = { $lifted ->
        [yes] What lies ahead is shown from now on. Type `veil` again to hide it.
       *[no] What lies ahead is hidden from now on.
    }
radio-numbers = Codec { $numbers }
coverage-none = There is no { $file } here or in the clone. Run `make test` once: it counts the tests for every rule.
coverage-broken = { $file } cannot be read. Run `make test` again: it writes a new one.
lint-clean = { $folder } is sound.

## Before the game

stages = Stages
stages-veiled = You can still play what you haven’t reached, by its number or its short name.
stages-vr = VR missions
choose-stage = Which stage? (quit to leave){ " " }
unknown-stage = There is no stage “{ $name }”. { $like ->
        [none] { "" }
       *[other] Perhaps you mean { $like }.{ " " }
    }`noisecheck terminal` without a name shows a list, and also takes the folder of a stage you made.
no-such-stage = Type a number from 1 to { $count }, the short name of a stage, or the folder of one you made.
new-game = Seed { $seed }. Type `help` at any time.
resume = Continue { $stage }, round { $round }? [Y/n]{ " " }
yes-words = y yes ye yeah ok
no-words = n no nope
yes-or-no = Type `y` to continue it, or `n` to choose something else.
autosave-broken = The saved game cannot be resumed: { $reason } It is kept as { $file }.
earlier-kept = The earlier game is kept, and the menu lists it ({ $file }).
earlier-games = Earlier games
answers-given = { $count } { $count ->
        [one] answer
       *[other] answers
    } given
bosses-unmet = { $count ->
        [one] You have yet to meet one of the bosses of this mission. Type `veil` in the list of stages to see which.
       *[other] You have yet to meet { $count } of the bosses of this mission. Type `veil` in the list of stages to see which.
    }
choose-boss = Against a boss? (Enter: the mission itself){ " " }
no-such-boss = Type a number from 1 to { $count }, the short name of a fight, or just Enter for the mission itself.
choose-heroes = Which heroes? { $fewest } to { $most } of them, by number or name (Enter: { $first }){ " " }

## At the table

story-order =
    Order card: { $card } ({ $action ->
        [waken] sleeping guards wake up
        [radio-in] missing guards come in
        [lost-contact] a card is burned for every 3 dead guards
       *[stay-alert] heroes within 2 spaces of a guard get a ?
    }). Guards move { $red } (alert) or { $blue }, turn { $arrow }{ $flips ->
        [yes] , cameras flip
       *[no] { "" }
    }.
summary = Enemy phase: { $parts }.
summary-guards = { $count ->
        [0] no guard acted
        [one] 1 guard acted
       *[other] { $count } guards acted
    }
summary-attacked = { $hero } { $times ->
        [0] { "" }
        [one] was attacked and{ " " }
       *[other] was attacked { $times }× and{ " " }
    }{ $lost ->
        [0] came to no harm
       *[other] lost { $lost } health
    }
summary-attention = { $hero }’s { $side } in { $space }
summary-removed = { $count } { $count ->
        [one] token
       *[other] tokens
    } taken away
summary-spawned = { $count } new { $count ->
        [one] guard
       *[other] guards
    }
summary-burned = { $count } { $count ->
        [one] card
       *[other] cards
    } burned
news-pause = Enter: continue{ " " }
story-guard-moves = the guard moves { $way }, looking { $facing }.

prompt = ›{ " " }
goodbye = The game is saved. `{ $call }` continues from here.
goodbye-unsaved = The game could not be saved, so it ends here.
goodbye-over = Until the next mission.
no-such-number = Type a number from 1 to { $count }, the text of an option, or `help`.
it-is-over = The stage is over. Type `again`, `undo`, `log`, `save FILE` or `quit`.
not-possible = “{ $text }” is not possible now.
won = Stage cleared!
lost = Stage failed: { loss }.
over-help = Type `again` for another game on this stage, `log` to see how it came to this, `undo` or `rewind` to go back, `quit` { $leads ->
        [campaign] for the campaign and what comes next
       *[away] to leave
    }.
map-cut = Part of the map; `map` shows it all.
why-what = Why what? For example: why sneak a1, why takedown, why 3
why-possible = “{ $text }” is possible now: option { $number }{ $more ->
        [none] .
       *[other] { " " }({ $more }).
    }
why-unlisted = “{ $text }” is possible now, though it is not on the list.
why-which = Say which: { $options }.
why-reason = { $text }: { $reason }
why-card = { $gear }: { $does }
why-no-gear = { $hero } carries no equipment.
terminal-forecast-what = There is no “{ $words }” here. For example: forecast, forecast c4, forecast meryl
terminal-forecast-no-place = { $hero } cannot end the turn in { $space }.
terminal-forecast-none = There is nothing to forecast now: it is nobody’s turn.
terminal-forecast-head = If { $hero } ends the turn in { $space }{ $waiting ->
        [none] { "" }
       *[other] { " " }and nobody else moves (still to act: { $waiting })
    }:
terminal-forecast-noise = Noise ({ $dice } { $dice ->
        [one] die
       *[other] dice
    }): quiet { PERCENT($quiet) } → spotted { PERCENT($unheard) } · noisy { PERCENT($noisy) } → { PERCENT($heard) } · total { PERCENT($total) }
terminal-forecast-hero = { $hero }: spotted { PERCENT($spotted) }, attacked { PERCENT($attacked) }, damage { $damage } on average, killed { PERCENT($killed) }
terminal-forecast-lost = Game Over: { PERCENT($chance) }
terminal-forecast-guard = Guard in { $space }: { $ways }
terminal-forecast-way = { $way ->
        [none] stays
       *[other] { $way }
    } { PERCENT($chance) }{ $ends ->
        [attack] { " " }attacks
        [reaction] { " " }reacts
       *[no] { "" }
    }
terminal-forecast-ways-more = ; { $count } more
terminal-forecast-known = The Order card is known: { $card }.
terminal-forecast-cards = { $count ->
        [one] Only 1 Order card can come next.
       *[other] { $count } Order cards may come next.
    }
terminal-forecast-cut = There are too many choices to follow them all, so these ranges are wider than they need be.
terminal-forecast-reveals = A face-down trap sees this space; nobody knows what it is.
rule-what = Which rule? For example: rule LOS-3, rule LOS, rule burn
advice-nothing = There is nothing to point out; `hint` again suggests an answer.
advice-more = `hint` again, or `hint plan`, lists plans with their odds. `hint do`, or `hint do 2`, carries one out to the end of the turn.
advice-what = Type `hint`, `hint plan` or `hint do`; `hint do 2` takes the second plan.
advice-which = There is no such plan. `hint plan` lists them; `hint do` takes the first, `hint do 2` the second.
advice-forecast = before the next turn: spotted { PERCENT($spotted) }, attacked { PERCENT($attacked) }; heard at the end of this one { PERCENT($heard) }
advice-success =
    works out { PERCENT($success) }{ $focus ->
        [no] { "" }
       *[other] , with Focus { PERCENT($focus) }
    }
seat-announces = { $hero } ({ $bot }): { $plan }.
seat-pause = Enter: go ahead · or type what to do instead{ " " }
seat-given = { $hero } is now played by a bot: { $bot }. Type `{ $command }` to take the seat back.
seat-back = { $hero } is yours again.
seat-what = For example: bot meryl steady, or bot meryl off. { $reason }
again-later = `again` begins another game when this one is over; `quit` leaves it for later.
undo-nothing = There is nothing to take back.
undo-revealed = Dice or cards have been revealed since your last answer. If everybody agrees, type `rewind`: you go back, and the same dice will fall again.
taken-back = Taken back.
log-empty = Nothing has happened yet.
save-what = Save to which file? For example: save my-game.json
save-exists = { $file } already exists; choose another name.
output-lost = What there is to say cannot be written: { $reason }.
save-failed = { $file } cannot be written: { $reason }.
saved = Saved to { $file }.

choice-cost = { $cost } { $cost ->
        [one] action
       *[other] actions
    }
choice-noisy = noisy
choice-by = via { $spaces }
choice-lock = level { $level }: { $needs }
choice-objective = ★
choice-leap-camouflaged = over { $over }: !
choice-leap = over { $over }{ $attacks ->
        [0] { "" }
        [one] : ! and attack
       *[other] : ! and { $attacks } attacks
    }

## What hangs on a roll

question-only-end = { $hero }: nothing left to do but end the turn
open-roll-dice = About to roll: { $dice }.
open-roll-lock = Level { $level }, needs { $needs }{ $missing ->
        [all] .
        [none] : opens as it stands.
       *[other] : { $missing } is missing.
    }
open-roll-hits = Each { $threshold }+ hits { $target }{ $hits ->
        [none] .
        [0] : no hit as it stands.
        [one] : 1 hit as it stands.
       *[other] : { $hits } hits as it stands.
    }
open-roll-noise = Only a ! is heard.
open-roll-attention = The ! draws attention as it stands.

## Beside the map

panel-round = Round { $round }, { $phase ->
        [setup] set-up
        [enemy] Enemy phase
       *[player] Player phase
    }
panel-acted = done
panel-passes = { $as ->
        [guard] disguised
       *[box] in a box
    }
panel-actions = actions
panel-health = health
panel-noise = noise
panel-trace = trace
panel-noise-dice = { $count } { $count ->
        [one] die
       *[other] dice
    }{ $hostages ->
        [0] { "" }
        [one] , 1 for a hostage
       *[other] , { $hostages } for hostages
    }
panel-focus = focus
boss-none = There is no boss in this stage.
panel-defeat = ▸ defeat { $figure }
panel-boss-health = health { $left }/{ $health }
panel-boss-values = Defense { $defense }, attacks with { $dice }■
panel-hostage = hostage { $left }/{ $health }
panel-in-hand = in hand: { $left }
panel-boss-open = face up: { $cards }
panel-boss-on-top = on top: { $cards }
panel-boss-unseen = unseen cards: { $count }
panel-boss-seen = then: { $cards }
panel-objectives = ▸ { $hostages ->
        [yes] hostages H
       *[no] objectives ★
    } { $done }/{ $all }
panel-spread = ▸ { $each } in { $zones ->
        [one] one zone
       *[other] each of { $zones } zones
    }: { $counts }
panel-events = ▸ reach event { $letters }
panel-no-killing = ▸ kill no guard
panel-exits = ▸ { $alone ->
        [yes] { "" }
       *[no] then{ " " }
    }{ $who ->
        [one] one hero
       *[all] all heroes
    } to EX
panel-own-exits = ▸ { $alone ->
        [yes] { "" }
       *[no] then{ " " }
    }{ $who ->
        [one] one hero
       *[all] each hero
    } to their own exit: { $exits }
panel-sealed = door { $door }: no lock, only an event opens it
panel-lock = lock { $lock } level { $level }: { $needs }
panel-lock-dice = { $dice }, missing { $missing }
panel-orders = Order cards left: { $count }{ $burned ->
        [0] { "" }
       *[other] { " " }({ $burned } burned, underneath)
    }
panel-cameras = Cameras: { $colour ->
        [orange] orange
       *[green] green
    }
panel-order = { $card }
panel-elevators = ⇕ { $ways }

## Help

help-number = chooses that option
    .how = 3
help-text = chooses it by its words; the first letters will do: hand e9, focus minus c4
    .how = sneak c4
help-hint = what to notice; again: plans with odds and reasons; `hint do` carries out the best one
    .how = hint
help-bot = gives a hero to a bot: random, steady or search; `bot meryl off` takes it back
    .how = bot meryl steady
help-why = why something is possible or not (why takedown, why 3)
    .how = why sneak c4
help-forecast = what the Enemy phase may bring if the turn ends here, or there (forecast meryl: another hero)
    .how = forecast c4
help-rule = a rule in our words (rule LOS: a chapter; rule burn: a word)
    .how = rule LOS-3
help-codec = calls a number, for help or a secret (codec footsteps: a word)
    .how = codec 05.07
help-veil = shows what lies ahead in lists and on the Codec, or hides it again
    .how = veil
help-undo = takes your last answer back, unless dice or cards were revealed
    .how = undo
help-rewind = takes it back even then; the same dice will fall again
    .how = rewind
help-map = the whole map
    .how = map
help-boss = the boss, what its cards do, and what is known about their order
    .how = boss
help-log = what happened lately (log 100, log all)
    .how = log
help-save = writes the game to a file; the game also saves itself
    .how = save FILE
help-again = another game on this stage, when this one is over
    .how = again
help-help = this page; `help play` explains the game on one page
    .how = help
help-quit = leaves; next time you can continue from here
    .how = quit
help-more = Several heroes: choose them before the game, or begin with --heroes snake,meryl (make terminal HEROES=snake,meryl).

guide =
    The aim: the list beside the map says what is left to do. Take the objectives ★, reach the events A to D, then stand on an exit EX.

    Your turn: a hero has 4 actions. Sneak moves 1 space. Dash moves 2, but is noisy. Interact opens doors, takes what is in the space, or rides an elevator. You may leave actions unused; `end` ends the turn.

    Being seen: shaded spaces are in the sight of a guard or camera. A hero who starts, passes or ends a move there gets a ! where the move ends. So does a hero who leapfrogs over a guard, with an attack on top.

    Attention: a hero has one token. ? (investigate) calls the nearest guard to look. ! (alert) calls all guards of the zone, and they move farther. A token stays where it lies, even when the hero is gone, until a guard comes and takes it away.

    Noise: at the end of the turn roll 1 white die □ for each action spent on something noisy. Only a ! is heard, and only if a guard is in the zone: your token comes to you, with ? up if it was off the map, otherwise as it was. A ! on a white die does the same in every other roll.

    Dice: □ is white and has a ! instead of a 1; ■ is black and has none. An attack hits with every die that reaches the Defense, usually 3. Two hits knock a guard out or kill it; a hero can take 4.

    Locks: a lock needs a combination, such as 3 4+: a die with a 3 and another with 4 or more. If it does not open, reroll some of the dice for another action, as long as you stay.

    Guards: after all heroes an Order card is drawn. First something happens everywhere: sleepers wake, or missing guards come in. Then each guard moves, starting from the top left: up to the first (red) number of spaces if it heads for a !, otherwise up to the second (blue). On patrol it walks straight ahead and turns on ▵ icons; where it cannot go on, it turns the way the card’s arrow points. If the card says flip, cameras swing to their other cone. A guard that sees a hero attacks with ■■.

    The end: you win as soon as everything is done and everybody who has to be on EX is there. You lose when a hero’s health is gone, or when the Game Over card turns up: every round brings it nearer, and so does every burned card, which is shown and goes under the deck.

    Focus: tokens change a roll or give a move; used ones are turned over until you spend an action to refresh them.

legend = Signs on the map
legend-hero = hero
legend-guard = guard and where it looks
legend-hurt = guard with 1 damage or KO damage
legend-ko = KO token, its stars
legend-dead = Dead token
legend-investigate = attention: investigate
legend-alert = attention: alert
legend-camera = camera and its cone
legend-dice = white die, black die
legend-trap = trap, face down
legend-laser = laser
legend-objective = objective, face up or down
legend-exit = exit
legend-own-exit = exit of one hero only
legend-event = event
legend-elevator = elevator
legend-terminal = terminal
legend-supply = supply
legend-barracks = barracks
legend-node = node of a boss’s circuit, with its arrow, or a numbered space
legend-boss = boss, with the way it looks
legend-plate = part of a boss, with the damage it takes there; ★: plus a card’s bonus
legend-hostage = hostage
legend-bust = bust, which can be toppled
legend-shadow = shadow
legend-lock-on = whom REX has locked on to
legend-decoy = Wolf token, face down, with the number of its space
legend-crosshair = Wolf’s crosshair; letters are the crosshairs of heroes
legend-charge = explosive
legend-icon = facing icon, turn icon
legend-wall = wall
legend-drop = edge of a roof: a drop
legend-locked = locked door
legend-sealed = sealed door, which only an event opens
legend-open = open door
legend-zone = border of a zone
legend-obstacle = obstacle
legend-watched = in the sight of a guard or camera, or under a boss’s fire
legend-reach = named by an option
cli-render = Draw a map as SVG and PNG, with coordinates and a legend.
cli-render-what = A stage, the folder of a stage, a saved game (.json), or a file with a scene in the notation.
cli-render-out = The file to write, .svg or .png; may be given several times. Without it: STAGE.svg and STAGE.png here.
cli-render-size = The longer side of a PNG in pixels, 64 to 8192. Without it: 96 pixels per space.
rendered = Drawn: { $file }
cli-replay = Play back a saved game: every question, its answer, and what came of it.
cli-replay-file = A saved game: what `save FILE` writes at the table.
cli-replay-through = Do not stop after each answer.
cli-replay-animate = Write what was played as a moving picture to this file, .gif, instead of showing it.
cli-replay-part = What the moving picture shows: the whole game, its last Enemy phase, or its last turn.
replay-no-gif = { $file }: a moving picture ends in .gif.
replay-drawing = Drawing
replay-prompt = Enter: next · a number: that many · all · q: leave {"> "}
replay-help = Press Enter for the next answer, or type a number of answers, `all`, `map`, or `q` to leave.
replay-end = The record ends here; the game was not over.

### The words of the terminal game and of the command line.

## The command line

cli = An unofficial fan implementation of Metal Gear Solid: The Board Game.
cli-version = Show the version and leave.
cli-terminal = Play in the terminal.
cli-stage = The stage, or the folder of one of your own; without it, resume or choose from the list.
cli-seed = The number that decides all dice and cards; without one, any.
cli-heroes = The heroes, with commas between them, such as snake,meryl; without them you are asked where there is a choice.
cli-memory-box = Equipment to choose from before the game, with commas between the cards, such as pistol-45,rations-2.
cli-bot = A hero that a bot plays, such as meryl=steady; meryl alone means that, random and search are the others. May be given several times.
cli-load = Go on with a game that was saved to this file.
cli-export-svg = Instead of playing, write the board as a picture to this file.
cli-serve = Play in the browser: runs the server of the tables.
cli-host = The address to listen at; 0.0.0.0 lets other devices of your network join.
cli-port = The port to listen at; 0 for any that is free.
cli-database = Where tables are kept: sqlite:///file or postgresql://user@host/name. Without it a file in your data folder.
cli-allow-host = A name that browsers may call this server by, beside its address: that of a proxy, say. May be given several times.
cli-open = Whether to open the browser.
serve-address = noisecheck is ready: { $address } (Ctrl+C stops it)
serve-port-taken = Port { $port } is in use. Port { $free } is free: --port { $free }
serve-no-port = Cannot listen at { $host }, port { $port }: { $reason }
serve-ports-taken = Port { $port } is in use, and so are those after it. Name another with --port.
cli-rules = Look a rule up, or list them all.
cli-rule = A rule by its id, such as LOS-3; a chapter, such as LOS; or a word to look for.
cli-coverage = For each rule, the number of passing tests that cite it.
cli-lint = Look for faults in a stage.
cli-folder = The folder of a stage of your own, with stage.toml and map.txt; or the name of a stage of the game.
cli-new-stage = Write a small stage of your own, to be played at once and changed at will.
cli-new-name = Its name: lower case letters, digits and hyphens.
cli-new-place = The folder to make its folder in; without it, here.
cli-schema = Print the JSON Schema of stage.toml, for editors that complete and check as you write.
new-stage-written = Written: { $folder }
    Play it:    noisecheck terminal { $folder }
    Check it:   noisecheck lint { $folder }
    Draw it:    noisecheck render { $folder }
    Measure it: noisecheck lab report { $folder }
save-of-unknown-stage = the game is on the stage { $stage }, which does not come with noisecheck and was not played here before. Name its folder as well: noisecheck terminal FOLDER --load FILE
save-of-moved-stage = the game is on the stage { $stage }, and its folder is not there any more: { $folder }. Name the place where it is now: noisecheck terminal FOLDER --load FILE

rules-marks = ● the engine plays this rule   ○ not yet
rules-more = … and { $count } more; another word narrows it down.
rule-page = rulebook p. { $page }
rule-ours = not in the rulebook
rule-ruling = Our ruling: { $text }
cli-codec = Call a number of the Codec, or look for a word in what is said there.
cli-codec-words = A number, such as 05.07, or a word.
radio-what = Which number, or which word? For example: codec 05.07, codec footsteps
radio-silent = Nobody answers at { $number }.
radio-unknown = “{ $words }” is heard in no call.
radio-near = Did you mean { $near }?
radio-try = For example: codec 05.07, codec footsteps
radio-unlocks = A secret: whoever hears this in a campaign has { $gear } in the Memory Box from then on.
radio-knows = A secret: whoever hears this in the fight acts on it at once, and whoever hears it in a campaign knows it when the fight begins.
radio-secret = A secret: not everybody has heard this.
radio-rules = Rules: { $rules }
radio-veiled = { $count ->
        [one] 1 call tells of a stage you have not reached; veil lists it too.
       *[other] { $count } calls tell of stages you have not reached; veil lists them too.
    }
veil-turned = { $lifted ->
        [yes] What lies ahead is shown from now on. Type veil again to hide it.
       *[no] What lies ahead is hidden from now on.
    }
radio-numbers = Codec { $numbers }
coverage-none = There is no { $file } here or in the clone: run `make test` once, it counts the tests for every rule.
coverage-broken = { $file } cannot be read: run `make test` again, it writes a new one.
lint-clean = { $folder } is sound.

## Before the game

stages = Stages
stages-veiled = What you have not reached can be played all the same, by its number or its short name.
stages-vr = VR missions
choose-stage = Which stage? (quit to leave){ " " }
unknown-stage = There is no stage “{ $name }”. { $like ->
        [none] { "" }
       *[other] Perhaps you mean { $like }.{ " " }
    }noisecheck terminal without a name shows a list, and takes the folder of a stage of your own too.
no-such-stage = Type a number from 1 to { $count }, the short name of a stage, or the folder of one of your own.
new-game = Seed { $seed }. Type help at any time.
resume = Go on with { $stage }, round { $round }? [Y/n]{ " " }
yes-words = y yes ye yeah ok
no-words = n no nope
yes-or-no = Type y to go on with it, or n to choose something else.
autosave-broken = The saved game cannot be resumed: { $reason } It is kept as { $file }.
earlier-kept = The earlier game is kept, and the menu offers it ({ $file }).
earlier-games = Earlier games
answers-given = { $count } { $count ->
        [one] answer
       *[other] answers
    } given
bosses-unmet = { $count ->
        [one] One boss that can be fought here you have yet to meet. Type veil in the list of stages to see which.
       *[other] { $count } bosses that can be fought here you have yet to meet. Type veil in the list of stages to see which.
    }
choose-boss = Against a boss? (Enter: the mission itself){ " " }
no-such-boss = Type a number from 1 to { $count }, the short name of a fight, or nothing for the mission itself.
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
        [one] attacked,
       *[other] attacked { $times }×,
    } { $lost ->
        [0] unhurt
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
news-pause = Enter: on{ " " }
story-guard-moves = the guard moves { $way }, looking { $facing }.

prompt = ›{ " " }
goodbye = The game is saved. `{ $call }` goes on from here.
goodbye-over = Until the next mission.
no-such-number = Type a number from 1 to { $count }, the text of an option, or help.
it-is-over = The stage is over. Type again, undo, log, save FILE or quit.
not-possible = “{ $text }” is not possible now.
won = Stage cleared!
lost = Stage failed: { $reason }.
over-help = Type again for another game on this stage, log to see how it came to this, undo or rewind to go back, quit { $leads ->
        [campaign] for the campaign and what comes next
       *[away] to leave
    }.
map-cut = Part of the map; map shows it all.
why-what = Why what? For example: why sneak a1, why takedown, why 3
why-possible = “{ $text }” is possible now: option { $number }{ $more ->
        [none] .
       *[other] { " " }({ $more }).
    }
why-unlisted = { $text } is possible now. No list shows it.
why-which = Say which: { $options }.
why-reason = { $text }: { $reason }
why-card = { $gear }: { $does }
why-no-gear = { $hero } carries no equipment.
foretold-what = There is no “{ $words }” here. For example: forecast, forecast c4, forecast meryl
foretold-no-place = { $hero } cannot end the turn in { $space }.
foretold-none = There is nothing to forecast now: it is no hero’s turn.
foretold-head = If { $hero } ends the turn in { $space }{ $waiting ->
        [none] { "" }
       *[other] { " " }and nobody else moves (still to act: { $waiting })
    }:
foretold-noise = Noise ({ $dice } { $dice ->
        [one] die
       *[other] dice
    }): quiet { $quiet } % → spotted { $unheard } % · noisy { $noisy } % → { $heard } % · total { $total } %
foretold-hero = { $hero }: spotted { $spotted } %, attacked { $attacked } %, damage { $damage } on average, killed { $killed } %
foretold-lost = Game Over: { $chance } %
foretold-guard = Guard in { $space }: { $ways }
foretold-way = { $way ->
        [none] stays
       *[other] { $way }
    } { $chance } %{ $ends ->
        [attack] { " " }attacks
        [reaction] { " " }reacts
       *[no] { "" }
    }
foretold-ways-more = ; { $count } more
foretold-known = The Order card is known: { $card }.
foretold-cards = { $count } Order cards may come next.
foretold-cut = There are too many choices to follow all, so these ranges are wider than they need be.
foretold-reveals = A face-down trap sees this space; what it is nobody knows.
rule-what = Which rule? For example: rule LOS-3, rule LOS, rule burn
advice-nothing = There is nothing to point out; hint again tells how to answer.
advice-more = hint again, or hint plan: plans with their odds. hint do, or hint do 2: carries one out, to the end of the turn.
advice-what = It is hint, hint plan or hint do; hint do 2 takes the second plan.
advice-which = There is no such plan. hint plan lists them; hint do takes the first, hint do 2 the second.
advice-ahead = before the next turn: spotted { $spotted } %, attacked { $attacked } %; heard at the end of this one { $heard } %
advice-success =
    works out { $success } %{ $focus ->
        [no] { "" }
       *[other] , with Focus { $focus } %
    }
seat-announces = { $hero } ({ $bot }): { $plan }.
seat-pause = Enter: go ahead · or type what to do instead{ " " }
seat-given = { $hero } is played by a bot now: { $bot }. “{ $command }” gives the seat back.
seat-back = { $hero } is yours again.
seat-what = For example: bot meryl steady, or bot meryl off. { $reason }
again-later = again begins another game when this one is over; quit leaves it for later.
undo-nothing = There is nothing to take back.
undo-revealed = Dice or cards were revealed since your last answer. If the table agrees, type rewind: you go back, and the same dice fall again.
taken-back = Taken back.
log-empty = Nothing has happened yet.
save-what = Save to which file? For example: save my-game.json
save-exists = { $file } exists already; choose another name.
save-failed = { $file } cannot be written: { $reason }.
saved = Saved to { $file }.

choice-cost = { $cost } { $cost ->
        [one] action
       *[other] actions
    }
choice-noisy = noisy
choice-by = by { $spaces }
choice-lock = level { $level }: { $needs }
choice-objective = ★
choice-leap-camouflaged = over { $over }: !
choice-leap = over { $over }{ $attacks ->
        [0] { "" }
        [one] : ! and attack
       *[other] : ! and { $attacks } attacks
    }

## What hangs on a roll

question-only-end = { $hero }: nothing left but to end the turn
outlook-dice = To be rolled: { $dice }.
outlook-lock = Level { $level }, needs { $needs }{ $missing ->
        [all] .
        [none] : opens as it stands.
       *[other] : { $missing } is missing.
    }
outlook-hits = Each { $threshold }+ hits { $target }{ $hits ->
        [none] .
        [0] : no hit as it stands.
        [one] : 1 hit as it stands.
       *[other] : { $hits } hits as it stands.
    }
outlook-noise = { $heard ->
        [yes] A ! is heard: attention is drawn as it stands.
        [no] Only a ! is heard: quiet as it stands.
       *[open] Only a ! is heard.
    }
outlook-attention = The ! draws attention as it stands.

## Beside the map

panel-scene = A scene
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
    } to its own exit: { $exits }
panel-sealed = door { $door }: no lock, something else opens it
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
help-text = chooses it by its words; beginnings will do: hand e9, focus minus c4
    .how = sneak c4
help-hint = what to notice; once more: plans with odds and reasons; hint do carries the best one out
    .how = hint
help-bot = gives a hero to a bot: random, steady or search; bot meryl off takes it back
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
help-rewind = takes it back all the same; the same dice fall again
    .how = rewind
help-map = the whole map
    .how = map
help-boss = the boss, what its cards do, and what is known of their order
    .how = boss
help-log = what happened lately (log 100, log all)
    .how = log
help-save = writes the game to a file; the game also saves itself
    .how = save FILE
help-again = another game on this stage, when this one is over
    .how = again
help-help = this page; help play tells the game on one page
    .how = help
help-quit = leaves; the next time the game offers to go on
    .how = quit
help-more = Several heroes: choose them before the game, or begin with --heroes snake,meryl (make terminal HEROES=snake,meryl).

guide =
    The aim: what is left to do stands beside the map: take the objectives ★, reach the events A to D, then stand on an exit EX.

    Your turn: a hero has 4 actions. Sneak moves 1 space. Dash moves 2, but is noisy. Interact opens doors, takes what lies in the space, rides an elevator. Actions can be left unused; `end` ends the turn.

    Being seen: shaded spaces are in the sight of a guard or camera. Whoever starts, passes or ends a move there gets a ! where the move ends. So does, with an attack on top, whoever leapfrogs over a guard.

    Attention: a hero has one token. ? (investigate) calls the nearest guard to look. ! (alert) calls all guards of the zone, and they move farther. A token stays where it lies, even when the hero is gone, until a guard comes and takes it away.

    Noise: at the end of the turn roll 1 white die □ for each action spent on something noisy. Only a ! is heard, if a guard is in the zone: your token comes to you, ? up if it was off the map, else as it lay. A ! on a white die does the same in every other roll.

    Dice: □ is white and has a ! instead of a 1; ■ is black and has none. An attack hits with every die that reaches the Defense, usually 3. Two hits knock a guard out or kill it; a hero can take 4.

    Locks: a lock needs a combination, such as 3 4+: a die with a 3 and another with 4 or more. If it does not open, reroll some of the dice for another action, as long as you stay.

    Guards: after all heroes an Order card is drawn. First something happens to the whole place: sleepers wake, missing guards come in. Then each guard moves, from the top left on: as far as the first (red) number if it goes for a !, else as far as the second (blue). On patrol it walks straight ahead and turns on ▵ icons; where it cannot go on it turns the way of the card’s arrow. If the card says flip, cameras swing to their other cone. A guard that sees a hero attacks with ■■.

    The end: you win as soon as all is done and who has to be on EX is there. You lose when a hero’s health is gone, or when the Game Over card turns up: every round brings it nearer, and a burned card is shown and goes under the deck.

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
legend-plate = part of a boss, with the damage it takes there; ★: and a card’s bonus
legend-hostage = hostage
legend-bust = bust, to be toppled
legend-shadow = shadow
legend-lock-on = whom REX has locked on to
legend-decoy = Wolf token, face down, with the number of its space
legend-crosshair = Wolf’s crosshair; letters are the crosshairs of heroes
legend-charge = explosive
legend-icon = facing icon, turn icon
legend-wall = wall
legend-locked = locked door
legend-sealed = sealed door, which only an event opens
legend-open = open door
legend-zone = border of a zone
legend-obstacle = obstacle
legend-watched = in the sight of a guard or camera, or under a boss’s fire
legend-reach = named by an option
cli-render = Draw a map as SVG and PNG, with coordinates and a legend.
cli-render-what = A stage, the folder of a stage, a saved game (.json), or a file with a scene in our notation.
cli-render-out = The file to write, .svg or .png; may be given several times. Without it: STAGE.svg and STAGE.png here.
cli-render-size = The longer side of a PNG in pixels, 64 to 8192. Without it: 96 pixels a space.
rendered = Drawn: { $file }
cli-replay = Play a saved game back: every question, the answer it was given, and what came of it.
cli-replay-file = A saved game: what `save FILE` writes at the table.
cli-replay-through = Do not stop after each answer.
replay-prompt = Enter: next · number: so many · all · q: leave {"> "}
replay-help = Press Enter for the next answer, or type a number of answers, all, map, or q to leave.
replay-end = The record ends here; the game was not over.

### The words of the terminal game and of the command line.

## The command line

cli = An unofficial fan implementation of Metal Gear Solid: The Board Game.
cli-version = Show the version and leave.
cli-terminal = Play in the terminal.
cli-stage = The stage; without one, resume or choose from the list.
cli-seed = The number that decides all dice and cards; without one, any.
cli-heroes = The heroes, with commas between them; without them, the smallest party of the stage.
cli-load = Go on with a game that was saved to this file.
cli-export-svg = Instead of playing, write the board as a picture to this file.
cli-rules = Look a rule up, or list them all.
cli-rule = A rule by its id, such as LOS-3.
cli-coverage = For each rule, the number of passing tests that cite it.
cli-lint = Look for faults in the folder of a stage.
cli-folder = The folder with stage.toml and map.txt.

rules-marks = ● the engine plays this rule   ○ not yet
rule-page = rulebook p. { $page }
rule-ours = not in the rulebook
rule-ruling = Our ruling: { $text }
coverage-none = There is no { $file } here or in the clone: run `make test` once, it counts the tests for every rule.
coverage-broken = { $file } cannot be read: run `make test` again, it writes a new one.
lint-clean = { $folder } is sound.

## Before the game

stages = Stages
choose-stage = Which stage? (quit to leave){ " " }
no-such-stage = Type a number from 1 to { $count }, or the short name of a stage.
new-game = Seed { $seed }. Type help at any time.
resume = Go on with { $stage }, round { $round }? [Y/n]{ " " }
yes-words = y yes ye yeah ok
autosave-broken = The saved game cannot be resumed: { $reason } It is kept as { $file }.
earlier-kept = The earlier game is kept as { $file }; noisecheck terminal --load opens it.

## At the table

story-guard-moves = the guard moves { $way }, looking { $facing }.

prompt = ›{ " " }
goodbye = The game is saved. `noisecheck terminal` goes on from here.
goodbye-over = Until the next mission.
no-such-number = Type a number from 1 to { $count }, the text of an option, or help.
it-is-over = The stage is over. Type undo, log, save FILE or quit.
not-possible = “{ $text }” is not possible now.
won = Stage cleared!
lost = Stage failed: { $reason }.
over-help = Type log to see how it came to this, undo or rewind to go back, quit to leave.
map-cut = The window is too low for all { $rows } rows; map shows them.
why-what = Why what? For example: why sneak a1
why-possible = “{ $text }” is possible now.
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

## Beside the map

panel-scene = A scene
panel-round = Round { $round }, { $phase ->
        [enemy] Enemy phase
       *[player] Player phase
    }
panel-acted = done
panel-actions = actions
panel-health = health
panel-noise = noise
panel-noise-dice = { $count } { $count ->
        [one] die
       *[other] dice
    }
panel-focus = focus
panel-objectives = ▸ objectives ★ { $done }/{ $all }
panel-events = ▸ reach event { $letters }
panel-exits = ▸ then { $who ->
        [one] one hero
       *[all] all heroes
    } to EX
panel-lock = { $door }: { $dice } needs { $needs }
panel-orders = Order cards left: { $count }
panel-order = { $card }
panel-cameras = Cameras: { $colour ->
        [orange] orange
       *[green] green
    }

## Help

help-number = chooses that option
    .how = 3
help-text = chooses it by its words
    .how = sneak c4
help-why = why something is not possible now
    .how = why sneak c4
help-rule = a rule in our words
    .how = rule LOS-3
help-undo = takes your last answer back, unless dice or cards were revealed
    .how = undo
help-rewind = takes it back all the same; the same dice fall again
    .how = rewind
help-map = the whole map
    .how = map
help-log = what happened lately (log 100, log all)
    .how = log
help-save = writes the game to a file; the game also saves itself
    .how = save FILE
help-help = this page
    .how = help
help-quit = leaves; the next time the game offers to go on
    .how = quit

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
legend-objective = objective, face down
legend-exit = exit
legend-event = event
legend-elevator = elevator
legend-terminal = terminal
legend-supply = supply
legend-barracks = barracks
legend-charge = explosive
legend-icon = facing icon, turn icon
legend-wall = wall
legend-locked = locked door
legend-open = open door
legend-zone = border of a zone
legend-obstacle = obstacle
legend-watched = in the sight of a guard or camera
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
replay-help = Press Enter for the next answer, or type a number of answers, all, or q to leave.
replay-end = The record ends here; the game was not over.

### What the browser says: its screens, buttons, messages. Names of things are in names.ftl, the game's own sentences in game.ftl.

## Everywhere

app-loading = Loading …
app-close = Close
app-page = { $rule } · p. { $page }
app-title = { $page } · noisecheck
app-back = Back
app-home = Home
app-odds = { $hits } in { $of }

## Examples of the rules page: what each scene shows

example-clear-box = The guard in C1 looks south. The crate in D2 lies inside the box between it and Snake, so he is hidden; in C4 nothing stands in the box, and he is seen.
example-seen-on-the-way = Dash from B2 by way of C2 to D2: Snake crosses the guard’s sight in C2, and the ! goes where the dash ends.
example-camera-cones = The camera looks through its orange cone, east. End the turn: the Order card flips all cameras, and the green cone falls on Snake.
example-traps = Step into row 1, and the face-down trap in E1 is turned over. Step into row 3 instead, and the laser in E3 alerts you.
example-noise-check = Dash, and the guard round the corner may hear it: at the end of the turn one white die is rolled for each noisy action. Dash twice and see.
example-leapfrog = Step to B1, then over the guard to D1. The hop counts as one space, but it brings the ! and an attack.
example-lock = Interact with the door: one white die and two black ones. The roll does not fit yet, so pay another action and roll the white die again.
example-focus-on-dice = Strike the guard: the die shows 2, which is a miss. As long as the roll is open, +2 or a reroll can still make it a hit.
example-hurt-but-standing = Strike the guard once and end the turn. It is hurt and still on its feet, so the ! goes under Snake.
example-takedown = The guard has its back turned. Step up behind it, and you can choose Silent Takedown.
example-system-effect = Both slots of Lights Out are covered and the terminal is hacked: resolve the card, and Meryl’s ! turns into a ?.
example-radio-in = The barracks in A1 should have two guards, and only one can answer. End the turn, and the missing one comes in; the sleeper in E1 does not count.
example-stay-alert = Snake is two spaces from the guard, Meryl four. End the turn: only Snake’s ? is placed.
example-nearest-guard = There is a ? in D1. End the turn: the guard nearer to it goes to look, and the other one patrols.
example-equal-ways = Two ways to the ? are equally long and have the same number of turns. End the turn, and you choose which one the guard takes.
example-guards-hop = The guard in B1 is called to G1, past two others. It hops over both for the price of one space.

## Theatre: the Enemy phase, step by step

theatre-label = Enemy phase
theatre-again = Enemy phase, again
theatre-boss = { $side ->
        [turn] { $figure }’s turn
       *[reaction] { $figure } reacts
    }
theatre-section-0 = Player phase
theatre-section-1 = Guard action
theatre-section-2 = Cameras
theatre-section-3 = Activations
theatre-activations = Activations { $done } of { $all }
theatre-guard = Guard { $number }
theatre-actor-order = Order card
theatre-actor-cameras = All cameras
theatre-actor-table = The table
theatre-order =
    Order card: { $card }. { $red } { $red ->
        [1] space
       *[other] spaces
    } in Alert mode, else { $blue }; arrow { $arrow ->
        [left] left
       *[right] right
    }{ $flips ->
        [yes] ; the cameras turn
       *[no] { "" }
    }.
theatre-mode-patrol = Patrol
theatre-mode-investigate = Investigate
theatre-mode-alert = Alert
theatre-mode-attack = Attack
theatre-mode-react = Reaction
theatre-mode-look = Activation
theatre-mode-boss = Its turn
# Each of these has at most six words.
theatre-reason-patrol = walks its round, suspects nothing
theatre-reason-investigate = { $token ->
        [ko] a sleeping guard in { $target }
        [dead] a dead guard in { $target }
       *[other] checks { $owner }’s { $token } in { $target }
    }
theatre-reason-alert = hunts { $owner }’s { $token } in { $target }
theatre-reason-attack = sees { $hero } in { $space }
theatre-reason-react = found a token in { $space }
theatre-reason-look = looks around in { $space }
theatre-reason-order = guards move { $red } in alert, else { $blue }
theatre-reason-cameras = { $colour ->
        [orange] orange
       *[green] green
    } cones count
theatre-moves = Spaces moved so far, of those the card allows
theatre-play = Play
theatre-pause = Pause
theatre-continue = Continue
theatre-step = One step
theatre-back = One step back
theatre-skip = Skip to the next event
theatre-finish = To the end
theatre-speed = Speed
theatre-speed-instant = Instant
theatre-speed-times = { $speed }×
theatre-auto-pause = Pause at events
theatre-held = Paused: take a look, then continue.
# What an Order card does at once, in at most eight words.
theatre-card-waken = Guards who were knocked out wake up.
theatre-card-radio-in = Missing guards come back.
theatre-card-lost-contact = Every three dead guards burn one card.
theatre-card-stay-alert = A ? goes under heroes near guards.
theatre-card-game-over = Time is up.
theatre-card-known = Tokens go; for a ? it turns round.
theatre-card-sweep = Tokens go; the guard makes a quarter turn.
theatre-card-radio = Tokens go; the missing guards come in.
theatre-card-hunch = Tokens go; heroes within 2 get a ?.
theatre-card-rush = Tokens go; the guard steps 1 space on.
theatre-card-shrug = Tokens go, and that is all.
theatre-card-hold = Hold the card
theatre-card-held = Held. Move away or press { $key } to continue.
theatre-card-alert = { $red } spaces in alert
theatre-card-calm = { $blue } spaces otherwise
theatre-card-arrow = { $arrow ->
        [left] guards turn left
       *[right] guards turn right
    }
theatre-card-flips = cameras turn
theatre-moment = You are looking at an earlier moment.
theatre-to-now = Back to now
theatre-recap = Last Enemy phase
theatre-replay = Watch again
theatre-in-log = Show in the log
theatre-missed = missed

recap-boss = { $figure } played { $card }
recap-guards = { $count ->
        [one] 1 guard acted
       *[other] { $count } guards acted
    }
recap-seen = { $hero } was seen by { $count ->
        [one] 1 guard or camera
       *[other] { $count } guards or cameras
    }
recap-attacked = { $hero } was attacked { $count ->
        [one] once
       *[other] { $count } times
    }, { $damage ->
        [0] no damage
       *[other] { $damage } damage
    }
recap-hurt = { $hero } took { $damage } damage
recap-attention = { $hero }’s { $side } is in { $space }
recap-spawned = { $count ->
        [one] 1 new guard
       *[other] { $count } new guards
    }
recap-removed = { $count ->
        [one] 1 token removed
       *[other] { $count } tokens removed
    }
recap-burned = { $count ->
        [one] 1 card burned
       *[other] { $count } cards burned
    }
recap-knocked-out = { $count ->
        [one] 1 guard knocked out
       *[other] { $count } guards knocked out
    }
recap-objectives = { $count ->
        [one] 1 objective taken
       *[other] { $count } objectives taken
    }
recap-doors = { $count ->
        [one] 1 door opened
       *[other] { $count } doors opened
    }
recap-nothing = nothing of note

## The board

board-label = Map
board-zone = { $zone } · { $active ->
        [yes] active
       *[no] quiet
    }
board-menu = What to do in { $cell }
board-menu-hit = needs { $threshold }+, hit { $chance }
board-menu-cost = { $cost ->
        [0] no action
        [one] 1 action
       *[other] { $cost } actions
    }
board-menu-why = Why can’t I do anything here?
board-menu-ping = Point at { $cell }
board-menu-sight = Who sees { $cell }, and why?

## The board for screen readers: one sentence for each thing in a space

grid-label = Map, { $columns } columns and { $rows } rows. Arrow keys move, Enter acts, Space lists what you can do, Alt and an arrow reads ahead up to a wall.
grid-space = { $cell }, { $kind ->
        [floor] floor
        [obstacle] obstacle
       *[hole] no floor
    }{ $zone ->
        [none] { "" }
       *[other] , zone { $zone }
    }.
grid-hero = { $hero }{ $yours ->
        [yes] , you
       *[no] { "" }
    }{ $acting ->
        [yes] , whose turn it is
       *[no] { "" }
    }{ $acted ->
        [yes] , has acted
       *[no] { "" }
    }{ $hidden ->
        [boxed] , in a box
        [disguised] , disguised
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , damage { $damage }
    }{ $hostages ->
        [0] { "" }
        [one] , with a hostage
       *[other] , with { $hostages } hostages
    }.
grid-guard-number = guard { $number }
grid-guard = Guard { $number }, looking { $facing }{ $mode ->
        [patrol] , on patrol
        [investigate] , will investigate
        [alert] , on alert
       *[unknown] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , damage { $damage }
    }{ $ko ->
        [0] { "" }
       *[other] , KO damage { $ko }
    }.
grid-boss = { $figure }{ $facing ->
        [none] { "" }
       *[other] , looking { $facing }
    }, health { $left } of { $health }{ $printed ->
        [none] { "" }
       *[other] , marked { $printed } here
    }.
grid-printed = Marked { $printed }.
grid-token = { $token }{ $down ->
        [yes] , face down
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , damage { $damage }
    }.
grid-node = { $circuit ->
    [yes] Node of the circuit
   *[no] Node
}, arrow { $facing }.
grid-fire = Under { $figure }’s fire.
grid-watcher = { $kind ->
        [boss] { $figure }
        [camera] the camera in { $cell }
       *[laser] the laser in { $cell }
    }
grid-body = { $stars ->
        [0] Dead guard
        [one] Sleeping guard, 1 star
       *[other] Sleeping guard, { $stars } stars
    }{ $tied ->
        [yes] , tied up
       *[no] { "" }
    }.
grid-attention = { $owner }’s { $side ->
        [alert] ! (alert)
       *[investigate] ? (investigate)
    }.
grid-camera = Camera, looking { $facing } ({ $colour ->
        [orange] orange
       *[green] green
    }).
grid-trap = { $kind ->
        [down] Trap, face down
        [camera] Trap: camera
        [laser] Trap: laser
       *[blank] Trap: nothing
    }.
grid-charge = { $gear }, laid by { $owner }.
grid-objective = { $hostage ->
        [yes] { $optional ->
            [yes] Optional: a hostage
           *[no] Hostage
        }
       *[no] { $optional ->
            [yes] Optional objective
           *[no] Objective
        }
    }{ $down ->
        [yes] , face down
       *[no] { "" }
    }{ $taken ->
        [yes] , taken
       *[no] { "" }
    }.
grid-event = Event { $letter }{ $used ->
        [yes] , happened
       *[no] { "" }
    }.
grid-exit = Exit.
grid-own-exit = Exit for { $owner } only.
grid-supply = Supplies.
grid-terminal = Terminal, level { $level }{ $hacked ->
        [yes] , hacked
       *[no] { "" }
    }.
grid-elevator = Elevator to { $to }.
grid-barracks = Barracks, { $count ->
        [one] 1 guard
       *[other] { $count } guards
    }.
grid-icon = Arrow on the floor: guards turn { $facing }.
grid-icon-turn = Turn icon on the floor.
grid-door = { $how ->
        [locked] Locked door, level { $level },
        [sealed] Sealed door, which only an event can open,
       *[open] Open door
    } { $facing }.
grid-walls = Wall { $ways }.
grid-drops = Drop { $ways }.
grid-seen = Seen by { $by }.
grid-unseen = Seen by nobody.
grid-target = { $words }{ $cost ->
        [-1] { "" }
        [0] , no action
        [one] , 1 action
       *[other] , { $cost } actions
    }{ $seen ->
        [seen] , you would be seen there
        [way] , you would be seen on the way
       *[none] { "" }
    }{ $noisy ->
        [yes] , noisy
       *[no] { "" }
    }{ $loud ->
        [yes] , LOUD
       *[no] { "" }
    }.
grid-way = { $facing }: { $parts }
grid-way-space = { $cell }, { $parts }
grid-way-spaces = { $count ->
        [0] nothing
        [one] 1 free space
       *[other] { $count } free spaces
    }
grid-way-end = { $barrier ->
        [wall] then a wall
        [door] then a locked door
        [obstacle] then an obstacle
       *[edge] then the edge of the map
    }

## The layers of the board

tools-label = Layers and view of the map
tools-sight = Sight: { $mode ->
        [off] off
        [union] all
       *[each] each
    }
    .about = What guards, cameras and lasers see now, hatched: all together or one by one
tools-paths = Paths
    .about = Where each guard would walk if it were activated now
tools-noise = Noise
    .about = Which guards are near enough to hear the acting hero
tools-order = Order
    .about = The order in which the guards act
tools-interactables = Usable
    .about = Everything you can interact with
tools-follow = Follow
tools-ping = Point at a space
    .about = Then choose a space: everybody sees it
tools-zoom-in = Zoom in
tools-zoom-out = Zoom out
tools-fit = The whole map
tools-key = { $label } (key { $key })
tools-about = { $head }: { $about }
tools-idle = { $about }. It has nothing to say now.

## The enemy

enemy-title = Enemy
enemy-unseen = Unseen orders: { $blue } blue, { $red } red{ $burned ->
        [0] { "" }
       *[other] , { $burned } burned below
    }
enemy-endless = The same order comes every round.
enemy-current = In force
enemy-last = Last order
enemy-next = Coming next
enemy-next-reaction = Next Reaction card
enemy-reaction = { $card }: { $effect }
enemy-card = { $action }: { $effect } Guards move { $red } on alert, else { $blue }. They turn { $arrow ->
        [left] left
       *[right] right
    }.{ $flip ->
        [yes] { " " }Cameras flip.
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
        [yes] , cameras flip
       *[no] { "" }
    }
enemy-card-over = { $action }: { $effect }
enemy-cameras = Cameras: { $colour ->
        [orange] orange (O)
       *[green] green (G)
    }
enemy-zones = Active zones: { $zones }
enemy-order = Guards, in the order they act
enemy-waiting = Guards in inactive zones
enemy-none = No guard is on the map.
enemy-guard = Guard { $number }
enemy-mode = { $mode ->
        [patrol] Patrol
        [investigate] Investigate
       *[alert] Alert
    }
enemy-stays = stays in { $space }
enemy-goes = to { $space }
enemy-tied = { $count } equal paths
enemy-token = { $token ->
        [ko] a sleeping guard
        [dead] a dead guard
       *[other] { $owner }’s { $token }
    }
enemy-target = in { $space }
enemy-damage = damage { $damage }
enemy-done = has acted

## The boss and its deck

rail-title = { $figure }, the boss
rail-off-map = not in sight
rail-spaces = { $first }–{ $last }
rail-find = Show { $figure } on the map: { $place }
rail-health = Health
rail-health-left = { $left }/{ $of }
rail-defense = Defense { $defense }
rail-dice = Attacks with { $dice ->
        [0] no dice
        [1] ■
        [2] ■■
        [3] ■■■
       *[other] { $dice }■
    }
rail-dashboard = Dashboard
rail-track = Track
rail-count = Track: { $count }
rail-last = { $side ->
        [turn] Played { $card }:
       *[reaction] Reacted with { $card }:
    }
rail-deck = Its deck, from the top
rail-open = Face up now:
rail-next = Next: { $card } (known)
rail-next-unseen = { $count ->
        [one] Next: the one card nobody has seen
       *[other] Next: one of { $count } unseen cards
    }
rail-unseen = { $count ->
        [one] 1 unseen card
       *[other] { $count } unseen cards
    }
rail-unseen-cards = In some order:
play-in-hand = { $action }: { $left }/{ $of } left
play-aim-boss = Defeat { $figure }
play-aim-friend = Keep { $figure } alive
play-aim-no-killing = Kill no guard

## What a stage tells when one of its events happens

story-title = Event { $letter }

## Sounds in words, for anybody who cannot or does not want to hear them

sound-turn = [your turn]
sound-dice = [dice]
sound-quiet = [nothing heard]
sound-noise = [noise]
sound-attention = [attention]
sound-alert = [alert]
sound-hit = [hit]
sound-damage = [damage]
sound-ko = [falls]
sound-boss = [the boss plays a card]
sound-strike = [the boss hits]
sound-track = [the boss’s track moves]
sound-unlock = [unlocked]
sound-ping = [ping]
sound-clear = [stage cleared]
sound-fail = [stage failed]
sound-sneak = [soft steps]
sound-dash = [running steps]
sound-boots = [boots]
sound-chat = [message]
sound-drawer = [a drawer opens]
sound-call = [somebody calls]
sound-dial = [a key is pressed]
sound-voice = [a voice on the radio]
sound-rank = [gongs]
sound-die = [a die]
sound-order = [a card is turned up]
sound-card = [a card]
sound-token = [a token is put down]
sound-focus = [a soft chime]
sound-torch = [a torch clicks]
sound-camera = [a camera turns]
sound-laser = [a laser is tripped]
sound-knock = [knocking]
sound-miss = [a miss]
sound-blast = [an explosion]
sound-missile = [a missile flies]
sound-groan = [a groan]
sound-mind = [a hum inside the head]
sound-vanish = [somebody vanishes]
sound-fallen = [the boss falls]
sound-rex-step = [the ground shakes]
sound-rex-servo = [heavy servos]
sound-charge = [something charges]
sound-treads = [treads]
sound-rotor = [rotor blades]
sound-door = [a door opens]
sound-lift = [a lift]
sound-locked = [still locked]
sound-box = [cardboard]
sound-gear = [gear rattles]
sound-cloth = [cloth]
sound-rope = [rope]
sound-drag = [something is dragged]
sound-throw = [a throw]
sound-clink = [metal on the floor]
sound-shatter = [something shatters]
sound-jam = [static]
sound-gain = [two rising notes]
sound-loss = [two falling notes]
sound-slip = [somebody slips]
sound-climb = [somebody climbs]
sound-story = [a low bell]
sound-bed-water = [water against the quay]
sound-bed-wind = [wind]
sound-bed-hum = [machines hum]
sound-bed-drip = [water drips]
sound-bed-fans = [fans]
sound-bed-dawn = [birds at dawn]
sound-bed-fire = [fire rumbles]
sound-bed-clock = [a clock ticks]
sound-bed-grid = [a thin hum]
sound-bed-carrier = [radio hiss]
sound-score-quiet = [slow music]
sound-score-investigate = [the music grows tense]
sound-score-alert = [urgent music]

## Whether there is to be sound: asked once, beside the first game

sound-ask = Sound?
sound-ask-all = All
sound-ask-effects = No music
sound-ask-none = None

## Log: what happened, and why

log-title = Log
log-chat = Chat
log-rules = Rules
log-codec = Codec
log-tabs = Enemy, log and chat
log-show-space = Show { $space } on the map
log-moves = The guard moves { $way }, looking { $facing }.
log-turn = { $hero }’s turn
log-opening = At the start
log-guard = Guard { $number } in { $space }: { $mode }
log-round = Round { $round }
log-filters = Show
log-filter-all = All
log-filter-alerts = Alerts & damage
log-filter-dice = Dice
log-filter-mine = Mine
log-why = Why?
log-why-of = Why? { $what }
log-because = Because
log-open-rule = Open the rule
log-look = Show this moment: { $what }
log-nothing = Nothing has happened yet.
log-filtered = Nothing like that has happened yet.
log-no-moment = This moment can’t be shown right now.
log-away = Since you left
log-away-count = { $count ->
        [one] 1 event
       *[other] { $count } events
    }
log-watch = Watch
log-dismiss = Got it
log-latest = Jump to the latest

## Chat

chat-say = Say something
chat-send = Send
chat-quick = Quick phrases
chat-quick-wait = Wait
chat-quick-distract = I can distract one
chat-quick-seen = Seen here!
chat-quick-go = Go
chat-quick-help = I need help
chat-quick-end = End turn?
chat-quick-good = Good idea
chat-quick-undo = Undo?
chat-quick-copied = (takes a copy of this game: it could be played ahead, with the same dice)
chat-empty = Nobody has said anything yet. Name a space, such as { $space }, and everybody can press it to find it on the map.
chat-unread = { $count } unread
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-muted = { $name } is muted.
chat-watcher = { $name } (watching)
chat-only-players = Spectators can read the chat but not write in it.

## The rules: drawer and screen

rules-home = Home
rules-all = All rules
rules-search = Search: a word or an id such as LOS-7
rules-found = { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
rules-none = No rule contains these words.
rules-unknown = There is no rule { $id }.
rules-page = p. { $page }
rules-ruling = Our ruling
rules-related = In the same chapter
rules-examples = { $count ->
        [one] An example
       *[other] Examples
    }
rules-has-example = with an example
rules-open-table = Open as a table
rules-not-built = Not in play yet.

## Looking things up: the drawer at the table, and the two pages

look-title = Rules and Codec
look-search = A Codec number such as 05.07, a rule such as LOS-7, or a word
    .short = 05.07, LOS-7, word
look-back = Back
look-pin = Pin this
look-pinned = Pinned
look-shelves = What to list
library-rules = Rules
library-codec = Codec

## The Codec

call-link = Call { $number } on the Codec
call-search = A number such as 05.07, or a word
call-call = { $number ->
        [none] Call
       *[other] Call { $number }
    }
call-keypad = Keypad
call-erase = Erase the last key
call-all = All calls
call-count = { $count } calls on the list, { $heard } of them heard. Other numbers are hidden somewhere in the game.
call-enter = Enter calls { $words }.
call-found = { $count ->
        [0] None on the list
        [one] 1 call; Enter plays it
       *[other] { $count } calls
    }
call-veiled = { $count ->
        [one] One call is about a stage you haven’t reached yet.
       *[other] { $count } calls are about stages you haven’t reached yet.
    }
call-heard = heard
call-dialling = Calling { $number } …
call-silent = Nobody answers at { $number }.
call-unknown = No call mentions “{ $words }”.
call-near = Did you mean
call-no-number = { $id } is not a Codec number. They look like 05.07.
call-about = Belongs to
call-stage = The briefing
call-rules = Rules
call-telling = Saving this to “{ $campaign }” …
call-not-told = This could not be saved to “{ $campaign }”. { $problem } Call again later.
call-tells = A secret: not everybody has heard this.
call-unlocks-campaign = A secret, saved to your campaign “{ $campaign }”: { $gear } is now in its Memory Box.
call-unlocks-alone = A secret, saved in this browser: from now on { $gear } is in the Memory Box of every single game you open.
interrogation-hold-out = Hold out
interrogation-give-in = Give in
    .text = Ocelot learns what he wanted to know. There is no taking it back.
call-knows-now = You act on it against { $figure } as soon as it is your turn.
call-knows-campaign = A secret, saved to your campaign “{ $campaign }”: from now on you know it whenever you fight { $figure }.
call-knows-alone = A secret, saved in this browser: from now on you know it in every single game you open against { $figure }.
call-dial = Dial of voices
call-voice = { $number }, { $title }
call-off-dial = This number is on no dial.
call-previous = Previous voice
call-next = Next voice
call-all-at-once = All at once

## At the table: the bar with what is to be done

play-title = { $mine ->
        [due] ▶ Your turn:{ " " }
        [yes] ●{ " " }
       *[no] { "" }
    }{ $sentence } · noisecheck
play-round = Round { $round } · { $phase ->
        [setup] set-up
        [enemy] guards
        [boss] boss
       *[player] heroes
    }
play-level-quiet = Unnoticed
    .sign = ○
play-level-investigate = Investigated
    .sign = ?
play-level-alert = Alert
    .sign = !
play-bar-action = { $hero }: choose an action
play-bar-waiting = Waiting for { $names } — { $sentence }
play-bar-link-connecting = Connecting …
play-bar-link-reconnecting = Connection lost. Trying again …
play-bar-link-lost = Can’t reach the server. Trying again …
play-bar-link-fenced = This seat is in use in another tab.
play-bar-link-gone = This table is gone.
play-bar-link-version = There is a new version. Reload the page.
play-bar-link-seat = This table no longer knows your seat.
play-bar-link-no-spectators = This table has no spectators.
play-bar-bot = { $hero } ({ $bot }) is thinking — { $sentence }
play-bar-held = The bot is on hold. { $sentence }
play-bar-recovering = Restoring the table …
play-bar-theatre =
    { $who ->
        [boss] { $figure } acts.
        [both] { $figure } and the guards act.
       *[guards] The guards act.
    }
play-bar-forecast =
    Foreseen, nothing is played: { $who ->
        [boss] { $figure } acts.
        [both] { $figure } and the guards act.
       *[guards] the guards act.
    }
play-bar-moment = This is an earlier moment.
play-bar-won = Stage cleared.
play-bar-lost = Stage failed: { loss }.
play-bar-rewind = { $name } asks to go back: { $moment }. Do you agree?
play-bar-rewind-waiting = { $name } asks to go back: { $moment }. Waiting for { $names }
play-somebody = somebody
play-answer = Answer
play-spectators = { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }
play-link-slow = Slow: { $latency } ms
play-link-connecting = Connecting
play-link-reconnecting = Reconnecting
play-link-lost = No connection
play-link-fenced = In use in another tab
play-link-gone = Table gone
play-link-version = New version
play-menu = Menu
play-menu-invite = Invite others, or another device
play-menu-bookmark = Name this moment
play-menu-hand-over = Hand a hero to a player or a bot
play-menu-export = Save the game as a file
    .saved = Saved with your downloads: { $file }
play-menu-bug = Report a bug: save a file
    .saved = Saved with your downloads: { $file }. Send it to the project’s issue tracker, with a word on what went wrong.
play-menu-failed = The file did not arrive. Try again.
play-menu-keys = Keys
play-menu-replay = Watch the replay
play-menu-box = The campaign’s Memory Box
play-menu-rules = Rules
play-menu-codec = Codec
play-menu-settings = Settings
play-menu-leave = Leave the table

## At the table: taking back

play-undo = Undo
play-undo-what = Take back: { $what }
play-undo-ask = A turn has ended since, or dice or cards were revealed: ask for a rewind
play-undo-none = There is nothing to undo for free.
play-undo-over = The game is over. “Play on from an earlier moment” in the debriefing opens a new table there.
play-undo-others = Only the player who gave the last answer can take it back. You can ask for a rewind.
play-undo-menu = What to take back
play-undo-step = Last step
play-undo-action = Last action
play-undo-turn = To the start of the turn
play-redo = Redo
play-redo-what = Redo: { $what }
play-redo-none = There is nothing to redo.
play-rewind = Rewind …
play-rewind-title = Rewind
play-rewind-to = Go back to
play-rewind-free = free
play-rewind-none = There is nothing to rewind: Undo covers it all.
play-rewind-dice = The same dice and cards will come again.
play-rewind-ask = Ask the others
play-rewind-go = Go back
play-rewind-asked = { $name } asks to go back: { $moment }.
play-rewind-agree = Agree
play-rewind-decline = Decline
play-rewind-waits = Waiting for { $names }.
play-rewind-withdraw = Withdraw the request
play-rewind-declined = { $name } declined: nothing is taken back.
play-rewound = The table was rewound.
play-undone = { $name } took something back.
play-rewinds-any = Rewinds are not counted at this table.
play-rewinds-left = { $count ->
        [0] No rewind is left.
        [one] 1 rewind is left.
       *[other] { $count } rewinds are left.
    }
play-mark-step = the last step in round { $round }
play-mark-action = { $hero }’s last action in round { $round }
play-mark-turn = { $hero ->
        [nobody] the choice of who is next in round { $round }
       *[other] the start of { $hero }’s turn in round { $round }
    }
play-mark-phase = the Enemy phase of round { $round }
play-mark-round = the start of round { $round }
play-mark-start = the very start
play-back-title = Go back: { $moment }?
play-back-lost = This is taken back:
play-back-take = Take back

## At the table: squad

play-squad = Squad
play-right = Enemy, log and chat
play-fold = Fold the panel away
play-unfold = Unfold the panel
play-aims = Objectives
play-aim-done = done:
play-aim-event = Reach { $letter } ({ $space })
play-aim-objectives = { $hostages ->
        [yes] Free hostages
       *[no] Take objectives
    }: { $taken } of { $needed }
play-aim-spread = { $each } in { $zones ->
        [one] one zone
       *[other] each of { $zones } zones
    }: { $counts }
play-aim-zone = { $zone } { $taken }/{ $each }
play-aim-exit = { $alone ->
        [yes] { $who ->
            [one] One hero
           *[all] All heroes
        }
       *[no] Then { $who ->
            [one] one hero
           *[all] all heroes
        }
    } to the exit ({ $spaces })
play-aim-own-exit = { $alone ->
        [yes] { $who ->
            [one] One hero
           *[all] Each hero
        }
       *[no] Then { $who ->
            [one] one hero
           *[all] each hero
        }
    } to their own exit: { $spaces }
play-own-exit = { $hero } { $space }
play-hostages = { $count ->
        [one] A hostage comes along: 1 extra noise die
       *[other] { $count } hostages come along: { $count } extra noise dice
    }
play-state-acting = acting
play-state-fallen = out of action
play-state-acted = done
play-state-ready = ready
play-health = Health { $left }/{ $of }
play-defence = Def. { $defence }
play-actions-left = { $left } of { $of } actions left
play-focus-left = { $left } of { $of } Focus tokens ready
play-noise = { $count ->
        [one] 1 die
       *[other] { $count } dice
    } · { $chance }
play-noise-so-far = so far { $count ->
        [one] 1 die
       *[other] { $count } dice
    } · { $chance }
play-noise-unheard = { $count ->
        [one] 1 die
       *[other] { $count } dice
    } · nobody near
play-attention = { $side ->
        [alert] ! alert
       *[other] ? investigate
    } in { $space }
play-disguised = disguised
play-boxed = in a box
play-carries = { $gear }{ $printed ->
        [0] { "" }
       *[other] { " " }{ $tokens }/{ $printed }
    }
play-you = you
play-nobody = nobody’s hero
play-away = away, { $seconds } s
play-away-long = away
play-stands-in = for { $name }
play-take-over = Take over { $hero }
play-bot = { $bot } (bot)
play-bot-for = Have a bot play { $hero } …
play-bot-give = Let it play { $hero }
play-idle = not responding
play-nudged = The table is waiting for you.
play-take = Play { $hero }
play-act-now = Act now: { $hero }

## At the table: dock

play-dock = Actions, equipment and Focus
play-decision = Your answer
play-back-to = Back to { $hero }
play-pointing = Choose the space you want to show everybody.
play-look-at = Look at { $hero }
play-end = End turn
play-cost = { $cost ->
        [0] free
        [one] 1 action
       *[other] { $cost } actions
    }
play-noisy = noisy
play-loud = LOUD
play-abilities = Abilities
play-gear = Equipment
play-gear-none = Empty-handed.
play-tokens = { $tokens }/{ $printed }
play-focus = Focus
play-ready = ready
play-spent = { $cost ->
        [one] refresh: 1 action
       *[other] refresh: { $cost } actions
    }
play-lent = { $owner }’s { $token }
play-systems = System cards
play-systems-deck = { $count } in the deck
play-systems-none = None yet: hack a terminal, then search.
play-system-ready = covered
play-trace = Terminal card: { $side } on space { $space } of { $of }
play-slots = Slots
play-resolve = Resolve at { $level }
play-recall = Take die { $slot } back
play-reason-out-of-plan = { $hero } cannot get there, or act there, in their next turn.
play-reason-not-acting = It is not { $hero }’s turn.
play-reason-not-yours = { $hero ->
        [all] Somebody else decides this.
       *[other] Somebody else decides for { $hero } now.
    }
play-prefers = { $name } would take this
play-again = Press again to confirm

play-end-heard = noise { $chance }
play-end-title = End { $hero }’s turn?
play-end-not = Not yet
play-end-noise = Noise check: { $count ->
        [one] 1 white die
       *[other] { $count } white dice
    }, { $chance } chance of being heard.
play-end-no-noise = No guard is near enough to hear: no noise check.
play-end-unspent = { $left ->
        [one] 1 action is
       *[other] { $left } actions are
    } unspent.
play-end-hurt-guard = A guard you hurt still stands: it raises an alert.
play-end-loss = You lose dice, cards or cover.
play-end-seen = You stay in sight.
play-end-death = A hero may die.
play-end-loud = It is loud.
play-end-leapfrog = You leap over a guard.
play-end-last = It uses up the last token of a card.

## At the table: dice

play-tray = Last roll
play-tray-roll = { $hero }: { $purpose }
play-die = { $colour ->
        [white] white
       *[black] black
    } die: { $face ->
        [attention] attention
       *[other] { $face }
    }{ $hit ->
        [yes] , hit
       *[no] { "" }
    }
play-die-colour = { $colour ->
        [white] white
       *[black] black
    }
play-dice-rolled = The dice
play-die-pick = Die { $number }, { $colour ->
        [white] white
       *[black] black
    }: { $face ->
        [attention] attention
       *[other] { $face }
    }
play-roll = { $hero }: { $purpose }
play-roll-needs = needs { $threshold }+
play-roll-coming = About to roll: { $white ->
        [0] { "" }
        [one] 1 white die
       *[other] { $white } white dice
    }{ $black ->
        [0] { "" }
       *[other] { $white ->
            [0] { "" }
           *[other] , { "" }
        }{ $black ->
            [one] 1 black die
           *[other] { $black } black dice
        }
    }
play-roll-hits = As it stands: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }
play-roll-heard = attention is drawn
play-roll-quiet = quiet
play-roll-deadly = { $hero } may be killed!
play-accept = Accept
play-roll-now = Roll
play-thrown-quiet = Nobody heard { $hero }.
play-thrown-heard = { $hero } was heard!
play-thrown-hits = { $hits ->
        [0] No hit.
        [one] 1 hit!
       *[other] { $hits } hits!
    }
play-for-roll-minus-white-or-move = −1□
play-which-die = which die?
play-change = { $before }→{ $after }
play-die-to = → { $face }
play-die-to-hits = → { $face } · { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }
play-die-again = roll again
play-reroll = { $count ->
        [one] Roll this die again
       *[other] Roll { $count } dice again
    }
play-hint-reroll = Tick the dice you want to roll again.
play-lock = Level { $level } needs
play-lock-missing = missing: { $needs }
play-lock-open = it opens
play-lock-panel = Lock { $lock }
play-lock-warning = The dice are lost if you move away or end your turn.
play-odds-dice = { $white ->
        [0] { "" }
       *[other] { $white }□
    }{ $black ->
        [0] { "" }
       *[other] { " " }{ $black }■
    }
play-odds-hits = { $count ->
        [0] no hit
        [one] 1 hit
       *[other] { $count } hits
    } { $chance }
play-odds-hit-focus = with Focus at least 1 hit { $chance }
play-odds-focus = { $chance }, with Focus { $focused }
play-chance-opened = opens { $chance }
play-chance-hacked = hacked { $chance }
play-chance-knocked-out = KO { $chance }
play-chance-killed-guard = guard dies { $chance }
play-chance-hurt = { $hero } hurt { $chance }
play-chance-killed = { $hero } killed { $chance }
play-chance-attention = attention { $chance }

## At the table: questions

play-hint-list = Choose one.
play-hint-map = Choose on the map or here.
play-hint-turn = { $count ->
        [one] One hero has yet to act this round.
       *[other] { $count } heroes have yet to act this round.
    }
play-hint-hacker = More dice give better chances, but every white die may show a !.
play-hint-face = Point at a direction to see what the guard would see.
play-hint-routes = All are equally short. The letters are on the map.
play-offer-offer = One more damage of the same kind, once a round.
play-offer-get-clear = The attack is made on Gray Fox instead, once a round.
play-offer-hold-open = For 2 of its turns its cockpit is open to everybody, lock or no lock. He takes 2 damage. You are asked only once.
play-note-sees = sees { $hero }
play-note-stops = stops in { $space }, looking { $facing }
play-note-unknown = what comes next is unknown
play-route = via { $spaces }
play-cone = { $colour ->
        [orange] Orange cone
       *[green] Green cone
    }
play-cones-set = Set the camera
play-fly-stop = Land here
play-fly-end = to { $space }
play-return-place = { $place ->
        [top] On top
       *[bottom] At the bottom
    }
play-slot = On slot { $slot } ({ $need })
play-die-fits-none = Fits no free slot
play-place-all = Place the dice for me
play-box = Memory Box
play-box-count = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
play-box-empty = Nothing is left in the box.
play-carried = What { $hero } carries
play-carries-nothing = Nothing yet.
play-slots-free = { $count ->
        [0] no slot free
        [one] 1 slot free
       *[other] { $count } slots free
    }
play-one-to-a-fight = Each hero brings one card from the Memory Box to a fight.
play-printed = holds { $tokens }
play-only-for = only { $heroes }
play-no-slot = takes no slot
play-last-used = As last time
play-recommended = Recommended
play-recommended-are = { $count ->
        [0] Steady, the bot, would have { $hero } carry nothing.
       *[other] Steady, the bot, would have { $hero } carry: { $cards }.
    }
play-recommended-back = Back in the box: { $cards }.
play-loadout-done = Ready
play-loadout-look = Point at a card, or rest a finger on it, to read what it does.

## At the table: options in words

play-option-sneak = Sneak to { $space }
play-option-dash = Dash to { $space }
play-option-walk = Go to { $space }
play-option-step = Continue to { $space }
play-option-drop = Put it down in { $space }
play-option-spawn = Enters in { $space }
play-option-on = { $verb }: { $space }
play-option-stop = Stop here
play-option-pass = Leave it as it is
play-option-yes = Yes
play-option-no = No
play-option-done = Done
play-option-end = End the turn
play-option-disconnect = Disconnect
play-option-hold = Hold the line
play-option-drag = Drag the body in { $space }
play-option-drag-space-body = Drag the dead guard in { $space }
play-option-drag-space-body-stars = Drag the sleeping guard ({ $stars }★) in { $space }
play-option-drag-space-body-stars-tied = { play-option-drag-space-body-stars }
play-option-interact-door = Open the door { $door }
play-option-interact-space-to = Take the elevator to { $to }
play-option-interact-space = Interact in { $space }
play-option-reroll = Roll again: { $dice }
play-option-refresh = Refresh { $token }
play-option-access = { $count ->
        [one] Access with 1 die
       *[other] Access with { $count } dice
    }
play-option-launch = { $missiles ->
        [one] Launch 1 missile
        [two] Launch 2 missiles
       *[three] Launch 3 missiles
    }
play-option-hacker = { $count ->
        [0] No white die
        [one] 1 white die
       *[other] { $count } white dice
    }
play-option-recall = Take the die back from { $card }, slot { $slot }
play-option-resolve = Resolve { $card } at level { $level }
play-option-return = { $card } to the { $place ->
        [top] top
       *[bottom] bottom
    } of the deck
play-option-use = Use { $gear }
play-option-use-gear-space = { $gear }: { $space }
play-option-use-gear-space-body-stars = { $gear }: { $space } { $body } { $stars }
play-option-use-gear-door = { $gear }: { $door }
play-option-use-gear-dice = { $gear }: on { $dice }
play-option-use-gear-dice-turned = { $gear }: on { $dice } { play-option-turned }
play-option-use-gear-how = { $how ->
        [charge] { $gear } with a charge
       *[detonate] Set { $gear } off
    }
play-option-use-gear-space-count = { $gear }: { $space } with { $count ->
        [one] 1 charge
       *[other] { $count } charges
    }
play-option-use-gear-deck = { $gear }: look at the next { $deck ->
        [order] Order card
       *[reaction] Reaction card
    }
play-option-use-gear-facing = { $gear }: { $facing }
play-option-turned = { $turned ->
        [up] up
       *[down] down
    }
play-option-focus = Focus { $token }
play-option-focus-token-space = { play-option-focus } · to { $space }
play-option-focus-token-dice = { play-option-focus } · on { $dice }
play-option-focus-token-dice-turned = { play-option-focus-token-dice } { play-option-turned }
play-option-focus-owner-token = Focus { $token } of { $owner }
play-option-focus-owner-token-space = { play-option-focus-owner-token } · to { $space }
play-option-focus-owner-token-dice = { play-option-focus-owner-token } · on { $dice }
play-option-focus-owner-token-dice-turned = { play-option-focus-owner-token-dice } { play-option-turned }
play-option-i-work-alone-dice-turned = { $verb } on { $dice } { play-option-turned }
play-option-face = Look { $facing }
play-option-face-orange-green = Orange { $orange }, green { $green }
play-option-path = Via { $spaces }
play-option-target-space = { $space }
play-option-target-hero = { $hero }
play-option-target-door = { $door }
play-option-target-choice = { $choice }
play-option-target-facing = { $facing }
play-option-target-hero-space = { $hero } to { $space }
play-option-target-hero-token = Focus { $token } of { $hero }
play-option-turn = { $hero }
play-option-decide = { $choice }
play-option-charge = { $gear }
play-option-ability = { $ability }
play-option-system = { $card }
play-option-equip-hero-gear = Take { $gear }
play-option-put-back-hero-gear = Put { $gear } back
play-option-put-dice-card-slot = Put { $dice } on { $card }, slot { $slot }
play-option-fly = Fly { $facing }, { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }

## At the table: inspector

play-inspector = What you are pointing at
play-inspect-hint = Choose a space, an action or a card, and see here what it would do.
play-inspect-asked = Choose below. Or point at a space or a figure to learn more about it.
play-inspect-reach = A red corner: danger is likely there. An amber one: it is possible. A dot: none. The solid line marks the reach of 1 action, the dashed line that of 2, the dotted lines that of 3 and 4.
play-inspect-watch = Point at a space or a figure to learn more about it.
play-inspect-nothing = Nothing to do here now. Press to find out why.
play-inspect-guard = Press to see what it sees and where it will go.
play-inspect-seen = seen in { $space } by { $by }
play-way-noise = { $count } noisy
play-way-quiet = quiet
play-way-stops = stops at { $space }: something is revealed
play-way-others = { $count ->
        [one] another way: [ ] or right click
       *[other] { $count } other ways: [ ] or right click
    }
play-inspect-unseen = Not seen on the way.
play-inspect-safe = No risk.
play-inspect-next-watcher = X: the next watcher. Esc: back.
play-watcher = { $kind ->
        [guard] a guard in { $space }
        [camera] the camera in { $space }
        [laser] the laser in { $space }
        [boss] { $figure }
       *[trap] the trap in { $space }
    }
play-guard-in = guard { $number } in { $space }
play-risk-seen = You are seen: !
play-risk-seen-where = You are { $seen }: !
play-risk-loud = Loud: ! under the hero
play-risk-leapfrog = Leaping over an enemy: ! and an attack
play-risk-death = A hero may be killed
play-risk-loss = Dice, cards or cover are lost
play-risk-unspent = Actions are left unspent
play-risk-hurt-guard = A guard you hurt still stands
play-risk-last = The last token of the card
play-armed = { $what }: choose a lit space.
play-armed-off = { $what }: choose a target below.
play-confirm = Confirm
play-cancel = Cancel
play-sending = Sending …
plan-hint = While you wait, plan: choose where your hero should go, then what they should do there. Everybody sees it.
plan-option = { $how ->
        [after] Planned: { $plan }. Then
        [instead] Planned: { $plan }. Instead
       *[first] Plan for { $hero }
    }: { $what }?
plan-yours = Plan for { $hero }:
plan-do = Do it
plan-clear = Clear plan
plan-gone = The plan for { $hero } is no longer possible.
plan-said = { $name } plans for { $hero }: { $what }.
ping-said = { $name } points at { $cell }.
play-gone = That is no longer possible: somebody was faster. Choose again.
play-sight-sees = { $watcher } sees { $space }: nothing blocks the box from { $from } to { $to }.
play-sight-turned = { $watcher } does not see { $space }: it looks another way.
play-sight-blocked = { $watcher } does not see { $space }: blocked by { $blockers }.
play-blocker = { $kind ->
        [wall] the wall { $space }
        [door] the locked door { $space }
        [obstacle] the obstacle in { $space }
       *[hole] the gap in { $space }
    }
play-blockers-more = { $count } more

## At the table: dialogs

play-keys-title = Keys
play-keys-single-off = Keys that type a letter or a sign are switched off.
play-keys-arrows = Arrows
play-keys-cursor = move over the map
play-keys-numbers = actions of the dock
play-keys-change = Change the keys
play-typed-title = Type a command
play-typed-hint = For example: sneak d5, dash d5 d6, end, undo, redo, who f6, los 2 f6, codec 05.07, summary
play-typed-do = Do it
play-typed-unknown = That is not a command, nor an option right now.
play-typed-again = Press Enter again to confirm.
play-typed-who = Which space? For example: who f6
play-typed-los = Which watcher and which space? For example: los 2 f6
play-who = { $space } is seen by { $by }.
play-who-none = Nobody sees { $space }.
play-summary = { $hero } in { $space }, health { $health }, { $left ->
        [one] 1 action
       *[other] { $left } actions
    } left.
play-summary-guards = { $count ->
        [0] No guard in the zone.
        [one] 1 guard in the zone:
       *[other] { $count } guards in the zone:
    }
play-summary-guard = guard { $number }: { $away }, facing { $facing }, { $mode ->
        [alert] alert
        [investigate] investigates
       *[patrol] on patrol
    }
play-summary-boss = { $figure }: { $away }{ $facing ->
        [none] { "" }
       *[other] , facing { $facing }
    }, health { $left } of { $health }.
play-summary-way = { $count } { $facing }
play-bookmark-title = Name this moment
play-bookmark-why = The game saves itself. A name helps you find this moment again.
play-bookmark = { $name } (round { $round })
play-bookmark-name = Name
play-bookmark-keep = Keep
play-invite-title = Invite others, or another device
play-hand-over-title = Hand over
play-hand-over-alone = Nobody else is at the table, but a bot can play for you. Take the hero back on their card whenever you like.
play-hand-over-to = to { $name }
play-lead = The lead
play-muted = Sound off
play-unmuted = Sound on
play-tabs = What the sheet shows
play-tab-actions = Actions
play-tab-gear = Gear
play-tab-squad = Squad
play-tab-enemy = { $boss ->
        [yes] Boss
       *[no] Guards
    }
play-tab-log = Log
play-tab-tip = A tip is waiting here

## Keys

key-board-menu = what you can do in a space; in the Enemy phase: skip
key-board-interactables = show everything you can interact with
key-board-next-guard = next guard
key-board-previous-guard = previous guard
key-board-path = the paths of the guards
key-board-why = who sees this space, and why
key-board-ping = point at this space
key-board-zoom-in = zoom in
key-board-zoom-out = zoom out
key-board-fit = the whole map
key-board-follow = follow the acting figure
key-board-pan-up = move the map up
key-board-pan-right = move the map right
key-board-pan-down = move the map down
key-board-pan-left = move the map left
key-layer-sight = sight: off, all, one by one
key-layer-forecast = forecast: the risk of every space in reach
key-layer-noise = noise
key-layer-order = the order of the guards
key-table-confirm = confirm, or do the obvious thing
key-table-back = one level back
key-table-plan = do what you planned
key-table-end = end the turn
key-table-hint = a hint
key-table-hold = hold a bot, or let it go on
key-table-next-hero = next hero
key-table-previous-hero = previous hero
key-table-next-option = next way, next option
key-table-previous-option = previous way, previous option
key-table-undo = take back
key-table-redo = redo
key-table-undo-menu = what to take back
key-table-next-region = next part of the table
key-table-previous-region = previous part of the table
key-table-fold = fold the panel beside the map, or unfold it
key-table-codec = call the Codec about what is in hand or under the cursor
key-table-typed = type a command
key-table-chat = chat
key-table-mute = sound on or off
key-table-keys = this list
key-theatre-step = one step forward in the Enemy phase
key-theatre-back = one step back
key-theatre-replay = the last Enemy phase again

## What the server refuses

refusal-malformed = The server didn’t understand that.
refusal-too-large = This is too long.
refusal-too-fast = Too many requests at once: wait a moment.
refusal-too-many-pings = That is enough pointing for a moment. Wait a few seconds.
refusal-hello-first = The connection wasn’t ready. Try again.
refusal-protocol = There is a new version. Reload the page.
refusal-unknown-token = This table no longer knows your seat.
refusal-spectators-only-watch = Spectators can’t act.
refusal-no-spectators = This table has no spectators.
refusal-not-started = The game hasn’t begun.
refusal-already-started = The game has already begun.
refusal-stale = Somebody was faster. Look again, then choose.
refusal-not-your-decision = This is for somebody else to decide.
refusal-not-an-option = That isn’t possible now.
refusal-cannot-plan = There is no next turn to plan just now.
refusal-game-over = The game is over.
refusal-nothing-to-undo = There is nothing to take back.
refusal-needs-consent = The others have to agree to this.
refusal-no-rewinds-left = No rewind is left at this table.
refusal-rewind-pending = A rewind has been asked for: answer that first.
refusal-no-rewind-pending = Nobody is asking for a rewind any more.
refusal-nothing-to-redo = There is nothing to redo.
refusal-no-such-hero = There is no such hero at this table.
refusal-hero-taken = Somebody else plays this hero.
refusal-not-your-hero = This hero isn’t yours.
refusal-no-such-player = There is no such player.
refusal-not-the-lead = Only the lead may do this.
refusal-no-such-space = There is no such space.
refusal-not-ready = Not everybody is ready.
refusal-too-many-bookmarks = There are already { $most } named moments, and no room for more.
refusal-too-long = This table’s record is full. Save the game as a file and continue at a new table.
refusal-assist-too-low = This table plays without that kind of help.
refusal-bot-decides = A bot is about to decide this: hold it first.
refusal-no-bot-decides = No bot is deciding anything now.
refusal-superseded = A newer request has replaced this one.
refusal-recovering = The table is being restored. One moment.

## Any position: paste a scene

scene-title = Any position
scene-what = A position as text, for puzzles, teaching and bug reports. It is drawn as you type. The examples show how it works; the project’s file docs/notation.md has the details.
scene-text = The scene
scene-examples = Load an example
scene-preview = How it looks
scene-good = This is a position.
scene-to-line = Go to line { $line }

## Replay

replay-head = Replay
replay-title = Replay: { $stage }
replay-opening = Before the first event.
replay-now = Round { $round }: { $what }
replay-round-short = R{ $round }
replay-scrubber = Moment of the game
replay-last-turn = To the previous turn
replay-next-turn = To the next turn
replay-jump = Next
replay-jump-alert = Alert
replay-jump-dice = Dice
replay-jump-death = Fall
replay-no-more = There are no more of these.
replay-copy = Copy link to this moment
replay-copied = The link is copied.
replay-branch = Play from here
animation-open = Moving picture
animation-title = Save as a moving picture
animation-about = A GIF with a frame for each step that is worth seeing. It plays anywhere.
animation-part = What it shows
animation-part-game = Whole game
animation-part-phase = Last Enemy phase
animation-part-turn = Last turn
animation-make = Draw and save
animation-waits = Waiting for its turn…
animation-under-way = Drawing: { PERCENT($share) }
animation-done = It is in your downloads.

## Home

home-title = noisecheck
home-line = Sneak past the guards, or make them look the other way. A stealth board game for one to four.
home-start-training = Start training
    .text = Stage 1 of the campaign, with ten short lessons. You need no rulebook and no account.
home-resume-training = Continue the training
home-continue = Continue
home-round = { $awaited ->
        [nobody] round { $round }
       *[other] round { $round }, waiting for { $awaited }
    }
home-you = you
home-not-started = In the lobby, not started yet
home-new-mission = New mission
home-missions = Missions
home-rules = Rules
home-scene = Open a position
home-settings = Settings
home-credits = Credits
home-import = Import a game
home-other = More
home-unofficial = An unofficial fan work, not affiliated with the makers of the board game.
home-nickname = Your name
home-nameless = Player
home-join = Join by link or code
    .example = abcd efgh 2345
    .go = Join
    .fault = This is neither a link to a table nor a code of twelve letters and digits.
home-scene-table = A position
home-tables = My tables
home-table-gone = No longer on this server.
home-table-offline = The server isn’t answering.
home-table-over = { $won ->
        [yes] Cleared in round { $round }
       *[no] Failed in round { $round }
    } · { $heroes }
home-table-round = Round { $round } · { $heroes }{ $awaited ->
        [nobody] { "" }
       *[other] { " " }· waiting for { $awaited }
    }
home-table-kind-training = { $title } · training
home-table-kind-branch = { $title } · from an earlier moment
home-table-kind-import = { $title } · imported
home-table-since = opened { $opened }
home-table-continue = Continue { $title }
home-table-result = Result: { $title }
home-table-replay = Replay of { $title }
home-table-export = Save { $title } as a file
home-table-rename = Rename { $title }
home-table-label = New name
home-table-keep = Keep it
home-table-forget = Forget { $title }
    .text = This browser forgets its seat. The table itself stays, for anybody who has its link.
    .yes = Forget the seat

## When a request fails

problem-malformed = The server didn’t understand that.
problem-too-large = This is too large.
problem-too-fast = Too many requests in a short time. Wait a moment.
problem-wrong-origin = The server does not accept requests from this page’s address.
problem-no-such-table = There is no such table, or it is gone.
problem-no-such-page = There is no such page.
problem-bad-stage = This stage can’t be played like that.
problem-bad-scene = This position can’t be set up.
problem-bad-save = This file is not a saved game.
problem-bad-statistics = This file has no statistics in it.
problem-seat-needed = This is only for players at the table.
problem-table-full = All seats of this table are taken.
problem-still-running = This is only possible when the game is over.
problem-no-such-campaign = There is no such campaign, or it was removed.
problem-campaign-key-needed = This campaign is led from another browser. Export it there to bring it here.
problem-bad-campaign = This campaign can’t be imported.
problem-game-open = A game of this campaign is open. Finish it, or give it up, before another one begins.
problem-no-game-open = No game of this campaign is open.
problem-not-asked = Nobody is being questioned in this campaign now.
problem-no-such-day = There is no such day. Write a day like this: 2026-11-15.
problem-day-ahead = The mission of that day is still to come.
problem-no-pictures = This server cannot draw pictures. Whoever runs it can add that: the extra “render”.
problem-newer-version = This table goes on with a newer version, which is being installed. Try again in a minute.
problem-pictures-busy = Others are waiting for pictures. Try again in a minute.
problem-broken = Something went wrong on the server. Try again.
problem-with = { $problem } ({ $detail })
problem-offline = Can’t reach the server. You need it to play.

lost-page = Nothing here
    .text = There is no page at this address.
lost-load = This page didn’t load
    .text = The connection failed, or there is a new version. Try again.
lost-table = No table

## Missions

missions-title = Missions
missions-campaign = Campaign
missions-vr = VR missions
    .text = Simulations you can play at any time, with equipment to win.
    .inside = Played in “{ $name }”: its heroes, its Memory Box.
missions-custom = Single games
    .text = Any stage on its own, with any heroes it takes. Nothing here counts in a campaign; what you win is kept in this browser.
    .open = Open a position
missions-veiled = Stage { $number }
    .text = You haven’t reached it yet. Its briefing tells you what it is.
missions-fights = { $count ->
        [one] or against 1 boss
       *[other] or against { $count } bosses
    }
missions-minutes = about { $minutes } min
missions-kind-sneaking = Sneaking
missions-kind-boss = Boss fight
missions-party = { $more ->
        [0] { $most ->
            [one] 1 hero:
           *[other] { $most } heroes:
        }
       *[other] { $fewest } to { $most } heroes:
    }
missions-party-may = { $must ->
        [0] any of
       *[other] and any of
    }
missions-best = Cleared in { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }{ $wins ->
        [one] { "" }
       *[other] { " " }at best, { $wins } times
    }
missions-tried = { $losses ->
        [one] Tried once, not cleared yet
       *[other] Tried { $losses } times, not cleared yet
    }
missions-new = Not played yet

## Briefing

brief-no-such-stage = There is no such mission.
brief-heroes = Heroes
brief-hero-snake = Takes guards down from behind, works best alone.
brief-hero-meryl = Puts on a guard’s uniform, and lends her luck to others.
brief-hero-otacon = Hacks terminals and turns cameras, doors and radios against the guards.
brief-hero-gray-fox = Fast, with a blade, and hard to see.
brief-options = The table
brief-rewinds = Rewinds past dice and cards
brief-rewinds-none = None
brief-rewinds-three = 3
brief-rewinds-endless = No limit
brief-decides = Shared decisions
brief-decides-lead = The lead
brief-decides-anyone = Anyone
brief-decides-vote = A vote
brief-spectators = Others may watch
brief-advanced = Advanced
brief-seed = Seed
    .text = The same number brings the same dice and cards. Leave it empty for a new game every time.
brief-lessons = With lessons
    .boss = New to boss fights? Three short lessons
brief-play-here = Go
    .text = { $count ->
        [one] “Go” begins at once. “Invite friends” opens a table with a link first.
       *[other] “Go”: all heroes at this screen, alone or together. “Invite friends”: a table with a link, one hero for each.
    }
brief-invite = Invite friends
brief-fault-nobody = Choose at least one hero.
brief-fault-count = { $fewest ->
        [one] This mission takes at most { $most ->
            [one] 1 hero
           *[other] { $most } heroes
        }.
       *[other] This mission takes { $fewest } to { $most } heroes.
    }
brief-fault-must = With { $count ->
        [one] 1 hero
       *[other] { $count } heroes
    }, { $hero } has to come along.
brief-fault-not-with = With { $count ->
        [one] 1 hero
       *[other] { $count } heroes
    }, { $hero } can’t come along.
brief-fault-seed = The seed is a number of at most 15 digits.
brief-objectives = Goal
brief-reach = Reach { $letter } in { $space }.
brief-defeat = Defeat { $figure }.
brief-take = { $hostages ->
        [yes] Free { $needed } of the { $of } hostages.
       *[no] Take { $needed } of the { $of } objectives.
    }
brief-take-all = { $hostages ->
        [yes] { $needed ->
            [1] Free the hostage.
            [2] Free both hostages.
           *[other] Free all { $needed } hostages.
        }
       *[no] { $needed ->
            [1] Take the objective.
            [2] Take both objectives.
           *[other] Take all { $needed } objectives.
        }
    }
brief-optional = Worth a detour: { $places }.
brief-leave = { $alone ->
        [yes] { $who ->
            [all] Everybody leaves
           *[one] One of you leaves
        }
       *[no] { $who ->
            [all] Then everybody leaves
           *[one] Then one of you leaves
        }
    } by an exit: { $spaces }.
brief-leave-solo = { $alone ->
        [yes] Leave
       *[no] Then leave
    } by an exit: { $spaces }.
brief-leave-own = { $alone ->
        [yes] { $who ->
            [all] Everybody leaves
           *[one] One of you leaves
        }
       *[no] { $who ->
            [all] Then everybody leaves
           *[one] Then one of you leaves
        }
    }, each by their own exit: { $spaces }.
brief-failure = Danger
brief-failure-killed = You lose if a hero is killed in action.
brief-failure-friend = You lose if { $figure } dies.
brief-failure-orders = { $red ->
        [one] You lose when the Game Over card comes up: it is the last of { $all } Order cards.
       *[other] You lose when the Game Over card comes up: it lies among the last { $red } of { $all } Order cards.
    }
brief-rules = { $count ->
        [0] Rules
        [one] Rules, one of them special
       *[other] Rules, { $count } of them special
    }
brief-rewards = Reward
brief-rewards-veiled = { $count ->
        [one] One card for the Memory Box.
       *[other] { $count } cards for the Memory Box.
    }
brief-codec = On the Codec
brief-codec-card = You have heard of { $gear }: it is in the Memory Box.
brief-codec-secret = You know something about { $figure }.
brief-box = You hand them out when the game begins.

## Lobby

lobby-title = { $stage }: lobby
lobby-join-about = { $players ->
        [nobody] Nobody sits here yet.
       *[other] At this table: { $players }.
    }
lobby-join-running = The game is under way, round { $round }.
lobby-join-over = The game is over.
lobby-join-heroes = Free heroes
lobby-join-as = Play { $hero }
lobby-join-undecided = Sit down, choose later
lobby-join-sit = Sit down
lobby-join-full = All heroes are taken ({ $heroes }). You can sit down, and somebody can hand you one.
lobby-join-watch = Just watch
lobby-seats = Seats
lobby-yours = Yours
lobby-played-by = Played by { $name }
lobby-free = Free
lobby-take = Take { $hero }
lobby-leave = Leave { $hero }
lobby-hand = Hand { $hero } over
lobby-hand-to = Hand over to …
lobby-players = Players
lobby-you = { $name } (you)
lobby-lead = leads
lobby-hand-lead = Let { $name } lead
lobby-away = not here
lobby-no-hero = no hero yet
lobby-is-ready = ready
lobby-not-ready = not ready
lobby-ready = I am ready
lobby-unready = Not ready after all
lobby-start = Start
lobby-awaited = Waiting for { $names } to be ready.
lobby-lead-starts = { $name } starts the game.
lobby-free-go-to-lead = Nobody plays { $heroes } yet. If you start now, you will.
lobby-watching = You are watching.
lobby-spectators = { $count ->
        [one] One more person is watching.
       *[other] { $count } more people are watching.
    }
lobby-options = { $rewinds ->
        [endless] Unlimited rewinds
        [0] No rewinds
       *[other] { $rewinds } rewinds
    } · { $decides ->
        [lead] the lead decides for everybody
        [anyone] anyone decides for everybody
       *[vote] a vote decides for everybody
    } · { $spectators ->
        [yes] others may watch
       *[no] nobody may watch
    }
lobby-invite = Invite
    .text = Come and play: a seat is free.
lobby-link = Whoever has this link can sit down
lobby-copy = Copy link
lobby-copied = Copied
lobby-copy-watch = Copy link to watch
lobby-share = Share
lobby-code = Or read out this code:
lobby-only-here = The link and the QR code only work on this machine. For other devices, start the game with: make play HOST=0.0.0.0
lobby-elsewhere = Take your own seat to a phone or another browser. Whoever has this link plays in your place, so keep it to yourself.
lobby-copy-seat = Copy the link to my seat
lobby-qr = QR code of the link

## Connection

connection-connecting = Connecting …
connection-reconnecting = Connection lost. Reconnecting …
connection-lost = No connection to the server. You need it to play; what you see is the last known state. Still trying.
connection-offline = This device is offline. You need the server to play; what you see is the last known state.
connection-fenced = This seat is being used in another tab or window, or on another device.
connection-gone = This table no longer exists.
connection-version = There is a new version of the game.
connection-seat = This table no longer knows your seat.
connection-no-spectators = This table has no spectators.
connection-recovering = Something went wrong at the table. It is being restored …
connection-slow = The server is slow …
connection-stuck = The server hasn’t answered yet.
connection-use-here = Use it here
connection-sit-down = Sit down again
connection-again = Send again
connection-reload = Reload

## Settings

settings-title = Settings
settings-part-display = Display and layers
settings-part-motion = Motion
settings-part-sound = Sound
settings-part-notices = Your turn
settings-part-play = Play
settings-part-keys = Keys
settings-part-cards = First-time tips
settings-part-data = My data
settings-preview = Preview
settings-preview-odds = Two noisy actions: { $chance } chance of being heard.
settings-percent = { PERCENT($value) }
settings-theme = Theme
settings-theme-radar = Radar
settings-theme-contrast = High contrast
settings-theme-daylight = Daylight
settings-scale = Overall size
settings-labels = Letters and numbers at the map’s edge
settings-plain = Plain map
    .text = Lines and signs, as in VR missions, instead of painted floors and drawn figures.
settings-odds = Odds
settings-odds-percent = { PERCENT(31) }
settings-odds-fraction = 11 in 36
settings-sight = What guards see, to begin with
settings-sight-off = Hidden
settings-sight-union = All together
settings-sight-each = Guard by guard
settings-layer-noise = Show who would hear you
settings-layer-order = Show the order of the guards
settings-layer-paths = Show the paths of the guards
settings-spacing = Wide spacing
    .text = More room between letters, words and lines.
settings-spoilers = Show what lies ahead
    .text = Names of stages you haven’t reached, what missions unlock, and calls that mention either. A campaign has its own switch.
settings-language = Language
settings-language-auto = Same as the browser
settings-speed = Speed of animations
settings-speed-times = { $times }×
settings-speed-instant = At once
settings-motion = Less motion
settings-motion-system = Same as the system
settings-motion-on = Yes
settings-motion-off = No
settings-calm = Calm map
    .text = Nothing moves by itself: no flicker, snow or water, and less lies about on floors.
settings-pause = Pause when it concerns a hero
    .text = The Enemy phase waits when a hero is seen, attacked or hurt.
settings-pan = The map follows
    .text = It moves by itself when something happens off screen.
settings-muted = Mute everything
settings-volume-ui = Buttons
settings-volume-events = Effects
settings-volume-turn = Your turn
settings-volume-ambience = Ambience
settings-volume-score = Music
settings-captions = Captions
    .text = Whatever is heard at the table is shown as words, too.
notice-turn = It is your turn
settings-notices-always = If it is your turn while you look elsewhere, the title of the page says so; with sound on, you hear it, too.
settings-notices = Tell me by a browser notification, too
settings-notices-default = Your browser will ask you for permission. Nothing is sent by mail, and the page has to be open.
settings-notices-granted = It comes when the page is open but not in front. Nothing is sent by mail.
settings-notices-denied = Your browser does not allow it. You can change that in its settings for this page.
settings-notices-missing = Your browser has none for this page: it needs https, or a server on this device.
settings-steps = Two steps to commit
    .text = The first shows what would happen, the second does it. Anything risky always takes two.
settings-steps-risky = Only when risky
settings-steps-always = Always
settings-ask = Focus tokens to ask about
    .text = A roll waits for you only if one of the ticked tokens could change it.
settings-verbosity = For screen readers
    .text = How much of what happens is read out.
settings-verbosity-brief = Brief
settings-verbosity-normal = Normal
settings-verbosity-full = Full
settings-single = Single keys
    .text = Letters, digits and signs work without a modifier key. Switch them off if they get in the way of a screen reader or speech input.
settings-key-press = Press the new key for “{ $command }”. Escape keeps the old one.
settings-key-wait = …
settings-key-taken = { $key } is taken: { $command }.
settings-keys-reset = Reset all keys
settings-keys-unchanged = No key was changed
settings-data-text = There is no account. Your name, your seats, the keys of your campaigns, your results and these settings are stored in this browser and nowhere else.
settings-export = Save my data as a file
settings-reset = Reset all settings
settings-delete = Delete my data
    .text = Your name, your seats at all tables, the keys of your campaigns, your results and your settings will be gone for good. If you want to keep a campaign, save it as a file first. Games on the server stay, for anybody who has their links.
    .yes = Delete everything

## Credits

credits-title = Credits
credits-unofficial = Unofficial
    .text = noisecheck is a fan work. It is not affiliated with, endorsed or supported by the makers and owners of Metal Gear Solid or of its board game. Names and rules are used to play; no text, picture, sound or logo of theirs is in here.
credits-ours = Our code is under the MIT licence. Our texts, maps and drawings are under CC BY 4.0 (noisecheck contributors).
credits-fonts = Fonts
credits-icons = Icons
    .text = The signs on the map are our own drawings. Those on buttons come from here:
credits-sound = Sound
    .text = All sounds are our own, made by the browser while you play.
credits-code = In the browser
credits-server = On the server
credits-text = Licence of { $name }

## Training

tutorial-count = { $number }/{ $of }
tutorial-next = Go on
tutorial-show = Show me { $space }
tutorial-hint = Hint
tutorial-fold = { $folded ->
        [yes] Unfold the lesson
       *[no] Fold the lesson away
    }
tutorial-skip = Leave the lesson
    .title = Leave the lesson?
    .text = The game goes on here without it, and still counts if it is one of a campaign. You can take the lesson again at any time.
    .yes = Leave it
    .no = Stay
tutorial-nudge = Not yet: do what the card says first, then the table is yours.
tutorial-nudge-look = Take a look first, then we go on.
tutorial-move = Move
    .text = You are Snake, down in A8. Go to B8: a Sneak is one space for one action, without a sound.
tutorial-sight = What guards see
    .text = The spaces framed in red are seen: all that lies ahead of a guard, unless a wall or a crate hides it. Point at the guard in G6.
    .seen = He looks west, but here crates and walls leave him no more than row 6; in an open hall it would be half the map. Stay out of the hatching and nobody knows you are here.
tutorial-noise = Noise
    .text = A Dash is two spaces for one action, but noisy. Go to C7: Snake runs there by way of C8.
tutorial-path = The way counts
    .text = C5 is out of sight, but the only way there leads through C6. Point at C5.
    .seen = The eye marks where you would be seen. Passing through is enough: the alert comes where the move ends.
tutorial-attention = Attention
    .text = Let’s lure that guard out of his row: use Knock. Your ? goes to C7, and the guard nearest to it comes to look.
tutorial-hide = Out of sight
    .text = Now make yourself scarce: Dash back to B8, round the corner. Two noisy actions make two white dice at the end of the turn, and a ! on either would bring the ? to you.
tutorial-enemy = The guards’ turn
    .text = End the turn: the noise dice fall, then an Order card sends the guards on their way. Watch them, or go step by step.
    .watch = Guards act one after the other, and each step names its rule. Guard 2 is nearest to your ?, so he comes to look, finds nothing and turns round.
tutorial-takedown = Silent Takedown
    .text = He found nothing and turned his back. Sneak to C8, straight behind him, and take him down.
    .hint = Silent Takedown costs two actions and needs no dice. It works from the space straight behind a guard, and nowhere else.
tutorial-panel = The panel
    .text = From here on it is your game: the panel (A) in F2 calls the lift. Up the west side, then along the north wall.
    .hint = Point at a guard to see where it will walk. End your turn where none of them comes past, and sneak the last spaces instead of dashing.
tutorial-exit = The lift
    .text = The gates are open, and somebody comes to see who called the lift. Reach the exit in J1 or J2, marked by an arrow pointing out of a frame.
    .hint = There’s no need to run: a turn spent waiting is a good turn. Let the guard from I1 pass, then go round behind him.
tutorial-complete-next = To the Heliport

# In the open hall
tutorial-facing = What is ahead
    .text = This hall is open. Point at the guard in F5 and see how much of it he watches.
    .seen = He looks west, so every space west of his column is ahead of him, in every row. His own column and all behind it are not.
tutorial-sight-box = The box of sight
    .text = Much of what is ahead is dark all the same. Point at C3.
    .seen = Draw the smallest box that holds him and C3: the crate in D3 is inside, so he does not see C3. One crate, wall or locked door anywhere in the box is enough.
tutorial-shadow = In the shadow
    .text = You stand in E1, right in front of him, and he does not see you either. Point at your own space.
    .seen = Here it is the crate in E2 that is inside the box. Two crates darken this whole corner, though neither stands right between you.
tutorial-beside = Beside him
    .text = F1 is in his own column, so it is not ahead of him. Sneak there: nothing in between, and he does not see you.
tutorial-cardboard = The cardboard box
    .text = The guard in the east is about to turn your way. While nobody sees you, use the Cardboard Box among your gear.
tutorial-hold-still = Hold still
    .text = Guards take a box for one of their own. End the turn and see.
    .watch = The guard in the east walks up to I3, and the arrow there turns him west, towards you.
tutorial-stared-at = Looked at, not seen
    .text = You are ahead of him, with nothing in between. Point at the guard in I3.
    .seen = He sees a box. It is gone if you move where he sees it, if you do more than Sneak, Dash or Focus, or if a guard stops right in front of it.

# Boss fights
tutorial-boss = A boss instead of guards
    .text = There are no guards here and no Order cards: you fight one boss. Point at him in E1.
    .seen = His panel is his reference card: Health, Defense and what he can do. You win when his Health is gone, and lose when one of you has none left.
tutorial-boss-turn = Whose turn it is
    .text = All heroes act first, each with four actions. Then the boss turns over one card of his own: end your turn and watch.
    .watch = Slow Circle: three nodes of the dotted circuit, and no shot.
tutorial-boss-deck = One card, one turn
    .text = That was the whole of his turn. Point at him in H6.
    .seen = He looks where the arrow of his node points. His card is under the deck now, and that deck is never shuffled.
tutorial-boss-shot = A shot
    .text = His bullets go round corners, so nobody is out of his sight. End the turn once more.
    .watch = You roll his dice: each one that reaches your Defense is a damage. A 2 does not reach 3.
tutorial-boss-cards = What you know
    .text = Two of his seven cards are known. Point at him in E7.
    .seen = His panel lists them in order. Once all seven have been played, you know what comes next, every time.
tutorial-hit = To hit
    .text = Press on the boss in E1 and shoot: one white die, and it has to reach his Defense of 4. The chance is shown before you commit.
tutorial-lift-die = A 3 that becomes a 5
    .text = A 3 misses. As long as dice lie open, Focus changes them: use +2.
tutorial-answer = He answers
    .text = Hurt in your turn, a boss turns over his next card and does its other side. Point at him in H2.
    .seen = This answer was only a step away; others are shots. The card is used up with it, so a hit also changes what comes in his turn.
tutorial-under-fire = His turn
    .text = Now he shoots. End the turn: you roll for him, against your own Defense of 3.
tutorial-dodge = A 4 that becomes a 2
    .text = A 4 would hit. Focus works on his dice too: use −2, and it goes past you.
tutorial-next-card = Read the deck
    .text = He was seen putting one card back on top. Point at him in E7.
    .seen = His panel says what comes next: Reload. As an answer it does nothing and stays on top, so every hit is free now.
tutorial-weak-moment = The weak moment
    .text = Shoot him. He will turn over Reload, and that is all.
tutorial-half-health = Half his Health
    .text = The card is on top again, so shoot once more. That makes 6 of 12.
tutorial-on-the-run = One thing changes
    .text = With half of its Health gone, every boss changes in one thing, for better or worse. End the turn and watch.
    .watch = Reload again: no shot, but now he runs two nodes with it.
tutorial-wounded = Wounded
    .text = Point at him in A4.
    .seen = Before, he stood still to reload; his panel tells what is different now. Save your best attacks for such a turn.

# All lessons
lessons-title = Training
    .text = Short lessons at a real table, with dice that are known. Take them in any order, and again whenever you like.
lesson-begin = Begin
lesson-continue = Continue
lesson-again = Again
lesson-done = Taken
lesson-next = Next lesson: { $lesson }
lesson-all = All lessons
lesson-training = First steps
    .about = Stage 1 of the campaign, and it counts: move, hide, lure, strike, leave.
    .complete = Training complete
    .learned = You know how to move, hide, lure and leave. Heliport adds cameras, locks and Focus; a small card explains each when it comes up.
lesson-sight = Sight in the open
    .about = An empty hall, two guards: what they see, what a crate hides, and what a cardboard box is good for.
    .complete = You know what guards see
    .learned = Ahead of them, and nothing in the box between: only where both hold are you seen.
lesson-fight = The order of a fight
    .about = How a boss fight runs: who acts when, and what his cards and his panel tell.
    .complete = You know how a fight runs
    .learned = Heroes, then one card of the boss, round by round. Watch his panel as you watched the guards.
lesson-dice = Hit and dodge
    .about = Dice against Defense, yours and his, and how Focus bends both.
    .complete = You know your dice
    .learned = A used token comes back by the Focus action. Keep one for his turn.
lesson-weak-moment = The weak moment
    .about = Read the deck, strike when it is safe, and see what half of his Health changes.
    .complete = You can read a boss
    .learned = Every boss has cards that cost you nothing, and none is shuffled away. Wait for them, then strike.

## First-time tips

introduction = The game in 60 seconds
introduction-skip = Skip
introduction-done = Ready to play
introduction-goal = What we want
    .text = We are one team. Do what the mission asks for (the list stands above the squad) and get out. If one of us falls, we all lose.
introduction-turn = Your turn
    .text = Heroes act one after the other, in any order. You have 4 actions: click where you want to go, or what you want to act on. Then end your turn. When everybody has, the guards move.
introduction-seen = Being seen
    .text = Guards look ahead as far as nothing is in the way. The spaces framed in red are what they see: whoever is seen there raises the alarm.
introduction-noise = Noise
    .text = A Sneak goes 1 space and is silent. A Dash goes 2 and is noisy: at the end of your turn, dice tell whether a guard near you hears it.
introduction-help = In doubt?
    .text = Point at anything, and the line under the map tells you what it would do. Undo is free until dice or cards are turned up. While others act, click on the map to plan your next turn. Rules, keys and this introduction are in the menu.
first-got-it = Got it
first-list-text = A small card explains each of these the first time it comes up.
first-list-again = Show all of them again
first-list-fresh = All of them will come up
first-alert = Alert
    .seen = { $hero } was seen in { $at }, by { $watcher } in { $from }. The ! lies under { $hero } now.
    .placed = { $hero }’s ! is in { $space }: everybody knows.
    .means = While a ! is on the map, the guards of its zone run there, as far as the red number of the Order card. Any guard who sees a hero attacks.
    .text = Get out of sight and away from the !: a guard that finds nobody there takes it away. Or go back to the start of the turn; the dice will fall the same way.
    .back = Go back
    .on = Play on
first-late = Just in time
    .heroes = You play { $heroes }.
    .nobody = You have no hero yet; somebody can hand you one.
    .actions = A turn has 4 actions. Click a space or a button to see what it would do.
    .sight = Hatched spaces are seen: stay out of them, on the way too.
    .end = When you are done, end your turn. After the last hero the guards move.
first-attack = A guard attacks
    .text = You roll its two black dice against your own Defense: each die that reaches it is one damage. If a hero runs out of Health, the mission is lost.
first-boss-attack = The boss attacks
    .text = You roll the dice of its dashboard against your own Defense: each die that reaches it is one damage. If a hero runs out of Health, the mission is lost.
first-boss = A boss
    .text = When all heroes have acted, the boss takes its turn. Its panel shows its Health and Defense, what it did last, and what is known about its deck.
first-boss-card = A boss card
    .text = The boss does what the card says, in its turn or in answer to an attack. The card goes under the deck, which is never shuffled: the panel shows what will come again, and when.
first-fire = Under fire
    .text = A hero in a space with crossed red lines would be attacked. They move with the boss, so look where they will be when you act.
first-special = Special actions
    .text = Actions with a yellow edge are only for this fight. Those crossed out can’t be used in it.
first-loadout = Equipment
    .text = Hand out cards from the Memory Box before you begin. Each hero has a limited number of slots, and a card with faces on it is only for those heroes.
first-path = Two ways, one guard
    .text = Both ways are equally short, so you choose which one it takes. Look where each one ends, and who is seen on it.
first-spawn = A new guard
    .text = You choose where it stands or which way it looks. The hatching shows what it would see.
first-focus = Focus
    .text = As long as a roll is open, Focus tokens can change it. A used token is turned over; the Focus action makes it ready again.
first-turn = Who is next
    .text = Heroes act in any order, one whole turn each. When all have acted, it is the enemy’s turn.
first-reaction = A guard reacts
    .text = A guard that steps on a ?, a ! or a body draws a Reaction card and takes the token away. The card says what else it does.
first-lock-held = The lock holds
    .text = The dice stay where they are: pay another action to reroll any of them. Walk away or end the turn, and they are lost.
first-leapfrog = Over a guard
    .text = You can hop over a figure; it counts as one space. A guard you hop over raises an alert and attacks at once.
first-hurt-guard = Hurt, but standing
    .text = A guard you hurt has to be down before your turn ends. If it still stands then, the ! goes under you.
first-laser = Laser
    .text = A laser looks in every direction, up to the first obstacle. Coming into its sight raises an alert.
first-camera = Cameras
    .text = A camera has an orange and a green cone, and only the colour in force counts. An Order card may flip them all at once.
first-trap = Traps
    .text = A face-down trap is turned over when you step into its sight: a camera, a laser, or nothing. Until then it looks in every direction.
first-body = A body
    .text = A guard that sees a body, or hears of it from a camera, comes to look. Drag it out of sight, or be far away by then.
first-door = A locked door
    .text = Interact rolls one white and two black dice; if they include what the lock needs, it opens. A ! on the white die draws attention.
first-elevator = An elevator
    .text = Interact takes you to the other end. It is a move: being seen at either end counts.
first-loud = LOUD
    .text = An action marked LOUD puts your ! under you, whether anybody is listening or not. Use it when they know anyway, or when it settles things.
first-attention = Attention
    .text = The ? brings the nearest guard to look. It can be a mistake or a trick: be somewhere else when it arrives.
first-lost-contact = Lost Contact
    .text = Every three dead guards on the map burn one Order card. The clock runs faster for killers.
first-radio-in = Radio-In
    .text = Every barracks sends guards until its zone is full again. Those asleep or dead do not answer the radio.
first-waken = Waken Guard
    .text = Guards asleep with one star wake up; those with two keep one. A knocked-out guard is gone for a while, not for good.
first-stay-alert = Stay Alert
    .text = Heroes within two spaces of a guard are noticed: their ? goes under them. Keep your distance when you end a turn.
first-disguise = Disguise
    .text = Beside a body Meryl can put on its uniform, and guards look past her. In their sight, anything but Sneak, Dash and Focus ends the disguise, and so does an alert. Beside a guard who sees her she has to roll.
first-terminal = Terminals
    .text = Otacon hacks a terminal like a lock, with four black dice. From then on he can use the System cards beside it.
first-system = System cards
    .text = Search for cards, then roll dice onto their slots. A full card can be resolved. If Otacon leaves the terminal, all of it is lost.
first-objective = Objectives
    .text = Stand on an objective and Interact to take it. The list on the left says how many you need, and where to go then.
first-hostage = Hostages
    .text = Stand where a hostage is and Interact to free them. From then on the hostage follows you everywhere and adds one noise die at the end of each turn.
first-own-exit = Your own exit
    .text = Every exit shows whose it is. That hero has to leave by it; no other way out counts.
first-sealed-door = Sealed doors
    .text = No dice and no key will open a door with a bar across its lock. Only an event of this stage can.
first-reach = How far you can get
    .text = Green shows how far your actions take you, by Sneak or Dash. Framed spaces are one Sneak away. The solid line marks the reach of 1 action, a Dash included; the dashed line that of 2, the dotted lines that of 3 and 4.
first-zones = Zones
    .text = Guards never leave their zone, though they see across its border. Only zones with a hero or a ! in them act.

## Debriefing

debrief-won = Stage cleared
debrief-lost = Stage failed: { loss }
debrief-not-counted = { $kind ->
        [import] This game came from a file, so it does not count in your statistics.
       *[branch] This game was taken up in the middle, so it does not count in your statistics.
    }
debrief-summary =
    { $stage } · { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } · { $alerts ->
        [0] no alert
        [one] 1 alert
       *[other] { $alerts } alerts
    } · { $damage } damage · { $rewinds ->
        [0] no rewind
        [one] 1 rewind
       *[other] { $rewinds } rewinds
    }
debrief-share =
    noisecheck · { $stage } { $result ->
        [won] cleared
       *[lost] failed
    } in round { $rounds } · { $alerts ->
        [one] 1 alert
       *[other] { $alerts } alerts
    } · { $damage } damage · { $rewinds ->
        [one] 1 rewind
       *[other] { $rewinds } rewinds
    }
debrief-share-button = Share
debrief-card = Save the card
    .file = noisecheck.png
debrief-copied = Copied.
debrief-why = How it happened
debrief-rewind = Rewind to here
    .about = Play on from just before this choice, at a table of its own
debrief-moment = { $won ->
        [yes] Closest call, round { $round }.
       *[no] Where it went wrong, round { $round }.
    }
debrief-moment-title = { $won ->
        [yes] The closest call
       *[no] Where it went wrong
    }
debrief-ways = The way of { $heroes } across the map.
debrief-more = What else you can do
debrief-record = The whole record
rank-why = How this rank is worked out
rank-nothing = Nobody heard a thing.
rank-rules = Quiet is good. Each alert, each wound, each guard down, each round over par and each rewind adds decibels.
rank-step = { rank-name } to { $most }
debrief-rewards = For the Memory Box
debrief-show-all = Show all
debrief-next = Next mission: { $stage }
debrief-retry-new = Retry with new dice
debrief-retry-lesson = Try again, with the lessons
debrief-retry-start = Retry from the start
debrief-retry-same = Retry with the same seed
debrief-play-on = Play on from an earlier moment
debrief-reopen = Debriefing
debrief-timeline = Timeline
debrief-objectives = Goal
debrief-event = Event { $letter }
debrief-boss = { $figure } defeated
debrief-spared = { $figure } spared
debrief-taken = Objectives taken: { $taken } of { $needed }
debrief-optional = Optional: { $space }
debrief-exit = Reach the exit ({ $out } there)
debrief-done = done
debrief-open = not done
debrief-heroes = Heroes
debrief-hero = Hero
debrief-moves = Moves
debrief-attacks = Attacks
debrief-felled = Guards down
debrief-noise = Noise checks
debrief-seen = Seen
debrief-alerts = Alerts
debrief-damage = Damage
debrief-focus = Focus used
debrief-dice = Dice
debrief-no-dice = No die was rolled.
debrief-dice-count = { $count } { $colour ->
        [w] white
       *[b] black
    } { $count ->
        [one] die
       *[other] dice
    }
debrief-face = Face
debrief-fell = Rolled
debrief-expected = Expected
statistics-title = Statistics
statistics-none = No game that counts has come to its end in this browser yet; games from a file, or taken up in the middle, do not. Play one, and you will find here how it went, stage by stage, and whether the dice were kind.
statistics-play = Choose a mission
statistics-total-played = played
statistics-total-won = won
statistics-total-alerts = alerts a game
statistics-total-time = at the table
statistics-stages = Stages
statistics-stage = Stage
statistics-played = Played
statistics-won = Won
statistics-share = Share won
statistics-best = Best rank
statistics-rounds = Fewest rounds
statistics-alerts = Alerts a game
statistics-time = Time
statistics-dice-own = Your dice
statistics-dice-enemy = Dice against you
statistics-hits = Of { $aimed } dice that had a number to reach, { $hits } did. { $expected } were to be expected; up to { $stray } more or fewer is nothing unusual.
statistics-kept = All of this is kept in this browser only, the latest { $most } games. A game counts for everybody who sat at its table, once. Games that were taken up in the middle or came from a file do not count.
statistics-export = Save as a file
statistics-import = Add from a file
statistics-clear = Clear the statistics
    .text = This removes the record of every game from this browser. Tables, campaigns and settings stay.
    .yes = Clear them
debrief-seed = Fair dice
debrief-seed-number = Seed
debrief-commitment = Hash shown at the start
debrief-nonce = Salt
debrief-checked = Checked: these are the dice promised at the start.
debrief-broken = These are not the dice promised at the start.
debrief-unchecked = This browser can’t check the dice here: the hash is the SHA-256 of the seed, a space and the salt.

## Bots, difficulty

bot-pick = Bot: { $bot }
bot-intends = { $hero } ({ $bot }): { $what }
bot-hold = Hold
    .about = Stop the bot and answer in its place
bot-go-on = Let it go on
    .about = Let the bot go on with { $hero }
log-bot = { $hero } ({ $bot }): { $why }
play-hand-over-bot = To a bot …
lobby-give-to-bot = To a bot …
brief-who-plays = Who plays
brief-who-plays-hero = Who plays { $hero }
brief-person = A person
brief-difficulty = Difficulty
brief-assist = Help
difficulty-recruit = Recruit
    .about = Forecasts and hints; unlimited rewinds.
difficulty-agent = Agent
    .about = Forecasts; three rewinds past dice and cards.
difficulty-legend = Legend
    .about = Only lines of sight and the odds of dice; no rewinds.
difficulty-own = Your own mix
    .about = As you set it below.
assist-0 = Tabletop
    .about = As at a real table: what is allowed, and nothing else.
assist-1 = Sight
    .about = Who sees what, and the odds of dice.
assist-2 = Forecast
    .about = Also what the guards may do in the Enemy phase.
assist-3 = Coach
    .about = Also hints: what to notice, what to do, and why.
table-difficulty = { $difficulty ->
        [recruit] Recruit
        [agent] Agent
        [legend] Legend
       *[own] Own mix
    }
table-assist = { $assist ->
        [0] no help
        [1] help: sight
        [2] help: sight and forecasts
       *[3] help: sight, forecasts, hints
    }

## Forecast, hints

forecast-title = Guards:
forecast-span = { $low }–{ $high }
forecast-spotted = spotted { $chance }
forecast-attacked = attacked { $chance }
forecast-damage = damage { $damage }
forecast-killed = killed { $chance }
forecast-lost = stage lost { $chance }
forecast-noise = If your noise is heard ({ $heard }): spotted { $noisy }. If not: { $quiet }.
forecast-waiting = if nobody else moves
forecast-known = the Order card is known
forecast-ways = If the turn ended now, it would go: { $ways }.
forecast-way = { $chance } to { $space }{ $ends ->
        [attack] { " " }(attack)
        [reaction] { " " }(Reaction card)
        [dice] { " " }(dice)
       *[none] { "" }
    }
forecast-other = { $hero } spotted { $chance }
forecast-reveals = a face-down trap sees this space
forecast-cut = too many choices to follow them all
forecast-computing = working it out …
grid-plan = Plan: { $what }
grid-ghost = { $hero } plans to be here: { $what }.
grid-risk = Spotted by the guards: { $chance }.
risk-beside = { $chance } spotted
risk-beside-seen = seen on the way
forecast-by = { $count ->
        [one] by guard { $guards }
       *[other] by guards { $guards }
    }
tools-forecast = Forecast
    .about = How likely the guards are to spot the hero in each space in reach; ≤ means at most, where choices or hidden cards leave it open
forecast-film-legend = Foresee the Enemy phase
forecast-film-button = Foresee from { $space }
    .about = As if { $hero } ended the turn in { $space }
forecast-film-card = The Order card to foresee
forecast-film-likely = the likeliest card
forecast-film-nothing = There is nothing to foresee now.
aid-unanswered = No answer came. Ask again.
forecast-film-title = Foreseen: none of this has happened
forecast-film-supposed = Suppose { $hero } ends the turn in { $space } and { $heard ->
        [yes] is heard, as is likely after that noise
       *[no] is not heard
    }.
forecast-film-watermark = HYPOTHETICAL
forecast-film-attack = Guard { $guard } attacks { $hero }: dice would decide.
forecast-film-choice = Players would choose here; the first option is shown.
forecast-film-ends-whole = That is how the phase would end.
forecast-film-ends-reaction = A Reaction card would be drawn: nobody knows which.
forecast-film-ends-dice = Dice would decide how it goes on.
forecast-film-ends-burn = An Order card would be burned: nobody knows which.
forecast-film-ends-lost = The stage would be lost.
hint-button = Hint
hint-title = Hint
hint-tier = { $tier ->
        [1] what to notice
       *[2] what to do
    }
hint-thinking = Thinking …
hint-danger = Danger:
hint-opportunity = Opportunity:
hint-nothing = Nothing stands out.
hint-suggest = What could I do?
hint-do = Do it
hint-stop = Stop the plan
    .about = The rest of { $hero }’s turn is yours again
hint-stopped = Things turned out differently: the plan stops here, and the rest of the turn is yours.
hint-heard = heard { $chance }
hint-success = works out { $chance }
hint-open = what guards see then depends on dice
debrief-agreed = This table
debrief-hints = { $count ->
        [0] No hints
        [one] 1 hint
       *[other] { $count } hints
    }
debrief-bot = { $count ->
        [one] A bot decided once for { $hero }
       *[other] A bot decided { $count } times for { $hero }
    }
house-assist = House rule: { $assist ->
        [0] no help
        [1] sight only
        [2] forecasts
       *[3] hints
    }
house-rewinds = House rule: { $rewinds ->
        [-1] unlimited rewinds
        [0] no rewinds
        [one] 1 rewind
       *[other] { $rewinds } rewinds
    }
house-scene = Started from a custom position
house-saved = Continued from a saved game
house-seed = Somebody chose the seed, and may know what it brings
house-copied = A copy was taken while the game was running: it could be played ahead

### What the game says at the table: its questions, its events, its objections, and the names of things.
###
### Facts arrive as the engine tells them; those that are ids of heroes, tokens, cards and directions arrive as their
### names from the last section. Dice arrive as □4 (white) and ■4 (black). The first letter of an event is made a capital.

## Questions

decision-turn = Who takes the next turn?
decision-action = { $hero }: choose an action ({ $left } left)
decision-step = { $hero }: where to go on?
decision-drop = { $hero }: where to put the body down?
decision-before-roll = { $hero }: a roll is coming up ({ $purpose }). Change it first?
decision-change-roll =
    { $hero }: the dice show { $dice } ({ $purpose }{ $threshold ->
        [0] { "" }
       *[other] , needs { $threshold }+
    }). Change them?
decision-offer = { $hero }: use { $ability } against the guard in { $space }?
decision-face-camera = A camera is uncovered in { $space }. Which way do its two cones look?
decision-spawn = A guard spawns at { $space }. Where exactly?
decision-face = Which way does the guard in { $guard } look?
decision-target = The guard in { $guard } has several targets { $distance } { $distance ->
        [one] space
       *[other] spaces
    } away. Which one?
decision-path = The guard in { $guard } has several equal ways to { $target }. Which one?

## Events: rounds

event-RoundBegan = round { $round } begins.
event-TurnBegan = { $hero } takes the turn.
event-TurnEnded = { $hero } ends the turn.
event-Won = stage cleared.
event-Lost = stage failed: { $reason }.

## Events: heroes on the map

event-Moved = { $hero } moves from { $start } to { $end }.
event-Leapt = { $figure } leapfrogs over { $over }.
event-Seen = { $watcher } in { $watcher_space } sees { $hero } in { $space }.
event-AttentionPlaced = { $hero }’s { $side } lies in { $space }.
event-Knocked = { $hero } knocks in { $space }.
event-BodyTaken = { $hero } takes hold of the { $stars ->
        [0] dead guard
       *[other] sleeping guard
    } in { $space }.
event-BodyDropped = { $hero } puts the { $stars ->
        [0] dead guard
       *[other] sleeping guard
    } down in { $space }.
event-TrapFlipped = the trap in { $space } turns up: { $kind ->
        [camera] a camera
        [laser] a laser
       *[blank] nothing
    }.
event-CameraTurned = the camera in { $space } looks { $orange } (orange) and { $green } (green).
event-LaserTripped = { $hero } trips the laser in { $laser }.
event-EventReached = { $hero } reaches event { $letter }.
event-ObjectiveTaken = { $hero } takes the objective in { $space }.

## Events: dice and Focus

event-Rolled = { $hero } rolls { $dice } ({ $purpose }).
event-DieChanged = { $by } turns { $hero }’s die { $die } from { $before } to { $after }.
event-DiceAdded = { $by } gives { $hero } one more die: { $dice }.
event-DieWithheld = { $by } lets { $hero } roll one { $colour ->
        [w] white
       *[b] black
    } die fewer.
event-FocusUsed = { $hero } flips the Focus token { $token }.
event-FocusRefreshed = { $hero }’s Focus token { $token } is ready again.
event-AbilityUsed = { $hero } uses { $ability }.

## Events: attacks

event-Attacked = { $attacker } attacks { $target } in { $space }: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
event-Hurt = { $figure } in { $space } takes { $damage } { $kind ->
        [ko] KO damage
       *[hit] damage
    }.
event-KnockedOut = the guard in { $space } is knocked out.
event-Killed = { $figure } is killed in { $space }.

## Events: locks and gear

event-DoorOpened = { $hero } opens the door { $door }.
event-LockHeld = the door { $door } stays locked: { $dice } is not yet { $needs }.
event-LockLost = { $hero } leaves the lock of { $door }; its dice are gone.
event-GearUsed = { $hero } uses { $gear }{ $target ->
        [none] { "" }
       *[other] : { $target }
    }.
event-GearDiscarded = { $hero } puts { $gear } away for the rest of the stage.

## Events: guards and the Enemy phase

event-GuardPlaced = a guard steps in at { $space }, looking { $facing }.
event-OrderDrawn = Order card: { $card }.
event-CardBurned = an Order card is burned: { $card }.
event-NothingBurned = no Order card is left to burn.
event-EnemyPhaseEnded = the Enemy phase is over.
event-GuardWoke = the guard asleep in { $space } wakes up.
event-StarLost = the guard asleep in { $space } stirs: one star is left.
event-GuardSpawned = a new guard appears in { $space }, looking { $facing }.
event-CamerasFlipped = the cameras turn: { $colour ->
        [orange] orange
       *[green] green
    } cones count now.
event-GuardActivated = the guard in { $space }, looking { $facing }, is next.
event-ModeChosen = { $mode ->
        [patrol] it patrols.
       *[other] { $mode } mode: { $token ->
            [ko] a knocked-out guard
            [dead] a dead guard
           *[other] { $owner }’s { $token }
        } in { $target }{ $seen_by ->
            [guard] , which it sees itself
            [camera] , seen by the camera in { $seen_from }
           *[other] { "" }
        }, { $distance } { $distance ->
            [one] space
           *[other] spaces
        } away.
    }
event-PathChosen = its way: { $path }.
event-PathBlocked = it cannot get past { $next_space } and stops in { $space }.
event-NoNewPath = it turns full circle in { $space } and finds no way.
event-GuardTurned = the guard in { $space } turns { $facing }.
event-GuardMoved = the guard moves from { $start } to { $end }, looking { $facing }.
event-GuardLeapt = the guard leapfrogs from { $start } over { $over } to { $end }, looking { $facing }.
event-ReactionDrawn = the guard in { $space } reacts. Reaction card: { $card }.
event-TokenRemoved = the guard in { $space } removes { $token ->
        [ko] the KO token
        [dead] the Dead token
       *[other] { $owner }’s { $token }
    }.
event-GuardDone = the guard in { $space } is done.

## Why something is not possible now

objection-game-over = The stage is over.
objection-not-an-option = This is no answer to the question. Possible: { $options }.
objection-no-such-action = There is no action { $verb }. Known: { $known }.
objection-not-on-dashboard = { $verb } is not on { $hero }’s dashboard.
objection-too-few-actions = It costs { $cost } { $cost ->
        [one] action
       *[other] actions
    }, and { $left } { $left ->
        [one] is
       *[other] are
    } left.
objection-not-a-thing = “{ $words }” names nothing that this can be done with.
objection-no-such-space = There is no space “{ $space }” on this map.
objection-already-there = { $space } is where the figure stands.
objection-no-floor = Nobody can stand in { $space }.
objection-occupied = A figure stands in { $space }.
objection-locked-door = The door between { $start } and { $space } is locked.
objection-wall-between = A wall stands between { $start } and { $space }.
objection-too-far = { $space } is more than one space away from { $start }.
objection-not-adjacent = { $space } is not adjacent.
objection-no-guard = No guard stands in { $space }.
objection-already-down = The guard in { $space } lies on the floor and cannot be attacked.
objection-not-from-behind = The guard in { $space } does not have its back turned.
objection-no-body-in-reach = No such KO or Dead token lies within reach in { $space }.
objection-nowhere-to-drag = From { $space } there is no step after which the body could be put down.
objection-nothing-to-use = There is nothing to interact with in { $space }.
objection-no-such-door = There is no door { $door }.
objection-door-out-of-reach = The door { $door } is not on an edge of this space.
objection-door-open = The door { $door } is open already.
objection-reroll-instead = Dice lie at the door { $door } already: reroll some of them.
objection-no-dice-lying = No dice lie at a lock this turn.
objection-no-such-dice = Name dice from 1 to { $count } in rising order, each once.
objection-no-elevator = No elevator leads from { $space } to { $to }.
objection-no-focus-here = Focus tokens are out of play in this stage.
objection-no-such-token = There is no Focus token { $token } here. Known: { $known }.
objection-token-inactive = The Focus token { $token } is turned over; refresh it first.
objection-token-active = The Focus token { $token } is ready; there is nothing to refresh.
objection-only-in-a-roll = The Focus token { $token } works on a roll only.
objection-not-used-by-action = { $gear } is not used by an action.
objection-not-carried = The hero does not carry { $gear }.
objection-out-of-tokens = Nothing is left on { $gear } to use.
objection-out-of-sight = { $space } is out of the hero’s sight.

## Names: heroes and those who watch them

name-snake = Snake
name-meryl = Meryl
name-otacon = Otacon
name-gray-fox = Gray Fox
name-guard = the guard
name-camera = the camera

## Names: directions

name-N = north
name-E = east
name-S = south
name-W = west

## Names: actions and other verbs of options

name-sneak = Sneak
name-dash = Dash
name-hand-to-hand = Hand-to-Hand
name-combo = Combo
name-takedown = Silent Takedown
name-drag = Drag Body
name-interact = Interact
name-knock = Knock
name-refresh = Refresh Focus
name-use = Use

## Names: what dice are rolled for

name-lock = lock
name-noise = noise check
name-shot = shot
name-guard-attack = guard’s attack

## Names: Focus tokens (Reroll is an action as well)

name-minus-white-or-move = −1□ or Move 1
name-plus-2 = +2
name-minus-2 = −2
name-reroll = Reroll
name-plus-white = +1□
name-plus-minus-1 = ±1
name-extra-action = +1 action
name-reroll-black = Reroll ■
name-plus-minus-2 = ±2
name-plus-black = +1■
name-minus-black = −1■
name-dash-2 = Dash +2

## Names: abilities

name-sneak-attack = Sneak Attack
name-i-work-alone = I Work Alone

## Names: Order cards

name-waken = Waken Guard
name-radio-in = Radio-In
name-lost-contact = Lost Contact
name-stay-alert = Stay Alert

name-game-over = Game Over

## Names: Reaction cards

name-known = Known
name-sweep = Sweep
name-radio = Radio
name-hunch = Hunch
name-rush = Rush
name-shrug = Shrug

## Names: gear; copies with a number share one name

name-handgun-50 = Handgun (.50 Cal)
name-light-assault-rifle = Light Assault Rifle
name-stealth-camouflage = Stealth Camouflage
name-high-frequency-blade = High-Frequency Blade
name-arm-cannon = Arm Cannon
name-rations = Rations
name-adv-stealth-camouflage = ADV Stealth Camouflage
name-pistol-45 = Pistol (.45 Cal)
name-chaff-grenade = Chaff Grenade
name-stun-grenade = Stun Grenade
name-c-4 = C-4
name-grenade = Grenade
name-claymore = Claymore
name-nikita = Nikita
name-cardboard-box = Cardboard Box
name-medicine = Medicine
name-key-card-3 = Key Card Lv 3
name-key-card-4 = Key Card Lv 4
name-gas-mask = Gas Mask
name-rope = Rope
name-missile-launcher = Missile Launcher
name-sniper-rifle = Sniper Rifle
name-pentazemin = Pentazemin
name-handkerchief = Handkerchief
name-body-armor = Body Armor
name-bandana = Bandana
name-pistol-suppressor = Pistol Suppressor
name-rifle-suppressor = Rifle Suppressor
name-assault-rifle = Assault Rifle
name-time-bomb = Time Bomb
name-night-vision-goggles = Night Vision Goggles
name-thermal-goggles = Thermal Goggles
name-pal-key-card = PAL Key Card

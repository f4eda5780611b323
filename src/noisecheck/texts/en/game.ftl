### What the game says at the table: its questions, its events, its objections, and the names of things.
###
### Facts arrive as the engine tells them; those that are ids of heroes, tokens, cards and directions arrive as their
### names (names.ftl). Dice arrive as □4 (white) and ■4 (black). The first letter of an event is made a capital.

## Questions

decision-turn = Who takes the next turn?
decision-action = { $hero }: { $left ->
        [0] no actions left
       *[other] choose an action ({ $left } left)
    }
decision-step = { $hero }: where next?
decision-drop = { $hero }: where to put the body down?
decision-before-roll = { $hero } is about to roll ({ $purpose }). Change anything first?
decision-change-roll =
    { $hero }: the dice show { $dice } ({ $purpose }{ $threshold ->
        [0] { "" }
       *[other] , needs { $threshold }+
    }). Change them?
decision-offer = { $hero }: use { $ability } against { $target } in { $space }?
decision-face-camera = There is a camera in { $space }. Which way do its two cones look?
decision-spawn = A guard spawns at { $space }. Where exactly?
decision-face = Which way does the guard in { $guard } look?
decision-target = Several targets are { $distance } { $distance ->
        [one] space
       *[other] spaces
    } away from { $figure } in { $guard }. Which one?
decision-aim = { $hero }: where does your crosshair start?
decision-crosshair = Wolf’s crosshair in { $space } moves towards { $target }. Which way first?
decision-path = The guard in { $guard } has several equal paths to { $target }. Which one?

## Events: rounds

event-RoundBegan = round { $round } begins.
event-TurnBegan = { $hero }’s turn begins.
event-TurnEnded = { $hero } ends the turn.
event-Won = stage cleared.
event-CardsUnlocked = for the Memory Box: { $cards }.
event-Lost = stage failed: { loss }.
# Why a stage was failed, for messages that say that it was.
loss = { $reason ->
    [time] time ran out
    [killing] a guard was killed
   *[killed] { $figure } was killed
}

## The end of a game: parts of what is told of it

choice-who = { $who ->
        [guard] guard { $guard }
        [camera] a camera
        [boss] { $watcher }
       *[nobody] the enemy
    }
rank-name = { $rank ->
        [silence] Silence
        [breath] Breath
        [whisper] Whisper
        [murmur] Murmur
        [footfall] Footfall
        [clatter] Clatter
       *[racket] Racket
    }
rank-decibels = { $decibels } dB

## Events: heroes on the map

event-Moved = { $hero } moves from { $start } to { $end }.
event-Leapt = { $figure } leapfrogs over { $over }.
event-Seen = { $watcher } in { $watcher_space } sees { $hero } in { $space }.
event-AttentionPlaced = { $hero }’s { $side } goes to { $space }.
event-Knocked = { $hero } knocks in { $space }.
event-BodyTaken = { $hero } takes hold of the { $stars ->
        [0] dead guard
       *[other] sleeping guard
    } in { $space }.
event-BodyDropped = { $hero } puts the { $stars ->
        [0] dead guard
       *[other] sleeping guard
    } down in { $space }.
event-TrapFlipped = the trap in { $space } is turned over: { $kind ->
        [camera] a camera
        [laser] a laser
       *[blank] nothing
    }.
event-CameraTurned = the camera in { $space } looks { $orange } (orange) and { $green } (green).
event-LaserTripped = { $hero } trips the laser in { $laser }.
event-EventReached = { $hero } reaches event { $letter }.
event-Decided = { $hero } chooses at event { $letter }: { $choice }
event-ObjectiveTaken = { $hero } { $what ->
        [hostage] frees the hostage
       *[objective] takes the objective
    } in { $space }.

## Events: dice and Focus

event-Rolled = { $hero } rolls { $dice } ({ $purpose }).
event-DieChanged = { $by } turns { $hero }’s die { $die } from { $before } to { $after }.
event-DiceAdded = { $by } gives { $hero } one more die: { $dice }.
event-DieGained = { $hero } rolls one more { $colour ->
        [w] white
       *[b] black
    } die ({ $by }).
event-DieWithheld = { $hero } rolls one fewer { $colour ->
        [w] white
       *[b] black
    } die ({ $by }).
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
event-BeganHurt = { $hero } begins with { $damage } damage, from before this stage.
event-Killed = { $figure } is killed in { $space }.

## Events: bosses

event-BossCardRevealed = { $figure } { $side ->
        [turn] plays
       *[reaction] reacts with
    } { $card }.
event-BossCardKept = { $card } stays on top of the deck.
event-BossCardSeen = you look at { $figure }’s deck: { $card }.
event-BossCardBuried = { $card } goes to the bottom of { $figure }’s deck.
event-BossCardRaised = { $card } comes first in { $figure }’s deck.
event-BossExposed = { $figure } is exposed: Defense −{ $points } this round.
event-AttackJammed = { $figure } rolls { $count } fewer { $count ->
        [one] die
       *[other] dice
    }.
event-EvasionCut = { $figure } will shift { $spaces } { $spaces ->
        [one] space
       *[other] spaces
    } less.
event-HandedOut = { $hero } has a full set again.
event-HeroVeiled = the next attack on { $hero } will miss.
event-BossMoved = { $figure } moves from { $start } to { $end } and looks { $facing }.
event-BossTurned = { $figure } in { $space } turns { $facing }.
event-BossTokenPlaced = { $token } appears in { $space }.
event-BossTokenRemoved = { $token } in { $space } is gone.
event-TrackMoved = { $figure }’s marker moves to { $ability }.
event-HeroControlled = { $figure } controls { $hero }: { $hero } attacks { $target }.
event-BustToppled = { $hero } topples the bust in { $space }.
event-PastRead = { $figure } looks into your head before you have made a move.
event-ClueFound = { $figure } has a secret, and you have seen a clue to it.
event-SecretLearned = { $hero } knows the secret of { $figure }, and acts on it.
event-MindClosed = { $figure } no longer reads your mind: Defense { $defense }.
event-BossReels = { $figure } reels.
event-SkullTaken = { $figure } goes down in { $space }: { $skulls ->
        [one] his first skull
       *[other] skull { $skulls }
    }. Roll for his end.
event-BossHealed = { $figure } heals { $damage } damage.
event-HungOn = { $hero } is driven over the edge and clings on in { $space }.
event-ClimbedUp = { $hero } climbs up in { $space }, which takes 2 actions.
event-PulledUp = { $hero } pulls { $target } up.
event-BossTokenMoved = { $token } moves from { $start } to { $end }.
event-BossTokenFlipped = { $token } in { $space } is turned over: { $face ->
        [nothing] nothing but snow
       *[boss] { $face }
    }.
event-BossHid = { $figure } is gone from { $space }: seven tokens lie face down again.
event-ThreatRaised = { $figure }’s threat rises to { $threat }.
event-Aimed = { $hero } aims from { $space }.
event-BossWounded = { $figure } is badly hurt: half of the Health is gone.
event-DogsLayDown = Her dogs find a box in { $space }. They sniff at it, one of them lifts a leg, and they lie down beside it. She does not shoot at { $hero } there.
event-HeldOpen = { $hero } holds { $figure } open, for { $turns ->
        [one] 1 of its turns
       *[other] { $turns } of its turns
    }.
event-BossDefeated = { $figure } is defeated in { $space }.
event-Resupplied = { $hero } refills all cards in { $space }.
event-Shielded = { $hero } gets in the way of a shot at { $figure }.

## Events: locks and gear

event-DoorOpened = { $hero } opens the door { $door }.
event-LockHeld = { $lock } stays locked: rolled { $dice }, needs { $needs }.
event-LockLost = { $hero } leaves the lock of { $lock }; its dice are gone.
event-GearUsed = { $hero } uses { $gear }{ $target ->
        [none] { "" }
       *[other] : { $target }
    }.
event-GearFound = { $hero } takes { $gear } along, for this stage.
event-GearDiscarded = { $hero } puts { $gear } away for the rest of the stage.

## Events: guards and the Enemy phase

event-GuardPlaced = a guard comes in at { $space }, looking { $facing }.
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
       *[other] { $mode ->
            [alert] alert
           *[investigate] investigate
        } mode: { $token ->
            [ko] a knocked-out guard
            [dead] a dead guard
           *[other] { $owner }’s { $token }
        } in { $target }{ $seen_by ->
            [guard] , which it sees
            [camera] , seen by the camera in { $seen_from }
           *[other] { "" }
        }, { $distance } { $distance ->
            [one] space
           *[other] spaces
        } away.
    }
event-PathChosen = its path: { $path }.
event-PathBlocked = it cannot get past { $next_space } and stops in { $space }.
event-NoNewPath = it turns a full circle in { $space } and finds no way on.
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
objection-not-an-option = That is not one of the answers. Possible: { $options }.
objection-no-such-action = There is no action { $verb }. Known: { $known }.
objection-not-on-dashboard = { $verb } is not on { $hero }’s dashboard.
objection-too-few-actions = It costs { $cost } { $cost ->
        [one] action
       *[other] actions
    }, and { $left } { $left ->
        [one] is
       *[other] are
    } left.
objection-not-a-thing = “{ $words }” is not something this can be used on.
objection-which-thing = { $part ->
        [card] Say which System card.
        [count] Say how many.
        [deck] Say which deck: order or reaction.
        [dice] Say which die.
        [door] Say which door.
        [facing] Say which way: N, E, S or W.
        [gear] Say which card.
        [hero] Say which hero.
        [level] Say at which level.
        [missiles] Say how many missiles.
        [owner] Say whose.
        [slot] Say which slot.
        [stars] Say how many stars.
        [tied] Say whether it is tied.
        [token] Say which Focus token.
        [turned] Say up or down.
       *[thing] Say what this is used on.
    }
objection-which-space = Say which space.
objection-no-such-space = There is no space “{ $space }” on this map.
objection-already-there = The figure is already in { $space }.
objection-no-floor = Nobody can stand in { $space }.
objection-occupied = A figure stands in { $space }.
objection-locked-door = The door between { $start } and { $space } is locked.
objection-wall-between = A wall stands between { $start } and { $space }.
objection-too-far = { $space } is more than one space away from { $start }.
objection-not-adjacent = { $space } is not adjacent.
objection-no-enemy = No enemy stands in { $space }.
objection-no-guard = No guard stands in { $space }.
objection-covered = { $verb } is out of use in Boss stages.
objection-no-supplies = No supplies lie in { $space }.
objection-too-few-missiles = { $left ->
        [0] No missile is
        [one] Only one missile is
       *[other] Only { $left } missiles are
    } left.
objection-boss-out-of-sight = { $figure } is not in sight.
objection-no-grenades = No grenade is left to throw.
objection-no-missiles = No missile is left to launch.
objection-no-claymores = No claymore is left to lay.
objection-mined-already = There is already a mine in { $space }.
objection-nothing-to-fill = All cards are full.
objection-no-harm = That cannot hurt { $figure }.
objection-only-from-his-column = { $figure } can only be attacked from his column now, and { $space } is not in it.
objection-only-from-his-row = { $figure } can only be attacked from his row now, and { $space } is not in it.
objection-cannot-concentrate = Nobody can concentrate now: no Focus tokens, no Focus actions.
objection-hangs = { $hero } hangs from the edge and has to climb up first, which takes 2 actions.
objection-nobody-hangs = No hero called “{ $words }” hangs from the edge.
objection-only-otacon = { $space } is on Sniper Wolf’s tile, where only Otacon may move.
objection-no-aimer = { $hero } cannot aim at anybody.
objection-no-bust = No bust stands in { $space }.
objection-a-hostage = The hostage in { $space } is not a target.
objection-already-down = The guard in { $space } lies on the floor and cannot be attacked.
objection-not-from-behind = The guard in { $space } does not have its back turned.
objection-no-body-in-reach = There is no such KO or Dead token within reach in { $space }.
objection-nowhere-to-drag = No step from { $space } leads to a place where the body could be put down.
objection-nothing-to-use = There is nothing to interact with in { $space }.
objection-no-such-door = There is no door { $door }.
objection-door-out-of-reach = The door { $door } is not on an edge of this space.
objection-door-sealed = The door { $door } has no lock: only an event can open it.
objection-held-back = { $gear } cannot be used in this zone.
objection-must-be-equipped = Somebody has to carry { $gear } in this stage.
objection-door-open = The door { $door } is already open.
objection-reroll-instead = There are already dice at { $lock }: reroll some of them.
objection-no-dice-lying = There are no dice at a lock this turn.
objection-no-such-dice = Name dice from 1 to { $count }, in ascending order, each once.
objection-no-elevator = No elevator leads from { $space } to { $to }.
objection-no-focus-here = Focus tokens are out of play in this stage.
objection-no-such-token = There is no Focus token { $token } here. Known: { $known }.
objection-token-inactive = The Focus token { $token } is turned over; refresh it first.
objection-token-active = The Focus token { $token } is ready; there is nothing to refresh.
objection-only-in-a-roll = The Focus token { $token } only works on a roll.
objection-not-used-by-action = { $gear } is not used as an action.
objection-not-carried = The hero does not carry { $gear }.
objection-out-of-tokens = Nothing is left on { $gear } to use.
objection-out-of-sight = { $space } is out of the hero’s sight.

## Explosives

decision-give-away = Several blasts are equally near { $hero }. In which space does the ! go?
decision-fly = { $hero }: the { $thing ->
        [grenade] grenade
        [crosshair] crosshair
       *[missile] missile
    } is in { $space }. Which way, and how far?
event-Exploded = { $gear } explodes in { $space }.
event-MissileFlew = the missile flies { $facing } from { $start } to { $end }.
event-MissileLaunched = { $hero } launches a missile; it starts in { $space }.
event-MissileEvaded = { $figure } slips away from the missile in { $space }.
event-SalvoFired = { $hero } in { $space } fires { $missiles ->
        [one] a missile
       *[other] { $missiles } missiles
    }.
event-GrenadeThrown = { $hero } throws a grenade from { $space }.
event-GrenadeFlew = the grenade flies { $facing } from { $start } to { $end }.
event-MineLaid = { $hero } lays a claymore in { $space }.
event-GrenadeWasted = the grenade is wasted behind { $space }.
event-MissileLost = the missile is lost beyond { $space }, without a blast.
event-ChaffSettled = the chaff settles: cameras and sensors work again.
objection-beyond-throwing = { $space } is more than { $most } spaces away: too far to throw.
objection-nothing-to-detonate = The hero has no { $gear } on the map.
objection-not-empty = { $space } is not empty.

## Meryl and Gray Fox

decision-get-clear = { $hero }: take the attack on { $target } in { $space } instead?
decision-hold-open = { $hero }: hold { $figure } open for { $damage } damage?
decision-event = { $hero } is at event { $letter }. What will you do?
decision-charge = { $hero }: put a charge on which card?

event-DisguiseGained = { $hero } puts on a guard’s uniform in { $space }.
event-DisguiseLost = { $hero }’s disguise in { $space } is blown.
event-CardCharged = { $hero }’s { $gear } gains a charge and now has { $tokens }.

objection-only-when-sneaking = A disguise only works in Sneaking stages.
objection-disguised-already = The hero is already disguised.
objection-alarm-raised = No disguise helps while the ! lies in { $space }.
objection-no-uniform = There is no KO or Dead token here or in an adjacent space to take a uniform from.
objection-not-lent = { $hero }’s Focus tokens are not at hand here.
objection-losing-myself = No Focus action while the ! lies in the same zone ({ $space }).
objection-nobody-adjacent = No enemy stands in an adjacent space.
objection-too-few-charges = { $left ->
        [0] No charge is
        [one] Only 1 charge is
       *[other] Only { $left } charges are
    } left on { $gear }.

## Otacon and his System cards

decision-hacker = { $hero }: how many extra white dice? Each of them may draw attention.
decision-place-die = { $hero }: the dice show { $dice }. Put one on a System card?
decision-return-card = { $hero }: which System card goes back, to the top or the bottom of the deck?
decision-system-target = { $hero }: { $card } reaches { $left } more. Which one?
decision-system-offer = { $hero }: resolve { $card } now?
decision-boss-card = { $hero }: these cards lie on top of the boss’s deck. { $use ->
        [bury] Which one goes to the bottom?
        [raise] Which one comes first?
       *[announce] Which one is announced instead?
    }
decision-traced = { $hero } is traced. Disconnect and lose the System cards, or hold the line and be attacked?

event-TerminalHacked = { $hero } hacks the terminal in { $terminal }.
event-SystemDrawn = { $hero } finds a System card: { $card }.
event-SystemReturned = { $card } goes back to the { $place ->
        [top] top
       *[bottom] bottom
    } of the System deck.
event-SystemDiePlaced = { $hero } puts a { $face } on slot { $slot } of { $card }.
event-SystemDieRecalled = { $hero } takes the { $face } back from slot { $slot } of { $card }.
event-SystemResolved = { $hero } resolves { $card } at level { $level }.
event-Disconnected = { $hero } is disconnected: the System cards are lost, and the dice on them.
event-Traced = { $hero } is being traced: the token on the terminal card is on space { $space } with { $side } up.
event-AttentionRemoved = { $hero }’s { $side } in { $space } is taken off the map.
event-TrapRemoved = the { $kind ->
        [camera] camera
        [laser] laser
       *[blank] empty trap
    } in { $space } is switched off.
event-ZoneJammed = cameras and sensors in the zone “{ $zone }” are blind this round.
event-ZoneSilenced = nobody in the zone “{ $zone }” hears the call.

objection-no-terminal = There is no terminal in { $space }.
objection-terminal-out-of-reach = The terminal in { $space } is neither in this space nor adjacent to it.
objection-terminal-hacked = The terminal in { $space } is already hacked.
objection-not-connected = There is no hacked terminal in this space or adjacent to it.
objection-no-system-card = The System deck is empty.
objection-none-beside = There is no System card to put dice on; search for one first.
objection-too-many-dice = You can roll { $most ->
        [0] no more dice
        [one] only 1 die
       *[other] 1 to { $most } dice
    }: the limit is 4, counting those on System cards.
objection-not-beside = { $card } is not beside the dashboard.
objection-no-die-there = There is no die on a slot { $slot } of { $card }.
objection-slots-empty = Not every slot of { $card } is covered.
objection-terminal-too-low = The terminal in reach only has level { $level }.
objection-waits-for-condition = { $card } can only be resolved when its condition is met.
objection-nothing-in-reach = { $card } has nothing to work on now.
objection-no-soldier = { $hero } does not use weapons, and { $gear } is one.

## What heroes carry, and the set-up

decision-loadout = { $hero }: what to carry? { $slots ->
        [0] No slot is free.
        [one] 1 slot is free.
       *[other] { $slots } slots are free.
    }{ $fight ->
        [1] {" "}Each hero brings one card from the Memory Box to a fight.
       *[0] {""}
    }

event-Healed = { $hero } heals { $damage } damage.
event-TopCardSeen = { $hero } gets a look at the next { $deck ->
        [order] Order
       *[reaction] Reaction
    } card: { $card }.
event-GuardTied = { $hero } ties the sleeping guard in { $space }.
event-RopeCut = the rope in { $space } is cut.
event-ObjectiveFlipped = the objective in { $space } is turned over.
event-BoxLost = { $hero } is out of the box in { $space }.
event-Equipped = { $hero } takes { $gear } along.
event-PutBack = { $hero } puts { $gear } back.

objection-unhurt = { $gear } would be wasted: there is no damage to heal.
objection-all-focus-ready = { $gear } would be wasted: all Focus tokens are ready.
objection-once-a-turn = { $gear } works once a turn.
objection-level-too-high = The door { $door } has level { $level }, which is too high for { $gear }.
objection-still-charged = { $gear } can only be charged when it is empty.
objection-boxed-already = The hero is already under a box.
objection-in-sight = { $gear } does not work in sight of a guard or camera.
objection-nobody-to-tie = There is no untied KO token at “{ $words }” beside the hero.
objection-no-such-deck = “{ $words }” is not a deck to look at. Known: { $known }.
objection-deck-empty = There is no { $deck ->
        [order] Order
       *[reaction] Reaction
    } deck to look at.
objection-card-known = The next { $deck ->
        [order] Order
       *[reaction] Reaction
    } card is already known.
objection-nothing-face-down = There is nothing face down in reach for { $gear } to turn over.
objection-not-in-the-box = { $gear } is not in the Memory Box.
objection-not-for-this-hero = { $gear } is not for { $hero }.
objection-brings-enough = Each hero brings one card from the Memory Box to a fight, and { $hero } has one.
objection-no-slot-left = { $hero } has no slot free for { $gear }.

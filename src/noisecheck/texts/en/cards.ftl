### What every action, card, token and ability does, in a sentence or two: for anybody who points at it or asks.
###
### "In sight" is line of sight; "within 2" counts spaces along the shortest path. White and black dice are □ and ■.

-loud = LOUD: your ! ends up under you.
-camouflage =
    Until your turn ends, guards and cameras that see you do not alert you, and guards you leapfrog do not attack. If
    you are in sight when it ends, you are alerted.
-blast-heard = If guards are left in its zone and your ! is off the map, your ! goes there.

## Actions

action-sneak = 1 action. Move 1 space, without a sound.
action-dash = 1 action, noisy. Move up to 2 spaces; you may stop after the first.
action-hand-to-hand = 1 action. Attack an adjacent guard with 1□. Each hit is KO damage; 2 knock it out.
action-combo = 2 actions. Attack an adjacent guard with 2□ and 1■. Each hit is KO damage; 2 knock it out.
action-takedown = 2 actions. Kill an adjacent guard that has its back to you: no dice, no noise.
action-disguise =
    2 actions, with a KO or Dead token in or beside your space and your ! off the map. Guards and cameras take you for a
    guard, until your ! is under you, or you draw attention or do more than Sneak, Dash or Refresh Focus in their sight.
action-drag =
    1 action, noisy. Pick up a KO or Dead token in or beside your space, move 1 space, and lay it on an adjacent empty
    one.
action-interact =
    1 action. Try a locked door at your space (1□ 2■; Otacon 4■), take an objective you stand on, or ride an elevator
    you stand on.
action-reroll = 1 action. Roll any of your dice at this lock again. They are lost when you walk away or your turn ends.
action-knock = 1 action. Draw attention to your own space: your ? comes there, or your token moves there as it is.
action-pull = 1 action, beside a hero who hangs from the edge. They stand again, and do not pay 2 actions to climb up.
action-aim =
    1 action. If your crosshair is not on the map, it starts in an adjacent space. Roll 2■: it goes one value one way, over
    anything, then, if you like, the other value another way. If it ends on Wolf: 2 damage. Being hurt, or any action
    other than Aim and Refresh Focus, takes it away.
action-topple = 2 actions, in the space of a bust. The bust is gone; when the last one falls, Mantis no longer reads your mind.
action-resupply =
    1 action, in Boss stages, on a supply icon. All your cards get back their full ammo, charges and other tokens, and
    you get back all grenades, mines or missiles that the stage gave you.
action-lay =
    1 action, with a claymore from the stage, into a free space beside you. It goes off under the next figure that moves
    there: 2 damage to each figure within 2 spaces and in line of sight of it.
action-sam =
    1 action, with a missile from the stage, which starts in an empty adjacent space. Roll 2■: it flies straight by one
    value, then, if you like, another way by the other. In the Hind’s target area it makes the Hind slip aside, then deals
    the damage printed where it is.
action-launch =
    1 action, with REX in line of sight. Attack it with 2□, and 1□ more for each missile beyond the first: you have 3 of
    them until you resupply. LOUD.
action-throw =
    1 action, with a grenade from the stage. Roll 2■: it goes exactly one value one way, then the other another way. 1
    damage to each figure within 1; on the tank, what the plate says. Walls and the edge of the map swallow it.
action-hack =
    1 action. Roll 4■ at a terminal in or beside your space, and up to 2□ if you like. When the dice hold its
    combination it stays hacked for good.
action-search =
    1 action, at a hacked terminal. Draw a System card. You keep 3 at most: with a fourth, one goes back to the deck.
action-access =
    1 action, at a hacked terminal. Roll up to 4■, less those on cards, and up to 2□; put dice that fit on empty slots
    of your System cards.
action-recall = Free. Take a die back from a System card, so that it can be rolled again.
action-resolve =
    Free, when all slots of a System card are covered. It takes effect at a level up to that of your hacked terminal, and
    goes under its deck.
action-refresh = 1 or 2 actions, as the token says. Make one spent Focus token ready again.
action-use = The price is on the card. Use a piece of your equipment.

## Abilities

ability-sneak-attack =
    Once a round, when you have hurt a guard in your row or column that has its back to you and still stands: 1 more
    damage of the same kind.
ability-i-work-alone =
    Once a round, when you roll for a weapon with no other hero within 2 spaces: one die +1 or −1, but never a !.
ability-not-a-rookie =
    Once a round, when you hurt a guard with a 6 that nothing has changed, and it still stands: 1 more damage of the
    same kind.
ability-get-clear = Once a round, when a hero beside you is attacked: be the target instead, with your own Defense.

## Focus tokens: free to use; spent until refreshed

token-minus-white-or-move = Before your roll: 1□ fewer. Or in your turn: move 1 space without an action.
token-plus-2 = After your roll: +2 on one die, to 6 at most; never on a !.
token-minus-2 = After your roll: −2 on one die, to 1 at least; never on a !.
token-reroll = After your roll: roll one die again, even a !.
token-plus-white = Before or after your roll: 1□ more. A ! on it counts.
token-plus-minus-1 = After your roll: +1 or −1 on one die; never on a !.
token-extra-action = In your turn: 1 more action.
token-reroll-black = After your roll: roll one ■ again.
token-plus-minus-2 = After your roll: +2 or −2 on one die; never on a !.
token-plus-black = Before or after your roll: 1■ more.
token-minus-black = Before your roll: 1■ fewer, even when a guard attacks you.
token-dash-2 = In your Dash: 2 more spaces.

## Equipment: weapons

card-handgun-50 = 1 action. Shoot at a guard in sight with 1□. { -loud }
card-pistol-45 = 1 action. Shoot at a guard in sight with 1□. { -loud }
card-light-assault-rifle = 1 action and 1 ammo. Shoot at a guard in sight with 2□. { -loud }
card-assault-rifle = 1 action and 1 ammo. Shoot at a guard in sight with 2□. { -loud }
card-sniper-rifle = 2 actions and 1 ammo. Shoot at a guard in sight with 3□. { -loud }
card-high-frequency-blade =
    1 action, with a guard beside you. Attack every adjacent figure, heroes too, with 1□ each, or 2□ each for 1 charge.
    When you are attacked: 1 charge makes every die −1, once a roll.
card-arm-cannon = 1 action. Shoot at a guard in sight with 1□, and 1□ more for each charge you spend. { -loud }
card-nikita =
    1 action and 1 ammo. From an empty adjacent space it flies one of 2■, then, if you like, the other another way. At the
    first figure or obstacle: 3□ against each figure within 1 and in its sight. { -loud }
card-missile-launcher =
    1 action and 1 ammo. A missile flies straight, in any direction. At the first figure or obstacle: 3□ against each figure
    within 1 and in its sight. { -loud }

## Equipment: explosives

card-chaff-grenade =
    1 action, then discard it. Until the round ends no camera or sensor in your zone bothers any hero; with a guard in
    the zone you draw attention.
card-stun-grenade =
    1 action, then discard it. Throw it to a space in sight within 5: each guard within 2 of that space and in its sight
    is knocked out. { -loud }
card-grenade =
    1 action, then discard it. Throw it to a space in sight within 5: 2 damage to each figure, heroes too, within 2 of
    that space and in its sight. { -loud }
card-c-4 =
    1 action: lay one beside you. 1 action: set off all of yours, 2 damage to each figure within 1 and in sight of one.
    If guards are left in the zone of a blast and your ! is off the map, your ! goes to the nearest blast.
card-claymore =
    1 action: lay one beside you. When a figure moves onto it, 2 damage to each figure within 2 and in its sight.
    { -blast-heard }
card-time-bomb =
    1 action: lay it beside you and discard the card. At the start of your next turn, 3 damage to each figure within 2
    and in its sight. { -blast-heard }

## Equipment: not to be seen

card-stealth-camouflage = 1 action and 1 charge, once a turn. { -camouflage }
card-adv-stealth-camouflage =
    1 action and 1 charge, once a turn. { -camouflage } When the card is empty, 2 actions put 1 charge on it.
card-cardboard-box =
    1 action, out of sight. Guards and cameras take you for a guard, until you move through their sight or over a guard,
    do more than Sneak, Dash or Refresh Focus, or a guard stops beside you, face to face.

## Equipment: food and medicine

card-rations = 1 action, then discard it. Heal up to 2 damage.
card-medicine = Free, then discard it. All your spent Focus tokens are ready again.
card-pentazemin =
    Free, for 1 of its tokens; once a turn. This turn, in each action, you may reroll any dice of one roll, but not in a
    noise check.

## Equipment: keys and tools

card-key-card-3 = 1 action, then discard it. Open a locked door of level 3 or less at your space, without dice.
card-key-card-4 = 1 action, then discard it. Open a locked door of level 4 or less at your space, without dice.
card-pal-key-card = No action. In each of your rolls at a locked door you may roll one die again.
card-rope =
    1 action and 1 rope. Tie a knocked-out guard beside you: Waken Guard leaves it asleep, until a guard comes onto it.

## Equipment: worn, and attached

card-gas-mask =
    1 action, noisy. Look at the top card of the Order deck or the Reaction deck. Worn: gas does nothing to you.
card-night-vision-goggles =
    1 action. Turn over all face-down objectives and traps within 5 spaces. Worn: laser sensors do not alert you.
card-thermal-goggles = 2 actions. Turn over one face-down objective in your zone. Worn: laser sensors do not alert you.
card-handkerchief = No action. Once a round, while you hack a terminal: one ■ +1 or −1.
card-body-armor = No action. Your Defense is 1 higher.
card-bandana = No action. Your weapons spend no ammo.
card-pistol-suppressor = No action, no slot. Your pistols are not LOUD.
card-rifle-suppressor = No action, no slot. Your rifles are not LOUD.

## System cards: what happens, then how much of it at each level

system-distraction = Guards you choose turn to face a new path. Level 2: 1 guard. Level 3: up to 2. Level 4: up to 3.
system-door-control =
    A locked door you choose opens, wherever it is. Level 2: one of level 2. Level 3: of level 2 or 3. Level 4: any that
    has a lock.
system-camera-loop =
    Waits until a camera is about to alert a hero. Until the end of the round heroes ignore cameras and sensors in the
    zones you choose. Level 2: 1 zone. Level 3: up to 2. Level 4: up to 3.
system-lights-out = Heroes’ ! become ? where they lie. Level 2: 1 token. Level 3: up to 2. Level 4: up to 3.
system-all-clear = Heroes’ ? leave the map. Level 2: 1 token. Level 3: up to 2. Level 4: up to 3.
system-elevator-override =
    Heroes who stand on an elevator ride it, without an action. Level 2: 1 hero. Level 3: up to 2. Level 4: up to 3.
system-sensor-control =
    Face-up traps, cameras and lasers alike, leave the map. Level 2: 1 trap. Level 3: up to 2. Level 4: up to 3.
system-radio-silence =
    Waits until Radio-In is drawn. It brings no guard into the zones you choose. Level 2: 1 zone. Level 3: up to 2.
    Level 4: up to 3.

## System cards against the Hind D

system-flight-recorder =
    Look at the top cards of the boss’s deck. Any of them may go to the bottom. Level 2: 1 card. Level 3: 2. Level 4: 3.
system-cargo-hoist = Heroes get back all their missiles. Level 2: 1 hero. Level 3: up to 2. Level 4: up to 3.
system-feed-jam = Waits until the boss is about to attack. That attack has fewer dice. Level 2: 1■. Level 3: 2■. Level 4: 3■.
system-engine-trim = Its threat falls. Level 2: by 1 step. Level 3: by 2. Level 4: by 3.
system-radio-decoy =
    It shifts along the edge, the way you choose. Beware: after each space it attacks every hero in its line of fire,
    with its dice. Level 2: 1 space. Level 3: up to 2. Level 4: up to 3.
system-laser-guide =
    Waits until it is about to evade a missile. It shifts fewer spaces. Level 2: 1 fewer. Level 3: 2. Level 4: 3.
system-medical-locker = Each hero removes 1 damage. Level 2: 1 hero. Level 3: up to 2. Level 4: up to 3.

## System cards against Vulcan Raven

system-track-reading =
    Look at the top cards of the boss’s deck. One of them may go on top. Level 2: 2 cards. Level 3: 3. Level 4: 4.
system-cold-shower = His threat falls. Level 2: by 1 step. Level 3: by 2. Level 4: by 3.
system-loudspeaker = He turns on the spot. Level 2: to his right. Level 3: right or left. Level 4: any way.
system-mined-lane =
    A claymore lies on each free node you choose. It goes off under the next figure that moves there. Level 2: 1 node.
    Level 3: 1. Level 4: up to 2.
system-frost-haze =
    The boss’s next attack on each hero you choose has no dice, whenever it comes. Level 2: 1 hero. Level 3: up to 2.
    Level 4: up to 3.
system-freight-belt =
    Heroes are carried to a free space beside them, without an action. Level 2: 1 space in all. Level 3: up to 2. Level
    4: up to 3.
system-supply-cage = Heroes resupply where they stand. Level 2: 1 hero. Level 3: up to 2. Level 4: up to 3.

## System cards against Metal Gear REX

system-override-order =
    Look at the top cards of its deck. One of them may replace what it announced for its next turn; that card goes
    to the bottom. The lock stays as it is. Level 2: 1 card. Level 3: 2. Level 4: 3.
system-false-echo =
    It turns and locks on to another hero, and attacks nobody in doing so. Level 2: one it sees. Level 3: one it could see if
    it turned. Level 4: anyone, you included.
system-missile-rack = Heroes get back all their missiles. Level 2: 1 hero. Level 3: up to 2. Level 4: up to 3.
system-feedback-loop = It takes damage. Level 2: 1. Level 3: 2. Level 4: 3.
system-ecm-burst = Waits until it is about to attack. That attack has fewer dice. Level 2: 1■. Level 3: 2■. Level 4: 3■.
system-hatch-release = Its Defense is lower until the end of the round. Level 2: by 1. Level 3: by 2. Level 4: by 3.
system-open-channel =
    Spent Focus tokens of other heroes are ready again. Level 2: 1 token. Level 3: up to 2. Level 4: up to 3.

## Order cards, section I

order-waken =
    In active zones each 1-star KO token becomes a guard; then 2-star ones drop to 1 star. Tied guards sleep on.
order-radio-in = In active zones guards come to the barracks until the zone has its full count.
order-lost-contact = For every 3 Dead tokens on the map an Order card is burned.
order-stay-alert =
    Each hero within 2 spaces of a guard in an active zone gets their ? under them. A hero whose ! is on the map does not.
order-game-over = Drawn or burned, it loses the stage at once.

## Reaction cards: what a guard does with the tokens it stands on

reaction-known =
    Every token goes. KO: a guard comes beside it. Dead: 1 Order card is burned. !: nothing more. ?: the guard turns
    round, if its zone has no other Attention token and the space behind it is free.
reaction-sweep =
    Every token goes. KO: a guard comes beside it. Dead: 1 Order card is burned. ! or ?: the guard makes a quarter turn
    by the Order card’s arrow.
reaction-radio =
    Every token goes. KO: a guard comes beside it. Dead or !: guards come to the barracks of this zone until it has its
    full count. ?: nothing more.
reaction-hunch =
    Every token goes. KO: a guard comes beside it. Dead: 1 Order card is burned. ! or ?: each hero within 2 spaces of
    this guard gets their ? under them, unless their ! is on the map.
reaction-rush =
    The tokens go until the guard moves. KO: a guard comes beside it. Dead: 2 Order cards are burned. ! or ?: the guard
    goes 1 space ahead, if that is free.
reaction-shrug = Every token goes, and that is all.

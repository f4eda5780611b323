### The cards of bosses: boss-card-… is what the card does in the boss's turn, .reaction what it does when its reaction is asked for.
### A card says in this order: how the boss moves; whom it attacks, and with which dice; what comes of it. “Its dice” are those of the
### dashboard. Every number on a card is the engine's: a test compares them, in every language. $number is the one that half of the boss's
### Health changes, on a card, a step or a dashboard, as it is now.

## What is told when half of a boss's Health is gone

boss-half-ocelot = He looks at the hole in his coat and is delighted. Nobody has kept up with him this long in years.
    .means = Wounded: Reload takes him 2 nodes clockwise.
boss-half-tank = Something inside has begun to knock. The hatch opens a hand’s width, lets out smoke and a curse, and stays open for whoever has the machine gun.
    .means = Wounded: its machine gun reaches 4 spaces.
boss-half-ninja = A plate of his armour drops to the floor, and under it is an arm like any other. He looks at it longer than you do.
    .means = Wounded: whenever he goes for his quarry, he goes 1 space farther. His cards already include this.
boss-half-mantis = Something he forgot to hold comes down. He has begun to hear himself think, and holds on all the harder to the others.
    .means = Wounded: a hero he controls attacks with 2□.
boss-half-hind = One of its engines sings a tone lower than before. It flies on, a little slower, and the smoke behind it is new.
    .means = Wounded: it shifts 1 space less in its turn. The words under its threat already include this.
boss-half-wolf = There is red where she lay, a few drops in a row, and somebody has wiped across them. She does not hurry even now; but the next shot is a while in coming.
    .means = Wounded: each card takes her crosshair 1 space less far, but always 1. Her cards already include this.
boss-half-raven = He stops humming. Until now you had not noticed that he hummed.
    .means = Wounded: any attack that hurts him turns up a card, even one of 1 damage.
boss-half-rex = Inside it an alarm goes off, thin and steady, like a kettle. Nobody in there has a hand free to turn it off.
    .means = Wounded: Gray Fox has had his one chance to hold it open.
boss-half-liquid = He wipes his mouth and looks behind him, to see how much room is left. He does not say what he thinks of it.
    .means = Wounded: an attack that drives him back drives him 1 space farther. His stances and cards already include this.

## How a boss comes in: one line under the name

boss-enters-ocelot = Every wall in here sends a bullet back. He has counted them.
boss-enters-tank = The ground hears it first.
boss-enters-ninja = Somebody stands where nobody stood.
boss-enters-mantis = He knows which of you will move first.
boss-enters-hind = The roof begins to hum before you see why.
boss-enters-wolf = The snow is empty. It takes talent to leave it so.
boss-enters-raven = He walks as if the cold belonged to him.
boss-enters-rex = Something as tall as the hangar takes a step.
boss-enters-liquid = No weapons left. He seems to prefer it.

## Dashboards: what is so whatever card comes

boss-dashboard-ocelot = He attacks without line of sight. He goes from node to node and passes nodes with a figure on them. Whoever damages him in a hero’s turn makes him turn up his top card for its reaction.
boss-dashboard-mantis = He floats over furniture and figures. If his way is barred, he floats 1 space less the opposite way. If he sees no hero then, he turns clockwise until he does. Each attack on him, hit or miss, moves his marker 1 step and makes him turn up his top card for its reaction.
boss-dashboard-raven = In his turn his threat rises by 1, and he walks that many spaces. On each node he turns up a card. As soon as he sees heroes, he attacks all of them, and his turn ends. In your turn he attacks whoever ends an action in his sight. An attack that hurts him turns him to the hero who made it; one of { $number } damage or more also turns up a card for its reaction.
boss-dashboard-hind = Whoever enters or crosses its line of fire, or ends an action there, is attacked. It attacks along that line after each space it shifts. Only missiles of the S.A.M. hurt it, and it turns up a card to evade each of them.
boss-dashboard-ninja = Only blows at close quarters hurt him. His quarry is the nearest hero whose ! or ? is on the map; if there is none, the nearest hero. He passes over everybody. Where he leaves, a shadow stays. Damaged, he steps into the shadow farthest from the hero whose turn it is. At the end of his turn every ! and ? leaves the map.
boss-dashboard-tank = Only missiles, mines and grenades hurt it. It rolls through walls, and at the edge of the map it rolls back. A grenade on the ★ in its middle turns up a card for its bonus.
    .machine-gun = Machine gun: it attacks every hero it sees within { $number } spaces, with its dice.
boss-dashboard-rex = Only missiles and the Arm Cannon hurt it. Its cockpit is open, and its Defense lower, while it has a lock or reels. A locked hero whom it no longer sees shakes the lock off. In its turn it first does what its last card announced; then it turns up the next card. An attack that deals 4 damage or more makes it reel: its lock is gone, and it does nothing of what was announced. After any other attack it attacks the hero who made it, if it faces them.
boss-dashboard-liquid = An attack from beside him that hurts him drives him back, as his stance says. A hero his attacks hurt is driven back, and hangs on when driven over the edge. At 0 Health he takes a skull, and a hero rolls for his end.
boss-dashboard-wolf = She lies under one of the tokens on the numbered spaces. In her turn her threat rises by 1, and she plays that many cards. When she has attacked every hero, her turn ends. Her crosshair goes first to heroes in its row or column. It touches every space that it leaves, crosses, enters or stays on. Damaged, she turns up a card for more damage and hides again. Against a hero whose own crosshair is on the map she has 1■ more.

## When the reaction of a card is asked for

boss-when-ocelot = Damaged in a hero’s turn:
boss-when-mantis = When he is attacked:
boss-when-raven = When one attack deals him { $number } damage or more:
boss-when-hind = When it evades a missile:
boss-when-tank = When a grenade ends on its ★:
boss-when-wolf = When she is damaged:

## What a boss says when the fight begins

boss-opening-mantis = { $games ->
        [0] “Nothing,” he says. “No yesterday in there at all. You came straight to me. We shall make one.”
       *[other] “So many doors,” he says, and opens them one after the other. { $alarms ->
            [0] “Not one alarm. Nobody has noticed you yet, except me.”
            [one] “One alarm. You still think about it.”
           *[other] “{ $alarms } alarms. You gave up counting; I did not.”
        } { $deaths ->
            [0] “And not one of you has died. Then you do not know what is in this room.”
            [one] “You have died once, and told no one.”
           *[other] “You have died { $deaths } times, and told no one.”
        } { $rewinds ->
            [0] “You take nothing back. That is rare, and of no use to you.”
            [one] “You took something back once, as if it had never been. I remember both ways.”
           *[other] “You took something back { $rewinds } times, as if it had never been. I remember both ways.”
        }
    }

## What players see of a boss's secret in the middle of the fight

boss-clue-other-hand = He is never where the blow lands: he has it before your hand does. Which hand, though? In passing he brushes the shelf, and the one book that stood the wrong way drops and falls open. It is empty but for a number on its first page, in a left-hander’s slant: 10.26. Only you see where it fell.

## Revolver Ocelot

boss-card-fan-fire = He goes 1 node clockwise. He attacks every hero within 3 spaces, with his dice and 1■ more.
    .reaction = Nothing happens. He grins.
boss-card-long-shot = He goes 2 nodes counterclockwise. He attacks the nearest hero with his dice and 1■ more.
    .reaction = He goes 1 node clockwise.
boss-card-bank-shot = He goes 2 nodes clockwise. He attacks the nearest hero with his dice and 1■ more.
    .reaction = He attacks the hero whose turn it is, with his dice and 1■ more.
boss-card-slow-circle = He goes 3 nodes clockwise. He attacks nobody.
    .reaction = He attacks the hero whose turn it is, with his dice and 1■ more.
boss-card-loose-end = He goes 1 node counterclockwise. He shoots at the hostage: 2 damage. If heroes are beside the hostage, he attacks the nearest of them instead, with his dice.
    .reaction = He goes 1 node counterclockwise.
boss-card-quick-draw = He goes 1 node clockwise. He attacks the nearest hero with his dice.
    .reaction = He attacks the hero whose turn it is, with his dice.
boss-card-reload = { $number ->
        [0] He stays where he is and reloads.
       *[other] He goes { $number } nodes clockwise and reloads.
    } He attacks nobody.
    .reaction = Nothing happens: an empty click. This card stays on top.

## Psycho Mantis

boss-card-flying-books = He floats 2 spaces east. He attacks the nearest hero he sees, with his dice.
    .reaction = He floats 1 space north.
boss-card-hurled-chair = He floats 2 spaces west. He attacks the nearest hero he sees, with his dice and 2■ more.
    .reaction = His marker goes 1 step more.
boss-card-falling-plaster = He floats 2 spaces south. He attacks every hero, seen or not, with his dice and 1■ more; if there is only one, 1■ more again.
    .reaction = Nothing happens, but for the dust.
boss-card-broken-mirror = He floats 2 spaces north. He attacks every hero, seen or not, with his dice and 1■ more; if there is only one, 1■ more again.
    .reaction = He floats 2 spaces south.
boss-card-cold-draft = He floats 3 spaces south. He attacks nobody.
    .reaction = He attacks the hero whose turn it is, with his dice, if he sees them.
boss-card-dark-room = His marker goes 1 step on. He floats 3 spaces north. He attacks nobody.
    .reaction = He floats 2 spaces west. He attacks the hero whose turn it is, with his dice, if he sees them.
boss-card-open-book = His marker goes 1 step on. He floats 1 space west. He attacks nobody.
    .reaction = He floats 2 spaces east. He attacks the hero whose turn it is, with his dice and 1■ more, if he sees them.
boss-step-column-only = He can be attacked only from his column.
boss-step-row-only = He can be attacked only from his row.
boss-step-no-focus = No Focus tokens and no Focus actions.
boss-step-mind-control = A hero who rolls a ! in their own turn attacks the hero whose seat comes next, or themselves if alone, with { $number }□. Once a turn.

boss-note-other-hand = you strike with the other hand; he does not see it coming

## Vulcan Raven

-raven-sees = As soon as he sees heroes, he attacks all of them with his dice, and his turn ends.
-raven-blind = If he sees nobody on it, he attacks the nearest hero all the same.
boss-card-left-wing = He turns left and walks on. { -raven-sees }
    .reaction = He turns right.
boss-card-right-wing = He turns right and walks on. { -raven-sees }
    .reaction = He turns left.
boss-card-wheel-about = He turns about, by the right, and walks on. { -raven-sees }
    .reaction = He turns about, by the right.
boss-card-old-trail = He turns the way the arrow of the node points and walks on. { -raven-sees }
    .reaction = His threat rises by 1.
boss-card-long-belt = He turns left and walks on. As soon as he sees heroes in this turn, he attacks all of them with his dice and 1■ more, and his turn ends.
    .reaction = He attacks the hero whose turn it is, with his dice and 1■ more, if he sees them.
boss-card-hot-barrels = He walks straight on. { -raven-sees }
    .reaction = He turns about, by the right.
boss-step-hunt-1 = His next walk is 2 spaces long; he attacks with 1■.
boss-step-hunt-2 = His next walk is 3 spaces long; he attacks with 1■.
boss-step-hunt-3 = His next walk is 4 spaces long; he attacks with 1■.
boss-step-hunt-4 = His next walk is 5 spaces long; he attacks with 1■.
boss-step-hunt-5 = His next walk is 6 spaces long; he attacks with 1■.
boss-step-hunt-6 = His next walk is 7 spaces long; he attacks with 1■.
boss-step-hunt-7 = His next walk is 8 spaces long; he attacks with 1■.
boss-step-hunt-8 = His next walk is 9 spaces long, and from then on he attacks with 3■.
boss-step-hunt-9 = His next walk is 10 spaces long; he attacks with 3■.
boss-step-hunt-10 = His next walk is 11 spaces long; he attacks with 3■.
boss-step-hunt-11 = His next walk is 12 spaces long; he attacks with 3■. { -raven-blind }
boss-step-hunt-12 = His next walk is 12 spaces long; he attacks with 3■. { -raven-blind }

## Hind D

-hind-fires = After each space it attacks every hero in its line of fire, with its dice.
boss-card-wide-bank = Its threat rises by 1 step. It shifts clockwise, as far as its threat takes it. { -hind-fires }
    .reaction = It shifts 1 space counterclockwise. Then it attacks every hero in its line of fire, with its dice.
boss-card-tail-swing = Its threat rises by 1 step. It shifts counterclockwise, as far as its threat takes it. { -hind-fires }
    .reaction = It shifts 2 spaces clockwise. { -hind-fires }
boss-card-nose-down = It shifts clockwise, as far as its threat takes it. { -hind-fires } Then it attacks the hero nearest to its nose, over every wall, with its dice and 1■ more.
    .reaction = It shifts 2 spaces counterclockwise. { -hind-fires }
boss-card-side-slip = It shifts counterclockwise, as far as its threat takes it. { -hind-fires }
    .reaction = It shifts 1 space clockwise. Then it attacks every hero in its line of fire, with its dice.
boss-card-searchlight = Its threat rises by 1 step. It shifts to the nearest place with a hero in its line of fire, if its threat takes it that far. { -hind-fires }
    .reaction = Nothing happens: its own light blinds it.
boss-card-rocket-pods = It stays where it is. It attacks every hero, over every wall, with 1■ less than its dice.
    .reaction = It shifts 3 spaces counterclockwise. { -hind-fires }
boss-step-threat-3 = A card shifts it { $number } spaces, or 1 more if the card raises its threat first.
boss-step-threat-4 = A card shifts it { $number } spaces, or 1 more if the card raises its threat first.
boss-step-threat-5 = A card shifts it { $number } spaces, or 1 more if the card raises its threat first.
boss-step-threat-6 = A card shifts it { $number } spaces. If the card raises its threat first, it attacks with 3■ from then on. Against four heroes it turns up two cards.
boss-step-threat-6-plus = A card shifts it { $number } spaces. It attacks with 3■. Against four heroes it turns up two cards.

## Cyborg Ninja

boss-card-straight-cut = He goes up to { $number } spaces towards his quarry. He attacks every hero beside him with his dice.
boss-card-long-lunge = He goes up to { $number } spaces towards his quarry. He attacks every hero beside him with his dice and 2■ more.
boss-card-shadow-step = He steps into the shadow nearest to his quarry, if it is nearer than he is. Then he goes up to { $number } spaces towards his quarry. He attacks every hero beside him with his dice and 2■ more.
boss-card-thousand-cuts = He goes up to { $number } spaces towards his quarry. He attacks every hero beside him or beside a shadow, each once, with his dice. A hero beside several of them is hit harder: 1■ more for each after the first.
boss-card-cold-company = He stays where he is. He attacks nobody. A shadow appears beside every hero.
boss-card-afterimage = He steps into the shadow farthest from his quarry; without a shadow he stays. He attacks every hero beside him with his dice.
boss-card-lowered-blade = He stays where he is, his blade lowered. He attacks nobody.

## Tank

-tank-rolls-over = Heroes it rolls onto take 1 damage each.
-cannon = Cannon: it attacks the nearest hero farther than 3 spaces away, seen or not, with its dice, and with 1■ more against two heroes
boss-card-bulldoze = It rolls 5 spaces west, then 2 south. { -tank-rolls-over } { boss-dashboard-tank.machine-gun }
    .reaction = It takes 1 more damage.
boss-card-broadside = It rolls 3 spaces south. { -tank-rolls-over } { boss-dashboard-tank.machine-gun } { -cannon }.
    .reaction = It takes 1 more damage.
boss-card-swivel = It rolls 4 spaces east. { -tank-rolls-over } { boss-dashboard-tank.machine-gun } { -cannon }.
    .reaction = It takes 2 more damage.
boss-card-high-shell = It rolls 2 spaces north, then 2 east. { -tank-rolls-over } { -cannon }.
    .reaction = It takes 1 more damage.
boss-card-long-barrel = It rolls 1 space east. { -tank-rolls-over } { -cannon }.
    .reaction = It takes 2 more damage.
boss-card-grinding-gears = It rolls 4 spaces south, then 3 west. { -tank-rolls-over } { boss-dashboard-tank.machine-gun }
    .reaction = It takes no extra damage: the hatch is shut.
boss-card-jammed-gun = It rolls 5 spaces north. { -tank-rolls-over } It attacks nobody.
    .reaction = It takes 3 more damage.

## Metal Gear REX: a card has two times, now and next turn; the step of the track says again what comes next turn

-rex-others = It attacks all others it sees at once, with its dice; those it does not face, with half of them, rounded down.
-rex-tread = Without a lock it makes up to 4 strides towards the nearest hero and attacks all under or beside it, with its dice
-rex-rail-gun =
    Next turn it attacks the locked hero, with its dice and 1■ more.
    { -rex-tread } and 1■ more.
-rex-missile-rain =
    Next turn it attacks every hero within 2 spaces of the lock, with its dice. This lock clings, even out of its sight.
    { -rex-tread }.
-rex-cutting-laser =
    Next turn it attacks every hero it sees the way it looks, with its dice, if it has a lock.
    { -rex-tread }.
-rex-hull-guns =
    Next turn it attacks the locked hero, with its dice.
    { -rex-tread }.
-rex-heavy-tread = Next turn it makes up to 5 strides towards the locked hero, or without a lock towards the nearest. There it attacks all under or beside it, with its dice. This lock clings, even out of its sight.
-rex-venting-heat = Next turn there is nothing to carry out: it only turns up its next card.
boss-card-rail-gun =
    It locks on to the farthest hero it sees. { -rex-others }
    { -rex-rail-gun }
boss-card-missile-rain =
    It locks on to the nearest hero it sees. { -rex-others }
    { -rex-missile-rain }
boss-card-cutting-laser =
    It locks on to the nearest hero it sees whose ! or ? is on the map; if there is none, to the nearest. { -rex-others }
    { -rex-cutting-laser }
boss-card-hull-guns =
    It locks on to the hero it sees with the most damage. { -rex-others }
    { -rex-hull-guns }
boss-card-heavy-tread =
    It locks on to the nearest hero it sees. { -rex-others }
    { -rex-heavy-tread }
boss-card-venting-heat =
    It locks on to the nearest hero it sees. It attacks nobody.
    { -rex-venting-heat }
boss-step-awakening = Its reactor is cold. { -rex-venting-heat }
boss-step-rail-gun = { -rex-rail-gun }
boss-step-missile-rain = { -rex-missile-rain }
boss-step-cutting-laser = { -rex-cutting-laser }
boss-step-hull-guns = { -rex-hull-guns }
boss-step-heavy-tread = { -rex-heavy-tread }
boss-step-venting-heat = { -rex-venting-heat }
boss-note-locked-on = locked on: { $hero }; its cockpit is open
boss-note-shut = its armour is shut: a hit takes { $defense } or more
boss-note-reels = it reels; its cockpit is open
boss-note-held-open = Gray Fox holds its cockpit open

## Liquid: a card ends in a stance, and says what that means as the step of the track does

boss-card-straight-right = He goes up to 6 spaces towards the nearest hero. If he gets beside them, he attacks them with his dice. If hurt, they are driven 1 space back. Then he stands upright. { boss-step-upright }
boss-card-haymaker = He goes up to 4 spaces towards the nearest hero. If he gets beside them, he attacks them with his dice and 1■ more. If hurt, they are driven 1 space back. Then he is off balance. { boss-step-off-balance }
boss-card-low-sweep = He goes up to 4 spaces towards the nearest hero. He attacks every hero beside him with his dice. Each hero he hurts is driven 1 space back. Then he is planted. { boss-step-planted }
boss-card-shoulder-charge = He goes up to 8 spaces towards the nearest hero. If he gets beside them, he attacks them with his dice. If hurt, they are driven 3 spaces back. Then he is off balance. { boss-step-off-balance }
boss-card-hip-throw = He goes up to 6 spaces towards the nearest hero. If he gets beside them, he attacks them with his dice. Hurt or not, they are thrown 2 spaces back. Then he stands upright. { boss-step-upright }
boss-card-come-on = He stays where he is. He attacks nobody. Then he is waiting. { boss-step-waiting }
boss-card-deep-breath = He stays where he is. He attacks nobody. He heals 2 damage. Then he is planted. { boss-step-planted }
boss-step-upright = An attack from beside him that hurts drives him { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    } back.
boss-step-planted = No attack moves him.
boss-step-off-balance = An attack from beside him that hurts drives him { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    } back.
boss-step-waiting = If a hero attacks him from beside him and does no damage, he attacks that hero with his dice; if hurt, they are driven 1 space back. An attack from beside him that hurts drives him { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    } back.
boss-note-skulls = skulls: { $skulls }; if he goes down here, a hero rolls { $white }□; any ! is his end
boss-note-hangs = { $hero } hangs on the edge

## Sniper Wolf

-wolf-crosshair = Her crosshair goes at most that far towards the nearest hero not yet attacked in this turn. She attacks every hero it touches, with her dice.
boss-card-held-breath = Reach { $number }, her shortest. { -wolf-crosshair }
    .reaction = She takes 2 more damage.
boss-card-crosswind = Reach { $number }. { -wolf-crosshair }
    .reaction = She takes 1 more damage.
boss-card-slow-trigger = Reach { $number }. { -wolf-crosshair }
    .reaction = She takes 1 more damage.
boss-card-long-lens = Reach { $number }. { -wolf-crosshair }
    .reaction = She takes 1 more damage.
boss-card-lead-the-target = Reach { $number }. { -wolf-crosshair }
    .reaction = She takes no extra damage.
boss-card-one-shot = Reach { $number }, her longest. { -wolf-crosshair }
    .reaction = She takes no extra damage: only a graze.
boss-note-threat = threat { $threat }: in her turn it rises by 1, and she plays that many cards
boss-note-or-otacon = or bring Otacon to her tile
boss-note-glint = 1■ more against { $hero }, whose scope glints
boss-note-dogs-know-the-box = her dogs know what is under a box by now

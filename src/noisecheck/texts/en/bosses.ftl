### The cards of bosses: boss-card-… is what the card does in the boss's turn, .reaction what it does when its reaction is asked for.

## What is told when half of a boss's Health is gone

boss-half-ocelot = He looks at the hole in his coat and is delighted. Nobody has kept up with him this far for years.
    .means = Wounded: Reload takes him 2 nodes clockwise.
boss-half-tank = Something inside has begun to knock. The hatch opens by a hand, lets out smoke and a curse, and stays open for whoever has the machine gun.
    .means = Wounded: its machine gun reaches 4 spaces.
boss-half-ninja = A plate of his armour drops to the floor, and under it is an arm like any other. He looks at it longer than you do.
    .means = Wounded: whenever he goes for his quarry, he goes 1 space farther.
boss-half-mantis = Something comes down that he forgot to hold. He has begun to hear himself think, and holds on all the harder to the others.
    .means = Wounded: whom he controls strikes with 2□.
boss-half-hind = One of its engines sings a tone lower than before. It flies on, a little slower, and the smoke behind it is new.
    .means = Wounded: it shifts 1 space less in its turn.
boss-half-wolf = There is red where she lay, a few drops in a row, and somebody has wiped across them. She does not hurry even now; but the next shot is a while in coming.
    .means = Wounded: each card takes her crosshair 1 space less far, but always 1.
boss-half-raven = He stops humming. Until now you had not noticed that he hummed.
    .means = Wounded: any attack that hurts him turns up a card, also one of 1 damage.
boss-half-rex = Inside it an alarm goes off, thin and regular, like that of a kettle. Nobody in there has a hand free to turn it off. Something thin and fast runs up its leg, and there is a blade in the hinge of the cockpit.
    .means = Wounded: Gray Fox has had his one chance to hold it open.
boss-half-liquid = He wipes his mouth and looks behind him, to see how much room is left. He does not say what he thinks of it.
    .means = Wounded: a blow that drives him drives him 1 space farther.

## Revolver Ocelot

boss-card-fan-fire = He goes 1 node clockwise and attacks every hero within 3 spaces with 1■ more.
    .reaction = He grins.
boss-card-long-shot = He goes 2 nodes counterclockwise and attacks the nearest hero with 1■ more.
    .reaction = He goes 1 node clockwise.
boss-card-bank-shot = He goes 2 nodes clockwise and attacks the nearest hero.
    .reaction = He attacks the hero whose turn it is.
boss-card-slow-circle = He goes 3 nodes clockwise and holds his fire.
    .reaction = He attacks the hero whose turn it is with 1■ more.
boss-card-loose-end = He goes 1 node counterclockwise and shoots at the hostage: 2 damage. A hero beside the hostage is attacked instead.
    .reaction = He goes 1 node counterclockwise.
boss-card-quick-draw = He goes 1 node clockwise and attacks the nearest hero.
    .reaction = He attacks the hero whose turn it is.
boss-card-reload = He stays where he is and reloads.
    .reaction = An empty click. This card stays on top.

## Psycho Mantis

boss-card-flying-books = He floats 2 spaces east and attacks the nearest hero he sees.
    .reaction = He floats 1 space north.
boss-card-hurled-chair = He floats 2 spaces west and attacks the nearest hero he sees with 1■ more.
    .reaction = His marker goes 1 step further.
boss-card-falling-plaster = He floats 2 spaces south and attacks every hero, seen or not, with 1■ more.
    .reaction = Dust, nothing more.
boss-card-broken-mirror = He floats 2 spaces north and attacks every hero, seen or not, with 1■ more.
    .reaction = He floats 2 spaces south.
boss-card-cold-draft = He floats 3 spaces south and waits.
    .reaction = He attacks the hero whose turn it is, if he sees it.
boss-card-dark-room = His marker goes 1 step further, and he floats 3 spaces north.
    .reaction = He floats 2 spaces west and attacks the hero whose turn it is, if he sees it.
boss-card-open-book = His marker goes 1 step further, and he floats 1 space west.
    .reaction = He floats 2 spaces east and attacks the hero whose turn it is, if he sees it.
boss-step-column-only = He can be attacked only from his column.
boss-step-row-only = He can be attacked only from his row.
boss-step-no-focus = No Focus tokens and no Focus actions.
boss-step-mind-control = Once in its turn a hero that rolls ! attacks its companion, or itself if alone, with 1□.

## Vulcan Raven

boss-card-left-wing = He turns left.
    .reaction = He turns right.
boss-card-right-wing = He turns right.
    .reaction = He turns left.
boss-card-wheel-about = He turns right, and right again.
    .reaction = He turns right, and right again.
boss-card-old-trail = He turns the way the arrow of the node points.
    .reaction = His threat rises by 1.
boss-card-long-belt = He turns left, and to the end of his turn he attacks with 1■ more.
    .reaction = He attacks the hero whose turn it is, if he sees it, with 1■ more.
boss-card-hot-barrels = He goes straight on.
    .reaction = He turns right, and right again, to let them cool.
boss-step-hunt-1 = His next walk is 2 spaces long.
boss-step-hunt-2 = His next walk is 3 spaces long.
boss-step-hunt-3 = His next walk is 4 spaces long.
boss-step-hunt-4 = His next walk is 5 spaces long.
boss-step-hunt-5 = His next walk is 6 spaces long.
boss-step-hunt-6 = His next walk is 7 spaces long.
boss-step-hunt-7 = His next walk is 8 spaces long.
boss-step-hunt-8 = His next walk is 9 spaces long.
boss-step-hunt-9 = His next walk is 10 spaces long.
boss-step-hunt-10 = His next walk is 11 spaces long.
boss-step-hunt-11 = His next walk is 12 spaces long.
boss-step-hunt-12 = His next walk is 12 spaces long. If he sees nobody, he attacks the nearest hero.

## Hind D

boss-card-wide-bank = Its threat rises, and it shifts that many spaces clockwise.
    .reaction = It slips 1 space counterclockwise.
boss-card-tail-swing = Its threat rises, and it shifts that many spaces counterclockwise.
    .reaction = It slips 2 spaces clockwise.
boss-card-nose-down = It shifts as many spaces as its threat clockwise, then attacks the hero nearest to its nose, over every wall, with 1 die more.
    .reaction = It slips 2 spaces counterclockwise.
boss-card-side-slip = It shifts as many spaces as its threat counterclockwise.
    .reaction = It slips 1 space clockwise.
boss-card-searchlight = Its threat rises. It shifts to the nearest place that has a hero in line, if that is not farther than its threat.
    .reaction = It is blinded by its own light, and does not move.
boss-card-rocket-pods = It stays where it is and attacks every hero, over every wall, with 1 die less.
    .reaction = It drops away: 3 spaces counterclockwise.
boss-step-threat-3 = It shifts 3 spaces.
boss-step-threat-4 = It shifts 4 spaces.
boss-step-threat-5 = It shifts 5 spaces.
boss-step-threat-6 = It shifts 6 spaces; against four heroes it turns up two cards.
boss-step-threat-6-plus = It shifts 6 spaces and attacks with 3■; against four heroes it turns up two cards.

## Cyborg Ninja

boss-card-straight-cut = He goes up to 4 spaces towards his quarry and cuts every hero beside him.
boss-card-long-lunge = He goes up to 6 spaces towards his quarry and cuts every hero beside him with 1■ more.
boss-card-shadow-step = He steps into the shadow nearest to his quarry if it is nearer than he is, goes up to 2 spaces, and cuts every hero beside him with 1■ more.
boss-card-thousand-cuts = He goes up to 2 spaces towards his quarry. Every hero beside him or a shadow is cut, with 1■ more for each of them after the first that is beside it.
boss-card-cold-company = A shadow appears beside every hero.
boss-card-afterimage = He steps into the shadow farthest from his quarry and cuts every hero beside him.
boss-card-lowered-blade = He lowers his blade and waits to feel something.

## Tank

boss-card-bulldoze = It rolls 5 spaces west, then 2 south. Machine gun.
    .reaction = 1 damage more.
boss-card-broadside = It rolls 3 spaces south. Machine gun and cannon.
    .reaction = 1 damage more.
boss-card-swivel = It rolls 4 spaces east. Machine gun and cannon.
    .reaction = 2 damage more.
boss-card-high-shell = It rolls 2 spaces north, then 2 east. Cannon, with 1■ more.
    .reaction = 1 damage more.
boss-card-long-barrel = It rolls 1 space east. Cannon, with 1■ more.
    .reaction = 2 damage more.
boss-card-grinding-gears = It rolls 4 spaces south, then 3 west. Machine gun.
    .reaction = The hatch is shut: no damage more.
boss-card-jammed-gun = It rolls 5 spaces north and does not fire.
    .reaction = 3 damage more.

## Metal Gear REX

boss-card-rail-gun = It locks on to the farthest hero it sees. Next turn it attacks that hero with 1■ more; without a lock it makes 4 strides.
boss-card-missile-rain = It locks on to the nearest hero it sees; this lock clings. Next turn it attacks every hero within 2 spaces of the lock; without a lock it makes 4 strides.
boss-card-cutting-laser = It locks on to who was heard, else to the nearest hero it sees. Next turn it attacks every hero it sees; without a lock it makes 4 strides.
boss-card-hull-guns = It locks on to the hero with most damage that it sees. Next turn it attacks that hero; without a lock it makes 4 strides.
boss-card-heavy-tread = It locks on to the nearest hero it sees; this lock clings. Next turn it makes 5 strides, to the locked hero or else to the nearest.
boss-card-venting-heat = It locks on to the nearest hero it sees and attacks none of the others. Next turn it does nothing else.
boss-step-awakening = Its reactor is cold: next it only looks for somebody to lock on to.
boss-step-rail-gun = Next it attacks the locked hero with 1■ more; without a lock it makes 4 strides.
boss-step-missile-rain = Next it attacks every hero within 2 spaces of the lock, which clings; without a lock it makes 4 strides.
boss-step-cutting-laser = Next it attacks every hero it sees, if it has a lock; without one it makes 4 strides.
boss-step-hull-guns = Next it attacks the locked hero; without a lock it makes 4 strides.
boss-step-heavy-tread = Next it makes 5 strides, to the locked hero or else to the nearest. The lock clings.
boss-note-locked-on = locked on: { $hero }; its cockpit is open
boss-note-reels = it reels; its cockpit is open
boss-note-held-open = Gray Fox holds its cockpit open
boss-step-venting-heat = Next it only looks for somebody to lock on to.

## Liquid

boss-card-straight-right = He goes up to 6 spaces towards the nearest hero and strikes it. Then he stands upright.
boss-card-haymaker = He goes up to 4 spaces towards the nearest hero and strikes it with 1■ more. Then he is off balance.
boss-card-low-sweep = He goes up to 4 spaces towards the nearest hero and strikes every hero beside him. Then he is planted.
boss-card-shoulder-charge = He goes up to 8 spaces towards the nearest hero and strikes it; hurt, it is driven 3 spaces back. Then he is off balance.
boss-card-hip-throw = He goes up to 6 spaces towards the nearest hero, strikes it, and throws it 2 spaces back, hurt or not. Then he stands upright.
boss-card-come-on = He beckons, and waits.
boss-card-deep-breath = He heals 2 damage. Then he is planted.
boss-step-upright = A blow from beside him that hurts drives him 1 space back.
boss-step-planted = No blow moves him.
boss-step-off-balance = A blow from beside him that hurts drives him 2 spaces back.
boss-step-waiting = Whoever attacks him from beside him and does no damage is struck. A blow that hurts drives him 1 space back.
boss-note-skulls = skulls: { $skulls }; going down here he faces { $white }□
boss-note-hangs = { $hero } hangs on the edge

## Sniper Wolf

boss-card-held-breath = Her crosshair goes up to 1 space.
    .reaction = 2 damage more.
boss-card-crosswind = Her crosshair goes up to 2 spaces.
    .reaction = 1 damage more.
boss-card-slow-trigger = Her crosshair goes up to 3 spaces.
    .reaction = 1 damage more.
boss-card-long-lens = Her crosshair goes up to 4 spaces.
    .reaction = 1 damage more.
boss-card-lead-the-target = Her crosshair goes up to 4 spaces.
    .reaction = No damage more.
boss-card-one-shot = Her crosshair goes up to 5 spaces.
    .reaction = A graze: no damage more.
boss-note-threat = threat { $threat }
boss-note-or-otacon = or bring Otacon to her tile
boss-note-glint = { $hero }’s scope glints: 1■ more

### The cards of bosses: boss-card-… is what the card does in the boss's turn, .reaction what it does when its reaction is asked for.

## Revolver Ocelot

boss-card-fan-fire = He goes 1 node clockwise and attacks every hero within 3 spaces.
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
boss-card-falling-plaster = He floats 2 spaces south and attacks every hero he sees.
    .reaction = Dust, nothing more.
boss-card-broken-mirror = He floats 2 spaces north and attacks every hero he sees.
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

## Cyborg Ninja

boss-card-straight-cut = He goes up to 4 spaces towards his quarry and cuts every hero beside him.
boss-card-long-lunge = He goes up to 6 spaces towards his quarry and cuts every hero beside him.
boss-card-shadow-step = He steps into the shadow nearest to his quarry if it is nearer than he is, goes up to 2 spaces, and cuts every hero beside him with 1■ more.
boss-card-thousand-cuts = He goes up to 2 spaces towards his quarry. Every hero beside him or a shadow is cut, with 1■ more for each of them after the first that is beside it.
boss-card-cold-company = A shadow appears beside every hero.
boss-card-afterimage = He steps into the shadow farthest from his quarry and cuts every hero beside him.
boss-card-lowered-blade = He lowers his blade and waits to feel something.

## Tank

boss-card-bulldoze = It rolls 5 spaces west, then 2 south. Machine gun.
    .reaction = 1 damage more.
boss-card-broadside = It rolls 3 spaces south. Machine gun, or else cannon.
    .reaction = 1 damage more.
boss-card-swivel = It rolls 4 spaces east. Machine gun, or else cannon.
    .reaction = 2 damage more.
boss-card-high-shell = It rolls 2 spaces north, then 2 east. Cannon.
    .reaction = 1 damage more.
boss-card-long-barrel = It rolls 1 space east. Cannon, with 1■ more.
    .reaction = 2 damage more.
boss-card-grinding-gears = It rolls 4 spaces south, then 3 west. Machine gun, or else cannon.
    .reaction = The hatch is shut: no damage more.
boss-card-jammed-gun = It rolls 5 spaces north and does not fire.
    .reaction = 3 damage more.

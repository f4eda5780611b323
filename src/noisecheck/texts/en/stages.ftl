### The stages: name-… is the name, stage-… says in one line what it is, .briefing is what players hear before they begin.

name-cargo-dock = Cargo Dock
stage-cargo-dock = A first infiltration: out of the water, past three guards, up the lift.
    .briefing = You come up at the old pier, with nothing but what you are wearing. The lift at the far end is the only way to the surface, and it answers to a panel in the north of the yard: reach the panel (A), then stand on the lift. The moment the panel lights up, somebody will come to see who called. Until then three guards walk the containers. Watch how they walk, and be where they are not.
    .event-A = The panel lights up. Both gates of the lift are open; on to the exit.

name-heliport = Heliport
stage-heliport = Snow, searchlights and two cameras between you and the ventilation shaft.
    .briefing = The shaft on the northern terrace leads inside, but nobody goes in there unarmed. A pistol lies in the store on the east side (A); fetch it, then leave by the shaft. Two cameras sweep the place and swing round whenever the guards are told to look again. The guard house in the west may hold something that makes cameras blind (B). Opening that locker makes a noise.
    .event-A = The pistol is yours, from the next stage on. Now to the shaft, where the exit is.
    .event-B = In the locker lies a chaff grenade, for the next stage. Its door squeaks.

name-recon = Recon
stage-recon = VR mission 1: three zones, ten files, two hatches.
    .briefing = A simulation, they say; it hurts all the same. A team comes in by every zone, one agent alone by the archive. Collect the files that lie about the archive, the core and the laboratory: two are enough for one agent, a full team must bring six. Lifts join the zones, and two heavy doors for those who are good with locks. Nobody knows what the face-down sensors will turn out to be. When you have enough, one of you has to reach a hatch, in the north of the core or in the far corner of the laboratory, and all of you are out.

## VR missions with a boss: one of each boss for every mission

-vr-fight = A boss is switched on, in one corner of the mission, with all doors shut. Bring it down and the simulation ends. Do not take long: guards come in as they are called.

name-recon-ocelot = { name-recon } against { name-ocelot }
stage-recon-ocelot = A short duel round the machine room. No hostage, but corners everywhere, and he needs no line of sight.
    .briefing = { -vr-fight }
name-recon-mantis = { name-recon } against { name-mantis }
stage-recon-mantis = He floats up and down the corridors. Two busts give him your thoughts; take them down, or know better.
    .briefing = { -vr-fight }
name-recon-wolf = { name-recon } against { name-wolf }
stage-recon-wolf = She lies somewhere in the north, and long corridors are what her rifle is made for.
    .briefing = { -vr-fight }
name-recon-raven = { name-recon } against { name-raven }
stage-recon-raven = A ring of corridors, and a gun that comes round it.
    .briefing = { -vr-fight }
name-recon-liquid = { name-recon } against { name-liquid }
stage-recon-liquid = No roof to fall from, but he gets up as often as ever.
    .briefing = { -vr-fight }

name-cyborg-ninja = Cyborg Ninja
stage-cyborg-ninja = A duel of fists in a laboratory, with a man who is never quite where he stood.
    .briefing = Bullets do not reach him: he wants your hands. Wherever he leaves, a shadow stays, and when you hurt him he is gone into the one farthest from you. So look before you strike: you know where he will be. Shadows can be shot, struck or blown away, and each one that is gone is a way he cannot take and a blade less beside you. He hunts whoever was heard, or else whoever is nearest: a loud shot calls him. With no shadow left he has to stand and take it.

name-psycho-mantis = Psycho Mantis
stage-psycho-mantis = A room full of things that fly, and a man who knows your move before you do.
    .briefing = He hears what you think, and no blow lands on somebody who expects it. Two busts on the walls carry your thoughts to him: topple both, and he is a man like others. If somebody has told you a better way, use it. After that every attack, hit or miss, moves his marker: now he can be reached only from his column, now only from his row, now you cannot concentrate, now your hands are his. So count: what you do next decides what you may do after it. Furniture that you walk round he floats over. Stay out of his sight when you have nothing to strike with.

name-hind-d = Hind D
stage-hind-d = A gunship around a roof, and missiles that must be aimed beside it.
    .briefing = It circles the roof, nose inwards, and fires along one line: the row or column ahead of it, as far as the next wall. Cross that line or finish anything in it, and it shoots; after every space it shifts it shoots at all who are in line then. Know which walls are between you and the sky. Each of you has three missiles, more lie at the two supply icons. A missile flies what the dice say, one value one way, the other another way if you like; end it over the edge, in the marked area around the machine. Then it slips aside, and what counts is where the missile is when it has. Its cards come round again: learn which way it slips.

name-vulcan-raven = Vulcan Raven
stage-vulcan-raven = A cold store, a walking gun, and corners to be behind.
    .briefing = He walks straight on, as many spaces as his threat, and that rises every round. At the dots he looks about; at a wall he turns to the open side. The first of you he sees ends his walk, and all he sees are shot at; so know where he will look, and be elsewhere. In your turns he stands and watches: whatever you finish doing before his eyes is answered. Hurt him, and he looks at you; hurt him badly, and he does worse. Each of you has two claymores, more lie at the supply icons: he never looks down. When his threat says 9+, three barrels turn at once. Be done by then.

name-revolver-ocelot = Revolver Ocelot
stage-revolver-ocelot = A duel around a bound hostage, with a man who counts his bullets.
    .briefing = He walks the circle of dots and shoots round corners: no wall is cover. What helps is memory. His deck is a drum that is never shuffled; every time you hurt him it turns one card on, and that card’s reaction is yours to bear, but the rest of it is gone until the drum comes round. The hostage in the middle has little left to lose: stand beside him, and a bullet meant for him is yours. When Ocelot has to reload, he has nothing to answer with. Bring him down before the hostage dies.

stage-tank = Nine spaces of armour in a snowfield, and two grenades each.
    .briefing = Bullets ring on it like on a bell. What it feels is a grenade: two for each of you, more in the crates at the two supply icons. A grenade goes as far as the dice say, one value one way and the other another, not a step less; so you choose a place, not a target. The hatch in the middle is the soft spot, and a hit there also throws its plan over. It rolls along the arrows of its cards, straight through the snow walls, and comes back when the field ends: do not be in the way. Its machine gun is for those close by, its cannon for those who keep away.

name-metal-gear-rex = Metal Gear REX
stage-metal-gear-rex = A walking tank the size of a house, and one of you in its sights.
    .briefing = Its armour is shut, and there is hardly a way through it. But to aim it has to open up: as long as one of you is locked on, its cockpit lies bare. It tells you beforehand whom it means and what for. So decide who stands in its eye while the others fire from behind it, and when to slip out of its sight; some of its missiles follow you even there, and if nobody is left to aim at it comes walking. Whoever else stands in the open when it looks about is fired at too. Fire before its eyes and it fires back, unless one salvo hits so hard that it reels: then a round is yours. You have a launcher with three missiles each, and more at the two supply icons. Bullets and grenades it does not even notice.

stage-liquid = The last duel, on top of the wreck: a small roof, a long drop, and a man who will not stay down.
    .briefing = No more machines. Only him, you, and the edge. Strike him down and he takes a skull; then the white dice decide, one for each skull: a ! and it is over, anything else and he gets up in the middle without a scratch, angrier with every skull. So mind where he goes down: each side of his space that is open to the drop is one more die, in a corner two. Blows from beside him drive him straight back, a step each; that is how you bring him there. He does the same to you, and who goes over the edge hangs by the fingers: climbing up costs half a turn, unless a friend pulls. Look at his stance before you strike, and remember what comes after it.

name-sniper-wolf = Sniper Wolf
stage-sniper-wolf = A snowfield, a ridge, seven places where she may lie, and a red dot that comes nearer.
    .briefing = She is on the ridge, under one of seven tokens. Aim: your crosshair flies as the dice say, over walls and trees, and turns up every token it passes; end it on her and she bleeds, and is gone again to lie somewhere else. Her own crosshair is slower than a bullet and more patient than you are: every round she plays one card more. Whoever keeps still keeps his aim, and whoever is hit loses it. Guns work as well, for those who come near enough to see the ridge. If Otacon is with you, there are guards on the field; but he is the one she would let come near. Bring him to her ridge, and nobody needs to die.

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

name-cyborg-ninja = Cyborg Ninja
stage-cyborg-ninja = A duel of fists in a laboratory, with a man who is never quite where he stood.
    .briefing = Bullets do not reach him: he wants your hands. Wherever he leaves, a shadow stays, and when you hurt him he is gone into the one farthest from you. So look before you strike: you know where he will be. Shadows can be shot, struck or blown away, and each one that is gone is a way he cannot take and a blade less beside you. He hunts whoever was heard, or else whoever is nearest: a loud shot calls him. With no shadow left he has to stand and take it.

name-psycho-mantis = Psycho Mantis
stage-psycho-mantis = A room full of things that fly, and a man who knows your move before you do.
    .briefing = He hears what you think, and no blow lands on somebody who expects it. Two busts on the walls carry your thoughts to him: topple both, and he is a man like others. If somebody has told you a better way, use it. After that every attack, hit or miss, moves his marker: now he can be reached only from his column, now only from his row, now you cannot concentrate, now your hands are his. So count: what you do next decides what you may do after it. Furniture that you walk round he floats over. Stay out of his sight when you have nothing to strike with.

name-revolver-ocelot = Revolver Ocelot
stage-revolver-ocelot = A duel around a bound hostage, with a man who counts his bullets.
    .briefing = He walks the circle of dots and shoots round corners: no wall is cover. What helps is memory. His deck is a drum that is never shuffled; every time you hurt him it turns one card on, and that card’s reaction is yours to bear, but the rest of it is gone until the drum comes round. The hostage in the middle has little left to lose: stand beside him, and a bullet meant for him is yours. When Ocelot has to reload, he has nothing to answer with. Bring him down before the hostage dies.

stage-tank = Nine spaces of armour in a snowfield, and two grenades each.
    .briefing = Bullets ring on it like on a bell. What it feels is a grenade: two for each of you, more in the crates at the two supply icons. A grenade goes as far as the dice say, one value one way and the other another, not a step less; so you choose a place, not a target. The hatch in the middle is the soft spot, and a hit there also throws its plan over. It rolls along the arrows of its cards, straight through the snow walls, and comes back when the field ends: do not be in the way. Its machine gun is for those close by, its cannon for those who keep away.

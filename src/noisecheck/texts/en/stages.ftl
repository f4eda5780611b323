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
stage-recon = VR mission 1: three zones, eight files, two hatches.
    .briefing = A simulation, they say; it hurts all the same. Collect the files that lie about the archive, the core and the laboratory: two are enough for one agent, a full team must bring six. Lifts join the zones, and two heavy doors for those who are good with locks. Nobody knows what the face-down sensors will turn out to be. When you have enough, one of you has to reach a hatch, in the north of the core or in the far corner of the laboratory, and all of you are out.

### The stages: name-… is the name, stage-… says in one line what it is, .briefing is what players hear before they begin, .won and .lost what they hear when it is over.

name-scene = A scene

name-cargo-dock = Cargo Dock
stage-cargo-dock = A first infiltration: out of the water, past three guards, up the lift.
    .briefing = You come up at the old pier, with nothing but what you are wearing. The lift at the far end is the only way to the surface, and it answers to a panel in the north of the yard: reach the panel (A), then stand on the lift. The moment the panel lights up, somebody will come to see who called. Until then three guards walk the containers. Watch how they walk, and be where they are not.
    .event-A = The panel lights up. Both gates of the lift are open; on to the exit. Under its lamp somebody has written 12.02 in chalk.
    .won = The lift takes its time. The water in your sleeves freezes before you reach the top. Then the doors open on snow and floodlight, and on a landing pad with more eyes than the dock had.
    .lost = The tide takes your footprints off the pier, and the log of the night says that nobody came. The three of them walk on as they walked before. You know their rounds by now; that is more than you had the first time.

name-heliport = Heliport
stage-heliport = Snow, searchlights and two cameras between you and the ventilation shaft.
    .briefing = The shaft on the northern terrace leads inside, but nobody goes in there unarmed. A pistol lies in the store on the east side (A); fetch it, then leave by the shaft. Two cameras sweep the place and swing round whenever the guards are told to look again. The guard house in the west may hold something that makes cameras blind (B). Opening that locker makes a noise.
    .event-A = The pistol is yours, from the next stage on. Now to the shaft, where the exit is.
    .event-B = In the locker lies a chaff grenade, for the next stage. Its door squeaks, and has 11.08 scratched into the paint inside.
    .won = The shaft is as wide as your shoulders and not a finger wider. Behind you somebody asks over the radio where the pistol has gone. Ahead it grows warm. In the dust are the marks of elbows that are not yours, and at the end, under a loose grating, a man coughs in his cell.
    .lost = The searchlights go on turning; nobody has told them that they are done. Snow settles on your tracks, as far as they went. The shaft is still there, and so is its breath of warm air.

name-holding-cells = Holding Cells and Armory
stage-holding-cells = The alarm is already ringing: a prisoner, two sealed gates, and an armory on the way to the lift.
    .briefing = The grating of the duct went down before you did, and everybody heard it. You begin in Alert: be somewhere else when they come to look. The man you are here for sits in the cells in the north (A). He knows the code of the two gates, and the desk in the guard room takes it (B), but only once you have heard it from him; the alarm can be turned off there too. Beyond the gates lies the armory, and in its far corner the lift: past the racks, between them, or round by the back door in the south. The strongroom (C) is worth a look, if there is time for it.
    .event-A = He gives you the code, and a name. Then he reaches for his heart, and that is all he has to say. Now to the desk in the guard room (B).
    .event-B = The desk takes the code, and both gates go up. Beside it is the switch for the alarm; nobody is looking for you here any more.
    .event-C = Two crates, and hands for one. What you take can be used at once, and is yours for the stages to come; the other stays here.
    .won = The lift goes down, and the alarm with its many boots stays above. The name he gave you is that of another prisoner, who is held deeper than the cells. When the doors open there is a hall, a man tied to a post in the middle of it, and somebody who is counting under his breath.
    .lost = The alarm stops by itself, as alarms do when there is nobody left to look for. In the log of the guard room it was a drill: eleven minutes, no findings. The grating has been put back, with two of its four screws.
name-take-stun-grenades = The stun grenades: one knocks out every guard near it. You would bring these home in any case.
name-take-explosives = The explosives: two charges of C-4, to lay and to set off. The Stun Grenade stays behind for good.

name-warhead-storage = Warhead Storage
stage-warhead-storage = Three floors down: no shot on the first, a launcher on the second, not a soul on the third.
    .briefing = On L1 warheads stand in rows, and whoever fires a shot there has fired their last: nobody does, and neither can you. Two lifts go down, one near and locked, one far and open; two more lead from B1 to B2, where cameras and sensors stand guard. Reach the control room (A): it opens the airlock in the south, your way out, and it calls the guards down. Its door has the best lock in the building, but a switchboard (D) keeps it shut, and switchboards burn. In the store on B1 lies a launcher whose missiles turn corners (B). And somebody left a box on L1 (C).
    .event-A = The airlock in the south is open. Both lifts hum: they are coming down, and one of them was here all along.
    .event-B = A Nikita, and more missiles than you can count. They are yours for this floor and the next; up among the warheads, keep your hands off it.
    .event-C = A cardboard box, just your size. You have it at once, and keep it.
    .event-D = The switchboard goes up in blue sparks. The control room is open, and so is the passage behind it, straight to the airlock.
    .won = The airlock breathes out, and what stands in rows is on the other side of it. You have counted the rows, and would rather not have. Ahead are laboratories, brightly lit, their doors cut open as clean as paper. Whoever did it used one stroke for each.
    .lost = Both lifts go up again, empty. Upstairs even the good news is whispered, out of habit: everybody is careful among the warheads. Somebody looks into the control room, finds everything as it should be, and leaves it that way.

name-prison-break = Prison Break
stage-prison-break = Two friends behind bars, a wing of guards on either side, and one very tempting console.
    .briefing = They have Snake and Meryl. He sits in the southern row of the cells in the east: bars to the hall, or a side door from the empty cell next to his. She lies in the locked room in the middle of the infirmary, in the west. You come up through a drain in the laundry, between the two; a lift runs to the far end of each wing, a heavy door is the short way. Free both, then leave by the gate in the north, every one of you. In the warden’s office stands a console (A) that can throw wings and cells open at a stroke. That is the easy way, and it costs something.
    .event-A = The warden’s console, and nobody at it. Every lock of the prison hangs on these buttons.
    .won = The gate falls shut, and all of you are on the right side of it. There is no time for thanks, only for counting heads, and for once the number is right. The only way on is up: stairs, more than anybody cares to count, and at the top a roof. What you take for wind up there is a rotor.
    .lost = The cells are locked again, and the laundry smells of soap and wet wool. In the warden’s tidy hand there is a new line on the roster, with your name misspelt. The drain is not on his list.
name-call-a-drill = Call a drill. Both wings and all doors of both cells open, and whoever was looking for you is sent elsewhere. But a drill also seals the store, with the rope in it.
name-read-the-roster = Only read the duty roster. No door opens, but you know now who walks where: your Focus tokens are ready again, and the rope is still there for you.

name-pal-override = PAL Override
stage-pal-override = Three halls, three switches, one card, and a machine that must not wake.
    .briefing = The launch can be forbidden, by a system that trusts nobody. It wants three consents, in any order, from places so far apart that no one gives them by mistake: at the old panel west of the furnace (A), in the foreman’s office of the warehouse (B), and at the console in the control room of the underground base (C). The last one asks for the PAL card; so somebody carries it from the start, and has to arrive. Snake, Gray Fox and Otacon begin at the furnace; Meryl has gone ahead and waits beside the lift. Two or more of you will find the cameras switched on.
    .event-A = The switch goes down. The furnace takes a breath, and high above it a siren answers.
    .event-B = The foreman’s drawer holds no paper, only a switch, and under the switch a bell. If a door behind you is open, run.
    .event-C = The card is drawn in, read, and kept. A row of lamps goes from red to white.
    .won = Every lamp is white. For the length of a breath there is nobody in the world who could launch anything from here. Then, next door, something as large as a house shifts its weight from one foot to the other. It has been forbidden to fire its warhead. Nobody has forbidden it to walk.
    .lost = There is still a red lamp somewhere. The system does not mind: it was made to wait, and waits better than you do. It is what stands next door that is losing patience.

name-recon = Recon
stage-recon = VR mission 1: three zones, ten files, two hatches.
    .briefing = A simulation, they say; it hurts all the same. A team comes in by every zone, one agent alone by the archive. The bench at the entrance has a number, 12.33, and nobody’s name. Collect the files that lie about the archive, the core and the laboratory: two are enough for one agent, a full team must bring six. Lifts join the zones, and so do two heavy doors, for those who are good with locks. Nobody knows what the face-down sensors will turn out to be. When you have enough, one of you has to reach a hatch, in the north of the core or in the far corner of the laboratory, and all of you are out.
    .won = The walls go dark, and somewhere a printer starts: files collected, agents returned, remarks none. Nobody asks what is in the files. It was the same page every time; you did look.
    .lost = The simulation stops in the middle of a step, and the light comes on. A voice reads out the second at which it was lost, and then the one at which you could have known. The files are already being laid out anew.

name-escape = Escape
stage-escape = VR mission 2: a row of cells, one lift, and everybody knows you are out.
    .briefing = The simulation begins where most escapes end: the alarm has gone off. Each of you stands in an open cell with a ! underfoot, and three guards know the number on its door. Do not be there when they look. Two doors lead from the cells to the yard, and a service shaft runs below it for those who reach the corner first; it comes up once more in the middle of the hall. The lift is behind the hall, with three locks to choose from. All of you have to stand in it; nothing else counts.
    .won = The lift closes on the last of you, and cells, yard and hall are folded up like scenery. Sergeant Marsh looks at a watch, stops it, and shows it to nobody. That is praise.
    .lost = The cells are shut again, each with its number on the door. Escapes fail at a corner more often than at a guard, says Marsh, and switches the alarm back on.

name-sabotage = Sabotage
stage-sabotage = VR mission 3: eleven nodes in three halls, and the more of you there are, the more has to stop turning.
    .briefing = Turbines, control rooms, pumps: eleven nodes keep the plant alive, and each takes one pair of hands to shut down. One agent is done with two of them, in two different halls; two agents need one of each hall, three agents one more than that, and a full team has to silence two in every hall. Interact where a node stands. The rooms have a second way out for a reason, and hoists for spare parts go from hall to hall where no patrol looks. When enough has stopped, everybody meets at the lift, at the south end of the pumps.
    .won = Hall after hall forgets what it was for, and a hum that you no longer heard stops. A lamp beside the lift promises that everything will be repaired in forty minutes. They are very quick here, and never once have they asked who it was.
    .lost = The turbines turn. They would turn for anybody; it is nothing against you. The printout has a map, and on the map is the way that was one corridor too long.

name-stealth = Stealth
stage-stealth = VR mission 4: take the papers and go. If anybody dies in there, you were never any good.
    .briefing = They call it an audit. Six folders lie about the office, the vault and the gallery; one agent brings one, a full team four. No guard may die, by whatever hand: a single dead man and the simulation ends. Fists put people to sleep, and so does patience. A corridor runs round the vault, a ring of guards runs round inside it, and the folders are inside both. When you have what you came for, all of you leave from the middle room of the gallery.
    .won = In the morning somebody will miss a folder and blame somebody else. The guards have all gone home to their breakfast, a few of them with a headache. You were never there: that was the exercise.
    .lost = The audit is adjourned. In the vault somebody counts the folders, and in the office somebody counts you. Six of one, says the printout; of the other it would rather not speak.
    .lost-killing = One man lies there the way no sleeper does. The light comes on, the papers are gone from your hands, and Marsh says nothing at all for a while. It was a man made of numbers. The next one will not be; that is why you practise.

name-hostages = Hostages
stage-hostages = VR mission 5: they will follow you anywhere. They will not do it quietly.
    .briefing = Six people are held in there: one in the west block, two in the east block, three in the yard between them. Bring out as many as there are of you. Interact, and the hostage goes with whoever freed them; from then on each of them adds a die to that agent’s noise check, whether or not you did anything loud. So share them out, or be gone from a zone when your turn ends. All of you leave by the gate in the corner of the east block. Its cell is locked, but a lift from the yard goes straight into it.
    .won = Past the gate they are silent at last, now that it no longer matters. Whoever you led by the hand turns round to thank you, and is switched off in the middle of the word. You will remember that longer than the score.
    .lost = Those who followed you go back to their places without being told; they have done this more often than you. When the light comes up again they look at the door as if for the first time.

name-coordination = Coordination
stage-coordination = VR mission 6: four plates, one for each of you, and all at once.
    .briefing = Each of you has a plate, and each plate knows whose weight it wants: look before you walk. The mission is won at the moment when every agent stands on the right one. You come in far from where you should be, by the corners of the map and one of you by the core, and guards have the rings in between. Two shafts help, and cameras know where they end. Whoever is early has to wait, and waiting is the hard part: find the corner nobody looks into, and move when the last of you is one step away.
    .won = The last plate goes down, and there is a click, and that is all. Nobody who heard it from outside would think much of it. You were inside.
    .lost = A plate stayed cold, and one is enough. The printout says who was early and who was late. It does not say how long a wait can be; you know that better by now.

## Zones

name-archive = archive
name-armory = armory
name-b1 = B1
name-b2 = B2
name-cells = cells
name-control = control
name-core = core
name-east = east
name-east-block = east block
name-furnace = furnace
name-gallery = gallery
name-guardhouse = guardhouse
name-hall = hall
name-infirmary = infirmary
name-l1 = L1
name-laboratory = laboratory
name-office = office
name-pumps = pumps
name-turbines = turbines
name-underground-base = underground base
name-vault = vault
name-warehouse = warehouse
name-west = west
name-west-block = west block
name-yard = yard

## VR missions with a boss: one of each boss for every mission

-vr-fight = A boss is switched on, in one corner of the mission, with all doors shut. Bring it down and the simulation ends. Do not take long: guards come in as they are called.
-vr-ocelot-won = He takes his hand off the gun, nods, and goes out like a lamp. It was only what he would have done. You have done it too, so it counts.
-vr-ocelot-lost = He blows across the muzzle, which the real one never would, and fades. Somebody ought to tell those who wrote him. You, perhaps, after the next try.
-vr-mantis-won = Everything that floated lands, and is a row of figures again. It never knew your thoughts, they say, only your habits. You have fewer of those now.
-vr-mantis-lost = He knew that too. The simulation ends with one remark on the printout: predictable, in four places. Think it over, but not in there.
-vr-wolf-won = The red dot stays on the wall a moment longer than she does. Then it is only a wall. You were looked at for a long time, and looked back.
-vr-wolf-lost = They never did get the echo of her rifle right. Everything else they got. The printout knows the distance, the wind, and the moment at which you moved.
-vr-raven-won = The corridors are only corridors again, and nothing comes round them. He has left no dent where he fell: here weight is a number. Yours has gone down a little too, by the feel of it.
-vr-raven-lost = He walks on through the place where you were, and is switched off in the middle of a step. The simulation does not gloat. It only knows by how many corners you fell short. One.
-vr-liquid-won = He stays down. The machine counts to ten all the same; whoever wrote it had some experience. Then you may go, and may look round once. Everybody does.
-vr-liquid-lost = He gets up. That is all he was written to do, and he did it one time more than you. The light comes on while he is still brushing off the dust.

name-recon-ocelot = { name-recon } against { name-ocelot }
stage-recon-ocelot = A short duel round the machine room. No hostage, but corners everywhere, and he needs no line of sight.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-recon-mantis = { name-recon } against { name-mantis }
stage-recon-mantis = He floats up and down the corridors. Two busts give him your thoughts; take them down, or know better.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-recon-wolf = { name-recon } against { name-wolf }
stage-recon-wolf = She lies somewhere in the north, and long corridors are what her rifle is made for.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-recon-raven = { name-recon } against { name-raven }
stage-recon-raven = A ring of corridors, and a gun that comes round it.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-recon-liquid = { name-recon } against { name-liquid }
stage-recon-liquid = No roof to fall from, but he gets up as often as ever.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-escape-ocelot = { name-escape } against { name-ocelot }
stage-escape-ocelot = You have the cells, he has the corridor round the guardroom. Cells are a bad place to be found in by somebody who shoots round corners.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-escape-mantis = { name-escape } against { name-mantis }
stage-escape-mantis = A bust at either end of the cell block, and a man who floats in between. Every cell has a way out; mind which one he looks at.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-escape-wolf = { name-escape } against { name-wolf }
stage-escape-wolf = She lies somewhere in the south, in the yard or in the hall behind it. No wall on the way stops a bullet, hers or yours.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-escape-raven = { name-escape } against { name-raven }
stage-escape-raven = He walks the long way round, and every cell has an opening he looks into.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-escape-liquid = { name-escape } against { name-liquid }
stage-escape-liquid = He waits in the guardroom. It has three ways in and, when he is in the mood, none out.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-sabotage-ocelot = { name-sabotage } against { name-ocelot }
stage-sabotage-ocelot = Basins, pipes, a hall that winds: a short way for his bullets, a long one for you.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-sabotage-mantis = { name-sabotage } against { name-mantis }
stage-sabotage-mantis = One bust in the bend of the pump room. It is not far, but nothing here is straight.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-sabotage-wolf = { name-sabotage } against { name-wolf }
stage-sabotage-wolf = She has the north of the plant to herself. You have the pumps, and nothing there is in her way.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-sabotage-raven = { name-sabotage } against { name-raven }
stage-sabotage-raven = Two long aisles, and a gun that fills either of them. The basins are yours.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-sabotage-liquid = { name-sabotage } against { name-liquid }
stage-sabotage-liquid = He comes in from the crossing. Meet him among the basins, where he cannot take a run.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-stealth-ocelot = { name-stealth } against { name-ocelot }
stage-stealth-ocelot = Round the vault there is a dead end on every side. He knows them all, and so do his bullets.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-stealth-mantis = { name-stealth } against { name-mantis }
stage-stealth-mantis = One bust, in the strongroom, and he floats over it. Nobody said the audit would be quiet.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-stealth-wolf = { name-stealth } against { name-wolf }
stage-stealth-wolf = She lies somewhere in the south, from the office to the gallery. Dead ends hide you from guards, not from her.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-stealth-raven = { name-stealth } against { name-raven }
stage-stealth-raven = A ring round the vault, and him in it. The dead ends are for those who count his steps.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-stealth-liquid = { name-stealth } against { name-liquid }
stage-stealth-liquid = He stands in the strongroom. It is open on two sides, so decide who comes in by which.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-hostages-ocelot = { name-hostages } against { name-ocelot }
stage-hostages-ocelot = He has somebody with him, tied up in the middle room. Keep that one alive, and the duel is won like any other.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
    .lost-hostage = The chair in the middle is empty, and the simulation sees no reason to go on. It was a voice and some rope, nobody was hurt. All the same you would like to know what he had been about to say.
name-hostages-mantis = { name-hostages } against { name-mantis }
stage-hostages-mantis = Both busts stand in the middle room, and so does he, more or less. It has two ways in, and he minds neither.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-hostages-wolf = { name-hostages } against { name-wolf }
stage-hostages-wolf = She lies somewhere in the south, from cell to cell. The yard has rooms; she does not care for rooms.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-hostages-raven = { name-hostages } against { name-raven }
stage-hostages-raven = He walks round the yard, and looks into each of the three rooms on his way.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-hostages-liquid = { name-hostages } against { name-liquid }
stage-hostages-liquid = He has the middle room. Nobody needs to be freed today but you.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-coordination-ocelot = { name-coordination } against { name-ocelot }
stage-coordination-ocelot = You begin in corners, he between you. Whoever he comes to first has to hold out until the others are there.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-coordination-mantis = { name-coordination } against { name-mantis }
stage-coordination-mantis = A bust on either side of the ring. Two of you at once, from two sides: that was the exercise, after all.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-coordination-wolf = { name-coordination } against { name-wolf }
stage-coordination-wolf = A band through core and east is hers. The longer she waits for you, the better she shoots.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-coordination-raven = { name-coordination } against { name-raven }
stage-coordination-raven = He goes round the ring, and each of you is somewhere along it. Draw his eyes away from one another.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-coordination-liquid = { name-coordination } against { name-liquid }
stage-coordination-liquid = He stands where all your ways meet. Arrive together, or one after the other.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-cyborg-ninja = Cyborg Ninja
stage-cyborg-ninja = A duel of fists in a laboratory, with a man who is never quite where he stood.
    .briefing = Bullets do not reach him: he wants your hands. Wherever he leaves, a shadow stays, and when you hurt him he is gone into the one farthest from you. So look before you strike: you know where he will be. Shadows can be shot, struck or blown away, and each one that is gone is a way he cannot take and a blade less beside you. He hunts whoever was heard, or else whoever is nearest: a loud shot calls him. With no shadow left he has to stand and take it.
    .won = At last he stands still, looks at his hands, and seems to remember something. Then the lamps flicker, and he is gone and leaves no shadow. From under a desk an engineer asks whether it is over. He can open the way to the commander’s rooms for you, but he will not come along: somebody sits there who should not hear what he thinks.
    .lost = He wipes the blade, and waits for a while in case you get up. He had hoped for more, and so had you. Then the shadows go out, one after the other, like windows in a street.

name-psycho-mantis = Psycho Mantis
stage-psycho-mantis = A room full of things that fly, and a man who knows your move before you do.
    .briefing = He hears what you think, and no blow lands on somebody who expects it. Two busts on the walls carry your thoughts to him: topple both, and he is a man like any other. After that every attack, hit or miss, moves his marker: now he can be reached only from his column, now only from his row, now you cannot concentrate, now your hands are his. So count: what you do next decides what you may do after it. He floats over furniture that you walk round, even over the shelf where one book stands with its back to the wall. Stay out of his sight when you have nothing to strike with.
    .won = Everything that flew comes down, and it is quiet, in the room and behind your forehead. It is so quiet that you listen to it, and not to the boots behind the door. There are too many of them. When they lead you off, two people who would never have looked for each other agree that somebody has to do something.
    .lost = He lets you finish the thought before he lets you go. It was about a way out; he puts it with the others. Then the furniture returns to its place, and the books to their shelf, one of them the wrong way round.

name-hind-d = Hind D
stage-hind-d = A gunship around a roof, and missiles that must be aimed beside it.
    .briefing = It circles the roof, nose inwards, and fires along one line: the row or column ahead of it, as far as the next wall. Cross that line or finish anything in it, and it shoots; after every space it shifts, it shoots at all who are in line by then. Know which walls are between you and the sky. Each of you has three missiles, more lie at the two supply icons. A missile flies as far as the dice say, one value one way, the other another way if you like; end it over the edge, in the marked area around the machine. Then it slips aside, and what counts is where the missile is when it has. Its cards come round again: learn which way it slips.
    .won = It goes down behind the edge, and it is a long time before you hear it land. You climb down on the other side, where there is nothing but snow, a mile of it, without a track. Halfway across you look down at your sleeve. There is a red dot on it.
    .lost = It flies one more round, nose inwards, out of habit. Then the roof belongs to the wind, and to those of your missiles that came down one step beside it. One step is not much. It can be learned.

name-vulcan-raven = Vulcan Raven
stage-vulcan-raven = A cold store, a walking gun, and corners to be behind.
    .briefing = He walks straight on, as many spaces as his threat, and that rises every round. At the dots he looks about; at a wall he turns to the open side. The first of you he sees ends his walk, and all he sees are shot at; so know where he will look, and be elsewhere. In your turns he stands and watches: whatever you finish doing before his eyes is answered. Hurt him, and he looks at you; hurt him badly, and he does worse. Each of you has two claymores, more lie at the supply icons: he never looks down. When his threat says 9+, three barrels turn at once. Be done by then.
    .won = The barrels turn on without him for a while, until they notice. Then it is so quiet that you hear the ice work. Behind the last row a gate leads on, to the machine for which all this was built, and which is asleep. There is a way to keep it so. It is written beside the gate in three paragraphs, and each of them takes place in another hall.
    .lost = He walks his round to its end, because it is his round. Frost grows over the corner that was very nearly far enough. He bears you no grudge; he hardly bears you in mind.

name-revolver-ocelot = Revolver Ocelot
stage-revolver-ocelot = A duel around a bound hostage, with a man who counts his bullets.
    .briefing = He walks the circle of dots and shoots round corners: no wall is cover. What helps is memory. His deck is a drum that is never shuffled; every time you hurt him it turns one card on, and that card’s reaction is yours to bear, but the rest of it is gone until the drum comes round. The hostage in the middle, with a tag at his wrist that says 07.31, has little left to lose: stand beside him, and a bullet meant for him is yours. When Ocelot has to reload, he has nothing to answer with. Bring him down before the hostage dies.
    .won = When the smoke has gone, so has he, and the last of his bullets lies unspent on the floor. The man in the ropes breathes, rubs his wrists, and tells you where the warheads are: north, beyond the snowfield. Nobody crosses that on foot, he says. He says it like somebody who has seen what crosses it instead.
    .lost = He puts the gun away and does not look back; a duel that is over bores him. The man in the ropes has watched all of it, and learned more than he wanted. He would be glad if you came again. Next time, count.
    .lost-hostage = The ropes hold nobody any more, only weight. Ocelot lowers the gun: with no one in the middle it is not a game, and he goes. What the man knew of the way north he has taken along, and that was what you came for.

stage-tank = Nine spaces of armour in a snowfield, and two grenades each.
    .briefing = Bullets ring on it as on a bell. What it feels is a grenade: two for each of you, more in the crates at the two supply icons, all stencilled 09.05. A grenade goes as far as the dice say, one value one way and the other another, not a step less; so you choose a place, not a target. The hatch in the middle is the soft spot, and a hit there also throws its plan over. It rolls along the arrows of its cards, straight through the snow walls, and comes back when the field ends: do not be in the way. Its machine gun is for those close by, its cannon for those who keep away.
    .won = It burns without hurry, and for the first time tonight your hands are warm. Behind it the storage stands open; who shuts a door with a tank in front of it? Inside there is a sign in four languages. You need none of them to see that nobody has ever fired a shot in here, and why.
    .lost = By morning the field is white again, over everything. The crew wipes down the barrel, counts what is left, and has soup. They never saw a face, and would not know you if you came again.

name-metal-gear-rex = Metal Gear REX
stage-metal-gear-rex = A walking tank the size of a house, and one of you in its sights.
    .briefing = Its armour is shut, and there is hardly a way through it. But to aim it has to open up: as long as one of you is locked on, its cockpit lies bare. It tells you beforehand whom it means and what for. So decide who stands in its eye while the others fire from behind it, and when to slip out of its sight; some of its missiles follow you even there, and if nobody is left to aim at, it comes walking. Whoever else stands in the open when it looks about is fired at too. Fire before its eyes and it fires back, unless one salvo hits so hard that it reels: then a round is yours. You have a launcher with three missiles each, and more at the two supply icons. Bullets and grenades it does not even notice.
    .won = It kneels, as if somebody had asked it to; then the legs give way, and for a minute there is nothing in the hall but dust. Through the hole in the roof comes light, and it takes you a while to see what kind: it is morning. The report will say that the night passed without incident. That somebody is climbing about on the wreck will not be in the report.
    .lost = It sets down its foot, and looks for the door. Those who built it always wanted to see it walk. But it has to turn round first, and it was not made for turning round; there is still time to stand in its way.

stage-liquid = The last duel, on top of the wreck: a small roof, a long drop, and a man who will not stay down.
    .briefing = No more machines. Only him, you, and the edge. Strike him down and he takes a skull; then the white dice decide, one for each skull: a ! and it is over, anything else and he gets up in the middle without a scratch, angrier with every skull. So mind where he goes down: each side of his space that is open to the drop is one more die, in a corner two. Blows from beside him drive him straight back, a step each; that is how you bring him there. He does the same to you, and whoever goes over the edge hangs by the fingers: climbing up costs half a turn, unless a friend pulls. Look at his stance before you strike, and remember what comes after it.
    .won = This time he stays where he is. You wait all the same; it has become a habit. Then the wind is only wind, and the sun is up as if it had nothing to do with any of you. A radio has been asking for some time who is left. Take as long as you like with the answer: nobody is looking for you any more.
    .lost = He stands in the middle of the wreck as if nothing had happened. At the edge are the marks of fingers, and below them a great deal of air. He says that he has won; but he has said so before, and lying down.

name-sniper-wolf = Sniper Wolf
stage-sniper-wolf = A snowfield, a ridge, seven places where she may lie, and a red dot that comes nearer.
    .briefing = Beside your tracks lies a sledge, 11.79 painted on it; its rider is not far off. She is on the ridge, under one of seven tokens. Aim: your crosshair flies as the dice say, over walls and trees, and turns up every token it passes; end it on her and she bleeds, and is gone again to lie somewhere else. Her own crosshair is slower than a bullet and more patient than you are: every round she plays one card more. Whoever keeps still keeps their aim, and whoever is hit loses it. Guns work as well, for those who come near enough to see the ridge. If Otacon is with you, there are guards on the field; but he is the one she would let come near. Bring him to her ridge, and nobody needs to die.
    .won = She lies where she has lain all day, and looks at the sky for once. The rifle is still warm; one of you takes it, and nobody feels like talking. Beyond the ridge a service door leads down, out of the wind, into a cold that is made by machines.
    .spared = Nobody hears what he says to her up there. It takes a long time, and no shot is fired. When he comes down he has a handkerchief in his hand, and the ridge behind him is empty. Beyond it a service door leads down, out of the wind, into a cold that is made by machines.
    .lost = The red dot goes out. She notes hour, wind and distance, as she always does, and lies down somewhere else. Snow covers the places where you lay; it is the only thing on this field that never moved too early.

## Special rules of stages

special-forbids-focus = Focus tokens are out of play in this stage.
special-shuffles-traps = Traps are shuffled: nobody knows which is which.
special-starts-in-alert = Everybody begins with a ! underfoot: they know you are here.
special-killing-fails = Nobody may die: if a guard dies, the stage is lost.
special-leaving-wins = All you have to do is get out.
special-spread = Take at least { $each } in { $zones ->
        [one] one zone
       *[other] each of { $zones } zones
    }.
special-hostages = Each hostage follows the hero who freed them, and adds one noise die for that hero.
special-own-exits = Each hero has their own way out, and no other will do.
special-unarmed = In the zone “{ $zone }” nobody may shoot or set off explosives.
special-endless = { $gear } never runs out of ammo here.
special-equipped = Somebody has to carry the { $gear }.
special-all-sealed = No door on this map has a lock: only an event can open one.
special-sealed = { $count ->
        [one] The door { $doors } has no lock: only an event can open it.
       *[other] The doors { $doors } have no lock: only an event can open them.
    }
special-event-after = { $letter } happens only after { $letters }.
special-event-needs = { $letter } happens only for a hero who carries the { $gear }.
special-event-by-blast = Only an explosion triggers { $letter }, not a hero.

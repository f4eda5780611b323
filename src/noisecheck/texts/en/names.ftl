### The names of things. Other languages give those of figures, directions and zones the forms that their sentences need,
### as attributes that messages ask for: NAME($hero, case: "gen"), GENDER($hero).

## Names: heroes and those who watch them

name-snake = Snake
name-meryl = Meryl
name-otacon = Otacon
name-gray-fox = Gray Fox
name-guard = the guard
name-security = security
name-camera = the camera
name-ocelot = Ocelot
name-hostage = the hostage
name-tank = Tank
name-mantis = Mantis
name-hind = the Hind
name-raven = Raven
name-bust = the bust
name-rex = REX
name-lock-on-snake = the lock on Snake
name-lock-on-meryl = the lock on Meryl
name-lock-on-otacon = the lock on Otacon
name-lock-on-gray-fox = the lock on Gray Fox
name-ninja = the Ninja
name-shadow = a shadow
name-wolf = Wolf
name-decoy = a Wolf token
name-crosshair = Wolf’s crosshair
name-crosshair-snake = Snake’s crosshair
name-crosshair-meryl = Meryl’s crosshair
name-crosshair-gray-fox = Gray Fox’s crosshair
name-liquid = Liquid

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
name-resupply = Resupply
name-throw = Grenades
name-sam = S.A.M.
name-lay = Lay Claymore
name-topple = Topple
name-aim = Aim
name-pull = Pull Up
name-launch = Launcher
name-refresh = Refresh Focus
name-use = Use

## Names: what dice are rolled for

name-lock = lock
name-noise = noise check
name-shot = shot
name-guard-attack = guard’s attack
name-boss-attack = boss’s attack
name-last-breath = whether he stays down
name-trace = attack on a traced line

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

## Names: boss cards

name-rail-gun = Rail Gun
name-missile-rain = Missile Rain
name-cutting-laser = Cutting Laser
name-hull-guns = Hull Guns
name-heavy-tread = Heavy Tread
name-venting-heat = Venting Heat
name-bulldoze = Bulldoze
name-broadside = Broadside
name-swivel = Swivel
name-high-shell = High Shell
name-long-barrel = Long Barrel
name-grinding-gears = Grinding Gears
name-jammed-gun = Jammed Gun
name-fan-fire = Fan Fire
name-long-shot = Long Shot
name-bank-shot = Bank Shot
name-slow-circle = Slow Circle
name-loose-end = Loose End
name-quick-draw = Quick Draw
name-reload = Reload
name-held-breath = Held Breath
name-crosswind = Crosswind
name-slow-trigger = Slow Trigger
name-long-lens = Long Lens
name-lead-the-target = Lead the Target
name-one-shot = One Shot
name-flying-books = Flying Books
name-hurled-chair = Hurled Chair
name-falling-plaster = Falling Plaster
name-broken-mirror = Broken Mirror
name-cold-draft = Cold Draft
name-dark-room = Dark Room
name-open-book = Open Book
name-straight-right = Straight Right
name-haymaker = Haymaker
name-low-sweep = Low Sweep
name-shoulder-charge = Shoulder Charge
name-hip-throw = Hip Throw
name-come-on = Come On
name-deep-breath = Deep Breath
name-wide-bank = Wide Bank
name-tail-swing = Tail Swing
name-nose-down = Nose Down
name-side-slip = Side Slip
name-searchlight = Searchlight
name-rocket-pods = Rocket Pods
name-left-wing = Left Wing
name-right-wing = Right Wing
name-wheel-about = Wheel About
name-old-trail = Old Trail
name-long-belt = Long Belt
name-hot-barrels = Hot Barrels

## Names: steps of tracks (Mind Control is also what dice are rolled for)

name-awakening = Awakening
name-column-only = Column Only
name-row-only = Row Only
name-no-focus = No Focus
name-mind-control = Mind Control
name-upright = Upright
name-planted = Planted
name-off-balance = Off Balance
name-waiting = Waiting
name-threat-3 = Threat 3
    .short = 3
name-threat-4 = Threat 4
    .short = 4
name-threat-5 = Threat 5
    .short = 5
name-threat-6 = Threat 6
    .short = 6
name-threat-6-plus = Threat 6+
    .short = 6+
name-hunt-1 = Threat 1
    .short = 1
name-hunt-2 = Threat 2
    .short = 2
name-hunt-3 = Threat 3
    .short = 3
name-hunt-4 = Threat 4
    .short = 4
name-hunt-5 = Threat 5
    .short = 5
name-hunt-6 = Threat 6
    .short = 6
name-hunt-7 = Threat 7
    .short = 7
name-hunt-8 = Threat 8
    .short = 8
name-hunt-9 = Threat 9+
    .short = 9+
name-hunt-10 = Threat 10
    .short = 10
name-hunt-11 = Threat 11
    .short = 11
name-hunt-12 = Threat 12
    .short = 12
name-straight-cut = Straight Cut
name-long-lunge = Long Lunge
name-shadow-step = Shadow Step
name-thousand-cuts = A Thousand Cuts
name-cold-company = Cold Company
name-afterimage = Afterimage
name-lowered-blade = Lowered Blade

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

## Names: explosives

name-flight = missile’s flight
name-blast = missile’s blast

## Names: Meryl and Gray Fox

name-disguise = Gain Disguise
name-disguise-check = disguise check
name-blade = blade
name-not-a-rookie = Not a Rookie
name-get-clear = Get Clear!

## Names: Otacon and his System cards

name-hack = Hack Terminal
name-search = System Search
name-access = Access Systems
name-recall = Recall Die
name-resolve = Resolve System
name-distraction = Distraction
name-door-control = Door Control
name-camera-loop = Camera Loop
name-lights-out = Lights Out
name-all-clear = All Clear
name-elevator-override = Elevator Override
name-sensor-control = Sensor Control
name-radio-silence = Radio Silence
name-flight-recorder = Flight Recorder
name-cargo-hoist = Cargo Hoist
name-feed-jam = Feed Jam
name-engine-trim = Engine Trim
name-radio-decoy = Radio Decoy
name-laser-guide = Laser Guide
name-medical-locker = Medical Locker
name-track-reading = Track Reading
name-cold-shower = Cold Shower
name-loudspeaker = Loudspeaker
name-mined-lane = Mined Lane
name-frost-haze = Frost Haze
name-freight-belt = Freight Belt
name-supply-cage = Supply Cage
name-override-order = Override Order
name-false-echo = False Echo
name-missile-rack = Missile Rack
name-feedback-loop = Feedback Loop
name-ecm-burst = ECM Burst
name-hatch-release = Hatch Release
name-open-channel = Open Channel

### The words of drawn maps: what each part of a picture is, for the mouse and for screen readers.

render-round = Round { $round }, { $phase ->
        [enemy] enemy phase
       *[player] player phase
    }
render-won = Stage cleared
render-lost = Lost: { loss }
render-cameras = Cameras: { $colour ->
        [orange] orange
       *[green] green
    }
render-coordinates = Coordinates
render-walls = Walls
render-space = { $space }, zone { $zone }{ $watched ->
        [yes] , in the sight of a guard or camera
       *[no] { "" }
    }{ $fire ->
        [yes] , under a boss’s fire
       *[no] { "" }
    }
render-obstacle = { $space }, obstacle
render-zone = Zone { $zone }

render-hero = { $hero } at { $space }{ $acting ->
        [yes] , whose turn it is
       *[no] { "" }
    }{ $acted ->
        [yes] , has acted
       *[no] { "" }
    }{ $disguised ->
        [yes] , disguised
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , damage { $damage }
    }
render-guard = Guard at { $space }, looking { $facing }{ $damage ->
        [0] { "" }
       *[other] , damage { $damage }
    }{ $ko ->
        [0] { "" }
       *[other] , KO damage { $ko }
    }
render-boss = { $figure } at { $space }{ $facing ->
        [none] { "" }
       *[other] , looking { $facing }
    }, damage { $damage } of { $health }{ $printed ->
        [none] { "" }
       *[other] , marked { $printed } here
    }
render-token = { $token } at { $space }{ $damage ->
        [0] { "" }
       *[other] , damage { $damage }
    }
render-node = Node at { $space }, arrow { $facing }{ $printed ->
        [none] { "" }
       *[other] , number { $printed }
    }
render-ko = KO token at { $space }, { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }{ $tied ->
        [yes] , tied up
       *[no] { "" }
    }
render-dead = Dead token at { $space }
render-investigate = Attention of { $hero } at { $space }: investigate
render-alert = Attention of { $hero } at { $space }: alert

render-camera = Camera at { $space }, orange { $orange }, green { $green }; { $colour ->
        [orange] orange
       *[green] green
    } is in force
render-trap = Trap at { $space }, face down
render-trap-camera = Trap at { $space }, face up: camera, orange { $orange }, green { $green }; { $colour ->
        [orange] orange
       *[green] green
    } is in force
render-laser = Trap at { $space }, face up: laser
render-blank = Trap at { $space }, face up: blank
render-charge = { $gear } at { $space }, laid by { $hero }

render-objective = { $hostage ->
        [yes] Hostage
       *[no] Objective
    } at { $space }{ $optional ->
        [yes] , optional
       *[no] { "" }
    }{ $down ->
        [yes] , face down
       *[no] { "" }
    }{ $taken ->
        [yes] , taken
       *[no] { "" }
    }
render-event = Event { $letter } at { $space }{ $used ->
        [yes] , happened
       *[no] { "" }
    }
render-exit = Exit at { $space }
render-own-exit = Exit for { $hero } only, at { $space }
render-terminal = Terminal at { $space }, level { $level }, needs { $needs }{ $hacked ->
        [yes] , hacked
       *[no] { "" }
    }
render-elevator = Elevator at { $space } to { $to }
render-supply = Supply at { $space }
render-barracks = Barracks at { $space }, { $count ->
        [one] 1 guard
       *[other] { $count } guards
    } for zone { $zone }
render-barracks-facing = Barracks at { $space }, { $count ->
        [one] 1 guard
       *[other] { $count } guards
    } for zone { $zone }, facing { $facing }
render-facing-icon = Facing icon at { $space }: { $facing }
render-turn-icon = Turn icon at { $space }

render-door-locked = Door { $door }, locked, level { $level }, needs { $needs }
render-door-sealed = Door { $door }, sealed: only an event can open it
render-door-open = Door { $door }, open{ $needs ->
        [none] { "" }
       *[dice] , level { $level }
    }
render-dice = dice here: { $dice }

render-legend-seen = in the sight of a guard or camera
render-legend-gaze = in the sight of the boss
render-legend-fire = under a boss’s fire
render-legend-beyond = where nobody can walk
render-legend-node = node of a boss, with its arrow
render-legend-numbered = numbered space of a boss

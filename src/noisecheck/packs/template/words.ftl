# What players read. The keys belong to the stage; what stands behind them is yours.

name-my-stage = My Stage
stage-my-stage = Two guards, a camera, and something worth fetching.
    .briefing = Somewhere in the store on the north side (c2) lies what you came for. Take it, then leave by the gate in the north-east. The door of the gate is locked; the desk in the middle room (A) knows how to open it, and so do patient hands. The way round it, by the east, lies under a camera that looks away now and then.
    .event-A = A desk, a drawer, and in the drawer a box with one button.
    .won = Behind you a drawer is found open, and then a shelf empty. By then you are two hills away.
    .lost = What you came for still lies on its shelf, and the two of them go their rounds. There will be another night.

name-press-the-button = Press it. The door of the gate opens, and a bell rings where you stand.
name-copy-the-code = Only copy the code. The door can be opened unheard, but somebody comes to look after the drawer.

# What bots say about what they are about to do. `left` counts actions.

bot-name-random = Random
    .about = Takes any option, without a thought.
bot-name-steady = Steady
    .about = Plays by rules of thumb, at once.
bot-name-search = Search
    .about = Tries the best plans on imagined futures and takes the one that goes best.

bot-random = No reason: any option would do.

# plans

bot-finishes = { $hero } can finish the stage now.
bot-takes = { $hero } takes an objective and ends in { $space }.
bot-reaches = { $hero } reaches an event that is needed and ends in { $space }.
bot-dresses = { $hero } puts on a uniform while nobody looks.
bot-fells = { $hero } takes out the guard in { $target }, who would be a danger if left standing.
bot-opens = { $hero } works on the door { $door }; the way leads through it.
bot-knocks = { $hero } knocks, to draw guards away, and ends in { $space }.
bot-runs = { $hero } is seen whatever happens, and makes for { $space }.
bot-goes =
    { $hero } goes to { $space }, { $left ->
        [0] where it wants to be
        [one] 1 action from its goal
       *[other] { $left } actions from its goal
    }.
bot-hides = { $hero } gets out of the way to { $space }, where guards will hardly look.
bot-as-suggested = { $hero } does what the hint suggests.
bot-waits = There is nothing better to do in this turn.

# what is done on the spot

bot-eats = { $hero } is hurt, and has the time to eat.
bot-calms-down = { $hero } has little Focus left, and takes the medicine.
bot-boxes = { $hero } hides in a box: guards may come by.
bot-hacks = { $hero } has the time to hack the terminal.
bot-works = { $hero } has the time to work on the systems.
bot-recovers = { $hero } stays and gathers Focus.
bot-resolves = { $hero } has a system ready that helps now: { $card }.

# boss fights

bot-attacks = { $hero } attacks: that is worth more than what { $figure } may do in return.
bot-moves-in-fight = { $hero } takes up a better place against { $figure }.
bot-resupplies = { $hero } fetches what is missing.
bot-fights = That promises most against { $figure }.

# other questions

bot-turn = Whoever is nearest to its goal goes first.
bot-steps = { $hero } goes on as planned.
bot-guard-target = The guards are drawn to where it hurts least.
bot-guard-path = On this way the guard sees heroes late, or not at all.
bot-guard-spawn = That is farthest from everybody.
bot-guard-facing = There it sees nobody.
bot-camera = So the camera sees least of us.
bot-roll-changed = This makes the roll better by more than the token is worth.
bot-roll-stands = The roll is good enough as it is.
bot-decided = That makes the rest of the way easier, and keeps it quiet.
bot-loadout = That is what { $hero } can use best.
bot-fits = That suits us best.

# hints: what there is to notice

bot-hint-finish = { $hero } can finish the stage in this turn.
bot-hint-in-sight = { $hero } stands in sight of { $at }: who acts there or ends a turn there is seen.
bot-hint-looks-here = The guard in { $at } may come for { $hero }: in this space { $hero } is spotted before its next turn with a chance of { $chance } %.
bot-hint-looks-there =
    The guard in { $at } is likely to look at { $count ->
        [one] a space
       *[other] { $count } spaces
    } that { $hero } could go to.
bot-hint-camera = The next Order card may turn a camera on { $space }, where { $hero } stands.
bot-hint-noise =
    { $hero } has made noise: { $count ->
        [one] 1 white die
       *[other] { $count } white dice
    } at the end of the turn; the chance to be heard is { $chance } %.
bot-hint-take =
    { $count ->
        [one] An objective is
       *[other] { $count } objectives are
    } within reach of { $hero }, unseen.
bot-hint-fell =
    { $hero } can take out { $count ->
        [one] the guard in { $at }
       *[other] one of the guards in { $at }
    }, unheard and unseen.
bot-hint-goal =
    The next thing to do for { $hero } is in { $space }; with all that follows it is about { $count ->
        [one] 1 action
       *[other] { $count } actions
    } to the end.

bot-hint-boss-card = The next card of { $figure } is known: { $card }.
bot-hint-boss-harm = Who stays where { $hero } stands has to expect about { $damage } damage in the turn of { $figure }.
bot-hint-boss-place =
    { $count ->
        [one] There is 1 good place
       *[other] There are { $count } good places
    } within reach to act against { $figure } from.

# hints: what speaks for a plan, and what against it

bot-for-finish = It wins the stage.
bot-for-goal =
    It brings { $hero } { $count ->
        [one] 1 action
       *[other] { $count } actions
    } nearer to the goal.
bot-against-goal =
    It takes { $hero } { $count ->
        [one] 1 action
       *[other] { $count } actions
    } farther from the goal.
bot-against-seen = { $hero } is seen on the way, or may be; an alert brings everybody.
bot-against-noise = It makes noise that guards may hear.
bot-for-cameras = It leaves the sight that a camera will have when the next Order card turns it.
bot-against-cameras = It ends where a camera looks if the next Order card turns it.
bot-for-earshot = It ends farther than 2 spaces from every guard, should they be told to listen.
bot-against-earshot = It ends within 2 spaces of a guard, who may be told to listen.
bot-for-felled = A guard less is a danger less.
bot-against-felled = The blow may fail, and a guard that is hurt and stands calls out.
bot-for-uniform = In a uniform { $hero } passes for one of them.
bot-against-focus = It spends Focus or equipment that will be missing later.
bot-for-safety = An attack is less likely than if { $hero } stays.
bot-against-safety = An attack is more likely than if { $hero } stays.
bot-for-damage = It deals about { $damage } damage on average.
bot-against-damage = What follows at once costs about { $damage } damage on average.
bot-for-place = An attack from { $space } deals about { $damage } damage an action.
bot-for-way =
    { $count ->
        [one] 1 action
       *[other] { $count } actions
    } more to a place to attack from.
bot-against-place = A turn that ends in { $space } costs about { $damage } damage.
bot-for-shelter = A turn that ends in { $space } costs hardly any damage.

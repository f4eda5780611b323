# What bots say about what they are about to do. `left` counts actions.

bot-name-random = Random
    .about = Takes any option, without thinking.
bot-name-steady = Steady
    .about = Plays by rules of thumb, without delay.
bot-name-search = Search
    .about = Tries its best plans on imagined futures and takes the one that goes best.

bot-random = No reason: any option would do.

# plans

bot-finishes = { $hero } can finish the stage now.
bot-takes = { $hero } takes an objective and ends in { $space }.
bot-reaches = { $hero } reaches an event that is needed and ends in { $space }.
bot-dresses = { $hero } puts on a uniform while nobody looks.
bot-fells = { $hero } takes out the guard in { $target }, who would be dangerous if left standing.
bot-opens = { $hero } works on the door { $door }; the way leads through it.
bot-knocks = { $hero } knocks to draw guards away, and ends in { $space }.
bot-runs = { $hero } will be seen anyway, and makes for { $space }.
bot-goes =
    { $hero } goes to { $space }, { $left ->
        [0] the right place to be
        [one] 1 action from the goal
       *[other] { $left } actions from the goal
    }.
bot-hides = { $hero } gets out of the way, to { $space }, where guards are unlikely to look.
bot-as-suggested = { $hero } does what the hint suggests.
bot-waits = There is nothing better to do this turn.

# what is done on the spot

bot-eats = { $hero } is hurt, and has time to eat.
bot-calms-down = { $hero } has little Focus left, and takes the medicine.
bot-boxes = { $hero } hides in a box: guards may come by.
bot-hacks = { $hero } has time to hack the terminal.
bot-works = { $hero } has time to work on the systems.
bot-recovers = { $hero } stays and gathers Focus.
bot-resolves = { $hero } has a System card that helps now: { $card }.

# boss fights

bot-attacks = { $hero } attacks: that gains more than { $figure } can do in return.
bot-moves-in-fight = { $hero } moves to a better place against { $figure }.
bot-resupplies = { $hero } fetches what is missing.
bot-fights = That promises the most against { $figure }.

# other questions

bot-turn = Whoever is nearest to their goal goes first.
bot-steps = { $hero } goes on as planned.
bot-guard-target = It hurts least there.
bot-guard-path = This way the guard sees heroes late, or not at all.
bot-guard-spawn = That is farthest from everybody.
bot-guard-facing = It sees nobody there.
bot-camera = That way the camera sees the least of us.
bot-roll-changed = This improves the roll by more than the token is worth.
bot-roll-stands = No change to this roll is worth what it costs.
bot-roll-awaited = Nothing is worth spending before the dice fall.
bot-decided = That makes the rest of the way easier, and keeps it quiet.
bot-loadout = That is what { $hero } can make the most of.
bot-fits = That suits us best.

# hints: what there is to notice

bot-hint-finish = { $hero } can finish the stage this turn.
bot-hint-in-sight = { $hero } is in sight of { $at }: anybody who acts there or ends a turn there is seen.
bot-hint-looks-here = The guard in { $at } may come for { $hero }: in this space the chance of { $hero } being spotted before the next turn is { PERCENT($chance) }.
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
    } at the end of the turn. The chance of being heard is { PERCENT($chance) }.
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
    The next thing for { $hero } to do is in { $space }. Everything together takes about { $count ->
        [one] 1 action
       *[other] { $count } actions
    }.

bot-hint-boss-card = You know { $figure }’s next card: { $card }.
bot-hint-boss-harm = Staying where { $hero } is costs about { $damage } damage in { $figure }’s turn.
bot-hint-boss-place =
    { $hero } can reach { $count ->
        [one] 1 good place
       *[other] { $count } good places
    } to attack { $figure } from.

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
bot-against-seen = { $hero } is seen on the way, or may be, and an alert brings everybody.
bot-against-noise = It makes noise that guards may hear.
bot-for-cameras = It leaves a space that a camera may see when the next Order card turns it.
bot-against-cameras = It ends where a camera will look if the next Order card turns it.
bot-for-earshot = It ends more than 2 spaces from every guard, in case they are told to listen.
bot-against-earshot = It ends within 2 spaces of a guard, who may be told to listen.
bot-for-felled = One guard less is one worry less.
bot-against-felled = The blow may fail, and a guard who is hurt but still standing raises the alarm.
bot-for-uniform = In a uniform { $hero } passes for one of them.
bot-against-focus = It spends Focus or equipment that may be needed later.
bot-for-safety = An attack is less likely than if { $hero } stays.
bot-against-safety = An attack is more likely than if { $hero } stays.
bot-for-damage = It deals about { $damage } damage on average.
bot-against-damage = The immediate answer costs about { $damage } damage on average.
bot-for-place = An attack from { $space } deals about { $damage } damage per action.
bot-for-way =
    It ends { $count ->
        [one] 1 action
       *[other] { $count } actions
    } from a place to attack from.
bot-against-place = A turn that ends in { $space } costs about { $damage } damage.
bot-for-shelter = A turn that ends in { $space } costs hardly any damage.

### The rules of the game, one message for each rule id.
###
### The message itself is the title, .text explains the rule at the table, and .ruling says what we decided
### where the rulebook is silent, ambiguous or at odds with another edition. RULINGS.md gives the reasons.
### A value stands on one line: Fluent keeps line breaks, and the reader's window should do the wrapping.

## Chapters

chapter-SET = Stages and their set-up
chapter-ADJ = Adjacency
chapter-MOV = Movement
chapter-ACT = Turns and actions
chapter-ATT = Attention and noise
chapter-LOS = Line of sight
chapter-COM = Attacks and damage
chapter-FOC = Focus tokens
chapter-HER = Heroes
chapter-ORD = The Enemy phase of a Sneaking stage
chapter-GRD = How a guard activates
chapter-BOS = Boss stages
chapter-CDX = Codec
chapter-CON = Components

## SET: stages and their set-up

rule-SET-1 = A stage
    .text = A stage is played in one sitting. It tells how many can play and for how long, then gives the map, the set-up, the objectives, the special rules and the rewards.
rule-SET-2 = Two kinds of stage
    .text = In a Sneaking stage you slip past guards; in a Boss stage you fight a single boss, and guards appear only where the stage asks for them.
rule-SET-3 = Who may play whom
    .text = For each number of players the stage lists the heroes that have to take part and those that can. Every player leads one hero, and friends are welcome to share one.
    .ruling = One person may lead several heroes; wherever a table counts players, count heroes.
rule-SET-4 = Winning
    .text = You win once every objective that is not marked optional is done. Optional ones earn something extra and are never needed for the win.
rule-SET-5 = Losing
    .text = The stage is lost the moment a hero is Killed in Action, the Game Over card comes to light, or one of the stage's own failure conditions is met.
rule-SET-6 = Failure beats success
    .text = If the very action that finishes your last objective also makes you fail, you have failed.
    .ruling = We look for the win when an action or a Focus move is over together with everything it set off (events, leapfrog attacks, LOUD, burned cards), and before the noise check and the alert for a guard left hurt.
rule-SET-7 = Special rules come first
    .text = Where a stage's special rules and the standard rules disagree, play the special rules.
rule-SET-8 = Event tokens
    .text = A hero that moves onto an Event token (A to D) resolves that event on the spot. If it happens halfway through an action such as a Dash, the rest of the action follows afterwards.
rule-SET-9 = Stage cleared
    .text = After a win, do what the stage says for a cleared stage; as a rule, new Equipment cards go into the Memory Box.
rule-SET-10 = Memory Box
    .text = Unlocked equipment stays in the Memory Box between sessions and is yours to use in every later stage. VR missions can be played whenever you like and unlock equipment as well.
rule-SET-11 = Setting up a hero
    .text = A hero starts with its dashboard, 4 Action tokens, 4 Focus tokens, its Attention token beside the map, and equipment up to its limit, each card loaded with its printed Ammo, Charge or special tokens.
    .ruling = Each stage is a fresh start: no damage, all Focus tokens active, every card full, and cards discarded earlier are back.
rule-SET-12 = Starting equipment
    .text = Starting equipment works for its own hero only. Snake brings nothing; Meryl a Light Assault Rifle and a Handgun (.50 Cal); Otacon Rations and ADV Stealth Camouflage; Gray Fox an Arm Cannon, a High-Frequency Blade and Stealth Camouflage.
rule-SET-13 = Sharing out the Memory Box
    .text = Before the stage the group hands out Memory Box cards as it pleases, and starting cards may make room for them, as long as each hero keeps to its limit. A card with portraits can be carried only by a hero pictured on it.
    .ruling = Once the stage has begun, cards stay with their hero: there is no trading.
rule-SET-14 = Never more than printed
    .text = A card can be refilled, but it never holds more tokens than the number printed on it.
rule-SET-15 = Used-up cards
    .text = Single-use equipment is discarded after its use. Action tokens that were lying on it move to the hero's dashboard and stay spent until that hero's next turn.
rule-SET-16 = The guards' two decks
    .text = The stage says how many blue and how many red Order cards to use: shuffle each colour alone and put the blue stack on top of the red. Shuffle the Reaction cards too.
    .ruling = The Game Over card is always one of the red cards used.
rule-SET-17 = The boss's deck
    .text = A Boss stage swaps the guards for the boss's dashboard, figure and shuffled deck. A resolved card goes under the deck unless it says something else, and the deck is not shuffled again during the stage.
rule-SET-18 = Actions in Boss stages
    .text = Some Boss stages bring Special Action cards, and a reference card on every dashboard hides the actions that are out of use.
    .ruling = Hidden are Drag Body, Interact, Knock, Silent Takedown and Gain Disguise. Otacon, who works from his terminal tile, loses Sneak, Dash, Knock and Interact. A stage may give actions back.
rule-SET-19 = Map and zones
    .text = The map is every tile and token in play, and it is divided into zones. An elevator, an elevator shaft or a barracks belongs to the zone it touches.
rule-SET-20 = Active zones
    .text = A zone is active while a hero stands in it or a hero's ! token lies in it.
rule-SET-21 = Attention in Boss stages
    .text = Being seen by a boss alerts nobody, and with no guards around there is no noise check.
    .ruling = LOUD equipment, leapfrogged enemies and a rolled ! still place the Attention token as usual; it matters only to rules that ask for it.
rule-SET-22 = What else a stage fixes
    .text = A stage names the colour the Camera Facing token shows at the start, the order of its zones, and the System deck that Otacon draws from.
    .ruling = The rulebook leaves these three open, so every stage states them.

## ADJ: adjacency

rule-ADJ-1 = Adjacent
    .text = Two spaces are adjacent if they share a side and no obstacle lies between them. Diagonal neighbours are not adjacent.
rule-ADJ-2 = Obstacles
    .text = Obstacles stop both movement and sight: walls (red or thick black lines), locked doors, trees, whatever stands in a space outlined in red, and anything a stage adds.
    .ruling = A door that has been unlocked is no obstacle at all.
rule-ADJ-3 = Locked doors
    .text = A locked door closes one edge between two spaces and can be worked on from either side.
    .ruling = Its token lies in the space the door names first and hides a turn icon there until the door is opened.

## MOV: movement

rule-MOV-1 = Moving
    .text = Figures move straight, never diagonally, and no two figures share a space unless a boss's rules allow it.
rule-MOV-2 = Leapfrogging
    .text = If the way leads into an occupied space, the figure hops over it, and over every occupied space right behind it, to a free one. The whole hop counts as one space.
    .ruling = The hop may turn corners but uses no space twice and never returns to its start. If several hops reach the same landing, the one over the fewest enemies counts, then the shortest. Tokens underneath are ignored, yet sight, traps and lasers notice the hero on the way.
rule-MOV-3 = Leapfrogging enemies
    .text = A hero that hopped over enemies finishes its move, puts its ! token under itself, and is then attacked by each enemy it hopped over, whether that enemy sees it or not.
    .ruling = First the event or mine of the landing space, then the ! token, then the attacks in the order of the hop: one for each time an enemy was jumped, even by a guard just removed. No Reaction cards are drawn.
rule-MOV-4 = One action, one move
    .text = All the spaces walked in one action are one single move.
    .ruling = A hero may stop a longer move early, after at least 1 space.
rule-MOV-5 = From zone to zone
    .text = Heroes walk from one zone into another wherever the map joins them.
    .ruling = The rulebook says nothing about it; we see zone borders as no hindrance for heroes.

## ACT: turns and actions

rule-ACT-1 = The round
    .text = A round begins with all Action tokens coming back; then the heroes play, and after them the enemies.
rule-ACT-2 = Turn order
    .text = Every hero takes one turn a round, in whatever order the group likes. Finish one hero's turn before the next begins.
rule-ACT-3 = Paying for actions
    .text = A turn is worth 4 Action tokens: put as many as the action costs on it, and repeat an action if you wish. Tokens may be left unspent.
rule-ACT-4 = Sneak
    .text = For 1 action the hero moves 1 space, quietly.
rule-ACT-5 = Dash
    .text = For 1 action the hero moves 2 spaces. It is fast but noisy.
rule-ACT-6 = Hand-to-Hand Attack
    .text = For 1 action the hero strikes a figure next to it with 1 white die. Hits are KO damage.
rule-ACT-7 = Combo Attack
    .text = For 2 actions the hero strikes a figure next to it with 2 white dice and 1 black die. Hits are KO damage, and the attack makes no noise.
rule-ACT-8 = Focus
    .text = Pay the number shown on a used Focus token to turn it active again, one token for each Focus action.
rule-ACT-9 = Drag Body
    .text = For 1 action, noisily, the hero grips a KO or Dead token in its own or an adjacent space, moves 1 space, and lays the token in an empty space next to it.
    .ruling = You may only step where the body can be laid down afterwards. If the step was seen, the alert comes before the body is put down. A body can be pulled out from under a figure, and keeps its stars and its rope.
rule-ACT-10 = Interact
    .text = For 1 action the hero uses a map element whose interact icon lies inside its space or along that space's edge.
rule-ACT-11 = Opening a lock
    .text = Interact with a locked object rolls 1 white and 2 black dice (Otacon: 4 black). Further Interacts this turn reroll as many of those dice as you like; as soon as they include the combination, the lock is open and its token is gone.
rule-ACT-12 = Locks are opened in one go
    .text = Locks range from level 2 to level 5. A try is lost when the hero walks off or its turn ends.
    .ruling = Walking off means leaving the space. Beginning another lock clears the dice. Focus may be used on any die lying at the lock, and the changed value stays.
rule-ACT-13 = Knock
    .text = For 1 action the hero draws attention to the space it stands in (ATT-2).
rule-ACT-14 = Whom you may attack
    .text = An attack needs line of sight to its target.
    .ruling = Heroes do not attack heroes unless a rule forces them to. A hero hit by KO damage takes it as plain damage.
rule-ACT-15 = LOUD equipment
    .text = After an action marked LOUD, the hero puts its ! token under itself.
rule-ACT-16 = Tokens on equipment
    .text = Action tokens paid for a card's action lie on that card until the next round brings them back.
rule-ACT-17 = Elevators
    .text = From an elevator space a hero may Interact to ride to a free space of the elevator it is joined to.
    .ruling = The ride is a move: being seen at either end counts and an event at the far end happens. Guards never take the elevator.
rule-ACT-18 = Objective tokens
    .text = A hero standing on an objective token may Interact to take or use it, as the stage explains.
    .ruling = If the token lies face down, the same Interact turns it up and takes it.
rule-ACT-19 = Exits
    .text = When the objectives are done, the heroes the stage names still have to reach exit spaces.
    .ruling = Each of them needs a space of its own, and a stage offers as many exit spaces as that takes.

## ATT: attention and noise

rule-ATT-1 = The Attention token
    .text = Each hero has one Attention token. It is either off the map or on a space, showing ? (Investigate) or ! (Alert).
rule-ATT-2 = Drawing attention
    .text = If the token is off the map, it goes under the hero with ? up. If it already lies somewhere, it moves to the hero's space and shows the same side as before.
rule-ATT-3 = Being alerted
    .text = The token goes under the hero with ! up, wherever it was. Some mines put it on the mine instead.
rule-ATT-4 = White dice betray
    .text = Whenever a hero rolls white dice and a ! is showing, the hero draws attention.
    .ruling = It is judged once, on the final result, so Focus can still save you. In a reroll only the dice rolled just now count.
rule-ATT-5 = Noise check
    .text = A hero whose zone has a guard in it ends its turn with a roll: 1 white die for each Action token on the noisy actions of this turn. Any ! draws attention.
rule-ATT-6 = ! is not a number
    .text = A ! never hits, and adding or subtracting cannot change it. Rerolling can.

## LOS: line of sight

rule-LOS-1 = Who sees whom
    .text = To aim at something you must see it, unless a rule says you need not. Sight takes two things at once: the right facing (LOS-2) and a clear box (LOS-3).
rule-LOS-2 = Facing
    .text = Something that has a facing sees only what lies ahead of it. Heroes, Trap tokens still face down and Laser Sensors look every way.
    .ruling = Ahead means strictly further along the facing, however far to the side: facing north, that is every row above the watcher, in any column.
rule-LOS-3 = The clear box
    .text = Take the smallest rectangle of spaces that holds watcher and target. If a wall between two of its spaces, a locked door or an obstacle is inside, they do not see each other.
    .ruling = A gap in the map, where there is no space, blocks like an obstacle.
rule-LOS-4 = Figures do not block sight
    .text = You can see past figures, friend or foe.
    .ruling = The rulebook never lists figures among the things that block sight, so they do not.
rule-LOS-5 = Under the camera
    .text = A camera does not see the space it stands in.
rule-LOS-6 = Seen is alerted
    .text = In a Sneaking stage a hero in sight of a guard or a camera is alerted, however it came about and in whichever zone: a new guard, a waking one and a camera that has just turned all count.
rule-LOS-7 = Seen on the move
    .text = A hero that starts a move in sight, or passes through sight, completes the move and is alerted where it ends.
    .ruling = Everything that noticed the hero on the way (guards, cameras, lasers, leapfrogged enemies) is noted and leads to one alert at the end. Events, traps turning over and mines happen at once.
rule-LOS-8 = Enemy facing
    .text = A guard or a boss looks where the arrow on its base points.
rule-LOS-9 = Camera cones
    .text = Every camera has an orange and a green cone. The colour showing on the Camera Facing token tells which cone all cameras look through now.
rule-LOS-10 = Trap tokens
    .text = A face-down Trap token is turned up as soon as a hero steps into its line of sight. If it is a camera, neither cone may point at a wall, and it looks through the colour now in force.
    .ruling = The players give the two cones two different open directions; if only one is open, both take it. Traps uncovered by the same step turn over from top to bottom, then left to right.
rule-LOS-11 = Laser Sensors
    .text = A hero that comes into a Laser Sensor's line of sight is alerted.
    .ruling = Coming in is a step from outside to inside, or being inside when the sensor is uncovered, which alerts every hero there. The sensor's own space is inside.

## COM: attacks and damage

rule-COM-1 = Who rolls
    .text = Every attack is a dice roll. The attacking player rolls what the action names; when an enemy attacks, the player of the hero under attack rolls.
rule-COM-2 = Hits
    .text = Each die that reaches the target's Defense, or beats it, is 1 damage.
rule-COM-3 = Guard attacks
    .text = A guard attacks with 2 black dice, and only in the Enemy phase or when a hero hops over it.
rule-COM-4 = Boss attacks
    .text = A boss attacks with the dice on its dashboard plus any that other rules add.
rule-COM-5 = Damage without an attack
    .text = Explosions and dangers of the place simply deal their damage: no dice, no attacker.
    .ruling = Such damage causes no alert for a guard left hurt (COM-8) and sets off no ability that speaks of attacking; what its card says goes.
rule-COM-6 = Defeat
    .text = A figure whose damage has reached its Health is defeated. A guard becomes a Dead token; a hero is Killed in Action, and that ends the stage in failure.
rule-COM-7 = Knocking out a guard
    .text = Once a guard's KO damage has reached its Health, a KO token with its 2-star side up takes the guard's place.
    .ruling = KO damage and hit damage are counted apart, and a guard that leaves the map takes its damage with it.
rule-COM-8 = Hurt but standing
    .text = If you damage a guard and it is still on its feet when your turn ends, you are alerted then, whether anyone sees you or not.
rule-COM-9 = Bosses and KO damage
    .text = Against a boss, KO damage counts like any other damage.
rule-COM-10 = Guards lying down
    .text = A knocked-out guard cannot be attacked, and damage from equipment does nothing to it.
rule-COM-11 = A guard's values
    .text = A guard has Defense 3 and Health 2 and attacks with 2 black dice.
rule-COM-12 = What can run out
    .text = There are 12 guard figures, and no more can be on the map at once. Tokens never run out.
    .ruling = Only the guard figures are limited by the contents of the box.

## FOC: Focus tokens

rule-FOC-1 = Using Focus
    .text = Turning over an active Focus token is free, and you may use as many as you have.
rule-FOC-2 = Focus on dice
    .text = Tokens that change dice work on any roll of their owner (attack, lock, noise, hacking) and on an enemy's attack against it, as long as the result has not yet counted.
rule-FOC-3 = Focus that moves you
    .text = A token that moves its hero can be used only in that hero's own turn.
    .ruling = Two editions would allow any player's turn; we follow the three that mean the owner's.
rule-FOC-4 = Getting Focus back
    .text = The Focus action turns a used token active again for the price on its grey side.
rule-FOC-5 = Lowest and highest
    .text = A changed die stays between 1 and 6.
    .ruling = Whatever falls below 1 counts as 1, and whatever rises above 6 counts as 6.
rule-FOC-6 = One more die
    .text = A token for an extra die may be used before the roll or after seeing it.
rule-FOC-7 = When to use which token
    .text = A token that takes a die away has to be used before the first roll; rerolls, plus and minus come after it.
    .ruling = You may waste a token, say +2 on a 6, but plus or minus is never offered for a !.

## HER: heroes

rule-HER-1 = Snake
    .text = Silent Takedown (2 actions) turns an adjacent guard with its back to Snake into a Dead token. Focus: reroll 1 die; +2; −2; roll 1 white die fewer or move 1 space.
    .ruling = The icon of the takedown is lost; we play it as deadly, as the names two editions give it say.
rule-HER-2 = Snake: Sneak Attack
    .text = Once a round, when Snake has damaged a target in his row or column that has its back to him and still stands, he may add 1 damage of the same kind.
rule-HER-3 = Snake: I Work Alone
    .text = Once a round, when Snake uses a weapon and no other hero is within 2 spaces, he may raise or lower one die by 1.
rule-HER-4 = Meryl
    .text = Gain Disguise (2 actions, Sneaking stages): next to a KO or Dead token, with her ! token off the map, she becomes Disguised Meryl. Focus: +2; plus or minus 1; 1 more action this turn; 1 more white die, before or after the roll.
rule-HER-5 = Meryl: in disguise
    .text = Guards and cameras take her for one of their own. The disguise is over when her ! token comes under her, when she draws attention in sight of a guard or camera, or when she does anything but Sneak, Dash or Focus in such sight.
    .ruling = Guards may hop over her and she over them, with no ! and no attack. She is no guard for Radio-In, Stay Alert or who is nearest. Lasers still alert her, she keeps her zone active, and losing the disguise in sight alerts her at once.
rule-HER-6 = Meryl: disguise check
    .text = In sight of a guard right next to her, Disguised Meryl rolls 1 white die, and a ! draws attention.
    .ruling = She rolls after every action of hers, and when a guard stops there: at most once for each guard in her own turn, and once in an Enemy phase. If the active guard finds her out, it attacks her.
rule-HER-7 = Meryl: Not a Rookie
    .text = Once a round, when an attack of hers shows a 6 that nothing has changed, she may add 1 damage of the same kind.
rule-HER-8 = Meryl: I Can Help
    .text = A hero within 2 spaces of Meryl may use her Focus tokens, in sight of her or not.
rule-HER-9 = Otacon: I'm No Soldier
    .text = Otacon uses no weapons, and his dashboard offers neither attacks nor Drag Body.
rule-HER-10 = Otacon: Hack Terminal
    .text = For 1 action, on or next to a terminal not yet hacked, Otacon rolls 4 black dice plus extras; doing it again rerolls any of them. When the dice include the combination (level 2 to 5) the terminal is hacked for good; the try is lost if he moves away or his turn ends.
    .ruling = He has moved away when he is neither on the terminal's space nor next to it.
rule-HER-11 = Otacon: System Search
    .text = For 1 action, on or next to a hacked terminal, he draws a System card and lays it open beside his dashboard. He keeps 3 at most: if a fourth comes, one of them goes back to the top or bottom of its deck.
rule-HER-12 = Otacon: Access Systems
    .text = For 1 action, on or next to a hacked terminal and with a System card out, he rolls up to 4 black dice and may set each on an empty slot of its value. Dice stay there over the rounds and can be taken back any time, even to be rolled again; dice on cards and dice rolled are 4 together at most, extras not counted.
rule-HER-13 = Otacon: System effects
    .text = With all slots covered, a System card can be resolved whenever he likes in his turn, or as soon as its condition is met, at any level up to that of the hacked terminal beside or under him. Its dice then come off and the card goes under the System deck.
rule-HER-14 = Otacon: disconnecting
    .text = If Otacon moves away from the terminal, or an effect disconnects him, all dice leave the System cards, and the cards return to the top or bottom of the deck in an order he likes.
rule-HER-15 = Otacon: Hacker and Codec Call
    .text = When hacking or accessing he may add up to 2 white dice, each of which can draw attention. His Focus tokens (plus or minus 1; reroll 1 black die; plus or minus 2; 1 more black die, before or after the roll) may also change or reroll another hero's black dice.
rule-HER-16 = Otacon in Boss stages
    .text = On his terminal card each ! he rolls moves his Attention token one space right; when it cannot move, it turns to its ! side. From then on each further ! either disconnects him, which sends the token back to the first space with ? up, or lets him be attacked; after that he carries on with any ! left.
    .ruling = That attack is 2 black dice, because its icon is lost.
rule-HER-17 = Gray Fox
    .text = Losing Myself: no Focus action while his ! token is in his zone. Get Clear!: once a round he may become the target when a figure next to him is attacked. Cornered Fox: each time he is damaged he may put 1 charge on one of his cards. Focus: +2; plus or minus 2; 1 black die fewer; 2 more spaces in a Dash.
    .ruling = His values cannot be read, so he has those of the others: Defense 3, Health 4, 3 equipment cards, 4 actions. Get Clear! needs no sight and uses his Defense and his roll. Cornered Fox works once for each source of damage and never fills a card above its printed number.

## ORD: the Enemy phase of a Sneaking stage

rule-ORD-1 = The Order card
    .text = Draw the top Order card and leave it open until the next one. If Game Over turns up, drawn or burned, the stage is lost at once; otherwise go through sections I, II and III.
rule-ORD-2 = Waken Guard
    .text = In active zones every 1-star KO token is taken away and a guard spawns there; after that each 2-star KO token turns to its 1-star side.
    .ruling = Go zone by zone in order, then top to bottom and left to right. The token is gone even if no guard can be placed and a card is burned for it.
rule-ORD-3 = Radio-In
    .text = In each active zone, compare the guard figures with the Guard Count of its barracks: one guard spawns on the barracks' spawn icon for each that is missing. KO and Dead tokens do not answer the radio.
rule-ORD-4 = Lost Contact
    .text = Burn one Order card for every 3 Dead tokens on the map, in all zones together.
rule-ORD-5 = Stay Alert
    .text = In active zones, a hero within 2 spaces of a guard puts or moves its ? token under itself. A hero whose ! token is on the map is left alone.
    .ruling = There must be a path of at most 2 spaces with no obstacle on it, and guards in inactive zones do not count.
rule-ORD-6 = Spawning a guard
    .text = A new guard appears in the target space or, if that is not free, in a free space next to it that the players choose. If neither exists, or the supply has no guard left, burn a card instead; several guards come one after another.
    .ruling = The space next to it must belong to the same zone.
rule-ORD-7 = Facing of new guards
    .text = On a facing icon, a guard from the supply looks the way the icon shows. Anywhere else the players choose a facing, but not straight at an obstacle.
rule-ORD-8 = Section II: cameras
    .text = The card shows whether the Camera Facing token turns over; then all cameras look. With no cameras in play, skip this section.
rule-ORD-9 = Section III: who goes when
    .text = Guards of all active zones activate, zone by zone in the stage's order, starting nearest the Guard Priority token; inside a zone the top row comes first, from left to right.
    .ruling = Whether a zone is active is judged when its turn comes, and then it is finished. Next is always the top-left-most guard that has not gone yet. Knowingly against the letter of page 17, a guard that spawns during this section waits for the next round.
rule-ORD-10 = End of the Enemy phase
    .text = When the guards of every active zone have gone, the phase is over.
rule-ORD-11 = Where Order cards go
    .text = A resolved Order card lies open in a discard pile for the rest of the stage; a burned card is shown to all and goes under the deck.
    .ruling = With no cards left, nothing is burned. If the deck is empty when an Enemy phase begins, time is up and the stage is lost, just as with Game Over.

## GRD: how a guard activates

rule-GRD-0 = The sequence
    .text = (1) Sees a hero: attack. (2) Stands on a token: react. After either go to 5. (3) Fix mode, target and path. (4) While movement is left: turn, look, step or hop, look again, in Patrol obey a facing icon, check for tokens; seeing a hero or meeting a token ends this. (5) End the movement and look once more. (6) Done.
    .ruling = The order is ours, put together from four pages. Turning costs no movement. In one activation a guard attacks at most once and draws at most one Reaction card; heroes it sees later are only alerted.
rule-GRD-1 = Seeing a hero
    .text = As soon as the active guard sees heroes, at its start or after a turn or step, they are alerted, it attacks the nearest of them, and it moves no further.
rule-GRD-2 = Finding a token
    .text = On a space with an Attention, KO or Dead token the active guard resolves a Guard Reaction and moves no further. Guards react only in their own activation.
rule-GRD-3 = Attack before reaction
    .text = If attack and reaction fall together, the attack comes first. Afterwards check the space once more, because the alert may have moved its token.
rule-GRD-4 = A guard's mode
    .text = A ! in its zone means Alert. Without one it will Investigate if no guard is nearer than it to some ? of the zone, or if it or a camera of the zone sees a KO or Dead token. Else it will Patrol.
    .ruling = The mode is fixed once, at the start, comparing all guards the zone has at that moment. Tokens out of reach of any path are ignored; for a ! this knowingly departs from the letter.
rule-GRD-5 = How far it moves
    .text = In Alert mode the red number of the card is its limit, in the other modes the blue one.
rule-GRD-6 = Shortest path
    .text = A path is as short as can be in spaces, goes round obstacles, and among equals has the fewest turns; if several are left, the players pick. Every distance in the game is measured along such a path.
    .ruling = Figures neither lengthen nor bend it. A first turn away from the present facing counts, a half turn is one turn, and turns never decide between targets or guards. All tied paths are offered, even if they part beyond reach, up to 128: of more, the first that many, comparing them step by step, north before east before south before west. The choice is made once and kept.
rule-GRD-7 = Following the path
    .text = Before each step the guard turns towards the next space. It leaves its path for nothing, and where no space on it can be had, it stops.
rule-GRD-8 = Guards leapfrogging
    .text = Guards hop over guards, never over heroes. Along a path they hop over all guards in a row and land on the next path space, for 1 movement, looking away from the last guard jumped; with a hero there, or the path ending under those guards, they stop.
    .ruling = Tokens and icons in the jumped spaces do nothing, except that a facing icon bends the hop of a patrolling guard. Guards pass a boss and what stands with it as they pass guards; one that cannot be leapfrogged is an obstacle to them.
rule-GRD-9 = Sight during a hop
    .text = A guard that catches sight of a hero in mid-hop finishes the hop first. The hero is alerted and the guard moves no further, even if it has lost sight by then.
    .ruling = It looks along its facing when it reaches and when it leaves each jumped space. Once landed, it attacks the nearest hero in sight at that moment, if any. No facing icon applies where it lands, though a token there still makes it react.
rule-GRD-10 = Ending the movement
    .text = Unless it sees a hero, the guard turns to the next space of its path, if there is one; facing an obstacle, it finds a new path. If this brings a hero into sight it attacks, and then it is done.
rule-GRD-11 = Finding a new path
    .text = The guard turns left or right, to a side where it could step into a free space; if both will do, the card's arrow decides. If neither will, it keeps turning the arrow's way until one does, and after a full circle it stands as before and its activation ends.
    .ruling = A side is open if its edge is open and the space there is free, or a hop from it (as in GRD-18, bends included) ends on a free one; a hero closes it. If only one side is open the arrow has no say. Only the final facing is tested for sight.
rule-GRD-12 = Facing an obstacle
    .text = A guard left staring at an obstacle turns to the nearest direction that is not blocked, and in a tie the way of the card's arrow.
    .ruling = This is for moments outside its own movement, such as being placed or turned by a card: it happens at once and looks at obstacles only. In the Player phase use the arrow of the Order card lying open; before the first one the players choose.
rule-GRD-13 = Alert mode
    .text = The guard heads for the nearest ! token of its zone.
    .ruling = If several are equally near, the players choose.
rule-GRD-14 = Investigate mode
    .text = The guard heads for the nearest ? of its zone to which no guard is nearer. If there is none, it heads for the nearest KO or Dead token that it or a camera of its zone sees.
    .ruling = Three editions read so. The Italian prefers bodies, and the Czech goes to bodies only if there is no ? at all.
rule-GRD-15 = Patrol mode
    .text = The guard walks straight ahead, as far as the blue number allows. Where an obstacle or a lack of space stops it, it finds a new path and walks on.
rule-GRD-16 = Facing icons
    .text = A patrolling guard on a facing icon turns the way it shows, with movement left or not, and then walks on.
    .ruling = This also holds for the space it starts in. In the other modes guards ignore both kinds of icon.
rule-GRD-17 = Turn icons
    .text = A patrolling guard passes over a visible turn icon. If its movement runs out there and it sees no hero, it finds a new path; icons under locked door tokens are not visible.
    .ruling = It counts only when the number has run out, not when a hero or a token stopped the last step.
rule-GRD-18 = Patrol leapfrog
    .text = A patrolling guard hops over the guards ahead along the way it would walk, round corners too. If that ends nowhere free, it leaves the chain at the first point where a new path opens onto a free space; failing that, it finds a new path where it stands.
    .ruling = Walk as if the guards were not there, turning by GRD-11 and by facing icons, with the start and jumped spaces closed, to the first free space. At a corner guards leave a side open and heroes close it; with both sides open only the arrow's is walked. On a hero, a repeat or a dead end, try left and right of each chain space in order; the arrow breaks ties.
rule-GRD-19 = A guard attacks
    .text = Its target is the nearest hero it sees, by shortest path; that hero's player rolls 2 black dice against the hero's Defense. A token in the guard's space then leads to a reaction (GRD-2).
    .ruling = If two heroes are equally near, the players choose.
rule-GRD-20 = Guard Reaction
    .text = Draw the top Reaction card and go down its lines, resolving the tokens of the space that each line names, one at a time, until none is left or the guard has moved away. Then its movement ends (GRD-10).
    .ruling = The card goes under the Reaction deck. A guard that its Reaction turned, and that still has path ahead, turns to the path again.
rule-GRD-21 = What a Reaction card says
    .text = There are four lines. On the known card: KO, remove it and a guard spawns; Dead, remove it and burn a card; !, remove it; ?, remove it, and if the zone holds no other Attention token and the space behind is free and not cut off, the guard turns round.
    .ruling = The icons are lost, so which line is for ! and which for ? is our reading. The guard woken on a reacting guard's space appears next to it.
rule-GRD-22 = Guards stay in their zone
    .text = A guard never leaves its zone, although it sees and attacks across an open border.
    .ruling = Its movement, paths and facing, and the check of the space behind it, treat an open zone border as an obstacle; sight, alert and attack pass through. The distance to a hero is measured over the whole map.

## BOS: Boss stages

rule-BOS-1 = The boss's turn
    .text = Draw the top card of the boss's deck and resolve it by the rules of stage and dashboard. If both sides are still standing, a new round begins.
rule-BOS-2 = Boss values
    .text = The more heroes fight, the more Health a boss has.
    .ruling = Ocelot has Defense 4; the icons of the others are lost, so their Defense and attack dice are ours.
rule-BOS-3 = Revolver Ocelot
    .text = He moves from node to node of a dotted circuit, the way his card says and past occupied nodes, and looks along his node's arrow. He attacks without line of sight. When he is damaged in a hero's turn, reveal his top card, resolve its reaction and put it under the deck unless it says otherwise; one of his cards reloads.
    .ruling = A node with any figure on it is passed, not only one with a hero.
rule-BOS-4 = Psycho Mantis
    .text = Each attack on him moves his marker one step down, from the bottom back to the top, then reveals a card for its reaction. The step in force: attack only from his column; only from his row; no Focus; or a ! rolled by a hero makes it, once a turn, attack its companion, or itself if it has none. He crosses dashed yellow lines and hops over heroes; if the full distance is barred he goes one less the opposite way, and seeing no hero after his move he turns until he does.
    .ruling = The forced attack is one white die, once a turn (the Czech edition has once a round). He turns clockwise. A missile attacks him from the space of the hero who fired it.
rule-BOS-5 = Hind D
    .text = It glides along the edge of the roof, aligned with the arrows, and turns 90 degrees at a corner. Entering, crossing or ending an action in its line of fire means being attacked, and after each space it glides it attacks every hero in line, with 3 dice from threat 6+. Only S.A.M. missiles hurt it: one that stops in its target area makes it reveal a card and evade, and then the missile's space tells the damage.
    .ruling = In one action a hero is attacked by the line of fire only once.
rule-BOS-6 = Tank
    .text = It fills several spaces, faces every way and cannot be leapfrogged. For each arrow of its card it rolls that many spaces, turning back at the map's edge for the rest; a hero it rolls onto takes 1 damage and, if still under it at the end, moves to the nearest free space. Only missiles, mines and grenades hurt it: a grenade deals what its tank space shows, and on a starred space a revealed card adds a bonus.
    .ruling = Following the Italian edition, it is the tank that cannot be leapfrogged, and the number beside the arrow is its distance.
rule-BOS-7 = Sniper Wolf
    .text = She is one of 7 face-down tokens on numbered spaces; they count as figures, and one is turned up before any token enters it or anything attacks or harms it: a false one is removed, and hers becomes her figure while the others leave. Damaged, she reveals a card for bonus damage and hides again, as she does at the end of any hero's turn that leaves her in the open: shuffle all 7 and place them upwards from the number after hers, 1 following 9. In her turn threat rises by 1 and she plays that many cards, each moving her crosshair straight towards the nearest hero not yet attacked, one in its row or column first; heroes it leaves, enters or crosses are attacked, and with all attacked her turn ends. Nobody but Otacon may enter her tile.
    .ruling = When the tokens are placed, numbers with a figure on them are skipped.
rule-BOS-8 = Vulcan Raven
    .text = His threat rises by 1 and he walks that many spaces; each node reveals a card whose arrows turn him, and before a wall he takes the nearest open way. Seeing heroes in his turn, he attacks all of them (3 dice from threat 9+) and stops. A hero that ends an action in his sight is attacked, and an attack that deals him 2 or more reveals a card for its reaction.
    .ruling = After an attack that damaged him he turns to face the attacker if that hero has a clear line to him; his own facing does not matter. The Italian edition reads so.
rule-BOS-9 = Metal Gear REX
    .text = A boss tile of several spaces, fought with special action cards; Otacon has a System deck for it.
    .ruling = As with the tank, heroes still beneath it after its turn are moved to the nearest free space. It is hurt by missiles and Gray Fox's Arm Cannon alone. Everything else is our own design.
rule-BOS-10 = Otacon's boss decks
    .text = In Boss stages Otacon draws from System decks made for them; those for Hind D, Raven and REX are known.
rule-BOS-11 = Cyborg Ninja
    .text = Only blows at close quarters hurt him, and 4 shadow tokens are part of his fight.
    .ruling = The rulebook has no dashboard for him; the rest is our own design.
rule-BOS-12 = Liquid
    .text = A last duel as a bonus stage, and a boss of the VR missions.
    .ruling = The box holds his figure but the rulebook no fight with him; both are our own design.
rule-BOS-13 = The hostage
    .text = Ocelot's stage has a bound hostage with Health 3 who cannot be attacked at close quarters. If he dies, the stage is lost.
    .ruling = The rulebook does not mention him; these values come from play aids and are ours to answer for. Heroes aim no other weapon at him either; blasts hurt him, and missiles attack him against Defense 3.
rule-BOS-14 = Supply icons
    .text = Where a Boss stage lays out Resupply, a hero on a supply icon may for 1 action put all tokens back on the cards it carries, up to the printed numbers.
    .ruling = This rule is ours. Known is that supply icons refill what a stage hands out; we let them refill all a hero carries.
rule-BOS-15 = Ocelot's seven cards
    .text = He attacks with 1 black die. His cards shoot at the nearest hero, at all within 3 spaces, or, as a reaction, at the hero whose turn it is. One shot deals the hostage 2 damage, unless a hero beside him is attacked instead. Reload does nothing; revealed as a reaction it stays on top.
    .ruling = This rule is ours: the cards are not in the rulebook. A card that is hard in his turn is soft as a reaction, and the other way round, so that it matters which of them a hit turns up.
rule-BOS-16 = The ninja's hunt
    .text = He has Defense 4 and attacks with 2 black dice. His quarry is the nearest of the heroes whose Attention token is on the map, or the nearest of all if there is no such token. Where he goes he passes over everybody, to the free space in reach that is nearest to his quarry; before he cuts he turns to it. At the end of his turn Attention tokens leave the map.
    .ruling = This rule is ours. Of several spaces nearest to the quarry he takes the one nearest to him; of those that are left players choose. He turns along the longer of row and column, the column if both are as long.
rule-BOS-17 = Shadows
    .text = Whenever he leaves a space a shadow stays there, as long as one of the 4 is left. A shadow is a figure with Defense 3; any damage by any means takes it off the map; leapfrogged, it attacks as he does. When he is damaged he steps into the shadow farthest from the hero whose turn it is, without turning; if there is none he stays.
    .ruling = This rule is ours. Stepping into a shadow takes it off the map, so the token is free again for the space he leaves. Farthest is by shortest path; of several players choose.
rule-BOS-18 = The ninja's seven cards
    .text = They take him 2, 4 or 6 spaces towards his quarry, into a shadow near it or far from it, or put a shadow beside every hero. A cut is an attack on each hero beside him; A Thousand Cuts reaches each hero beside him or a shadow, with 1 die more for each of them after the first.
    .ruling = This rule is ours: the box has 52 boss cards, none of them is in the rulebook. A shadow beside a hero stands in the first free space there, clockwise from the north.
rule-BOS-19 = The tank's plates
    .text = The tank covers three by three spaces. A grenade that ends on one of its corners deals 2 damage, on the middle of a side 3, on the hatch in its centre 3 and, since that is starred, the bonus of a card.
    .ruling = This rule is ours: the damage table is not in the rulebook. The figure never turns, so each plate keeps its place.
rule-BOS-20 = Grenades
    .text = Special action: with one of the 2 grenades each hero is given, roll 2 black dice. The grenade goes exactly one value one way, then the other value another way, over figures but not through obstacles, and deals 1 damage to each figure within 1 of where it ends. Against an obstacle or off the map it is wasted. Resupply gives back both.
    .ruling = The grenade starts in the hero's own space and needs no line of sight. On a plate the tank takes what the plate says instead of 1; heroes nearby take 1 all the same. Grenades that are equipment keep to their own card.
rule-BOS-21 = The tank's seven cards
    .text = The tank attacks with 2 black dice, after its arrows. Its machine gun attacks every hero it sees within 3 spaces, its cannon the nearest hero farther away, seen or not; a card with both fires the cannon if the machine gun finds nobody. Nobody under it is attacked.
    .ruling = This rule is ours: the cards are not in the rulebook. Walls between spaces do not stop the tank; spaces without floor turn it round like the edge of the map.
rule-BOS-22 = Mantis floats
    .text = He floats over obstacle spaces and figures, not through walls or locked doors, and only spaces he could come down in count. If the way back is barred as well, he goes as far as he can. He keeps his facing on the way.
    .ruling = This rule is ours: our maps have no dashed yellow lines, so what he crosses is their furniture. What he flies over he does not touch: a mine goes off only where he comes down.
rule-BOS-23 = The busts
    .text = Mantis has Defense 12 while a bust stands on the map, else 4. In the space of a bust a hero may topple it for 2 actions. Players who know the secret before the fight begin it against Defense 4, whatever stands there. Blasts ask for no Defense, come from no row or column and are no attacks on him.
    .ruling = This rule is ours. No die shows a 12, so there has to be a way inside the stage to find out; to know it before saves the way to the busts.
rule-BOS-24 = Mantis's seven cards
    .text = He attacks with 1 black die, and only heroes he sees: the nearest, all of them, or, as a reaction, the hero whose turn it is. Some cards move his marker one step more. In a larger party the hero under his control attacks the one whose seat comes next; that attack needs no line of sight and reaches everywhere.
    .ruling = This rule is ours: the cards are not in the rulebook. Since a reaction finds only whom he sees, it pays to come from behind him.

## CDX: codec

rule-CDX-1 = Codec numbers
    .text = Many components carry a number such as 05.06. Look it up whenever you like, for advice or perhaps a secret.
rule-CDX-2 = Known codec numbers
    .text = Heroes 04.12 (Hacker), 04.13 (disguise), 07.12, 07.13, 07.19; guards 05.05 to 05.07; terminal 05.01; gear 02.01, 05.10, 06.12; Ocelot 03.04, 03.07; Mantis 02.02, 03.13, 03.15; Hind 02.03; Hind or Tank 02.14, 03.02, 03.05, 03.16 to 03.18; Wolf 03.03, 03.20, 03.21, 04.01 to 04.03; Raven 02.07, 02.17. What you hear there is our own writing: help as a radio call, and a few secrets.

## CON: components

rule-CON-1 = The dice
    .text = A black die shows 1 to 6. A white die shows ! where the 1 would be.
    .ruling = Dice icons do not survive in the text of the rulebook. The colours and numbers of dice we use come from play aids, agree with every example in the book, and noise dice are called white in words.
rule-CON-2 = Known equipment
    .text = Pistol (.45 Cal): attack in sight, LOUD. Light Assault Rifle (Meryl, 3 ammo): spend 1, attack in sight, LOUD. Body Armor (worn, Snake or Meryl): Defense +1. Otacon's System card Distraction turns 1, 2 or 3 guards to a new path at level 2, 3 or 4.
rule-CON-3 = What an Order card shows
    .text = An action for section I, a camera flip or none, a red and a blue number, and a turn arrow. Known pairs are red 6 with blue 5 and red 5 with blue 4.

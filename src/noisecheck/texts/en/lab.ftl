### The words of the lab: its commands, and the report it writes.

lab = Let bots play many games, and report on them.
lab-run = Play games over stages, numbers of heroes, bots and seeds. A run that was stopped goes on where it was.
lab-campaign = Play the stages of the campaign with what a campaign has put into the Memory Box by then. A run that was stopped goes on where it was.
lab-report = Write a report on a run as one HTML file, and show its main tables. A stage that is named instead is played first.
lab-folder = The folder of the run.
lab-what = The folder of a run; or a stage, or the folder of one of your own: then random and steady play 40 games each with every number of heroes, kept under runs.
lab-stages = Stages, with commas between them; a stage of your own by its folder. Without it the sneaking stages of the game.
lab-campaign-stages = Stages of the campaign, with commas between them. Without it all of them.
lab-which-rewards = What was won before, with commas between: none; story, all that the stages before give; all, with the cards of VR missions and of the fights that are open by then.
lab-players = Numbers of heroes, with commas between them. Without it all that each stage takes.
lab-bots = Bots, with commas between them, the weakest first: each is compared with the one before it. steady:keep-away is one that fights a boss by this plan.
lab-games = Games of each stage, number of heroes and bot.
lab-first-seed = The seed of the first game; the others follow.
lab-gear = Cards in the Memory Box, drawn by lot for each seed.
lab-milliseconds = How long a search thinks a turn.
lab-nodes = Futures a search tries at a decision, instead of a time: then the same seeds give the same games.
lab-processes = Processes on this machine; 0: as many as it has processors.
lab-ray = Play on a Ray cluster: the one RAY_ADDRESS names, or the one that runs on this machine, or a new one here.
lab-out = The file to write. Without it: report.html in the folder of the run.
lab-progress = Games
lab-stopped = Stopped. The same command goes on from here: { $folder }
lab-next = Now a report: noisecheck lab report { $folder }
lab-written = Written: { $file }

## What can be wrong

lab-no-extra = The lab needs { $module }, which is not installed: in the clone, .venv/bin/pip install -e ".[{ $extra }]"
lab-no-number = A number of heroes is a number such as 2, not { $given }
lab-named-twice = A { $what } was named twice.
lab-no-bot = No bot was named; known: { $known }
lab-too-much-gear = The Memory Box holds 0 to { $most } cards, not { $given }.
lab-no-rewards = Rewards are { $known }, not { $given }.
lab-not-in-campaign = { $stage } is no stage of the campaign.
lab-seed-too-large = Seeds go up to { $most }.
lab-other-run = { $folder } holds another run; it differs in: { $differences }. Take a new folder, or the command it was begun with. (code: the rules, the bots or a stage have changed since.)
lab-no-run = { $folder } is not the folder of a run, nor of a stage.
lab-no-folder = { $folder } cannot be used: { $reason }
lab-broken-run = { $file } cannot be read: { $reason }
lab-broken-part = { $file } cannot be read ({ $reason }). The command the run was begun with plays it again.
lab-foreign-part = { $file } belongs to another run. The command the run was begun with plays it again.
lab-no-games = { $folder } holds no games yet.

## Columns

lab-column-stage = Stage
lab-column-players = Heroes
lab-column-rewards = Rewards
lab-column-bot = Bot
lab-column-won = Won
lab-column-interval = 95 %
lab-column-games = Games
lab-column-wins = Wins
lab-column-place = Games on
lab-column-bots = Bots
lab-column-pairs = Pairs
lab-column-only = Only one won
lab-column-difference = Points
lab-column-p = p
lab-column-median = Rounds
lab-column-median-won = Won in
lab-column-median-lost = Lost in
lab-column-damage = Damage
lab-column-alarms = Alerts
lab-column-spawned = Guards come
lab-column-card = Card
lab-column-with = Won with it
lab-column-without = Without
lab-column-odds = Odds
lab-column-matters = Matters
lab-column-carried = Carried
lab-column-used = Used
lab-column-turns = Turns
lab-column-time = Median, ms
lab-column-most-time = 95 % below, ms

## The report

lab-title = Lab report
lab-contents = Contents
lab-fact-games = Games
lab-games-of = { NUMBER($played, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }
lab-fact-seeds = Seeds
lab-fact-command = Command
lab-fact-version = Version
lab-place = { $stage }, { $players ->
        [one] { $players } hero
       *[other] { $players } heroes
    }{ $rewards ->
        [story] , story rewards
        [all] , all rewards
       *[other] {""}
    }
lab-rewards = { $rewards ->
        [story] story
        [all] all
       *[none] none
    }
lab-heroes = { $players ->
        [one] { $players } hero
       *[other] { $players } heroes
    }
lab-all-games = All games

lab-wins = Games won
    .lead = The share of games won, with Wilson's interval of 95 %.
lab-wins-of = Games won of { NUMBER($games, useGrouping: 0) }, seeds { $first } to { $last }
lab-axis-won = Games won

lab-bots-compared = Bots in the same games
    .lead = Every bot plays the same seeds with the same heroes, so games are compared in pairs. Shown is by how many points of a hundred the one wins more often than the other, with an interval of 95 %; where it leaves out 0, such a difference would seldom come by chance alone; among many comparisons some do. “Only one won” counts the pairs in which the bots fared differently; p is McNemar's exact test on them.
lab-bots-one = Only one bot has played.
lab-versus = { $better } over { $worse }
lab-axis-difference = Wins more (share of games)

lab-times = Time of a turn
    .lead = Milliseconds of processor time that a bot thinks in a hero's turn, with the questions of the Enemy phase before it. The box holds the middle half of the turns, the thick line in it is the median, the whiskers hold 90 of 100.
lab-axis-times = Milliseconds

lab-rounds = Rounds
    .lead = How long games take. The box holds the middle half of the games, the thick line in it is the median, the whiskers hold 90 of 100.
lab-axis-rounds = Rounds

lab-losses = How games end
    .lead = Won; lost by time, when the Order deck runs out; lost because a hero was killed. Damage to heroes, alerts and guards that come are means of a game.
lab-ended-won = Won
lab-ended-time = Time
lab-ended-failed = Failed
lab-ended-open = Open after 60 rounds
lab-ended-killed = { $hero } killed
lab-axis-games = Share of games

lab-seen = Where heroes are seen
    .lead = How often guards and cameras see a hero in a space, in 100 games. Two that see the same hero at once count twice.
lab-heat = { $stage }, { $bot }, { NUMBER($games, useGrouping: 0) } games: times seen in 100 games
lab-heat-space = { $space }: seen { $often } times in 100 games

lab-gear-matters = Gear that matters
    .lead = Games that had a card in the Memory Box against games that had not, within the same stage, heroes and bot. The lot decided which had it, so it is the card that makes the difference, by what the bot made of it. All boxes hold the same number of cards: a card stands against those that might lie in its place. A ratio of odds above 1 means more wins with the card; after Mantel and Haenszel, interval of 95 %. Of twenty cards that do nothing the interval of one will exclude 1; “matters” takes into account how many are compared, after Holm. Carried and used are shares of the games that had it.
lab-no-gear = There are no games to compare: with a card in the Memory Box and without it, with the same stage, heroes and bot, some won and some lost.
lab-axis-odds = Odds of winning with it, as a ratio
lab-matters = yes

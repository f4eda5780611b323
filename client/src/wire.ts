// Made by `make wire` from server/wire, foresight/shapes, bots/shapes.py, campaign/rank.py,
// what is printed on the dashboards and what can be said.
// Change those, not this.

export const PROTOCOL = 3;

export interface Outcome {
  kind: 'lost' | 'won';
  reason: '' | 'hostage' | 'killed' | 'killing' | 'time';
  figure: string;
}

export interface Die {
  colour: 'b' | 'w';
  face: number;
}

export interface Node {
  space: string;
  facing: 'E' | 'N' | 'S' | 'W';
}

export interface BossToken {
  kind: string;
  owner: string;
  space: string;
  damage: number;
  health: number;
  stands: boolean;
  friend: boolean;
  down: boolean;
}

export interface BossNote {
  name: string;
  facts: Record<string, string | number>;
}

export interface Boss {
  id: string;
  spaces: string[];
  facing: 'E' | 'N' | 'S' | 'W' | null;
  damage: number;
  health: number;
  wounded: boolean;
  defense: number;
  dice: number;
  track: number;
  steps: string[];
  numbers: Record<string, number>;
  notes: BossNote[];
  atop: string[];
  unseen: string[];
  seen: string[];
  open: string[];
  tokens: BossToken[];
  printed: Record<string, string>;
  fire: string[];
  circuit: boolean;
  hands_out: number;
  in_hand: Record<string, number>;
  pose: string;
  rim: string[];
}

export interface Space {
  name: string;
  kind: 'floor' | 'hole' | 'obstacle';
  zone: string | null;
  icon: '' | 'E' | 'N' | 'S' | 'W' | 'turn';
}

export interface Door {
  name: string;
  first: string;
  second: string;
  level: number;
  needs: string[];
  barred: boolean;
}

export interface Terminal {
  space: string;
  level: number;
  needs: string[];
}

export interface Camera {
  space: string;
  orange: 'E' | 'N' | 'S' | 'W';
  green: 'E' | 'N' | 'S' | 'W';
}

export interface Barracks {
  space: string;
  zone: string;
  count: number;
  faces: 'E' | 'N' | 'S' | 'W' | null;
}

export interface EventToken {
  letter: string;
  space: string;
  drawing: string;
}

export interface Objective {
  space: string;
  optional: boolean;
  hostage: boolean;
}

export interface Spread {
  zones: number;
  each: number;
}

export interface Elevator {
  space: string;
  to: string;
  drawing: string;
}

export interface Plate {
  address: string;
  floor: string;
}

export interface Plates {
  night: Plate;
  day: Plate;
  look: string;
  zones: Record<string, string>;
}

export interface StageMap {
  id: string;
  width: number;
  height: number;
  spaces: Space[];
  walls: [string, string][];
  zones: string[];
  doors: Door[];
  terminals: Terminal[];
  cameras: Camera[];
  barracks: Barracks[];
  events: EventToken[];
  objectives: Objective[];
  exits: string[];
  own_exits: Record<string, string>;
  elevators: Elevator[];
  supplies: string[];
  required: string[];
  needed: number;
  spread: Spread | null;
  leaving: 'all' | 'one';
  forbids_focus: boolean;
  killing_fails: boolean;
  nodes: Node[];
  has_drops: boolean;
  plates: Plates | null;
  special: string[];
  covered: Record<string, string[]>;
}

export interface Token {
  id: string;
  ready: boolean;
  cost: number;
}

export interface Card {
  id: string;
  tokens: number;
  printed: number;
  family: string;
  cost: number;
  loud: boolean;
}

export interface Attention {
  side: '!' | '?';
  space: string;
}

export interface Hero {
  id: string;
  space: string;
  damage: number;
  health: number;
  defense: number;
  actions: number;
  spent: number;
  noisy: number;
  hostages: number;
  acted: boolean;
  disguised: boolean;
  boxed: boolean;
  pose: '' | 'boxed' | 'camouflaged' | 'disguised' | 'hanging';
  attention: Attention | null;
  focus: Token[];
  used: string[];
  gear: Card[];
}

export interface Guard {
  id: number;
  space: string;
  facing: 'E' | 'N' | 'S' | 'W';
  damage: number;
  ko: number;
  activated: boolean;
}

export interface Body {
  space: string;
  stars: number;
  tied: boolean;
}

export interface Trap {
  space: string;
  kind: 'blank' | 'camera' | 'laser' | null;
  orange: 'E' | 'N' | 'S' | 'W' | null;
  green: 'E' | 'N' | 'S' | 'W' | null;
}

export interface Charge {
  space: string;
  kind: string;
  owner: string;
}

export interface Watcher {
  kind: 'boss' | 'camera' | 'guard' | 'laser' | 'trap';
  space: string;
  facing: 'E' | 'N' | 'S' | 'W' | null;
  sees: string[];
}

export interface OpenLock {
  name: string;
  hero: string;
  dice: Die[];
  needs: string[];
}

export interface SystemCard {
  id: string;
  dice: number[];
  needs: string[];
}

export interface Trace {
  space: number;
  of: number;
  side: '!' | '?';
}

export interface Orders {
  blue: number;
  red: number;
  burned: number;
  current: string | null;
  discard: string[];
  known: string | null;
}

export interface Position {
  round: number;
  phase: 'enemy' | 'player' | 'setup';
  turn: string | null;
  outcome: Outcome | null;
  heroes: Hero[];
  guards: Guard[];
  bodies: Body[];
  traps: Trap[];
  charges: Charge[];
  watchers: Watcher[];
  locked: string[];
  lock: OpenLock | null;
  hacked: string[];
  taken: string[];
  face_down: string[];
  resolved: string[];
  cameras: 'green' | 'orange';
  chaff: string[];
  active_zones: string[];
  system: number | null;
  beside: SystemCard[];
  trace: Trace | null;
  orders: Orders | null;
  reactions: number | null;
  known_reaction: string | null;
  memory_box: string[];
  boss: Boss | null;
}

export interface Frame {
  round?: number;
  phase?: 'enemy' | 'player' | 'setup';
  turn?: string | null;
  outcome?: Outcome | null;
  heroes?: Hero[];
  guards?: Guard[];
  bodies?: Body[];
  traps?: Trap[];
  charges?: Charge[];
  watchers?: Watcher[];
  locked?: string[];
  lock?: OpenLock | null;
  hacked?: string[];
  taken?: string[];
  face_down?: string[];
  resolved?: string[];
  cameras?: 'green' | 'orange';
  chaff?: string[];
  active_zones?: string[];
  system?: number | null;
  beside?: SystemCard[];
  trace?: Trace | null;
  orders?: Orders | null;
  reactions?: number | null;
  known_reaction?: string | null;
  memory_box?: string[];
  boss?: Boss | null;
}

export interface Told {
  n: number;
  kind: string;
  rule: string;
  facts: Record<string, string | number | Die | (string | Die)[]>;
  answers: number;
  cause?: number | null;
  guard?: number | null;
  threshold?: number;
  frame?: Frame;
}

export interface Choice {
  text: string;
  verb: string;
  parts: Record<string, string>;
  spaces?: string[];
  cost?: number | null;
  noisy?: boolean;
  loud?: boolean;
  dice?: number[];
  becomes?: Die[];
}

export interface Objection {
  text: string;
  rule: string;
  reason: string;
  facts: Record<string, string | number | string[]>;
}

export interface Question {
  kind: string;
  hero: string;
  rule: string;
  facts: Record<string, string | number | string[]>;
  options: Choice[];
  closed: Objection[];
  dice: Die[];
}

export interface Exposure {
  space: string;
  seen_by: [string, string][];
}

export interface Chance {
  kind: string;
  facts: Record<string, string | number | string[]>;
  chance: number;
  with_focus: number | null;
}

export interface Odds {
  purpose: string;
  white: number;
  black: number;
  threshold: number;
  hits: number[];
  chances: Chance[];
  hit_with_focus: number | null;
}

export interface Preview {
  text: string;
  risks?: ('death' | 'hurt-guard' | 'last' | 'leapfrog' | 'loss' | 'loud' | 'seen' | 'unspent')[];
  way?: Exposure[];
  events?: Told[];
  reveals?: boolean;
  noise?: number;
  noise_chance?: number;
  sees?: string[];
}

export interface GuardPlan {
  guard: number;
  order: number;
  mode: 'alert' | 'investigate' | 'patrol';
  token: string;
  owner: string;
  target: string | null;
  way: string[];
  ties: string[][];
  stops: Record<number, string>;
}

export interface HeroWay {
  answers: string[];
  actions: number;
  noise?: number;
  seen?: string[];
  leaps?: boolean;
  stops?: string;
}

export interface PositionAids {
  noise: Record<string, [number, number]>;
  plans: GuardPlan[];
  reach: Record<string, HeroWay[]>;
  interactables: string[];
  previews: Preview[];
}

export interface SightReason {
  watcher: string;
  target: string;
  sees: boolean;
  faces: boolean;
  box: [string, string];
  blockers: string[];
}

export interface Range {
  low: number;
  high: number;
}

export interface HeroRisk {
  hero: string;
  spotted: Range;
  attacked: Range;
  damage: Range;
  killed: Range;
}

export interface OrderChance {
  card: string;
  copies: number;
  chance: number;
  spotted: Range;
  attacked: Range;
}

export interface GuardWay {
  path: string[];
  stop: string;
  weight: Range;
  ends: '' | 'attack' | 'reaction';
}

export interface GuardWays {
  guard: number;
  ways: GuardWay[];
}

export interface Forecast {
  hero: string;
  space: string;
  noise: number;
  heard: number;
  quiet: HeroRisk;
  noisy: HeroRisk | null;
  heroes: HeroRisk[];
  guards: GuardWays[];
  orders: OrderChance[];
  known: boolean;
  waiting: string[];
  lost: Range;
  cut: boolean;
  reveals: boolean;
}

export interface FilmedAttack {
  after: number;
  guard: number | null;
  hero: string;
}

export interface ForecastFilm {
  hero: string;
  space: string;
  card: string;
  heard: boolean;
  opening: Position;
  told: Told[];
  choices: number[];
  attacks: FilmedAttack[];
  ends: '' | 'burn' | 'dice' | 'lost' | 'reaction';
}

export interface FatalChoice {
  hero: string;
  text: string;
  space: string;
  how: 'found' | 'heard' | 'hit' | 'seen' | 'struck' | 'time';
  watcher: string;
  guard: number | null;
  unspent: number;
  answers: number;
  event: number;
}

export interface Footprints {
  hero: string;
  spaces: string[];
}

export interface Cause {
  event: number;
  space: string;
}

export interface Ending {
  moment: number;
  choice: FatalChoice | null;
  causes: Cause[];
  footprints: Footprints[];
}

export interface Why {
  key: string;
  facts: Record<string, string | number>;
  rule: string;
}

export interface Pointer {
  tone: 'danger' | 'opportunity';
  hero: string;
  why: Why;
  spaces: string[];
  guards: number[];
}

export interface TurnOdds {
  spotted: Range | null;
  attacked: Range | null;
  heard: number | null;
  success: number | null;
  with_focus: number | null;
}

export interface Suggestion {
  hero: string;
  options: string[];
  ends: string | null;
  odds: TurnOdds | null;
  reason: Why;
  reasons: Why[];
}

export interface RankPart {
  what: 'alerts' | 'bodies' | 'damage' | 'rewinds' | 'rounds';
  count: number;
  each: number;
}

export interface Rank {
  name: 'breath' | 'clatter' | 'footfall' | 'murmur' | 'racket' | 'silence' | 'whisper';
  decibels: number;
  par: number | null;
  parts: RankPart[];
  scale: Record<string, number>;
  wave: number[];
}

export interface Options {
  rewinds?: number | null;
  decides?: 'anyone' | 'lead' | 'vote';
  spectators?: boolean;
  assist?: 0 | 1 | 2 | 3;
}

export interface House {
  key: 'house-assist' | 'house-copied' | 'house-rewinds' | 'house-saved' | 'house-scene' | 'house-seed';
  facts: Record<string, string | number | string[]>;
}

export interface Player {
  id: number;
  name: string;
  heroes: string[];
  here: boolean;
  away: number;
  ready: boolean;
  lead: boolean;
  idle: number;
  missed: boolean;
}

export interface Presence {
  type: 'presence';
  players: Player[];
  spectators: number;
  deciders: number[];
}

export interface Nudged {
  type: 'nudged';
  seconds: number;
}

export interface TakeHero {
  type: 'take-hero';
  id: string;
  hero: string;
}

export interface GiveToBot {
  type: 'give-to-bot';
  id: string;
  hero: string;
  bot: 'random' | 'search' | 'steady';
}

export interface LeaveHero {
  type: 'leave-hero';
  id: string;
  hero: string;
}

export interface HandHero {
  type: 'hand-hero';
  id: string;
  hero: string;
  to: number;
}

export interface HandLead {
  type: 'hand-lead';
  id: string;
  to: number;
}

export interface Ready {
  type: 'ready';
  id: string;
  ready: boolean;
}

export interface Start {
  type: 'start';
  id: string;
}

export interface Rename {
  type: 'rename';
  id: string;
  name: string;
}

export interface NewRoom {
  name: string;
  stage?: string | null;
  heroes?: string[] | null;
  seed?: number | null;
  memory_box?: string[];
  codec?: string[];
  scene?: string | null;
  options?: Options | null;
  alone?: boolean;
  bots?: Record<string, 'random' | 'search' | 'steady'>;
}

export interface NewBranch {
  name: string;
  answers: number;
}

export interface Join {
  name: string;
}

export interface Seat {
  table: string;
  watch: string;
  token: string;
  player: number;
}

export interface Outside {
  address: string;
}

export interface Summary {
  table: string;
  stage: string;
  heroes: string[];
  free: string[];
  bots: Record<string, 'random' | 'search' | 'steady'>;
  players: Player[];
  started: boolean;
  round: number;
  outcome: Outcome | null;
  question: string | null;
  waiting_for: string[];
  options: Options;
  difficulty: 'agent' | 'legend' | 'recruit' | null;
  watching: boolean;
}

export interface Choose {
  type: 'choose';
  id: string;
  seq: number;
  text: string;
}

export interface Undo {
  type: 'undo';
  id: string;
  seq: number;
  answers: number;
}

export interface Redo {
  type: 'redo';
  id: string;
  seq: number;
}

export interface AskRewind {
  type: 'ask-rewind';
  id: string;
  seq: number;
  answers: number;
}

export interface AnswerRewind {
  type: 'answer-rewind';
  id: string;
  seq: number;
  agree: boolean;
}

export interface Prefer {
  type: 'prefer';
  id: string;
  seq: number;
  text: string;
}

export interface HoldBot {
  type: 'hold-bot';
  id: string;
  seq: number;
  hold: boolean;
}

export interface CarryOut {
  type: 'carry-out';
  id: string;
  seq: number;
  options: string[];
}

export interface PlanTurn {
  type: 'plan-turn';
  id: string;
  hero: string;
  answers: string[];
}

export interface Bookmark {
  type: 'bookmark';
  id: string;
  name: string;
}

export interface RewindMark {
  kind: 'action' | 'phase' | 'round' | 'start' | 'step' | 'turn';
  answers: number;
  round: number;
  hero: string;
  texts: string[];
}

export interface Back {
  by: number[];
  since: number;
  free: RewindMark[];
  marks: RewindMark[];
  redo: string | null;
  rewinds_left: number | null;
  rewinds_used: number;
}

export interface RewindRequest {
  by: number;
  mark: RewindMark;
  agreed: number[];
  waiting: number[];
}

export interface BookmarkShown {
  name: string;
  answers: number;
  round: number;
}

export interface Acting {
  hero: string;
  bot: 'random' | 'search' | 'steady';
  held: boolean;
  by: number;
}

export interface Intention {
  answers: number;
  hero: string;
  bot: 'random' | 'search' | 'steady';
  texts: string[];
  why: Why;
  seconds: number;
}

export interface Meant {
  answers: number;
  hero: string;
  bot: 'random' | 'search' | 'steady';
  text: string;
  why: Why;
}

export interface Ghost {
  hero: string;
  player: number;
  answers: string[];
  way: string[];
}

export interface GhostsShown {
  type: 'ghosts';
  ghosts: Ghost[];
  gone: string[];
}

export interface RoomState {
  seq: number;
  started: boolean;
  house: House[];
  players: Player[];
  spectators: number;
  answers: number;
  position: Position;
  question: Question | null;
  deciders: number[];
  preferences: Record<number, string>;
  back: Back;
  rewind: RewindRequest | null;
  bookmarks: BookmarkShown[];
  commitment: string;
  seed: number | null;
  nonce: string | null;
  lent: Record<string, number>;
  bots: Record<string, 'random' | 'search' | 'steady'>;
  acting: Acting | null;
  hints: Record<number, number>;
  bot_answers: Record<string, number>;
  campaign: string;
  day: string;
  score: DailyScore | null;
  ending: Ending | null;
  rank: Rank | null;
}

export interface Welcome {
  type: 'welcome';
  protocol: number;
  version: string;
  table: string;
  watch: string;
  you: number | null;
  stage: StageMap;
  options: Options;
  difficulty: 'agent' | 'legend' | 'recruit' | null;
  state: RoomState;
  events: Told[];
  meant: Meant[];
  answered: number;
  chat: ChatLine[];
  aids: PositionAids | null;
}

export interface Update {
  type: 'update';
  by: number;
  what: 'agreed-rewind' | 'asked-rewind' | 'chose' | 'declined-rewind' | 'other' | 'players' | 'redid' | 'rewound' | 'undid';
  first: number;
  events: Told[];
  meant: Meant | null;
  state: RoomState;
  aids?: PositionAids | null;
}

export interface Intends {
  type: 'intends';
  intention: Intention;
}

export interface AskOdds {
  type: 'ask-odds';
  id: string;
  seq: number;
  text: string;
}

export interface AskWhy {
  type: 'ask-why';
  id: string;
  seq: number;
  text: string;
}

export interface AskSight {
  type: 'ask-sight';
  id: string;
  seq: number;
  watcher: string;
  target: string;
}

export interface AskForecast {
  type: 'ask-forecast';
  id: string;
  seq: number;
  hero?: string;
  space?: string | null;
}

export interface AskRisks {
  type: 'ask-risks';
  id: string;
  seq: number;
  hero?: string;
}

export interface AskForecastFilm {
  type: 'ask-forecast-film';
  id: string;
  seq: number;
  hero?: string;
  space?: string | null;
  card?: string;
}

export interface AskHint {
  type: 'ask-hint';
  id: string;
  seq: number;
  tier: 1 | 2;
}

export interface AskLoadout {
  type: 'ask-loadout';
  id: string;
  seq: number;
}

export interface AskTurn {
  type: 'ask-turn';
  id: string;
  seq: number;
  hero: string;
  answers: string[];
}

export interface OddsAre {
  type: 'odds';
  id: string;
  seq: number;
  text: string;
  odds: Odds | null;
}

export interface ObjectionIs {
  type: 'because';
  id: string;
  seq: number;
  objection: Objection | null;
}

export interface SightIs {
  type: 'sight';
  id: string;
  seq: number;
  reason: SightReason;
}

export interface ForecastIs {
  type: 'forecast';
  id: string;
  seq: number;
  forecast: Forecast | null;
}

export interface RisksAre {
  type: 'risks';
  id: string;
  seq: number;
  hero: string;
  risks: Record<string, HeroRisk>;
  left: number;
}

export interface ForecastFilmIs {
  type: 'forecast-film';
  id: string;
  seq: number;
  film: ForecastFilm | null;
}

export interface HintIs {
  type: 'hint';
  id: string;
  seq: number;
  tier: 1 | 2;
  pointers: Pointer[];
  suggestions: Suggestion[];
}

export interface LoadoutIs {
  type: 'loadout';
  id: string;
  seq: number;
  cards: string[];
}

export interface TurnIs {
  type: 'turn';
  id: string;
  seq: number;
  question: Question | null;
  reach: Record<string, HeroWay[]>;
}

export interface Hello {
  type: 'hello';
  protocol: number;
  tab: string;
  token?: string | null;
  take_over?: boolean;
}

export interface Heartbeat {
  type: 'beat';
  nonce: number;
}

export interface Stir {
  type: 'stir';
}

export interface Showing {
  type: 'showing';
  busy: boolean;
}

export interface Say {
  type: 'say';
  id: string;
  text: string;
}

export interface Ping {
  type: 'ping';
  space: string;
}

export interface ChatLine {
  n: number;
  player: number;
  name: string;
  text: string;
}

export interface ChatSaid {
  type: 'said';
  line: ChatLine;
}

export interface Pinged {
  type: 'pinged';
  player: number;
  name: string;
  space: string;
}

export interface Done {
  type: 'done';
  id: string;
  seq: number;
}

export interface Refused {
  type: 'refused';
  id: string;
  code: 'already-started' | 'assist-too-low' | 'bot-decides' | 'cannot-plan' | 'game-over' | 'hello-first' | 'hero-taken' | 'malformed' | 'needs-consent' | 'no-bot-decides' | 'no-rewind-pending' | 'no-rewinds-left' | 'no-spectators' | 'no-such-hero' | 'no-such-player' | 'no-such-space' | 'not-an-option' | 'not-ready' | 'not-started' | 'not-the-lead' | 'not-your-decision' | 'not-your-hero' | 'nothing-to-redo' | 'nothing-to-undo' | 'protocol' | 'recovering' | 'rewind-pending' | 'spectators-only-watch' | 'stale' | 'superseded' | 'too-fast' | 'too-large' | 'too-long' | 'too-many-bookmarks' | 'too-many-pings' | 'unknown-token';
  facts: Record<string, string | number | string[]>;
  objection: Objection | null;
}

export interface Fenced {
  type: 'fenced';
}

export interface Gone {
  type: 'gone';
  reason: 'no-such-table' | 'too-fast';
}

export interface Beaten {
  type: 'beat';
  nonce: number;
}

export interface Recovering {
  type: 'recovering';
  bug: string;
}

export interface SpecialRule {
  key: string;
  facts: Record<string, string | number>;
  rule: string;
}

export interface StageCard {
  id: string;
  group: 'campaign' | 'other' | 'vr';
  number: number;
  place: number;
  mission: string;
  kind: string;
  minutes: number;
  parties: Record<number, [string[], string[]]>;
  needed: Record<number, number>;
  rules: Record<number, SpecialRule[]>;
  rewards: string[];
  own_exits: Record<string, string>;
  map: StageMap;
  opening: Position;
}

export interface RuleCard {
  id: string;
  chapter: string;
  page: string;
  ruling: boolean;
  built: boolean;
  examples: string[];
}

export interface Example {
  name: string;
  rules: string[];
  scene: string;
  map: StageMap;
  position: Position;
}

export interface NewScene {
  scene: string;
}

export interface SceneShown {
  map: StageMap;
  position: Position;
}

export interface RuleBook {
  chapters: string[];
  rules: RuleCard[];
  examples: Example[];
}

export interface GearCard {
  id: string;
  family: string;
  tokens: number;
  heroes: string[];
  cost: number;
  loud: boolean;
  copies: number;
  brought_by: string;
}

export interface FilmAnswer {
  kind: string;
  hero: string;
  text: string;
  event: number;
  meant: Meant | null;
}

export interface Film {
  table: string;
  stage: StageMap;
  opening: Position;
  events: Told[];
  moments: FilmAnswer[];
  outcome: Outcome | null;
}

export interface MovingPicture {
  done: number;
  of: number;
}

export interface Problem {
  code: 'bad-campaign' | 'bad-save' | 'bad-scene' | 'bad-stage' | 'broken' | 'campaign-key-needed' | 'day-ahead' | 'game-open' | 'malformed' | 'newer-version' | 'no-game-open' | 'no-pictures' | 'no-such-campaign' | 'no-such-day' | 'no-such-page' | 'no-such-table' | 'not-asked' | 'pictures-busy' | 'seat-needed' | 'still-running' | 'table-full' | 'too-fast' | 'too-large' | 'wrong-origin';
  detail: string;
}

export interface NewCampaign {
  name: string;
}

export interface CampaignKey {
  id: string;
  token: string;
}

export interface Obstacle {
  key: string;
  facts: Record<string, string | number | string[]>;
}

export interface CampaignResult {
  number: number;
  stage: string;
  heroes: string[];
  seed: number;
  outcome: Outcome;
  rounds: number;
  alarms: number;
  when: string;
  rewards: string[];
}

export interface CampaignStage {
  id: string;
  number: number;
  state: 'ahead' | 'blocked' | 'cleared' | 'open';
  veiled: boolean;
  bonus: boolean;
  reason: Obstacle | null;
  parties: string[][];
  games: number;
  best: CampaignResult | null;
  cards: string[];
}

export interface OpenGame {
  number: number;
  stage: string;
  heroes: string[];
  round: number;
  table: string;
}

export interface Questioned {
  number: number;
  questions: number;
  left: number;
  strength: number;
  lost: number[];
  outcome: '' | 'endured' | 'fainted' | 'gave-in';
  before: string;
}

export interface CampaignPage {
  id: string;
  name: string;
  created: string;
  unveiled: boolean;
  complete: boolean;
  next: string;
  heroes: string[];
  joins: Record<string, number>;
  stages: CampaignStage[];
  missions: CampaignStage[];
  fights: Record<string, CampaignStage[]>;
  memory_box: string[];
  for_every_mission: string;
  secrets: string[];
  interrogation: Questioned | null;
  results: CampaignResult[];
  playing: OpenGame | null;
}

export interface NewCampaignGame {
  name: string;
  stage: string;
  heroes: string[];
  seed?: number | null;
  options?: Options | null;
  alone?: boolean;
  bots?: Record<string, 'random' | 'search' | 'steady'>;
}

export interface ResumeGame {
  name: string;
}

export interface CallNumber {
  number: string;
}

export interface AnswerQuestion {
  answer: 'give-in' | 'hold-out';
}

export interface SetVeil {
  lifted: boolean;
}

export interface DailyMission {
  day: string;
  today: string;
  stage: string;
  heroes: string[];
  minutes: number;
}

export interface NewDaily {
  name: string;
  day: string;
}

export interface DailyScore {
  day: string;
  cleared: boolean;
  rounds: number;
  alarms: number;
  damage: number;
  assisted: boolean;
  share: string;
}

export interface CodecCall {
  number: string;
  kind: string;
  caller: string;
  speaker: string;
  role: string;
  title: string;
  text: string;
  about: string[];
  rules: string[];
  stage: string;
  unlocks: string;
  secret: string;
}

export interface CodecReply {
  calls: CodecCall[];
  near: string[];
  veiled: number;
}

export interface CodecLine {
  number: string;
  kind: string;
  title: string;
  caller: string;
  speaker: string;
}

export interface CodecIndex {
  lines: CodecLine[];
  numbers: Record<string, string[]>;
  veiled: number;
}

export type Risk = 'death' | 'hurt-guard' | 'last' | 'leapfrog' | 'loss' | 'loud' | 'seen' | 'unspent';

export type Facing = 'E' | 'N' | 'S' | 'W';

export type MovingPart = 'game' | 'phase' | 'turn';

export type BotName = 'random' | 'search' | 'steady';

export type Assist = 0 | 1 | 2 | 3;

export type Difficulty = 'agent' | 'legend' | 'recruit';

export type StageState = 'ahead' | 'blocked' | 'cleared' | 'open';

export const MOVING_PARTS: MovingPart[] = ['game', 'phase', 'turn'];

export const DIFFICULTIES: Record<Difficulty, { assist: Assist; rewinds: number | null }> = {
  recruit: { assist: 3, rewinds: null },
  agent: { assist: 2, rewinds: 3 },
  legend: { assist: 1, rewinds: 0 },
};

export const DASHBOARDS: Record<string, { actions: string[]; abilities: string[] }> = {
  'snake': { actions: ['sneak', 'dash', 'hand-to-hand', 'combo', 'drag', 'interact', 'reroll', 'knock', 'refresh', 'use', 'takedown'], abilities: ['sneak-attack', 'i-work-alone'] },
  'meryl': { actions: ['sneak', 'dash', 'hand-to-hand', 'combo', 'drag', 'interact', 'reroll', 'knock', 'refresh', 'use', 'disguise'], abilities: ['not-a-rookie'] },
  'otacon': { actions: ['sneak', 'dash', 'interact', 'reroll', 'knock', 'refresh', 'use', 'hack', 'search', 'access', 'recall', 'resolve'], abilities: [] },
  'gray-fox': { actions: ['sneak', 'dash', 'hand-to-hand', 'combo', 'drag', 'interact', 'reroll', 'knock', 'refresh', 'use'], abilities: ['get-clear'] },
};

export const PHRASES: RegExp[] = [
  /^access (?<count>[0-9]+)$/,
  /^aim$/,
  /^charge (?<gear>[a-z][a-z0-9-]*)$/,
  /^combo (?<space>[a-z]+[1-9][0-9]*)$/,
  /^dash (?<space>[a-z]+[1-9][0-9]*)$/,
  /^decide (?<choice>[a-z][a-z0-9-]*)$/,
  /^disconnect$/,
  /^disguise$/,
  /^done$/,
  /^drag (?<space>[a-z]+[1-9][0-9]*) (?<body>dead)$/,
  /^drag (?<space>[a-z]+[1-9][0-9]*) (?<body>ko) (?<stars>[0-9]+) (?<tied>tied)$/,
  /^drag (?<space>[a-z]+[1-9][0-9]*) (?<body>ko) (?<stars>[0-9]+)$/,
  /^drag (?<space>[a-z]+[1-9][0-9]*)$/,
  /^drop (?<space>[a-z]+[1-9][0-9]*)$/,
  /^end$/,
  /^equip (?<hero>snake|meryl|otacon|gray-fox) (?<gear>[a-z][a-z0-9-]*)$/,
  /^face (?<facing>[NESW])$/,
  /^face orange (?<orange>[NESW]) green (?<green>[NESW])$/,
  /^fly (?<facing>[NESW]) (?<spaces>[0-9]+)$/,
  /^focus (?<owner>snake|meryl|otacon|gray-fox) (?<token>minus-white-or-move|plus-2|minus-2|reroll|plus-white|plus-minus-1|extra-action|reroll-black|plus-minus-2|plus-black|minus-black|dash-2) (?<space>[a-z]+[1-9][0-9]*)$/,
  /^focus (?<owner>snake|meryl|otacon|gray-fox) (?<token>minus-white-or-move|plus-2|minus-2|reroll|plus-white|plus-minus-1|extra-action|reroll-black|plus-minus-2|plus-black|minus-black|dash-2) die (?<dice>[0-9]+) (?<turned>up|down)$/,
  /^focus (?<owner>snake|meryl|otacon|gray-fox) (?<token>minus-white-or-move|plus-2|minus-2|reroll|plus-white|plus-minus-1|extra-action|reroll-black|plus-minus-2|plus-black|minus-black|dash-2) die (?<dice>[0-9]+)$/,
  /^focus (?<owner>snake|meryl|otacon|gray-fox) (?<token>minus-white-or-move|plus-2|minus-2|reroll|plus-white|plus-minus-1|extra-action|reroll-black|plus-minus-2|plus-black|minus-black|dash-2)$/,
  /^focus (?<token>minus-white-or-move|plus-2|minus-2|reroll|plus-white|plus-minus-1|extra-action|reroll-black|plus-minus-2|plus-black|minus-black|dash-2) (?<space>[a-z]+[1-9][0-9]*)$/,
  /^focus (?<token>minus-white-or-move|plus-2|minus-2|reroll|plus-white|plus-minus-1|extra-action|reroll-black|plus-minus-2|plus-black|minus-black|dash-2) die (?<dice>[0-9]+) (?<turned>up|down)$/,
  /^focus (?<token>minus-white-or-move|plus-2|minus-2|reroll|plus-white|plus-minus-1|extra-action|reroll-black|plus-minus-2|plus-black|minus-black|dash-2) die (?<dice>[0-9]+)$/,
  /^focus (?<token>minus-white-or-move|plus-2|minus-2|reroll|plus-white|plus-minus-1|extra-action|reroll-black|plus-minus-2|plus-black|minus-black|dash-2)$/,
  /^hack (?<space>[a-z]+[1-9][0-9]*)$/,
  /^hacker (?<count>[0-9]+)$/,
  /^hand-to-hand (?<space>[a-z]+[1-9][0-9]*)$/,
  /^hold$/,
  /^i-work-alone die (?<dice>[0-9]+) (?<turned>up|down)$/,
  /^interact (?<door>[a-z]+[1-9][0-9]*-[a-z]+[1-9][0-9]*)$/,
  /^interact (?<space>[a-z]+[1-9][0-9]*) to (?<to>[a-z]+[1-9][0-9]*)$/,
  /^interact (?<space>[a-z]+[1-9][0-9]*)$/,
  /^knock$/,
  /^launch (?<missiles>one|two|three)$/,
  /^lay (?<space>[a-z]+[1-9][0-9]*)$/,
  /^learn (?<secret>[a-z][a-z0-9-]*)$/,
  /^no$/,
  /^pass$/,
  /^path (?<spaces>[a-z]+[1-9][0-9]*(?: [a-z]+[1-9][0-9]*)*)$/,
  /^pull (?<hero>snake|meryl|otacon|gray-fox)$/,
  /^put (?<back>back) (?<hero>snake|meryl|otacon|gray-fox) (?<gear>[a-z][a-z0-9-]*)$/,
  /^put die (?<dice>[0-9]+) on (?<card>[a-z][a-z0-9-]*) (?<slot>[0-9]+)$/,
  /^recall (?<card>[a-z][a-z0-9-]*) (?<slot>[0-9]+)$/,
  /^refresh (?<token>minus-white-or-move|plus-2|minus-2|reroll|plus-white|plus-minus-1|extra-action|reroll-black|plus-minus-2|plus-black|minus-black|dash-2)$/,
  /^reroll (?<dice>[0-9]+(?: [0-9]+)*)$/,
  /^resolve (?<card>[a-z][a-z0-9-]*) level (?<level>[0-9]+)$/,
  /^resupply$/,
  /^return (?<card>[a-z][a-z0-9-]*) (?<place>top|bottom)$/,
  /^sam (?<space>[a-z]+[1-9][0-9]*)$/,
  /^search$/,
  /^sneak (?<space>[a-z]+[1-9][0-9]*)$/,
  /^spawn (?<space>[a-z]+[1-9][0-9]*)$/,
  /^step (?<space>[a-z]+[1-9][0-9]*)$/,
  /^stop$/,
  /^takedown (?<space>[a-z]+[1-9][0-9]*)$/,
  /^target (?<door>[a-z]+[1-9][0-9]*-[a-z]+[1-9][0-9]*)$/,
  /^target (?<facing>[NESW])$/,
  /^target (?<hero>snake|meryl|otacon|gray-fox) (?<token>minus-white-or-move|plus-2|minus-2|reroll|plus-white|plus-minus-1|extra-action|reroll-black|plus-minus-2|plus-black|minus-black|dash-2)$/,
  /^target (?<hero>snake|meryl|otacon|gray-fox) to (?<space>[a-z]+[1-9][0-9]*)$/,
  /^target (?<hero>snake|meryl|otacon|gray-fox)$/,
  /^target (?<space>[a-z]+[1-9][0-9]*)$/,
  /^target (?<choice>[a-z][a-z0-9-]*)$/,
  /^throw$/,
  /^topple$/,
  /^turn (?<hero>snake|meryl|otacon|gray-fox)$/,
  /^use (?<gear>[a-z][a-z0-9-]*) (?<deck>order|reaction)$/,
  /^use (?<gear>[a-z][a-z0-9-]*) (?<dice>[0-9]+(?: [0-9]+)*)$/,
  /^use (?<gear>[a-z][a-z0-9-]*) (?<door>[a-z]+[1-9][0-9]*-[a-z]+[1-9][0-9]*)$/,
  /^use (?<gear>[a-z][a-z0-9-]*) (?<facing>[NESW])$/,
  /^use (?<gear>[a-z][a-z0-9-]*) (?<how>charge)$/,
  /^use (?<gear>[a-z][a-z0-9-]*) (?<how>detonate)$/,
  /^use (?<gear>[a-z][a-z0-9-]*) (?<space>[a-z]+[1-9][0-9]*) (?<body>ko) (?<stars>[0-9]+)$/,
  /^use (?<gear>[a-z][a-z0-9-]*) (?<space>[a-z]+[1-9][0-9]*) charge (?<count>[0-9]+)$/,
  /^use (?<gear>[a-z][a-z0-9-]*) (?<space>[a-z]+[1-9][0-9]*)$/,
  /^use (?<gear>[a-z][a-z0-9-]*) die (?<dice>[0-9]+) (?<turned>up|down)$/,
  /^use (?<gear>[a-z][a-z0-9-]*) die (?<dice>[0-9]+)$/,
  /^use (?<gear>[a-z][a-z0-9-]*)$/,
  /^yes$/,
];

export const ACTIONS: Record<string, { cost: number; noisy: boolean }> = {
  'sneak': { cost: 1, noisy: false },
  'dash': { cost: 1, noisy: true },
  'hand-to-hand': { cost: 1, noisy: false },
  'combo': { cost: 2, noisy: false },
  'drag': { cost: 1, noisy: true },
  'interact': { cost: 1, noisy: false },
  'reroll': { cost: 1, noisy: false },
  'knock': { cost: 1, noisy: false },
  'takedown': { cost: 2, noisy: false },
  'disguise': { cost: 2, noisy: false },
  'hack': { cost: 1, noisy: false },
  'search': { cost: 1, noisy: false },
  'access': { cost: 1, noisy: false },
  'recall': { cost: 0, noisy: false },
  'resolve': { cost: 0, noisy: false },
  'throw': { cost: 1, noisy: false },
  'lay': { cost: 1, noisy: false },
  'sam': { cost: 1, noisy: false },
  'resupply': { cost: 1, noisy: false },
  'aim': { cost: 1, noisy: false },
  'topple': { cost: 2, noisy: false },
  'pull': { cost: 1, noisy: false },
  'launch': { cost: 1, noisy: false },
};

export type FromClient =
  | Hello
  | Heartbeat
  | Stir
  | Showing
  | Ping
  | PlanTurn
  | Command
  | Query;

export type FromServer =
  | Welcome
  | Update
  | Presence
  | Intends
  | Nudged
  | ChatSaid
  | Pinged
  | GhostsShown
  | Done
  | Refused
  | Fenced
  | Gone
  | Beaten
  | Recovering
  | Answer;

export type Command =
  | Choose
  | Undo
  | Redo
  | AskRewind
  | AnswerRewind
  | Prefer
  | HoldBot
  | CarryOut
  | TakeHero
  | GiveToBot
  | LeaveHero
  | HandHero
  | HandLead
  | Ready
  | Start
  | Rename
  | Bookmark
  | Say;

export type Query =
  | AskWhy
  | AskSight
  | AskLoadout
  | AskTurn
  | AskOdds
  | AskForecast
  | AskRisks
  | AskForecastFilm
  | AskHint;

export type Answer =
  | OddsAre
  | ObjectionIs
  | SightIs
  | ForecastIs
  | RisksAre
  | ForecastFilmIs
  | HintIs
  | LoadoutIs
  | TurnIs;

// What is heard of what happens: every kind of event has its cue, or a reason why it has none. A test compares the two
// lists with the engine's.

import type { Told } from '../wire';
import type { CueName, Kind } from './cues';
import type { Floor, Gait } from './floors';

type Hearing = (event: Told, ear: Ear) => CueName | null;

const steps =
  (gait: Gait): Hearing =>
  ({ facts }, ear) =>
    `${gait}:${ear.floorAt(String(facts.end ?? facts.space))}`;

const moved: Hearing = (event, ear) => {
  if (event.rule === 'ACT-17') return 'lift';
  return steps(event.rule === 'ACT-5' ? 'dash' : 'sneak')(event, ear);
};

/** Machines have a sound of their own; whoever has feet goes in boots. */
const MACHINES: Record<string, CueName> = { rex: 'rex-step', tank: 'treads', hind: 'rotor' };
const TURNS: Record<string, CueName> = { rex: 'rex-servo', tank: 'treads', hind: 'rotor' };

const bossMoved: Hearing = (event, ear) => MACHINES[String(event.facts.figure)] ?? steps('boots')(event, ear);
const bossTurned: Hearing = ({ facts }) => TURNS[String(facts.figure)] ?? 'torch';

/** Of REX's cards those that take aim are heard to load. */
const CHARGED = new Set(['rail-gun', 'cutting-laser']);
const bossCard: Hearing = ({ facts }) => (CHARGED.has(String(facts.card)) ? 'charge' : 'boss');

const attention: Hearing = ({ facts }, ear) => {
  const isFromNoise = ear.wasFor('noise');
  if (facts.side === '!') return 'alert';
  return isFromNoise ? 'noise' : 'attention';
};

const attacked: Hearing = ({ facts }, ear) => {
  const isBosses = ear.wasFor('boss-attack');
  if (!Number(facts.hits)) return 'miss';
  return isBosses ? 'strike' : 'hit';
};

const turnEnded: Hearing = (_, ear) => (ear.wasFor('noise') ? 'quiet' : null);
const used: Hearing = ({ facts }) => (facts.gear === 'cardboard-box' ? 'box' : 'gear');

export const HEARD: Record<string, Exclude<Kind, Gait | 'voice' | 'rank'> | Hearing> = {
  // heroes
  Moved: moved,
  Seen: 'alert',
  AttentionPlaced: attention,
  AttentionRemoved: 'gain',
  Knocked: 'knock',
  BodyTaken: 'drag',
  BodyDropped: 'drag',
  TrapFlipped: 'token',
  TrapRemoved: 'token',
  CameraTurned: 'camera',
  LaserTripped: 'laser',
  EventReached: 'story',
  ObjectiveTaken: 'unlock',
  ObjectiveFlipped: 'token',
  DisguiseGained: 'cloth',
  DisguiseLost: 'cloth',
  BoxLost: 'box',
  TurnEnded: turnEnded,
  HungOn: 'slip',
  ClimbedUp: 'climb',
  PulledUp: 'climb',

  // dice, cards, gear
  Rolled: 'dice',
  DieChanged: 'die',
  DiceAdded: 'dice',
  FocusUsed: 'focus',
  FocusRefreshed: 'focus',
  AbilityUsed: 'focus',
  DoorOpened: 'door',
  LockHeld: 'locked',
  LockLost: 'loss',
  GearUsed: used,
  GearFound: 'gain',
  GearDiscarded: 'card',
  TopCardSeen: 'card',
  GuardTied: 'rope',
  RopeCut: 'rope',
  CardCharged: 'gear',
  HandedOut: 'gear',
  Resupplied: 'gear',
  Equipped: 'gear',
  PutBack: 'card',

  // terminals
  TerminalHacked: 'unlock',
  SystemDrawn: 'card',
  SystemReturned: 'card',
  SystemDiePlaced: 'die',
  SystemDieRecalled: 'die',
  SystemResolved: 'unlock',
  Disconnected: 'loss',
  Traced: 'track',
  ZoneJammed: 'jam',
  ZoneSilenced: 'jam',

  // fights
  Attacked: attacked,
  Hurt: 'damage',
  KnockedOut: 'ko',
  Killed: 'ko',
  Healed: 'gain',
  Exploded: 'blast',
  MissileFlew: 'missile',
  MissileLaunched: 'missile',
  MissileLost: 'miss',
  MissileEvaded: 'miss',
  SalvoFired: 'missile',
  GrenadeThrown: 'throw',
  GrenadeFlew: 'throw',
  GrenadeWasted: 'clink',
  MineLaid: 'token',

  // guards
  OrderDrawn: 'order',
  CardBurned: 'card',
  ReactionDrawn: 'order',
  CamerasFlipped: 'camera',
  GuardTurned: 'torch',
  GuardMoved: steps('boots'),
  GuardLeapt: steps('boots'),
  GuardSpawned: steps('boots'),
  GuardWoke: 'groan',
  TokenRemoved: 'token',

  // bosses
  BossCardRevealed: bossCard,
  BossCardSeen: 'card',
  BossCardBuried: 'card',
  BossCardRaised: 'card',
  BossMoved: bossMoved,
  BossTurned: bossTurned,
  BossExposed: 'gain',
  AttackJammed: 'jam',
  EvasionCut: 'gain',
  HeroVeiled: 'gain',
  BossTokenPlaced: 'token',
  BossTokenRemoved: 'token',
  BossTokenMoved: 'token',
  BossTokenFlipped: 'token',
  Aimed: 'torch',
  BossHid: 'vanish',
  ThreatRaised: 'track',
  TrackMoved: 'track',
  SkullTaken: 'track',
  BossWounded: 'groan',
  BossReels: 'groan',
  BossHealed: 'boss',
  BossDefeated: 'fallen',
  PastRead: 'mind',
  HeroControlled: 'mind',
  MindClosed: 'gain',
  ClueFound: 'gain',
  SecretLearned: 'gain',
  DogsLayDown: 'gain',
  HeldOpen: 'rex-servo',
  BustToppled: 'shatter',
};

/** Events without a sound, and why. */
export const SILENT: Record<string, string> = {
  BeganHurt: 'it happened before the stage began',
  BossCardKept: 'the card was heard when it was turned up',
  CardsUnlocked: 'the debrief tells of it',
  ChaffSettled: 'nothing happens: something is over',
  Decided: 'what follows from it is heard',
  DieGained: 'the roll itself is heard',
  DieWithheld: 'the roll itself is heard',
  EnemyPhaseEnded: 'whose turn it is now is heard',
  GuardActivated: 'what the guard does is heard',
  GuardDone: 'what the guard did was heard',
  GuardPlaced: 'it happened before the stage began',
  Leapt: 'the move is heard',
  Lost: 'the debrief plays it',
  ModeChosen: 'a guard thinks in silence',
  NoNewPath: 'its turns are heard',
  NothingBurned: 'nothing happens',
  PathBlocked: 'a guard stops in silence',
  PathChosen: 'its steps are heard',
  RoundBegan: 'whose turn it is now is heard',
  Shielded: 'the shot is heard',
  StarLost: 'whoever lies there does not stir',
  TurnBegan: 'whose turn it is now is heard, by whose it is',
  Won: 'the debrief plays it',
};

/** Hears what happens; what a roll was for is heard when it is known how it ended. */
export class Ear {
  private purpose: unknown = ''; // of the last roll

  constructor(readonly floorAt: (space: string) => Floor) {}

  cueOf(event: Told): CueName | null {
    if (event.kind === 'Rolled') this.purpose = event.facts.purpose;
    const hearing = HEARD[event.kind] ?? null;
    return typeof hearing === 'function' ? hearing(event, this) : hearing;
  }

  /** Whether the last roll was for this; it is asked once. */
  wasFor(purpose: string): boolean {
    const was = this.purpose === purpose;
    this.purpose = '';
    return was;
  }
}

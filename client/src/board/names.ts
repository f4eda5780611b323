// What a space is called by screen readers: where it is, what stands and lies there, who sees it, what can be done (AC-02).

import { beside, cell, FACINGS } from '../lib/cells';
import { listed } from '../lib/locale.svelte';
import { planOf } from '../lib/plan';
import { spacesIn } from '../lib/said';
import type { Verbosity } from '../lib/settings.svelte';
import { capital, name, t } from '../lib/words.svelte';
import type { Choice, Facing, Guard, GuardPlan, Hero, HeroWay, Position, Preview, StageMap } from '../wire';
import { type Exposed, exposureOf } from './targets';
import { type Lying, lying } from './things';

export interface Armed {
  choice: Choice;
  words: string;
  preview: Preview | undefined;
  /** The whole of it, where it is a walk. */
  way?: HeroWay | undefined;
}

/** Everything that is said of spaces, looked up by space: made once for a position. */
export class Register {
  private readonly heroes: Map<string, Hero>;
  private readonly guards: Map<string, Guard>;
  private readonly things = new Map<string, Lying[]>();
  private readonly watched = new Map<string, string[]>();

  constructor(
    readonly stage: StageMap,
    readonly position: Position,
    readonly mine: string[],
    plans: GuardPlan[],
  ) {
    this.heroes = new Map(position.heroes.map((each) => [each.space, each]));
    this.guards = new Map(position.guards.map((each) => [each.space, each]));
    for (const each of lying(stage, position)) append(this.things, each.space, each);
    for (const { kind, space, sees } of position.watchers) {
      if (kind === 'trap') continue;
      const who =
        kind === 'guard'
          ? guardName(this.guards.get(space))
          : t('grid-watcher', { kind, cell: cell(space), figure: position.boss?.id ?? '' });
      for (const seen of sees) append(this.watched, seen, who);
    }
    this.modes = new Map(plans.map((each) => [each.guard, each.mode]));
  }

  private readonly modes: Map<number, string>;

  /** Whether there is anybody to speak of who could see. */
  private get isWatched(): boolean {
    return this.position.watchers.length > 0;
  }

  /** Those who see a space. */
  watchers(space: string): string[] {
    return this.watched.get(space) ?? [];
  }

  /** Who and what is on a space, in short: what one hears along a row. */
  contents(space: string): string[] {
    return [...this.figures(space), ...(this.things.get(space) ?? []).map((each) => thingName(each, this.position))];
  }

  nameOf(space: string, armed: Armed[], verbosity: Verbosity): string {
    const said = [this.place(space), ...this.contents(space), ...this.doors(space)];
    if (verbosity !== 'brief') said.push(...this.walls(space));
    const { boss } = this.position;
    if (boss?.fire.includes(space)) said.push(t('grid-fire', { figure: boss.id }));
    const watchers = this.watchers(space);
    if (watchers.length) said.push(t('grid-seen', { by: listed(watchers) }));
    else if (verbosity === 'full' && this.isWatched && this.kind(space) === 'floor') said.push(t('grid-unseen'));
    return [...said, ...new Set(armed.map(armedName))].join(' '); // two ways may be alike
  }

  private kind(space: string): string {
    return planOf(this.stage).spaces.get(space)?.kind ?? 'hole';
  }

  private place(space: string): string {
    const plan = planOf(this.stage);
    const zone = plan.isZoned ? plan.zone(space) : null;
    return t('grid-space', { cell: cell(space), kind: this.kind(space), zone: zone === null ? 'none' : name(zone) });
  }

  private figures(space: string): string[] {
    const hero = this.heroes.get(space);
    const guard = this.guards.get(space);
    const found = [];
    if (hero) {
      found.push(
        t('grid-hero', {
          hero: hero.id,
          yours: yes(this.mine.includes(hero.id)),
          acting: yes(this.position.turn === hero.id),
          acted: yes(hero.acted),
          hidden: hero.boxed ? 'boxed' : hero.disguised ? 'disguised' : 'no',
          damage: hero.damage,
          hostages: hero.hostages,
        }),
      );
    }
    if (guard) {
      found.push(
        t('grid-guard', {
          number: guard.id,
          facing: guard.facing,
          mode: this.modes.get(guard.id) ?? 'unknown',
          damage: guard.damage,
          ko: guard.ko,
        }),
      );
    }
    const { boss } = this.position;
    if (boss?.spaces.includes(space)) {
      found.push(
        t('grid-boss', {
          figure: boss.id,
          facing: boss.facing ?? 'none',
          left: Math.max(0, boss.health - boss.damage),
          health: boss.health,
          printed: boss.printed[space] ?? 'none',
        }),
      );
    } else if (boss?.printed[space]) found.push(t('grid-printed', { printed: boss.printed[space] }));
    return found;
  }

  private doors(space: string): string[] {
    return this.stage.doors
      .filter((each) => each.first === space || each.second === space)
      .map((door) => {
        const other = door.first === space ? door.second : door.first;
        const way = FACINGS.find((facing) => beside(space, facing, this.stage) === other) as Facing;
        const shut = door.needs.length ? 'locked' : 'sealed';
        const how = this.position.locked.includes(door.name) ? shut : 'open';
        return t('grid-door', { facing: way, how, level: door.level });
      });
  }

  private walls(space: string): string[] {
    if (this.kind(space) !== 'floor') return [];
    const plan = planOf(this.stage);
    const drops = FACINGS.filter((facing) => plan.isDrop(space, facing));
    const barred = FACINGS.filter((facing) => {
      const barrier = plan.barrier(space, beside(space, facing, this.stage), []);
      return (barrier === 'wall' || barrier === 'edge') && !drops.includes(facing);
    });
    const say = (id: string, ways: Facing[]) => (ways.length ? [t(id, { ways: listed(ways.map(name)) })] : []);
    return [...say('grid-walls', barred), ...say('grid-drops', drops)];
  }
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const found = map.get(key);
  if (found) found.push(value);
  else map.set(key, [value]);
}

function yes(fact: boolean): string {
  return fact ? 'yes' : 'no';
}

function guardName(guard: Guard | undefined): string {
  return t('grid-guard-number', { number: guard?.id ?? 0 });
}

function thingName(thing: Lying, position: Position): string {
  switch (thing.kind) {
    case 'token': {
      const { kind, owner, damage, down } = thing.token;
      return capital(t('grid-token', { token: kind, owner, damage, down: yes(down) }));
    }
    case 'node':
      return t('grid-node', { facing: thing.facing, circuit: yes(position.boss?.circuit ?? false) });
    case 'body':
      return t('grid-body', { stars: thing.stars, tied: yes(thing.tied) });
    case 'attention':
      return t('grid-attention', { side: thing.side === '!' ? 'alert' : 'investigate', owner: thing.owner });
    case 'camera': {
      const { orange, green } = thing.camera;
      return t('grid-camera', { facing: position.cameras === 'orange' ? orange : green, colour: position.cameras });
    }
    case 'trap':
      return t('grid-trap', { kind: thing.trap.kind ?? 'down' });
    case 'charge':
      return capital(t('grid-charge', { gear: thing.charge, owner: thing.owner }));
    case 'objective':
      return t('grid-objective', {
        hostage: yes(thing.hostage),
        optional: yes(thing.optional),
        down: yes(thing.down),
        taken: yes(thing.taken),
      });
    case 'exit':
      return thing.owner ? t('grid-own-exit', { owner: thing.owner }) : t('grid-exit');
    case 'event':
      return t('grid-event', { letter: thing.letter, used: yes(thing.used) });
    case 'terminal':
      return t('grid-terminal', { level: thing.level, hacked: yes(thing.hacked) });
    case 'elevator':
      return t('grid-elevator', { to: cell(thing.to) });
    case 'barracks':
      return t('grid-barracks', { count: thing.count });
    case 'icon':
      return thing.icon === 'turn' ? t('grid-icon-turn') : t('grid-icon', { facing: thing.icon });
    default:
      return t(`grid-${thing.kind}`);
  }
}

/** What Enter would do here, what it costs, whether one is seen, and whether it makes noise. */
function armedName(armed: Armed): string {
  const { choice, words, way } = armed;
  return t('grid-target', {
    words,
    cost: way?.actions ?? choice.cost ?? -1,
    seen: exposed(armed),
    noisy: yes(Boolean(way ? way.noise : choice.noisy)),
    loud: yes(Boolean(choice.loud)),
  });
}

function exposed({ preview, way }: Armed): Exposed {
  if (!way) return exposureOf(preview);
  if (!way.seen?.length) return 'none';
  return way.seen.includes(spacesIn(way.answers).at(-1) ?? '') ? 'seen' : 'way';
}

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pieces } from '../../board/coordinates';
import { learnRules, speak, t } from '../../lib/words.svelte';
import { dice } from '../../testing/dice';
import { enemyPhase, events } from '../../testing/events';
import { Stand } from '../../testing/stand';
import { decoded } from '../chat/phrases';
import { search } from '../drawer/search';
import { chain, news, passes, Rounds } from './entries';
import { Missed } from './missed.svelte';
import { entryWords, groupWords, spokenGroup } from './words';

beforeAll(() => speak('en'));

const turn = events([
  { kind: 'TurnBegan', facts: { hero: 'snake' } },
  { kind: 'Moved', facts: { hero: 'snake', start: 'a1', end: 'a2' }, rule: 'ACT-5' },
  { kind: 'Rolled', facts: { hero: 'snake', purpose: 'noise', dice: dice('w!') } },
  { kind: 'AttentionPlaced', cause: 2, facts: { hero: 'snake', side: '?', space: 'a2' } },
]);
const all = [...turn, ...enemyPhase(4)];

describe('the log', () => {
  it('is grouped by rounds, turns, the Order card and guards', () => {
    const [first, second] = new Rounds().of(all);

    expect(first?.groups.map((each) => each.kind)).toEqual(['turn', 'order', 'guard', 'guard']);
    expect(first?.groups.map(groupWords)).toEqual([
      'Snake’s turn',
      'Order card: Lost Contact. 5 spaces in Alert mode, else 4; arrow left; the cameras turn.',
      'Guard 1 in C1: Patrol',
      'Guard 2 in E1: Attack',
    ]);
    expect([second?.round, second?.groups.map((each) => each.kind)]).toEqual([2, ['turn']]);
  });

  it('groups a round that is over once, and again only if it was taken back', () => {
    const rounds = new Rounds();
    const [first] = rounds.of(all);
    const longer = [...all, ...events([{ kind: 'Knocked', facts: { hero: 'snake', space: 'a2' } }])];
    expect(rounds.of(longer)[0]).toBe(first);
    expect(rounds.of(longer)[1]?.groups[0]?.entries.at(-1)?.events[0]?.kind).toBe('Knocked');

    const other = all.map((each, n) => (n < 4 ? each : { ...each }));
    expect(rounds.of(other)[0]).not.toBe(first);
    expect(rounds.of(other)).toEqual(new Rounds().of(all));
  });

  it('tells a guard’s steps in a row as one line', () => {
    const lines = new Rounds().of(all)[0]?.groups[2]?.entries.map((each) => entryWords(each, 'test'));

    expect(lines).toEqual(['It patrols.', 'The guard moves C1 → C2 → C3, looking south.']);
  });

  it('tells what the stage has to say of an event, to eyes and ears alike', () => {
    const [group] =
      new Rounds().of(events([{ kind: 'EventReached', facts: { letter: 'A', hero: 'snake' } }]))[0]?.groups ?? [];
    const [entry] = group?.entries ?? [];
    if (!group || !entry) throw new Error('no entry');
    const told = `Snake reaches event A. ${t('stage-cargo-dock.event-A')}`;

    expect(entryWords(entry, 'cargo-dock')).toBe(told);
    expect(spokenGroup(group, 'brief', 'cargo-dock')).toBe(told);
    expect(entryWords(entry, 'test')).toBe('Snake reaches event A.');
  });

  it('sets what follows below what caused it', () => {
    const [group] = new Rounds().of(all)[0]?.groups ?? [];

    expect(group?.entries.map((each) => [each.events[0]?.kind, each.depth])).toEqual([
      ['Moved', 0],
      ['Rolled', 0],
      ['AttentionPlaced', 1],
      ['TurnEnded', 0],
    ]);
  });

  it('can be filtered for alerts, dice and what is mine', () => {
    const entries = new Rounds().of(all)[0]?.groups.flatMap((each) => each.entries) ?? [];
    const kinds = (filter: 'alerts' | 'dice' | 'mine', mine: string[] = []) =>
      entries.filter((each) => passes(each, filter, mine)).map((each) => each.events[0]?.kind);

    expect(kinds('dice')).toEqual(['Rolled']);
    expect(kinds('alerts')).toEqual(['AttentionPlaced', 'Seen', 'AttentionPlaced', 'Attacked', 'Hurt']);
    expect(kinds('mine', ['meryl'])).toEqual([]);
    expect(kinds('mine', ['snake'])).toContain('Hurt');
  });

  it('is spoken as briefly as one likes', () => {
    const guard = new Rounds().of(all)[0]?.groups[2];
    if (!guard) throw new Error('no guard');

    expect(spokenGroup(guard, 'brief', 'test')).toBe('');
    expect(spokenGroup(guard, 'normal', 'test')).toBe(
      'Guard 1 in C1: Patrol The guard moves C1 → C2 → C3, looking south.',
    );
    expect(spokenGroup(guard, 'full', 'test')).toContain('It patrols.');
  });

  it('tells who listens only what is new, in the middle of a turn too', () => {
    const said = news(turn, 2).map((group) => spokenGroup(group, 'full', 'test'));

    expect(said).toEqual(['Snake rolls □! (noise check). Snake’s ? goes to A2.']);
  });
});

describe('why', () => {
  it('follows the causes up, first cause first', () => {
    const hurt = all.find((each) => each.kind === 'Hurt');
    if (!hurt) throw new Error('nobody was hurt');

    expect(chain(hurt, all).map((each) => each.kind)).toEqual(['Attacked', 'Hurt']);
  });

  it('tells at most four steps, the nearest ones', () => {
    const long = events([{ kind: 'A' }, ...'BCDEF'.split('').map((kind, cause) => ({ kind, cause }))]);
    const last = long.at(-1);
    if (!last) throw new Error('empty');

    expect(chain(last, long).map((each) => each.kind)).toEqual(['C', 'D', 'E', 'F']);
  });
});

describe('since you left', () => {
  const hide = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const standAt = (known: number) => {
    const stand = new Stand();
    stand.events = all.slice(0, known);
    return stand;
  };

  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('tells what happened while the tab was hidden', () => {
    const stand = standAt(4);
    const missed = new Missed(stand.room);
    hide(true);
    stand.events = all;
    hide(false);

    expect(missed.from).toBe(4);
    missed.dismiss();
    expect(missed.from).toBeNull();
    missed.close();
  });

  it('tells nothing where nothing happened', () => {
    const missed = new Missed(standAt(4).room);
    hide(true);
    hide(false);

    expect(missed.from).toBeNull();
    missed.close();
  });

  it('tells what happened while there was no network', () => {
    const stand = standAt(4);
    const missed = new Missed(stand.room);
    missed.linked(false);
    stand.events = all;
    missed.linked(true);

    expect(missed.from).toBe(4);
    missed.close();
  });

  it('leaves out what this player did on another device', () => {
    const before = new Missed(standAt(4).room);
    before.remember();
    before.close();
    const stand = standAt(9);
    stand.events = all.slice(0, 9).map((each, at) => ({ ...each, answers: at }));
    stand.welcome = { answered: 6 };
    const later = new Missed(stand.room);
    expect(later.from).toBe(7);
    later.close();

    stand.welcome = { answered: 8 };
    const last = new Missed(stand.room);
    expect(last.from).toBeNull();
    last.close();
  });

  it('leaves out what another tab of this browser showed meanwhile', () => {
    const stand = standAt(4);
    const hidden = new Missed(stand.room);
    hide(true);
    stand.events = all.slice(0, 9);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const other = new Missed(standAt(9).room);
    other.remember();
    other.close();
    hide(false);

    expect(hidden.from).toBeNull();
    hidden.close();
  });

  it('is done with when the player acts, and not when others do', () => {
    const before = new Missed(standAt(4).room);
    before.remember();
    before.close();
    const stand = standAt(9);
    const missed = new Missed(stand.room);
    stand.say(all.slice(9, 10), 2);
    expect(missed.from).toBe(4);

    stand.say(all.slice(10, 11), 1);

    expect(missed.from).toBeNull();
    missed.close();
  });

  it('remembers from one visit to the next', () => {
    const before = new Missed(standAt(4).room);
    before.remember();
    before.close();
    const later = new Missed(standAt(9).room);

    expect(later.from).toBe(4);
    later.close();
  });
});

describe('coordinates', () => {
  const isSpace = (name: string) => ['d6', 'b5', 'aa3'].includes(name);

  it('are found in sentences, upper or lower case, if they are on the map', () => {
    const found = pieces('Look at d6, B5 and aa3, not z9 or C-4.', isSpace).filter((each) => each.space);

    expect(found.map((each) => [each.text, each.space])).toEqual([
      ['D6', 'd6'],
      ['B5', 'b5'],
      ['AA3', 'aa3'],
    ]);
  });

  it('leave the rest of the text as it was', () => {
    const text = 'From d6 to B5.';

    expect(
      pieces(text, isSpace)
        .map((each) => each.text)
        .join(''),
    ).toBe('From D6 to B5.');
  });
});

describe('quick phrases', () => {
  it('are read in the reader’s words, with what was added', () => {
    expect(decoded(':seen d6')).toBe('Seen here! d6');
    expect(decoded(':nonsense')).toBe(':nonsense');
    expect(decoded('wait for me')).toBe('wait for me');
  });
});

describe('the search of rules', () => {
  const card = (id: string) => ({ id, chapter: '', page: '', ruling: false, built: true, examples: [] });
  const rules = ['LOS-1', 'LOS-7', 'LOS-9', 'LOS-10', 'ORD-8'].map(card);
  beforeAll(learnRules);

  it('takes an id in any spelling', () => {
    expect(search(rules, 'los7').map((each) => each.id)).toEqual(['LOS-7']);
    expect(search(rules, 'LOS-1').map((each) => each.id)).toEqual(['LOS-1', 'LOS-10']);
  });

  it('finds words in titles before words in texts', () => {
    const heard = ['SET-6', 'ACT-7', 'ATT-5', 'FOC-2'].map(card);
    expect(search(heard, 'noise').map((each) => each.id)).toEqual(['ATT-5', 'SET-6', 'ACT-7', 'FOC-2']);
    expect(search(rules, 'camera').map((each) => each.id)).toEqual(['LOS-9', 'ORD-8', 'LOS-7', 'LOS-10']);
  });
});

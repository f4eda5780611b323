import { describe, expect, it } from 'vitest';
import { events } from '../testing/events';
import { hero } from '../testing/figures';
import { answersUpTo, beatAt, type Progress, pointOf, wantedAnswer } from './beats';
import { after, type Beat, LESSONS, TRAINING } from './lessons';

const BEATS: Beat[] = TRAINING.beats;
const fresh: Progress = { answers: 0, round: 1, events: [], looked: [] };
const lesson = (given: Partial<Progress>) => beatAt({ ...fresh, ...given }, BEATS)?.id;
const beat = (id: string) => BEATS.find((each) => each.id === id);
const past = (id: string) =>
  answersUpTo(
    BEATS.findIndex((each) => each.id === id),
    BEATS,
  );

describe('the lesson that is on', () => {
  it('is the first one at the start', () => {
    expect(lesson({})).toBe('move');
  });

  it('follows from the answers given', () => {
    expect(lesson({ answers: past('move') })).toBe('sight');
    expect(lesson({ answers: past('enemy'), round: 2 })).toBe('takedown');
  });

  it('stays when only half of what it asks for is done', () => {
    expect(lesson({ answers: past('move') + 1, looked: ['sight'] })).toBe('noise');
  });

  it('of looking is over when it was looked at', () => {
    expect(lesson({ answers: past('move'), looked: ['sight'] })).toBe('noise');
  });

  it('goes back with the game', () => {
    expect(lesson({ answers: 0, looked: ['sight'] })).toBe('move');
    expect(lesson({ answers: past('noise'), looked: ['sight'] })).toBe('path');
    expect(lesson({ answers: past('move'), looked: ['sight'] })).toBe('noise');
  });

  it('of looking does not hold up who went on without', () => {
    expect(lesson({ answers: past('move') + 1 })).toBe('noise');
  });

  it('that is free ends with what has to happen', () => {
    const killed = events([{ kind: 'Killed', facts: { figure: 'guard', space: 'c7' } }]);

    expect(lesson({ answers: past('enemy') + 2, round: 2, events: killed })).toBe('panel');
  });

  it('is given up when it is too late for it', () => {
    expect(lesson({ answers: past('enemy') + 9, round: 4 })).toBe('panel');
  });

  it('is passed over when a later one is done', () => {
    const reached = events([{ kind: 'EventReached', facts: { letter: 'A', hero: 'snake' } }]);

    expect(lesson({ answers: past('enemy') + 9, round: 3, events: reached })).toBe('exit');
  });

  it('does not end with something like it', () => {
    const killed = events([{ kind: 'Killed', facts: { figure: 'snake', space: 'c7' } }]);

    expect(lesson({ answers: past('enemy'), round: 2, events: killed })).toBe('takedown');
  });

  it('is none when the game is won', () => {
    const won = events([{ kind: 'Won' }]);

    expect(lesson({ answers: 30, round: 6, events: won })).toBeUndefined();
  });
});

describe('a guided lesson', () => {
  it('waits for its answers one after the other', () => {
    expect(wantedAnswer(beat('noise'), past('move'), BEATS)).toBe('dash c8');
    expect(wantedAnswer(beat('noise'), past('move') + 1, BEATS)).toBe('step c7');
  });

  it('of looking, or a free one, waits for none', () => {
    expect(wantedAnswer(beat('sight'), past('move'), BEATS)).toBeUndefined();
    expect(wantedAnswer(beat('panel'), 12, BEATS)).toBeUndefined();
  });
});

describe('what is pointed out', () => {
  it('is the space first, and what to do there next', () => {
    const takedown = BEATS.find((each) => each.id === 'takedown') ?? BEATS[0];

    expect(takedown && pointOf(takedown, [hero('snake', 'b8')])).toEqual({ space: 'c8' });
    expect(takedown && pointOf(takedown, [hero('snake', 'c8')])).toEqual({ controls: ['dock-action-takedown'] });
  });
});

describe('the lessons', () => {
  it('begin with the training, and those on boss fights come last', () => {
    expect(LESSONS.map((each) => each.id)).toEqual(['training', 'sight', 'fight', 'dice', 'weak-moment']);
  });

  it('lead from one to the next', () => {
    expect(LESSONS.map((each) => after(each)?.id)).toEqual(['sight', 'fight', 'dice', 'weak-moment', undefined]);
  });

  it('have no two ideas of one name, by which words and progress are found', () => {
    const ids = LESSONS.flatMap((each) => each.beats.map((beat) => beat.id));

    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(LESSONS.slice(1))('are over when all is done and looked at: $id', ({ beats }) => {
    const looked = beats.filter((each) => each.looks).map((each) => each.id);
    const answers = answersUpTo(beats.length, beats);

    expect(beatAt({ ...fresh, answers, looked: looked.slice(0, -1) }, beats)?.id ?? '').not.toBe(beats[0]?.id);
    expect(beatAt({ ...fresh, answers, looked }, beats)).toBeUndefined();
  });
});

import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { CodecCall, CodecIndex } from '../wire';
import { hear, isNumber, linesAt, lookUp, numberFor, numberIn, numbersOf, secretsAmong, soFar } from './codec';
import { profile } from './profile.svelte';

const line = (number: string) => ({ number, kind: 'help', title: `Call ${number}`, speaker: 'Pim' });
const call = (number: string, more: Partial<CodecCall> = {}): CodecCall => ({
  ...line(number),
  role: 'weather station',
  text: 'Snow.',
  about: [],
  rules: [],
  stage: '',
  unlocks: '',
  secret: '',
  ...more,
});
const INDEX: CodecIndex = {
  lines: ['05.07', '01.02', '05.10'].map(line),
  numbers: { rations: ['06.18'], 'key-card-3': ['06.09'] },
};
const AIR: Record<string, CodecCall[]> = {
  '05.07': [call('05.07')],
  '10.26': [call('10.26', { kind: 'secret', secret: 'other-hand', about: ['mantis'] })],
  '07.31': [call('07.31', { kind: 'secret', unlocks: 'pal-key-card' })],
  '12.02': [call('12.02', { kind: 'secret' })],
  chart: [call('05.07')],
  snow: [call('01.02'), call('03.03')],
};
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  profile.calls = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const words = new URL(address, 'http://test').searchParams.get('words');
    if (words !== null) asked.push(words);
    if (words === 'dead') throw new TypeError('no net');
    return Response.json(words === null ? INDEX : { calls: AIR[words] ?? [], near: [] });
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('a number', () => {
  test.each([
    ['05.07', '05.07'],
    ['5.7', '05.07'],
    [' 0507 ', '05.07'],
    ['507', '05.07'],
    ['5,7', '05.07'],
    ['57', ''],
    ['LOS-7', ''],
    ['footsteps', ''],
    ['', ''],
  ])('typed as %j is %j', (typed, written) => {
    expect(numberIn(typed)).toBe(written);
  });

  it('is no rule', () => {
    expect(['05.07', 'LOS-7', '', '5.7'].map(isNumber)).toEqual([true, false, false, false]);
  });

  it('is carried by things, and by all copies of a card', () => {
    expect(numbersOf(INDEX, 'rations-3')).toEqual(['06.18']);
    expect(numbersOf(INDEX, 'key-card-3')).toEqual(['06.09']);
    expect(numbersOf(INDEX, 'key-card-4')).toEqual([]);
  });
});

describe('while somebody types', () => {
  it('the beginning of a number is told from words', () => {
    expect(['', '0', '05.', '5.0', 'box', '05.07 box'].map(soFar)).toEqual(['', '0', '05', '050', null, null]);
  });

  it('what no number begins with is looked up like words, so that it is answered', () => {
    expect(['140.85', '14085', '1.2.3'].map(soFar)).toEqual([null, null, null]);
  });

  it('the calls whose number begins so are listed by number', () => {
    const numbers = (words: string) => linesAt(INDEX.lines, words).map((each) => each.number);

    expect(numbers('')).toEqual(['01.02', '05.07', '05.10']);
    expect(numbers('05.')).toEqual(['05.07', '05.10']);
    expect(numbers('5.1')).toEqual(['05.10']);
    expect(numbers('10.26')).toEqual([]);
  });
});

describe('Enter', () => {
  it('calls the number that was typed, or the only call with these words', async () => {
    expect(await numberFor('5.7')).toBe('05.07');
    expect(await numberFor('chart')).toBe('05.07');
    expect(await numberFor('snow')).toBe('');
    expect(await numberFor('nothing')).toBe('');
    expect(await numberFor(' ')).toBe('');
    expect(await numberFor('dead')).toBe('');
  });

  it('asks once for what was answered, and again for what failed', async () => {
    await lookUp('antenna');
    await lookUp(' antenna');
    expect(asked).toEqual(['antenna']);

    await expect(lookUp('dead')).rejects.toThrow();
    await expect(lookUp('dead')).rejects.toThrow();
    expect(asked.filter((words) => words === 'dead')).toHaveLength(2); // a failure is not remembered
  });
});

describe('what was heard', () => {
  it('is remembered once', () => {
    hear(call('05.07'));
    hear(call('05.07'));

    expect(profile.calls).toEqual(['05.07']);
  });

  it('counts in a game if it is a card, or a secret of its boss', async () => {
    const heard = ['05.07', '10.26', '07.31', '12.02'];

    expect((await secretsAmong(heard, 'mantis')).map((each) => each.number)).toEqual(['10.26', '07.31']);
    expect((await secretsAmong(heard, 'ocelot')).map((each) => each.number)).toEqual(['07.31']);
    expect(await secretsAmong(['05.07'], 'mantis')).toEqual([]);
  });
});

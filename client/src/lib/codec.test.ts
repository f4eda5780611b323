import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { campaignPage, stageCard } from '../testing/pages';
import type { CodecCall, CodecIndex } from '../wire';
import {
  callsFor,
  hear,
  isNumber,
  linesAt,
  lookUp,
  numberFor,
  numberIn,
  numbersOf,
  secretsAmong,
  soFar,
  unveil,
} from './codec';
import { profile } from './profile.svelte';
import { settings } from './settings.svelte';

const line = (number: string) => ({ number, kind: 'help', title: `Call ${number}`, caller: 'weather', speaker: 'Pim' });
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
  veiled: 0,
};
const AIR: Record<string, CodecCall[]> = {
  '05.07': [call('05.07')],
  '10.26': [call('10.26', { kind: 'secret', secret: 'other-hand', about: ['mantis'] })],
  '07.31': [call('07.31', { kind: 'secret', unlocks: 'pal-key-card' })],
  '12.02': [call('12.02', { kind: 'secret' })],
  chart: [call('05.07')],
  snow: [call('01.02'), call('03.03')],
};
const ALONE = { campaign: undefined, stage: '' };
const asked: string[] = [];
const reaches: (string | null)[] = []; // how far those came who asked

beforeEach(() => {
  asked.length = 0;
  reaches.length = 0;
  Object.assign(profile, { calls: [], results: {}, tables: [], campaigns: [] });
  settings.spoilers = false;
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://test');
    if (pathname === '/api/stages') return Response.json([stageCard('heliport', { number: 2 })]);
    if (pathname.endsWith('/veil')) return Response.json(campaignPage({ id: 'run', unveiled: true }));
    const words = searchParams.get('words');
    if (words !== null) asked.push(words);
    reaches.push(searchParams.get('reached'));
    if (words === 'dead') throw new TypeError('no net');
    return Response.json(words === null ? INDEX : { calls: AIR[words] ?? [], near: [], veiled: 0 });
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
    expect(await numberFor('5.7', ALONE)).toBe('05.07');
    expect(await numberFor('chart', ALONE)).toBe('05.07');
    expect(await numberFor('snow', ALONE)).toBe('');
    expect(await numberFor('nothing', ALONE)).toBe('');
    expect(await numberFor(' ', ALONE)).toBe('');
    expect(await numberFor('dead', ALONE)).toBe('');
  });

  it('asks once for what was answered, and again for what failed', async () => {
    await lookUp('antenna', ALONE);
    await lookUp(' antenna', ALONE);
    expect(asked).toEqual(['antenna']);

    await expect(lookUp('dead', ALONE)).rejects.toThrow();
    await expect(lookUp('dead', ALONE)).rejects.toThrow();
    expect(asked.filter((words) => words === 'dead')).toHaveLength(2); // a failure is not remembered
  });
});

describe('the veil (RP-07)', () => {
  const run = { id: 'run', token: 't', name: 'Run', opened: 0, reached: 4 };
  const led = { campaign: run, stage: '' };

  it('lies where the campaign at hand has come to, else where this browser has', async () => {
    await callsFor(led);
    await lookUp('veil', led);
    await callsFor(ALONE);
    await lookUp('veil', ALONE);
    await lookUp('veil', { campaign: undefined, stage: 'heliport' });

    expect(reaches).toEqual(['4', '4', '1', '1', '2']);
  });

  it('leaves one list for everybody when it is lifted, and that is fetched once', async () => {
    vi.resetModules();
    const fresh = await import('./codec');
    await fresh.callsFor({ campaign: { ...run, unveiled: true }, stage: '' });
    await fresh.secretsAmong([], '');

    expect(reaches).toEqual([null]);
  });

  it('is lifted in the campaign at hand by its own switch, and only there', async () => {
    profile.campaigns = [run];
    const { campaigns } = profile;
    await unveil({ campaign: campaigns[0], stage: '' });

    expect(profile.campaigns[0]?.unveiled).toBe(true);
    expect(settings.spoilers).toBe(false);
    await lookUp('lifted', { campaign: profile.campaigns[0], stage: '' });
    expect(reaches).toEqual([null]);
  });

  it('is lifted outside campaigns by the switch of the settings', async () => {
    await unveil(ALONE);

    expect(settings.spoilers).toBe(true);
    await lookUp('spoilers', ALONE);
    expect(reaches).toEqual([null]);
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

import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaignPage, result, standing } from '../testing/pages';
import type { CampaignPage } from '../wire';
import { type Failure, renameCampaign } from './api';
import {
  arrival,
  begin,
  Campaign,
  choose,
  current,
  forgetCampaign,
  goOn,
  joinedAfter,
  keyOf,
  nextName,
  takeIn,
  waysToWin,
} from './campaigns.svelte';
import { profile, rememberSeat } from './profile.svelte';
import { place } from './router.svelte';
import { speak } from './words.svelte';

beforeAll(() => speak('en'));
beforeEach(() => Object.assign(profile, { campaigns: [], tables: [], name: 'Ana' }));

const known = (id: string, opened = 0) => ({ id, token: `key-of-${id}`, name: id, opened, reached: 1 });

interface Asked {
  method: string;
  path: string;
  key: string;
  body: unknown;
}

/** A server that says these things, in this order; it tells what it was asked. */
function server(...says: [status: number, body: unknown][]): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const key = new Headers(init.headers).get('authorization') ?? '';
    asked.push({ method: init.method ?? 'GET', path, key, body: init.body });
    const [status, body] = says.shift() ?? [500, { code: 'broken', detail: '' }];
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

describe('the campaigns of this browser', () => {
  it('are begun with a key that goes along with whatever is asked', async () => {
    const asked = server([201, { id: 'run', token: 'secret' }], [200, campaignPage({ name: 'Shadow run' })]);
    const campaign = new Campaign(await begin('Shadow run'));
    await campaign.load();

    expect(current()?.id).toBe('run');
    expect(campaign.page?.name).toBe('Shadow run');
    expect(asked[1]).toMatchObject({ method: 'GET', path: '/api/campaigns/run', key: 'Bearer secret' });
  });

  it('stand side by side, and the one chosen last is played', () => {
    profile.campaigns = [known('one'), known('two')];
    choose('two');

    expect(current()?.id).toBe('two');
    expect(keyOf('one')?.token).toBe('key-of-one');
    forgetCampaign('two');
    expect(current()?.id).toBe('one');
  });

  it('have a name even if nobody gave them one', () => {
    profile.campaigns = [known('one')];

    expect(nextName()).toBe('Campaign 2');
  });

  it('have no name that another one has', () => {
    profile.campaigns = [{ ...known('one'), name: 'Campaign 2' }];

    expect(nextName()).toBe('Campaign 3');
  });

  it('come in from a file under the name they have', async () => {
    server([201, { id: 'run', token: 'secret' }], [200, campaignPage({ name: 'From afar' })]);
    await takeIn(new Blob(['{}']));

    expect(current()?.name).toBe('From afar');
  });

  it('get a number where another one here has their name, so that they can be told apart', async () => {
    profile.campaigns = [{ ...known('one'), name: 'My run' }];
    const page = campaignPage({ name: 'My run' });
    const asked = server([201, { id: 'run', token: 'secret' }], [200, page], [200, { ...page, name: 'My run 2' }]);
    await takeIn(new Blob(['{}']));

    expect(asked[2]).toMatchObject({ method: 'POST', path: '/api/campaigns/run/rename', body: '{"name":"My run 2"}' });
    expect(current()).toMatchObject({ id: 'run', name: 'My run 2' });
    expect(arrival.id).toBe('run');
  });

  it('are not lost if the line breaks right after the file was taken', async () => {
    server([201, { id: 'run', token: 'secret' }], [500, { code: 'broken', detail: '' }]);
    await expect(takeIn(new Blob(['{}']))).rejects.toThrow('broken');

    expect(keyOf('run')?.token).toBe('secret');
  });

  it('keep the name and how far they have come as the page tells it', async () => {
    profile.campaigns = [known('run')];
    const stages = [standing('dock', { number: 1, state: 'cleared' }), standing('', { number: 2, state: 'open' })];
    server([200, campaignPage({ name: 'Renamed', stages: [...stages, standing('', { number: 3, state: 'ahead' })] })]);
    await new Campaign(known('run')).load();

    expect(current()).toMatchObject({ name: 'Renamed', reached: 2 });
  });
});

describe('a campaign on a screen', () => {
  it('does what was asked for while its page was coming in', async () => {
    server([200, campaignPage({ name: 'Run' })], [200, campaignPage({ name: 'Renamed' })]);
    const campaign = new Campaign(known('run'));
    const loading = campaign.load();
    await campaign.change((key) => renameCampaign(key, 'Renamed'));
    await loading;

    expect(campaign.page?.name).toBe('Renamed');
  });
});

describe('a campaign that the server refuses', () => {
  it('keeps the page it has, and says what was wrong', async () => {
    const campaign = new Campaign(known('run'));
    server([200, campaignPage()], [400, { code: 'game-open', detail: '' }]);
    await campaign.load();
    await campaign.load();

    expect(campaign.page?.id).toBe('run');
    expect((campaign.failure as Failure).code).toBe('game-open');
  });

  it('is not lost when the server is away', async () => {
    profile.campaigns = [known('run')];
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no net')));
    const campaign = new Campaign(known('run'));
    await campaign.load();

    expect((campaign.failure as Failure).code).toBe('offline');
    expect(current()?.id).toBe('run');
  });
});

describe('the open game', () => {
  const playing: CampaignPage['playing'] = {
    number: 1,
    stage: 'heliport',
    heroes: ['snake'],
    round: 4,
    table: 'there',
  };

  it('goes on at its table where this browser sits at it', async () => {
    rememberSeat({ table: 'there', watch: '', token: 't', player: 1 }, 'heliport');
    const asked = server();
    await goOn(known('run'), playing);

    expect({ ...place }).toMatchObject({ screen: 't', id: 'there' });
    expect(asked).toEqual([]);
  });

  it('gets a table of its own where it has none here', async () => {
    const asked = server([201, { table: 'new', watch: '', token: 't', player: 1 }]);
    await goOn(known('run'), { ...playing, table: '' });

    expect({ ...place }).toMatchObject({ screen: 't', id: 'new' });
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/campaigns/run/resume' });
  });
});

describe('what a win brings', () => {
  const stages = [standing('heliport', { number: 2, state: 'cleared' }), standing('cells', { number: 3 })];
  const page = campaignPage({ stages, next: 'cells', heroes: ['snake', 'meryl'], results: [result('heliport')] });

  it('is a hero who plays from the next stage on', () => {
    expect(joinedAfter(page, 'heliport')).toEqual(['meryl']);
  });

  it('is nobody the second time, and nobody for an earlier stage', () => {
    expect(joinedAfter({ ...page, results: [result('heliport'), result('heliport')] }, 'heliport')).toEqual([]);
    expect(joinedAfter({ ...page, next: 'tank' }, 'heliport')).toEqual([]);
  });
});

describe('cards that are missing', () => {
  it('are won in the first stage that gives them, unless it lies under the veil', () => {
    const page = campaignPage({
      stages: [standing('heliport', { cards: ['pistol-45'] }), standing('', { veiled: true, cards: ['bandana'] })],
      missions: [standing('recon', { cards: ['pistol-45', 'rope'] })],
    });
    const ways = waysToWin(page);

    expect(Object.fromEntries(Object.entries(ways).map(([card, stage]) => [card, stage.id]))).toEqual({
      'pistol-45': 'heliport',
      rope: 'recon',
    });
  });
});

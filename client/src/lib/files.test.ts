import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { campaignPage } from '../testing/pages';
import { fileName, takeCampaign, takeGame } from './files';
import { profile } from './profile.svelte';
import { go, place } from './router.svelte';

const GAME = new Blob(['{"noisecheck": 3}']);
const SEALED = new Blob(['{"noisecheck-sealed": 1, "sealed": "…"}']);
const RUN = new Blob(['{"noisecheck": "campaign"}']);
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  profile.campaigns = [];
  go('/');
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit = {}) => {
    if (method === 'POST') asked.push(path.replace(/\?.*/, ''));
    if (method !== 'POST') return Response.json(campaignPage());
    const seat = { table: 't', watch: '', player: 1 };
    return Response.json({ id: 'run', token: 'key', ...seat });
  });
});

describe('a file', () => {
  it('of a campaign is brought in where games are, and one is taken to it', async () => {
    await takeGame(RUN);

    expect(asked).toEqual(['/api/campaigns/import']);
    expect(place.screen).toBe('missions');
  });

  test.each([GAME, SEALED])('of a game opens its table where campaigns are brought in', async (file) => {
    await takeCampaign(file);

    expect(asked).toEqual(['/api/tables/import']);
    expect(place).toMatchObject({ screen: 't', id: 't' });
  });

  it('of something else goes where it was given, to be told what is wrong', async () => {
    await takeGame(new Blob(['no JSON']));
    await takeCampaign(new Blob(['[]']));

    expect(asked).toEqual(['/api/tables/import', '/api/campaigns/import']);
  });

  it('is called by the name that was given', () => {
    expect(fileName('My run 2!')).toBe('noisecheck-my-run-2.json');
    expect(fileName('Тень/../x')).toBe('noisecheck-тень-x.json');
    expect(fileName('***')).toBe('noisecheck.json');
  });
});

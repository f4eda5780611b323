import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { profile } from '../../lib/profile.svelte';
import { speak } from '../../lib/words.svelte';
import { fight, stageCard } from '../../testing/pages';
import Fights from './Fights.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

describe('a VR mission as a fight', () => {
  it('counts the bosses one has not met, without a word of a campaign: single games count too', () => {
    Object.assign(profile, { campaigns: [], results: {} });
    const recon = stageCard('recon', { group: 'vr' });
    const ocelot = fight('revolver-ocelot', 'ocelot', { number: 4 });
    const against = fight('recon-ocelot', 'ocelot', { group: 'vr', place: 4, mission: 'recon' });
    render(Fights, { props: { card: recon, all: [recon, ocelot, against], page: null } });

    const said = screen.getByTestId('fights').textContent;
    expect(said).toContain('There is one more boss you haven’t met yet.');
    expect(said).not.toContain('campaign');
  });
});

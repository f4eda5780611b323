import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MyRooms } from '../../lib/myrooms.svelte';
import { profile } from '../../lib/profile.svelte';
import { speak } from '../../lib/words.svelte';
import { campaignPage } from '../../testing/pages';
import OfCampaign from './OfCampaign.svelte';
import RoomList from './RoomList.svelte';

beforeAll(() => speak('en'));
beforeEach(() => {
  profile.campaigns = [{ id: 'run', token: 'key', name: 'Shadow run', opened: 0, reached: 1 }];
});
afterEach(cleanup);

/** The line of a campaign whose open game lies on this table, beside the one to go on with anyway. */
function line(table: string, continued: string): HTMLElement {
  const playing = { number: 1, stage: 'recon', heroes: ['snake'], round: 2, table };
  const page = campaignPage({ next: 'dock', playing });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(page))));
  render(OfCampaign, { isFirst: true, continued });
  return screen.getByTestId('home-campaign');
}

it('an open game of a campaign is gone on with, also when it lies on no table', async () => {
  const campaign = line('', '');

  await vi.waitFor(() => expect(campaign.textContent).toContain('Recon'));
});

it('the open game that one goes on with anyway is not offered twice', async () => {
  const campaign = line('t', 't');

  await vi.waitFor(() => expect(campaign.textContent).toContain('0 of 0 stages cleared'));
});

it('a list of ways has nothing but ways in it, also while the tables are looked at', async () => {
  profile.tables = [];
  const { container } = render(RoomList, { rooms: new MyRooms() });
  await fireEvent.click(screen.getByTestId('my-tables'));

  expect(screen.getByRole('dialog').closest('li')).not.toBeNull();
  expect([...container.children].map((each) => each.tagName)).toEqual(['LI']);
});

import { describe, expect, it, test, vi } from 'vitest';
import { go, goBack, place } from './router.svelte';

describe('the way back', () => {
  it('leads to the screen given, for whoever came from elsewhere', () => {
    goBack('/missions');

    expect(place.screen).toBe('missions');
  });

  it('leads to where one came from inside the page', () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    go('/t/abcdefgh2345');
    go('/settings');
    goBack('/');

    expect(back).toHaveBeenCalledOnce();
    expect(place.screen).toBe('settings'); // the browser goes back, not we
  });

  it('reads the screen and what it is about from the address', () => {
    go('/brief/cargo-dock');

    expect({ ...place }).toEqual({ screen: 'brief', id: 'cargo-dock', of: '' });
    go('/brief/cargo-dock/0123456789abcdef');
    expect({ ...place }).toEqual({ screen: 'brief', id: 'cargo-dock', of: '0123456789abcdef' });
  });

  test.each(['/codec/5%', '/brief/cargo-dock/%e0%a4%a'])('takes the broken address %s as it stands', (address) => {
    go(address);

    expect(`/${place.screen}/${place.id}${place.of && `/${place.of}`}`).toBe(address);
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as saving from '../../lib/saving';
import { speak } from '../../lib/words.svelte';
import SaveAnimation from './SaveAnimation.svelte';

beforeAll(() => speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A server that answers so, one answer after the other; what was asked of it. */
function server(...answers: Response[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(answers.shift());
  });
  return asked;
}

const json = (body: unknown, status: number) => new Response(JSON.stringify(body), { status });
const gif = () => new Response('GIF89a', { status: 200, headers: { 'content-type': 'image/gif' } });
const open = (onclose = () => {}) => render(SaveAnimation, { room: 'abc', stage: 'recon', onclose });

describe('a moving picture of a game', () => {
  it('tells how far it is, and comes as a file when it is done', async () => {
    vi.useFakeTimers();
    const kept = vi.spyOn(saving, 'download').mockImplementation(() => {});
    const asked = server(json({ done: 0, of: 0 }, 202), json({ done: 30, of: 120 }, 202), gif());
    open();
    await fireEvent.click(screen.getByRole('radio', { name: 'Last Enemy phase' }));
    await fireEvent.click(screen.getByTestId('animation-make'));
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByText('Waiting for its turn…')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(700);
    expect(screen.getByText('Drawing: 25%')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(700);

    expect(screen.getByTestId('animation-told').textContent).toBe('It is in your downloads.');
    expect(kept.mock.calls[0]?.[1]).toBe('noisecheck-recon-phase.gif');
    expect(asked).toEqual(Array(3).fill('/api/tables/abc/animation?part=phase'));
  });

  it('says so if the server cannot draw, and can be tried again', async () => {
    server(json({ code: 'no-pictures' }, 501));
    open();
    await fireEvent.click(screen.getByTestId('animation-make'));

    expect((await screen.findByRole('alert')).textContent).toContain('cannot draw pictures');
    expect(screen.getByTestId('animation-make').getAttribute('aria-disabled')).toBe('false');
  });

  it('is not asked for any longer once nobody waits', async () => {
    vi.useFakeTimers();
    const asked = server(json({ done: 1, of: 9 }, 202), gif());
    const { unmount } = open();
    await fireEvent.click(screen.getByTestId('animation-make'));
    await vi.advanceTimersByTimeAsync(0);
    unmount();
    await vi.advanceTimersByTimeAsync(5_000);

    expect(asked).toHaveLength(1);
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../lib/words.svelte';
import { option, question, Seated } from '../../testing/seated';
import type { Back, RewindMark } from '../../wire';
import UndoMenu from '../bar/UndoMenu.svelte';
import RewindDialog from './RewindDialog.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

const step: RewindMark = { kind: 'step', answers: 3, round: 1, hero: 'snake', texts: ['end'] };

/** Player 1 at a table where only the last step can be taken back, by these. */
function seated(by: number[]): Seated {
  const back: Back = { by, since: 0, free: [step], marks: [], redo: null, rewinds_left: 3, rewinds_used: 0 };
  return new Seated(question([option('end')]), [], {}, { back });
}

describe('what another player answered', () => {
  it('can be asked back though nothing was revealed since', async () => {
    render(UndoMenu, { context: seated([2]).context });
    await fireEvent.click(screen.getByTestId('undo-menu'));

    expect(screen.getByTestId('rewind').getAttribute('aria-disabled')).toBe('false');
  });

  it('is not called free', async () => {
    const at = seated([2]);
    render(RewindDialog, { props: { onclose: () => {} }, context: at.context });
    expect(screen.queryByText('free')).toBeNull();
    await fireEvent.click(screen.getByTestId('confirm'));

    expect(at.sent.at(-1)).toMatchObject({ type: 'ask-rewind', answers: 3 });
  });
});

describe('what one answered oneself', () => {
  it('needs no rewind', async () => {
    render(UndoMenu, { context: seated([1]).context });
    await fireEvent.click(screen.getByTestId('undo-menu'));

    expect(screen.getByTestId('rewind').getAttribute('aria-disabled')).toBe('true');
  });
});

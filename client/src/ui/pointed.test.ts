import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pointed } from './pointed';

describe('a button that can be asked about', () => {
  let button: HTMLButtonElement;
  let remove: () => void;
  const point = vi.fn();
  const leave = vi.fn();
  const clicked = vi.fn();

  function pointer(kind: string, pointerType = 'touch', x = 0): void {
    button.dispatchEvent(new PointerEvent(kind, { pointerType, clientX: x, clientY: 0, bubbles: true }));
  }

  function hold(): void {
    pointer('pointerdown');
    vi.advanceTimersByTime(500);
    pointer('pointerup');
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    button = document.body.appendChild(document.createElement('button'));
    button.addEventListener('click', clicked);
    remove = pointed(point, leave)(button);
  });

  afterEach(() => {
    pointer('pointerdown');
    remove();
    button.remove();
    vi.useRealTimers();
  });

  test('answers a finger that rests on it, and is not pressed by that', () => {
    hold();
    button.click();

    expect(point).toHaveBeenCalledOnce();
    expect(clicked).not.toHaveBeenCalled();
  });

  test('is pressed by a tap, also after it was held', () => {
    hold();
    pointer('pointerdown');
    pointer('pointerup');
    button.click();

    expect(point).toHaveBeenCalledOnce();
    expect(clicked).toHaveBeenCalledOnce();
  });

  test('is not spoken of any more when it is gone', () => {
    pointer('pointerenter', 'mouse');
    remove();

    expect(leave).toHaveBeenCalledOnce();
  });

  test('does not answer a finger that wanders', () => {
    pointer('pointerdown');
    pointer('pointermove', 'touch', 20);
    vi.advanceTimersByTime(500);

    expect(point).not.toHaveBeenCalled();
  });

  test('answers the mouse while it is over it', () => {
    pointer('pointerenter', 'mouse');
    expect(point).toHaveBeenCalledOnce();

    pointer('pointerleave', 'mouse');
    expect(leave).toHaveBeenCalledOnce();
  });

  test.each([true, false])('answers the focus of the keyboard (%s), not that of a tap', (isVisible) => {
    vi.spyOn(button, 'matches').mockReturnValue(isVisible);
    button.focus();
    button.blur();

    expect(point).toHaveBeenCalledTimes(Number(isVisible));
    expect(leave).toHaveBeenCalledTimes(Number(isVisible));
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardPresses } from './settled';

const HERE = { clientX: 50, clientY: 50 };
const ELSEWHERE = { clientX: 300, clientY: 200 };

let time = 0;
let under: HTMLElement;
let pressed: string[] = [];
let stop: () => void;

function button(name: string): HTMLElement {
  const made = document.createElement('button');
  made.dataset.testid = name;
  made.addEventListener('click', () => pressed.push(name));
  document.body.append(made);
  return made;
}

function pointer(kind: string, at: object, pointerType = 'mouse'): void {
  const event = new MouseEvent(kind, { bubbles: true, detail: 1, ...at });
  Object.assign(event, { pointerType });
  under.dispatchEvent(event);
}

function press(at = HERE, pointerType = 'mouse'): void {
  pointer('pointerdown', at, pointerType);
  under.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, cancelable: true, ...at }));
}

/** Another control comes to lie under the hand, and is drawn. */
async function appear(name: string): Promise<void> {
  under = button(name);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

beforeEach(() => {
  time = 10_000;
  pressed = [];
  document.body.replaceChildren();
  document.elementFromPoint = () => under;
  under = button('back-to-now');
  stop = guardPresses(document, () => time);
  pointer('pointermove', HERE);
});

afterEach(() => stop());

describe('nothing that acts appears under a pointer', () => {
  it('a double click does not press what the first click brought', async () => {
    press();
    await appear('knock');
    press();

    expect(pressed).toEqual(['back-to-now']);
  });

  it('what appeared by itself under a mouse that rests is not pressed at once, but after a moment', async () => {
    await appear('knock');
    time += 399;
    press();
    expect(pressed).toEqual([]);
    time += 1;
    press();

    expect(pressed).toEqual(['knock']);
  });

  it('nor what appeared where the finger was last', async () => {
    press(HERE, 'touch');
    await appear('confirm');
    press(HERE, 'touch');

    expect(pressed).toEqual(['back-to-now']);
  });

  it('whoever goes to it means it', async () => {
    await appear('knock');
    pointer('pointermove', ELSEWHERE);
    press(ELSEWHERE);

    expect(pressed).toEqual(['knock']);
  });

  it('a finger that comes from elsewhere means it too', async () => {
    press(HERE, 'touch');
    await appear('confirm');
    press(ELSEWHERE, 'touch');

    expect(pressed).toEqual(['back-to-now', 'confirm']);
  });

  it('the same control can be pressed as fast as one likes', () => {
    press();
    press();

    expect(pressed).toEqual(['back-to-now', 'back-to-now']);
  });

  it('keys press whatever has the focus', async () => {
    await appear('knock');
    under.click();

    expect(pressed).toEqual(['knock']);
  });

  it('a control that becomes another option is another', async () => {
    press();
    under.dataset.testid = 'option-knock';
    under.className = 'armed';
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    press();

    expect(pressed).toEqual(['back-to-now']);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { dice } from '../testing/dice';
import { option, question } from '../testing/seated';
import { by, capitals, intended, label, reason, sentence, spoken } from './labels';
import { speak } from './words.svelte';

beforeAll(() => speak('en'));

describe('options in words', () => {
  it.each([
    ['turn gray-fox', 'Gray Fox'],
    ['sneak d5', 'Sneak to D5'],
    ['combo', 'Combo'],
    ['takedown c2', 'Silent Takedown: C2'],
    ['drag c3', 'Drag the body in C3'],
    ['drag c3 ko 2', 'Drag the sleeping guard (2★) in C3'],
    ['drag c3 dead', 'Drag the dead guard in C3'],
    ['interact d2-e2', 'Open the door D2-E2'],
    ['interact e3 to a1', 'Take the elevator to A1'],
    ['interact e1', 'Interact in E1'],
    ['refresh plus-2', 'Refresh +2'],
    ['access 3', 'Access with 3 dice'],
    ['hacker 0', 'No white die'],
    ['recall distraction 1', 'Take the die back from Distraction, slot 1'],
    ['resolve distraction level 3', 'Resolve Distraction at level 3'],
    ['return distraction top', 'Distraction to the top of the deck'],
    ['use rations-2', 'Use Rations'],
    ['use pistol-45 c2', 'Pistol (.45 Cal): C2'],
    ['use key-card-3 d2-e2', 'Key Card Lv 3: D2-E2'],
    ['use gas-mask order', 'Gas Mask: look at the next Order card'],
    ['use missile-launcher E', 'Missile Launcher: east'],
    ['use arm-cannon c2 charge 2', 'Arm Cannon: C2 with 2 charges'],
    ['use high-frequency-blade charge', 'High-Frequency Blade with a charge'],
    ['use c-4 detonate', 'Set C-4 off'],
    ['focus extra-action', 'Focus +1 action'],
    ['focus minus-white-or-move a2', 'Focus −1□ or Move 1 · to A2'],
    ['face E', 'Look east'],
    ['face orange E green S', 'Orange east, green south'],
    ['path b1 b2', 'Via B1 B2'],
    ['target snake', 'Snake'],
    ['target c3', 'C3'],
    ['target feed-jam', 'Feed Jam'],
    ['target N', 'north'],
    ['target snake plus-2', 'Focus +2 of Snake'],
    ['disconnect', 'Disconnect'],
    ['hold', 'Hold the line'],
    ['target meryl to a1', 'Meryl to A1'],
    ['charge arm-cannon', 'Arm Cannon'],
    ['equip snake pistol-45', 'Take Pistol (.45 Cal)'],
    ['put back meryl handgun-50', 'Put Handgun (.50 Cal) back'],
    ['fly N 3', 'Fly north, 3 spaces'],
    ['end', 'End the turn'],
  ])('%s', (text, words) => {
    expect(label(text)).toBe(words);
  });

  it.each([
    ['reroll 1 3', 'Roll again: □! ■2'],
    ['focus plus-minus-1 die 2 down', 'Focus ±1 · on ■4 down'],
    ['focus meryl plus-2 die 2', 'Focus +2 of Meryl · on ■4'],
    ['i-work-alone die 2 up', 'I Work Alone on ■4 up'],
    ['use pentazemin 1 2', 'Pentazemin: on □! ■4'],
    ['put die 2 on distraction 1', 'Put ■4 on Distraction, slot 1'],
  ])('with dice on the table: %s', (text, words) => {
    expect(label(text, dice('w!', 'b4', 'b2'))).toBe(words);
  });
});

describe('what is meant', () => {
  it('is named by where it ends, for eyes and ears alike', () => {
    expect(intended({ choice: option('dash a2'), rest: ['step a3'] })).toBe('Dash to A3');
    expect(intended({ choice: option('dash a2'), rest: [] })).toBe('Dash to A2');
  });
});

describe('spaces', () => {
  it('are written as on the map, also in sentences', () => {
    expect(capitals('b2 d2-e2 c-4')).toBe('B2 D2-E2 c-4');
    expect(sentence(question([], { kind: 'spawn', hero: '', facts: { space: 'd4' } }))).toBe(
      'A guard spawns at D4. Where exactly?',
    );
    expect(reason({ text: 'sneak c3', rule: 'MOV-1', reason: 'occupied', facts: { space: 'c3' } })).toBe(
      'A figure stands in C3.',
    );
  });

  it('are not mistaken for dice', () => {
    expect(spoken({ dice: dice('w!', 'b1'), space: 'b1' })).toEqual({ dice: dice('w!', 'b1'), space: 'B1' });
  });
});

describe('routes (D23)', () => {
  it('are told apart by one space where one does', () => {
    const ways = [
      ['b2', 'b1', 'c1'],
      ['b2', 'b3', 'c1'],
    ];

    expect(ways.map((way) => by(way, ways))).toEqual([['b1'], ['b3']]);
  });
});

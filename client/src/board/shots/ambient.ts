// What moves where nothing happens: snow and water. Drawn by hand on one canvas, and only where neither figures nor signs are.

import { nameOf } from '../../lib/cells';
import type { StageMap } from '../../wire';
import { corner, SPACE } from '../geometry';

const FLAKES = 60;
const GLINTS = 28;
const PAUSE = 40; // milliseconds between two pictures

interface Mote {
  x: number;
  y: number;
  phase: number;
}

/** What there is to see of a place that is not still: snow falls on a heliport, water glints in a dock. */
export function moverOf({ plates, spaces, width, height }: StageMap): 'snow' | 'water' | null {
  if (plates?.look === 'heliport' && width * height) return 'snow';
  return plates?.look === 'dock' && spaces.some((each) => each.kind === 'hole') ? 'water' : null;
}

/** Draws until it is stopped. `isFree`: whether nobody looks at what is in a space. */
export function drawAmbient(
  canvas: HTMLCanvasElement,
  stage: StageMap,
  isFree: (space: string) => boolean,
): () => void {
  const context = canvas.getContext('2d');
  const kind = moverOf(stage);
  if (!context || !kind) return () => {};
  const motes = kind === 'snow' ? flakesOf(stage) : glintsOf(stage);
  const paint = kind === 'snow' ? paintFlake : paintGlint;
  let last = 0;
  let frame = requestAnimationFrame(function draw(now) {
    frame = requestAnimationFrame(draw);
    if (now - last < PAUSE) return;
    last = now;
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const mote of motes) paint(context, mote, now / 1000, stage, isFree);
  });
  return () => {
    cancelAnimationFrame(frame);
    context.clearRect(0, 0, canvas.width, canvas.height);
  };
}

function flakesOf({ width, height }: StageMap): Mote[] {
  return Array.from({ length: FLAKES }, () => mote(width * SPACE, height * SPACE));
}

function glintsOf({ spaces }: StageMap): Mote[] {
  const water = spaces.filter((each) => each.kind === 'hole').map((each) => corner(each.name));
  return Array.from({ length: GLINTS }, (_, at) => {
    const { x = 0, y = 0 } = water[at % water.length] ?? {};
    const inside = mote(SPACE - 16, SPACE - 8);
    return { ...inside, x: x + inside.x, y: y + 4 + inside.y };
  });
}

function mote(width: number, height: number): Mote {
  return { x: Math.random() * width, y: Math.random() * height, phase: Math.random() * 2 * Math.PI };
}

type Paint = (
  context: CanvasRenderingContext2D,
  mote: Mote,
  seconds: number,
  stage: StageMap,
  isFree: (space: string) => boolean,
) => void;

/** Wind from the north-west. */
const paintFlake: Paint = (context, { x, y, phase }, seconds, { width, height }, isFree) => {
  const across = (x + seconds * 26 + 7 * Math.sin(seconds + phase)) % (width * SPACE);
  const down = (y + seconds * (30 + 8 * Math.sin(phase))) % (height * SPACE);
  if (!isFree(nameOf(Math.floor(across / SPACE), Math.floor(down / SPACE)))) return;
  context.fillStyle = `rgb(214 228 235 / ${0.5 + 0.2 * Math.sin(phase)})`;
  context.beginPath();
  context.arc(across, down, 1.6 + 0.6 * Math.cos(phase), 0, 2 * Math.PI);
  context.fill();
};

const paintGlint: Paint = (context, { x, y, phase }, seconds) => {
  const shine = Math.max(0, Math.sin(seconds * 0.9 + phase));
  context.strokeStyle = `rgb(126 170 182 / ${0.28 * shine})`;
  context.lineWidth = 1.4;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + 6 + 6 * shine, y);
  context.stroke();
};

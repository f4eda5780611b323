// The last thing before the speakers: nothing is shrill, and ten sounds at once are no louder than the loudest may be.

import { soft } from './cue';
import { filterOf, gainOf } from './synth';

const CEILING = gainOf(-1);
const ROOM = 4; // how far over full scale a sum may be, and is still bent, not cut
const POINTS = 4097;

const LID = soft(3_600);

/** Takes the edge off, bends what is too loud and leaves alone what is not. */
export function limiter(context: BaseAudioContext): AudioNode {
  const down = context.createGain();
  down.gain.value = 1 / ROOM;
  const bend = context.createWaveShaper();
  bend.curve = Float32Array.from({ length: POINTS }, (_, at) => {
    const level = ROOM * ((2 * at) / (POINTS - 1) - 1);
    return CEILING * Math.tanh(level / CEILING);
  });
  const lid = filterOf(context, LID);
  lid.connect(down).connect(bend).connect(context.destination);
  return lid;
}

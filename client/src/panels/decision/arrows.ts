// The four directions as signs, and where each stands in a pad of three by three.

import type { Facing } from '../../wire';

export const ARROWS: Record<Facing, string> = { N: '▲', E: '▶', S: '▼', W: '◀' };
export const AREAS: Record<Facing, string> = { N: 'n', E: 'e', S: 's', W: 'w' };

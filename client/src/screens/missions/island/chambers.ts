// The base cut open: which stage is which chamber, where it lies, and what stands in it. A chamber is drawn in a box of 150 by 72, its floor
// at 66.

export const [WIDE, HIGH] = [1000, 560];

/** Wall, what stands there, and the light on its edges: those of the look of the place (`art/looks.py`). */
const LOOKS = {
  dock: ['#2b3d45', '#314753', '#9dbcc2'],
  heliport: ['#324751', '#333e39', '#c2d6dd'],
  cells: ['#303733', '#3d4a40', '#b4bfae'],
  warheads: ['#30343f', '#3a3f4a', '#b3b9cc'],
  glacier: ['#2c444f', '#2b424e', '#a9d4e4'],
  furnace: ['#3b2f28', '#4a3329', '#d0b29a'],
  lab: ['#2c393b', '#2f4443', '#b8d6d2'],
  office: ['#3a302b', '#4a3628', '#cbb8a0'],
  hangar: ['#30393f', '#333c43', '#a7b3ba'],
  roof: ['#363947', '#3a3c46', '#d9c3bd'],
} as const;

/** Cleared chambers are lit, the next one flickers, one that is open beside it is dim; of the others there is an outline. */
export type Light = 'lit' | 'next' | 'dim' | 'dark';

export interface Chamber {
  box: [left: number, top: number, width: number, height: number];
  look: keyof typeof LOOKS;
  /** Under the sky: nothing above it. */
  open?: boolean;
  solid: string;
  lines: string;
  glow?: string;
  /** The way on from here, to the next chamber. */
  way: string;
}

export const colours = ({ look }: Chamber) => LOOKS[look];

/** By the number of the stage. */
export const CHAMBERS: Record<number, Chamber> = {
  1: {
    box: [30, 410, 160, 80],
    look: 'dock',
    solid: 'M66 44h22v22H66zM90 52h14v14H90zM70 30h14v14H70zM110 40h36v26h-36z',
    lines: 'M22 66V14h40v14M56 28h12M22 28l14-14M118 40v26M126 40v26M134 40v26M0 63q5-4 10 0t10 0M66 55h22M77 44v22',
    way: 'M206 490V204',
  },
  2: {
    box: [140, 122, 170, 80],
    look: 'heliport',
    open: true,
    solid: 'M6 42h36v24H6zM98 46h30v16H98zM128 52h12v10h-12z',
    lines:
      'M74 66V14M64 14h20M64 20h20M12 50h10M26 50h10M104 66a4 4 0 1 1 .1 0M132 66a4 4 0 1 1 .1 0M0 64q20-6 46 0M142 64q4-3 8-2',
    glow: 'M66 10h5v4h-5zM77 10h5v4h-5z',
    way: 'M290 204V228',
  },
  3: {
    box: [228, 228, 156, 76],
    look: 'cells',
    solid: 'M14 46h32v5H14zM110 22h34v44h-34z',
    lines: 'M8 12v54M18 12v54M28 12v54M38 12v54M48 12v54M58 12v54M8 12h50M116 22v44M124 22v44M132 22v44M74 66V40h16v26',
    way: 'M300 304V322',
  },
  4: {
    box: [228, 322, 156, 76],
    look: 'warheads',
    solid: 'M14 10h12v56H14zM124 10h12v56h-12zM72 24h6v42h-6z',
    lines: 'M66 40h18M66 45h18M0 10h150M26 20h98M40 66l8-8h54l8 8',
    way: 'M384 360H396V204',
  },
  5: {
    box: [338, 122, 170, 80],
    look: 'heliport',
    open: true,
    solid: 'M40 52h62l7 7-7 7H40l-7-7zM56 41h30l5 11H52z',
    lines:
      'M88 45h36M48 59a3 3 0 1 1 .1 0M62 59a3 3 0 1 1 .1 0M76 59a3 3 0 1 1 .1 0M90 59a3 3 0 1 1 .1 0M0 60q14-8 26 0M116 62q16-8 34-2M120 43h6',
    way: 'M470 204V228',
  },
  6: {
    box: [408, 228, 156, 76],
    look: 'warheads',
    solid:
      'M16 34q6-16 12 0v32H16zM42 34q6-16 12 0v32H42zM68 34q6-16 12 0v32H68zM94 34q6-16 12 0v32H94zM120 34q6-16 12 0v32h-12z',
    lines: 'M8 46h134M8 58h134M16 40h12M42 40h12M68 40h12M94 40h12M120 40h12',
    way: 'M486 304V322',
  },
  7: {
    box: [408, 322, 156, 76],
    look: 'lab',
    solid: 'M20 18h22v48H20zM110 18h22v48h-22zM56 50h40v16H56z',
    lines: 'M31 60v-8M31 46v-4M31 36v-3M121 58v-5M121 44v-6M60 50V38h8v12M78 50V32h6v18M20 26h22M110 26h22M56 56h40',
    way: 'M564 360H573V266H582',
  },
  8: {
    box: [582, 228, 138, 76],
    look: 'office',
    solid:
      'M16 14h34v52H16zM72 46h50v5H72zM76 51h7v15h-7zM110 51h7v15h-7zM94 46v-7q-7-3-6-10 3-8 11-5 6 4 3 10l-3 5v7z',
    lines: 'M16 26h34M16 39h34M16 52h34M22 16v10M28 16v10M34 28v11M24 41v11M62 16h22v14H62z',
    way: 'M650 304V322',
  },
  9: {
    box: [582, 322, 138, 76],
    look: 'cells',
    solid: 'M64 48h22v18H64zM68 40h14v8H68z',
    lines:
      'M16 12v54M24 12v54M32 12v54M40 12v54M48 12v54M102 12v54M110 12v54M118 12v54M126 12v54M134 12v54M12 12h40M98 12h40M12 40h40M98 40h40',
    way: 'M720 360H730V112',
  },
  10: {
    box: [566, 32, 146, 78],
    look: 'roof',
    open: true,
    solid: 'M24 44q0-24 26-24-5 13-12 18l5 8zM34 46h5v20h-5zM92 50h26v16H92z',
    lines: 'M134 66V8M126 22h16M129 15h10M0 57h92M118 57h32M10 57v9M62 57v9M78 57v9M96 55h18M96 60h18M46 26l8-8',
    way: 'M712 92H800V122',
  },
  11: {
    box: [742, 122, 150, 80],
    look: 'glacier',
    open: true,
    solid: 'M12 66l11-38 11 38zM36 66l8-27 8 27zM86 66q14-28 32-14t30 14z',
    lines: 'M0 62q30-8 62 0M23 34v30M44 45v20M98 58q8-10 18-8M66 64q10-4 18-1',
    way: 'M816 202V228',
  },
  12: {
    box: [742, 228, 150, 76],
    look: 'glacier',
    solid: 'M10 44h36v22H10zM16 22h30v22H16zM100 40h38v26h-38z',
    lines:
      'M16 44v22M24 44v22M32 44v22M40 44v22M108 40v26M116 40v26M124 40v26M54 4l4 16 4-16 3 10 4-10M92 4l3 14 4-14 4 20 4-20M58 66l6-10 8 10',
    way: 'M816 304V414',
  },
  13: {
    box: [690, 414, 202, 80],
    look: 'furnace',
    solid: 'M6 32h38v34H6zM14 8h10v24H14zM62 30h26v36H62zM112 46h26v20h-26z',
    lines: 'M44 40h18M44 46h18M62 42h26M62 54h26M112 46l4-8h18l4 8M24 14h120M6 40h38M120 52h10',
    glow: 'M16 48h18v14H16z',
    way: 'M690 460H664',
  },
  14: {
    box: [400, 414, 264, 112],
    look: 'hangar',
    solid: 'M60 66l3-16-7-9 3-13 13-6h8l13 6 3 13-7 9 3 16h-8l-4-14h-8l-4 14zM68 24l4-8h8l4 8z',
    lines:
      'M12 66V10h126v56M12 20h126M36 10v10M60 10v10M90 10v10M114 10v10M24 20v14M126 20v14M20 34h10M120 34h12M66 34h18M0 66h150',
    way: 'M664 510H918V104',
  },
  15: {
    box: [840, 24, 140, 78],
    look: 'roof',
    open: true,
    solid: 'M22 50h30v16H22zM28 42h18v8H28z',
    lines: 'M0 58h22M52 58h98M8 58v8M66 58v8M80 58v8M94 58v8M108 58v8M122 58v8M136 58v8M37 42V20M31 26h12',
    glow: 'M92 57a24 24 0 0 1 48 0z',
    way: '',
  },
};

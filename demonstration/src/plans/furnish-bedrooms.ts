import { opposite, squareMeters } from './geometry.ts';
import { before, fromDoors, hasWindowOn, place } from './placing.ts';
import type { Space } from './placing.ts';

export function bedroom(space: Space): void {
  const isLarge = squareMeters(space.clear) > 10.5;
  bed(
    space,
    isLarge
      ? [
          [1800, 2050],
          [1500, 2000],
        ]
      : [
          [1500, 2000],
          [1200, 1950],
          [950, 1950],
        ],
  );
  wardrobe(space, [2400, 2000, 1600, 1200]);
  if (squareMeters(space.clear) > 13.5) {
    place(space, { kind: 'desk', along: 1200, deep: 550, before: 450, at: 'corner' });
  }
  if (squareMeters(space.clear) > 18) {
    place(space, { kind: 'armchair', along: 800, deep: 800, at: 'corner', before: 200 });
  }
}

/** The bed stands in the middle of a wall without window, with a way on both sides, seeing the door. */
export function bed(space: Space, sizes: readonly (readonly [number, number])[]): void {
  for (const [along, deep] of sizes) {
    for (const aside of [480, 380, 0]) {
      const found = place(space, {
        kind: aside > 0 ? `bed${aside}` : 'bed0',
        along: along + aside * 2,
        deep,
        before: 550,
        at: 'middle',
        score: (box, back) =>
          (hasWindowOn(space, before(box, opposite(back), 100)) ? -0.6 : 0) +
          fromDoors(space, box) * 0.16,
      });
      if (found) return;
    }
  }
}

export function wardrobe(space: Space, lengths: readonly number[]): void {
  for (const along of lengths) {
    const put = place(space, {
      kind: 'wardrobe',
      along,
      deep: 600,
      isTall: true,
      before: 450,
      at: 'corner',
    });
    if (put) return;
  }
  place(space, {
    kind: 'wardrobe',
    along: 1200,
    deep: 550,
    isTall: true,
    before: 250,
    at: 'corner',
  });
}

import { boxOf, grown, heightOf, opposite, overlaps, squareMeters, widthOf } from './geometry.ts';
import type { Box, Side } from './geometry.ts';
import { before, fromDoors, hasWindowOn, isFree, place } from './placing.ts';
import type { Space } from './placing.ts';

/** Sofa and television face each other across a rug. */
export function living(space: Space): void {
  const { clear } = space;
  const run = Math.min(widthOf(clear), heightOf(clear));
  for (const along of run > 3600 ? [2500, 2100, 1700, 1400] : [2100, 1700, 1400]) {
    if (seat(space, along)) break;
  }
  if (squareMeters(clear) > 13) {
    place(space, {
      kind: 'armchair',
      along: 820,
      deep: 820,
      at: 'any',
      score: (box) => -nearness(space, box),
    });
  }
  place(space, {
    kind: 'plant',
    along: 420,
    deep: 420,
    at: 'corner',
    score: (box) => fromDoors(space, box) * 0.1,
  });
}

function nearness(space: Space, box: Box): number {
  const rug = space.pieces.find(({ kind }) => kind === 'rug');
  if (rug === undefined) return 0;
  return Math.hypot(
    (box.x0 + box.x1 - rug.box.x0 - rug.box.x1) / 2000,
    (box.y0 + box.y1 - rug.box.y0 - rug.box.y1) / 2000,
  );
}

export function seat(space: Space, along: number): boolean {
  const isAcross = (back: Side) => back === 'left' || back === 'right';
  const span = (back: Side) => (isAcross(back) ? widthOf(space.clear) : heightOf(space.clear));
  const sofa = place(space, {
    kind: 'sofa',
    along,
    deep: 880,
    at: 'middle',
    before: 1350,
    // Three to five metres to the television on the wall opposite.
    score: (box, back) => {
      const distance = span(back) / 1000;
      const tv = televisionOpposite(space, box, back);
      return (
        (tv ? 1.2 : 0) -
        Math.abs(distance - 3.6) * 0.25 -
        (hasWindowOn(space, before(box, opposite(back), 60)) ? 0.1 : 0)
      );
    },
  });
  if (sofa === undefined) return false;
  const tv = televisionOpposite(space, sofa.box, sofa.back);
  if (tv) space.pieces.push({ kind: 'television', box: tv, back: opposite(sofa.back) });
  const front = before(sofa.box, sofa.back, 1350);
  space.pieces.push({ kind: 'rug', box: grown(front, -90), back: sofa.back });
  return true;
}

function televisionOpposite(space: Space, box: Box, back: Side): Box | undefined {
  const { clear } = space;
  const half = 750;
  const deep = 400;
  const [cx, cy] = [Math.round((box.x0 + box.x1) / 2), Math.round((box.y0 + box.y1) / 2)];
  const found = {
    up: boxOf(cx - half, clear.y1 - deep, cx + half, clear.y1),
    down: boxOf(cx - half, clear.y0, cx + half, clear.y0 + deep),
    left: boxOf(clear.x1 - deep, cy - half, clear.x1, cy + half),
    right: boxOf(clear.x0, cy - half, clear.x0 + deep, cy + half),
  }[back];
  return isFree(space, found) && !overlaps(found, before(box, back, 1350)) ? found : undefined;
}

/** Chairs are part of the table's box: 500 mm on each long side. */
export function dining(space: Space): void {
  const { clear } = space;
  const isWide = widthOf(clear) >= heightOf(clear);
  const sizes = [
    [2400, 2000],
    [1800, 1900],
    [1300, 1800],
    [900, 1700],
  ] as const;
  for (const [long, across] of sizes) {
    for (const turned of [isWide, !isWide]) {
      const [w, h] = turned ? [long, across] : [across, long];
      for (const [fx, fy] of CENTERS) {
        const x = Math.round(clear.x0 + (widthOf(clear) - w) * fx);
        const y = Math.round(clear.y0 + (heightOf(clear) - h) * fy);
        const box = boxOf(x, y, x + w, y + h);
        const isRoomy = long <= 1300 || squareMeters(clear) > long / 190;
        const kept = space.kept;
        space.kept = kept.filter((each) => !isLoose(space, each));
        const isGood = isRoomy && w <= widthOf(clear) && h <= heightOf(clear) && isFree(space, box);
        space.kept = kept;
        if (!isGood) continue;
        space.pieces.push({ kind: `table${long}`, box, back: turned ? 'up' : 'left' });
        return;
      }
    }
  }
}

/** One may stand a dining table near an open side: only the sweep of doors is kept. */
const isLoose = (space: Space, box: Box): boolean =>
  !space.doors.some((door) => overlaps(door, box));

const CENTERS = [
  [0.5, 0.5],
  [0.5, 0.3],
  [0.5, 0.7],
  [0.3, 0.5],
  [0.7, 0.5],
  [0.25, 0.25],
  [0.75, 0.75],
  [0.25, 0.75],
  [0.75, 0.25],
  [0, 0.5],
  [1, 0.5],
  [0.5, 0],
  [0.5, 1],
  [0, 0],
  [1, 1],
  [0, 1],
  [1, 0],
] as const;

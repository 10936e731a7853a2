import { bed, bedroom, wardrobe } from './furnish-bedrooms.ts';
import { kitchen } from './furnish-kitchen.ts';
import { dining, living, seat } from './furnish-living.ts';
import { heightOf, squareMeters, widthOf } from './geometry.ts';
import type { Side } from './geometry.ts';
import type { Floor, RoomKind } from './layout.ts';
import type { Opening } from './openings.ts';
import { fromDoors, hasWindowOn, place, spaceOf } from './placing.ts';
import type { Piece, Space } from './placing.ts';

/** Furniture that shows how large rooms are: placed clear of doors and their sweep, never before windows when tall. */
export function furnish(floor: Floor, openings: readonly Opening[]): Map<string, Piece[]> {
  return new Map(
    floor.rooms.map((room) => {
      const space = spaceOf(room, floor, openings);
      FURNISH[room.kind]?.(space);
      return [room.id, space.pieces];
    }),
  );
}

const FURNISH: Readonly<Partial<Record<RoomKind, (space: Space) => void>>> = {
  bedroom,
  living,
  studio: (space) => {
    bed(space, [
      [1500, 2000],
      [1050, 1950],
    ]);
    wardrobe(space, [1500, 1200, 900]);
    seat(space, 1500);
  },
  dining,
  kitchen,
  utility: (space) => {
    place(space, {
      kind: 'washer',
      along: 600,
      deep: 600,
      at: 'corner',
      score: (box) => fromDoors(space, box) * 0.3,
    });
    place(space, { kind: 'sink', along: 600, deep: 500, at: 'corner' });
  },
  toilet,
  wash: (space) => {
    place(space, { kind: 'basin', along: 550, deep: 420, at: 'middle' });
  },
  niche: (space) => {
    const isWide = widthOf(space.clear) >= heightOf(space.clear);
    const deep = Math.min(600, (isWide ? heightOf(space.clear) : widthOf(space.clear)) - 20);
    const along = isWide ? widthOf(space.clear) : heightOf(space.clear);
    // Its open side is where the wardrobe's doors are.
    space.kept = [];
    place(space, { kind: 'wardrobe', along, deep });
  },
  dress: (space) => {
    const isWide = widthOf(space.clear) >= heightOf(space.clear);
    const run = Math.max(widthOf(space.clear), heightOf(space.clear));
    const walls: Side[] = isWide ? ['up', 'down'] : ['left', 'right'];
    for (const along of [run, run - 800, run - 1100]) {
      if (place(space, { kind: 'wardrobe', along, deep: 550, sides: walls, isTall: true })) break;
    }
  },
  foyer: (space) => {
    place(space, { kind: 'console', along: 900, deep: 350, at: 'any' });
  },
  pooja: (space) => {
    place(space, {
      kind: 'altar',
      along: 800,
      deep: 400,
      at: 'middle',
      score: (box) => fromDoors(space, box),
    });
  },
  study: (space) => {
    place(space, {
      kind: 'desk',
      along: 1400,
      deep: 600,
      before: 500,
      at: 'middle',
      score: (box) => (hasWindowOn(space, box) ? 0.5 : 0),
    });
    place(space, { kind: 'shelf', along: 1200, deep: 320, isTall: true, at: 'corner' });
    if (squareMeters(space.clear) > 7.5)
      place(space, { kind: 'sofa', along: 1800, deep: 850, at: 'any' });
  },
  store: (space) => {
    place(space, {
      kind: 'shelf',
      along: 900,
      deep: 350,
      at: 'corner',
      score: (box) => fromDoors(space, box) * 0.3,
    });
  },
  lounge: living,
};

/** Shower far from the door, then the WC, the basin nearest. */
function toilet(space: Space): void {
  const short = Math.min(widthOf(space.clear), heightOf(space.clear));
  const side = Math.min(1000, short);
  place(space, {
    kind: 'shower',
    along: side,
    deep: side,
    at: 'corner',
    score: (box) => fromDoors(space, box),
  });
  place(space, {
    kind: 'wc',
    along: 420,
    deep: 660,
    before: 350,
    at: 'any',
    score: (box) => fromDoors(space, box) * 0.2,
  });
  place(space, { kind: 'basin', along: 560, deep: 430, at: 'any', before: 250 });
}

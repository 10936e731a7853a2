import type { Arrangement } from './arrangement.ts';
import { boxOf, lengthOf, sharedBorder } from './geometry.ts';
import { addRoom, link } from './layout.ts';
import type { Draft, Room } from './layout.ts';
import type { Program } from './program.ts';
import { fillRow } from './rows.ts';

/** The column from façade to façade where everybody may go: living room above, dining room below, foyer. */
export interface PublicSpace {
  draft: Draft;
  program: Program;
  x0: number;
  x1: number;
  height: number;
  isDoorBelow: boolean;
  isKitchenInFront: boolean;
  /** To the bedrooms on the right, and on the left where there are some. */
  passage: Room;
  leftPassage: Room | undefined;
  /** In the row beside the dining room. */
  kitchen: Room | undefined;
}

type Laid = Omit<Arrangement, 'strain'> | undefined;

/** Lays the column; undefined when doors and openings find no wall to be in. */
export function layPublicRooms(space: PublicSpace): Laid {
  const { draft, program, x0, x1, height, isKitchenInFront } = space;
  if (x1 - x0 < 2600) return undefined;
  const { living: livingArea, dining, foyer, kitchen, utility } = program;
  const cooking = isKitchenInFront ? kitchen + utility : 0;
  const down = (area: number) =>
    Math.round((height * area) / (livingArea + dining + foyer + cooking));

  if (!isKitchenInFront) return layLiving(space, down(livingArea), height);
  const bottom = height - Math.max(2150, down(cooking));
  const row = fillRow(draft, { x0, x1, outer: height, inner: bottom, hasShafts: false }, [
    { kind: 'kitchen', area: kitchen, utility, isWetFirst: true },
  ]);
  if (row === undefined) return undefined;
  return layLiving(
    { ...space, kitchen: row.kitchen },
    Math.min(down(livingArea), bottom - 2200),
    bottom,
  );
}

/** `wish` is where the living room would like to end, `bottom` where the dining room must. */
function layLiving(space: PublicSpace, wish: number, bottom: number): Laid {
  const { draft, x0, x1, passage, leftPassage } = space;
  // A passage opens to one room, not to the line between two.
  const { y0, y1 } = passage.box;
  const isAtPassage = wish > y0 - 900 && wish < y1 + 700;
  const cut = isAtPassage ? (wish > (y0 + y1) / 2 && bottom - y1 > 2300 ? y1 : y0) : wish;
  const living = addRoom(draft, 'living', 'Living', boxOf(x0, 0, x1, cut));
  return leftPassage
    ? layFoyerBelow(space, living, cut)
    : layFoyerBeside(space, living, cut, bottom);
}

/** Between two wings one comes in from below, under the dining room. */
function layFoyerBelow(space: PublicSpace, living: Room, cut: number): Laid {
  const { draft, program, x0, x1, height } = space;
  const width = x1 - x0;
  const depth = Math.max(1500, Math.min(2100, Math.round((program.foyer * 1.9e6) / width)));
  const split = x0 + Math.min(width - 1350, Math.max(1700, Math.round(width * 0.55)));
  const dining = addRoom(draft, 'dining', 'Dining', boxOf(x0, cut, x1, height - depth));
  const foyer = addRoom(draft, 'foyer', 'Foyer', boxOf(x0, height - depth, split, height));
  link(draft, living, dining, 'open');
  link(draft, foyer, dining, 'open');
  const rest = boxOf(split, height - depth, x1, height);
  link(draft, dining, smallRoom(draft, program.hasPooja, rest));
  return joined(space, living, dining, { room: foyer.id, side: 'down' });
}

/** Otherwise from the left or the front, into a strip beside the dining room when there is width for it. */
function layFoyerBeside(space: PublicSpace, living: Room, cut: number, bottom: number): Laid {
  const { draft, program, x0, x1 } = space;
  const width = x1 - x0;
  const isBelow = space.isDoorBelow && !space.isKitchenInFront;
  const side = isBelow ? 'down' : 'left';
  const strip = Math.max(1450, Math.min(1900, Math.round(width * 0.36)));
  const hasFoyer = width - strip >= 2350 && bottom - cut >= 1500;
  const diningFrom = hasFoyer ? x0 + strip : x0;
  const dining = addRoom(draft, 'dining', 'Dining', boxOf(diningFrom, cut, x1, bottom));
  link(draft, living, dining, 'open');
  if (!hasFoyer) return joined(space, living, dining, { room: dining.id, side });

  const left = bottom - cut - 1650;
  const hasRest = left >= 1150 && left <= 2300;
  if (!hasRest && bottom - cut > 2700) return undefined;
  const rest = hasRest ? left : 0;
  // The foyer lies where the door is: beside the living room, or at the front with a room between.
  const [from, to] = isBelow ? [cut + rest, bottom] : [cut, bottom - rest];
  const foyer = addRoom(draft, 'foyer', 'Foyer', boxOf(x0, from, diningFrom, to));
  if (from === cut) link(draft, living, foyer, 'open');
  link(draft, foyer, dining, 'open');
  if (hasRest) {
    const box = isBelow ? boxOf(x0, cut, diningFrom, from) : boxOf(x0, to, diningFrom, bottom);
    const isPooja = program.hasPooja || program.suites.length >= 2;
    link(draft, dining, smallRoom(draft, isPooja, box));
  }
  return joined(space, living, dining, { room: foyer.id, side });
}

function smallRoom(draft: Draft, isPooja: boolean, box: Room['box']): Room {
  const hasOne = draft.rooms.some(({ kind }) => kind === 'pooja');
  return isPooja && !hasOne
    ? addRoom(draft, 'pooja', 'Pooja', box)
    : addRoom(draft, 'store', 'Store', box);
}

/** Passages open to the dining or the living room, the kitchen has its door to the dining room. */
function joined(
  { draft, passage, leftPassage, kitchen }: PublicSpace,
  living: Room,
  dining: Room,
  entrance: Arrangement['entrance'],
): Laid {
  for (const way of leftPassage ? [passage, leftPassage] : [passage]) {
    const target = [dining, living].find((room) => touching(room, way) >= 850);
    if (target === undefined) return undefined;
    link(draft, target, way, 'open');
  }
  if (kitchen === undefined || touching(dining, kitchen) < 950) return undefined;
  link(draft, dining, kitchen);
  return { draft, entrance };
}

function touching(a: Room, b: Room): number {
  const border = sharedBorder(a.box, b.box);
  return border ? lengthOf(border) : 0;
}

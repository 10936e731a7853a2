import { heightOf, sharedBorder, squareMeters, widthOf } from './geometry.ts';
import type { Box } from './geometry.ts';
import { PARTITION } from './layout.ts';
import type { Link, Room, RoomKind } from './layout.ts';

/**
 * Least sizes between walls, after the National Building Code of India 2016, part 3, clause 12: habitable
 * rooms of 9.5 m² (a second of 7.5) and 2.4 m wide, kitchens with dining apart of 5 m² and 1.8 m, toilets
 * of 1.8 m² (combined 2.8) and 1.1 m. Area in square metres, width in millimetres, longest side to shortest.
 */
export const LEAST: Readonly<
  Record<RoomKind, readonly [area: number, width: number, aspect: number]>
> = {
  living: [9.5, 2600, 2.1],
  studio: [11, 2700, 2.2],
  dining: [4, 1900, 2.1],
  kitchen: [4.5, 1800, 2.2],
  utility: [1.3, 1050, 3.6],
  bedroom: [7.5, 2400, 1.8],
  toilet: [2.1, 1150, 2.9],
  wash: [0.7, 700, 3],
  niche: [0.6, 600, 4],
  dress: [1.9, 1250, 2.2],
  foyer: [1.3, 1100, 2.6],
  passage: [0.8, 950, 15],
  pooja: [1, 900, 2.4],
  study: [4, 1900, 2],
  store: [1, 900, 2.6],
  lounge: [7, 2300, 2.1],
  stair: [5, 2000, 2.6],
};

/** A door with its frame and a hand's breadth of wall. */
const DOOR_BORDER = 900;
const OPEN_BORDER = 800;

/** Between the walls, where a partition stands on every side that touches another room with no open side. */
export function clearBox(room: Room, rooms: readonly Room[], links: readonly Link[]): Box {
  const inset = { up: 0, right: 0, down: 0, left: 0 };
  for (const other of rooms) {
    if (other === room) continue;
    const border = sharedBorder(room.box, other.box);
    if (border && !isOpen(links, room, other)) inset[border.side] = PARTITION / 2;
  }
  const { x0, y0, x1, y1 } = room.box;
  return { x0: x0 + inset.left, y0: y0 + inset.up, x1: x1 - inset.right, y1: y1 - inset.down };
}

export const isOpen = (links: readonly Link[], a: Room, b: Room): boolean =>
  links.some(
    ({ how, a: one, b: two }) =>
      how === 'open' && ((one === a.id && two === b.id) || (one === b.id && two === a.id)),
  );

/**
 * How far rooms are from good: 0 is a fine floor, more is worse, undefined breaks a least size or has a
 * door where there is no wall for one.
 */
export function strain(rooms: readonly Room[], links: readonly Link[]): number | undefined {
  if (!rooms.every(mayPass)) return undefined;
  let total = 0;
  for (const room of rooms) {
    const clear = clearBox(room, rooms, links);
    const [area, width, aspect] = LEAST[room.kind];
    const [w, h] = [widthOf(clear), heightOf(clear)];
    const [short, long] = [Math.min(w, h), Math.max(w, h)];
    if (short < width || squareMeters(clear) < area) return undefined;
    const shape = long / short;
    if (shape > aspect) return undefined;
    if (HABITABLE.has(room.kind)) total += Math.max(0, shape - 1.35) * 1.6;
    // Wide bedrooms furnish better than long ones; generous widths are worth something.
    if (room.kind === 'bedroom') {
      total += Math.max(0, 2900 - short) / 500 + Math.max(0, squareMeters(clear) - 24) * 0.12;
    }
    if (room.kind === 'kitchen') total += Math.max(0, 2150 - short) / 400;
    if (room.kind === 'living') total += Math.max(0, 3200 - short) / 500;
    if (room.kind === 'toilet') total += Math.max(0, squareMeters(clear) - 5.5) * 0.5;
    if (room.kind === 'passage') total += squareMeters(clear) * 0.12;
    if (room.kind === 'utility') total += Math.max(0, squareMeters(clear) - 5) * 0.6;
  }
  const byId = new Map(rooms.map((room) => [room.id, room]));
  for (const { a, b, how } of links) {
    const [one, two] = [byId.get(a), byId.get(b)];
    const border = one && two && sharedBorder(one.box, two.box);
    if (border === undefined) return undefined;
    if (border.to - border.from < (how === 'open' ? OPEN_BORDER : DOOR_BORDER)) return undefined;
  }
  return total;
}

const mayPass = ({ kind, box }: Room): boolean => isLargeEnough(kind, widthOf(box), heightOf(box));

/**
 * Cheap and lenient, because most attempts fail: false is a room of this size, in millimetres to the middle
 * of its walls, that breaks a least size even without them.
 */
export function isLargeEnough(kind: RoomKind, width: number, height: number): boolean {
  const [area, least, aspect] = LEAST[kind];
  const short = Math.min(width, height);
  return (
    short >= least &&
    width * height >= area * 1e6 &&
    Math.max(width, height) - PARTITION <= aspect * short
  );
}

const HABITABLE = new Set<RoomKind>([
  'living',
  'studio',
  'dining',
  'bedroom',
  'kitchen',
  'study',
  'lounge',
]);

import { squareMetersFromFeet } from '@manemitra/domain/area';
import type { Random } from '@manemitra/catalogue/random';
import { randomFrom } from '@manemitra/catalogue/random';
import { arrangeFlat } from './flats.ts';
import { finishFloor, turnedFloor } from './finish-floor.ts';
import { boundsOf, grown, heightOf, squareMeters, widthOf } from './geometry.ts';
import { arrangeHouse } from './houses.ts';
import type { Storey } from './houses.ts';
import { OUTER_WALL } from './layout.ts';
import type { Floor, Room } from './layout.ts';
import type { HomeFacts } from './plan-facts.ts';
import { flatProgram } from './program.ts';
import { arrangeSmallHome } from './small-homes.ts';

/**
 * The floors of a home from the ground up, the same for the same facts and seed. Their rooms add up to
 * the carpet area. Undefined when the facts do not make a home that keeps the least sizes of judge.ts.
 */
export function planFloors(facts: HomeFacts, seed: string): Floor[] | undefined {
  const carpet = squareMetersFromFeet(facts.carpetSqft);
  // No luck finds a place for more rooms than their least sizes allow: asking is not worth the time.
  if (carpet < 12 + facts.bhk * 9.5 + facts.bathrooms * 2.5 || facts.bhk > 6) return undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const random = randomFrom(`plan/${seed}/${round}`);
    const storeys = arrange(facts, carpet, random, round >= ROUNDS_FOR_STOREYS);
    nameBedrooms(storeys ?? []);
    const floors = storeys && withBalconies(storeys, facts, carpet);
    if (floors) return orient(floors, random);
  }
  return undefined;
}

/** A seed that finds nothing gets other luck before the home is given up. */
const ROUNDS = 8;
/** Houses are built on one floor only when several do not work out. */
const ROUNDS_FOR_STOREYS = 4;

/** Any quarter turn that shows the home large on its upright sheet. */
function orient(floors: readonly Floor[], random: Random): Floor[] | undefined {
  const [ground] = floors;
  if (ground === undefined) return undefined;
  const box = contentOf(ground);
  const frame = boundsOf([...ground.rooms.map((room) => room.box), ...ground.shafts]);
  const isWide = widthOf(box) > heightOf(box) * 1.06;
  const isTall = heightOf(box) > widthOf(box) * 1.06;
  const quarters = random.pick(isWide ? [1, 3] : isTall ? [0, 2] : [0, 1, 2, 3]);
  const isMirrored = random.chance(0.5);
  return floors.map((floor) => turnedFloor(floor, quarters, isMirrored, frame));
}

/** Types that are built on several floors whenever their areas allow it. */
const ON_SEVERAL_FLOORS = new Set<HomeFacts['type']>([
  'villa',
  'row-house',
  'independent-house',
  'duplex',
  'penthouse',
]);

function arrange(
  { type, bhk, bathrooms }: HomeFacts,
  carpet: number,
  random: Random,
  isOneFloorFine: boolean,
): Storey[] | undefined {
  if (ON_SEVERAL_FLOORS.has(type)) {
    const house = {
      beds: Math.floor(bhk),
      bathrooms,
      carpet,
      isInRow: type === 'row-house',
      hasPlot: type !== 'duplex' && type !== 'penthouse',
    };
    const storeys = arrangeHouse(house, random);
    if (storeys || !isOneFloorFine) return storeys;
  }
  if (bhk < 1.5 && bathrooms >= 1 && bathrooms <= 2) {
    const home = { beds: bhk >= 1 ? 1 : 0, bathrooms: bathrooms === 2 ? 2 : 1, carpet } as const;
    const arrangement = arrangeSmallHome(home, random);
    if (arrangement) return [{ arrangement }];
  }
  const program = flatProgram({ bhk, bathrooms, carpet });
  const arrangement =
    program && arrangeFlat(program, carpet, random, { isInRow: type === 'row-house' });
  return arrangement && [{ arrangement }];
}

/** The largest bedroom with a toilet of its own is the master bedroom, one on a house's ground floor is for guests. */
function nameBedrooms(storeys: readonly Storey[]): void {
  const all = storeys.flatMap(({ arrangement: { draft } }, storey) =>
    draft.rooms
      .filter(({ kind }) => kind === 'bedroom')
      .map((room) => ({
        room,
        isGuest: storey === 0 && storeys.length > 1,
        worth: squareMeters(room.box) + (hasOwnToilet(draft, room) ? 100 : 0),
      })),
  );
  const own = all.filter(({ isGuest }) => !isGuest).toSorted((a, b) => b.worth - a.worth);
  const [master] = own;
  let number = 2;
  for (const { room, isGuest } of all) {
    if (isGuest) room.name = 'Guest bedroom';
    else if (all.length === 1) room.name = 'Bedroom';
    else if (room === master?.room) room.name = 'Master bedroom';
    else room.name = `Bedroom ${number++}`;
  }
}

const hasOwnToilet = (draft: Storey['arrangement']['draft'], room: Room): boolean =>
  draft.links.some(({ a, b }) => a === room.id && /^(toilet|dress)/.test(b));

/** Bedrooms upstairs get balconies first, then the living room, round and round. */
function withBalconies(
  storeys: readonly Storey[],
  { type, balconies = 0 }: HomeFacts,
  carpet: number,
): Floor[] | undefined {
  const counts = storeys.map(() => 0);
  const finish = (index: number, count: number): Floor | undefined => {
    const storey = storeys[index];
    const floor =
      storey &&
      finishFloor(storey.arrangement, {
        balconies: count,
        balconyDepth: carpet > 120 ? 1800 : carpet > 60 ? 1500 : 1300,
        blind: type === 'row-house' ? ['left', 'right'] : [],
        firstName: storeys.length > 1 && index === 0 ? 'Sit-out' : 'Balcony',
      });
    return floor && storey?.terrace
      ? { ...floor, balconies: [...floor.balconies, storey.terrace] }
      : floor;
  };
  const order = storeys.length === 1 ? [0] : storeys.length === 2 ? [1, 0] : [1, 0, 2];
  let turn = 0;
  for (let left = balconies; left > 0; left--) {
    const next = order
      .map((_, i) => order[(turn + i) % order.length] ?? 0)
      .find((index) => finish(index, (counts[index] ?? 0) + 1));
    if (next === undefined) return undefined;
    counts[next] = (counts[next] ?? 0) + 1;
    turn = order.indexOf(next) + 1;
  }
  const floors = counts.flatMap((count, index) => finish(index, count) ?? []);
  return floors.length === storeys.length ? floors : undefined;
}

/** All that is built, with walls and balconies. */
export function contentOf({ rooms, shafts, balconies }: Floor) {
  return boundsOf([
    ...rooms.map(({ box }) => grown(box, OUTER_WALL)),
    ...shafts,
    ...balconies.map(({ box }) => box),
  ]);
}

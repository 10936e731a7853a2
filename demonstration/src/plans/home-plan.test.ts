import { SQFT_PER_SQM } from '@manemitra/domain/area';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balconiesMax, CERTAIN_FLATS, isCertainFlat } from './certain-flats.ts';
import { partitions } from './draw-floor.ts';
import { furnish } from './furnish.ts';
import {
  boundsOf,
  contains,
  grown,
  heightOf,
  overlaps,
  sharedBorder,
  squareMeters,
  widthOf,
} from './geometry.ts';
import { planFloors } from './home-plan.ts';
import { clearBox, LEAST } from './judge.ts';
import { PARTITION } from './layout.ts';
import type { Floor } from './layout.ts';
import { openingsOf } from './openings.ts';
import type { HomeFacts } from './plan-facts.ts';
import { roomDimensions } from './room-labels.ts';

const HOUSES: readonly (readonly [HomeFacts['type'], number, number, number])[] = [
  ['duplex', 4, 1900, 2700],
  ['penthouse', 4, 2500, 3400],
  ['row-house', 3, 1450, 2050],
  ['row-house', 4, 1850, 2650],
  ['villa', 3, 1680, 2650],
  ['villa', 4, 2300, 3600],
  ['villa', 5, 2850, 4300],
  ['independent-house', 3, 1350, 1900],
];

const flats = fc
  .tuple(
    fc.constantFrom(...CERTAIN_FLATS),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.nat(3),
    fc.nat(500),
  )
  .map(([[bhk, bathrooms, from, to], share, balconies, seed]) => ({
    facts: {
      type: bhk === 0 ? 'studio' : 'apartment',
      bhk,
      bathrooms,
      carpetSqft: Math.round(from + (to - from) * share),
      balconies: Math.min(balconies, balconiesMax(bhk)),
    } satisfies HomeFacts,
    seed: `s${seed}`,
  }));
const houses = fc
  .tuple(
    fc.constantFrom(...HOUSES),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.nat(3),
    fc.nat(500),
  )
  .map(([[type, bhk, from, to], share, balconies, seed]) => ({
    facts: {
      type,
      bhk,
      bathrooms: bhk,
      carpetSqft: Math.round(from + (to - from) * share),
      balconies,
    } satisfies HomeFacts,
    seed: `h${seed}`,
  }));

function floorsOf({ facts, seed }: { facts: HomeFacts; seed: string }): Floor[] {
  const floors = planFloors(facts, seed);
  if (floors === undefined) throw new Error(`No plan for ${JSON.stringify(facts)}, ${seed}.`);
  return floors;
}

const holds = (about: (floors: Floor[], facts: HomeFacts) => void) => {
  fc.assert(
    fc.property(fc.oneof(flats, houses), (home) => about(floorsOf(home), home.facts)),
    { numRuns: 80 },
  );
};

const of = (floors: readonly Floor[], kind: string) =>
  floors.flatMap(({ rooms }) => rooms.filter((room) => room.kind === kind));

it('a flat that is certain is laid out on one floor, whatever the luck', () => {
  fc.assert(
    fc.property(flats, (home) => {
      expect(isCertainFlat(home.facts)).toBe(true);
      expect(floorsOf(home)).toHaveLength(1);
    }),
    { numRuns: 60 },
  );
});

describe('the rooms of a home', () => {
  it('tile the outline and add up to the carpet area, to half a square foot', () => {
    holds((floors, { carpetSqft }) => {
      let carpet = 0;
      for (const { rooms, shafts } of floors) {
        const boxes = [...rooms.map(({ box }) => box), ...shafts];
        const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => overlaps(a, b)));
        expect(pairs).not.toContain(true);
        const outline = squareMeters(boundsOf(boxes));
        expect(boxes.reduce((sum, box) => sum + squareMeters(box), 0)).toBeCloseTo(outline, 6);
        carpet += rooms.reduce((sum, { box }) => sum + squareMeters(box), 0);
      }
      expect(Math.abs(carpet * SQFT_PER_SQM - carpetSqft)).toBeLessThan(0.5);
    });
  });

  it('are as many as the facts say', () => {
    holds((floors, { bhk, bathrooms, balconies }) => {
      expect(of(floors, 'bedroom')).toHaveLength(Math.floor(bhk));
      expect(of(floors, 'toilet')).toHaveLength(bathrooms);
      const drawn = floors.flatMap((floor) => floor.balconies);
      expect(drawn.filter(({ name }) => name !== 'Terrace')).toHaveLength(balconies ?? 0);
      expect(of(floors, 'study').length).toBeGreaterThanOrEqual(bhk % 1 === 0.5 ? 1 : 0);
    });
  });

  it('are all reached from the main door, toilets never through a kitchen', () => {
    holds((floors) => {
      for (const { rooms, links, entrance } of floors) {
        const reached = new Set([entrance.room]);
        for (const id of reached) {
          for (const { a, b } of links) {
            if (a === id) reached.add(b);
            if (b === id) reached.add(a);
          }
        }
        expect([...reached].toSorted()).toEqual(rooms.map(({ id }) => id).toSorted());
        for (const { a, b } of links) {
          const [one, two] = [a, b].map((id) => rooms.find((room) => room.id === id));
          const border = one && two && sharedBorder(one.box, two.box);
          expect(border && border.to - border.from).toBeGreaterThanOrEqual(800);
          expect(
            [one?.kind ?? '', two?.kind ?? ''].toSorted((a, b) => a.localeCompare(b)),
          ).not.toEqual(['kitchen', 'toilet']);
        }
      }
    });
  });

  it('keep the least areas and widths between their walls', () => {
    holds((floors) => {
      for (const { rooms, links } of floors) {
        for (const room of rooms) {
          const clear = clearBox(room, rooms, links);
          const [area, width] = LEAST[room.kind];
          expect(squareMeters(clear)).toBeGreaterThanOrEqual(area);
          expect(Math.min(widthOf(clear), heightOf(clear))).toBeGreaterThanOrEqual(width);
        }
      }
    });
  });

  it('are lettered with the distances between the walls as drawn', () => {
    holds((floors) => {
      for (const floor of floors) {
        const walls = partitions(floor);
        for (const room of floor.rooms) {
          const clear = clearBox(room, floor.rooms, floor.links);
          // Ends of walls may stand a wall's half into an open side.
          const within = grown(clear, -PARTITION / 2 - 1);
          expect(walls.filter((wall) => overlaps(wall, within))).toEqual([]);
          const { feet, metric } = roomDimensions(room, floor);
          const inches = [...feet.matchAll(/(\d+)′(\d+)″/g)].map(
            ([, f, i]) => Number(f) * 12 + Number(i),
          );
          const meters = [...metric.matchAll(/\d+\.\d+/g)].map(([each]) => Number(each));
          for (const [i, length] of [widthOf(clear), heightOf(clear)].entries()) {
            expect(Math.abs((inches[i] ?? 0) * 25.4 - length)).toBeLessThanOrEqual(12.7);
            expect(Math.abs((meters[i] ?? 0) * 1000 - length)).toBeLessThanOrEqual(5.001);
          }
        }
      }
    });
  });

  it('have light and air from outside where people stay, and never through a shared wall', () => {
    holds((floors) => {
      for (const floor of floors) {
        const openings = openingsOf(floor);
        for (const { kind, box } of floor.rooms) {
          if (
            !['living', 'studio', 'bedroom', 'kitchen', 'study', 'lounge', 'toilet'].includes(kind)
          )
            continue;
          const own = openings.filter(
            ({ kind: hole, border, out }) =>
              (hole === 'window' || hole === 'vent' || hole === 'slide') &&
              out !== undefined &&
              !floor.blind.includes(out) &&
              contains(box, {
                x0: border.isVertical ? border.at : border.from,
                x1: border.isVertical ? border.at : border.to,
                y0: border.isVertical ? border.from : border.at,
                y1: border.isVertical ? border.to : border.at,
              }),
          );
          expect(own, `${kind} without window`).not.toHaveLength(0);
        }
      }
    });
  });

  it('hold furniture that stands inside them, apart, and out of the way of doors', () => {
    holds((floors) => {
      for (const floor of floors) {
        const openings = openingsOf(floor);
        for (const [id, pieces] of furnish(floor, openings)) {
          const room = floor.rooms.find((each) => each.id === id);
          // One expectation a room: there are thousands of pairs.
          const faults = pieces.flatMap(({ box, kind }, i) => [
            ...(room && contains(room.box, box) ? [] : [`${kind} outside`]),
            ...(kind === 'rug'
              ? []
              : pieces.slice(i + 1).filter((other) => overlaps(box, other.box))),
            ...(kind === 'rug' || room?.kind === 'niche'
              ? []
              : openings.filter(({ swing }) => swing && overlaps(swing.box, box))),
          ]);
          expect(faults).toEqual([]);
        }
      }
    });
  });
});

describe('a home', () => {
  it('is the same for the same facts and seed, and another for another seed', () => {
    fc.assert(
      fc.property(flats, (home) => {
        expect(planFloors(home.facts, home.seed)).toEqual(floorsOf(home));
        expect(planFloors(home.facts, `${home.seed}x`)).not.toEqual(floorsOf(home));
      }),
      { numRuns: 30 },
    );
  });

  it('has its stair in one place on every floor', () => {
    fc.assert(
      fc.property(houses, (home) => {
        const stairs = floorsOf(home).flatMap(({ rooms }) =>
          rooms.filter(({ kind }) => kind === 'stair'),
        );
        for (const { box } of stairs) expect(box).toEqual(stairs[0]?.box);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['three bedrooms in 40 m²', { type: 'apartment', bhk: 3, bathrooms: 2, carpetSqft: 430 }],
    [
      'more toilets than bedrooms can use',
      { type: 'apartment', bhk: 2, bathrooms: 6, carpetSqft: 900 },
    ],
    ['no bathroom', { type: 'apartment', bhk: 2, bathrooms: 0, carpetSqft: 900 }],
    [
      'more balconies than façade',
      { type: 'apartment', bhk: 1, bathrooms: 1, carpetSqft: 450, balconies: 12 },
    ],
  ] as const)('of %s is not drawn', (_, facts) => {
    expect(planFloors(facts, 'a')).toBeUndefined();
  });
});

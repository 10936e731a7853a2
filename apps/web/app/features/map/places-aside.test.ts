import { array, assert, integer, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import type { NearbyKind } from './city-map-props.ts';
import { placesAside } from './places-aside.ts';
import { toMap } from './projection.ts';

const RESOLUTION = 5;
const kind = (id: string, ...spots: (readonly [number, number])[]): NearbyKind => ({
  id,
  label: id,
  icon: null,
  colourClass: '',
  places: spots.map(([lat, lng], at) => ({ id: `${id}${at}`, name: id, at: [lat, lng] })),
});

const home = (() => {
  const [x, y] = toMap([12.9, 77.6]);
  return { x, y, left: 0, top: -40, width: 40, height: 40 };
})();

/** Where the middle of each mark stands, in pixels. */
const middles = (kinds: readonly NearbyKind[]) =>
  placesAside(kinds, [home], RESOLUTION).map(({ place, aside: [right, down] }) => {
    const [x, y] = toMap(place.at);
    return [x / RESOLUTION + right, -y / RESOLUTION + down] as const;
  });

it('marks of places lie neither on each other nor on that of the home', () => {
  const degrees = integer({ min: -20, max: 20 }).map((steps) => steps * 0.0005);
  const spot = tuple(degrees, degrees).map(([lat, lng]) => [12.9 + lat, 77.6 + lng] as const);
  const spots = array(spot, { maxLength: 4 });
  assert(
    property(spots, spots, (schools, stations) => {
      const all = middles([kind('metro', ...stations), kind('schools', ...schools)]);
      all.forEach(([x, y], at) => {
        for (const [otherX, otherY] of all.slice(at + 1)) {
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(29);
        }
        const [homeX, homeY] = [home.x / RESOLUTION, -home.y / RESOLUTION];
        const isOnHome = x > homeX && x < homeX + 40 && y < homeY && y > homeY - 40;
        expect(isOnHome).toBe(false);
      });
    }),
  );
});

it('the first kind keeps its spot, and what has room is not moved', () => {
  const marks = placesAside(
    [
      { ...kind('metro', [12.91, 77.61]), leads: true },
      kind('offices', [12.91, 77.61], [12.93, 77.63]),
    ],
    [],
    RESOLUTION,
  );
  const asideOf = (id: string) => marks.find(({ place }) => place.id === id)?.aside;
  expect(asideOf('metro0')).toEqual([0, 0]);
  expect(asideOf('offices1')).toEqual([0, 0]);
  expect(Math.hypot(...(asideOf('offices0') ?? [0, 0]))).toBeGreaterThanOrEqual(29);
});

it('beside a station there is room for its name', () => {
  const [, office] = placesAside(
    [{ ...kind('metro', [12.91, 77.61]), leads: true }, kind('offices', [12.91, 77.61 + 0.0022])],
    [],
    RESOLUTION,
  );
  const [right = 0, down = 0] = office?.aside ?? [];
  const [middleX] = [((0.0022 / 360) * 40_075_017) / RESOLUTION + right];
  expect(Math.abs(down) >= 27 || middleX > 16 + 92 + 16).toBe(true);
});

import { array, assert, double, property, tuple } from 'fast-check';
import type { LatLng } from '@manemitra/query/place';
import { expect, it } from 'vitest';
import { roomOf } from './first-look.ts';
import { lookAt } from './look-at.ts';
import { toMap } from './projection.ts';
import { resolutionOf } from './zoom-of.ts';

const SIZE = [390, 480] as const;

/** Where a spot is on the screen, in pixels from the left and from the foot. */
function onScreen(at: LatLng, spots: readonly LatLng[]): { right: number; above: number } {
  const { center, zoom } = lookAt(SIZE, spots, roomOf({ isFilling: true }), 14);
  const [x, y] = toMap(at);
  const [middleX = 0, middleY = 0] = center;
  return {
    right: SIZE[0] / 2 + (x - middleX) / resolutionOf(zoom),
    above: SIZE[1] / 2 + (y - middleY) / resolutionOf(zoom),
  };
}

it('on a phone no mark of the homes that are looked at first lies under the zoom buttons, where the map can show them all', () => {
  const lat = double({ min: 12.8, max: 13.2, noNaN: true });
  const lng = double({ min: 77.5, max: 77.7, noNaN: true });
  assert(
    property(array(tuple(lat, lng), { minLength: 2, maxLength: 9 }), (spots) => {
      for (const at of spots) {
        const { right, above } = onScreen(at, spots);
        const isUnder = right + 110 > SIZE[0] - 54 && above < 170 && above + 44 > 72;
        expect(isUnder).toBe(false);
      }
    }),
  );
});

it('a fit keeps its room where nothing would lie under them', () => {
  const spots: LatLng[] = [
    [13.1, 77.7],
    [12.9, 77.5],
  ];
  expect(onScreen(spots[0] ?? [0, 0], spots).right).toBeCloseTo(390 - 128, 0);
});

import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { boxAnchor, boxCutOff } from './box-anchor.ts';

const MAP = [390, 500] as const;
const BOX = [288, 200] as const;

it('a box stands above its spot where there is room, else below, and turned into the map at its sides', () => {
  expect(boxAnchor([195, 400], MAP, BOX)).toEqual({ anchor: 'bottom-center', aside: [0, -38] });
  expect(boxAnchor([195, 100], MAP, BOX)).toEqual({ anchor: 'top-center', aside: [0, 38] });
  expect(boxAnchor([20, 400], MAP, BOX).anchor).toBe('bottom-left');
  expect(boxAnchor([360, 100], MAP, BOX).anchor).toBe('top-right');
});

it('a box stands where it covers no neighbouring mark, if there is such a side', () => {
  const mark = (left: number, top: number) => ({ left, top, right: left + 90, bottom: top + 34 });
  const spot = [500, 400] as const;
  const map = [1000, 800] as const;
  const above = mark(520, 250);
  const below = mark(420, 500);
  const right = mark(700, 380);

  expect(boxAnchor(spot, map, [240, 120], [below, right]).anchor).toBe('bottom-center');
  expect(boxAnchor(spot, map, [240, 120], [above, right]).anchor).toBe('top-center');
  expect(boxAnchor(spot, map, [240, 120], [above, below]).anchor).toBe('center-left');
  expect(boxAnchor(spot, map, [240, 120], [above, below, right]).anchor).toBe('center-right');
});

it('a box that fits on the map is all on it once the map has moved by what was cut off', () => {
  assert(
    property(integer({ min: 0, max: MAP[0] }), integer({ min: 0, max: MAP[1] }), (x, y) => {
      const anchor = boxAnchor([x, y], MAP, BOX);
      const [right, down] = boxCutOff([x, y], MAP, BOX, anchor);
      expect(boxCutOff([x + right, y + down], MAP, BOX, anchor)).toEqual([0, 0]);
    }),
  );
});

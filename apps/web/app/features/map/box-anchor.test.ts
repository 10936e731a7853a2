import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { boxAnchor, boxCutOff } from './box-anchor.ts';

const MAP = [390, 500] as const;
const BOX = [288, 200] as const;

it('a box stands above its spot where there is room, else below, and turned into the map at its sides', () => {
  expect(boxAnchor([195, 400], MAP, BOX)).toEqual({ anchor: 'bottom-center', aside: [0, -38] });
  expect(boxAnchor([195, 100], MAP, BOX)).toEqual({ anchor: 'top-center', aside: [0, 38] });
  expect(boxAnchor([20, 400], MAP, BOX).anchor).toBe('bottom-left');
  expect(boxAnchor([370, 100], MAP, BOX).anchor).toBe('top-right');
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

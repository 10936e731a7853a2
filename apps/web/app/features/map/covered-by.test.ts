import { expect, it } from 'vitest';
import { coveredBoxes } from './covered-by.ts';

it('names keep clear of each edge of the map, and of what lies over it, as far as it does', () => {
  const buttons = { left: 350, top: 20, width: 40, height: 80 };
  const above = { left: 10, top: -50, width: 100, height: 40 };
  const half = { left: -20, top: 290, width: 60, height: 30 };
  const boxes = coveredBoxes([400, 300], [buttons, above, half]);
  const isKept = (x: number, y: number): boolean =>
    boxes.some(
      ({ left, top, width, height }) =>
        x >= left && x <= left + width && y >= top && y <= top + height,
    );
  for (const [x, y] of [
    [0, 150],
    [400, 150],
    [200, 0],
    [200, 300],
    [360, 60],
    [20, 295],
  ] as const) {
    expect(isKept(x, y)).toBe(true);
  }
  expect(isKept(200, 150)).toBe(false);
  expect(boxes).toHaveLength(6);
});

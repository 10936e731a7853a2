import { expect, it } from 'vitest';
import { promiseBars } from './promise-bars.ts';

it('promises stand on one axis from whole year to whole year, the latest delay first', () => {
  const found = promiseBars([
    { name: 'Kept', promisedOn: '2020-07-01', completionDate: '2020-07-01', monthsOverdue: null },
    { name: 'Late', promisedOn: '2020-01-01', completionDate: '2021-01-01', monthsOverdue: null },
    { name: 'Silent', promisedOn: '2020-01-01', completionDate: null, monthsOverdue: null },
  ]);
  expect(found?.years.map(({ year, at }) => [year, at])).toEqual([
    [2020, 0],
    [2021, expect.closeTo(0.5, 2)],
    [2022, 1],
  ]);
  expect(found?.bars.map(({ name, isLate, text }) => [name, isLate, text])).toEqual([
    ['Late', true, '12 months late'],
    ['Kept', false, 'On time'],
  ]);
  expect(found?.bars[0]).toMatchObject({ promised: 0, completed: expect.closeTo(0.5, 2) });
});

it('what is not finished stands first, from its promise to today', () => {
  const found = promiseBars([
    { name: 'Late', promisedOn: '2020-01-01', completionDate: '2023-01-01', monthsOverdue: null },
    { name: 'Open', promisedOn: '2021-01-01', completionDate: null, monthsOverdue: 12 },
  ]);
  expect(found?.bars.map(({ name, isOpen }) => [name, isOpen])).toEqual([
    ['Open', true],
    ['Late', false],
  ]);
  expect(found?.bars[0]?.completed).toBeCloseTo(0.5, 2);
});

it('nothing is drawn where no promise has both dates', () => {
  expect(
    promiseBars([{ name: 'Silent', promisedOn: null, completionDate: null, monthsOverdue: null }]),
  ).toBeNull();
});

import { expect, it } from 'vitest';
import { readInventory } from './inventory.ts';

it.each([
  ['214', { totalUnits: 214 }],
  ['~200', { totalUnits: 200 }],
  ['1,553 units', { totalUnits: 1553 }],
  ['350+ units', { totalUnits: 350 }],
  ['2130 homes, 14 towers', { totalUnits: 2130, towers: 14 }],
  ['845 homes, 3 towers (169 EWS)', { totalUnits: 845, towers: 3 }],
  ['2973 inventories, 8 towers, 300 EWS', { totalUnits: 2973, towers: 8 }],
  ['2 Buildings - 400 units', { totalUnits: 400, towers: 2 }],
  ['14 towers & 2,130 flats', { totalUnits: 2130, towers: 14 }],
  ['381 homes, towers 5-6', { totalUnits: 381 }],
  ['195 residential plots', { totalUnits: 195 }],
  ['350 3 BHK homes', { totalUnits: 350 }],
  ['95 5 BHK row houses', { totalUnits: 95 }],
])('"%s" is read', (cell, value) => {
  expect(readInventory(cell)).toEqual({ value });
});

it('a number of buildings is no number of homes', () => {
  expect(readInventory('1 Building')).toEqual({ value: { towers: 1 } });
  expect(readInventory('14 towers')).toEqual({ value: { towers: 14 } });
});

it.each(['many', '100 homes, 200 homes', '300 EWS', '12-14', '100 acres'])(
  '"%s" is refused',
  (cell) => {
    expect(readInventory(cell)).toMatchObject({ reason: expect.stringContaining(cell) });
  },
);

it('of how many are left of all, it is all of them', () => {
  expect(readInventory('41/212', 'Units left/total')).toEqual({ value: { totalUnits: 212 } });
  expect(readInventory('212 / 41', 'Total / available')).toEqual({ value: { totalUnits: 212 } });
  expect(readInventory('41 of 1,212 left')).toEqual({ value: { totalUnits: 1212 } });
  expect(readInventory('41/212')).toMatchObject({ reason: expect.stringContaining('41/212') });
});

import { expect, it } from 'vitest';
import { partNamed, readRegistrations, readReraStatus } from './registrations.ts';

const [ONE, TWO] = [
  'PRM/KA/RERA/1251/446/PR/010124/006501',
  'PRM/KA/RERA/1251/446/PR/150925/007702',
];

it.each([
  ['Tower A', undefined, 'Tower A'],
  ['a', 'Tower', 'Tower A'],
  ['T2', undefined, 'Tower 2'],
  ['Ph-1', undefined, 'Phase 1'],
  ['2', 'Phase', 'Phase 2'],
  ['Twr B (ready)', undefined, 'Tower B'],
  ['T1-T3', undefined, 'Towers 1 to 3'],
  ['Tower A & B', undefined, 'Towers A and B'],
  ['14', undefined, undefined],
  ['Sampige', 'Tower', undefined],
])('%s below "%s" is %s', (text, heading, part) => {
  expect(partNamed(text, heading)).toBe(part);
});

it.each(['Applied', 'RERA applied for', 'Pending', 'in process'])(
  'that a number is only applied for is kept: "%s"',
  (cell) => {
    expect(readRegistrations(cell)).toEqual({ value: { reraStatus: 'applied' } });
    expect(readReraStatus(cell)).toEqual({ value: 'applied' });
  },
);

it.each([
  [`Ph1: ${ONE}, Ph2: ${TWO}`, { [ONE]: 'Phase 1', [TWO]: 'Phase 2' }],
  [`${ONE} (Tower A)\n${TWO} (Tower B)`, { [ONE]: 'Tower A', [TWO]: 'Tower B' }],
  [`${ONE}; ${TWO} (Tower B)`, { [TWO]: 'Tower B' }],
  [`T1: ${ONE}, T2: ${TWO}`, { [ONE]: 'Tower 1', [TWO]: 'Tower 2' }],
  [`T1 - ${ONE}; T2 - ${TWO}`, { [ONE]: 'Tower 1', [TWO]: 'Tower 2' }],
  [`T1 ${ONE}\nT2 ${TWO}`, { [ONE]: 'Tower 1', [TWO]: 'Tower 2' }],
  [`${ONE} (T1-T3) / ${TWO} (T4)`, { [ONE]: 'Towers 1 to 3', [TWO]: 'Tower 4' }],
  [`${ONE} / ${TWO}`, undefined],
  [`${ONE}, ${TWO}`, undefined],
])('of the numbers in %j each is of its own tower or phase', (cell, reraParts) => {
  expect(readRegistrations(cell)).toEqual({
    value: { reraNumbers: [ONE, TWO], ...(reraParts && { reraParts }) },
  });
});

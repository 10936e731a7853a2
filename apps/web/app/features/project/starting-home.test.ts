import { expect, it } from 'vitest';
import { aProperty, aUnit } from '#web/testing/property.ts';
import { startingHomeText } from './starting-home.ts';

it('the starting price says of which home it is, or that nobody says of which', () => {
  const two = aUnit({ id: 'two', label: '2 BHK', price: { min: 6_550_000, max: null } });
  const three = aUnit({ id: 'three', label: '3 BHK', price: { min: 9_000_000, max: null } });
  const priced = aProperty({
    units: [three, aUnit(), two],
    project: { prices: { min: 6_550_000, max: 9_000_000 } },
  });
  expect(startingHomeText(priced)).toBe('2 BHK, listed');
  const { ranges } = priced.project;
  const ofProject = (known: Partial<typeof ranges>) =>
    startingHomeText(aProperty({ units: [aUnit()], project: { ranges: { ...ranges, ...known } } }));
  expect(ofProject({ price: { min: 6_550_000, max: null } })).toBe(
    'listed, of which home: not disclosed',
  );
  expect(ofProject({ allInPrice: { min: 7_000_000, max: null } })).toBe(
    'all-in, of which home: not disclosed',
  );
  expect(ofProject({})).toBeNull();
});

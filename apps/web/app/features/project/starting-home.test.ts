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
  const allIn = (known: Partial<typeof two>) =>
    startingHomeText({ ...priced, units: [{ ...two, ...known }] });
  expect(allIn({ allInPrice: 7_204_000 })).toBe('2 BHK, listed; ₹72.04 L all-in');
  expect(allIn({ allInPrice: null, allInAtLeast: 7_109_900 })).toBe(
    '2 BHK, listed; at least ₹71.09 L all-in',
  );
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

import { describe, expect, it } from 'vitest';
import { homeOfUnit } from '#web/features/money/public.ts';
import { aProperty, aUnit } from '#web/testing/property.ts';
import { besideSum, otherPrice, startingHome } from './starting-home.ts';

const two = aUnit({
  id: 'two',
  label: '2 BHK',
  price: { min: 6_550_000, max: null },
  allInPrice: 7_204_000,
});
const three = aUnit({ id: 'three', label: '3 BHK', price: { min: 9_000_000, max: null } });

const priced = aProperty({
  units: [three, aUnit(), two],
  project: { prices: { min: 6_550_000, max: 9_000_000 } },
});

describe('where no search asks for a home', () => {
  it('leads with the one at the lowest listed price, by all that will be paid', () => {
    expect(startingHome(priced)).toMatchObject({
      unitId: 'two',
      price: 6_550_000,
      upTo: 9_000_000,
      allInPrice: 7_204_000,
    });
    expect(startingHome(aProperty({ units: [aUnit()] }))).toBeUndefined();
  });

  it('names it, with the price that is not shown large', () => {
    expect(besideSum(priced, undefined, 'all-in')).toBe('2 BHK, from ₹65.5 L listed');
    expect(besideSum(priced, undefined, 'listed')).toBe('2 BHK, from ₹72.04 L all-in');
    expect(besideSum(priced, undefined, 'emi')).toBe(
      '2 BHK, from ₹65.5 L listed, from ₹72.04 L all-in',
    );
    const start = homeOfUnit(two);
    expect(otherPrice(start, 'all-in')).toBe('₹65.5 L listed');
    expect(otherPrice(start, 'listed')).toBe('₹72.04 L all-in');
    const atLeast = { ...two, allInPrice: null, allInAtLeast: 7_109_900 };
    const part = aProperty({ ...priced, units: [atLeast] });
    expect(besideSum(part, undefined, 'listed')).toMatch(/^2 BHK, at least ₹71\.09 L/);
  });

  it('says of a price of the whole project that nobody tells of which home', () => {
    const { ranges } = priced.project;
    const ofProject = (known: Partial<typeof ranges>) =>
      besideSum(
        aProperty({ units: [aUnit()], project: { ranges: { ...ranges, ...known } } }),
        undefined,
        'all-in',
      );
    expect(ofProject({ price: { min: 6_550_000, max: null } })).toBe(
      'listed, of which home: not disclosed',
    );
    expect(ofProject({ allInPrice: { min: 7_000_000, max: null } })).toBe(
      'all-in, of which home: not disclosed',
    );
    expect(ofProject({})).toBeNull();
  });
});

it('beside the home of a search stand its listed price and the lowest of the project', () => {
  expect(besideSum(priced, homeOfUnit(two), 'all-in')).toBe('₹65.5 L listed');
  const asked = { ...homeOfUnit(three), allInPrice: 9_900_000 };
  expect(besideSum(priced, asked, 'all-in')).toBe(
    '₹90 L listed, in this project from ₹65.5 L listed (2 BHK)',
  );
  // All that is known of it is its listed price, which leads.
  expect(besideSum(priced, homeOfUnit(three), 'all-in')).toBe(
    'in this project from ₹65.5 L listed (2 BHK)',
  );
});

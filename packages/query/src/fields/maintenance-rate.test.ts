import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

const rates = (text: string) =>
  wishes(text).filter((wish) => wish.startsWith('maintenance') || wish.startsWith('price'));

describe('a few rupees a square foot', () => {
  it.each([
    ['maintenance shd be below 4 rs a sqft, 2bhk kudlu gate', 4],
    ['maintenance kammi irli, 2 rupayi olage sqft ge, 2bhk magadi road', 2],
    ['maintenance jaasti irbaradu, sqft ge 3 rupayi olage, 3bhk', 3],
    ['maintenance 3 rupaye foot se kam, frazer town', 3],
    ['ನಿರ್ವಹಣೆ ಚದರಡಿಗೆ ನಾಲ್ಕು ರೂಪಾಯಿ ಮೀರಬಾರದು, 2 ಬಿಎಚ್‌ಕೆ', 4],
  ])('are the rate of the maintenance that is named before: “%s”', (text, max) => {
    expect(rates(text)).toEqual([`maintenancePerSqft:{"max":${max}}`]);
    expect(read(text).questions).toEqual([]);
  });

  it.each([
    ['plot at 30 rs a sqft'],
    ['low maintenance 2bhk 1200 sqft'],
    ['maintenance, 6000 per sqft'],
  ])('are none where no maintenance is named, or they are not few: “%s”', (text) => {
    expect(rates(text).filter((wish) => wish.startsWith('maintenance'))).toEqual([]);
  });
});

it('the name right before a rate is part of it, and what is only liked stays so', () => {
  const { constraints, unread } = read('preferably maintenance under 5 per sqft');
  expect(constraints).toMatchObject([
    { field: 'maintenancePerSqft', value: { max: 5 }, strength: 'nice' },
  ]);
  expect(unread).toEqual([]);
});

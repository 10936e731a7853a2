import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

describe('flats that a building has', () => {
  it.each([
    ['dodda apartment beda. 50 flat olage iro building', 50],
    ['chhoti building chahiye saath se kam flat', 60],
    ['2bhk hebbal, 60 flat ke andar wali society', 60],
    ['ಹೆಬ್ಬಾಳ 2bhk, 50 ಫ್ಲಾಟ್ ಒಳಗೆ ಇರುವ ಕಟ್ಟಡ', 50],
  ])('are counted and are no sum: “%s”', (text, max) => {
    const found = wishes(text);
    expect(found).toContain(`totalUnits:{"max":${max}}`);
    expect(found.join()).not.toContain('price');
  });

  it.each([
    ['3bhk in a small society, not more than 60 flats', 60],
    ['150 flats se kam ho, 3bhk hebbal', 150],
    ['max forty homes in the project, 4 bhk', 40],
  ])('say nothing of the kind of home: “%s”', (text, max) => {
    const found = wishes(text);
    expect(found).toContain(`totalUnits:{"max":${max}}`);
    expect(found.join()).not.toContain('propertyType');
  });

  it.each([
    ['2bhk hebbal 80 se kam flat', 80],
    ['3bhk 50 lakh olage flat', 50],
    ['gated community me 2bhk 50 lakh ke andar flat', 50],
  ])('are not meant where the number is a budget: “%s”', (text, lakhs) => {
    const found = wishes(text).join(' ');
    expect(found).toContain(`"max":${lakhs}00000`);
    expect(found).not.toContain('totalUnits');
  });

  it('have an upkeep by the square foot', () => {
    expect(wishes('2bhk hebbal, monthly upkeep to be below Rs 3 per sq.ft.')).toContain(
      'maintenancePerSqft:{"max":3}',
    );
  });
});

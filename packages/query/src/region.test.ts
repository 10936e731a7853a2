import { ringCode } from '@manemitra/domain/rings';
import { describe, expect, it } from 'vitest';
import { describe as sentenceFor } from './describe.ts';
import { interpret } from './interpret.ts';
import { criteriaOf } from './interpretation.ts';
import { labelOf } from './label.ts';

const today = '2026-11-21';
const drawn =
  ringCode([
    [12.95, 77.6],
    [12.95, 77.64],
    [12.98, 77.62],
  ]) ?? '';

const read = (text: string) => criteriaOf(interpret(text, { today }));
const regionsOf = (text: string) =>
  read(text).constraints.filter(({ field }) => field === 'region');

describe('an area drawn on the map', () => {
  it('is a word of the sentence, beside whatever else is typed', () => {
    for (const said of [
      `3bhk under 1.5cr in the drawn area ${drawn}`,
      `in the drawn area ${drawn} budget 1 cr with a pool`,
      `cauvery water chahiye, in the drawn area ${drawn}`,
      `ಮನೆ ಬೇಕು in the drawn area ${drawn}`,
    ]) {
      expect({ said, regions: regionsOf(said) }).toEqual({
        said,
        regions: [{ field: 'region', value: { drawn }, strength: 'must' }],
      });
    }
  });

  it('can be refused, preferred and added to what was said before', () => {
    expect(regionsOf(`2bhk not in the drawn area ${drawn}`)[0]?.strength).toBe('avoid');
    expect(regionsOf(`2bhk preferably in the drawn area ${drawn}`)[0]?.strength).toBe('nice');
    const previous = interpret('3 bhk in whitefield', { today });
    const { constraints } = interpret(`in the drawn area ${drawn}`, { today, previous });
    expect(constraints.map(({ field }) => field)).toContain('region');
    expect(constraints.map(({ field }) => field)).toContain('bhk');
  });

  it('is said by its size', () => {
    const criterion = { field: 'region', value: { drawn }, strength: 'must' } as const;
    expect(labelOf(criterion)).toBe('Drawn area, 7.2 km²');
    expect(labelOf({ ...criterion, strength: 'avoid' })).toBe('Not drawn area, 7.2 km²');
  });
});

describe('the corridor between two places', () => {
  const between = (a: string, b: string, withinMeters = 3000) => [
    { field: 'region', value: { between: [a, b], withinMeters }, strength: 'must' },
  ];

  it('is read in five languages', () => {
    for (const said of [
      '2bhk between Manyata and Electronic City',
      'somewhere between manyata and ecity, 2bhk',
      'manyata aur electronic city ke beech 2bhk',
      'मान्यता और इलेक्ट्रॉनिक सिटी के बीच 2bhk',
      'manyata mattu electronic city naduve 2bhk',
    ]) {
      expect({ said, regions: regionsOf(said) }).toEqual({
        said,
        regions: between('manyata-tech-park', 'electronic-city'),
      });
    }
  });

  it('says how far it reaches where that is not the usual', () => {
    const criteria = {
      constraints: read('within 5 km of the line between Hebbal and Hoodi').constraints,
    };
    expect(criteria.constraints).toEqual(between('hebbal', 'hoodi', 5000));
    expect(sentenceFor(criteria)).toBe('within 5 km of the line between Hebbal and Hoodi');
  });

  it('is no sum and no span of time', () => {
    expect(regionsOf('2bhk between 60 and 80 lakhs')).toEqual([]);
    expect(regionsOf('handover between march and june 2027')).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import type { OfficialArea } from './criteria.ts';
import { describe as sentenceFor } from './describe.ts';
import { interpret } from './interpret.ts';
import { criteriaOf } from './interpretation.ts';
import { labelOf } from './label.ts';

const today = '2026-11-21';
const read = (text: string) => criteriaOf(interpret(text, { today })).constraints;
const regionsOf = (text: string) => read(text).filter(({ field }) => field === 'region');

it('a pincode is where to search, with or without the word for it, and never a price', () => {
  for (const said of [
    '2bhk in 560037',
    '2bhk pin code 560037',
    '2 bhk flat pincode 560 037',
    '560037 alli 2bhk beku',
    '2bhk chahiye 560037 mein',
    '560037 ಪಿನ್ ಕೋಡ್ 2 ಬಿಎಚ್‌ಕೆ',
  ]) {
    const wishes = read(said);
    expect({ said, fields: wishes.map(({ field }) => field).toSorted() }).toEqual({
      said,
      fields: said.includes('flat') ? ['bhk', 'propertyType', 'region'] : ['bhk', 'region'],
    });
    expect({ said, regions: regionsOf(said) }).toEqual({
      said,
      regions: [{ field: 'region', value: { pincodes: ['560037'] }, strength: 'must' }],
    });
  }
  expect(read('budget 560066').map(({ field }) => field)).toEqual(['price']);
  expect(read('plot under 560066 rs').map(({ field }) => field)).not.toContain('region');
});

it('several pincodes are one wish, and one of them can be refused', () => {
  expect(regionsOf('2bhk 560037, 560066 not 560048')).toEqual([
    { field: 'region', value: { pincodes: ['560037', '560066'] }, strength: 'must' },
    { field: 'region', value: { pincodes: ['560048'] }, strength: 'avoid' },
  ]);
});

it('a ward is read by its name however it is spelt, in three scripts', () => {
  for (const said of [
    '3bhk in Begur ward',
    '3bhk ward beguru',
    '3bhk ಬೇಗೂರು ವಾರ್ಡ್',
    'बेगुर वार्ड में 3bhk',
  ]) {
    expect({ said, regions: regionsOf(said) }).toEqual({
      said,
      regions: [{ field: 'region', value: { wards: ['beguru'] }, strength: 'must' }],
    });
  }
});

it('a ward of no known name stays a word that was not used', () => {
  const { constraints, unread } = interpret('3bhk in Sarjapura ward', { today });
  expect(constraints.map(({ field }) => field)).not.toContain('region');
  expect(unread.join(' ')).toContain('ward');
});

it('a city corporation is another area than the zone of its name', () => {
  expect(regionsOf('2bhk in Bengaluru East City Corporation')).toEqual([
    { field: 'region', value: { corporations: ['east'] }, strength: 'must' },
  ]);
  expect(read('2bhk in east bangalore').map(({ field }) => field)).toContain('zone');
});

it('a city corporation is looked for here', () => {
  expect(regionsOf('flat in east city corporation area')).toEqual([
    { field: 'region', value: { corporations: ['east'] }, strength: 'must' },
  ]);
});

it('areas are said as people say them', () => {
  const region = { field: 'region', strength: 'must' } as const;
  const areas = [
    [{ pincodes: ['560037', '560066'] }, 'Pincode 560037 or 560066', 'in pincode 560037 or 560066'],
    [{ wards: ['hoodi'] }, 'Hoodi ward', 'in Hoodi ward'],
    [{ corporations: ['west'] }, 'West City Corporation', 'in West City Corporation'],
  ] satisfies [OfficialArea, string, string][];
  for (const [value, label, sentence] of areas) {
    const criterion = { ...region, value };
    expect(labelOf(criterion)).toBe(label);
    expect(sentenceFor({ constraints: [criterion] })).toBe(sentence);
  }
  expect(labelOf({ ...region, value: { wards: ['hoodi'] }, strength: 'avoid' })).toBe(
    'Not Hoodi ward',
  );
});

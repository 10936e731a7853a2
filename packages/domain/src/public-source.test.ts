import { expect, it } from 'vitest';
import { type NamedSource, publicSource } from './public-source.ts';

const called = (name: string, known?: Partial<NamedSource>) =>
  publicSource(name, () => known && { kind: 'portal', publicName: null, ...known }).name;

it.each([
  'final_v3 (2).xlsx',
  'Nov list.csv',
  'rates v2',
  'Copy of stock',
  'price list final',
  'Ravi 98450 12345',
  'C:\\lists\\stock',
])('the name of a file is never shown to buyers: %s', (name) => {
  expect(called(name)).toBe('Our records');
  expect(called(name, { kind: 'promoter' })).toBe('The promoter');
  expect(called(name, { publicName: 'List of November' })).toBe('List of November');
});

it.each([
  'Promoter’s leaflet',
  'Karnataka RERA, public register',
  'Staff edit',
  'Site visit (Oct)',
])('a name that says something stays, unless staff give another: %s', (name) => {
  expect(called(name)).toBe(name);
  expect(called(name, { publicName: 'A visit' })).toBe('A visit');
});

it('several sources are each called by their own name, alike ones once', () => {
  expect(called('a.xlsx; A leaflet; b.xlsx')).toBe('Our records; A leaflet');
});

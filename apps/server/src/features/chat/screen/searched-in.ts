import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';

/** Fields that say which homes are looked for, and not what one is like. */
const SEARCHED = new Set([
  'bhk',
  'propertyType',
  'locality',
  'zone',
  'region',
  'near',
  'price',
  'area',
]);

/** The fields of a sentence that say which homes are looked for. */
export const searchedIn = (alone: Interpretation): Set<string> =>
  new Set(everyConstraint(alone).flatMap(({ field }) => (SEARCHED.has(field) ? field : [])));

/** A sentence that says which homes are looked for. */
export function saysWhichHomes(alone: Interpretation): boolean {
  return [...searchedIn(alone)].some((field) => field !== 'price');
}

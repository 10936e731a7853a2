import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';

/** Where a home is to be. */
export const WHERE: ReadonlySet<string> = new Set(['locality', 'zone', 'near']);

/** What a home is looked for by, apart from its price and size, and what no project is asked about beside a list. */
export const LOOKED_FOR: ReadonlySet<string> = new Set([...WHERE, 'bhk', 'propertyType', 'region']);

/** Fields that say which homes are looked for, and not what one is like. */
const SEARCHED: ReadonlySet<string> = new Set([...LOOKED_FOR, 'price', 'area']);

/** The fields of a sentence that say which homes are looked for. */
export const searchedIn = (alone: Interpretation): Set<string> =>
  new Set(everyConstraint(alone).flatMap(({ field }) => (SEARCHED.has(field) ? field : [])));

/** A sentence that says which homes are looked for. */
export function saysWhichHomes(alone: Interpretation): boolean {
  return [...searchedIn(alone)].some((field) => field !== 'price');
}

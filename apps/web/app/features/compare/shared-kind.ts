import type { Property } from '@manemitra/contract/property';

/**
 * The kind of home that all these projects sell, as a sentence that finds it (`3 BHK`): of several the smallest. Undefined where they
 * share none, or where a home has no rooms to go by.
 */
export function sharedKind(projects: readonly Pick<Property, 'units'>[]): string | undefined {
  const [first, ...others] = projects.map(({ units }) => new Set(units.map(({ bhk }) => bhk)));
  const shared = [...(first ?? [])].flatMap((bhk) =>
    bhk !== null && others.every((rooms) => rooms.has(bhk)) ? [bhk] : [],
  );
  return shared.length === 0 ? undefined : `${Math.min(...shared)} BHK`;
}

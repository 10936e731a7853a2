import type { FoundProperty } from './found-property.ts';

/** The limit that a search sets for a home: none where it was named for other homes of the project. */
export function limitFor(
  unitId: string | undefined,
  { limit, limitUnits }: Pick<FoundProperty, 'limit' | 'limitUnits'>,
): FoundProperty['limit'] {
  const isAsked = limitUnits === null || (unitId !== undefined && limitUnits.includes(unitId));
  return isAsked ? limit : null;
}

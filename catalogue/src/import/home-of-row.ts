import type { FileSettings } from './file-settings.ts';
import type { UnitCells } from './units-notation.ts';

/** Fields that belong to the project if it has one row, and to the home of the row if it has several. */
export const OF_A_HOME = {
  totalUnits: 'count',
  priceRange: 'price',
  carpetRange: 'carpetSqft',
  superBuiltUpRange: 'superBuiltUpSqft',
  plotRange: 'plotSqft',
  areaRange: 'superBuiltUpSqft',
} as const;

/** A home with the figures of a row that are its own; what its name tells already stays. */
export function homeOf(
  home: UnitCells,
  raw: Readonly<Record<string, unknown>>,
  { areas }: FileSettings,
): UnitCells {
  const told: UnitCells = {};
  for (const [field, of] of Object.entries(OF_A_HOME)) {
    if (raw[field] === undefined) continue;
    const isArea = of === 'superBuiltUpSqft';
    const place =
      isArea && home['type'] === 'plot'
        ? 'plotSqft'
        : field === 'areaRange' && areas === 'carpet'
          ? 'carpetSqft'
          : of;
    told[place] ??= raw[field];
  }
  return { ...told, ...home };
}

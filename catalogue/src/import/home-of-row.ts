import type { FileSettings } from './file-settings.ts';
import type { UnitCells } from './units-notation.ts';

/** What is told of a project where its row is the only one, and of the home of the row where there are several. */
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

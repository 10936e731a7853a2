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
  facings: 'facings',
  bathrooms: 'bathrooms',
  balconies: 'balconies',
} as const;

/** Fields that a project as a whole does not have: a row gives them for its one home, or nobody knows for which. */
const OF_ONE_HOME = ['facings', 'bathrooms', 'balconies'] as const;

export const isOfOneHome = (field: string): boolean =>
  (OF_ONE_HOME as readonly string[]).includes(field);

export const OF_WHICH_HOME =
  'This row lists several homes; of which of them this figure is nobody says.';

/** A row read by itself, with the figures of its one home moved to that home; or why nobody knows to which home they belong. */
export function withOwnFacts(
  { units, ...raw }: Readonly<Record<string, unknown>>,
  settings: FileSettings,
): {
  raw: Record<string, unknown>;
  refused: { field: string; reason: string }[];
} {
  const homes = (units ?? []) as UnitCells[];
  const [home, ...others] = homes;
  const fields = OF_ONE_HOME.filter((field) => field in raw);
  const own = Object.fromEntries(fields.map((field) => [field, raw[field]]));
  const rest = Object.fromEntries(Object.entries(raw).filter(([field]) => !(field in own)));
  const isOne = home !== undefined && others.length === 0;
  const reason =
    home === undefined ? 'This row names no home that this could be of.' : OF_WHICH_HOME;
  return {
    raw: {
      ...rest,
      ...(units !== undefined && {
        units: isOne ? [homeOf(home, own, settings)] : units,
      }),
    },
    refused: isOne ? [] : fields.map((field) => ({ field, reason })),
  };
}

/** A home with the figures that its row gives; figures in its name win. */
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

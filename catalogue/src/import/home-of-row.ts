import type { FileSettings } from './file-settings.ts';
import type { Range } from './ranges.ts';
import { type Columns, nameOf } from './row-cells.ts';
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
  'This row lists several homes and does not say which one this figure is for.';

/** A row read by itself, with the figures of its one home moved to that home; or why nobody knows to which home they belong. */
export function withOwnFacts(
  { units, ...raw }: Readonly<Record<string, unknown>>,
  columns: Columns,
  { settings, isEachRead }: { settings: FileSettings; isEachRead: boolean },
): {
  raw: Record<string, unknown>;
  refused: { field: string; reason: string }[];
} {
  const homes = (units ?? []) as UnitCells[];
  const [home, ...others] = homes;
  const fields = OF_ONE_HOME.filter((field) => field in raw);
  const isOne = home !== undefined && others.length === 0;
  const figures =
    isOne && isEachRead && isNamed(home) ? figuresOf(home, raw, columns, settings) : [];
  const moved = [...fields, ...figures];
  const own = Object.fromEntries(moved.map((field) => [field, raw[field]]));
  const rest = Object.fromEntries(Object.entries(raw).filter(([field]) => !(field in own)));
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

/** A kind alone, as `Villas`, may be several homes: one of them is named by its bedrooms, a site by its size. */
const isNamed = (home: UnitCells): boolean => 'bhk' in home || 'plotSqft' in home;

const FIGURES = [
  'priceRange',
  'carpetRange',
  'superBuiltUpRange',
  'plotRange',
  'areaRange',
] as const;

/** The price and areas of a row that are of its one home. Under our own names they are of the project, as documented. */
function figuresOf(
  home: UnitCells,
  raw: Readonly<Record<string, unknown>>,
  columns: Columns,
  settings: FileSettings,
) {
  const taken = new Set(Object.keys(home));
  return FIGURES.filter((field) => {
    const place = placeOf(field, home, settings);
    const isOurs = columns.some(
      (column) => column?.path.split('.')[0] === field && nameOf(column) === column.name,
    );
    // A home says from where its figure goes; what the row tells once more stays of the project.
    if (isOurs || taken.has(place) || (raw[field] as Range | undefined)?.min === undefined)
      return false;
    taken.add(place);
    return true;
  });
}

/** A home with the figures that its row gives; figures in its name win. */
export function homeOf(
  home: UnitCells,
  raw: Readonly<Record<string, unknown>>,
  settings: FileSettings,
): UnitCells {
  const told: UnitCells = {};
  for (const field of Object.keys(OF_A_HOME) as (keyof typeof OF_A_HOME)[]) {
    if (raw[field] === undefined) continue;
    told[placeOf(field, home, settings)] ??= ofOne(raw[field]);
  }
  return { ...told, ...home };
}

/** The fact of a home that a field of its row gives. */
function placeOf(
  field: keyof typeof OF_A_HOME,
  home: UnitCells,
  { areas }: FileSettings,
): (typeof OF_A_HOME)[keyof typeof OF_A_HOME] {
  const of = OF_A_HOME[field];
  if (of === 'superBuiltUpSqft' && home['type'] === 'plot') return 'plotSqft';
  return field === 'areaRange' && areas === 'carpet' ? 'carpetSqft' : of;
}

/** A home says a range that has one figure by that figure. */
const ofOne = (value: unknown): unknown => {
  const { min, max } = value as Range;
  return min !== undefined && min === max ? { min } : value;
};

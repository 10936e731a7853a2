import { PROPERTY_TYPES, type PropertyType } from '@manemitra/query/criteria';
import { readNumber, readParts, type ReadParts, readWord, type Read } from './cell.ts';
import { readFacings } from './facing-words.ts';
import { readAreaRange, readPriceRange, type Range } from './ranges.ts';
import { homeTypeIn } from './home-type-words.ts';

/**
 * Unit types in one readable cell: types between `;`, facts of a type between `|`, its name first.
 *
 *     2 BHK | apartment | carpet 703-970 | super 1240-1330 | price 1.74 Cr ; 30 × 40 site | plot | plot 1200
 *
 * Facts: a type of home, carpet, super, plot (square feet), price (rupees, L or Cr), baths, balconies,
 * facing (between commas), count, bhk (where the name does not say it).
 */
export type UnitCells = Record<string, unknown>;

/** Defaults of a row or file for cells that do not say it. */
export interface HomeDefaults {
  /** A number of bedrooms alone means a flat, unless the file says another kind. */
  homeType?: PropertyType | undefined;
  /** Which area a plain figure is: in Bengaluru's sheets the super built-up area, unless the file says carpet. */
  areas?: 'carpet' | 'super' | undefined;
}

type FactReader = (cell: string) => Read<unknown>;

/** A unit type says from where its range begins. */
export const withMin =
  (read: (cell: string) => Read<Range>) =>
  (cell: string): Read<Range> => {
    const range = read(cell);
    return 'value' in range && range.value.min === undefined
      ? { reason: `"${cell.trim()}" does not say where it begins.` }
      : range;
  };

const FACTS: Readonly<Record<string, { field: string; read: FactReader }>> = {
  carpet: { field: 'carpetSqft', read: withMin(readAreaRange) },
  super: { field: 'superBuiltUpSqft', read: withMin(readAreaRange) },
  plot: { field: 'plotSqft', read: withMin(readAreaRange) },
  price: { field: 'price', read: withMin(readPriceRange) },
  baths: { field: 'bathrooms', read: readNumber },
  balconies: { field: 'balconies', read: readNumber },
  facing: { field: 'facings', read: readFacings },
  count: { field: 'count', read: readNumber },
  // Where it is other than the name says: our own export writes it.
  bhk: { field: 'bhk', read: readBhk },
};

/** One fact of a unit type by its word: `carpet`, `super`, `price`. */
export const readUnitFact = (word: string, cell: string): Read<unknown> =>
  FACTS[word]?.read(cell) ?? { reason: `A home has no "${word}".` };

/** The unit types of a cell; one that cannot be read is refused alone, by its place among them. */
export function readUnits(cell: string, defaults: HomeDefaults = {}): ReadParts<UnitCells> {
  const parts = cell
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return readParts(parts, (part, at) => {
    const unit = readUnit(part, defaults);
    return 'reason' in unit
      ? { reason: `Unit type ${at + 1}: ${unit.reason}` }
      : { value: [unit.value] };
  });
}

function readUnit(text: string, { homeType }: HomeDefaults): Read<UnitCells> {
  const [label = '', ...facts] = text.split('|').map((part) => part.trim());
  if (label === '') return { reason: 'it has no name; begin with one, for example "2 BHK".' };
  const unit: UnitCells = { label };

  for (const fact of facts.filter((each) => each !== '')) {
    const type = readWord(PROPERTY_TYPES)(fact);
    if ('value' in type && fact.toLowerCase() !== 'plot') {
      unit.type = type.value;
      continue;
    }
    if (fact.toLowerCase() === 'plot') {
      unit.type = 'plot';
      continue;
    }
    const [, word = '', rest = ''] = /^([a-z]+)[\s:]+(.+)$/i.exec(fact) ?? [];
    const known = FACTS[word.toLowerCase()];
    if (known === undefined) {
      return {
        reason: `"${fact}" is not understood; write one of ${PROPERTY_TYPES.join(', ')}, or ${Object.keys(FACTS).join(', ')} with its value.`,
      };
    }
    if (known.field in unit) return { reason: `"${label}" has ${word.toLowerCase()} twice.` };
    const read = known.read(rest);
    if ('reason' in read) return { reason: `"${label}", ${word.toLowerCase()}: ${read.reason}` };
    unit[known.field] = read.value;
  }

  if (!('bhk' in unit)) unit.bhk = bhkOf(label);
  if (unit.bhk === undefined) delete unit.bhk;
  // A number of bedrooms alone means a flat, unless the row or the file says another kind.
  unit.type ??= homeTypeIn(label) ?? homeType ?? (unit.bhk === undefined ? undefined : 'apartment');
  if (unit.type === undefined) {
    return {
      reason: `"${label}" does not say what it is; add | apartment or | villa, for example.`,
    };
  }
  return { value: unit };
}

/** `2.5 BHK` is 2.5, a studio or 1 RK is 0; a site has none. */
export function bhkOf(label: string): number | undefined {
  if (/\bstudio\b|\b1 ?rk\b/i.test(label)) return 0;
  const match = /(\d+(?:\.\d+)?)\s*(?:bhk|bed)/i.exec(label);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

/** `none`: the name has a number that is not one of bedrooms, or they are not known. */
function readBhk(cell: string): Read<number | undefined> {
  return cell.trim().toLowerCase() === 'none' ? { value: undefined } : readNumber(cell);
}

import { FACINGS, PROPERTY_TYPES } from '@manemitra/query/criteria';
import type { PropertyType } from '@manemitra/query/criteria';
import { readAmountRange, readNumber, readSquareFeetRange, readWord } from './cell.ts';
import type { Read } from './cell.ts';

/**
 * Unit types in one readable cell: types between `;`, facts of a type between `|`, its name first.
 *
 *     2 BHK | apartment | carpet 703-970 | super 1240-1330 | price 1.74 Cr ; 30 × 40 site | plot | plot 1200
 *
 * Facts: a type of home, carpet, super, plot (square feet), price (rupees, L or Cr), baths, balconies,
 * facing (between commas), count, bhk (where the name does not say it).
 */
export type UnitCells = Record<string, unknown>;

type FactReader = (cell: string) => Read<unknown>;

const FACTS: Readonly<Record<string, { field: string; read: FactReader }>> = {
  carpet: { field: 'carpetSqft', read: readSquareFeetRange },
  super: { field: 'superBuiltUpSqft', read: readSquareFeetRange },
  plot: { field: 'plotSqft', read: readSquareFeetRange },
  price: { field: 'price', read: readAmountRange },
  baths: { field: 'bathrooms', read: readNumber },
  balconies: { field: 'balconies', read: readNumber },
  facing: { field: 'facings', read: readFacings },
  count: { field: 'count', read: readNumber },
  // Where it is other than the name says: our own export writes it.
  bhk: { field: 'bhk', read: readBhk },
};

/** Names that say by themselves what a unit is. */
const TELLING: readonly (readonly [RegExp, PropertyType])[] = [
  [/penthouse/i, 'penthouse'],
  [/duplex/i, 'duplex'],
  [/row.?house/i, 'row-house'],
  [/independent.?house/i, 'independent-house'],
  [/villa/i, 'villa'],
  [/\b(?:plot|site)s?\b/i, 'plot'],
  [/studio|\b1 ?rk\b/i, 'studio'],
  [/apartment|\bflat\b/i, 'apartment'],
];

export function readUnits(cell: string): Read<UnitCells[]> {
  const units: UnitCells[] = [];
  const parts = cell
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const [i, part] of parts.entries()) {
    const unit = readUnit(part);
    if ('reason' in unit) return { reason: `Unit type ${i + 1}: ${unit.reason}` };
    units.push(unit.value);
  }
  return { value: units };
}

function readUnit(text: string): Read<UnitCells> {
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
  unit.type ??= TELLING.find(([pattern]) => pattern.test(label))?.[1];
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

function readFacings(cell: string): Read<string[]> {
  const facings: string[] = [];
  for (const part of cell.split(',').map((each) => each.trim())) {
    const read = readWord(FACINGS)(part);
    if ('reason' in read) return read;
    facings.push(read.value);
  }
  return { value: facings };
}

import type { ProjectRecord, UnitRecord } from '../project-record.ts';
import { COLUMNS, type Column } from './columns.ts';
import { guarded } from './guarded-text.ts';
import { writeReraParts } from './registrations.ts';
import { bhkOf } from './units-notation.ts';

/** The columns that a record is written in: those it is read from, each fact in one form. */
export const WRITTEN_COLUMNS: readonly Column[] = COLUMNS.filter(({ isOtherForm }) => !isOtherForm);

type Cell = string | number;

/** A record as the cells of these columns; empty is not known. What has no column (docs/import-format.md) is left out. */
export function cellsOf(record: ProjectRecord): Cell[] {
  return WRITTEN_COLUMNS.map((column) => writtenCell(column, record));
}

/** The value of a record in one column. */
export function writtenCell({ name, path }: Column, record: ProjectRecord): Cell {
  if (name === 'units') return guarded(writeUnits(record.units));
  if (name === 'rera_parts') return guarded(writeReraParts(record.reraParts ?? {}));
  return cellOf(valueAt(record, path.split('.')));
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    // One entry with a comma is not two, nor one with slashes three.
    const only = value.length === 1 && /,|\/.*\//.test(String(value[0]));
    return guarded(`${value.join('; ')}${only ? ';' : ''}`);
  }
  if (typeof value === 'string') return guarded(value);
  return typeof value === 'number' ? value : '';
}

function valueAt(record: unknown, [first = '', ...rest]: string[]): unknown {
  if (typeof record !== 'object' || record === null) return undefined;
  const value = (record as Record<string, unknown>)[first];
  return rest.length === 0 ? value : valueAt(value, rest);
}

/** The notation that `readUnits` reads. */
function writeUnits(units: readonly UnitRecord[]): string {
  return units.map(writeUnit).join(' ; ');
}

function writeUnit(unit: UnitRecord): string {
  const told: [word: string, value: string | number | undefined][] = [
    ['carpet', range(unit.carpetSqft)],
    ['super', range(unit.superBuiltUpSqft)],
    ['plot', range(unit.plotSqft)],
    ['price', range(unit.price)],
    ['baths', unit.bathrooms],
    ['balconies', unit.balconies],
    ['facing', unit.facings?.length ? unit.facings.join(', ') : undefined],
    ['count', unit.count],
  ];
  const label = cellLabel(unit.label);
  if (unit.bhk !== bhkOf(label)) told.push(['bhk', unit.bhk ?? 'none']);
  const facts = told.flatMap(([word, value]) => (value === undefined ? [] : [`${word} ${value}`]));
  return [label, unit.type, ...facts].join(' | ');
}

/** The name of a unit type in a cell, without the characters that separate homes. */
const cellLabel = (label: string): string => label.replace(/[;|\n]+/g, '/').trim();

const range = (given: { min: number; max?: number | undefined } | undefined) =>
  given && (given.max === undefined ? `${given.min}` : `${given.min}-${given.max}`);

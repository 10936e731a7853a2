import type { ProjectRecord } from '../project-record.ts';
import { columnNamed, type Column } from './columns.ts';
import { readHomes } from './homes.ts';
import { plainText } from './plain-text.ts';
import type { FieldProblem } from './plain-words.ts';
import { readCells } from './read-cells.ts';
import { columnOf } from './row-cells.ts';
import { takeRecord } from './take-record.ts';
import { readUnitFact, type UnitCells } from './units-notation.ts';

/** A project as somebody types it into a form. */
interface TypedProject {
  /** By the names of the import's columns, as texts. */
  cells: Readonly<Record<string, string>>;
  homes: readonly TypedHome[];
}

/** One home: what it is called, its areas in square feet and its price, as texts; empty is not known. */
interface TypedHome {
  label: string;
  carpet: string;
  super: string;
  price: string;
}

const NEEDED: Readonly<Record<string, string>> = {
  name: 'A project needs a name.',
  promoter: 'A project needs a promoter.',
  source_name: 'Say where this comes from, for example a leaflet of the promoter.',
};

/** The fields of a record that one field of a home's row sets, by the sheet's word for them. */
const OF_HOME = { carpet: 'carpetSqft', super: 'superBuiltUpSqft', price: 'price' } as const;

/**
 * A typed form, read like a row of a sheet. Because its author can still correct it, one bad field refuses the whole, each
 * with a reason at its own name (`price_range`, `homes.0.price`).
 */
export function readForm({
  cells,
  homes,
}: TypedProject): { record: ProjectRecord } | { problems: FieldProblem[] } {
  const names = Object.keys(cells);
  const unknown = names.filter((name) => columnNamed(name) === undefined);
  const columns = names.map(columnNamed).filter((column) => column !== undefined);
  const texts = columns.map(({ name }) => cells[name] ?? '');
  const { raw, problems } = readCells(texts, columns, {});
  const read = homes.map((home) => readHome(home, homeTypeOf(raw)));
  const kept = read.flatMap(({ unit, problems: wrong }, at) => {
    problems.push(...wrong.map(({ field, reason }) => ({ field: `homes.${at}.${field}`, reason })));
    return unit === undefined ? [] : [{ unit, at }];
  });
  if (kept.length > 0) raw['units'] = kept.map(({ unit }) => unit);
  for (const [name, reason] of Object.entries(NEEDED)) {
    if ((cells[name] ?? '').trim() === '') problems.push({ field: `cells.${name}`, reason });
  }
  const taken = takeRecord(raw);
  for (const { path, reason } of taken.problems) {
    problems.push({ field: fieldAt(path, columns, kept), reason });
  }
  problems.push(
    ...unknown.map((name) => ({
      field: `cells.${name}`,
      reason: `The import has no column "${name}".`,
    })),
  );
  if (taken.record !== undefined && problems.length === 0) return { record: taken.record };
  return { problems: atTheirCells(problems, columns) };
}

/** The names of the homes are more exact than the defaults for all of them. */
function homeTypeOf(raw: Record<string, unknown>): UnitCells['type'] {
  const [unit] = (raw['units'] ?? []) as UnitCells[];
  return unit?.['type'];
}

function readHome(
  { label, ...figures }: TypedHome,
  homeType: unknown,
): { unit?: UnitCells; problems: FieldProblem[] } {
  const told = Object.entries(figures).filter(([, text]) => text.trim() !== '');
  if (label.trim() === '') {
    const reason = 'Say which home this is, for example 2 BHK.';
    return { problems: told.length === 0 ? [] : [{ field: 'label', reason }] };
  }
  const named = readHomes(
    plainText(label),
    homeType === undefined ? {} : { homeType: homeType as never },
  );
  if ('reason' in named) return { problems: [{ field: 'label', reason: named.reason }] };
  const [unit, ...others] = named.value;
  if (unit === undefined || others.length > 0 || named.refused !== undefined) {
    return { problems: [{ field: 'label', reason: 'Name one home in a row.' }] };
  }
  const problems: FieldProblem[] = [];
  for (const [word, text] of told) {
    const read = readUnitFact(word, plainText(text));
    if ('reason' in read) problems.push({ field: word, reason: read.reason });
    else unit[OF_HOME[word as keyof typeof OF_HOME]] = read.value;
  }
  return { unit, problems };
}

function fieldAt(
  path: readonly PropertyKey[],
  columns: readonly Column[],
  kept: readonly { at: number }[],
): string {
  const [first, index, field] = path;
  const needed = Object.keys(NEEDED).map(columnNamed);
  const all = [...columns, ...needed.filter((column) => column !== undefined)];
  if (first !== 'units' || typeof index !== 'number') return `cells.${columnOf(path, all)}`;
  const word = Object.entries(OF_HOME).find(([, name]) => name === field)?.[0] ?? 'label';
  return `homes.${kept[index]?.at ?? index}.${word}`;
}

/** One reason per field, the first; a column's reader gives its reason at the cell. */
function atTheirCells(
  problems: readonly FieldProblem[],
  columns: readonly Column[],
): FieldProblem[] {
  const first = new Map<string, FieldProblem>();
  for (const { field, reason } of problems) {
    const at = columns.some(({ name }) => name === field) ? `cells.${field}` : field;
    if (!first.has(at)) first.set(at, { field: at, reason });
  }
  return [...first.values()];
}

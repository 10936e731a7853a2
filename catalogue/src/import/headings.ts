import { createHash } from 'node:crypto';
import { columnTitle } from './column-title.ts';
import { columnName, columnNamed, type Column } from './columns.ts';
import type { FileSettings } from './file-settings.ts';
import { type ColumnNote, columnNotes, guessMapping } from './guess-mapping.ts';
import { homeNamed } from './home-headings.ts';
import { factOf, isOfHome, isPassedOver, type MappedColumn, OF_ONE_FACT } from './mapped-column.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A key that is equal for files with the same headings, in any order. */
export const headingsKey = (mapping: readonly MappedColumn[]): string =>
  createHash('sha256')
    .update(
      mapping
        .map(({ column }) => columnName(column))
        .filter((name) => !isPassedOver(name))
        .toSorted()
        .join('\n'),
    )
    .digest('hex');

/** The names of a header, each once: a column without a name is called by its place. */
export function uniqueHeadings(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((cell, at) => {
    const name = cell.trim().replace(/\s+/g, ' ').slice(0, 200) || `Column ${at + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

/** Columns that every row needs, unless the whole file says it. Who builds a project only a new one has to say. */
export const requiredColumns = (settings: FileSettings): string[] => [
  ...(settings.project === undefined ? ['name'] : []),
  ...(settings.sourceName === undefined ? ['source_name'] : []),
];

/** Why rows cannot be read by a mapping; undefined when they can. */
export function mappingProblem(
  mapping: readonly MappedColumn[],
  settings: FileSettings = {},
): string | undefined {
  const used = new Set(mapping.map(({ as }) => as));
  const missing = requiredColumns(settings).filter((name) => !used.has(name));
  return (
    mappingConflict(mapping) ??
    (missing.length > 0 ? `Say which column is ${missing.join(', and which is ')}.` : undefined)
  );
}

/** Why a mapping can never work, whatever is added to it; undefined if it can. */
export function mappingConflict(mapping: readonly MappedColumn[]): string | undefined {
  const used = mapping.flatMap(({ as }) => (as === null ? [] : [as]));
  const unknown = used.find((name) => columnNamed(name) === undefined);
  if (unknown !== undefined) return `The import has no column "${unknown}".`;
  const nameless = mapping.find(
    ({ column, as }) => isOfHome(as) && homeNamed(column) === undefined,
  );
  if (nameless !== undefined)
    return `"${nameless.column}" names no home such as 2 BHK, so it cannot be "${columnTitle(nameless.as ?? '')}", which is of one home. For all homes choose ${OF_ALL_HOMES[nameless.as ?? ''] ?? 'another column'}.`;
  const facts = mapping.filter(({ as }) => as !== null).map(factOf);
  const twice = used.find((_, i) => facts.indexOf(facts[i] ?? '') !== i);
  if (twice !== undefined) return `Two columns are read as ${twice}; keep one of them.`;
  const both = OF_ONE_FACT.find((names) => names.every((name) => used.includes(name)));
  if (both !== undefined)
    return `Two columns tell the same, ${both.join(' and ')}; keep one of them.`;
  return undefined;
}

/** Columns about all homes of a project, by the column about one home. */
const OF_ALL_HOMES: Readonly<Record<string, string>> = {
  home_price: `"${columnTitle('price_range')}"`,
  home_area: `"${columnTitle('area_range')}"`,
  home_carpet_area: `"${columnTitle('carpet_area_range')}"`,
  home_count: `"${columnTitle('total_units')}"`,
};

/** The columns used to read the rows, in the order of the file. */
export function mappedColumns(mapping: readonly MappedColumn[]): (Column | undefined)[] {
  return mapping.map(({ column, as }) => {
    const ours = as === null ? undefined : columnNamed(as);
    return ours && { ...ours, heading: column };
  });
}

/** Whether an empty cell of a column, by its place, is as in the row above; `names` are those of our columns in the order of the file. */
export const isAsAbove =
  (names: readonly (string | null | undefined)[], { asAbove = [] }: FileSettings) =>
  (at: number): boolean => {
    const name = names[at];
    return name !== null && name !== undefined && asAbove.includes(name) && !isOfHome(name);
  };

/** The columns of a header as they are guessed, and what is to be said of them; one that cannot be right is a thrown sentence. */
export function guessedColumns(
  header: readonly string[],
  settings: FileSettings = {},
  rows: readonly (readonly string[])[] = [],
): { columns: (Column | undefined)[]; notes: ColumnNote[] } {
  const mapping = guessMapping(uniqueHeadings(header), rows);
  if (mapping.every(({ as }) => as === null)) throw new UnreadableFile(noHeader(header));
  const problem = mappingProblem(mapping, settings);
  if (problem !== undefined) {
    const skipped = mapping.flatMap(({ column, as }) => (as === null ? [column] : []));
    const rest = skipped.length > 0 ? ` Not understood: ${skipped.join(', ')}.` : '';
    throw new UnreadableFile(`The header cannot be read: ${problem}${rest}`);
  }
  return { columns: mappedColumns(mapping), notes: columnNotes(mapping, rows) };
}

function noHeader(header: readonly string[]): string {
  const line = header.join(',');
  return /^\s*[{[]/.test(line)
    ? 'This looks like JSON: write one object a line and name the file with .jsonl.'
    : `The first line must name the columns, beginning for example with name,promoter,locality; it is "${line.slice(0, 80)}".`;
}

import type { ImportView } from '@manemitra/contract/staff-properties-imports';

export type Mapping = ImportView['mapping'];
export type Settings = ImportView['settings'];
/** How a file is read. */
export interface Reading {
  mapping: Mapping;
  settings: Settings;
}
type KnownColumns = ImportView['knownColumns'];

/**
 * The mapping with one column of the file read as another of ours. The column read as that before is skipped, unless both
 * may be.
 */
export function withColumn(
  mapping: Mapping,
  { column, as }: Mapping[number],
  known: KnownColumns,
): Mapping {
  const isOfHome = known.some((each) => each.name === as && each.isOfHome);
  return mapping.map((each) => {
    if (each.column === column) return { ...each, as };
    return as !== null && each.as === as && !isOfHome ? { ...each, as: null } : each;
  });
}

/** The settings with one of them said otherwise; an empty text says nothing. */
export function withSetting(settings: Settings, name: keyof Settings, value: string): Settings {
  const { [name]: _before, ...others } = settings;
  return value.trim() === '' ? others : { ...others, [name]: value.trim() };
}

/** The settings with the empty cells of a column read as those in the row above, or not. */
export function withAsAbove(settings: Settings, name: string, isAsAbove: boolean): Settings {
  const others = (settings.asAbove ?? []).filter((each) => each !== name);
  const asAbove = isAsAbove ? [...others, name] : others;
  const { asAbove: _before, ...rest } = settings;
  return asAbove.length === 0 ? rest : { ...rest, asAbove };
}

type PreviewRows = ImportView['preview']['rows'];

/** Whether a column has empty cells below one that holds something: they may mean "as above". */
export function hasGaps(rows: PreviewRows, at: number): boolean {
  const isTold = rows.map(({ cells }) => (cells[at] ?? '').trim() !== '');
  const first = isTold.indexOf(true);
  return first !== -1 && isTold.includes(false, first);
}

/** A cell as it is read where empty ones are as above. */
export const cellAsAbove = (rows: PreviewRows, row: number, at: number): string =>
  rows
    .slice(0, row + 1)
    .map(({ cells }) => cells[at] ?? '')
    .findLast((cell) => cell.trim() !== '') ?? '';

/** The first different things that a column holds, to see what it is. */
export function samplesOf(rows: PreviewRows, at: number): string[] {
  const told = rows.map(({ cells }) => (cells[at] ?? '').trim().replace(/\s+/g, ' '));
  return [...new Set(told.filter((cell) => cell !== ''))]
    .slice(0, SAMPLES)
    .map((cell) => (cell.length > SAMPLE_MAX ? `${cell.slice(0, SAMPLE_MAX)}…` : cell));
}

const SAMPLES = 3;
const SAMPLE_MAX = 40;

/** Why the rows cannot be taken in by this mapping, as sentences; none when they can. */
export function mappingGaps(mapping: Mapping, known: KnownColumns): string[] {
  const used = new Set(mapping.flatMap(({ as }) => (as === null ? [] : [as])));
  const missing = known.filter(({ name, isRequired }) => isRequired && !used.has(name));
  return missing.map(({ name, title }) => ASKED.get(name) ?? `Say which column is “${title}”.`);
}

/** How what every row needs is asked for; it may be said once for the whole file. */
const ASKED: ReadonlyMap<string, string> = new Map([
  [
    'name',
    'Say which project each row is of: choose the column of its name, or write the project of the file. For the numbers of flats choose “Flat number”.',
  ],
  [
    'source_name',
    'Say where the file is from: the source of the file, or the column that names it.',
  ],
]);

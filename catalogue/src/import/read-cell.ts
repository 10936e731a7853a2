import { isDeepStrictEqual } from 'node:util';
import { isBlank, isFormulaError, noteOf, tellsNothing } from './cell.ts';
import { type Column, takesAnyText } from './columns.ts';
import { unguarded } from './guarded-text.ts';
import { isNoteKnown, isUnderstood } from './known-notes.ts';
import { plainText } from './plain-text.ts';
import { saysSoldOut } from './sold-out.ts';
import type { HomeDefaults } from './units-notation.ts';

/** Columns of other systems, kept exactly as given: nobody is meant to read them. */
const AS_GIVEN: ReadonlySet<string> = new Set(['external_id', 'source_url']);

/** The value of one cell, or why it cannot be read; `undefined` if it says nothing. */
export function readCell(
  column: Column,
  given: string,
  defaults: HomeDefaults,
): ReturnType<Column['read']> | undefined {
  const cell = textOf(given, column);
  if (cell === '') return undefined;
  if (isFormulaError(given)) return { reason: `"${cell}" is a formula that failed.` };
  return column.read(cell, { ...defaults, heading: column.heading });
}

/** What of a cell was not taken, as sentences: parts of it, or what nothing came of. */
export const refusedIn = (
  column: Column,
  given: string,
  { result, defaults }: { result: ReturnType<typeof readCell>; defaults: HomeDefaults },
): string[] => [...refusedParts(result), ...untaken(column, given, { result, defaults })];

/** Why parts of a list were not taken, where others were. */
export const refusedParts = (read: object | undefined): readonly string[] =>
  read !== undefined && 'refused' in read && Array.isArray(read.refused)
    ? (read.refused as string[])
    : [];

/** What a cell says that nothing came of, as sentences: all of it, or the note in brackets behind what was taken. */
function untaken(
  column: Column,
  given: string,
  { result, defaults }: { result: ReturnType<typeof readCell>; defaults: HomeDefaults },
): string[] {
  const cell = given.trim();
  if (cell === '' || isBlank(plainText(cell).trim())) return [];
  if (result === undefined || ('value' in result && result.value === undefined))
    return saysSoldOut(cell) || isUnderstood(column.path, cell)
      ? []
      : [`"${cell.slice(0, 120)}" tells nothing for this column.`];
  const note = noteOf(cell);
  if (note === undefined || takesAnyText(column) || isNoteKnown(column.path, note)) return [];
  const without = readCell(column, cell.slice(0, -note.length), defaults);
  return isDeepStrictEqual(without, result)
    ? [`The note "${note.slice(0, 120)}" is not taken; what stands before it is.`]
    : [];
}

/** The text of a cell; empty if it says that nothing is known. */
export function textOf(given: string, { name }: Column): string {
  const bare = unguarded(given);
  if (AS_GIVEN.has(name)) return bare.trim();
  const text = plainText(bare).trim();
  return bare === given && tellsNothing(text) ? '' : text;
}

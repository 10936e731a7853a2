import type { ProjectRecord } from '../project-record.ts';
import type { FieldProblem } from './plain-words.ts';

/** Where a row is found again. */
export interface RowPlace {
  /** Where it begins, counted from 1. */
  line: number;
  /** The row that a spreadsheet shows it in, other than the line where cells hold line breaks; `null` in JSON Lines. */
  sheetRow: number | null;
}

export interface RefusedRow extends RowPlace {
  /** The name of its project, as far as it can be read. */
  project: string | null;
  problems: FieldProblem[];
}

/** A row that can be used, without the cells of it that cannot. */
export interface GoodRow extends RowPlace {
  record: ProjectRecord;
  refusedCells?: FieldProblem[];
  /** Fields whose lists lack parts that could not be read: they take nothing from a fuller list. */
  inPart?: string[];
  /** It comes from our own export, so only the values that differ from ours count as told. */
  isOwnExport?: true;
  /** Why a person should look at it before it comes in, as sentences. */
  doubts?: string[];
}

/** A row that can be used, or every reason why not. */
export type ProjectRow = GoodRow | RefusedRow;

const NAME_SHOWN = 200;

/** The name of a project out of what may be anything. */
export function nameShown(name: unknown): string | null {
  if (typeof name !== 'string' || name.trim() === '') return null;
  return name.trim().replace(/\s+/g, ' ').slice(0, NAME_SHOWN);
}

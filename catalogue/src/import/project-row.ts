import type { ProjectRecord } from '../project-record.ts';
import type { FieldProblem } from './plain-words.ts';

/** A row that can be used, or every reason why not. `line` is where it begins, counted from 1. */
export type ProjectRow =
  | { line: number; record: ProjectRecord }
  | { line: number; problems: FieldProblem[] };

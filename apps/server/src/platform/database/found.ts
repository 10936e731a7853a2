import { Problem, type ProblemCode } from '@manemitra/contract/problems';

/** Returns the row, or refuses because it does not exist. */
export function found<Row>(row: Row | undefined, otherwise: ProblemCode): Row {
  if (row === undefined) throw new Problem(otherwise);
  return row;
}

/** So many rows, or the problem that one of them is not there. */
export function foundAll<Row>(rows: Row[], count: number, otherwise: ProblemCode): Row[] {
  if (rows.length < count) throw new Problem(otherwise);
  return rows;
}

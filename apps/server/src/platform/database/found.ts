import { Problem, type ProblemCode } from '@manemitra/contract/problems';

/** What was looked up, or the refusal that it is not there. */
export function found<Row>(row: Row | undefined, otherwise: ProblemCode): Row {
  if (row === undefined) throw new Problem(otherwise);
  return row;
}

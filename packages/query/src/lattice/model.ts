import type { WeightTable } from './weight-table.ts';

/** All that was learned: weights of wishes in each role, of each two roles in a row, and of whole sentences. */
export interface Model {
  /** So much of a weight is one. */
  scale: number;
  roles: WeightTable;
  links: WeightTable;
  intents: WeightTable;
  orders: WeightTable;
  /** What is worth parting in whole wishes joined by "or". */
  splits: WeightTable;
}

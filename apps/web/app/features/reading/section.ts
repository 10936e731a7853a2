import { plainText } from './inline.ts';

/** A paragraph is a plain string; links and strong words are written as in `inline.ts`. */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[]; from?: number }
  | { note: string }
  | { table: { label: string; head: readonly string[]; rows: readonly (readonly string[])[] } };

export interface Section {
  /** In the address, after #. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

const WORDS_A_MINUTE = 220;

/** How long the sections take to read, in whole minutes, at least one. */
export function minutesToRead(sections: readonly Section[]): number {
  const words = sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(linesOf)]);
  const count = words.flatMap((line) => plainText(line).split(/\s+/).filter(Boolean)).length;
  return Math.max(1, Math.round(count / WORDS_A_MINUTE));
}

/** Every line of a block, in its order. */
export function linesOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  if ('note' in block) return [block.note];
  return [...block.table.head, ...block.table.rows.flat()];
}

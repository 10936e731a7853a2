import { lastUsed, type LastUsed } from '@manemitra/domain/last-used';
import { put, wordsFor } from './columns.ts';
import { markYes, YES, type Verdicts } from './measures.ts';

/** For 100,000 projects the rows of a wish take 12 or 45 kB. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** More changes than this and calculating again is quicker than going through them. */
const LISTED_MAX = 4096;

/** The rows that meet a wish, a bit for each. */
interface Kept {
  words: Uint32Array;
  /** How many of the listed changes are in it. */
  seen: number;
}

/**
 * For the wishes that were asked for last, which rows of a level meet them: all other questions about all rows are answered
 * from these, 32 rows at a time. Rows that change are listed, and looked at again when their wish is asked for next.
 */
export interface MetRows {
  byWish: LastUsed<Kept>;
  changed: number[];
}

export const metRows = (): MetRows => ({ byWish: lastUsed(KEPT_BYTES), changed: [] });

/** The rows from one to another have changed. */
export function noteChangedRows(met: MetRows, from: number, to: number): void {
  for (let row = from; row < to; row++) met.changed.push(row);
  if (met.changed.length <= LISTED_MAX) return;
  met.byWish.clear();
  met.changed = [];
}

/** Which of the first so many rows meet a wish. */
export function rowsMeeting(
  met: MetRows,
  wish: string,
  { verdict, rows }: { verdict: Verdicts; rows: number },
): Uint32Array {
  const all = () => ({ words: allMeeting(verdict, rows), seen: met.changed.length });
  const kept = met.byWish.get(wish) ?? all();
  for (; kept.seen < met.changed.length; kept.seen++) {
    const row = met.changed[kept.seen] ?? 0;
    kept.words = put(kept.words, row, verdict(row) === YES);
  }
  met.byWish.put(wish, kept, kept.words.byteLength);
  return kept.words;
}

/** The same where it is known already. */
export function knownMeeting(met: MetRows, wish: string): Uint32Array | undefined {
  const kept = met.byWish.get(wish);
  return kept?.seen === met.changed.length ? kept.words : undefined;
}

function allMeeting(verdict: Verdicts, rows: number): Uint32Array {
  const words = wordsFor(rows);
  markYes(verdict, words, rows);
  return words;
}

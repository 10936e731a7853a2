import type { ByRow, Verdict } from './measures.ts';

/** What has not been asked of a row yet. */
export const UNJUDGED = 2;

/** A byte for every row each, for the wishes of a level: for 100,000 projects the longest take 0.4 MB. */
const REMEMBERED_MAX = 48;

/**
 * The verdicts of wishes that were asked for last, a byte for each row that was asked about. "3 BHK" is in every other
 * sentence.
 */
export type RememberedVerdicts = Map<string, Int8Array>;

export const rememberedVerdicts = (): RememberedVerdicts => new Map();

/** The rows from one to another have changed. */
export function forgetVerdicts(verdicts: RememberedVerdicts, from: number, to: number): void {
  for (const bytes of verdicts.values()) bytes.fill(UNJUDGED, from, to);
}

/** The verdicts of one wish on `rows` rows, as far as they are known: who asks for another writes it down. */
export function remembered(verdicts: RememberedVerdicts, key: string, rows: number): Int8Array {
  const bytes = withRoomFor(rows, verdicts.get(key));
  verdicts.delete(key);
  verdicts.set(key, bytes);
  if (verdicts.size > REMEMBERED_MAX) forgetOldest(verdicts);
  return bytes;
}

/** The same verdict, reckoned once for each row. */
export function reckonedOnce(verdict: ByRow<Verdict>, bytes: Int8Array): ByRow<Verdict> {
  return (row) => {
    const known = bytes[row] as Verdict | typeof UNJUDGED;
    return known === UNJUDGED ? (bytes[row] = verdict(row)) : known;
  };
}

function withRoomFor(rows: number, bytes: Int8Array | undefined): Int8Array {
  if (bytes !== undefined && bytes.length >= rows) return bytes;
  const longer = new Int8Array(Math.ceil(rows * 1.1)).fill(UNJUDGED);
  if (bytes !== undefined) longer.set(bytes);
  return longer;
}

/** A map remembers in which order its keys came. */
function forgetOldest(verdicts: RememberedVerdicts): void {
  for (const oldest of verdicts.keys()) {
    verdicts.delete(oldest);
    return;
  }
}

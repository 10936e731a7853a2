import type { ByRow, Verdict } from './measures.ts';

/** Verdicts of one wish for the rows from the first on. */
interface Verdicts {
  bytes: Int8Array;
  rows: number;
}

/** A byte for every row each: for 100,000 projects the longest take 0.4 MB. */
const REMEMBERED_MAX = 96;

/**
 * The verdicts of wishes that were asked for last. "3 BHK" is in every other sentence, and a row never changes once
 * it is there, so only rows that came since are judged.
 */
export type RememberedVerdicts = Map<string, Verdicts>;

/** The verdict for each row before `rows`, a byte each. */
export function remembered(
  verdicts: RememberedVerdicts,
  key: string,
  verdict: ByRow<Verdict>,
  rows: number,
): Int8Array {
  const known = verdicts.get(key) ?? { bytes: new Int8Array(rows), rows: 0 };
  const bytes = known.bytes.length < rows ? longer(known.bytes, rows) : known.bytes;
  for (let row = known.rows; row < rows; row++) bytes[row] = verdict(row);
  verdicts.delete(key);
  verdicts.set(key, { bytes, rows });
  if (verdicts.size > REMEMBERED_MAX) forgetOldest(verdicts);
  return bytes;
}

function longer(bytes: Int8Array, rows: number): Int8Array {
  const copy = new Int8Array(Math.ceil(rows * 1.1));
  copy.set(bytes);
  return copy;
}

/** A map remembers in which order its keys came. */
function forgetOldest(verdicts: RememberedVerdicts): void {
  for (const oldest of verdicts.keys()) {
    verdicts.delete(oldest);
    return;
  }
}

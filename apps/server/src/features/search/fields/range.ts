/** Beyond this part of it another budget is no small change, however many homes it finds. */
export const SMALL_SHARE_OF_BUDGET = 0.25;

/** The round figure above a limit that takes in most for its size; at least one more, or `undefined`. */
export function raisedMax(
  max: number,
  gaps: readonly number[],
  stepAt: (value: number) => number,
): number | undefined {
  const limits = gaps.filter((gap) => gap > 0).map((gap) => roundUp(max + gap, stepAt(max + gap)));
  return bestLimit(max, limits);
}

/** The same below a limit; going down to nothing is giving the wish up, so that is not a step. */
export function loweredMin(
  min: number,
  gaps: readonly number[],
  stepAt: (value: number) => number,
): number | undefined {
  const limits = gaps
    .filter((gap) => gap < 0)
    .map((gap) => -roundUp(-(min + gap), stepAt(min + gap)))
    .filter((limit) => limit > 0);
  return bestLimit(min, limits);
}

/** Each project names the limit that takes it in: the best takes in many and lies near. */
function bestLimit(from: number, limits: readonly number[]): number | undefined {
  const nearestFirst = [...limits].sort((a, b) => Math.abs(a - from) - Math.abs(b - from));
  let best: { limit: number; worth: number } | undefined;
  nearestFirst.forEach((limit, index) => {
    const worth = worthOf(index + 1, changeOf(from, limit));
    if (best === undefined || worth > best.worth) best = { limit, worth };
  });
  return best?.limit;
}

/** Beyond a screenful further projects make a change no better. */
const ENOUGH = 15;

/** What a change is worth: finding twice as many is worth asking once more of what was said. */
export function worthOf(more: number, size: number): number {
  return Math.log2(1 + Math.min(more, ENOUGH)) - size;
}

/** How large a change of a limit is, in parts of the limit. */
export function changeOf(from: number, to: number): number {
  return from === 0 ? 1 : Math.abs(to - from) / from;
}

/** Rounds up to a multiple of a step without the noise of fractions: 2.1 stays 2.1 in steps of 0.1. */
function roundUp(value: number, step: number): number {
  return Number((Math.ceil(Number((value / step).toFixed(6))) * step).toFixed(6));
}

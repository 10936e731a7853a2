import { withoutContradictions } from './contradictions.ts';
import { joinedWish } from './joined-wish.ts';
import type { MergedWish } from './merged-wish.ts';
import type { PlacedWish } from './placed-wish.ts';
import type { Wish } from './reading.ts';
import { isSameWish } from './same-wish.ts';

/** Joins wishes that are one: the members of a list, the two ends of a range, a thing said twice. */
export function mergeWishes(placed: readonly PlacedWish[]): MergedWish[] {
  const merged: MergedWish[] = [];
  for (const one of withLaunchesAsOne(withStatesRanked(withLaunchesAsOne(placed)))) {
    const same = merged.find(
      ({ wish, strength }) => strength === one.strength && isSameWish(wish, one.wish),
    );
    if (same === undefined) {
      merged.push({ wish: one.wish, strength: one.strength, parts: [one] });
      continue;
    }
    same.wish = joinedWish(same.wish, one.wish);
    same.parts.push(one);
  }
  return withoutContradictions(merged);
}

/**
 * Two wanted states of possession exclude each other, so they only rank. Before joining, because a state may be asked
 * for elsewhere as a preference already.
 */
function withStatesRanked(placed: readonly PlacedWish[]): readonly PlacedWish[] {
  const needed = placed.filter((one) => one.strength === 'must' && statusOf(one.wish));
  if (new Set(needed.map(({ wish }) => statusOf(wish))).size < 2) return placed;
  return placed.map((one) => (needed.includes(one) ? { ...one, strength: 'nice' } : one));
}

/**
 * A launch that was not yet is one to come: who names both alike, wanted or refused, speaks of launches. Asked before states are ranked,
 * so that two needed launches stay needed, and once more after it, because ranking may give both the same strength.
 */
function withLaunchesAsOne(placed: readonly PlacedWish[]): readonly PlacedWish[] {
  return placed.map((one) => {
    const isBoth = placed.some(
      ({ wish, strength }) => statusOf(wish) === 'new-launch' && strength === one.strength,
    );
    if (!isBoth || one.wish.field !== 'possession' || statusOf(one.wish) !== 'pre-launch')
      return one;
    return { ...one, wish: { ...one.wish, value: { ...one.wish.value, status: 'new-launch' } } };
  });
}

function statusOf(wish: Wish): string | undefined {
  return wish.field === 'possession' ? wish.value.status : undefined;
}

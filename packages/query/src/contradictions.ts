import type { MergedWish } from './merged-wish.ts';
import type { Wish } from './reading.ts';
import { isSameWish } from './same-wish.ts';

/** What is both wanted and not wanted is what was said last: of a list each member by itself. */
export function withoutContradictions(merged: readonly MergedWish[]): MergedWish[] {
  return merged.flatMap((one) => {
    let wish: Wish | undefined = one.wish;
    for (const later of merged) {
      if (wish === undefined || !isOpposite(one, later)) continue;
      const own = valuesOf(one.wish);
      if (own === undefined || valuesOf(later.wish) === undefined) {
        if (lastToken(later) >= lastToken(one)) wish = withoutValuesOf(wish, later.wish);
        continue;
      }
      const gone = own.filter((value) => lastOf(later, value) >= lastOf(one, value));
      if (gone.length > 0) wish = withoutMembers(wish, gone);
    }
    return wish === undefined ? [] : [{ ...one, wish }];
  });
}

function isOpposite(a: MergedWish, b: MergedWish): boolean {
  if (a === b || (a.strength === 'avoid') === (b.strength === 'avoid')) return false;
  if (!isSameWish(a.wish, b.wish)) return false;
  const [left, right] = [valuesOf(a.wish), valuesOf(b.wish)];
  if (left === undefined || right === undefined) return isOneThing(a.wish) || isOneState(a, b);
  return left.some((value) => right.includes(value));
}

/** Ranges of both kinds can hold at once; a pool cannot be wanted and not wanted. */
function isOneThing({ field }: Wish): boolean {
  return ['nearWater', 'amenity', 'project', 'rera', 'litigation', 'occupancyCertificate'].includes(
    field,
  );
}

/** "Lost money in a pre-launch. So nothing pre-launch": a state, and no date. */
function isOneState({ wish: a }: MergedWish, { wish: b }: MergedWish): boolean {
  return (
    a.field === 'possession' &&
    b.field === 'possession' &&
    a.value.status !== undefined &&
    a.value.status === b.value.status
  );
}

function lastToken({ parts }: MergedWish): number {
  return Math.max(...parts.map(({ to }) => to));
}

/** Where a member of a list was named last; before the sentence where it was not. */
function lastOf({ parts }: MergedWish, member: string | number): number {
  return Math.max(
    -1,
    ...parts.map(({ wish, to }) => (valuesOf(wish)?.includes(member) === true ? to : -1)),
  );
}

/** The members of a list value. */
function valuesOf(wish: Wish): readonly (string | number)[] | undefined {
  return 'in' in wish.value ? wish.value.in : undefined;
}

/** A wish less the members another wish names; nothing when none is left. */
export function withoutValuesOf(wish: Wish, other: Wish): Wish | undefined {
  const theirs = valuesOf(other);
  return theirs === undefined ? undefined : withoutMembers(wish, theirs);
}

function withoutMembers(wish: Wish, gone: readonly (string | number)[]): Wish | undefined {
  const rest = valuesOf(wish)?.filter((value) => !gone.includes(value)) ?? [];
  return rest.length === 0 ? undefined : ({ ...wish, value: { in: rest } } as Wish);
}

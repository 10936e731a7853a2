import { relabelled } from './constraints.ts';
import type { Constraint } from './interpretation.ts';
import { withoutValuesOf } from './contradictions.ts';
import { joinedWish } from './joined-wish.ts';
import { isSameWish } from './same-wish.ts';
import type { Sentence, Wish } from './reading.ts';

/* How one wish of a sentence changes the wishes of the sentence before. */

export function withoutWish(constraints: readonly Constraint[], wish: Wish, sentence: Sentence) {
  return constraints.flatMap((one) => {
    if (!isSameWish(one, wish)) return [one];
    const rest = withoutValuesOf(one, wish);
    return rest === undefined
      ? []
      : [relabelled({ ...one, value: rest.value } as Constraint, sentence)];
  });
}

/** Fields that say where: a new one replaces the old ones, unless it is added to them. */
export const WHERE: ReadonlySet<Constraint['field']> = new Set(['locality', 'zone']);

/** Fields of which one sentence may hold several side by side. */
const MANY: ReadonlySet<Constraint['field']> = new Set([
  'amenity',
  'near',
  'metroLine',
  'possession',
]);

export function withConstraint(
  constraints: readonly Constraint[],
  added: Constraint,
  isAdded: boolean,
  sentence: Sentence,
): Constraint[] {
  if (isAdded || added.strength === 'nice') {
    // "Sobha is also fine" takes the refusal of Sobha back, "the pool is optional" the need of it.
    const allowed = constraints.flatMap((one) => {
      const isTurned =
        added.strength !== 'avoid' &&
        (one.strength === 'avoid' || (added.strength === 'nice' && isNeeded(one, added)));
      return isTurned ? withoutWish([one], added, sentence) : [one];
    });
    return withJoined(allowed, added, sentence);
  }
  if (added.strength === 'avoid') {
    const allowed = constraints.flatMap((one) =>
      one.strength === 'avoid' ? [one] : withoutWish([one], added, sentence),
    );
    return withJoined(allowed, added, sentence);
  }
  const replaced = constraints.filter((one) => isReplaced(one, added));
  const [old] = replaced;
  if (old === undefined) return [...constraints, added];
  const current = besideOld(old, added, sentence);
  return constraints.flatMap((one) => {
    if (one === old) return [current];
    return replaced.includes(one) ? [] : [one];
  });
}

/** Whether a thing that is only preferred now was a must; a range can hold beside another, and so can some of several values. */
function isNeeded(one: Constraint, added: Constraint): boolean {
  if (one.strength !== 'must' || one.field !== added.field) return false;
  if (JSON.stringify(one.value) === JSON.stringify(added.value)) return true;
  return ONE_THING.has(added.field) && withoutValuesOf(one, added) === undefined;
}

/** Fields of what a home has or has not. */
const ONE_THING: ReadonlySet<Constraint['field']> = new Set([
  'amenity',
  'possession',
  'water',
  'khatha',
  'approver',
  'facing',
  'promoter',
  'rera',
  'litigation',
  'occupancyCertificate',
]);

/** Adds to the constraint of the same kind, or beside the others. */
export function withJoined(
  constraints: readonly Constraint[],
  added: Constraint,
  sentence: Sentence,
) {
  const same = constraints.find((one) => one.strength === added.strength && isSameWish(one, added));
  if (same === undefined) return [...constraints, added];
  const { value } = joinedWish(same, added);
  const joined = relabelled({ ...added, value } as Constraint, sentence);
  return constraints.map((one) => (one === same ? joined : one));
}

export function isReplaced(old: Constraint, added: Constraint): boolean {
  if (old.field === added.field && old.strength === 'avoid') {
    return isSameWish(old, added) && withoutValuesOf(old, added) === undefined && 'in' in old.value;
  }
  // "Anywhere but Whitefield, in the east": what is refused stays refused.
  if (old.strength === 'avoid' && old.field !== added.field) return false;
  if (saysWhere(old) && saysWhere(added)) return true;
  if (old.field === 'near' && added.field === 'locality')
    return old.value.place === added.value.in[0];
  if (old.field !== added.field) return false;
  return MANY.has(old.field) ? isSameWish(old, added) : true;
}

/** A ward is looked in like an area. */
const saysWhere = ({ field, value }: Constraint): boolean =>
  WHERE.has(field) || (field === 'region' && 'wards' in value);

const HAS_NO_PLOT: ReadonlySet<string> = new Set(['apartment', 'studio', 'penthouse', 'duplex']);

const isOnly = (list: readonly Constraint[], isKind: (type: string) => boolean): boolean =>
  list.some(
    ({ field, value, strength }) =>
      field === 'propertyType' && strength === 'must' && value.in.every(isKind),
  );

/**
 * The wishes of before without what the new kind of home has not: a plot has no rooms, and a flat no land. A villa may stand on the plot
 * that is named, unless that is wanted instead.
 */
export function ofKindNow(
  before: readonly Constraint[],
  now: readonly Constraint[],
  isInstead: boolean,
): (one: Constraint) => boolean {
  const isPlot = (type: string) => type === 'plot';
  const isFlat = (type: string) => HAS_NO_PLOT.has(type);
  if (isOnly(now, isPlot) && (isInstead || isOnly(before, isFlat)))
    return ({ field }) => field !== 'bhk';
  if (isOnly(before, isPlot) && isOnly(now, isFlat))
    return ({ field, value }) => field !== 'area' || value.basis !== 'plot';
  return () => true;
}

/** A new wish with what it leaves unsaid of the old one. */
function besideOld(old: Constraint, added: Constraint, sentence: Sentence): Constraint {
  if (added.field === 'price' && old.field === 'price') return keptEnd(old, added, sentence);
  // "The green line will do", where the metro was to be within 1 km.
  const isOtherLine =
    added.field === 'metroLine' && old.field === 'metroLine' && added.assumed !== undefined;
  if (!isOtherLine) return added;
  const { withinMeters } = old.value;
  return relabelled({ ...added, value: { ...added.value, withinMeters } }, sentence);
}

/** The upper end of a range is at least so many times its lower end. */
const NARROWEST = 1.05;

/** "make it under 2 Cr" keeps "above 1.5 Cr"; a basis once said stays. */
function keptEnd(
  old: Extract<Constraint, { field: 'price' }>,
  added: Extract<Constraint, { field: 'price' }>,
  sentence: Sentence,
): Constraint {
  const basis = added.value.basis === 'all-in' ? 'all-in' : old.value.basis;
  const min =
    added.value.min ??
    (added.value.max !== undefined && old.value.max !== undefined ? old.value.min : undefined);
  const max = added.value.max ?? (added.value.min !== undefined ? old.value.max : undefined);
  // "Up to 55" after 54 to 66 lakh: nobody looks between 54 and 55.
  const isRange = min === undefined || max === undefined || min * NARROWEST < max;
  return relabelled(
    {
      ...added,
      value: isRange
        ? { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }), basis }
        : { ...added.value, basis },
    },
    sentence,
  );
}

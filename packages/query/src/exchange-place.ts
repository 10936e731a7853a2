import type { NearValue } from './criteria.ts';
import type { Constraint } from './interpretation.ts';
import type { Wish } from './reading.ts';

/** The places that a wish names. */
export function placesOf({ field, value }: Wish): readonly string[] {
  if (field === 'near') return [value.place];
  return field === 'locality' || field === 'zone' ? value.in : [];
}

/**
 * "Basavanagudi instead of Banashankari", where it was Jayanagar or Banashankari: what else was said of places stays, and so do the
 * minutes, the way and the hour that were said of the place that goes. Undefined where what goes was not wished for.
 */
export function withPlaceExchanged(
  constraints: readonly Constraint[],
  gone: readonly string[],
  wish: Constraint,
): Constraint[] | undefined {
  let isFound = false;
  const exchanged = constraints.map((one): Constraint => {
    if (one.strength === 'avoid' || !placesOf(one).some((place) => gone.includes(place)))
      return one;
    const now = inPlaceOf(one, gone, wish);
    if (now === undefined) return one;
    isFound = true;
    return now;
  });
  return isFound ? exchanged : undefined;
}

function inPlaceOf(
  one: Constraint,
  gone: readonly string[],
  wish: Constraint,
): Constraint | undefined {
  if (one.field === 'near') {
    // "Within 20 min of EcoWorld instead of Ecospace" says its own.
    if (wish.field === 'near' && wish.assumed === undefined) return { ...wish };
    const [place, ...others] = placesOf(wish);
    if (place === undefined || others.length > 0 || wish.field === 'zone') return undefined;
    const value: NearValue = { ...one.value, place };
    return { ...one, value };
  }
  if (one.field === 'locality' && wish.field === 'locality')
    return { ...one, value: { in: swapped(one.value.in, gone, wish.value.in) } };
  if (one.field === 'zone' && wish.field === 'zone')
    return { ...one, value: { in: swapped(one.value.in, gone, wish.value.in) } };
  return undefined;
}

function swapped<T extends string>(all: readonly T[], gone: readonly string[], now: readonly T[]) {
  return [...new Set([...all.filter((place) => !gone.includes(place)), ...now])];
}

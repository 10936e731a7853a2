import { relabelled } from './constraints.ts';
import type { NearValue } from './criteria.ts';
import { walkedMeters } from './distances.ts';
import { placeBySlug } from './gazetteer.ts';
import type { Constraint } from './interpretation.ts';
import type { PlaceKind } from './place.ts';
import { exactRupees } from './money.ts';
import type { Change, Sentence } from './reading.ts';
import { areaOfStation } from './refine-station.ts';

const WHERE: ReadonlySet<Constraint['field']> = new Set<Constraint['field']>([
  'locality',
  'zone',
  'near',
]);

/** "3bhk in Hebbal", then "within 5 km": of the one place that was named. */
function isOnlyPlace(
  constraints: readonly Constraint[],
  one: Constraint,
): one is Extract<Constraint, { field: 'locality' }> {
  if (one.field !== 'locality' || one.value.in.length > 1) return false;
  return !constraints.some(
    ({ field, strength }) =>
      strength !== 'avoid' && (field === 'near' || field === 'metroLine' || field === 'zone'),
  );
}

/** A wish without what we had filled in: the buyer says it now. */
function said<C extends Constraint>(wish: C): Omit<C, 'assumed'> {
  const { assumed: _, ...rest } = wish;
  return rest;
}

/** Whether it is to be near a place of one of these kinds. */
export const isNearKind = (one: Constraint, kinds: readonly PlaceKind[]): boolean =>
  one.field === 'near' &&
  one.strength === 'must' &&
  kinds.some((kind) => kind === placeBySlug(one.value.place)?.kind);

/** The constraints of the sentence before, changed by "within 2 km", "10 lakh more" or "any budget". */
export function changed(
  constraints: readonly Constraint[],
  change: Change,
  sentence: Sentence,
): Constraint[] {
  switch (change.change) {
    case 'forget':
      return constraints.flatMap((one) => {
        if (change.kinds !== undefined) return isNearKind(one, change.kinds) ? [] : [one];
        if (one.field === change.field) return [];
        if (change.field !== 'metroLine' || !isOfStation(one)) return [one];
        return areaOfStation(constraints, one.value.place, sentence);
      });
    case 'open-end':
      return constraints.flatMap((one) => {
        if (one.field !== 'price' || one.strength === 'avoid') return [one];
        const value = { ...one.value };
        delete value[change.end];
        if (value.min === undefined && value.max === undefined) return [];
        return [relabelled({ ...one, value }, sentence)];
      });
    case 'anywhere':
      return constraints.filter(({ field, strength }) => strength === 'avoid' || !WHERE.has(field));
    case 'distance':
      return constraints.map((one) => {
        if (one.strength === 'avoid') return one;
        if (isOnlyPlace(constraints, one)) {
          const value = {
            place: one.value.in[0] ?? '',
            withinMeters: change.withinMeters,
          };
          return relabelled({ ...said(one), field: 'near', value }, sentence);
        }
        if (one.field === 'near') {
          const { place, who } = one.value;
          const whose = who === undefined ? {} : { who };
          const value = { place, withinMeters: change.withinMeters, ...whose };
          return relabelled({ ...said(one), value }, sentence);
        }
        if (one.field !== 'metroLine') return one;
        const value = {
          line: one.value.line,
          withinMeters: change.withinMeters,
        };
        return relabelled({ ...said(one), value }, sentence);
      });
    case 'minutes':
      return constraints.map((one) => {
        if (one.field === 'metroLine' && one.strength !== 'avoid' && change.mode === 'walk') {
          const withinMeters = walkedMeters(change.withinMinutes);
          return relabelled({ ...said(one), value: { ...one.value, withinMeters } }, sentence);
        }
        if (one.field !== 'near' || one.strength === 'avoid') return one;
        if (change.who !== undefined && one.value.who !== change.who) return one;
        const { withinMinutes, mode, isPeak } = change;
        const before = 'mode' in one.value ? one.value : undefined;
        const { place, who } = one.value;
        const value: NearValue = {
          ...(before ?? { place, ...(who === undefined ? {} : { who }) }),
          withinMinutes,
          mode: mode ?? before?.mode ?? 'drive',
          ...(isPeak === true ? { peak: true } : {}),
        };
        return relabelled({ ...said(one), value }, sentence);
      });
    case 'peak':
      return constraints.map((one) => {
        if (one.field !== 'near' || one.strength === 'avoid' || 'withinMeters' in one.value)
          return one;
        return relabelled({ ...one, value: { ...one.value, peak: true } }, sentence);
      });
    case 'rooms-by':
      return constraints.map((one) => {
        if (one.field !== 'bhk' || one.strength === 'avoid' || !('in' in one.value)) return one;
        const rooms = one.value.in.map((count) => count + change.rooms);
        if (rooms.some((count) => count < 0 || count > MOST_ROOMS)) return one;
        const assumed = 'Counted from the bedrooms that were asked for before.';
        return relabelled({ ...one, value: { in: rooms }, assumed }, sentence);
      });
    case 'budget-by':
    case 'budget-times':
      return constraints.map((one) => {
        if (one.field !== 'price' || one.value.max === undefined) return one;
        const changed = (rupees: number) =>
          change.change === 'budget-by'
            ? rupees + change.rupees
            : Math.round(rupees * change.factor);
        const max = changed(one.value.max);
        const min = change.isOfBoth === true ? changed(one.value.min ?? 0) : (one.value.min ?? 0);
        if (max <= min) return one;
        const value = {
          ...one.value,
          ...(one.value.min === undefined ? {} : { min }),
          max,
        };
        const assumed = `The limit was changed to ${exactRupees(max)}.`;
        return relabelled({ ...one, value, assumed }, sentence);
      });
    case 'restart':
      return [];
  }
}

/** As many bedrooms as a home has here. */
const MOST_ROOMS = 10;

/** A metro station that is to be near is the metro too. */
const isOfStation = (one: Constraint): one is Extract<Constraint, { field: 'near' }> =>
  one.field === 'near' && one.strength !== 'avoid' && one.value.place.endsWith('-metro');

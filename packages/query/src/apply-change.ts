import { relabelled } from './constraints.ts';
import type { Constraint } from './interpretation.ts';
import { exactRupees } from './money.ts';
import type { Change, Sentence } from './reading.ts';

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

/** The constraints of the sentence before, changed by "within 2 km", "10 lakh more" or "any budget". */
export function changed(
  constraints: readonly Constraint[],
  change: Change,
  sentence: Sentence,
): Constraint[] {
  switch (change.change) {
    case 'forget':
      return constraints.filter(({ field }) => field !== change.field);
    case 'anywhere':
      return constraints.filter(({ field, strength }) => strength === 'avoid' || !WHERE.has(field));
    case 'distance':
      return constraints.map((one) => {
        if (one.strength === 'avoid') return one;
        if (isOnlyPlace(constraints, one)) {
          const value = { place: one.value.in[0] ?? '', withinMeters: change.withinMeters };
          return relabelled({ ...one, field: 'near', value, assumed: undefined }, sentence);
        }
        if (one.field === 'near') {
          const value = { place: one.value.place, withinMeters: change.withinMeters };
          return relabelled({ ...one, value, assumed: undefined }, sentence);
        }
        if (one.field !== 'metroLine') return one;
        const value = { line: one.value.line, withinMeters: change.withinMeters };
        return relabelled({ ...one, value, assumed: undefined }, sentence);
      });
    case 'minutes':
      return constraints.map((one) => {
        if (one.field !== 'near' || one.strength === 'avoid') return one;
        const mode = 'mode' in one.value ? one.value.mode : 'drive';
        const peak = 'peak' in one.value && one.value.peak === true ? { peak: true as const } : {};
        const value = {
          place: one.value.place,
          withinMinutes: change.withinMinutes,
          mode,
          ...peak,
        };
        return relabelled({ ...one, value, assumed: undefined }, sentence);
      });
    case 'peak':
      return constraints.map((one) => {
        if (one.field !== 'near' || one.strength === 'avoid' || 'withinMeters' in one.value)
          return one;
        return relabelled({ ...one, value: { ...one.value, peak: true } }, sentence);
      });
    case 'budget-by':
      return constraints.map((one) => {
        if (one.field !== 'price' || one.value.max === undefined) return one;
        const max = one.value.max + change.rupees;
        if (max <= (one.value.min ?? 0)) return one;
        const assumed = `The limit was changed to ${exactRupees(max)}.`;
        return relabelled({ ...one, value: { ...one.value, max }, assumed }, sentence);
      });
    case 'restart':
      return [];
  }
}

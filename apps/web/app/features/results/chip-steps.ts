import { formatShortRupees, LAKH } from '@manemitra/domain/money';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { changed } from './chip-edits.ts';

/** A figure of a wish changed in place: `5 km`, `Up to ₹1.7 Cr`. */
export interface ChipStep {
  label: string;
  change: (interpretation: Interpretation) => Interpretation;
}

const KILOMETRES = [1, 2, 3, 5, 8, 12];
/** Of a limit, the next ones below and above. */
const SHARES = [0.9, 1.07, 1.13, 1.25];
const STEPS_MAX = 4;

/** The distances or limits that are next to the one of a wish; none of other wishes. */
export function chipSteps(constraint: Constraint): ChipStep[] {
  if (constraint.strength === 'avoid') return [];
  const { id } = constraint;
  if (constraint.field === 'near' && 'withinMeters' in constraint.value) {
    const { value } = constraint;
    const now = constraint.value.withinMeters;
    return KILOMETRES.filter((km) => km * 1000 !== now)
      .toSorted((a, b) => Math.abs(a * 1000 - now) - Math.abs(b * 1000 - now))
      .slice(0, STEPS_MAX)
      .toSorted((a, b) => a - b)
      .map((km) => ({
        label: `Within ${km} km`,
        change: changed(id, (one) =>
          one.field === 'near'
            ? { ...one, value: { place: value.place, withinMeters: km * 1000 } }
            : one,
        ),
      }));
  }
  if (constraint.field === 'price' && constraint.value.max !== undefined) {
    const { max } = constraint.value;
    const step = max >= 50 * LAKH ? 5 * LAKH : LAKH;
    const limits = SHARES.map((share) => Math.round((max * share) / step) * step);
    return [...new Set(limits)]
      .filter((limit) => limit !== max && limit > (constraint.value.min ?? 0))
      .map((limit) => ({
        label: `Up to ${formatShortRupees(limit)}`,
        change: changed(id, (one) =>
          one.field === 'price' ? { ...one, value: { ...one.value, max: limit } } : one,
        ),
      }));
  }
  return [];
}

import { LAKH } from '@manemitra/domain/money';
import type { NumberRange } from '@manemitra/query/criteria';
import { describe } from '@manemitra/query/describe';
import { criteriaOf, type Constraint, type Interpretation } from '@manemitra/query/interpretation';
import type { Absolute, Before } from './absolute.ts';

/* What a figure without a word for what it measures may set in the search before. */

/** One end of a wish that a figure sets, in the unit in which people say it. */
export interface End {
  wish: Constraint;
  isMost?: boolean;
  /** What it is now, and may be called. */
  now: number;
  to: (figure: number) => Constraint;
}

/** The ends of a wish that people change by a bare figure. */
export function endsOf(wish: Constraint): End[] {
  if (wish.strength === 'avoid') return [];
  const changed = (value: object): Constraint => ({ ...wish, value }) as Constraint;
  switch (wish.field) {
    case 'price':
    case 'area':
    case 'totalUnits': {
      const { value } = wish;
      const unit = wish.field === 'price' ? LAKH : 1;
      return (['min', 'max'] as const).flatMap((end): End[] => {
        const now = value[end];
        if (now === undefined) return [];
        const to = (figure: number) => changed(moved(value, end, figure * unit));
        return [{ wish, isMost: end === 'max', now: now / unit, to }];
      });
    }
    case 'loadingPercent':
    case 'openSpacePercent':
    case 'maintenancePerSqft':
    case 'towers': {
      const { value } = wish;
      const end = value.max === undefined ? 'min' : 'max';
      const now = value[end];
      if (now === undefined) return [];
      return [{ wish, isMost: end === 'max', now, to: (figure) => changed({ [end]: figure }) }];
    }
    case 'near': {
      const { value } = wish;
      if (!('withinMinutes' in value)) return [];
      const to = (figure: number) => changed({ ...value, withinMinutes: figure });
      return [{ wish, now: value.withinMinutes, to }];
    }
    default:
      return [];
  }
}

/** A range of which one end is moved: what it passes is no end any more. */
function moved(value: NumberRange, end: 'min' | 'max', to: number): NumberRange {
  const range: NumberRange = { ...value };
  range[end] = to;
  const { min, max } = range;
  if (min !== undefined && max !== undefined && min >= max) {
    delete range[end === 'min' ? 'max' : 'min'];
  }
  return range;
}

/** The end of the one wish that is meant; undefined where several may be. */
export const onlyOne = (ends: readonly End[]): End | undefined =>
  new Set(ends.map(({ wish }) => wish)).size === 1 ? ends[0] : undefined;

/** The search before with one wish in the place of another, in words that stand by themselves. */
export function withValue(
  previous: Interpretation | undefined,
  wish: Constraint,
  now: Constraint,
  names: Before['names'],
): Absolute | undefined {
  if (previous === undefined) return undefined;
  const constraints = previous.constraints.map((one) => (one === wish ? now : one));
  return {
    prompt: describe(criteriaOf({ ...previous, constraints }), names),
    says: '',
    isAnew: true,
  };
}

import { affordable, type Affordable, type Means } from './affordability.ts';
import { instalmentShare } from './lending-rules.ts';

/**
 * Of the income after tax, percent, for all instalments together. Our own judgement, no bank's rule: between 35 and 40 %
 * leaves room for living and for what breaks, half leaves little.
 */
const COMFORTABLE_PERCENT = 38;
const STRETCH_PERCENT = 50;

const STEP_KINDS = ['comfortable', 'stretch', 'ceiling'] as const;

export interface AffordableStep {
  kind: (typeof STEP_KINDS)[number];
  sharePercent: number;
  /** Undefined where the instalments already paid take this share of the income. */
  found: Affordable | undefined;
}

/**
 * What an income can carry: in comfort, at a stretch, and at most by a lender's own table. For a small income the lender
 * allows less than would be comfortable; then only the lender's ceiling is given.
 */
export function affordableSteps(means: Omit<Means, 'sharePercent'>): AffordableStep[] {
  const ceiling = instalmentShare(means.monthlyIncome);
  const shares = { comfortable: COMFORTABLE_PERCENT, stretch: STRETCH_PERCENT, ceiling };
  return STEP_KINDS.filter((kind) => kind === 'ceiling' || shares[kind] < ceiling).map((kind) => ({
    kind,
    sharePercent: shares[kind],
    found: affordable({ ...means, sharePercent: shares[kind] }),
  }));
}

import { CRORE, formatShortRupees, LAKH } from '@manemitra/domain/money';

/** The search for what a budget buys, all taxes and charges in it. The figure is rounded down, never up. */
export function budgetSentence(budget: number): string {
  const unit = budget >= CRORE ? LAKH : 10_000;
  return `home under ${formatShortRupees(Math.floor(budget / unit) * unit)} all in`;
}

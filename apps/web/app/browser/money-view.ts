/** Which price of a home is shown first: the all-in price, the listed price, or the monthly instalment. */
export const MONEY_VIEWS = ['all-in', 'listed', 'emi'] as const;
export type MoneyView = (typeof MONEY_VIEWS)[number];

export function asMoneyView(value: unknown): MoneyView | undefined {
  return MONEY_VIEWS.find((view) => view === value);
}

/**
 * Shows this price first. Each price is in the page three times and the stylesheet shows one of them, so that nothing waits
 * for scripts and cached pages are the same for everybody.
 */
export function showMoney(view: MoneyView): void {
  document.documentElement.dataset['money'] = view;
}

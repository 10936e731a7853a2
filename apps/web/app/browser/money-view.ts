/** Which price of a home leads: everything until the keys, the listed price, or the instalment a month. */
export const MONEY_VIEWS = ['all-in', 'listed', 'emi'] as const;
export type MoneyView = (typeof MONEY_VIEWS)[number];

export function asMoneyView(value: unknown): MoneyView | undefined {
  return MONEY_VIEWS.find((view) => view === value);
}

/**
 * Lets this price lead now: each price is in the page three times, and the stylesheet shows one of them, so that nothing waits for
 * scripts and kept pages are the same for everybody.
 */
export function showMoney(view: MoneyView): void {
  document.documentElement.dataset['money'] = view;
}

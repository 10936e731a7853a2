import type { ReactNode } from 'react';
import { MONEY_VIEWS, type MoneyView } from '#web/browser/money-view.ts';

/** Something by each view of money; the stylesheet shows the one that leads, before any script has run. */
export function EachMoney({ children }: { children: (view: MoneyView) => ReactNode }) {
  return MONEY_VIEWS.map((view) => (
    <span key={view} data-money-of={view}>
      {children(view)}
    </span>
  ));
}

import { useEffect, useId } from 'react';
import { MONEY_VIEWS, type MoneyView, showMoney } from '#web/browser/money-view.ts';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';

const LABELS: Record<MoneyView, string> = { 'all-in': 'All-in', listed: 'Listed', emi: 'EMI' };

/** Which price leads, on every page of this browser. It needs JavaScript; without it the all-in price leads. */
export function MoneySwitch({ className = '' }: { className?: string }) {
  const [chosen, choose] = useStored(slots.money);
  const name = useId();
  // Chosen in another tab, or forgotten by signing out.
  useEffect(() => showMoney(chosen), [chosen]);
  return (
    <fieldset className={`inline-flex shrink-0 noscript:hidden print:hidden ${className}`}>
      <legend className="sr-only">Price shown</legend>
      <span className="inline-flex rounded-md bg-sunken p-0.5">
        {MONEY_VIEWS.map((view) => (
          <label key={view} className="money-view">
            <input
              type="radio"
              name={name}
              value={view}
              checked={view === chosen}
              onChange={() => choose(view)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {LABELS[view]}
            {view === 'emi' && <span className="sr-only"> a month</span>}
          </label>
        ))}
      </span>
    </fieldset>
  );
}

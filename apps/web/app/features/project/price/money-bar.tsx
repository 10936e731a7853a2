import type { KeysInHand } from '@manemitra/contract/property-detail';
import { formatRupees } from '@manemitra/domain/money';
import { moneyParts, type MoneyPart } from './money-bar.ts';

const COLOURS: Record<MoneyPart['id'], string> = {
  price: 'bg-areca',
  // Never filled: what is told of them is in the price.
  extras: 'bg-areca',
  gst: 'bg-haldi',
  duty: 'bg-tabebuia',
  society: 'bg-ink-faint',
};

/** What the sum above is made of, as one bar and its words: to the rupee, so that who adds them finds the sum. */
export function MoneyBar({ keys }: { keys: KeysInHand }) {
  const parts = moneyParts(keys);
  if (parts.every(({ share }) => share === 0)) return null;
  return (
    <div>
      <div aria-hidden="true" className="flex h-5 gap-0.5 overflow-hidden rounded-sm print:h-3">
        {parts.map(({ id, share }) => (
          <span
            key={id}
            className={`origin-left motion-safe:animate-fill ${COLOURS[id]}`}
            style={{ flexGrow: share, minWidth: share === 0 ? 0 : 3 }}
          />
        ))}
        {parts.some(({ isPartial }) => isPartial) && (
          // The bar continues; nobody knows how far.
          <span className="chukki w-[8%] shrink-0 rounded-r-sm border border-l-0 border-dashed border-outline print:p-0" />
        )}
      </div>
      <ul className="figures mt-2.5 flex flex-wrap gap-x-7 gap-y-1.5 text-base">
        {parts.map(({ id, label, rupees, isPartial }) => (
          <li key={id} className="flex items-baseline gap-2">
            <span
              aria-hidden="true"
              className={`size-2.5 rounded-xs ${rupees === 0 ? 'border border-dashed border-outline' : COLOURS[id]}`}
            />
            <span className="text-ink-soft">{label}</span>
            <span className="font-semibold">
              {rupees === 0 ? 'not known' : formatRupees(rupees)}
              {isPartial && rupees > 0 && <span className="font-normal"> and more</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { UnitPrice } from '@manemitra/contract/property-detail';
import type { AgainstLimit, Limit } from '@manemitra/domain/against-limit';
import { Calculator, CircleCheck, CircleDashed, KeyRound, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { loanOnPrice } from '#web/features/emi/public.ts';
import { paths } from '#web/paths.ts';
import { againstBudget } from './budget.ts';
import { allInclusiveText, perSqftText, unknownText } from './price-texts.ts';

/** The one figure that counts: everything until the keys are handed over. */
export function KeysPanel({
  price: { label, size, agreementPrice, totalCost, keysInHand },
  budget,
  search,
}: {
  price: UnitPrice;
  budget: Limit | undefined;
  /** The sentence that names the limit. */
  search: string;
}) {
  const verdict = budget && againstBudget(keysInHand, agreementPrice.totalAgg.value, budget);
  const perSqft = perSqftText(keysInHand);
  const sizeText = size.unit.startsWith(`${label}, `) ? size.unit.slice(label.length + 2) : null;
  return (
    <div className="on-grove keys-panel">
      <div className="min-w-0">
        <h3 className="display text-xl wrap-anywhere">{label}</h3>
        {sizeText !== null && <p className="figures text-on-grove-soft">{sizeText}</p>}
        <p className="mt-4 flex items-center gap-2 text-on-grove-soft print:mt-1">
          <KeyRound aria-hidden="true" className="size-4.5 shrink-0" />
          Keys-in-hand: approximate all-inclusive price
        </p>
        <p className="display figures mt-0.5 text-4xl text-grove-haldi @2xl:text-5xl print:text-3xl">
          {keysInHand.total === null && keysInHand.atLeast !== null && (
            <span className="mr-2 text-xl text-on-grove">at least</span>
          )}
          <span className="whitespace-nowrap">
            {totalCost === null && keysInHand.atLeast !== null
              ? allInclusiveText(keysInHand.atLeast)
              : allInclusiveText(totalCost)}
          </span>
        </p>
      </div>
      <ul className="flex flex-col justify-end gap-2.5 leading-snug @2xl:border-l @2xl:border-grove-line @2xl:pl-7">
        {perSqft !== null && <li className="figures">{perSqft}</li>}
        {!keysInHand.isComplete && (
          <li className="text-on-grove-soft">
            {keysInHand.atLeast === null ? 'Not known: ' : 'Not in it, because not known: '}
            <span className="text-on-grove">{unknownText(keysInHand)}</span>
          </li>
        )}
        {/* The line stands there before the limit is known, so that nothing moves. */}
        <li className="min-h-17 print:min-h-0">
          {verdict === undefined ? (
            <span className="text-on-grove-soft print:hidden">
              Search with a limit, such as “under 2 cr”, and we’ll show here how much of it is left.
            </span>
          ) : (
            <>
              <Verdict {...verdict} />
              {search !== '' && (
                <span className="ml-7 line-clamp-1 text-sm text-on-grove-soft">
                  From your search “{search}”
                </span>
              )}
            </>
          )}
        </li>
        <li className="print:hidden">
          <Link
            to={paths.emiCalculator(loanOnPrice(agreementPrice.totalAgg.value))}
            className="grove-link"
          >
            <Calculator aria-hidden="true" className="size-4.5 shrink-0" />
            Work out the instalment
          </Link>
        </li>
      </ul>
    </div>
  );
}

const SIGNS = {
  under: { Icon: CircleCheck, style: 'text-grove-haldi' },
  over: { Icon: TriangleAlert, style: 'text-grove-gulmohar' },
  open: { Icon: CircleDashed, style: 'text-on-grove' },
};

function Verdict({ tone, text }: Pick<AgainstLimit, 'tone' | 'text'>) {
  const { Icon, style } = SIGNS[tone];
  return (
    <span className={`figures flex gap-2 font-semibold text-pretty ${style}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {text}
    </span>
  );
}

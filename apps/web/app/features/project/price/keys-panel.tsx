import { withoutRingCodes } from '@manemitra/domain/ring-words';
import type { UnitPrice } from '@manemitra/contract/property-detail';
import { formatSquareFeet } from '@manemitra/domain/area';
import { againstLimit, type AgainstLimit } from '@manemitra/domain/against-limit';
import { COST_KEYS, withoutText } from '@manemitra/domain/cost-names';
import { RATE_DEFAULT, TENURE_DEFAULT_YEARS } from '@manemitra/domain/emi';
import { usualInstalment } from '@manemitra/domain/largest-loan';
import { formatRupees, formatShortAtLeast, formatShortRupees } from '@manemitra/domain/money';
import { Calculator, KeyRound } from 'lucide-react';
import { Link } from 'react-router';
import { loanOnPrice } from '#web/features/emi/public.ts';
import type { MoneyView } from '#web/browser/money-view.ts';
import { EachMoney } from '#web/features/money/public.ts';
import { paths } from '#web/paths.ts';
import { DOT } from '#web/ui/dot.ts';
import { Sign } from '#web/ui/sign.tsx';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import { dearestText } from './dearest-text.ts';
import { askText, perSqftText, unknownText } from './price-texts.ts';
import type { LimitForHome } from '../use-asked.ts';
import type { PriceOfProject } from './project-price.ts';

/** The one figure that counts: everything until the keys are handed over. */
export function KeysPanel({
  price,
  slug,
  possession,
  ofProject,
  budget,
  search,
}: {
  price: UnitPrice;
  /** Of the project. */
  slug: string;
  /** When one can move in, as far as it is known. */
  possession: string | null;
  ofProject: PriceOfProject | null;
  budget: LimitForHome;
  /** The sentence that names the limit. */
  search: string;
}) {
  const { unitId, label, size, agreementPrice, keysInHand } = price;
  const home = {
    price: agreementPrice.totalAgg.value,
    allInPrice: keysInHand.total,
    atLeast: keysInHand.total === null ? keysInHand.atLeast : null,
  };
  const verdict =
    budget === null || budget === 'other-homes' ? undefined : againstLimit(home, budget);
  const dearest = dearestText(price);
  const perSqft = perSqftText(keysInHand);
  const ask = askText(keysInHand);
  const sizeText = size.unit.startsWith(`${label}, `) ? size.unit.slice(label.length + 2) : null;
  // What is lived in stands before what is paid for.
  const carpet =
    keysInHand.perSqft?.of === 'carpet'
      ? `${formatSquareFeet(keysInHand.perSqft.sqft)} carpet`
      : null;
  const facts = [carpet === sizeText ? null : carpet, sizeText, possession]
    .filter((fact) => fact !== null)
    .join(DOT);
  return (
    <div className="on-grove keys-panel">
      <div className="min-w-0">
        <h3 className="display text-xl wrap-anywhere">{label}</h3>
        {facts !== '' && <p className="figures text-on-grove-soft">{facts}</p>}
        {dearest !== null && (
          <p className="figures mt-1 max-w-prose text-sm leading-snug text-on-grove-soft">
            {dearest}
          </p>
        )}
        <EachMoney>{(view) => <Lead price={price} ofProject={ofProject} view={view} />}</EachMoney>
      </div>
      <ul className="flex flex-col justify-end gap-2.5 leading-snug @2xl:border-l @2xl:border-grove-line @2xl:pl-7">
        {perSqft !== null && <li className="figures">{perSqft}</li>}
        {keysInHand.atLeast === null && (
          <li className="text-on-grove-soft">
            Not known: <span className="text-on-grove">{unknownText(keysInHand)}</span>
          </li>
        )}
        {ask !== null && <li className="text-sm text-on-grove-soft">{ask}</li>}
        {/* The line stands there before the limit is known, so that nothing moves. */}
        <li className="min-h-17 print:min-h-0">
          {verdict === undefined ? (
            <span className="text-on-grove-soft print:hidden">
              {budget === 'other-homes'
                ? `The limit of your search “${withoutRingCodes(search)}” is for other homes than this one.`
                : 'Search with a limit, such as “under 2 cr”, and we’ll show here how much of it is left.'}
            </span>
          ) : (
            <>
              <Verdict tone={verdict.tone} text={`${verdict.text}.`} />
              {search !== '' && (
                <span className="ml-6 line-clamp-1 text-sm text-on-grove-soft">
                  From your search “{withoutRingCodes(search)}”
                </span>
              )}
            </>
          )}
        </li>
        <li className="print:hidden">
          <Link
            to={paths.emiCalculator({
              project: slug,
              ...(search !== '' && { q: search }),
              home: unitId,
              ...loanOnPrice(agreementPrice.totalAgg.value),
            })}
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

/** The price that leads, in large type. Where the one that was chosen is not known it is everything until the keys. */
function Lead({
  price,
  ofProject,
  view,
}: {
  price: UnitPrice;
  ofProject: PriceOfProject | null;
  view: MoneyView;
}) {
  const { agreementPrice, totalCost, keysInHand } = price;
  const listed = agreementPrice.totalAgg.value;
  const isAtLeast = keysInHand.total === null && keysInHand.atLeast !== null;
  const all = totalCost ?? keysInHand.atLeast;
  const allIn = {
    what: isAtLeast
      ? 'What is known of the all-inclusive price'
      : 'All-in: approximate all-inclusive price',
    // As cards and lists write it; the table below has the form of the specification.
    sum: all === null ? 'Not known' : isAtLeast ? formatShortAtLeast(all) : formatShortRupees(all),
    before: isAtLeast ? 'at least' : '',
    without: isAtLeast ? withoutText(keysInHand.unknown, COST_KEYS.length) : null,
  };
  const led: typeof allIn =
    ofProject !== null
      ? { what: ofProject.what, sum: ofProject.sum, before: '', without: null }
      : listed === null || view === 'all-in'
        ? allIn
        : view === 'listed'
          ? {
              what: 'Listed price, before taxes and charges',
              sum: formatRupees(listed),
              before: '',
              without: null,
            }
          : {
              what: `EMI a month on the largest loan, ${RATE_DEFAULT} % over ${TENURE_DEFAULT_YEARS} years`,
              sum: formatRupees(usualInstalment(listed)),
              before: '',
              without: null,
            };
  return (
    <>
      <span className="mt-4 flex items-center gap-2 text-on-grove-soft print:mt-1">
        <KeyRound aria-hidden="true" className="size-4.5 shrink-0" />
        {led.what}
      </span>
      <span className="display figures mt-0.5 block text-4xl text-grove-haldi @2xl:text-5xl print:text-3xl">
        {led.before !== '' && <span className="text-xl text-on-grove">{led.before} </span>}
        {ofProject === null ? (
          <span className="whitespace-nowrap">{led.sum}</span>
        ) : (
          // Words stand beside the figure, and the next column begins where this one ends.
          <span className="block text-3xl text-pretty @2xl:text-4xl">
            <UnbrokenText text={led.sum} />
          </span>
        )}
      </span>
      {led.without !== null && <span className="mt-1 block leading-snug">{led.without}</span>}
    </>
  );
}

/** Those of the cards. */
const SIGNS = {
  under: { sign: 'check', style: 'text-grove-haldi' },
  over: { sign: 'notice', style: 'text-grove-gulmohar' },
  open: { sign: 'open', style: 'text-on-grove' },
} as const;

function Verdict({ tone, text }: Pick<AgainstLimit, 'tone' | 'text'>) {
  const { sign, style } = SIGNS[tone];
  return (
    <span className={`figures flex gap-2 font-semibold text-pretty ${style}`}>
      <Sign of={sign} className="mt-1 size-4" />
      {text}
    </span>
  );
}

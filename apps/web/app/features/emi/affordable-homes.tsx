import type { Affordable } from '@manemitra/domain/affordability';
import type { AffordableStep } from '@manemitra/domain/affordable-steps';
import { LOAN_MIN } from '@manemitra/domain/emi';
import { INSTALMENT_SHARES_SOURCE } from '@manemitra/domain/lending-rules';
import { formatRupees, formatShortRupees } from '@manemitra/domain/money';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonStyle, linkStyle } from '#web/ui/button.tsx';
import { budgetSentence } from './budget-link.ts';
import { type LoanInputs, writeInputs } from './loan-inputs.ts';

type FoundStep = AffordableStep & { found: Affordable };

/** First what is comfortable, in full, then what would be possible beyond it. At least one step has found something. */
export function AffordableHomes({
  steps,
  inputs,
}: {
  steps: readonly AffordableStep[];
  inputs: LoanInputs;
}) {
  const [lead, ...others] = steps.filter((step): step is FoundStep => step.found !== undefined);
  if (lead === undefined) return null;
  return (
    <div className="rounded-lg border border-hairline bg-surface p-5">
      {steps[0]?.found === undefined && (
        <p className="mb-3 text-haldi">
          Nothing more is comfortable: the EMIs you pay already take {steps[0]?.sharePercent} % of
          this income.
        </p>
      )}
      <p className="font-semibold">{LEADS[lead.kind]}</p>
      <p className="text-ink-soft">All in, you can look for a home of up to</p>
      <p className="display figures text-4xl text-areca">{formatRupees(lead.found.budget)}</p>
      <Ledger step={lead} inputs={inputs} />
      <Actions found={lead.found} inputs={inputs} />
      {others.length > 0 && (
        <dl className="figures mt-5 border-t border-outline">
          {others.map(({ kind, found }) => (
            <div
              key={kind}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-hairline py-2.5 last:border-b-0 last:pb-0"
            >
              <dt>
                {LEADS[kind]}
                <span className="block text-sm text-ink-faint">{beyondText(kind, found)}</span>
              </dt>
              <dd className={kind === 'ceiling' ? 'text-ink-soft' : 'font-semibold'}>
                {formatRupees(found.budget)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

const LEADS: Record<AffordableStep['kind'], string> = {
  comfortable: 'Comfortable',
  stretch: 'A stretch',
  ceiling: 'A lender’s ceiling',
};

/** `50 % of the income, ₹90,000 a month`; a ceiling with who sets it. */
function beyondText(kind: AffordableStep['kind'], { sharePercent, emi }: Affordable): string {
  const share = `EMIs of ${sharePercent} % of the income, ${formatRupees(emi)} a month for this home`;
  return kind === 'ceiling'
    ? `${share}: the most that would be lent, not advice. ${INSTALMENT_SHARES_SOURCE.name}.`
    : `${share}: little is left when something breaks.`;
}

function Ledger({ step: { found }, inputs }: { step: FoundStep; inputs: LoanInputs }) {
  const { loan, ownMoney, price, taxes, taxPercent, emi, sharePercent, limitedBy } = found;
  const rows: [label: string, rupees: number, note: string][] = [
    ['EMI left for a home', emi, `${sharePercent} % of the income, less what you pay already`],
    ['Loan', loan, LIMITS[limitedBy]],
    [
      inputs.savings === undefined ? 'Own money you need' : 'Own money you use',
      ownMoney,
      'the part of the price no bank lends, and the taxes',
    ],
    ['Price of the home', price, 'in the sale agreement'],
    [
      'Duty, registration, GST',
      taxes,
      `up to ${taxPercent.toFixed(1)} % of it, while it is being built`,
    ],
  ];
  return (
    <dl className="figures mt-4">
      {rows.map(([label, rupees, note]) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-hairline py-2"
        >
          <dt>
            {label}
            <span className="block text-sm text-ink-faint">{note}</span>
          </dt>
          <dd className="font-semibold">{formatRupees(rupees)}</dd>
        </div>
      ))}
    </dl>
  );
}

const LIMITS: Record<Affordable['limitedBy'], string> = {
  income: 'all that this EMI pays back',
  savings: 'less than your income allows: a bank lends only a part of the price',
  'largest-loan': 'the largest loan that this calculator handles',
};

function Actions({ found: { budget, loan }, inputs }: { found: Affordable; inputs: LoanInputs }) {
  const sentence = budgetSentence(budget);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Link to={paths.propertyList({ q: sentence })} className={buttonStyle()}>
        See projects {sentence.replace('home ', '')}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
      {loan >= LOAN_MIN && loan !== inputs.loan && (
        <Link
          to={paths.emiCalculator(writeInputs({ ...inputs, loan }))}
          preventScrollReset
          className={`inline-flex min-h-target items-center ${linkStyle}`}
        >
          Work out this loan of {formatShortRupees(loan)}
        </Link>
      )}
    </div>
  );
}

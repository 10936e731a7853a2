import { affordableSteps } from '@manemitra/domain/affordable-steps';
import {
  INSTALMENT_SHARES_SOURCE,
  instalmentShare,
  LOAN_TO_VALUE_SOURCE,
  TAXES_NOT_LENT_SOURCE,
} from '@manemitra/domain/lending-rules';
import type { Source } from '@manemitra/domain/source';
import { linkStyle } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AffordableHomes } from './affordable-homes.tsx';
import { AmountField } from './amount-field.tsx';
import type { InputNotes, LoanInputs } from './loan-inputs.ts';

/** What an income can carry at the rate and years above, by named rules. */
export function AffordabilityPart({
  inputs,
  notes,
  change,
  today,
}: {
  inputs: LoanInputs;
  notes: InputNotes;
  change: (part: Partial<LoanInputs>) => void;
  today: string;
}) {
  const { income, emis = 0, savings, rate, years } = inputs;
  const steps =
    income === undefined
      ? []
      : affordableSteps({
          monthlyIncome: income,
          otherEmis: emis,
          annualPercent: rate,
          years,
          today,
          ...(savings === undefined ? {} : { savings }),
        });
  const isAnyLeft = steps.some(({ found }) => found !== undefined);
  return (
    <section className="mt-12">
      <h2 className="display text-2xl">What can I afford?</h2>
      <p className="mt-1 mb-5 max-w-prose text-ink-soft">
        At {rate} % over {years} years, as above. We do not store these figures or pass them on.
        They stand in this page’s address, so they stay in your browser’s history, and whoever you
        send the link to can read them.
      </p>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-10">
        <div className="flex flex-col gap-4">
          <AmountField
            label="Monthly income"
            name="income"
            saysOptional={false}
            hint="After tax and what your employer deducts."
            value={income}
            error={notes.income}
            onChange={(rupees) => change({ income: rupees })}
          />
          <AmountField
            label="EMIs you pay already"
            name="emis"
            hint="Car, education and other loans, each month."
            value={inputs.emis}
            error={notes.emis}
            onChange={(rupees) => change({ emis: rupees })}
          />
          <AmountField
            label="Your own money for the home"
            name="savings"
            value={savings}
            error={notes.savings}
            onChange={(rupees) => change({ savings: rupees })}
          />
        </div>
        <div className="flex min-w-0 flex-col" aria-live="polite">
          {income === undefined && (
            <p className="flex min-h-32 flex-1 items-center rounded-lg border border-dashed border-outline p-5 text-ink-soft">
              Enter your monthly income to see the loan and the home it allows.
            </p>
          )}
          {income !== undefined && !isAnyLeft && (
            <Notice
              tone="warning"
              text={`A bank allows EMIs of up to ${instalmentShare(income)} % of this income in total, and the ones you pay already use all of that. Nothing is left for a home now.`}
            />
          )}
          {isAnyLeft && <AffordableHomes steps={steps} inputs={inputs} />}
          <Rules income={income} />
        </div>
      </div>
    </section>
  );
}

function Rules({ income }: { income: number | undefined }) {
  const share = income === undefined ? '20 to 66.67 %' : `${instalmentShare(income)} %`;
  return (
    <div className="mt-4 max-w-prose text-sm text-ink-soft">
      <p>The rules behind it, each bank may be stricter:</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        <li>
          Comfortable and stretch are our own judgement: what is left to live on after all EMIs. No
          bank asks for it.
        </li>
        <li>
          The ceiling is one bank’s: all EMIs together may take {share} of the income after
          deductions, rising with the income. <Cited source={INSTALMENT_SHARES_SOURCE} />
        </li>
        <li>
          A loan may be 90 % of the price up to ₹30 L of loan, 80 % up to ₹75 L, 75 % above.{' '}
          <Cited source={LOAN_TO_VALUE_SOURCE} />
        </li>
        <li>
          Stamp duty and registration are not lent for homes above ₹10 L.{' '}
          <Cited source={TAXES_NOT_LENT_SOURCE} />
        </li>
      </ul>
    </div>
  );
}

function Cited({ source: { name, url } }: { source: Source }) {
  return url === null ? (
    name
  ) : (
    <a href={url} rel="noreferrer" className={linkStyle}>
      {name}
    </a>
  );
}

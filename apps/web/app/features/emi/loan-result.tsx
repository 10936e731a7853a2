import { type Emi } from '@manemitra/domain/emi';
import { formatRupees } from '@manemitra/domain/money';
import { rupeesInWords } from '@manemitra/domain/rupees-in-words';

/** What the loan costs: a month, which is said in words too, in interest, and in all (spec 2). */
export function LoanResult({ loan, result }: { loan: number; result: Emi }) {
  const { emi, totalInterest, totalAmount } = result;
  const interestShare = Math.round((100 * totalInterest) / totalAmount);
  return (
    <div className="on-grove grid gap-x-12 gap-y-6 rounded-lg bg-grove px-5 py-6 text-on-grove sm:px-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:items-center">
      <div aria-live="polite" aria-atomic="true">
        <h2 className="text-on-grove-soft">EMI, each month</h2>
        <p className="display figures mt-0.5 text-5xl text-grove-haldi">{formatRupees(emi)}</p>
        <p className="mt-2 max-w-prose text-on-grove-soft first-letter:uppercase">
          {rupeesInWords(emi)}
        </p>
      </div>
      <div>
        <div
          aria-hidden="true"
          className="flex h-3 overflow-hidden rounded-full border border-grove-line"
        >
          <span className="bg-on-grove-soft" style={{ width: `${100 - interestShare}%` }} />
          <span className="flex-1 bg-grove-haldi" />
        </div>
        <dl className="mt-4 grid gap-x-6 gap-y-4 min-[480px]:grid-cols-3">
          <Amount label="Loan amount" rupees={loan} mark="bg-on-grove-soft" />
          <Amount label="Total interest" rupees={totalInterest} mark="bg-grove-haldi" />
          <Amount label="Total amount" rupees={totalAmount} />
        </dl>
        <p className="mt-4 text-sm text-on-grove-soft">
          {interestShare} % of what you pay is interest. Worked out on the reducing balance, month
          by month, to the paisa, and rounded only here; lenders set their own rates and fees.
        </p>
      </div>
    </div>
  );
}

function Amount({ label, rupees, mark }: { label: string; rupees: number; mark?: string }) {
  return (
    <div>
      <dt className="flex items-center gap-2 text-sm text-on-grove-soft">
        {/* Its part of the bar. */}
        {mark !== undefined && (
          <span aria-hidden="true" className={`h-3 w-5 shrink-0 rounded-[2px] ${mark}`} />
        )}
        {label}
      </dt>
      <dd>
        <span className="display figures block text-xl">{formatRupees(rupees)}</span>
      </dd>
    </div>
  );
}

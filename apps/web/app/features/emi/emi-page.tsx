import { emiOf } from '@manemitra/domain/emi';
import { repaymentOf } from '@manemitra/domain/repayment';
import { Form } from 'react-router';
import { buttonStyle } from '#web/ui/button.tsx';
import { AffordabilityPart } from './affordability-part.tsx';
import { LoanFields } from './loan-fields.tsx';
import { LoanResult } from './loan-result.tsx';
import { type LoanProject, ProjectBanner } from './project-banner.tsx';
import { useLoanInputs } from './use-loan-inputs.ts';
import { PrepaymentWhatIf, RateWhatIf } from './what-ifs.tsx';
import { YearsPicture } from './years-picture.tsx';
import { YearsTable } from './years-table.tsx';

/** The EMI calculator (spec 2): one form, so that it works without JavaScript too. */
export function EmiPage({
  about,
  today,
}: {
  about: LoanProject | 'missing' | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
}) {
  const { inputs, notes, change, version } = useLoanInputs();
  const loan = { principal: inputs.loan, annualPercent: inputs.rate, years: inputs.years };
  const { years } = repaymentOf(loan);
  const parts = { inputs, notes, change };
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 sm:px-6 lg:py-8">
      <h1 className="page-title">EMI Calculator</h1>
      <p className="mt-1 max-w-prose text-ink-soft">
        What a home loan costs each month and in total, and what you save by paying ahead.
      </p>
      {about !== undefined && (
        <div className="mt-5">
          <ProjectBanner about={about} />
        </div>
      )}
      <Form
        // The address gives the first values of the fields.
        key={version}
        aria-label="EMI calculator"
        onSubmit={(event) => event.preventDefault()}
      >
        {(['project', 'q', 'home'] as const).map(
          (name) =>
            inputs[name] !== undefined && (
              <input key={name} type="hidden" name={name} value={inputs[name]} />
            ),
        )}
        {/* On wide screens one below the other: beside three sliders the result would be half empty. */}
        <div className="mt-6 grid gap-6">
          <div className="rounded-lg border border-hairline bg-surface p-5 sm:p-6">
            <LoanFields {...parts} />
            <SendButton />
          </div>
          <LoanResult loan={inputs.loan} result={emiOf(inputs.loan, inputs.rate, inputs.years)} />
        </div>

        <section className="mt-12">
          <h2 className="display mb-5 text-2xl">Where the money goes, year by year</h2>
          <div className="grid gap-8 lg:grid-cols-2 lg:gap-10">
            <YearsPicture years={years} principal={inputs.loan} />
            <YearsTable years={years} />
          </div>
        </section>

        <section className="mt-12">
          <h2 className="display mb-5 text-2xl">What if…</h2>
          <div className="grid gap-6 lg:grid-cols-2">
            <PrepaymentWhatIf loan={loan} {...parts} />
            <RateWhatIf loan={loan} {...parts} />
          </div>
          <SendButton />
        </section>

        <AffordabilityPart {...parts} today={today} />
        <SendButton />
      </Form>
    </div>
  );
}

/** Without JavaScript the page is worked out by the server. */
function SendButton() {
  return (
    <div className="mt-5 hidden noscript:block">
      <button type="submit" className={buttonStyle()}>
        Work it out
      </button>
    </div>
  );
}

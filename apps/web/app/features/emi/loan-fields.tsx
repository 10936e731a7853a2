import {
  LOAN_MAX,
  LOAN_MIN,
  LOAN_STEP,
  RATE_MAX,
  RATE_MIN,
  RATE_STEP,
  TENURE_MAX_YEARS,
  TENURE_MIN_YEARS,
} from '@manemitra/domain/emi';
import { CRORE, formatShortRupees } from '@manemitra/domain/money';
import { SliderField } from '#web/ui/slider-field.tsx';
import type { InputNotes, LoanInputs } from './loan-inputs.ts';

/** Loan, rate and years, by slider or typed (spec 9). */
export function LoanFields({
  inputs,
  notes,
  change,
}: {
  inputs: LoanInputs;
  notes: InputNotes;
  change: (part: Partial<LoanInputs>) => void;
}) {
  return (
    <div className="grid gap-7 lg:grid-cols-3 lg:gap-12">
      <SliderField
        label="Loan amount"
        name="loan"
        keeps="digits"
        prefix="₹"
        min={LOAN_MIN}
        max={LOAN_MAX}
        step={LOAN_STEP}
        value={inputs.loan}
        marks={[1, 2, 3, 4].map((crores) => crores * CRORE)}
        writeMark={formatShortRupees}
        note={notes.loan}
        onChange={(loan) => change({ loan: Math.round(loan) })}
      />
      <SliderField
        label="Interest rate"
        name="rate"
        keeps="digits-and-dot"
        suffix="%"
        min={RATE_MIN}
        max={RATE_MAX}
        step={RATE_STEP}
        marks={[7.5, 10, 12.5]}
        value={inputs.rate}
        note={notes.rate}
        onChange={(rate) => change({ rate: Math.round(rate * 100) / 100 })}
      />
      <SliderField
        label="Tenure"
        name="years"
        keeps="digits"
        suffix="years"
        min={TENURE_MIN_YEARS}
        max={TENURE_MAX_YEARS}
        step={1}
        marks={[5, 10, 15, 20, 25]}
        writeMark={String}
        value={inputs.years}
        write={(years) => `${years} ${years === 1 ? 'year' : 'years'}`}
        note={notes.years}
        onChange={(years) => change({ years: Math.round(years) })}
      />
    </div>
  );
}

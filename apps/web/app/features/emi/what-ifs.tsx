import { RATE_MAX, RATE_MIN, type Loan } from '@manemitra/domain/emi';
import { prepaymentSavings, rateChange } from '@manemitra/domain/repayment';
import { type ReactNode, useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { AmountField } from './amount-field.tsx';
import type { InputNotes, LoanInputs } from './loan-inputs.ts';
import { prepaymentText, rateChangeTexts } from './what-if-words.ts';

interface Part {
  loan: Loan;
  inputs: LoanInputs;
  notes: InputNotes;
  change: (part: Partial<LoanInputs>) => void;
}

/** What if I pay ahead: the EMI stays, the loan ends sooner. */
export function PrepaymentWhatIf({ loan, inputs, notes, change }: Part) {
  const { once, onceYear, yearly } = inputs;
  const isAsked = once !== undefined || yearly !== undefined;
  return (
    <WhatIf
      title="If you pay ahead"
      text="The EMI stays as it is; anything extra you pay goes straight to the principal."
      result={
        isAsked
          ? [
              prepaymentText(
                prepaymentSavings(loan, {
                  ...(once === undefined ? {} : { once: { rupees: once, year: onceYear } }),
                  ...(yearly === undefined ? {} : { yearly }),
                }),
              ),
            ]
          : undefined
      }
    >
      <AmountField
        label="Once"
        name="once"
        saysOptional={false}
        value={once}
        error={notes.once}
        onChange={(rupees) => change({ once: rupees })}
      />
      <YearField
        label="At the end of"
        name="onceYear"
        from={1}
        to={loan.years}
        value={onceYear}
        onChange={(year) => change({ onceYear: year })}
      />
      <AmountField
        label="Every year"
        name="yearly"
        saysOptional={false}
        value={yearly}
        error={notes.yearly}
        onChange={(rupees) => change({ yearly: rupees })}
      />
    </WhatIf>
  );
}

/** What if the rate changes: both ways that a bank has to offer. */
export function RateWhatIf({ loan, inputs, notes, change }: Part) {
  const { newRate, rateAfter } = inputs;
  return (
    <WhatIf
      title="If the rate changes"
      text="Most home loans float with the bank’s rate. Since 2023 a bank must let you choose: a longer loan, or a higher EMI."
      result={
        newRate === undefined ? undefined : rateChangeTexts(rateChange(loan, newRate, rateAfter))
      }
    >
      <RateField
        value={newRate}
        note={notes.newRate}
        onChange={(rate) => change({ newRate: rate })}
      />
      <YearField
        label="After"
        name="rateAfter"
        from={0}
        to={loan.years - 1}
        value={rateAfter}
        onChange={(year) => change({ rateAfter: year })}
      />
    </WhatIf>
  );
}

function WhatIf({
  title,
  text,
  result,
  children,
}: {
  title: string;
  text: string;
  result: string[] | undefined;
  children: ReactNode;
}) {
  return (
    <section className="flex flex-col rounded-lg border border-hairline bg-surface p-5">
      <h3 className="display text-xl">{title}</h3>
      <p className="mt-1 mb-4 text-ink-soft">{text}</p>
      <div className="grid gap-4 min-[480px]:grid-cols-2">{children}</div>
      <div
        aria-live="polite"
        className={`figures mt-5 flex flex-1 flex-col justify-center gap-1.5 rounded-md px-4 py-3 leading-snug ${result === undefined ? 'border border-dashed border-outline text-ink-soft' : 'bg-areca-tint font-semibold text-areca-strong'}`}
      >
        {(result ?? ['Fill one in to see what changes.']).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </section>
  );
}

function YearField({
  label,
  name,
  from,
  to,
  value,
  onChange,
}: {
  label: string;
  name: string;
  from: number;
  to: number;
  value: number;
  onChange: (year: number) => void;
}) {
  return (
    <Field label={label}>
      <Select name={name} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {Array.from({ length: to - from + 1 }, (_, at) => from + at).map((year) => (
          <option key={year} value={year}>
            {year === 0 ? 'from the start' : `year ${year}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** An optional rate. One out of bounds gets a message and is not used. */
function RateField({
  value,
  note,
  onChange,
}: {
  value: number | undefined;
  note: string | undefined;
  onChange: (rate: number | undefined) => void;
}) {
  const [draft, setDraft] = useState<string>();
  const typed = draft === undefined ? undefined : Number(draft);
  const isOut = typed !== undefined && typed > 0 && (typed < RATE_MIN || typed > RATE_MAX);
  const error = isOut ? `A rate from ${RATE_MIN} to ${RATE_MAX} % can be used.` : note;
  return (
    <Field
      label="New rate"
      isOptional
      saysOptional={false}
      error={draft === '' ? undefined : error}
    >
      <TextInput
        name="newRate"
        suffix="%"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={draft ?? value ?? ''}
        onChange={(event) => {
          const kept = event.target.value.replaceAll(/[^\d.]/g, '');
          const rate = Math.round(Number(kept) * 100) / 100;
          setDraft(kept);
          onChange(rate >= RATE_MIN && rate <= RATE_MAX ? rate : undefined);
        }}
      />
    </Field>
  );
}

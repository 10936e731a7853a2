import type { REGISTRATION_STATES } from '@manemitra/domain/register';
import { RERA_EXAMPLE } from '@manemitra/domain/rera-number';
import { APPROVERS } from '@manemitra/query/criteria';
import { ChoiceField, DateField, TextField } from '../entry-fields.tsx';
import type { SectionProps } from '../section-props.ts';
import { FieldGroup, FieldRows } from './field-group.tsx';

const APPROVER_WORDS: Partial<Record<(typeof APPROVERS)[number], string>> = {
  'local-planning-authority': 'Local planning authority',
  panchayat: 'Gram panchayat',
};
const APPROVER_OPTIONS = APPROVERS.map((value) => ({
  value,
  label: APPROVER_WORDS[value] ?? value,
}));

const STATE_OPTIONS = [
  { value: 'applied', label: 'Applied for' },
  { value: 'registered', label: 'Registered' },
  { value: 'completed', label: 'Completed' },
  { value: 'lapsed', label: 'Lapsed' },
  { value: 'revoked', label: 'Revoked' },
] as const satisfies readonly { value: (typeof REGISTRATION_STATES)[number]; label: string }[];

/** Who sanctioned the plan. */
export function ApprovalFields({ values, errors, set }: SectionProps<'legal'>) {
  return (
    <FieldGroup title="Approval">
      <ChoiceField
        label="Approved by"
        options={APPROVER_OPTIONS}
        error={errors['approver']}
        value={values.approver}
        onChange={(approver) => set({ approver })}
      />
      <TextField
        label="Reference of the approval"
        error={errors['approvalReference']}
        value={values.approvalReference}
        onChange={(approvalReference) => set({ approvalReference })}
      />
    </FieldGroup>
  );
}

/** The entry in the RERA register. */
export function RegistrationFields({ values, errors, set }: SectionProps<'legal'>) {
  const { reraNumbers, reraParts } = values;
  const partOf = (at: number): string | null => reraParts?.[reraNumbers[at] ?? ''] ?? null;
  /** The parts with another one for a number. */
  const withPart = (number: string, part: string | null): Record<string, string> | null => {
    const { [number]: _was, ...rest } = reraParts ?? {};
    const parts = part === null || part === '' ? rest : { ...rest, [number]: part };
    return Object.keys(parts).length === 0 ? null : parts;
  };
  return (
    <FieldGroup title="RERA">
      <FieldRows
        label="RERA numbers"
        add="Add a RERA number"
        error={errors['reraNumbers']}
        count={reraNumbers.length}
        onAdd={() => set({ reraNumbers: [...reraNumbers, ''] })}
        onRemove={(at) =>
          set({
            reraNumbers: reraNumbers.toSpliced(at, 1),
            reraParts: withPart(reraNumbers[at] ?? '', null),
          })
        }
      >
        {(at) => (
          <div className="sm:col-span-2">
            <TextField
              label={`RERA number ${at + 1}`}
              hint={`Like ${RERA_EXAMPLE}.`}
              error={errors[`reraNumbers.${at}`]}
              value={reraNumbers[at] ?? null}
              onChange={(number) => {
                const { [reraNumbers[at] ?? '']: part, ...rest } = reraParts ?? {};
                set({
                  reraNumbers: reraNumbers.with(at, number ?? ''),
                  ...(part !== undefined && { reraParts: { ...rest, [number ?? '']: part } }),
                });
              }}
            />
            {(reraNumbers.length > 1 || partOf(at) !== null) && (
              <TextField
                label={`Tower or phase of RERA number ${at + 1}`}
                error={errors[`reraParts.${reraNumbers[at] ?? ''}`]}
                value={partOf(at)}
                onChange={(part) => set({ reraParts: withPart(reraNumbers[at] ?? '', part) })}
              />
            )}
          </div>
        )}
      </FieldRows>
      <ChoiceField
        label="State of the registration"
        hint="One that is applied for has no number yet."
        options={STATE_OPTIONS}
        error={errors['reraStatus']}
        value={values.reraStatus}
        onChange={(reraStatus) => set({ reraStatus })}
      />
      <DateField
        label="Approved on"
        error={errors['reraApprovedOn']}
        value={values.reraApprovedOn}
        onChange={(reraApprovedOn) => set({ reraApprovedOn })}
      />
      <DateField
        label="Valid until"
        hint="The end as it was registered first."
        error={errors['reraValidUntil']}
        value={values.reraValidUntil}
        onChange={(reraValidUntil) => set({ reraValidUntil })}
      />
      <DateField
        label="Extended until"
        error={errors['reraExtendedUntil']}
        value={values.reraExtendedUntil}
        onChange={(reraExtendedUntil) => set({ reraExtendedUntil })}
      />
      <DateField
        label="Register seen on"
        hint="When a person of our staff looked; the page says so. Without a number it means: looked up, not found."
        error={errors['reraCheckedOn']}
        value={values.reraCheckedOn}
        onChange={(reraCheckedOn) => set({ reraCheckedOn })}
      />
    </FieldGroup>
  );
}

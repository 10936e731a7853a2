import { APPROVERS } from '@manemitra/query/criteria';
import { LAND_CONVERSIONS } from '@manemitra/domain/verdict/facts';
import { KHATHA_CLASSES, khathaLabel } from '@manemitra/domain/khatha';
import { conversionLabel } from '@manemitra/domain/labels';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField, DateField, TextField, YesNoField } from '../entry-fields.tsx';
import type { SectionProps } from '../section-props.ts';

const KHATHA_OPTIONS = KHATHA_CLASSES.map((value) => ({ value, label: khathaLabel(value) }));
const CONVERSION_OPTIONS = LAND_CONVERSIONS.map((value) => ({
  value,
  label: conversionLabel(value),
}));
const APPROVER_WORDS: Partial<Record<(typeof APPROVERS)[number], string>> = {
  'local-planning-authority': 'Local planning authority',
  panchayat: 'Gram panchayat',
};
const APPROVER_OPTIONS = APPROVERS.map((value) => ({
  value,
  label: APPROVER_WORDS[value] ?? value,
}));
const CERTIFICATES = [
  { field: 'occupancyCertificate', name: 'Occupancy certificate (OC)' },
  { field: 'commencementCertificate', name: 'Commencement certificate (CC)' },
] as const;

export function LegalSection({ values, errors, set }: SectionProps<'legal'>) {
  const { surveyNumbers, reraNumbers } = values;
  return (
    <>
      <Group title="Title">
        <ChoiceField
          label="Khata class"
          hint="Of the project as a whole."
          options={KHATHA_OPTIONS}
          error={errors['khatha']}
          value={values.khatha}
          onChange={(khatha) => set({ khatha })}
        />
        <YesNoField
          label="Is it an e-khata?"
          hint="The digital form, issued for A and for B."
          error={errors['eKhatha']}
          value={values.eKhatha}
          onChange={(eKhatha) => set({ eKhatha })}
        />
        <ChoiceField
          label="Conversion of the land"
          hint="From agricultural use."
          options={CONVERSION_OPTIONS}
          error={errors['conversion']}
          value={values.conversion}
          onChange={(conversion) => set({ conversion })}
        />
        <YesNoField
          label="Is there a court case over the land?"
          error={errors['isLitigated']}
          value={values.isLitigated}
          onChange={(isLitigated) => set({ isLitigated })}
        />
        <Rows
          label="Survey numbers"
          add="Add a survey number"
          error={errors['surveyNumbers']}
          count={surveyNumbers.length}
          onAdd={() =>
            set({ surveyNumbers: [...surveyNumbers, { number: '', khatha: null, eKhatha: null }] })
          }
          onRemove={(at) => set({ surveyNumbers: surveyNumbers.toSpliced(at, 1) })}
        >
          {(at) => {
            const row = surveyNumbers[at];
            if (row === undefined) return null;
            const change = (part: Partial<typeof row>): void =>
              set({ surveyNumbers: surveyNumbers.with(at, { ...row, ...part }) });
            return (
              <>
                <TextField
                  label={`Survey number ${at + 1}`}
                  error={errors[`surveyNumbers.${at}.number`]}
                  value={row.number}
                  onChange={(number) => change({ number: number ?? '' })}
                />
                <ChoiceField
                  label={`Khata class of number ${at + 1}`}
                  options={KHATHA_OPTIONS}
                  error={errors[`surveyNumbers.${at}.khatha`]}
                  value={row.khatha}
                  onChange={(khatha) => change({ khatha })}
                />
                <YesNoField
                  label={`Is number ${at + 1} an e-khata?`}
                  error={errors[`surveyNumbers.${at}.eKhatha`]}
                  value={row.eKhatha}
                  onChange={(eKhatha) => change({ eKhatha })}
                />
              </>
            );
          }}
        </Rows>
      </Group>
      <Group title="Approval">
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
      </Group>
      <Group title="RERA">
        <Rows
          label="RERA numbers"
          add="Add a RERA number"
          error={errors['reraNumbers']}
          count={reraNumbers.length}
          onAdd={() => set({ reraNumbers: [...reraNumbers, ''] })}
          onRemove={(at) => set({ reraNumbers: reraNumbers.toSpliced(at, 1) })}
        >
          {(at) => (
            <div className="sm:col-span-2">
              <TextField
                label={`RERA number ${at + 1}`}
                hint="Like PRM/KA/RERA/1251/308/PR/270922/005268."
                error={errors[`reraNumbers.${at}`]}
                value={reraNumbers[at] ?? null}
                onChange={(number) => set({ reraNumbers: reraNumbers.with(at, number ?? '') })}
              />
            </div>
          )}
        </Rows>
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
      </Group>
      <Group title="Certificates">
        {CERTIFICATES.map(({ field, name }) => (
          <Certificate
            key={field}
            name={name}
            errors={errors}
            path={field}
            value={values[field]}
            onChange={(certificate) => set({ [field]: certificate })}
          />
        ))}
      </Group>
    </>
  );
}

type CertificateValue = SectionProps<'legal'>['values']['occupancyCertificate'];

function Certificate({
  name,
  errors,
  path,
  value,
  onChange,
}: {
  name: string;
  errors: SectionProps<'legal'>['errors'];
  path: string;
  value: CertificateValue;
  onChange: (value: CertificateValue) => void;
}) {
  return (
    <>
      <YesNoField
        label={`${name} received?`}
        error={errors[path] ?? errors[`${path}.received`]}
        value={value?.received ?? null}
        onChange={(received) =>
          onChange(
            received === null ? null : { received, on: received ? (value?.on ?? null) : null },
          )
        }
      />
      {value?.received === true ? (
        <DateField
          label={`${name}: date`}
          error={errors[`${path}.on`]}
          value={value.on}
          onChange={(on) => onChange({ received: true, on })}
        />
      ) : (
        <span className="hidden sm:block" />
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-hairline pt-5 first:border-t-0 first:pt-0">
      <legend className="display float-left mb-4 w-full text-lg">{title}</legend>
      <div className="clear-both grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** Entries of which there may be none or many, each removed by a button of its own. */
function Rows({
  label,
  add,
  error,
  count,
  onAdd,
  onRemove,
  children,
}: {
  label: string;
  add: string;
  error: string | undefined;
  count: number;
  onAdd: () => void;
  onRemove: (at: number) => void;
  children: (at: number) => ReactNode;
}) {
  return (
    <div className="flex flex-col gap-3 sm:col-span-2">
      {count > 0 && (
        <ul aria-label={label} className="flex flex-col gap-3">
          {Array.from({ length: count }, (_, at) => (
            // An entry has no name of its own, and its text is what is being typed.
            // oxlint-disable-next-line react/no-array-index-key -- the place is what it is known by
            <li key={at} className="flex items-start gap-2 rounded-md bg-ground p-3">
              <div className="grid min-w-0 flex-1 grid-cols-1 gap-3 sm:grid-cols-2">
                {children(at)}
              </div>
              <Button
                kind="quiet"
                size="icon"
                className="mt-8"
                aria-label={`Remove ${label.toLowerCase().replace(/s$/, '')} ${at + 1}`}
                onClick={() => onRemove(at)}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite" className="text-sm text-gulmohar empty:hidden">
        {error}
      </p>
      <Button kind="soft" size="small" className="self-start" onClick={onAdd}>
        <Plus aria-hidden="true" className="size-4" />
        {add}
      </Button>
    </div>
  );
}

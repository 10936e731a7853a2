import type { SectionProps } from '../section-props.ts';
import { CertificateFields } from './certificate-fields.tsx';
import { ApprovalFields, RegistrationFields } from './registration-fields.tsx';
import { TitleFields } from './title-fields.tsx';

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
  const { surveyNumbers, reraNumbers, reraParts } = values;
  const partOf = (at: number): string | null => reraParts?.[reraNumbers[at] ?? ''] ?? null;
  /** The parts with another one for a number. */
  const withPart = (number: string, part: string | null): Record<string, string> | null => {
    const { [number]: _was, ...rest } = reraParts ?? {};
    const parts = part === null || part === '' ? rest : { ...rest, [number]: part };
    return Object.keys(parts).length === 0 ? null : parts;
  };
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
                hint="Like PRM/KA/RERA/1251/308/PR/270922/005268."
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

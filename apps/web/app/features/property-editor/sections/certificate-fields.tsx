import { DateField, YesNoField } from '../entry-fields.tsx';
import type { SectionProps } from '../section-props.ts';
import { FieldGroup } from './field-group.tsx';

const CERTIFICATES = [
  { field: 'occupancyCertificate', name: 'Occupancy certificate (OC)' },
  { field: 'commencementCertificate', name: 'Commencement certificate (CC)' },
] as const;

/** Certificates of the building. */
export function CertificateFields({ values, errors, set }: SectionProps<'legal'>) {
  return (
    <FieldGroup title="Certificates">
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
    </FieldGroup>
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

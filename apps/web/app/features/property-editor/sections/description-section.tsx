import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import type { SectionProps } from '../section-props.ts';

const MOST = 5000;

export function DescriptionSection({ values, errors, set }: SectionProps<'description'>) {
  const text = values.description ?? '';
  return (
    <Field
      label="Description"
      hint={`${formatIndianNumber(text.length)} of ${formatIndianNumber(MOST)} characters.`}
      error={errors['description']}
      isOptional
      saysOptional={false}
    >
      <TextArea
        rows={10}
        className="max-h-none min-h-60"
        value={text}
        onChange={(event) =>
          set({ description: event.target.value === '' ? null : event.target.value })
        }
      />
    </Field>
  );
}

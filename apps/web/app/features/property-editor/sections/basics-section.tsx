import { AreaField, NumberField, TextField } from '../entry-fields.tsx';
import type { SectionProps } from '../section-props.ts';

const COUNTS = [
  { field: 'totalUnits', label: 'Homes in total', hint: 'In the whole project.' },
  { field: 'towers', label: 'Towers', hint: undefined },
  { field: 'floors', label: 'Floors', hint: 'Above the ground floor.' },
  { field: 'basements', label: 'Basements', hint: undefined },
] as const;

export function BasicsSection({ values, errors, set }: SectionProps<'basics'>) {
  return (
    <>
      <TextField
        label="Name"
        hint="As the promoter writes it."
        error={errors['name']}
        value={values.name}
        onChange={(name) => set({ name: name ?? '' })}
      />
      <TextField
        label="Promoter"
        hint="By any name of a promoter that we know. Only our own staff may change whose project it is."
        error={errors['promoter']}
        value={values.promoter}
        onChange={(promoter) => set({ promoter: promoter ?? '' })}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {COUNTS.map(({ field, label, hint }) => (
          <NumberField
            key={field}
            label={label}
            hint={hint}
            inputMode="numeric"
            error={errors[field]}
            value={values[field]}
            onChange={(value) => set({ [field]: value })}
          />
        ))}
        <AreaField
          label="Land"
          hint="In square metres; “2 acres” works too."
          stored="sqm"
          also="acre"
          error={errors['landSqm']}
          value={values.landSqm}
          onChange={(landSqm) => set({ landSqm })}
        />
        <AreaField
          label="Open space"
          hint={openShare(values)}
          stored="sqm"
          also="sqft"
          error={errors['openSqm']}
          value={values.openSqm}
          onChange={(openSqm) => set({ openSqm })}
        />
      </div>
    </>
  );
}

function openShare({ landSqm, openSqm }: SectionProps<'basics'>['values']): string {
  if (landSqm === null || openSqm === null || !(landSqm > 0)) return 'Of the land, not built on.';
  return `${Math.round((100 * openSqm) / landSqm)} % of the land.`;
}

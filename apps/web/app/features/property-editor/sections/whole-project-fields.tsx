import { OpenRangeField, SQUARE_METRES } from '../entry-fields.tsx';
import type { SectionProps } from '../section-props.ts';
import { FieldGroup } from './field-group.tsx';

const RUPEES = { prefix: '₹' };

const RANGES = [
  { field: 'priceRange', label: 'Prices, before taxes', input: RUPEES },
  { field: 'allInPriceRange', label: 'All-in prices', input: RUPEES },
  { field: 'rateRange', label: 'Rate per sq ft, before taxes', input: RUPEES },
  { field: 'carpetRange', label: 'Carpet areas', input: SQUARE_METRES },
  { field: 'superBuiltUpRange', label: 'Super built-up areas', input: SQUARE_METRES },
  { field: 'plotRange', label: 'Plots', input: SQUARE_METRES },
  { field: 'areaRange', label: 'Areas, of which kind is not known', input: SQUARE_METRES },
] as const;

/** What is known of the project as a whole, and not of which of its homes. */
export function WholeProjectFields({ values, errors, set }: SectionProps<'units'>) {
  return (
    <FieldGroup title="Of the whole project">
      <p className="text-sm text-ink-soft sm:col-span-2">
        Where it is not known which home it is of. One end is enough.
      </p>
      {RANGES.map(({ field, label, input }) => (
        <OpenRangeField
          key={field}
          label={label}
          path={field}
          errors={errors}
          input={input}
          value={values[field]}
          onChange={(range) => set({ [field]: range })}
        />
      ))}
    </FieldGroup>
  );
}

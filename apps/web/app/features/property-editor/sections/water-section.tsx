import { WATER_SOURCES } from '@manemitra/query/criteria';
import { NumberField } from '../entry-fields.tsx';
import type { SectionProps } from '../section-props.ts';
import { ChipChoice } from '../chip-choice.tsx';

const WORDS: Record<(typeof WATER_SOURCES)[number], string> = {
  cauvery: 'Cauvery (BWSSB)',
  borewell: 'Borewell',
  tanker: 'Tanker',
  recycled: 'Recycled',
};

export function WaterSection({ values, errors, set }: SectionProps<'water-and-charges'>) {
  return (
    <>
      <ChipChoice
        label="Water sources"
        hint="What comes out of the taps today, not what is planned."
        error={errors['waterSources']}
        options={WATER_SOURCES.map((value) => ({ value, label: WORDS[value] }))}
        value={values.waterSources}
        onChange={(waterSources) => set({ waterSources })}
      />
      <div className="max-w-sm">
        <NumberField
          label="Maintenance"
          hint="Rupees per square foot per month, on the area it is charged on."
          prefix="₹"
          error={errors['maintenancePerSqft']}
          value={values.maintenancePerSqft}
          onChange={(maintenancePerSqft) => set({ maintenancePerSqft })}
        />
      </div>
    </>
  );
}

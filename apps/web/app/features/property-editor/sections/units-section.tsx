import { dayInIndia } from '@manemitra/domain/moments';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { saleFactsOf } from '../live-price.ts';
import type { SectionProps } from '../section-props.ts';
import { UnitCard } from '../unit-card.tsx';
import { nextUnits, type UnitEvent } from '../unit-rows.ts';
import { WholeProjectFields } from './whole-project-fields.tsx';

export function UnitsSection(props: SectionProps<'units'>) {
  const { values, errors, set, property } = props;
  // A sale registered now is taxed as of today.
  const [today] = useState(() => dayInIndia(new Date().toISOString()));
  const sale = saleFactsOf(property, today);
  const { units } = values;
  const tell = (event: UnitEvent): void => set({ units: [...nextUnits(units, event)] });

  return (
    <>
      {errors['units'] !== undefined && <p className="text-gulmohar">{errors['units']}</p>}
      {units.length === 0 && (
        <p className="rounded-lg border border-dashed border-outline p-5 text-ink-soft">
          No unit types yet. Without one, no search by size finds the project, and one by budget
          only names it.
        </p>
      )}
      <ol className="flex flex-col gap-4">
        {units.map((unit, at) => (
          <UnitCard
            // A type has no identity beyond its place; its name is what is being typed.
            // oxlint-disable-next-line react/no-array-index-key -- every value of it is held by the section
            key={at}
            unit={unit}
            place={{ at, count: units.length }}
            sale={sale}
            errors={errors}
            tell={tell}
            onRemove={() => {
              tell({ kind: 'removed', at });
              showToast({
                kind: 'info',
                text: `${unit.label === '' ? 'The unit type' : unit.label} removed; not saved yet.`,
                position: 'top-center',
              });
            }}
          />
        ))}
      </ol>
      <Button kind="soft" className="self-start" onClick={() => tell({ kind: 'added' })}>
        <Plus aria-hidden="true" className="size-4" />
        Add a unit type
      </Button>
      <WholeProjectFields {...props} />
    </>
  );
}

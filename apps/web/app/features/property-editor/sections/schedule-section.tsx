import { possessionStatusLabel } from '@manemitra/domain/labels';
import { STATED_STATUSES } from '@manemitra/query/criteria';
import { ChoiceField, PeriodField } from '../entry-fields.tsx';
import type { SectionProps } from '../section-props.ts';

const STAGES = STATED_STATUSES.map((value) => ({ value, label: possessionStatusLabel(value) }));

export function ScheduleSection({ values, errors, set }: SectionProps<'schedule'>) {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <ChoiceField
          label="Stage"
          hint="It decides whether GST is due."
          options={STAGES}
          error={errors['status']}
          value={values.status}
          onChange={(status) => set({ status })}
        />
      </div>
      <PeriodField
        label="Launched on"
        error={errors['launchedOn']}
        value={values.launchedOn}
        onChange={(launchedOn) => set({ launchedOn })}
      />
      <PeriodField
        label="Possession on"
        error={errors['possessionOn']}
        value={values.possessionOn}
        onChange={(possessionOn) => set({ possessionOn })}
      />
    </div>
  );
}

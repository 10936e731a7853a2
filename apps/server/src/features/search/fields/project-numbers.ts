import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { NumberRange } from '@manemitra/query/criteria';
import type { CatalogueColumns } from '../index/catalogue-columns.ts';
import type { NumberColumn } from '../index/columns.ts';
import { figureWithin } from '../index/project-measures.ts';
import type { SearchField, Seen } from '../search-field.ts';
import { changeOf, loweredMin, raisedMax } from './range.ts';

interface NumberSubject {
  column: (columns: CatalogueColumns) => NumberColumn;
  of: (seen: Seen) => number | null;
  /** "84 units" */
  say: (value: number) => string;
  fact: string;
  /** What a limit moves by. */
  step: number;
}

/** A figure of the project that a buyer may bound from below and above. */
function numberField(subject: NumberSubject): SearchField<'totalUnits'> {
  const text = (seen: Seen) => {
    const value = subject.of(seen);
    return value === null ? subject.fact : subject.say(value);
  };
  return {
    level: 'property',
    measures: figureWithin(subject.column),
    met: (_, seen) => text(seen),
    missed: (_, seen) => text(seen),
    fact: () => subject.fact,
    avoided: (value) => `Not ${rangeWords(value, subject.say)}`,
    wish: () => `the ${subject.fact.toLowerCase()}`,
    widen: (value, gaps) => {
      const max =
        value.max === undefined ? undefined : raisedMax(value.max, gaps, () => subject.step);
      const min =
        value.min === undefined ? undefined : loweredMin(value.min, gaps, () => subject.step);
      return [
        ...(max === undefined
          ? []
          : [
              {
                value: { ...value, max },
                text: `Accept up to ${subject.say(max)}`,
                size: changeOf(value.max ?? max, max),
              },
            ]),
        ...(min === undefined
          ? []
          : [
              {
                value: { ...value, min },
                text: `Accept ${subject.say(min)} or more`,
                size: changeOf(value.min ?? min, min),
              },
            ]),
      ];
    },
  };
}

function rangeWords({ min, max }: NumberRange, say: (value: number) => string): string {
  if (min !== undefined && max !== undefined) return `${min} to ${say(max)}`;
  if (max !== undefined) return `${say(max)} or fewer`;
  return min === undefined ? 'that' : `${say(min)} or more`;
}

export const totalUnits = numberField({
  column: ({ project }) => project.totalUnits,
  of: ({ property }) => property.property.total_units,
  say: (value) => `${formatIndianNumber(value)} ${value === 1 ? 'home' : 'homes'}`,
  fact: 'Number of homes',
  step: 10,
});

export const openSpacePercent = numberField({
  column: ({ project }) => project.openSpacePercent,
  of: ({ property }) => property.property.open_space_percent,
  say: (value) => `${Math.round(value)}% open space`,
  fact: 'Open space',
  step: 5,
});

export const maintenancePerSqft = numberField({
  column: ({ project }) => project.maintenancePerSqft,
  of: ({ property }) => property.property.maintenance_per_sqft,
  say: (value) => `₹${value} per sq ft maintenance`,
  fact: 'Maintenance',
  step: 0.5,
});

export const towers = numberField({
  column: ({ project }) => project.towers,
  of: ({ property }) => property.property.towers,
  say: (value) => `${value} ${value === 1 ? 'tower' : 'towers'}`,
  fact: 'Number of towers',
  step: 1,
});

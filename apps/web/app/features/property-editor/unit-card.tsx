import { upperFirst } from '@manemitra/domain/first-letter';
import type { UnitValues } from '@manemitra/contract/staff-properties-sections';
import { propertyTypeLabel } from '@manemitra/domain/labels';
import { FACINGS, PROPERTY_TYPES } from '@manemitra/query/criteria';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ChipChoice } from './chip-choice.tsx';
import {
  AreaRangeField,
  ChoiceField,
  NumberField,
  RangeField,
  TextField,
} from './entry-fields.tsx';
import type { SaleFacts } from './live-price.ts';
import { UnitPrice } from './unit-price.tsx';
import type { UnitEvent } from './unit-rows.ts';

const TYPES = PROPERTY_TYPES.map((value) => ({ value, label: propertyTypeLabel(value) }));
const DIRECTIONS = FACINGS.map((value) => ({ value, label: capital(value) }));

const AREAS = [
  { field: 'carpetSqft', label: 'Carpet area' },
  { field: 'superBuiltUpSqft', label: 'Super built-up area' },
  { field: 'plotSqft', label: 'Plot area' },
] as const;
const COUNTS = [
  { field: 'bathrooms', label: 'Bathrooms' },
  { field: 'balconies', label: 'Balconies' },
  { field: 'floors', label: 'Floors of the home' },
  { field: 'count', label: 'How many there are' },
] as const;

/** One kind of home: what it is, how large, and what it costs. */
export function UnitCard({
  unit,
  place: { at, count },
  sale,
  errors,
  tell,
  onRemove,
}: {
  unit: UnitValues;
  place: { at: number; count: number };
  sale: SaleFacts;
  errors: Readonly<Record<string, string>>;
  tell: (event: UnitEvent) => void;
  onRemove: () => void;
}) {
  const path = `units.${at}`;
  const name = unit.label.trim() === '' ? `unit type ${at + 1}` : unit.label;
  const change = (part: Partial<UnitValues>): void => tell({ kind: 'changed', at, change: part });

  return (
    <li className="min-w-0 rounded-lg border border-outline bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-t-lg border-b border-hairline bg-sunken py-2 pr-2 pl-4">
        <h3 className="display min-w-0 text-lg wrap-anywhere">
          {unit.label.trim() === '' ? 'New unit type' : unit.label}
        </h3>
        <div className="flex gap-1">
          <Act
            label={`Move ${name} up`}
            isDisabled={at === 0}
            onPress={() => tell({ kind: 'moved', at, by: -1 })}
          >
            <ArrowUp aria-hidden="true" className="size-4" />
          </Act>
          <Act
            label={`Move ${name} down`}
            isDisabled={at === count - 1}
            onPress={() => tell({ kind: 'moved', at, by: 1 })}
          >
            <ArrowDown aria-hidden="true" className="size-4" />
          </Act>
          <Act label={`Copy ${name}`} onPress={() => tell({ kind: 'copied', at })}>
            <Copy aria-hidden="true" className="size-4" />
          </Act>
          <Act label={`Remove ${name}`} onPress={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
          </Act>
        </div>
      </div>
      <div className="flex flex-col gap-5 p-4">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            label="Name"
            hint="For example 2 BHK, or 30 × 40 site."
            error={errors[`${path}.label`]}
            value={unit.label}
            onChange={(label) => change({ label: label ?? '' })}
          />
          <ChoiceField
            label="Type of home"
            unknown={null}
            options={TYPES}
            error={errors[`${path}.type`]}
            value={unit.type}
            onChange={(type) => type !== null && change({ type })}
          />
          {unit.type !== 'plot' && (
            <NumberField
              label="Bedrooms"
              hint="Halves are fine: 2.5. A studio has 0."
              error={errors[`${path}.bhk`]}
              value={unit.bhk}
              onChange={(bhk) => change({ bhk })}
            />
          )}
          {AREAS.filter(({ field }) => isFor(unit, field)).map(({ field, label }) => (
            <AreaRangeField
              key={field}
              label={label}
              hint="“1,240 sq ft” works too."
              errors={errors}
              path={`${path}.${field}`}
              value={unit[field]}
              onChange={(range) => change({ [field]: range })}
            />
          ))}
          <RangeField
            label="Agreement price"
            hint="Before taxes and what is due at possession. “1.42 Cr” works too."
            errors={errors}
            path={`${path}.price`}
            input={{ prefix: '₹' }}
            value={unit.price}
            onChange={(price) => change({ price })}
          />
        </div>
        <UnitPrice unit={unit} path={path} sale={sale} errors={errors} onChange={change} />
        <details className="unfolds rounded-md border border-hairline bg-ground px-4">
          <summary className="flex min-h-control cursor-pointer items-center font-semibold hover:text-areca">
            Rooms, facing and how many
          </summary>
          <div className="flex flex-col gap-4 pb-4">
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              {COUNTS.map(({ field, label }) => (
                <NumberField
                  key={field}
                  label={label}
                  inputMode="numeric"
                  error={errors[`${path}.${field}`]}
                  value={unit[field]}
                  onChange={(number) => change({ [field]: number })}
                />
              ))}
            </div>
            <ChipChoice
              label="Facing"
              options={DIRECTIONS}
              error={errors[`${path}.facings`]}
              value={unit.facings}
              onChange={(facings) => change({ facings })}
            />
          </div>
        </details>
      </div>
    </li>
  );
}

/** What is told already stays in sight, also where it would not be asked for. */
function isFor(unit: UnitValues, field: (typeof AREAS)[number]['field']): boolean {
  if (unit[field] !== null) return true;
  const isLand = ['plot', 'villa', 'row-house', 'independent-house'].includes(unit.type);
  return field === 'plotSqft' ? isLand : unit.type !== 'plot';
}

function Act({
  label,
  isDisabled = false,
  onPress,
  children,
}: {
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <Button
      kind="quiet"
      size="small-icon"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

function capital(word: string): string {
  return upperFirst(word);
}

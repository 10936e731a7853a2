import { upperFirst } from '@manemitra/domain/first-letter';
import { METRO_LINES, POSSESSION_STATUSES } from '@manemitra/query/criteria';
import { possessionStatusLabel } from '@manemitra/domain/labels';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { amountProblem } from './filter-amounts.ts';
import type { Block } from './filter-blocks.ts';

/** A value of the block as it is shown at first, and as it stands now. */
export interface PartInput {
  nameOf: (part: string) => string;
  shown: (part: string) => string;
  now: (part: string) => string;
}

export const partsOfBlock = (block: Block) => (part: string) => block.parts[part]?.[0] ?? '';

const BASES = {
  price: { listed: 'Listed price', 'all-in': 'All-in price, with taxes and charges' },
  area: { carpet: 'Carpet area', 'super-built-up': 'Super built-up area', plot: 'Plot area' },
};
const EXAMPLES = { price: '85 L or 1.5 Cr', area: '1,200' };

export function RangeInputs({ kind, input }: { kind: 'price' | 'area'; input: PartInput }) {
  const unit = kind === 'price' ? { prefix: '₹' } : { suffix: 'sq ft' };
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3">
        {(['min', 'max'] as const).map((end) => (
          <Field
            key={end}
            label={end === 'min' ? 'From' : 'Up to'}
            isOptional
            saysOptional={false}
            error={amountProblem(input.now(end), EXAMPLES[kind])}
          >
            <TextInput
              name={input.nameOf(end)}
              defaultValue={input.shown(end)}
              inputMode={kind === 'price' ? 'text' : 'numeric'}
              placeholder={end === 'min' ? 'any' : kind === 'price' ? '1.5 Cr' : '1,800'}
              autoComplete="off"
              {...unit}
            />
          </Field>
        ))}
      </div>
      <Select
        name={input.nameOf('basis')}
        aria-label={kind === 'price' ? 'Which price' : 'Which area'}
        defaultValue={input.shown('basis') || Object.keys(BASES[kind])[0]}
      >
        {Object.entries(BASES[kind]).map(([basis, label]) => (
          <option key={basis} value={basis}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

const DISTANCES = [500, 1000, 1500, 2000, 3000];
const DISTANCE_FIRST = '1000';

export function MetroInputs({ input }: { input: PartInput }) {
  const within = input.shown('within') || DISTANCE_FIRST;
  const distances = [...new Set([...DISTANCES, Number(within)])].sort((a, b) => a - b);
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        name={input.nameOf('line')}
        aria-label="Metro line"
        defaultValue={input.shown('line')}
      >
        <option value="">Does not matter</option>
        <option value="any">Any line</option>
        {METRO_LINES.map((line) => (
          <option key={line} value={line}>
            {upperFirst(line)} line
          </option>
        ))}
      </Select>
      <Select
        name={input.nameOf('within')}
        aria-label="Distance to a station"
        defaultValue={within}
      >
        {distances.map((meters) => (
          <option key={meters} value={meters}>
            within {meters < 1000 ? `${meters} m` : `${meters / 1000} km`}
          </option>
        ))}
      </Select>
    </div>
  );
}

export function PossessionInputs({ input }: { input: PartInput }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label="State" isOptional saysOptional={false}>
        <Select name={input.nameOf('status')} defaultValue={input.shown('status')}>
          <option value="">Any</option>
          {POSSESSION_STATUSES.map((status) => (
            <option key={status} value={status}>
              {possessionStatusLabel(status)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Keys by" isOptional saysOptional={false}>
        <TextInput type="date" name={input.nameOf('by')} defaultValue={input.shown('by')} />
      </Field>
    </div>
  );
}

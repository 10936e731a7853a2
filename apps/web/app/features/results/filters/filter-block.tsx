import { useId } from 'react';
import { CheckChip } from '#web/ui/check-chip.tsx';
import type { Block } from './filter-blocks.ts';
import { partName } from './filter-entries.ts';
import {
  MetroInputs,
  type PartInput,
  partsOfBlock,
  PossessionInputs,
  RangeInputs,
} from './filter-inputs.tsx';
import { type ChoiceField, optionLabel, optionsOf } from './filter-options.ts';
import { FACT_WORDS, FIELD_TITLES } from './filter-titles.ts';
import { StrengthSelect } from './strength-select.tsx';

/** As many options are on the screen at once; the others are folded away. */
const OPTIONS_SHOWN = 9;

/** One wish of the panel: its title, how much it matters, and its inputs. */
export function FilterBlock({
  block,
  index,
  now,
}: {
  block: Block;
  /** Its place among the blocks of its field. */
  index: number;
  /** What stands in the input of this name at the moment. */
  now: (name: string) => string;
}) {
  const title = useId();
  const { field, strength } = block;
  const nameOf = (part: string): string => partName(field, index, part);
  return (
    <fieldset aria-labelledby={title} className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h4 id={title} className="font-semibold">
          {FIELD_TITLES[field]}
        </h4>
        <StrengthSelect name={nameOf('strength')} of={FIELD_TITLES[field]} strength={strength} />
      </div>
      <Inputs
        block={block}
        input={{ nameOf, shown: partsOfBlock(block), now: (part) => now(nameOf(part)) }}
      />
    </fieldset>
  );
}

function Inputs({ block, input }: { block: Block; input: PartInput }) {
  const { field, parts } = block;
  switch (field) {
    case 'price':
    case 'area':
      return <RangeInputs kind={field} input={input} />;
    case 'metroLine':
      return <MetroInputs input={input} />;
    case 'possession':
      return <PossessionInputs input={input} />;
    case 'rera':
    case 'occupancyCertificate':
    case 'litigation':
      return (
        <CheckChip name={input.nameOf('on')} value="yes" defaultChecked={input.shown('on') !== ''}>
          {FACT_WORDS[field]}
        </CheckChip>
      );
    default:
      return <Choices field={field} name={input.nameOf('in')} chosen={parts['in'] ?? []} />;
  }
}

function Choices({
  field,
  name,
  chosen,
}: {
  field: ChoiceField;
  name: string;
  chosen: readonly string[];
}) {
  const options = optionsOf(field, chosen);
  const first = options.filter((option, index) => index < OPTIONS_SHOWN || chosen.includes(option));
  const others = options.filter((option) => !first.includes(option));
  const chip = (option: string) => (
    <CheckChip key={option} name={name} value={option} defaultChecked={chosen.includes(option)}>
      {optionLabel(field, option)}
    </CheckChip>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {first.map(chip)}
      {others.length > 0 && (
        <details className="w-full">
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm text-areca underline underline-offset-4">
            {others.length} more
          </summary>
          <div className="mt-2 flex flex-wrap gap-2">{others.map(chip)}</div>
        </details>
      )}
    </div>
  );
}

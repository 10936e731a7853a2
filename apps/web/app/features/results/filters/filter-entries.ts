import { STRENGTHS, type Criterion, type Strength } from '@manemitra/query/criteria';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import {
  blocksOf,
  isPanelField,
  PANEL_FIELDS,
  wishesIn,
  type Block,
  type PanelField,
} from './filter-blocks.ts';

/**
 * The panel as the entries of its form, in the browser and in the address that it leads to without
 * JavaScript: `khatha.0.in=A`, `khatha.0.strength=must`. A wish the panel has no field for is an entry
 * `kept` with its id.
 */
export type Entries = readonly (readonly [name: string, value: string])[];

/** Says of an address that it holds a panel. */
export const PANEL_MARK = 'refine';

/** The words of a further place. */
export const PLACE = 'place';
const KEPT = 'kept';

export function partName(field: PanelField, index: number, part: string): string {
  return `${field}.${index}.${part}`;
}

export const keptName = KEPT;
export const keptStrengthName = (id: string): string => `strength.${id}`;

/** The wishes that the panel shows by their label: places, promoters, counts. */
export function keptOf(constraints: readonly Constraint[]): Constraint[] {
  return constraints.filter(({ field }) => !isPanelField(field));
}

/** What a form holds that shows these constraints and was not touched. */
export function entriesOf(constraints: readonly Constraint[]): Entries {
  const blocks = PANEL_FIELDS.flatMap((field) =>
    blocksOf(field, constraints).flatMap(({ strength, parts }, index) => [
      [partName(field, index, 'strength'), strength] as const,
      ...Object.entries(parts).flatMap(([part, values]) =>
        values.map((value) => [partName(field, index, part), value] as const),
      ),
    ]),
  );
  const kept = keptOf(constraints).flatMap(({ id, strength }) => [
    [KEPT, id] as const,
    [keptStrengthName(id), strength] as const,
  ]);
  return [...blocks, ...kept];
}

/** The meaning a panel stands for, made from the one it began with. */
export function applied(interpretation: Interpretation, entries: Entries): Interpretation {
  const keptIds = new Set(entries.filter(([name]) => name === KEPT).map(([, value]) => value));
  const kept = keptOf(interpretation.constraints)
    .filter(({ id }) => keptIds.has(id))
    .map((one) => ({ ...one, strength: strengthIn(entries, keptStrengthName(one.id)) }));
  const chosen = blocksIn(entries).flatMap(wishesIn).map(asConstraint);
  return { ...interpretation, constraints: [...kept, ...chosen] };
}

/** A wish without words of its own. */
function asConstraint(wish: Criterion, index: number): Constraint {
  return { ...wish, id: `panel-${index}`, quote: '', span: [0, 0], label: '' };
}

function blocksIn(entries: Entries): Block[] {
  const blocks = new Map<string, { field: PanelField; parts: Record<string, string[]> }>();
  for (const [name, value] of entries) {
    const [field = '', index = '', part = ''] = name.split('.');
    if (!isPanelField(field) || part === '' || value === '') continue;
    const key = `${field}.${index}`;
    const block = blocks.get(key) ?? { field, parts: {} };
    blocks.set(key, block);
    (block.parts[part] ??= []).push(value);
  }
  return [...blocks].map(([key, { field, parts }]) => ({
    field,
    parts,
    strength: strengthIn(entries, `${key}.strength`),
  }));
}

function strengthIn(entries: Entries, name: string): Strength {
  const value = entries.find(([one]) => one === name)?.[1];
  return STRENGTHS.find((strength) => strength === value) ?? 'must';
}

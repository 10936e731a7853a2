import {
  METRO_LINES,
  POSSESSION_STATUSES,
  STRENGTHS,
  type Criterion,
  type Strength,
} from '@manemitra/query/criteria';
import { readRange, writeRupees } from './filter-amounts.ts';
import { isOption, leastOption, sizeIn, type ChoiceField } from './filter-options.ts';

/**
 * Wishes as the blocks of the filter panel, and back. A block is one wish of one strength, so that a panel
 * shows "A Khata must, B Khata avoid" as it was said. Property tests hold that both ways lose nothing.
 */

export const PANEL_FIELDS = [
  'bhk',
  'propertyType',
  'price',
  'area',
  'zone',
  'metroLine',
  'possession',
  'khatha',
  'approver',
  'amenity',
  'water',
  'facing',
  'rera',
  'occupancyCertificate',
  'litigation',
] as const;
export type PanelField = (typeof PANEL_FIELDS)[number];

export interface Block {
  field: PanelField;
  strength: Strength;
  /** What stands in each of its inputs; one that has several values is a choice of several. */
  parts: Readonly<Record<string, readonly string[]>>;
}

export function isPanelField(field: string): field is PanelField {
  return (PANEL_FIELDS as readonly string[]).includes(field);
}

/** The blocks of a field: one for each wish, amenities gathered by strength, an empty one where nothing is wished. */
export function blocksOf(field: PanelField, wishes: readonly Criterion[]): Block[] {
  const own = wishes.filter((wish) => wish.field === field);
  const blocks = own.map((wish) => ({ field, strength: wish.strength, parts: partsOf(wish) }));
  if (blocks.length === 0) return [{ field, strength: 'must', parts: {} }];
  if (field !== 'amenity') return blocks;
  return STRENGTHS.flatMap((strength) => {
    const ids = blocks
      .filter((block) => block.strength === strength)
      .flatMap(({ parts }) => parts['in'] ?? []);
    return ids.length === 0 ? [] : [{ field, strength, parts: { in: ids } }];
  });
}

function partsOf(wish: Criterion): Block['parts'] {
  switch (wish.field) {
    case 'bhk':
      return 'in' in wish.value
        ? { in: wish.value.in.map(String) }
        : { in: [leastOption(wish.value.min)] };
    case 'price':
      return { ...endsOf(wish.value, writeRupees), basis: [wish.value.basis] };
    case 'area':
      return { ...endsOf(wish.value, String), basis: [wish.value.basis] };
    case 'amenity':
      return { in: [wish.value.id] };
    case 'metroLine':
      return { line: [wish.value.line], within: [String(wish.value.withinMeters)] };
    case 'possession': {
      const { status, by } = wish.value;
      return { ...(status && { status: [status] }), ...(by && { by: [by] }) };
    }
    case 'propertyType':
    case 'zone':
    case 'khatha':
    case 'approver':
    case 'facing':
    case 'water':
      return { in: wish.value.in };
    default:
      return { on: ['yes'] };
  }
}

function endsOf(range: { min?: number; max?: number }, write: (end: number) => string) {
  return {
    ...(range.min !== undefined && { min: [write(range.min)] }),
    ...(range.max !== undefined && { max: [write(range.max)] }),
  };
}

/** The wishes that a block holds; none where it is empty or holds nothing that can be read. */
export function wishesIn({ field, strength, parts }: Block): Criterion[] {
  const part = (name: string): string => parts[name]?.[0] ?? '';
  const as = (value: unknown): Criterion[] => [{ field, strength, value } as Criterion];
  switch (field) {
    case 'price': {
      const range = readRange(part('min'), part('max'));
      return range ? as({ ...range, basis: part('basis') === 'all-in' ? 'all-in' : 'listed' }) : [];
    }
    case 'area': {
      const range = readRange(part('min'), part('max'));
      const basis = ['super-built-up', 'plot'].find((one) => one === part('basis')) ?? 'carpet';
      return range ? as({ ...range, basis }) : [];
    }
    case 'metroLine': {
      const line = ['any', ...METRO_LINES].find((one) => one === part('line'));
      const withinMeters = Number(part('within'));
      return line && withinMeters > 0 ? as({ line, withinMeters }) : [];
    }
    case 'possession': {
      const status = POSSESSION_STATUSES.find((one) => one === part('status'));
      const by = /^\d{4}-\d\d-\d\d$/.test(part('by')) ? part('by') : undefined;
      return [...(status ? as({ status }) : []), ...(by ? as({ by }) : [])];
    }
    case 'rera':
      return part('on') === '' ? [] : as({ registered: true });
    case 'litigation':
      return part('on') === '' ? [] : as({ none: true });
    case 'occupancyCertificate':
      return part('on') === '' ? [] : as({ received: true });
    default:
      return choicesIn(field, strength, parts['in'] ?? []);
  }
}

function choicesIn(field: ChoiceField, strength: Strength, given: readonly string[]): Criterion[] {
  const options = [...new Set(given)].filter((option) => isOption(field, option));
  if (options.length === 0) return [];
  const as = (value: unknown) => ({ field, strength, value }) as Criterion;
  if (field === 'amenity') return options.map((id) => as({ id }));
  if (field !== 'bhk') return [as({ in: options })];
  const sizes = options.map(sizeIn).filter((size) => size !== undefined);
  const bhks = sizes.map(({ bhk }) => bhk);
  // "2, or 4 and more" is one wish to the language: the least of them and everything above.
  return [as(sizes.some(({ isLeast }) => isLeast) ? { min: Math.min(...bhks) } : { in: bhks })];
}

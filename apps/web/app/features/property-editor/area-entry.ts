import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { SQFT_PER_SQM } from '@manemitra/domain/area';

export type AreaUnit = 'sqft' | 'sqm' | 'acre';

const UNIT_WORDS: readonly [RegExp, AreaUnit][] = [
  [/^(sq\.? ?f(t|eet)?\.?|sft|square f(ee|oo)t)$/, 'sqft'],
  [/^(sq\.? ?m(t|tr|eters?|etres?)?\.?|sqmt|m2|m²|square met(er|re)s?)$/, 'sqm'],
  [/^acres?$/, 'acre'],
];

const SQFT_IN: Record<AreaUnit, number> = { sqft: 1, sqm: SQFT_PER_SQM, acre: 43_560 };

/**
 * An area as typed: `1,240`, `115.2 sq m`, `1240 sft`, `2 acres`. Without a unit it is in that of the field; null for an
 * empty text, `NaN` for one that is no area. Kept to two decimals of the unit it is stored in.
 */
export function readArea(
  text: string,
  units: { typed: AreaUnit; stored: AreaUnit },
): number | null {
  const plain = text.trim().toLowerCase();
  if (plain === '') return null;
  const [, digits = '', word = ''] = /^([\d.,]+)\s*(\D[\w².\s]*)?$/.exec(plain) ?? [];
  const amount = digits === '' ? NaN : Number(digits.replaceAll(',', ''));
  const unit =
    word.trim() === ''
      ? units.typed
      : UNIT_WORDS.find(([pattern]) => pattern.test(word.trim()))?.[1];
  if (unit === undefined) return NaN;
  return unit === units.stored ? amount : convertArea(amount, unit, units.stored);
}

/** Rounded to two decimals. */
export function convertArea(amount: number, from: AreaUnit, to: AreaUnit): number {
  if (from === to) return amount;
  return Math.round((amount * SQFT_IN[from] * 100) / SQFT_IN[to]) / 100;
}

const UNIT_SIGN: Record<AreaUnit, string> = { sqft: 'sq ft', sqm: 'sq m', acre: 'acres' };

/** `1,240 sq ft`. */
export function areaWords(amount: number, unit: AreaUnit): string {
  return `${formatIndianNumber(amount, 2)} ${UNIT_SIGN[unit]}`;
}

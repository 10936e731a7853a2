import { KHATHAS, type KhathaClass } from '@manemitra/domain/khatha';
import type { ProjectRecord } from '../project-record.ts';
import { withoutDoubt, type Read } from './cell.ts';

const KHATA = String.raw`[\s-]*(?:class)?[\s-]*(?:kh?ath?a)?`;
const KHATHA_CELLS = [
  new RegExp(String.raw`^(?<letter>[ab])${KHATA}(?:[\s,(/]+(?<form>e)${KHATA}\)?)?$`, 'i'),
  new RegExp(
    String.raw`^(?<form>e)${KHATA}(?:[\s,(/]+(?:of )?(?:class )?(?<letter>[ab])${KHATA}\)?)?$`,
    'i',
  ),
];

const KHATHA_PARTS: readonly (readonly [
  RegExp,
  (letter: string) => Pick<ProjectRecord, 'khatha' | 'eKhatha'>,
])[] = [
  [
    new RegExp(String.raw`^([ab])[\s-]*(?:class[\s-]*)?kh?ath?a$`, 'i'),
    (letter) => ({ khatha: letter.toUpperCase() as KhathaClass }),
  ],
  [
    /^(?:indiv(?:idual)?\.?\s+)?e[\s-]*kh?ath?a(?:\s+(?:done|issued|received|available))?$/i,
    () => ({ eKhatha: true }),
  ],
  // It is none yet.
  [
    /^e[\s-]*kh?ath?a\s+(?:(?:is\s+)?applied(?: for)?|(?:in|under) (?:process|progress)|awaited|pending)$/i,
    () => ({ eKhatha: false }),
  ],
  // Until it is converted it stays what it is.
  [
    /^[ab][\s-]*kh?ath?a\s+conv(?:n|ersion)?\.?\s+(?:(?:in|under) (?:process|progress)|applied|awaited|pending)$/i,
    () => ({}),
  ],
];

/** Several statements in one cell that do not contradict each other: `A khata / e-khata`, `B khata - A khata convn u/p`. */
function khathaOfParts(cell: string): Pick<ProjectRecord, 'khatha' | 'eKhatha'> | undefined {
  const text = withoutDoubt(cell).replace(/\bu\s*\/\s*p\b/gi, 'under process');
  const told: Pick<ProjectRecord, 'khatha' | 'eKhatha'> = {};
  for (const part of text.split(/\s*[/,;+&]\s*|\s+-\s+|\s+and\s+/i)) {
    const [pattern, write] = KHATHA_PARTS.find(([known]) => known.test(part.trim())) ?? [];
    const one = write?.(pattern?.exec(part.trim())?.[1] ?? '');
    if (one === undefined) return undefined;
    if (told.khatha !== undefined && one.khatha !== undefined && told.khatha !== one.khatha)
      return undefined;
    Object.assign(told, one);
  }
  return Object.keys(told).length === 0 ? undefined : told;
}

/**
 * `A`, `B Khata`, `e-khata`, `A (e-khata)`: a cell gives the class, the form or both; for plots, whether their land is
 * converted.
 */
export function readKhatha(
  cell: string,
): Read<Pick<ProjectRecord, 'khatha' | 'eKhatha' | 'conversion'>> {
  if (/^(?:dc|land)[\s-]*conver(?:ted|sion(?: done)?)$/i.test(cell.trim())) {
    return { value: { conversion: 'converted' } };
  }
  const told = KHATHA_CELLS.map((pattern) => pattern.exec(cell.trim())).find((it) => it !== null);
  if (told === undefined) {
    const parts = khathaOfParts(cell);
    if (parts !== undefined) return { value: parts };
    const known = KHATHAS.join(', ');
    return {
      reason: /\b(?:panchayats?|gp|bbmp|bda|bmrda|gba)\b/i.test(cell)
        ? `"${cell.trim()}" says who keeps the khata, and neither its class nor its form: those are ${known}.`
        : `"${cell.trim()}" is not one of ${known}.`,
    };
  }
  const letter = told.groups?.['letter']?.toUpperCase() as KhathaClass | undefined;
  return {
    value: {
      ...(letter !== undefined && { khatha: letter }),
      ...(told.groups?.['form'] !== undefined && { eKhatha: true }),
    },
  };
}

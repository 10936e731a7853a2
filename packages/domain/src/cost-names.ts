import { lowerFirst } from './first-letter.ts';
import { andList } from './list-words.ts';

/** The costs of a home until the keys and after them, in the order in which they are asked for. */
export const COST_KEYS = [
  'agreement',
  'builder-charges',
  'gst',
  'stamp-duty',
  'cess',
  'surcharge',
  'registration',
  'legal-fee',
  'advance-maintenance',
  'corpus-fund',
  'khatha-transfer',
] as const;
export type CostKey = (typeof COST_KEYS)[number];

export const COST_NAMES: Readonly<Record<CostKey, string>> = {
  agreement: 'Agreement value',
  // Which, and whether they are in the price, is told where there is room.
  'builder-charges': 'Possible extra charges',
  gst: 'GST',
  'stamp-duty': 'Stamp duty',
  cess: 'Cess',
  surcharge: 'Surcharge',
  registration: 'Registration',
  'legal-fee': 'Legal fee',
  'advance-maintenance': 'Advance maintenance',
  'corpus-fund': 'Corpus fund',
  'khatha-transfer': 'Khata in your name',
};

/** In the middle of a sentence. */
export const costName = (key: CostKey): string => lowerFirst(COST_NAMES[key]);

/** About by how much they come to, the most first. Our own order: a sum that leaves out GST is lakhs short, one without the legal fee thousands. */
const HEAVIEST_FIRST: readonly CostKey[] = [
  'agreement',
  'gst',
  'stamp-duty',
  'builder-charges',
  'corpus-fund',
  'registration',
  'advance-maintenance',
  'surcharge',
  'cess',
  'khatha-transfer',
  'legal-fee',
];

/** How many costs a line names before it counts them. */
const NAMED_MOST = 3;

/**
 * What a sum leaves out, wherever it is said to be "at least" so much: `without GST and surcharge: not known`. Where it would get too
 * long, the heaviest and a count: `without GST, corpus fund and 2 more charges: not known`. Null where nothing is left out.
 */
export function withoutText(unknown: readonly CostKey[], most?: number): string | null {
  const words = withoutWords(unknown, most);
  return words === null ? null : `${words}: not known`;
}

/** `without GST and 2 more charges`: right behind a sum that is said to be "at least" so much. */
export function withoutWords(unknown: readonly CostKey[], most = NAMED_MOST): string | null {
  if (unknown.length === 0) return null;
  const names = HEAVIEST_FIRST.filter((key) => unknown.includes(key)).map(costName);
  const named = names.length > most ? names.slice(0, Math.max(1, most - 1)) : names;
  const rest = names.length - named.length;
  return `without ${andList(rest === 0 ? named : [...named, `${rest} more ${rest === 1 ? 'charge' : 'charges'}`])}`;
}

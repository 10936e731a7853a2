import { orList } from './list-words.ts';
import { AGREEMENT_LINES, type AgreementLines } from './price-rows.ts';

/**
 * Parts of an agreement price that some builders put into the price they list and others on top of it. Only a listing that tells them
 * tells which.
 */
const CHARGES = {
  'car-parking': 'car parking',
  'bescom-bwssb': 'BESCOM and BWSSB charges',
  infrastructure: 'infrastructure charges',
  amenities: 'amenities',
} as const;
export type BuilderCharge = keyof typeof CHARGES;

const KEYS = Object.keys(CHARGES) as BuilderCharge[];

export const isBuilderCharge = (line: string): line is BuilderCharge => line in CHARGES;

/** In the middle of a sentence. */
export const builderChargeName = (charge: BuilderCharge): string => CHARGES[charge];

/**
 * The charges of which nobody tells whether the price of a home includes them, in the order in which they are asked for. None where each
 * is told (0 is known to be nothing), where the told lines add up to the price, and without a price. Rupees.
 */
export function untoldCharges({
  type,
  agreement,
  lines,
}: {
  /** Nobody parks on a plot. */
  type: string;
  /** The price that the lines are parts of. */
  agreement: number | undefined;
  lines: AgreementLines;
}): BuilderCharge[] {
  if (agreement === undefined || addUpTo(agreement, lines)) return [];
  return KEYS.filter(
    (charge) => lines[charge] === undefined && !(type === 'plot' && charge === 'car-parking'),
  );
}

/** A base price that is all of it only repeats the price: what comes on top is as open as before. */
function addUpTo(agreement: number, lines: AgreementLines): boolean {
  const sum = AGREEMENT_LINES.reduce((all, line) => all + (lines[line] ?? 0), 0);
  return sum === agreement && lines['base-price'] !== agreement;
}

/** What to ask the builder, without a full stop: `Ask whether the listed price includes car parking or amenities: …`. */
export const askOfCharges = (untold: readonly BuilderCharge[]): string =>
  `Ask whether the listed price includes ${orList(untold.map(builderChargeName))}: what it leaves out comes on top`;

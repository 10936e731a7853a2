import { registrationTaxes, type TaxedSale } from './tax-rates.ts';

/**
 * The two tables of the Price tab (spec 9), row by row in their fixed order. Whole rupees; `null` is not
 * known and shown as N/A, 0 is known to be nothing.
 */

/** The parts of the agreement price that a listing can give. */
export const AGREEMENT_LINES = [
  'base-price',
  'amenities',
  'infrastructure',
  'bescom-bwssb',
  'car-parking',
  'other',
] as const;
type AgreementLine = (typeof AGREEMENT_LINES)[number];
/** Those that are told, in rupees; 0 is known to be nothing. */
export type AgreementLines = Readonly<Partial<Record<AgreementLine, number>>>;

/** Charges at possession that a listing can give; stamp duty and registration are calculated. */
export const POSSESSION_LINES = ['legal-fee', 'advance-maintenance', 'corpus-fund'] as const;
type PossessionLine = (typeof POSSESSION_LINES)[number];

const LABELS = {
  'base-rate': 'Basic price per sft',
  'base-price': 'Base price of unit',
  amenities: 'Amenities',
  infrastructure: 'Infrastructure charges',
  'bescom-bwssb': 'BESCOM & BWSSB charges',
  'car-parking': 'Car parking charges',
  other: 'Any other charges',
  total: 'Total',
  'stamp-duty-registration': 'Stamp duty & registration',
  'legal-fee': 'Legal fee',
  'advance-maintenance': 'Advance maintenance',
  'corpus-fund': 'Corpus fund',
} as const;

/** The specification's name (spec 3) for the amount of this line; all other lines call it `charge`. */
const AMOUNT_NAMES = { 'base-rate': 'price', 'base-price': 'cost', total: 'value' } as const;

export interface PriceRow {
  key: keyof typeof LABELS;
  label: string;
  rupees: number | null;
  /** The same amount once more, by its name in the specification. */
  price?: number | null;
  cost?: number | null;
  charge?: number | null;
  value?: number | null;
}

function row(key: PriceRow['key'], amount: number | undefined): PriceRow {
  const rupees = amount ?? null;
  const name = Object.entries(AMOUNT_NAMES).find(([line]) => line === key)?.[1] ?? 'charge';
  return { key, label: LABELS[key], rupees, [name]: rupees };
}

export interface AgreementFacts {
  lines: AgreementLines;
  /** The agreement price that the lines are parts of. */
  agreement?: number | undefined;
  /** The area that the price is quoted on: super built-up square feet, or the land of a plot. */
  areaSqft?: number | undefined;
}

/** The agreement price: the rate, its six lines, their total. */
export function agreementPriceRows({ lines, agreement, areaSqft }: AgreementFacts): PriceRow[] {
  const base = lines['base-price'];
  const rate = base === undefined || !areaSqft ? undefined : Math.round(base / areaSqft);
  return [
    row('base-rate', rate),
    ...AGREEMENT_LINES.map((line) => row(line, lines[line])),
    row('total', agreement),
  ];
}

/** What falls due at possession. Stamp duty and registration include cess and surcharge; GST is separate. */
export function possessionCostRows(
  lines: Readonly<Partial<Record<PossessionLine, number>>>,
  sale: TaxedSale,
): PriceRow[] {
  const duty = registrationTaxes(sale)?.reduce((sum, { rupees }) => sum + rupees, 0);
  return [
    row('stamp-duty-registration', duty),
    ...POSSESSION_LINES.map((line) => row(line, lines[line])),
  ];
}

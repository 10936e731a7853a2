import type { AllInFacts } from './all-in-price.ts';
import { askOfCharges } from './builder-charges.ts';
import { COST_NAMES, type CostKey } from './cost-names.ts';
import { formatRupees, formatShortRupees } from './money.ts';
import type { Source } from './source.ts';
import {
  gstOf,
  khathaTransferFee,
  registrationTaxes,
  type Tax,
  type TaxKind,
} from './tax-rates.ts';

/**
 * What a home costs until the keys are handed over, line by line: amount, base, rate, since when, and source. The total is
 * the all-in price; a line that is not known is shown as unknown.
 */

interface CostLine {
  key: CostKey;
  label: string;
  /** Whole rupees; `null` is not known, 0 is nothing due. */
  rupees: number | null;
  /** `5 %`, where a rate makes the amount. */
  rate: string | null;
  basis: string;
  effectiveFrom: string | null;
  source: Source;
}

export interface KeysInHand {
  lines: CostLine[];
  /** Known only when every line is: a total with something left out would look like a bargain. */
  total: number | null;
  /** The sum of the known lines; `null` without the agreement value. */
  atLeast: number | null;
  perSqft: { rupees: number; of: 'carpet' | 'plot'; sqft: number } | null;
  isComplete: boolean;
  unknown: CostKey[];
  /** After the keys, outside the total. */
  later: CostLine[];
  ratesOn: string;
}

export interface KeysInHandFacts extends AllInFacts {
  /** Stated as ready: only the certificate is missing. */
  isBuilt?: boolean | undefined;
  plotSqft?: number | undefined;
}

/**
 * The lines of one unit type. `quotedBy` is the source of what the builder names. Duty is calculated on the
 * agreement value; where the guidance value is higher the registrar takes that, and this is too low.
 */
export function keysInHand(facts: KeysInHandFacts, quotedBy: Source): KeysInHand {
  const quoted = (key: CostKey, rupees: number | undefined, basis: string) => ({
    key,
    label: COST_NAMES[key],
    rupees: rupees ?? null,
    rate: null,
    basis,
    effectiveFrom: null,
    source: quotedBy,
  });
  const lines: CostLine[] = [
    quoted('agreement', facts.agreement, 'The lowest price that the builder lists'),
    ...untoldLines(facts),
    gstLine(facts),
    ...registrationLines(facts),
    quoted('legal-fee', facts.legalFee, 'As the builder names it'),
    quoted('advance-maintenance', facts.advanceMaintenance, 'As the builder names it, paid ahead'),
    quoted('corpus-fund', facts.corpusFund, 'As the builder names it, for the owners’ association'),
  ];
  const unknown = lines.filter(({ rupees }) => rupees === null).map(({ key }) => key);
  const known = lines.reduce((sum, { rupees }) => sum + (rupees ?? 0), 0);
  const total = unknown.length === 0 ? known : null;
  return {
    lines,
    total,
    atLeast: facts.agreement === undefined ? null : known,
    perSqft: perSqft(total, facts),
    isComplete: unknown.length === 0,
    unknown,
    later: [khathaLine(facts)],
    ratesOn: facts.registeredOn,
  };
}

/** Which costs are not known; at the rates of any day they are the same. */
export const unknownCosts = (facts: Omit<KeysInHandFacts, 'registeredOn'>): CostKey[] =>
  keysInHand({ ...facts, registeredOn: '9999-12-31' }, NO_SOURCE).unknown;

/** Charges that the price may leave out; those that are told are a part of it. */
const untoldLines = ({ untold }: KeysInHandFacts): CostLine[] =>
  untold.length === 0 ? [] : [unknownLine('builder-charges', askOfCharges(untold))];

const TAX_KEYS: Readonly<Record<TaxKind, CostKey>> = {
  gst: 'gst',
  stampDuty: 'stamp-duty',
  cess: 'cess',
  surcharge: 'surcharge',
  registration: 'registration',
};

const named = (key: CostKey) => ({ key, label: COST_NAMES[key] });

const NO_SOURCE: Source = { name: 'Not known', url: null };

function taxLine({ kind, percent, of, base, rupees, effectiveFrom, source }: Tax): CostLine {
  const basis =
    of === 'agreement'
      ? 'Of the agreement value; of the guidance value where that is higher'
      : `Of the stamp duty of ${formatRupees(base)}`;
  return { ...named(TAX_KEYS[kind]), rupees, rate: `${percent} %`, basis, effectiveFrom, source };
}

const unknownLine = (key: CostKey, basis: string): CostLine => ({
  ...named(key),
  rupees: null,
  rate: null,
  basis,
  effectiveFrom: null,
  source: NO_SOURCE,
});

function gstLine(facts: KeysInHandFacts): CostLine {
  const gst = gstOf(facts);
  if (gst === undefined) {
    return unknownLine(
      'gst',
      facts.agreement === undefined
        ? 'Not known: it follows from the agreement value'
        : facts.isCompleted === undefined
          ? 'Not known: none is due after the occupancy certificate, and we do not know whether there is one'
          : 'Not known: 1 % up to 60 sq m of carpet, else 5 %, and the carpet area is not known',
    );
  }
  const isLand = facts.type === 'plot';
  const basis =
    gst.percent > 0
      ? facts.isBuilt === true
        ? `Of the agreement value, because the occupancy certificate is not received; nil after it: ${formatShortRupees(gst.rupees)} less`
        : 'Of the agreement value, while it is under construction'
      : isLand
        ? 'None on land'
        : 'None on a home sold after its occupancy certificate';
  return { ...taxLine(gst), basis };
}

const DUTIES = ['stampDuty', 'cess', 'surcharge', 'registration'] as const;

/** Only the surcharge hangs on where it is. */
function registrationLines(facts: KeysInHandFacts): CostLine[] {
  const taxes = registrationTaxes({ ...facts, isUrban: facts.isUrban ?? true });
  if (taxes === undefined) {
    return DUTIES.map((kind) =>
      unknownLine(TAX_KEYS[kind], 'Not known: it follows from the agreement value'),
    );
  }
  return taxes.map((tax) =>
    tax.kind === 'surcharge' && facts.isUrban === undefined
      ? unknownLine(
          'surcharge',
          'Not known: 2 % of the stamp duty in a city corporation, 3 % outside, and we do not know which applies',
        )
      : taxLine(tax),
  );
}

function khathaLine(facts: KeysInHandFacts): CostLine {
  const key = 'khatha-transfer';
  const fee = khathaTransferFee(facts);
  if (fee === undefined) {
    const basis =
      facts.isUrban === false
        ? 'Not known: fees outside the city corporations differ by place'
        : 'Not known: it follows from the stamp duty in a city corporation';
    return unknownLine(key, basis);
  }
  const { base, rupees, percent, effectiveFrom, source } = fee;
  const basis = `Commonly, of the stamp duty of ${formatRupees(base)}; paid to the corporation after registration`;
  return { ...named(key), rupees, rate: `${percent} %`, basis, effectiveFrom, source };
}

function perSqft(total: number | null, facts: KeysInHandFacts): KeysInHand['perSqft'] {
  const of = facts.type === 'plot' ? 'plot' : 'carpet';
  const sqft = of === 'plot' ? facts.plotSqft : facts.carpetSqft;
  return total === null || !sqft ? null : { rupees: Math.round(total / sqft), of, sqft };
}

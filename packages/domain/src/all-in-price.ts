import type { BuilderCharge } from './builder-charges.ts';
import { gstOf, registrationTaxes, type TaxedSale, type TaxKind } from './tax-rates.ts';

/**
 * What a home costs until the keys are handed over: the agreement, stamp duty and registration, GST,
 * and the builder's charges at possession. Karnataka, first sale by the builder. Whole rupees.
 */

/** What is known about a home when its price is made; `undefined` is "not known". */
export interface AllInFacts extends TaxedSale {
  /** Of which nobody tells whether the agreement price includes them (`untoldCharges`): they may come on top. */
  untold: readonly BuilderCharge[];
  legalFee?: number | undefined;
  advanceMaintenance?: number | undefined;
  corpusFund?: number | undefined;
}

/** Every part in rupees; `total` is their sum. */
export interface AllInPrice extends Record<TaxKind, number> {
  agreement: number;
  legalFee: number;
  advanceMaintenance: number;
  corpusFund: number;
  total: number;
}

/**
 * The all-in price, or `undefined` as soon as one part is not known: a sum that leaves something out
 * would be taken for a bargain. Duty is on the agreement price; a higher guidance value raises it.
 */
export function allInPrice(facts: AllInFacts): AllInPrice | undefined {
  const { agreement, legalFee, advanceMaintenance, corpusFund } = facts;
  const registration = registrationTaxes(facts);
  const gst = gstOf(facts);
  if (agreement === undefined || registration === undefined || gst === undefined) return undefined;
  if (facts.untold.length > 0) return undefined;
  if (legalFee === undefined || advanceMaintenance === undefined || corpusFund === undefined) {
    return undefined;
  }
  const taxes = Object.fromEntries(
    [...registration, gst].map(({ kind, rupees }) => [kind, rupees]),
  ) as Record<TaxKind, number>;
  const parts = { agreement, ...taxes, legalFee, advanceMaintenance, corpusFund };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/** What is known of it in rupees, so what the home costs at least; `undefined` without the agreement price. */
export function knownOfAllIn(facts: Omit<AllInFacts, 'untold'>): number | undefined {
  const { agreement, isUrban, legalFee = 0, advanceMaintenance = 0, corpusFund = 0 } = facts;
  if (agreement === undefined) return undefined;
  // Only the surcharge hangs on where it is.
  const registration = (registrationTaxes({ ...facts, isUrban: isUrban ?? true }) ?? []).filter(
    ({ kind }) => kind !== 'surcharge' || isUrban !== undefined,
  );
  const taxed = registration.reduce((sum, { rupees }) => sum + rupees, gstOf(facts)?.rupees ?? 0);
  return agreement + taxed + legalFee + advanceMaintenance + corpusFund;
}

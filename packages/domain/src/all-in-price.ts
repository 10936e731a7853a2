import { LAKH } from './money.ts';
import { squareMetersFromFeet } from './area.ts';

/**
 * What a home costs until the keys are handed over: the agreement, stamp duty and registration, GST,
 * and the builder's charges at possession. Karnataka, first sale by the builder. Whole rupees.
 */

/** A rate in percent with the day it began and where that was read. */
interface TaxRate {
  percent: number;
  /** `null`: in force for longer than the sources tell. The small-flat rates have the day of the report. */
  effectiveFrom: string | null;
  source: string;
}

/** The newest rate first in each list; sources are press and advice pages, not the gazette. */
const TAX_RATES = {
  stampDuty: [
    {
      percent: 5,
      effectiveFrom: null,
      source: 'ClearTax; Deccan Herald 3704857, Aug 2025',
    },
  ],
  /** First registration of a new flat up to 20 lakh. */
  stampDutySmallFlat: [
    { percent: 2, effectiveFrom: '2020-05-27', source: 'Mint, 27 May 2020' },
    {
      percent: 5,
      effectiveFrom: null,
      source: 'the general rate, before the small-flat rates',
    },
  ],
  /** First registration of a new flat up to 45 lakh. */
  stampDutyMediumFlat: [
    { percent: 3, effectiveFrom: '2021-03-08', source: 'Business Today, 8 Mar 2021' },
    {
      percent: 5,
      effectiveFrom: null,
      source: 'the general rate, before the small-flat rates',
    },
  ],
  /** Of the stamp duty. */
  cess: [{ percent: 10, effectiveFrom: null, source: 'ClearTax; Deccan Herald 3704857' }],
  /** Of the stamp duty, inside a city corporation. */
  surchargeUrban: [{ percent: 2, effectiveFrom: null, source: 'ClearTax' }],
  /** Of the stamp duty, outside one. */
  surchargeRural: [{ percent: 3, effectiveFrom: null, source: 'ClearTax' }],
  registration: [
    { percent: 2, effectiveFrom: '2025-08-31', source: 'New Indian Express, 31 Aug 2025' },
    { percent: 1, effectiveFrom: null, source: 'Deccan Herald 3704857, Aug 2025' },
  ],
  /** Under construction, up to 45 lakh and 60 sq m of carpet (Bengaluru is a metro city). */
  gstAffordable: [{ percent: 1, effectiveFrom: '2019-04-01', source: 'Moneycontrol, Aug 2025' }],
  /** Any other home under construction. */
  gst: [{ percent: 5, effectiveFrom: '2019-04-01', source: 'Moneycontrol, Aug 2025' }],
} as const satisfies Record<string, readonly TaxRate[]>;

const SMALL_FLAT_MAX = 20 * LAKH;
const MEDIUM_FLAT_MAX = 45 * LAKH;
const AFFORDABLE_MAX = 45 * LAKH;
const AFFORDABLE_CARPET_SQM = 60;
const FLATS: readonly string[] = ['apartment', 'studio', 'penthouse', 'duplex'];

/** What is known about a home when its price is made; `undefined` is "not known". */
export interface AllInFacts {
  /** Property type as in the query language: a plot pays no GST, only flats have the lower duties. */
  type: string;
  /** The agreement price before taxes and possession charges. */
  agreement?: number;
  carpetSqft?: number;
  /** Inside a city corporation. */
  isUrban?: boolean;
  /** Sold after its occupancy or completion certificate: no GST. */
  isCompleted?: boolean;
  legalFee?: number;
  advanceMaintenance?: number;
  corpusFund?: number;
  /** The day of registration as `YYYY-MM-DD`. */
  registeredOn: string;
}

/** Every part in rupees; `total` is their sum. */
export interface AllInPrice {
  agreement: number;
  stampDuty: number;
  cess: number;
  surcharge: number;
  registration: number;
  gst: number;
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
  const { agreement, isUrban, legalFee, advanceMaintenance, corpusFund, registeredOn } = facts;
  const gstPercent = gstPercentOf(facts);
  if (agreement === undefined || isUrban === undefined || gstPercent === undefined)
    return undefined;
  if (legalFee === undefined || advanceMaintenance === undefined || corpusFund === undefined) {
    return undefined;
  }
  const on = (rates: readonly TaxRate[]) => percentOn(rates, registeredOn);
  const stampDuty = share(agreement, stampDutyPercentOf(facts.type, agreement, registeredOn));
  const parts = {
    agreement,
    stampDuty,
    cess: share(stampDuty, on(TAX_RATES.cess)),
    surcharge: share(stampDuty, on(isUrban ? TAX_RATES.surchargeUrban : TAX_RATES.surchargeRural)),
    registration: share(agreement, on(TAX_RATES.registration)),
    gst: share(agreement, gstPercent),
    legalFee,
    advanceMaintenance,
    corpusFund,
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/** Stamp duty in percent of the agreement price. */
export function stampDutyPercentOf(type: string, agreement: number, registeredOn: string): number {
  const isFlat = FLATS.includes(type);
  const rates =
    isFlat && agreement <= SMALL_FLAT_MAX
      ? TAX_RATES.stampDutySmallFlat
      : isFlat && agreement <= MEDIUM_FLAT_MAX
        ? TAX_RATES.stampDutyMediumFlat
        : TAX_RATES.stampDuty;
  return percentOn(rates, registeredOn);
}

/** GST in percent of the agreement price; `undefined` when it cannot be told. */
export function gstPercentOf(facts: AllInFacts): number | undefined {
  const { type, agreement, carpetSqft, isCompleted, registeredOn } = facts;
  if (type === 'plot') return 0;
  if (isCompleted === undefined || agreement === undefined) return undefined;
  if (isCompleted) return 0;
  if (agreement > AFFORDABLE_MAX) return percentOn(TAX_RATES.gst, registeredOn);
  if (carpetSqft === undefined) return undefined;
  const isAffordable = squareMetersFromFeet(carpetSqft) <= AFFORDABLE_CARPET_SQM;
  return percentOn(isAffordable ? TAX_RATES.gstAffordable : TAX_RATES.gst, registeredOn);
}

function percentOn(rates: readonly TaxRate[], day: string): number {
  const rate = rates.find(({ effectiveFrom }) => effectiveFrom === null || effectiveFrom <= day);
  if (rate === undefined) throw new Error(`No tax rate is known for ${day}`);
  return rate.percent;
}

function share(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}

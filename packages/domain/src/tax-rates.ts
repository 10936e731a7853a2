import { squareMetersFromFeet } from './area.ts';
import { LAKH } from './money.ts';
import type { Source } from './source.ts';

/**
 * Taxes on a first sale by the builder in Karnataka: stamp duty with cess and surcharge, registration, and GST. This is the
 * one table of rates; its sources are press and advice pages, not the gazette.
 */

/** A rate in percent with the day it began and where that was read. */
export interface TaxRate {
  percent: number;
  /** `null`: in force for longer than the sources tell. The small-flat rates have the day of the report. */
  effectiveFrom: string | null;
  source: Source;
}

const DECCAN_HERALD: Source = {
  name: 'Deccan Herald, 30 Aug 2025',
  url: 'https://www.deccanherald.com/india/karnataka/property-deals-to-cost-more-registration-fee-hiked-to-2-2-3704857',
};
const NEW_INDIAN_EXPRESS: Source = {
  name: 'The New Indian Express, 31 Aug 2025',
  url: 'https://www.newindianexpress.com/amp/story/states/karnataka/2025/Aug/31/registration-fee-for-properties-in-karnataka-doubles-from-today',
};
const MINT: Source = {
  name: 'Mint, 27 May 2020',
  url: 'https://www.livemint.com/news/india/bengaluru-flats-costing-upto-rs35-lakh-to-be-cheaper-karnataka-cuts-stamp-duty-11590547759347.html',
};
const BUSINESS_TODAY: Source = {
  name: 'Business Today, 8 Mar 2021',
  url: 'https://www.businesstoday.in/current/economy-politics/karnataka-slashes-stamp-duty-to-3-on-rs-35-40-lakh-apartments/story/433316.html',
};
const MONEYCONTROL: Source = {
  name: 'Moneycontrol, Aug 2025',
  url: 'https://www.moneycontrol.com/news/business/personal-finance/buying-an-under-construction-house-know-the-gst-rules-in-2025-13413032.html',
};
const CLEARTAX: Source = { name: 'ClearTax', url: null };
/** The older general rate, as the newer articles tell it. */
const BEFORE = (source: Source): Source => ({ ...source, name: `${source.name} (rate before)` });

/** The newest rate first in each list. */
export const TAX_RATES = {
  stampDuty: [
    {
      percent: 5,
      effectiveFrom: null,
      source: DECCAN_HERALD,
    },
  ],
  /** First registration of a new flat up to 20 lakh. */
  stampDutySmallFlat: [
    { percent: 2, effectiveFrom: '2020-05-27', source: MINT },
    {
      percent: 5,
      effectiveFrom: null,
      source: BEFORE(MINT),
    },
  ],
  /** First registration of a new flat up to 45 lakh. */
  stampDutyMediumFlat: [
    { percent: 3, effectiveFrom: '2021-03-08', source: BUSINESS_TODAY },
    {
      percent: 5,
      effectiveFrom: null,
      source: BEFORE(BUSINESS_TODAY),
    },
  ],
  /** Of the stamp duty. */
  cess: [{ percent: 10, effectiveFrom: null, source: DECCAN_HERALD }],
  /** Of the stamp duty, inside a city corporation. */
  surchargeUrban: [{ percent: 2, effectiveFrom: null, source: CLEARTAX }],
  /** Of the stamp duty, outside one. */
  surchargeRural: [{ percent: 3, effectiveFrom: null, source: CLEARTAX }],
  registration: [
    { percent: 2, effectiveFrom: '2025-08-31', source: NEW_INDIAN_EXPRESS },
    { percent: 1, effectiveFrom: null, source: BEFORE(DECCAN_HERALD) },
  ],
  /** Under construction, up to 45 lakh and 60 sq m of carpet (Bengaluru is a metro city). */
  gstAffordable: [{ percent: 1, effectiveFrom: '2019-04-01', source: MONEYCONTROL }],
  /** Any other home under construction. */
  gst: [{ percent: 5, effectiveFrom: '2019-04-01', source: MONEYCONTROL }],
  /** Land, and homes sold after their completion or occupancy certificate. */
  gstNone: [{ percent: 0, effectiveFrom: null, source: MONEYCONTROL }],
  /** Of the stamp duty, for the transfer of the khatha after registration in the city; quoted by portals, no rule read. */
  khathaTransfer: [
    {
      percent: 2,
      effectiveFrom: null,
      source: {
        name: 'NoBroker forum, 30 Aug 2024 (commonly quoted, unverified)',
        url: 'https://www.nobroker.in/forum/what-are-the-charges-for-making-a-khata-transfer',
      },
    },
  ],
} as const satisfies Record<string, readonly TaxRate[]>;

export const SMALL_FLAT_MAX = 20 * LAKH;
export const MEDIUM_FLAT_MAX = 45 * LAKH;
export const AFFORDABLE_MAX = 45 * LAKH;
export const AFFORDABLE_CARPET_SQM = 60;
const FLATS: readonly string[] = ['apartment', 'studio', 'penthouse', 'duplex'];

/** What decides the rates of a sale; `undefined` is "not known". */
export interface TaxedSale {
  /** Property type as in the query language: a plot pays no GST, only flats have the lower duties. */
  type: string;
  /** The agreement price before taxes and possession charges. */
  agreement?: number | undefined;
  carpetSqft?: number | undefined;
  /** Inside a city corporation. */
  isUrban?: boolean | undefined;
  /** Sold after its occupancy or completion certificate: no GST. */
  isCompleted?: boolean | undefined;
  /** The day of registration as `YYYY-MM-DD`. */
  registeredOn: string;
}

export type TaxKind = 'stampDuty' | 'cess' | 'surcharge' | 'registration' | 'gst';
/** Paid to the corporation after the keys, so it is not part of what is due until then. */
type LaterKind = 'khathaTransfer';

/** One tax of a sale: `rupees` is `percent` of the agreement price or, for cess and surcharge, of the duty. */
export interface Tax<Kind = TaxKind> extends TaxRate {
  kind: Kind;
  of: 'agreement' | 'stampDuty';
  /** The sum that it is a share of. */
  base: number;
  rupees: number;
}

/**
 * The duty and fees of registration, each with its rate, date and source; `undefined` while the price or the
 * place is not known. Duty is on the agreement price; a higher guidance value raises it.
 */
export function registrationTaxes(sale: TaxedSale): Tax[] | undefined {
  const { type, agreement, isUrban, registeredOn } = sale;
  if (agreement === undefined || isUrban === undefined) return undefined;
  const on = (rates: readonly TaxRate[]) => rateOn(rates, registeredOn);
  const duty = tax('stampDuty', on(stampDutyRates(type, agreement)), 'agreement', agreement);
  const surcharge = isUrban ? TAX_RATES.surchargeUrban : TAX_RATES.surchargeRural;
  return [
    duty,
    tax('cess', on(TAX_RATES.cess), 'stampDuty', duty.rupees),
    tax('surcharge', on(surcharge), 'stampDuty', duty.rupees),
    tax('registration', on(TAX_RATES.registration), 'agreement', agreement),
  ];
}

/** GST on the agreement price; `undefined` when it cannot be calculated, 0 rupees where none is due. */
export function gstOf(sale: TaxedSale): Tax | undefined {
  const { agreement, registeredOn } = sale;
  const rates = gstRates(sale);
  if (agreement === undefined || rates === undefined) return undefined;
  return tax('gst', rateOn(rates, registeredOn), 'agreement', agreement);
}

/** The fee for the khatha in the buyer's name; `undefined` outside a corporation, whose fees differ by place. */
export function khathaTransferFee(sale: TaxedSale): Tax<LaterKind> | undefined {
  const duty = sale.isUrban ? registrationTaxes(sale)?.[0] : undefined;
  if (duty === undefined) return undefined;
  const rate = rateOn(TAX_RATES.khathaTransfer, sale.registeredOn);
  return tax('khathaTransfer', rate, 'stampDuty', duty.rupees);
}

function stampDutyRates(type: string, agreement: number): readonly TaxRate[] {
  if (!FLATS.includes(type)) return TAX_RATES.stampDuty;
  if (agreement <= SMALL_FLAT_MAX) return TAX_RATES.stampDutySmallFlat;
  return agreement <= MEDIUM_FLAT_MAX ? TAX_RATES.stampDutyMediumFlat : TAX_RATES.stampDuty;
}

function gstRates({ type, agreement, carpetSqft, isCompleted }: TaxedSale) {
  if (type === 'plot') return TAX_RATES.gstNone;
  if (isCompleted === undefined || agreement === undefined) return undefined;
  if (isCompleted) return TAX_RATES.gstNone;
  if (agreement > AFFORDABLE_MAX) return TAX_RATES.gst;
  if (carpetSqft === undefined) return undefined;
  const isAffordable = squareMetersFromFeet(carpetSqft) <= AFFORDABLE_CARPET_SQM;
  return isAffordable ? TAX_RATES.gstAffordable : TAX_RATES.gst;
}

/** The rate of a list that is in force on a day (`YYYY-MM-DD`). */
export function rateOn(rates: readonly TaxRate[], day: string): TaxRate {
  const rate = rates.find(({ effectiveFrom }) => effectiveFrom === null || effectiveFrom <= day);
  if (rate === undefined) throw new Error(`No tax rate is known for ${day}`);
  return rate;
}

function tax<const Kind extends string>(
  kind: Kind,
  rate: TaxRate,
  of: Tax['of'],
  base: number,
): Tax<Kind> {
  return { kind, ...rate, of, base, rupees: Math.round((base * rate.percent) / 100) };
}

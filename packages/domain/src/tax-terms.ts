import { formatDate } from './dates.ts';
import { formatShortRupees } from './money.ts';
import type { Source } from './source.ts';
import {
  AFFORDABLE_CARPET_SQM,
  AFFORDABLE_MAX,
  MEDIUM_FLAT_MAX,
  rateOn,
  SMALL_FLAT_MAX,
  TAX_RATES,
  type TaxRate,
} from './tax-rates.ts';

/**
 * The taxes of a sale, explained to a buyer with their amounts. Every figure comes from the one table of rates, with its
 * source.
 */

type Rates = Readonly<Record<keyof typeof TAX_RATES, TaxRate>>;

interface TaxTerm {
  /** The rates that the text tells. */
  rates: readonly (keyof typeof TAX_RATES)[];
  text: (rate: Rates) => string;
}

const small = formatShortRupees(SMALL_FLAT_MAX);
const medium = formatShortRupees(MEDIUM_FLAT_MAX);
const affordable = `${formatShortRupees(AFFORDABLE_MAX)} and ${AFFORDABLE_CARPET_SQM} sq m of carpet`;

const TAXES = {
  'stamp-duty': {
    rates: ['stampDuty', 'stampDutyMediumFlat', 'stampDutySmallFlat'],
    text: ({ stampDuty, stampDutyMediumFlat, stampDutySmallFlat }) =>
      `Stamp duty is the state’s tax on a sale. In Karnataka it is ${stampDuty.percent} % of the agreement price, or of the guidance value where that is higher. For the first sale of a new flat it is ${stampDutySmallFlat.percent} % up to ${small} and ${stampDutyMediumFlat.percent} % up to ${medium}. Cess and surcharge are added to it.`,
  },
  cess: {
    rates: ['cess', 'surchargeUrban', 'surchargeRural'],
    text: ({ cess, surchargeUrban, surchargeRural }) =>
      `Cess and surcharge are added to stamp duty, as a share of the duty and not of the price. The cess is ${cess.percent} % of the duty; the surcharge is ${surchargeUrban.percent} % of it inside a city corporation and ${surchargeRural.percent} % outside.`,
  },
  'registration-fee': {
    rates: ['registration'],
    text: ({ registration: { percent, effectiveFrom } }) =>
      `The registration fee is what the sub-registrar takes for entering the sale in the register: ${percent} % of the agreement price${effectiveFrom === null ? '' : ` since ${formatDate(effectiveFrom)}`}.`,
  },
  gst: {
    rates: ['gst', 'gstAffordable', 'gstNone'],
    text: ({ gst, gstAffordable }) =>
      `GST stands for goods and services tax. On a home that is still being built it is ${gst.percent} % of the agreement price, or ${gstAffordable.percent} % up to ${affordable}. There is none on plots, nor on a home that is sold after its occupancy or completion certificate.`,
  },
} satisfies Record<string, TaxTerm>;

export type TaxTermId = keyof typeof TAXES;

export const TAX_TERM_IDS = Object.keys(TAXES) as TaxTermId[];

/** A tax with its rates on a day (`YYYY-MM-DD`), and where these were read. */
export function explainTax(id: TaxTermId, day: string): { text: string; sources: Source[] } {
  const { rates, text }: TaxTerm = TAXES[id];
  const onDay = Object.fromEntries(
    Object.entries(TAX_RATES).map(([name, list]) => [name, rateOn(list, day)]),
  ) as unknown as Rates;
  const sources = rates.map((name) => onDay[name].source);
  return {
    text: text(onDay),
    sources: sources.filter(
      ({ name }, at) => sources.findIndex((other) => other.name === name) === at,
    ),
  };
}

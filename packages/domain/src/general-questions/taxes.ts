import { formatShortRupees } from '../money.ts';
import {
  AFFORDABLE_CARPET_SQM,
  AFFORDABLE_MAX,
  MEDIUM_FLAT_MAX,
  SMALL_FLAT_MAX,
} from '../tax-rates.ts';
import { says, saysSinceDecember, saysRates } from './answer.ts';
import { incomeTaxAct, MAINTENANCE_GST, stampAct, transferAct, WOMEN } from './sources.ts';

const affordable = `${formatShortRupees(AFFORDABLE_MAX)} and ${AFFORDABLE_CARPET_SQM} sq m of carpet`;

/** What the state takes; what a tax is, the terms tell. */
export const TAXES = {
  'stamp-duty-women': saysRates(
    ['stampDuty'],
    ({ stampDuty }) => [
      `Karnataka has no lower stamp duty for women: it is ${stampDuty.percent} % for everybody, less only for new flats up to ${formatShortRupees(MEDIUM_FLAT_MAX)}.`,
    ],
    WOMEN,
  ),
  'registration-total': saysRates(
    ['stampDuty', 'cess', 'surchargeUrban', 'registration'],
    ({ stampDuty, cess, surchargeUrban, registration }) => [
      `In the city: ${stampDuty.percent} % stamp duty, on it ${cess.percent} % cess and ${surchargeUrban.percent} % surcharge, and ${registration.percent} % registration.`,
      `That is ${Number((stampDuty.percent * (1 + (cess.percent + surchargeUrban.percent) / 100) + registration.percent).toFixed(2))} % of the price or of the guidance value, whichever is higher. New flats up to ${formatShortRupees(MEDIUM_FLAT_MAX)} pay less duty.`,
    ],
  ),
  'small-flat-duty': saysRates(
    ['stampDutySmallFlat', 'stampDutyMediumFlat', 'stampDuty'],
    ({ stampDutySmallFlat, stampDutyMediumFlat, stampDuty }) => [
      `First sale of a new flat: ${stampDutySmallFlat.percent} % duty up to ${formatShortRupees(SMALL_FLAT_MAX)}, ${stampDutyMediumFlat.percent} % up to ${formatShortRupees(MEDIUM_FLAT_MAX)}, ${stampDuty.percent} % above. Resale and plots pay ${stampDuty.percent} %.`,
    ],
  ),
  'gst-ready-construction': saysRates(
    ['gst', 'gstAffordable', 'gstNone'],
    ({ gst, gstAffordable }) => [
      `Under construction: ${gst.percent} % GST, or ${gstAffordable.percent} % up to ${affordable}. Ready, sold after the completion or occupancy certificate: none.`,
      'Resale and land have no GST either.',
    ],
  ),
  'tds-property': says(
    [
      'From 50 lakh on, the buyer deducts 1 % of the price, or of the stamp duty value if that is higher, and pays it to the income-tax department in the seller’s name.',
      'The limit counts for the whole property, also with several buyers. It is for resident sellers; for NRI sellers other rates hold.',
    ],
    incomeTaxAct('section 194-IA'),
  ),
  'capital-gains': says(
    [
      'A gain on a home held for more than 24 months is long-term, taxed at 12.5 % without indexation.',
      'Residents who bought before 23 July 2024 may choose 20 % with indexation. Surcharge and cess are extra; a shorter holding is taxed at your slab.',
    ],
    incomeTaxAct('section 112, as amended by the Finance (No. 2) Act 2024'),
  ),
  'capital-gains-saving': says(
    [
      'A long-term gain on a home can be exempt when it goes into another home: bought one year before to two years after, or built within three years.',
      'Or up to 50 lakh of it into notified bonds within six months. Limits and conditions differ by case.',
    ],
    incomeTaxAct('sections 54 and 54EC'),
  ),
  'land-gain': saysSinceDecember(
    [
      'Farm land in a rural area is no capital asset: who sells it pays no tax on the gain.',
      'A long-term gain on other land is exempt where all of the sale money goes into one home: bought a year before to two years after, or built within three; of a part, in proportion.',
      'It holds for up to 10 crore, and not for who owns more than one other home. Money not used by the date of the return waits in a capital gains account.',
    ],
    incomeTaxAct('sections 2(14) and 54F'),
  ),
  'home-loan-tax': says(
    [
      'In the old regime up to 2 lakh of interest a year on a home you live in is deducted, and principal within the 1.5 lakh of section 80C.',
      'The new regime gives neither for a home you live in.',
    ],
    incomeTaxAct('sections 24(b), 80C and 115BAC'),
  ),
  'stamp-duty-deduction': says(
    [
      'In the old tax regime stamp duty and registration count within the 1.5 lakh of section 80C, in the year in which they are paid. The new regime has no such deduction.',
    ],
    incomeTaxAct('sections 80C and 115BAC'),
  ),
  'rent-tax': says(
    [
      'Rent is taxed as income from house property after municipal tax and a deduction of 30 %.',
      'Interest on the loan is deducted as well, within the limits of your regime.',
    ],
    incomeTaxAct('sections 22 to 24'),
  ),
  'below-guidance-value': says(
    [
      'Stamp duty is due on the guidance value even where the price is lower.',
      'Where the gap is more than 10 % of the price and over 50,000, it can be taxed as the buyer’s income.',
    ],
    stampAct('section 45-A'),
    incomeTaxAct('section 56(2)(x)'),
  ),
  'guidance-value-check': says(
    [
      'Karnataka’s registration department publishes guidance values for each area and kind of property; its Kaveri portal shows them.',
      'Stamp duty is paid on it or on the price, whichever is higher.',
    ],
    stampAct('section 45-B'),
  ),
  'maintenance-gst': says(
    [
      'Maintenance that owners pay to their association is free of GST up to 7,500 a month for each member.',
      'Above it, GST depends on the association’s turnover: ask its treasurer.',
    ],
    MAINTENANCE_GST,
  ),
  'cash-payment': says(
    [
      'Cash of 20,000 or more may not be taken for property: neither advance nor price. The seller can be fined the same sum.',
      'Cash also stays out of the deed, so that you could not claim it back.',
    ],
    incomeTaxAct('sections 269SS and 271D'),
  ),
  'gift-property': says(
    [
      'A gift of a home from a near relative is not income of who receives it. From others it is taxed above 50,000.',
      'The gift needs a registered deed; duty differs by who gives and who receives.',
    ],
    incomeTaxAct('section 56(2)(x)'),
    transferAct('section 123'),
  ),
};

import { allInPrice, type AllInPrice } from '@manemitra/domain/all-in-price';
import { builderChargeName, untoldCharges } from '@manemitra/domain/builder-charges';
import { isCompleted } from '@manemitra/domain/sale-facts';
import { gstOf } from '@manemitra/domain/tax-rates';
import type { StaffProperty } from '@manemitra/contract/staff-properties';
import type { PropertySections, UnitValues } from '@manemitra/contract/staff-properties-sections';

/** Facts of a project that decide the taxes of its homes. */
export interface SaleFacts {
  isUrban: boolean | undefined;
  isCompleted: boolean | undefined;
  /** The day of registration, `YYYY-MM-DD`. */
  registeredOn: string;
}

/** As saved: whoever changes the approver sees what follows from it when that is saved. */
export function saleFactsOf({ sections, derived }: StaffProperty, today: string): SaleFacts {
  const { legal, schedule } = sections;
  return {
    isUrban: derived.isInCorporation ?? undefined,
    isCompleted: isCompleted(schedule.status, legal.occupancyCertificate?.received ?? null),
    registeredOn: today,
  };
}

/** The all-in price as it would be saved; undefined as long as a part of it is not known. */
export function priceOf(unit: UnitValues, sale: SaleFacts): AllInPrice | undefined {
  const { type, price, carpetSqft, possessionLines: due } = unit;
  const numbers = {
    agreement: price?.min,
    carpetSqft: carpetSqft?.min,
    legalFee: due['legal-fee'],
    advanceMaintenance: due['advance-maintenance'],
    corpusFund: due['corpus-fund'],
  };
  const typed = [...Object.values(numbers), ...Object.values(unit.agreementLines)];
  if (typed.some(Number.isNaN)) return undefined;
  return allInPrice({ type, ...sale, ...numbers, untold: untoldOf(unit) });
}

const untoldOf = ({ type, price, agreementLines: lines }: UnitValues) =>
  untoldCharges({ type, agreement: price?.min, lines });

/** What is still missing for the all-in price, in the order of the form. */
export function missingForPrice(unit: UnitValues, sale: SaleFacts): string[] {
  const due: PropertySections['units']['units'][number]['possessionLines'] = unit.possessionLines;
  const parts: [boolean, string][] = [
    [unit.price !== null, 'the agreement price'],
    ...untoldOf(unit).map((charge): [boolean, string] => [false, builderChargeName(charge)]),
    [!needsCarpet(unit, sale), 'the carpet area'],
    [due['legal-fee'] !== undefined, 'the legal fee'],
    [due['advance-maintenance'] !== undefined, 'the advance maintenance'],
    [due['corpus-fund'] !== undefined, 'the corpus fund'],
    [sale.isUrban !== undefined, 'the approver or a known locality'],
    [
      unit.type === 'plot' || sale.isCompleted !== undefined,
      'the stage or the occupancy certificate',
    ],
  ];
  return parts.flatMap(([isKnown, words]) => (isKnown ? [] : [words]));
}

/** Only cheap homes are taxed by their size; of the others it need not be known. */
function needsCarpet({ type, price, carpetSqft }: UnitValues, sale: SaleFacts): boolean {
  if (carpetSqft !== null || price === null || sale.isCompleted !== false) return false;
  const { registeredOn } = sale;
  return gstOf({ type, agreement: price.min, isCompleted: false, registeredOn }) === undefined;
}

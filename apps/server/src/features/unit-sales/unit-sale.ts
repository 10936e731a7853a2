import { untoldCharges } from '@manemitra/domain/builder-charges';
import { type CostKey } from '@manemitra/domain/cost-names';
import { unknownCosts } from '@manemitra/domain/keys-in-hand';
import type { AgreementLines, POSSESSION_LINES } from '@manemitra/domain/price-rows';
import { isCompleted, isInCorporation } from '@manemitra/domain/sale-facts';
import { placeBySlug } from '@manemitra/query/gazetteer';
import type { Selectable } from 'kysely';
import type { PropertiesTable } from '#server/database/catalogue-tables.ts';
import type { Database } from '#server/database/schema.ts';

type SoldProperty = Pick<
  Selectable<PropertiesTable>,
  'locality_slug' | 'approver' | 'status' | 'occupancy_certificate_received'
>;

type SoldUnit = Pick<
  Selectable<Database['unit_types']>,
  'type' | 'price_min' | 'carpet_sqft_min' | 'all_in_at_least'
> & { agreement_lines: AgreementLines };

/** Whether a project lies in a city corporation; `undefined` is not known. */
export function liesInCorporation({
  locality_slug: locality,
  approver,
}: Pick<SoldProperty, 'locality_slug' | 'approver'>): boolean | undefined {
  return isInCorporation(approver, locality === null ? undefined : placeBySlug(locality));
}

/** What the rows of a project and of one of its unit types say of its sale at the lowest listed price. */
export function saleOf(property: SoldProperty, unit: SoldUnit) {
  const agreement = unit.price_min ?? undefined;
  return {
    isUrban: liesInCorporation(property),
    isCompleted: isCompleted(property.status, property.occupancy_certificate_received),
    type: unit.type,
    agreement,
    carpetSqft: unit.carpet_sqft_min ?? undefined,
    untold: untoldCharges({ type: unit.type, agreement, lines: unit.agreement_lines }),
  };
}

/** The costs that the "at least" of a unit type leaves out, because they are not known. */
export function costsLeftOut(
  property: SoldProperty,
  unit: SoldUnit & { known_charges: readonly string[] },
): CostKey[] {
  if (unit.all_in_at_least === null) return [];
  const charge = (line: (typeof POSSESSION_LINES)[number]) =>
    unit.known_charges.includes(line) ? 0 : undefined;
  return unknownCosts({
    ...saleOf(property, unit),
    legalFee: charge('legal-fee'),
    advanceMaintenance: charge('advance-maintenance'),
    corpusFund: charge('corpus-fund'),
  });
}

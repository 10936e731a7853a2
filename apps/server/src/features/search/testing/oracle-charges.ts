import type { UnitRecord } from '@manemitra/catalogue/project-record';

/*
 * Whether a listing tells what its price is made up of, once more and apart from the domain: each charge that builders name apart has a
 * line, or the lines split up the whole price. Without a price nothing is open.
 */
export function tellsItsCharges({ type, price, agreementLines: lines = {} }: UnitRecord): boolean {
  if (price === undefined) return true;
  const asked = ['bescom-bwssb', 'infrastructure', 'amenities'].concat(
    type === 'plot' ? [] : 'car-parking',
  );
  if (asked.every((charge) => charge in lines)) return true;
  const { 'base-price': base, ...others } = lines;
  const all = Object.values(others).reduce((sum, rupees) => sum + rupees, base ?? 0);
  return all === price.min && base !== all;
}

import type { ProjectRecord, UnitRecord } from '@manemitra/catalogue/project-record';
import { generateProjects } from '@manemitra/demonstration/generate';
import { dayInIndia } from '@manemitra/domain/moments';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { identityKeys } from '#server/features/catalogue/public.ts';
import { loadVerdictLevels } from '#server/features/verdicts/public.ts';
import { TEST_DAY } from '#server/testing/builders.ts';
import type { Known } from './oracle.ts';
import { tellsItsCharges } from './oracle-charges.ts';

/** A small catalogue with the gaps of a real one, loaded and known to the oracle by property id. */
export async function loadKnownCatalogue(
  db: Kysely<Database>,
  count: number,
  seed: number,
): Promise<Map<string, Known>> {
  const records = [...generateProjects(count, { seed })]
    .map(withoutPoint)
    .map(pricedAsOne)
    .map(chargedInPart);
  await loadProjects(db, records, TEST_DAY);
  const rows = await db
    .selectFrom('properties')
    .select(['id', 'import_key', 'slug', 'locality_slug', 'completeness', 'facts_checked_on'])
    .select(['about_lat', 'about_lng', 'about_radius_m'])
    .execute();
  const units = await db
    .selectFrom('unit_types')
    .select(['id', 'property_id', 'all_in_price', 'all_in_at_least'])
    .orderBy('position')
    .execute();
  const levels = await loadVerdictLevels(
    db,
    rows.map(({ id }) => id),
    dayInIndia(new Date().toISOString()),
  );
  const byKey = new Map(rows.map((row) => [row.import_key, row]));
  return new Map(
    records.flatMap((record): [string, Known][] => {
      const row = byKey.get(identityKeys(record).key);
      if (row === undefined) return [];
      const own = units.filter(({ property_id }) => property_id === row.id);
      const known: Known = {
        record,
        slug: row.slug,
        localitySlug: row.locality_slug,
        place: placeOf(record, row),
        allInPrices: own.map(({ all_in_price }) => all_in_price),
        allInAtLeast: own.map(({ all_in_at_least }) => all_in_at_least),
        tellsCharges: record.units.map(tellsItsCharges),
        unitIds: own.map(({ id }) => id),
        severity: levels.get(row.id)?.severity ?? NaN,
        completeness: row.completeness,
        checkedOn: row.facts_checked_on,
      };
      return [[String(row.id), known]];
    }),
  );
}

/** Every fifth project is known by its words alone, as most in real sheets are; every tenth of them by a pincode at most. */
function withoutPoint(record: ProjectRecord, index: number): ProjectRecord {
  if (index % 5 !== 0) return record;
  const { coordinates: _coordinates, locality, address, ...rest } = record;
  return index % 50 === 0 ? rest : { ...rest, ...told({ locality, address }) };
}

/**
 * Of every seventh project only a price of the whole is known, as in many sheets, of some with everything; some have one kind of home,
 * or list none.
 */
function pricedAsOne(record: ProjectRecord, index: number): ProjectRecord {
  if (index % 7 !== 0) return record;
  const prices = record.units.flatMap(({ price }) => (price ? [price.min, price.max ?? 0] : []));
  const units = record.units
    .slice(0, index % 8 === 0 ? 0 : index % 2 === 0 ? 1 : undefined)
    .map(({ price: _price, ...unit }) => unit);
  if (prices.length === 0) return { ...record, units };
  const [min, max] = [Math.min(...prices.filter((price) => price > 0)), Math.max(...prices)];
  const priceRange = index % 5 === 0 ? { min } : index % 3 === 0 ? { max } : { min, max };
  return { ...record, units, [index % 3 === 1 ? 'allInPriceRange' : 'priceRange']: priceRange };
}

/** Some listings tell a part of what their price is made up of, some all charges in one, some only repeat the price. */
function chargedInPart(record: ProjectRecord, index: number): ProjectRecord {
  const change = CHARGED[index % 11];
  return change === undefined ? record : { ...record, units: record.units.map(change) };
}

const CHARGED: readonly ((unit: UnitRecord) => UnitRecord)[] = [
  ({ agreementLines: { 'car-parking': _parking, ...lines } = {}, ...unit }) => ({
    ...unit,
    agreementLines: lines,
  }),
  ({ price, ...unit }) => ({
    ...unit,
    ...(price && {
      price,
      agreementLines: { 'base-price': price.min - 500_000, other: 500_000 },
    }),
  }),
  ({ price, ...unit }) => ({
    ...unit,
    ...(price && { price, agreementLines: { 'base-price': price.min } }),
  }),
];

function told(words: Pick<ProjectRecord, 'locality' | 'address'>) {
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined));
}

interface About {
  about_lat: number | null;
  about_lng: number | null;
  about_radius_m: number | null;
}

function placeOf({ coordinates }: ProjectRecord, about: About): Known['place'] {
  if (coordinates !== undefined) {
    return { at: [coordinates.lat, coordinates.lng], radiusMeters: 0 };
  }
  const { about_lat, about_lng, about_radius_m } = about;
  if (about_lat === null || about_lng === null || about_radius_m === null) return undefined;
  return { at: [about_lat, about_lng], radiusMeters: about_radius_m };
}

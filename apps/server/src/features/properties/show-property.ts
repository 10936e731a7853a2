import type { PropertyDetail } from '@manemitra/contract/properties';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadValueAddedServices } from '#server/features/value-added-services/public.ts';
import { found } from '#server/platform/database/found.ts';
import { loadPropertyDetail } from './load-property-detail.ts';
import { presentPropertyDetail } from './present-property-detail.ts';

/**
 * The page of a project. `isForBuyers: false` shows it as well while buyers do not see it: only after the caller was
 * found to look after it.
 */
export async function showProperty(
  db: Kysely<Database>,
  idOrSlug: string,
  {
    today,
    version,
    isForBuyers = true,
  }: { today: string; version?: number | undefined; isForBuyers?: boolean },
): Promise<PropertyDetail> {
  const [loaded, services] = await Promise.all([
    loadPropertyDetail(db, idOrSlug, { isForBuyers }),
    loadValueAddedServices(db, version),
  ]);
  return presentPropertyDetail(found(loaded, 'property.not-found'), { services, today });
}

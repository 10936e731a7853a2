import type { contract } from '@manemitra/contract/contract';
import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import { CARD_IMAGES_MAX } from '@manemitra/contract/limits';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { comparisonRows } from './comparison-rows.ts';
import { loadProperties } from './load-properties.ts';
import { presentProperty } from './present-property.ts';
import { publishedIds } from './published-ids.ts';

/** These projects side by side. Throws `property.not-found` when one of them is not there. */
export async function compareProperties(
  db: Kysely<Database>,
  idsOrSlugs: readonly string[],
): Promise<EndpointAnswer<(typeof contract)['compareProperties']>> {
  const known = await publishedIds(db, idsOrSlugs);
  const missing = idsOrSlugs.filter((name) => !known.has(name));
  if (missing.length > 0) {
    throw new Problem('property.not-found', {
      fields: missing.map((name) => ({
        field: 'query.propertyIds',
        message: `There is no published project “${name}”.`,
      })),
    });
  }
  const ids = idsOrSlugs.flatMap((name) => known.get(name) ?? []);
  const properties = (await loadProperties(db, ids, CARD_IMAGES_MAX)).map(presentProperty);
  return { properties, rows: comparisonRows(properties) };
}

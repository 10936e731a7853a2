import type { contract } from '@manemitra/contract/contract';
import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import { metroInBrief } from '@manemitra/contract/facts/on-foot-texts';
import { CARD_IMAGES_MAX } from '@manemitra/contract/limits';
import { Problem } from '@manemitra/contract/problems';
import { delaysText, NONE_WITH_DATES } from '@manemitra/domain/track-record';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { onFoot } from '#server/features/journeys/public.ts';
import { publishedIds } from '#server/features/project-addresses/public.ts';
import { recordOfBuilder } from '#server/features/verdicts/public.ts';
import { comparisonRows } from './comparison-rows.ts';
import { loadComplaintCounts } from './load-complaint-counts.ts';
import { loadProperties } from './load-properties.ts';
import { presentProperty } from './present-property.ts';
import { wardOf } from './ward-of.ts';

/** These projects side by side on a day (`YYYY-MM-DD`), and which are not there. Throws `property.not-found` when none is. */
export async function compareProperties(
  db: Kysely<Database>,
  idsOrSlugs: readonly string[],
  today: string,
): Promise<EndpointAnswer<(typeof contract)['compareProperties']>> {
  const known = await publishedIds(db, idsOrSlugs);
  const missing = idsOrSlugs.filter((name) => !known.has(name));
  if (known.size === 0) {
    throw new Problem('property.not-found', {
      fields: missing.map((name) => ({
        field: 'query.propertyIds',
        message: `There is no published project “${name}”.`,
      })),
    });
  }
  // A project named by its id and by its slug is one project.
  const ids = [...new Set(idsOrSlugs.flatMap((name) => known.get(name) ?? []))];
  const [loaded, complaints] = await Promise.all([
    loadProperties(db, ids, CARD_IMAGES_MAX),
    loadComplaintCounts(db, ids),
  ]);
  const properties = loaded.map((one) => presentProperty(one, today));
  const rows = comparisonRows(
    properties.map((property) => ({
      property,
      complaints: complaints.get(Number(property.id)) ?? null,
      ward: wardOf(property),
    })),
  );
  const delays = loaded.map(({ verdictParts }) => promisesText(verdictParts, today));
  const metro = loaded.map(({ property: { lat, lng } }) =>
    lat === null || lng === null ? null : metroInBrief(onFoot([lat, lng], { places: [], today })),
  );
  return { properties, missing, rows, delays, metro };
}

/** How a builder kept its dates, or that somebody looked and found none with dates. */
const promisesText = (parts: Parameters<typeof recordOfBuilder>[0], today: string): string | null =>
  parts.past.length === 0 && parts.pastCheckedOn !== null
    ? NONE_WITH_DATES
    : delaysText(recordOfBuilder(parts, today));

import { createHash } from 'node:crypto';
import { CARD_IMAGES_MAX } from '@manemitra/contract/limits';
import type { FoundProperty } from '@manemitra/contract/search';
import type { Interpretation } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import {
  type LoadedProperty,
  loadProperties,
  presentProperty,
} from '#server/features/properties/public.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { findByText, type FoundByText } from './find-by-text.ts';
import type { SearchResult } from './search-properties.ts';

/** What a request that says no wishes means. */
export const NO_WISHES: Interpretation = {
  intent: 'search',
  constraints: [],
  unread: [],
  questions: [],
  language: 'en',
};

/** Looks for the words themselves, typing errors forgiven. Throws `cursor.invalid`. */
export async function searchByText(
  db: Kysely<Database>,
  { prompt, limit, cursor }: { prompt: string; limit: number; cursor?: string | undefined },
): Promise<SearchResult> {
  const fingerprint = fingerprintOfText(prompt);
  const { total, page } = await findByText(db, prompt, {
    limit: limit + 1,
    after: cursor === undefined ? undefined : decodeCursor(cursor, fingerprint),
  });
  const hits = page.slice(0, limit);
  const last = page.length > limit ? hits.at(-1) : undefined;
  const loaded = await loadProperties(
    db,
    hits.map(({ id }) => id),
    CARD_IMAGES_MAX,
  );
  const loadedById = new Map(loaded.map((one) => [one.property.id, one]));
  return {
    interpretation: NO_WISHES,
    sentence: prompt,
    total,
    properties: hits.flatMap((hit): FoundProperty[] => {
      const one = loadedById.get(hit.id);
      if (one === undefined) return [];
      const reasons = reasonsOf(hit, one.property);
      const match = { met: [], missed: [], unknown: [], reasons, unitId: null };
      return [{ ...presentProperty(one), match }];
    }),
    relaxations: [],
    nextCursor: last === undefined ? null : encodeCursor(last, fingerprint),
  };
}

/** What was found where; a description repeats the name and the locality, so it speaks only when they do not. */
function reasonsOf(hit: FoundByText, { name, locality_name }: LoadedProperty['property']) {
  const inTitle = [
    ...(hit.isNameAlike ? [`Name: ${name}`] : []),
    ...(hit.isLocalityAlike ? [`Locality: ${locality_name}`] : []),
  ];
  if (inTitle.length > 0) return inTitle;
  return hit.excerpt === null
    ? [`Name and locality: ${name}, ${locality_name}`]
    : [`Description: “${hit.excerpt}”`];
}

function fingerprintOfText(text: string): string {
  return createHash('sha256').update(`text ${text}`).digest('base64url').slice(0, 16);
}

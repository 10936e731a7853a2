import { CARD_IMAGES_MAX } from '@manemitra/contract/limits';
import type { FoundProperty } from '@manemitra/contract/found-property';
import { tallyFits } from '@manemitra/domain/how-many-fit';
import { withoutContacts } from '@manemitra/domain/contact-details';
import type { Interpretation } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import {
  type LoadedProperty,
  loadProperties,
  presentProperty,
} from '#server/features/properties/public.ts';
import { decodeCursor, encodeCursor, fingerprintOfWords } from './cursor.ts';
import { findByText, type FoundByText } from './find-by-text.ts';
import { fittingHome } from './fitting-home.ts';
import { inLatinLetters } from './latin-letters.ts';
import type { SearchRequest, SearchResult } from './search-properties.ts';

/** What a request that says no wishes means. */
export const NO_WISHES: Interpretation = {
  intent: 'search',
  constraints: [],
  unread: [],
  questions: [],
  language: 'en',
};

/**
 * Looks for the words themselves, typing errors forgiven and whatever script they are typed in. Throws
 * `cursor.invalid`.
 */
export async function searchByText(
  db: Kysely<Database>,
  { prompt, sort, limit, cursor, today }: Omit<SearchRequest, 'previous'>,
): Promise<SearchResult> {
  const marks = [fingerprintOfWords('text', prompt, sort)];
  const names = await loadCatalogueNames(db);
  const { total, page } = await findByText(db, inLatinLetters(prompt, { today, names }), {
    sort,
    limit: limit + 1,
    after: cursor === undefined ? undefined : decodeCursor(cursor, marks),
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
    interpretation: sort === undefined ? NO_WISHES : { ...NO_WISHES, sort },
    sentence: prompt,
    ...tallyFits([]),
    total,
    properties: hits.flatMap((hit): FoundProperty[] => {
      const one = loadedById.get(hit.id);
      if (one === undefined) return [];
      const reasons = reasonsOf(hit, one);
      const unitId = hit.unit_id === null ? null : String(hit.unit_id);
      const match = { met: [], missed: [], unknown: [], reasons, unitId };
      const home = fittingHome(one, { unitId, isAsked: unitId !== null });
      return [
        {
          ...presentProperty(one, today),
          match,
          home,
          homes: null,
          limit: null,
          limitUnits: null,
          difference: null,
        },
      ];
    }),
    relaxations: [],
    nextCursor: last === undefined ? null : encodeCursor(last, marks),
  };
}

/** What was found where; a description repeats names, so it speaks only when they do not. */
function reasonsOf(hit: FoundByText, { property, promoter }: LoadedProperty) {
  const { name, locality_name } = property;
  const inNames = [
    ...(hit.isNameAlike ? [`Name: ${name}`] : []),
    ...(hit.isLocalityAlike ? [`Locality: ${locality_name}`] : []),
    ...(hit.isBuilderAlike ? [`Builder: ${promoter.name}`] : []),
  ];
  if (inNames.length > 0) return inNames;
  return hit.excerpt === null
    ? [
        `Name, locality and builder: ${[name, locality_name, promoter.name].filter(Boolean).join(', ')}`,
      ]
    : [`Description: “${withoutContacts(hit.excerpt)}”`];
}

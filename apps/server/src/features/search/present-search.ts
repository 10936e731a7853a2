import { pathOf } from '@manemitra/contract/address';
import type { ValueAddedService } from '@manemitra/contract/lead-offers';
import { PAGE_SIZE_DEFAULT } from '@manemitra/contract/limits';
import type { FoundProperty } from '@manemitra/contract/found-property';
import type { SearchAnswer } from '@manemitra/contract/search';
import { CONTACT_PROMOTER, LEAD_GENERATION } from '@manemitra/contract/lead-templates';
import { searchProperties } from '@manemitra/contract/wire';
import { fittingIn } from '@manemitra/domain/how-many-fit';
import { withNote } from '@manemitra/query/unused-note';
import { presentCard } from '#server/features/properties/public.ts';
import type { WrittenAnswer } from '#server/platform/http/written-answer.ts';
import type { SearchRequest, SearchResult } from './search-properties.ts';
import { writeSearchAnswer } from './write-search-answer.ts';

export type PresentedRequest = Pick<SearchRequest, 'prompt' | 'limit' | 'sort'> & {
  searchType: 'smart' | 'text';
  detailsLevel: SearchAnswer['detailsLevel'];
};

/** An answer with its links: the next page, the best way to find more when few fit, and how to ask for a call. */
export function presentSearch(
  result: SearchResult & { missing?: string[]; more?: { sentence: string; text: string } | null },
  { prompt, limit, sort, searchType, detailsLevel }: PresentedRequest,
  services: ValueAddedService[],
): SearchAnswer | WrittenAnswer<SearchAnswer> {
  const { interpretation, sentence, properties, cards, relaxations, nextCursor } = result;
  const nextPage =
    nextCursor === null
      ? null
      : searchHref(sentence || prompt, {
          searchType,
          detailsLevel,
          cursor: nextCursor,
          // The sentence of a smart search says its order itself.
          ...(searchType === 'text' && sort !== undefined ? { sort } : {}),
          ...(limit === PAGE_SIZE_DEFAULT ? {} : { limit: String(limit) }),
        });
  const wider = relaxations[0] ?? result.more ?? undefined;
  const more =
    wider === undefined
      ? { href: nextPage, text: 'More projects' }
      : { href: searchHref(wider.sentence, { detailsLevel }), text: wider.text };
  const answer: SearchAnswer = {
    ...listed(properties, detailsLevel),
    ...fittingIn(result),
    pagination: { nextPage },
    moreProperties: more.href === null ? null : { href: more.href, method: 'GET', text: more.text },
    // The same for every project, so they stand once.
    valueAddedServices: services,
    leadGeneration: LEAD_GENERATION,
    contactPromoter: CONTACT_PROMOTER,
    interpretation,
    sentence,
    wholeSentence:
      sort === undefined && interpretation.intent !== 'refine'
        ? prompt
        : withNote(sentence, interpretation.unread),
    relaxations,
    farBelow: result.farBelow ?? null,
    areasForAll: result.areasForAll ?? [],
    worthAsking: result.worthAsking ?? null,
    unsurePlaces: result.unsurePlaces ?? null,
    unsurePrices: result.unsurePrices ?? null,
    missing: result.missing ?? [],
  };
  return cards === undefined ? answer : writeSearchAnswer(answer, cards);
}

function listed(properties: FoundProperty[], detailsLevel: SearchAnswer['detailsLevel']) {
  if (detailsLevel === 'full') return { detailsLevel, properties };
  const cards = properties.map((one) => ({
    ...presentCard(one),
    match: one.match,
    home: one.home,
    homes: one.homes,
    limit: one.limit,
    limitUnits: one.limitUnits,
    difference: one.difference,
  }));
  return { detailsLevel, properties: cards };
}

/** The address of the results of a sentence, in the form that the specification gives it. */
export function searchHref(prompt: string, more: Record<string, string> = {}): string {
  const query = { searchType: 'smart', detailsLevel: 'full', prompt, ...more };
  return pathOf(searchProperties, { query });
}

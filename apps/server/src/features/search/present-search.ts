import { PAGE_SIZE_DEFAULT } from '@manemitra/contract/limits';
import type { SearchAnswer } from '@manemitra/contract/search';
import type { SearchRequest, SearchResult } from './search-properties.ts';

export type PresentedRequest = Pick<SearchRequest, 'prompt' | 'limit'> & {
  searchType: 'smart' | 'text';
};

/** An answer with its links: the next page, and the best way to find more when few fit. */
export function presentSearch(
  result: SearchResult & { missing?: string[] },
  { prompt, limit, searchType }: PresentedRequest,
): SearchAnswer {
  const { interpretation, sentence, total, properties, relaxations, nextCursor } = result;
  const [best] = relaxations;
  return {
    properties,
    total,
    pagination: {
      nextPage:
        nextCursor === null
          ? null
          : searchHref(sentence || prompt, {
              searchType,
              cursor: nextCursor,
              ...(limit === PAGE_SIZE_DEFAULT ? {} : { limit: String(limit) }),
            }),
    },
    moreProperties: best
      ? { href: searchHref(best.sentence), method: 'GET', text: best.text }
      : null,
    interpretation,
    sentence,
    relaxations,
    missing: result.missing ?? [],
  };
}

/** The address of the results of a sentence, in the form that the specification gives it. */
export function searchHref(prompt: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    searchType: 'smart',
    detailsLevel: 'full',
    prompt,
    ...more,
  });
  return `/api/v1/properties/search?${query.toString()}`;
}

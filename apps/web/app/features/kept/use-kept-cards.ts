import { VIEW_MULTIPLE_MAX } from '@manemitra/contract/limits';
import type { FoundCard } from '@manemitra/contract/found-property';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { httpClient } from '#web/api/http-client.ts';
import type { Shortlisted } from '#web/browser/kept-entries.ts';

interface Loaded {
  /** By the slug that was asked for, which may be one of before. */
  cards: Map<string, FoundCard>;
  missing: Set<string>;
}

type Kept = Pick<Shortlisted, 'slug' | 'foundBy'>;

/** The cards of these projects with the home that their search found, and which of them are not published any more. */
export function useKeptCards(list: readonly Kept[]): Pick<Loaded, 'cards'> & {
  isMissing: (slug: string) => boolean;
  isFailed: boolean;
  isLoading: boolean;
  retry: () => void;
} {
  // In an order of their own: putting a project first is no reason to ask again.
  const asked = list
    .map(({ slug, foundBy }) => ({ slug, foundBy }))
    .toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['kept-cards', asked],
    queryFn: () => loadCards(asked),
    placeholderData: keepPreviousData,
    enabled: asked.length > 0,
    retry: false,
  });
  return {
    cards: data?.cards ?? new Map<string, FoundCard>(),
    isMissing: (slug) => data?.missing.has(slug) ?? false,
    isFailed: isError,
    isLoading: isFetching,
    retry: () => void refetch(),
  };
}

async function loadCards(list: readonly Kept[]): Promise<Loaded> {
  const sentences = [...new Set(list.map(({ foundBy }) => foundBy))];
  const answers = await Promise.all(
    sentences.flatMap((one) =>
      inTens(list.flatMap(({ slug, foundBy }) => (foundBy === one ? slug : []))).map((slugs) =>
        loadTen(slugs, one),
      ),
    ),
  );
  return {
    cards: new Map(answers.flatMap(({ cards }) => [...cards])),
    missing: new Set(answers.flatMap(({ missing }) => [...missing])),
  };
}

async function loadTen(slugs: readonly string[], sentence: string): Promise<Loaded> {
  const { properties, missing } = await httpClient.searchProperties({
    query: {
      ids: slugs.join(','),
      detailsLevel: 'card',
      ...(sentence !== '' && { prompt: sentence }),
    },
  });
  const gone = new Set(missing);
  // They come in the order of the request, each once; a former slug is recognised by its position.
  const known = slugs.filter((slug) => !gone.has(slug));
  const cards = new Map<string, FoundCard>();
  for (const [at, property] of properties.entries()) {
    const bySlug = known.includes(property.slug) ? property.slug : known[at];
    if (bySlug !== undefined) cards.set(bySlug, property);
  }
  return { cards, missing: gone };
}

function inTens(slugs: readonly string[]): string[][] {
  const count = Math.ceil(slugs.length / VIEW_MULTIPLE_MAX);
  return Array.from({ length: count }, (_, at) =>
    slugs.slice(at * VIEW_MULTIPLE_MAX, (at + 1) * VIEW_MULTIPLE_MAX),
  );
}

import type { SearchResult } from '#server/features/search/public.ts';

/** Whom the search could not judge by their place or their price; empty where there are none. */
export function unsureText({ unsurePlaces, unsurePrices }: SearchResult): string {
  const near = unsurePlaces?.nearEnough.total ?? 0;
  const none = unsurePlaces?.noPlace ?? 0;
  const priced = unsurePrices?.total ?? 0;
  return [
    near === 0
      ? ''
      : `${near === 1 ? '1 more is' : `${near} more are`} near enough to check: only the area is known.`,
    none === 0
      ? ''
      : `${none === 1 ? '1 has' : `${none} have`} no known location, so I did not look at ${none === 1 ? 'it' : 'them'}.`,
    priced === 0
      ? ''
      : `${priced === 1 ? '1 more' : `${priced} more`} may be within the budget: only the prices of the whole project are known.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

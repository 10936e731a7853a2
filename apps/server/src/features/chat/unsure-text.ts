import type { SearchResult } from '#server/features/search/public.ts';

/** Whom the search could not judge by their place; empty where there are none. */
export function unsureText({ unsurePlaces }: SearchResult): string {
  if (unsurePlaces === null || unsurePlaces === undefined) return '';
  const near = unsurePlaces.nearEnough.total;
  const none = unsurePlaces.noPlace;
  return [
    near === 0
      ? ''
      : `${near === 1 ? '1 more is' : `${near} more are`} near enough to check: only the area is known.`,
    none === 0
      ? ''
      : `${none === 1 ? '1 has' : `${none} have`} no known location, so I did not look at ${none === 1 ? 'it' : 'them'}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

import { projectPricesText } from '@manemitra/contract/facts/fact-texts';
import { andList } from '@manemitra/domain/list-words';
import type { SearchResult } from '#server/features/search/public.ts';

/** Whom the search could not judge by their place or their price; empty where there are none. */
export function unsureText({ unsurePlaces, unsurePrices, total }: SearchResult): string {
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
      : `${priced}${total === 0 ? '' : ' more'} may be within the budget: only the prices of the whole project are known. ${namedText(unsurePrices)}`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** `They are Lake View (₹1.15 Cr to ₹1.95 Cr), Hill View (from ₹1.2 Cr) and 3 more.` */
function namedText(unsure: SearchResult['unsurePrices']): string {
  const named = (unsure?.projects ?? []).slice(0, NAMED).map(({ name, ranges }) => {
    const prices = projectPricesText(ranges);
    return prices === null ? name : `${name} (${prices})`;
  });
  const others = (unsure?.total ?? 0) - named.length;
  const all = others > 0 ? [...named, `${others} more`] : named;
  return `${unsure?.total === 1 ? 'It is' : 'They are'} ${andList(all)}.`;
}

/** So many are named: the list names more. */
const NAMED = 3;

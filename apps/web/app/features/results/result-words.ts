import type { Sort } from '@manemitra/query/criteria';
import { everyConstraint, type Intent, type Interpretation } from '@manemitra/query/interpretation';
import { type Fitting, howManyFit } from '@manemitra/domain/how-many-fit';
import { eachOnce } from '@manemitra/domain/list-words';
import type { Unchanged } from './search.ts';

type Alternatives = Pick<Interpretation, 'alternatives'>;

/** The words of the results page. */

/** How many are found, and where some come to more than was named, how many fit. */
export function totalTexts(
  fitting: Fitting,
  { alternatives }: Alternatives = {},
): ReturnType<typeof howManyFit> {
  if (fitting.total > 0) return howManyFit(fitting);
  const none =
    alternatives === undefined
      ? 'No project fits all of it'
      : 'No project fits any of these wishes';
  return { found: none, split: null };
}

export const SORT_LABELS: Record<Sort, string> = {
  'price-asc': 'Listed price, lowest first',
  'price-desc': 'Listed price, highest first',
  'possession-asc': 'Possession, soonest first',
  newest: 'Newest first',
  'price-per-sqft-asc': 'Price per sq ft, lowest first',
  'area-desc': 'Size, largest first',
  'area-asc': 'Size, smallest first',
  'distance-asc': 'Distance, nearest first',
  fair: 'Fairest to each first',
};

/** The name of an order; of none the one that a list has by itself. */
export const orderName = (sort: Sort | undefined): string =>
  sort === undefined ? 'Best fit first' : SORT_LABELS[sort];

/** Distance can only order a list when the buyer named something to be near to. */
export function sortsFor(interpretation: Interpretation): Sort[] {
  const hasPlace = everyConstraint(interpretation).some(
    ({ field }) => field === 'near' || field === 'metroLine',
  );
  const places = everyConstraint(interpretation).filter(({ field }) => field === 'near');
  return (Object.keys(SORT_LABELS) as Sort[]).filter(
    (sort) => (sort !== 'distance-asc' || hasPlace) && (sort !== 'fair' || places.length > 1),
  );
}

/** Messages for a sentence that asks for something that a search must not or cannot do. */
const INTENT_NOTES: Partial<Record<Intent, string>> = {
  declined:
    'We do not choose homes by the religion, caste, food or family of the neighbours. Say what the home itself should be like.',
  'out-of-scope':
    'We only know homes for sale in and around Bengaluru. This asks for something else.',
};

export function intentNote({ intent }: Interpretation): string | undefined {
  return INTENT_NOTES[intent];
}

/** Why the text typed into the box of a list changed nothing. */
export function unchangedText({ change, unread, isQuestion }: Unchanged): string {
  const kept = 'The list is as it was.';
  if (isQuestion) return `“${change}” is a question. This box changes the search. ${kept}`;
  if (unread.length === 0) return `“${change}” changes nothing in this search. ${kept}`;
  return `Not understood: ${unread.map((words) => `“${words}”`).join(', ')}. ${kept}`;
}

/** What was filled in, each once: two people may both go by car. */
export function assumedLines(interpretation: Interpretation): string[] {
  return eachOnce(everyConstraint(interpretation).flatMap(({ assumed }) => assumed ?? []));
}

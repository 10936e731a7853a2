import { limitFor } from '@manemitra/contract/limit-for';
import type { FittingHome, FoundCard } from '@manemitra/contract/search';
import type { Limit } from '@manemitra/domain/against-limit';
import { SORTS, type Sort } from '@manemitra/query/criteria';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { httpClient } from '#web/api/http-client.ts';
import { type PlaceAsked, placesAsked } from './location/places-asked.ts';
import { useSearchOfVisit } from '#web/browser/found-by.ts';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';

/** `other-homes`: the search names one, but not for this home. */
export type LimitForHome = Limit | 'other-homes' | null;

/** What a search asks of a project: the highest price of a home, the home that fits, and the places to be near. */
export interface Asked {
  limitOf: (unitId: string) => LimitForHome;
  home: FittingHome | undefined;
  places: readonly PlaceAsked[];
  /** That asks it. */
  sentence: string;
}

const NOTHING: Asked = { limitOf: () => null, home: undefined, places: [], sentence: '' };

/** Whoever opens a part again asks the same. */
let last: { question: string; asked: Promise<Asked> } | undefined;

function askedOf(
  question: string,
  { slug, sentence, sort }: { slug: string; sentence: string; sort: Sort | undefined },
): Promise<Asked> {
  if (last?.question === question) return last.asked;
  const found = httpClient.searchProperties({
    query: { ids: slug, prompt: sentence, detailsLevel: 'card', ...(sort && { sort }) },
  });
  const asked = found.then(({ properties, interpretation, wholeSentence }) => ({
    limitOf: limitOf(properties[0]),
    sentence: wholeSentence,
    // The one that its card speaks of, worked out by the search.
    home: properties[0]?.home ?? undefined,
    places: placesAsked(properties[0]?.match, interpretation),
  }));
  last = { question, asked };
  // A sentence that could not be asked about is asked about again.
  asked.catch(() => {
    last = undefined;
  });
  return asked;
}

const limitOf =
  (found: FoundCard | undefined) =>
  (unitId: string): LimitForHome =>
    found === undefined || found.limit === null ? null : (limitFor(unitId, found) ?? 'other-homes');

/**
 * What the search in the address, else that of the list it was opened from, else the last one asks of a project; nothing until it
 * is loaded and without a search.
 * Nothing is requested before somebody looks.
 */
export function useAsked(slug: string, isSeen: boolean): Asked {
  const [address] = useSearchParams();
  const [lastSearch] = useStored(slots.search);
  const searchOfVisit = useSearchOfVisit();
  const sentence = (address.get('q') ?? searchOfVisit ?? lastSearch ?? '').trim();
  // The viewer's address may ask for an order beside the sentence.
  const sort = SORTS.find((one) => address.has('q') && one === address.get('sort'));
  const question = `${slug} ${sort ?? ''} ${sentence}`;
  const [known, setKnown] = useState<{ question: string; asked: Asked }>();

  useEffect(() => {
    if (!isSeen || sentence === '') return;
    let isCurrent = true;
    askedOf(question, { slug, sentence, sort }).then(
      (asked) => isCurrent && setKnown({ question, asked }),
      // The page says nothing of what it could not learn.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isSeen, question, slug, sentence, sort]);

  return known?.question === question ? known.asked : NOTHING;
}

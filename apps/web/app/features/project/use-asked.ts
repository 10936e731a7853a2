import { limitFor } from '@manemitra/contract/limit-for';
import type { FittingHome, FoundCard } from '@manemitra/contract/found-property';
import type { Limit } from '@manemitra/domain/against-limit';
import { SORTS, type Sort } from '@manemitra/query/criteria';
import type { Interpretation } from '@manemitra/query/interpretation';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { httpClient } from '#web/api/http-client.ts';
import { type FitOfSearch, fitOfSearch } from './fit-of-search.ts';
import { type PlaceAsked, placesAsked } from './location/places-asked.ts';
import { HOME } from './parts/parts.ts';
import { useSearchOfVisit } from '#web/browser/found-by.ts';
import { slots } from '#web/browser/storage.ts';
import { useIsAlive } from '#web/browser/use-is-alive.ts';
import { useStored } from '#web/browser/use-stored.ts';

/** `other-homes`: the search names one, but not for this home. */
export type LimitForHome = Limit | 'other-homes' | null;

/** What a search asks of a project: the highest price of a home, the home that fits, the places to be near, and whether all of it holds. */
export interface Asked {
  limitOf: (unitId: string) => LimitForHome;
  home: FittingHome | undefined;
  places: readonly PlaceAsked[];
  /** That asks it. */
  sentence: string;
  /** Of the home in the address, else of the one that fits. */
  fit: FitOfSearch | undefined;
}

const NOTHING: Asked = {
  limitOf: () => null,
  home: undefined,
  places: [],
  sentence: '',
  fit: undefined,
};

/** Whoever opens a part again asks the same. */
let last: { question: string; asked: Promise<Asked> } | undefined;

interface Question {
  slug: string;
  sentence: string;
  sort: Sort | undefined;
  /** By which the project is judged. */
  home: string | undefined;
}

function askedOf(question: string, { slug, sentence, sort, home }: Question): Promise<Asked> {
  if (last?.question === question) return last.asked;
  const found = httpClient.searchProperties({
    query: {
      ids: slug,
      prompt: sentence,
      detailsLevel: 'card',
      ...(sort && { sort }),
      ...(home !== undefined && { home }),
    },
  });
  const asked = found.then(({ properties, interpretation, wholeSentence }) => ({
    limitOf: limitOf(properties[0]),
    sentence: wholeSentence,
    // The one that its card speaks of, worked out by the search.
    home: properties[0]?.home ?? undefined,
    places: placesAsked(properties[0]?.match, interpretation),
    fit: properties[0] && fitFor(properties[0], interpretation, home),
  }));
  last = { question, asked };
  // A sentence that could not be asked about is asked about again.
  asked.catch(() => {
    last = undefined;
  });
  return asked;
}

const fitFor = (found: FoundCard, interpretation: Interpretation, home = found.home?.unitId) =>
  fitOfSearch(found, interpretation, {
    isLimitOfOthers: home !== undefined && limitOf(found)(home) === 'other-homes',
  });

const limitOf =
  (found: FoundCard | undefined) =>
  (unitId: string): LimitForHome =>
    found === undefined || found.limit === null ? null : (limitFor(unitId, found) ?? 'other-homes');

/**
 * What the search in the address, else that of the list it was opened from, else the last one asks of a project; nothing until it
 * is loaded and without a search.
 * Nothing is requested before somebody looks.
 */
export function useAsked(slug: string, isSeen: boolean): Asked & { isAsked: boolean } {
  const [address] = useSearchParams();
  const [lastSearch] = useStored(slots.search);
  const searchOfVisit = useSearchOfVisit();
  const sentence = (address.get('q') ?? searchOfVisit ?? lastSearch ?? '').trim();
  // The viewer's address may ask for an order beside the sentence.
  const sort = SORTS.find((one) => address.has('q') && one === address.get('sort'));
  const home = address.get(HOME) ?? undefined;
  const ofProject = `${slug} ${sort ?? ''} ${sentence}`;
  const question = `${home ?? ''} ${ofProject}`;
  const [known, setKnown] = useState<{ question: string; ofProject: string; asked: Asked }>();

  useEffect(() => {
    if (!isSeen || sentence === '') return;
    let isCurrent = true;
    askedOf(question, { slug, sentence, sort, home }).then(
      (asked) => isCurrent && setKnown({ question, ofProject, asked }),
      // The page says nothing of what it could not learn.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isSeen, question, ofProject, slug, sentence, sort, home]);

  // The server knows no search of the visit, so the first drawing has none either.
  const isAlive = useIsAlive();
  const isAsked = isSeen && isAlive && sentence !== '';
  if (known?.ofProject !== ofProject) return { ...NOTHING, isAsked };
  // Of another home of the project only the fit is another.
  return known.question === question
    ? { ...known.asked, isAsked }
    : { ...known.asked, fit: undefined, isAsked };
}

import { setImmediate } from 'node:timers/promises';
import { fittingIn, tallyFits, type Fitting } from '@manemitra/domain/how-many-fit';
import { describe } from '@manemitra/query/describe';
import { interpretInSteps } from '@manemitra/query/interpret';
import { criteriaOf, type Intent, type Interpretation } from '@manemitra/query/interpretation';
import type {
  AreaForAll,
  Relaxation,
  UnsurePlaces,
  UnsurePrices,
  WorthAsking,
} from '@manemitra/contract/besides-found';
import type { FoundProperty } from '@manemitra/contract/found-property';
import type { Sort } from '@manemitra/query/criteria';
import { withNote } from '@manemitra/query/unused-note';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import { inSteps } from '#server/platform/let-others-go-on.ts';
import { areasForAll } from './areas-for-all.ts';
import { decodeCursor, encodeCursor, fingerprintOf, fingerprintOfWords } from './cursor.ts';
import { presentMatch } from './explain.ts';
import { currentCatalogue } from './current-catalogue.ts';
import { farBelowText } from './far-below.ts';
import { FEW } from './finder.ts';
import { inOrder } from './in-order.ts';
import type { Card } from './index/cards.ts';
import { relax } from './relax.ts';
import { presentUnsure, presentUnsurePrices } from './present-unsure.ts';
import { worthAsking } from './worth-asking.ts';

export interface SearchRequest {
  prompt: string;
  /** The interpretation before, which this sentence may refine. */
  previous?: Interpretation | undefined;
  /** What the sentence was read as, where the caller has read it already: reading is the dearest part of a search. */
  read?: Interpretation | undefined;
  /** Overrides what the sentence says. */
  sort?: Sort | undefined;
  limit: number;
  cursor?: string | undefined;
  /** `YYYY-MM-DD` */
  today: string;
  /** That of the contents, where the call has asked for it already. */
  version?: number | undefined;
}

export interface SearchResult extends Fitting {
  interpretation: Interpretation;
  /** The canonical sentence of what was searched. */
  sentence: string;
  properties: FoundProperty[];
  /** The cards that `properties` were made of, in their order; not where they were loaded for this answer alone. */
  cards?: Card[];
  relaxations: Relaxation[];
  farBelow?: string | null;
  areasForAll?: AreaForAll[];
  worthAsking?: WorthAsking | null;
  unsurePlaces?: UnsurePlaces | null;
  unsurePrices?: UnsurePrices | null;
  nextCursor: string | null;
}

/** What is outside our trade or not lawful to ask is answered with words, never with projects. */
export const NOT_SEARCHED: readonly Intent[] = ['declined', 'out-of-scope'];

/** Interpret, find, load, explain and relax. Throws `cursor.invalid`. */
export async function searchProperties(
  db: Kysely<Database>,
  { prompt, previous, read, sort, limit, cursor, today, version }: SearchRequest,
): Promise<SearchResult> {
  const [names, { finder, prepare, unsurePlaces, unsurePrices, loadCards }] = await Promise.all([
    loadCatalogueNames(db, version),
    currentCatalogue(db, today, version),
  ]);
  const said =
    read ??
    (await inSteps(interpretInSteps(prompt, { today, names, ...(previous ? { previous } : {}) })));
  // Others are answered between the long steps of a search: a reading, finding, and looking for counter-offers.
  await setImmediate();
  const interpretation = inOrder(said, sort);
  const criteria = criteriaOf(interpretation);
  const sentence = describe(criteria, names);
  const nothing = {
    interpretation,
    sentence,
    ...tallyFits([]),
    properties: [],
    relaxations: [],
    nextCursor: null,
  };
  if (NOT_SEARCHED.includes(interpretation.intent)) return nothing;

  await prepare(criteria);
  // A page link goes on though a project named in its words has gone since, and they are read without it.
  const marks = [
    fingerprintOf(criteria),
    ...(previous === undefined ? [fingerprintOfWords('smart', prompt, sort)] : []),
  ];
  const found = finder.find(criteria, {
    limit: limit + 1,
    after: cursor === undefined ? undefined : decodeCursor(cursor, marks),
  });
  const page = found.page.slice(0, limit);
  const last = found.page.length > limit ? page.at(-1) : undefined;

  const cards = await loadCards(page.map(({ id }) => id));
  const hits = new Map(page.map((hit) => [hit.id, hit]));
  const properties = cards.flatMap((card): FoundProperty[] => {
    const hit = hits.get(card.loaded.property.id);
    if (hit === undefined) return [];
    return [{ ...card.presented, ...presentMatch(hit, card.loaded, interpretation, names) }];
  });

  await setImmediate();
  const relaxations =
    found.total < FEW ? await relax(finder, interpretation, found, { today, names }) : [];
  // A counter-offer gives up one wish; what was not used before is not used then either.
  const noted = relaxations.map((relaxation) => ({
    ...relaxation,
    sentence: withNote(relaxation.sentence, interpretation.unread),
  }));
  return {
    interpretation,
    sentence,
    ...fittingIn(found),
    properties,
    cards,
    relaxations: noted,
    farBelow: found.total === 0 ? farBelowText(finder, interpretation, names) : null,
    areasForAll:
      found.total === 0 ? await areasForAll(finder, interpretation, { today, names }) : [],
    worthAsking: worthAsking(finder, criteria, names),
    unsurePlaces:
      cursor === undefined ? await presentUnsure(unsurePlaces(criteria), loadCards) : null,
    unsurePrices:
      cursor === undefined ? await presentUnsurePrices(unsurePrices(criteria), loadCards) : null,
    nextCursor:
      last === undefined
        ? null
        : encodeCursor(last, [...marks, fingerprintOfWords('smart', sentence)]),
  };
}

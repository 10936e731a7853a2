import { describe } from '@manemitra/query/describe';
import type { Criteria } from '@manemitra/query/criteria';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import type { Finder, Judged } from './finder.ts';
import type { Card } from './index/cards.ts';
import {
  createCatalogueIndex,
  type CatalogueIndex,
  type IndexFigures,
} from './index/catalogue-index.ts';
import { columnFinder } from './index/column-finder.ts';
import { prepareWays } from './index/journey.ts';
import { prepareMinutes } from './index/journey-rows.ts';
import { mapMarks, type Mark } from './index/map-marks.ts';
import { unsurePlaces, type UnsurePlaces } from './index/unsure-places.ts';
import { unsurePrices } from './index/unsure-prices.ts';
import { prepareWalksOf } from './index/walk-measures.ts';

const indexes = new WeakMap<Kysely<Database>, CatalogueIndex>();

/** The index of this database in this process. */
function catalogueIndexOf(db: Kysely<Database>): CatalogueIndex {
  const index = indexes.get(db) ?? createCatalogueIndex(db);
  indexes.set(db, index);
  return index;
}

/** The catalogue as it is now: who fits, and what is known of them. */
export interface CurrentCatalogue {
  finder: Finder;
  /** To be awaited before all projects are judged by these: what takes long is worked out, others being answered meanwhile. */
  prepare: (criteria: Criteria) => Promise<void>;
  /** The same before some projects are judged. */
  prepareFew: (criteria: Criteria) => Promise<void>;
  /** Who may fit, were it known where they lie; `null` where nothing is asked of that. */
  unsurePlaces: (criteria: Criteria) => UnsurePlaces | null;
  /** Who may fit, were it known which home costs what: their ids; `null` where no price is asked for. */
  unsurePrices: (criteria: Criteria) => number[] | null;
  /** Where those that were found lie, and the home that speaks for each. */
  mapMarks: (found: readonly Judged[]) => Mark[];
  loadCards: (ids: readonly number[]) => Promise<Card[]>;
}

/**
 * What a search runs on today (`YYYY-MM-DD`), with every change that was committed before the call, or before `version` was
 * asked for in it.
 */
export async function currentCatalogue(
  db: Kysely<Database>,
  today: string,
  version?: number,
): Promise<CurrentCatalogue> {
  const { columns, loadCards } = await catalogueIndexOf(db).upToDate(today, version);
  return {
    finder: columnFinder(columns),
    prepare: async (criteria) => {
      await prepareMinutes(criteria, columns);
      await prepareWalksOf(criteria, columns);
    },
    prepareFew: async (criteria) => {
      await prepareWays(criteria);
      await prepareWalksOf(criteria, columns);
    },
    unsurePlaces: (criteria) => unsurePlaces(criteria, columns),
    unsurePrices: (criteria) => unsurePrices(criteria, columns),
    mapMarks: (found) => mapMarks(found, columns),
    loadCards,
  };
}

/** Reads what searches run on before the first one asks; resolves when that is done. */
export async function warmSearch(db: Kysely<Database>, today: string): Promise<void> {
  const [names] = await Promise.all([loadCatalogueNames(db), catalogueIndexOf(db).upToDate(today)]);
  // Saying anything makes the index of the names.
  describe({ constraints: [] }, names);
}

/**
 * Whether a search is answered at once. Asked before, it begins to read what searches run on, and reports why that was not
 * possible; the next question tries again.
 */
export function isSearchReady(
  db: Kysely<Database>,
  today: string,
  report: (error: unknown) => void,
): boolean {
  const index = catalogueIndexOf(db);
  if (index.figures().isLoaded) return true;
  index.upToDate(today).catch(report);
  return false;
}

/** What the search holds in memory. */
export function searchFigures(db: Kysely<Database>): IndexFigures {
  return catalogueIndexOf(db).figures();
}

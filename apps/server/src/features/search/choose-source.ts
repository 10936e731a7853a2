import { describe } from '@manemitra/query/describe';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import type { Finder } from './finder.ts';
import { loadCards, type Card } from './index/cards.ts';
import {
  createCatalogueIndex,
  type CatalogueIndex,
  type IndexFigures,
} from './index/catalogue-index.ts';
import { columnFinder } from './index/column-finder.ts';
import { sqlFinder } from './sql-finder.ts';

const indexes = new WeakMap<Kysely<Database>, CatalogueIndex>();

/** The index of this database in this process. */
function catalogueIndexOf(db: Kysely<Database>): CatalogueIndex {
  const index = indexes.get(db) ?? createCatalogueIndex(db);
  indexes.set(db, index);
  return index;
}

/** Where an answer comes from: who fits, and what is known of them. */
export interface AnswerSource {
  finder: Finder;
  loadCards: (ids: readonly number[]) => Promise<Card[]>;
}

/** The columns in memory when they are up to date, else PostgreSQL. */
export async function chooseSource(db: Kysely<Database>): Promise<AnswerSource> {
  const index = await catalogueIndexOf(db).upToDate();
  return index === undefined
    ? { finder: sqlFinder(db), loadCards: (ids) => loadCards(db, ids) }
    : { finder: columnFinder(index.columns), loadCards: index.loadCards };
}

/** Reads what searches run on before the first one asks; resolves when that is done. Until then PostgreSQL answers. */
export async function warmSearch(db: Kysely<Database>): Promise<void> {
  const index = catalogueIndexOf(db);
  const [names] = await Promise.all([loadCatalogueNames(db), index.upToDate()]);
  // Saying anything makes the index of the names.
  describe({ constraints: [] }, names);
  await index.ready();
}

/** Whether searches have been answered from memory once. Asked before, it begins to read what they run on. */
export async function isSearchReady(db: Kysely<Database>): Promise<boolean> {
  const index = catalogueIndexOf(db);
  if (!index.hasBeenRead()) await index.upToDate();
  return index.hasBeenRead();
}

/** What the search holds in memory. */
export function searchFigures(db: Kysely<Database>): IndexFigures {
  return catalogueIndexOf(db).figures();
}

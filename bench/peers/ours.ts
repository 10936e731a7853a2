import type { Kysely } from 'kysely';
import { SORTS, type Sort } from '../../packages/query/src/criteria.ts';
import type { Database } from '../../apps/server/src/database/schema.ts';
import { searchProperties, warmSearch } from '../../apps/server/src/features/search/public.ts';
import { todayInBengaluru } from '../../apps/server/src/today.ts';
import { FIRST, type Engine } from './engine.ts';

/** Our search without HTTP: interpreting, finding, cards, reasons and relaxations. */
export async function ours(db: Kysely<Database>): Promise<Engine & { total: Total }> {
  await warmSearch(db);
  const ask = (prompt: string, sort?: string) =>
    searchProperties(db, {
      prompt,
      sort: SORTS.find((known): known is Sort => known === sort),
      limit: FIRST,
      today: todayInBengaluru(),
    });
  return {
    name: 'ManeMitra',
    search: async (sentence, sort) =>
      (await ask(sentence, sort)).properties.map(({ id }) => Number(id)),
    total: async (sentence) => (await ask(sentence)).total,
  };
}

/** How many projects it says fit. */
type Total = (sentence: string) => Promise<number>;

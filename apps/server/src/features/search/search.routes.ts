import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { presentSearch } from './present-search.ts';
import { searchProperties, type SearchRequest } from './search-properties.ts';

export const searchRoutes = ({ db }: { db: Kysely<Database> }) => {
  const answer = async (request: SearchRequest) =>
    presentSearch(await searchProperties(db, request), request);
  return {
    searchProperties: ({ query }, { today }) => answer({ ...query, today }),
    searchPropertiesByPost: ({ query, body }, { today }) => answer({ ...query, ...body, today }),
  } satisfies Partial<HandlerTable<typeof contract>>;
};

import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { scopeOf } from '#server/features/property-editing/public.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { listPlaces } from './list-places.ts';

/** Where projects lie, for staff to set. A pin is an ordinary edit of the location. */
export function projectPlaceRoutes({ db }: { db: Kysely<Database> }) {
  return {
    listPlacesToSet: async ({ query }, { caller }) =>
      listPlaces(db, await scopeOf(db, caller), query),
  } satisfies Partial<HandlerTable<typeof contract>>;
}

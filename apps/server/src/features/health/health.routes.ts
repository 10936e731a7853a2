import type { contract } from '@manemitra/contract/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';

/** Ready means that the database answers; anything else is refused as `server.unavailable` on the way. */
export function healthRoutes({
  db,
}: {
  db: Kysely<Database>;
}): Pick<HandlerTable<typeof contract>, 'getHealth'> {
  return {
    getHealth: async () => {
      const { projects } = await db
        .selectFrom('properties')
        .where('is_published', '=', true)
        .where('deleted_at', 'is', null)
        .select(sql<number>`count(*)`.as('projects'))
        .executeTakeFirstOrThrow();
      return { status: 'ready', projects };
    },
  };
}

import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { countProjects } from './count-projects.ts';

/** Ready means that the database answers; anything else is refused as `server.unavailable` on the way. */
export function healthRoutes({
  db,
}: {
  db: Kysely<Database>;
}): Pick<HandlerTable<typeof contract>, 'getHealth'> {
  return {
    getHealth: async () => ({ status: 'ready', ...(await countProjects(db)) }),
  };
}

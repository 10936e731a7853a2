import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { recordEvent } from './record-event.ts';

export function eventRoutes({
  db,
}: {
  db: Kysely<Database>;
}): Pick<HandlerTable<typeof contract>, 'recordEvent'> {
  return {
    recordEvent: async ({ body }, { wantsNoTracking }) => {
      if (!wantsNoTracking) await recordEvent(db, body);
      return { received: true };
    },
  };
}

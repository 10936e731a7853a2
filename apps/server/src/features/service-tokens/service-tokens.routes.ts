import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { changedBy } from '#server/features/staff-changes/public.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { createServiceToken } from './create-service-token.ts';
import { presentServiceToken } from './present-service-token.ts';
import { revokeServiceToken } from './revoke-service-token.ts';
import { serviceTokenRows } from './service-token-queries.ts';

export const serviceTokenRoutes = ({ db }: { db: Kysely<Database> }) =>
  ({
    createServiceToken: async ({ body }, context) => {
      const { id, token } = await createServiceToken(db, body, changedBy(context));
      const row = await serviceTokenRows(db)
        .where('service_tokens.id', '=', id)
        .executeTakeFirstOrThrow();
      return { token, serviceToken: presentServiceToken(row, context.now) };
    },
    listServiceTokens: async (_, { now }) => {
      const rows = await serviceTokenRows(db).limit(500).execute();
      return { items: rows.map((row) => presentServiceToken(row, now)) };
    },
    revokeServiceToken: async ({ params }, context) => {
      await revokeServiceToken(db, params.id, changedBy(context));
      return { message: 'The token is revoked and opens nothing any more.' };
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;

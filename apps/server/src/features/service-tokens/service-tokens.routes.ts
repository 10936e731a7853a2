import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { changedBy } from '#server/features/staff-changes/public.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { createServiceToken } from './create-service-token.ts';
import { presentServiceToken } from './present-service-token.ts';
import { revokeServiceToken } from './revoke-service-token.ts';
import { findServiceToken, listServiceTokens } from './service-token-queries.ts';

export const serviceTokenRoutes = ({ db }: { db: Kysely<Database> }) =>
  ({
    createServiceToken: async ({ body }, context) => {
      const { id, token } = await createServiceToken(db, body, changedBy(context));
      const row = await findServiceToken(db, id);
      return { token, serviceToken: presentServiceToken(row, context.now) };
    },
    listServiceTokens: async (_, { now }) => {
      const rows = await listServiceTokens(db);
      return { items: rows.map((row) => presentServiceToken(row, now)) };
    },
    revokeServiceToken: async ({ params }, context) => {
      await revokeServiceToken(db, params.id, changedBy(context));
      return { message: 'The token is revoked and opens nothing any more.' };
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;

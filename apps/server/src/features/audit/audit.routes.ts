import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { listAudit } from './list-audit.ts';

export const auditRoutes = ({ db }: { db: Kysely<Database> }) =>
  ({
    listAudit: async ({ query }) => listAudit(db, query),
  }) satisfies Partial<HandlerTable<typeof contract>>;

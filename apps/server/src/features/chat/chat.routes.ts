import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { NEXT, WELCOME } from './fixed-replies.ts';
import { replyTo } from './reply-to.ts';

export const chatRoutes = ({ db }: { db: Kysely<Database> }) =>
  ({
    greet: async () => ({ message: WELCOME, nextHref: NEXT }),
    chat: async ({ body }, { today }) => replyTo(db, { ...body, today }),
  }) satisfies Partial<HandlerTable<typeof contract>>;

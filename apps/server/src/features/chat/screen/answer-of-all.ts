import type { Token } from '@manemitra/query/token';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Answer } from '../answer.ts';
import { areasReply } from './areas-reply.ts';
import { builderReply } from './builder-reply.ts';
import { lineOpeningReply } from './line-opening.ts';
import type { Meant } from './meant.ts';
import { siteReply } from './site-reply.ts';
import type { Turn } from './turn.ts';

/** What is asked of no project: of ourselves, a line of the metro, a builder by name, or areas. Undefined where nothing of it is. */
export async function answerOfAll(
  db: Kysely<Database>,
  tokens: readonly Token[],
  { request: { today, prompt }, alone, names }: Turn,
  meant: Meant | undefined,
): Promise<Answer | undefined> {
  // "Is it a good time to buy?" points at none of those that are seen.
  const ofUs =
    (meant?.projects ?? []).length === 0
      ? (siteReply(tokens) ?? lineOpeningReply(tokens))
      : undefined;
  if (ofUs !== undefined || meant !== undefined) return ofUs;
  return (
    (await builderReply(db, tokens, { prompt, today, names })) ??
    (await areasReply(db, { tokens, alone, names, today }))
  );
}

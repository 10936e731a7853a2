import { everyConstraint } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Answer } from '../answer.ts';
import { isRelative } from './clause-marks.ts';
import { degreeWish } from './degree-wish.ts';
import { listReply } from './list-reply.ts';
import { priceComplaints } from './price-complaints.ts';
import type { Turn } from './turn.ts';

/**
 * "Cheaper" where the search before found nothing: nothing is seen that it could be measured by, so what would find some is said.
 * Undefined where something is seen, or more is wished for.
 */
export async function nothingSeen(
  db: Kysely<Database>,
  tokens: readonly Token[],
  { request, alone, shown, names }: Turn,
): Promise<Answer | undefined> {
  const { previous } = request;
  const isMeasured = isRelative(tokens) || priceComplaints(tokens).length > 0;
  const saysMore = everyConstraint(alone).length > 0 || alone.sort !== undefined;
  if (previous === undefined || !isMeasured || saysMore || shown.projects.length > 0)
    return undefined;
  if (degreeWish(tokens, shown, undefined, { alone, previous, names }) !== undefined)
    return undefined;
  const found = await listReply(db, request, names);
  return (
    found && {
      ...found,
      message: `Nothing is shown, so there is nothing to measure that by. ${found.message}`,
      outcome: 'needs-input',
    }
  );
}

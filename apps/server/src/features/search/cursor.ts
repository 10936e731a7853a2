import { createHash } from 'node:crypto';
import { Problem } from '@manemitra/contract/problems';
import { canonical } from '@manemitra/query/canonical';
import type { Criteria } from '@manemitra/query/criteria';
import { z } from 'zod';
import type { Position } from './finder.ts';

const Cursor = z.object({
  key: z.number(),
  rank: z.number(),
  id: z.int().nonnegative().max(2_147_483_647),
  criteria: z.string(),
});

/** Where the next page of a search begins, for a link. The fingerprint tells which search it is. */
export function encodeCursor(position: Position, fingerprint: string): string {
  const { key, rank, id } = position;
  const cursor: z.infer<typeof Cursor> = { key, rank, id, criteria: fingerprint };
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Throws `cursor.invalid` for a damaged cursor and for one of another search. */
export function decodeCursor(text: string, fingerprint: string): Position {
  const parsed = Cursor.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success || parsed.data.criteria !== fingerprint) {
    throw new Problem('cursor.invalid');
  }
  const { key, rank, id } = parsed.data;
  return { key, rank, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Equal for criteria that mean the same, in whatever order they were said. */
export function fingerprintOf(criteria: Criteria): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(criteria)))
    .digest('base64url')
    .slice(0, 16);
}

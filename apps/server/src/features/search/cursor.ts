import { createHash } from 'node:crypto';
import { Problem } from '@manemitra/contract/problems';
import { canonical } from '@manemitra/query/canonical';
import type { Criteria, Sort } from '@manemitra/query/criteria';
import { z } from 'zod';
import type { Position } from './finder.ts';

/** What the criteria are, the words they were read from, and the sentence that the link itself says. */
const SEARCH_MARKS_MAX = 3;

const Cursor = z.object({
  key: z.number(),
  rank: z.number(),
  id: z.int().nonnegative().max(2_147_483_647),
  search: z.array(z.string()).max(SEARCH_MARKS_MAX),
});

/** Where the next page of a search begins, for a link. Each of the marks tells which search it is. */
export function encodeCursor(position: Position, search: string[]): string {
  const { key, rank, id } = position;
  const cursor: z.infer<typeof Cursor> = { key, rank, id, search };
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Throws `cursor.invalid` for a damaged cursor and for one that has no mark of this search. */
export function decodeCursor(text: string, search: readonly string[]): Position {
  const parsed = Cursor.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success || !parsed.data.search.some((mark) => search.includes(mark))) {
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
  return fingerprint(canonical(criteria));
}

/** Equal for the same words in the same order of results. */
export function fingerprintOfWords(
  searchType: 'smart' | 'text',
  prompt: string,
  sort?: Sort,
): string {
  return fingerprint([searchType, prompt, sort]);
}

function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

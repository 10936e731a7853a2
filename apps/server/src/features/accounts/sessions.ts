import { Problem } from '@manemitra/contract/problems';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import type { AccountRef } from '#server/platform/sessions/account-ref.ts';
import { hashOfToken, newSecretToken } from '#server/platform/sessions/secret-token.ts';
import { deviceName } from './device-name.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How long a session lasts unused, and at most. Staff reach other people's data, so theirs are short. */
const LASTS = {
  user: { idle: 30 * DAY, most: 180 * DAY },
  staff: { idle: 12 * HOUR, most: 7 * DAY },
} as const;

export interface OpenedSession {
  token: string;
  seconds: number;
}

type Shown = Pick<CallContext, 'now' | 'sessionCookie' | 'userAgent'>;

/**
 * Opens a session for an account that has proved who it is. The session the browser showed before, if any, ends: a
 * token that somebody planted is worth nothing afterwards. Give the token to the browser once this is committed.
 */
export async function openSession(
  db: Kysely<Database>,
  { now, sessionCookie, userAgent }: Shown,
  account: AccountRef,
): Promise<OpenedSession> {
  await endShownSession(db, sessionCookie.token);
  const token = newSecretToken();
  const { idle, most } = LASTS[account.kind];
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOfToken(token),
      user_id: account.kind === 'user' ? account.id : null,
      staff_id: account.kind === 'staff' ? account.id : null,
      created_at: now,
      last_used_at: now,
      idle_seconds: idle,
      ends_at: new Date(now.getTime() + most * 1000),
      device: deviceName(userAgent),
    })
    .execute();
  return { token, seconds: most };
}

/**
 * Gives a session a new token after its owner proved who they are; the old token stops working. The end of the session stays
 * the same. Send the token to the browser only after the transaction is committed.
 */
export async function renewSession(
  db: Kysely<Database>,
  sessionId: number,
  now: Date,
): Promise<OpenedSession> {
  const token = newSecretToken();
  const { ends_at } = await db
    .updateTable('sessions')
    .set({ token_hash: hashOfToken(token), last_used_at: now, proved_at: now })
    .where('id', '=', sessionId)
    .returning('ends_at')
    .executeTakeFirstOrThrow(() => new Problem('session.required'));
  return { token, seconds: Math.floor((ends_at.getTime() - now.getTime()) / 1000) };
}

/** Ends the session of one browser; unknown tokens end nothing. */
export async function endShownSession(
  db: Kysely<Database>,
  token: string | undefined,
): Promise<void> {
  if (token === undefined) return;
  await db.deleteFrom('sessions').where('token_hash', '=', hashOfToken(token)).execute();
}

/** Ends every session of an account, on all its devices. */
export const endSessionsOf = (db: Kysely<Database>, { kind, id }: AccountRef): Promise<void> =>
  endSessionsOfAll(db, kind, [id]);

/** Ends every session of several accounts. */
export async function endSessionsOfAll(
  db: Kysely<Database>,
  kind: AccountRef['kind'],
  ids: readonly number[],
): Promise<void> {
  const column = kind === 'user' ? 'user_id' : 'staff_id';
  await db
    .deleteFrom('sessions')
    .where(sql<boolean>`${sql.ref(column)} = any(${ids}::int[])`)
    .execute();
}

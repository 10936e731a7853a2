import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { AccountRef } from '#server/platform/sessions/account-ref.ts';

export interface AuditEntry {
  at: Date;
  /** Who did it; absent when the caller was not signed in or the program itself did it. */
  actor?: AccountRef | undefined;
  /** What was done, as a noun and a verb: `account.signed-in`. */
  action: string;
  /** What it was done to. Never a phone number: ids stay when personal data must go. */
  subject?: { kind: string; id: string | number } | undefined;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
  /** The network address of the caller. */
  address?: string;
}

/** Adds a line to the audit log, which only grows. Call it in the transaction of the change. */
export const recordAudit = (db: Kysely<Database>, entry: AuditEntry): Promise<void> =>
  recordAudits(db, [entry]);

/** PostgreSQL takes 65,535 values in one statement, and a line has ten. */
const LINES_AT_ONCE = 5000;

/** Adds several lines. */
export async function recordAudits(
  db: Kysely<Database>,
  entries: readonly AuditEntry[],
): Promise<void> {
  for (let first = 0; first < entries.length; first += LINES_AT_ONCE) {
    const lines = entries.slice(first, first + LINES_AT_ONCE).map(lineOf);
    await db.insertInto('audit_log').values(lines).execute();
  }
}

function lineOf(entry: AuditEntry) {
  const { actor, subject, before, after } = entry;
  return {
    at: entry.at,
    actor_kind: actor?.kind ?? null,
    actor_id: actor?.id ?? null,
    action: entry.action,
    subject_kind: subject?.kind ?? null,
    subject_id: subject === undefined ? null : String(subject.id),
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
    reason: entry.reason ?? null,
    address: entry.address ?? null,
  };
}

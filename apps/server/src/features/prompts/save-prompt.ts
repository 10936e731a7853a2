import { Problem } from '@manemitra/contract/problems';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';
import { findVersion, lockPrompt, type PromptRow } from './prompt-queries.ts';

interface NewVersion {
  /** The version that the edit began at. */
  version: number;
  text: string;
  note: string | null;
}

/** Saves a text as the next version of a prompt. Refuses with `prompt.not-found` and `edit.stale`. */
export async function savePrompt(
  db: Kysely<Database>,
  name: string,
  edit: NewVersion,
  change: ChangedBy,
): Promise<PromptRow> {
  return db.transaction().execute(async (trx) => addVersion(trx, name, edit, change));
}

/** Makes the text of an old version the current one again, as a version of its own. */
export async function restorePrompt(
  db: Kysely<Database>,
  name: string,
  { version, from }: { version: number; from: number },
  change: ChangedBy,
): Promise<PromptRow> {
  return db.transaction().execute(async (trx) => {
    const old = await findVersion(trx, name, from);
    const edit = { version, text: old.text, note: `Version ${from} again` };
    return addVersion(trx, name, edit, change);
  });
}

async function addVersion(
  trx: Transaction<Database>,
  name: string,
  { version, text, note }: NewVersion,
  { by, now, address }: ChangedBy,
): Promise<PromptRow> {
  await lockPrompt(trx, name);
  const current = await findVersion(trx, name);
  if (current.version !== version) throw stale(current);
  if (current.text === text) return current;
  await trx
    .insertInto('prompts')
    .values({ name, version: version + 1, text, note, changed_by: by.id, changed_at: now })
    .execute();
  await recordAudit(trx, {
    at: now,
    actor: by,
    action: 'prompt.saved',
    subject: { kind: 'prompt', id: name },
    // The texts themselves stay in the table of versions.
    before: { version },
    after: { version: version + 1 },
    ...(note === null ? {} : { reason: note }),
    address,
  });
  return findVersion(trx, name);
}

function stale({ version, text, changed_at, changed_by }: PromptRow): Problem {
  return new Problem('edit.stale', {
    current: {
      version,
      changedAt: changed_at.toISOString(),
      changedBy: changed_by,
      values: { text },
    },
  });
}

import type { Registration } from '@manemitra/domain/register';
import { Problem } from '@manemitra/contract/problems';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { rewriteKnown } from '#server/features/catalogue/public.ts';
import { lockLoads } from '#server/features/load-lock/public.ts';
import { keepFacts } from '#server/features/facts/public.ts';
import { keptChange } from '#server/features/fact-words/public.ts';
import type { AccountRef } from '#server/platform/sessions/account-ref.ts';
import { planRegistrations } from './plan-registrations.ts';

/** Projects that are written together, each batch whole or not at all. */
const BATCH = 50;

interface Applying {
  /** `YYYY-MM-DD`: decides the taxes in the all-in prices. */
  today: string;
  at: Date;
  by?: { actor?: AccountRef; address?: string; note?: Record<string, unknown> };
}

/**
 * Writes what a register file says into the journals of the projects. If it is killed, asking again continues with the
 * remaining projects. It can be taken back like any import.
 */
export async function applyRegister(
  db: Kysely<Database>,
  id: number,
  { today, at, by = {} }: Applying,
): Promise<void> {
  const asOf = await begin(db, id, { at, by });
  while (await applySome(db, { id, asOf, today, at }));
  await finish(db, id, { at, by });
}

async function begin(
  db: Kysely<Database>,
  id: number,
  { at, by }: Required<Pick<Applying, 'at' | 'by'>>,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const begun = await trx
      .updateTable('catalogue_imports')
      .set({ status: 'running' })
      .where('id', '=', id)
      .where('kind', '=', 'register')
      .where('status', 'in', ['uploaded', 'running'])
      .where('taking_back', 'is', null)
      .returning('as_of')
      .executeTakeFirst();
    if (begun === undefined) {
      const message = 'This file of the register is applied already, or was taken back.';
      throw new Problem('import.not-possible', { message });
    }
    const { note, ...who } = by;
    const subject = { kind: 'import', id } as const;
    await recordAudit(trx, {
      ...who,
      at,
      action: 'register.started',
      subject,
      after: { asOf: begun.as_of, ...note },
    });
    return begun.as_of ?? '';
  });
}

interface Batch {
  id: number;
  asOf: string;
  today: string;
  at: Date;
}

/** Answers whether there may be more. */
function applySome(db: Kysely<Database>, { id, asOf, today, at }: Batch): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { status } = await trx
      .selectFrom('catalogue_imports')
      .select('status')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (status !== 'running') return false;
    const registrations = await nextOnes(trx, id);
    if (registrations.size === 0) return false;
    const loads = await lockLoads(trx);
    const plans = await planRegistrations(loads, registrations, { asOf, at, importId: id });
    await keepFacts(loads, plans);
    await rewriteKnown(
      loads,
      plans.map(({ propertyId, record }) => ({ id: propertyId, record })),
      today,
    );
    for (const { propertyId, changes, beside, marks, facts } of plans) {
      await trx
        .updateTable('register_rows')
        .set({
          outcome: changes.length > 0 ? 'changed' : 'unchanged',
          changes: JSON.stringify(changes.map((change) => keptChange(change, facts))),
          beside: JSON.stringify(beside.map((change) => keptChange(change, facts))),
          marks,
        })
        .where('import_id', '=', id)
        .where('property_id', '=', propertyId)
        .where('outcome', 'in', ['changed', 'unchanged'])
        .execute();
    }
    return true;
  });
}

/** The file's registrations of projects that it has not been applied to yet. */
async function nextOnes(
  trx: Transaction<Database>,
  id: number,
): Promise<Map<number, Registration[]>> {
  const { rows } = await sql<{ property_id: number; all: Registration[] }>`
    select r.property_id, json_agg(r.facts order by r.line) as all
    from register_rows r join properties p on p.id = r.property_id
    where r.import_id = ${id} and r.outcome in ('changed', 'unchanged')
      and p.deleted_at is null and p.merged_into is null
      and not exists (select from property_tellings t
        where t.import_id = ${id} and t.property_id = r.property_id)
    group by r.property_id order by r.property_id limit ${BATCH}`.execute(trx);
  return new Map(rows.map(({ property_id, all }) => [property_id, all]));
}

async function finish(
  db: Kysely<Database>,
  id: number,
  { at, by }: Required<Pick<Applying, 'at' | 'by'>>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ changed: number; unchanged: number }>`
      update catalogue_imports i set status = 'done', finished_at = ${at},
        changed = (select count(*) from register_rows where import_id = ${id} and outcome = 'changed'),
        unchanged = (select count(*) from register_rows where import_id = ${id} and outcome = 'unchanged')
      where id = ${id} and status = 'running' returning changed, unchanged`.execute(trx);
    const [done] = rows;
    if (done === undefined) return;
    const { note, ...who } = by;
    const subject = { kind: 'import', id } as const;
    await recordAudit(trx, {
      ...who,
      at,
      action: 'register.applied',
      subject,
      after: { ...done, ...note },
    });
  });
}

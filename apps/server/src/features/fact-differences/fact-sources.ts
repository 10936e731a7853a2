import type { FactSourceKind } from '@manemitra/contract/staff-differences';
import type { SourceKind } from '@manemitra/domain/tellings';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';

/** The sources of any telling, or named by staff, with their kind and the number of their projects. */
export async function listFactSources(db: Kysely<Database>): Promise<FactSourceKind[]> {
  const { rows } = await sql<FactSourceKind>`
    select name, coalesce(f.kind, 'portal') as kind, coalesce(t.projects, 0) as projects
    from fact_sources f
    full join (
      select source_name as name, count(distinct property_id)::int as projects
      from property_tellings where staff_id is null and taken_back_at is null group by source_name
    ) t using (name)
    order by projects desc, name`.execute(db);
  return rows;
}

/** Sets the kind of a source. Earlier tellings keep the strength that they had. */
export async function setFactSource(
  db: Kysely<Database>,
  { name, kind }: { name: string; kind: SourceKind },
  { by, now, address }: ChangedBy,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const change = { kind, staff_id: by.id, changed_at: now };
    await trx
      .insertInto('fact_sources')
      .values({ name, ...change })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(change))
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: by,
      action: 'fact-source.changed',
      after: { name, kind },
      address,
    });
  });
}

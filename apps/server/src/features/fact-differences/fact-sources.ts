import type { FactSourceKind } from '@manemitra/contract/staff-differences';
import type { SourceKind } from '@manemitra/domain/tellings';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';

/** The sources of any telling, or named by staff, with their kind and the number of their projects. */
export async function listFactSources(db: Kysely<Database>): Promise<FactSourceKind[]> {
  const { rows } = await sql<FactSourceKind>`
    select name, coalesce(f.kind, 'portal') as kind, f.public_name as "publicName", coalesce(t.projects, 0) as projects
    from fact_sources f
    full join (
      select source_name as name, count(distinct property_id)::int as projects
      from property_tellings where staff_id is null and taken_back_at is null group by source_name
    ) t using (name)
    order by projects desc, name`.execute(db);
  return rows;
}

/**
 * Sets the kind of a source and, if given, the name that buyers see; `null` removes that name. Earlier tellings keep the
 * strength that they had.
 */
export async function setFactSource(
  db: Kysely<Database>,
  {
    name,
    kind,
    publicName,
  }: { name: string; kind: SourceKind; publicName?: string | null | undefined },
  { by, now, address }: ChangedBy,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const named = publicName === undefined ? {} : { public_name: publicName };
    const change = { kind, ...named, staff_id: by.id, changed_at: now };
    await trx
      .insertInto('fact_sources')
      .values({ name, ...change })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(change))
      .execute();
    await noteItsProjects(trx, name);
    await recordAudit(trx, {
      at: now,
      actor: by,
      action: 'fact-source.changed',
      after: { name, kind, ...(publicName !== undefined && { publicName }) },
      address,
    });
  });
}

/** Pages and lists that name the source are made anew. */
async function noteItsProjects(trx: Transaction<Database>, name: string): Promise<void> {
  await sql`
    insert into changed_projects as known (property_id, changed_in)
    select distinct property_id, pg_current_xact_id() from property_tellings where source_name = ${name}
    order by property_id
    on conflict (property_id) do update set changed_in = excluded.changed_in
      where known.changed_in <> excluded.changed_in`.execute(trx);
  await sql`
    insert into content_changes (changed_in) values (pg_current_xact_id()) on conflict do nothing`.execute(
    trx,
  );
}

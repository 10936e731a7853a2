import { sql, type Kysely } from 'kysely';

/**
 * Every project of the demonstration counted as having documents, even one without homes, for which none are drawn.
 * Counts the completeness of those again, as each write of a project does (`domain/completeness.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with bare as (
      select p.id, p.missing_facts || array['documents'] as facts
      from properties p
      where p.is_demonstration and not 'documents' = any(p.missing_facts)
        and not exists (select from unit_types u where u.property_id = p.id)
        and not exists (select from documents d where d.property_id = p.id)
    ), weights (key, weight) as (values
      ('place', 3), ('ready', 3), ('price', 3), ('khatha', 3), ('approver', 3), ('rera', 3), ('litigation', 3),
      ('size', 2), ('possession-costs', 2), ('water', 2), ('occupancy-certificate', 2), ('pictures', 2),
      ('documents', 2), ('complaints', 2),
      ('amenities', 1), ('maintenance', 1), ('total-units', 1), ('open-space', 1), ('description', 1)
    ), counted as (
      select b.id, array_agg(w.key order by w.weight desc) filter (where w.key = any(b.facts)) as facts,
        round(100.0 * coalesce(sum(w.weight) filter (where w.key <> all(b.facts)), 0) / sum(w.weight)) as percent
      from bare b, weights w group by b.id
    )
    update properties p set missing_facts = c.facts, completeness = c.percent
    from counted c where c.id = p.id`.execute(db);
}

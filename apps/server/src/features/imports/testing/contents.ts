import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** Everything that the catalogue holds of projects, without the days and versions of writing. */
export async function contents(db: Kysely<Database>): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select to_jsonb(p) - '{content_hash,version,updated_at}'::text[] as project,
      to_jsonb(pr) - 'updated_at' - 'version' as promoter,
      (select json_agg(to_jsonb(u) - 'id' order by u.position) from unit_types u where u.property_id = p.id) as units,
      (select json_agg(to_jsonb(l) - 'id' - 'unit_type_id' order by u.position, l.stage, l.kind)
        from price_lines l join unit_types u on u.id = l.unit_type_id where u.property_id = p.id) as lines,
      (select json_agg(to_jsonb(i) - 'id' order by i.position) from property_images i where i.property_id = p.id) as images,
      (select json_agg(to_jsonb(d) - 'id' order by d.position) from documents d where d.property_id = p.id) as documents,
      (select json_agg(to_jsonb(s) order by s.position) from survey_numbers s where s.property_id = p.id) as surveys,
      (select json_agg(to_jsonb(m) order by m.line) from property_metro m where m.property_id = p.id) as metro,
      (select json_agg(to_jsonb(c) - 'id' order by c.complaint_number) from complaints c where c.promoter_id = p.promoter_id) as complaints,
      (select json_agg(to_jsonb(o) - 'id' order by o.name) from past_projects o where o.promoter_id = p.promoter_id) as past
    from properties p join promoters pr on pr.id = p.promoter_id order by p.id`.execute(db);
  return rows;
}

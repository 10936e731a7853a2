import { sql, type Kysely } from 'kysely';

/**
 * Whether a register was seen by a person of the staff; and days on which it was looked up stay only where the register's own
 * file or such a person told them (decision 104). The demonstration catalogue gives its days itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table properties add column rera_seen_by_staff boolean not null default false`.execute(
    db,
  );
  const kindOf = (fact: string) => sql`(
    select f.provenance -> 'tellings' -> ((f.provenance -> 'facts' ->> ${sql.lit(fact)})::int) ->> 'kind'
    from property_facts f where f.property_id = p.id)`;
  // Set in the editor before there were journals.
  const isOfStaff = sql`(${kindOf('reraCheckedOn')} = 'staff' or exists (
    select from property_changes c
    where c.property_id = p.id and c.section = 'legal' and c.undoes is null
      and c.after ->> 'reraCheckedOn' = p.rera_checked_on::text
      and ${kindOf('reraCheckedOn')} is null
      and not exists (select from property_changes u where u.undoes = c.id)))`;
  await sql`
    update properties p set rera_seen_by_staff = true
    where not is_demonstration and rera_checked_on is not null and ${isOfStaff}`.execute(db);
  const ofRegister = (column: string, fact: string) =>
    sql`case when ${kindOf(fact)} = 'register' then ${sql.ref(column)} end`;
  await sql`
    update properties p set
      rera_checked_on = case when rera_seen_by_staff then rera_checked_on
        else ${ofRegister('rera_checked_on', 'reraCheckedOn')} end,
      complaints_checked_on = ${ofRegister('complaints_checked_on', 'complaintsCheckedOn')},
      past_projects_checked_on = ${ofRegister('past_projects_checked_on', 'pastProjectsCheckedOn')}
    where not is_demonstration and (rera_checked_on is not null
      or complaints_checked_on is not null or past_projects_checked_on is not null)`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/**
 * A khata is its class and its form (decision 141). What was an e-khata has the form, and its class is not known; of what had a
 * class the form is not known. The letter of before stays for the release before, which reads and writes it alone: what it
 * writes is told apart here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['properties', 'survey_numbers'] as const) await tellApart(db, table);
  await journal(db);
  await history(db);
}

async function tellApart(db: Kysely<unknown>, name: string): Promise<void> {
  const table = sql.table(name);
  await sql`
    alter table ${table}
      add column khatha_class text check (khatha_class in ('A', 'B')),
      add column is_e_khatha boolean`.execute(db);
  await sql`
    update ${table} set
      khatha_class = nullif(khatha, 'E'),
      is_e_khatha = case when khatha = 'E' then true end
    where khatha is not null`.execute(db);
  const noter = sql.ref(`tell_khatha_of_${name}`);
  await sql`
    create function ${noter}() returns trigger language plpgsql as $$
    begin
      new.khatha_class := nullif(new.khatha, 'E');
      new.is_e_khatha := case when new.khatha = 'E' then true end;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger ${sql.ref(`${name}_khatha_inserted`)} before insert on ${table} for each row
    when (new.khatha is not null and new.khatha_class is null and new.is_e_khatha is null)
    execute function ${noter}()`.execute(db);
  await sql`
    create trigger ${sql.ref(`${name}_khatha_updated`)} before update of khatha on ${table} for each row
    when (new.khatha is distinct from old.khatha
      and new.khatha_class is not distinct from old.khatha_class
      and new.is_e_khatha is not distinct from old.is_e_khatha)
    execute function ${noter}()`.execute(db);
}

/** A source that gave the letter E now gives the form instead; the form no longer contradicts any class. */
async function journal(db: Kysely<unknown>): Promise<void> {
  await sql`
    update property_tellings t set told = (
      select json_agg(case
          when pair->>1 = 'E' and pair->>0 = 'khatha' then json_build_array('eKhatha', true)
          when pair->>1 = 'E' and pair->>0 like 'surveyKhathas/%'
            then json_build_array('surveyEKhathas/' || substr(pair->>0, 15), true)
          else pair end order by place)
      from json_array_elements(t.told) with ordinality pairs (pair, place))
    where t.told::text like '%hatha%"E"%'`.execute(db);
  await sql`
    update property_facts f set provenance = jsonb_set(provenance, '{facts}', (
      select coalesce(jsonb_object_agg(case
          when fact = 'khatha' and p.khatha = 'E' then 'eKhatha'
          when fact like 'surveyKhathas/%' and exists (select from survey_numbers s
            where s.property_id = p.id and s.khatha = 'E' and s.survey_number = substr(fact, 15))
            then 'surveyEKhathas/' || substr(fact, 15)
          else fact end, place), '{}')
      from jsonb_each(f.provenance->'facts') facts (fact, place)))
    from properties p
    where p.id = f.property_id and (p.khatha = 'E'
      or exists (select from survey_numbers s where s.property_id = p.id and s.khatha = 'E'))`.execute(
    db,
  );
  await sql`
    delete from fact_differences
    where (fact = 'khatha' or fact like 'surveyKhathas/%')
      and (value = '"E"' or stands = '"E"')`.execute(db);
}

/** Changes of staff that can still be undone. */
async function history(db: Kysely<unknown>): Promise<void> {
  const apart = (column: string) => {
    const values = sql.ref(column);
    return sql`
      ${values}
      || case when ${values} ? 'khatha' and 'E' in (before->>'khatha', after->>'khatha')
        then jsonb_build_object('khatha', nullif(${values}->>'khatha', 'E'),
          'eKhatha', case when ${values}->>'khatha' = 'E' then true end)
        else '{}' end
      || case when jsonb_typeof(${values}->'surveyNumbers') = 'array'
        then jsonb_build_object('surveyNumbers', (
          select coalesce(jsonb_agg(each || jsonb_build_object('khatha', nullif(each->>'khatha', 'E'),
            'eKhatha', case when each->>'khatha' = 'E' then true end) order by place), '[]')
          from jsonb_array_elements(${values}->'surveyNumbers') with ordinality numbers (each, place)))
        else '{}' end`;
  };
  await sql`
    update property_changes set before = ${apart('before')}, after = ${apart('after')}
    where section = 'legal' and (before::text like '%hatha%' or after::text like '%hatha%')`.execute(
    db,
  );
}

import { sql, type Kysely } from 'kysely';

/** What staff change of projects: every change with what was there before, and which facts they have vouched for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table properties
      add column commencement_certificate_received boolean,
      add column commencement_certificate_on date,
      -- Keys of the facts a buyer decides by that are not known.
      add column missing_facts text[] not null default '{}'`.execute(db);
  await sql`create index properties_missing_facts on properties using gin (missing_facts)`.execute(
    db,
  );
  // Of a project alone they were never asked before.
  await sql`create index complaints_property on complaints (property_id)`.execute(db);
  await sql`create index properties_updated on properties (updated_at desc, id desc)`.execute(db);

  await sql`
    create table property_changes (
      id integer generated always as identity primary key,
      property_id integer not null references properties on delete cascade,
      -- The version that the change made.
      version integer not null,
      section text not null,
      before jsonb not null,
      after jsonb not null,
      -- Without a reference: the history outlives the account.
      staff_id integer,
      at timestamptz not null,
      undoes integer references property_changes,
      unique (property_id, version)
    )`.execute(db);
  await sql`create index property_changes_undoes on property_changes (undoes)`.execute(db);

  // A group of facts of which staff know better than the source did; a new import takes their place.
  await sql`
    create table property_fact_checks (
      property_id integer not null references properties on delete cascade,
      fact_group text not null,
      checked_on date not null,
      staff_id integer,
      primary key (property_id, fact_group)
    )`.execute(db);

  await fillMissingFacts(db);
}

/** For the projects that are there already; later each write of a project says it itself. */
async function fillMissingFacts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table known_facts on commit drop as
    select p.id, k.key, k.weight, k.is_known from properties p, lateral (values
      ('place', 3, p.lat is not null),
      ('ready', 3, p.status is not null or p.possession_on is not null),
      ('price', 3, exists (select from unit_types u where u.property_id = p.id and u.price_min is not null)),
      ('khatha', 3, p.khatha is not null or exists (select from survey_numbers s where s.property_id = p.id and s.khatha is not null)),
      ('approver', 3, p.approver is not null),
      ('rera', 3, cardinality(p.rera_numbers) > 0 or p.rera_checked_on is not null),
      ('litigation', 3, p.is_litigated is not null),
      ('size', 2, exists (select from unit_types u where u.property_id = p.id and (u.carpet_sqft_min is not null or u.plot_sqft_min is not null))),
      ('possession-costs', 2, exists (select from unit_types u join price_lines l on l.unit_type_id = u.id where u.property_id = p.id and l.stage = 'possession')),
      ('water', 2, p.water_sources is not null),
      ('occupancy-certificate', 2, case when p.status = 'ready' then p.occupancy_certificate_received is not null else p.possession_on is not null end),
      ('pictures', 2, exists (select from property_images i where i.property_id = p.id)),
      ('documents', 2, p.is_demonstration or exists (select from documents d where d.property_id = p.id)),
      ('complaints', 2, p.complaints_checked_on is not null or exists (select from complaints c where c.property_id = p.id)),
      ('amenities', 1, p.amenity_ids is not null),
      ('maintenance', 1, p.maintenance_per_sqft is not null),
      ('total-units', 1, p.total_units is not null),
      ('open-space', 1, p.open_sqm is not null),
      ('description', 1, p.description is not null)
    ) k (key, weight, is_known)`.execute(db);
  await sql`
    update properties p set missing_facts = f.missing, completeness = f.percent
    from (
      select id,
        coalesce(array_agg(key order by weight desc) filter (where not is_known), '{}') as missing,
        round(100.0 * coalesce(sum(weight) filter (where is_known), 0) / sum(weight)) as percent
      from known_facts group by id
    ) f where f.id = p.id`.execute(db);
}

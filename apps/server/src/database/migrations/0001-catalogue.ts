import { sql, type Kysely } from 'kysely';

/** Promoters, projects, what they offer and what is known about them. `null` means not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);

  // Haversine on the mean Earth radius, the same formula as `distanceMeters` in the domain package. It is
  // not strict and calls nothing that is not, so that PostgreSQL writes it into the query it is used in.
  await sql`
    create function ground_meters(
      from_lat double precision, from_lng double precision,
      to_lat double precision, to_lng double precision
    ) returns double precision language sql immutable parallel safe as $$
      select 2 * 6371008.8 * asin(sqrt(
        power(sin(radians(to_lat - from_lat) / 2), 2) +
        cos(radians(from_lat)) * cos(radians(to_lat)) * power(sin(radians(to_lng - from_lng) / 2), 2)
      ))
    $$`.execute(db);

  // A point in metres on a flat map of the city, for distances to the lines of roads; the scale is that of
  // its middle latitude and is at most 0.2 % off at the edges.
  await sql`
    create function city_point(lat double precision, lng double precision)
    returns point language sql immutable parallel safe as $$
      select point(lng * 111195.08 * 0.97449, lat * 111195.08)
    $$`.execute(db);

  await sql`
    create table promoters (
      id integer generated always as identity primary key,
      slug text not null unique,
      name text not null,
      org_type text,
      registration_number text,
      address text,
      review_text text,
      review_rating numeric(2, 1) check (review_rating between 0 and 5),
      review_provider text,
      is_demonstration boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table past_projects (
      id integer generated always as identity primary key,
      promoter_id integer not null references promoters on delete cascade,
      name text not null,
      type text,
      status text,
      promised_on date,
      completed_on date,
      has_case boolean,
      address text,
      unique (promoter_id, name)
    )`.execute(db);

  await sql`
    create table properties (
      id integer generated always as identity primary key,
      import_key text not null unique,
      slug text not null unique,
      name text not null,
      promoter_id integer not null references promoters,
      description text,
      locality_slug text,
      locality_name text,
      address text,
      pincode text,
      lat double precision,
      lng double precision,
      zone text,
      -- Every zone and every gazetteer locality or road it lies in: "north" holds the north-east too.
      zones text[],
      locality_slugs text[] not null,
      status text check (status in ('ready', 'under-construction', 'new-launch')),
      launched_on date,
      possession_on date,
      total_units integer,
      towers integer,
      floors integer,
      basements integer,
      land_sqm double precision,
      open_sqm double precision,
      open_space_percent double precision
        generated always as (case when land_sqm > 0 then 100 * open_sqm / land_sqm end) stored,
      khatha text check (khatha in ('A', 'B', 'E')),
      approver text,
      approval_reference text,
      rera_numbers text[] not null default '{}',
      rera_approved_on date,
      rera_checked_on date,
      is_litigated boolean,
      occupancy_certificate_received boolean,
      occupancy_certificate_on date,
      water_sources text[],
      maintenance_per_sqft numeric(6, 2),
      amenity_ids text[],
      -- Share of the facts a buyer decides by that are known, 0 to 100: ranks equals, never filters.
      completeness smallint not null default 0,
      source_name text not null,
      source_url text,
      facts_checked_on date,
      is_demonstration boolean not null default false,
      is_published boolean not null default true,
      -- Of everything that was loaded: the same again changes nothing.
      content_hash text not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      check ((lat is null) = (lng is null)),
      check ((locality_slug is null) = (locality_name is null))
    )`.execute(db);
  await sql`create index properties_locality on properties using gin (locality_slugs)`.execute(db);
  await sql`create index properties_promoter on properties (promoter_id)`.execute(db);
  await sql`create index properties_amenities on properties using gin (amenity_ids)`.execute(db);
  await sql`create index properties_name on properties using gin (name gin_trgm_ops)`.execute(db);

  await sql`
    create table survey_numbers (
      property_id integer not null references properties on delete cascade,
      position smallint not null,
      survey_number text not null,
      khatha text check (khatha in ('A', 'B', 'E')),
      primary key (property_id, position)
    )`.execute(db);

  await sql`
    create table unit_types (
      id integer generated always as identity primary key,
      property_id integer not null references properties on delete cascade,
      position smallint not null,
      label text not null,
      type text not null,
      bhk numeric(3, 1),
      carpet_sqft_min double precision,
      carpet_sqft_max double precision,
      super_built_up_sqft_min double precision,
      super_built_up_sqft_max double precision,
      plot_sqft_min double precision,
      plot_sqft_max double precision,
      -- Share of the super built-up area that is not carpet, over the carpet: what the buyer pays for and cannot use.
      loading_percent double precision generated always as (
        case when carpet_sqft_min > 0 then 100 * (super_built_up_sqft_min - carpet_sqft_min) / carpet_sqft_min end
      ) stored,
      bathrooms smallint,
      balconies smallint,
      facings text[],
      unit_count integer,
      price_min bigint,
      price_max bigint,
      all_in_price bigint,
      unique (property_id, position)
    )`.execute(db);
  await sql`create index unit_types_by_need on unit_types (bhk, price_min)`.execute(db);

  await sql`
    create table price_lines (
      unit_type_id integer not null references unit_types on delete cascade,
      stage text not null check (stage in ('agreement', 'possession')),
      kind text not null,
      rupees bigint not null check (rupees >= 0),
      primary key (unit_type_id, stage, kind)
    )`.execute(db);

  await sql`
    create table property_metro (
      property_id integer not null references properties on delete cascade,
      line text not null,
      station_slug text not null,
      station_name text not null,
      station_status text not null,
      meters integer not null,
      primary key (property_id, line)
    )`.execute(db);
  await sql`create index property_metro_near on property_metro (line, meters)`.execute(db);

  await sql`
    create table property_images (
      id integer generated always as identity primary key,
      property_id integer not null references properties on delete cascade,
      position smallint not null,
      kind text not null check (kind in ('main', 'amenities', 'interiors', 'exteriors', 'real')),
      url text not null,
      caption text not null,
      width integer not null,
      height integer not null,
      unique (property_id, position)
    )`.execute(db);

  await sql`
    create table documents (
      id integer generated always as identity primary key,
      property_id integer not null references properties on delete cascade,
      section text not null check (section in ('plan', 'noc', 'land')),
      position smallint not null,
      name text not null,
      url text not null,
      unique (property_id, section, position)
    )`.execute(db);

  await sql`
    create table complaints (
      id integer generated always as identity primary key,
      promoter_id integer not null references promoters on delete cascade,
      property_id integer references properties on delete cascade,
      complaint_number text not null,
      filed_on date,
      subject text not null,
      complainant text,
      project_name text not null,
      status text not null,
      unique (promoter_id, complaint_number)
    )`.execute(db);

  // One row: its version tells every process that names and projects have changed.
  await sql`
    create table catalogue_state (
      id boolean primary key default true check (id),
      version bigint not null default 0,
      demonstration_filled_at timestamptz
    )`.execute(db);
  await sql`insert into catalogue_state default values`.execute(db);
}

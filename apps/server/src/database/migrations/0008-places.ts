import { sql, type Kysely } from 'kysely';

/** What lies around a project, with where each fact comes from; and which embedded contents are loaded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table places (
      id integer generated always as identity primary key,
      import_key text not null unique,
      -- The six lists of the location tab.
      category text not null check (category in
        ('schools', 'hospitals', 'malls', 'restaurants', 'pointsOfInterest', 'metroStations')),
      -- Finer than the category: a lake, a tech park, a government school.
      kind text not null,
      name text not null,
      name_kn text,
      lat double precision not null,
      lng double precision not null,
      -- Of a metro station: whether trains stop there, and of which lines.
      status text,
      lines text[],
      source text not null,
      -- Invented, for a category without reliable facts; the pages say so.
      is_demonstration boolean not null default false,
      -- 'embedded' comes with the release and follows it; 'imported' belongs to who runs the product.
      origin text not null default 'imported' check (origin in ('embedded', 'imported'))
    )`.execute(db);
  await sql`create index places_around on places (category, lat, lng)`.execute(db);

  await sql`
    create table seeded_contents (
      name text primary key,
      content_hash text not null,
      seeded_at timestamptz not null default now()
    )`.execute(db);
}

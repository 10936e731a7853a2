import { sql, type Kysely } from 'kysely';

/** What finds projects by words: names and localities by likeness, descriptions by their words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index properties_title on properties
    using gin ((name || ' ' || coalesce(locality_name, '')) gin_trgm_ops)`.execute(db);
  await sql`
    create index properties_description on properties
    using gin (to_tsvector('english', coalesce(description, '')))`.execute(db);

  // Likeness to a whole description costs a tenth of a millisecond a project. So a misspelt word is put right by this
  // list first, and the descriptions are then asked for the word itself. A word that no description uses
  // any more finds nothing and may stay.
  await sql`create table description_words (word text primary key)`.execute(db);
  await sql`
    create index description_words_like on description_words
    using gin (word gin_trgm_ops)`.execute(db);
  await sql`
    create function remember_description_words() returns trigger language plpgsql as $$
      begin
        insert into description_words (word)
        select distinct word
        from changed, unnest(tsvector_to_array(to_tsvector('english', coalesce(description, '')))) as word
        -- In one order, so that two writers wait for each other and never both ways.
        order by word
        on conflict do nothing;
        return null;
      end
    $$`.execute(db);
  for (const event of ['insert', 'update']) {
    await sql`
      create trigger ${sql.ref(`description_words_on_${event}`)}
      after ${sql.raw(event)} on properties
      referencing new table as changed
      for each statement execute function remember_description_words()`.execute(db);
  }
  await sql`
    insert into description_words (word)
    select distinct word
    from properties, unnest(tsvector_to_array(to_tsvector('english', coalesce(description, '')))) as word`.execute(
    db,
  );
}

import { sql, type Kysely } from 'kysely';

/**
 * When a project was first shown to buyers, whoever publishes it and by whatever way. Of what is published already the
 * best that is known is when it came in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table properties add column first_published_at timestamptz`.execute(db);
  await sql`update properties set first_published_at = created_at where is_published`.execute(db);
  await sql`
    create function keep_first_published() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then new.first_published_at := old.first_published_at; end if;
      if new.is_published and new.first_published_at is null then
        new.first_published_at := now();
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger properties_first_published
    before insert or update of is_published, first_published_at on properties
    for each row execute function keep_first_published()`.execute(db);
  await sql`
    create index properties_first_published on properties (first_published_at)`.execute(db);
}

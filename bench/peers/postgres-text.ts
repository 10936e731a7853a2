import { sql, type Kysely } from 'kysely';
import type { Database } from '../../apps/server/src/database/schema.ts';
import { allThenAny, FIRST, type Engine } from './engine.ts';
import type { ProjectText } from './project-text.ts';

const BATCH = 1000;

/** PostgreSQL's own full-text search over a weighted `tsvector` with a GIN index. */
export async function postgresText(
  db: Kysely<Database>,
  texts: readonly ProjectText[],
): Promise<Engine & { close: () => Promise<void> }> {
  const close = async () => void (await sql`drop table if exists bench_texts`.execute(db));
  await close();
  await sql`create unlogged table bench_texts (id integer primary key, words tsvector not null)`.execute(
    db,
  );
  for (let from = 0; from < texts.length; from += BATCH) {
    const rows = JSON.stringify(texts.slice(from, from + BATCH));
    await sql`
      insert into bench_texts
      select id,
        setweight(to_tsvector('english', name || ' . ' || place), 'A') ||
        setweight(to_tsvector('english', homes || ' . ' || prices), 'B') ||
        setweight(to_tsvector('english', amenities || ' . ' || facts || ' . ' || promoter), 'C') ||
        setweight(to_tsvector('english', description), 'D')
      from json_to_recordset(${rows}::json) as t (id int, name text, place text, promoter text,
        homes text, prices text, amenities text, facts text, description text)`.execute(db);
  }
  await sql`create index bench_texts_words on bench_texts using gin (words)`.execute(db);
  await sql`analyze bench_texts`.execute(db);
  return {
    name: 'PostgreSQL full-text',
    close,
    search: (sentence) =>
      allThenAny(async (mode) => {
        const all = sql`plainto_tsquery('english', ${sentence})`;
        const query = mode === 'all' ? all : sql`replace(${all}::text, ' & ', ' | ')::tsquery`;
        const { rows } = await sql<{ id: number }>`
          select id from bench_texts, (select ${query} as query) q where words @@ query
          order by ts_rank_cd(words, query) desc, id limit ${FIRST}`.execute(db);
        return rows.map(({ id }) => id);
      }),
  };
}

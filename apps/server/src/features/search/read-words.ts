import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { ALIKE } from '#server/platform/database/with-word-similarity.ts';

export interface ReadWords {
  /** A `tsquery` in its text form; null when some word is like none that any description uses. */
  query: string | null;
  /** How like the words are to those of the query, 0 to 1 on average. */
  similarity: number;
}

/** Spellings of one word that are looked for. */
const SPELLINGS_MAX = 3;

/**
 * The words of a text as descriptions spell them, without endings and without words like "with":
 * "a swiming pools" is `'swim' & 'pool'`.
 */
export async function readWords(db: Kysely<Database>, text: string): Promise<ReadWords> {
  const { rows } = await sql<{ query: string | null; similarity: number }>`
    with said as (
      select word from unnest(tsvector_to_array(to_tsvector('english', ${text}))) as word
    ),
    spelt as (
      select said.word, like_it.spellings, like_it.best
      from said cross join lateral (
        select string_agg(quote_literal(word), ' | ') as spellings, max(likeness) as best from (
          select d.word, similarity(d.word, said.word) as likeness
          from description_words d
          where d.word = said.word
            or (d.word % said.word and similarity(d.word, said.word) >= ${ALIKE}
              and not exists (select from description_words exact where exact.word = said.word))
          order by likeness desc, d.word limit ${SPELLINGS_MAX}
        ) likest
      ) like_it
    )
    select
      case when bool_and(spellings is not null) then string_agg('(' || spellings || ')', ' & ') end as query,
      coalesce(avg(best), 0)::float8 as similarity
    from spelt`.execute(db);
  return rows[0] ?? { query: null, similarity: 0 };
}

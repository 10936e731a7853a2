import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { ALIKE, withWordSimilarity } from '#server/platform/database/with-word-similarity.ts';
import { PUBLISHED, type FindOptions, type Position } from './find.ts';
import { readWords } from './read-words.ts';
import type { Expression } from './search-field.ts';

/**
 * How like a project is to what was typed, 0 to 1: the best of
 *
 *   name and locality = holds × (how like the words are to a part of it) + whole × (to the whole of one)
 *   description = description × (how like its words are)
 *
 * So the name itself comes before names that only hold it, and both before a word in a description.
 */
const WEIGHTS = { holds: 0.8, whole: 0.2, description: 0.5 } as const;

export interface FoundByText extends Position {
  isNameAlike: boolean;
  isLocalityAlike: boolean;
  /** The words around what was found in the description; null when it is not there. */
  excerpt: string | null;
}

export interface FoundByTexts {
  total: number;
  page: FoundByText[];
}

const title = sql`(p.name || ' ' || coalesce(p.locality_name, ''))`;
const description = sql`to_tsvector('english', coalesce(p.description, ''))`;

/** Projects whose name, locality or description is like a text, the most similar first, then the best known. */
export function findByText(
  db: Kysely<Database>,
  text: string,
  { limit, after }: FindOptions,
): Promise<FoundByTexts> {
  return withWordSimilarity(db, async (trx) => {
    const words = await readWords(trx, text);
    const query = sql`${words.query}::tsquery`;
    // Each index is asked by itself: together, every description that was found would be read once more.
    const { rows } = await sql<FoundByTexts>`
      with alike as (
        select p.id, p.completeness,
          ${WEIGHTS.holds}::float8 * word_similarity(${text}, ${title}) + ${WEIGHTS.whole}::float8 *
            greatest(similarity(${text}, p.name), similarity(${text}, p.locality_name)) as similarity
        from properties p where ${PUBLISHED} and ${title} %> ${text}
        union all
        select p.id, p.completeness, ${WEIGHTS.description * words.similarity}::float8
        from properties p where ${PUBLISHED} and ${description} @@ ${query}
      ),
      fits as (
        select id, -round(max(similarity) * 10000) as key, -max(completeness) as rank
        from alike group by id
      ),
      page as (
        select * from fits
        ${after === undefined ? sql`` : sql`where (key, rank, id) > (${after.key}::float8, ${after.rank}::float8, ${after.id}::int)`}
        order by key, rank, id limit ${limit}
      ),
      explained as (
        select page.*,
          ${alike(text, sql`p.name`)} as "isNameAlike",
          ${alike(text, sql`p.locality_name`)} as "isLocalityAlike",
          case when ${description} @@ ${query} then ts_headline('english', p.description, ${query},
            'StartSel="", StopSel="", MaxWords=12, MinWords=6') end as excerpt
        from page join properties p on p.id = page.id
      )
      select (select count(*)::int from fits) as total,
        (select coalesce(json_agg(e order by e.key, e.rank, e.id), '[]') from explained e) as page`.execute(
      trx,
    );
    const [row] = rows;
    if (row === undefined) throw new Error('The text search returned no row.');
    return row;
  });
}

/** Whether what was typed is in a text or a text is in what was typed. */
function alike(text: string, column: Expression<string | null>): Expression<boolean> {
  return sql`coalesce(greatest(word_similarity(${text}, ${column}), word_similarity(${column}, ${text})) >= ${ALIKE}, false)`;
}

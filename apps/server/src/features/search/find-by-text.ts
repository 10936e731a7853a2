import type { Sort } from '@manemitra/query/criteria';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { ALIKE, withWordSimilarity } from '#server/platform/database/with-word-similarity.ts';
import type { FindOptions, Position } from './finder.ts';
import { readWords } from './read-words.ts';
import { sortKeyOf, UNIT_SORTS } from './sort-keys.ts';

/**
 * How like a project is to what was typed, 0 to 1: the best of
 *
 *   name and locality = holds × (how like the words are to a part of it) + whole × (to the whole of one)
 *   with the builder  = builder × (how like the words are to a part of name, locality and builder)
 *   description       = description × (how like its words are)
 *
 * So the name itself comes before names that only hold it, both before the builder's other projects, and all
 * before a word in a description.
 */
const WEIGHTS = { holds: 0.8, whole: 0.2, builder: 0.7, description: 0.5 } as const;

export interface FoundByText extends Position {
  /** The unit type that the order goes by, where it goes by a price. */
  unit_id: number | null;
  isNameAlike: boolean;
  isLocalityAlike: boolean;
  isBuilderAlike: boolean;
  /** The words around what was found in the description; null when it is not there. */
  excerpt: string | null;
}

export interface FoundByTexts {
  total: number;
  page: FoundByText[];
}

const title = sql`(p.name || ' ' || coalesce(p.locality_name, ''))`;
const description = sql`to_tsvector('english', coalesce(p.description, ''))`;

/**
 * Projects whose name, locality, builder or description is like a text, in the order asked for; without one, and among
 * equals, the most similar first, then the best known.
 */
export function findByText(
  db: Kysely<Database>,
  text: string,
  { limit, after, sort }: FindOptions & { sort?: Sort | undefined },
): Promise<FoundByTexts> {
  return withWordSimilarity(db, async (trx) => {
    const words = await readWords(trx, text);
    const query = sql`${words.query}::tsquery`;
    // Each index is asked by itself: together, every description that was found would be read once more.
    const { rows } = await sql<FoundByTexts>`
      with named as (
        select p.id from properties p where ${title} %> ${text}
        union
        select p.id from promoters pr join properties p on p.promoter_id = pr.id where pr.name %> ${text}
      ),
      alike as (
        select p.id, greatest(
          ${WEIGHTS.holds}::float8 * word_similarity(${text}, ${title}) + ${WEIGHTS.whole}::float8 *
            greatest(similarity(${text}, p.name), similarity(${text}, p.locality_name)),
          ${WEIGHTS.builder}::float8 * word_similarity(${text}, ${title} || ' ' || pr.name)
        ) as similarity
        from named join properties p on p.id = named.id join promoters pr on pr.id = p.promoter_id
        union all
        select p.id, ${WEIGHTS.description * words.similarity}::float8
        from properties p where ${description} @@ ${query}
      ),
      best as (select id, max(similarity) as similarity from alike group by id),
      fits as (${sorted(sort)}),
      page as (
        select * from fits
        ${after === undefined ? sql`` : sql`where (key, rank, id) > (${after.key}::float8, ${after.rank}::float8, ${after.id}::int)`}
        order by key, rank, id limit ${limit}
      ),
      explained as (
        select page.*,
          ${alike(text, sql`p.name`)} as "isNameAlike",
          ${alike(text, sql`p.locality_name`)} as "isLocalityAlike",
          ${alike(text, sql`pr.name`)} as "isBuilderAlike",
          case when ${description} @@ ${query} then ts_headline('english', p.description, ${query},
            'StartSel="", StopSel="", MaxWords=12, MinWords=6') end as excerpt
        from page join properties p on p.id = page.id join promoters pr on pr.id = p.promoter_id
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

/** Everything that was found with its place in the order: by the sort, then by likeness, then by completeness. */
function sorted(sort: Sort | undefined) {
  const { ofProperty, ofUnit } = sortKeyOf(sort);
  const unit = sql`
    left join lateral (
      select u.* from unit_types u where u.property_id = p.id
      order by ${ofUnit} nulls last, u.price_min nulls last, u.id limit 1
    ) u on true`;
  const needsUnit = sort !== undefined && UNIT_SORTS.includes(sort);
  return sql`
    select p.id, ${needsUnit ? sql`u.id` : sql`null::int`} as unit_id, ${ofProperty} as key,
      -(round(best.similarity * 10000) * 1000 + p.completeness) as rank
    from best join properties p on p.id = best.id ${needsUnit ? unit : sql``}
    where p.is_published and p.deleted_at is null`;
}

/** Whether what was typed is in a text or a text is in what was typed. */
function alike(text: string, column: RawBuilder<string | null>): RawBuilder<boolean> {
  return sql`coalesce(greatest(word_similarity(${text}, ${column}), word_similarity(${column}, ${text})) >= ${ALIKE}, false)`;
}

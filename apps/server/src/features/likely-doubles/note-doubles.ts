import type { Likeness } from '@manemitra/domain/likeness/likeness';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { comparableProjects } from './comparable-projects.ts';
import { type Alike, storedAlike } from './stored-alike.ts';

interface Pair {
  ids: readonly [number, number];
  like: Likeness;
}

/** Looks for the doubles of projects that have just come in, and lists them for staff to judge. Answers them by project. */
export async function noteDoublesOf(
  trx: Transaction<Database>,
  propertyIds: readonly number[],
  at: Date,
): Promise<Map<number, Alike[]>> {
  if (propertyIds.length === 0) return new Map();
  const news = await comparableProjects(trx, sql<boolean>`p.id = any(${propertyIds}::int[])`);
  const alike = await storedAlike(trx, news);
  const pairs = news.flatMap(({ id }, i) =>
    (alike[i] ?? []).map(({ project, like }) => ({ ids: [id, project.id] as const, like })),
  );
  await noteDoubles(trx, pairs, at);
  return new Map(news.map(({ id }, i) => [id, alike[i] ?? []]));
}

/** Lists pairs for staff to judge. What they judged already stays as it is. */
export async function noteDoubles(
  trx: Transaction<Database>,
  pairs: readonly Pair[],
  at: Date,
): Promise<void> {
  const rows = new Map(
    pairs.map(({ ids, like }) => {
      const [one, other] = ids.toSorted((a, b) => a - b) as [number, number];
      const { evidence, isSure } = like;
      return [
        `${one} ${other}`,
        { one_id: one, other_id: other, evidence, is_sure: isSure, found_at: at },
      ];
    }),
  );
  if (rows.size === 0) return;
  await sql`
    insert into likely_doubles (one_id, other_id, evidence, is_sure, found_at)
    select one_id, other_id, evidence, is_sure, found_at
    from json_populate_recordset(null::likely_doubles, ${JSON.stringify([...rows.values()])}::json)
    where 2 = (
      select count(*) from properties p
      where p.id in (one_id, other_id) and p.merged_into is null and p.deleted_at is null)
    on conflict (one_id, other_id)
    do update set evidence = excluded.evidence, is_sure = excluded.is_sure`.execute(trx);
}

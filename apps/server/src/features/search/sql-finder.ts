import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { countAmong, countOf, find } from './find.ts';
import type { Finder } from './finder.ts';
import { closestMissSets } from './miss-sets.ts';

/** Answers from PostgreSQL. */
export function sqlFinder(db: Kysely<Database>): Finder {
  return {
    find: (criteria, options) => find(db, criteria, options),
    closestMissSets: (criteria) => closestMissSets(db, criteria),
    async counts(questions) {
      if (questions.length === 0) return [];
      const counts = questions.map(({ criteria, ids }) =>
        ids === undefined ? countOf(criteria) : countAmong(criteria, ids),
      );
      const { rows } = await sql<{ counts: number[] }>`
        select json_build_array(${sql.join(counts)}) as counts`.execute(db);
      return rows[0]?.counts ?? [];
    },
  };
}

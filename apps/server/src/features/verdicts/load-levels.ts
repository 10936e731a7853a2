import { judgedAnewOn, verdictLevelOn } from '@manemitra/domain/verdict/judge';
import { severityOf } from '@manemitra/domain/verdict/levels';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { verdictFactsOf } from './verdict-facts.ts';
import { VERDICT_COLUMNS, verdictParts } from './verdict-rows.ts';

export interface JudgedLevel {
  /** 0 is the best. */
  severity: number;
  /** When the same facts may be judged otherwise, `YYYY-MM-DD`; null where no date is to come. */
  anewOn: string | null;
}

/** How these projects are judged on a day, for the columns that searches run on. */
export async function loadVerdictLevels(
  db: Kysely<Database>,
  ids: readonly number[],
  today: string,
): Promise<Map<number, JudgedLevel>> {
  const rows = await db
    .selectFrom('properties as p')
    .where('p.id', '=', sql<number>`any(${ids}::int[])`)
    .select('p.id')
    .select(VERDICT_COLUMNS.map((column) => `p.${column}` as const))
    .select(verdictParts.as('verdictParts'))
    .execute();
  return new Map(
    rows.map(({ id, verdictParts: parts, ...row }) => {
      const facts = verdictFactsOf(row, parts, today);
      const severity = severityOf(verdictLevelOn(facts, today));
      return [id, { severity, anewOn: judgedAnewOn(facts, today) }];
    }),
  );
}

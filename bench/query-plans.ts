import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely';
import { interpret } from '../packages/query/src/interpret.ts';
import { criteriaOf } from '../packages/query/src/interpretation.ts';
import type { Database } from '../apps/server/src/database/schema.ts';
import {
  changedSince,
  loadCatalogueNames,
  seenBefore,
} from '../apps/server/src/features/catalogue/public.ts';
import { discoverProjects } from '../apps/server/src/features/properties/discover-projects.ts';
import { loadCards } from '../apps/server/src/features/search/index/cards.ts';
import { readCatalogueRows } from '../apps/server/src/features/search/index/catalogue-rows.ts';
import { searchByIds } from '../apps/server/src/features/search/search-by-ids.ts';
import { searchByText } from '../apps/server/src/features/search/search-by-text.ts';
import { sqlFinder } from '../apps/server/src/features/search/sql-finder.ts';
import { withWordSimilarity } from '../apps/server/src/platform/database/with-word-similarity.ts';
import { todayInBengaluru } from '../apps/server/src/today.ts';
import { openFilledDatabase } from './filled-database.ts';
import { SEARCH_KINDS } from './search-kinds.ts';

/*
 * The plan of every statement that a search may send to PostgreSQL: what each search sends, and what only the SQL finder
 * does, which answers while the columns are being read. Writes the plans to a file and says what they scan.
 */

interface PlanSummary {
  search: string;
  ms: number;
  /** Pages of 8 kB that were looked at. */
  pages: number;
  /** Tables that were read from their first row to their last, with how often and how many rows. */
  scanned: string[];
}

export interface PlansResult {
  plans: PlanSummary[];
  file: string;
}

/** A node of a plan, as far as it is looked at here. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

interface Explained {
  Plan: PlanNode;
  'Execution Time': number;
}

const SOME_IDS = 20;

const { db, close } = await openFilledDatabase(Number(process.argv[2]));
const today = todayInBengaluru();
const names = await loadCatalogueNames(db);
const { rows: some } = await db.executeQuery<{ id: number }>(
  CompiledQuery.raw(`select id from properties order by id limit ${SOME_IDS}`),
);
const ids = some.map(({ id }) => id);
const everything: { search: string; plan: Explained }[] = [];

const criteria = (sentence: string) => criteriaOf(interpret(sentence, { today, names }));
for (const kind of SEARCH_KINDS) {
  const sort = kind.sort === undefined ? {} : { sort: kind.sort as 'price-asc' };
  await explain(`SQL finder, ${kind.name}`, (watched) =>
    sqlFinder(watched).find(
      { ...criteria(kind.sentence(1)), ...sort },
      { limit: 21, after: undefined },
    ),
  );
}
await explain('SQL finder, what to drop together', (watched) =>
  sqlFinder(watched).closestMissSets(criteria('5bhk villa in Hebbal under 20 lakh')),
);
const words = { searchType: 'text', limit: 20, today } as const;
for (const prompt of ['whitefield', 'swiming pool', 'savimane hebal', 'garden']) {
  await explain(`text, “${prompt}”`, (watched) => searchByText(watched, { ...words, prompt }));
}
await explain('a name', (watched) =>
  discoverProjects(watched, { projectName: 'savimane', page: 1 }),
);
await explain('ids, “3bhk under 1 cr”', (watched) =>
  searchByIds(watched, { ids: ids.map(String).slice(0, 10), prompt: '3bhk under 1 cr', today }),
);
const seen = await seenBefore(db);
await explain('what has changed', (watched) => changedSince(watched, seen));
await explain(`${SOME_IDS} cards`, (watched) => loadCards(watched, ids));
await explain(`rows of ${SOME_IDS} changed projects`, (watched) => readCatalogueRows(watched, ids));

const folder = path.join(import.meta.dirname, '..', 'results');
mkdirSync(folder, { recursive: true });
const file = path.join(folder, `plans-${new Date().toISOString().replaceAll(':', '-')}.json`);
writeFileSync(file, `${JSON.stringify(everything, null, 1)}\n`);
const result: PlansResult = {
  file,
  plans: everything.map(({ search, plan }) => ({
    search,
    ms: plan['Execution Time'],
    pages: (plan.Plan['Shared Hit Blocks'] ?? 0) + (plan.Plan['Shared Read Blocks'] ?? 0),
    scanned: scansIn(plan.Plan),
  })),
};
await close();
process.send?.({ result });
process.disconnect();

/** Runs a search, then asks for the plan of each statement that it sent. */
async function explain(
  search: string,
  run: (watched: Kysely<Database>) => Promise<unknown>,
): Promise<void> {
  const sent: CompiledQuery[] = [];
  const watch: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      sent.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result: rows }) => rows,
  };
  const watched = db.withPlugin(watch);
  // The first search of a database reads its names; the second is like all later ones.
  await run(watched);
  sent.length = 0;
  await run(watched);
  const statements = sent.filter((query) => !query.sql.includes('set_config'));
  for (const [index, { sql, parameters }] of statements.entries()) {
    const asked = CompiledQuery.raw(`explain (analyze, buffers, format json) ${sql}`, [
      ...parameters,
    ]);
    // The setting that text searches run under changes nothing for the others.
    const { rows } = await withWordSimilarity(db, (trx) =>
      trx.executeQuery<{ 'QUERY PLAN': Explained[] }>(asked),
    );
    const plan = rows[0]?.['QUERY PLAN'][0];
    const step = statements.length > 1 ? ` (${index + 1} of ${statements.length})` : '';
    if (plan) everything.push({ search: `${search}${step}`, plan });
  }
}

function scansIn(node: PlanNode): string[] {
  const own =
    node['Node Type'] === 'Seq Scan' && (node['Actual Loops'] ?? 0) > 0
      ? [
          `${node['Relation Name']} ${Math.round((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0))} × ${node['Actual Loops']}`,
        ]
      : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansIn)];
}

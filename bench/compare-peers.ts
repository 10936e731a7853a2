import { openFilledDatabase } from './filled-database.ts';
import { percentile } from './http-load.ts';
import { FIRST, type Engine } from './peers/engine.ts';
import { miniSearch } from './peers/mini-search.ts';
import { orama } from './peers/orama.ts';
import { ours } from './peers/ours.ts';
import { postgresText } from './peers/postgres-text.ts';
import { textOf } from './peers/project-text.ts';
import { readProjects } from './peers/read-projects.ts';
import { satisfies } from './peers/satisfies.ts';
import { SEARCH_KINDS } from './search-kinds.ts';

/*
 * The same sentences asked of our search and of three text searches over the same projects, each in this process. For
 * each: how long it takes, and how many of its first 10 results have all that was asked, where so many exist.
 */

/** Of each kind; fewer where some take seconds for one. */
const EACH = { small: 20, large: 1 };
const LARGE = 30_000;

interface Asked {
  kind: string;
  sentence: string;
  sort: string | undefined;
  /** The projects that have all that was asked. */
  right: ReadonlySet<number>;
}

interface PeerResult {
  name: string;
  /** Milliseconds to read or index the catalogue. */
  preparingMs: number;
  p50: number;
  p95: number;
  /** What this process spends on one, in milliseconds; PostgreSQL has processes of its own. */
  cpuMs: number;
  /** Of the first results that could have had all that was asked, the share that has. */
  rightShare: number;
  /** Sentences nothing fits that were answered with nothing. */
  emptyWhereNothingFits: number;
  byKind: Record<string, number>;
}

export interface PeersResult {
  sentences: number;
  nothingFits: number;
  /** Sentences of which our total is the number that the plain filter counts. */
  exactTotals: number;
  peers: PeerResult[];
}

const database = await openFilledDatabase(Number(process.argv[2]));
const { db } = database;
const projects = await readProjects(db);
const each = projects.length > LARGE ? EACH.large : EACH.small;
const asked = SEARCH_KINDS.flatMap((kind) =>
  Array.from({ length: each }, (_, n): Asked => {
    const wish = kind.wish(n);
    const right = new Set(projects.filter((one) => satisfies(one, wish)).map(({ id }) => id));
    return { kind: kind.name, sentence: kind.sentence(n), sort: kind.sort, right };
  }),
);

const warmUp = projects.length > LARGE ? [] : asked.filter((_, index) => index % each === 0);

const texts = projects.map(textOf);
const peers: PeerResult[] = [];
const our = await prepared(() => ours(db));
peers.push(await measured(our));
const postgres = await prepared(() => postgresText(db, texts));
peers.push(await measured(postgres));
await postgres.engine.close();
peers.push(await measured(await prepared(async () => miniSearch(texts))));
// Of a hundred thousand projects it makes an index of 4.5 GB and takes many seconds for a sentence.
if (projects.length <= LARGE) peers.push(await measured(await prepared(() => orama(texts))));

let exactTotals = 0;
for (const { sentence, right } of asked) {
  if ((await our.engine.total(sentence)) === right.size) exactTotals++;
}
const result: PeersResult = {
  sentences: asked.length,
  nothingFits: asked.filter(({ right }) => right.size === 0).length,
  exactTotals,
  peers,
};
await database.close();
process.send?.({ result });
process.disconnect();

async function prepared<E extends Engine>(make: () => Promise<E>) {
  const start = performance.now();
  const engine = await make();
  return { engine, preparingMs: performance.now() - start };
}

async function measured({
  engine,
  preparingMs,
}: {
  engine: Engine;
  preparingMs: number;
}): Promise<PeerResult> {
  process.stdout.write(`  ${engine.name} …\n`);
  for (const { sentence, sort } of warmUp) await engine.search(sentence, sort);
  const times: number[] = [];
  const kinds = new Map<string, { right: number; possible: number }>();
  let emptyWhereNothingFits = 0;
  const before = process.cpuUsage();
  for (const { kind, sentence, sort, right } of asked) {
    const start = performance.now();
    const ids = await engine.search(sentence, sort);
    times.push(performance.now() - start);
    if (right.size === 0 && ids.length === 0) emptyWhereNothingFits++;
    const score = kinds.get(kind) ?? { right: 0, possible: 0 };
    score.right += ids.filter((id) => right.has(id)).length;
    score.possible += Math.min(FIRST, right.size);
    kinds.set(kind, score);
  }
  const spent = process.cpuUsage(before);
  const scores = [...kinds.values()];
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  return {
    name: engine.name,
    preparingMs: Math.round(preparingMs),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    cpuMs: (spent.user + spent.system) / 1000 / asked.length,
    rightShare: sum(scores.map(({ right }) => right)) / sum(scores.map(({ possible }) => possible)),
    emptyWhereNothingFits,
    byKind: Object.fromEntries(
      [...kinds].map(([kind, { right, possible }]) => [kind, right / possible]),
    ),
  };
}

import { sql } from 'kysely';
import { aFuzzWorld } from '../apps/server/src/testing/fuzz/fuzz-world.ts';
import { runFuzz } from '../apps/server/src/testing/fuzz/run-fuzz.ts';
import { serveApp } from './served-app.ts';

/**
 * Calls every endpoint of the contract, rightly and wrongly and as everybody, on the real server with a PostgreSQL of its
 * own: `npm run bench:fuzz -- 200000 SEED ENDPOINT…`. Prints per endpoint how often it gave which status, and ends with 1
 * when any answer was a 500, no problem document, not of the contract, or told what it should not.
 */
const [count = '20000', seedText, ...only] = process.argv.slice(2);
const seed = Number(seedText ?? Date.now() % 1_000_000);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const crashes: unknown[] = [];
process.on('uncaughtException', (error) => void crashes.push(error));
process.on('unhandledRejection', (error) => void crashes.push(error));

const { db, origin, close } = await serveApp({ DATABASE_POOL_SIZE: '8' });
// What is fuzzed need not outlive a power cut.
await sql`alter role all set synchronous_commit = off`.execute(db);
say(`Fuzzing ${origin} with ${count} requests, seed ${seed}`);
const began = performance.now();
const enough = new AbortController();
process.once('SIGINT', () => enough.abort());
const report = await runFuzz({
  signal: enough.signal,
  origin,
  world: await aFuzzWorld(db, 120),
  requests: Number(count),
  seed,
  ...(only.length > 0 ? { only } : {}),
  onProgress: (done) => say(`${done} requests, ${Math.round(process.memoryUsage.rss() / 1e6)} MB`),
});
const lives = (await fetch(`${origin}/api/v1/health`)).status === 200;

let total = 0;
for (const [name, statuses] of report.statuses) {
  const counts = [...statuses].toSorted(([one], [other]) => one - other);
  const requests = counts.reduce((sum, [, times]) => sum + times, 0);
  const violations = report.violations.filter(({ endpoint }) => endpoint === name).length;
  total += requests;
  const slowest = Math.round(report.slowestMs.get(name) ?? 0);
  say(
    `${name.padEnd(30)} ${String(requests).padStart(6)}  violations ${violations}  slowest ${slowest} ms  ` +
      counts.map(([status, times]) => `${status}: ${times}`).join(', '),
  );
}
const told = new Set<string>();
for (const { endpoint, role, request, what } of report.violations) {
  const kind = `${endpoint} ${what.replaceAll(/[\da-f-]{36}|\d+/g, '#')}`;
  if (told.has(kind)) continue;
  told.add(kind);
  const body = String(request.body ?? '').slice(0, 600);
  say(
    `\n${endpoint} as ${role}: ${what}\n  ${request.method} ${request.path.slice(0, 300)}\n  ${JSON.stringify(request.headers)}\n  ${body}`,
  );
}
for (const crash of crashes) say(`Nobody caught: ${String(crash)}`);
say(
  `${total} requests in ${Math.round((performance.now() - began) / 1000)} s, seed ${seed}: ` +
    `${report.violations.length} violations, ${crashes.length} crashes, the server ${lives ? 'lives' : 'is gone'}.`,
);
await close();
process.exitCode = report.violations.length + crashes.length === 0 && lives ? 0 : 1;

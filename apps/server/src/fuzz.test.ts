import { beforeAll, expect, inject, it } from 'vitest';
import { aFuzzWorld } from '#server/testing/fuzz/fuzz-world.ts';
import { runFuzz } from '#server/testing/fuzz/run-fuzz.ts';
import { testApp } from '#server/testing/test-app.ts';

/** A small part of `npm run bench:fuzz`, other requests each time; the seed is printed with what was found. */
const REQUESTS = 300;

const test = testApp({ LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000000' });
let origin: string;
beforeAll(async () => {
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});

it('no input whatever gets a failure, a leak or an answer outside the contract', async () => {
  const seed = inject('testSeed') % 1_000_000;
  const report = await runFuzz({
    origin,
    world: await aFuzzWorld(test.db, 5),
    requests: REQUESTS,
    seed,
  });
  expect(report.violations, `seed ${seed}`).toEqual([]);
  const health = await test.call('getHealth', {});
  expect(health.status).toBe(200);
}, 120_000);

import { expect, it } from 'vitest';
import { createHttpServer } from './create-http-server.ts';
import { VITAL } from './shed-load.ts';

it('a server whose event loop is late turns requests away, and takes them again when it is not', async () => {
  const reasons: string[] = [];
  const app = await createHttpServer({
    publicUrl: undefined,
    logLevel: 'silent',
    trustedProxies: [],
    overload: {
      maxConcurrent: 100,
      maxWorkMs: 600_000,
      maxEventLoopDelayMs: 100,
      maxHeapPercent: 99,
    },
    onShed: (reason) => void reasons.push(reason),
  });
  app.get('/', async () => 'fine');
  app.get('/vital', VITAL, async () => 'fine');
  const status = async (url: string) => (await app.inject(url)).statusCode;
  await app.ready();
  // A busy machine may make it late before the test does.
  await expect.poll(() => status('/'), { timeout: 15_000 }).toBe(200);
  reasons.length = 0;

  await expect
    .poll(
      () => {
        keepBusy(800);
        return status('/');
      },
      { timeout: 18_000 },
    )
    .toBe(503);
  expect(await status('/vital')).toBe(200);
  await expect.poll(() => status('/'), { timeout: 15_000 }).toBe(200);
  expect(new Set(reasons)).toEqual(new Set(['event-loop']));
  await app.close();
}, 40_000);

function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

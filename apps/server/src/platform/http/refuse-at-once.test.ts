import http from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpServer } from './create-http-server.ts';

let app: Awaited<ReturnType<typeof createHttpServer>>;
let address: string;
let finish: () => void;

/** A server that is full: it may do one thing at a time and is at it. */
beforeAll(async () => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const held = new Promise<string>((resolve) => (finish = () => resolve('done')));
  app = await createHttpServer({
    publicUrl: undefined,
    logLevel: 'silent',
    trustedProxies: [],
    overload: {
      maxConcurrent: 1,
      maxWorkMs: 600_000,
      maxEventLoopDelayMs: 600_000,
      maxHeapPercent: 99,
    },
  });
  app.get('/', async () => 'fine');
  app.get('/long', () => {
    begin();
    return held;
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  void fetch(`${address}/long`);
  await begun;
});

afterAll(async () => {
  finish();
  await app.close();
});

it('a client that asks again at once over the same connection gets the same refusal, later', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const start = performance.now();
  const first = await ask(agent);
  const second = await ask(agent);
  agent.destroy();
  for (const { status, retryAfter, body } of [first, second]) {
    expect(status).toBe(503);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(JSON.parse(body)).toMatchObject({ code: 'server.unavailable' });
  }
  // From before the first: on a busy machine its answer may be read late.
  expect(performance.now() - start).toBeGreaterThan(90);
});

it('a client that leaves before a delayed refusal causes no error', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  await ask(agent);
  const left = http.get(address, { agent });
  await new Promise((resolve) => left.once('finish', resolve));
  const failed = new Promise((resolve) => left.once('error', resolve));
  left.destroy(new Error('left'));
  await failed;
  expect((await ask(new http.Agent())).status).toBe(503);
});

interface Refusal {
  status: number | undefined;
  retryAfter: string | undefined;
  body: string;
}

function ask(agent: http.Agent): Promise<Refusal> {
  return new Promise((resolve, reject) => {
    http
      .get(address, { agent }, (response) => {
        let body = '';
        response.on('data', (part) => (body += part));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            retryAfter: response.headers['retry-after'],
            body,
          }),
        );
      })
      .on('error', reject);
  });
}

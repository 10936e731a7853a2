import { expect, it } from 'vitest';
import { CallProblem } from '#web/api/call-problem.ts';
import { patiently } from './patiently.ts';

const busy = (retryAfter: number) =>
  new CallProblem('request.too-many', { status: 429, message: 'Too many at once.', retryAfter });
const open = new AbortController().signal;

it('what is refused for now is done when the server takes it', async () => {
  const refusals = [busy(0), busy(0)];
  const done = await patiently(open, () => {
    const refusal = refusals.shift();
    return refusal === undefined ? Promise.resolve('done') : Promise.reject(refusal);
  });
  expect(done).toBe('done');
});

it('what is refused again and again is given up after five tries', async () => {
  let tries = 0;
  const endless = patiently(open, () => {
    tries += 1;
    return tries > 50 ? Promise.resolve() : Promise.reject(busy(0));
  });
  await expect(endless).rejects.toMatchObject({ status: 429 });
  expect(tries).toBe(5);
});

it('a wait ends with the page that began it', async () => {
  const page = new AbortController();
  const waiting = patiently(page.signal, () => {
    queueMicrotask(() => page.abort());
    return Promise.reject(busy(60));
  });
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
});

import { expect, it } from 'vitest';
import { workLimit } from './work-limit.ts';

/** A server with a clock and a processor of our own. */
function aServer(max = 200) {
  let at = 0;
  let busy = 0;
  const limit = workLimit({ max, aimMs: 100 }, { now: () => at, busyShare: () => busy });
  const room = () => {
    let begun = 0;
    while (!limit.isFull() && begun < 1000) {
      limit.begin();
      begun++;
    }
    for (let n = 0; n < begun; n++) limit.end();
    return begun;
  };
  return {
    limit,
    /** For so many stretches of a tenth of a second this many are answered in each, by a processor that is so busy. */
    work(stretches: number, answered: number, share: number) {
      busy = share;
      for (let n = 0; n < stretches; n++) {
        for (let one = 0; one < answered; one++) {
          limit.begin();
          limit.end();
        }
        at += 100;
        limit.isFull();
      }
    },
    room,
  };
}

it('a burst on a server that has rest is taken up to the most', () => {
  const server = aServer();
  server.work(5, 1, 0.1);
  expect(server.room()).toBe(200);
});

it('a server without rest takes as many as it answers in the time that one may wait', () => {
  const server = aServer();
  server.work(30, 25, 1);
  expect(server.room()).toBe(25);
});

it('a very slow server still does several things at once', () => {
  const server = aServer();
  server.work(30, 1, 1);
  expect(server.room()).toBe(16);
});

it('a slow moment refuses nobody', () => {
  const server = aServer();
  server.work(2, 1, 1);
  expect(server.room()).toBe(200);
});

it('the limit grows back to the most as soon as there is rest', () => {
  const server = aServer();
  server.work(30, 10, 1);
  server.work(20, 10, 0.5);
  expect(server.room()).toBe(200);
});

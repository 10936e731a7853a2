import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { chargeUnlessKnown, workBudget } from './work-budget.ts';

const from = (ip: string) => ({ ip }) as FastifyRequest;

/** 100 ms a second, so 1,000 at once, by a clock of our own. */
function aBudget() {
  let at = 0;
  const budget = workBudget({ msPerSecond: 100 }, () => at);
  return {
    budget,
    pass: (ms: number) => void (at += ms),
    /** One request after the other, each in work for so long by itself. */
    work: (ip: string, ms: number, times = 1) => {
      for (let n = 0; n < times; n++) {
        const request = from(ip);
        budget.begin(request);
        at += ms;
        budget.end(request);
      }
    },
  };
}

it('an address that took more than its share waits until that has run off, and others do not', () => {
  const { budget, work, pass } = aBudget();
  work('10.0.0.1', 500, 2);
  expect(budget.waitSeconds(from('10.0.0.1'))).toBeUndefined();
  work('10.0.0.1', 500);
  expect(budget.waitSeconds(from('10.0.0.1'))).toBe(4);
  expect(budget.waitSeconds(from('10.0.0.2'))).toBeUndefined();
  pass(4000);
  expect(budget.waitSeconds(from('10.0.0.1'))).toBeUndefined();
});

it('lets who took much rest, the longer the more of its share it took', () => {
  const { budget, work, pass } = aBudget();
  work('10.0.0.1', 30);
  expect(budget.restsFor('10.0.0.1')).toBe(0);
  work('10.0.0.1', 90);
  const some = budget.restsFor('10.0.0.1');
  expect(some).toBeGreaterThan(1);
  work('10.0.0.1', 900);
  expect(budget.restsFor('10.0.0.1')).toBeGreaterThan(some);
  expect(budget.restsFor('10.0.0.1')).toBeLessThanOrEqual(4);
  expect(budget.restsFor('10.0.0.2')).toBe(0);
  pass(60_000);
  expect(budget.restsFor('10.0.0.1')).toBe(0);
});

it('counts calls of all kinds together, and of a network of 64 bits as of one address', () => {
  const { budget, work } = aBudget();
  work('2001:db8:1:2::1', 700);
  work('2001:db8:1:2:ffff::2', 700);
  expect(budget.waitSeconds(from('2001:db8:1:2::3'))).toBeDefined();
  expect(budget.waitSeconds(from('2001:db8:1:3::1'))).toBeUndefined();
  work('::ffff:10.0.0.9', 700);
  work('10.0.0.9', 700);
  expect(budget.waitSeconds(from('10.0.0.9'))).toBeDefined();
});

it('charges a visitor for their share of the time only, however long the requests of others make them wait', () => {
  const { budget, pass } = aBudget();
  const many = Array.from({ length: 19 }, () => from('10.0.0.1'));
  const visitor = from('10.0.0.2');
  for (const request of [...many, visitor]) budget.begin(request);
  pass(3000);
  for (const request of [...many, visitor]) budget.end(request);
  expect(budget.waitSeconds(from('10.0.0.1'))).toBeDefined();
  const again = from('10.0.0.2');
  budget.begin(again);
  pass(800);
  budget.end(again);
  expect(budget.waitSeconds(from('10.0.0.2'))).toBeUndefined();
});

it('counts what is in work already: calls that came together do not all begin before the first is paid for', () => {
  const { budget, pass } = aBudget();
  const call = from('10.0.0.1');
  budget.begin(call);
  pass(30);
  expect(budget.restsFor('10.0.0.1')).toBe(0);
  pass(10);
  expect(budget.restsFor('10.0.0.1')).toBeGreaterThan(1);
  expect(budget.restsFor('10.0.0.2')).toBe(0);
  budget.end(call);
  expect(budget.restsFor('10.0.0.1')).toBeGreaterThan(1);
});

it('a visitor who waits behind an address that took much is not taken for one who took much', () => {
  const { budget, work, pass } = aBudget();
  work('10.0.0.1', 300);
  for (let n = 0; n < 3; n++) {
    const [dear, visitor] = [from('10.0.0.1'), from('10.0.0.2')];
    budget.begin(dear);
    budget.begin(visitor);
    pass(100);
    budget.end(visitor);
    budget.end(dear);
    pass(100);
  }
  expect(budget.restsFor('10.0.0.2')).toBe(0);
});

it('a request that waits long for somebody else is charged a second at most', () => {
  const { budget, work } = aBudget();
  work('10.0.0.1', 60_000);
  expect(budget.waitSeconds(from('10.0.0.1'))).toBeUndefined();
});

it('staff and programs are not charged, buyers are', () => {
  const { budget, pass } = aBudget();
  const ask = (ip: string, caller: Parameters<typeof chargeUnlessKnown>[1]) => {
    const requests = [from(ip), from(ip)];
    for (const request of requests) {
      budget.begin(request);
      chargeUnlessKnown(request, caller);
      pass(900);
      budget.end(request);
    }
    return budget.waitSeconds(from(ip));
  };
  const account = {
    kind: 'account',
    accountId: 1,
    sessionId: 1,
    provedAt: new Date(),
    mustSetUp: false,
  } as const;
  expect(ask('10.0.0.1', { ...account, role: 'operator' })).toBeUndefined();
  expect(ask('10.0.0.2', { kind: 'service', tokenId: 1, scopes: [] })).toBeUndefined();
  expect(ask('10.0.0.3', { ...account, role: 'user' })).toBeDefined();
  expect(ask('10.0.0.4', { kind: 'anyone' })).toBeDefined();
});

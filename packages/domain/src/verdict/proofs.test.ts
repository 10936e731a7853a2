import { expect, it } from 'vitest';
import { beforeYouPay } from './proofs.ts';
import { VERDICT_RULES } from './rules.ts';

it('what decides tells what to do before paying, as its gap or its rule says; only what is in order tells nothing', () => {
  expect(beforeYouPay({ fact: 'occupancyCertificate', rule: null, change: null })).toBe(
    'Before you pay, see the occupancy certificate.',
  );
  expect(beforeYouPay({ fact: 'trackRecord.delivered', rule: null, change: null })).toBe(
    'Before you pay, get in writing who guarantees its completion.',
  );
  const wrong = VERDICT_RULES.filter(({ id, fact, change, level }) => {
    const told = beforeYouPay({ fact, rule: id, change });
    const isTold = told !== null && /^Before you pay[:,] /.test(told);
    return isTold === (level === 'strong');
  });
  expect(wrong).toEqual([]);
});

it('a buyer is told what a buyer can do, never what others would have to', () => {
  const told = VERDICT_RULES.filter(({ change }) => change !== null).map(({ id, fact, change }) =>
    beforeYouPay({ fact, rule: id, change }),
  );
  expect(
    told.filter((text) => /come on time|handed over|explains that delay/.test(text ?? '')),
  ).toEqual([]);
});

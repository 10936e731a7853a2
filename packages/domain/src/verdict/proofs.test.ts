import { expect, it } from 'vitest';
import { beforeYouPay } from './proofs.ts';
import { VERDICT_RULES } from './rules.ts';

it('what decides tells what to do before paying, as its gap or its rule says; only what is in order tells nothing', () => {
  expect(beforeYouPay({ fact: 'occupancyCertificate', rule: null, change: null })).toBe(
    'See the occupancy certificate before you pay.',
  );
  const wrong = VERDICT_RULES.filter(({ id, fact, change, level }) => {
    const told = beforeYouPay({ fact, rule: id, change });
    const isTold = told?.toLowerCase() === `before you pay: ${change?.toLowerCase()}`;
    return isTold === (level === 'strong');
  });
  expect(wrong).toEqual([]);
});

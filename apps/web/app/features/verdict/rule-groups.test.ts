import { VERDICT_GAPS } from '@manemitra/domain/verdict/gaps';
import { VERDICT_RULES } from '@manemitra/domain/verdict/rules';
import { expect, it } from 'vitest';
import { RULE_GROUPS } from './rule-groups.ts';

it('every rule and every question is published, once', () => {
  const published = RULE_GROUPS.flatMap(({ rules, gaps }) => [...rules, ...gaps]);
  expect(published.length).toBe(VERDICT_RULES.length + VERDICT_GAPS.length);
  expect(new Set(published)).toEqual(new Set([...VERDICT_RULES, ...VERDICT_GAPS]));
});

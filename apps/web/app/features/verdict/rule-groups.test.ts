import { VERDICT_GAPS } from '@manemitra/domain/verdict/gaps';
import { VERDICT_RULES } from '@manemitra/domain/verdict/rules';
import { expect, it } from 'vitest';
import { RULE_GROUPS } from './rule-groups.ts';

it('every rule and every question is published, once, in however many cases it is asked', () => {
  const rules = RULE_GROUPS.flatMap((group) => group.rules);
  expect(rules.length).toBe(VERDICT_RULES.length);
  expect(new Set(rules)).toEqual(new Set(VERDICT_RULES));
  const questions = RULE_GROUPS.flatMap(({ gaps }) => gaps.map(({ says }) => says));
  expect(questions.length).toBe(new Set(questions).size);
  expect(new Set(questions)).toEqual(new Set(VERDICT_GAPS.map(({ says }) => says)));
});

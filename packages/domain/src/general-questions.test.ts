import { describe, expect, it } from 'vitest';
import { answerGeneralQuestion, GENERAL_QUESTION_IDS } from './general-questions.ts';
import { rateOn, TAX_RATES } from './tax-rates.ts';

const TODAY = '2026-11-23';

describe('the answer to a general question', () => {
  it.each(GENERAL_QUESTION_IDS)('“%s” is short, and says where and when it was read', (id) => {
    const { lines, sources, asOf } = answerGeneralQuestion(id, TODAY);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(220);
    expect(sources.length).toBeGreaterThan(0);
    expect(new Set(sources.map(({ name }) => name)).size).toBe(sources.length);
    for (const { url } of sources) expect(url ?? 'https://').toMatch(/^https?:\/\//);
    expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('is one for each of more than a hundred questions', () => {
    expect(GENERAL_QUESTION_IDS.length).toBeGreaterThan(120);
  });

  it('has the rates of the day on which it is asked', () => {
    for (const day of ['2025-08-30', TODAY]) {
      const { percent } = rateOn(TAX_RATES.registration, day);
      const { lines } = answerGeneralQuestion('registration-total', day);
      expect(lines.join(' ')).toContain(`${percent} % registration`);
    }
    expect(answerGeneralQuestion('registration-total', TODAY).lines[1]).toContain('7.6 %');
  });
});

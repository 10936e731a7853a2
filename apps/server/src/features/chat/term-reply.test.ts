import { describe, expect, it } from 'vitest';
import { isGeneralQuestion, termReply } from './term-reply.ts';

const today = '2026-11-23';

describe('a general question', () => {
  it('is answered in at most three lines, with dated sources', () => {
    const reply = termReply({ prompt: 'is B khata safe?', today });
    expect(reply?.outcome).toBe('answered');
    expect(reply?.message.split('\n').length).toBeLessThanOrEqual(3);
    expect(reply?.sources?.map(({ title }) => title)).toContain(
      'NoBroker, loans on a B khata, 2025 (our answer of 23 Nov 2026)',
    );
  });

  it('is left to the project that is open', () => {
    const prompt = 'is B khata safe?';
    expect(termReply({ prompt, today, propertyId: 'lotus-heights' })).toBeUndefined();
  });

  it('leaves the meaning of a term to the terms', () => {
    const prompt = 'what is a B khata?';
    expect(isGeneralQuestion(prompt)).toBe(false);
    expect(termReply({ prompt, today })?.message).toContain('B Khata: ');
  });

  it('is told from a wish', () => {
    expect(isGeneralQuestion('can NRI buy a flat in Bangalore')).toBe(true);
    expect(isGeneralQuestion('3 bhk with OC and A khata in Hebbal, home loan approved')).toBe(
      false,
    );
  });
});

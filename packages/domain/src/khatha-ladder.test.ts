import { describe, expect, it } from 'vitest';
import { KHATHA_CLASS_IDS, KHATHA_FORM_IDS, KHATHA_LADDER, khathaStep } from './khatha-ladder.ts';
import { EFFECTS } from './ladder.ts';

describe('the khata ladder', () => {
  it('is one of classes, and its form is another fact', () => {
    expect(KHATHA_CLASS_IDS).toEqual(['A', 'B', 'none']);
    expect(KHATHA_FORM_IDS).toEqual(['E', 'not-E']);
  });

  it.each([...KHATHA_CLASS_IDS, ...KHATHA_FORM_IDS])(
    'says for %s what it means for every question, and where that was read',
    (id) => {
      const step = KHATHA_LADDER[id];
      expect(step.id).toBe(id);
      for (const effect of EFFECTS) {
        const { text, certainty, source } = step.effects[effect];
        expect(text).toMatch(/\.$/);
        expect(source === null).toBe(certainty === 'unverified');
      }
      expect(step.ask).toMatch(/^Please /);
    },
  );

  it('calls what lenders and buyers do common, and advises nothing', () => {
    for (const step of Object.values(KHATHA_LADDER)) {
      const meanings = Object.values(step.effects);
      for (const { certainty, text } of meanings) {
        expect(certainty !== 'practice' || /commonly/i.test(text)).toBe(true);
        expect(text).not.toMatch(/\byou (should|must)\b|\bwe advise\b|\bnever buy\b|\bsafe\b/i);
      }
    }
  });

  it('says nothing about an unknown khata', () => {
    expect(khathaStep(null)).toBeUndefined();
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ringCode } from './rings.ts';
import { ringCodeIn, withoutRingCodes, withRingCode } from './ring-words.ts';

const corner = fc.tuple(
  fc.double({ min: 12.6, max: 13.4, noNaN: true }),
  fc.double({ min: 77.3, max: 77.9, noNaN: true }),
);
const codes = fc
  .array(corner, { minLength: 3, maxLength: 24 })
  .map((ring) => ringCode(ring))
  .filter((code) => code !== undefined);
const seen = ringCode([
  [12.9, 77.5],
  [12.9, 77.7],
  [13, 77.7],
  [13, 77.5],
]);

describe('the ring of a sentence', () => {
  it('is never shown as its code, and comes back when the sentence is changed', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const sentence = `2 BHK in the drawn area ${code} under 2 Cr`;
        const shown = withoutRingCodes(sentence);
        expect(shown).not.toContain(code);
        expect(shown).toMatch(/^2 BHK in the area (you drew|in sight) under 2 Cr$/);
        expect(withRingCode(shown, ringCodeIn(sentence) ?? '')).toBe(sentence);
      }),
    );
  });

  it('is recognised as a view of the map', () => {
    expect(withoutRingCodes(`3 BHK, not in the drawn area ${seen}`)).toBe(
      '3 BHK, not in the area in sight',
    );
  });

  it('is recognised in no other word', () => {
    const sentence = 'quality homes in the drawn area near quitequickly';
    expect(withoutRingCodes(sentence)).toBe(sentence);
    expect(ringCodeIn(sentence)).toBeUndefined();
    expect(withRingCode('in the area you drew', 'quality')).toBe('in the area you drew');
  });
});

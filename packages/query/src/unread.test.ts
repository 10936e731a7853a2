import { describe, expect, it } from 'vitest';
import { read } from './testing/wishes.ts';

describe('what is told as not used', () => {
  it.each([
    ['corner site in devanahalli 50 lakh', 'corner site'],
    ['2bhk hebbal, quiet place', 'quiet place'],
    ['3bhk jakkur with a big balcony', 'big balcony'],
    ['plot nelamangala, DC conversion hona chahiye', 'DC conversion hona chahiye'],
    ['plot devanahalli, BIAAPA approved, corner wala', 'corner wala'],
    ['plot devanahalli, corner ka mile to badhiya', 'corner ka mile to badhiya'],
    ['plot in sarjapur east facing and corner if possible', 'corner if possible'],
    ['nam office hattira 2bhk beku', 'nam office hattira'],
    ['ನನ್ನ ಆಫೀಸ್ ಹತ್ತಿರ 2 ಬಿಎಚ್‌ಕೆ ಬೇಕು', 'ನನ್ನ ಆಫೀಸ್ ಹತ್ತಿರ'],
  ])('is the whole thought: “%s”', (text, thought) => {
    expect(read(text).unread).toContain(thought);
  });
});

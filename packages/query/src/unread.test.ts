import { describe, expect, it } from 'vitest';
import { read } from './testing/wishes.ts';

describe('what is told as not used', () => {
  it.each([
    ['corner site in devanahalli 50 lakh', 'corner site'],
    ['2bhk hebbal, quiet place', 'quiet place'],
    ['3bhk jakkur with a big balcony', 'big balcony'],
    ['plot nelamangala, DC conversion hona chahiye', 'DC conversion hona chahiye'],
  ])('is the whole thought: “%s”', (text, thought) => {
    expect(read(text).unread).toContain(thought);
  });
});

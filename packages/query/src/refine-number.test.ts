import { describe, expect, it } from 'vitest';
import { read, wishes } from './testing/wishes.ts';

const after = (before: string, text: string) => wishes(text, read(before));

describe('a bare number in the place of another', () => {
  it.each([
    [
      '2bhk whitefield 75 lakh, metro ge 10 nimisha nadige',
      '10 ಬೇಡ 20 ಮಾಡಿ',
      'metroLine:{"line":"any","withinMeters":1600}',
    ],
    [
      '2bhk within 20 min of Manyata',
      '20 beda 30 madi',
      'near:{"place":"manyata-tech-park","withinMinutes":30,"mode":"drive"}',
    ],
    [
      '3bhk within 2 km of Manyata',
      'no, 2 nahi 3 karo',
      'near:{"place":"manyata-tech-park","withinMeters":3000}',
    ],
    ['2bhk whitefield 75 lakh', '75 beda 80 madi', 'price:{"max":8000000,"basis":"listed"}'],
  ])('counts what that one counted: “%s”, “%s”', (before, text, expected) => {
    const now = after(before, text);
    expect(now).toContain(expected);
    expect(now).toHaveLength(read(before).constraints.length);
  });

  it('changes nothing that has another number', () => {
    expect(after('2bhk within 20 min of Manyata', '40 beda 30 madi')).not.toContain(
      'near:{"place":"manyata-tech-park","withinMinutes":30,"mode":"drive"}',
    );
  });
});

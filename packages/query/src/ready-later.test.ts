import { describe, expect, it } from 'vitest';
import { read, wishes } from './testing/wishes.ts';

describe('a home that must be ready and is wanted years later', () => {
  const text =
    'We want ready to move 3bhk in Thanisandra below 1.5 crores but possession only in 2029';

  it('is asked about, and neither is searched meanwhile', () => {
    expect(wishes(text).join()).not.toContain('possession');
    expect(read(text).questions[0]?.choices.map(({ label }) => label)).toEqual([
      'Ready to move',
      'Ready by 31 Dec 2029',
    ]);
  });

  it('is read from each choice as the choice says', () => {
    const [ready, later] = read(text).questions[0]?.choices ?? [];
    expect(wishes(ready?.sentence ?? '')).toContain('possession:{"status":"ready"}');
    expect(wishes(later?.sentence ?? '')).toContain('possession:{"by":"2029-12-31"}');
  });

  it('is searched without a question where the date is near', () => {
    expect(read('ready to move 2bhk, possession by march 2027').questions).toEqual([]);
  });
});

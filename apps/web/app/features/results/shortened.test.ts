import { describe, expect, it } from 'vitest';
import { shortened } from './shortened.ts';

describe('words between two wishes', () => {
  it('are all there where they are few', () => {
    expect(shortened(' for  my wife and me ')).toEqual(['for', 'my', 'wife', 'and', 'me']);
    expect(shortened('  ')).toEqual([]);
  });

  it('that tell a long story show how it begins and ends', () => {
    const story = Array.from({ length: 200 }, (_, at) => `w${at}`).join(' ');
    expect(shortened(story).join(' ')).toBe('w0 w1 w2 w3 … w196 w197 w198 w199');
  });
});

import { describe, expect, it } from 'vitest';
import { besideStrength } from './strength.ts';

describe('besideStrength', () => {
  it('does not deny twice what is to be avoided', () => {
    expect(besideStrength({ label: 'Not Whitefield', strength: 'avoid' })).toBe('Whitefield');
    expect(besideStrength({ label: 'not tanker water', strength: 'avoid' })).toBe('Tanker water');
  });

  it('keeps every other label', () => {
    expect(besideStrength({ label: 'Up to ₹1.6 Cr', strength: 'must' })).toBe('Up to ₹1.6 Cr');
    expect(besideStrength({ label: 'Not far from a park', strength: 'nice' })).toBe(
      'Not far from a park',
    );
  });
});

import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { describe, expect, it } from 'vitest';
import { orderText } from './order-words.ts';

type Wish = Pick<Constraint, 'field' | 'strength'> & { value?: object };

function saying(wishes: Wish[], sort?: Interpretation['sort']): Interpretation {
  const constraints = wishes.map(({ field, strength, value = {} }, index) => ({
    id: String(index),
    field,
    strength,
    value,
    quote: '',
    span: [0, 0],
    label: field,
  })) as unknown as Constraint[];
  return {
    intent: 'search',
    constraints,
    ...(sort && { sort }),
    unread: [],
    questions: [],
    language: 'en',
  };
}

describe('the words for the order of a list', () => {
  it('tell that each meets one of the wishes joined by “or”, and what decides within them', () => {
    const { constraints } = saying([{ field: 'price', strength: 'must', value: { max: 6e6 } }]);
    const either = { ...saying([]), alternatives: [constraints, constraints] };
    expect(orderText(either)).toMatch(
      /^Each meets all of at least one of the wishes that you joined by “or”\. .*under your budget/,
    );
  });

  it('name only what this sentence brings into play', () => {
    expect(orderText(saying([]))).toBe(
      'Nothing in your sentence rules a project out. The order goes by how many of their facts are known and how recently those were checked. Nobody can pay to come first.',
    );
  });

  it('say what weighs more first', () => {
    const text = orderText(
      saying([
        { field: 'near', strength: 'must' },
        { field: 'price', strength: 'must', value: { max: 1 } },
        { field: 'amenity', strength: 'nice' },
        { field: 'water', strength: 'avoid' },
      ]),
    );
    expect(text).toBe(
      'Each of these is known to meet every must in your sentence. None is known to be what you want to avoid. First come those that meet your nice-to-have. Then the order goes most by how near they are to what you named and how far they stay under your budget, and less by how many of their facts are known and how recently those were checked. Nobody can pay to come first.',
    );
  });

  it('put the sort that was chosen before everything', () => {
    const text = orderText(
      saying(
        [
          { field: 'amenity', strength: 'nice' },
          { field: 'khatha', strength: 'nice' },
        ],
        'price-asc',
      ),
    );
    expect(text).toContain(
      'They are sorted by price, lowest first. Among equals first come those that meet more of your nice-to-haves. Then the order goes',
    );
  });

  it('do not count a budget that is a range, nor a place to avoid', () => {
    const text = orderText(
      saying([
        { field: 'price', strength: 'must', value: { min: 1, max: 2 } },
        { field: 'locality', strength: 'avoid' },
      ]),
    );
    expect(text).not.toContain('budget');
    expect(text).not.toContain('near');
  });
});

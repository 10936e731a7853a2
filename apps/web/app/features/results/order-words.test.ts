import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { describe, expect, it } from 'vitest';
import { orderLines } from './order-words.ts';

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
    const [who, order] = orderLines(either);
    expect(who).toBe('Each meets all of at least one of the wishes that you joined by “or”.');
    expect(order).toContain('Within your budget, a lower price does not rank higher.');
  });

  it('name only what this sentence brings into play', () => {
    expect(orderLines(saying([]))).toEqual([
      'Nothing in your sentence rules a project out.',
      'First comes the better verdict, then what more is known of. Nobody can pay to come first.',
    ]);
  });

  it('say what weighs more first', () => {
    const lines = orderLines(
      saying([
        { field: 'near', strength: 'must' },
        { field: 'price', strength: 'must', value: { max: 1 } },
        { field: 'amenity', strength: 'nice' },
        { field: 'water', strength: 'avoid' },
      ]),
    );
    expect(lines).toEqual([
      'Each of these is known to meet every must in your sentence. None is known to be what you want to avoid.',
      'First comes what surely fits, then your nice-to-have, then the better verdict, then what is nearer to what you named, then what more is known of. Within your budget, a lower price does not rank higher. Nobody can pay to come first.',
    ]);
  });

  it('say that who is in time on a slow day too comes first, and what counts', () => {
    const value = { place: 'hebbal', withinMinutes: 45, mode: 'drive' };
    const wish = { field: 'near', strength: 'must', value } as const;
    const [who, order] = orderLines(saying([wish]));
    expect(who).toContain('A way counts by the middle of its estimate.');
    expect(order).toContain(
      'First comes what is in time on a slow day too, then the better verdict',
    );
    expect(orderLines(saying([wish, wish], 'fair'))[1]).toMatch(
      /^They are sorted by fairest to each first\. Before that comes what is in time/,
    );
  });

  it('say that what stays within a limit for the price comes before what its charges lift over it', () => {
    const within = 'what stays within your budget until the keys, then the better verdict';
    const saidOf = (basis: string) =>
      orderLines(saying([{ field: 'price', strength: 'must', value: { max: 6e6, basis } }]))[1];
    expect(saidOf('listed')).toContain(within);
    expect(saidOf('all-in')).not.toContain(within);
  });

  it('put the sort that was chosen before everything', () => {
    const [, order] = orderLines(
      saying(
        [
          { field: 'amenity', strength: 'nice' },
          { field: 'khatha', strength: 'nice' },
        ],
        'price-asc',
      ),
    );
    expect(order).toContain(
      'They are sorted by listed price, lowest first. Among equals first comes more of your nice-to-haves, then the better verdict',
    );
  });

  it('speak of no limit where a range is wished for, nor of a place to avoid', () => {
    const [, order] = orderLines(
      saying([
        { field: 'price', strength: 'must', value: { min: 1, max: 2 } },
        { field: 'locality', strength: 'avoid' },
      ]),
    );
    expect(order).not.toContain('limit');
    expect(order).not.toContain('near');
  });
});

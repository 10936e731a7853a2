import type { Constraint } from '@manemitra/query/interpretation';
import { describe, expect, it } from 'vitest';
import { statedLimit } from './stated-limit.ts';

const CR = 10_000_000;

const price = (
  strength: Constraint['strength'],
  value: Extract<Constraint, { field: 'price' }>['value'],
): Constraint => ({
  field: 'price',
  value,
  strength,
  id: strength,
  quote: '',
  span: [0, 0],
  label: '',
});

describe('the limit in a sentence', () => {
  it('is the one that must be kept, before one that would be nice', () => {
    const constraints = [
      price('nice', { max: 1.5 * CR, basis: 'listed' }),
      price('must', { max: 2 * CR, basis: 'all-in' }),
    ];
    expect(statedLimit({ constraints })).toEqual({ max: 2 * CR, basis: 'all-in' });
  });

  it('is none where only a lower end or a price to avoid is named', () => {
    expect(
      statedLimit({
        constraints: [
          price('must', { min: CR, basis: 'listed' }),
          price('avoid', { max: CR, basis: 'listed' }),
        ],
      }),
    ).toBeNull();
  });
});

it('the upper end of a range is no limit that was named', () => {
  const constraints = [price('must', { min: 1.35 * CR, max: 1.65 * CR, basis: 'listed' })];
  expect(statedLimit({ constraints })).toEqual({
    max: 1.65 * CR,
    basis: 'listed',
    isRange: true,
  });
});

describe('the limits of several whole wishes joined by “or”', () => {
  const limit = (max: number) => [price('must', { max, basis: 'listed' })];

  it('are the highest of them, and none where one has no limit', () => {
    const constraints: Constraint[] = [];
    expect(statedLimit({ constraints, alternatives: [limit(CR), limit(2 * CR)] })?.max).toBe(
      2 * CR,
    );
    expect(statedLimit({ constraints, alternatives: [limit(CR), []] })).toBeNull();
  });

  it('are that of the one by which the project was found', () => {
    const alternatives = [limit(CR), limit(2 * CR), []];
    expect(statedLimit({ constraints: [], alternatives }, 0)?.max).toBe(CR);
    expect(statedLimit({ constraints: [], alternatives }, 2)).toBeNull();
  });

  it('give way to one that holds in any case', () => {
    const alternatives = [limit(3 * CR), limit(2 * CR)];
    expect(statedLimit({ constraints: limit(CR), alternatives })?.max).toBe(CR);
  });

  it('are the lowest where one holds in any case and another of its own', () => {
    const alternatives = [limit(CR), limit(3 * CR)];
    const constraints = limit(2 * CR);
    expect(statedLimit({ constraints, alternatives }, 0)?.max).toBe(CR);
    expect(statedLimit({ constraints, alternatives }, 1)?.max).toBe(2 * CR);
    expect(statedLimit({ constraints, alternatives })?.max).toBe(2 * CR);
  });

  it('must be kept before one that would be nice in any case', () => {
    const constraints = [price('nice', { max: CR, basis: 'listed' })];
    expect(statedLimit({ constraints, alternatives: [limit(2 * CR), []] }, 0)?.max).toBe(2 * CR);
  });
});

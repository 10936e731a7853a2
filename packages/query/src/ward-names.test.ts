import { expect, it } from 'vitest';
import type { CriterionOf } from './criteria.ts';
import { describe as sentenceFor } from './describe.ts';
import { wards } from './gazetteer/wards.ts';
import { interpret } from './interpret.ts';

it('reads each ward by its own name, also where another sounds like it', () => {
  const others = wards.filter(({ slug }) => {
    const wish: CriterionOf<'region'> = {
      field: 'region',
      value: { wards: [slug] },
      strength: 'must',
    };
    const { constraints } = interpret(sentenceFor({ constraints: [wish] }), {
      today: '2026-11-29',
    });
    return JSON.stringify(constraints.map(({ value }) => value)) !== JSON.stringify([wish.value]);
  });
  expect(others).toEqual([]);
});

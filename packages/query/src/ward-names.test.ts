import { expect, it } from 'vitest';
import { describe as sentenceFor } from './describe.ts';
import { wards } from './gazetteer/wards.ts';
import { interpret } from './interpret.ts';

it('reads each ward by its own name, also where another sounds like it', () => {
  const others = wards.filter(({ slug }) => {
    const wish = { field: 'region', value: { wards: [slug] }, strength: 'must' } as const;
    const { constraints } = interpret(sentenceFor({ constraints: [wish] }), {
      today: '2026-11-29',
    });
    return JSON.stringify(constraints.map(({ value }) => value)) !== JSON.stringify([wish.value]);
  });
  expect(others).toEqual([]);
});

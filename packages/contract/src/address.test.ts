import { expect, it } from 'vitest';
import { pathOf } from './address.ts';

it('fills parameters and appends the given query values', () => {
  expect(
    pathOf('GET /api/v1/properties/:id', {
      params: { id: 'a/b c' },
      query: { limit: 3, sort: undefined, prompt: '3 BHK & pool' },
    }),
  ).toBe('/api/v1/properties/a%2Fb%20c?limit=3&prompt=3+BHK+%26+pool');
});

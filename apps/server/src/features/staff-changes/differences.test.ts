import { expect, it } from 'vitest';
import { differences } from './differences.ts';

const before = { name: 'Asha', email: 'asha@homes.example.in', phone: null };

it('are what was named with another value, on both sides', () => {
  expect(differences<Record<string, string | null>>(before, { name: 'Usha', phone: null })).toEqual(
    {
      before: { name: 'Asha' },
      after: { name: 'Usha' },
    },
  );
});

it('are none where a value is named but not given', () => {
  expect(differences<Record<string, string | null>>(before, { email: undefined })).toBeUndefined();
});

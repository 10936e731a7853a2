import { expect, it } from 'vitest';
import { idsIn } from '../apps/web/app/features/compare/compare-address.ts';
import { readAsked } from '../apps/web/app/features/viewer/viewer-address.ts';
import { dearestInputs, missingFrom } from './dearest-inputs.ts';

const slugs = ['areca-park', 'lake-view', 'palm-court', 'stone-house'];
const inputs = dearestInputs({
  projects: slugs.map((slug, n) => ({ id: String(n + 1), slug })),
  drawings: { pictures: [], plans: [], documents: [] },
  sentences: ['3 bhk in whitefield'],
});
const addressOf = (name: string) => {
  const path = inputs[name]?.ask(1).path ?? expect.fail(`There is no input for ${name}.`);
  return new URL(path, 'http://localhost');
};

it('has an input for all that anyone may ask for', () => {
  expect(missingFrom(inputs)).toEqual([]);
});

it('asks pages by addresses that they read', () => {
  expect(idsIn(addressOf('page: comparator').searchParams)).toHaveLength(3);
  expect(readAsked(addressOf('page: viewer'))).toMatchObject({ q: '3 bhk in whitefield 1' });
  expect(readAsked(addressOf('page: viewer, text'))).toMatchObject({
    isTextSearch: true,
    q: expect.stringMatching(/^[a-z]{200}$/),
  });
});

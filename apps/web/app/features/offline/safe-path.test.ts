import { expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

it.each([
  ['/projects/lake-view?x=1', '/projects/lake-view?x=1'],
  ['//elsewhere.example', undefined],
  ['/\\elsewhere.example', undefined],
  ['https://elsewhere.example', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('of %s the way back is %s', (text, path) => {
  expect(safePath(text)).toBe(path);
});

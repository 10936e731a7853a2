import { expect, it } from 'vitest';
import type { OnFoot } from '../on-foot.ts';
import { kindBeside } from './on-foot-texts.ts';

it.each([
  ['Defence Colony Park', 'Park', null],
  ['Sisa Academy', 'School', 'school'],
  [
    'Kannada Primary School, Gandhipura',
    'Government school (register of 2012)',
    'register of 2012',
  ],
  ['Gandhipura', 'Government school (register of 2012)', 'government school (register of 2012)'],
])('beside %s, a %s, stands %s', (name, kind, told) => {
  expect(kindBeside({ name, kind } as OnFoot['places'][number])).toBe(told);
});

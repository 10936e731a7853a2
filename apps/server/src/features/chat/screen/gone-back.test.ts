import { interpret } from '@manemitra/query/interpret';
import { tokenize } from '@manemitra/query/tokens';
import { expect, it } from 'vitest';
import { goneBack } from './gone-back.ts';

const today = '2026-11-30';
const names = { projects: [], promoters: [] };
const after = (searches: string[], said: string) =>
  goneBack(tokenize(said), interpret(said, { today }), {
    previous: interpret(searches.at(-1) ?? '', { today }),
    before: searches.slice(0, -1),
    names,
    today,
  })?.prompt;

it.each([
  [
    ['new launch in Hoskote', 'under construction in Hoskote, ready by 31 Dec 2027'],
    'go back to the new launches',
    'in Hoskote, new launch',
  ],
  [
    ['2 BHK in Hebbal', '3 BHK in Hebbal', '3 BHK in Hebbal under ₹1 Cr'],
    'go back to 2 bhk',
    '2 BHK in Hebbal under ₹1 Cr',
  ],
])('after %j, “%s” takes back what gave it up and all that came with it', (searches, said, now) => {
  expect(after(searches, said)).toBe(now);
});

it.each(['go back to villas', 'new launches', 'go back to the under construction ones'])(
  'none was given up, or nothing is gone back to: %s',
  (said) => {
    const searches = ['new launch in Hoskote', 'under construction in Hoskote'];
    expect(after(searches, said)).toBeUndefined();
  },
);

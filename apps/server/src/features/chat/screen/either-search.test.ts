import { interpret } from '@manemitra/query/interpret';
import { tokenize } from '@manemitra/query/tokens';
import { expect, it } from 'vitest';
import { eitherSearch } from './either-search.ts';

const today = '2026-11-30';
const names = { projects: [], promoters: [] };
const after = (search: string, said: string) =>
  eitherSearch(tokenize(said), interpret(said, { today }), {
    previous: interpret(search, { today }),
    names,
  })?.prompt;

it.each([
  [
    '3 bhk in hebbal under 1.5 cr',
    'or a villa in Devanahalli',
    'under ₹1.5 Cr, and either 3 BHK in Hebbal, or else villa in Devanahalli',
  ],
  [
    '3 bhk apartment in jayanagar with a gym',
    'ya phir 2bhk hebbal me',
    'apartment, with a gym, and either 3 BHK in Jayanagar, or else 2 BHK in Hebbal',
  ],
  [
    'villa in varthur under 2 cr',
    'ಅಥವಾ ಹೆಬ್ಬಾಳದಲ್ಲಿ 3 ಬಿಎಚ್‌ಕೆ 1 ಕೋಟಿ ಒಳಗೆ',
    'either villa in Varthur under ₹2 Cr, or else 3 BHK in Hebbal under ₹1 Cr',
  ],
])('after “%s”, “%s” is another whole wish', (search, said, prompt) => {
  expect(after(search, said)).toBe(prompt);
});

it.each(['or in Jakkur', 'or 2 bhk', 'a villa in Devanahalli'])(
  'is none where the search before is only widened, or left: %s',
  (said) => expect(after('3 bhk in hebbal', said)).toBeUndefined(),
);

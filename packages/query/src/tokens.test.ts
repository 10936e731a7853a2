import { expect, it } from 'vitest';
import { phraseWords, tokenize, wordSet } from './tokens.ts';

const texts = (text: string) => tokenize(text).map((token) => token.text);

it.each([
  ['3bhk 90L', ['3', 'bhk', '90', 'l']],
  ['30x40', ['30', 'x', '40']],
  ['8th block', ['8th', 'block']],
  ['₹1,20,00,000', ['₹', '12000000']],
  ['2,3 bhk', ['2', ',', '3', 'bhk']],
  ['Rs.80', ['rs', '.', '80']],
  ['.5 cr', ['0.5', 'cr']],
  ['H.S.R. Layout, K.R. Puram', ['hsr', 'layout', ',', 'kr', 'puram']],
  ["don't", ['dont']],
  ['೫೦ ಲಕ್ಷದೊಳಗೆ', ['50', 'ಲಕ್ಷ', 'ಒಳಗೆ']],
  ['३ बीएचके।', ['3', 'बीएचके', '.']],
  ['hebbal comma 2 bhk full stop', ['hebbal', ',', '2', 'bhk', '.']],
  ['1.2–1.5', ['1.2', '-', '1.5']],
])('cuts “%s” into words, numbers and signs', (text, expected) => {
  expect(texts(text)).toEqual(expected);
});

it('writes native letters with joiners and without alike', () => {
  expect(texts('ಬಿಎಚ್‌ಕೆ')).toEqual(texts('ಬಿಎಚ್ಕೆ'));
});

it.each([
  'swimming pool',
  'Sector 7 Greens',
  'ಲಕ್ಷದೊಳಗೆ ಮನೆ',
  'तीन बीएचके',
  'threebhk lakholage',
  'ondu kotiyolage',
  'crorevaregu',
  'ekbhk saviradinda',
  'lakshakkinta kammi',
  'e-khata',
  '24×7 K.R. Puram',
  ' two  spaces ',
  '',
])('cuts the phrase “%s” as it cuts a sentence', (phrase) => {
  expect(phraseWords(phrase)).toEqual(texts(phrase));
});

it('holds a word of a set in the letters of a sentence, dots below and moons left out', () => {
  const words = wordSet('ज़्यादा सड़क हाँ');
  expect(texts('ज्यादा सड़क हां').every((word) => words.has(word))).toBe(true);
});

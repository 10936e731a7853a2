import { describe, expect, it } from 'vitest';
import {
  khathaFacts,
  khathaLetter,
  khathaStanding,
  khathaText,
  khathaTexts,
  strictestKhatha,
  type KhathaFacts,
} from './khatha.ts';

const UNKNOWN: KhathaFacts = { class: null, isE: null };
const A: KhathaFacts = { class: 'A', isE: null };
const B: KhathaFacts = { class: 'B', isE: null };
const E: KhathaFacts = { class: null, isE: true };
const A_AS_E: KhathaFacts = { class: 'A', isE: true };

describe('the words of a khata', () => {
  it.each([
    [UNKNOWN, null],
    [A, 'A Khata'],
    [E, 'e-Khata (class not disclosed)'],
    [A_AS_E, 'A Khata (e-Khata)'],
    [{ class: 'B', isE: false }, 'B Khata (not an e-Khata)'],
    [{ class: null, isE: false }, 'Not an e-Khata'],
  ] as const)('of %j are %s', (facts, text) => {
    expect(khathaText(facts)).toBe(text);
  });

  it('of several are each said once', () => {
    expect(khathaTexts([B, A_AS_E, B, UNKNOWN])).toBe('A Khata (e-Khata), B Khata');
    expect(khathaTexts([UNKNOWN])).toBeNull();
  });
});

describe('class and form', () => {
  it.each([
    [[A_AS_E], 'A Khata', 'e-Khata'],
    [[E], null, 'e-Khata'],
    [[A], 'A Khata', null],
    [[{ class: 'B', isE: false }, A_AS_E], 'A Khata, B Khata', 'Not an e-Khata, e-Khata'],
    [[UNKNOWN], null, null],
  ] as const)('of %j are each a fact of its own', (parts, classes, forms) => {
    expect(khathaFacts(parts)).toEqual({ classes, forms });
  });
});

describe('one letter', () => {
  it('says the class where it is known, else the form, and nothing where neither is', () => {
    expect([A_AS_E, E, UNKNOWN, { class: null, isE: false }].map(khathaLetter)).toEqual([
      'A',
      'E',
      null,
      null,
    ]);
  });
});

describe('where a project stands', () => {
  it.each([
    ['its own', [A_AS_E], { id: 'A', isMixed: false, class: 'A', isE: true }],
    [
      'its survey numbers',
      [UNKNOWN, B, UNKNOWN],
      { id: 'B', isMixed: false, class: 'B', isE: null },
    ],
    ['the form alone', [E], { id: 'E', isMixed: false, class: null, isE: true }],
    ['none where they differ', [A, A, B], { id: null, isMixed: true, class: null, isE: null }],
    ['none where one tells no class', [A, E], { id: null, isMixed: true, class: null, isE: true }],
    [
      'none where nothing is known',
      [UNKNOWN],
      { id: null, isMixed: false, class: null, isE: null },
    ],
  ] as const)('is %s', (_, parts, standing) => {
    expect(khathaStanding(parts)).toEqual(standing);
  });
});

describe('the strictest reading', () => {
  it.each([
    ['B as soon as one part is', [A, B, E], { class: 'B', isE: true }],
    ['A only where all that is known is', [A_AS_E, A, UNKNOWN], { class: 'A', isE: true }],
    ['no class where a part tells the form alone', [A, E], { class: null, isE: true }],
    ['no form where parts differ', [A_AS_E, { class: 'A', isE: false }], { class: 'A', isE: null }],
    ['nothing of nothing', [UNKNOWN], null],
  ] as const)('is %s', (_, parts, strictest) => {
    expect(strictestKhatha(parts)).toEqual(strictest);
  });
});

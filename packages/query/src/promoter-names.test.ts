import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';

const names = {
  promoters: [
    { slug: 'assetz-private-limited', name: 'Assetz Private Limited' },
    { slug: 'aranya-estates', name: 'Aranya Estates' },
  ],
  projects: [],
};

function promotersIn(sentence: string) {
  const { constraints } = interpret(sentence, { today: '2026-11-21', names });
  return constraints.filter(({ field }) => field === 'promoter').map(({ value }) => value);
}

describe("a builder's name", () => {
  it.each([
    ['1 bhk by Assetz', 'assetz'],
    ['ದೇವನಹಳ್ಳಿಯಲ್ಲಿ ಪ್ರೆಸ್ಟೀಜ್‌ನವರದ್ದು ತೋರಿಸಿ', 'prestige'],
    ['ಬ್ರಿಗೇಡ್‌ನವರ 3 ಬಿಎಚ್‌ಕೆ', 'brigade'],
    ['1 bhk by assetz private limited', 'assetz-private-limited'],
    ['2 bhk by Aranya', 'aranya-estates'],
    ['3bhk prestige group', 'prestige'],
  ])('in "%s" means %s', (sentence, slug) => {
    expect(promotersIn(sentence)).toEqual([{ in: [slug] }]);
  });
});

it('is not refused whole where one of its projects is', () => {
  const { constraints } = interpret('prestige 3bhk but not prestige city', {
    today: '2026-11-21',
  });
  expect(constraints.map(({ field, strength }) => `${strength} ${field}`)).toEqual([
    'must promoter',
    'must bhk',
  ]);
});

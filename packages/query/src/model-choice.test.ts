import { expect, it } from 'vitest';
import { interpret } from './interpret.ts';
import { criteriaOf } from './interpretation.ts';
import { CHOSEN_BY_MODEL, withModelChoice } from './model-choice.ts';

const today = '2026-11-29';
const CHOSEN = '3 BHK in Hebbal under ₹1.4 Cr';
const OTHER = '3 BHK in Hebbal under ₹14 Cr';

it('a reading that a model chose is searched as it is, says who chose it and can be turned', () => {
  const meant = interpret(withModelChoice(CHOSEN, [OTHER]) ?? '', { today });
  expect(criteriaOf(meant)).toEqual(criteriaOf(interpret(CHOSEN, { today })));
  expect(meant.constraints.map(({ field, assumed }) => [field, assumed])).toEqual([
    ['bhk', undefined],
    ['locality', undefined],
    ['price', CHOSEN_BY_MODEL],
  ]);
  expect(meant.questions).toEqual([
    {
      about: 'price',
      text: expect.stringContaining('A language model chose'),
      choices: [{ label: 'Up to ₹14 Cr', sentence: OTHER }],
    },
  ]);
  const [turned] = meant.questions[0]?.choices ?? [];
  expect(interpret(turned?.sentence ?? '', { today }).questions).toEqual([]);
});

it('the other reading may have a wish less', () => {
  const sentence = withModelChoice(`${CHOSEN}, with a gym`, [CHOSEN]) ?? '';
  expect(interpret(sentence, { today }).questions.map(({ choices }) => choices)).toEqual([
    [{ label: 'No, leave it out', sentence: CHOSEN }],
  ]);
});

it('keeps what was not used in both readings', () => {
  const [chosen, other] = [CHOSEN, OTHER].map((one) => `${one} (not used: near a lake)`);
  const meant = interpret(withModelChoice(chosen ?? '', [other ?? '']) ?? '', { today });
  expect(meant.unread).toEqual(['near a lake']);
  expect(meant.questions[0]?.choices[0]?.sentence).toBe(other);
});

it('a sentence whose note could not be read back is not chosen', () => {
  expect(withModelChoice(CHOSEN, [])).toBeUndefined();
  expect(withModelChoice(CHOSEN, ['in Town Park (Phase 2)'])).toBeUndefined();
  expect(withModelChoice(CHOSEN, ['2 BHK; 3 BHK'])).toBeUndefined();
});

it('a note that says the same again, or means nothing, asks nothing', () => {
  for (const other of [CHOSEN, '3 bhk hebbal upto 1.4 cr']) {
    const meant = interpret(withModelChoice(CHOSEN, [other]) ?? '', { today });
    expect(meant).toEqual(interpret(CHOSEN, { today }));
  }
});

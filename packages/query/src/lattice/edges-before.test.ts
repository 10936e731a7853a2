import { expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { fieldWords } from '../words/field-words.ts';

const today = '2026-11-21';
const words = [...fieldWords.values()].flatMap((phrases) =>
  phrases.map((phrase) => phrase.words.join(' ')),
);
const previous = interpret(
  '3bhk villa, not in whitefield, east facing, cauvery water, not by prestige, under 1.5 cr',
  { today },
);
const senseOf = (strength: string) => (strength === 'avoid' ? 'refused' : 'wanted');
const before = new Map(
  previous.constraints.map(({ field, value, strength }) => [
    field + JSON.stringify(value),
    senseOf(strength),
  ]),
);

it('what was said before is of several kinds, wanted and refused', () => {
  expect(before.size).toBe(7);
  expect(new Set(before.values())).toEqual(new Set(['wanted', 'refused']));
});

it.each(['$', 'no $', '$ nahi chahiye', 'what $', '$ beda', 'the $ must be there', '$?'])(
  'to name a kind of wish never turns a wish into a refusal, or the reverse: “%s”',
  (frame) => {
    const turned = words.flatMap((word) =>
      interpret(frame.replace('$', word), { today, previous })
        .constraints.filter(({ field, value, strength }) => {
          const sense = before.get(field + JSON.stringify(value));
          return sense !== undefined && sense !== senseOf(strength);
        })
        .map(({ id }) => `${word}: ${id}`),
    );
    expect(turned).toEqual([]);
  },
);

it('what points back at a place of the same sentence says nothing of the places of before', () => {
  const places = interpret('in Indiranagar or Koramangala', { today });
  const { constraints } = interpret(
    'Not Koramangala actually, I have seen that place under water',
    {
      today,
      previous: places,
    },
  );
  expect(JSON.stringify(constraints)).not.toContain('"koramangala"]');
});

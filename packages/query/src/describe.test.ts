import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonical } from './canonical.ts';
import { describe as sentenceFor } from './describe.ts';
import { interpret } from './interpret.ts';
import { criteriaOf } from './interpretation.ts';
import { criteriaArbitrary, generatedNames } from './testing/criteria-arbitrary.ts';

const context = { today: '2026-11-21', names: generatedNames };

it('reads its own sentence back as the same criteria', () => {
  fc.assert(
    fc.property(criteriaArbitrary, (criteria) => {
      const sentence = sentenceFor(criteria, generatedNames);
      const read = interpret(sentence, context);
      expect({ sentence, criteria: canonical(criteriaOf(read)), unread: read.unread }).toEqual({
        sentence,
        criteria,
        unread: [],
      });
    }),
    { numRuns: 250 },
  );
}, 30_000);

it('says criteria the way a buyer would', () => {
  const criteria = criteriaOf(
    interpret(
      '2 or 3bhk flat, whitefield or varthur, 1.5cr max, with a pool, east facing preferred, ready by dec 2027, no plots',
      context,
    ),
  );
  expect(sentenceFor(criteria)).toBe(
    '2 or 3 BHK apartment in Varthur or Whitefield under ₹1.5 Cr, ready by 31 Dec 2027, with a swimming pool, preferably east facing, not plot',
  );
});

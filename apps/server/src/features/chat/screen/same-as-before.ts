import { describe } from '@manemitra/query/describe';
import { criteriaOf, type Constraint } from '@manemitra/query/interpretation';
import { phraseAt, phraseTable } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import type { Absolute, Before } from './absolute.ts';
import { pairs } from './form-words.ts';
import { wordsBeside } from './pointing.ts';

const SAME = 'same; the same; wahi; usi; isi; ade; adhe; उसी; इसी; वही; ಅದೇ; ಇದೇ';

type Kept = readonly Constraint['field'][];

/** What "the same area" or "usi budget" names of the search before. */
const sameFields = phraseTable<Kept>(
  (
    [
      [
        ['locality', 'zone', 'near'],
        'area; areas; locality; location; place; side; jagah; ilaka; ilake; jaaga; kade; एरिया; इलाके; जगह; ಏರಿಯಾ; ಜಾಗ; ಕಡೆ',
      ],
      [['price'], 'budget; price; range; rate; bajat; बजट; ಬಜೆಟ್; ಬೆಲೆ'],
      [['area'], 'size; sizes; sqft; साइज; ಅಳತೆ'],
    ] as const
  ).map(([fields, nouns]) => [fields, pairs(SAME, nouns)] as const),
);

/** "Apartments in the same area, 3 BHK": a whole wish that takes a part from the one before. */
export function sameAsBefore(
  tokens: readonly Token[],
  { previous, names }: Before,
): Absolute | undefined {
  if (previous === undefined) return undefined;
  const found = tokens.flatMap((_, at) => {
    const same = phraseAt(sameFields, tokens, at);
    return same === undefined ? [] : [{ at, ...same }];
  });
  const fields = found.flatMap(({ value }) => value);
  const kept = previous.constraints.filter(({ field }) => fields.includes(field));
  if (kept.length === 0) return undefined;
  const rest = wordsBeside(
    tokens,
    found.map(({ at, length }) => [at, at + length] as const),
  );
  const before = describe(criteriaOf({ ...previous, constraints: kept }), names);
  return { prompt: `${rest} , ${before}`, says: '' };
}

import type { Constraint } from '@manemitra/query/interpretation';
import { phraseTable } from '@manemitra/query/phrases';
import { pairs } from '../phrase-pairs.ts';
import { sameWords } from '@manemitra/query/words/unsaid-place-words';

const SAME = [...sameWords, 'the same', 'isi', 'इसी', 'ಇದೇ'];

type Kept = readonly Constraint['field'][];

/** What "the same area" or "usi budget" names of the search before. */
export const sameFields = phraseTable<Kept>(
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

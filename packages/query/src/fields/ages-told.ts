import type { Sentence } from '../reading.ts';
import { lengthAt } from '../phrases.ts';
import { agedBy, ageCopulas } from '../words/age-words.ts';
import { peopleWords, pronounWords } from '../words/people-words.ts';
import type { Token } from '../token.ts';
import { onceFor } from '../once.ts';

/** "She is 78", "maa 78 ki hai": where the years of somebody stand, which are no sum and count no rooms. */
export const agesTold: (tokens: Sentence['tokens']) => ReadonlySet<number> = onceFor(
  (tokens) =>
    new Set(
      [...tokens.keys()].filter((at) => {
        if (!/^\d{1,2}$/.test(tokens[at]?.text ?? '') || Number(tokens[at]?.text) < YOUNGEST)
          return false;
        const isSaidBehind = lengthAt(agedBy, tokens, at + 1) > 0;
        const end = ageCopulas.has(tokens[at - 1]?.text ?? '') ? at - 1 : isSaidBehind ? at : 0;
        return end > 0 && endsInPerson(tokens, end) && (isSaidBehind || closes(tokens, at + 1));
      }),
    ),
);

/** Of smaller numbers somebody may have that many. */
const YOUNGEST = 10;

const endsInPerson = (tokens: readonly Token[], end: number): boolean =>
  [1, 2].some(
    (back) =>
      lengthAt(peopleWords, tokens, end - back) === back ||
      lengthAt(pronounWords, tokens, end - back) === back,
  );

const closes = (tokens: readonly Token[], at: number): boolean =>
  at >= tokens.length || SIGNS.has(tokens[at]?.text ?? '');

const SIGNS = new Set([',', '.', ';', '!', '\n', ')']);

import type { Sort } from '../criteria.ts';
import { lengthAt, list, phraseAt, phraseSet } from '../phrases.ts';
import type { Token } from '../token.ts';
import { wordSet } from '../tokens.ts';
import { sortFirsts, sortWords } from '../words/sort-words.ts';

/** "costliest villas first", "nearest to the airport first": what stands between is read by itself, and the order is told all the same. */
export function orderTold(tokens: readonly Token[]): Sort | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const most = phraseAt(sortFirsts, tokens, at);
    if (most !== undefined && comesFirst(tokens, at + most.length)) return most.value;
  }
  return undefined;
}

/** "Biggest first", "sabse bade pehle": an order that we do not hold, and no other one in its place. */
export const asksForUnheldOrder = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => sizes.has(text) && comesFirst(tokens, at + 1)) &&
  !tokens.some((_, at) => phraseAt(sortWords, tokens, at) !== undefined);

const sizes = wordSet(
  'biggest largest bigger larger smallest smaller bada bade badi bare chhota chhote chhoti dodda doddadu doddavu chikka chikkadu बड़ा बड़े बड़ी छोटा छोटे छोटी ದೊಡ್ಡ ದೊಡ್ಡದು ದೊಡ್ಡವು ಚಿಕ್ಕ ಚಿಕ್ಕದು',
);

const MOST_BETWEEN = 5;

function comesFirst(tokens: readonly Token[], end: number): boolean {
  for (let at = end; at <= end + MOST_BETWEEN; at++) {
    const text = tokens[at]?.text ?? '';
    if (!isWord(text)) return false;
    if (first.has(text)) return endsThere(tokens, at + 1);
  }
  return false;
}

/** "Affordable for a first home" puts nothing first. */
function endsThere(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.text ?? '';
  return !isWord(next) || asking.has(next) || lengthAt(thisTime, tokens, at) > 0;
}

const thisTime = phraseSet(
  list(`this time; now; is baar; iss baar; ee sala; ab; इस बार; अब; ಈ ಸಲ`),
);

const isWord = (text: string): boolean => /^[\p{L}\d]/u.test(text);

const first = wordSet('first pehle pahle phele upar पहले modalu modlu ಮೊದಲು');
const asking = wordSet(
  'please pls plz dikhao dikhana dikhaiye batao torsi thorsi torisi दिखाओ दिखाइए दिखाना बताओ ತೋರಿಸಿ',
);

import { lengthAt, rowLength } from './phrases.ts';
import type { Sentence } from './reading.ts';
import type { Span, Token } from './token.ts';
import { ownPlaceLength } from './unsaid-place.ts';
import { nearAfter } from './words/near-words.ts';
import { genitives, relativeWords } from './words/postposition-words.ts';
import { describedNouns, describingFillers, neededBehind } from './words/unheld-words.ts';

/**
 * Words that are not used, with those that belong to their thought: the noun that they describe ("corner site", "corner wala"), what
 * describes them ("big balcony"), whose place they are near to ("mere office"), and that it is needed.
 */
export function wholeThought({ from, to }: Span, { tokens }: Sentence): Span {
  const joint = genitives.has(tokens[to]?.text ?? '') ? 1 : 0;
  const described = tokens[to + joint]?.text ?? '';
  const isNoun = describedNouns.has(described) || relativeWords.has(described);
  const end = isNoun ? to + joint + 1 : to;
  let start = from;
  while (describingFillers.has(tokens[start - 1]?.text ?? '')) start--;
  return {
    from: start - ownerAhead(tokens, start),
    to: end + rowLength(neededBehind, tokens, end),
  };
}

const MOST_OWNERS = 4;

/** So many words ahead say whose place it is, "mere office" and "nanna office" before "hattira" among them. */
function ownerAhead(tokens: readonly Token[], at: number): number {
  for (let back = MOST_OWNERS; back > 0; back--) {
    const length = at < back ? 0 : ownPlaceLength(tokens, at - back);
    if (length > back || (length === back && lengthAt(nearAfter, tokens, at) > 0)) return back;
  }
  return 0;
}

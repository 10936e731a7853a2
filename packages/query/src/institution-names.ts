import { unplacedInstitutions } from './gazetteer/unplaced-institutions.ts';
import { onceFor } from './once.ts';
import { lengthAt, phraseSet } from './phrases.ts';
import type { Span, Token } from './token.ts';

const institutions = phraseSet(unplacedInstitutions);

/** The schools, hospitals and malls of which we know the name alone, in order. */
export const unplacedIn = onceFor((tokens: readonly Token[]): readonly Span[] => {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const length = lengthAt(institutions, tokens, at);
    if (length === 0) continue;
    spans.push({ from: at, to: at + length });
    at += length - 1;
  }
  return spans;
});

/** Whether a word is part of such a name: Yeshwanthpur in "NPS Yeshwanthpur" is no place by itself. */
export const isInUnplaced = (tokens: readonly Token[], at: number): boolean =>
  unplacedIn(tokens).some(({ from, to }) => from <= at && at < to);

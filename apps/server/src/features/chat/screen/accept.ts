import { lengthAt } from '@manemitra/query/phrases';
import { tokenize } from '@manemitra/query/tokens';
import { acceptances } from './errand-words.ts';

/** The wish that the answer before offered, where this turn takes it: "yes", "keep only those". */
export function offerTaken(prompt: string, offer: string | undefined): string | undefined {
  if (offer === undefined) return undefined;
  const tokens = tokenize(prompt).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  let at = 0;
  while (at < tokens.length) {
    const length =
      lengthAt(acceptances, tokens, at) || (COURTESIES.has(tokens[at]?.text ?? '') ? 1 : 0);
    if (length === 0) return undefined;
    at += length;
  }
  return tokens.length === 0 ? undefined : offer;
}

const COURTESIES = new Set('please pls then now and just to na ji bro sir'.split(' '));

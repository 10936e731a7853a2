import { phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { markerWords } from '@manemitra/query/words/marker-words';
import { textAt } from './clause-words.ts';

/** What a marker of the reader of sentences does where something is refused, taken back or allowed. */
const ROLES: ReadonlySet<string> = new Set(['not', 'drop', 'withdraw', 'accept']);

/** "Ground floor beda", "without a tenant", "resale is also ok": it says what may be, and asks for nothing. */
export const refusesOrAllows = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => {
    const role = phraseAt(markerWords, tokens, at)?.value.marker.role;
    // "No. of floors" counts, and "ok, the floors" only begins.
    const isCount = textAt(tokens, at) === 'no' && /^(?:of|\.)$/.test(textAt(tokens, at + 1));
    return role !== undefined && ROLES.has(role) && !isCount && !(role === 'accept' && at === 0);
  });

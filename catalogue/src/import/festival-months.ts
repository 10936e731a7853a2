import { festivalDate, festivalWords } from '@manemitra/query/words/festivals';
import { phraseAt } from '@manemitra/query/phrases';
import { tokenize } from '@manemitra/query/tokens';

const NAMED = /^(?:by\s+|before\s+|around\s+)?(.+?)[\s,'’-]*(\d{4}|\d{2})$/u;

/** `Dasara 2027`, `Diwali '27`, `ಯುಗಾದಿ 2028`: the month of that festival, as no handover is on the very day; else undefined. */
export function monthOfFestival(text: string): string | undefined {
  const [, name = '', year = ''] = NAMED.exec(text) ?? [];
  const tokens = tokenize(name);
  const festival = phraseAt(festivalWords, tokens, 0);
  if (festival === undefined || festival.length < tokens.length) return undefined;
  return festivalDate(festival.value, {
    year: Number(year.length === 4 ? year : `20${year}`),
  })?.slice(0, 7);
}

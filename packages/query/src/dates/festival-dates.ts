import { phraseAt } from '../phrases.ts';
import type { Token } from '../token.ts';
import { festivalLeads, festivalNouns } from '../words/date-words.ts';
import { festivalDate, festivalNames, festivalWords } from '../words/festivals.ts';
import { looseYearAt, type Period } from './period.ts';
import { namedYearAt } from './named-years.ts';

export function festivalAt(
  tokens: readonly Token[],
  at: number,
  today: string,
): Period | undefined {
  const next = festivalLeads.has(tokens[at]?.text ?? '') ? 1 : 0;
  const festival = phraseAt(festivalWords, tokens, at + next);
  if (festival === undefined) return undefined;
  const end = at + next + festival.length;
  const year = looseYearAt(tokens, end) ?? namedYearAt(tokens, end, today);
  const habba = festivalNouns.has(tokens[end]?.text ?? '') ? 1 : 0;
  const date = festivalDate(
    festival.value,
    year === undefined ? { after: today } : { year: year.year },
  );
  if (date === undefined) return undefined;
  return {
    length: next + festival.length + (year?.length ?? habba),
    first: date,
    last: date,
    festival: festivalNames[festival.value],
  };
}

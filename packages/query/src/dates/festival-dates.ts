import { phraseAt } from '../phrases.ts';
import type { Token } from '../token.ts';
import { festivalLeads, festivalNouns } from '../words/date-words.ts';
import { begunByMoon, festivalDate, festivalNames, festivalWords } from '../words/festivals.ts';
import type { Festival } from '../words/festivals.ts';
import { areaHeads } from '../words/name-part-words.ts';
import { partsOf } from '../calendar.ts';
import { looseYearAt, type Period } from './period.ts';
import { namedYearAt } from './named-years.ts';

export function festivalAt(
  tokens: readonly Token[],
  at: number,
  today: string,
): Period | undefined {
  const said = saidAt(tokens, at, today);
  const when = said?.year === undefined ? { after: today } : { year: said.year };
  const date = said === undefined ? undefined : festivalDate(said.festival, when);
  if (said === undefined || date === undefined) return undefined;
  return {
    length: said.length,
    first: date,
    last: date,
    festival: festivalNames[said.festival],
    ...(begunByMoon.has(said.festival) ? { isByMoon: true } : {}),
  };
}

/** "Ugadi 2047": a festival of a year of which we do not know its day. */
export function festivalOfUnknownDay(
  tokens: readonly Token[],
  at: number,
  today: string,
): { length: number; name: string; year: number } | undefined {
  const said = saidAt(tokens, at, today);
  if (said?.year === undefined || said.year < partsOf(today)[0]) return undefined;
  return festivalDate(said.festival, { year: said.year }) === undefined
    ? { length: said.length, name: festivalNames[said.festival], year: said.year }
    : undefined;
}

function saidAt(
  tokens: readonly Token[],
  at: number,
  today: string,
): { length: number; festival: Festival; year: number | undefined } | undefined {
  const next = festivalLeads.has(tokens[at]?.text ?? '') ? 1 : 0;
  const festival = phraseAt(festivalWords, tokens, at + next);
  if (festival === undefined) return undefined;
  const name = at + next + festival.length;
  // "Varalakshmi Nagar" is an area.
  if (areaHeads.has(tokens[name]?.text ?? '')) return undefined;
  const end = name + (festivalNouns.has(tokens[name]?.text ?? '') ? 1 : 0);
  const year = looseYearAt(tokens, end) ?? namedYearAt(tokens, end, today);
  return {
    length: end - at + (year?.length ?? 0),
    festival: festival.value,
    year: year?.year,
  };
}

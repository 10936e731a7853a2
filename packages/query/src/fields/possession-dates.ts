import { formatDate } from '@manemitra/domain/dates';
import { addMonths, dayBefore } from '../calendar.ts';
import { periodAt } from '../dates.ts';
import type { Period } from '../dates.ts';
import { festivalOfUnknownDay } from '../dates/festival-dates.ts';
import { numberAt } from '../numbers.ts';
import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import {
  afterWords,
  durationLeads,
  durationTails,
  durationUnits,
  possessionFillers,
  possessionLeads,
  prepositionsAfter,
  prepositionsBefore,
  statusWords,
} from '../words/possession-words.ts';
import type { DatePreposition } from '../words/possession-words.ts';
import { beginningVerbs, thatDay } from '../words/date-words.ts';
import { alternativeJoints, rangeJoints } from '../words/joint-words.ts';

/** How many words say that a date or a state of possession follows: "possession date is". */
export function leadLength(tokens: Sentence['tokens'], at: number): number {
  const lead = lengthAt(possessionLeads, tokens, at);
  return lead === 0 ? 0 : lead + rowLength(possessionFillers, tokens, at + lead);
}

/** "ready by Dec 2027", "before next Ugadi", "dec 2027 tak", "2028 possession". */
export function readByDate({ tokens, today }: Sentence, at: number): Reading | undefined {
  const lead = dateLeadLength(tokens, at);
  const before = prepositionAt(tokens, at + lead);
  const start = at + lead + (before?.length ?? 0);
  const unknown = festivalOfUnknownDay(tokens, start, today);
  if (unknown !== undefined) return askDay(unknown, start + unknown.length - at);
  const period = periodAt(tokens, start, today);
  if (period === undefined) return undefined;
  let end = start + period.length;
  const after = phraseAt(prepositionsAfter, tokens, end);
  if (after !== undefined) end += after.length;
  const tail = dateTailLength(tokens, end);
  const told = toldPreposition(tokens, at, end, period);
  const said =
    lead > 0 || before !== undefined || after !== undefined || tail > 0 || told !== undefined;
  if (period.isVague === true && !said && !isBareYear(tokens[at]?.text, today)) return undefined;
  const preposition = told ?? (after?.value === 'before' ? 'before' : before?.value);
  const by = limitOf(period, preposition ?? 'by');
  const assumed = assumedDate(period, by, said);
  return wish(end + tail - at, {
    field: 'possession',
    value: { by },
    ...(assumed === undefined ? {} : { assumed }),
    ...(told === undefined ? {} : { isSure: true }),
  });
}

/** Of a festival whose day we do not know nothing is guessed. */
const askDay = ({ name, year }: { name: string; year: number }, length: number): Reading => ({
  length,
  kind: 'ask',
  question: {
    about: 'possession',
    text: `We do not know the day of ${name} in ${year}. By which month do you need the home?`,
    choices: [],
  },
});

/** "Before her school starts on the first of June", "it starts on the first of June, we must have moved before that": what is told of the day says how it is meant. */
function toldPreposition(
  tokens: Sentence['tokens'],
  at: number,
  end: number,
  period: Period,
): DatePreposition | undefined {
  if (period.last.slice(0, 7) !== period.first.slice(0, 7)) return undefined;
  for (let ahead = end; ahead < Math.min(tokens.length, end + FURTHEST_TOLD); ahead++) {
    const that = phraseAt(thatDay, tokens, ahead);
    if (that !== undefined) return that.value;
  }
  let begins = false;
  for (let back = at - 1; back >= Math.max(0, at - FURTHEST_TOLD); back--) {
    const text = tokens[back]?.text ?? '';
    if (SIGNS.has(text)) return undefined;
    begins ||= beginningVerbs.has(text);
    if (begins && phraseAt(prepositionsBefore, tokens, back)?.value === 'before') return 'before';
  }
  return undefined;
}

/** So many words lie between a day and what is said of it. */
const FURTHEST_TOLD = 12;
const SIGNS = new Set([',', '.', ';', '!', '?', '\n']);

/** "ready or by 2028": what is ready today is ready by then, so the date says both. */
function dateLeadLength(tokens: Sentence['tokens'], at: number): number {
  const ready = readyLength(tokens, at);
  const choice = ready > 0 && isOr(tokens, at + ready) ? ready + 1 : 0;
  return choice + leadLength(tokens, at + choice);
}

/** "2028 possession", "by 2028 or ready". */
function dateTailLength(tokens: Sentence['tokens'], at: number): number {
  const tail = lengthAt(possessionLeads, tokens, at);
  const ready = isOr(tokens, at + tail) ? readyLength(tokens, at + tail + 1) : 0;
  return tail + (ready > 0 ? ready + 1 : 0);
}

function readyLength(tokens: Sentence['tokens'], at: number): number {
  const state = phraseAt(statusWords, tokens, at);
  return state?.value === 'ready' ? state.length : 0;
}

const isOr = (tokens: Sentence['tokens'], at: number): boolean =>
  alternativeJoints.has(tokens[at]?.text ?? '');

/** "by end of" and the like stack: "latest by", "on or before". */
function prepositionAt(
  tokens: Sentence['tokens'],
  at: number,
): { length: number; value: DatePreposition } | undefined {
  const first = phraseAt(prepositionsBefore, tokens, at);
  if (first === undefined) return undefined;
  const second = phraseAt(prepositionsBefore, tokens, at + first.length);
  return second === undefined
    ? first
    : { length: first.length + second.length, value: second.value };
}

/** "before Dec 2027" ends on 30 November, "by Dec 2027" and "before the end of Dec 2027" on 31 December. */
function limitOf(period: Period, preposition: DatePreposition): string {
  return preposition === 'before' && period.isEnd !== true ? dayBefore(period.first) : period.last;
}

function isBareYear(text: string | undefined, today: string): boolean {
  return /^20\d\d$/.test(text ?? '') && Number(text) >= Number(today.slice(0, 4));
}

function assumedDate(period: Period, by: string, isSaid: boolean): string | undefined {
  if (period.festival !== undefined)
    return period.isByMoon === true
      ? `${period.festival} is expected on ${formatDate(period.first)}; the moon may move it by a day.`
      : `${period.festival} falls on ${formatDate(period.first)}.`;
  return isSaid ? undefined : `We read the year alone as possession by ${formatDate(by)}.`;
}

/** "possession after 2028": no field holds a date before which it must not be ready. */
export function readAfterDate({ tokens, today }: Sentence, at: number): Reading | undefined {
  const lead = leadLength(tokens, at);
  if (!afterWords.has(tokens[at + lead]?.text ?? '')) return undefined;
  const than = tokens[at + lead + 1]?.text === 'than' ? 1 : 0;
  const period = periodAt(tokens, at + lead + 1 + than, today);
  if (period === undefined) return undefined;
  return { length: lead + 1 + than + period.length, kind: 'unheld' };
}

/** "within 2 years", "ready in 6 months", "do saal mein". */
export function readWithin({ tokens, today }: Sentence, at: number): Reading | undefined {
  const lead = dateLeadLength(tokens, at);
  const preposition = lengthAt(durationLeads, tokens, at + lead);
  const start = at + lead + preposition;
  const half = tokens[start]?.text === 'a' || tokens[start]?.text === 'an' ? 1 : undefined;
  const number =
    numberAt(tokens, start) ?? (half === undefined ? undefined : { length: 1, value: 1 });
  if (number === undefined || number.value > 40) return undefined;
  const top = rangeTop(tokens, start + number.length);
  const value = top?.value ?? number.value;
  let end = start + number.length + (top?.length ?? 0);
  const hyphen = tokens[end]?.text === '-' ? 1 : 0;
  const unit = phraseAt(durationUnits, tokens, end + hyphen);
  if (unit === undefined) return undefined;
  end += hyphen + unit.length;
  const tail = lengthAt(durationTails, tokens, end);
  end += tail;
  const possessionTail = dateTailLength(tokens, end);
  if (lead + preposition + tail + possessionTail === 0) return undefined;
  if (tokens[end]?.text === 'old' || tokens[end]?.text === 'ago') return undefined;
  const by = addMonths(today, Math.round(value * unit.value));
  return wish(end + possessionTail - at, {
    field: 'possession',
    value: { by },
    assumed: `Counted from today, that is by ${formatDate(by)}.`,
  });
}

/** "1-2 years" ends with the second. */
function rangeTop(tokens: Sentence['tokens'], at: number) {
  const joint = rangeJoints.has(tokens[at]?.text ?? '') ? 1 : 0;
  const number = joint === 0 ? undefined : numberAt(tokens, at + joint);
  return number === undefined ? undefined : { length: joint + number.length, value: number.value };
}

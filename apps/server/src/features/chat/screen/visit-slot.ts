import { formatDate } from '@manemitra/domain/dates';
import { phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { dayWords, partsOfDay, partWords, visitForm, visitPhrases } from './visit-words.ts';
import { has } from './in-clause.ts';

export const saysVisit = (tokens: readonly Token[]): boolean =>
  has(visitPhrases, tokens) || tokens.some(({ text }) => visitForm(text) === true);

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const SATURDAY = 6;

/** Whether a day is named on which somebody may come. */
export const saysDay = (tokens: readonly Token[]): boolean => has(dayWords, tokens);

/** When a visit would suit, as far as a turn says it, and what to ask next with one touch for each answer. */
export interface VisitSlot {
  /** "Saturday 5 Dec 2026, in the morning": goes into the request. */
  when?: string;
  asks?: { text: string; choices: string[] };
}

/** `today` is `YYYY-MM-DD`; a day of the week is the next one after it. */
export function visitSlotOf(tokens: readonly Token[], today: string): VisitSlot {
  const day = tokens.flatMap((_, at) => phraseAt(dayWords, tokens, at)?.value ?? [])[0];
  const part = tokens.flatMap((_, at) => phraseAt(partWords, tokens, at)?.value ?? [])[0];
  if (day === undefined) {
    const choices = [SATURDAY, 0].flatMap((weekday) =>
      ['morning', 'afternoon'].map((one) => `${nameOf(dateOf(weekday, today))}, in the ${one}`),
    );
    return { asks: { text: 'When would suit you?', choices } };
  }
  const name = nameOf(dateOf(day, today));
  if (part === undefined) {
    const choices = partsOfDay.map((one) => `${name}, in the ${one}`);
    return { when: name, asks: { text: `At what time on ${name}?`, choices } };
  }
  return { when: `${name}, in the ${part}` };
}

const DAY = 86_400_000;

function dateOf(weekday: number, today: string): Date {
  const from = new Date(`${today}T00:00:00Z`);
  const ahead = weekday === -1 ? 1 : (weekday - from.getUTCDay() + 7) % 7 || 7;
  return new Date(from.getTime() + ahead * DAY);
}

const nameOf = (date: Date): string =>
  `${DAYS[date.getUTCDay()] ?? ''} ${formatDate(date.toISOString())}`;

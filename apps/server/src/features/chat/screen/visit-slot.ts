import { formatDate } from '@manemitra/domain/dates';
import { list, phraseAt, phraseSet, phraseTable, lengthAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';

const visitWords = phraseSet(
  list(
    'visit; visits; visiting; site visit; see it in person; go and see; dekhne; dekhna; nodakke; nodoke; bheti; देखने; ಭೇಟಿ; ನೋಡಲು; ನೋಡೋಕೆ',
  ),
);

export const saysVisit = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => lengthAt(visitWords, tokens, at) > 0);

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const SATURDAY = 6;

/** Days of the week from 0 for Sunday; -1 is tomorrow. */
const dayWords = phraseTable<number>([
  [0, list('sunday; ravivar; itvar; itwar; bhanuvara; रविवार; इतवार; ಭಾನುವಾರ')],
  [1, list('monday; somvar; somvara; somavara; सोमवार; ಸೋಮವಾರ')],
  [2, list('tuesday; mangalvar; mangalavara; मंगलवार; ಮಂಗಳವಾರ')],
  [3, list('wednesday; budhvar; budhavara; बुधवार; ಬುಧವಾರ')],
  [4, list('thursday; guruvar; guruvara; गुरुवार; ಗುರುವಾರ')],
  [5, list('friday; shukravar; shukravara; शुक्रवार; ಶುಕ್ರವಾರ')],
  [6, list('saturday; weekend; shanivar; shanivara; शनिवार; ಶನಿವಾರ')],
  [-1, list('tomorrow; naale; nale; ನಾಳೆ; कल')],
]);

/** Whether a day is named on which somebody may come. */
export const saysDay = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => lengthAt(dayWords, tokens, at) > 0);

const PARTS = ['morning', 'afternoon', 'evening'] as const;

const partWords = phraseTable<(typeof PARTS)[number]>([
  ['morning', list('morning; subah; belagge; beligge; am; सुबह; ಬೆಳಿಗ್ಗೆ; ಬೆಳಗ್ಗೆ')],
  ['afternoon', list('afternoon; noon; dopahar; madhyahna; दोपहर; ಮಧ್ಯಾಹ್ನ')],
  ['evening', list('evening; sham; shaam; sanje; pm; शाम; ಸಂಜೆ')],
]);

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
    const choices = PARTS.map((one) => `${name}, in the ${one}`);
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

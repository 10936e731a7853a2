import { addMonths, dayBefore } from '../calendar.ts';
import { periodAt } from '../dates.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import { phraseWords } from '../tokens.ts';
import { durationUnits } from '../words/possession-words.ts';
import { seenNumberAt } from './bold-numbers.ts';
import { heardAt, phrasesOf, SoundIndex } from './bold-sound.ts';
import { soundedMonths, soundedYears } from '../words/sounded-words.ts';

const units = new SoundIndex<number>([
  ...phrasesOf(durationUnits, (months) => months),
  ...soundedMonths.map((said) => [1, phraseWords(said)] as const),
]);
const wholes = new SoundIndex<number>(soundedYears.map((said) => [12, phraseWords(said)] as const));

/** Nobody waits longer for a home. */
const MOST_MONTHS = 72;

/** "6 tinglu olage", "saal bhar": a time from today by which one could want the keys. */
export function readDurations({ tokens, today }: Sentence, at: number): Reading[] {
  const whole = heardAt(wholes, tokens, at)[0];
  const spans: { length: number; months: number }[] =
    whole === undefined ? [] : [{ length: whole.length, months: whole.value }];
  const number = seenNumberAt(tokens, at);
  const unit = number === undefined ? undefined : heardAt(units, tokens, at + number.length)[0];
  if (number !== undefined && unit !== undefined) {
    spans.push({
      length: number.length + unit.length,
      months: Math.round(number.value * unit.value),
    });
  }
  return spans
    .filter(({ months }) => months > 0 && months <= MOST_MONTHS)
    .map(({ length, months }) =>
      wish(length, { field: 'possession', value: { by: addMonths(today, months) } }),
    );
}

/** "ugadi ge gruhapravesha": a date by itself, by its end or before it begins. */
export function readDates({ tokens, today }: Sentence, at: number): Reading[] {
  const period = periodAt(tokens, at, today);
  if (period === undefined) return [];
  return [period.last, dayBefore(period.first)].map((by) =>
    wish(period.length, { field: 'possession', value: { by } }),
  );
}

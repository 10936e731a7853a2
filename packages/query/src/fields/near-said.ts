import { formatDistance } from '@manemitra/domain/geography';
import { WHOSE } from '../criteria.ts';
import type { JourneyValue, NearValue, Whose } from '../criteria.ts';
import { hourAt } from '../hours.ts';
import { isSaidByNear } from '../near-value.ts';
import { phraseAt, phraseTable } from '../phrases.ts';
import type { Sentence } from '../reading.ts';

/** As it is said behind a wish, and read back. */
const WHOSE_WORDS: Readonly<Record<Whose, string>> = {
  me: 'for me',
  partner: 'for my partner',
  child: 'for my child',
  parent: 'for my parent',
  other: 'for my family',
};
const whoseWords = phraseTable<Whose>(WHOSE.map((who) => [who, [WHOSE_WORDS[who]]]));

const MODE_WORDS = { drive: 'by car', transit: 'by metro or bus', walk: 'on foot' } as const;

/** A place to be near, as our own sentence writes it. */
export function sayNear(value: NearValue, place: string): string {
  const whose = value.who === undefined ? '' : ` ${WHOSE_WORDS[value.who]}`;
  if ('withinMeters' in value) {
    return isSaidByNear(value.place, value.withinMeters)
      ? `near ${place}${whose}`
      : `within ${exactDistance(value.withinMeters)} of ${place}${whose}`;
  }
  const peak = value.peak === true ? ' in peak hours' : '';
  const hour = value.at === undefined ? '' : ` at ${value.at}`;
  return `within ${value.withinMinutes} min of ${place} ${MODE_WORDS[value.mode]}${peak}${hour}${whose}`;
}

/** The same on a chip. */
export function labelOfNear(value: NearValue, place: string): string {
  const whose = value.who === undefined ? '' : `${WHOSE_NAMES[value.who]}: `;
  if ('withinMeters' in value) {
    const near = value.who === undefined ? 'Near ' : `${whose}near `;
    return `${near}${place}, ${formatDistance(value.withinMeters)}`;
  }
  const peak = value.peak === true && value.at === undefined ? ' in peak' : '';
  const hour = value.at === undefined ? '' : ` at ${value.at}`;
  return `${whose}${place} in ${value.withinMinutes} min ${MODE_WORDS[value.mode]}${peak}${hour} (estimated)`;
}

/** Whose place it is, before what is said of it. */
export const WHOSE_NAMES: Readonly<Record<Whose, string>> = {
  me: 'Me',
  partner: 'Partner',
  child: 'Child',
  parent: 'Parent',
  other: 'Family',
};

/** `2000` -> `2 km`, `2350` -> `2350 m`: exact, so that it is read back as the same distance. */
export function exactDistance(meters: number): string {
  return meters % 100 === 0 && meters >= 1000 ? `${meters / 1000} km` : `${meters} m`;
}

/** "at 08:00 for my child": the hour and whose place it is, as `describe` says them. */
export function saidBehind(
  tokens: Sentence['tokens'],
  at: number,
): { length: number; who?: Whose; at?: string } {
  const hour = tokens[at]?.text === 'at' ? hourAt(tokens, at) : undefined;
  const next = at + (hour?.length ?? 0);
  const whose = phraseAt(whoseWords, tokens, next);
  return {
    length: next + (whose?.length ?? 0) - at,
    ...(hour === undefined ? {} : { at: hour.at }),
    ...(whose === undefined ? {} : { who: whose.value }),
  };
}

/** What `saidBehind` read, in the value. */
export function withSaid(value: NearValue, { who, at }: { who?: Whose; at?: string }): NearValue {
  const whose = who === undefined ? {} : { who };
  if ('withinMeters' in value) return { ...value, ...whose };
  const journey: JourneyValue = { ...value, ...(at === undefined ? {} : { at }), ...whose };
  return journey;
}

import { beginsComparison, comparisonAt, comparisonBehind } from './comparisons.ts';
import { remadeNumber } from './distance-corrections.ts';
import { beginsNumber, numberAt } from './numbers.ts';
import { lengthAt, phraseAt, rowLength } from './phrases.ts';
import { onceAt } from './once.ts';
import type { Token } from './token.ts';
import { factOf } from './word.ts';
import { distanceLeads } from './words/distance-words.ts';
import {
  distanceTails,
  meterUnits,
  minuteUnits,
  peakWords,
  wholeTimes,
} from './words/near-words.ts';
import { modeWords } from './words/vehicle-words.ts';
import type { TravelMode } from './words/vehicle-words.ts';
import { rangeJoints } from './words/joint-words.ts';
import { metroAlone } from './words/metro-words.ts';

/** Walking distance has no length of its own. */
export const WALKING_METERS = 1000;

// A metre field cannot hold minutes: people walk about 80 m in one (5 km/h).
const WALKED_METERS_PER_MINUTE = 80;

/** How far so many minutes on foot are, in hundreds of metres. */
export const walkedMeters = (minutes: number): number =>
  Math.round((minutes * WALKED_METERS_PER_MINUTE) / 100) * 100;

/** How far something may be: on the ground, or as a journey. */
export interface Distance {
  length: number;
  meters?: number;
  minutes?: number;
  mode?: TravelMode;
  peak?: true;
}

/** "within 2 km", "45 mins in peak by car", "half an hour", "10 min walk". */
export function distanceAt(tokens: readonly Token[], at: number): Distance | undefined {
  const first = tokens[at];
  return first === undefined || !mayBeginDistance(first.word)
    ? undefined
    : readDistance(tokens, at);
}

const readDistance = onceAt((tokens: readonly Token[], at): Distance | undefined => {
  const manner = mannerBefore(tokens, at);
  const comparison = comparisonAt(tokens, at + manner.length);
  if (comparison?.value === 'min') return undefined;
  const lead = at + manner.length + (comparison?.length ?? 0);
  const start = lead + rowLength(distanceLeads, tokens, lead);
  const written = amountAt(tokens, start, comparison?.value === 'between');
  if (written === undefined) return undefined;
  const amount = asRemade(tokens, start, written);
  // "metro se 2 km" is how far from it, not how one goes there.
  if (manner.length > 0 && (amount.minutes === undefined || isMetro(tokens, at))) return undefined;
  const amountEnd = start + amount.length;
  // "1 ghante se zyada na lage"
  const bound = comparisonBehind(tokens, amountEnd);
  if (bound?.value === 'min' && bound.length > 1) return undefined;
  const end = amountEnd + (bound?.value === 'max' ? bound.length : 0);
  return withManner(tokens, at, { ...manner, ...amount, length: end - at });
});

/** The amount that is meant where another takes its place: "2 km bola tha, 1.5 kar do". */
function asRemade(tokens: readonly Token[], start: number, amount: Distance): Distance {
  const remade = remadeNumber(tokens, start, start + amount.length);
  const before = remade && numberAt(tokens, start)?.value;
  if (remade === undefined || before === undefined || before === 0) return amount;
  const times = remade.value / before;
  return {
    ...amount,
    ...(amount.meters === undefined ? {} : { meters: Math.round(amount.meters * times) }),
    ...(amount.minutes === undefined ? {} : { minutes: Math.round(amount.minutes * times) }),
  };
}

export function beginsDistance(text: string): boolean {
  return (
    modeWords.has(text) ||
    peakWords.has(text) ||
    distanceLeads.has(text) ||
    wholeTimes.has(text) ||
    beginsComparison(text) ||
    beginsNumber(text)
  );
}

/** Asked at every word by many readers. */
const mayBeginDistance = factOf(beginsDistance);

function isMetro(tokens: readonly Token[], at: number): boolean {
  return metroAlone.has(tokens[at]?.text ?? '');
}

/** "car se 1 ghanta", "in peak 45 min": how one travels, said before how long. */
function mannerBefore(tokens: readonly Token[], at: number): Distance {
  const manner: Distance = { length: 0 };
  for (let said = 0; said < MOST_MANNERS; said++) {
    const next = at + manner.length;
    const mode = phraseAt(modeWords, tokens, next);
    const peak = lengthAt(peakWords, tokens, next);
    if (mode === undefined && peak === 0) break;
    if (mode !== undefined && mode.length >= peak) manner.mode ??= mode.value;
    else manner.peak = true;
    manner.length += Math.max(mode?.length ?? 0, peak);
  }
  // "Walking distance, 10 mins": what opens the sentence belongs to its minutes.
  const opens = at === 0 && manner.mode !== undefined;
  if (opens && tokens[manner.length]?.text === ',') manner.length += 1;
  return manner;
}

/** A mode and a time of day, perhaps said twice; a bound keeps long rows of them cheap. */
const MOST_MANNERS = 4;

function amountAt(tokens: readonly Token[], at: number, isBetween = false): Distance | undefined {
  const whole = phraseAt(wholeTimes, tokens, at);
  if (whole !== undefined) return { length: whole.length, minutes: whole.value };
  const number = numberAt(tokens, at);
  if (number === undefined) return undefined;
  let end = at + number.length;
  let { value } = number;
  const top = rangeTop(tokens, end, isBetween);
  if (top !== undefined) {
    end += top.length;
    value = Math.max(value, top.value);
  }
  if (tokens[end]?.text === '-') end += 1;
  const meters = phraseAt(meterUnits, tokens, end);
  if (meters !== undefined) {
    const distance = Math.round(value * meters.value);
    if (distance <= 0 || distance > 100_000) return undefined;
    return { length: end + meters.length - at, meters: distance };
  }
  const minutes = phraseAt(minuteUnits, tokens, end);
  if (minutes === undefined) return undefined;
  const time = Math.round(value * minutes.value);
  return time <= 0 || time > 300 ? undefined : { length: end + minutes.length - at, minutes: time };
}

/** "2-3 km", "30 to 40 min" and "between 5 and 10 km" allow the larger. */
function rangeTop(tokens: readonly Token[], at: number, isBetween: boolean) {
  const text = tokens[at]?.text ?? '';
  const joins = rangeJoints.has(text) || (isBetween && text === 'and');
  const joint = joins ? 1 : 0;
  const number = joint === 0 ? undefined : numberAt(tokens, at + joint);
  return number === undefined ? undefined : { length: joint + number.length, value: number.value };
}

const MOST_TAILS = 12;

/** Adds the words that say how and when one travels, wherever they stand around the amount. */
export function withManner(tokens: readonly Token[], at: number, distance: Distance): Distance {
  let { length } = distance;
  let mode = distance.mode;
  let peak = distance.peak;
  for (let said = 0; said < MOST_TAILS; said++) {
    const next = at + length;
    const said = phraseAt(modeWords, tokens, next);
    const isPeak = lengthAt(peakWords, tokens, next);
    const tail = lengthAt(distanceTails, tokens, next);
    if (said !== undefined && said.length >= tail) {
      mode ??= said.value;
      length += said.length;
    } else if (isPeak > 0 && isPeak >= tail) {
      peak = true;
      length += isPeak;
    } else if (tail > 0) {
      length += tail;
    } else {
      break;
    }
  }
  return {
    ...distance,
    length,
    ...(mode === undefined ? {} : { mode }),
    ...(peak === undefined ? {} : { peak }),
  };
}

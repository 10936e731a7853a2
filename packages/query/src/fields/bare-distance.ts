import { beginsDistance, distanceAt, withManner } from '../distances.ts';
import { lengthAt } from '../phrases.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { everydayNouns } from '../words/everyday-words.ts';
import { backReferences, everyPlace } from '../words/distance-words.ts';
import { peakWords } from '../words/near-words.ts';

export const bareDistance: Reader = { begins: beginsDistance, read: readBareDistance };

/** "within 2 km", "max 45 mins for both": the place was named before, here or in the sentence before. */
function readBareDistance({ tokens }: Sentence, at: number): Reading | undefined {
  const said = distanceAt(tokens, at);
  if (said === undefined || isOfThing(tokens, at, at + said.length)) return undefined;
  const back = lengthAt(backReferences, tokens, at + said.length);
  // "45 min for both in peak hrs by car": how one travels may stand behind.
  const distance = withManner(tokens, at, { ...said, length: said.length + back });
  const { length } = distance;
  const around = [
    ...tokens.slice(Math.max(0, at - 2), at),
    ...tokens.slice(at + said.length, at + Math.max(length, said.length + 2)),
  ];
  const isForAll = around.some(({ text }) => everyPlace.has(text));
  const forAll = {
    ...(isForAll ? { isForAll: true as const } : {}),
    ...(back > 0 ? { isBack: true as const } : {}),
  };
  if (distance.meters !== undefined) {
    const change = { change: 'distance', withinMeters: distance.meters, ...forAll } as const;
    return { length, kind: 'change', change };
  }
  if (distance.minutes === undefined) return undefined;
  const change = {
    change: 'minutes',
    withinMinutes: distance.minutes,
    ...(distance.mode === undefined ? {} : { mode: distance.mode }),
    ...(distance.peak === undefined ? {} : { isPeak: true as const }),
    ...forAll,
  } as const;
  return { length, kind: 'change', change };
}

/** "Good school within 3 km", "2 km olage hospital": it is measured from what stands beside it, and not from the place that was named. */
const isOfThing = (tokens: readonly Token[], from: number, to: number): boolean =>
  [
    ...tokens.slice(Math.max(0, from - MOST_BESIDE), from),
    ...tokens.slice(to, to + MOST_BESIDE),
  ].some(({ text }) => everydayNouns.has(text));
const MOST_BESIDE = 3;

export const peakApart: Reader = { begins: (text) => peakWords.has(text), read: readPeakApart };

/** "peak time me ITPL 30 min", "30 min to ITPL, in peak": when one travels, said apart. */
function readPeakApart({ tokens }: Sentence, at: number): Reading | undefined {
  const length = lengthAt(peakWords, tokens, at);
  return length === 0 ? undefined : { length, kind: 'change', change: { change: 'peak' } };
}

import { WALKING_METERS, distanceAt } from '../distances.ts';
import type { Distance } from '../distances.ts';
import { onceFor } from '../once.ts';
import type { Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { phraseWords } from '../tokens.ts';
import { meterUnits, minuteUnits, peakWords } from '../words/near-words.ts';
import { modeWords } from '../words/vehicle-words.ts';
import type { TravelMode } from '../words/vehicle-words.ts';
import { seenNumberAt } from './bold-numbers.ts';
import { heardAt, phrasesOf, SoundIndex } from './bold-sound.ts';
import {
  soundedTransit,
  soundedWalk,
  soundedBusyTimes,
  soundedOnFoot,
} from '../words/sounded-words.ts';

/** A distance or journey, and the token it begins at. */
export interface SeenDistance extends Distance {
  at: number;
}

const meters = new SoundIndex<number>([...phrasesOf(meterUnits, (value) => value)]);
const minutes = new SoundIndex<number>([
  ...phrasesOf(minuteUnits, (value) => value),
  ...['nimsha', 'nimish'].map((said) => [1, phraseWords(said)] as const),
]);
const modes = new SoundIndex<TravelMode>([
  ...phrasesOf(modeWords, (value) => value),
  ...soundedTransit.map((said) => ['transit', phraseWords(said)] as const),
  ...soundedWalk.map((said) => ['walk', phraseWords(said)] as const),
]);
const busyTimes = new SoundIndex<true>([
  ...phrasesOf(peakWords, (value) => value),
  ...soundedBusyTimes.map((said) => [true, phraseWords(said)] as const),
]);
const onFoot = new SoundIndex<true>(
  soundedOnFoot.map((said) => [true, phraseWords(said)] as const),
);

/** More distances than anybody asks for in one sentence. */
const MOST = 6;

/** Every distance that a sentence says, each as it stands and, where people speak of busy hours, as one in them. */
export const seenDistances = onceFor(({ tokens }: Sentence) => readDistances(tokens));

function readDistances(tokens: readonly Token[]): SeenDistance[] {
  const amounts: SeenDistance[] = [];
  let [isBusy, mode]: [boolean, TravelMode | undefined] = [false, undefined];
  let walk: number | undefined;
  for (let at = 0; at < tokens.length; at++) {
    isBusy ||= heardAt(busyTimes, tokens, at).length > 0;
    mode ??= heardAt(modes, tokens, at)[0]?.value;
    walk ??= heardAt(onFoot, tokens, at).length > 0 ? at : undefined;
    // "Half an hour" is no "an hour" as well.
    const isWithin = amounts.some((one) => at < one.at + one.length);
    const amount = amounts.length < MOST && !isWithin ? amountAt(tokens, at) : undefined;
    if (amount !== undefined) amounts.push({ ...amount, at });
  }
  const onMap = amounts.filter((amount) => amount.meters !== undefined);
  if (walk !== undefined && amounts.length < MOST)
    onMap.push({ at: walk, length: 1, meters: WALKING_METERS });
  const journeys = amounts
    .filter((amount) => amount.minutes !== undefined)
    .flatMap((amount) => {
      const plain =
        amount.mode !== undefined || mode === undefined ? [amount] : [amount, { ...amount, mode }];
      return isBusy && amount.peak === undefined
        ? [...plain, ...plain.map((one) => ({ ...one, peak: true as const }))]
        : plain;
    });
  return [...onMap, ...journeys];
}

/** By its sound, unless the words behind it say its hour: "30 min drive in peak traffic". */
function amountAt(tokens: readonly Token[], at: number): Distance | undefined {
  const read = asRead(tokens, at);
  return read?.peak === true ? read : (distanceBySound(tokens, at) ?? read);
}

/** What the readers of places would read here, but only where it begins. */
function asRead(tokens: readonly Token[], at: number): Distance | undefined {
  const distance = distanceAt(tokens, at);
  return distance?.meters === undefined && distance?.minutes === undefined ? undefined : distance;
}

/** "thirty-five minutes", "ಅರ್ಧ ಗಂಟೆ", "aadhe ghante", "40 nimishadalli", "500 m". */
function distanceBySound(tokens: readonly Token[], at: number): Distance | undefined {
  const number = seenNumberAt(tokens, at);
  if (number === undefined || number.value <= 0) return undefined;
  const hyphen = tokens[at + number.length]?.text === '-' ? 1 : 0;
  const start = at + number.length + hyphen;
  const minute = heardAt(minutes, tokens, start)[0];
  const time = Math.round(number.value * (minute?.value ?? 0));
  if (minute !== undefined) {
    return time < 3 || time > 180
      ? undefined
      : { length: start + minute.length - at, minutes: time };
  }
  const meter = heardAt(meters, tokens, start)[0];
  const far = Math.round(number.value * (meter?.value ?? 0));
  if (meter === undefined || far < 100 || far > 60_000) return undefined;
  return { length: start + meter.length - at, meters: far };
}

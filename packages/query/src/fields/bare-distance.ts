import { beginsDistance, distanceAt, withManner } from '../distances.ts';
import { lengthAt, list, phraseSet } from '../phrases.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import { peakWords } from '../words/near-words.ts';

export const bareDistance: Reader = { begins: beginsDistance, read: readBareDistance };

/** "within 2 km", "max 45 mins for both": the place was named before, here or in the sentence before. */
function readBareDistance({ tokens }: Sentence, at: number): Reading | undefined {
  const said = distanceAt(tokens, at);
  if (said === undefined) return undefined;
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

export const peakApart: Reader = { begins: (text) => peakWords.has(text), read: readPeakApart };

/** "peak time me ITPL 30 min", "30 min to ITPL, in peak": when one travels, said apart. */
function readPeakApart({ tokens }: Sentence, at: number): Reading | undefined {
  const length = lengthAt(peakWords, tokens, at);
  return length === 0 ? undefined : { length, kind: 'change', change: { change: 'peak' } };
}

/** Words by which one distance is of every place that was named. */
export const everyPlace = new Set([
  'both',
  'each',
  'either',
  'dono',
  'all',
  'them',
  'eradakku',
  'ibbarigu',
  'ibbarigoo',
  'ibrigu',
  'दोनों',
  'दोनो',
  'ಇಬ್ಬರಿಗೂ',
  'ಎರಡಕ್ಕೂ',
  'ಎರಡೂ',
  'eradukku',
  'eradu',
]);
const backReferences = phraseSet(
  list(`
    for both; for both of us; for either; for either of us; for each of us; for all of us;
    for everyone; for the two of us; for us; to either; of either; from either of us;
    from either office; from each office; to each office; for both offices; for both places;
    from both places; from both ends; for both husband and wife; for both me and wife;
    for me and wife; from both; to both; of both; for each; from each; to each; from either;
    from both workplaces; from both offices; for both offices; to both offices;
    to both places; each; for us both; for all; from all; dono se; dono ke liye; dono jagah se;
    of it; from it; to it; from there; of there; from that; of that; from here; from office;
    to office; from my office; to my office; from work; to work; from the office;
    to the office; of office; of my office; of work; from this; of this; one way; each way;
    per way; wahan se; wahaan se; uske; usse; office se; alli inda; allinda; office inda;
    officeinda; office ge; वहाँ से; वहां से; ऑफिस से; ಅಲ್ಲಿಂದ; ಆಫೀಸ್ ಇಂದ
  `),
);

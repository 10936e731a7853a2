import { distanceAt } from '../distances.ts';
import { lengthAt, list, phraseSet } from '../phrases.ts';
import type { Reading, Sentence } from '../reading.ts';

/** "within 2 km", "max 45 mins for both": the place was named before, here or in the sentence before. */
export function readBareDistance({ tokens }: Sentence, at: number): Reading | undefined {
  const distance = distanceAt(tokens, at);
  if (distance === undefined) return undefined;
  const back = lengthAt(backReferences, tokens, at + distance.length);
  const length = distance.length + back;
  const isForAll = [at - 2, at - 1, at + length - 2, at + length - 1].some((index) =>
    everyPlace.has(tokens[index]?.text ?? ''),
  );
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

/** Words by which one distance is of every place that was named. */
export const everyPlace = new Set([
  'both',
  'each',
  'either',
  'dono',
  'all',
  'them',
  'eradakku',
  'eradukku',
  'eradu',
]);
const backReferences = phraseSet(
  list(`
    for both; from both; to both; of both; for each; from each; to each; from either;
    for both of us; from both places; from both offices; for both offices; to both offices;
    to both places; each; for us both; for all; from all; dono se; dono ke liye; dono jagah se;
    of it; from it; to it; from there; of there; from that; of that; from here; from office;
    to office; from my office; to my office; from work; to work; from the office;
    to the office; of office; of my office; of work; from this; of this; one way; each way;
    per way; wahan se; wahaan se; uske; usse; office se; alli inda; allinda; office inda;
    officeinda; office ge; वहाँ से; वहां से; ऑफिस से; ಅಲ್ಲಿಂದ; ಆಫೀಸ್ ಇಂದ
  `),
);

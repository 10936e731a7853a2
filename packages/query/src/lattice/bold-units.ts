import type { Token } from '../token.ts';
import { phraseWords } from '../tokens.ts';
import { bhkWords } from '../words/bhk-words.ts';
import { areaUnits } from '../words/area-words.ts';
import { percentWords, perSqftWords } from '../words/count-words.ts';
import { meterUnits, minuteUnits } from '../words/near-words.ts';
import { durationUnits } from '../words/possession-words.ts';
import { heardAt, phrasesOf, SoundIndex } from './bold-sound.ts';
import { soundedCounted } from '../words/sounded-words.ts';

/** What a number right before it counts: then it is no sum of money. */
const counted = new SoundIndex<true>([
  ...[
    bhkWords,
    areaUnits,
    percentWords,
    perSqftWords,
    meterUnits,
    minuteUnits,
    durationUnits,
  ].flatMap((table) => [...phrasesOf<unknown, true>(table, () => true)]),
  ...soundedCounted.map((phrase) => [true, phraseWords(phrase)] as const),
]);

export function isCountedAt(tokens: readonly Token[], at: number): boolean {
  // The end, and not the room that it sounds like.
  if (tokens[at]?.text === 'ಕೊನೆ') return false;
  const hyphen = tokens[at]?.text === '-' ? 1 : 0;
  return heardAt(counted, tokens, at + hyphen).length > 0;
}

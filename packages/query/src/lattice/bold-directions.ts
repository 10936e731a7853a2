import { NEAR_METRO } from '../fields/metro-line.ts';
import { lengthAt } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import {
  facingDirections,
  facingWords,
  facingsInOne,
  zoneDirections,
} from '../words/direction-words.ts';
import { lineColours, lineWords, metroWords } from '../words/metro-words.ts';
import { withinThat } from '../words/money-words.ts';
import { metreWords } from '../words/near-words.ts';
import { walkedMeters } from '../distances.ts';
import { seenDistances } from './bold-distances.ts';
import { heardAt, phrasesOf, SoundIndex } from './bold-sound.ts';

const facings = new SoundIndex([
  ...phrasesOf(facingDirections, (value) => value),
  ...phrasesOf(facingsInOne, (value) => value),
]);
const facingNouns = new SoundIndex(phrasesOf(facingWords, (value) => value));
const zones = new SoundIndex(phrasesOf(zoneDirections, (value) => value));

const SHORTEST_DIRECTION = 3;

/** A direction by itself: where the door looks, or the side of the city. */
export function readDirections({ tokens }: Sentence, at: number): Reading[] {
  // "se" and "ne" are small words of Hindi, and "ishtaralli" is no east.
  if ((tokens[at]?.text.length ?? 0) < SHORTEST_DIRECTION) return [];
  if (lengthAt(withinThat, tokens, at) > 0) return [];
  const facing = heardAt(facings, tokens, at)[0];
  const zone = heardAt(zones, tokens, at)[0];
  const found: Reading[] = [];
  if (facing !== undefined) {
    const noun = heardAt(facingNouns, tokens, at + facing.length)[0];
    found.push(
      wish(facing.length + (noun?.length ?? 0), { field: 'facing', value: { in: [facing.value] } }),
    );
  }
  if (zone !== undefined)
    found.push(wish(zone.length, { field: 'zone', value: { in: [zone.value] } }));
  return found;
}

const lines = new SoundIndex(phrasesOf(lineColours, (value) => value));
const metros = new SoundIndex<true>([
  ...phrasesOf(lineWords, (value) => value),
  ...phrasesOf(metroWords, (value) => value),
]);
const stations = new SoundIndex<true>(phrasesOf(metroWords, (value) => value));
const MOST_DISTANCES = 2;

/** "purple line", "metro", and how far from it wherever the sentence says so. */
export function readLines(sentence: Sentence, at: number): Reading[] {
  const { tokens } = sentence;
  const colour = heardAt(lines, tokens, at)[0];
  const noun = heardAt(
    colour === undefined ? stations : metros,
    tokens,
    at + (colour?.length ?? 0),
  )[0];
  if (colour === undefined && noun === undefined) return [];
  // "800 metres" only sounds like the metro.
  if (colour === undefined && metreWords.has(tokens[at]?.text ?? '')) return [];
  const length = (colour?.length ?? 0) + (noun?.length ?? 0);
  const said = seenDistances(sentence)
    .filter(
      ({ mode, peak, minutes }) =>
        minutes === undefined || (peak === undefined && mode !== 'drive'),
    )
    .slice(0, MOST_DISTANCES)
    .map(({ meters, minutes = 0 }) => meters ?? walkedMeters(minutes));
  return [...new Set([NEAR_METRO, ...said])].map((withinMeters) =>
    wish(length, { field: 'metroLine', value: { line: colour?.value ?? 'any', withinMeters } }),
  );
}

import type { Item } from './people-item.ts';
import { distanceAt } from './distances.ts';
import { hourAt } from './hours.ts';
import { unplacedIn } from './institution-names.ts';
import { numberAt } from './numbers.ts';
import { lengthAt, phraseAt } from './phrases.ts';
import { namedPlaceAt, type NamedPlace } from './place-reading.ts';
import type { Sentence } from './reading.ts';
import { modeWords, vehicleWords } from './words/vehicle-words.ts';
import {
  amountsAhead,
  hoursLong,
  peopleBreaks,
  soundsLikeSixty,
  unitsOfNumbers,
} from './words/people-item-words.ts';
import {
  bearingWords,
  dailyWords,
  everybodyWords,
  fairWords,
  peopleWords,
  likingWords,
  pronounWords,
  schoolWords,
  thereWords,
  visitWords,
} from './words/people-words.ts';
import { stayingHome } from './words/told-point-words.ts';

/** What begins at a token: of several the longest. */
export function itemAt(sentence: Sentence, at: number): Item | undefined {
  const { tokens } = sentence;
  const text = tokens[at]?.text ?? '';
  const spanned = (length: number) => ({ from: at, to: at + length });
  if (peopleBreaks.has(text)) return { kind: 'break', isStrong: STRONG.has(text), ...spanned(1) };
  const found: Item[] = [];
  const hour = hourAt(tokens, at);
  // Nobody's way begins in the night: "1 gante" is how long it takes.
  const isLong = hoursLong.has(tokens[at + (hour?.length ?? 0) - 1]?.text ?? '');
  const long = hour && isLong ? LONG[hour.at] : undefined;
  if (hour !== undefined) {
    found.push({
      ...spanned(hour.length),
      ...(long === undefined
        ? { kind: 'hour', at: hour.at }
        : { kind: 'limit', isBare: false, distance: { length: hour.length, minutes: long } }),
    });
  }
  const distance = distanceAt(tokens, at);
  if (distance !== undefined) {
    found.push({ kind: 'limit', distance, isBare: false, ...spanned(distance.length) });
  }
  const unplaced = unplacedIn(tokens).find(({ from }) => from === at);
  if (unplaced !== undefined) {
    const name = sentence.text.slice(tokens[at]?.from, tokens[unplaced.to - 1]?.to);
    const place = { length: unplaced.to - at, slug: '', name, isArea: false };
    return { kind: 'place', place, ...unplaced };
  }
  const place = placeOfGoing(sentence, at);
  if (place !== undefined && !('ask' in place)) {
    found.push({ kind: 'place', place, ...spanned(place.length) });
  }
  const who = phraseAt(peopleWords, tokens, at);
  if (who !== undefined) {
    found.push({ kind: 'who', who: who.value, isPronoun: false, ...spanned(who.length) });
  }
  const pronoun = lengthAt(pronounWords, tokens, at);
  if (pronoun > 0) {
    found.push({ kind: 'who', who: 'partner', isPronoun: true, ...spanned(pronoun) });
  }
  const mode = phraseAt(modeWords, tokens, at) ?? phraseAt(vehicleWords, tokens, at);
  if (mode !== undefined) found.push({ kind: 'mode', mode: mode.value, ...spanned(mode.length) });
  for (const [kind, words] of PLAIN) {
    const length = lengthAt(words, tokens, at);
    if (length > 0) found.push({ kind, ...spanned(length) });
  }
  const bare = found.length === 0 ? bareAt(sentence, at) : undefined;
  if (bare !== undefined) found.push(bare);
  return found.reduce<Item | undefined>(
    (best, one) => (best === undefined || one.to > best.to ? one : best),
    undefined,
  );
}

/** "Majestic metro se 20 minute": who goes there takes the metro, unless a distance or a walk from the station is told. */
function placeOfGoing(sentence: Sentence, at: number): NamedPlace | undefined {
  const { tokens } = sentence;
  const place = namedPlaceAt(sentence, at);
  const last = at + (place?.length ?? 0) - 1;
  const mode = last > at ? phraseAt(modeWords, tokens, last) : undefined;
  if (mode === undefined || mode.length < 2) return place;
  const distance = distanceAt(tokens, last + mode.length);
  if (distance?.meters !== undefined || distance?.mode === 'walk') return place;
  return namedPlaceAt({ ...sentence, tokens: tokens.slice(0, last) }, at) ?? place;
}

const PLAIN = [
  ['everybody', everybodyWords],
  ['fair', fairWords],
  ['daily', dailyWords],
  ['visit', visitWords],
  ['liking', likingWords],
  ['school', schoolWords],
  ['stays', stayingHome],
  ['stays', bearingWords],
  ['there', thereWords],
] as const;

const LONG: Readonly<Record<string, number>> = { '01:00': 60, '02:00': 120 };

const STRONG = new Set(['.', ';', '\n', '!', '?']);

/** A number that may be minutes, as long as nothing behind it makes it something else. */
function bareAt({ tokens }: Sentence, at: number): Item | undefined {
  const number = numberAt(tokens, at);
  if (number === undefined || !Number.isInteger(number.value)) return undefined;
  if (number.value < 5 || number.value > 120) return undefined;
  const next = tokens[at + number.length]?.text ?? '';
  if (soundsLikeSixty.has(tokens[at]?.text ?? '')) return undefined;
  if (unitsOfNumbers.has(next) || amountsAhead.has(tokens[at - 1]?.text ?? '')) return undefined;
  const distance = { length: number.length, minutes: number.value };
  return { kind: 'limit', distance, isBare: true, from: at, to: at + number.length };
}

import type { Water } from '../criteria.ts';
import type { FieldLanguage } from '../field-language.ts';
import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { SIGNS } from './tellings.ts';
import { denialsBehind } from '../words/denial-words.ts';
import { commaJoints } from '../words/joint-words.ts';
import { nearAfter, nearBefore } from '../words/near-words.ts';
import {
  besideStem,
  besideWaters,
  canonicalWaters,
  deniesItself,
  emphasised,
  farWords,
  gathers,
  nearAhead,
  nearness,
  notThat,
  ofThatKind,
  rains,
  refusedPlaces,
  refusesWater,
  refusingVerb,
  shownAhead,
  suchPlaces,
  tellsWhy,
  waterItself,
  waterNames,
} from '../words/near-water-words.ts';
import { outright } from '../words/stance-words.ts';
import { verdictsAgainst, verdictsFor } from '../words/verdict-words.ts';

const NAMES: Readonly<Record<Water, string>> = {
  'flood-spots': 'known flood spots',
  drains: 'storm-water drains',
  lakes: 'known lakes',
};

/** What can be said of them without a map of all: nobody is told that a place is safe. */
const ASSUMED: Readonly<Record<Water, string>> = {
  'flood-spots':
    'We leave out homes with a known flood within 500 m. That none is known never means that it stays dry.',
  drains: 'We have no map of storm-water drains, so no home is left out: ask each builder.',
  lakes: 'We leave out homes within 500 m of a lake that we know. We do not know every lake.',
};

/** Floods, drains and lakes that a home should not lie near. */
export const nearWater: FieldLanguage<'nearWater'> = {
  field: 'nearWater',
  readers: [
    {
      begins: (text) =>
        refusesWater.has(text) || waterNames.has(text) || waterItself.has(text) || rains.has(text),
      read: readRefused,
    },
    { begins: (text) => suchPlaces.has(text) || notThat.has(text), read: readSuchPlace },
    { begins: (text) => text === 'near', read: readNearWater },
  ],
  say: ({ of }) => `near ${NAMES[of]}`,
  label: ({ of }) => `Near ${NAMES[of]}`,
};

/** "near known flood spots", in our own sentence: what is said beside it refuses or prefers it. */
function readNearWater({ tokens }: Sentence, at: number): Reading | undefined {
  const said = phraseAt(canonicalWaters, tokens, at);
  return said && wish(said.length, wishOf(said.value));
}

/**
 * "no flooding", "away from lakes and rajakaluve", "kere hattira beda", "pani bharne wala area bhi nahi": one or more waters and what
 * refuses them, whichever comes first, with nothing else between. A lake counts only where nearness to it is refused.
 */
function readRefused({ tokens }: Sentence, at: number): Reading | undefined {
  // Our own sentence refuses what it names with a word that may go on to refuse more.
  if (phraseAt(canonicalWaters, tokens, at + 1) !== undefined) return undefined;
  if (isOfPlaceBefore(tokens, at)) return undefined;
  const before = lengthAt(refusesWater, tokens, at);
  const from =
    before === 0
      ? at + lengthAt(rains, tokens, at)
      : at + before + aheadLength(tokens, at + before);
  const said = watersAt(tokens, from);
  if (said === undefined) return undefined;
  let end = said.end + besideLength(tokens, said.end);
  if (before === 0 && !said.isDenied) {
    const behind = refusalLength(tokens, end);
    if (behind === 0) return undefined;
    end += behind;
  }
  if (before > 0 && isOfAnother(tokens, at, end)) return undefined;
  // Beside a drain or a flood a lake is refused as they are.
  const isOfLakes =
    said.waters.length > 1 || isFar(tokens, at, end) || nearAhead.has(tokens[at - 1]?.text ?? '');
  const waters = isOfLakes ? said.waters : said.waters.filter((of) => of !== 'lakes');
  if (waters.length === 0) return undefined;
  return wish(end - at, ...waters.map((of) => ({ ...wishOf(of), strength: 'avoid' as const })));
}

/** "Flat nahi, lake ke kinare villa chahiye": a verb that refuses what is before it, where what is behind it is wanted. */
function isOfAnother(tokens: readonly Token[], at: number, from: number): boolean {
  if (!denialsBehind.has(tokens[at]?.text ?? '')) return false;
  let end = from;
  while (end < tokens.length && lengthAt(verdictsFor, tokens, end) === 0) {
    if (SIGNS.has(tokens[end]?.text ?? '') || lengthAt(refusesWater, tokens, end) > 0) return false;
    end++;
  }
  return end < tokens.length;
}

/** "Bellandur nahi wahan paani bharta hai": a verb that refuses the place before it, of which the water tells why. */
const isOfPlaceBefore = (tokens: readonly Token[], at: number): boolean =>
  at > 0 &&
  denialsBehind.has(tokens[at]?.text ?? '') &&
  !SIGNS.has(tokens[at - 1]?.text ?? '') &&
  refusedPlaces.has(tokens[at + 1]?.text ?? '');

/** "Is baar aisi jagah bilkul nahi", "so anything but that", behind what was told of water: the places where that is so. */
function readSuchPlace({ tokens }: Sentence, at: number): Reading | undefined {
  const told = waterTold(tokens, at);
  if (told === undefined) return undefined;
  const refused = lengthAt(notThat, tokens, at);
  const such = lengthAt(suchPlaces, tokens, at);
  if (refused + such === 0) return undefined;
  const end = at + such + smallLength(tokens, at + such);
  const isAhead = [1, 2, 3].some((back) => lengthAt(refusesWater, tokens, at - back) === back);
  const behind = such === 0 || isAhead ? 0 : refusalLength(tokens, end);
  if (refused === 0 && behind === 0 && !isAhead) return undefined;
  const length = Math.max(refused, such === 0 ? 0 : end + behind - at);
  return wish(length, { ...wishOf(told), strength: 'avoid' });
}

/** The water that was told of last: one that came in, or one that a place was beside. */
function waterTold(tokens: readonly Token[], end: number): Water | undefined {
  for (let at = end - 1; at >= 0; at--) {
    const water = waterAt(tokens, at);
    if (water === undefined) continue;
    const behind = at + water.length;
    if (water.of === 'flood-spots') return water.of;
    // "Lake ke paas chahiye, aisi jagah nahi jahan shor ho" wants the lake.
    const isWanted = tokens.some(
      (_, on) => on > at && on < end && lengthAt(verdictsFor, tokens, on) > 0,
    );
    if (!isWanted && isFar(tokens, behind, behind + BESIDE)) return water.of;
  }
  return undefined;
}

/** "A lake next door", "jheel ke kinare". */
const BESIDE = 3;

/** "Beda", "bedve beda", "torisbedi": what refuses a water behind it. */
function refusalLength(tokens: readonly Token[], at: number): number {
  const said = Math.max(lengthAt(refusesWater, tokens, at), lengthAt(verdictsAgainst, tokens, at));
  return said > 0 ? said : Number(refusingVerb.test(tokens[at]?.text ?? ''));
}

/** Small words beside a water, and when it gathers: "that … in the rains". */
function besideLength(tokens: readonly Token[], at: number): number {
  const first = smallLength(tokens, at);
  const rain = lengthAt(rains, tokens, at + first);
  return rain === 0 ? first : first + rain + smallLength(tokens, at + first + rain);
}

/** Behind a refusal also what is not to be shown, and to whom: "do not | show me any flats near". */
const aheadLength = (tokens: readonly Token[], at: number): number => {
  const shown = rowLength(shownAhead, tokens, at);
  return shown + besideLength(tokens, at + shown);
};

/** More small words than anybody writes in a row. */
const MOST_SMALL = 12;

/** Words in a row that only say how a home lies there, however nearness is said. */
function smallLength(tokens: readonly Token[], at: number): number {
  let length = 0;
  while (length < MOST_SMALL) {
    const near = nearLength(tokens, at + length);
    const next = near > 0 ? near : Number(isSmall(tokens[at + length]?.text ?? ''));
    if (next === 0) break;
    length += next;
  }
  return length;
}

const isSmall = (text: string): boolean =>
  besideWaters.has(text) ||
  besideStem.test(text) ||
  outright.has(text) ||
  besideWaters.has(text.replace(emphasised, ''));

const nearLength = (tokens: readonly Token[], at: number): number =>
  Math.max(lengthAt(nearAfter, tokens, at), lengthAt(nearBefore, tokens, at));

const isNear = (tokens: readonly Token[], at: number): boolean => nearLength(tokens, at) > 0;

/** Nobody names more kinds; a bound keeps rows of them cheap. */
const MOST_WATERS = 4;

/** "lakes and rajakaluve", "nala aur jheel": waters in a row. */
function watersAt(tokens: readonly Token[], at: number) {
  const waters = new Set<Water>();
  let [end, isDenied] = [at, false];
  for (let next = at, count = 0; count < MOST_WATERS; count++) {
    const water = waterAt(tokens, next);
    if (water === undefined) break;
    waters.add(water.of);
    isDenied = water.isDenied;
    end = next + water.length;
    const joint = end + smallLength(tokens, end);
    next = joint + rowLength(commaJoints, tokens, joint);
    // "ಕೆರೆ ರಾಜಕಾಲುವೆ": side by side.
    if (next === joint && waterAt(tokens, joint) === undefined) break;
    next += smallLength(tokens, next);
    // "Na nala, na talab": each has its own refusal.
    if (waterAt(tokens, next) === undefined) next += lengthAt(refusesWater, tokens, next);
  }
  return waters.size === 0 ? undefined : { end, waters: [...waters], isDenied };
}

/** A water that begins at a word: its name, or water that gathers. */
function waterAt(tokens: readonly Token[], at: number) {
  const named = phraseAt(waterNames, tokens, at);
  if (named !== undefined) return { length: named.length, of: named.value, isDenied: false };
  if (!waterItself.has(tokens[at]?.text ?? '')) return undefined;
  const verb = tokens[at + 1]?.text ?? '';
  // "pani na bhare": the denial may stand between.
  const later = lengthAt(refusesWater, tokens, at + 1);
  if (later > 0 && gathers.test(tokens[at + 1 + later]?.text ?? '')) {
    return { length: later + 2, of: 'flood-spots' as const, isDenied: true };
  }
  const isWhy = tellsWhy.test(verb) && !ofThatKind.has(tokens[at + 2]?.text ?? '');
  if (!gathers.test(verb) || isWhy) return undefined;
  return {
    length: 2,
    of: 'flood-spots' as const,
    isDenied: deniesItself.test(verb),
  };
}

/** Between two words it is said that a lake is to be far: "no lake" alone may speak of a view. */
function isFar(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .some(
      ({ text }, at) =>
        farWords.has(text) ||
        nearness.has(text) ||
        besideStem.test(text) ||
        isNear(tokens, from + at),
    );
}

const wishOf = (of: Water) =>
  ({
    field: 'nearWater',
    value: { of },
    assumed: ASSUMED[of],
    isSure: true,
  }) as const;

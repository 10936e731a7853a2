import { upperFirst } from '@manemitra/domain/first-letter';
import { formatDistance } from '@manemitra/domain/geography';
import { NEAR, nearReason } from '@manemitra/domain/near-distances';
import type { FieldValues, MetroLine } from '../criteria.ts';
import { WALKING_METERS, beginsDistance, distanceAt, walkedMeters } from '../distances.ts';
import type { Distance } from '../distances.ts';
import type { FieldLanguage } from '../field-language.ts';
import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { distanceJoints, nearAfter, nearBefore, placeJoints } from '../words/near-words.ts';
import { alternativeJoints, listJoints } from '../words/joint-words.ts';
import {
  articlesOfStations,
  lineColours,
  lineWords,
  livingVerbs,
  metroWords,
  shadesOfLines,
} from '../words/metro-words.ts';
import { distanceBehind } from './near-limits.ts';
import { exactDistance } from './near-said.ts';

/** How near "near the metro" is. */
export const NEAR_METRO = NEAR['metro-station'].meters;

export const metroLine: FieldLanguage<'metroLine'> = {
  field: 'metroLine',
  readers: [
    {
      begins: (text) =>
        nearBefore.has(text) ||
        beginsDistance(text) ||
        articlesOfStations.has(text) ||
        metroWords.has(text) ||
        lineColours.has(text),
      read: readMetroLine,
    },
  ],
  say: ({ line, withinMeters }) => {
    const metro = line === 'any' ? 'metro' : `the ${line} line metro`;
    return `within ${exactDistance(withinMeters)} of ${metro}`;
  },
  label: ({ line, withinMeters }) =>
    `${line === 'any' ? 'Metro' : `${upperFirst(line)} line metro`} within ${formatDistance(withinMeters)}`,
};

/** "near metro", "purple line metro walking distance", "1 km from green line", "metro ke paas". */
function readMetroLine({ tokens }: Sentence, at: number): Reading | undefined {
  let next = at;
  const word = phraseAt(nearBefore, tokens, next);
  if (word !== undefined) next += word.length;
  let distance = distanceAt(tokens, next);
  if (distance !== undefined) {
    next += distance.length;
    const joint = lengthAt(distanceJoints, tokens, next);
    if (joint === 0) return undefined;
    next += joint;
  }
  next += rowLength(articlesOfStations, tokens, next);
  const metro = metroAt(tokens, next);
  if (metro === undefined) return undefined;
  next += metro.length;
  let walking = word?.value.meters;
  if (distance === undefined) {
    let joint = lengthAt(placeJoints, tokens, next);
    if (joint > 0) joint += lengthAt(placeJoints, tokens, next + joint);
    const behind = phraseAt(nearAfter, tokens, next) ?? phraseAfterJoint(tokens, next, joint);
    if (behind !== undefined) {
      next += behind.length;
      walking ??= behind.value.meters;
    }
    distance = distanceBehind(tokens, next, false);
    if (distance !== undefined) next += distance.length;
  }
  const { withinMeters, isSaid } = metersOf(distance, walking);
  // Of a line that is near, nothing else is said: "near the green line", "yellow line station 10 min walk".
  const isSure =
    !metro.lines.includes('any') &&
    (word !== undefined || next > at + metro.length) &&
    !livingVerbs.has(tokens[at - 1]?.text ?? '');
  const wishes = metro.lines.map((line) => ({
    field: 'metroLine' as const,
    value: { line, withinMeters },
    ...(isSure ? { isSure: true as const } : {}),
    ...(metro.isEither ? { isAlternative: true as const } : {}),
    ...(isSaid
      ? {}
      : {
          assumed: `We read “near the metro” as within ${formatDistance(withinMeters)} of a station${walking === undefined && distance === undefined ? nearReason('metro-station') : ''}.`,
        }),
  }));
  return wish(next - at, ...wishes);
}

function phraseAfterJoint(tokens: readonly Token[], at: number, joint: number) {
  if (joint === 0) return undefined;
  const found = phraseAt(nearAfter, tokens, at + joint);
  return found === undefined ? undefined : { ...found, length: joint + found.length };
}

const DRIVEN_METERS_PER_MINUTE = 400;

function metersOf(
  distance: Distance | undefined,
  walking: number | undefined,
): { withinMeters: FieldValues['metroLine']['withinMeters']; isSaid: boolean } {
  if (distance?.meters !== undefined) return { withinMeters: distance.meters, isSaid: true };
  if (distance?.minutes !== undefined) {
    const withinMeters =
      distance.mode === 'drive'
        ? distance.minutes * DRIVEN_METERS_PER_MINUTE
        : walkedMeters(distance.minutes);
    return { withinMeters, isSaid: false };
  }
  return {
    withinMeters: walking === undefined ? NEAR_METRO : WALKING_METERS,
    isSaid: false,
  };
}

interface Lines {
  length: number;
  lines: FieldValues['metroLine']['line'][];
  /** "purple or green line". */
  isEither: boolean;
}

/** The lines or the metro itself: a colour needs "line" or "metro" beside it. */
function metroAt(tokens: readonly Token[], at: number): Lines | undefined {
  const lead = lengthAt(metroWords, tokens, at);
  const coloured = colouredAt(tokens, at + lead);
  if (coloured !== undefined) return { ...coloured, length: lead + coloured.length };
  // "metro purple se 2 km"
  const bare = lead === 0 ? undefined : phraseAt(lineColours, tokens, at + lead);
  if (bare !== undefined)
    return { length: lead + bare.length, lines: [bare.value], isEither: false };
  return lead === 0 ? undefined : { length: lead, lines: ['any'], isEither: false };
}

/** "purple line", "purple or green line", "green line and yellow metro": what was said before holds for each. */
function colouredAt(tokens: readonly Token[], at: number): Lines | undefined {
  let read: Lines | undefined;
  const lines: MetroLine[] = [];
  let isEither = false;
  let next = at;
  while (lines.length < MOST_LINES) {
    const colour = phraseAt(lineColours, tokens, next);
    if (colour === undefined) break;
    lines.push(colour.value);
    next += colour.length;
    const shade = shadesOfLines.has(tokens[next]?.text ?? '') ? 1 : 0;
    const tail = lineTail(tokens, next + shade);
    next += tail === 0 ? 0 : shade + tail;
    if (tail > 0) read = { length: next - at, lines: [...lines], isEither };
    const joint = tokens[next]?.text ?? '';
    if (!listJoints.has(joint)) break;
    isEither ||= alternativeJoints.has(joint);
    next += 1;
  }
  return read;
}

/** There are five lines; a bound keeps long rows of colours cheap. */
const MOST_LINES = 5;

function lineTail(tokens: readonly Token[], at: number): number {
  const line = lengthAt(lineWords, tokens, at);
  const metro = lengthAt(metroWords, tokens, at + line);
  // "yellow metro line" names the line behind the metro.
  const behind = metro > 0 && line === 0 ? lengthAt(lineWords, tokens, at + metro) : 0;
  return line + metro + behind;
}

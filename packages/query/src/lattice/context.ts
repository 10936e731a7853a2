import type { Reading, Sentence } from '../reading.ts';
import { partOf } from './parts.ts';
import type { Part } from './parts.ts';
import type { Readings } from './readings.ts';
import { keyPart, wordPart } from './word-parts.ts';

/** What is seen of each token from outside, once for a whole sentence. */
export interface Context {
  /** The words, as keys of sound. */
  keys: readonly Part[];
  words: readonly Part[];
  /** What the readers take a token for: "price", "not>", "comma", "filler", "unknown". */
  kinds: readonly Part[];
  areMarkers: readonly boolean[];
  /** What parts one thing said from the next. */
  areJoints: readonly boolean[];
  /** Where the thought ends: the next full stop behind a token, and the last one before it. */
  stopBehind: Int32Array;
  stopBefore: Int32Array;
}

export function contextOf({ tokens }: Sentence, readings: Readings): Context {
  const kinds = kindsOf(readings, tokens.length);
  const stopBehind = new Int32Array(tokens.length + 1).fill(tokens.length);
  for (let at = tokens.length - 1; at >= 0; at--) {
    stopBehind[at] = kinds[at] === 'stop' ? at : (stopBehind[at + 1] ?? tokens.length);
  }
  const stopBefore = new Int32Array(tokens.length + 1);
  for (let at = 1; at <= tokens.length; at++) {
    stopBefore[at] = kinds[at - 1] === 'stop' ? at : (stopBefore[at - 1] ?? 0);
  }
  return {
    keys: tokens.map(({ word }) => keyPart(word)),
    words: tokens.map(({ word }) => wordPart(word)),
    kinds: kinds.map(partOf),
    areMarkers: kinds.map((kind) => MARKER_SIGNS.has(kind.at(-1) ?? '')),
    areJoints: kinds.map((kind) => JOINTS.has(kind)),
    stopBehind,
    stopBefore,
  };
}

/** The longest reading that covers a token says what it is. */
function kindsOf(readings: Readings, count: number): string[] {
  const longest = Array.from({ length: count }, (): Reading | undefined => undefined);
  for (const [at, here] of readings.entries()) {
    for (const reading of here) {
      for (let token = at; token < Math.min(count, at + reading.length); token++) {
        if (reading.length > (longest[token]?.length ?? 0)) longest[token] = reading;
      }
    }
  }
  return longest.map((reading) => (reading === undefined ? 'unknown' : kindOf(reading)));
}

const MARKER_SIDES = { before: '<', after: '>', either: '~' } as const;
const MARKER_SIGNS: ReadonlySet<string> = new Set(Object.values(MARKER_SIDES));
const JOINTS: ReadonlySet<string> = new Set(['comma', 'but', 'colon']);

function kindOf(reading: Reading): string {
  switch (reading.kind) {
    case 'wish':
      return reading.wishes[0]?.field ?? 'wish';
    case 'marker':
      return `${reading.marker.role}${MARKER_SIDES[reading.side]}`;
    case 'joint':
      return reading.joint;
    case 'change':
      return reading.change.change;
    default:
      return reading.kind;
  }
}

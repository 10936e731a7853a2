import type { Sentence } from '../reading.ts';
import type { Readings } from './readings.ts';
import { wordKey } from './word-key.ts';

/** What is seen of each token from outside, once for a whole sentence. */
export interface Context {
  /** The words, as keys of sound. */
  keys: readonly string[];
  words: readonly string[];
  /** What the readers take a token for: "price", "not>", "comma", "filler", "unknown". */
  kinds: readonly string[];
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
    keys: tokens.map(({ text }) => wordKey(text)),
    words: tokens.map(({ text }) => (/^\d/.test(text) ? '#' : text)),
    kinds,
    stopBehind,
    stopBefore,
  };
}

/** The longest reading that covers a token says what it is. */
function kindsOf(readings: Readings, count: number): string[] {
  const kinds = Array.from({ length: count }, () => 'unknown');
  const lengths = new Int32Array(count);
  for (const [at, here] of readings.entries()) {
    for (const reading of here) {
      const kind = kindOf(reading);
      for (let token = at; token < Math.min(count, at + reading.length); token++) {
        if (reading.length <= (lengths[token] ?? 0)) continue;
        lengths[token] = reading.length;
        kinds[token] = kind;
      }
    }
  }
  return kinds;
}

const MARKER_SIDES = { before: '<', after: '>', either: '~' } as const;

function kindOf(reading: Readings[number][number]): string {
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

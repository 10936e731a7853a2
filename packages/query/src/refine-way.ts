import { relabelled } from './constraints.ts';
import type { Constraint } from './interpretation.ts';
import { lengthAt, phraseAt } from './phrases.ts';
import type { Sentence } from './reading.ts';
import type { Token } from './token.ts';
import { denialsBehind } from './words/denial-words.ts';
import { denialsAhead } from './words/dropped-words.ts';
import { fillerPhrases, fillerWords } from './words/filler-words.ts';
import { peakWords } from './words/near-words.ts';
import { behindWays, besideWays } from './words/way-words.ts';
import { modeWords, vehicleWords, type TravelMode } from './words/vehicle-words.ts';

interface Way {
  mode: TravelMode;
  isPeak: boolean;
}

/**
 * "By car instead", "bus se nahi gadi se. office time me": the ways of before by this one. Undefined where the sentence says anything else,
 * or where no way was asked for before.
 */
export function byWay(
  constraints: readonly Constraint[],
  sentence: Sentence,
): Constraint[] | undefined {
  const way = constraints.some(isWay) ? wayAlone(sentence.tokens) : undefined;
  if (way === undefined) return undefined;
  return constraints.map((one) => {
    if (!isWay(one)) return one;
    const { place, withinMinutes, who } = one.value;
    const value = {
      place,
      withinMinutes,
      mode: way.mode,
      ...(who === undefined ? {} : { who }),
      // Nobody walks in a jam.
      ...(way.mode !== 'walk' && (way.isPeak || one.value.peak === true) ? { peak: true } : {}),
      ...(one.value.at === undefined ? {} : { at: one.value.at }),
    };
    return relabelled({ ...one, value }, sentence);
  });
}

type WayWish = Extract<Constraint, { field: 'near' }> & {
  value: Extract<Extract<Constraint, { field: 'near' }>['value'], { mode: TravelMode }>;
};

const isWay = (one: Constraint): one is WayWish =>
  one.field === 'near' && one.strength !== 'avoid' && 'mode' in one.value;

/** The one way that a sentence names and does not refuse, where it says nothing else. */
function wayAlone(tokens: readonly Token[]): Way | undefined {
  const said = new Set<TravelMode>();
  let isPeak = false;
  for (let at = 0; at < tokens.length;) {
    const mode = phraseAt(modeWords, tokens, at) ?? phraseAt(vehicleWords, tokens, at);
    const peak = lengthAt(peakWords, tokens, at);
    if (mode !== undefined && mode.length >= peak) {
      const end = at + mode.length;
      const isBehind = behindWays.has(tokens[end]?.text ?? '');
      const to = isBehind ? end + 1 : end;
      if (!isRefused(tokens, at, to)) {
        // "Metro must" wishes for a station.
        if (!isBehind && mode.length === 1) return undefined;
        said.add(mode.value);
      }
      at = to;
    } else if (peak > 0) {
      isPeak = true;
      at += peak;
    } else {
      const length = idleAt(tokens, at);
      if (length === 0) return undefined;
      at += length;
    }
  }
  const [mode, other] = said;
  return mode === undefined || other !== undefined ? undefined : { mode, isPeak };
}

const isRefused = (tokens: readonly Token[], from: number, to: number): boolean =>
  denialsAhead.has(tokens[from - 1]?.text ?? '') || denialsBehind.has(tokens[to]?.text ?? '');

/** Words that say nothing of their own beside a way. */
function idleAt(tokens: readonly Token[], at: number): number {
  const text = tokens[at]?.text ?? '';
  const isIdle =
    !/[\p{L}\p{M}\d]/u.test(text) ||
    fillerWords.has(text) ||
    denialsAhead.has(text) ||
    denialsBehind.has(text) ||
    besideWays.has(text);
  return Math.max(lengthAt(fillerPhrases, tokens, at), isIdle ? 1 : 0);
}

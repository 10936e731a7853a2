import { lengthAt, list, phraseSet, rowLength } from '../phrases.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import {
  dealClosings,
  dealRefusals,
  dealsOff,
  homesLacking,
  homesRefused,
  lackingWords,
  lackWords,
  paperNames,
} from '../words/deal-words.ts';

export const condition: Reader = {
  begins: (text) =>
    dealRefusals.has(text) ||
    lackingWords.has(text) ||
    lackWords.has(text) ||
    dealsOff.has(text) ||
    homesRefused.has(text),
  read: readCondition,
};

/**
 * "no lift, no deal", "without OC I won't buy", "no OC no": refused twice, so it is needed. Both refusals are read
 * over, and what stands between them is the wish that it is.
 */
function readCondition({ tokens }: Sentence, at: number): Reading | undefined {
  const length = lengthAt(refusalOf(tokens, at), tokens, at);
  if (length > 0 && isJudgedBehind(tokens, at, at + length)) return { length, kind: 'filler' };
  const refusal = refusalOfLacking(tokens, at);
  if (refusal > 0) return { length: refusal, kind: 'filler' };
  return judgementLength(tokens, at);
}

/** "no flats without OC", "don't show anything without RERA": both the "no" and the "without". */
function refusalOfLacking(tokens: readonly Token[], at: number): number {
  const refusal = lengthAt(dealRefusals, tokens, at);
  if (refusal > 0) {
    const lacking = at + refusal + rowLength(homesLacking, tokens, at + refusal);
    return lengthAt(lackingWords, tokens, lacking) > 0 ? refusal : 0;
  }
  const length = lengthAt(lackingWords, tokens, at);
  if (length === 0) return 0;
  for (let from = at - 1; from >= Math.max(0, at - MOST_BETWEEN); from--) {
    const before = lengthAt(dealRefusals, tokens, from);
    const isRefused =
      before > 0 && from + before + rowLength(homesLacking, tokens, from + before) === at;
    if (isRefused) return length;
  }
  return 0;
}

const NOTHING = phraseSet([]);
const NO = phraseSet(list(`no`));

function refusalOf(tokens: readonly Token[], at: number) {
  const text = tokens[at]?.text ?? '';
  if (text === 'no') return NO;
  return text === 'without' || text === 'w' || text === 'if' ? lackWords : NOTHING;
}

/** As far as people speak between the two refusals. */
const MOST_BETWEEN = 6;

function isJudgedBehind(tokens: readonly Token[], from: number, start: number): boolean {
  for (let at = start + 1; at <= start + MOST_BETWEEN; at++) {
    const length = judgementAt(tokens, from, at);
    if (length > 0) return isEnd(tokens, at + length);
    if (ENDS.has(tokens[at]?.text ?? '')) return false;
  }
  return false;
}

/** How many words judge the home that lacks what was named at `from`. */
function judgementAt(tokens: readonly Token[], from: number, at: number): number {
  const off = lengthAt(dealsOff, tokens, at);
  if (off > 0) return off;
  if (tokens[from]?.text !== 'no') return lengthAt(homesRefused, tokens, at);
  const named = tokens.slice(from + 1, at);
  const isPaper = named.length === 1 && paperNames.has(named[0]?.text ?? '');
  return isPaper && tokens[at]?.text === 'no' ? 1 : 0;
}

/** The second refusal, where the first one stands before it. */
function judgementLength(tokens: readonly Token[], at: number): Reading | undefined {
  for (let from = at - 1; from >= Math.max(0, at - MOST_BETWEEN - 3); from--) {
    const opening = lengthAt(refusalOf(tokens, from), tokens, from);
    const length = opening === 0 || from + opening >= at ? 0 : judgementAt(tokens, from, at);
    if (length === 0 || !isEnd(tokens, at + length)) continue;
    if (isJudgedBehind(tokens, from, from + opening)) return { length, kind: 'filler' };
  }
  return undefined;
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text;
  return text === undefined || !/^[\p{L}\d]/u.test(text) || dealClosings.has(text);
}

const ENDS = new Set(['.', ';', '\n', '?', '!', 'but']);

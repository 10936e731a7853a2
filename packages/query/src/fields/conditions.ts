import { lengthAt, list, phraseSet, rowLength } from '../phrases.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';

export const condition: Reader = {
  begins: (text) =>
    refusals.has(text) ||
    lackingWords.has(text) ||
    LACKS.has(text) ||
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
  const refusal = lengthAt(refusals, tokens, at);
  if (refusal > 0) {
    const lacking = at + refusal + rowLength(HOMES, tokens, at + refusal);
    return lengthAt(lackingWords, tokens, lacking) > 0 ? refusal : 0;
  }
  const length = lengthAt(lackingWords, tokens, at);
  if (length === 0) return 0;
  for (let from = at - 1; from >= Math.max(0, at - MOST_BETWEEN); from--) {
    const before = lengthAt(refusals, tokens, from);
    const isRefused = before > 0 && from + before + rowLength(HOMES, tokens, from + before) === at;
    if (isRefused) return length;
  }
  return 0;
}

const refusals = phraseSet(
  list(`
    no; never; nothing; none; avoid; skip; reject; exclude; dont show; dont show me; do not show;
    do not show me; dont want; do not want; i dont want; dont suggest; dont send; dont give;
    not interested in; dont consider; do not consider; wont consider; will not consider; wont buy;
    will not buy; not looking for; hate; remove; hide; drop; ignore
  `),
);
const lackingWords = phraseSet(list(`without; without any; w/o; lacking; that lack; that lacks`));
const HOMES = new Set(
  `flat flats apartment apartments villa villas home homes house houses plot plots site sites project projects
  property properties building buildings society societies anything something one ones those any the a listing
  listings options me please 1 2 3 4 5 bhk bedroom`.split(/\s+/),
);

const NOTHING = phraseSet([]);
const LACKS = phraseSet(list(`without; without any; w/o; if there is no; if no`));
const NO = phraseSet(list(`no`));

function refusalOf(tokens: readonly Token[], at: number) {
  const text = tokens[at]?.text ?? '';
  if (text === 'no') return NO;
  return text === 'without' || text === 'w' || text === 'if' ? LACKS : NOTHING;
}

/** What ends every talk, whatever it is said of. */
const dealsOff = phraseSet(
  list(`
    no deal; no buy; no buying; no purchase; no sale; no booking; no token; i wont buy; wont buy;
    we wont buy; i will not buy; will not buy; i wont book; wont book; not buying
  `),
);

/** What refuses a home only behind "without": of "no villas" it says the same again. */
const homesRefused = phraseSet(
  list(`
    i wont take; wont take; wont consider; i wont consider; will not consider; dont show;
    dont show me; do not show; dont send; not interested; i am not interested; no use; no chance;
    no way; no thanks; useless; reject; not ok; not okay; not fine; not acceptable; is not ok; is not okay;
    is not acceptable; not allowed; wont do; will not do; wont work; nahi chalega; aagalla; agalla
  `),
);

/** Papers: nobody says "no OC, no" of an OC that they do not want. */
const PAPERS = new Set(['oc', 'rera', 'khata', 'khatha', 'title', 'occupancy']);

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
  const isPaper = named.length === 1 && PAPERS.has(named[0]?.text ?? '');
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
  return text === undefined || !/^[\p{L}\d]/u.test(text) || CLOSING.has(text);
}

const ENDS = new Set(['.', ';', '\n', '?', '!', 'but']);
const CLOSING = new Set(['at', 'please', 'pls', 'sir', 'and', 'it', 'period', 'so', 'boss']);

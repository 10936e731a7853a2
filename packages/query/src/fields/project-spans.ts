import {
  letterSet,
  lettersApart,
  misspellingCost,
  plainWord,
  soundOf,
} from '../gazetteer/spelling.ts';
import { isNativeScript, latinOf } from '../gazetteer/transliteration.ts';
import { isBuilderWord, isHead, isWord, wordKey } from '../name-words.ts';
import { placeAt } from '../place-matching.ts';
import { isTelling } from '../project-index.ts';
import type { ProjectIndex } from '../project-index.ts';
import type { Token } from '../token.ts';
import {
  countedBesideNames,
  numberedNames,
  ownKinds,
  spanJoints,
} from '../words/name-part-words.ts';

/** Words of a sentence that may name a project. */
export interface ProjectSpan {
  /** Tokens `[start, end)`. */
  start: number;
  end: number;
  /** The projects that the words fit equally. */
  slugs: readonly string[];
  /** 0 for a name in full; a part of it and a slip cost something. */
  cost: number;
  isPartial: boolean;
  /** The words beside it say something else: another phase, another builder, another kind of place. */
  isDoubtful: boolean;
}

interface NameWord {
  /** Tokens `[at, end)`. */
  at: number;
  end: number;
  key: string;
  cost: number;
}

const MOST_WORDS = 8;
const MOST_CHOICES = 6;
const MOST_HOLDERS = 3000;
const PARTIAL_COST = 0.5;

/** Every project that the words from a token on may name, the longest span first. */
export function projectSpansAt(
  index: ProjectIndex,
  tokens: readonly Token[],
  at: number,
  suspects?: ReadonlySet<number>,
): ProjectSpan[] {
  const words = nameWordsAt(index, tokens, at, suspects);
  const spans: ProjectSpan[] = [];
  for (let count = words.length; count > 0; count--) {
    const span = spanOf(index, tokens, words.slice(0, count));
    if (span !== undefined) spans.push(span);
  }
  return spans;
}

/** Whether a word that nothing could read is a slip of a word in some name. */
export function isSlipOfProject(
  index: ProjectIndex,
  tokens: readonly Token[],
  at: number,
): boolean {
  return wordAt(index, tokens, at, new Set([at])) !== undefined;
}

function nameWordsAt(
  index: ProjectIndex,
  tokens: readonly Token[],
  start: number,
  suspects: ReadonlySet<number> | undefined,
): NameWord[] {
  const words: NameWord[] = [];
  let at = start;
  while (words.length < MOST_WORDS) {
    const word = wordAt(index, tokens, at, suspects);
    if (word !== undefined) {
      words.push(word);
      at = word.end;
    } else if (words.length > 0 && spanJoints.has(tokens[at]?.text ?? '')) {
      at++;
    } else break;
  }
  return words;
}

function wordAt(
  index: ProjectIndex,
  tokens: readonly Token[],
  at: number,
  suspects: ReadonlySet<number> | undefined,
): NameWord | undefined {
  const text = tokens[at]?.text ?? '';
  if (!isWord(text)) return undefined;
  const key = wordKey(text);
  if (index.byWord.has(key)) {
    const isOfUnit = /^\d/.test(text) && countedBesideNames.test(tokens[at + 1]?.text ?? '');
    return isOfUnit ? undefined : { at, end: at + 1, key, cost: 0 };
  }
  const joined = wordKey(text + (tokens[at + 1]?.text ?? ''));
  if (text.length > 2 && joined.length > 5 && index.byWord.has(joined)) {
    return { at, end: at + 2, key: joined, cost: 0.1 };
  }
  if (isNativeScript(text)) return slipAt(index, at, latinOf(plainWord(text)), OF_SCRIPT);
  return suspects?.has(at) === true ? slipAt(index, at, key, OF_FINGER) : undefined;
}

const SHORTEST_SLIP = 4;

/** How far a word may lie from the name that was meant. */
interface Slip {
  cost: number;
  /** Letters that only one of the two has. */
  letters: number;
  length: number;
}

const OF_FINGER: Slip = { cost: 1.5, letters: 2, length: 1 };
/** English written in an Indian script: "टाउन" is town. */
const OF_SCRIPT: Slip = { cost: 1.8, letters: 4, length: 2 };

/** The word of a name that was meant; none where two are as near. */
function slipAt(
  index: ProjectIndex,
  at: number,
  written: string,
  allowed: Slip,
): NameWord | undefined {
  if (written.length < SHORTEST_SLIP) return undefined;
  // Few people miss the first letter; where it is swapped with the second, that begins the name.
  const [first, second] = [written.charAt(0), written.charAt(1)];
  const starts = [first, second, ...(allowed === OF_SCRIPT ? (WRITTEN_ALSO.get(first) ?? []) : [])];
  let key: string | undefined;
  for (const start of starts) key ??= nearestWord(index, written, start, allowed);
  return key === undefined ? undefined : { at, end: at + 1, key, cost: SLIP_COST };
}

/** How English may write what an Indian script writes by its sound: "सिट्रीन" is Citrine. */
const WRITTEN_ALSO = new Map([
  ['s', ['c']],
  ['k', ['c', 'q']],
  ['v', ['w']],
  ['j', ['g']],
]);

const SLIP_COST = 0.5;
const COST_OF_A_SWAP = 0.8;

function nearestWord(
  index: ProjectIndex,
  written: string,
  first: string,
  allowed: Slip,
): string | undefined {
  const sound = soundOf(written);
  const letters = letterSet(sound);
  let nearest: string | undefined;
  let isTied = false;
  // Of four letters only two may be swapped: "twon".
  let least = written.length > SHORTEST_SLIP ? allowed.cost : COST_OF_A_SWAP;
  for (let more = -allowed.length; more <= allowed.length; more++) {
    for (const word of index.spelledLike(first, written.length + more)) {
      if (lettersApart(letters, word.letters) > allowed.letters) continue;
      const cost = misspellingCost(sound, word.sound, least);
      if (cost > least) continue;
      isTied = nearest !== undefined && cost === least;
      nearest = word.key;
      least = cost;
    }
  }
  return isTied ? undefined : nearest;
}

function spanOf(
  index: ProjectIndex,
  tokens: readonly Token[],
  said: readonly NameWord[],
): ProjectSpan | undefined {
  const [start, end] = [said[0]?.at ?? 0, said.at(-1)?.end ?? 0];
  const keys = said.map(({ key }) => key);
  const slips = said.reduce((sum, { cost }) => sum + cost, 0);
  // One misspelt word is as likely a slip of a name that is not listed.
  const isLoneSlip = said.length === 1 && slips >= SLIP_COST;
  const { slugsOf } = index;
  const whole = index.called(keys.join(' '));
  if (whole.length > 0) {
    if (keys.length === 1 && !isTelling(index, keys[0] ?? '') && !isLong(keys[0])) return undefined;
    const slugs = [...new Set([...slugsOf(whole), ...slugsOf(ofBuilders(index, keys))])];
    return { start, end, slugs, cost: slips, isPartial: false, isDoubtful: isLoneSlip };
  }
  if (keys.length === 1 && !isTelling(index, keys[0] ?? '')) return undefined;
  if (numberedNames.has(keys.at(-1) ?? '')) return undefined;
  if (isLoneSlip && !isLikely(tokens[start]?.text ?? '', keys[0] ?? '')) return undefined;
  // "Hebbal" of "Hebbal Crown" is where somebody looks, whatever is built there.
  if (isPlace(tokens, start, end)) return undefined;
  const found = holdersOf(index, keys);
  if (found.length === 0) return undefined;
  const reordered = found.filter((id) => index.wordsOf(id).length === keys.length);
  if (reordered.length > 0 && keys.length > 1) {
    const slugs = slugsOf(reordered);
    return { start, end, slugs, cost: 0.1 + slips, isPartial: false, isDoubtful: false };
  }
  if (!keys.some((key) => isTelling(index, key)) && !found.every((id) => isRun(index, id, keys))) {
    return undefined;
  }
  if (found.length > MOST_CHOICES) return undefined;
  return {
    start,
    end,
    slugs: slugsOf(found),
    cost: PARTIAL_COST + slips,
    isPartial: true,
    isDoubtful: isLoneSlip || found.some((id) => isGainsaid(index.wordsOf(id), tokens, start, end)),
  };
}

/** Whether all these words are in the name of a place that begins with them or a little before. */
function isPlace(tokens: readonly Token[], start: number, end: number): boolean {
  const isIn = (said: readonly Token[], from: number) =>
    from + (placeAt(said, from, { allowTypos: false })?.length ?? 0) >= end;
  for (let from = Math.max(0, start - WORDS_BEFORE); from <= start; from++) {
    if (isIn(tokens, from) || isIn(tokens.slice(0, end), from)) return true;
  }
  return false;
}

const WORDS_BEFORE = 4;

/** A name of one everyday word is a name when nobody else says it. */
function isLong(key = ''): boolean {
  return key.length > 5 && !isHead(key) && !isBuilderWord(key);
}

/** "devara" and "march" are words nobody knew, not Evara and Marq: one word alone must be long and begin alike. */
function isLikely(written: string, key: string): boolean {
  return written.length > 6 && (isNativeScript(written) || written.charAt(0) === key.charAt(0));
}

/** The projects whose names hold all these words. */
function holdersOf(index: ProjectIndex, keys: readonly string[]): number[] {
  const rarest = keys
    .map((key) => index.byWord.get(key) ?? [])
    .reduce((few, holders) => (holders.length < few.length ? holders : few));
  if (rarest.length > MOST_HOLDERS) return [];
  return rarest.filter((id) => {
    const words = index.wordsOf(id);
    return keys.every((key) => words.includes(key));
  });
}

/** "Cartolia" is also how people say "Confident Cartolia": whoever leaves the builder out may mean either. */
function ofBuilders(index: ProjectIndex, keys: readonly string[]): number[] {
  if (keys.some(isBuilderWord)) return [];
  return holdersOf(index, keys).filter((id) => {
    const own = index.wordsOf(id).filter((key) => !isBuilderWord(key));
    return own.length === keys.length;
  });
}

/** "Town park" of "Sobha Town Park": words that follow each other in the name too, and not a builder's alone. */
function isRun(index: ProjectIndex, id: number, keys: readonly string[]): boolean {
  const words = index.wordsOf(id);
  const own = keys.filter(
    (key) => !numberedNames.has(key) && !spanJoints.has(key) && key.length > 1,
  );
  if (own.length < 2 || own.every((key) => isBuilderWord(key) || /\d/.test(key))) return false;
  return words.some((_, from) => keys.every((key, step) => words[from + step] === key));
}

/** "MSR City phase 2", "Brigade town park", "Golfshire Enclave", where the catalogue's is another one. */
function isGainsaid(
  words: readonly string[],
  tokens: readonly Token[],
  start: number,
  end: number,
): boolean {
  const [before, after] = [tokens[start - 1], tokens[end]].map((token) =>
    wordKey(token?.text ?? ''),
  );
  const isOther = (key = '') => key !== '' && !words.includes(key);
  if (
    words.some(isBuilderWord) &&
    [before, after].some((key = '') => isBuilderWord(key) && isOther(key))
  ) {
    return true;
  }
  if (ownKinds.has(after ?? '') && isOther(after)) return true;
  return numberedNames.has(after ?? '') && !words.includes(wordKey(tokens[end + 1]?.text ?? ''));
}

import { lengthAt, phraseAt } from '../phrases.ts';
import type { Token } from '../token.ts';
import type { Change, Reader, Reading, Sentence } from '../reading.ts';
import {
  anyBuilderWords,
  anyFacingWords,
  anywhereWords,
  denialsAhead,
  elsewhereWords,
  exceptsBehind,
  forgettable,
  forgettableKinds,
  forgetWords,
  noLimitWords,
  otherThan,
  priceEnds,
  refusesAhead,
  wishNouns,
} from '../words/dropped-words.ts';
import { clearing, everything, restartWords } from '../words/restart-words.ts';

/** What only makes sense beside the sentence before: "drop the budget", "10 lakh more", "start over". */

export const forget: Reader = {
  begins: (text) =>
    restartWords.has(text) ||
    clearing.has(text) ||
    everything.has(text) ||
    elsewhereWords.has(text) ||
    anywhereWords.has(text) ||
    anyBuilderWords.has(text) ||
    anyFacingWords.has(text) ||
    noLimitWords.has(text) ||
    forgetWords.has(text),
  read: readForget,
};

/** "drop the budget", "any budget", "start over". */
function readForget({ tokens }: Sentence, at: number): Reading | undefined {
  const restart = lengthAt(restartWords, tokens, at) || clearedLength(tokens, at);
  if (restart > 0) return { length: restart, kind: 'change', change: { change: 'restart' } };
  const anywhere = lengthAt(anywhereWords, tokens, at);
  if (anywhere > 0 && !exceptsBehind.has(tokens[at + anywhere]?.text ?? '')) {
    return { length: anywhere, kind: 'change', change: { change: 'anywhere' } };
  }
  const elsewhere = lengthAt(elsewhereWords, tokens, at);
  if (elsewhere > 0 && !isDenied(tokens, at)) {
    return { length: elsewhere, kind: 'change', change: { change: 'anywhere' } };
  }
  const builder = lengthAt(anyBuilderWords, tokens, at);
  if (builder > 0 && !otherThan.has(tokens[at + builder]?.text ?? '')) {
    return { length: builder, kind: 'change', change: { change: 'forget', field: 'promoter' } };
  }
  const facing = lengthAt(anyFacingWords, tokens, at);
  if (facing > 0 && !otherThan.has(tokens[at + facing]?.text ?? '')) {
    return { length: facing, kind: 'change', change: { change: 'forget', field: 'facing' } };
  }
  const unlimited = lengthAt(noLimitWords, tokens, at);
  if (unlimited > 0) {
    return { length: unlimited, kind: 'change', change: { change: 'forget', field: 'price' } };
  }
  const verb = lengthAt(forgetWords, tokens, at);
  if (verb === 0) return undefined;
  const bound = phraseAt(priceEnds, tokens, at + verb);
  if (bound !== undefined && isEndOfThought(tokens[at + verb + bound.length])) {
    const change: Change = { change: 'open-end', end: bound.value };
    return { length: verb + bound.length, kind: 'change', change };
  }
  const kinds = phraseAt(forgettableKinds, tokens, at + verb);
  const isOfKind = kinds !== undefined && !refusesAhead.has(tokens[at]?.text ?? '');
  if (isOfKind && isEndOfThought(tokens[at + verb + kinds.length])) {
    const change: Change = { change: 'forget', field: 'near', kinds: kinds.value };
    return { length: verb + kinds.length, kind: 'change', change };
  }
  const what = phraseAt(forgettable, tokens, at + verb);
  if (what === undefined) return undefined;
  // "No lake" refuses one.
  if (what.value === 'nearWater' && refusesAhead.has(tokens[at]?.text ?? '')) return undefined;
  const change: Change = { change: 'forget', field: what.value };
  const end = at + verb + what.length;
  const noun = wishNouns.has(tokens[end]?.text ?? '') ? 1 : 0;
  return { length: verb + what.length + noun, kind: 'change', change };
}

/** The verb and what it clears, whichever comes first. */
function clearedLength(tokens: readonly Token[], at: number): number {
  const verb = lengthAt(clearing, tokens, at);
  if (verb > 0) {
    const all = lengthAt(everything, tokens, at + verb);
    return all === 0 ? 0 : verb + all;
  }
  const all = lengthAt(everything, tokens, at);
  const behind = all === 0 ? 0 : lengthAt(clearing, tokens, at + all);
  return behind === 0 ? 0 : all + behind;
}

/** "I don't want to live elsewhere". */
function isDenied(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 4), at).some(({ text }) => denialsAhead.has(text));
}

/** In "no minimum 1200 sqft" the least is of something else. */
function isEndOfThought(next: Token | undefined): boolean {
  return next === undefined || !/^[\p{L}\d]/u.test(next.text) || next.text === 'and';
}

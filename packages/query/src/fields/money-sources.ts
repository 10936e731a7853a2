import { lengthAt, phraseAt } from '../phrases.ts';
import type { Span, Token } from '../token.ts';
import { bhkWords } from '../words/bhk-words.ts';
import {
  englishOwner,
  forThem,
  ownersSelf,
  owning,
  sources,
  speakersOwn,
  spokenTo,
  withSomebody,
} from '../words/funding-words.ts';
import { peopleWords } from '../words/people-words.ts';
import { span } from './money-clauses.ts';

/* Whose money an amount is, or who lends it. */

interface SourceSaid {
  source: 'own' | 'loan';
  at: Span;
}

/** A loan wins over words that only say that it is there. */
export function sourceIn(tokens: readonly Token[], { from, to }: Span): SourceSaid | undefined {
  let found: SourceSaid | undefined;
  for (let at = from; at < to; at++) {
    const source = phraseAt(sources, tokens, at) ?? withSomebodyAt(tokens, at);
    if (source === undefined || at + source.length > to) continue;
    const said = { source: source.value, at: span(at, at + source.length) };
    if (source.value === 'loan') return said;
    found = said;
  }
  return found;
}

function withSomebodyAt(tokens: readonly Token[], at: number) {
  const length = lengthAt(withSomebody, tokens, at);
  return length > 0 ? { length, value: 'own' as const } : undefined;
}

/** Close beside an amount somebody is named whose it may be, and no home. */
export function isSomebodys(tokens: readonly Token[], before: Span, behind: Span): boolean {
  const near = [
    span(Math.max(before.from, before.to - CLOSE), before.to),
    span(behind.from, Math.min(behind.to, behind.from + CLOSE)),
  ];
  return (
    near.some((one) => {
      for (let at = one.from; at < one.to; at++)
        if (lengthAt(bhkWords, tokens, at) > 0) return false;
      for (let at = one.from; at < one.to; at++) if (isPersonAt(tokens, at)) return true;
      return false;
    }) || isNamedBefore(tokens, before)
  );
}

/** "I give 50, my brother 40 and sister 35": a person with nothing but the amount behind them, who is not spoken to. */
function isNamedBefore(tokens: readonly Token[], { from, to }: Span): boolean {
  return [1, 2].some((back) => {
    // "… putting 40, me 35": a thought of nothing else.
    if (back === 1 && to - 1 === from && speakersOwn.has(tokens[from]?.text ?? '')) return true;
    const person = phraseAt(peopleWords, tokens, to - back);
    if (person?.length !== back || person.value === 'me' || to - back < from) return false;
    const isMine = phraseAt(peopleWords, tokens, to - back - 1)?.value === 'me';
    return isMine || (to - back === from && !spokenTo.has(tokens[from]?.text ?? ''));
  });
}

/** "Mine", or somebody with what says that it is theirs; "bhai 60 lakh" may be spoken to a brother. */
export function isPersonAt(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  const person = phraseAt(peopleWords, tokens, at);
  const next = at + (person?.length ?? 1);
  if (lengthAt(forThem, tokens, next) > 0) return false;
  if (ownersSelf.has(text)) return true;
  if (person === undefined || person.value === 'me') return false;
  return owning.has(tokens[next]?.text ?? '') || englishOwner.test(text);
}

const CLOSE = 3;

import { isTaxTerm, type TermId } from '@manemitra/domain/terms';
import { numberAt } from './numbers.ts';
import { lengthAt, phraseAt } from './phrases.ts';
import type { Token } from './token.ts';
import { tokenize } from './tokens.ts';
import {
  closers,
  courtesies,
  howMuch,
  meaningClosers,
  meaningOpeners,
  openers,
  setAgainst,
  taxAskers,
  taxOpeners,
  taxScopes,
  termJoints,
  termWords,
  wishVerbs,
} from './words/term-words.ts';

/** A question about words, not about homes: "what is A khata", "khata matlab kya". */
export interface TermQuestion {
  terms: TermId[];
  /** It can only ask for the meaning; "what is RERA" may also ask for the number of the project at hand. */
  isMeaning: boolean;
}

export function termQuestionIn(text: string): TermQuestion | undefined {
  return termQuestionOf(tokenize(text));
}

/** "What is …", "tell me about …". */
export function opensAsQuestion(tokens: readonly Token[]): boolean {
  return lengthAt(meaningOpeners, tokens, 0) > 0 || lengthAt(openers, tokens, 0) > 0;
}

/**
 * Every term that a text names, for a question that is told by its words and not by its form. What is only counted by one, "20 lakhs" and
 * "2 BHK", asks for none.
 */
export function termsNamed(text: string): TermId[] {
  const tokens = tokenize(text);
  const named = tokens.flatMap((_, at) => {
    const isCounted = numberAt(tokens, at) !== undefined || isBehindNumber(tokens, at);
    const terms = phraseAt(termWords, tokens, at)?.value ?? [];
    return terms.filter((term) => !(isCounted && COUNTING.has(term)));
  });
  return [...new Set(named)];
}

const isBehindNumber = (tokens: readonly Token[], at: number): boolean =>
  at > 0 && numberAt(tokens, at - 1)?.length === 1;

/** What figures are said with. */
const COUNTING: ReadonlySet<TermId> = new Set<TermId>(['lakh', 'bhk']);

/** Nothing may stand in it besides terms and the words that ask: "what is the khata of Lotus Heights" asks of a project. */
export function termQuestionOf(said: readonly Token[]): TermQuestion | undefined {
  const tokens = withoutCourtesies(said);
  return meaningQuestionOf(tokens) ?? taxQuestionOf(tokens);
}

function meaningQuestionOf(tokens: readonly Token[]): TermQuestion | undefined {
  const opening = lengthAt(meaningOpeners, tokens, 0);
  const plainOpening = opening > 0 ? 0 : lengthAt(openers, tokens, 0);
  const named = termsFrom(tokens, opening + plainOpening);
  if (named === undefined) return undefined;
  const isClosed = named.to === tokens.length;
  const isMeant = lengthAt(meaningClosers, tokens, named.to) === tokens.length - named.to;
  const isAsked = lengthAt(closers, tokens, named.to) === tokens.length - named.to;
  if (!isClosed && !isMeant && !isAsked) return undefined;
  const isMeaning =
    opening > 0 || (isMeant && !isClosed) || named.isSetAgainst || named.isOneOfAKind;
  const isQuestion = opening + plainOpening > 0 || !isClosed || named.isSetAgainst;
  return isQuestion ? { terms: named.terms, isMeaning } : undefined;
}

/**
 * "How much is GST on flats", "stamp duty in Bangalore": taxes and words that ask about them, in whatever order. Nobody
 * looks for homes by a tax, so that its bare name asks, too. What is asked of the city is not asked of the project at hand.
 */
function taxQuestionOf(tokens: readonly Token[]): TermQuestion | undefined {
  const terms: TermId[] = [];
  let isMeaning = false;
  for (let at = 0; at < tokens.length;) {
    const term = phraseAt(termWords, tokens, at);
    const tax = term?.value.every(isTaxTerm) === true ? term : undefined;
    const scope = lengthAt(taxScopes, tokens, at);
    terms.push(...(tax?.value ?? []));
    isMeaning ||= scope > 0;
    const length = Math.max(
      tax?.length ?? 0,
      scope,
      ...ASKING.map((phrases) => lengthAt(phrases, tokens, at)),
      termJoints.has(tokens[at]?.text ?? '') ? 1 : 0,
    );
    if (length === 0) return undefined;
    at += length;
  }
  return terms.length > 0 ? { terms: [...new Set(terms)], isMeaning } : undefined;
}

/** "How much is stamp duty if a flat costs 48 lakh": asked of a tax, whatever home and sum it is worked out for. */
export function asksOfTax(tokens: readonly Token[]): boolean {
  const isTax = tokens.some(
    (_, at) => phraseAt(termWords, tokens, at)?.value.every(isTaxTerm) === true,
  );
  return (
    isTax &&
    (taxOpeners.has(tokens[0]?.text ?? '') || tokens.some(({ text }) => howMuch.has(text))) &&
    !tokens.some(({ text }) => wishVerbs.has(text))
  );
}

const ASKING = [meaningOpeners, openers, closers, taxAskers];

function withoutCourtesies(tokens: readonly Token[]): readonly Token[] {
  const isSaid = ({ text }: Token) => !courtesies.has(text);
  const from = tokens.findIndex(isSaid);
  return from === -1 ? [] : tokens.slice(from, tokens.findLastIndex(isSaid) + 1);
}

interface Named {
  terms: TermId[];
  to: number;
  isSetAgainst: boolean;
  /** "an OC", "B khata": one of its kind, not that of a project. */
  isOneOfAKind: boolean;
}

const ARTICLES = new Set(['a', 'an']);

/** The terms that stand in a row from a token on. */
function termsFrom(tokens: readonly Token[], from: number): Named | undefined {
  const terms: TermId[] = [];
  let isSetAgainst = false;
  let isOneOfAKind = false;
  let at = from;
  for (;;) {
    let term = phraseAt(termWords, tokens, at);
    if (term === undefined && ARTICLES.has(tokens[at]?.text ?? '')) {
      term = phraseAt(termWords, tokens, ++at);
      isOneOfAKind = true;
    }
    if (term === undefined) return undefined;
    if (term.value.some((id) => id.startsWith('khata-'))) isOneOfAKind = true;
    terms.push(...term.value);
    at += term.length;
    const joint = tokens[at]?.text ?? '';
    if (!termJoints.has(joint)) break;
    isSetAgainst ||= setAgainst.has(joint);
    at++;
  }
  return { terms: [...new Set(terms)], to: at, isSetAgainst, isOneOfAKind };
}

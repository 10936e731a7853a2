import type { Field } from './criteria.ts';
import type { Question } from './interpretation.ts';
import { beginningsOf, lengthAt, phraseAt } from './phrases.ts';
import type { Piece, Sentence } from './reading.ts';
import type { Span, Token } from './token.ts';
import { ORDINARY_WORDS } from './gazetteer/ordinary-words.ts';
import { townsBeyond } from './gazetteer/towns-beyond.ts';
import { unplacedIn } from './institution-names.ts';
import { isNearBefore } from './near-before.ts';
import { fillerWords } from './words/filler-words.ts';
import { alternativeJoints, commaJoints } from './words/joint-words.ts';
import { areaHeads, besideNames, partsOfNames } from './words/name-part-words.ts';
import { nearAfter } from './words/near-words.ts';
import { institutionWords } from './words/people-words.ts';
import { howMuchWords, questionKindsOf } from './words/question-words.ts';

/* Names that nobody here knows: they are asked about, and nothing else is shown in their place without a word. */

/**
 * "Does Prestige Raintree Park have a servant room", "brigade eldorado alli 2bhk estu sqft ide": a builder and behind it words that no reader
 * knows, where something is asked of them, or where they are written as a name is.
 */
export function unknownProjectIn(
  { text, tokens, names }: Sentence,
  pieces: readonly Piece[],
  isAsking = asksSomething(tokens),
): Span | undefined {
  const isUnknown = unknownAmong(pieces, tokens);
  for (const at of beginningsOf(names.promoters, tokens)) {
    // "Near Phoenix Mall of Asia" names a place, whoever built it.
    if (isNearBefore(tokens, at)) continue;
    const start = at + lengthAt(names.promoters, tokens, at);
    let to = start;
    while (
      to < tokens.length &&
      to - start < LONGEST_NAME &&
      (isUnknown(to) || (to > start && partsOfNames.has(tokens[to]?.text ?? '')))
    )
      to++;
    if (to === start) continue;
    const [builder, name] = [tokens[at], tokens[start]];
    const isWritten = isCapital(text, name);
    if (isCapital(text, builder) ? !isWritten : (name?.text.length ?? 0) < SHORTEST_NAME) continue;
    if (isAsking || isWritten) {
      return { from: at, to };
    }
  }
  return undefined;
}

const LONGEST_NAME = 4;
/** Shorter words that nobody knows are more often small words of a dialect. */
const SHORTEST_NAME = 5;

/** A sentence asks by its sign, by the word it begins with, or by a word that asks at its end. */
export function asksSomething(tokens: readonly Token[]): boolean {
  if (tokens.some(({ text }) => text === '?')) return true;
  const words = tokens.filter(({ text }) => /^[\p{L}\p{M}\d]/u.test(text));
  const opens = openersOf(tokens).flatMap((text) => questionKindsOf(text));
  const tail = words.slice(-2).flatMap(({ text }) => questionKindsOf(text));
  return (
    opens.includes('asks') ||
    isPolar(words[0]) ||
    tail.includes('polar') ||
    tail.includes('asks') ||
    words.some(({ text }) => howMuchWords.has(text))
  );
}

/** "Any Sobha flats?" asks for homes, not of one. */
const isPolar = (token: Token | undefined): boolean =>
  token !== undefined && token.text !== 'any' && questionKindsOf(token.text).includes('polar');

/** The words with which it begins, and goes on behind a sign. */
function openersOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ text }, at) =>
    /^[\p{L}\p{M}]/u.test(text) && !/^[\p{L}\p{M}\d]/u.test(tokens[at - 1]?.text ?? '')
      ? [text]
      : [],
  );
}

function unknownAmong(pieces: readonly Piece[], tokens: readonly Token[]) {
  const unknown = new Set(
    pieces.flatMap((piece) =>
      piece.kind === 'unheld' && piece.isUnknown === true ? [piece.from] : [],
    ),
  );
  return (at: number): boolean => {
    const text = tokens[at]?.text ?? '';
    return (
      unknown.has(at) &&
      /^[\p{L}\p{M}]{2,}/u.test(text) &&
      !ORDINARY_WORDS.has(text) &&
      !fillerWords.has(text) &&
      questionKindsOf(text).length === 0
    );
  };
}

function isCapital(text: string, token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}\p{Ll}/u.test(text.slice(token.from, token.to));
}

/**
 * "near Christ University", "within 3 km of Columbia Asia", "Inventure Academy ke paas", "in RMV Extension": a place that has a name, and
 * none that we know.
 */
function unknownPlaceIn({ text, tokens }: Sentence, pieces: readonly Piece[]): Span | undefined {
  const isUnknown = unknownAmong(pieces, tokens);
  const hasName = (from: number, to: number) => {
    for (let at = from; at < to; at++)
      if (isUnknown(at) && isCapital(text, tokens[at])) return true;
    return false;
  };
  for (const at of tokens.keys()) {
    if (!isCapital(text, tokens[at])) continue;
    let to = at;
    while (to < tokens.length && to - at < LONGEST_NAME && isCapital(text, tokens[to])) to++;
    const isInstitution = [...Array(to - at).keys()].some(
      (step) => lengthAt(institutionWords, tokens, at + step) > 0,
    );
    const isNear =
      isNearBefore(tokens, at) ||
      lengthAt(nearAfter, tokens, to) > 0 ||
      (besideNames.has(tokens[at - 1]?.text ?? '') && areaHeads.has(tokens[to - 1]?.text ?? ''));
    if (isNear && hasName(at, to) && (isInstitution || to - at > 1)) return { from: at, to };
    if (hasName(at, to) && isListedBesidePlace(tokens, pieces, { from: at, to })) {
      return { from: at, to };
    }
  }
  return undefined;
}

/** "near Manyata or Kirloskar", "Hebbal, Xyz Nagar or Jakkur": what is joined to places by "or" is a place too, and none that we know. */
function isListedBesidePlace(
  tokens: readonly Token[],
  pieces: readonly Piece[],
  { from, to }: Span,
): boolean {
  const isPlace = (piece: Piece | undefined) =>
    piece?.kind === 'wish' && piece.wishes.some(({ field }) => PLACED.has(field));
  const before = pieces.find((piece) => piece.to === from - 1);
  const after = pieces.find((piece) => piece.from === to + 1);
  const isOr = (at: number) => alternativeJoints.has(tokens[at]?.text ?? '');
  const isJoint = (at: number) => commaJoints.has(tokens[at]?.text ?? '');
  return (
    (isJoint(from - 1) && isPlace(before) && (isOr(from - 1) || isOr(to))) ||
    (isOr(to) && isPlace(after) && from === 0)
  );
}

const PLACED: ReadonlySet<Field> = new Set<Field>(['near', 'locality']);

/** What is asked about the names that nobody knows. */
export function unknownNameQuestions(
  sentence: Sentence,
  pieces: readonly Piece[],
  isOfProjects: boolean,
): Question[] {
  const { text, tokens } = sentence;
  const said = ({ from, to }: Span) => text.slice(tokens[from]?.from, tokens[to - 1]?.to);
  const asksOf = (about: Field) =>
    pieces.some((piece) => piece.kind === 'ask' && piece.question.about === about);
  const [unplaced] = unplacedIn(tokens);
  const project =
    asksOf('project') || unplaced !== undefined
      ? undefined
      : unknownProjectIn(sentence, pieces, isOfProjects || asksSomething(tokens));
  const place = asksOf('near') ? undefined : (unplaced ?? unknownPlaceIn(sentence, pieces));
  const town = phraseAt(townsBeyond, tokens, beginningsOf(townsBeyond, tokens)[0] ?? -1);
  return [
    ...(town === undefined
      ? []
      : [
          {
            about: 'locality' as const,
            text: `${town.value} lies outside the area we search. Which place nearer to Bengaluru would do?`,
            choices: [],
          },
        ]),
    ...(project === undefined
      ? []
      : [
          {
            about: 'project' as const,
            quote: said(project),
            text: `We do not know the project “${said(project)}”. Is it spelt otherwise?`,
            choices: [],
          },
        ]),
    ...(place === undefined
      ? []
      : [
          {
            about: 'near' as const,
            quote: said(place),
            text: `We do not know “${said(place)}”. Which area or landmark is it near?`,
            choices: [],
          },
        ]),
  ];
}

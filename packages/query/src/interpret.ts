import { constraintsOf } from './constraints.ts';
import { intentOf } from './intents.ts';
import type { InterpretContext, Interpretation } from './interpretation.ts';
import { languageOf } from './languages.ts';
import { mergeWishes } from './merge.ts';
import { nameIndexOf } from './name-index.ts';
import { questionsOf } from './questions.ts';
import type { Piece, Sentence } from './reading.ts';
import { refined } from './refine.ts';
import { scan } from './scan.ts';
import { settleScopes } from './scope.ts';
import { settleByNeighbours } from './settle.ts';
import { withSpellingRepaired } from './spelling.ts';
import { tokenize } from './tokens.ts';
import { unreadWords } from './unread.ts';

/**
 * What a sentence means. Pure: the same text, date, names and previous interpretation always give the
 * same answer, and every text gives one. In a refinement the constraints that it does not touch are those of
 * `previous`, unchanged: their quotes and spans are of the sentence they came from.
 */
export function interpret(text: string, context: InterpretContext): Interpretation {
  const sentence: Sentence = {
    text,
    tokens: tokenize(text),
    today: context.today,
    names: nameIndexOf(context.names),
  };
  const pieces = read(sentence);
  const placed = settleByNeighbours(settleScopes(pieces), pieces, context.previous?.constraints);
  const intent = intentOf(pieces, sentence);
  const wanted = placed.filter(({ isWithdrawn }) => !isWithdrawn);
  const asksOfProjects = intent === 'project-question' || intent === 'compare';
  const meant = asksOfProjects ? wanted.filter(({ wish }) => wish.field === 'project') : wanted;
  const sort = pieces.findLast((piece) => piece.kind === 'sort')?.sort;
  const own: Interpretation = {
    intent,
    constraints: constraintsOf(mergeWishes(meant), pieces, sentence),
    ...(sort === undefined ? {} : { sort }),
    unread: unreadWords(pieces, sentence),
    questions: questionsOf(pieces, intent),
    language: languageOf(sentence.tokens, pieces),
  };
  return context.previous === undefined
    ? own
    : refined(context.previous, own, { placed, pieces, sentence });
}

/** Reads as written first; only then are the words nothing could read taken for misspelt ones. */
function read(sentence: Sentence): Piece[] {
  const pieces = scan(sentence);
  const suspects = unknownWords(pieces, sentence);
  if (suspects.size === 0) return pieces;
  return scan({
    ...sentence,
    tokens: withSpellingRepaired(sentence.tokens, suspects),
    suspects,
  });
}

const SHORTEST_SUSPECT = 4;
/** A text with more unknown words than this is not misspelt but about something else. */
const MOST_SUSPECTS = 30;

function unknownWords(pieces: readonly Piece[], { tokens }: Sentence): ReadonlySet<number> {
  const unknown = pieces.flatMap(({ kind, from, length }) =>
    kind === 'unheld' && length === 1 && (tokens[from]?.text.length ?? 0) >= SHORTEST_SUSPECT
      ? [from]
      : [],
  );
  return new Set(unknown.slice(0, MOST_SUSPECTS));
}

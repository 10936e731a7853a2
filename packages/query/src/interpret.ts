import { constraintsOf } from './constraints.ts';
import { intentOf } from './intents.ts';
import type { Constraint, InterpretContext, Interpretation } from './interpretation.ts';
import { languageOf } from './languages.ts';
import { isSameWish, mergeWishes } from './merge.ts';
import { nameIndexOf } from './name-index.ts';
import { questionsOf } from './questions.ts';
import type { Piece, Sentence } from './reading.ts';
import { refined } from './refine.ts';
import { scan } from './scan.ts';
import { settleScopes } from './scope.ts';
import type { PlacedWish } from './scope.ts';
import { settleByNeighbours } from './settle.ts';
import { withAlternativesRanked, withSharedLimits } from './shared-limits.ts';
import type { Limited } from './shared-limits.ts';
import { withSpellingRepaired } from './spelling.ts';
import { tokenize } from './tokens.ts';
import { unreadWords } from './unread.ts';
import { splitNote } from './unused-note.ts';
import { withinLimits } from './within-limits.ts';

/**
 * What a sentence means. Pure: the same text, date, names and previous interpretation always give the
 * same answer, and every text gives one. In a refinement the constraints that it does not touch are those of
 * `previous`, unchanged: their quotes and spans are of the sentence they came from.
 */
export function interpret(text: string, context: InterpretContext): Interpretation {
  const { said, unused } = splitNote(text);
  const meant = interpretSaid(said, context);
  if (unused.length === 0) return meant;
  return { ...meant, unread: [...new Set([...meant.unread, ...unused])] };
}

function interpretSaid(text: string, context: InterpretContext): Interpretation {
  if (text.length > MOST_CHARACTERS) return tooLong(text);
  const tokens = tokenize(text);
  if (tokens.length > MOST_TOKENS) return tooLong(text);
  const sentence: Sentence = {
    text,
    tokens,
    today: context.today,
    names: nameIndexOf(context.names),
  };
  const limited = limitedPlaces(piecesOf(sentence), sentence);
  const { pieces } = limited;
  const placed = settleByNeighbours(
    withAlternativesRanked(limited.placed, pieces),
    pieces,
    context.previous?.constraints,
  );
  const intent = intentOf(pieces, sentence);
  const wanted = placed.filter((one) => !one.isWithdrawn && !isTakenBack(one, context.previous));
  const asksOfProjects = intent === 'project-question' || intent === 'compare';
  const meant = wanted.filter(
    ({ wish }) =>
      intent !== 'term-question' &&
      (!asksOfProjects || wish.field === 'project') &&
      // The money of an instalment is a loan, not the price of a home.
      (intent !== 'emi' || wish.field !== 'price'),
  );
  const order = pieces.findLast((piece) => piece.kind === 'sort')?.sort;
  const sort = asksOfProjects || intent === 'term-question' ? undefined : order;
  const own: Interpretation = {
    intent,
    constraints: constraintsOf(mergeWishes(meant), pieces, sentence).map((one) =>
      isComparedArea(one, pieces) ? { ...one, assumed: AREAS_SEARCHED } : one,
    ),
    ...(sort === undefined ? {} : { sort }),
    unread:
      intent === 'term-question'
        ? []
        : unreadWords(unused(pieces, intent, context.previous), sentence),
    questions: questionsOf(pieces, intent),
    language: languageOf(sentence.tokens, pieces),
  };
  const read =
    context.previous === undefined
      ? own
      : refined(context.previous, own, { placed, pieces, sentence });
  return withinLimits(read, sentence);
}

/** More than anybody says of a home, and little enough to be read while somebody waits. */
const MOST_CHARACTERS = 4000;
/** 2,000 letters of prose are some 450; a text of signs and digits alone has more, and would be read for a second. */
const MOST_TOKENS = 500;
const SHOWN_OF_TOO_LONG = 80;

/** A text that is too long is not read in part: its end may take back what its beginning says. */
function tooLong(text: string): Interpretation {
  return {
    intent: 'search',
    constraints: [],
    unread: [`${text.slice(0, SHOWN_OF_TOO_LONG).trim()} …`],
    questions: [],
    language: 'en',
  };
}

const AREAS_SEARCHED = 'Areas cannot be compared, so homes in each of them are searched.';

/** "compare Whitefield and Sarjapur": what can be done is to search both. */
function isComparedArea({ field, strength }: Constraint, pieces: readonly Piece[]): boolean {
  const asksComparison = pieces.some(
    (piece) => piece.kind === 'intent' && piece.intent === 'compare',
  );
  return asksComparison && field === 'locality' && strength === 'must';
}

/** "pool hata do" takes the pool of the sentence before back; without one it forbids pools. */
function isTakenBack(one: PlacedWish, previous: Interpretation | undefined): boolean {
  if (one.isDropped !== true || previous === undefined) return false;
  return previous.constraints.some(
    (before) => before.strength !== 'avoid' && isSameWish(before, one.wish),
  );
}

/** Pieces that say nothing where they stand: an instalment in a search, a distance from nowhere. */
function unused(
  pieces: readonly Piece[],
  intent: Interpretation['intent'],
  previous: Interpretation | undefined,
): Piece[] {
  return pieces.map((piece) => {
    const isInstalment =
      piece.kind === 'intent' &&
      piece.intent === 'emi' &&
      (intent === 'search' || intent === 'refine');
    const isFromNowhere =
      previous?.constraints.some(({ field }) => PLACES.has(field)) !== true &&
      piece.kind === 'change' &&
      ['distance', 'minutes', 'peak'].includes(piece.change.change);
    const isOfNoLimit =
      piece.kind === 'change' && RELATIVE.has(piece.change.change) && !hasBounds(previous);
    if (!isInstalment && !isFromNowhere && !isOfNoLimit) return piece;
    return { kind: 'unheld', length: piece.length, from: piece.from, to: piece.to };
  });
}

/** Changes of what the sentence before must have said. */
const RELATIVE = new Set(['budget-by', 'budget-times', 'rooms-by']);

function hasBounds(previous: Interpretation | undefined): boolean {
  return previous?.constraints.some(({ field }) => field === 'price' || field === 'bhk') === true;
}

const PLACES: ReadonlySet<Constraint['field']> = new Set(['near', 'metroLine', 'locality']);

function limitedPlaces(pieces: readonly Piece[], sentence: Sentence): Limited {
  return withSharedLimits(settleScopes(pieces, sentence.tokens), pieces);
}

/** Reads as written first; only then are the words nothing could read taken for misspelt ones. */
function piecesOf(sentence: Sentence): Piece[] {
  const pieces = scan(sentence);
  const suspects = unknownWords(pieces, sentence);
  if (suspects.size === 0) return pieces;
  const tokens = withSpellingRepaired(sentence.tokens, suspects);
  return scan({ ...sentence, tokens, suspects }, pieces);
}

const SHORTEST_SUSPECT = 4;
/** A text with more unknown words than this is not misspelt but about something else. */
const MOST_SUSPECTS = 30;

function unknownWords(pieces: readonly Piece[], { tokens }: Sentence): ReadonlySet<number> {
  const unknown = pieces.flatMap((piece) =>
    piece.kind === 'unheld' &&
    piece.isUnknown === true &&
    (tokens[piece.from]?.text.length ?? 0) >= SHORTEST_SUSPECT
      ? [piece.from]
      : [],
  );
  return new Set(unknown.slice(0, MOST_SUSPECTS));
}

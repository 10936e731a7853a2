import { statedWishes } from './alternatives.ts';
import { withDoubtsAsked } from './doubt-questions.ts';
import type { Sort } from './criteria.ts';
import { everyConstraint } from './interpretation.ts';
import type { Constraint, Intent, InterpretContext, Interpretation } from './interpretation.ts';
import { languageOf } from './languages.ts';
import { clausesOf } from './clauses.ts';
import { withAllInSaid } from './lattice/all-in-said.ts';
import { withAlternativesSaid } from './lattice/alternatives-said.ts';
import { plainInSteps } from './lattice/readings.ts';
import type { Readings } from './lattice/readings.ts';
import { repairedInSteps } from './lattice/repair.ts';
import type { RepairedReadings } from './lattice/repair.ts';
import { readByWeights } from './lattice/read-by-weights.ts';
import type { Reading } from './lattice/read-by-weights.ts';
import type { Model } from './lattice/model.ts';
import type { FeatureSink } from './lattice/parts.ts';
import { learned } from './lattice/weights.ts';
import { ORDERS, answerOf, intentOf, sentenceFeatures } from './lattice/whole-sentence.ts';
import { orderTold } from './fields/order-told.ts';
import { householdOf } from './people.ts';
import { nameIndexOf } from './name-index.ts';
import { questionsOf } from './questions.ts';
import type { Piece, Sentence } from './reading.ts';
import { refined } from './refine.ts';
import { readCanonical } from './read-canonical.ts';
import { withRefusedDistances } from './refused-places.ts';
import { atOnce, type Steps } from './steps.ts';
import { withSharedLimits, withoutReadyBesideDate } from './shared-limits.ts';
import { asksOfTax, opensAsQuestion, termQuestionOf, termsNamed } from './term-question.ts';
import { tokenize } from './tokens.ts';
import { asksSomething, unknownProjectIn } from './unknown-names.ts';
import { thanksWords } from './words/intent-words.ts';
import { wishVerbs } from './words/term-words.ts';
import { unreadWords } from './unread.ts';
import { splitNote } from './unused-note.ts';
import { withinLimits } from './within-limits.ts';

/**
 * What a sentence means. Pure: the same text, date, names and previous interpretation always give the
 * same answer, and every text gives one. In a refinement the constraints that it does not touch are those of
 * `previous`, unchanged: their quotes and spans are of the sentence they came from.
 */
export function interpret(text: string, context: InterpretContext): Interpretation {
  return interpretBy(learned, text, context);
}

/**
 * The same, a step at a time: whoever reads a long text while others wait can let them go on between two steps. Of a text that is read
 * again after another sentence, the words are not read again where the same `heard` comes with it, and nothing else changed.
 */
export function interpretInSteps(
  text: string,
  context: InterpretContext,
  heard: Heard = {},
): Steps<Interpretation> {
  return stepsOf(learned, text, context, heard);
}

/** What the words of one text are read as, whatever was said before it: filled by its first reading. */
export interface Heard {
  words?: { sentence: Sentence; plain: Readings };
  repaired?: RepairedReadings;
}

/** The same with other weights: how the trainer reads before it has learned. */
export function interpretBy(model: Model, text: string, context: InterpretContext): Interpretation {
  return atOnce(stepsOf(model, text, context));
}

function* stepsOf(
  model: Model,
  text: string,
  context: InterpretContext,
  heard: Heard = {},
): Steps<Interpretation> {
  const { said, unused } = splitNote(text);
  const meant = yield* interpretSaid(said, context, model, heard);
  if (unused.length === 0) return meant;
  return { ...meant, unread: [...new Set([...meant.unread, ...unused])] };
}

function* interpretSaid(
  text: string,
  context: InterpretContext,
  model: Model,
  heard: Heard,
): Steps<Interpretation> {
  if (text.length > MOST_CHARACTERS) return tooLong(text);
  const tokens = tokenize(text);
  if (tokens.length > MOST_TOKENS) return tooLong(text);
  const read = yield* piecesInSteps(model, { text, tokens }, context, heard);
  const meant = meaningOf(read, context, model);
  const others = read.others.map(({ isMore, ...other }) => ({
    isMore,
    other: meaningOf({ ...read, ...other }, context, model),
  }));
  return withDoubtsAsked(meant, others, context);
}

/** What a sentence means whose words are read. */
export function meaningOf(read: Read, context: InterpretContext, model: Model): Interpretation {
  const { pieces, sentence } = read;
  const placed = withRefusedDistances(read.placed);
  const { intent, order } = whatFor(read, model, context.previous !== undefined);
  const wanted = placed.filter(({ isWithdrawn }) => !isWithdrawn);
  const asksOfProjects = intent === 'project-question' || intent === 'compare';
  const meant = wanted.filter(
    ({ wish }) =>
      intent !== 'term-question' &&
      intent !== 'out-of-scope' &&
      (!asksOfProjects || wish.field === 'project') &&
      // The money of an instalment is a loan, not the price of a home.
      (intent !== 'emi' || wish.field !== 'price'),
  );
  const sort = asksOfProjects || intent === 'term-question' ? undefined : order;
  const wishes = statedWishes(meant, pieces, sentence);
  const own: Interpretation = {
    intent,
    ...wishes,
    constraints: wishes.constraints.map((one) =>
      isComparedArea(one, pieces) ? { ...one, assumed: AREAS_SEARCHED } : one,
    ),
    ...(sort === undefined ? {} : { sort }),
    unread:
      intent === 'term-question'
        ? []
        : unreadWords(unused(pieces, intent, context.previous), sentence),
    questions: questionsOf(read, intent, context.previous),
    language: languageOf(sentence.tokens, pieces),
  };
  const meaning =
    context.previous === undefined
      ? own
      : refined(context.previous, own, { placed, pieces, sentence });
  return withinLimits(meaning, sentence);
}

/** What the sentence is for, and the order it asks for. */
function whatFor(
  { pieces, sentence, isDescribed }: Read,
  model: Model,
  isFollowing: boolean,
): { intent: Intent; order: Sort | undefined } {
  if (isDescribed) {
    return { intent: 'search', order: pieces.findLast((piece) => piece.kind === 'sort')?.sort };
  }
  const isOfProject = namesProject(pieces);
  if (termQuestionOf(sentence.tokens) !== undefined && !isOfProject) {
    return { intent: 'term-question', order: undefined };
  }
  if (asksOfTax(sentence.tokens) && !isOfProject) {
    return { intent: 'term-question', order: undefined };
  }
  if (isThanksAlone(pieces, sentence)) return { intent: 'greeting', order: undefined };
  // "What is the khata of Lotus Heights" asks of the project, whatever its words weigh.
  if (opensAsQuestion(sentence.tokens) && isOfProject) {
    return { intent: 'project-question', order: undefined };
  }
  // A project that nobody knows is asked of as one that is known.
  if (asksSomething(sentence.tokens) && !isWishedFor(sentence.tokens)) {
    if (unknownProjectIn(sentence, pieces) !== undefined) {
      return { intent: 'project-question', order: undefined };
    }
  }
  // "EMI should stay under 55k" says what may be paid, and asks for no reckoning.
  const isReckoned = !pieces.some(
    (piece) => piece.kind === 'intent' && piece.isInstalment === true,
  );
  // What the law forbids is never weighed against anything.
  if (pieces.some((piece) => piece.kind === 'intent' && piece.intent === 'declined')) {
    return { intent: 'declined', order: undefined };
  }
  const say = (sink: FeatureSink) => sentenceFeatures(pieces, sentence, isFollowing, sink);
  const weighed = intentOf(say, model.intents, isFollowing);
  // "What do you have from Sobha?" asks of no term.
  const isOfNoTerm =
    weighed === 'term-question' &&
    !isOfProject &&
    termsNamed(sentence.text).length === 0 &&
    pieces.some(({ kind }) => kind === 'wish');
  // "Flat in east city corporation area" names a part of this city, and no word says another.
  const isHere =
    weighed === 'out-of-scope' &&
    pieces.some((piece) => piece.kind === 'wish' && piece.wishes[0]?.field === 'region') &&
    !pieces.some((piece) => piece.kind === 'intent' && piece.intent === 'out-of-scope');
  const isSearched = (weighed === 'emi' && !isReckoned) || isOfNoTerm || isHere;
  const intent = isSearched ? (isFollowing ? 'refine' : 'search') : weighed;
  return {
    intent: intent === 'term-question' && isOfProject ? 'project-question' : intent,
    order: isFair(pieces)
      ? 'fair'
      : (ORDERS[answerOf(say, model.orders)] ?? orderTold(sentence.tokens)),
  };
}

const isWishedFor = (tokens: Sentence['tokens']): boolean =>
  tokens.some(({ text }) => wishVerbs.has(text));

/** "Thanks, that helps a lot" wishes for nothing and asks for nothing. */
function isThanksAlone(pieces: readonly Piece[], { tokens }: Sentence): boolean {
  return (
    tokens.some(({ text }) => thanksWords.has(text)) &&
    !tokens.some(({ text }) => text === '?') &&
    !pieces.some(
      (piece) =>
        SAYS_MORE.has(piece.kind) || (piece.kind === 'intent' && piece.intent !== 'greeting'),
    )
  );
}

const SAYS_MORE: ReadonlySet<Piece['kind']> = new Set(['wish', 'change', 'sort', 'ask']);

function isFair(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => piece.kind === 'sort' && piece.sort === 'fair');
}

function namesProject(pieces: readonly Piece[]): boolean {
  return pieces.some(
    (piece) => piece.kind === 'wish' && piece.wishes.some(({ field }) => field === 'project'),
  );
}

/** What the words of a sentence are read as, and what is said of its wishes. */
export function piecesBy(
  model: Model,
  said: Pick<Sentence, 'text' | 'tokens'>,
  context: InterpretContext,
): Read {
  return atOnce(piecesInSteps(model, said, context, {}));
}

interface Read extends Reading {
  others: (Reading & { isMore: boolean })[];
  sentence: Sentence;
  /** It is written in our own words. */
  isDescribed: boolean;
}

function* piecesInSteps(
  model: Model,
  said: Pick<Sentence, 'text' | 'tokens'>,
  { today, previous, names }: InterpretContext,
  heard: Heard,
): Steps<Read> {
  const { sentence, plain } = (heard.words ??= yield* wordsOf({
    ...said,
    today,
    names: nameIndexOf(names),
  }));
  yield;
  // "Either …, or else …" is how we say it, whatever was said before.
  const mayBeOurs = previous === undefined || clausesOf(sentence.tokens).alternatives.length > 0;
  const described = mayBeOurs ? readCanonical(sentence, plain, names) : undefined;
  if (described !== undefined) return { ...described, others: [], sentence, isDescribed: true };
  // To the weights a sentence before is one list of wishes.
  const before = previous && { ...previous, constraints: everyConstraint(previous) };
  const repaired = (heard.repaired ??= yield* repairedInSteps(sentence, plain));
  yield;
  const read = yield* readByWeights(sentence, before, model, repaired);
  const nears =
    before && before.constraints.flatMap((one) => (one.field === 'near' ? [one.value] : []));
  const settled = (reading: Reading): Reading => {
    const { pieces } = reading;
    const placed = withAllInSaid(reading, sentence);
    const limited =
      householdOf({ placed, pieces }, sentence, nears) ?? withSharedLimits(placed, pieces);
    const wishes = withoutReadyBesideDate(limited.placed, limited.pieces);
    return {
      placed: withAlternativesSaid(wishes, limited.pieces, sentence, model.splits),
      pieces: limited.pieces,
    };
  };
  const others = read.others.map((one) => ({ ...settled(one), isMore: one.isMore }));
  return { ...settled(read), others, sentence, isDescribed: false };
}

function* wordsOf(sentence: Sentence): Steps<Heard['words'] & object> {
  return { sentence, plain: yield* plainInSteps(sentence) };
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

/** Pieces that say nothing where they stand: an instalment in a search, a distance from nowhere. */
function unused(
  pieces: readonly Piece[],
  intent: Interpretation['intent'],
  previous: Interpretation | undefined,
): Piece[] {
  const before = previous === undefined ? [] : everyConstraint(previous);
  const hasBounds = before.some(({ field }) => field === 'price' || field === 'bhk');
  return pieces.map((piece) => {
    const isInstalment =
      piece.kind === 'intent' &&
      piece.intent === 'emi' &&
      (intent === 'search' || intent === 'refine');
    const isFromNowhere =
      !before.some(({ field }) => PLACES.has(field)) &&
      piece.kind === 'change' &&
      ['distance', 'minutes', 'peak'].includes(piece.change.change);
    const isOfNoLimit = piece.kind === 'change' && RELATIVE.has(piece.change.change) && !hasBounds;
    if (!isInstalment && !isFromNowhere && !isOfNoLimit) return piece;
    return { kind: 'unheld', length: piece.length, from: piece.from, to: piece.to };
  });
}

/** Changes of what the sentence before must have said. */
const RELATIVE = new Set(['budget-by', 'budget-times', 'rooms-by']);

const PLACES: ReadonlySet<Constraint['field']> = new Set(['near', 'metroLine', 'locality']);

import { splitModelChoice } from '@manemitra/domain/model-choice-note';
import { statedWishes } from './alternatives.ts';
import { withDoubtsAsked } from './doubt-questions.ts';
import type { Field } from './criteria.ts';
import type { Constraint, Intent, InterpretContext, Interpretation } from './interpretation.ts';
import { languageOf } from './languages.ts';
import type { Model } from './lattice/model.ts';
import { learned } from './lattice/weights.ts';
import { withChoiceTold } from './model-choice.ts';
import { piecesUnused } from './pieces-unused.ts';
import { questionsOf } from './questions.ts';
import { piecesInSteps } from './read-words.ts';
import type { Heard, Read } from './read-words.ts';
import type { PlacedWish } from './placed-wish.ts';
import type { Piece } from './reading.ts';
import { withReadyLaterAsked } from './ready-later.ts';
import { refined } from './refine.ts';
import { withRefusedDistances } from './refused-places.ts';
import { atOnce, type Steps } from './steps.ts';
import { tokenize } from './tokens.ts';
import { unreadWords } from './unread.ts';
import { splitNote, withNote } from './unused-note.ts';
import { ACCOUNT_INTENTS, whatFor } from './what-for.ts';
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
  const { said, others } = splitModelChoice(text);
  const meant = yield* interpretNoted(said, context, model, heard);
  const alone = { ...context, previous: undefined };
  const read = [];
  for (const other of others) {
    const sentence = withNote(other, splitNote(said).unused);
    read.push({ sentence, meaning: yield* interpretSaid(other, alone, model, {}) });
  }
  return withChoiceTold(meant, read);
}

function* interpretNoted(
  text: string,
  context: InterpretContext,
  model: Model,
  heard: Heard,
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
  const asked = withDoubtsAsked(meant, others, context);
  return read.isDescribed ? asked : withReadyLaterAsked(asked, context);
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
      !ACCOUNT_INTENTS.has(intent) &&
      (!asksOfProjects || wish.field === 'project' || isOfItsHomes(wish.field, intent, wanted)) &&
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
        : unreadWords(piecesUnused(pieces, intent, context.previous), sentence),
    questions: questionsOf(read, intent, context.previous),
    language: languageOf(sentence.tokens, pieces),
  };
  const meaning =
    context.previous === undefined
      ? own
      : refined(context.previous, own, { placed, pieces, sentence });
  return withinLimits(meaning, sentence);
}

/** "What is the rate of a 2bhk in Godrej Ananda": of which of its homes one project is asked. */
const isOfItsHomes = (field: Field, intent: Intent, wanted: readonly PlacedWish[]): boolean =>
  intent === 'project-question' &&
  (field === 'bhk' || field === 'propertyType') &&
  wanted.filter(({ wish }) => wish.field === 'project').length === 1;

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

import { TOLD_OUTRIGHT } from './criteria.ts';
import type { Field, Sort } from './criteria.ts';
import { orderTold } from './fields/order-told.ts';
import type { Intent } from './interpretation.ts';
import type { Model } from './lattice/model.ts';
import type { FeatureSink } from './lattice/parts.ts';
import { ORDERS, answerOf, intentOf, sentenceFeatures } from './lattice/whole-sentence.ts';
import type { Read } from './read-words.ts';
import type { Piece, Sentence } from './reading.ts';
import { numberAt } from './numbers.ts';
import { lengthAt } from './phrases.ts';
import { asksOfTax, opensAsQuestion, termQuestionOf, termsNamed } from './term-question.ts';
import { asksSomething, unknownProjectIn } from './unknown-names.ts';
import { myPeople } from './words/disagreement-words.ts';
import { offeredWords, projectPapers, thanksWords } from './words/intent-words.ts';
import { questionKindsOf } from './words/question-words.ts';
import { wishVerbs } from './words/term-words.ts';

/** What the sentence is for, and the order it asks for. */
export function whatFor(
  { pieces, sentence, isDescribed }: Read,
  model: Model,
  isFollowing: boolean,
): { intent: Intent; order: Sort | undefined } {
  if (isDescribed) {
    return {
      intent: 'search',
      order: pieces.findLast((piece) => piece.kind === 'sort')?.sort,
    };
  }
  const isOfProject = namesProject(pieces);
  if (termQuestionOf(sentence.tokens) !== undefined && !isOfProject) {
    return { intent: 'term-question', order: undefined };
  }
  if (asksOfTax(sentence.tokens) && !isOfProject) {
    return { intent: 'term-question', order: undefined };
  }
  const account = accountAsked(pieces);
  if (account !== undefined) return { intent: account, order: undefined };
  if (isThanksAlone(pieces, sentence)) return { intent: 'greeting', order: undefined };
  const projects = projectsNamed(pieces);
  // "What is the difference between Sobha Town Park and Birla Evara", whatever opens it.
  if (projects > 1 && comparesThem(pieces, sentence)) {
    return { intent: 'compare', order: undefined };
  }
  if (projects === 1 && asksOfIt(pieces, sentence)) {
    return { intent: 'project-question', order: undefined };
  }
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
    (isOffered(sentence) ||
      pieces.some((piece) => piece.kind === 'wish' && isOfThisCity(piece.wishes[0]?.field))) &&
    !pieces.some((piece) => piece.kind === 'intent' && piece.intent === 'out-of-scope');
  const isSearched = (weighed === 'emi' && !isReckoned) || isOfNoTerm || isHere;
  const intent = isSearched ? (isFollowing ? 'refine' : 'search') : weighed;
  return {
    intent: intent === 'term-question' && isOfProject ? 'project-question' : intent,
    order: isFair(pieces)
      ? 'fair'
      : (orderTold(sentence.tokens) ??
        orderOutright(pieces) ??
        ORDERS[answerOf(say, model.orders)]),
  };
}

const orderOutright = (pieces: readonly Piece[]): Sort | undefined =>
  pieces.flatMap((piece) => (piece.kind === 'sort' ? [piece.sort] : [])).findLast(isToldOutright);

const isToldOutright = (sort: Sort): boolean => TOLD_OUTRIGHT.has(sort);

const isOfThisCity = (field: Field | undefined): boolean =>
  field === 'region' || field === 'metroLine';

/** "Any 2 BHK for sale in Jayanagar?" asks what there is; "my 2 BHK is for sale" offers one. */
const isOffered = ({ tokens }: Sentence): boolean =>
  tokens.some((_, at) => lengthAt(offeredWords, tokens, at) > 0) &&
  !tokens.some(({ text }) => myPeople.has(text));

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

const fieldsIn = (pieces: readonly Piece[]): Field[] =>
  pieces.flatMap((piece) => (piece.kind === 'wish' ? piece.wishes.map(({ field }) => field) : []));

const namesProject = (pieces: readonly Piece[]): boolean => projectsNamed(pieces) > 0;

const projectsNamed = (pieces: readonly Piece[]): number =>
  new Set(
    pieces.flatMap((piece) =>
      piece.kind === 'wish'
        ? piece.wishes.flatMap((wish) => (wish.field === 'project' ? [wish.value.slug] : []))
        : [],
    ),
  ).size;

function comparesThem(pieces: readonly Piece[], { tokens }: Sentence): boolean {
  const kinds = new Set(tokens.flatMap(({ text }) => questionKindsOf(text)));
  return (
    pieces.some((piece) => piece.kind === 'intent' && piece.intent === 'compare') ||
    (kinds.has('ranks') && kinds.has('asks'))
  );
}

/** "Godrej Ananda me 2bhk bacha hai kya", "Birla Evara price list": of one project, and at no price of one's own, which has a number. */
function asksOfIt(pieces: readonly Piece[], { tokens }: Sentence): boolean {
  const isPriced = pieces.some(
    (piece) =>
      piece.kind === 'wish' &&
      piece.wishes.some(({ field }) => field === 'price') &&
      tokens.slice(piece.from, piece.to).some((_, at) => numberAt(tokens, piece.from + at)),
  );
  if (tokens.some((_, at) => lengthAt(projectPapers, tokens, at) > 0)) return true;
  return asksSomething(tokens) && !isWishedFor(tokens) && !isPriced;
}

/** "How do I log in to see my saved flats" looks for no flats. */
function accountAsked(pieces: readonly Piece[]): Intent | undefined {
  const isOfHome = fieldsIn(pieces).some((field) => field !== 'propertyType');
  const asked = pieces.findLast(
    (piece) => piece.kind === 'intent' && ACCOUNT_INTENTS.has(piece.intent),
  );
  return isOfHome || asked?.kind !== 'intent' ? undefined : asked.intent;
}

/** Of an account, and of no homes. */
export const ACCOUNT_INTENTS: ReadonlySet<Intent> = new Set(['login', 'signup', 'logout']);

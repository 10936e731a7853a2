import { describe } from './describe.ts';
import { criteriaOf, everyConstraint } from './interpretation.ts';
import type {
  CatalogueNames,
  Constraint,
  Interpretation,
  InterpretContext,
  Question,
} from './interpretation.ts';
import { withNote } from './unused-note.ts';

/** Somebody who is asked more answers nothing. */
const MOST_ASKED = 2;

/**
 * What nearly as good readings of the sentence do not say is asked and not executed: each question has the two meanings as
 * choices, each of them the whole sentence as it would be.
 */
export function withDoubtsAsked(
  meant: Interpretation,
  others: readonly Other[],
  { names, previous }: Pick<InterpretContext, 'names' | 'previous'>,
): Interpretation {
  if (meant.intent !== 'search' && meant.intent !== 'refine') return meant;
  let constraints: readonly Constraint[] = meant.constraints;
  const questions: Question[] = [];
  const unasked: string[] = [];
  for (const { other, isMore } of others) {
    if (questions.length >= MOST_ASKED) break;
    const doubted = isMore
      ? []
      : meant.constraints.filter((one) => !says(other, one) && !isSaidAgain(one, other, previous));
    const asked = isMore
      ? [questionMore(meant, other, names)]
      : doubted.map((one) =>
          questionLess(one, { meant, other, isAlone: doubted.length === 1 }, names),
        );
    const fresh = asked.filter(
      (question) =>
        question !== undefined &&
        !isPartOfAsked(question, meant.questions) &&
        questions.every(({ text }) => text !== question.text) &&
        question.choices.every(({ sentence }) => sentence !== '') &&
        // Who chooses between two that come to the same is asked for nothing.
        new Set(question.choices.map(({ sentence }) => sentence)).size > 1,
    );
    if (fresh.length === 0) continue;
    const room = MOST_ASKED - questions.length;
    questions.push(...fresh.slice(0, room).filter((question) => question !== undefined));
    // Nothing goes without a word: what cannot be asked as well is told as not used.
    const isAsked = (at: number) => questions.some(({ text }) => text === asked[at]?.text);
    unasked.push(...doubted.filter((_, at) => !isAsked(at)).map(({ quote }) => quote));
    constraints = constraints.flatMap((one) =>
      doubted.includes(one) ? (heldSince(previous, one, other) ?? certainPart(one, other)) : [one],
    );
  }
  if (questions.length === 0) return meant;
  return {
    ...meant,
    constraints: [...constraints],
    questions: [...meant.questions, ...questions],
    unread: [...new Set([...meant.unread, ...unasked])],
  };
}

/** "1.4 crore has to cover the fees" after a budget of 1.4 crore: what was wished before, and is said once more, is in no doubt. */
const isSaidAgain = (
  one: Constraint,
  { constraints }: Interpretation,
  previous: Interpretation | undefined,
): boolean =>
  previous !== undefined &&
  says(previous, one) &&
  !constraints.some(({ field }) => field === one.field);

/** Of a name that is asked about, a part is not asked again as a wish of its own. */
const isPartOfAsked = ({ quote }: Question, asked: readonly Question[]): boolean =>
  quote !== undefined && asked.some((one) => one.quote?.includes(quote) === true);

/** What a nearly as good reading means; `isMore` where it has all wishes of the best one and more. */
interface Other {
  other: Interpretation;
  isMore: boolean;
}

/** Whether the very same is wished for. */
export function says(
  { constraints }: Pick<Interpretation, 'constraints'>,
  { field, value, strength }: Constraint,
): boolean {
  return constraints.some(
    (one) =>
      one.field === field &&
      one.strength === strength &&
      JSON.stringify(one.value) === JSON.stringify(value),
  );
}

/**
 * "Ok then 2" after a budget of 70 lakh: whether that is a new budget is asked, and meanwhile the one of the sentence before holds, which one
 * of the two readings leaves as it was.
 */
function heldSince(
  previous: Interpretation | undefined,
  one: Constraint,
  { constraints }: Interpretation,
): Constraint[] | undefined {
  if (previous === undefined) return undefined;
  const either = [one, ...constraints.filter(({ field }) => field === one.field)];
  const held = either.filter((which) => says(previous, which));
  const isBare = either.every((which) => held.includes(which) || BARE.test(which.quote.trim()));
  return isBare && held.length > 0 ? held : undefined;
}

/** A number of which nothing says what it measures. */
const BARE = /^\d{1,2}$/;

/** Of "Hebbal or Yelahanka", the other reading says only Yelahanka: that much is certain. */
function certainPart(one: Constraint, { constraints }: Interpretation): Constraint[] {
  const members = membersOf(one);
  return constraints.filter(
    (other) =>
      other.field === one.field &&
      other.strength === one.strength &&
      membersOf(other).length > 0 &&
      membersOf(other).every((member) => members.includes(member)),
  );
}

const membersOf = ({ value }: Constraint): readonly unknown[] => ('in' in value ? value.in : []);

/** Of a wish that may have been meant as well. */
function questionMore(
  meant: Interpretation,
  other: Interpretation,
  names: CatalogueNames | undefined,
): Question | undefined {
  const said = everyConstraint(meant);
  const leftOut = everyConstraint(other).find((one) => !says({ constraints: said }, one));
  return leftOut && questionWhether(leftOut, other, meant, names);
}

/** Of a wish that may be none, or another one. */
function questionLess(
  doubted: Constraint,
  { meant, other, isAlone }: { meant: Interpretation; other: Interpretation; isAlone: boolean },
  names: CatalogueNames | undefined,
): Question {
  const instead = other.constraints.find(
    (one) => one.field === doubted.field && !says(meant, one) && overlaps(one, doubted),
  );
  const rest = other.constraints.filter((one) => one !== instead);
  const having = isAlone ? meant : { ...other, constraints: [...rest, doubted] };
  if (instead === undefined) return questionWhether(doubted, having, other, names);
  const quote = instead.quote.length > doubted.quote.length ? instead.quote : doubted.quote;
  return {
    about: doubted.field,
    quote,
    text: `“${quote}”: which do you mean?`,
    choices: [
      { label: doubted.label, sentence: sentenceOf(having, names) },
      { label: instead.label, sentence: sentenceOf(other, names) },
    ],
  };
}

function questionWhether(
  { field, quote, label }: Constraint,
  having: Interpretation,
  without: Interpretation,
  names: CatalogueNames | undefined,
): Question {
  return {
    about: field,
    quote,
    text: `Is “${quote}” a wish of yours?`,
    choices: [
      { label, sentence: sentenceOf(having, names) },
      { label: LEFT_OUT, sentence: sentenceOf(without, names) },
    ],
  };
}

/** The choice of a question that gives up the wish. */
export const LEFT_OUT = 'No, leave it out';

/** What stands instead is of the same words, or an amount that there is one of. */
function overlaps(one: Constraint, other: Constraint): boolean {
  const isBeside = one.span[0] < other.span[1] && other.span[0] < one.span[1];
  return isBeside || one.field === 'price' || one.field === 'area' || one.field === 'bhk';
}

function sentenceOf(meaning: Interpretation, names: CatalogueNames | undefined): string {
  const said = describe(criteriaOf(meaning), names);
  return said === '' ? '' : withNote(said, meaning.unread);
}

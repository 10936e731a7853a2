import { describe } from './describe.ts';
import { criteriaOf } from './interpretation.ts';
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
  others: readonly Interpretation[],
  { names }: Pick<InterpretContext, 'names'>,
): Interpretation {
  if (meant.intent !== 'search' && meant.intent !== 'refine') return meant;
  let constraints: readonly Constraint[] = meant.constraints;
  const questions: Question[] = [];
  for (const other of others) {
    const doubted = meant.constraints.find((one) => !says(other, one));
    if (doubted === undefined || questions.length === MOST_ASKED) continue;
    const question = questionAbout(doubted, meant, other, names);
    if (question === undefined || questions.some(({ text }) => text === question.text)) continue;
    questions.push(question);
    constraints = constraints.flatMap((one) =>
      says(other, one) ? [one] : certainPart(one, other),
    );
  }
  return questions.length === 0
    ? meant
    : { ...meant, constraints: [...constraints], questions: [...meant.questions, ...questions] };
}

function says({ constraints }: Interpretation, { field, value, strength }: Constraint): boolean {
  return constraints.some(
    (one) =>
      one.field === field &&
      one.strength === strength &&
      JSON.stringify(one.value) === JSON.stringify(value),
  );
}

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

function questionAbout(
  doubted: Constraint,
  meant: Interpretation,
  other: Interpretation,
  names: CatalogueNames | undefined,
): Question | undefined {
  const instead = other.constraints.find(
    (one) => one.field === doubted.field && !says(meant, one) && overlaps(one, doubted),
  );
  const choices = [
    { label: doubted.label, sentence: sentenceOf(meant, names) },
    { label: instead?.label ?? LEFT_OUT, sentence: sentenceOf(other, names) },
  ];
  if (choices.some(({ sentence }) => sentence === '')) return undefined;
  return {
    about: doubted.field,
    text:
      instead === undefined
        ? `Is “${doubted.quote}” a wish of yours?`
        : `“${instead.quote.length > doubted.quote.length ? instead.quote : doubted.quote}”: which do you mean?`,
    choices,
  };
}

const LEFT_OUT = 'No, leave it out';

/** What stands instead is of the same words, or an amount that there is one of. */
function overlaps(one: Constraint, other: Constraint): boolean {
  const isBeside = one.span[0] < other.span[1] && other.span[0] < one.span[1];
  return isBeside || one.field === 'price' || one.field === 'area' || one.field === 'bhk';
}

function sentenceOf(meaning: Interpretation, names: CatalogueNames | undefined): string {
  const said = describe(criteriaOf(meaning), names);
  return said === '' ? '' : withNote(said, meaning.unread);
}

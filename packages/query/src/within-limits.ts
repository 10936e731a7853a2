import { identified, relabelled } from './constraints.ts';
import {
  everyConstraint,
  type Constraint,
  type Interpretation,
  INTERPRETATION_LIMITS,
  type Question,
} from './interpretation.ts';
import type { Sentence } from './reading.ts';

const {
  constraints: MOST_CONSTRAINTS,
  near: MOST_NEAR,
  alternatives: MOST_ALTERNATIVES,
  inAlternative: MOST_IN_ALTERNATIVE,
  values,
  unread,
  text: LONGEST_TEXT,
} = INTERPRETATION_LIMITS;

/**
 * The same interpretation, small enough to come back as `previous`. Nobody wishes for that much; whoever does is told
 * what was left out: it joins the words that were not read.
 */
export function withinLimits(read: Interpretation, sentence: Sentence): Interpretation {
  const limited = (list: readonly Constraint[]) =>
    list.map((one) => limitedConstraint(one, sentence));
  const near = everyConstraint(read).filter(({ field }) => field === 'near');
  const tooMany = new Set<Constraint>(near.slice(MOST_NEAR));
  const some = (list: readonly Constraint[], most: number) =>
    list.filter((one) => !tooMany.has(one)).slice(0, most);
  const constraints = some(read.constraints, MOST_CONSTRAINTS);
  const alternatives = read.alternatives
    ?.slice(0, MOST_ALTERNATIVES)
    .map((list) => some(list, MOST_IN_ALTERNATIVE))
    .filter((list) => list.length > 0);
  const kept = [...constraints, ...(alternatives?.flat() ?? [])];
  const leftOut = everyConstraint(read).filter((one) => !kept.includes(one));
  return {
    ...read,
    ...identified({
      constraints: limited(constraints),
      ...(alternatives === undefined ? {} : { alternatives: alternatives.map(limited) }),
    }),
    unread: limitedList([
      ...read.unread,
      ...leftOut.map(({ quote }) => quote),
      ...kept.flatMap(surplusValues),
    ]),
    questions: read.questions.map(limitedQuestion),
  };
}

function limitedConstraint(constraint: Constraint, sentence: Sentence): Constraint {
  const { assumed, value } = constraint;
  const short = assumed === undefined ? constraint : { ...constraint, assumed: cut(assumed) };
  if (surplusValues(constraint).length === 0 || !('in' in value)) return short;
  const some = { ...short, value: { ...value, in: value.in.slice(0, values) } } as Constraint;
  return relabelled(some, sentence);
}

/** Of a list that is too long, what is left out, as words. */
function surplusValues({ value }: Constraint): string[] {
  if (!('in' in value)) return [];
  return value.in.slice(values).map((one) => String(one).replaceAll('-', ' '));
}

/** The last place says that there is more. */
function limitedList(texts: readonly string[]): string[] {
  const short = [...new Set(texts)].map(cut);
  return short.length > unread ? [...short.slice(0, unread - 1), '…'] : short;
}

/** A choice whose sentence is too long to be searched is none. */
function limitedQuestion(question: Question): Question {
  const choices = question.choices.filter(({ sentence }) => sentence.length <= LONGEST_TEXT);
  const quote = question.quote === undefined ? {} : { quote: cut(question.quote) };
  return { ...question, ...quote, text: cut(question.text), choices };
}

const cut = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;

import type { Criteria, Criterion, CriterionOf, Field, Sort } from './criteria.ts';
import type { ProjectIndex } from './project-index.ts';

export const INTENTS = [
  'search',
  'refine',
  'project-question',
  'term-question',
  'compare',
  'emi',
  'login',
  'signup',
  'logout',
  'greeting',
  'help',
  'declined',
  'out-of-scope',
] as const;
export type Intent = (typeof INTENTS)[number];

export const LANGUAGES = ['en', 'hi-Latn', 'kn-Latn', 'hi', 'kn', 'mixed'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How much an interpretation may hold: a real sentence of thirteen wishes makes thirteen constraints. */
export const INTERPRETATION_LIMITS = {
  constraints: 40,
  /** Of all constraints, those near a place: minutes to each are worked out over the whole city. */
  near: 10,
  /** Whole wishes joined by "or", and the constraints of one of them. */
  alternatives: 3,
  inAlternative: 12,
  /** In one list, as of localities. */
  values: 50,
  unread: 100,
  questions: 20,
  choices: 20,
  /** Letters of any one text. */
  text: 2000,
} as const;

/** One understood wish, tied to the words it came from. */
type ConstraintOf<F extends Field> = CriterionOf<F> & {
  /** Stable within one interpretation and across a refinement that does not touch it. */
  id: string;
  /** The buyer's own words. */
  quote: string;
  /** `[from, to)` of the quote in the sentence, in UTF-16 code units. */
  span: [from: number, to: number];
  /** Other words of the sentence that say a part of it: the minutes that hold of several ways. */
  also?: { quote: string; span: [from: number, to: number] }[];
  /** Short text for a chip: "3 BHK", "up to ₹1.6 Cr", "not Whitefield". */
  label: string;
  /** A sentence that says what we filled in, when we did. */
  assumed?: string;
};
export type Constraint = { [F in Field]: ConstraintOf<F> }[Field];

interface Choice {
  label: string;
  /** The sentence to search with when this choice is taken. */
  sentence: string;
}

/** Something only the buyer can settle: a homonym, an implausible amount, a vague wish. */
export interface Question {
  about: Field;
  /** The words of the sentence that are asked about. */
  quote?: string;
  text: string;
  choices: Choice[];
}

export interface Interpretation {
  intent: Intent;
  /** Each of these holds. */
  constraints: Constraint[];
  /** Whole wishes joined by "or", of which one must hold as well: absent where the sentence has none. */
  alternatives?: Constraint[][];
  sort?: Sort;
  /** Words that carried meaning which no field can hold. */
  unread: string[];
  questions: Question[];
  language: Language;
}

/** Names that live in the database and that a sentence may contain. */
export interface CatalogueNames {
  promoters: readonly { slug: string; name: string }[];
  /** Many, of which some change at times, stand in an index that takes single changes. */
  projects: readonly { slug: string; name: string }[] | ProjectIndex;
  /** Localities of projects that the gazetteer does not have. */
  localities?: readonly { slug: string; name: string }[];
}

export interface InterpretContext {
  /** ISO date: the language has no clock of its own. */
  today: string;
  /** The sentence before, when this one may refine it. */
  previous?: Interpretation | undefined;
  names?: CatalogueNames | undefined;
}

/** The meaning that is executed: an interpretation without its words. */
export function criteriaOf({ constraints, alternatives, sort }: Interpretation): Criteria {
  return {
    constraints: constraints.map(criterionOf),
    ...(alternatives === undefined
      ? {}
      : { alternatives: alternatives.map((list) => list.map(criterionOf)) }),
    ...(sort === undefined ? {} : { sort }),
  };
}

const criterionOf = ({ field, value, strength }: Constraint) =>
  ({ field, value, strength }) as Criterion;

/** Every constraint that was understood: those that hold in any case, then those of each alternative. */
export function everyConstraint({
  constraints,
  alternatives = [],
}: Pick<Interpretation, 'constraints' | 'alternatives'>): Constraint[] {
  return [...constraints, ...alternatives.flat()];
}

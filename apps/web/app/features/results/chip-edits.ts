import type { Strength } from '@manemitra/query/criteria';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';

/** What editing a chip changes. The server then prints the sentence of the changed meaning. */

export function withStrength(
  interpretation: Interpretation,
  id: string,
  strength: Strength,
): Interpretation {
  return inEachList(interpretation, (list) =>
    list.map((constraint) => (constraint.id === id ? { ...constraint, strength } : constraint)),
  );
}

/** One wish of an interpretation as it is after a change. */
export function changed(
  id: string,
  change: (constraint: Constraint) => Constraint,
): (interpretation: Interpretation) => Interpretation {
  return (interpretation) =>
    inEachList(interpretation, (list) => list.map((one) => (one.id === id ? change(one) : one)));
}

export function without(interpretation: Interpretation, id: string): Interpretation {
  return inEachList(interpretation, (list) => list.filter((constraint) => constraint.id !== id));
}

/** One of the whole wishes joined by "or" is taken back. */
export function withoutAlternative(interpretation: Interpretation, at: number): Interpretation {
  const { alternatives = [], ...rest } = interpretation;
  return withAlternatives(rest, alternatives.toSpliced(at, 1));
}

/** An alternative that loses its last wish is gone. */
function inEachList(
  { alternatives = [], ...rest }: Interpretation,
  change: (list: Constraint[]) => Constraint[],
): Interpretation {
  return withAlternatives(
    { ...rest, constraints: change(rest.constraints) },
    alternatives.map(change).filter((list) => list.length > 0),
  );
}

function withAlternatives(
  rest: Omit<Interpretation, 'alternatives'>,
  alternatives: Constraint[][],
): Interpretation {
  return alternatives.length === 0 ? rest : { ...rest, alternatives };
}

/** Whether the words of a constraint stand in this sentence, so that they can be retyped there. */
export function isSaidIn(sentence: string, { quote, span: [from, to] }: Constraint): boolean {
  return to > from && sentence.slice(from, to) === quote;
}

/** The sentence with the words of one constraint retyped. */
export function retype(sentence: string, { span: [from, to] }: Constraint, words: string): string {
  return `${sentence.slice(0, from)}${words.trim()}${sentence.slice(to)}`
    .replace(/\s{2,}/g, ' ')
    .trim();
}

import { canonical } from '@manemitra/query/canonical';
import type { Criteria, Criterion } from '@manemitra/query/criteria';
import { interpret } from '@manemitra/query/interpret';
import { criteriaOf } from '@manemitra/query/interpretation';
import type { Interpretation, Language } from '@manemitra/query/interpretation';
import type { LabelledSentence } from './labelled-set.ts';
import { readLabelled, sentenceNames } from './read-labelled.ts';

/** What a sentence is said as instead, and what must then be meant. Undefined where a law says nothing of the sentence. */
export type Law = (
  sentence: LabelledSentence,
  read: Interpretation,
) => { query: string; meant: Criteria } | undefined;

/** What keeps the meaning of every sentence, or adds to it what is said besides. */
export const LAWS: Readonly<Record<string, Law>> = {
  'letter case': ({ query, language }, read) =>
    LATIN.has(language) && /[a-z]/.test(query)
      ? { query: query.toUpperCase(), meant: criteriaOf(read) }
      : undefined,

  'a greeting and a thank you': ({ query }, read) =>
    isWish(read) ? { query: `hi, ${query} please`, meant: criteriaOf(read) } : undefined,

  'the order of clauses that stand by themselves': (sentence, read) => {
    const clauses = independentClauses(sentence, read);
    return clauses && { query: clauses.toReversed().join(', '), meant: criteriaOf(read) };
  },

  'a slip in a long word': ({ query, language }, read) => {
    const said = LATIN.has(language) && isWish(read) ? withSlip(query) : undefined;
    return said === undefined ? undefined : { query: said, meant: criteriaOf(read) };
  },

  'a clause of its own, which only adds': ({ query, previous }, read) => {
    const { constraints, alternatives, sort } = criteriaOf(read);
    const isOpen = previous !== undefined || alternatives !== undefined || !isWish(read);
    if (isOpen || read.questions.length > 0 || constraints.length === 0) return undefined;
    if (constraints.some(({ field }) => field === ADDED.field)) return undefined;
    const meant = [...constraints, ADDED];
    const base = query.trim().replace(/[.,;!?।]+$/u, '');
    return {
      query: `${base}. RERA registered.`,
      meant: { constraints: meant, ...(sort && { sort }) },
    };
  },
};

/**
 * Whether a sentence that is said otherwise means what a law says, or what of it is in doubt is asked and nothing else meant; undefined where
 * no law speaks of it.
 */
export function keeps(law: Law, sentence: LabelledSentence): boolean | undefined {
  const otherwise = law(sentence, readLabelled(sentence));
  if (otherwise === undefined) return undefined;
  const read = readLabelled({ ...sentence, query: otherwise.query });
  const found = canonical(criteriaOf(read));
  const meant = canonical(otherwise.meant);
  if (JSON.stringify(found) === JSON.stringify(meant)) return true;
  const asMeant = new Set(meant.constraints.map((one) => JSON.stringify(one)));
  return (
    read.questions.length > 0 &&
    found.alternatives === undefined &&
    found.constraints.every((one) => asMeant.has(JSON.stringify(one)))
  );
}

const meaning = (criteria: Criteria): string => JSON.stringify(canonical(criteria));

const ADDED: Criterion = { field: 'rera', value: { registered: true }, strength: 'must' };

const LATIN: ReadonlySet<Language> = new Set(['en', 'hi-Latn', 'kn-Latn']);

const isWish = ({ intent }: Interpretation): boolean => intent === 'search' || intent === 'refine';

/** Clauses of which each, read alone, says some of the wishes, and all together say just those of the sentence. */
function independentClauses(
  { query, previous, today }: LabelledSentence,
  read: Interpretation,
): string[] | undefined {
  const isPlain = previous === undefined && isWish(read) && read.alternatives === undefined;
  const clauses = query
    .split(/[,;\n]|\.(?!\d)/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  if (!isPlain || clauses.length < 2 || read.questions.length > 0) return undefined;
  const alone = clauses.map((clause) => interpret(clause, { today, names: sentenceNames }));
  const isWhole = alone.every(
    (one) =>
      isWish(one) &&
      one.constraints.length > 0 &&
      one.alternatives === undefined &&
      one.questions.length === 0,
  );
  const fields = alone.flatMap(({ constraints }) => [
    ...new Set(constraints.map(({ field }) => field)),
  ]);
  // Two clauses of one field may correct each other.
  if (!isWhole || new Set(fields).size < fields.length) return undefined;
  const constraints = alone.flatMap((one) => criteriaOf(one).constraints);
  const sort = read.sort === undefined ? {} : { sort: read.sort };
  return meaning({ constraints, ...sort }) === meaning(criteriaOf(read)) ? clauses : undefined;
}

/** So long a word is known by its other letters. */
const LONG_WORD = /\b[a-z]{8,}\b/gi;

/** Two neighbours in the middle of the longest word change places. */
function withSlip(query: string): string | undefined {
  const longest = [...query.matchAll(LONG_WORD)].toSorted((a, b) => b[0].length - a[0].length)[0];
  if (longest === undefined) return undefined;
  const at = longest.index + Math.floor(longest[0].length / 2);
  const [left = '', right = ''] = query.slice(at, at + 2);
  return left.toLowerCase() === right.toLowerCase()
    ? undefined
    : query.slice(0, at) + right + left + query.slice(at + 2);
}

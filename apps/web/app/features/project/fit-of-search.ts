import type { FoundCard } from '@manemitra/contract/search';
import { moreWishes } from '@manemitra/domain/list-words';
import { fitSentence, type Fit } from '@manemitra/domain/how-many-fit';
import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import { matchLines, wayKind } from '#web/features/project-card/public.ts';
import { DOT } from '#web/ui/dot.ts';

type ReasonKind = NonNullable<ReturnType<typeof wayKind>>;

/** How a whole search stands to one home, with its sign. */
export interface FitOfSearch {
  kind: ReasonKind;
  text: string;
}

const KINDS: Readonly<Record<Fit, ReasonKind>> = {
  sure: 'met',
  'by-what-is-known': 'open',
  'may-be-late': 'over',
  'over-limit': 'over',
};

/** Of what a home does not keep so many wishes are named; the rest is counted. */
const NAMED = 2;

/**
 * In the words of the count, else what it does not keep or does not tell, as its card says it. Undefined where nothing must hold. A limit
 * that was named for other homes is no reason against this one.
 */
export function fitOfSearch(
  match: FoundCard['match'],
  interpretation: Interpretation,
  { isLimitOfOthers = false } = {},
): FitOfSearch | undefined {
  const wishes = everyConstraint(interpretation);
  if (wishes.every(({ strength }) => strength === 'nice')) return undefined;
  if (match.fit !== undefined) return { kind: KINDS[match.fit], text: fitSentence(match.fit) };
  const strengths = new Map(wishes.map(({ id, strength }) => [id, strength]));
  const lines = matchLines(match, interpretation.constraints, interpretation.alternatives).filter(
    ({ id }) => strengths.get(id) !== 'nice',
  );
  const missed = lines.filter(({ verdict }) => verdict === 'missed');
  const untold = lines.filter(
    ({ id, verdict }) => verdict === 'unknown' && strengths.get(id) === 'must',
  );
  const [kind, head, why] =
    missed.length > 0
      ? (['missed', 'Does not fit your search', missed] as const)
      : (['unknown', 'Not known to fit your search', untold] as const);
  const limits = new Set(limitsIn(wishes));
  const ofLimit = ({ id }: (typeof why)[number]) => limits.has(id);
  // What it costs is never left to "1 more wish".
  const first = isLimitOfOthers ? [] : why.filter(ofLimit);
  const texts = [...first, ...why.filter((line) => !ofLimit(line))].map(
    ({ id, text }) => wayText(match, id) ?? text,
  );
  return { kind, text: texts.length === 0 ? head : head + DOT + named(texts) };
}

const limitsIn = (wishes: ReturnType<typeof everyConstraint>): string[] =>
  wishes.flatMap(({ id, field }) => (field === 'price' ? [id] : []));

const wayText = (match: FoundCard['match'], id: string): string | undefined =>
  wayKind(match, id) && match.ways?.find((way) => way.id === id)?.text;

function named(texts: readonly string[]): string {
  const rest = texts.length - NAMED;
  const more = rest > 0 ? [moreWishes(rest)] : [];
  return [...texts.slice(0, NAMED), ...more].join('; ');
}

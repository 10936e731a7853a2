import type { FoundCard } from '@manemitra/contract/found-property';
import { againstLimit } from '@manemitra/domain/against-limit';
import { moreWishes } from '@manemitra/domain/list-words';
import { fitSentence, type Fit } from '@manemitra/domain/how-many-fit';
import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import { matchLines, wayKind } from '#web/features/project-card/public.ts';
import { homeSum } from '#web/features/project-words/public.ts';
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
  { match, home, limit }: Pick<FoundCard, 'match' | 'home' | 'limit'>,
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
  const limits = new Set(limitsIn(wishes.filter(({ strength }) => strength !== 'nice')));
  const ofLimit = ({ id }: (typeof why)[number]) => limits.has(id);
  // What it costs is never left to "1 more wish".
  const first = isLimitOfOthers ? [] : why.filter(ofLimit);
  const over = isLimitOfOthers || limits.size === 0 ? undefined : overText(home, limit);
  const texts = [
    // A listed price that keeps the limit says nothing of what will be paid.
    ...(over !== undefined && first.length === 0 ? [over] : []),
    ...[...first, ...why.filter((line) => !ofLimit(line))].map(
      (line) => wayText(match, line.id) ?? (ofLimit(line) ? over : undefined) ?? line.text,
    ),
  ];
  return { kind, text: texts.length === 0 ? head : head + DOT + named(texts) };
}

/** `3 BHK ₹1.67 Cr all-in: ₹15 L over your limit of ₹1.52 Cr`: of which home, and of the sum that is compared. */
function overText(home: FoundCard['home'], limit: FoundCard['limit']): string | undefined {
  const against = home === null || limit === null ? undefined : againstLimit(home, limit);
  if (home === null || against?.tone !== 'over') return undefined;
  const { before, sum, what } = homeSum({ home, limit }, 'all-in', 1);
  const told = [home.label, before, sum, what].filter((part) => part !== '');
  return `${told.join(' ')}: ${against.gap}`;
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

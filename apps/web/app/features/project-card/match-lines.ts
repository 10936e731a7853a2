import type { FoundCard } from '@manemitra/contract/found-property';
import { formatShortRupees } from '@manemitra/domain/money';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { wishText } from '#web/features/understanding/public.ts';

type Verdict = 'met' | 'missed' | 'unknown';

export interface MatchLine {
  id: string;
  field: Constraint['field'];
  verdict: Verdict;
  text: string;
  /** The same in few words: what was measured, else what was asked, which its sign says to be kept or not known. */
  brief: string;
}

/**
 * What stands before a reason. Of what is met, `open`: as far as all parts of it are known; `over`: it comes, or may come, to more than was
 * named.
 */
export type ReasonKind = Verdict | 'open' | 'over';

const KINDS = { within: 'met', likely: 'open', 'may-be-over': 'over', over: 'missed' } as const;

/** How the line of a way is drawn; undefined for all others. */
export const wayKind = ({ ways = [] }: FoundCard['match'], id: string): ReasonKind | undefined =>
  ways.flatMap((way) => (way.id === id ? [KINDS[way.standing]] : []))[0];

const ORDER: readonly Verdict[] = ['met', 'missed', 'unknown'];

/** Why a project is listed, one line per wish: first what it meets, then what it misses, then what is not known. */
export function matchLines(
  match: FoundCard['match'],
  constraints: readonly Constraint[],
  alternatives: Interpretation['alternatives'] = [],
): MatchLine[] {
  const told = match.alternative === undefined ? [] : (alternatives[match.alternative] ?? []);
  const lines = [...constraints, ...told].flatMap(({ id, field, label }, index): MatchLine[] => {
    const verdict = ORDER.find((kind) => match[kind].includes(id));
    const text = match.reasons[index];
    if (verdict === undefined || text === undefined) return [];
    return [{ id, field, verdict, text, brief: briefOf(verdict, text, label) }];
  });
  return ORDER.flatMap((verdict) => lines.filter((line) => line.verdict === verdict));
}

function briefOf(verdict: Verdict, text: string, label: string): string {
  if (verdict === 'unknown') return label;
  const isMeasured = /^\d/.test(text);
  return verdict === 'missed' || isMeasured || text.length <= label.length ? text : label;
}

/** Which of several alternatives a project meets, the one described by its lines first. */
export function metWishes(
  { alternative, alternativesMet = [] }: FoundCard['match'],
  alternatives: Interpretation['alternatives'] = [],
): string[] {
  const others = alternativesMet.filter((one) => one !== alternative);
  const met =
    alternative === undefined || !alternativesMet.includes(alternative) ? [] : [alternative];
  return [...met, ...others].flatMap((one) => {
    const wish = alternatives[one];
    return wish === undefined ? [] : [`“${wishText(wish)}”`];
  });
}

const STANDINGS = { under: 'met', open: 'open', over: 'over' } as const;

/**
 * What a home leaves of the limit, by the sign and the words that every page has for it; where it comes to more, also the listed price
 * by which it was found. Undefined where nothing can be held against it.
 */
export function limitLine({
  difference,
  home,
}: Pick<FoundCard, 'difference' | 'home'>): { kind: ReasonKind; text: string } | undefined {
  if (difference === null) return undefined;
  const { tone, text } = difference;
  const listed = home?.price ?? null;
  const isExplained = tone === 'over' && listed !== null;
  return {
    kind: STANDINGS[tone],
    text: isExplained ? `${text}; listed at ${formatShortRupees(listed)}` : text,
  };
}

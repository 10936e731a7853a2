import type { FoundCard } from '@manemitra/contract/search';
import { formatShortRupees } from '@manemitra/domain/money';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { wishText } from '#web/features/understanding/public.ts';

type Verdict = 'met' | 'missed' | 'unknown';

export interface MatchLine {
  id: string;
  field: Constraint['field'];
  verdict: Verdict;
  text: string;
}

/**
 * What stands before a reason. Of what is met, `open`: as far as all parts of it are known; `over`: it comes, or may come, to more than was
 * named.
 */
export type ReasonKind = Verdict | 'open' | 'over';

const KINDS = { within: 'met', 'may-be-over': 'over', over: 'missed' } as const;

/** How the line of a wish in minutes is drawn; undefined for all others. */
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
  const lines = [...constraints, ...told].flatMap(({ id, field }, index): MatchLine[] => {
    const verdict = ORDER.find((kind) => match[kind].includes(id));
    const text = match.reasons[index];
    return verdict === undefined || text === undefined ? [] : [{ id, field, verdict, text }];
  });
  return ORDER.flatMap((verdict) => lines.filter((line) => line.verdict === verdict));
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

/** Wishes that a card shows above its reasons anyway: of the project, and of the home if one fits. */
const SAID_OF_PROJECT: readonly Constraint['field'][] = ['locality', 'possession'];
const SAID_OF_HOME: readonly Constraint['field'][] = ['bhk', 'propertyType'];

/** The card names the locality, but not that it is part of the place asked for. */
const isPartOfWanted = ({ field, text }: MatchLine): boolean =>
  field === 'locality' && text.includes(', part of ');

/** How many met wishes a card shows; missed ones are always shown. */
const REASONS = 2;

/**
 * The met wishes that a card shows, and those that it shows when unfolded. The comparison with the limit comes first: every page
 * shows it, and no card may lack it. What the card shows above anyway is not repeated.
 */
export function metOnCard(
  lines: readonly MatchLine[],
  home: FoundCard['home'],
): {
  shown: MatchLine[];
  others: MatchLine[];
} {
  const isMoney = (line: MatchLine) => line.field === 'price';
  const isSaid = (line: MatchLine) =>
    (SAID_OF_PROJECT.includes(line.field) && !isPartOfWanted(line)) ||
    (home !== null && SAID_OF_HOME.includes(line.field));
  const isNews = (line: MatchLine) => !isMoney(line) && !isSaid(line);
  const news = [isMoney, isNews].flatMap((kind) => lines.filter(kind));
  return {
    shown: news.slice(0, REASONS),
    others: [...news.slice(REASONS), ...lines.filter(isSaid)],
  };
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

/** What is not known of the wishes: the first, and how many more: `Khata class not disclosed, 1 more`. */
export function unknownText(lines: readonly MatchLine[]): string | null {
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0) return first?.text ?? null;
  return `${first.text.replace(/\.$/, '')}, ${others.length} more`;
}

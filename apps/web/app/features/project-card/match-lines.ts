import type { FoundCard } from '@manemitra/contract/search';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { wishText } from '#web/features/understanding/public.ts';

type Verdict = 'met' | 'missed' | 'unknown';

export interface MatchLine {
  id: string;
  field: Constraint['field'];
  verdict: Verdict;
  text: string;
}

/** What stands before a reason: `over` where it is met and may still come to more than was named. */
export type ReasonKind = Verdict | 'over';

const KINDS = { within: 'met', 'may-be-over': 'over', over: 'missed' } as const;

/** How the line of a wish in minutes is drawn; undefined for all others. */
export const wayKind = ({ ways = [] }: FoundCard['match'], id: string): ReasonKind | undefined =>
  ways.flatMap((way) => (way.id === id ? [KINDS[way.standing]] : []))[0];

const ORDER: readonly Verdict[] = ['met', 'missed', 'unknown'];

/** Why a project is here, a line for each wish that it is told of: what it meets first, then what it misses, then what nobody knows. */
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

/** Which of several whole wishes a project meets, the one that its lines tell of first. */
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

/** What a card says above its reasons anyway. */
const SAID_ABOVE: readonly Constraint['field'][] = [
  'bhk',
  'propertyType',
  'locality',
  'possession',
];

/** Above stands where it is, not that this is a part of the place asked for. */
const isPartOfWanted = ({ field, text }: MatchLine): boolean =>
  field === 'locality' && text.includes(', part of ');

/**
 * What the home leaves of the limit comes first: it is what every page says of it, and no card may lack it. Then what the card does
 * not say elsewhere.
 */
export function newsFirst(lines: readonly MatchLine[]): MatchLine[] {
  const isMoney = (line: MatchLine) => line.field === 'price';
  const isSaid = (line: MatchLine) => SAID_ABOVE.includes(line.field) && !isPartOfWanted(line);
  const isNews = (line: MatchLine) => !isMoney(line) && !isSaid(line);
  return [isMoney, isNews, isSaid].flatMap((kind) => lines.filter(kind));
}

/**
 * What is not known of the wishes, and how much else would decide: `Khata class not disclosed, 3 more`; where no wish is in
 * doubt, the weightiest of what would decide. What the verdict above says already is not said again.
 */
export function unknownText(
  lines: readonly MatchLine[],
  { unknown, reasons }: Pick<FoundCard['verdict'], 'unknown' | 'reasons'>,
): string | null {
  const decisive = unknown.filter(({ says }) => says !== reasons[0]?.says);
  const [first, ...others] = [
    ...lines.map(({ text }) => text),
    ...decisive.map(({ says }) => says),
  ];
  if (first === undefined || others.length === 0) return first ?? null;
  return `${first.replace(/\.$/, '')}, ${others.length} more`;
}

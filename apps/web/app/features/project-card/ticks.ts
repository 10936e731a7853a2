import { isCertificateUnknown } from '@manemitra/contract/facts/fact-texts';
import { moreWishes } from '@manemitra/domain/list-words';
import type { Constraint } from '@manemitra/query/interpretation';
import type { ListedCard } from './listed-card.ts';
import { limitLine, type MatchLine, type ReasonKind, wayKind } from './match-lines.ts';

/** A wish on a card: its sign, and what is said of it in few words. */
export interface Tick {
  id: string;
  kind: ReasonKind;
  text: string;
}

/** A project as far as its ticks go by it. */
export type Ticked = Pick<ListedCard, 'match' | 'difference' | 'home'> &
  Parameters<typeof isCertificateUnknown>[0];

/** The fields of which a kept wish is ticked in the line of the home, where it stands anyway. */
const OF_HOME: readonly Constraint['field'][] = ['bhk', 'propertyType'];

/** The line names the locality, but not that it is part of the place asked for. */
const isPartOfWanted = ({ text }: MatchLine): boolean => text.includes(', part of ');

const isInLine = ({ field, verdict, ...line }: MatchLine, found: Ticked): boolean =>
  verdict === 'met' &&
  ((found.home !== null && OF_HOME.includes(field)) ||
    (field === 'locality' && !isPartOfWanted({ field, verdict, ...line })) ||
    // Where nobody tells of the certificate, that one can move in is no plain yes.
    (field === 'possession' && !isCertificateUnknown(found)));

/** Every wish of the search on the card of a project, each once. */
export interface Ticks {
  /** Kept ones that have their tick where the line of the home says them. */
  inLine: ReadonlySet<Constraint['field']>;
  /** How long the way of each is, and what is left of the limit: each may take a line of its own. */
  lead: Tick[];
  /** What is not kept, then what is not known, then what is kept; the shortest first, as most of them then find room. */
  words: Tick[];
  /** In full what they say in few words. */
  inFull: Tick[];
}

export function ticksOf(lines: readonly MatchLine[], found: Ticked): Ticks {
  const inLine = lines.filter((line) => isInLine(line, found));
  const limit = limitLine(found);
  const isLimit = ({ field, verdict }: MatchLine) =>
    field === 'price' && verdict === 'met' && limit !== undefined;
  const ways = found.match.ways ?? [];
  const isWay = ({ id }: MatchLine) => wayKind(found.match, id) !== undefined;
  const others = lines.filter((line) => !inLine.includes(line) && !isLimit(line) && !isWay(line));
  const words = (['missed', 'unknown', 'met'] as const).flatMap((kind) =>
    others
      .filter(({ verdict }) => verdict === kind)
      .toSorted((one, other) => one.brief.length - other.brief.length),
  );
  const kindOf = ({ field, verdict }: MatchLine): ReasonKind =>
    verdict === 'met' && field === 'possession' ? 'open' : verdict;
  return {
    inLine: new Set(inLine.map(({ field }) => field)),
    lead: [
      ...ways.map(({ id, text }) => ({ id, kind: wayKind(found.match, id) ?? 'met', text })),
      ...lines.filter(isLimit).flatMap(({ id }) => (limit === undefined ? [] : { id, ...limit })),
    ],
    words: words.map((line) => {
      const kind = kindOf(line);
      return { id: line.id, kind, text: kind === 'open' ? READY_IF : line.brief };
    }),
    inFull: [
      ...lines
        .filter(isWay)
        .map(({ id, verdict, text }) => ({ id, kind: wayKind(found.match, id) ?? verdict, text })),
      ...words.flatMap((line) =>
        line.text === line.brief ? [] : { id: line.id, kind: kindOf(line), text: line.text },
      ),
    ],
  };
}

/** What is ready by its promoter's word alone. */
const READY_IF = 'Ready, if its OC is there';

/** Lines of a narrow card for the words, beside one for each that leads. */
const LINES = 2;
/** Letters of one of them on 390 px, if they are wide, and how many a sign with its room takes. */
const WIDTH = 48;
const SIGN = 5;

/** How many of the words a narrow card shows before it is unfolded, beside how many homes fit, if that is said. */
export function wordsInSight(
  { lead, words }: Pick<Ticks, 'lead' | 'words'>,
  homes: string | null = null,
): number {
  const most = LINES + lead.length;
  const isWithin = (count: number) =>
    linesOf([
      ...lead,
      ...(homes === null ? [] : [{ text: homes }]),
      ...words.slice(0, count),
      ...(count < words.length ? [{ text: moreWishes(words.length - count) }] : []),
    ]) <= most;
  let count = words.length;
  while (count > 0 && !isWithin(count)) count -= 1;
  return count;
}

function linesOf(ticks: readonly Pick<Tick, 'text'>[]): number {
  let lines = 1;
  let taken = 0;
  for (const { text } of ticks) {
    const width = text.length + SIGN;
    if (taken > 0 && taken + width > WIDTH) {
      lines += 1;
      taken = 0;
    }
    taken += width;
  }
  return lines;
}

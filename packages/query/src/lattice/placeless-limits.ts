import { unplacedIn } from '../institution-names.ts';
import type { Change, Sentence } from '../reading.ts';
import { workWords } from '../words/office-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { longestPieces } from './readings.ts';
import { MUST } from './roles.ts';

/**
 * "Office Electronic City li, 30 nimisha drive olage": minutes or a distance from nowhere mean that the place of the sentence was missed.
 * The only place that is named, and that the limit could be of, is what it is from.
 */
export function placesOfLimits(
  { edges, plain, before }: Lattice,
  row: readonly Choice[],
  { tokens }: Sentence,
): Choice[] {
  const chosen = row.flatMap(({ edge }) => edges[edge] ?? []);
  if (before !== undefined || chosen.some(({ field }) => WAYS.has(field))) return [];
  // They are of the school whose name alone we know.
  if (unplacedIn(tokens).length > 0) return [];
  const pieces = gapsOf(chosen, plain.length).flatMap((gap) => longestPieces(plain, gap, false));
  const limits = pieces.filter(({ kind }) => kind === 'change');
  const [said] = limits;
  if (said?.kind !== 'change' || limits.length > 1) return [];
  const limit = said.change;
  const ahead = pieces[pieces.indexOf(said) - 1];
  const possible = edges
    .map((edge, at) => ({ edge, at }))
    .filter(({ edge }) => isWithin(edge, limit) && isFree(edge, chosen))
    // Of "Columbia Asia Hebbal" we know the area, and not the place.
    .filter(
      ({ edge }) =>
        longestPieces(plain, [0, edge.from], false).at(-1)?.kind !== 'unheld' ||
        workWords.has(tokens[edge.from - 1]?.text ?? ''),
    )
    // "kirloskar biz park 15 min, sahakarnagar no": they are of the name before them, which nobody knows.
    .filter(
      ({ edge }) => ahead?.kind !== 'unheld' || ahead.to !== said.from || isBeside(edge, ahead),
    );
  const places = new Set(possible.map(({ edge }) => placeOf(edge)));
  // The most words of the name are the surest.
  const [longest] = possible.toSorted((one, other) => lengthOf(other.edge) - lengthOf(one.edge));
  return places.size === 1 && longest !== undefined ? [{ edge: longest.at, role: MUST }] : [];
}

const WAYS: ReadonlySet<Edge['field']> = new Set<Edge['field']>(['near', 'metroLine']);

function gapsOf(chosen: readonly Edge[], end: number): [number, number][] {
  let at = 0;
  return [...chosen, { from: end, to: end }].map(({ from, to }): [number, number] => {
    const gap: [number, number] = [at, from];
    at = to;
    return gap;
  });
}

/** Says of its place what the limit says. */
function isWithin({ wishes }: Edge, limit: Change): boolean {
  const [wish] = wishes;
  if (wishes.length !== 1 || wish?.field !== 'near' || wish.strength === 'avoid') return false;
  if (limit.change === 'minutes') {
    return 'withinMinutes' in wish.value && wish.value.withinMinutes === limit.withinMinutes;
  }
  return (
    limit.change === 'distance' &&
    'withinMeters' in wish.value &&
    wish.value.withinMeters === limit.withinMeters
  );
}

type Span = Pick<Edge, 'from' | 'to'>;

const isBeside = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

const isFree = (edge: Edge, chosen: readonly Edge[]): boolean =>
  !chosen.some((one) => isBeside(one, edge));

const placeOf = ({ wishes: [wish] }: Edge) => (wish?.field === 'near' ? wish.value.place : '');

const lengthOf = ({ from, to }: Edge): number => to - from;

import { numbersOfDistances } from '../distance-corrections.ts';
import type { Interpretation } from '../interpretation.ts';
import type { PlacedWish } from '../placed-wish.ts';
import type { Marker, Piece, Sentence } from '../reading.ts';
import type { Steps } from '../steps.ts';
import { eitherFine, withAccepted } from './accepted.ts';
import { withBareCountsAsRooms } from './bare-counts.ts';
import { withBareSumsAsUnits } from './bare-units.ts';
import { beforeOf } from './before.ts';
import { bareMinutes } from './bare-minutes.ts';
import { correctedIn } from './corrections.ts';
import { Decoder } from './decode.ts';
import type { Choice, Scores } from './decode.ts';
import { doubtsOf } from './doubts.ts';
import { MENTION } from './edges-before.ts';
import { leftUnsaid } from './left-unsaid.ts';
import { stancesTold } from './fine-places.ts';
import { latticeOf } from './lattice.ts';
import type { Lattice } from './lattice.ts';
import { listsRefused } from './list-refusals.ts';
import { endsNamed } from './named-ends.ts';
import { listsSoftened } from './lists-softened.ts';
import { saidOutright } from './said-outright.ts';
import { listsRefusedAhead, listsUnneeded } from './list-refused-ahead.ts';
import type { Model } from './model.ts';
import { placesOfLimits } from './placeless-limits.ts';
import { pointsListed } from './points-listed.ts';
import { pointsTold } from './told-points.ts';
import { withAreasOfPlots } from './plot-areas.ts';
import { refusedByPronoun, softenedByPronoun } from './pronoun-refusals.ts';
import { limitsRaised } from './raised-limits.ts';
import { longestPieces } from './readings.ts';
import type { RepairedReadings } from './repair.ts';
import { AVOID, DROP, MUST, ROLES, ROLE_COUNT } from './roles.ts';
import { scoresOf } from './scores.ts';
import { SURE } from './sure-edges.ts';
import { strengthsTold } from './strength-told.ts';
import { statesRefused } from './states-refused.ts';
import { tooLittle } from './too-little.ts';
import { sitesOfHouses } from './sites-of-houses.ts';
import { withoutUnsaidRefusals } from './unsaid-refusals.ts';
import { withVerbsObeyed } from './verbs-obeyed.ts';
import { putUpWith, withdrawnBehind } from './withdrawn-behind.ts';

/** A sentence read: its pieces without a gap, and its wishes with what is said of them. */
export interface Reading {
  pieces: Piece[];
  placed: PlacedWish[];
}

/** Another reading that is nearly as good; `isMore` where it has all wishes of the best one and more. */
interface OtherReading extends Reading {
  isMore: boolean;
}

/** The best reading, and the others that are nearly as good. */
export interface WeighedReading extends Reading {
  others: OtherReading[];
}

/** Reads a sentence by what its words weigh; `previous` is what the sentence before meant. */
export function* readByWeights(
  sentence: Sentence,
  previous: Interpretation | undefined,
  model: Model,
  { repaired, ...seen }: RepairedReadings,
): Steps<WeighedReading> {
  const lattice = latticeOf(repaired, beforeOf(previous), seen);
  yield;
  const scored = scoresOf(lattice, model);
  yield;
  const { scores, decoder, best } = decided(lattice, scored, sentence);
  yield;
  const counted = withAreasOfPlots(lattice, withBareCountsAsRooms(lattice, best));
  const row = withoutUnsaidRefusals(lattice, counted);
  const weighing = { scores, scale: model.scale, decoder };
  const doubts = [...doubtsOf(lattice, weighing, row), ...leftUnsaid(lattice, weighing, row)];
  const read = (choices: readonly Choice[]) =>
    readingOf(lattice, withAccepted(lattice, choices, sentence));
  const others = doubts.map(({ other, isMore }) => ({
    ...read(other),
    isMore,
  }));
  return { ...read(row), others };
}

/** The best row, in which verbs are obeyed and what counts homes is no sum; then no other is close to it there. */
function decided(lattice: Lattice, scores: Scores, sentence: Sentence) {
  const { edges, before } = lattice;
  const decoder = new Decoder(edges, scores, before !== undefined);
  const best = decoder.bestRow(scores.roles);
  const corrected = correctedIn(edges, scores.roles, sentence);
  const sites = sitesOfHouses(lattice, sentence);
  const meant = [...corrected.meant, ...sites.meant];
  const taken = [
    ...corrected.taken,
    ...sites.taken,
    ...listsUnneeded(lattice, sentence),
    ...withdrawnBehind(lattice),
    ...putUpWith(lattice, sentence),
    ...tooLittle(edges, sentence),
    ...numbersTaken(lattice, sentence),
  ];
  const obeyed = withVerbsObeyed(lattice, withBareSumsAsUnits(lattice, best, sentence), sentence);
  const changed = [
    ...obeyed.filter(
      (one) => !best.some(({ edge, role }) => one.edge === edge && one.role === role),
    ),
    ...stancesTold(lattice, obeyed, sentence),
    ...listsRefused(lattice, sentence),
    ...listsRefusedAhead(lattice, sentence),
    ...refusedByPronoun(lattice, sentence),
    ...listsSoftened(lattice, sentence),
    ...saidOutright(lattice, sentence),
    ...softenedByPronoun(lattice, sentence),
    ...limitsRaised(lattice, obeyed, sentence),
    ...placesOfLimits(lattice, obeyed, sentence),
    ...pointsTold(lattice, obeyed, sentence),
    ...pointsListed(lattice, obeyed, sentence),
    ...endsNamed(lattice),
    ...statesRefused(lattice, sentence),
    ...strengthsTold(lattice, sentence),
    ...eitherFine(lattice, sentence),
    ...meant.map((edge) => ({ edge, role: MUST })),
  ];
  if (changed.length === 0 && taken.length === 0) return { scores, decoder, best };
  const roles = scores.roles.slice();
  for (const { edge, role } of changed) {
    const state = edge * ROLE_COUNT + role;
    roles[state] = (roles[state] ?? 0) + SURE;
  }
  for (const edge of taken) roles.fill(-SURE, edge * ROLE_COUNT, (edge + 1) * ROLE_COUNT);
  const sure = { ...scores, roles };
  const again = new Decoder(edges, sure, before !== undefined);
  return { scores: sure, decoder: again, best: again.bestRow(roles) };
}

/** A number that takes the place of a distance is no sum, and no rooms. */
const numbersTaken = ({ edges }: Lattice, { tokens }: Sentence): number[] =>
  edges.flatMap(({ from }, at) =>
    numbersOfDistances(tokens).has(from) || bareMinutes(tokens).has(from) ? [at] : [],
  );

/** The wishes of a row, and what stands between them read as anything but a wish. */
function readingOf({ edges, plain }: Lattice, row: readonly Choice[]): Reading {
  const pieces: Piece[] = [];
  const placed: PlacedWish[] = [];
  let at = 0;
  for (const { edge: index, role } of row) {
    const edge = edges[index];
    if (edge === undefined) continue;
    const { from, to, wishes, seen } = edge;
    // "No facing" after "east facing" takes the wish back: it does not refuse the east.
    const said = saidAs(seen === MENTION && role === AVOID ? DROP : role);
    pieces.push(...between(at, from));
    for (const wish of wishes) {
      placed.push({ wish, from, to, piece: pieces.length, ...said });
    }
    pieces.push({ kind: 'wish', wishes, length: to - from, from, to });
    at = to;
  }
  pieces.push(...between(at, plain.length));
  return { pieces, placed: placed.map((one) => withRefusal(one, pieces)) };

  function between(from: number, to: number): Piece[] {
    return withoutWithdrawn(longestPieces(plain, [from, to], false));
  }
}

/**
 * "no pool needed": what is taken back was used, and is not reported. What is called fine ("borewell ok") is only where its lack is:
 * "no pool is fine".
 */
function withoutWithdrawn(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (piece.kind !== 'unheld' || piece.isUnmeant !== true) return piece;
    const { from, to, length } = piece;
    const has = (roles: ReadonlySet<Marker['role']>) =>
      [pieces[at - 1], pieces[at + 1], pieces[at + 2]].some(
        (beside) => beside?.kind === 'marker' && roles.has(beside.marker.role),
      );
    const isWithdrawn = has(WITHDRAWING) || (has(ACCEPTING) && has(REFUSING));
    return isWithdrawn ? { kind: 'background', from, to, length } : piece;
  });
}

const WITHDRAWING: ReadonlySet<Marker['role']> = new Set(['withdraw', 'need', 'drop']);
const ACCEPTING: ReadonlySet<Marker['role']> = new Set(['accept']);
const REFUSING: ReadonlySet<Marker['role']> = new Set(['not']);

function saidAs(index: number): Pick<PlacedWish, 'strength' | 'isAdded' | 'isWithdrawn'> {
  const role = ROLES[index];
  const strength = role === 'nice' || role === 'avoid' ? role : 'must';
  return { strength, isAdded: role === 'also', isWithdrawn: role === 'drop' };
}

/** How many pieces may stand between a refusal and what it refuses, to be quoted together: "whitefield side nahi". */
const MOST_BETWEEN = 2;

/** The words that refuse a wish are part of its quote where they stand beside it. */
function withRefusal(one: PlacedWish, pieces: readonly Piece[]): PlacedWish {
  if (one.strength !== 'avoid') return one;
  const ahead = refusalBeside(pieces, one.piece, -1);
  const behind = ahead === undefined ? refusalBeside(pieces, one.piece, 1) : undefined;
  return { ...one, from: ahead?.from ?? one.from, to: behind?.to ?? one.to };
}

function refusalBeside(pieces: readonly Piece[], at: number, step: 1 | -1): Piece | undefined {
  const side = step < 0 ? 'before' : 'after';
  for (let next = at + step; Math.abs(next - at) <= MOST_BETWEEN + 1; next += step) {
    const piece = pieces[next];
    const isRefusal =
      piece?.kind === 'marker' && (piece.marker.role === 'not' || piece.marker.role === 'drop');
    if (isRefusal && piece.side !== side) return piece;
    if (piece?.kind !== 'filler') return undefined;
  }
  return undefined;
}

import { numbersOfDistances } from '../distance-corrections.ts';
import { agesTold } from '../fields/ages-told.ts';
import type { Sentence } from '../reading.ts';
import { eitherFine } from './accepted.ts';
import { bareMinutes } from './bare-minutes.ts';
import { withBareSumsAsUnits } from './bare-units.ts';
import { conditionsTold } from './conditions.ts';
import { correctedIn } from './corrections.ts';
import type { Corrected } from './corrections.ts';
import { Decoder } from './decode.ts';
import type { Choice, Scores } from './decode.ts';
import { stancesTold } from './fine-places.ts';
import type { Lattice } from './lattice.ts';
import { listsRefusedAhead, listsUnneeded } from './list-refused-ahead.ts';
import { listsRefused } from './list-refusals.ts';
import { listsSoftened } from './lists-softened.ts';
import { endsNamed } from './named-ends.ts';
import { placesOfLimits } from './placeless-limits.ts';
import { pointsListed } from './points-listed.ts';
import { refusedByPronoun, softenedByPronoun } from './pronoun-refusals.ts';
import { limitsRaised } from './raised-limits.ts';
import { refusedBehind, refusedByReason } from './refused-behind.ts';
import { refusedByParticiple, refusedByRelative } from './relative-refusals.ts';
import { MUST, ROLE_COUNT } from './roles.ts';
import { onlyThoughtOf, roomsSettled } from './rooms-settled.ts';
import { roomsInside } from './rooms-inside.ts';
import { saidOutright } from './said-outright.ts';
import { refusedBesideLimit, refusedBySign, refusedInBrackets } from './signs-refused.ts';
import { sitesOfHouses } from './sites-of-houses.ts';
import { statesRefused } from './states-refused.ts';
import { strengthsTold } from './strength-told.ts';
import { SURE } from './sure-edges.ts';
import { pointsTold } from './told-points.ts';
import { tooLittle } from './too-little.ts';
import { withVerbsObeyed } from './verbs-obeyed.ts';
import { putUpWith, withdrawnBehind } from './withdrawn-behind.ts';

/** What a rule may look at. */
interface Heard {
  lattice: Lattice;
  sentence: Sentence;
  /** What each edge is worth in each role, as learned. */
  roles: Float64Array;
  /** The best row by weights alone. */
  best: readonly Choice[];
  /** The same with verbs obeyed and homes counted. */
  row: readonly Choice[];
}

/** What words say so plainly of an edge that no weight may overrule it: its role, or `undefined` where it is not meant. */
interface Claim {
  edge: number;
  role: number | undefined;
}

type Rule = (heard: Heard) => readonly Claim[];

/** Of what two rules say of one edge, the one that stands first holds. */
const RULES: readonly Rule[] = [
  ({ lattice, sentence }) => unmeant(listsUnneeded(lattice, sentence)),
  ({ lattice, sentence }) => unmeant(withdrawnBehind(lattice, sentence)),
  ({ lattice, sentence }) => unmeant(putUpWith(lattice, sentence)),
  ({ lattice, sentence }) => unmeant(tooLittle(lattice.edges, sentence)),
  ({ lattice, sentence }) => unmeant(roomsInside(lattice.edges, sentence)),
  ({ lattice, sentence }) => unmeant(onlyThoughtOf(lattice.edges, sentence)),
  ({ lattice, sentence }) => claimsOf(roomsSettled(lattice.edges, sentence)),
  ({ lattice, sentence }) => unmeant(numbersOfOthers(lattice, sentence)),
  ({ lattice, sentence, roles }) => claimsOf(correctedIn(lattice.edges, roles, sentence)),
  ({ lattice, sentence }) => claimsOf(sitesOfHouses(lattice, sentence)),
  ({ best, row }) => row.filter((one) => !best.some((other) => isSame(one, other))),
  ({ lattice, sentence, row }) => stancesTold(lattice, row, sentence),
  ({ lattice, sentence }) => listsRefused(lattice, sentence),
  ({ lattice, sentence }) => refusedBySign(lattice, sentence),
  ({ lattice, sentence }) => refusedInBrackets(lattice, sentence),
  ({ lattice, sentence }) => refusedBesideLimit(lattice, sentence),
  ({ lattice, sentence }) => listsRefusedAhead(lattice, sentence),
  ({ lattice, sentence }) => refusedByRelative(lattice, sentence),
  ({ lattice, sentence }) => refusedByParticiple(lattice, sentence),
  ({ lattice, sentence }) => refusedByPronoun(lattice, sentence),
  ({ lattice, sentence }) => refusedByReason(lattice, sentence),
  ({ lattice, sentence }) => refusedBehind(lattice, sentence),
  ({ lattice, sentence }) => listsSoftened(lattice, sentence),
  ({ lattice, sentence }) => saidOutright(lattice, sentence),
  ({ lattice, sentence }) => softenedByPronoun(lattice, sentence),
  ({ lattice, sentence, row }) => conditionsTold(lattice, row, sentence),
  ({ lattice, sentence, row }) => limitsRaised(lattice, row, sentence),
  ({ lattice, sentence, row }) => placesOfLimits(lattice, row, sentence),
  ({ lattice, sentence, row }) => pointsTold(lattice, row, sentence),
  ({ lattice, sentence, row }) => pointsListed(lattice, row, sentence),
  ({ lattice }) => endsNamed(lattice),
  ({ lattice, sentence }) => statesRefused(lattice, sentence),
  ({ lattice, sentence }) => strengthsTold(lattice, sentence),
  ({ lattice, sentence }) => eitherFine(lattice, sentence),
];

/**
 * The best row once what the words say plainly is sure, and the scores that make it so: no other row is close to it there. Where no rule
 * hears anything it is the best row by weights.
 */
export function wordsFirst(lattice: Lattice, scores: Scores, sentence: Sentence) {
  const decoder = new Decoder(lattice.edges, scores, lattice.before !== undefined);
  const best = decoder.firstRow(scores.roles);
  const row = withVerbsObeyed(lattice, withBareSumsAsUnits(lattice, best, sentence), sentence);
  const heard: Heard = { lattice, sentence, roles: scores.roles, best, row };
  const claims = new Map<number, number | undefined>();
  for (const rule of RULES) {
    for (const { edge, role } of rule(heard)) if (!claims.has(edge)) claims.set(edge, role);
  }
  if (claims.size === 0) return { scores, decoder, best };
  const roles = scores.roles.slice();
  for (const [edge, role] of claims) {
    const first = edge * ROLE_COUNT;
    if (role === undefined) roles.fill(-SURE, first, first + ROLE_COUNT);
    else roles[first + role] = (roles[first + role] ?? 0) + SURE;
  }
  return { scores: { ...scores, roles }, decoder, best: decoder.firstRow(roles) };
}

const unmeant = (edges: readonly number[]): Claim[] =>
  edges.map((edge) => ({ edge, role: undefined }));

const claimsOf = ({ meant, taken }: Corrected): Claim[] => [
  ...unmeant(taken),
  ...meant.map((edge) => ({ edge, role: MUST })),
];

const isSame = (one: Choice, other: Choice): boolean =>
  one.edge === other.edge && one.role === other.role;

/** A number that takes the place of a distance, or counts minutes or somebody's years, is no sum, and no rooms. */
function numbersOfOthers({ edges }: Lattice, { tokens }: Sentence): number[] {
  const others = [numbersOfDistances, bareMinutes, agesTold].flatMap((found) => [...found(tokens)]);
  return edges.flatMap(({ from }, at) => (others.includes(from) ? [at] : []));
}

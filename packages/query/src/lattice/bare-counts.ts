import { CRORE } from '@manemitra/domain/money';
import type { Sentence } from '../reading.ts';
import { joiningRooms, roomsParticles } from '../words/room-change-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { AVOID, DROP, MUST } from './roles.ts';

/** Of more rooms nobody speaks without a word for rooms. */
const MOST_ROOMS = 6;
/** Who changes a budget rarely goes beyond twice or below half of it. */
const WIDEST_STEP = 2;

/**
 * "3 beku" after "2bhk under 90 lakhs": a small number that nothing calls money changes the rooms, not the budget to 3 crore;
 * so it does behind rooms that are refused: "1bhk hatao, 2 hi rakho".
 */
export function withBareCountsAsRooms(lattice: Lattice, row: readonly Choice[]): Choice[] {
  const { edges, before } = lattice;
  const saysRooms = row.some(
    ({ edge, role }) => edges[edge]?.field === 'bhk' && role !== DROP && role !== AVOID,
  );
  // "Ok then 2" after a budget of 70 lakh: no crores either.
  const mayCount = before?.fields.has('bhk') === true || before?.fields.has('price') === true;
  if (!mayCount || saysRooms) return [...row];
  return row.map((choice) => {
    const sum = edges[choice.edge];
    if (sum === undefined || !isBareCount(sum) || isNextBudget(sum, lattice)) return choice;
    const rooms = edges.findIndex(
      ({ from, to, field }) => field === 'bhk' && from === sum.from && to === sum.to,
    );
    return rooms < 0 ? choice : { edge: rooms, role: MUST };
  });
}

/**
 * "2 bhk, or even 1", "2bhk in Hebbal, 3 also ok", "3bhk better, only 3": a small number that joins what was said before it counts rooms, where these were said
 * last and no sum.
 */
export function withOtherRooms(
  { edges }: Lattice,
  row: readonly Choice[],
  { tokens }: Sentence,
): Choice[] {
  return row.map((choice, at) => {
    const sum = edges[choice.edge];
    if (sum === undefined || !isBareCount(sum)) return choice;
    const last = row.slice(0, at).findLast(({ edge }) => NUMBERED.has(edges[edge]?.field ?? ''));
    const named = edges[last?.edge ?? -1];
    if (named?.field !== 'bhk' || last?.role === AVOID || last?.role === DROP) return choice;
    const beside = [...tokens.slice(sum.from - BEFORE_IT, sum.from), tokens[sum.to]];
    const says = (words: ReadonlySet<string>) =>
      beside.some((token) => words.has(token?.text ?? ''));
    const isRepeated = says(roomsParticles) && roomsOf(named)?.includes(roomsSaid(sum)) === true;
    if (!isRepeated && (last?.role !== MUST || !says(joiningRooms))) return choice;
    const rooms = edges.findIndex(
      ({ from, to, field }) => field === 'bhk' && from === sum.from && to === sum.to,
    );
    return rooms < 0 ? choice : { edge: rooms, role: MUST };
  });
}

/** "3bhk ho to better, actually 3 only": the same number again is no sum. */
const roomsOf = ({ wishes: [wish] }: Edge): readonly number[] | undefined =>
  wish?.field === 'bhk' && 'in' in wish.value ? wish.value.in : undefined;

const roomsSaid = ({ wishes: [wish] }: Edge): number =>
  wish?.field === 'price' ? Math.round((wish.value.max ?? 0) / CRORE) : 0;

const NUMBERED: ReadonlySet<string> = new Set(['bhk', 'price']);
/** "or even": so many words join it. */
const BEFORE_IT = 2;

/** A sum that may be a count of rooms: a small number alone. */
export function isBareCount({ wishes: [wish], field, from, to }: Edge): boolean {
  if (wish === undefined || field !== 'price' || to - from !== 1) return false;
  const isAnnounced = wish.isBound === true || wish.isLimit === true;
  if (wish.assumed === undefined || isAnnounced || wish.field !== 'price') return false;
  const crores = (wish.value.max ?? 0) / CRORE;
  return Number.isInteger(crores) && crores >= 1 && crores <= MOST_ROOMS;
}

function isNextBudget({ wishes: [sum] }: Edge, { before }: Lattice): boolean {
  const budget = before?.wanted.find(({ field }) => field === 'price');
  if (sum?.field !== 'price' || budget?.field !== 'price') return false;
  const step = (sum.value.max ?? 0) / (budget.value.max ?? budget.value.min ?? Infinity);
  return step <= WIDEST_STEP && step >= 1 / WIDEST_STEP;
}

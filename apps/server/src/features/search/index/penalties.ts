import { FITS } from '@manemitra/domain/how-many-fit';
import { WEIGHTS } from '../ranking.ts';
import type { Risks } from './how-surely.ts';
import { BY_WHAT_IS_KNOWN, type ByRow } from './measures.ts';

/** What a risk takes from the score: each group stands behind the one before, whatever else speaks for it. */
const PENALTIES: readonly number[] = FITS.map(
  (fit) =>
    ({
      sure: 0,
      'by-what-is-known': WEIGHTS.beyond,
      'may-be-late': 2 * WEIGHTS.beyond,
      'over-limit': 4 * WEIGHTS.beyond,
    })[fit],
);

/** What its risks take from the score of a home among those of its project. */
export function penaltyOfUnit({ ofUnit }: Risks): ByRow<number> {
  return ofUnit === undefined ? () => 0 : (row) => PENALTIES[ofUnit(row)] ?? 0;
}

/** What those of a project and of the home that speaks for it take: a doubt counts once, and only where nothing is late or over. */
export function penaltyOf({ ofProject, ofHome, areAllSure }: Risks) {
  if (areAllSure) return () => 0;
  const beyond = PENALTIES.map((penalty, risk) => (risk > BY_WHAT_IS_KNOWN ? penalty : 0));
  return (row: number, unitRow: number): number => {
    const [one, other] = [ofProject(row), ofHome(unitRow)];
    const isOpen = Math.max(one, other) === BY_WHAT_IS_KNOWN;
    return isOpen ? WEIGHTS.beyond : (beyond[one] ?? 0) + (beyond[other] ?? 0);
  };
}

/** Nobody walks farther to a station every day: about 45 minutes. Metres on foot, our own choice. */
export const WALKED_METERS = 3000;

/** Kinds of place that somebody may want a home near. */
export type NearKind =
  | 'locality'
  | 'sub-locality'
  | 'road'
  | 'employment-area'
  | 'metro-station'
  | 'bus-stop'
  | 'tech-park'
  | 'mall'
  | 'lake'
  | 'hospital'
  | 'college'
  | 'landmark'
  | 'airport'
  | 'railway-station';

interface NearDistance {
  meters: number;
  /** Said to the buyer behind the distance, where it is not the usual one. */
  reason?: string;
}

/** The usual one: a short drive, whatever the hour. */
const USUAL: NearDistance = { meters: 3000 };

/**
 * What "near" means without a distance, by kind of place: in a straight line, except to a station of the metro or a bus stop (on foot). Our own
 * choice, with reasons. Search, chat and project pages all use this table.
 */
export const NEAR: Readonly<Record<NearKind, NearDistance>> = {
  locality: USUAL,
  'sub-locality': USUAL,
  road: USUAL,
  'employment-area': USUAL,
  'tech-park': USUAL,
  mall: USUAL,
  lake: USUAL,
  hospital: USUAL,
  college: USUAL,
  landmark: USUAL,
  'metro-station': { meters: 1500, reason: 'less than half an hour on foot' },
  'bus-stop': { meters: 500, reason: 'less than ten minutes on foot' },
  airport: { meters: 12_000, reason: 'few people go there every day, and nobody on foot' },
  'railway-station': { meters: 5000, reason: 'few people go there every day' },
};

/**
 * "Not near the airport" is about noise, not about the half hour to get there, so "too near" is never farther than the usual
 * distance.
 */
export const tooNearMeters = (kind: NearKind): number => Math.min(NEAR[kind].meters, USUAL.meters);

/** Whether "near" may be written for a distance: where it says another one, or another when refused, that is written out. */
export const isPlainlyNear = (kind: NearKind, meters: number): boolean =>
  meters === USUAL.meters && NEAR[kind].meters === USUAL.meters;

/** "within 12 km of the airport: few people go there every day, and nobody on foot" */
export const nearReason = (kind: NearKind): string =>
  NEAR[kind].reason === undefined ? '' : `: ${NEAR[kind].reason}`;

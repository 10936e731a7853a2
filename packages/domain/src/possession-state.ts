import { formatKnownMonth, type Precision } from './periods.ts';

/** What a builder states of a project and what its papers say of it. `null` is not known. */
export interface StatedPossession<Status extends string> {
  status: Status | null;
  occupancyCertificateReceived: boolean | null;
  /** Of its unit types; none where they are not known. */
  types: readonly string[];
}

/**
 * How far a project is. A project stated as ready to move in but without its occupancy certificate is "built": nobody may
 * lawfully live there yet. Plots need no such certificate, and where nothing is known of one the builder's word counts.
 */
export function possessionState<Status extends string>({
  status,
  occupancyCertificateReceived,
  types,
}: StatedPossession<Status>): Status | 'built-oc-pending' | null {
  const isLayout = types.length > 0 && types.every((type) => type === 'plot');
  const isPending = status === 'ready' && occupancyCertificateReceived === false && !isLayout;
  return isPending ? 'built-oc-pending' : status;
}

/** Whether by this state its building is not finished. */
export const isBeingBuilt = (state: string | null): boolean =>
  state !== null && UNFINISHED.has(state);

const UNFINISHED = new Set(['under-construction', 'new-launch', 'pre-launch']);

/** Whether the promised day has passed and no source says that the homes are built. Days are `YYYY-MM-DD`. */
export function isPromisePast(
  state: string | null,
  possessionOn: string | null,
  today: string,
): boolean {
  const isBuilt = state === 'ready' || state === 'built-oc-pending';
  return !isBuilt && possessionOn !== null && possessionOn < today;
}

/** `Promised Dec 2025, not confirmed`. */
export function pastPromiseText(possessionOn: string, precision: Precision): string {
  return `Promised ${formatKnownMonth(possessionOn, precision)}, not confirmed`;
}

/** Of its occupancy certificate, where nobody says anything of one; null where it could be there. */
export const certificateToCome = ({
  status,
  isPromisePast: isPast,
}: {
  status: string | null;
  isPromisePast: boolean;
}): string | null => (isBeingBuilt(status) && !isPast ? 'Not due yet' : null);

import { formatKnownMonth, type Precision } from './periods.ts';

/** What a builder states of a project and what its papers say of it. `null` is not known. */
export interface StatedPossession<Status extends string> {
  status: Status | null;
  occupancyCertificateReceived: boolean | null;
  /** Of its unit types; none where they are not known. */
  types: readonly string[];
}

/**
 * How far a project is: what is stated as ready to move in and has not received its occupancy certificate is built, and
 * nobody may lawfully live in it yet. Sites need no such certificate, and where nobody says whether there is one the
 * builder's word stands.
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

/** Whether the day for which homes were promised has passed and nobody has said that they are built. Days are `YYYY-MM-DD`. */
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

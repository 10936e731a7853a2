/** Facts that decide the taxes of a home but that no listing states. `null` and `undefined` are "not known". */

const CITY_APPROVERS: readonly string[] = ['BBMP', 'GBA', 'BDA'];

/**
 * Whether it lies in a city corporation, which decides the surcharge on stamp duty. Where only an outer
 * authority's approval is known the rate outside a corporation is taken: it is 0.05 % of the price higher,
 * so the sum is never too low.
 */
export function isInCorporation(
  approver: string | null,
  /** The gazetteer's place; `corporation` is the one of its ward. */
  place: { corporation?: string | undefined } | undefined,
): boolean | undefined {
  if (approver === 'panchayat') return false;
  if (place?.corporation !== undefined) return true;
  if (approver === null) return place === undefined ? undefined : false;
  return CITY_APPROVERS.includes(approver);
}

/** GST ends with the occupancy certificate; a project still being built has none. */
export function isCompleted(
  status: string | null,
  occupancyCertificateReceived: boolean | null,
): boolean | undefined {
  if (occupancyCertificateReceived !== null) return occupancyCertificateReceived;
  return status === null || status === 'ready' ? undefined : false;
}

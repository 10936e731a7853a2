import { addressKey } from '#server/platform/attempts/networks.ts';

const HOUR = 3_600_000;

/** Within this time the same request of the same buyer stays one. */
export const MERGED_WITHIN_MS = 24 * HOUR;

/**
 * How many new leads may be sent: more than anybody can take calls for, few enough that a promoter's day is safe.
 * `scale` is for load tests and moves the limit of addresses alone.
 */
export function leadLimits(
  { userId, address }: { userId: number; address: string },
  scale: number,
) {
  return [
    { key: `lead:user:${userId}`, max: 10, perMs: 24 * HOUR },
    {
      key: `lead:address:${addressKey(address)}`,
      max: Math.max(1, Math.floor(30 * scale)),
      perMs: 24 * HOUR,
    },
  ];
}

/** How often the recipients of a request are told that its buyer wants to be contacted differently. */
export const changeLimit = (leadId: number) => ({
  key: `lead:change:${leadId}`,
  max: 3,
  perMs: 24 * HOUR,
});

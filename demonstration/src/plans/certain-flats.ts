import type { HomeFacts } from './plan-facts.ts';

/**
 * Flats that can be laid out whatever the luck: their bedrooms (BHK), their bathrooms, and the carpet areas in square feet between
 * which such flats are built. `home-plan.test.ts` holds it. Laying one out takes milliseconds, and whoever only asks how many plans there
 * are need not wait for it.
 */
export const CERTAIN_FLATS: readonly (readonly [
  bhk: number,
  bathrooms: number,
  from: number,
  to: number,
])[] = [
  [0, 1, 270, 400],
  [1, 1, 410, 560],
  [1.5, 1, 550, 680],
  [2, 1, 640, 800],
  [2, 2, 680, 1000],
  [2.5, 2, 820, 1150],
  [3, 2, 920, 1400],
  [3, 3, 980, 1800],
  [3.5, 3, 1300, 2000],
  [4, 4, 1650, 2500],
  [4, 5, 1900, 2900],
  [4.5, 4, 1900, 2700],
];

/** As many balconies as bedrooms find a wall; a flat of one room, one. */
export const balconiesMax = (bhk: number): number => Math.max(1, Math.floor(bhk));

export function isCertainFlat({ type, bhk, bathrooms, carpetSqft, balconies = 0 }: HomeFacts) {
  const isFlat = type === 'apartment' || (type === 'studio' && bhk === 0);
  return (
    isFlat &&
    balconies <= Math.min(3, balconiesMax(bhk)) &&
    CERTAIN_FLATS.some(
      ([rooms, baths, from, to]) =>
        rooms === bhk && baths === bathrooms && carpetSqft >= from && carpetSqft <= to,
    )
  );
}

import { formatDistance } from '@manemitra/domain/geography';
import { placeBySlug } from './gazetteer.ts';
import { nearMeters, tooNear } from './near-value.ts';
import type { PlacedWish } from './placed-wish.ts';
import type { Wish } from './reading.ts';

/** "Not near the airport": a place that is refused without a distance is refused no farther than where it is too near. */
export function asRefused(wish: Wish): Wish {
  if (wish.field !== 'near' || wish.limitUnsaid !== true) return wish;
  const { place } = wish.value;
  const withinMeters = tooNear(place);
  if (withinMeters === nearMeters(place)) return wish;
  const name = placeBySlug(place)?.name ?? place;
  const assumed = `We leave out homes within ${formatDistance(withinMeters)} of ${name}.`;
  return { ...wish, value: { place, withinMeters }, assumed };
}

export const withRefusedDistances = (placed: readonly PlacedWish[]): PlacedWish[] =>
  placed.map((one) => {
    const wish = one.strength === 'avoid' ? asRefused(one.wish) : one.wish;
    return wish === one.wish ? one : { ...one, wish };
  });

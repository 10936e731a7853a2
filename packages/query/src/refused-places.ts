import { formatDistance } from '@manemitra/domain/geography';
import { placeBySlug } from './gazetteer.ts';
import { nearMeters, tooNear } from './near-value.ts';
import type { PlacedWish } from './placed-wish.ts';

/** "Not near the airport": a place that is refused without a distance is refused no farther than where it is too near. */
export function withRefusedDistances(placed: readonly PlacedWish[]): PlacedWish[] {
  return placed.map((one) => {
    const { wish, strength } = one;
    if (wish.field !== 'near' || strength !== 'avoid' || wish.limitUnsaid !== true) return one;
    const { place } = wish.value;
    const withinMeters = tooNear(place);
    if (withinMeters === nearMeters(place)) return one;
    const name = placeBySlug(place)?.name ?? place;
    const assumed = `We leave out homes within ${formatDistance(withinMeters)} of ${name}.`;
    return { ...one, wish: { ...wish, value: { place, withinMeters }, assumed } };
  });
}

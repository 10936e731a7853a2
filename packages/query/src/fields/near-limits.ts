import { distanceAt, withManner } from '../distances.ts';
import type { Distance } from '../distances.ts';
import { nearValue } from '../near-value.ts';
import { lengthAt } from '../phrases.ts';
import type { NamedPlace } from '../place-reading.ts';
import type { Sentence, WishOf } from '../reading.ts';
import { everyPlace } from '../words/distance-words.ts';
import { distanceJoints, placeJoints } from '../words/near-words.ts';

/** A place of which it is settled which one it is. */
export type KnownPlace = Exclude<NamedPlace, { ask: unknown }>;

/** Being near a place, as far as was said or as its kind reaches. */
export function nearWish(place: KnownPlace, distance: Distance | undefined): WishOf<'near'> {
  const { value, assumed } = nearValue(place, distance);
  const reasons = [place.assumed, assumed].filter((reason) => reason !== undefined);
  const limitUnsaid = distance === undefined ? ({ limitUnsaid: true } as const) : {};
  const meaning: WishOf<'near'> = { field: 'near', value, ...limitUnsaid };
  return reasons.length === 0 ? meaning : { ...meaning, assumed: reasons.join(' ') };
}

/** "ITPL walkable 20 mins", "walk to ITPL in 20 mins": the minutes are on foot where nothing else is said. */
export function onFoot(
  distance: Distance | undefined,
  word: { value: { meters?: number } } | undefined,
): Distance | undefined {
  const isWalk = distance?.minutes !== undefined && word?.value.meters !== undefined;
  return isWalk ? { mode: 'walk', ...distance } : distance;
}

/** A distance after its place, with the joint between them. */
export function distanceBehind(
  tokens: Sentence['tokens'],
  at: number,
  isMannerOnly: boolean,
): Distance | undefined {
  if (isMannerOnly) {
    const manner = withManner(tokens, at, { length: 0 });
    return manner.length > 0 ? manner : undefined;
  }
  let joint = lengthAt(placeJoints, tokens, at);
  if (joint > 0) joint += lengthAt(placeJoints, tokens, at + joint);
  const distance = distanceAt(tokens, at + joint);
  if (distance === undefined) return undefined;
  const end = at + joint + distance.length;
  // The distance belongs to the next place when a joint and a name follow: "Hebbal, 2 km from ITPL".
  if (lengthAt(distanceJoints, tokens, end) > 0) return undefined;
  // "…, max 45 min for both": it is not of the last place alone.
  if (everyPlace.has(tokens[end]?.text ?? '') || everyPlace.has(tokens[end + 1]?.text ?? ''))
    return undefined;
  return { ...distance, length: joint + distance.length };
}

/** The metres that a word means by itself, such as walking. */
export function metersOf(meters: number | undefined): Distance | undefined {
  return meters === undefined ? undefined : { length: 0, meters, mode: 'walk' };
}

import type { Circle } from '@manemitra/domain/circles';
import { distanceMeters } from '@manemitra/domain/geography';
import type { Place } from '../place.ts';
import { roadBetweenTwo } from '../words/address-words.ts';
import { areasWritten } from './areas-written.ts';

/** A road is named after where it begins and ends; on it is between them, or this far beside. */
const BESIDE_METERS = 1500;

/** About where a road lies that no map of ours has, by the two places it is named after: `Sarjapur-Attibele Rd`. */
export function roadBetween(locality = ''): (Circle & { name: string }) | undefined {
  const [, from = '', to = ''] = roadBetweenTwo.exec(locality) ?? [];
  const [one, other] = [onlyOf(from), onlyOf(to)];
  if (one === undefined || other === undefined) return undefined;
  const apart = distanceMeters(one.at, other.at);
  return {
    at: [(one.at[0] + other.at[0]) / 2, (one.at[1] + other.at[1]) / 2],
    radiusMeters: Math.round(apart / 2) + BESIDE_METERS,
    name: `the road between ${one.name} and ${other.name}`,
  };
}

/** A name of two places says not between which the road runs. */
function onlyOf(name: string): Place | undefined {
  const [place, ...others] = name === '' ? [] : areasWritten(name);
  return others.length > 0 || place?.isHomonym === true ? undefined : place;
}

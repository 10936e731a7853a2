import { circleAround, isSurelyIn, type Circle } from '@manemitra/domain/circles';
import type { Place } from '../place.ts';

/** None of the circles is a border, so two that are this far apart may still hold one project. */
const RIMS_APART_METERS = 1500;

/** Whether one project can lie in both circles. */
export function canBeBoth(one: Circle, { at, radiusMeters }: Circle): boolean {
  return isSurelyIn(one, { at, radiusMeters: radiusMeters + RIMS_APART_METERS }) !== false;
}

/** A place of which only a bus stop or the middle of a ward is known may reach this much further. */
const ROUGH_METERS = 600;
/** A main road without a traced line has the middle of its listings alone. */
const UNTRACED_ROAD_METERS = 3000;

/** The circle around an area, or around the whole of a road and what is on it. */
export function circleOf(place: Place): Circle {
  const { at, path, kind, radiusMeters, isRough = false } = place;
  if (path !== undefined) return circleAround(path, radiusMeters) ?? { at, radiusMeters };
  if (kind === 'road' && !isRough) return { at, radiusMeters: UNTRACED_ROAD_METERS };
  return { at, radiusMeters: radiusMeters + (isRough ? ROUGH_METERS : 0) };
}

import { ON_FOOT_MINUTES } from '@manemitra/contract/limits';
import { WALK_KMH } from '@manemitra/city/routing/speeds';
import { degreesAround } from '@manemitra/domain/geography';
import { type RawBuilder, sql } from 'kysely';
import { placeLabel } from './place-labels.ts';

interface NearRow {
  name: string;
  kind: string;
  lat: number;
  lng: number;
  source: string;
}

/** No way on foot is shorter than the straight line. */
const REACH_METERS = (ON_FOOT_MINUTES * WALK_KMH * 1000) / 60;
/** In the far north of the city, where degrees of longitude are shortest. */
const REACH = degreesAround(13.7, REACH_METERS);
/** Of the nearest so many it is worked out how far one walks. */
const MOST = 60;

/** A column for statements about a project `p`: the places within walking distance of it in a straight line, without stations. */
export const placesNear: RawBuilder<NearRow[]> = sql`(
  select coalesce(json_agg(near order by near.meters), '[]') from (
    select name, kind, lat, lng, source, ground_meters(p.lat, p.lng, lat, lng) as meters
    from places
    where category = any('{schools,hospitals,malls,restaurants,pointsOfInterest}')
      and lat between p.lat - ${REACH.lat}::float8 and p.lat + ${REACH.lat}::float8
      and lng between p.lng - ${REACH.lng}::float8 and p.lng + ${REACH.lng}::float8
    order by meters limit ${MOST}
  ) near)`;

export const presentNear = ({ name, kind, lat, lng, source }: NearRow) => ({
  name,
  kind: placeLabel(kind),
  at: [lat, lng] as const,
  source,
});

import type { NearKind } from '@manemitra/domain/near-distances';
import type { MetroLine, Zone } from './criteria.ts';

/** No bus stop stands in the gazetteer by itself. */
export type PlaceKind = Exclude<NearKind, 'bus-stop'>;

export type LatLng = readonly [lat: number, lng: number];

/** A place of the gazetteer. Coordinates carry the source they were taken from. */
export interface Place {
  slug: string;
  name: string;
  kind: PlaceKind;
  /** Other spellings seen in listings, ward lists and speech. */
  aliases: readonly string[];
  nameKn?: string;
  nameHi?: string;
  at: LatLng;
  /** The extent of an area: "in Whitefield" means within this distance of `at`. 0 for a point. */
  radiusMeters: number;
  /** The line of a road, for "on" and "near" a road. */
  path?: readonly LatLng[];
  zone?: Zone;
  lines?: readonly MetroLine[];
  status?: 'operational' | 'under-construction' | 'proposed';
  pincode?: string;
  corporation?: string;
  /** Another place of this name lies far away: ask, never guess. */
  isHomonym?: true;
  /** How to say a homonym so that it is understood without asking: "Kothanur near Thanisandra". */
  clearName?: string;
  /** The slug of the locality that a phase, block, stage or sector belongs to. */
  partOf?: string;
  /** One of a chain, with many short names: "kv hebbal". */
  isBranch?: true;
  /** Its point is good enough to search around it, and too rough to be drawn or listed. */
  isRough?: true;
  source: string;
}

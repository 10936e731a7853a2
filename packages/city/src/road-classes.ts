/**
 * The classes of roads: those of OpenStreetMap (wiki.openstreetmap.org/wiki/Key:highway) that a person may be on, and three
 * of our own for where it has nothing.
 */
export const ROAD_CLASSES = [
  'motorway',
  'motorway_link',
  'trunk',
  'trunk_link',
  'primary',
  'primary_link',
  'secondary',
  'secondary_link',
  'tertiary',
  'tertiary_link',
  'unclassified',
  'residential',
  'living_street',
  'service',
  'road',
  'track',
  'pedestrian',
  'footway',
  'path',
  'steps',
  /** A street that buses go along, by their drawn routes. */
  'bus_road',
  /** From one bus stop to the next, straight: there is a street, its line is not known. */
  'stop_link',
  /** At most 90 m, to join pieces that end beside each other. */
  'connector',
] as const;
export type RoadClass = (typeof ROAD_CLASSES)[number];

/** Helpers of the routing: no line on the ground, so none on a map. */
export const HELPER_CLASSES: ReadonlySet<RoadClass> = new Set(['stop_link', 'connector']);

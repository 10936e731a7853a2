/** Spec 3, in the order of the legend. `ponintOfInterest` is spelt so on the wire, and nowhere else. */
export const NEARBY_CATEGORIES = [
  'schools',
  'hospitals',
  'malls',
  'restaurants',
  'ponintOfInterest',
  'metroStations',
] as const;
export type NearbyCategory = (typeof NEARBY_CATEGORIES)[number];

/** What the legend calls them. */
export const NEARBY_LABELS: Readonly<Record<NearbyCategory, string>> = {
  schools: 'Schools',
  hospitals: 'Hospitals',
  malls: 'Malls',
  restaurants: 'Restaurants',
  ponintOfInterest: 'Points of interest',
  metroStations: 'Metro stations',
};

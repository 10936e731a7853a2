/**
 * Amenities a project can have. The names follow what Bengaluru listings mention most;
 * `type` is one of the three groups of spec 3, spelt as there.
 */
export interface Amenity {
  id: string;
  name: string;
  type: 'standard' | 'Popular' | 'others';
}

export const AMENITIES: readonly Amenity[] = [
  { id: 'swimming-pool', name: 'Swimming pool', type: 'Popular' },
  { id: 'gym', name: 'Gym', type: 'Popular' },
  { id: 'clubhouse', name: 'Clubhouse', type: 'Popular' },
  { id: 'kids-play-area', name: "Children's play area", type: 'Popular' },
  { id: 'jogging-track', name: 'Jogging track', type: 'Popular' },
  { id: 'landscaped-garden', name: 'Landscaped garden', type: 'Popular' },
  { id: 'power-backup', name: 'Power backup', type: 'standard' },
  { id: 'lift', name: 'Lift', type: 'standard' },
  { id: 'security', name: '24×7 security', type: 'standard' },
  { id: 'cctv', name: 'CCTV', type: 'standard' },
  { id: 'gated-community', name: 'Gated community', type: 'standard' },
  { id: 'car-parking', name: 'Car parking', type: 'standard' },
  { id: 'visitor-parking', name: 'Visitor parking', type: 'standard' },
  { id: 'rainwater-harvesting', name: 'Rainwater harvesting', type: 'standard' },
  { id: 'sewage-treatment-plant', name: 'Sewage treatment plant', type: 'standard' },
  { id: 'intercom', name: 'Intercom', type: 'standard' },
  { id: 'fire-safety', name: 'Fire safety', type: 'standard' },
  { id: 'piped-gas', name: 'Piped gas', type: 'standard' },
  { id: 'wifi', name: 'Wi-Fi', type: 'standard' },
  { id: 'park', name: 'Park', type: 'standard' },
  { id: 'vastu', name: 'Vastu compliant', type: 'others' },
  { id: 'wheelchair-access', name: 'Wheelchair access', type: 'others' },
  { id: 'solar-power', name: 'Solar power', type: 'others' },
  { id: 'ev-charging', name: 'EV charging', type: 'Popular' },
  { id: 'pet-friendly', name: 'Pet friendly', type: 'others' },
  { id: 'pet-park', name: 'Pet park', type: 'others' },
  { id: 'badminton-court', name: 'Badminton court', type: 'Popular' },
  { id: 'tennis-court', name: 'Tennis court', type: 'Popular' },
  { id: 'basketball-court', name: 'Basketball court', type: 'Popular' },
  { id: 'squash-court', name: 'Squash court', type: 'others' },
  { id: 'cricket-pitch', name: 'Cricket practice pitch', type: 'others' },
  { id: 'skating-rink', name: 'Skating rink', type: 'others' },
  { id: 'table-tennis', name: 'Table tennis', type: 'others' },
  { id: 'indoor-games', name: 'Indoor games', type: 'Popular' },
  { id: 'cycling-track', name: 'Cycling track', type: 'others' },
  { id: 'golf-course', name: 'Golf course', type: 'others' },
  { id: 'yoga-deck', name: 'Yoga and meditation deck', type: 'Popular' },
  { id: 'spa', name: 'Spa and sauna', type: 'others' },
  { id: 'mini-theatre', name: 'Mini theatre', type: 'others' },
  { id: 'amphitheatre', name: 'Amphitheatre', type: 'others' },
  { id: 'party-hall', name: 'Party hall', type: 'Popular' },
  { id: 'library', name: 'Library', type: 'others' },
  { id: 'co-working', name: 'Co-working space', type: 'others' },
  { id: 'creche', name: 'Creche', type: 'others' },
  { id: 'senior-citizen-area', name: 'Senior citizens’ area', type: 'others' },
  { id: 'supermarket', name: 'Supermarket', type: 'others' },
  { id: 'cafeteria', name: 'Cafeteria', type: 'others' },
  { id: 'barbecue-area', name: 'Barbecue area', type: 'others' },
  { id: 'servant-room', name: 'Servant room', type: 'others' },
  { id: 'private-garden', name: 'Private garden', type: 'others' },
  { id: 'terrace-garden', name: 'Terrace garden', type: 'others' },
  { id: 'smart-home', name: 'Smart home', type: 'others' },
];

const byId = new Map(AMENITIES.map((amenity) => [amenity.id, amenity]));

/** An id nobody has listed is shown as its own words: `sky-bridge` -> `sky bridge`. */
export function amenityName(id: string): string {
  return byId.get(id)?.name ?? id.replaceAll('-', ' ');
}

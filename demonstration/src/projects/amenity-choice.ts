import type { Random } from '@manemitra/catalogue/random';
import type { Dimensions } from './dimensions.ts';
import type { PricedKind } from './market-prices.ts';
import type { PromoterClass } from './promoter-names.ts';

/**
 * How often a gated apartment community has each amenity, in per cent: counts in the texts of 180
 * Bengaluru projects of 2025-26 (a pool in 149 of them), a little raised for what texts leave unsaid.
 */
const IN_COMMUNITY: Readonly<Record<string, number>> = {
  'landscaped-garden': 89,
  clubhouse: 86,
  gym: 88,
  'swimming-pool': 84,
  security: 94,
  cctv: 90,
  'kids-play-area': 86,
  'jogging-track': 62,
  'rainwater-harvesting': 88,
  'power-backup': 95,
  lift: 99,
  'gated-community': 92,
  'car-parking': 97,
  'visitor-parking': 60,
  'sewage-treatment-plant': 80,
  intercom: 64,
  'fire-safety': 74,
  'yoga-deck': 48,
  'mini-theatre': 36,
  'party-hall': 58,
  amphitheatre: 34,
  'indoor-games': 52,
  'table-tennis': 40,
  'badminton-court': 40,
  'tennis-court': 26,
  'basketball-court': 28,
  'cricket-pitch': 20,
  'squash-court': 15,
  'skating-rink': 12,
  'cycling-track': 18,
  vastu: 34,
  'pet-park': 22,
  'pet-friendly': 30,
  spa: 16,
  'ev-charging': 30,
  'co-working': 20,
  'senior-citizen-area': 24,
  supermarket: 14,
  library: 14,
  creche: 8,
  cafeteria: 8,
  'barbecue-area': 14,
  'piped-gas': 22,
  'solar-power': 30,
  wifi: 12,
  'wheelchair-access': 24,
  park: 30,
};

/** In a single building, in a layout of sites, in a row of houses: only what such places have. */
const ELSEWHERE: Readonly<
  Record<'standalone' | 'plot' | 'house', Readonly<Record<string, number>>>
> = {
  standalone: {
    lift: 88,
    'power-backup': 84,
    'car-parking': 92,
    cctv: 66,
    security: 62,
    'rainwater-harvesting': 58,
    intercom: 26,
    gym: 18,
    'terrace-garden': 22,
    'kids-play-area': 20,
    'party-hall': 12,
    'swimming-pool': 5,
    vastu: 46,
    'solar-power': 26,
    'piped-gas': 10,
    'pet-friendly': 24,
    'fire-safety': 38,
  },
  plot: {
    'gated-community': 74,
    park: 82,
    'landscaped-garden': 60,
    'jogging-track': 48,
    'kids-play-area': 70,
    security: 62,
    clubhouse: 36,
    'swimming-pool': 22,
    'rainwater-harvesting': 52,
    'sewage-treatment-plant': 42,
    'cricket-pitch': 16,
    'badminton-court': 20,
    amphitheatre: 12,
    'cycling-track': 20,
    vastu: 40,
  },
  house: {
    'gated-community': 88,
    security: 86,
    clubhouse: 66,
    'swimming-pool': 60,
    gym: 64,
    'landscaped-garden': 80,
    'private-garden': 58,
    'kids-play-area': 74,
    'car-parking': 96,
    'rainwater-harvesting': 76,
    'power-backup': 78,
    'jogging-track': 46,
    'badminton-court': 32,
    'tennis-court': 18,
    'servant-room': 40,
    'solar-power': 46,
    'ev-charging': 28,
    vastu: 52,
    'pet-friendly': 44,
    'terrace-garden': 36,
    'sewage-treatment-plant': 52,
    'smart-home': 20,
  },
};

/** Extras that come with a higher class, in points over the table. */
const LIFT_BY_CLASS: Readonly<Record<PromoterClass, number>> = {
  value: -16,
  mid: 0,
  premium: 10,
  luxury: 18,
};
const ONLY_FINE: Readonly<Record<string, number>> = {
  'golf-course': 5,
  'smart-home': 34,
  'servant-room': 38,
  spa: 30,
  wifi: 10,
};

export function amenitiesOf(
  random: Random,
  kind: PricedKind,
  promoter: PromoterClass,
  size: Dimensions['size'],
): string[] {
  const isFlatCommunity = kind === 'apartment' && size !== 'standalone';
  const table = isFlatCommunity
    ? IN_COMMUNITY
    : ELSEWHERE[
        kind === 'plot'
          ? 'plot'
          : kind === 'apartment' || kind === 'independent-house'
            ? 'standalone'
            : 'house'
      ];
  const bonus = LIFT_BY_CLASS[promoter] + (size === 'township' ? 8 : 0);
  const chosen = new Set<string>();
  for (const [id, percent] of Object.entries(table)) {
    // What nearly everybody has moves little with class; what is special moves with all of it.
    const moved = percent + bonus * (percent > 90 ? 0.2 : 1);
    if (random.chance(moved / 100)) chosen.add(id);
  }
  if (promoter === 'luxury' && isFlatCommunity) {
    for (const [id, percent] of Object.entries(ONLY_FINE))
      if (random.chance(percent / 100)) chosen.add(id);
  }
  if (kind === 'independent-house')
    for (const id of ['lift', 'party-hall', 'swimming-pool']) chosen.delete(id);
  if (chosen.has('pet-park')) chosen.add('pet-friendly');
  return [...chosen];
}

import type { Random } from '@manemitra/catalogue/random';
import type { PricedKind } from './market-prices.ts';
import type { PromoterClass } from './promoter-names.ts';
import type { Site } from './sites.ts';

/** How big a project is. Land in square metres; `floors` counts the storeys above the ground floor. */
export interface Dimensions {
  size: 'standalone' | 'community' | 'township';
  totalUnits: number;
  towers: number | undefined;
  floors: number | undefined;
  basements: number | undefined;
  landSqm: number;
  openSqm: number;
}

const ACRE = 4046.86;

export function dimensionsOf(
  random: Random,
  kind: PricedKind,
  site: Site,
  promoter: PromoterClass,
): Dimensions {
  switch (kind) {
    case 'apartment':
      return apartments(random, site, promoter);
    case 'villa':
      return houses(random, {
        totalUnits: random.whole(14, 190),
        landEach: [260, 520],
        openShare: random.between(0.42, 0.62),
        storeys: [1, 2],
      });
    case 'row-house':
      return houses(random, {
        totalUnits: random.whole(8, 96),
        landEach: [150, 250],
        openShare: random.between(0.34, 0.5),
        storeys: [2, 3],
      });
    case 'independent-house':
      return {
        ...houses(random, {
          totalUnits: random.whole(1, 4),
          landEach: [110, 240],
          openShare: random.between(0.12, 0.3),
          storeys: [1, 3],
        }),
        size: 'standalone',
      };
    case 'plot': {
      const totalUnits = random.whole(32, 460);
      // Layout rules ask for about 45 % of the land as roads, parks and civic sites.
      const landSqm = Math.round(totalUnits * random.between(225, 300));
      return {
        size: totalUnits > 260 ? 'township' : 'community',
        totalUnits,
        towers: undefined,
        floors: undefined,
        basements: undefined,
        landSqm,
        openSqm: Math.round(landSqm * random.between(0.1, 0.2)),
      };
    }
  }
}

function apartments(random: Random, site: Site, promoter: PromoterClass): Dimensions {
  const isSmallBuilder = promoter === 'value' || (promoter === 'mid' && random.chance(0.3));
  const size = random.weighted<Dimensions['size']>([
    ['standalone', (site.isCentral ? 55 : 16) + (isSmallBuilder ? 34 : 0)],
    ['community', 62],
    ['township', site.isCentral || isSmallBuilder ? 1 : site.isInner ? 5 : 18],
  ]);
  const [towers, floors, perFloor] = shape(random, size, site, promoter);
  const totalUnits = Math.max(8, Math.round(towers * floors * perFloor * random.between(0.94, 1)));
  // Built area a unit over a floor area ratio between 2 and 3.6 gives the land.
  const landSqm = Math.round((totalUnits * random.between(120, 160)) / random.between(2, 3.6));
  const covered =
    size === 'standalone'
      ? random.between(0.42, 0.58)
      : 0.62 - Math.min(floors, 30) * 0.0125 + random.between(-0.06, 0.06);
  return {
    size,
    totalUnits,
    towers,
    floors,
    basements: floors >= 9 ? random.whole(1, 3) : random.chance(0.4) ? 1 : 0,
    landSqm: Math.max(510, landSqm),
    openSqm: Math.round(Math.max(510, landSqm) * (1 - Math.max(0.14, covered))),
  };
}

function shape(
  random: Random,
  size: Dimensions['size'],
  site: Site,
  promoter: PromoterClass,
): [number, number, number] {
  if (size === 'standalone') return [1, random.whole(3, 5), random.whole(4, 11)];
  const isTall =
    promoter === 'premium' ||
    promoter === 'luxury' ||
    random.chance(promoter === 'value' ? 0.1 : 0.35);
  const floors = isTall ? random.whole(13, 32) : random.whole(6, 14);
  const perFloor = promoter === 'luxury' ? random.whole(2, 4) : random.whole(4, 8);
  if (size === 'township') return [random.whole(6, 14), floors, perFloor];
  return [random.whole(1, site.isCentral ? 2 : 5), floors, perFloor];
}

interface Estate {
  totalUnits: number;
  /** Square metres of land for each house, from and to, before roads and gardens. */
  landEach: [number, number];
  openShare: number;
  storeys: [number, number];
}

function houses(random: Random, { totalUnits, landEach, openShare, storeys }: Estate): Dimensions {
  const landSqm = Math.round(totalUnits * random.between(...landEach) * 1.5);
  return {
    size: landSqm > 15 * ACRE ? 'township' : 'community',
    totalUnits,
    towers: undefined,
    floors: random.whole(...storeys),
    basements: 0,
    landSqm,
    openSqm: Math.round(landSqm * openShare),
  };
}

import { placeBySlug } from '@manemitra/query/gazetteer';
import type { LatLng } from '@manemitra/query/place';
import { randomFrom } from '@manemitra/catalogue/random';
import type { Random } from '@manemitra/catalogue/random';
import { localityWeights } from './locality-weights.ts';
import { pointInside } from './sites.ts';

/**
 * Invented places where a wrong one harms nobody: restaurants, parks, markets and the like. Each says so in its name, and
 * carries no real one's. Schools and hospitals are never invented: families choose a home by them.
 */

export interface InventedPlace {
  /** Stays the same for ever: `whitefield/restaurant/2`. */
  key: string;
  kind: InventedKind;
  /** `Mugilu Tiffin Room (demonstration)`. */
  name: string;
  at: LatLng;
}

const KINDS = {
  restaurant: {
    atLeast: 2,
    endings: [
      'Darshini',
      'Tiffin Room',
      'Oota Mane',
      'Family Restaurant',
      'Café',
      'Bakery',
      'Biryani Mane',
    ],
  },
  park: { atLeast: 1, endings: ['Park', 'Children’s Park', 'Udyana'] },
  market: { atLeast: 0, endings: ['Market', 'Santhe', 'Supermarket'] },
  library: { atLeast: 0, endings: ['Public Library', 'Reading Room'] },
  'sports-ground': { atLeast: 0, endings: ['Playground', 'Sports Ground', 'Badminton Hall'] },
} as const;
export type InventedKind = keyof typeof KINDS;

/** Words that no chain or institution here goes by; most are of the land, as the promoters' names are. */
const WORDS =
  'Mugilu Jenugoodu Hakkihaadu Bettadahoovu Kemmannu Belakumane Nelamugilu Gubbihalli Hunsetope Kaadubana Maravalli Kallubande Neerhole Tenginagari Bidirumane Sanjegaali Hasuruhalli Banadahoovu Honganasu Tavarebana Ragihola Aleyamane Kesaramaale Muttinahani'.split(
    ' ',
  );

/** In the order of the localities; the same on every machine. */
export function inventedPlaces(): InventedPlace[] {
  return localityWeights.flatMap(({ slug, listings }) => {
    const locality = placeBySlug(slug);
    if (locality === undefined) return [];
    const random = randomFrom(`places/${slug}`);
    const words = random.sample(WORDS, WORDS.length);
    let used = 0;
    return (Object.keys(KINDS) as InventedKind[]).flatMap((kind) =>
      Array.from({ length: countOf(random, kind, listings) }, (_, i) => ({
        key: `${slug}/${kind}/${i + 1}`,
        kind,
        name: `${words[used++ % words.length]} ${random.pick<string>(KINDS[kind].endings)} (demonstration)`,
        at: pointInside(random, locality),
      })),
    );
  });
}

/** Busy localities have more of everything. */
function countOf(random: Random, kind: InventedKind, listings: number): number {
  const more = listings > 150 ? 3 : listings > 50 ? 1.6 : 0.8;
  return KINDS[kind].atLeast + Math.floor(random.between(0, 1) * more + 0.4);
}

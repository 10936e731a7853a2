import type { MetroLine } from '../criteria.ts';
import type { Place } from '../place.ts';
import { metroStations } from './metro-stations.ts';

/*
 * When stations that are being built are promised to open, by sections of their lines. Each date is the last that was reported
 * as far as we found; which of them have opened since is not known here. Read on 28 November 2026.
 */

/** A promise that somebody made of a station. */
export interface MetroOpening {
  /** A month, `2026-12`. */
  by: string;
  /** Who reported it, and on which day. */
  source: { name: string; url: string };
  reportedOn: string;
}

const PINK =
  'https://www.deccanherald.com/india/karnataka/bengaluru/bmrcl-chief-inspects-pink-lines-underground-section-3914807';
const BLUE =
  'https://www.ndtvprofit.com/nation/how-bengaluru-metro-will-be-revamped-with-new-lines-in-2026-2027-dk-shivakumar-shares-timeline';

const SECTIONS: readonly { stations: string; opening: MetroOpening }[] = [
  {
    stations: 'kalena-agrahara-metro hulimavu-metro iimb jp-nagar-4th-phase-metro tavarakere-metro',
    opening: pink('2026-05'),
  },
  {
    stations:
      'dairy-circle lakkasandra langford-town-metro national-military-school shivajinagar-metro cantonment-railway-station pottery-town-metro tannery-road venkateshpura-metro kadugundanahalli-metro nagawara-metro',
    opening: pink('2026-12'),
  },
  {
    stations:
      'hsr-layout-metro agara-metro ibbaluru-metro bellandur-metro kadubeesanahalli-metro kodibeesanahalli-metro marathahalli-metro isro-metro doddanekundi-metro drdo-sports-complex saraswathi-nagar-metro',
    opening: blue('2026-12'),
  },
  {
    stations:
      'kasturi-nagar-metro horamavu-metro hrbr-layout-metro kalyan-nagar-metro hbr-layout-metro veerannapalya kempapura-metro hebbala-metro',
    opening: blue('2027-12'),
  },
  {
    stations:
      'kodigehalli-metro jakkur-cross yelahanka-metro bagalur-cross bettahalasuru doddajala airport-city kial-terminals-metro',
    opening: blue('2027-06'),
  },
];

function pink(by: string): MetroOpening {
  return { by, source: { name: 'Deccan Herald', url: PINK }, reportedOn: '2026-02-28' };
}

function blue(by: string): MetroOpening {
  return { by, source: { name: 'NDTV Profit', url: BLUE }, reportedOn: '2025-12-24' };
}

const OPENINGS: ReadonlyMap<string, MetroOpening> = new Map(
  SECTIONS.flatMap(({ stations, opening }) =>
    stations.split(' ').map((slug) => [slug, opening] as const),
  ),
);

/** When the stations of a line that are being built are promised, section by section with its first and its last station. */
export const openingsOn = (line: MetroLine) =>
  SECTIONS.flatMap(({ stations, opening }) => {
    const slugs = stations.split(' ');
    const [first, last] = [slugs[0], slugs.at(-1)].map((slug) =>
      metroStations.find((station) => station.slug === slug),
    );
    const isOfLine = first?.lines?.includes(line) === true && last !== undefined;
    return isOfLine ? [{ first: first.name, last: last.name, opening }] : [];
  });

/** When a station that is being built is promised; `undefined` where nobody promised it, as far as we know. */
export const openingOf = ({ slug }: Pick<Place, 'slug'>): MetroOpening | undefined =>
  OPENINGS.get(slug);

import type { Theme } from './city-map-props.ts';

/**
 * The colours of the base map. What is drawn on a canvas cannot read the custom properties of a page, so those that are
 * also tokens are repeated here, and `map-palette.test.ts` holds them to `styles/tokens.css`. The others are their
 * quiet relatives: a map stands behind what it shows.
 */
export interface MapPalette {
  land: string;
  water: string;
  shore: string;
  park: string;
  roadWide: string;
  roadWideEdge: string;
  road: string;
  roadEdge: string;
  /** A street seen from too far for its two sides. */
  roadFar: string;
  techPark: string;
  techParkEdge: string;
  border: string;
  metroEdge: string;
  metro: Record<'purple' | 'green' | 'yellow' | 'pink' | 'blue', string>;
  /** The names of its lines, which are read on the land. */
  metroInk: MapPalette['metro'];
  ink: string;
  inkSoft: string;
  inkFaint: string;
  halo: string;
  inkWater: string;
  inkPark: string;
  spot: string;
  spotInk: string;
  /** Lines of buses, and their names. */
  bus: string;
  /** Where water is known to stand. */
  flood: string;
  route: string;
  routeEdge: string;
}

export const MAP_PALETTES: Record<Theme, MapPalette> = {
  light: {
    land: '#f4f6f1',
    water: '#c9e0ee',
    shore: '#9cc5dd',
    park: '#d3e7d2',
    roadWide: '#f7e7b6',
    roadWideEdge: '#d5bf7f',
    road: '#ffffff',
    roadEdge: '#c6cfc5',
    roadFar: '#c6cfc5',
    techPark: '#e9e4f0',
    techParkEdge: '#cfc4de',
    border: '#8d9a92',
    metroEdge: '#ffffff',
    metro: {
      purple: '#7d3f9d',
      green: '#2a8a4b',
      yellow: '#d79a00',
      pink: '#d0508a',
      blue: '#2874bd',
    },
    metroInk: {
      purple: '#7d3f9d',
      green: '#1f6e3b',
      yellow: '#805b00',
      pink: '#ac3470',
      blue: '#2067ab',
    },
    ink: '#12201c',
    inkSoft: '#41504a',
    inkFaint: '#5b6963',
    halo: '#f4f6f1',
    inkWater: '#17608f',
    inkPark: '#0b5f4f',
    spot: '#ffffff',
    spotInk: '#41504a',
    bus: '#a8431f',
    flood: '#ad2f17',
    route: '#0b5f4f',
    routeEdge: '#ffffff',
  },
  dark: {
    land: '#151f1c',
    water: '#15394c',
    shore: '#2b5f7c',
    park: '#1a3d33',
    roadWide: '#58523a',
    roadWideEdge: '#070b0a',
    road: '#3b4a44',
    roadEdge: '#070b0a',
    roadFar: '#36443e',
    techPark: '#29273a',
    techParkEdge: '#454060',
    border: '#5d6f67',
    metroEdge: '#0a100e',
    metro: {
      purple: '#b98ad6',
      green: '#5cc080',
      yellow: '#e8b93c',
      pink: '#ee8fba',
      blue: '#6fb2ec',
    },
    metroInk: {
      purple: '#b98ad6',
      green: '#5cc080',
      yellow: '#e8b93c',
      pink: '#ee8fba',
      blue: '#6fb2ec',
    },
    ink: '#e9efeb',
    inkSoft: '#b6c2bc',
    inkFaint: '#95a39c',
    halo: '#151f1c',
    inkWater: '#7fc4ee',
    inkPark: '#63c9ab',
    spot: '#1c2925',
    spotInk: '#b6c2bc',
    bus: '#f0956f',
    flood: '#ff957b',
    route: '#63c9ab',
    routeEdge: '#06221a',
  },
};

/** The colour of a line of the metro in one of its tables; undefined of none. */
export const lineColour = (line: string, of: MapPalette['metro']): string | undefined =>
  Object.entries(of).find(([name]) => name === line)?.[1];

/** A colour with a share of another in it. */
export function mixed(hex: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one = 0, two = 0] = [hex, other].map((of) => Number.parseInt(of.slice(at, at + 2), 16));
    return Math.round(one + share * (two - one))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

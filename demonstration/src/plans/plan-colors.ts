import type { RoomKind } from './layout.ts';

/**
 * A plan is a sheet of paper: the same light colours on light and dark pages. They are the product's
 * areca, haldi and limewash (apps/web/app/styles/tokens.css), thinned.
 */
export const INK = {
  sheet: '#fbfaf5',
  frame: '#d3dad3',
  wall: '#17352d',
  line: '#8b9a92',
  text: '#12201c',
  soft: '#41504a',
  faint: '#5b6963',
  areca: '#0b5f4f',
  glass: '#3f8f83',
  gulmohar: '#ad2f17',
  cloth: '#dfece6',
  wood: '#f2e6cf',
  stone: '#e7e9e4',
  rug: '#f7efd8',
  water: '#dcecf0',
  leaf: '#cfe3c9',
  flame: '#f0c352',
  furniture: '#ffffff',
  shaft: '#e9ede7',
  balcony: '#eaf1e6',
} as const;

const WET = '#edf4f5';
const DRY = '#fdf9ee';
const REST = '#fffdf7';
const WAY = '#faf6ea';

export const FLOORS: Readonly<Record<RoomKind, string>> = {
  living: DRY,
  dining: DRY,
  studio: DRY,
  lounge: DRY,
  foyer: WAY,
  passage: WAY,
  stair: WAY,
  bedroom: REST,
  niche: REST,
  dress: REST,
  study: REST,
  kitchen: '#f7f3ea',
  store: WAY,
  pooja: '#fdf1d6',
  utility: WET,
  toilet: WET,
  wash: WET,
};

import { distanceMeters, distanceToPathMeters, type Point } from '../geography.ts';
import { FLOOD_SPOTS } from './flood-spots.ts';
import { FLOODING_ROADS } from './flooding-roads.ts';

/** Water that stood 500 m away may have stood on the way to the gate; further off the spots say nothing of a home. */
export const FLOOD_METERS = 500;

/** A place or road where floods are known, and how far it is in metres. */
export interface KnownFlood {
  kind: 'spot' | 'road';
  /** `null` is a road without a name. */
  name: string | null;
  meters: number;
}

/**
 * Floods known within 500 m of a point (straight line), the nearest first. An empty list means that nothing is known, never
 * that the place stays dry.
 */
export function knownFloodsNear(point: Point): KnownFlood[] {
  const spots = FLOOD_SPOTS.flatMap(({ name, at }, index): KnownFlood[] =>
    isAround(point, spotBoxes[index])
      ? [{ kind: 'spot', name, meters: distanceMeters(point, at) }]
      : [],
  );
  const roads = FLOODING_ROADS.flatMap(({ name, path }, index): KnownFlood[] =>
    isAround(point, roadBoxes[index])
      ? [{ kind: 'road', name, meters: distanceToPathMeters(point, path) }]
      : [],
  );
  const near = [...spots, ...roads]
    .filter(({ meters }) => meters <= FLOOD_METERS)
    .sort((a, b) => a.meters - b.meters);
  // A road consists of many ways: keep only its nearest.
  return near.filter(
    ({ kind, name }, i) => near.findIndex((one) => one.kind === kind && one.name === name) === i,
  );
}

/** 500 m and a little more in degrees, of latitude and at this latitude of longitude. */
const REACH_DEGREES = 0.005;

/** The least and the most of a line's latitudes and longitudes. */
type Box = readonly [south: number, north: number, west: number, east: number];

function boxOf(path: readonly Point[]): Box {
  const lats = path.map(([lat]) => lat);
  const lngs = path.map(([, lng]) => lng);
  return [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
}

const spotBoxes = FLOOD_SPOTS.map(({ at }) => boxOf([at]));
const roadBoxes = FLOODING_ROADS.map(({ path }) => boxOf(path));

/** Whether a line comes near enough to be worth measuring: a hundred thousand projects are judged at a start, and some in every turn. */
function isAround([lat, lng]: Point, box: Box | undefined): boolean {
  if (box === undefined) return false;
  const [south, north, west, east] = box;
  return (
    north >= lat - REACH_DEGREES &&
    south <= lat + REACH_DEGREES &&
    east >= lng - REACH_DEGREES &&
    west <= lng + REACH_DEGREES
  );
}

/** Which lists were looked at, for the reader. */
export const FLOOD_LISTS = [
  {
    name: 'BBMP’s list of flood-prone places',
    about: '66 places, without a date, most of them in the middle of the city',
  },
  {
    name: 'Roads tagged as flooding in OpenStreetMap',
    about: `${FLOODING_ROADS.length} stretches, August 2022`,
  },
] as const;

/** Lists that were not looked at because they have no usable licence. */
export const FLOOD_GAPS =
  'Not looked at: storm-water drains (rajakaluves), lake beds and their buffers, and the height of the ground. BBMP’s list lacks Bellandur, Yemalur and Varthur.';

/** Both lists and their gaps, as short as a map has room for it. */
export const FLOOD_NOTE =
  'Known flood spots: BBMP’s list, without a date, which lacks Bellandur, Yemalur and Varthur; roads of OpenStreetMap, August 2022. No mark does not mean that it stays dry.';

/** A question about floods to send to the seller. */
export const FLOOD_QUESTIONS = [
  'Did water stand on the road to the gate or in the basement in the last five monsoons? For how long?',
  'How far is the nearest storm-water drain or lake, and does the sanctioned plan show its buffer?',
  'Where does the rain from the basement ramp go, and what pumps it out when the power fails?',
] as const;

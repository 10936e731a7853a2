import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from 'maplibre-gl';
import { wider, width } from './line-width.ts';
import type { MapPalette } from './map-palette.ts';

/** The source of the main streets in a style. */
export const STREETS = 'streets';
/** The lowest of the layers of streets that come with the style: what comes later, and is smaller, goes below it. */
export const LOWEST_STREET_LAYER = 'street-minor-edge';

const MOTORWAYS = ['motorway', 'trunk'];
const MINOR = ['tertiary', 'bus_road'];

const MOTORWAY_WIDTH = [9, 1.3, 11, 2.2, 12, 3, 14, 6, 17, 22];
const PRIMARY_WIDTH = [9, 0.8, 11, 1.6, 12, 2.4, 14, 5, 17, 18];
const SECONDARY_WIDTH = [11, 0.8, 12, 1.5, 14, 4, 17, 15];
const MINOR_WIDTH = [12, 0.6, 14, 3, 17, 12];
const SMALL_WIDTH = [13, 0.7, 14, 1.6, 17, 9];

/** From here on a street has two sides; from further away it is a line in the colour of its edge. */
const SECONDARY_SIDES = 11.5;
const MINOR_SIDES = 13;

const classIn = (classes: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', 'class'],
  ['literal', [...classes]],
];

function street(
  id: string,
  classes: readonly string[],
  minzoom: number,
  { color, stops }: { color: string; stops: readonly number[] },
): LineLayerSpecification {
  return {
    id,
    type: 'line',
    source: STREETS,
    minzoom,
    filter: classIn(classes),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': width(...stops) },
  };
}

/** The main streets by their class, the widest on top. */
export function streetLayers(palette: MapPalette): LayerSpecification[] {
  const { road, roadEdge, roadWide, roadWideEdge } = palette;
  return [
    street(LOWEST_STREET_LAYER, MINOR, 11, { color: roadEdge, stops: wider(MINOR_WIDTH, 1) }),
    street('street-secondary-edge', ['secondary'], 9.5, {
      color: roadEdge,
      stops: wider(SECONDARY_WIDTH, 1),
    }),
    street('street-minor', MINOR, MINOR_SIDES, { color: road, stops: MINOR_WIDTH }),
    street('street-secondary', ['secondary'], SECONDARY_SIDES, {
      color: road,
      stops: SECONDARY_WIDTH,
    }),
    street('street-primary-edge', ['primary'], 9, {
      color: roadEdge,
      stops: wider(PRIMARY_WIDTH, 1.2),
    }),
    street('street-motorway-edge', MOTORWAYS, 9, {
      color: roadWideEdge,
      stops: wider(MOTORWAY_WIDTH, 1.5),
    }),
    street('street-primary', ['primary'], 9, { color: road, stops: PRIMARY_WIDTH }),
    street('street-motorway', MOTORWAYS, 9, { color: roadWide, stops: MOTORWAY_WIDTH }),
  ];
}

/** Small streets, of a source of their own that comes when one is near enough to see them. */
export function smallStreetLayers({
  road,
  roadEdge,
}: MapPalette): Omit<LineLayerSpecification, 'source'>[] {
  const line = (id: string, minzoom: number, stops: readonly number[], color: string) =>
    ({
      id,
      type: 'line',
      minzoom,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': color, 'line-width': width(...stops) },
    }) as const;
  return [
    line('street-small-edge', 13, wider(SMALL_WIDTH, 0.8), roadEdge),
    line('street-small', 14.5, SMALL_WIDTH, road),
  ];
}

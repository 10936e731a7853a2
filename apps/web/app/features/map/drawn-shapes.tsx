import { ringAround } from '@manemitra/domain/circles';
import type { LatLng } from '@manemitra/query/place';
import LineString from 'ol/geom/LineString.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Polygon from 'ol/geom/Polygon.js';
import { fromLonLat } from 'ol/proj.js';
import { asString } from 'ol/color.js';
import Fill from 'ol/style/Fill.js';
import Stroke, { type Options as StrokeOptions } from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { useMemo } from 'react';
import type { MapBorder, MapCircle, MapRoute, MapShape, Theme } from './city-map-props.ts';
import { MAP_PALETTES, type MapPalette } from './map-palette.ts';
import { toMap } from './projection.ts';
import { Shapes } from './shapes.tsx';

/** A colour of the palette, seen through. */
const veil = (hex: string, share: number): string =>
  asString([...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)), share]);

const ROUND = { lineCap: 'round', lineJoin: 'round' } as const;

function outlined(color: string, share: number, stroke: Omit<StrokeOptions, 'color'>): Style {
  return new Style({
    ...(share > 0 && { fill: new Fill({ color: veil(color, share) }) }),
    stroke: new Stroke({ ...ROUND, color, ...stroke }),
  });
}

function useStyles(theme: Theme, make: (palette: MapPalette) => Style[], key = ''): Style[] {
  // oxlint-disable-next-line react/exhaustive-deps -- how it is made depends on the theme and this key alone
  return useMemo(() => make(MAP_PALETTES[theme]), [theme, key]);
}

/** Geometries that are made anew when what they are made of has changed, and not at each drawing of the page. */
function useShape<Told, Shape>(told: Told, make: (told: Told) => Shape[]): Shape[] {
  const key = JSON.stringify(told);
  // oxlint-disable-next-line react/exhaustive-deps -- the key says all of it
  return useMemo(() => make(told), [key]);
}

/** The area that a search is held to. */
export function AreaShape({ area, theme }: { area: readonly LatLng[]; theme: Theme }) {
  const geometries = useShape(area, (ring) => [new Polygon([closed(ring).map(toMap)])]);
  const styles = useStyles(theme, ({ route }) => [outlined(route, 0.1, { width: 2.5 })]);
  return <Shapes geometries={geometries} styles={styles} />;
}

/** Where homes may lie whose place is known about: circles with a dashed rim. */
export function AboutCircles({ circles, theme }: { circles: readonly MapCircle[]; theme: Theme }) {
  const geometries = useShape(circles, (all) =>
    all.map((circle) => new Polygon([ringAround(circle).map(([lat, lng]) => toMap([lat, lng]))])),
  );
  const styles = useStyles(theme, ({ route }) => [
    outlined(route, 0.08, { width: 2, lineDash: [6, 5] }),
  ]);
  return <Shapes geometries={geometries} styles={styles} />;
}

/** From where one is in time. */
export function ReachShape({ reach, theme }: { reach: MapShape; theme: Theme }) {
  const geometries = useShape(reach, ({ coordinates }) => [
    new MultiPolygon(
      coordinates.map((rings) => rings.map((ring) => ring.map((at) => fromLonLat(at)))),
    ),
  ]);
  const styles = useStyles(theme, ({ route }) => [
    outlined(route, 0.12, { width: 1.5, lineDash: [6, 4] }),
  ]);
  return <Shapes geometries={geometries} styles={styles} />;
}

/** Where the area ends that is searched in: dashed where nobody has drawn that. */
export function BorderLines({ borders, theme }: { borders: readonly MapBorder[]; theme: Theme }) {
  const lines = (isExact: boolean): LineString[] =>
    borders
      .filter((border) => border.isExact === isExact)
      .map(({ line }) => new LineString(line.map((at) => fromLonLat([...at]))));
  const official = useShape(borders, () => lines(true));
  const about = useShape(borders, () => lines(false));
  const full = useStyles(theme, ({ route }) => [outlined(veil(route, 0.85), 0, { width: 2.5 })]);
  const dashed = useStyles(theme, ({ route }) => [
    outlined(veil(route, 0.7), 0, { width: 2, lineDash: [6, 5] }),
  ]);
  return (
    <>
      <Shapes geometries={official} styles={full} />
      <Shapes geometries={about} styles={dashed} />
    </>
  );
}

/** A way; dashed when it is an estimate. */
export function RouteLine({ route, theme }: { route: MapRoute; theme: Theme }) {
  const geometries = useShape(route.path, (path) => [new LineString(path.map(toMap))]);
  const styles = useStyles(
    theme,
    (palette) => [
      outlined(palette.routeEdge, 0, { width: 9 }),
      outlined(palette.route, 0, { width: 5, ...(route.isEstimated && { lineDash: [2, 9] }) }),
    ],
    String(route.isEstimated),
  );
  return <Shapes geometries={geometries} styles={styles} />;
}

const closed = (ring: readonly LatLng[]): LatLng[] => [...ring, ...ring.slice(0, 1)];

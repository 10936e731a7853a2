import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { widthAt } from './line-width.ts';
import { lineColour, type MapPalette, mixed } from './map-palette.ts';
import type { MapProperties } from './seen-from.ts';

const METRO_WIDTH = [9, 1.3, 12, 2.4, 14, 3.6, 17, 7];

/** What lies over what: areas, then streets (10 to 20), then rails. */
const AREAS = 1;
const BORDERS = 5;
const RAILS = 30;

/** Areas of the ground: lakes with their shore, parks and tech parks. */
export function areaStyles(
  { kind }: MapProperties,
  zoom: number,
  palette: MapPalette,
): Style[] | undefined {
  switch (kind) {
    case 'lake':
      return [
        new Style({
          zIndex: AREAS + 1,
          fill: new Fill({ color: palette.water }),
          stroke: new Stroke({
            color: palette.shore,
            width: widthAt(zoom, [9, 0.4, 13, 1, 17, 2]),
          }),
        }),
      ];
    case 'park':
      return [new Style({ zIndex: AREAS, fill: new Fill({ color: palette.park }) })];
    case 'tech-park':
      return [
        new Style({
          zIndex: AREAS + 2,
          fill: new Fill({ color: palette.techPark }),
          stroke: new Stroke({ color: palette.techParkEdge, width: 1 }),
        }),
      ];
    default:
      return undefined;
  }
}

/** Borders of wards, of the five corporations, and of the city: as thin as can be seen. */
export function borderStyles({ class: of }: MapProperties, palette: MapPalette): Style[] {
  const [width, lineDash] =
    of === 'ward'
      ? [0.9, [3, 3]]
      : of === 'corporation'
        ? [1.4, [8, 3, 1.4, 3]]
        : [1.8, [11, 4, 2, 4]];
  const stroke = new Stroke({ color: palette.border, width, lineDash, lineCap: 'butt' });
  return [new Style({ zIndex: BORDERS, stroke })];
}

/** How much of the land is in the colour of a line that does not run yet. */
const TO_COME = 0.38;

/** The rails of the metro. What does not run yet is pale, and in long dashes. */
export function metroStyles(
  { class: of = '', status }: MapProperties,
  zoom: number,
  palette: MapPalette,
): Style[] {
  const width = widthAt(zoom, METRO_WIDTH);
  const color = lineColour(of, palette.metro) ?? palette.inkSoft;
  const isOpen = status === 'operational';
  return [
    new Style({
      zIndex: RAILS,
      stroke: new Stroke({ color: palette.metroEdge, width: width + 2 }),
    }),
    new Style({
      zIndex: RAILS + (isOpen ? 2 : 1),
      stroke: new Stroke({
        color: isOpen ? color : mixed(color, palette.land, TO_COME),
        width,
        ...(!isOpen && { lineDash: [3 * width + 2, 2 * width + 2], lineCap: 'butt' }),
      }),
    }),
  ];
}

/** A station: what runs is full; what is being built is hollow, dashed and grey, here as in the marks of places. */
export function stationStyles(
  { class: of = '', status }: MapProperties,
  zoom: number,
  palette: MapPalette,
): Style[] {
  const isOpen = status === 'operational';
  const colour =
    of === 'interchange' ? palette.ink : (lineColour(of, palette.metro) ?? palette.inkSoft);
  return [
    new Style({
      zIndex: RAILS + 3,
      image: new CircleStyle({
        declutterMode: 'none',
        radius: widthAt(zoom, [9, 1.6, 11, 2, 13, 3.4, 15, 5, 17, 7]),
        fill: new Fill({ color: isOpen ? colour : palette.land }),
        stroke: new Stroke({
          color: isOpen ? palette.metroEdge : palette.inkFaint,
          width: widthAt(zoom, [11, 1, 13, 1.6, 17, 3]),
          ...(!isOpen && zoom >= 13 && { lineDash: [2.4, 2] }),
        }),
      }),
    }),
  ];
}

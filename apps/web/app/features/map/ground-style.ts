import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { widthAt } from './line-width.ts';
import type { MapPalette } from './map-palette.ts';
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

/** The rails of the metro; what is not built yet is dashed, here as everywhere. */
export function metroStyles(
  { class: of = '', status }: MapProperties,
  zoom: number,
  palette: MapPalette,
): Style[] {
  const width = widthAt(zoom, METRO_WIDTH);
  const isOpen = status === 'operational';
  const color = metroColour(of, palette);
  return [
    new Style({
      zIndex: RAILS,
      stroke: new Stroke({ color: palette.metroEdge, width: width + 2 }),
    }),
    new Style({
      zIndex: RAILS + (isOpen ? 2 : 1),
      stroke: new Stroke({
        color,
        width,
        ...(isOpen ? {} : { lineDash: [2 * width, 1.4 * width], lineCap: 'butt' }),
      }),
    }),
  ];
}

/** A station: what runs is full; what is being built is hollow and grey, here as in the marks of places. */
export function stationStyles(
  { class: of = '', status }: MapProperties,
  zoom: number,
  palette: MapPalette,
): Style[] {
  const isOpen = status === 'operational';
  const colour = of === 'interchange' ? palette.ink : metroColour(of, palette);
  return [
    new Style({
      zIndex: RAILS + 3,
      image: new CircleStyle({
        declutterMode: 'none',
        radius: widthAt(zoom, [11, 1.6, 13, 3, 15, 5, 17, 7]),
        fill: new Fill({ color: isOpen ? colour : palette.land }),
        stroke: new Stroke({
          color: isOpen ? palette.metroEdge : palette.inkSoft,
          width: widthAt(zoom, [11, 1, 13, 1.6, 17, 3]),
        }),
      }),
    }),
  ];
}

/** The colour of a line of the metro; grey where there is none. */
function metroColour(line: string, palette: MapPalette): string {
  return Object.entries(palette.metro).find(([name]) => name === line)?.[1] ?? palette.inkSoft;
}

import type { StyleFunction } from 'ol/style/Style.js';
import type Style from 'ol/style/Style.js';
import type { Theme } from './city-map-props.ts';
import { areaStyles, borderStyles, metroStyles, stationStyles } from './ground-style.ts';
import { MAP_PALETTES } from './map-palette.ts';
import { type AroundNames, nameStyles } from './name-style.ts';
import { type MapLayer, type MapProperties, seenFrom } from './seen-from.ts';
import type { Seen } from './seen.ts';
import { streetStyles } from './street-style.ts';
import { zoomOf } from './zoom-of.ts';

/** How the features of tiles are drawn in a theme. */
export type MapStyle = (theme: Theme) => StyleFunction;

/** How everything of the base map is drawn but the metro and the names, by kind, class and zoom. */
export const groundStyle = styleOf(({ layer, properties, zoom, palette }) => {
  switch (properties.kind) {
    case 'metro':
    case 'station':
      return undefined;
    case 'border':
      return borderStyles(properties, palette);
    default:
      return layer === 'streets' || layer === 'small-streets'
        ? streetStyles({ layer, properties, zoom, palette })
        : (areaStyles(properties, zoom, palette) ?? []);
  }
});

/** How the rails and stations of the metro are drawn, above lines of buses. */
export const railStyle = styleOf(({ properties, zoom, palette }) => {
  switch (properties.kind) {
    case 'metro':
      return metroStyles(properties, zoom, palette);
    case 'station':
      return stationStyles(properties, zoom, palette);
    default:
      return undefined;
  }
});

/** The names of all, and the signs of what has one. */
export const namesStyle = (around: AroundNames): MapStyle =>
  styleOf((seen) => nameStyles(seen, around));

/** A style of the library for a theme. What is not drawn has no name either. */
function styleOf(drawn: (seen: Seen) => Style[] | undefined): MapStyle {
  return (theme) => {
    const palette = MAP_PALETTES[theme];
    return (feature, resolution) => {
      const { layer, ...properties } = feature.getProperties() as MapProperties & {
        layer: MapLayer;
      };
      const zoom = zoomOf(resolution);
      if (zoom < seenFrom(layer, properties)) return undefined;
      return drawn({ feature, layer, properties, zoom, palette });
    };
  };
}

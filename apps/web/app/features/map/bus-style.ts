import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { withLineHeight } from './line-heights.ts';
import { sizeAt } from './line-width.ts';
import type { Theme } from './city-map-props.ts';
import { MAP_PALETTES } from './map-palette.ts';
import { FAMILY } from './map-letters.ts';
import { type MapProperties, namedFrom } from './seen-from.ts';
import { zoomOf } from './zoom-of.ts';

/** By how many lines a stretch has: fewer than 5, 20, 60, or more. */
const PIXELS = [1, 1.7, 2.5, 3.4];
/** Lines grow from near to so many times their width. */
const GROWTH = [12, 1, 16, 2.2];

/** A stretch of lines of buses, and from near the names of few. */
export function busStyle(theme: Theme): StyleFunction {
  const { bus, halo } = MAP_PALETTES[theme];
  return (feature, resolution): Style[] => {
    const properties = feature.getProperties() as MapProperties;
    const { many = 0, lines = '' } = properties;
    const zoom = zoomOf(resolution);
    const width = (PIXELS[many] ?? 1) * sizeAt(zoom, GROWTH);
    const line = new Style({ stroke: new Stroke({ color: `${bus}bf`, width, lineCap: 'round' }) });
    if (lines === '' || zoom < namedFrom('buses', properties)) return [line];
    const text = new Text({
      text: lines,
      font: withLineHeight(`500 11.5px ${FAMILY}`),
      placement: 'line',
      repeat: 260,
      offsetY: 10,
      fill: new Fill({ color: bus }),
      stroke: new Stroke({ color: halo, width: 3.2 }),
    });
    return [line, new Style({ text })];
  };
}

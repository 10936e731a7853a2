import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { Theme } from './city-map-props.ts';
import { withLineHeight } from './line-heights.ts';
import { sizeAt, widthAt } from './line-width.ts';
import { FAMILY } from './map-letters.ts';
import { MAP_PALETTES } from './map-palette.ts';
import { signOf } from './map-signs.ts';
import { wrapped } from './name-style.ts';
import { zoomOf } from './zoom-of.ts';

/** From here on spots have the name that the list gives them. */
const NAMED_FROM = 12.5;

/** From further away a spot is a dot: there are dozens, and names under them. */
const SIGNS_FROM = 11.5;

/** A flood spot is a drop on a round ground; a road that floods is dashed in the same colour. */
export function floodStyle(theme: Theme): StyleFunction {
  const palette = MAP_PALETTES[theme];
  return (feature, resolution): Style => {
    const zoom = zoomOf(resolution);
    if (feature.getGeometry()?.getType() === 'LineString') {
      const width = widthAt(zoom, [9, 1.6, 14, 4, 17, 8]);
      const lineDash = [width * 1.2, width];
      return new Style({
        stroke: new Stroke({ color: palette.flood, width, lineDash, lineCap: 'butt' }),
      });
    }
    const image =
      zoom < SIGNS_FROM
        ? new CircleStyle({
            declutterMode: 'none',
            radius: sizeAt(zoom, [9, 2.6, SIGNS_FROM, 4]),
            fill: new Fill({ color: palette.flood }),
            stroke: new Stroke({ color: palette.spot, width: 1 }),
          })
        : signOf('flood', palette, sizeAt(zoom, [SIGNS_FROM, 0.75, 15, 1.1]), 'none');
    return new Style({
      ...(image && { image }),
      ...(zoom >= NAMED_FROM && {
        text: new Text({
          text: wrapped(String(feature.get('name')), 18),
          font: withLineHeight(`500 11.5px ${FAMILY}`),
          textBaseline: 'top',
          offsetY: 12,
          padding: [2, 4, 2, 4],
          fill: new Fill({ color: palette.flood }),
          stroke: new Stroke({ color: palette.halo, width: 3.2 }),
        }),
      }),
    });
  };
}

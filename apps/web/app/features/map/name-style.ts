import type { ExpressionSpecification } from 'maplibre-gl';
import type { Theme } from './city-map-props.ts';
import { KANNADA_SIZE } from './kannada-name.ts';
import type { MapPalette } from './map-palette.ts';

/** Faces of `map.css`: the weight of a name on the map is in the name of its font. */
export const MEDIUM = ['Anek Medium'];
export const STRONG = ['Anek SemiBold'];

export const NAME: ExpressionSpecification = ['get', 'name'];

export type Halo = Record<'text-halo-width' | 'text-halo-blur', number> & {
  'text-halo-color': string;
};

/** What keeps a name apart from what it stands on. */
export function haloOf(palette: MapPalette): Halo {
  return { 'text-halo-color': palette.halo, 'text-halo-width': 1.6, 'text-halo-blur': 0.4 };
}

/** Kannada joins its letters, which the library cannot; so those names are pictures (`map-images.ts`) under the Latin ones. */
export const kannada = (theme: Theme): ExpressionSpecification => [
  'case',
  ['has', 'kn'],
  ['concat', 'kn-', ['get', 'kn'], `-${theme}`],
  '',
];

/** The size of a picture of a Kannada name for a size of the Latin one. */
export const kannadaSize = (textSize: number): number => (0.86 * textSize) / KANNADA_SIZE;

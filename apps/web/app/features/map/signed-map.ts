import * as maplibre from 'maplibre-gl';
import { drawMapImage } from './map-images.ts';

/**
 * The library's map, which draws a sign or a Kannada name when its style first asks for it. It knows how from its first moment:
 * on a slow machine the style asks before anything inside the map is there to answer.
 */
class SignedMap extends maplibre.Map {
  constructor(options: maplibre.MapOptions) {
    super(options);
    this.setMissingStyleImageResolver((id) => {
      const image = this.hasImage(id) ? undefined : drawMapImage(id);
      if (image !== undefined) this.addImage(id, image.data, { pixelRatio: image.pixelRatio });
    });
  }
}

export const signedMapLibrary = { ...maplibre, Map: SignedMap };

import { useMap } from '@vis.gl/react-maplibre';
import { useEffect } from 'react';
import { drawMapImage } from './map-images.ts';

/** Draws a sign or a Kannada name of the base map when the style first asks for it. */
export function MapSigns() {
  const { current } = useMap();
  useEffect(() => {
    const map = current?.getMap();
    if (map === undefined) return;
    const add = (id: string): void => {
      const image = map.hasImage(id) ? undefined : drawMapImage(id);
      if (image !== undefined) map.addImage(id, image.data, { pixelRatio: image.pixelRatio });
    };
    map.setMissingStyleImageResolver(add);
  }, [current]);
  return null;
}

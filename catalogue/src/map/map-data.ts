import { mapFeatures } from './map-features.ts';

/** The base map as the text of a GeoJSON file, one feature a line, so that a change of it can be read. */
export function mapDataText(): string {
  const features = mapFeatures().map((feature) => JSON.stringify(feature));
  return `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`;
}

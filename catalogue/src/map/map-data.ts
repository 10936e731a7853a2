import type { Buses } from '@manemitra/city/buses';
import type { Roads } from '@manemitra/city/roads';
import { busLineFeatures } from './bus-line-features.ts';
import { mapFeatures } from './map-features.ts';
import { streetCoverage } from './street-coverage.ts';
import { streetFeatures } from './street-features.ts';
import { wardFeatures, type WardShape } from './ward-features.ts';

/** The base map as the text of a GeoJSON file. */
export function mapDataText(): string {
  return geoJsonText(mapFeatures());
}

/** The city's streets as the texts of two GeoJSON files: main ones, and those that are seen from near alone. */
export function streetTexts(roads: Roads): Record<'main' | 'small', string> {
  const { main, small } = streetFeatures(roads);
  return { main: geoJsonText(main), small: geoJsonText(small) };
}

/** Where small streets are known, as the text of a JSON file. */
export function streetCoverageText(roads: Roads): string {
  return `${JSON.stringify(streetCoverage(roads))}\n`;
}

/** The lines of buses as the text of a GeoJSON file. */
export function busLineText(roads: Roads, buses: Buses): string {
  return geoJsonText(busLineFeatures(roads, buses));
}

/** The borders and names of wards as the text of a GeoJSON file. */
export function wardText(wards: readonly WardShape[]): string {
  return geoJsonText(wardFeatures(wards));
}

/** One feature a line, so that a change of it can be read. */
function geoJsonText(features: readonly object[]): string {
  const lines = features.map((feature) => JSON.stringify(feature));
  return `{"type":"FeatureCollection","features":[\n${lines.join(',\n')}\n]}\n`;
}

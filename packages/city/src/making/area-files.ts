import { CORPORATIONS, type Corporation } from '@manemitra/domain/corporations';
import { quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import type { Objects, Topology } from 'topojson-specification';
import type { PincodeFile, Ward, WardFile } from '../areas.ts';

/** A collection of GeoJSON with areas of these properties. */
interface Areas<P> {
  type: 'FeatureCollection';
  features: { type: 'Feature'; properties: P; geometry: Shape }[];
}
type Ring = [lng: number, lat: number][];
type Shape =
  | { type: 'Polygon'; coordinates: Ring[] }
  | { type: 'MultiPolygon'; coordinates: Ring[][] };

/** Corners go whose triangle with their neighbours is smaller, in square degrees: about 600 m². */
const LEAST_TRIANGLE = 5e-8;
/** Steps across the city: a step is some 2 m. */
const STEPS = 30_000;

/** `data/wards.json` from the GeoJSON of wards that the Greater Bengaluru Authority drew in 2025. */
export function wardFile(geojson: string): string {
  const { features } = JSON.parse(geojson) as Areas<{
    Corporation: string;
    ward_name: string;
    ward_name_kn: string;
  }>;
  const wards = features.map(({ properties, geometry }) => {
    const [, number = '', said = ''] = /^(\d+) - (.*)$/.exec(properties.ward_name) ?? [];
    const name = said
      .replace(/ ward$/i, '')
      .replaceAll('.', ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const corporation = properties.Corporation.toLowerCase();
    if (name === '' || !isCorporation(corporation)) {
      throw new Error(
        `“${properties.ward_name}” of ${properties.Corporation} is no ward that we can read.`,
      );
    }
    const ward: Ward = {
      id: name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
      name,
      nameKn: properties.ward_name_kn.replace(/ ವಾರ್ಡ್$/, '').trim(),
      number: Number(number),
      corporation,
    };
    return { type: 'Feature' as const, properties: ward, geometry };
  });
  wards.sort((a, b) => (a.properties.id < b.properties.id ? -1 : 1));
  const about: WardFile['about'] = {
    title: 'Wards of Bengaluru',
    note: 'The 369 wards of 2025 in five corporations; borders are kept to about 10 m.',
    sources: [
      {
        id: 'wards',
        name: 'snarayanank2/bengaluru-votes',
        licence: 'MIT',
        attribution:
          'bengaluru-votes, MIT; delimitation of the Greater Bengaluru Authority via OpenCity',
        date: '2025-12',
      },
    ],
  };
  return fileOf(about, wards);
}

/** `data/pincodes.json` from the GeoJSON of openbangalore. */
export function pincodeFile(geojson: string): string {
  const { features } = JSON.parse(geojson) as Areas<{ pincode: string }>;
  const pincodes = features
    .map(({ properties: { pincode }, geometry }) => ({
      type: 'Feature' as const,
      properties: { pincode },
      geometry,
    }))
    .sort((a, b) => (a.properties.pincode < b.properties.pincode ? -1 : 1));
  const about: PincodeFile['about'] = {
    title: 'Pincodes of Bengaluru',
    note: 'As of 2015; some have been divided since. Borders are kept to about 10 m.',
    sources: [
      {
        id: 'pincodes',
        name: 'openbangalore/bangalore',
        licence: 'CC BY-SA 2.5 IN',
        attribution: 'openbangalore, CC BY-SA 2.5 IN',
        date: '2015-03',
      },
    ],
  };
  return fileOf(about, pincodes);
}

function fileOf(about: WardFile['about'], features: Areas<object>['features']): string {
  const collection: Areas<object> = { type: 'FeatureCollection', features };
  const whole = topology({ areas: collection }) as Topology<Objects<object>>;
  const { type, transform, objects, arcs } = quantize(
    simplify(presimplify(whole), LEAST_TRIANGLE),
    STEPS,
  );
  return `${JSON.stringify({ about, type, transform, objects, arcs })}\n`;
}

const isCorporation = (text: string): text is Corporation =>
  (CORPORATIONS as readonly string[]).includes(text);

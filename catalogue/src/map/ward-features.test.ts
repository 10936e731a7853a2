import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wardFeatures, type WardShape } from './ward-features.ts';

interface Sent {
  features: { properties: { kind: string; class?: string; name?: string; kn?: string } }[];
}

const sent = JSON.parse(
  readFileSync(
    new URL('../../../apps/web/app/features/map/data/wards.geojson', import.meta.url),
    'utf8',
  ),
) as Sent;

function ward(name: string, corporation: string, west: number): WardShape {
  const [south, north, east] = [12.9, 12.91, west + 0.01];
  return {
    properties: { Corporation: corporation, ward_name: name, ward_name_kn: 'ಹೆಬ್ಬಾಳ ' },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    },
  };
}

describe('the wards that are sent', () => {
  it('are the 369 of 2025, each with its name in Kannada', () => {
    const names = sent.features.filter(({ properties }) => properties.kind === 'ward-name');

    expect(names).toHaveLength(369);
    expect(names.filter(({ properties }) => !/[\u0c80-\u0cff]/.test(properties.kn ?? ''))).toEqual(
      [],
    );
    expect(names.filter(({ properties }) => !/^[A-Z]/i.test(properties.name ?? ''))).toEqual([]);
  });

  it('have borders of the city, of corporations and of wards', () => {
    const classes = sent.features.flatMap(({ properties }) => properties.class ?? []);

    expect(new Set(classes)).toEqual(new Set(['city', 'corporation', 'ward']));
  });
});

describe('borders', () => {
  it('are drawn once between neighbours, by what they part', () => {
    const features = wardFeatures([
      ward('1 - Hebbal', 'North', 77.59),
      ward('2 - Nagavara', 'North', 77.6),
      ward('1 - Ulsoor', 'Central', 77.61),
    ]);
    const between = (kind: string) =>
      features.flatMap(({ properties, geometry }) =>
        properties.class === kind ? [JSON.stringify(geometry.coordinates)] : [],
      );

    expect(between('ward').join()).toMatch(/77\.6,.*77\.6,/);
    expect(between('ward')).toHaveLength(1);
    expect(between('corporation')).toHaveLength(1);
    expect(between('corporation').join()).toMatch(/77\.61,.*77\.61,/);
  });

  it('have a name without its number, in the middle', () => {
    const [name] = wardFeatures([ward('1 - Hebbal', 'North', 77.59)]).filter(
      ({ properties }) => properties.kind === 'ward-name',
    );

    expect(name?.properties).toEqual({ kind: 'ward-name', name: 'Hebbal', kn: 'ಹೆಬ್ಬಾಳ' });
    expect(name?.geometry.coordinates).toEqual([77.595, 12.905]);
  });
});

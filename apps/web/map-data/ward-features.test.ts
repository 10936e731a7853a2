import { cityFiles } from '@manemitra/city/city-files';
import type { Ward } from '@manemitra/city/areas';
import { wards } from '@manemitra/query/gazetteer/wards';
import { describe, expect, it } from 'vitest';
import { wardFeatures } from './ward-features.ts';

const areas = cityFiles().areas();
const drawn = wardFeatures(areas);

/** Wards of a hundredth of a degree, each beginning at its western border. */
function squares(...given: { name: string; corporation: Ward['corporation']; west: number }[]) {
  return wardFeatures({
    wards: given.map(({ name, corporation }) => ({
      id: name,
      name,
      nameKn: 'ಹೆಬ್ಬಾಳ',
      number: 1,
      corporation,
    })),
    wardsOutline: ([id]) =>
      given
        .filter(({ name }) => name === id)
        .map(({ west }) => [
          [12.9, west],
          [12.9, west + 0.01],
          [12.91, west + 0.01],
          [12.91, west],
          [12.9, west],
        ]),
  });
}

describe('the wards of the map', () => {
  it('are the 369 of 2025, each with its name in Kannada', () => {
    const names = drawn.filter(({ properties }) => properties.kind === 'ward-name');

    expect(names).toHaveLength(369);
    expect(names.filter(({ properties }) => !/[\u0c80-\u0cff]/.test(properties.kn ?? ''))).toEqual(
      [],
    );
    expect(names.filter(({ properties }) => !/^[A-Z]/i.test(properties.name ?? ''))).toEqual([]);
  });

  it('have borders of the city, of corporations and of wards', () => {
    const classes = drawn.flatMap(({ properties }) => properties.class ?? []);

    expect(new Set(classes)).toEqual(new Set(['city', 'corporation', 'ward']));
  });

  it('are those that a sentence can name', () => {
    expect(wards).toEqual(areas.wards.map(({ id, name, nameKn }) => ({ slug: id, name, nameKn })));
  });
});

describe('borders', () => {
  it('are drawn once between neighbours, by what they part', () => {
    const features = squares(
      { name: 'Hebbal', corporation: 'north', west: 77.59 },
      { name: 'Nagavara', corporation: 'north', west: 77.6 },
      { name: 'Ulsoor', corporation: 'central', west: 77.61 },
    );
    const between = (kind: string) =>
      features.flatMap(({ properties, geometry }) =>
        properties.class === kind ? [JSON.stringify(geometry.coordinates)] : [],
      );

    expect(between('ward').join()).toMatch(/77\.6,.*77\.6,/);
    expect(between('ward')).toHaveLength(1);
    expect(between('corporation')).toHaveLength(1);
    expect(between('corporation').join()).toMatch(/77\.61,.*77\.61,/);
  });

  it('have the name of their ward in its middle', () => {
    const [name] = squares({ name: 'Hebbal', corporation: 'north', west: 77.59 }).filter(
      ({ properties }) => properties.kind === 'ward-name',
    );

    expect(name?.properties).toEqual({ kind: 'ward-name', name: 'Hebbal', kn: 'ಹೆಬ್ಬಾಳ' });
    expect(name?.geometry.coordinates).toEqual([77.595, 12.905]);
  });
});

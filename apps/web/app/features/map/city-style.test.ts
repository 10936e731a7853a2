import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cityStyle } from './city-style.ts';
import { drawableImageNames } from './map-images.ts';
import { MAP_PALETTES } from './map-palette.ts';
import { haloOf } from './name-style.ts';
import { LOWEST_STREET_LAYER, smallStreetLayers, STREETS } from './street-layers.ts';
import { LOWEST_STREET_NAMES, smallStreetNames } from './street-names.ts';
import { borderLayers, wardNames } from './ward-layers.ts';

interface Validator {
  validateStyleMin: (style: unknown) => { message: string }[];
}

/** The validator that the map library itself brings, of exactly its version. */
async function validator(): Promise<Validator> {
  const own = createRequire(import.meta.url);
  const ofTheMap = createRequire(own.resolve('maplibre-gl/package.json'));
  const file = ofTheMap.resolve('@maplibre/maplibre-gl-style-spec');
  return (await import(pathToFileURL(file).href)) as Validator;
}

describe.each(['light', 'dark'] as const)('the %s style', (theme) => {
  it('is a style that MapLibre accepts', async () => {
    const { validateStyleMin } = await validator();

    expect(validateStyleMin(cityStyle(theme)).map(({ message }) => message)).toEqual([]);
  });

  it('is one with what comes from near, too, whose lowest layers and names it has', async () => {
    const { validateStyleMin } = await validator();
    const style = cityStyle(theme);
    const palette = MAP_PALETTES[theme];
    const near = [
      ...smallStreetLayers(palette),
      smallStreetNames(palette, haloOf(palette)),
      ...borderLayers(palette),
      wardNames(palette, theme),
    ].map((layer) => ({ ...layer, source: STREETS }));

    expect(
      validateStyleMin({ ...style, layers: [...style.layers, ...near] }).map(
        ({ message }) => message,
      ),
    ).toEqual([]);
    const ids = style.layers.map(({ id }) => id);
    expect(ids).toContain(LOWEST_STREET_LAYER);
    expect(ids).toContain(LOWEST_STREET_NAMES);
  });

  it('asks for no letters and no pictures from elsewhere', () => {
    const style = cityStyle(theme);

    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
    expect(JSON.stringify(style).match(/https?:[^"\\]+/g)).toEqual([
      'https://www.openstreetmap.org/copyright',
    ]);
  });

  it('has a drawing for every sign it names', () => {
    const text = JSON.stringify(cityStyle(theme));

    expect(text).toContain(`"water-${theme}"`);
    expect(drawableImageNames).toContain('water');
    for (const place of ['airport', 'tech-park', 'mall', 'hospital']) {
      expect(drawableImageNames).toContain(`spot-${place}`);
    }
  });
});

describe('the two styles', () => {
  it('differ in colours and pictures alone, so that a change of theme loads nothing', () => {
    const [light, dark] = [cityStyle('light'), cityStyle('dark')];

    expect(dark.sources).toEqual(light.sources);
    expect(dark.layers.map(({ id }) => id)).toEqual(light.layers.map(({ id }) => id));
  });
});

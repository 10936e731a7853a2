import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cityStyle } from './city-style.ts';
import { drawableImageNames } from './map-images.ts';

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

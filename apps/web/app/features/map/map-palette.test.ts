import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Theme } from './city-map-props.ts';
import { MAP_PALETTES, type MapPalette, mixed } from './map-palette.ts';

const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');

function token(name: string, theme: Theme): string | undefined {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? [];
  return theme === 'light' ? light : dark;
}

const SHARED: [colour: keyof MapPalette, light: string, dark: string][] = [
  ['land', 'ground', 'surface'],
  ['halo', 'ground', 'surface'],
  ['ink', 'ink', 'ink'],
  ['inkSoft', 'ink-soft', 'ink-soft'],
  ['inkFaint', 'ink-faint', 'ink-faint'],
  ['inkWater', 'kere', 'kere'],
  ['inkPark', 'areca', 'areca'],
  ['flood', 'gulmohar', 'gulmohar'],
  ['route', 'areca', 'areca'],
];

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

describe.each(['light', 'dark'] as const)('the %s map', (theme) => {
  const palette = MAP_PALETTES[theme];

  it.each(SHARED)('has its colour "%s" from the tokens', (colour, light, dark) => {
    expect(palette[colour]).toBe(token(theme === 'light' ? light : dark, theme));
  });

  it.each(['ink', 'inkSoft', 'inkFaint', 'inkWater', 'inkPark', 'bus', 'flood'] as const)(
    'has names in "%s" that can be read on their halo',
    (ink) => {
      expect(contrast(palette[ink], palette.halo)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(Object.entries(palette.metroInk))('has the name of the %s line legible', (_, ink) => {
    expect(contrast(ink, palette.halo)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(palette.metro))(
    'leaves the %s line in sight where it is pale',
    (_, of) => {
      expect(mixed(of, of, 0.4)).toBe(of);
      expect(contrast(mixed(of, palette.land, 0.38), palette.land)).toBeGreaterThanOrEqual(1.6);
    },
  );

  it.each(Object.entries(palette.metro))('tells the %s line from the land', (_, colour) => {
    expect(contrast(colour, palette.land)).toBeGreaterThanOrEqual(2.2);
  });
});

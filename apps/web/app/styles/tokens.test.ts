import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(front: string, back: string, theme: 'light' | 'dark'): number {
  const values = [front, back].map((name) => {
    const token = tokens.get(name);
    if (token === undefined) throw new Error(`There is no colour --${name}.`);
    return luminance(token[theme]);
  });
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
}

const TEXTS: [front: string, backs: string[]][] = [
  ['ink', ['ground', 'surface', 'sunken']],
  ['ink-soft', ['ground', 'surface', 'sunken']],
  ['ink-faint', ['ground', 'surface']],
  ['areca', ['ground', 'surface', 'areca-tint']],
  ['areca-strong', ['ground', 'surface', 'areca-tint']],
  ['on-areca', ['areca', 'areca-strong']],
  ['gulmohar', ['ground', 'surface', 'gulmohar-tint']],
  ['haldi', ['ground', 'surface', 'haldi-tint']],
  ['tabebuia', ['ground', 'surface', 'tabebuia-tint']],
  ['on-grove', ['grove']],
  ['on-grove-soft', ['grove']],
  ['grove-haldi', ['grove']],
  ['grove-gulmohar', ['grove']],
];

/** Edges of controls and the focus ring. */
const EDGES: [front: string, backs: string[]][] = [
  ['outline', ['ground', 'surface']],
  ['areca', ['ground', 'surface']],
  ['grove-haldi', ['grove']],
];

const pairs = (table: [string, string[]][]) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    table.flatMap(([front, backs]) => backs.map((back) => [front, back, theme] as const)),
  );

describe('the colours', () => {
  it('are read from the stylesheet', () => {
    expect(tokens.size).toBeGreaterThan(20);
  });

  it.each(pairs(TEXTS))('%s on %s is readable as text in the %s theme', (front, back, theme) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(EDGES))('%s on %s is visible as an edge in the %s theme', (front, back, theme) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(3);
  });
});

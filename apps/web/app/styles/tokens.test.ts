import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

const app = path.resolve(import.meta.dirname, '..');
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(path.join(app, file), 'utf8'));

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

it('changes its layout at 600, 768 and 1100 px and nowhere else (spec 9)', () => {
  const points = [...css.matchAll(/--breakpoint-[a-z\d]+: (\d+)px/g)].map(([, px]) => px);
  expect(points).toEqual(['600', '768', '1100']);
  expect(css).toContain('--breakpoint-*: initial;');
});

const TEXTS: [front: string, backs: string[]][] = [
  ['ink', ['ground', 'surface', 'raised', 'sunken']],
  ['ink-soft', ['ground', 'surface', 'raised', 'sunken']],
  ['ink-faint', ['ground', 'surface', 'raised']],
  ['ground', ['ink']],
  ['areca', ['ground', 'surface', 'raised', 'areca-tint']],
  ['areca-strong', ['ground', 'surface', 'raised', 'areca-tint']],
  ['on-areca', ['areca', 'areca-strong']],
  ['gulmohar', ['ground', 'surface', 'raised', 'gulmohar-tint']],
  ['on-gulmohar', ['gulmohar', 'gulmohar-strong']],
  ['haldi', ['ground', 'surface', 'raised', 'haldi-tint']],
  ['tabebuia', ['ground', 'surface', 'raised', 'tabebuia-tint']],
  ['kere', ['ground', 'surface', 'raised', 'kere-tint']],
  ['jacaranda', ['ground', 'surface', 'raised', 'jacaranda-tint']],
  ['on-grove', ['grove']],
  ['on-grove-soft', ['grove']],
  ['grove-haldi', ['grove']],
  ['grove-gulmohar', ['grove']],
];

/** Colours of signs that are never text by themselves. */
const SIGNS_ONLY = ['haldi-bright', 'surface'];

const PLACES = ['ground', 'surface', 'raised', 'sunken'];
const MARKS = ['areca', 'gulmohar', 'haldi-bright', 'tabebuia', 'kere', 'jacaranda'];

/** Edges of controls, the focus ring, and signs. */
const EDGES: [front: string, backs: string[]][] = [
  ['outline', PLACES], // fields, quiet buttons, what is dashed
  ['ink-faint', PLACES], // a field under the pointer
  ['areca', [...PLACES, 'areca-tint', 'gulmohar-tint', 'haldi-tint', 'kere-tint']], // the focus ring
  ['gulmohar', PLACES], // a field with an error
  ['areca', ['hairline']], // a slider's way
  ['on-areca', ['areca']], // the tick in a box
  ['grove-haldi', ['grove']], // the focus ring in the grove
  ...MARKS.map((mark): [string, string[]] => [mark, ['ground', 'surface', 'raised']]),
  ['surface', MARKS], // the sign in the mark of a place
  ['kere', ['kere-tint']], // notices
  ['haldi-bright', ['haldi-tint']],
];

const pairs = (table: [string, string[]][]) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    table.flatMap(([front, backs]) => backs.map((back) => [front, back, theme] as const)),
  );

describe('the colours', () => {
  it('are read from the stylesheet', () => {
    expect(tokens.size).toBeGreaterThan(30);
  });

  it('are all within reach of a class, and each class has a colour behind it', () => {
    const classes = [...css.matchAll(/--color-([\w-]+): var\(--([\w-]+)\)/g)];

    expect(classes.map(([, name]) => name)).toEqual(classes.map(([, , token]) => token));
    expect(classes.map(([, name]) => name).filter((name) => name !== 'scrim')).toEqual([
      ...tokens.keys(),
    ]);
  });

  it('are each held below when the app writes with them', () => {
    const written = sources.flatMap((source) =>
      [...source.matchAll(/\btext-([a-z]+(?:-[a-z]+)*)/g)].map(([, name = '']) => name),
    );
    const held = [...TEXTS.map(([front]) => front), ...SIGNS_ONLY];

    expect(written.filter((name) => tokens.has(name) && !held.includes(name))).toEqual([]);
  });

  it.each(pairs(TEXTS))('%s on %s is readable as text in the %s theme', (front, back, theme) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(EDGES))('%s on %s is visible as an edge in the %s theme', (front, back, theme) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(3);
  });
});

import { createHash } from 'node:crypto';
import { FACINGS } from '@manemitra/query/criteria';
import { describe, expect, it } from 'vitest';
import { SIDES } from './geometry.ts';
import { BEARINGS } from './plan-facts.ts';
import type { PlanFacts } from './plan-facts.ts';
import { PLAN_VERSION, planFromPath, planPath } from './plan-path.ts';
import { planSvg } from './plan-svg.ts';
import { siteOf } from './plot-plan.ts';
import { squareMeters } from './geometry.ts';
import { northAngle } from './sheet.ts';
import { unitPlans } from './unit-plans.ts';

const HOMES: readonly PlanFacts[] = [
  { type: 'studio', bhk: 0, bathrooms: 1, carpetSqft: 288, facing: 'east' },
  { type: 'apartment', bhk: 1, bathrooms: 1, carpetSqft: 450, balconies: 1, facing: 'north' },
  { type: 'apartment', bhk: 2, bathrooms: 2, carpetSqft: 760, balconies: 1, facing: 'west' },
  { type: 'apartment', bhk: 2.5, bathrooms: 2, carpetSqft: 980, balconies: 2 },
  {
    type: 'apartment',
    bhk: 3,
    bathrooms: 3,
    carpetSqft: 1142,
    superBuiltUpSqft: 1500,
    balconies: 2,
    facing: 'south-east',
  },
  { type: 'apartment', bhk: 4.5, bathrooms: 4, carpetSqft: 2300, balconies: 3, facing: 'east' },
  {
    type: 'villa',
    bhk: 4,
    bathrooms: 4,
    carpetSqft: 2600,
    plotSqft: 2558,
    balconies: 2,
    facing: 'north-east',
  },
  { type: 'row-house', bhk: 3, bathrooms: 3, carpetSqft: 1532, balconies: 1, facing: 'east' },
  { type: 'plot', plotSqft: 1200, facing: 'north' },
  { type: 'plot', plotSqft: 1730 },
];
const byName = (a: string | undefined, b: string | undefined) => (a ?? '').localeCompare(b ?? '');
const drawn = HOMES.map((facts) => planSvg({ facts, storey: 0, seed: 'demo-1' }) ?? '');

describe('a drawn plan', () => {
  it('is well-formed SVG that names itself and refers to nothing outside', () => {
    for (const svg of drawn) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* role="img"/);
      expect(svg).toMatch(/<title>(Floor|Site) plan, illustration: /);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<style|<image|href=|url\(/);
      const open = [...svg.matchAll(/<([a-z]+)(?:\s[^<>]*)?(?<!\/)>/gi)].map(([, name]) => name);
      const closed = [...svg.matchAll(/<\/([a-z]+)>/gi)].map(([, name]) => name);
      expect(open.toSorted(byName)).toEqual(closed.toSorted(byName));
      expect(svg).toContain('Illustration, demonstration project');
    }
  });

  it('stays under 40 kB', () => {
    for (const svg of drawn) expect(Buffer.byteLength(svg)).toBeLessThan(40_000);
  });

  it('shows a north arrow only when the facing is known', () => {
    for (const [i, facts] of HOMES.entries()) {
      expect(drawn[i]?.includes('>N</text>')).toBe(facts.facing !== undefined);
    }
  });

  // Addresses are kept for a year: raise PLAN_VERSION and these lines with every change of a drawing.
  it('is byte for byte what its version draws', () => {
    const digest = createHash('sha256').update(drawn.join('\n')).digest('hex').slice(0, 16);
    expect([PLAN_VERSION, digest]).toEqual([2, 'c673eb6077fa7366']);
  });
});

describe('the north arrow', () => {
  it('stands so that the main door looks to its facing', () => {
    for (const [quarter, side] of SIDES.entries()) {
      for (const facing of FACINGS) {
        const bearingOfDoor = (quarter * 90 - northAngle(side, facing) + 360) % 360;
        expect(bearingOfDoor).toBe(BEARINGS[facing]);
      }
    }
    expect(northAngle('right', 'east')).toBe(0);
    expect(northAngle('down', 'east')).toBe(90);
  });
});

describe('the address of a plan', () => {
  it('leads back to the facts that it is drawn from', () => {
    for (const facts of HOMES) {
      const path = planPath({ facts, storey: 1, seed: 'demo-1-37-0' });
      const [, , version = '', told = '', file = ''] = path.split('/');
      expect(planFromPath(version, told, file)).toEqual({ facts, storey: 1, seed: 'demo-1-37-0' });
    }
    expect(
      planPath({ facts: HOMES[4] ?? { type: 'plot', plotSqft: 1 }, storey: 0, seed: 'a' }),
    ).toBe('/plans/v2/apartment-3bhk-c1142-s1500-b3-y2-se/a.svg');
  });

  it('of an earlier way of drawing, which projects keep, leads to the plan of today', () => {
    const told = 'apartment-3bhk-c1142-b3';
    expect(planFromPath('v1', told, 'a.svg')).toEqual(planFromPath('v2', told, 'a.svg'));
    expect(planFromPath('v1', told, 'a.svg')).toBeDefined();
  });

  it.each([
    ['v3', 'apartment-3bhk-c1142-b3', 'a.svg'],
    ['v0', 'apartment-3bhk-c1142-b3', 'a.svg'],
    ['v1', 'apartment-3bhk-c1142', 'a.svg'],
    ['v1', 'apartment-3.2bhk-c1142-b3', 'a.svg'],
    ['v1', '__proto__-3bhk-c1142-b3', 'a.svg'],
    ['v1', 'plot', 'a.svg'],
    ['v1', 'plot-p1200', '../a.svg'],
    ['v1', 'plot-p1200', 'A.svg'],
  ])('%s/%s/%s leads nowhere', (version, told, file) => {
    expect(planFromPath(version, told, file)).toBeUndefined();
  });
});

describe('a site', () => {
  it.each([600, 1200, 1500, 2400, 4000, 1377, 2871])(
    'of %d sq ft is as large as it says',
    (plotSqft) => {
      const { plot, buildable } = siteOf({ type: 'plot', plotSqft });
      expect(squareMeters(plot) * 10.763910417).toBeCloseTo(plotSqft, 0);
      expect(squareMeters(buildable)).toBeLessThan(squareMeters(plot));
    },
  );
});

describe('the plans of a unit type', () => {
  const unit = {
    type: 'apartment',
    bhk: 3,
    carpetSqft: 1142,
    superBuiltUpSqft: null,
    plotSqft: null,
    bathrooms: 3,
    balconies: 2,
    facings: ['east', 'north', 'west'],
  } as const;

  it('are one for each of its first two facings, laid out differently', () => {
    const plans = unitPlans(unit, 'p-0');
    expect(plans.map(({ caption }) => caption)).toEqual([
      '3 BHK apartment, 1,142 sq ft carpet, east facing. Illustration, demonstration project',
      '3 BHK apartment, 1,142 sq ft carpet, north facing. Illustration, demonstration project',
    ]);
    expect(new Set(plans.map(({ url }) => url)).size).toBe(2);
  });

  it('are none when carpet area or bathrooms are not known', () => {
    expect(unitPlans({ ...unit, carpetSqft: null }, 'p-0')).toEqual([]);
    expect(unitPlans({ ...unit, bathrooms: null }, 'p-0')).toEqual([]);
  });
});

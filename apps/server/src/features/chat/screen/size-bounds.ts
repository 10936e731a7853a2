import { interpret } from '@manemitra/query/interpret';
import type { Interpretation } from '@manemitra/query/interpretation';
import type { Absolute, Before } from './absolute.ts';
import type { Bound } from './bound.ts';
import { withValue } from './figure-ends.ts';
import type { homeOf } from './shown.ts';

/** The areas by which homes are measured, the one that says most first: a plot has none but its own. */
const AREAS = [
  ['carpetSqft', 'carpet area'],
  ['superBuiltUpSqft', 'super built-up area'],
  ['plotSqft', 'plot area'],
] as const;

type Homes = readonly NonNullable<ReturnType<typeof homeOf>>[];

const BASES = {
  carpetSqft: 'carpet',
  superBuiltUpSqft: 'super-built-up',
  plotSqft: 'plot',
} as const;

const areaOf = (previous: Interpretation | undefined) =>
  (previous?.constraints ?? []).flatMap((one) =>
    one.field === 'area' && one.strength === 'must' ? [one] : [],
  )[0];

/** Above the largest of what is seen, by the area that was wished for before. */
export function biggerThan(homes: Homes, previous?: Interpretation): Bound | undefined {
  const basis = areaOf(previous)?.value.basis;
  const areas = AREAS.toSorted(
    ([one], [other]) => Number(BASES[other] === basis) - Number(BASES[one] === basis),
  );
  for (const [area, name] of areas) {
    const sizes = homes.flatMap((home) => home[area]?.min ?? []);
    if (sizes.length === 0) continue;
    const largest = Math.max(...sizes);
    return {
      prompt: `${name} above ${Math.floor(largest) + 1} sq ft`,
      says: `The largest of what you see has ${Math.round(largest).toLocaleString('en-IN')} sq ft of ${name}.`,
    };
  }
  return undefined;
}

/** The search before with another size in the place of its own: what it said of the other end goes. */
export function sizedAnew(
  { prompt, says }: Bound,
  previous: Interpretation | undefined,
  names: Before['names'],
): Absolute | undefined {
  const area = areaOf(previous);
  const [size, ...more] = interpret(prompt, { today: ANY_DAY }).constraints;
  if (area === undefined || size?.field !== 'area' || more.length > 0) return undefined;
  const resized = withValue(previous, area, { ...area, value: size.value }, names);
  return resized && { ...resized, says };
}

/** No day is said. */
const ANY_DAY = '2026-01-01';

/** Below the smallest of what is seen, by the super built-up area, which is meant where none is said. */
export function smallerThan(homes: Homes): Bound | undefined {
  const sizes = homes.flatMap(({ superBuiltUpSqft }) => superBuiltUpSqft?.min ?? []);
  if (sizes.length === 0) return undefined;
  const smallest = Math.min(...sizes);
  return {
    prompt: `less than ${Math.ceil(smallest) - 1} sq ft`,
    says: `The smallest of what you see has ${Math.round(smallest).toLocaleString('en-IN')} sq ft of super built-up area.`,
  };
}

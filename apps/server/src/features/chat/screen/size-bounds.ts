import type { Bound } from './bound.ts';
import type { homeOf } from './shown.ts';

/** The areas by which homes are measured, the one that says most first: a plot has none but its own. */
const AREAS = [
  ['carpetSqft', 'carpet area'],
  ['superBuiltUpSqft', 'super built-up area'],
  ['plotSqft', 'plot area'],
] as const;

type Homes = readonly NonNullable<ReturnType<typeof homeOf>>[];

/** Above the largest of what is seen. */
export function biggerThan(homes: Homes): Bound | undefined {
  for (const [area, name] of AREAS) {
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

import type { CatalogueNames } from '@manemitra/query/interpretation';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restedNames } from './rested-names.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const names = (projects: number): CatalogueNames => ({
  promoters: [],
  projects: Array.from({ length: projects }, (_, n) => ({ slug: `p-${n}`, name: `Project ${n}` })),
});

/** Arranging takes a second, and the clock stands still but for it. */
function rested() {
  const told = vi.fn<() => void>();
  return { told, rest: restedNames(told, () => void vi.advanceTimersByTime(1000)) };
}

it('a few names serve as soon as they are read', () => {
  const { rest, told } = rested();
  const [first, second] = [names(3), names(4)];
  expect(rest(first)).toBe(first);
  expect(rest(second)).toBe(second);
  expect(told).not.toHaveBeenCalled();
});

it('the latest of many names serve after a rest of fifty times what arranging took, and the owner is told', () => {
  const { rest, told } = rested();
  const [first, second, third] = [names(10_000), names(10_001), names(10_002)];
  expect(rest(first)).toBe(first);
  expect(rest(second)).toBe(first);
  expect(rest(third)).toBe(first);
  vi.advanceTimersByTime(49_999);
  expect(rest(third)).toBe(first);
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(told).toHaveBeenCalledOnce();
  expect(rest(third)).toBe(third);
});

it('a change after a long rest serves at once', () => {
  const { rest, told } = rested();
  rest(names(10_000));
  vi.advanceTimersByTime(50_000);
  const next = names(10_001);
  expect(rest(next)).toBe(next);
  expect(told).not.toHaveBeenCalled();
});

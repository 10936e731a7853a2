import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * axe finds nothing on the page, or in the part of it that `within` selects. A failure names `what` was looked at (by
 * default the address), the rule and its first element.
 *
 * It is brought into a page once, and only faults are asked for: to bring it in for every look, and to describe what
 * passes, took more than half of the time. No page of ours has frames.
 */
export async function expectAxeToFindNothing(
  page: Page,
  { what = page.url(), within = 'html' }: { what?: string; within?: string } = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (selector) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const found = await run(selector, {
      resultTypes: ['violations'],
      reporter: 'no-passes',
      iframes: false,
    });
    return found.violations.map(({ id, nodes }): [string, string | undefined] => [
      id,
      nodes[0]?.html,
    ]);
  }, within);
  expect(violations.map((violation) => [what, ...violation])).toEqual([]);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(SOURCE);
    await page.evaluate(measureContrastOfAlikeOnce);
  }
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

type Evaluate = (this: unknown, element: Element, ...rest: unknown[]) => unknown;

/**
 * Contrast is most of what axe takes, and a list has the same text on the same ground twenty times: of texts whose own
 * colours, and those of all that they stand in, are alike, one that passed is enough. It runs in the page.
 */
function measureContrastOfAlikeOnce(): void {
  const { axe: inPage } = globalThis as unknown as {
    axe: Record<'_audit', { checks: Record<string, { evaluate: Evaluate }> }>;
  };
  const check = inPage['_audit'].checks['color-contrast'];
  if (check === undefined) throw new Error('axe no longer has the check of contrast.');
  const measure = check.evaluate;

  const ofColour =
    'color font-size font-weight text-shadow opacity filter background-color background-image'.split(
      ' ',
    );
  const looksOf = (element: Element): string => {
    const style = getComputedStyle(element);
    const classes = element.getAttribute('class') ?? '';
    const own = ofColour.map((name) => style.getPropertyValue(name)).join();
    const ground = element.parentElement === null ? '' : looksOf(element.parentElement);
    return `${ground}>${element.localName}.${classes}{${own}}`;
  };
  const passed = new Set<string>();
  check.evaluate = function (element, ...rest) {
    if (!element.checkVisibility()) return measure.call(this, element, ...rest);
    const looks = looksOf(element);
    if (passed.has(looks)) return true;
    const result = measure.call(this, element, ...rest);
    if (result === true) passed.add(looks);
    return result;
  };
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * axe finds nothing on the page, or in the part of it that `within` selects. A failure names `what` was looked at (by
 * default the address), the rule and its first element.
 *
 * Only faults are asked for, and in this page alone: to describe what passes, and to join it in a second page, took more
 * than half of the time.
 */
export async function expectAxeToFindNothing(
  page: Page,
  { what = page.url(), within = 'html' }: { what?: string; within?: string } = {},
): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => [what, id, nodes[0]?.html])).toEqual([]);
}

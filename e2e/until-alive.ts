import type { Page } from '@playwright/test';

/** The same page; from here on going to a page of ours, or loading it again, waits until React answers on it. */
export function untilAlive(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...input) => {
    const response = await goto(...input);
    await alive(page);
    return response;
  };
  page.reload = async (...input) => {
    const response = await reload(...input);
    await alive(page);
    return response;
  };
  return page;
}

/** Scripts come after the first paint, so that the browser calls a page loaded before it is alive. */
async function alive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !('__reactRouterContext' in globalThis) ||
      Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
}

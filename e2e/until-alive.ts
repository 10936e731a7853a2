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

/**
 * Scripts come after the first paint, so that the browser calls a page loaded before it is alive. React takes it over
 * piece by piece; a box that is ticked meanwhile is unticked again, so the root must say that it has finished.
 */
async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!('__reactRouterContext' in globalThis)) return true;
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    if (key === undefined) return false;
    const root = (document as unknown as Record<string, HostRoot>)[key];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** What React keeps at the root of a document, as far as it is asked here. */
interface HostRoot {
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } } };
}

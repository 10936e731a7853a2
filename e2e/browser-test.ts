import { test as base, expect } from '@playwright/test';

/** A page of the started product; anything unexpected in its console fails the test. */
export const test = base.extend<{ surprises: string[] }>({
  surprises: [
    async ({ page }, use) => {
      const surprises: string[] = [];
      page.on('pageerror', (error) => surprises.push(error.message));
      page.on('console', (message) => {
        // Remarks of the graphics driver on drawing without a graphics card are not the page's.
        if (message.text().startsWith('[.WebGL')) return;
        // Playwright says so of the service worker that most journeys do without.
        if (message.text().startsWith('Service Worker registration blocked')) return;
        if (message.type() === 'error' || message.type() === 'warning')
          surprises.push(message.text());
      });
      await use(surprises);
      expect(surprises, 'the browser console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

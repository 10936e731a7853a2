import { test as base, expect } from '@playwright/test';
import { untilAlive } from './until-alive.ts';

/** For journeys in which the console has something to say. A page that is gone to is alive: presses are answered. */
export const plain = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', untilAlive);
    await use(context);
  },
});

/** A page of the started product; anything unexpected in its console fails the test. */
export const test = plain.extend<{ surprises: string[] }>({
  surprises: [
    async ({ page }, use) => {
      const surprises: string[] = [];
      page.on('pageerror', (error) => surprises.push(error.message));
      page.on('console', (message) => {
        // Playwright says so of the service worker that most journeys do without.
        if (message.text().startsWith('Service Worker registration blocked')) return;
        if (message.type() === 'error' || message.type() === 'warning')
          surprises.push(`${message.text()} (${message.location().url})`);
      });
      await use(surprises);
      expect(surprises, 'the browser console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

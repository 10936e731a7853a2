import { join } from 'node:path';
import { preview } from 'vite';
import { pagePolicy } from '../apps/server/src/platform/http/security-headers.ts';
import { test as ofProduct } from './browser-test.ts';

const FOLDER = join(import.meta.dirname, '../apps/web/styleguide');

/** Where `styleguide.setup.ts` builds it. */
export const STYLEGUIDE_BUILD = join(FOLDER, 'dist');

/** The styleguide at `/styleguide/` of a server of its own, under the product's policy; all else there is the product. */
export const test = ofProduct.extend<object, { styleguideUrl: string }>({
  styleguideUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads there which fixtures it needs: none
    async ({}, use) => {
      const server = await preview({
        configFile: join(FOLDER, 'vite.config.ts'),
        logLevel: 'error',
        preview: {
          host: '127.0.0.1',
          port: 0,
          open: false,
          headers: { 'content-security-policy': pagePolicy([]) },
          proxy: { '^/(?!styleguide/)': process.env['E2E_BASE_URL'] ?? '' },
        },
      });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ styleguideUrl }, use) => use(styleguideUrl),
});

export { expect } from '@playwright/test';

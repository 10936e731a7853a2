import { join } from 'node:path';
import { test } from '@playwright/test';
import { build } from 'vite';

test('the styleguide is built', async () => {
  const config = join(import.meta.dirname, '../apps/web/styleguide/vite.config.ts');
  await build({ configFile: config, logLevel: 'error' });
});

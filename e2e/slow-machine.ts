import type { Page } from '@playwright/test';

/** A phone is several times slower than the machine of a developer. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

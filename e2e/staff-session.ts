import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ADMIN_PASSWORD } from './start-server.ts';
import { untilAlive } from './until-alive.ts';

/** Signs the admin in, in this browser's own context. */
export async function signInAsAdmin(context: BrowserContext): Promise<void> {
  const origin = process.env['E2E_BASE_URL'] ?? '';
  const answer = await context.request.post(`${origin}/api/v1/auth/login`, {
    headers: { origin },
    data: { userName: 'admin', password: ADMIN_PASSWORD, role: 'admin' },
  });
  if (!answer.ok()) throw new Error(`The admin could not sign in: ${await answer.text()}`);
}

/** Another browser in which the admin is signed in. */
export async function anotherDesk(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env['E2E_BASE_URL'] ?? '' });
  await signInAsAdmin(context);
  return untilAlive(await context.newPage());
}

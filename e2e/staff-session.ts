import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { ADMIN_PASSWORD } from './start-server.ts';
import { untilAlive } from './until-alive.ts';

/** Signs the admin in, in this browser's own context. */
export async function signInAsAdmin(context: BrowserContext): Promise<void> {
  const origin = process.env['E2E_BASE_URL'] ?? '';
  const signIn = () =>
    context.request.post(`${origin}/api/v1/auth/login`, {
      headers: { origin },
      data: { userName: 'admin', password: ADMIN_PASSWORD, role: 'admin' },
    });
  let answer = await signIn();
  // On a very busy machine the server sheds load, and asks to come again.
  await expect(async () => {
    if (answer.status() === 503) answer = await signIn();
    expect(answer.status()).not.toBe(503);
  }).toPass();
  if (!answer.ok()) throw new Error(`The admin could not sign in: ${await answer.text()}`);
}

/** Another browser in which the admin is signed in. */
export async function anotherDesk(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env['E2E_BASE_URL'] ?? '' });
  await signInAsAdmin(context);
  return untilAlive(await context.newPage());
}

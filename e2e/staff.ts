import type { Page } from '@playwright/test';
import { ADMIN_PASSWORD } from './start-server.ts';

/** Signs a page's browser in as the admin of the first start. */
export async function signInAsAdmin(page: Page): Promise<void> {
  const answer = await page.request.post('/api/v1/auth/login', {
    data: { userName: 'admin', password: ADMIN_PASSWORD },
  });
  if (!answer.ok()) throw new Error(`The admin was not signed in: ${await answer.text()}`);
}

let made = 0;

/** A name that no other journey has. */
export function aName(what: string): string {
  made += 1;
  return `${what} ${process.pid}-${made}`;
}

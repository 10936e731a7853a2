import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Signs a buyer in as the chat does, with the code that was sent to their number; the page is at `/about-us` then. */
export async function signIn(page: Page, number: string, name: string): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as { user?: { name: string; phone: string; role: string } };
  };
  const before = (await messagesTo(number)).length;
  await post('/api/v1/chats/signup', { signupPrompt: name, mobileNumber: number });
  await expect.poll(async () => (await messagesTo(number)).length).toBeGreaterThan(before);
  const otp = /\b\d{6}\b/.exec((await messagesTo(number)).at(-1) ?? '')?.[0] ?? '';
  const { user } = await post('/api/v1/chats/otp-validate', { mobileNumber: number, otp });

  await page.goto('/about-us');
  await page.evaluate((who) => {
    localStorage.setItem('user', JSON.stringify({ name: who?.name, phone: who?.phone ?? null }));
    localStorage.setItem('role', JSON.stringify(who?.role));
  }, user);
  await page.goto('/about-us');
}

async function messagesTo(number: string): Promise<string[]> {
  const file = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox', 'messages.jsonl');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  return lines.flatMap((line) => {
    if (line === '') return [];
    const { to, text } = JSON.parse(line) as { to: string; text: string };
    return to.endsWith(number) ? [text] : [];
  });
}

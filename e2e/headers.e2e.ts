import { createHash } from 'node:crypto';
import { expect, test } from './browser-test.ts';

const PAGES = [
  '/',
  '/about-us',
  '/dashboard/property-list?q=3%20BHK%20in%20Whitefield',
  '/dashboard/seller-signup',
  '/dashboard/emi-calculator',
  '/dashboard/blog',
  '/projects/there-is-none',
];

test('every page lets only its own scripts run, and nobody else keep it', async ({ request }) => {
  for (const address of PAGES) {
    const page = await request.get(address);
    const { 'content-security-policy': policy = '', 'cache-control': cache } = page.headers();
    const nonce = /'nonce-([\w+/=]{20,})'/.exec(policy)?.[1] ?? 'no nonce';
    const isHashed = (text: string) =>
      policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(policy, address).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy, address).toContain("frame-ancestors 'none'");
    expect(cache, address).toBe('private, no-cache');
    const html = await page.text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
    expect(scripts.length, address).toBeGreaterThan(0);
    const strange = scripts.filter(
      ([, tag = '', text = '']) =>
        !tag.includes(nonce) &&
        !tag.includes('ld+json') &&
        !tag.includes('src="/') &&
        !isHashed(text),
    );
    expect(strange, address).toEqual([]);
    expect(html, address).not.toMatch(/<[a-z][^>"']*\son[a-z]+=/i);
  }
});

test('a page of somebody with a session is kept by no browser', async ({ request }) => {
  const page = await request.get('/', { headers: { cookie: 'session=anything' } });
  expect(page.headers()['cache-control']).toBe('private, no-store');
});

test('a form larger than any form is turned away, and one from elsewhere', async ({ request }) => {
  const send = (text: string, headers: Record<string, string> = {}) =>
    request.post('/dashboard/seller-signup', { form: { contactPerson: text }, headers });
  expect((await send('a'.repeat(300_000))).status()).toBe(413);
  expect((await send('a', { origin: 'https://evil.example' })).status()).toBe(403);
  const answered = await send('Asha');
  expect(answered.status()).toBe(400);
  expect(await answered.text()).toContain('Asha');
});

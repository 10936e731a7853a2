import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { findSlugs } from './find-project.ts';
import { WITHOUT_MAP } from './looks.ts';
import { signInAsAdmin } from './staff-session.ts';
import { visit } from './visit.ts';
import { arriveWith, SIGNED_IN } from './visitor.ts';

/** What a program that reads pages sees: no script has run. */
const htmlOf = async (request: APIRequestContext, path: string): Promise<string> => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
};

const STANDING =
  /RERA (?:(?:EX\/|TOR\/)?PRM\/KA\/RERA\/[\d/PR]+(?: \(demonstration number, not in the RERA register\)|, (?:checked on \d+ \w+ \d{4}|not checked)))|RERA: (?:not registered, checked on \d+ \w+ \d{4}|no number needed \(small, or finished before May 2017\)|number not given)/;

const textOf = (html: string): string => html.replaceAll(/<!-- -->|<[^>]+>/g, '');

/** The lines of a page that tell a registration, each with its link. */
const linesOf = (html: string): string[] =>
  [...html.matchAll(/<p data-rera="[^"]*".*?<\/p>/gs)].map(([line]) => line);

/** An invented number cannot be looked up in the register. */
const isInvented = (line: string): boolean => line.includes('demonstration number');
const isLinked = (line: string): boolean => line.includes('href="https://rera.karnataka.gov.in"');

test('every place with a project tells its registration and, of a real number, links to the register', async ({
  request,
}) => {
  const [one = '', two = ''] = await findSlugs(request, 2);
  const pages: [path: string, projects: number][] = [
    ['/dashboard/property-list?q=ready+apartment', 20],
    // Real projects that nobody looked up stand beside the demonstration's.
    ['/dashboard/property-list?q=with+no+price', 1],
    [`/projects/${one}`, 1],
    [`/dashboard?ids=${one},${two}`, 1],
    [`/dashboard/emi-calculator?project=${one}`, 1],
  ];
  for (const [path, projects] of pages) {
    const html = await htmlOf(request, path);
    const cards = html.match(/data-card=/g)?.length ?? 0;
    // A card says it in its verdict where just that decides.
    const said = html.match(/RERA number: not given(?:<!-- -->)?[.<]/g)?.length ?? 0;
    const lines = linesOf(html);
    expect(lines.length + said, path).toBeGreaterThanOrEqual(Math.max(cards, projects));
    for (const line of lines) {
      expect(textOf(line), path).toMatch(STANDING);
      // What needs no number has none to look up.
      expect(isLinked(line), path).toBe(!isInvented(line) && !line.includes('no number needed'));
    }
  }

  const landing = await htmlOf(request, '/');
  const miniatures = [...landing.matchAll(/<span data-rera="[^"]*".*?<\/a>/gs)];
  // Those that surely fit, or three.
  expect(miniatures.length).toBeGreaterThan(1);
  for (const [line] of miniatures) expect(textOf(line)).toMatch(STANDING);

  const compared = await htmlOf(request, `/dashboard/property-comparator?ids=${one},${two}`);
  // On phones the name of a row has a line of its own, without its values.
  const row =
    /<tr[^>]*>(?:(?!<\/tr>).)*>RERA<(?:(?!<\/tr>).)*<td(?:(?!<\/tr>).)*<\/tr>/s.exec(
      compared,
    )?.[0] ?? '';
  expect(textOf(row).match(/PRM\/KA\/RERA|Not registered|Not needed|Not checked/g)).toHaveLength(2);

  const shared = await htmlOf(request, `/projects/${one}`);
  for (const tag of ['name="description"', 'property="og:description"']) {
    const content = new RegExp(`<meta ${tag} content="([^"]*)"`).exec(shared)?.[1];
    expect(content, tag).toMatch(STANDING);
  }
});

test('the shortlist and paper tell it too', async ({ page, request }) => {
  const [slug = ''] = await findSlugs(request, 1);
  await page.goto(`/projects/${slug}`);
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('[data-rera]').first();
  await expect(printed).toBeVisible();
  await expect(printed).toHaveText(/\(rera\.karnataka\.gov\.in\)|not in the RERA register/);

  await page.emulateMedia({ media: 'screen' });
  await page.addInitScript(
    (kept) => localStorage.setItem('manemitra.shortlist', kept),
    JSON.stringify([{ slug, name: 'It', note: '', keptAt: '2026-11-01T00:00:00Z' }]),
  );
  await page.goto('/dashboard/shortlist');
  await expect(page.locator('[data-card] [data-rera]')).toHaveText(STANDING);
});

test('what was asked for and what was looked at tell it too', async ({ page }) => {
  const [slug = ''] = await findSlugs(page.request, 1);
  await arriveWith(page, SIGNED_IN);
  const asked = await page.request.post(`/api/v1/properties/${slug}/leads`, {
    data: {
      type: 'callback',
      message: 'Please call.',
      extraDetails: { call: 'Yes', whatsapp: 'No' },
    },
  });
  expect(asked.ok()).toBe(true);
  for (const path of ['/dashboard/my-enquiries', '/dashboard/account']) {
    await page.goto(path);
    await expect(page.locator('main [data-rera]').first(), path).toHaveText(STANDING);
  }

  await visit(page, `/projects/${slug}`);
  await page.goto('/dashboard/shortlist');
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.locator('[data-rera]')).toHaveText(STANDING);
  await expect(viewed.getByRole('link', { name: 'RERA register', exact: true })).toBeVisible();
});

test('the conversation and the compare panel tell it too', async ({ page }) => {
  await page.setViewportSize(WITHOUT_MAP);
  await page.goto('/dashboard/property-list?q=3bhk');
  await page.getByRole('button', { name: 'Ask Mitra' }).click();
  const beside = page.getByRole('complementary', { name: 'Ask Mitra' });
  const last = beside.getByRole('log').locator('> ul > li').last();
  const say = async (text: string): Promise<void> => {
    const field = beside.getByRole('textbox');
    await field.fill(text);
    await field.press('Enter');
    await expect(beside.getByRole('log')).toContainText(`You: ${text}`);
    await expect(beside.getByText('Looking…')).toHaveCount(0);
  };
  await say('what is the price of the second one?');
  await expect(last.locator('[data-rera]')).toHaveText(STANDING);
  await say('compare the first two');
  await expect(last.getByRole('row', { name: /^RERA/ }).getByRole('cell')).toHaveText([
    /PRM|Not/,
    /PRM|Not/,
  ]);
  await say('call me about the first one');
  await expect(last.locator('[data-rera]')).toHaveText(STANDING);

  await page.reload();
  await page
    .locator('[data-card]')
    .first()
    .getByRole('button', { name: /^Compare/ })
    .click();
  const panel = page.getByRole('region', { name: 'Compare' });
  await expect(panel.locator('[data-rera]')).toHaveText(STANDING);
});

test('the rows of staff tell it too', async ({ page, context }) => {
  const [slug = ''] = await findSlugs(page.request, 1);
  await arriveWith(page, SIGNED_IN);
  await page.request.post(`/api/v1/properties/${slug}/leads`, {
    data: { type: 'callback', message: 'x', extraDetails: { call: 'Yes', whatsapp: 'No' } },
  });
  await signInAsAdmin(context);
  for (const path of ['', '?find=a', '/leads', '/show-property-list']) {
    const [line = ''] = linesOf(await htmlOf(page.request, `/admin-dashboard${path}`));
    expect(textOf(line), path).toMatch(STANDING);
    // What needs no number has none to look up.
    expect(isLinked(line), path).toBe(!isInvented(line) && !line.includes('no number needed'));
  }
});

test('a number ends a line after a slash, on a narrow screen too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/', '/dashboard/property-list?q=ready+apartment']) {
    await page.goto(path);
    const broken = await page.locator('[data-rera]').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const text = node.textContent ?? '';
          for (const { 0: digits, index } of text.matchAll(/\d{2,}/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + digits.length);
            if (range.getClientRects().length > 1) found.push(digits);
          }
        }
        return found;
      }),
    );
    expect(broken, path).toEqual([]);
  }
});

import type { Page } from '@playwright/test';
import type { PropertyDetail } from '../packages/contract/src/properties.ts';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { findProject } from './find-project.ts';
import { expectToFitEveryScreen } from './fits-the-screen.ts';
import { LONG_NAME, withMuch, withNothing } from './strange-projects.ts';
import { visit } from './visit.ts';
import { arriveWith, SIGNED_IN } from './visitor.ts';
import { inEachLook } from './looks.ts';

const PARTS = [
  ['Overview', 'Overview'],
  ['Location', 'Location Details'],
  ['Plans', 'Floor plans'],
  ['Amenities', 'Amenities'],
  ['Compliances', 'Compliances'],
  ['Price', 'Price'],
  ['Reviews', 'Reviews'],
  ['Services', 'Services'],
] as const;

/** Much is known of it: pictures to fill a gallery, several plans, a builder with a past. */
const isRich = ({ project, promoter, promoters }: PropertyDetail): boolean =>
  project.images.length > 5 &&
  project.plan.length > 1 &&
  (project.amenities?.length ?? 0) > 9 &&
  promoter.pastProjects.length > 0 &&
  promoter.gReview !== null &&
  promoters.complaints.promotersComplaints.length > 0;

let rich: PropertyDetail;
let first: PropertyDetail;
test.beforeAll(async ({ request }) => {
  rich = await findProject(request, isRich);
  first = await findProject(request, ({ slug }) => slug !== rich.slug);
});

test.describe('the parts of a project', () => {
  test('open one at a time, from the top, are in the address and come back with the back button', async ({
    page,
  }) => {
    await visit(page, `/projects/${rich.slug}?part=price`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Price']);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const tabs = page.getByRole('navigation', { name: 'Parts of the project' });

    for (const [label, title] of PARTS.toReversed()) {
      await page.evaluate(() => window.scrollTo(0, 400));
      await tabs.getByRole('link', { name: label }).click();

      await expect(page.getByRole('heading', { level: 2 })).toHaveText([title]);
      await expect(tabs.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'true');
      await expect(page).toHaveURL(
        label === 'Overview'
          ? `/projects/${rich.slug}`
          : `/projects/${rich.slug}?part=${label.toLowerCase()}`,
      );
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Location Details']);
  });

  test('are under the thumb on narrow screens: four, and the others in a More menu', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `/projects/${rich.slug}`);
    const bar = page.getByRole('navigation', { name: 'Parts of the project' });

    for (const [label, title] of PARTS) {
      const tab = bar.getByRole('link', { name: label });
      if (PARTS.findIndex(([other]) => other === label) < 4) await tab.click();
      else {
        await bar.getByRole('button').click();
        await page.getByRole('menuitemradio', { name: label }).click();
        await expect(page.getByRole('menu')).toBeHidden();
      }
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([title]);
    }
  });
});

test('no part of a project of which much is known weighs more than 120 kB', async ({ request }) => {
  for (const [label] of PARTS) {
    const answer = await request.get(`/projects/${rich.slug}?part=${label.toLowerCase()}`);
    expect((await answer.body()).length, label).toBeLessThanOrEqual(120_000);
  }
});

test('an address of before, with a hash, opens its part; each part of the summary bar leads to what says more', async ({
  page,
}) => {
  await visit(page, `/projects/${rich.slug}#price`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Price']);
  await page.getByRole('link', { name: 'Reviews' }).first().click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Reviews']);
  await expect(page).toHaveURL(`/projects/${rich.slug}?part=reviews`);

  const tabs = page.getByRole('navigation', { name: 'Parts of the project' });
  await tabs.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Services']);
  const bar = page
    .getByRole('article')
    .getByRole('banner')
    .or(page.locator('article header').first());
  const jumps: [name: string, title: string][] = [
    [rich.project.promoterName, 'Reviews'],
    [rich.project.locality ?? '', 'Location Details'],
    [rich.project.name, 'Overview'],
  ];
  for (const [name, title] of jumps) {
    await bar.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([title]);
  }
  for (const [label, title] of [
    ['Khata', 'Compliances'],
    ['Starting price', 'Price'],
  ] as const) {
    await bar
      .locator('div', { has: page.getByText(label, { exact: true }) })
      .getByRole('link')
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([title]);
  }
});

test.describe('the overview', () => {
  test('shows pictures, facts, chips and how many more photos there are; on phones it leaves of each picture enough to hit above the bar', async ({
    page,
  }) => {
    await visit(page, `/projects/${rich.slug}`);

    await expect(page.getByText(`+${rich.project.images.length - 5} photo`)).toBeVisible();
    await expect(page.getByText(rich.project.reraNumber ?? 'N/A').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Homes' }).getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('complementary', { name: 'Facts' })).not.toContainText('N/A');
    await expect(
      page.getByRole('button', { name: 'Want to know more about this property?' }),
    ).toBeVisible(); // spec 2
    await expect(page.getByRole('link', { name: 'Property list' })).toHaveAttribute(
      'href',
      /property-list\?q=in\+/,
    );

    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [412, 823],
    ] as const) {
      await page.setViewportSize({ width, height });
      const pictures = page.getByRole('link', { name: /^Open picture/ }).filter({ visible: true });
      await expect(pictures).toHaveCount(1); // it says how many more there are, and opens all
      await expect(page.getByText(`+${rich.project.images.length - 1} photo`)).toBeVisible();
      const bar = await page
        .getByRole('navigation', { name: 'Parts of the project' })
        .boundingBox();
      const picture = await pictures.boundingBox();
      expect((bar?.y ?? 0) - (picture?.y ?? 0)).toBeGreaterThanOrEqual(24);
    }
    await page.getByRole('link', { name: /^All \d+ amenities$/ }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Amenities']);
  });

  test('Contact asks a visitor here how to be called, and on a phone from every part', async ({
    page,
  }) => {
    await visit(page, `/projects/${rich.slug}`);
    await page.getByRole('button', { name: 'Contact' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request a callback' });
    await expect(dialog.getByLabel('Your mobile number')).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now' }).click();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('navigation', { name: 'Parts of the project' }).getByText('Plans').click();
    await expect(page.getByRole('button', { name: 'Contact' })).toBeInViewport();
  });

  test('Contact leads to the assistant where chat is off, and remembers the project', async ({
    page,
  }) => {
    await arriveWith(page, SIGNED_IN);
    await visit(page, `/projects/${rich.slug}`);
    await page.getByRole('link', { name: 'Contact' }).click();

    await expect(page).toHaveURL('/');
    expect(
      await page.evaluate(
        () => JSON.parse(localStorage.getItem('activeProject') ?? '{}') as unknown,
      ),
    ).toEqual({ id: rich.id, name: rich.project.name });
  });
});

test.describe('the plans', () => {
  test('stay in their frame when a phone is turned, with less motion; are counted, turned and zoomed', async ({
    page,
  }) => {
    await visit(page, `/projects/${rich.slug}?part=plans`);
    const frame = page.getByRole('group', { name: /arrow keys/ });
    const plan = frame.getByRole('group', { name: '1 of ', includeHidden: true });
    await expect(frame.locator('[style*=translate3d]').first()).toBeAttached();
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(async () => {
        const [around, inside] = [await frame.boundingBox(), await plan.boundingBox()];
        expect(around?.width).toBeLessThan(width);
        expect(inside).toMatchObject({ x: around?.x, width: around?.width });
      }).toPass();
    }

    await page.setViewportSize({ width: 1440, height: 900 });
    const count = rich.project.plan.length;
    await expect(page.getByText(`${count} floor plans available`)).toBeVisible();
    await expect(page.getByText(`1 / ${count}`)).toBeVisible();

    await page.getByRole('button', { name: 'Previous of Plans of the homes' }).click();
    await expect(page.getByText(`${count} / ${count}`)).toBeVisible();
    await page
      .getByRole('link', { name: /^Open the plan/ })
      .last()
      .click();
    await expect(page.getByRole('dialog')).toContainText(`${count} / ${count}`);
  });

  test('say by mouse and by keyboard that 3D View and Virtual Tour are not available yet', async ({
    page,
  }) => {
    await visit(page, `/projects/${rich.slug}?part=plans`);
    const flat = page.getByRole('tab', { name: '2D View' });
    for (const view of ['3D View', 'Virtual Tour']) {
      const tab = page.getByRole('tab', { name: view });
      const told = page.locator('[data-side]', { hasText: `${view} is not available yet` });
      await expect(tab).toHaveAttribute('aria-disabled', 'true');
      await expect(tab).toHaveAccessibleDescription(`${view} is not available yet`);
      await tab.hover();
      await expect(told).toBeVisible();
      await tab.click({ force: true });
      await expect(flat).toHaveAttribute('aria-selected', 'true');

      await page.evaluate(() => window.scrollTo(0, 0));
      await flat.focus();
      await page.keyboard.press('ArrowRight');
      if (view === 'Virtual Tour') {
        await expect(page.getByRole('tab', { name: '3D View' })).toBeFocused();
        await page.keyboard.press('ArrowRight');
      }
      await expect(told).toBeVisible();
    }
  });
});

test('the reviews show the promised against the actual date; the services are six at most, and the utilities follow', async ({
  page,
}) => {
  await visit(page, `/projects/${rich.slug}?part=reviews`);
  const { withBothDates } = rich.trackRecord;

  await expect(page.getByRole('heading', { name: 'Overall Builder Review' })).toBeVisible();
  await expect(page.getByText(/^Powered by/)).toBeVisible();
  for (const name of ['Builder Information', 'Past Projects', 'Complaints']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible(); // spec 2
  }
  await expect(page.getByRole('table', { name: '' }).first()).toBeVisible();
  await expect(page.getByText(`of ${withBothDates}`).first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Promised' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About this project' })).toBeVisible();

  const tabs = page.getByRole('navigation', { name: 'Parts of the project' });
  await tabs.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Services']);
  const utilities = page.getByRole('list', { name: 'Utilities' }).getByRole('listitem');
  await expect(utilities).toHaveCount(
    rich.valueAddedServices.filter(({ type }) => type === 'utility').length,
  );
  const services = page.getByRole('list', { name: 'Services' });
  expect(await services.getByRole('listitem').count()).toBeLessThanOrEqual(6);
});

test('axe finds nothing on any part, and all fit', async ({ page }) => {
  await visit(page, `/projects/${rich.slug}`);
  for (const [label] of PARTS) {
    const part = label.toLowerCase();
    await openPart(page, part);
    // The frame around the parts is looked at once, with the overview; it takes longer than most of them.
    await expectSound(page, part === 'overview' ? 'html' : partOnly(part));
  }
});

test('a project of which nothing is known says so everywhere', async ({ page }) => {
  await showInViewer(page, withNothing(rich));
  const said: [part: string, texts: (string | RegExp)[]][] = [
    ['overview', ['No Images', 'No images are available at the moment', /^Not disclosed: /]],
    ['plans', ['No floor plans available']],
    ['amenities', ['Amenities details will be available soon.']],
    ['compliances', ['No Approvals documents available']],
    ['price', ['Pricing details will be available soon.']],
    ['reviews', ['Project history in RERA: not checked yet', 'Not rated yet']],
    ['services', ['No services available at the moment.']],
  ];
  for (const [part, texts] of said) {
    await openPart(page, part);
    for (const text of texts) {
      await expect(page.getByText(text).locator('visible=true').first()).toBeVisible();
    }
    await expectSound(page, partOnly(part));
  }
  await openPart(page, 'compliances');
  await page.getByRole('tab', { name: 'NOC' }).click();
  await expect(page.getByText('No NOC documents available')).toBeVisible();
});

test('where there is much of everything all fits, and axe finds nothing in what is another then', async ({
  page,
}) => {
  await showInViewer(page, withMuch(rich));
  for (const [label] of PARTS) {
    await openPart(page, label.toLowerCase());
    await expectToFitEveryScreen(page, label);
  }
  // Homes beyond a handful are chosen from a list; the frame holds what is too long for it.
  await openPart(page, 'price');
  await expectSound(page, partOnly('price'));
  await expectSound(page, 'article header');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('heading', { level: 1 }).getByRole('link').hover();
  await expect(page.locator('[data-side]', { hasText: LONG_NAME })).toBeVisible();
});

/** Shows a project as if the server had told it: the second in the viewer, which the browser fetches itself. */
async function showInViewer(page: Page, detail: PropertyDetail): Promise<void> {
  await page.route(`**/api/v1/properties/${detail.slug}`, (route) =>
    route.fulfill({ json: detail }),
  );
  await visit(page, `/dashboard?ids=${first.slug},${detail.slug}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(detail.project.name);
}

async function openPart(page: Page, part: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), part);
  const [, title] = PARTS.find(([label]) => label.toLowerCase() === part) ?? [];
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([title ?? '']);
}

const partOnly = (part: string): string => `[aria-labelledby="part-${part}"]`;

async function expectSound(page: Page, within: string): Promise<void> {
  await inEachLook(page, async (what, at) => {
    await expectAxeToFindNothing(page, { what, within });
    await expectToFitEveryScreen(page, what, at);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each of the eight parts is one link away on any screen, and all can be read one below the other', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/projects/${rich.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: rich.project.name })).toBeVisible();
    await expect(page.getByText('Demonstration project: it, its promoter').first()).toBeVisible();
    const all = page.getByRole('navigation', { name: 'All parts' });
    for (const [, title] of PARTS) {
      await all.getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([
        title,
        'All parts of this project',
      ]);
    }
    await all.getByRole('link', { name: 'All on one page' }).click();
    for (const [, title] of PARTS) {
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    }
    await expect(page.getByText(`${rich.project.plan.length} floor plans available`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Builder Information' })).toBeVisible();
    const said = [
      rich.project.description ?? '',
      rich.project.address ?? '',
      rich.project.amenities?.at(-1)?.name ?? '',
      ...rich.documentGaps.map(({ question }) => question),
      rich.trackRecord.summary,
      rich.valueAddedServices[0]?.title ?? '',
    ];
    for (const text of said) {
      await expect(page.getByText(text).locator('visible=true').first()).toBeVisible();
    }
    for (const { downloadLink } of Object.values(rich.documents).flat()) {
      await expect(page.locator(`a[href="${downloadLink}"]:visible`)).toHaveCount(1);
    }
    await expect(page.getByRole('tab', { name: /Approvals/ })).toBeHidden();
    for (const { size } of rich.unitPrices) {
      await expect(
        page.getByRole('region', { name: size.unit, exact: true }).first(),
      ).toBeVisible();
    }
    await expect(page.getByRole('link', { name: /^Open picture 1 of/ })).toHaveAttribute(
      'href',
      rich.project.images[0]?.imageUrl ?? '',
    );
  });
});

test('on a phone another part than the overview begins on the first screen, with what to do before paying, price, shortlist and contact in reach', async ({
  page,
  request,
}) => {
  const { slug } = await findProject(request, ({ verdict }) => verdict.reasons[0]?.rule === null);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [part, title] of [
    ['price', 'Price'],
    ['compliances', 'Compliances'],
  ] as const) {
    await visit(page, `/projects/${slug}?part=${part}`);
    const { y = NaN } =
      (await page.getByRole('heading', { level: 2, name: title }).boundingBox()) ?? {};
    expect(y, part).toBeLessThan(260);
    const header = page.locator('article header');
    await expect(header.getByText(/^Before you pay, .*\.$/), part).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    for (const what of [
      header.getByText('₹').filter({ visible: true }).first(),
      header.getByRole('button', { name: /^Contact/ }),
      header.getByRole('button', { name: /shortlist/i }),
    ]) {
      await expect(what, part).toBeInViewport({ ratio: 1 });
    }
  }
});

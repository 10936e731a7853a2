import type { Page } from '@playwright/test';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, plain, test } from './browser-test.ts';
import { findProject } from './find-project.ts';
import { howMany } from './how-many.ts';
import { arriveWith, holdClock, SIGNED_IN } from './visitor.ts';
import { LOOKS, WITHOUT_MAP } from './looks.ts';

/** Any page but the first, and one that is quickly there. */
const ELSEWHERE = '/about-us';
test.use({ viewport: WITHOUT_MAP });

/** Opens the assistant from the search box, ready to be written to. */
async function open(page: Page): Promise<void> {
  // One that is still closing would close what this opens.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /open the assistant/ }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
}

for (const { colorScheme, width } of LOOKS) {
  test(`the assistant takes the whole page and gives it back, ${colorScheme}, ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await arriveWith(page, { ...SIGNED_IN, chatOn: true });
    await page.goto(ELSEWHERE);
    const mascot = page.getByRole('button', { name: 'Ask me!' });
    await mascot.click();

    const room = page.getByRole('dialog', { name: 'Ask Mitra' });
    await expect(room.getByRole('textbox')).toBeFocused();
    await expect(room.getByRole('tab', { name: 'Search Properties' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(mascot).toBeHidden();
    await expectAxeToFindNothing(page, { within: '[role=dialog]' });

    for (let i = 0; i < 16; i++) {
      await page.keyboard.press('Tab');
      await expect
        .poll(() => room.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
    }
    await page.mouse.wheel(0, 800);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await page.keyboard.press('Escape');
    await expect(room).toHaveCount(0);
    // Not `toBeFocused`: axe's own tab may hold the focus of the browser.
    await expect
      .poll(() => mascot.evaluate((element) => element === document.activeElement))
      .toBe(true);
  });
}

test('a search said in the assistant opens its results, and the next one refines it', async ({
  page,
}) => {
  await arriveWith(page, SIGNED_IN);
  await page.goto(ELSEWHERE);
  await open(page);
  const room = page.getByRole('dialog', { name: 'Ask Mitra' });
  await room.getByRole('textbox').fill('?!');
  await page.keyboard.press('Enter');
  await expect(room.getByRole('textbox')).toHaveValue('');
  await expect(room.getByText('You:')).toHaveCount(0);

  await page.keyboard.type('2 bhk in whitefield');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=2\+bhk\+in\+whitefield/);
  // Until the list is there, the page that goes takes its assistant along.
  await expect(howMany(page)).toBeVisible();
  const all = (await howMany(page).textContent()) ?? '';
  await expect(room).toHaveCount(0);
  await expect(page.getByRole('button', { name: /open the assistant/ })).toContainText(
    '2 bhk in whitefield',
  );

  await open(page);
  await expect(room.getByRole('log')).toContainText('You: 2 bhk in whitefield');
  await page.keyboard.type('under 2 crore');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=2\+BHK\+in\+Whitefield\+under/);
  await expect(howMany(page)).not.toHaveText(all);

  await open(page);
  await room.getByRole('button', { name: 'Edit “under 2 crore”' }).click();
  await room.getByRole('textbox').fill('with a swimming pool');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=2\+BHK\+in\+Whitefield%2C\+with/);
  await expect(page.getByText('Your search: “2 BHK in Whitefield, with')).toBeAttached();
  await open(page);
  await expect(room.getByRole('log')).not.toContainText('under 2 crore');
});

test('a question about what is shown is answered beside the list, and a tap keeps those it named', async ({
  page,
}) => {
  await arriveWith(page, SIGNED_IN);
  await page.goto('/dashboard/property-list?q=apartment%2C+cheapest+first');
  const address = page.url();
  await open(page);
  const room = page.getByRole('dialog', { name: 'Ask Mitra' });
  await page.keyboard.type('which of these has OC?');
  await page.keyboard.press('Enter');
  const log = room.getByRole('log');
  await expect(log).toContainText(/\d+ of the \d+ meets? “OC received”/);
  expect(page.url()).toBe(address);

  await page.keyboard.type('shortlist the second one');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('Shortlisted: ');
  await expect(log.getByRole('link', { name: 'See my shortlist' })).toBeVisible();
  expect(page.url()).toBe(address);
  await expectAxeToFindNothing(page, { within: '[role=dialog]' });
  await log.getByRole('link', { name: 'See my shortlist' }).click();
  await expect(page.getByText('No projects on your shortlist')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.goto(address);
  await open(page);
  await page.keyboard.type('which of these has OC?');
  await page.keyboard.press('Enter');
  await room.getByRole('button', { name: /^Keep only/ }).click();
  await expect(page).toHaveURL(/OC\+received/);
});

test('Project Details answers about the active project and names its source', async ({
  page,
  request,
}) => {
  const { id, project } = await findProject(request, () => true);
  const { name } = project;
  await arriveWith(page, { ...SIGNED_IN, activeProject: { id, name } });
  await page.goto(ELSEWHERE);
  await open(page);
  const room = page.getByRole('dialog', { name: 'Ask Mitra' });
  await room.getByRole('tab', { name: 'Project Details' }).click();
  await expect(room.getByRole('log')).toContainText(`What do you want to know about ${name}?`);
  const call = page.waitForRequest('**/api/v1/chats');
  await room.getByRole('textbox').fill('which khatha?');
  await page.keyboard.press('Enter');
  expect((await call).postDataJSON()).toEqual({ prompt: 'which khatha?', propertyId: id });
  await expect(room.getByRole('log')).toContainText(`Source: ${name}`);
  await expect(page).toHaveURL(ELSEWHERE);
});

plain('a failure is said with its reason, and trying again mends it', async ({ page }) => {
  await arriveWith(page, SIGNED_IN);
  let isBroken = true;
  await page.route('**/api/v1/chats', (route) => (isBroken ? route.abort() : route.fallback()));
  await page.goto(ELSEWHERE);
  await open(page);
  await page.keyboard.type('hello');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText('We could not reach the server.');
  isBroken = false;
  await log.getByRole('button', { name: 'Try again' }).click();
  await expect(log).toContainText('Namaskara');
  await expect(log).not.toContainText('We could not reach the server.');
});

test('Mitra calls every 10 s for 3 s until asked not to, and leads to / while chat is off', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await arriveWith(page, SIGNED_IN);
  await page.clock.install();
  await page.goto(ELSEWHERE);
  const mascot = page.getByRole('button', { name: 'Ask me!' });
  await expect(mascot).toBeVisible();
  const hint = page.getByText("I'm here, if you need me");
  await holdClock(page);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(hint).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await page.clock.runFor(2_000);
  await expect(hint).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(hint).toHaveCount(0);
  await page.clock.runFor(6_000);
  await expect(hint).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Do not show this again' }).click();
  await page.clock.runFor(30_000);
  await expect(hint).toHaveCount(0);

  await mascot.click();
  await expect(page).toHaveURL(/\/$/);
});

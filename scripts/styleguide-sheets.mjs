import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildIfChanged } from './build-if-changed.mjs';
import { chromiumToLaunch } from './find-chromium.mjs';
import { inProject } from './project.mjs';

const START_TIMEOUT_MS = 120_000;
const WIDTH = 1440;
/** Headings of the specimens that show what `ui/icons` draws. */
const ICONS = [
  ['amenities', 'Amenities'],
  ['nearby', 'Near it'],
  ['services', 'Services and utilities'],
];

/** Every part of /styleguide in both themes, the mascot and the icons, as `{ name, image }`, photographed in Chromium. */
export async function styleguideSheets() {
  await buildIfChanged();
  const { address, stop } = await startServer();
  const browser = await chromium.launch(chromiumToLaunch());
  try {
    const sheets = [];
    for (const theme of ['light', 'dark']) {
      const page = await openGuide(browser, address, theme);
      for (const section of await page.locator('section[aria-labelledby]:has(h3)').all()) {
        const id = await section.getAttribute('aria-labelledby');
        sheets.push({ name: `styleguide-${theme}-${id}`, image: await section.screenshot() });
      }
      // A specimen shows both themes by itself.
      if (theme === 'light') sheets.push(...(await drawings(page)));
      await page.close();
    }
    return sheets;
  } finally {
    await browser.close();
    await stop();
  }
}

async function openGuide(browser, address, theme) {
  const page = await browser.newPage({
    // Tall enough for a part of the guide, so that nothing sticky lies over it.
    viewport: { width: WIDTH, height: 4000 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await page.goto(`${address}/styleguide`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await drawMaps(page);
  return page;
}

/** A map loads when it comes near the visitor's eyes. */
async function drawMaps(page) {
  await page.locator('#maps').scrollIntoViewIfNeeded();
  const maps = page.locator('section[aria-labelledby=maps] [data-is-drawn]');
  await maps.first().waitFor();
  for (const map of await maps.all()) {
    await map.scrollIntoViewIfNeeded();
    await map.and(page.locator('[data-is-drawn=true]')).waitFor();
  }
}

async function drawings(page) {
  const specimen = (title) =>
    page
      .locator('div')
      .filter({ has: page.locator('> h3', { hasText: new RegExp(`^${title}`) }) })
      .last();
  const sheets = [{ name: 'mascot', image: await specimen('Mitra').screenshot() }];
  for (const [name, title] of ICONS) {
    sheets.push({ name: `icons-${name}`, image: await specimen(title).screenshot() });
  }
  return sheets;
}

/** The built product on a free port, with data of its own and an empty catalogue. */
async function startServer() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'styleguide-'));
  const server = spawn(process.execPath, [inProject('apps/server/dist/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMONSTRATION_CATALOGUE: 'off',
      STYLEGUIDE: 'on',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { address: await addressOf(server), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(server) {
  return new Promise((resolve, reject) => {
    let said = '';
    const refuse = (why) => reject(new Error(`${why} It said:\n${said}`));
    const timer = setTimeout(() => refuse('The server did not start in time.'), START_TIMEOUT_MS);
    server.once('exit', (code) => {
      clearTimeout(timer);
      refuse(`The server stopped with code ${code}.`);
    });
    server.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const address = /http:\/\/[\w.:[\]]+:\d+/.exec(said)?.[0];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

import fs from 'node:fs';
import path from 'node:path';
import { runStep } from './run-step.mjs';

/**
 * Where playwright.config.ts looks too. The shell without windows comes first: a journey takes it a third less processor
 * time than the whole browser, which draws its own bars and menus for each page that nobody sees.
 */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
];

/** Makes sure that the journeys find a Chromium, installing it by apt where that is possible; else says what to do. */
export async function ensureChromium() {
  if (await isThere()) return true;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runStep('Refreshing the list of system packages', ['apt-get', 'update'], { env });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await runStep(`Installing ${name}`, ['apt-get', 'install', '-y', name], { env });
      if (await isThere()) return true;
    }
  }
  console.error(
    '✗ The journeys need Chromium: install it with your system (for example "apt install chromium") or with "npx playwright install chromium".',
  );
  return false;
}

/** How Playwright is told to start the Chromium of the system, where there is one. */
export function chromiumToLaunch() {
  const executablePath = SYSTEM.find((file) => fs.existsSync(file));
  return {
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath === undefined ? {} : { executablePath }),
  };
}

async function isThere() {
  if (SYSTEM.some((file) => fs.existsSync(file))) return true;
  const { chromium } = await import('@playwright/test');
  return fs.existsSync(chromium.executablePath());
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => folder !== '' && fs.existsSync(path.join(folder, name)));
}

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumToLaunch } from './find-chromium.mjs';
import { inProject } from './project.mjs';

/** Zooms over the city and nearer, in both themes, as a phone and a wide screen show them. */
const VIEWS = [10, 12, 14, 16].flatMap((zoom) =>
  ['light', 'dark'].flatMap((theme) => [
    { zoom, theme, width: 390, height: 500 },
    { zoom, theme, width: 800, height: 500 },
  ]),
);
const CENTER = [12.9755, 77.6068];

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
};

/** The real map, photographed in Chromium from a page of its own. */
export async function mapPictures() {
  // Beside the web app, whose packages and aliases the page uses.
  const folder = await mkdtemp(inProject('apps/web/.map-sheet-'));
  const built = await mkdtemp(path.join(tmpdir(), 'map-sheet-'));
  try {
    await writePage(folder);
    await buildPage(folder, built);
    return await photograph(built, `/${path.basename(folder)}/index.html`);
  } finally {
    await rm(folder, { recursive: true });
    await rm(built, { recursive: true });
  }
}

async function writePage(folder) {
  await writeFile(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>Map</title><div id="map"></div><script type="module" src="./page.tsx"></script></html>',
  );
  await writeFile(
    path.join(folder, 'page.tsx'),
    `import '#web/styles/app.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { CityMap } from '#web/features/map/public.ts';
const at = new URLSearchParams(location.search);
const theme = at.get('theme');
document.documentElement.dataset.theme = theme;
createRoot(document.getElementById('map')).render(
  createElement(CityMap, { label: 'Map', theme, center: ${JSON.stringify(CENTER)}, zoom: Number(at.get('zoom')), heightClass: 'h-dvh' }),
);
`,
  );
}

async function buildPage(folder, outDir) {
  const ofTheWebApp = createRequire(inProject('apps/web/package.json'));
  const load = async (name) => import(pathToFileURL(ofTheWebApp.resolve(name)).href);
  const [{ build }, { default: tailwindcss }] = await Promise.all([
    load('vite'),
    load('@tailwindcss/vite'),
  ]);
  await build({
    // Where the words of the stylesheet are looked for.
    root: inProject('apps/web'),
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: path.join(folder, 'index.html') },
    },
  });
}

async function photograph(folder, page) {
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request, response) {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = path.join(folder, path.normalize(pathname));
    const content = await readFile(file).catch(() => undefined);
    if (content === undefined) response.writeHead(404).end();
    else
      response
        .writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
        .end(content);
  }
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch(chromiumToLaunch());
  try {
    const pictures = [];
    for (const { zoom, theme, width, height } of VIEWS) {
      const tab = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      await tab.goto(
        `http://127.0.0.1:${server.address().port}${page}?zoom=${zoom}&theme=${theme}`,
      );
      await tab.locator('[data-is-drawn=true]').waitFor();
      pictures.push(await tab.screenshot());
      await tab.close();
    }
    return pictures;
  } finally {
    await browser.close();
    server.close();
  }
}

import { chromium, type Page, type Request } from '@playwright/test';
import startServer from '../e2e/start-server.ts';
import playwright from '../playwright.config.ts';

/*
 * npm run bench:map    what a first view of the map of a list costs on a phone: kilobytes as sent, and how long until all of it is
 *                      drawn since the button was touched, as a phone of a quarter of this machine's speed on 1.6 Mbit/s with 150 ms to and fro, and without that;
 *                      opened at once, and when the list has been read for some seconds, in which the code of the map has come
 *
 * Starts the real app on the demonstration catalogue; build it before (`npm run build`).
 */

const SEARCHES = ['3bhk under 1.6 crore', '2bhk in whitefield', 'apartment near hebbal'];
const TIMES = 3;
const SLOW = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
  offline: false,
};

interface View {
  ms: number;
  /** As sent, by what it is. */
  kilobytes: Record<string, number>;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const stop = await startServer();
const address = process.env['E2E_BASE_URL'] ?? '';
const browser = await chromium.launch(playwright.use?.launchOptions ?? {});
try {
  for (const [isSlow, isRead] of [
    [true, false],
    [true, true],
    [false, false],
  ] as const) {
    say(`\n${isSlow ? 'slow phone' : 'as it is'}, ${isRead ? 'the list was read' : 'at once'}`);
    for (const search of SEARCHES) {
      const views: View[] = [];
      for (let turn = 0; turn < TIMES; turn += 1)
        views.push(await view(search, { isSlow, isRead }));
      const ms = views.map((each) => each.ms).sort((a, b) => a - b);
      const kilobytes = views[0]?.kilobytes ?? {};
      const sum = Object.values(kilobytes).reduce((all, one) => all + one, 0);
      say(
        `${search.padEnd(24)} ${ms.map((each) => `${each.toFixed(0)} ms`).join(', ')}; ${sum.toFixed(0)} kB: ${Object.entries(
          kilobytes,
        )
          .map(([kind, size]) => `${kind} ${size.toFixed(0)}`)
          .join(', ')}`,
      );
    }
  }
} finally {
  await browser.close();
  await stop();
}

/** Loads a list, then measures opening its map. Each view has an empty browser cache. */
async function view(
  search: string,
  { isSlow, isRead }: { isSlow: boolean; isRead: boolean },
): Promise<View> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${address}/dashboard/property-list?q=${encodeURIComponent(search)}`);
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  if (isSlow) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  const kilobytes: Record<string, number> = {};
  const weigh = async (request: Request): Promise<void> => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const kind = kindOf(request.url());
    kilobytes[kind] = (kilobytes[kind] ?? 0) + (responseBodySize + responseHeadersSize) / 1000;
  };
  page.on('requestfinished', (request) => void weigh(request));
  if (isRead) {
    await page.waitForResponse(/map-canvas/);
    await page.waitForLoadState('networkidle');
  }
  const button = page.getByRole('button', { name: 'Map', exact: true });
  const drawn = await watchDrawn(page);
  await button.click();
  const ms = await drawn();
  await page.waitForLoadState('networkidle');
  await context.close();
  return { ms, kilobytes };
}

/**
 * Answers with what waits for the map and tells the milliseconds from the touch to the frame in which it stands. Both are of the
 * page's own clock: finding the button from outside takes a second of a slow phone, which no buyer waits.
 */
async function watchDrawn(page: Page): Promise<() => Promise<number>> {
  const told = await page.evaluateHandle(() => {
    const ms = new Promise<number>((resolve) => {
      const begin = ({ timeStamp }: Event): void => {
        const look = (): void => {
          if (document.querySelector('[data-is-drawn="true"]') === null)
            requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        };
        look();
      };
      addEventListener('pointerdown', begin, { capture: true, once: true });
    });
    return { ms };
  });
  return () => told.evaluate(({ ms }) => ms);
}

function kindOf(url: string): string {
  if (url.includes('/assets/map/')) return 'tiles';
  if (/\.js(\?|$)/.test(url)) return 'scripts';
  if (/\.woff2?(\?|$)/.test(url)) return 'letters';
  return url.includes('/api/') ? 'answers' : 'others';
}

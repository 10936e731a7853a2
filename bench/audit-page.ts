import { request } from 'node:http';
import lighthouse, { type RunnerResult } from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audit {
  /** Out of 100. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** In milliseconds, as the simulated slow phone sees it. */
  firstPaintMs: number;
  largestPaintMs: number;
  /** How quickly the page fills. */
  speedIndexMs: number;
  /** For how long in all it would not have answered a finger. */
  blockedMs: number;
  layoutShift: number;
  /** Names of the files of scripts that came without anybody having touched the page. */
  scripts: string[];
  /** What they weigh as a browser is sent them with gzip, in bytes. */
  scriptBytes: number;
  /** Titles of what is not as it should be in the three categories that must be whole. */
  faults: string[];
}

/** Lighthouse on one page, as a phone on slow 4G, in the Chromium that listens at this port. */
export async function auditPage(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const scripts = scriptsOf(result);
  const weights = await Promise.all(scripts.map(gzipBytes));
  const score = (name: string) => Math.round(100 * (categories[name]?.score ?? 0));
  const milliseconds = (audit: string) => Math.round(audits[audit]?.numericValue ?? NaN);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    firstPaintMs: milliseconds('first-contentful-paint'),
    largestPaintMs: milliseconds('largest-contentful-paint'),
    speedIndexMs: milliseconds('speed-index'),
    blockedMs: milliseconds('total-blocking-time'),
    layoutShift: Number((audits['cumulative-layout-shift']?.numericValue ?? NaN).toFixed(4)),
    scripts: scripts.map((script) => new URL(script).pathname.split('/').at(-1) ?? script),
    scriptBytes: weights.reduce((sum, bytes) => sum + bytes, 0),
    faults: CATEGORIES.slice(1).flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => audits[id]?.title ?? id),
    ),
  };
}

function scriptsOf({ lhr }: RunnerResult): string[] {
  const details = lhr.audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  const urls = requests.map(({ url }) => (typeof url === 'string' ? url : ''));
  return [...new Set(urls.filter((url) => /\.m?js(\?|$)/.test(url)))];
}

/** Node's own client would ask for brotli as well. */
function gzipBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}

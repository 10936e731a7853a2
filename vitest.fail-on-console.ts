import { afterEach, beforeEach } from 'vitest';

/** An unexpected error or warning on the console is a bug that nobody reads: it fails the test instead. */
// oxlint-disable-next-line no-console -- the only place that must reach the real console
const real = { error: console.error, warn: console.warn };
let seen: string[] = [];

beforeEach(() => {
  seen = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => {
      seen.push(`console.${level}: ${parts.map(String).join(' ')}`);
      real[level](...parts);
    };
  }
});

afterEach(() => {
  Object.assign(console, real);
  if (seen.length > 0) throw new Error(`Unexpected output in a test:\n${seen.join('\n')}`);
});

import { relative } from 'node:path';
import type { Reporter, Suite } from '@playwright/test/reporter';

/** Names the journeys that passed only when they were tried again; `scripts/run-step.mjs` repeats the lines that begin with ↻. */
// oxlint-disable-next-line import/no-default-export -- Playwright loads a reporter by its default export.
export default class SecondTries implements Reporter {
  #all: Suite | undefined;

  onBegin(_config: unknown, all: Suite): void {
    this.#all = all;
  }

  onEnd(): void {
    for (const test of this.#all?.allTests() ?? []) {
      if (test.outcome() !== 'flaky') continue;
      const [, , , ...names] = test.titlePath();
      const file = relative('', test.location.file);
      process.stdout.write(`↻ passed at the second try: ${file} > ${names.join(' ')}\n`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}

import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Prints the seed of the random tests, at the start and after a failure, and names the tests that passed only when they
 * were tried again. `scripts/run-step.mjs` repeats the lines that begin with ↻ at the very end.
 */
export function runReport(seed: number): Reporter {
  const triedAgain: string[] = [];
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  return {
    onTestRunStart() {
      say(`Random tests start from TEST_SEED=${seed}.`);
    },
    onTestCaseResult(test: TestCase) {
      if (test.diagnostic()?.flaky === true) triedAgain.push(nameOf(test));
    },
    onTestRunEnd(_modules: readonly TestModule[], _errors: unknown, reason: string) {
      if (reason === 'failed') say(`To repeat the random tests of this run: TEST_SEED=${seed}`);
      for (const name of triedAgain) say(`↻ passed at the second try: ${name}`);
    },
  };
}

const nameOf = (test: TestCase): string => `${test.module.relativeModuleId} > ${test.fullName}`;

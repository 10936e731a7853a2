import { StartFailure } from './start-failure.ts';
import { describeError, isAlive } from './system-error.ts';

/**
 * Runs a program and ends the process with the exit code it resolves with. An expected failure prints its one
 * sentence, anything else its stack; both end with 1.
 */
export function runProgram(program: () => Promise<number>): void {
  program().then(
    (code) => process.exit(code),
    (error: unknown) => {
      const text = error instanceof StartFailure ? error.message : describeError(error).stack;
      process.stderr.write(`${text}\n`);
      process.exit(1);
    },
  );
}

const CHECK_MS = 500;

/**
 * Resolves when the process is told to stop: Ctrl-C, SIGTERM, a closed terminal, or when the process `endWith`
 * is gone. npm passes no signal on when it is killed, so its servers would keep their port.
 */
export function untilToldToStop({ endWith }: { endWith: number | undefined }): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        // Told twice, it ends at once.
        process.once(signal, () => process.exit(1));
        resolve();
      });
    }
    if (endWith === undefined) return;
    setInterval(() => {
      if (!isAlive(endWith)) resolve();
    }, CHECK_MS).unref();
  });
}

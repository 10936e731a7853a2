import { Logger } from 'graphile-worker';

/** Passes on what the queue has to say about things that went wrong; its payloads stay out of it. */
export function jobLogger(report: (message: string) => void): Logger {
  return new Logger(() => (level, message) => {
    const name: string = level;
    if (name === 'error' || name === 'warning') report(message);
  });
}

import { Problem } from '@manemitra/contract/problems';

/** Lets so many run at once; whoever comes while they do is refused with 503, because a queue would only grow. */
export function atMost(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  return async (work) => {
    if (running >= most) {
      throw new Problem('server.unavailable', {
        message: 'Many people are asking for this just now. Try again in a few seconds.',
      });
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}

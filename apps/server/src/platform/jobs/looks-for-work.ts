import type { Worker, WorkerEvents } from 'graphile-worker';

const ENDS = ['worker:getJob:empty', 'worker:getJob:error', 'job:start'] as const;

/**
 * Follows the statements by which workers take jobs. A statement sent before the queue was told to stop may still take a
 * job, even one that was given back.
 */
export function followLooksForWork(events: WorkerEvents): { haveEnded: () => Promise<void> } {
  const looking = new Set<Worker>();
  const waiting: (() => void)[] = [];
  events.on('worker:getJob:start', ({ worker }) => void looking.add(worker));
  for (const end of ENDS) {
    events.on(end, ({ worker }: { worker: Worker }) => {
      looking.delete(worker);
      if (looking.size === 0) for (const resolve of waiting.splice(0)) resolve();
    });
  }
  return {
    async haveEnded() {
      if (looking.size > 0) await new Promise<void>((resolve) => void waiting.push(resolve));
    },
  };
}

/** One thing that must be so before a server can answer well. */
export interface ReadyCheck {
  name: string;
  /** Resolves with whether it is so; a rejection, or silence for two seconds, means that it is not. */
  isReady: () => Promise<boolean>;
}

export interface Readiness {
  /** The parts that are not ready; empty if all are. */
  missing: () => Promise<string[]>;
  /** From now on this server wants no new visitors. */
  drain: () => void;
  isDraining: () => boolean;
}

const PATIENCE_MS = 2000;

/** Whether a process should get requests: its parts are ready and it has not been told to stop. */
export function createReadiness(checks: readonly ReadyCheck[]): Readiness {
  let isDraining = false;
  return {
    async missing() {
      const answers = await Promise.all(checks.map(async (check) => holds(check)));
      return checks.flatMap(({ name }, at) => (answers[at] === true ? [] : name));
    },
    drain: () => void (isDraining = true),
    isDraining: () => isDraining,
  };
}

async function holds({ isReady }: ReadyCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  try {
    return await Promise.race([isReady(), silence]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

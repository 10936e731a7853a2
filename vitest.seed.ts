import { configureGlobal } from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** What all random tests of this run start from. */
    testSeed: number;
    journalSequences: number;
    homeSearches: number;
    searchesTimes: number;
    isKilledBeforeEach: boolean;
  }
}

/** Every random test starts from the seed of the run, which is printed: `TEST_SEED=…` repeats it. */
configureGlobal({ seed: inject('testSeed') });

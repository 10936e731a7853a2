/** Work of which each `yield` says that it may be left for a while there. What it returns is its result. */
export type Steps<T> = Generator<void, T, void>;

/** All steps, one after the other. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

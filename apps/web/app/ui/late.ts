import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { showToast } from './toast.ts';

/*
 * Code that is loaded when needed. If it cannot be loaded (no network, or a new release), the page stays: React would
 * replace all of it by a failed `lazy`. Browsers remember the failure, so only reloading the page asks for the code again.
 */

type Code<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component loaded when needed. If that fails, `Instead` is shown until the page is reloaded. */
export function late<Props extends object>(
  load: Code<Props>,
  Instead: ComponentType<Props> = Nothing,
  /** The component where its code has come ahead. */
  here: () => ComponentType<Props> | undefined = () => undefined,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => {
    const loaded = here();
    return loaded === undefined
      ? load().catch(() => ({ default: Instead }))
      : atOnce({ default: loaded });
  });
}

/** What React takes for a promise that is kept at once: for a true one it would show the fallback, and that for a third of a second at least. */
const atOnce = <T>(value: T): Promise<T> =>
  // oxlint-disable-next-line unicorn/no-thenable -- that is what it is for
  ({ then: (take: (value: T) => void) => take(value) }) as Promise<T>;

/** A loader that can tell what it has loaded: code that comes ahead is then shown without a wait. */
export function kept<Module>(load: () => Promise<Module>) {
  let module: Module | undefined;
  return Object.assign(async (): Promise<Module> => (module ??= await load()), {
    here: () => module,
  });
}

const Nothing = (): null => null;

/** Brings code ahead of the press that may want it. */
export function loadAhead(load: () => Promise<unknown>): void {
  // The press itself will tell.
  load().catch(() => undefined);
}

/** Continues what was pressed once its code is loaded; if that fails, says so. */
export function onceLoaded(load: () => Promise<unknown>, goOn: () => void): void {
  load().then(goOn, () =>
    showToast({
      kind: 'failure',
      text: 'This part of the page could not be loaded. Check your connection, then load the page again.',
    }),
  );
}

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
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: Instead })));
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

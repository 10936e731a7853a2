import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { showToast } from './toast.ts';

/*
 * Code that comes when it is wanted. Where it cannot come, because the network is gone or a release took its place, the
 * page that is being read stays: React would show a `lazy` that fails in place of all of it. Browsers remember that code
 * did not come, so only loading the page anew asks for it again.
 */

type Code<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component by its code. Where that cannot come, `Instead` is drawn until the page is loaded anew. */
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

/** Goes on with what was pressed once its code is here. Where it cannot come says so. */
export function onceLoaded(load: () => Promise<unknown>, goOn: () => void): void {
  load().then(goOn, () =>
    showToast({
      kind: 'failure',
      text: 'This part of the page could not be loaded. Check your connection, then load the page again.',
    }),
  );
}

import { forgetInTab, IN_TAB, keepInTab, waitingInTab } from './in-tab.ts';
import { pathHere } from './path-here.ts';

/**
 * What a visitor said to the assistant when their session ended. It is stored in this tab only and shown in the input until
 * something is said.
 */
export interface Unsent {
  text: string;
  /** The page it was said on. */
  path: string;
}

export const keepUnsent = (what: Unsent): void => keepInTab(IN_TAB.unsent, what);

export const forgetUnsent = (): void => forgetInTab(IN_TAB.unsent);

export function unsent(): Unsent | undefined {
  return waitingInTab(IN_TAB.unsent, ({ text, path: keptPath }) => {
    const path = pathHere(keptPath);
    return typeof text === 'string' && path !== undefined ? { text, path } : undefined;
  });
}

export const unsentText = (): string => unsent()?.text ?? '';

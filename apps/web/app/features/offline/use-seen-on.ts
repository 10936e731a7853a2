import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const nothingChanges = (): (() => void) => () => undefined;
const stamp = (): string | undefined => document.documentElement.dataset['seenOn'];
const none = (): undefined => undefined;

/** When the page on the screen was kept, if it comes from what this browser kept; undefined from the network. */
export function useSeenOn(): string | undefined {
  const seenOn = useSyncExternalStore(nothingChanges, stamp, none);
  const { pathname } = useLocation();
  // Another page that was reached from here came over the network.
  const [first] = useState(pathname);
  return pathname === first ? seenOn : undefined;
}

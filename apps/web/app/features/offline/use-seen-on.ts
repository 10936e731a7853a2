import { useState } from 'react';
import { useLocation } from 'react-router';
import { useInBrowser } from '#web/browser/use-in-browser.ts';

const stamp = (): string | undefined => document.documentElement.dataset['seenOn'];

/** When the page on the screen was kept, if it comes from what this browser kept; undefined from the network. */
export function useSeenOn(): string | undefined {
  const seenOn = useInBrowser(stamp, undefined);
  const { pathname } = useLocation();
  // Another page that was reached from here came over the network.
  const [first] = useState(pathname);
  return pathname === first ? seenOn : undefined;
}

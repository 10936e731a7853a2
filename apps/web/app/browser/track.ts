import { partsOf } from '@manemitra/contract/address';
import type { VisitEvent } from '@manemitra/contract/events';
import { recordEvent } from '@manemitra/contract/wire';

const { path: ADDRESS } = partsOf(recordEvent);

/**
 * Counts an event of this visit; also one that happens while the page is being left. Says nothing to anybody when the
 * browser asks not to be tracked, and never fails: counting is not worth an error.
 */
export function track(event: VisitEvent): void {
  if (typeof navigator === 'undefined' || asksNotToBeTracked(navigator)) return;
  const body = JSON.stringify(event);
  try {
    const isQueued = navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }));
    if (isQueued) return;
  } catch {
    // An old browser, or one whose extension took the beacon away: by an ordinary call then.
  }
  const headers = { 'content-type': 'application/json' };
  fetch(ADDRESS, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

/** Do Not Track, or its successor in law, Global Privacy Control. */
function asksNotToBeTracked(browser: Navigator & { globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

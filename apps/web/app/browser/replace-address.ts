/**
 * Replaces the address of this page without the router: nothing is loaded. If the visitor has just gone to another page,
 * whose address is set before it is drawn, nothing happens.
 */
export function replaceAddress(address: string): void {
  const next = new URL(address, window.location.origin);
  if (next.pathname !== window.location.pathname) return;
  window.history.replaceState(window.history.state, '', next);
}

/**
 * Puts what is on the screen into the address of this visit, behind the router's back: nothing is loaded. When the
 * visitor has just gone to another page, whose address is there before it is drawn, nothing happens.
 */
export function replaceAddress(address: string): void {
  const next = new URL(address, window.location.origin);
  if (next.pathname !== window.location.pathname) return;
  window.history.replaceState(window.history.state, '', next);
}

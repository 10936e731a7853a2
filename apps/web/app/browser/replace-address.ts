/**
 * Puts what is on the screen into the address of this visit, behind the router's back: nothing is loaded, and a
 * visitor on the way to another page is not called back. The router reads the address anew when it is returned to.
 */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

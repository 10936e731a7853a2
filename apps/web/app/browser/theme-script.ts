/**
 * Runs in the head before the first paint, so that a chosen theme never flashes. Without a choice the
 * stylesheet follows the system.
 */
export const THEME_SCRIPT =
  "try{var d=localStorage.getItem('darkTheme');if(d==='true'||d==='false')document.documentElement.dataset.theme=d==='true'?'dark':'light'}catch{}";

/** Shows a theme now; null goes back to the system's. */
export function showTheme(dark: boolean | null): void {
  const { dataset } = document.documentElement;
  if (dark === null) delete dataset['theme'];
  else dataset['theme'] = dark ? 'dark' : 'light';
}

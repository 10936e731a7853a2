/**
 * Runs in the head before the first paint, so that a chosen theme never flashes and a chosen price never changes places. Without a
 * choice the stylesheet follows the system, and leads with the all-in price.
 */
export const THEME_SCRIPT =
  "try{var l=localStorage,s=document.documentElement.dataset,d=l.getItem('darkTheme'),m=l.getItem('manemitra.money');if(d==='true'||d==='false')s.theme=d==='true'?'dark':'light';if(m==='\"listed\"'||m==='\"emi\"')s.money=m.slice(1,-1)}catch{}";

/** Shows a theme now; null goes back to the system's. */
export function showTheme(dark: boolean | null): void {
  const { dataset } = document.documentElement;
  if (dark === null) delete dataset['theme'];
  else dataset['theme'] = dark ? 'dark' : 'light';
}

/**
 * Runs in the head before the first paint, so that a chosen theme does not flash and a chosen price does not move. Without a
 * choice the stylesheet follows the system and shows the all-in price first.
 */
export const THEME_SCRIPT =
  "try{var l=localStorage,s=document.documentElement.dataset,d=l.getItem('darkTheme'),m=l.getItem('manemitra.money');if(d==='true'||d==='false')s.theme=d==='true'?'dark':'light';if(m==='\"listed\"'||m==='\"emi\"')s.money=m.slice(1,-1)}catch{}";

/** Shows a theme now; null goes back to the system's. */
export function showTheme(dark: boolean | null): void {
  const { dataset } = document.documentElement;
  if (dark === null) delete dataset['theme'];
  else dataset['theme'] = dark ? 'dark' : 'light';
}

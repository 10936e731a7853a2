/*
 * A page can be read before its scripts run, so they wait for its first paint: until then its style, letters and first
 * picture have the line to themselves. The server marks the router's scripts as held back, and a small script of the
 * page lets them go.
 */

const HELD_BACK = 'held-back';

/** The page with the router's modules neither asked for nor run until `RELEASE_SCRIPT` lets them. */
export function withScriptsHeldBack(html: string): string {
  // No text of a page can hold these quotes unescaped.
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${HELD_BACK}"`)
    .replaceAll('<script type="module"', `<script type="${HELD_BACK}"`);
}

/**
 * Runs at the end of the body. A hidden page is not painted, so it does not wait. The elements stay as the server wrote
 * them, because React will look for them.
 */
export const RELEASE_SCRIPT = `(function(){
function release(){
document.querySelectorAll('link[rel=${HELD_BACK}]').forEach(function(link){link.rel='modulepreload'});
document.querySelectorAll('script[type=${HELD_BACK}]').forEach(function(script){script.type='module';var parent=script.parentNode,next=script.nextSibling;script.remove();parent.insertBefore(script,next)})
}
if(document.hidden||!(window.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).includes('paint')))release();
else new PerformanceObserver(function(entries,observer){observer.disconnect();release()}).observe({type:'paint',buffered:true})
})()`.replaceAll('\n', '');

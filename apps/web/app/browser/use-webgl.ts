import { useInBrowser } from './use-in-browser.ts';

let answer: boolean | undefined;

/** Whether this browser can draw with WebGL 2; null on the server and while the page comes alive. */
export const useWebGl = (): boolean | null => useInBrowser(hasWebGl, null);

function hasWebGl(): boolean {
  if (answer === undefined) {
    const context = document.createElement('canvas').getContext('webgl2');
    answer = context !== null;
    // Browsers allow few contexts at a time; this one was only a question.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return answer;
}

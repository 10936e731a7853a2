import { useSyncExternalStore } from 'react';

let answer: boolean | undefined;

/** Whether this browser can draw with WebGL 2; null on the server and while the page comes alive. */
export function useWebGl(): boolean | null {
  return useSyncExternalStore(nothingChanges, hasWebGl, () => null);
}

const nothingChanges = (): (() => void) => () => undefined;

function hasWebGl(): boolean {
  if (answer === undefined) {
    const context = document.createElement('canvas').getContext('webgl2');
    answer = context !== null;
    // Browsers allow few contexts at a time; this one was only a question.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return answer;
}

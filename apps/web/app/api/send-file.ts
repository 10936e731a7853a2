import { Problem } from '@manemitra/contract/problems';
import { problemFrom } from './http-client.ts';
import { endsSession, leave } from './session-end.ts';

export interface SendOptions {
  signal: AbortSignal;
  /** Per cent of the file that has left; null while nobody can know. */
  onProgress: (percent: number | null) => void;
}

/**
 * Sends one file as browsers send one, saying how far it is; `fetch` cannot say that. Rejects with a `Problem`. The
 * caller names the type of the answer, as its endpoint promises it.
 */
export function sendFile<T>(
  address: string,
  file: File,
  { signal, onProgress }: SendOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const unreachable = () =>
      new Problem('server.unavailable', {
        message: `The connection broke before ${file.name} had arrived.`,
      });
    request.open('POST', address);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.withCredentials = true;
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) =>
      onProgress(lengthComputable ? (100 * loaded) / total : null),
    );
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) {
        resolve(request.response as T);
        return;
      }
      const problem = problemFrom(request.response);
      if (endsSession(problem.code)) leave();
      reject(problem);
    });
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('timeout', () => reject(unreachable()));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled.', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) {
      reject(new DOMException('Cancelled.', 'AbortError'));
      return;
    }
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
}

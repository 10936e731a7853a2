import { type Address, partsOf } from '@manemitra/contract/address';
import { CallProblem } from './call-problem.ts';
import { problemFrom } from './http-client.ts';
import { endsSession, endVisit } from './session-end.ts';

export interface SendOptions {
  signal: AbortSignal;
  /** Percent of the file that has been sent; null while unknown. */
  onProgress: (percent: number | null) => void;
}

/**
 * Sends one file as browsers send one, saying how far it is; `fetch` cannot say that. Rejects with a `Problem`. The
 * caller names the type of the answer, as its endpoint promises it.
 */
export async function sendFile<T>(address: Address, file: File, options: SendOptions): Promise<T> {
  const request = new XMLHttpRequest();
  const { method, path } = partsOf(address);
  request.open(method, path);
  request.setRequestHeader('accept', 'application/json');
  request.responseType = 'json';
  request.withCredentials = true;
  const form = new FormData();
  form.append('file', file, file.name);
  await sent(request, form, { ...options, name: file.name });
  if (isDone(request)) return request.response as T;
  const problem = problemFrom(
    request.response,
    request.status,
    request.getResponseHeader('retry-after'),
  );
  if (endsSession(problem.code)) endVisit();
  throw problem;
}

/**
 * Sends a file to a store of another origin, which knows nothing of us but the signed address. Rejects with a `Problem` if
 * it did not arrive, whatever the reason: the store's own messages are not for visitors.
 */
export async function bringFile(
  { url, headers }: { url: string; headers: Readonly<Record<string, string>> },
  file: File,
  options: SendOptions,
): Promise<void> {
  const request = new XMLHttpRequest();
  request.open('PUT', url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  await sent(request, file, { ...options, name: file.name });
  if (!isDone(request)) throw notArrived(file.name);
}

const isDone = ({ status }: XMLHttpRequest): boolean => status >= 200 && status < 300;

const notArrived = (name: string): CallProblem =>
  new CallProblem('server.unavailable', {
    status: 503,
    message: `The connection broke before ${name} had arrived.`,
  });

function sent(
  request: XMLHttpRequest,
  body: XMLHttpRequestBodyInit,
  { signal, onProgress, name }: SendOptions & { name: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancelled = () => reject(new DOMException('Cancelled.', 'AbortError'));
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) =>
      onProgress(lengthComputable ? (100 * loaded) / total : null),
    );
    request.addEventListener('load', () => resolve());
    request.addEventListener('error', () => reject(notArrived(name)));
    request.addEventListener('timeout', () => reject(notArrived(name)));
    request.addEventListener('abort', cancelled);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) cancelled();
    else request.send(body);
  });
}

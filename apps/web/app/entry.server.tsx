import { Transform, type TransformCallback } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { nonceContext } from '#web/api/server-context.ts';
import { withScriptsHeldBack } from '#web/browser/scripts-after-paint.ts';
import { NonceContext } from '#web/ui/nonce.ts';
import { dataStream, drawnAtOnce, writtenData } from '#web/whole-page.ts';

export {
  apiContext,
  nonceContext,
  offlinePagesContext,
  publicUrlContext,
  socialLinksContext,
} from '#web/api/server-context.ts';

export const streamTimeout = 5_000;

const texts = new WeakMap<Response, string>();

/** The text of a page that was drawn in one piece: to read it from its response it would be made bytes, and text again. */
export const textOf = (response: Response): string | undefined => texts.get(response);

/** Renders a page in one piece if nothing in it waits, as on all our pages; otherwise in parts. */
// oxlint-disable-next-line max-params -- the router calls it with these five
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = context.get(nonceContext) ?? undefined;
  const written = await writtenData(entry);
  const page = (of: EntryContext): ReactElement => (
    <NonceContext value={nonce}>
      <ServerRouter context={of} url={request.url} {...(nonce !== undefined && { nonce })} />
    </NonceContext>
  );
  if (written !== undefined) {
    const { serverHandoffStream: _read, ...alone } = entry;
    const html = drawnAtOnce(page(alone), { entry, written, nonce });
    if (html !== undefined) {
      headers.set('Content-Type', 'text/html; charset=utf-8');
      const text = withScriptsHeldBack(html);
      const response = new Response(text, { headers, status });
      texts.set(response, text);
      return response;
    }
  }
  const inParts =
    written === undefined ? entry : { ...entry, serverHandoffStream: dataStream(written) };
  return drawnInParts(page(inParts), { request, status, headers, nonce });
}

/** Browsers get the shell at once, crawlers wait for all of it. */
function drawnInParts(
  page: ReactElement,
  {
    request,
    status,
    headers,
    nonce,
  }: { request: Request; status: number; headers: Headers; nonce: string | undefined },
): Promise<Response> {
  const waitForAll = isbot(request.headers.get('user-agent') ?? '');
  let answeredStatus = status;

  return new Promise((resolve, reject) => {
    const answer = (): void => {
      const body = new WholeParts();
      body.once('close', () => clearTimeout(timer));
      headers.set('Content-Type', 'text/html; charset=utf-8');
      pipe(body);
      resolve(
        new Response(createReadableStreamFromReadable(body), { headers, status: answeredStatus }),
      );
    };
    let shellSent = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Every part is written in its place, however long the page: moving a part there later would need scripts.
      progressiveChunkSize: Infinity,
      [waitForAll ? 'onAllReady' : 'onShellReady']() {
        shellSent = true;
        answer();
      },
      onShellError: reject,
      onError(error: unknown) {
        answeredStatus = 500;
        // An error before the shell rejects the promise above and is reported there.
        // oxlint-disable-next-line no-console -- the server's own log is out of reach here
        if (shellSent && !request.signal.aborted) console.error(error);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** A page that does not exist and a visitor who left are not errors of ours. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  // oxlint-disable-next-line no-console -- the server's own log is out of reach here
  console.error(error);
};

/**
 * Joins what React writes, in pieces of 2 kB, until it says that the part so far should be seen. Each piece by itself
 * would be compressed to its end and sent: for a long page five times the work, and a sixth more bytes.
 */
class WholeParts extends Transform {
  #held: Uint8Array[] = [];

  override _transform(piece: Uint8Array, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#held.push(piece);
    done();
  }

  /** React calls this after each part. */
  flush(): void {
    if (this.#held.length > 0) {
      this.push(withScriptsHeldBack(Buffer.concat(this.#held).toString()));
    }
    this.#held = [];
  }

  override _flush(done: TransformCallback): void {
    this.flush();
    done();
  }
}

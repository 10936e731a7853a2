import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';

/** The data of a page's loaders, as they are written for the browser, to their end. */
export async function writtenData(entry: EntryContext): Promise<string | undefined> {
  if (entry.serverHandoffStream === undefined) return undefined;
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  const reader = entry.serverHandoffStream.getReader();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one piece comes after the other
    const { done, value } = await reader.read();
    if (done) return pieces.join('') + decoder.decode();
    pieces.push(decoder.decode(value, { stream: true }));
  }
}

/** The same data for who draws the page in parts. */
export function dataStream(written: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(written));
      controller.close();
    },
  });
}

/**
 * The page as one text, with what its loaders found out at its end as the router writes it there. It takes the server half of
 * what drawing in parts does, which is made for pages that wait for something. Undefined where this page does: a part that was
 * not ready is marked in it. What fails here fails there too, and is reported there.
 */
export function drawnAtOnce(
  page: ReactElement,
  { entry, written, nonce }: { entry: EntryContext; written: string; nonce: string | undefined },
): string | undefined {
  let html: string;
  try {
    html = renderToString(page);
  } catch {
    return undefined;
  }
  const end = html.lastIndexOf(BODY_END);
  if (end < 0 || UNFINISHED.test(html) || entry.renderMeta?.didRenderScripts !== true) {
    return undefined;
  }
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const controller = 'window.__reactRouterContext.streamController';
  const data = `<script${mark}>${controller}.enqueue(${inScript(written)});${controller}.close();</script>`;
  return `${html.startsWith(DOCTYPE) ? '' : DOCTYPE}${html.slice(0, end)}${data}${html.slice(end)}`;
}

const DOCTYPE = '<!DOCTYPE html>';
const BODY_END = '</body></html>';
/** How React marks a part that it could not finish. */
const UNFINISHED = /<!--\$[!?]-->/;

/** As a text of the script, in which the many quotation marks need no sign before them. None of it can end the script or begin another. */
function inScript(text: string): string {
  const safe = text.replaceAll(
    /['\\\n\r&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `'${safe}'`;
}

import http from 'node:http';

/** What a stand-in was asked. */
interface Asked {
  method: string;
  /** Path and query. */
  url: string;
  headers: http.IncomingHttpHeaders;
  body: unknown;
}

type Reply = (response: http.ServerResponse, asked: Asked) => void;

export interface StandIn {
  url: string;
  asked: Asked[];
  /** What it does from now on. */
  reply: Reply;
  close: () => Promise<void>;
}

/** Runs something while a server on this machine stands in for an outside system. */
export async function withStandIn<T>(
  reply: Reply,
  use: (standIn: StandIn) => Promise<T>,
): Promise<T> {
  const standIn = await createStandIn(reply);
  try {
    return await use(standIn);
  } finally {
    await standIn.close();
  }
}

/** A server on this machine that stands in for an outside system and speaks its wire format. */
export async function createStandIn(reply: Reply): Promise<StandIn> {
  const server = http.createServer((request, response) => void answer(request, response));
  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    let text = '';
    for await (const piece of request) text += String(piece);
    const { method = '', url = '', headers } = request;
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const asked = { method, url, headers, body };
    standIn.asked.push(asked);
    standIn.reply(response, asked);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const standIn: StandIn = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    reply,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}

export function json(value: unknown, status = 200): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };
}

/** How long a test waits for an outside system: for one that never answers only shortly, however busy this machine is. */
export function patienceFor(reason?: string): number {
  return reason === 'slow' ? 500 : 15_000;
}

/** Every way in which an outside system fails us, with the reason that an `Outage` gives. */
export const FAILURES: [how: string, reason: string, reply: Reply][] = [
  ['never answers', 'slow', () => undefined],
  ['stops in the middle', 'slow', (response) => void response.write('{"code":')],
  ['hangs up', 'unreachable', (response) => void response.destroy()],
  ['answers 500', 'refused', json({ error: 'broken' }, 500)],
  ['sends us elsewhere', 'refused', (r) => void r.writeHead(302, { location: '/in' }).end()],
  ['answers a web page', 'malformed', (response) => void response.end('<html>no</html>')],
  ['answers another JSON', 'malformed', json({ hello: ['world'] })],
  ['answers without an end', 'too-large', pourOut],
];

function pourOut(response: http.ServerResponse): void {
  const piece = ' '.repeat(64 * 1024);
  const pour = (): void => {
    if (response.destroyed) return;
    while (response.write(piece));
    response.once('drain', pour);
  };
  pour();
}

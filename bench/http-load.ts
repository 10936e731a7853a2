import http from 'node:http';

/** One call; without more it is a GET of JSON. */
export interface Ask {
  path: string;
  /** What it is counted as. */
  kind?: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** What became of a call: shed is a 503, by which a server that has too much to do says so at once. */
export interface Asked {
  kind: string;
  /** From when it was due to its last byte, in milliseconds. */
  ms: number;
  outcome: 'answered' | 'shed' | 'failed';
  /** Why it failed: a status or the code of an error. */
  reason?: string;
}

const CONNECTIONS = 512;
const PATIENCE_MS = 15_000;

/** Connections that are kept open, as a browser and a load balancer do; several addresses take turns. */
export function createClient(...addresses: readonly string[]) {
  const agent = new http.Agent({ keepAlive: true, maxTotalSockets: CONNECTIONS });
  let turn = 0;
  const request = ({ path, method, headers, body }: Ask, take: (part: Buffer) => void) =>
    new Promise<number>((resolve, reject) => {
      const address = addresses[turn++ % addresses.length] ?? '';
      const asked = http.request(
        `${address}${path}`,
        {
          agent,
          method: method ?? 'GET',
          timeout: PATIENCE_MS,
          headers: {
            accept: 'application/json',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (response) => {
          response.on('data', take);
          response.on('end', () => resolve(response.statusCode ?? 0));
          response.on('error', reject);
        },
      );
      asked.on('timeout', () => asked.destroy(new Error('took too long')));
      asked.on('error', reject);
      asked.end(body);
    });
  const expectGood = async (
    path: string,
    take: (part: Buffer) => void,
    headers: Record<string, string> = {},
  ) => {
    const status = await request({ path, headers }, take);
    if (status !== 200) throw new Error(`${status} for ${path}`);
  };
  return {
    /** The body of an answer; anything but 200 is an error. */
    async get(path: string, headers?: Record<string, string>): Promise<string> {
      const parts: Buffer[] = [];
      await expectGood(path, (part) => void parts.push(part), headers);
      return Buffer.concat(parts).toString();
    },
    /** The same to its last byte without reading it, which would take time from the server on the same machine. */
    ask: (path: string) => expectGood(path, () => undefined),
    /** Never rejects: what became of the call is its answer. */
    async attempt(ask: Ask, due = performance.now()): Promise<Asked> {
      const kind = ask.kind ?? '';
      try {
        const status = await request(ask, () => undefined);
        const ms = performance.now() - due;
        if (status === 200) return { kind, ms, outcome: 'answered' };
        return { kind, ms, outcome: status === 503 ? 'shed' : 'failed', reason: String(status) };
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { kind, ms: performance.now() - due, outcome: 'failed', reason };
      }
    },
    close: () => agent.destroy(),
  };
}

export type Client = ReturnType<typeof createClient>;

/** So many clients, each asking for the next as soon as it is answered, for some seconds or until there is no next. */
export async function askTogether(
  client: Client,
  next: () => Ask | undefined,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<{ perSecond: number; asked: Asked[] }> {
  const start = performance.now();
  const end = start + seconds * 1000;
  const asked: Asked[] = [];
  const ask = async () => {
    while (performance.now() < end) {
      const one = next();
      if (one === undefined) return;
      asked.push(await client.attempt(one));
    }
  };
  await Promise.all(Array.from({ length: clients }, ask));
  return { perSecond: asked.length / ((performance.now() - start) / 1000), asked };
}

/**
 * People who do not wait for each other: so many calls a second on average, at random moments, for some seconds. How
 * long each took is counted from the moment it was due, so that a server that stalls is not asked less for it.
 */
export async function askAtRandom(
  client: Client,
  next: () => Ask,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Asked[]> {
  const start = performance.now();
  const calls: Promise<Asked>[] = [];
  for (let due = start; due < start + seconds * 1000; due += gap(perSecond)) {
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    calls.push(client.attempt(next(), due));
  }
  return Promise.all(calls);
}

/** Milliseconds until the next of calls that know nothing of each other. */
function gap(perSecond: number): number {
  return (-Math.log(1 - Math.random()) * 1000) / perSecond;
}

/** The value that this share of the times does not exceed, in milliseconds. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

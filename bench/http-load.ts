import http from 'node:http';

/** Connections that are kept open, as a browser and a load balancer do. */
export function createClient(address: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
  const request = (path: string, take: (part: Buffer) => void) =>
    new Promise<void>((resolve, reject) => {
      const asked = http.get(
        `${address}${path}`,
        { agent, headers: { accept: 'application/json' } },
        (response) => {
          response.on('data', take);
          response.on('end', () => {
            if (response.statusCode === 200) resolve();
            else reject(new Error(`${response.statusCode} for ${path}`));
          });
        },
      );
      asked.on('error', reject);
    });
  return {
    /** The body of an answer; anything but 200 is an error. */
    async get(path: string): Promise<string> {
      const parts: Buffer[] = [];
      await request(path, (part) => void parts.push(part));
      return Buffer.concat(parts).toString();
    },
    /** The same to its last byte without reading it, which would take time from the server on the same machine. */
    ask: (path: string) => request(path, () => undefined),
    close: () => agent.destroy(),
  };
}

export type Client = ReturnType<typeof createClient>;

/** How long each of these calls took, one after the other, in milliseconds. */
export async function timeEach(client: Client, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const start = performance.now();
    await client.ask(path);
    times.push(performance.now() - start);
  }
  return times;
}

/** So many clients, each asking for the next path as soon as it is answered, for some seconds. */
export async function timeTogether(
  client: Client,
  paths: readonly string[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<{ perSecond: number; times: number[] }> {
  const start = performance.now();
  const end = start + seconds * 1000;
  const times: number[] = [];
  let next = 0;
  const ask = async () => {
    while (performance.now() < end) {
      const path = paths[next++ % paths.length] ?? '/';
      const from = performance.now();
      await client.ask(path);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: clients }, ask));
  return { perSecond: times.length / ((performance.now() - start) / 1000), times };
}

/**
 * People who do not wait for each other: so many calls a second on average, at random moments, for some seconds. How
 * long each took from the moment it was due.
 */
export async function timeArrivals(
  client: Client,
  paths: readonly string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number[]> {
  const start = performance.now();
  const calls: Promise<number>[] = [];
  const call = async (path: string, due: number) => {
    await client.ask(path);
    return performance.now() - due;
  };
  for (let due = start; due < start + seconds * 1000; due += gap(perSecond)) {
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    calls.push(call(paths[calls.length % paths.length] ?? '/', Math.max(due, start)));
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

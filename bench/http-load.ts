import http from 'node:http';

/** Connections that are kept open, as a browser and a load balancer do. */
export function createClient(address: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  return {
    /** The body of an answer; anything but 200 is an error. */
    get: (path: string) =>
      new Promise<string>((resolve, reject) => {
        const request = http.get(
          `${address}${path}`,
          { agent, headers: { accept: 'application/json' } },
          (response) => {
            const parts: Buffer[] = [];
            response.on('data', (part: Buffer) => parts.push(part));
            response.on('end', () => {
              const body = Buffer.concat(parts).toString();
              if (response.statusCode === 200) resolve(body);
              else reject(new Error(`${response.statusCode} for ${path}: ${body}`));
            });
          },
        );
        request.on('error', reject);
      }),
    close: () => agent.destroy(),
  };
}

export type Client = ReturnType<typeof createClient>;

/** How long each of these calls took, one after the other, in milliseconds. */
export async function timeEach(client: Client, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const start = performance.now();
    await client.get(path);
    times.push(performance.now() - start);
  }
  return times;
}

export interface Throughput {
  clients: number;
  perSecond: number;
  times: number[];
}

/** So many clients, each asking for the next path as soon as it is answered, for some seconds. */
export async function timeTogether(
  client: Client,
  paths: readonly string[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Throughput> {
  const start = performance.now();
  const end = start + seconds * 1000;
  const times: number[] = [];
  let next = 0;
  const ask = async () => {
    while (performance.now() < end) {
      const path = paths[next++ % paths.length] ?? '/';
      const from = performance.now();
      await client.get(path);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: clients }, ask));
  const perSecond = times.length / ((performance.now() - start) / 1000);
  return { clients, perSecond, times };
}

/** The value that this share of the times does not exceed, in milliseconds. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

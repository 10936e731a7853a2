import {
  askAtRandom,
  askTogether,
  createClient,
  percentile,
  timeEach,
  type Asked,
  type Client,
} from './http-load.ts';
import { SEARCH_KINDS, type SearchKind } from './search-kinds.ts';
import { serveCatalogue, type ServedCatalogue } from './served-catalogue.ts';

const EACH = 20;
const CLIENTS = [1, 8, 32];
const SECONDS = 6;
/** Searches a second that are aimed at: up to so many projects, and beyond. */
const AIM = { projects: 30_000, few: 400, many: 60 };
const MEGABYTE = 1024 * 1024;

/** How long searches through HTTP take and how many fit in a second, on a server of its own. */
export async function measureHttp(
  projects: number,
  { dataFolder, say }: { dataFolder: string; say: (line: string) => void },
) {
  const served = await serveCatalogue(projects, dataFolder);
  const client = createClient(served.address);
  try {
    const firstAnswerMs = (await timeEach(client, [pathOf('3bhk')]))[0] ?? NaN;
    const warmMs = await served.warm();
    const pathsByKind = await Promise.all(
      SEARCH_KINDS.map(async (kind) => [kind, await pathsOf(client, kind)] as const),
    );
    const mix = Array.from({ length: EACH }, (_, n) =>
      pathsByKind.map(([, paths]) => paths[n] ?? ''),
    ).flat();
    say('Warming up …');
    let turn = 0;
    const next = () => ({ path: mix[turn++ % mix.length] ?? '/' });
    await askTogether(client, next, { clients: 4, seconds: SECONDS });

    say('\nOne at a time, ms           p50      p95      p99    total');
    const kinds = [];
    const all: number[] = [];
    for (const [kind, paths] of pathsByKind) {
      const times = await timeEach(client, paths);
      all.push(...times);
      const { total } = JSON.parse(await client.get(paths[0] ?? '')) as { total: number };
      kinds.push({ kind: kind.name, ...summary(times), total });
      say(row(kind.name, times) + String(total).padStart(9));
    }
    say(row('all', all));

    say(
      '\n                    searches/s      p50      p95      p99 (ms)   CPU of the server each',
    );
    const throughput = [];
    for (const clients of CLIENTS) {
      const { perSecond, times, cpuMs } = await withCpu(served, async () => {
        const load = await askTogether(client, next, { clients, seconds: SECONDS });
        return { perSecond: load.perSecond, times: timesOf(load.asked) };
      });
      throughput.push({ clients, perSecond: round(perSecond), ...summary(times), cpuMs });
      say(
        loadRow(`${clients} client${clients > 1 ? 's' : ''} without pause`, {
          perSecond,
          times,
          cpuMs,
        }),
      );
    }
    const perSecond = projects > AIM.projects ? AIM.many : AIM.few;
    const arrived = await withCpu(served, async () => ({
      times: timesOf(await askAtRandom(client, next, { perSecond, seconds: 2 * SECONDS })),
    }));
    say(loadRow('people at random', { perSecond, ...arrived }));

    const { memory } = await served.usage();
    const memoryMb = {
      rss: Math.round(memory.rss / MEGABYTE),
      heapUsed: Math.round(memory.heapUsed / MEGABYTE),
      arrayBuffers: Math.round(memory.arrayBuffers / MEGABYTE),
    };
    say(`\nMemory of the server: ${JSON.stringify(memoryMb)} MB`);
    say(`First answer ${round(firstAnswerMs)} ms; all in memory after ${Math.round(warmMs)} ms`);
    return {
      firstAnswerMs: round(firstAnswerMs),
      warmMs: round(warmMs),
      all: summary(all),
      kinds,
      throughput,
      arrivals: { perSecond, ...summary(arrived.times), cpuMs: arrived.cpuMs },
      memoryMb,
    };
  } finally {
    client.close();
    await served.stop();
  }
}

/** A measure of searches that fail is none. */
function timesOf(asked: readonly Asked[]): number[] {
  const failed = asked.find(({ outcome }) => outcome !== 'answered');
  if (failed !== undefined) throw new Error(`A search was answered with ${failed.reason}.`);
  return asked.map(({ ms }) => ms);
}

/** With what the server's process spent on each call, in milliseconds. */
async function withCpu<Load extends { times: number[] }>(
  served: ServedCatalogue,
  load: () => Promise<Load>,
): Promise<Load & { cpuMs: number }> {
  const before = (await served.usage()).cpu;
  const loaded = await load();
  const after = (await served.usage()).cpu;
  const spent = after.user + after.system - before.user - before.system;
  return { ...loaded, cpuMs: Math.round(spent / 10 / loaded.times.length) / 100 };
}

async function pathsOf(client: Client, kind: SearchKind): Promise<string[]> {
  const paths = Array.from({ length: EACH }, (_, n) => pathOf(kind.sentence(n), kind.sort));
  if (kind.isSecondPage !== true) return paths;
  const second: string[] = [];
  for (const first of paths) {
    const answer = JSON.parse(await client.get(first)) as {
      pagination: { nextPage: string | null };
    };
    second.push(answer.pagination.nextPage ?? first);
  }
  return second;
}

function pathOf(prompt: string, sort?: string): string {
  const query = new URLSearchParams({ prompt, ...(sort === undefined ? {} : { sort }) });
  return `/api/v1/properties/search?${query.toString()}`;
}

function summary(times: readonly number[]) {
  return {
    p50: round(percentile(times, 0.5)),
    p95: round(percentile(times, 0.95)),
    p99: round(percentile(times, 0.99)),
  };
}

function row(name: string, times: readonly number[]): string {
  return name.padEnd(20) + numbers(times);
}

function loadRow(
  name: string,
  { perSecond, times, cpuMs }: { perSecond: number; times: readonly number[]; cpuMs: number },
): string {
  const rate = perSecond.toFixed(0).padStart(7);
  return `${name.padEnd(24)}${rate}${numbers(times)}${cpuMs.toFixed(2).padStart(14)} ms`;
}

function numbers(times: readonly number[]): string {
  return [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1).padStart(9)).join('');
}

const round = (value: number) => Math.round(value * 10) / 10;

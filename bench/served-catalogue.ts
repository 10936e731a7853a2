import { once } from 'node:events';
import { startChild, told } from './child.ts';
import type { Stage } from './stage-table.ts';

/** Of the server's process alone: bytes, and microseconds since it began. */
export interface Usage {
  memory: NodeJS.MemoryUsage;
  cpu: NodeJS.CpuUsage;
  /** What its statements took, one beside the other. */
  databaseMs: number;
  /** How late the event loop was since this was asked last, in milliseconds. */
  loopMs: { p50: number; p99: number; max: number };
}

/** How long it took to be ready, in milliseconds: after it listened, and since the process began. */
interface Ready {
  warmMs: number;
  sinceStartMs: number;
}

export interface ServedCatalogue {
  address: string;
  /** Resolves when the server answers from its columns. */
  warm: () => Promise<Ready>;
  usage: () => Promise<Usage>;
  /** What each part of a search takes there. */
  stages: () => Promise<Stage[]>;
  /** Sessions of some hundred new buyers. */
  buyers: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/** Starts the real app, bundled as `npm start` runs it, on so many generated projects. */
export async function serveCatalogue(
  projects: number,
  dataFolder: string,
  {
    withPages = false,
    environment = {},
  }: { withPages?: boolean; environment?: Readonly<Record<string, string>> } = {},
): Promise<ServedCatalogue> {
  const args = [String(projects), ...(withPages ? ['web'] : [])];
  const child = await startChild('serve-catalogue.ts', args, {
    dataFolder,
    environment,
    // BENCH_PROFILE names a folder for a CPU profile of the server.
    execArgv: process.env.BENCH_PROFILE
      ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`]
      : [],
  });
  const { address } = await told<{ address: string }>(child, 'address');
  const warm = told<Ready>(child, 'warmMs');
  return {
    address,
    warm: () => warm,
    async usage() {
      child.send('usage');
      return (await told<{ usage: Usage }>(child, 'usage')).usage;
    },
    async stages() {
      child.send('stages');
      return (await told<{ stages: Stage[] }>(child, 'stages')).stages;
    },
    async buyers() {
      child.send('buyers');
      return (await told<{ buyers: string[] }>(child, 'buyers')).buyers;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.send('stop');
      await exited;
    },
  };
}

import { askFor, newAsks, upTo } from './asks-of-search.ts';
import { askTogether, createClient, percentile, type Ask, type Asked } from './http-load.ts';
import { newSentences } from './new-sentences.ts';
import { serveCatalogue, type ServedCatalogue } from './served-catalogue.ts';
import { printedStages } from './stage-table.ts';

const SECONDS = 8;
const TOGETHER = 16;
/** A single client leaves the others some of what is new. */
const MOST_ALONE = 300;
/** Sentences that are asked again and again, to be answered from what is kept. */
const REPEATED = 40;
/** What is aimed at for sentences that nobody has asked before: with 16 clients, and the p95 of a single one. */
const AIMS = [
  { upTo: 10_000, perSecond: 500, p95: 8 },
  { upTo: 100_000, perSecond: 300, p95: 15 },
];
const MEGABYTE = 1024 * 1024;

/** How long searches through HTTP take and how many fit in a second, on a server of its own. */
export async function measureHttp(
  projects: number,
  { dataFolder, say }: { dataFolder: string; say: (line: string) => void },
) {
  const served = await serveCatalogue(projects, dataFolder);
  const client = createClient(served.address);
  try {
    const ready = await served.warm();
    say(
      `Ready after ${seconds(ready.sinceStartMs)} s, of which the catalogue took ${seconds(ready.warmMs)} s`,
    );
    say('Warming up …');
    const fresh = await newAsks(client, projects);
    const kept = Array.from({ length: REPEATED }, newSentences(2)).map(askFor);
    let turn = 0;
    const repeated = () => kept[turn++ % kept.length] ?? { path: '/' };

    say(
      '\n                          clients  answers/s      p50      p95      p99 ms   CPU of the server each',
    );
    const phases = [];
    const asks: [name: string, next: () => Ask | undefined][] = [
      ['new sentence', fresh.sentence],
      ['new second page', fresh.page],
      ['new project', fresh.project],
      ['kept answer', repeated],
    ];
    for (const [name, next] of asks) {
      for (const clients of [1, TOGETHER]) {
        const phase = await watched(served, () =>
          askTogether(client, clients === 1 ? upTo(MOST_ALONE, next) : next, {
            clients,
            seconds: SECONDS,
          }),
        );
        phases.push({ name, clients, ...phase });
        say(phaseRow({ name, clients, ...phase }));
      }
    }
    for (const aim of aimsOf(projects, phases)) say(aim);

    const stages = await served.stages();
    say(printedStages(stages));
    const { memory } = await served.usage();
    const memoryMb = {
      rss: Math.round(memory.rss / MEGABYTE),
      heapUsed: Math.round(memory.heapUsed / MEGABYTE),
      arrayBuffers: Math.round(memory.arrayBuffers / MEGABYTE),
    };
    say(`\nMemory of the server: ${JSON.stringify(memoryMb)} MB`);
    return { ready, phases, stages, memoryMb };
  } finally {
    client.close();
    await served.stop();
  }
}

interface Phase {
  name: string;
  clients: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  cpuMs: number;
  /** Turned away because there was too much to do, of a hundred. */
  shedPercent: number;
}

function aimsOf(projects: number, phases: readonly Phase[]): string[] {
  const aim = AIMS.find(({ upTo }) => projects <= upTo);
  const ofNew = (many: number) =>
    phases.find(({ name, clients }) => name === 'new sentence' && clients === many);
  const [alone, together] = [ofNew(1), ofNew(TOGETHER)];
  if (aim === undefined || alone === undefined || together === undefined) return [];
  const missed = (isKept: boolean) => (isKept ? '' : '   missed');
  return [
    `Aim: ${aim.perSecond} new sentences a second${missed(together.perSecond >= aim.perSecond)}`,
    `Aim: p95 of one client ${aim.p95} ms${missed(alone.p95 <= aim.p95)}`,
  ];
}

/** With what the server's process spent on each call, in milliseconds. */
async function watched(
  served: ServedCatalogue,
  load: () => Promise<{ perSecond: number; asked: Asked[] }>,
): Promise<Omit<Phase, 'name' | 'clients'>> {
  const before = (await served.usage()).cpu;
  const { perSecond, asked } = await load();
  const after = (await served.usage()).cpu;
  const failed = asked.find(({ outcome }) => outcome === 'failed');
  if (failed !== undefined) throw new Error(`A call was answered with ${failed.reason}.`);
  const answered = asked.filter(({ outcome }) => outcome === 'answered');
  const spent = after.user + after.system - before.user - before.system;
  const times = answered.map(({ ms }) => ms);
  return {
    perSecond: Math.round((perSecond * answered.length) / asked.length),
    shedPercent: hundredths((100 * (asked.length - answered.length)) / asked.length),
    p50: hundredths(percentile(times, 0.5)),
    p95: hundredths(percentile(times, 0.95)),
    p99: hundredths(percentile(times, 0.99)),
    cpuMs: hundredths(spent / 1000 / answered.length),
  };
}

function phaseRow({ name, clients, perSecond, p50, p95, p99, cpuMs, shedPercent }: Phase): string {
  const times = [p50, p95, p99].map((ms) => ms.toFixed(1).padStart(9)).join('');
  return `${name.padEnd(26)}${String(clients).padStart(7)}${String(perSecond).padStart(11)}${times}${cpuMs.toFixed(2).padStart(16)} ms${shedPercent > 0 ? `   ${shedPercent} % turned away` : ''}`;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
const seconds = (ms: number) => (ms / 1000).toFixed(1);

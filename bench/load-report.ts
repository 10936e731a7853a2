import { percentile, type Asked } from './http-load.ts';
import type { ServedCatalogue, Usage } from './served-catalogue.ts';

/** What is aimed at on two cores with 10,000 projects. */
const TARGETS = { perSecond: 250, p95Ms: 100, overloadedP95Ms: 300, failed: 0, growth: 1.1 };
const SAMPLE_MS = 5000;
const MEGABYTE = 1024 * 1024;

type PhaseName =
  | { kind: 'arrivals' | 'overload'; perSecond: number }
  | { kind: 'closed'; clients: number }
  | { kind: 'alone' };

interface Watched {
  asked: Asked[];
  seconds: number;
  /** Of each process, every few seconds. */
  samples: Usage[][];
}

interface Row {
  kind: string;
  /** Answered with what was asked for. */
  answered: number;
  shed: number;
  failed: number;
  perSecond: number;
  /** Of those answered, in milliseconds. */
  p50: number;
  p95: number;
  p99: number;
}

export interface Phase {
  name: PhaseName;
  rows: Row[];
  processes: {
    cpuPercent: number;
    /** What it spent on each answer that it gave, in milliseconds: it says more than times on a busy machine. */
    cpuMs: number;
    /** Of the resident memory in the first and the last third, in megabytes. */
    memoryMb: { first: number; last: number; most: number };
    loopMs: { p50: number; p99: number; max: number };
  }[];
  /** Why calls failed, and how often. */
  reasons: Record<string, number>;
  missed: string[];
}

/** Runs a load and looks at the processes meanwhile. */
export async function watched(
  servers: readonly ServedCatalogue[],
  run: () => Promise<Asked[]>,
): Promise<Watched> {
  const samples: Usage[][] = servers.map(() => []);
  const look = async () => {
    const usages = await Promise.all(servers.map((server) => server.usage()));
    usages.forEach((usage, n) => samples[n]?.push(usage));
  };
  await look();
  const start = performance.now();
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, SAMPLE_MS);
  const asked = await run();
  const seconds = (performance.now() - start) / 1000;
  clearInterval(timer);
  await looking;
  await look();
  return { asked, seconds, samples };
}

export function summaryOf(name: PhaseName, { asked, seconds, samples }: Watched): Phase {
  const kinds = [...new Set(asked.map(({ kind }) => kind))].sort();
  const rows = [
    ...kinds.map((kind) =>
      rowOf(
        kind,
        asked.filter((one) => one.kind === kind),
        seconds,
      ),
    ),
    rowOf('all', asked, seconds),
  ];
  const reasons: Record<string, number> = {};
  for (const { outcome, reason = '' } of asked) {
    if (outcome === 'failed') reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  const each = asked.length / samples.length;
  const processes = samples.map((usages) => processOf(usages, { seconds, each }));
  const phase = { name, rows, processes, reasons };
  return { ...phase, missed: missedOf(phase) };
}

function rowOf(kind: string, asked: readonly Asked[], seconds: number): Row {
  const times = asked.filter(({ outcome }) => outcome === 'answered').map(({ ms }) => ms);
  const count = (wanted: Asked['outcome']) =>
    asked.filter(({ outcome }) => outcome === wanted).length;
  return {
    kind,
    answered: times.length,
    shed: count('shed'),
    failed: count('failed'),
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
}

function processOf(
  usages: readonly Usage[],
  { seconds, each }: { seconds: number; each: number },
): Phase['processes'][number] {
  const [first, last] = [usages[0], usages.at(-1)];
  const spent = (usage: Usage | undefined) => (usage ? usage.cpu.user + usage.cpu.system : 0);
  // What the processes did before this load came with the first sample.
  const during = usages.slice(1);
  const resident = usages.map(({ memory }) => memory.rss / MEGABYTE);
  const third = Math.ceil(resident.length / 3);
  const loop = (of: (delay: Usage['loopMs']) => number) =>
    Math.max(...during.map(({ loopMs }) => of(loopMs)));
  return {
    cpuPercent: Math.round((spent(last) - spent(first)) / 1e4 / seconds),
    cpuMs: (spent(last) - spent(first)) / 1000 / each,
    memoryMb: {
      first: Math.round(percentile(resident.slice(0, third), 0.5)),
      last: Math.round(percentile(resident.slice(-third), 0.5)),
      most: Math.round(Math.max(...resident)),
    },
    loopMs: {
      p50: loop(({ p50 }) => p50),
      p99: loop(({ p99 }) => p99),
      max: loop(({ max }) => max),
    },
  };
}

function missedOf({ name, rows, processes }: Omit<Phase, 'missed'>): string[] {
  const all = rows.at(-1);
  if (all === undefined) return ['nothing was asked'];
  const p95 = name.kind === 'overload' ? TARGETS.overloadedP95Ms : TARGETS.p95Ms;
  const grown = processes.filter(({ memoryMb: { first, last } }) => last > first * TARGETS.growth);
  return [
    all.failed > TARGETS.failed && `${all.failed} calls failed`,
    name.kind === 'closed' &&
      all.perSecond < TARGETS.perSecond &&
      `${all.perSecond.toFixed(0)} a second < ${TARGETS.perSecond}`,
    (name.kind === 'arrivals' || name.kind === 'overload') &&
      all.p95 > p95 &&
      `p95 ${all.p95.toFixed(0)} ms > ${p95} ms`,
    name.kind === 'arrivals' && all.shed > 0 && `${all.shed} calls were shed`,
    name.kind === 'arrivals' && grown.length > 0 && 'memory grows',
  ].filter((miss) => miss !== false);
}

export function printed({ name, rows, processes, reasons, missed }: Phase): string {
  if (name.kind === 'alone') return printedAlone(rows, processes);
  const title =
    name.kind === 'closed'
      ? `${name.clients} clients without pause`
      : `${name.perSecond} a second at random${name.kind === 'overload' ? ', far too many' : ''}`;
  const failures = Object.entries(reasons).map(([reason, times]) => `${times} × ${reason}`);
  return [
    '',
    `${title.padEnd(34)}answered/s      p50      p95      p99 ms     shed   failed`,
    ...rows.map(
      ({ kind, perSecond, p50, p95, p99, shed, failed }) =>
        `  ${kind.padEnd(30)}${perSecond.toFixed(1).padStart(12)}` +
        [p50, p95, p99].map((ms) => ms.toFixed(1).padStart(9)).join('') +
        `${String(shed).padStart(12)}${String(failed).padStart(9)}`,
    ),
    ...processes.map(
      ({ cpuPercent, cpuMs, memoryMb, loopMs }, n) =>
        `  process ${n + 1}: ${cpuPercent} % CPU, ${cpuMs.toFixed(2)} ms a call, ${memoryMb.first} → ${memoryMb.last} MB (at most ${memoryMb.most}), ` +
        `event loop late by ${loopMs.p50.toFixed(0)} ms p50, ${loopMs.p99.toFixed(0)} p99, ${loopMs.max.toFixed(0)} at most`,
    ),
    ...(failures.length > 0 ? [`  failed: ${failures.join(', ')}`] : []),
    ...missed.map((miss) => `  missed: ${miss}`),
  ].join('\n');
}

/** One line: what this kind of call costs when nothing else is asked. */
function printedAlone(rows: Phase['rows'], processes: Phase['processes']): string {
  const [row] = rows;
  if (row === undefined) return '  nothing was asked';
  const { kind, perSecond, p50, p95, failed } = row;
  const cpuMs = processes.reduce((sum, each) => sum + each.cpuMs, 0) / processes.length;
  return (
    `  ${kind.padEnd(24)} ${cpuMs.toFixed(2).padStart(7)} ms of CPU a call, ` +
    `${perSecond.toFixed(0).padStart(5)}/s, p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms, failed ${failed}`
  );
}

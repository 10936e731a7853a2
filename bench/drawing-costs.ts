import { factsOfRecord } from '@manemitra/catalogue/documents/document-facts';
import { listDocuments } from '@manemitra/catalogue/documents/document-list';
import { documentPdf } from '@manemitra/catalogue/documents/document-pdf';
import { generateProjects } from '@manemitra/catalogue/generate';
import { pictureSvg } from '@manemitra/catalogue/pictures/picture';
import { pictureFromPath } from '@manemitra/catalogue/pictures/picture-address';
import { planFromPath } from '@manemitra/catalogue/plans/plan-path';
import { planSvg } from '@manemitra/catalogue/plans/plan-svg';
import type { UnitRecord } from '@manemitra/catalogue/project-record';
import { unitPlans } from '@manemitra/catalogue/plans/unit-plans';
import type { PlannedUnit } from '@manemitra/catalogue/plans/unit-plans';
import { percentile } from './http-load.ts';

/*
 * The first draw of each, as a visitor meets it: nothing is kept between. Once by the clock, which is what a visitor
 * waits on a quiet machine, and once in processor time of this process, which counts what the compiler and the garbage
 * collector do beside it on other cores. The slowest are drawn again, which tells a drawing that is dear from one that met
 * a collection.
 */

interface Drawing {
  address: string;
  draw: () => string | undefined | Promise<Uint8Array>;
}

interface Kind {
  name: string;
  drawings: Drawing[];
}

/** Pictures and plans are measured all; of papers, which are dearer, as many. */
const PAPERS = 500;
/** The kinds of drawing are compiled with a few of them, as a server that has run a minute has them. */
const WARM_UP = 200;
const SHOWN = 10;
/** What a picture or a plan may take. */
const BUDGET_MS = 15;
const isSlowAsked = process.argv.includes('--slow');

const projects = [...generateProjects(1200)];
const seedOf = (at: number) => `bench-${at}`;

const kinds: Kind[] = [
  { name: 'pictures', drawings: projects.flatMap(picturesOf) },
  { name: 'plans', drawings: projects.flatMap(plansOf) },
  { name: 'papers', drawings: everyNth(projects.flatMap(papersOf), PAPERS) },
];

function picturesOf({ images }: (typeof projects)[number]): Drawing[] {
  return (images ?? []).flatMap(({ url }) => {
    const [scene = '', kind = '', file = ''] = url.split('/').slice(3);
    const address = pictureFromPath(scene, kind, file);
    return address === undefined ? [] : [{ address: url, draw: () => pictureSvg(address) }];
  });
}

function plansOf({ units }: (typeof projects)[number], at: number): Drawing[] {
  return units.flatMap((unit, place) =>
    unitPlans(plannedOf(unit), `${seedOf(at)}-${place}`).flatMap(({ url }) => {
      const [version = '', told = '', file = ''] = url.split('/').slice(2);
      const address = planFromPath(version, told, file);
      return address === undefined ? [] : [{ address: url, draw: () => planSvg(address) }];
    }),
  );
}

function papersOf(record: (typeof projects)[number], at: number): Drawing[] {
  const facts = factsOfRecord(record, record.reraNumbers?.[0] ?? seedOf(at));
  return listDocuments(facts).map(({ kind }) => ({
    address: `${kind} of ${record.name}`,
    draw: () => documentPdf(kind, facts),
  }));
}

/** What a record leaves out the product holds as null; a unit's plan is of its smallest home. */
function plannedOf(unit: UnitRecord): PlannedUnit {
  return {
    type: unit.type,
    bhk: unit.bhk ?? null,
    carpetSqft: unit.carpetSqft?.min ?? null,
    superBuiltUpSqft: unit.superBuiltUpSqft?.min ?? null,
    plotSqft: unit.plotSqft?.min ?? null,
    bathrooms: unit.bathrooms ?? null,
    balconies: unit.balconies ?? null,
    facings: unit.facings ?? null,
  };
}

function everyNth(all: readonly Drawing[], count: number): Drawing[] {
  const step = Math.max(1, all.length / count);
  return Array.from(
    { length: Math.min(count, all.length) },
    (_, i) => all[Math.floor(i * step)],
  ).flatMap((one) => one ?? []);
}

interface Cost {
  address: string;
  clockMs: number;
  processorMs: number;
  bytes: number;
}

async function costOf({ address, draw }: Drawing): Promise<Cost> {
  const before = process.cpuUsage();
  const start = performance.now();
  const drawn = await draw();
  const clockMs = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  const processorMs = (user + system) / 1000;
  return { address, clockMs, processorMs, bytes: Buffer.byteLength(drawn ?? '') };
}

console.log(
  'milliseconds each        drawn      p50      p95      p99      max   over 15 ms   most kB',
);
for (const { name, drawings } of kinds) {
  for (const drawing of everyNth(drawings, WARM_UP)) await drawing.draw();
  const costs: (Cost & { drawing: Drawing })[] = [];
  for (const drawing of drawings) costs.push({ ...(await costOf(drawing)), drawing });
  const most = Math.max(...costs.map(({ bytes }) => bytes)) / 1000;
  for (const by of ['clock', 'processor'] as const) {
    const times = costs.map((cost) => cost[`${by}Ms`]);
    const row = [0.5, 0.95, 0.99, 1].map((share) =>
      percentile(times, share).toFixed(1).padStart(9),
    );
    const over = (100 * times.filter((ms) => ms > BUDGET_MS).length) / times.length;
    console.log(
      `${`${name}, ${by}`.padEnd(21)}${String(times.length).padStart(9)}${row.join('')}${over.toFixed(2).padStart(12)} %${most.toFixed(1).padStart(9)}`,
    );
  }
  if (!isSlowAsked) continue;
  const slowest = costs.toSorted((one, two) => two.clockMs - one.clockMs).slice(0, SHOWN);
  for (const { drawing, clockMs } of slowest) {
    const again = await costOf(drawing);
    console.log(
      `${clockMs.toFixed(1).padStart(10)}, again ${again.clockMs.toFixed(1)}  ${drawing.address}`,
    );
  }
  const largest = costs.toSorted((one, two) => two.bytes - one.bytes)[0];
  console.log(`${String(largest?.bytes).padStart(10)} bytes  ${largest?.address}`);
}

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
 * Milliseconds of processor time of this process, the least of three draws: what else the machine does, the
 * compiler and the garbage collector among it, stays out of the numbers. Nothing that is drawn is kept between.
 */

interface Drawing {
  address: string;
  draw: () => unknown;
}

interface Kind {
  name: string;
  drawings: Drawing[];
}

/** Enough drawings for percentiles that hold, few enough for a minute. */
const MEASURED = 4000;
const DRAWS = 3;
const SHOWN = 8;
/** What a picture or a plan may take. */
const BUDGET_MS = 15;
const isSlowAsked = process.argv.includes('--slow');

const projects = [...generateProjects(1200)];
const seedOf = (at: number) => `bench-${at}`;

const kinds: Kind[] = [
  { name: 'pictures', drawings: everyNth(projects.flatMap(picturesOf), MEASURED) },
  { name: 'plans', drawings: everyNth(projects.flatMap(plansOf), MEASURED) },
  { name: 'papers', drawings: everyNth(projects.flatMap(papersOf), MEASURED / 8) },
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

async function costOf({ draw }: Drawing): Promise<number> {
  const before = process.cpuUsage();
  await draw();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

console.log('CPU milliseconds each    drawn      p50      p95      p99      max   over 15 ms');
for (const { name, drawings } of kinds) {
  const costs = drawings.map(({ address }) => ({ address, ms: Infinity }));
  for (let round = 0; round < DRAWS; round++) {
    for (const [at, drawing] of drawings.entries()) {
      const cost = costs[at];
      if (cost) cost.ms = Math.min(cost.ms, await costOf(drawing));
    }
  }
  const times = costs.map(({ ms }) => ms);
  const row = [0.5, 0.95, 0.99, 1].map((share) => percentile(times, share).toFixed(1).padStart(9));
  const over = (100 * times.filter((ms) => ms > BUDGET_MS).length) / times.length;
  console.log(
    `${name.padEnd(21)}${String(times.length).padStart(9)}${row.join('')}${over.toFixed(2).padStart(12)} %`,
  );
  if (!isSlowAsked) continue;
  for (const { address, ms } of costs.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)) {
    console.log(`${ms.toFixed(1).padStart(10)}  ${address}`);
  }
}

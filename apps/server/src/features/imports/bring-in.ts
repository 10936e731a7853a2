import type { Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { type ProjectRows, writeProjects } from '#server/features/catalogue/public.ts';
import { keepFacts, keepRepeats } from '#server/features/facts/public.ts';
import { type Alike, keepApart, noteDoublesOf } from '#server/features/likely-doubles/public.ts';
import { mustGet } from '#server/platform/must-get.ts';
import {
  type Brought,
  type Builderless,
  type PlannedRow,
  type PlanOptions,
  planRows,
} from './plan-rows.ts';
import { promoterImages } from '#server/features/promoters/public.ts';
import { bringMadePromotersBack } from './made-promoters.ts';
import { keepPromoterImages } from './promoters-before.ts';
import { revive } from './revive.ts';

interface BringOptions extends PlanOptions {
  /** Projects that are new are not published yet. */
  areDrafts?: boolean;
}

/**
 * Brings rows of a file into the catalogue: what each tells goes into the journal of its project, and the project is written
 * as the journal then has it. A row that tells nothing new changes nothing. Answers what became of each.
 */
export async function bringIn<Row extends Brought>(
  trx: Transaction<Database>,
  rows: readonly Row[],
  options: BringOptions,
): Promise<{ landed: BroughtRow<Row>[]; builderless: Builderless<Row>[] }> {
  if (rows.length === 0) return { landed: [], builderless: [] };
  const { plan, builderless, existing, loads } = await planRows(trx, rows, options);
  const slugs = plan.map(({ project }) => project.promoter.slug);
  const before = await promoterImages(trx, slugs);
  const written = await writeProjects(loads, projectsToWrite(plan), existing, options);
  const landed = plan.map(({ propertyId, project, ...rest }) => ({
    ...rest,
    project,
    propertyId: propertyId ?? mustGet(written, project.property.import_key),
  }));
  const repeats = plan.flatMap(({ repeat }) => repeat ?? []);
  await keepRepeats(loads, repeats);
  await keepFacts(loads, byProject(landed.filter(isHeard)));
  if (options.importId !== undefined) {
    const again = await bringMadePromotersBack(trx, [...before.keys()]);
    const after = await promoterImages(trx, slugs);
    await keepPromoterImages(trx, options.importId, {
      before: new Map([...before].filter(([id]) => !again.has(id))),
      after,
    });
  }
  await revive(
    trx,
    plan.flatMap(({ outcome, propertyId }) => (outcome === 'added' ? (propertyId ?? []) : [])),
    options,
  );
  const doubles = await noteDoublesOf(trx, landed.filter(isAnother).map(idOf), options.at);
  const own = landed.flatMap(({ decision, propertyId }) => (decision === null ? propertyId : []));
  await keepApart(trx, own, options.at);
  return {
    landed: landed.map((row) => ({
      ...row,
      alike: own.includes(row.propertyId) ? [] : (doubles.get(row.propertyId) ?? []),
    })),
    builderless,
  };
}

interface BroughtRow<Row> extends PlannedRow<Row> {
  propertyId: number;
  /** Stored projects that the project of this row looks like, where it is new or says otherwise who it is. */
  alike: Alike[];
}

const WHO_IT_IS = new Set(['name', 'promoter', 'reraNumbers', 'locality', 'pincode']);

const isAnother = ({ outcome, changes }: PlannedRow<unknown>): boolean =>
  outcome === 'added' || changes.some(({ fact }) => WHO_IT_IS.has(fact));

/** What is repeated of the same day is heard already. */
const isHeard = ({ repeat }: PlannedRow<unknown>): boolean =>
  repeat === undefined || repeat.entry.asOf !== repeat.of.asOf;

const idOf = ({ propertyId }: { propertyId: number }): number => propertyId;

/** Of rows that tell of one project, the last has what all of them made of it. */
function projectsToWrite(plan: readonly PlannedRow<unknown>[]): ProjectRows[] {
  const projects = new Map<string, ProjectRows>();
  for (const { outcome, project } of plan) {
    const key = project.property.import_key;
    if (outcome !== 'unchanged' || projects.has(key)) projects.set(key, project);
  }
  return [...projects.values()];
}

function byProject(
  landed: readonly (PlannedRow<unknown> & { propertyId: number })[],
): Parameters<typeof keepFacts>[1] {
  const all = new Map<number, Parameters<typeof keepFacts>[1][number]>();
  for (const { propertyId, entries, facts } of landed) {
    const before = all.get(propertyId)?.entries ?? [];
    all.set(propertyId, { propertyId, entries: [...before, ...entries], facts });
  }
  return [...all.values()];
}

/** How many projects change no value, only the day of their source. */
export const onlyDated = (plan: readonly PlannedRow<unknown>[]): number =>
  plan.filter(({ outcome, changes }) => outcome === 'changed' && changes.length === 0).length;

/** How many rows did what. */
export function countOutcomes(plan: readonly PlannedRow<unknown>[]) {
  const count = (asked: PlannedRow<unknown>['outcome']) =>
    plan.filter(({ outcome }) => outcome === asked).length;
  return { added: count('added'), changed: count('changed'), unchanged: count('unchanged') };
}

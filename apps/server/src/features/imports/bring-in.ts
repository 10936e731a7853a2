import type { Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { writeProjects } from '#server/features/catalogue/public.ts';
import { keepFacts } from '#server/features/facts/public.ts';
import { type Brought, type PlannedRow, type PlanOptions, planRows } from './plan-rows.ts';
import { keepPromoterImages, promoterImages } from './promoters-before.ts';
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
): Promise<PlannedRow<Row>[]> {
  if (rows.length === 0) return [];
  const { plan, existing } = await planRows(trx, rows, options);
  const slugs = plan.map(({ project }) => project.promoter.slug);
  const before = await promoterImages(trx, slugs);
  const written = await writeProjects(
    trx,
    plan.flatMap(({ outcome, project }) => (outcome === 'unchanged' ? [] : [project])),
    existing,
    options,
  );
  const landed = plan.map(({ propertyId, project, ...rest }) => ({
    ...rest,
    project,
    propertyId: propertyId ?? written.get(project.property.import_key) ?? 0,
  }));
  await keepFacts(trx, landed);
  if (options.importId !== undefined) {
    const after = await promoterImages(trx, slugs);
    await keepPromoterImages(trx, options.importId, { before, after });
  }
  await revive(
    trx,
    plan.flatMap(({ outcome, propertyId }) => (outcome === 'added' ? (propertyId ?? []) : [])),
    options,
  );
  return landed;
}

/** How many rows did what. */
export function countOutcomes(plan: readonly PlannedRow<unknown>[]) {
  const count = (asked: PlannedRow<unknown>['outcome']) =>
    plan.filter(({ outcome }) => outcome === asked).length;
  return { added: count('added'), changed: count('changed'), unchanged: count('unchanged') };
}

import type { RegisterRow } from '@manemitra/catalogue/register/register-row';
import { isExtension, reraCore } from '@manemitra/domain/likeness/rera-core';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** A row of the register, and the project that has its number; or why there is none. */
export interface Matched {
  row: RegisterRow;
  propertyId: number | null;
  /** Why nothing is taken from it, though a project has its number. */
  reason: string | null;
}

/**
 * Finds the projects of registrations by number only, with or without the mark of an extension. People decide about a number
 * that several projects have, and about a project of which the file has only some registrations.
 */
export async function matchRegistrations(
  db: Kysely<Database>,
  rows: readonly RegisterRow[],
): Promise<Matched[]> {
  const projects = await projectsWith(db, rows);
  const byCore = new Map<string, Project[]>();
  for (const project of projects) {
    for (const core of new Set(project.rera_numbers.map(reraCore))) {
      byCore.set(core, [...(byCore.get(core) ?? []), project]);
    }
  }
  const latest = latestOfEach(rows);
  const inFile = new Set(latest.keys());
  return rows.map((row): Matched => {
    const core = reraCore(row.reraNumber);
    const [project, ...others] = byCore.get(core) ?? [];
    if (project === undefined) return { row, propertyId: null, reason: null };
    const propertyId = project.id;
    const all = new Set(project.rera_numbers.map(reraCore));
    const there = [...all].filter((each) => inFile.has(each)).length;
    const reason =
      others.length > 0
        ? `${others.length + 1} projects have this number: ${[project, ...others].map(({ name }) => name).join(', ')}. Merge them first.`
        : there < all.size
          ? `The project has ${all.size} registrations, and this file has ${there} of them.`
          : latest.get(core) !== row
            ? 'A newer entry of the same registration is in this file.'
            : null;
    return { row, propertyId, reason };
  });
}

/** Of a registration and its extension, the extension; else the one that was approved last. */
function latestOfEach(rows: readonly RegisterRow[]): Map<string, RegisterRow> {
  const latest = new Map<string, RegisterRow>();
  const age = ({ reraNumber, facts }: RegisterRow) =>
    `${isExtension(reraNumber) ? 1 : 0} ${facts.approvedOn ?? ''}`;
  for (const row of rows) {
    const core = reraCore(row.reraNumber);
    const before = latest.get(core);
    if (before === undefined || age(row) >= age(before)) latest.set(core, row);
  }
  return latest;
}

interface Project {
  id: number;
  name: string;
  rera_numbers: string[];
}

async function projectsWith(
  db: Kysely<Database>,
  rows: readonly RegisterRow[],
): Promise<Project[]> {
  // As the register writes them: without a mark, or with one of two.
  const numbers = rows.flatMap(({ reraNumber }) => {
    const core = reraCore(reraNumber);
    return [core, `TOR/${core}`, `EX/${core}`];
  });
  return db
    .selectFrom('properties')
    .select(['id', 'name', 'rera_numbers'])
    .where(sql<boolean>`rera_numbers && ${numbers}::text[]`)
    .where('deleted_at', 'is', null)
    .where('merged_into', 'is', null)
    .where('is_demonstration', '=', false)
    .orderBy('id')
    .execute();
}

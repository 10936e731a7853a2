import type { RegisterFile } from '@manemitra/catalogue/register/read-register';
import type { RegisterRefusal } from '@manemitra/catalogue/register/register-row';
import type { Registration } from '@manemitra/domain/register';
import type { Selectable, Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { inLoadTransaction } from '#server/features/load-lock/public.ts';
import { keptChange } from '#server/features/fact-words/public.ts';
import { insertPlainRows } from '#server/platform/database/insert-plain-rows.ts';
import { type Matched, matchRegistrations } from './match-registrations.ts';
import { planRegistrations, type RegisterPlan } from './plan-registrations.ts';

/** Projects that are looked at together. */
const AT_ONCE = 100;

interface Bringing {
  fileName: string;
  bytes: number;
  /** The day that the register was saved on. */
  asOf: string;
  at: Date;
  staffId: number | null;
}

/** A row with what it does, or would. */
export interface LookedAtRow extends Omit<
  Selectable<Database['register_rows']>,
  'id' | 'import_id'
> {}

/** Keeps what a file of the register says and what that would do, for people to see first. Answers its id. */
export async function bringRegister(
  db: Kysely<Database>,
  file: RegisterFile,
  { fileName, bytes, asOf, at, staffId }: Bringing,
): Promise<number> {
  const rows = await lookAtRegister(db, file, { asOf, at });
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('catalogue_imports')
      .values({
        file_name: fileName,
        format: 'csv',
        kind: 'register',
        as_of: asOf,
        status: 'uploaded',
        bytes,
        rows_read: rows.length,
        refused: rows.filter(({ outcome }) => outcome === 'refused').length,
        mapping: '[]',
        preview: '[]',
        staff_id: staffId,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertPlainRows(
      trx,
      'register_rows',
      rows.map((row) => ({ import_id: id, ...row })) as never[],
    );
    return id;
  });
}

/** What each row of a file would do. Nothing is written. */
export async function lookAtRegister(
  db: Kysely<Database>,
  { rows, refused }: RegisterFile,
  { asOf, at }: { asOf: string; at: Date },
): Promise<LookedAtRow[]> {
  const matched = await matchRegistrations(db, rows);
  const plans = new Map<number, RegisterPlan>();
  const registrations = registrationsOf(matched);
  const ids = [...registrations.keys()];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = new Map(
      ids.slice(from, from + AT_ONCE).map((id) => [id, registrations.get(id) ?? []]),
    );
    const looked = await inLoadTransaction(db, (trx) => planRegistrations(trx, some, { asOf, at }));
    for (const plan of looked) plans.set(plan.propertyId, plan);
  }
  const kept = matched.map((each) => keptRow(each, plans.get(each.propertyId ?? 0)));
  return [...kept, ...refused.map(refusedRow)].toSorted((one, other) => one.line - other.line);
}

function registrationsOf(matched: readonly Matched[]): Map<number, Registration[]> {
  const registrations = new Map<number, Registration[]>();
  for (const { row, propertyId, reason } of matched) {
    if (propertyId === null || reason !== null) continue;
    registrations.set(propertyId, [...(registrations.get(propertyId) ?? []), row.facts]);
  }
  return registrations;
}

function keptRow(
  { row, propertyId, reason }: Matched,
  plan: RegisterPlan | undefined,
): LookedAtRow {
  const { line, sheetRow, reraNumber, project, promoter, facts, refusedCells } = row;
  const isTaken = reason === null && plan !== undefined;
  const outcome =
    propertyId === null
      ? 'unmatched'
      : !isTaken
        ? 'refused'
        : plan.changes.length > 0
          ? 'changed'
          : 'unchanged';
  return {
    ...placeOf({ line, sheetRow }),
    rera_number: reraNumber,
    project,
    promoter,
    outcome,
    property_id: propertyId,
    facts: { ...facts },
    marks: isTaken ? plan.marks : [],
    changes: isTaken ? plan.changes.map((change) => keptChange(change, plan.facts)) : [],
    beside: isTaken ? plan.beside.map((change) => keptChange(change, plan.facts)) : [],
    reasons: [
      ...(reason === null ? [] : [reason]),
      ...refusedCells.map((cell) => `${cell.field}: ${cell.reason}`),
    ],
  };
}

function refusedRow({ line, sheetRow, project, problem }: RegisterRefusal): LookedAtRow {
  return {
    ...placeOf({ line, sheetRow }),
    rera_number: null,
    project,
    promoter: null,
    outcome: 'refused',
    property_id: null,
    facts: {},
    marks: [],
    changes: [],
    beside: [],
    reasons: [`${problem.field}: ${problem.reason}`],
  };
}

const placeOf = ({ line, sheetRow }: { line: number; sheetRow: number | null }) => ({
  line,
  sheet_row: sheetRow,
});

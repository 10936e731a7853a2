import { isDeepStrictEqual } from 'node:util';
import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import {
  projectRows,
  type ProjectRows,
  recognise,
  withRegisterDays,
  writeProjects,
} from '#server/features/catalogue/public.ts';
import {
  groupsOf,
  type StoredProject,
  storedProjects,
} from '#server/features/property-editing/public.ts';
import { joinRecords, type StaffField } from './join-records.ts';

/** A row of a file that can be used, with whatever else is told of it. */
interface Brought {
  record: ProjectRecord;
}

export interface BroughtIn<Row> {
  added: number;
  changed: number;
  unchanged: number;
  /** The fields that staff set and a row tells otherwise. */
  staffFields: { row: Row; fields: StaffField[] }[];
}

/**
 * Brings rows of a file into the catalogue, each joined with what is known of its project. A row that came before as it is
 * changes nothing, whatever was edited since; one that tells nothing new changes nothing either.
 */
export async function bringIn<Row extends Brought>(
  trx: Transaction<Database>,
  rows: readonly Row[],
  today: string,
): Promise<BroughtIn<Row>> {
  const result: BroughtIn<Row> = { added: 0, changed: 0, unchanged: 0, staffFields: [] };
  if (rows.length === 0) return result;
  const records = rows.map(({ record }) => record);
  const { projects, existing } = await recognise(trx, records, today);
  const news = projects.flatMap((project, i) => {
    const was = existing.get(project.property.import_key);
    const row = rows[i];
    return row === undefined || was?.content_hash === project.contentHash
      ? []
      : [{ project, row, was }];
  });
  const stored = await storedProjects(
    trx,
    news.flatMap(({ was }) => was?.id ?? []),
  );

  const toWrite: ProjectRows[] = [];
  const vouched: { id: number; groups: string[] }[] = [];
  for (const { project, row, was } of news) {
    const known = was === undefined ? undefined : stored.get(was.id);
    if (was === undefined || known === undefined) {
      toWrite.push(project);
      continue;
    }
    const { record, staffFields } = joinRecords(
      known.record,
      withRegisterDays(row.record),
      known.staffEdits,
    );
    if (staffFields.length > 0) result.staffFields.push({ row, fields: staffFields });
    const joined = underKey(projectRows(record, today), project);
    if (isAsBefore(joined, known, today)) continue;
    toWrite.push(joined);
    vouched.push({
      id: was.id,
      groups: groupsOf(known.record, changedFields(known.record, record)),
    });
  }
  await writeProjects(trx, toWrite, existing);
  await forgetVouching(trx, vouched);
  result.changed = vouched.length;
  result.added = toWrite.length - result.changed;
  result.unchanged = rows.length - toWrite.length;
  return result;
}

/** The project stays who it is, and the row is known again by what it told. */
function underKey(joined: ProjectRows, { property, contentHash }: ProjectRows): ProjectRows {
  const { import_key } = property;
  return { ...joined, property: { ...joined.property, import_key }, contentHash };
}

function isAsBefore(
  joined: ProjectRows,
  { record, allInPrices }: StoredProject,
  today: string,
): boolean {
  const was = underKey(projectRows(record, today), joined);
  // Tax rates change too, and the prices were calculated by those of their day.
  const prices = joined.units.map(({ row }) => row.all_in_price);
  return isDeepStrictEqual(joined, was) && isDeepStrictEqual(prices, allInPrices);
}

function changedFields(was: ProjectRecord, next: ProjectRecord): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(next).filter(
      ([field, value]) => !isDeepStrictEqual(value, was[field as keyof ProjectRecord]),
    ),
  );
}

/** Of what the file changed staff do not vouch any more. */
async function forgetVouching(
  trx: Transaction<Database>,
  vouched: readonly { id: number; groups: string[] }[],
): Promise<void> {
  const ids = vouched.flatMap(({ id, groups }) => groups.map(() => id));
  const groups = vouched.flatMap((each) => each.groups);
  if (ids.length === 0) return;
  await sql`
    delete from property_fact_checks c
    using unnest(${ids}::int[], ${groups}::text[]) as changed (property_id, fact_group)
    where c.property_id = changed.property_id and c.fact_group = changed.fact_group`.execute(trx);
}

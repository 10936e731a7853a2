import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import type { PropertySections } from '@manemitra/contract/staff-properties-sections';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { found } from '#server/platform/database/found.ts';
import { externalIdOf } from './exported-projects.ts';
import { loadEditables } from './load-editable.ts';
import { sectionsOf } from './property-sections.ts';
import { recordOfSections } from './record-of-sections.ts';
import { type StaffEdit, staffEdits } from './staff-edits.ts';

/** A stored project as the record from which it would be made. */
export interface StoredProject {
  record: ProjectRecord;
  /** The fields that are as staff set them, with the day. */
  staffEdits: ReadonlyMap<string, string>;
  /** The all-in price of each unit type, as it was calculated when the project was last written. */
  allInPrices: (number | null)[];
}

/** These projects by their ids. */
export async function storedProjects(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, StoredProject>> {
  if (ids.length === 0) return new Map();
  const editables = await loadEditables(db, ids);
  const promoterIds = editables.map(({ property }) => property.promoter_id);
  const [past, complaints, edits] = await Promise.all([
    db
      .selectFrom('past_projects')
      .selectAll()
      .where('promoter_id', '=', sql<number>`any(${promoterIds}::int[])`)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('complaints')
      .selectAll()
      .where('promoter_id', '=', sql<number>`any(${promoterIds}::int[])`)
      .orderBy('id')
      .execute(),
    staffEdits(db, ids),
  ]);
  return new Map(
    editables.map((editable) => {
      const { id, promoter_id, import_key } = editable.property;
      const sections = sectionsOf(editable);
      const record = recordOfSections(editable, sections);
      const pastProjects = past.filter((each) => each.promoter_id === promoter_id).map(pastRecord);
      const ofOthers = complaints.filter(
        (each) => each.promoter_id === promoter_id && each.property_id !== id,
      );
      const whole: ProjectRecord = {
        ...externalIdOf(import_key, record),
        ...record,
        promoter: { ...record.promoter, ...(pastProjects.length > 0 && { pastProjects }) },
        ...(ofOthers.length > 0 && {
          complaints: [...(record.complaints ?? []), ...ofOthers.map(complaintRecord)],
        }),
      };
      const stored: StoredProject = {
        record: whole,
        staffEdits: asTheyStand(edits.get(id) ?? [], sections),
        allInPrices: editable.units.map(({ all_in_price }) => all_in_price),
      };
      return [id, stored];
    }),
  );
}

/** One of them, which is there. */
export async function storedProject(db: Kysely<Database>, id: number): Promise<StoredProject> {
  return found((await storedProjects(db, [id])).get(id), 'property.not-found');
}

/** Without those whose field an import has changed since. */
function asTheyStand(edits: readonly StaffEdit[], sections: PropertySections): Map<string, string> {
  return new Map(
    edits.flatMap(({ section, field, value, day }) => {
      const now = (sections[section] as Readonly<Record<string, unknown>>)[field];
      return JSON.stringify(sorted(now ?? null)) === JSON.stringify(sorted(value))
        ? [[field, day] as const]
        : [];
    }),
  );
}

/** With the keys of objects in one order: the database keeps its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

type Past = NonNullable<ProjectRecord['promoter']['pastProjects']>[number];

function pastRecord(row: Selectable<Database['past_projects']>): Past {
  const { name, type, status, promised_on, completed_on, has_case, address } = row;
  return {
    name,
    ...(type !== null && { type }),
    ...(status !== null && { status }),
    ...(promised_on !== null && { promisedOn: promised_on }),
    ...(completed_on !== null && { completedOn: completed_on }),
    ...(has_case !== null && { hasCase: has_case }),
    ...(address !== null && { address }),
  };
}

type Complaint = NonNullable<ProjectRecord['complaints']>[number];

function complaintRecord(row: Selectable<Database['complaints']>): Complaint {
  return {
    number: row.complaint_number,
    subject: row.subject,
    projectName: row.project_name,
    status: row.status,
    isAboutThisProject: false,
    ...(row.filed_on !== null && { filedOn: row.filed_on }),
    ...(row.complainant !== null && { by: row.complainant }),
  };
}

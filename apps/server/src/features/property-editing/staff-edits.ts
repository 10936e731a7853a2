import { SECTION_NAMES, type SectionName } from '@manemitra/contract/staff-properties-sections';
import { dayInIndia } from '@manemitra/domain/moments';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** A field that staff set, and was not taken back. */
export interface StaffEdit {
  section: SectionName;
  field: string;
  value: unknown;
  /** The day in Bengaluru as `YYYY-MM-DD`. */
  day: string;
}

/** The latest edit of each field by project. Whether the field is still so is for the caller to see. */
export async function staffEdits(
  db: Kysely<Database>,
  propertyIds: readonly number[],
): Promise<Map<number, StaffEdit[]>> {
  const changes = await db
    .selectFrom('property_changes')
    .select(['id', 'property_id', 'section', 'after', 'at', 'undoes'])
    .where('property_id', '=', sql<number>`any(${propertyIds}::int[])`)
    .where('section', 'in', SECTION_NAMES)
    .$narrowType<{ section: SectionName }>()
    .orderBy('id', 'desc')
    .execute();
  const takenBack = new Set<number>();
  const edits = new Map<number, Map<string, StaffEdit>>();
  for (const { id, property_id, section, after, at, undoes } of changes) {
    if (takenBack.has(id)) continue;
    if (undoes !== null) {
      takenBack.add(undoes);
      continue;
    }
    const ofProject = edits.get(property_id) ?? new Map<string, StaffEdit>();
    edits.set(property_id, ofProject);
    for (const [field, value] of Object.entries(after)) {
      if (ofProject.has(field)) continue;
      const day = dayInIndia(at.toISOString());
      ofProject.set(field, { section, field, value, day });
    }
  }
  return new Map([...edits].map(([id, ofProject]) => [id, [...ofProject.values()]]));
}

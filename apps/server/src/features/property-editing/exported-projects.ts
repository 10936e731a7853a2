import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadEditables } from './load-editable.ts';
import { sectionsOf } from './property-sections.ts';
import { recordOfSections } from './record-of-sections.ts';

/** A project as it leaves in a file: the record that an import takes, and what we say of it besides. */
export interface ExportedProject {
  exported: {
    id: number;
    slug: string;
    isPublished: boolean;
    isDeleted: boolean;
    completeness: number;
    version: number;
    updatedAt: string;
  };
  record: ProjectRecord;
}

/** Before the id that a source gave (`importKeyOf`). */
const EXTERNAL = 'external:';

export async function exportedProjects(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ExportedProject[]> {
  const editables = await loadEditables(db, ids);
  return editables.map((editable) => {
    const { property } = editable;
    const record = recordOfSections(editable, sectionsOf(editable));
    return {
      exported: {
        id: property.id,
        slug: property.slug,
        isPublished: property.is_published,
        isDeleted: property.deleted_at !== null,
        completeness: property.completeness,
        version: property.version,
        updatedAt: property.updated_at.toISOString(),
      },
      record: { ...externalIdOf(property.import_key, record), ...record },
    };
  });
}

/** So that it is recognised when it comes back, whatever was edited of it. */
export function externalIdOf(
  key: string,
  { reraNumbers = [] }: Pick<ProjectRecord, 'reraNumbers'>,
): { externalId?: string } {
  if (key.startsWith(EXTERNAL)) return { externalId: key.slice(EXTERNAL.length) };
  return reraNumbers.includes(key) ? {} : { externalId: key };
}

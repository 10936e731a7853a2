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

const EXTERNAL = 'external:';

export async function exportedProjects(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ExportedProject[]> {
  const editables = await loadEditables(db, ids);
  return editables.map((editable) => {
    const { property } = editable;
    const record = recordOfSections(editable, sectionsOf(editable));
    const key = property.import_key;
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
      // So that it is recognised when it comes back.
      record: key.startsWith(EXTERNAL)
        ? { externalId: key.slice(EXTERNAL.length), ...record }
        : record,
    };
  });
}

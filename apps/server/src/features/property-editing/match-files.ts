import type { MatchedFile } from '@manemitra/contract/staff-project-files';
import { reraCore } from '@manemitra/domain/likeness/rera-core';
import {
  captionOf,
  documentSectionOf,
  keysInPath,
  pictureKindOf,
  plainKey,
} from '@manemitra/domain/project-files';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { type PropertyScope, within } from './property-scope.ts';

/** The project of each file: the longest key in its path that exactly one project within the scope has. */
export async function matchFiles(
  db: Kysely<Database>,
  scope: PropertyScope,
  paths: readonly string[],
): Promise<MatchedFile[]> {
  const keys = await keysOfProjects(db, scope);
  return paths.map((path) => {
    const found = keysInPath(path).find(({ key }) => keys.has(key));
    const projects = found === undefined ? [] : [...(keys.get(found.key)?.values() ?? [])];
    const [project] = projects;
    const rest = found?.rest ?? '';
    const said = `${path.split(/[/\\]/).slice(0, -1).join(' ')} ${rest}`;
    const names = projects.map(({ name }) => name).join(', ');
    return {
      path,
      project: projects.length === 1 && project !== undefined ? project : null,
      reason:
        projects.length === 1
          ? null
          : projects.length > 1
            ? `Several projects have this key: ${names}.`
            : 'No project that you look after has a RERA number, address or key that is in this name.',
      kind: pictureKindOf(rest === '' ? said : rest),
      section: documentSectionOf(rest),
      words: captionOf(rest),
    };
  });
}

type Project = NonNullable<MatchedFile['project']>;

async function keysOfProjects(
  db: Kysely<Database>,
  scope: PropertyScope,
): Promise<Map<string, Map<number, Project>>> {
  const rows = await db
    .selectFrom('properties as p')
    .where('p.deleted_at', 'is', null)
    .where(within(scope))
    .select([
      'p.id',
      'p.name',
      'p.slug',
      'p.import_key',
      'p.rera_numbers',
      sql<string[]>`array(select s.slug from project_slugs s where s.property_id = p.id)`.as(
        'slugs',
      ),
      sql<string[]>`array(select distinct t.external_id from property_tellings t
        where t.property_id = p.id and t.external_id is not null)`.as('external'),
    ])
    .execute();
  const keys = new Map<string, Map<number, Project>>();
  for (const { id, name, slug, slugs, import_key, rera_numbers, external } of rows) {
    const all = [slug, ...slugs, ...external, ...rera_numbers, ...rera_numbers.map(reraCore)];
    for (const key of [...all, import_key.replace(/^external:/, '')].map(plainKey)) {
      if (key === '') continue;
      const same = keys.get(key) ?? new Map<number, Project>();
      keys.set(key, same.set(id, { id, name, slug }));
    }
  }
  return keys;
}

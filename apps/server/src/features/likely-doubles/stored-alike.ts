import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { type Likeness, likeness } from '@manemitra/domain/likeness/likeness';
import { likenessKeys, SHARED_AT_MOST } from '@manemitra/domain/likeness/likeness-keys';
import { dayOfPeriod } from '@manemitra/domain/periods';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { localityOf } from '#server/features/catalogue/public.ts';
import { type Compared, comparableProjects } from './comparable-projects.ts';

/** A stored project that looks like another one. */
export interface Alike {
  project: Compared;
  like: Likeness;
}

/** The stored projects that look like each of these, which may be stored themselves; those that staff told apart too. */
export async function storedAlike(
  db: Kysely<Database>,
  asked: readonly (Omit<Compared, 'id'> & { id?: number })[],
): Promise<Alike[][]> {
  const keys = [...new Set(asked.flatMap((each) => likenessKeys(each)))];
  if (keys.length === 0) return asked.map(() => []);
  const stored = await comparableProjects(db, sql<boolean>`p.likeness_keys && ${keys}::text[]`);
  const sharing = new Map<string, Compared[]>();
  for (const project of stored) {
    for (const key of likenessKeys(project)) {
      const others = sharing.get(key);
      if (others === undefined) sharing.set(key, [project]);
      else others.push(project);
    }
  }
  return asked.map((one) => {
    const others = likenessKeys(one)
      .map((key) => sharing.get(key) ?? [])
      .filter((same) => same.length <= SHARED_AT_MOST)
      .flat();
    return [...new Set(others)].flatMap((project) => {
      const like = project.id === one.id ? undefined : likeness(one, project);
      return like === undefined ? [] : [{ project, like }];
    });
  });
}

/** A row of a file as it is compared with what is stored. */
export function comparableRecord(record: ProjectRecord): Omit<Compared, 'id'> {
  const { coordinates, possessionOn } = record;
  const point = coordinates ? ([coordinates.lat, coordinates.lng] as const) : null;
  return {
    name: record.name,
    promoter: record.promoter.name,
    reraNumbers: record.reraNumbers ?? [],
    locality: localityOf(record.locality, point ?? undefined) ?? null,
    pincode: record.pincode ?? null,
    point,
    totalUnits: record.totalUnits ?? null,
    landSqm: record.landSqm ?? null,
    towers: record.towers ?? null,
    possessionOn: possessionOn === undefined ? null : dayOfPeriod(possessionOn).day,
    approvalReference: record.approvalReference ?? null,
    surveyNumbers: record.surveyNumbers ?? [],
  };
}

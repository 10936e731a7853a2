import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { nameSlug } from '#server/features/catalogue/public.ts';
import type { RecordFrame } from './facts-record.ts';

type OfPromoter = Pick<RecordFrame, 'promoter' | 'complaints'>;

/** What is known of the promoter of this name: the earlier knowledge, and what a row adds to it. */
export function joinPromoters(
  name: string,
  stored: ProjectRecord,
  row: ProjectRecord | undefined,
): OfPromoter {
  const told = [stored, ...(row === undefined ? [] : [row])].filter(
    (each) => nameSlug(each.promoter.name) === nameSlug(name),
  );
  const past = new Map<string, NonNullable<RecordFrame['promoter']['pastProjects']>[number]>();
  const complaints = new Map<string, NonNullable<RecordFrame['complaints']>[number]>();
  let promoter: RecordFrame['promoter'] = { name };
  for (const { promoter: each, complaints: all = [] } of told) {
    promoter = { ...promoter, ...each, name };
    for (const one of each.pastProjects ?? [])
      past.set(one.name, { ...past.get(one.name), ...one });
    for (const one of all.filter(({ isAboutThisProject }) => !isAboutThisProject)) {
      complaints.set(one.number, { ...complaints.get(one.number), ...one });
    }
  }
  if (past.size > 0) promoter.pastProjects = [...past.values()];
  return { promoter, complaints: [...complaints.values()] };
}

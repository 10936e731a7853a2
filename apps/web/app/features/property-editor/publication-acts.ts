import { RESTORABLE_DAYS } from '@manemitra/contract/limits';
import type { StaffProperty } from '@manemitra/contract/staff-properties';

export interface PublicationAct {
  name: 'publish' | 'unpublish' | 'delete' | 'restore';
  label: string;
  question: string;
  /** What follows from it. */
  meaning: string;
  isGrave: boolean;
}

/** What can be done with a project as it stands: one act at hand, the others in a menu. */
export function publicationActs({
  isPublished,
  deletedAt,
  completeness,
}: Pick<StaffProperty, 'isPublished' | 'deletedAt' | 'completeness'>): {
  main: PublicationAct;
  more: readonly PublicationAct[];
} {
  if (deletedAt !== null) return { main: RESTORE, more: [] };
  if (isPublished) return { main: UNPUBLISH, more: [DELETE] };
  const missing = completeness.missing.length;
  const told =
    missing === 0
      ? ''
      : ` ${missing} of the facts they ask for ${missing === 1 ? 'is' : 'are'} missing and will be shown as not disclosed.`;
  return { main: { ...PUBLISH, meaning: PUBLISH.meaning + told }, more: [DELETE] };
}

const PUBLISH: PublicationAct = {
  name: 'publish',
  label: 'Publish',
  question: 'Publish this project?',
  meaning: 'Buyers will find it in searches and can open its page.',
  isGrave: false,
};
const UNPUBLISH: PublicationAct = {
  name: 'unpublish',
  label: 'Take down',
  question: 'Take this project down?',
  meaning:
    'Buyers can no longer find it or open its page. Nothing is lost; you can publish it again.',
  isGrave: false,
};
const DELETE: PublicationAct = {
  name: 'delete',
  label: 'Delete',
  question: 'Delete this project?',
  meaning: `It disappears from the site and from the lists. For ${RESTORABLE_DAYS} days it can be restored.`,
  isGrave: true,
};
const RESTORE: PublicationAct = {
  name: 'restore',
  label: 'Restore',
  question: 'Restore this project?',
  meaning: 'It comes back as it was when it was deleted.',
  isGrave: false,
};

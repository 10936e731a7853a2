import type { PropertyDetail } from '@manemitra/contract/properties';
import { approvalLabel } from '@manemitra/domain/approval-ladder';
import { khathaStep } from '@manemitra/domain/khatha-ladder';
import { khathaText } from '#web/features/project-words/public.ts';

/** The standing of a project in a sentence; unknowns are named and nothing is concluded from them. */

export function khathaStanding(detail: Pick<PropertyDetail, 'khatha' | 'land'>): string {
  const { id, isMixed } = detail.khatha;
  if (isMixed) {
    return `Its survey numbers differ: ${khathaText(detail)}. Ask which one your home stands on.`;
  }
  const step = khathaStep(id);
  return step === undefined
    ? 'Which khata this project has is not known.'
    : `This project: ${step.label}.`;
}

export function approvalStanding({ approval }: Pick<PropertyDetail, 'approval'>): string {
  const label = approvalLabel(approval.id, approval.isReraRegistered);
  if (approval.id !== null && label !== null) return `This project: ${label}.`;
  const known = label === null ? '' : ` It is ${label}.`;
  return `Who approved this project is not known.${known}`;
}

import type { PropertyDetail } from '@manemitra/contract/properties';
import { approvalLabel } from '@manemitra/domain/approval-ladder';
import { khathaText as textOf } from '@manemitra/domain/khatha';
import { E_KHATA_RULE, khathaStep } from '@manemitra/domain/khatha-ladder';
import { khathaText } from '#web/features/project-words/public.ts';

/** The standing of a project in a sentence; unknowns are named and nothing is concluded from them. */

export function khathaStanding(detail: Pick<PropertyDetail, 'khatha' | 'land'>): string {
  const { id, isE, isMixed } = detail.khatha;
  if (isMixed) {
    return `Its survey numbers differ: ${khathaText(detail)}. Ask which one your home stands on.`;
  }
  const text = textOf(detail.khatha) ?? khathaStep(id)?.label;
  if (text === undefined) return 'Which khata this project has is not known.';
  return `This project: ${text}.${isE === false ? ` ${E_KHATA_RULE}` : ''}`;
}

export function approvalStanding({ approval }: Pick<PropertyDetail, 'approval'>): string {
  const label = approvalLabel(approval.id, approval.isReraRegistered);
  if (approval.id !== null && label !== null) return `This project: ${label}.`;
  const known = label === null ? '' : ` It is ${label}.`;
  return `Who approved this project is not known.${known}`;
}

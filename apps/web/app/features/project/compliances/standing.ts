import type { PropertyDetail } from '@manemitra/contract/properties';
import { approvalLabel } from '@manemitra/domain/approval-ladder';
import { E_KHATA_RULE } from '@manemitra/domain/khatha-ladder';
import { khataFacts } from './khata-facts.ts';

/** The standing of a project in a sentence; unknowns are named and nothing is concluded from them. */

type Known = Parameters<typeof khataFacts>[0];

export function khataClassStanding(detail: Known): string {
  const { classes } = khataFacts(detail);
  if (classes === null) return 'Its class, A or B, is not disclosed.';
  if (!detail.khatha.isMixed) return `This project: ${classes}.`;
  const others = classes.includes(',') ? '' : ' of some, not disclosed of others';
  return `Its survey numbers differ: ${classes}${others}. ${WHICH}`;
}

export function khataFormStanding(detail: Known): string {
  const { forms } = khataFacts(detail);
  if (forms === null) return 'Whether it is an e-Khata is not disclosed.';
  if (detail.khatha.isE === null) return `Its survey numbers differ: ${forms}. ${WHICH}`;
  return `This project: ${forms}.${detail.khatha.isE ? '' : ` ${E_KHATA_RULE}`}`;
}

const WHICH = 'Ask which one your home is on.';

export function approvalStanding({ approval }: Pick<PropertyDetail, 'approval'>): string {
  const label = approvalLabel(approval.id, approval.isReraRegistered);
  if (approval.id !== null && label !== null) return `This project: ${label}.`;
  const known = label === null ? '' : ` It is ${label}.`;
  return `Who approved this project is not known.${known}`;
}

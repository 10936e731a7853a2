import {
  type DocumentKind,
  type DocumentSection,
  DOCUMENTS,
  expectedDocuments,
} from '@manemitra/domain/expected-documents';
import { randomFrom } from '@manemitra/catalogue/random';
import { caseOf } from './document-facts.ts';
import type { DocumentFacts } from './document-facts.ts';
import { storyOf } from './story.ts';
import type { Story } from './story.ts';

export interface ListedDocument {
  kind: DocumentKind;
  section: DocumentSection;
  name: string;
}

/** How often a builder's file lacks a paper that is due; legal opinions and link deeds most of all. */
const MISSING_SHARE: Readonly<Record<DocumentKind, number>> = {
  'rera-certificate': 0.02,
  'rera-extension': 0.1,
  'plan-sanction': 0.05,
  'layout-approval': 0.05,
  'commencement-certificate': 0.16,
  'occupancy-certificate': 0.05,
  'site-release-order': 0.2,
  'fire-noc': 0.15,
  'airport-noc': 0.2,
  'pollution-consent': 0.25,
  'bwssb-noc': 0.22,
  'bescom-noc': 0.15,
  'mother-deed': 0.34,
  'sale-deed': 0.18,
  'joint-development-agreement': 0.42,
  'conversion-order': 0.15,
  'encumbrance-certificate': 0.24,
  'khatha-certificate': 0.12,
  'tax-receipt': 0.2,
  'legal-opinion': 0.48,
};

/** Each paper is missing or not for itself, so that another rule for one never moves the others. */
const isInFile = (seed: string, kind: DocumentKind): boolean =>
  !randomFrom(`file/${seed}/${kind}`).chance(MISSING_SHARE[kind]);

/** The papers that a demonstration project shows: those due, less those it lacks or that would tell too much. */
export function listDocuments(facts: DocumentFacts): ListedDocument[] {
  const story = storyOf(facts);
  return expectedDocuments(caseOf(facts, story))
    .filter(({ kind }) => canBeDrawn(kind, facts, story) && isInFile(facts.seed, kind))
    .map(({ kind, section }) => ({ kind, section, name: DOCUMENTS[kind].name }));
}

/** A paper whose subject the product does not know, or knows that it does not exist, is not in the file. */
function canBeDrawn(kind: DocumentKind, facts: DocumentFacts, story: Story): boolean {
  switch (kind) {
    case 'rera-certificate':
    case 'rera-extension':
      return facts.reraNumber !== undefined && story.reraValidUntil !== undefined;
    case 'plan-sanction':
    case 'layout-approval':
      return facts.approver !== undefined && facts.approvalReference !== undefined;
    case 'commencement-certificate':
    case 'site-release-order':
      return facts.approver !== undefined;
    case 'occupancy-certificate':
      return facts.approver !== undefined && story.occupancyOn !== undefined;
    case 'mother-deed':
    case 'sale-deed':
    case 'joint-development-agreement':
    case 'conversion-order':
    case 'encumbrance-certificate':
      return facts.surveyNumbers !== undefined;
    case 'khatha-certificate':
      return facts.khatha !== undefined || facts.eKhatha === true;
    default:
      return true;
  }
}
